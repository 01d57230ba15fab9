"""Records against their published schemas, by two validators that must agree.

The fast one (jsonschema-rs) serves the tool; the reference one (jsonschema) is 500 times slower and keeps the
fast one honest in the tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import jsonschema_rs

from dsnotation.record.schema_name import schema_name, set_schema_name
from dsnotation.resources import read_text


class SchemaError(NamedTuple):
    """One disagreement with a schema: where in the JSON value, and what."""

    path: tuple[str | int, ...]
    message: str


@cache
def published_schema(name: str) -> dict[str, Any]:
    """The committed schema of a game's records. Raises FileNotFoundError if the game has none."""
    schema: dict[str, Any] = json.loads(read_text("schemas", schema_name(name)))
    return schema


@cache
def published_set_schema(name: str) -> dict[str, Any]:
    """The committed schema of a game's sets. Raises FileNotFoundError if the game has none."""
    schema: dict[str, Any] = json.loads(read_text("schemas", set_schema_name(name)))
    return schema


@cache
def _fast(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(published_schema(name))


def schema_errors(name: str, value: Any) -> Iterator[SchemaError]:
    """What is wrong with a JSON value as a record of the game `name`, by the fast validator."""
    for error in _fast(name).iter_errors(value):
        yield SchemaError(tuple(error.instance_path), _brief(error.message))


def fits_schema(name: str, value: Any) -> bool:
    """Whether a JSON value fits the schema, by the fast validator."""
    return bool(_fast(name).is_valid(value))


def fits_schema_by_reference(name: str, value: Any) -> bool:
    """Whether a JSON value fits the schema, by the reference validator. Slow: for tests."""
    from jsonschema import Draft202012Validator

    return bool(Draft202012Validator(published_schema(name)).is_valid(value))


def _brief(message: str, limit: int = 240) -> str:
    """A validator's message, without the middle if it quotes a whole record."""
    return message if len(message) <= limit else f"{message[: limit // 2]} ... {message[-limit // 2 :]}"
