"""What Python's JSON reader and the validator say is read back, whatever version they are."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

from dsnotation.core.messages import Message
from dsnotation.record.wordings import JSON, SCHEMA


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1",
        '{"a"}',
        '{"a": 1,}',
        "[1,]",
        "1 2",
        '"a',
        '"\t"',
        r'"\x"',
        r'"\u12"',
        '{"a": tru}',
        "9" * 5000,
    ],
)
def test_what_is_wrong_with_json(text: str) -> None:
    with pytest.raises(ValueError) as error:
        json.loads(text)
    assert isinstance(JSON.read_back(str(error.value)), Message)
    if isinstance(error.value, json.JSONDecodeError):
        assert isinstance(JSON.read_back(error.value.msg), Message)


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "string"}, 3),
        ({"type": ["string", "null"]}, 3),
        ({"enum": ["a", "b", "c"]}, "z"),
        ({"const": "x"}, 1),
        ({"minimum": 3}, 1),
        ({"maximum": 3}, 9),
        ({"pattern": "^a"}, "b"),
        ({"minItems": 1}, []),
        ({"maxItems": 1}, [1, 2]),
        ({"additionalProperties": False}, {"x": 1}),
        ({"additionalProperties": False}, {"x": 1, "y": 2}),
        ({"required": ["r"]}, {}),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, 3),
        ({"prefixItems": [{}], "items": False}, [1, 2]),
    ],
)
def test_what_does_not_fit_a_schema(schema: Any, value: Any) -> None:
    [error] = jsonschema_rs.Draft202012Validator(schema).iter_errors(value)
    assert isinstance(SCHEMA.read_back(error.message), Message)
