"""The JSON Schemas of the records and of game sets, made from the models.

`python -m dsnotation.record.schema FOLDER` writes them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from dsnotation.core.registry import GAMES, find_game
from dsnotation.record.models import VERSION, record_type
from dsnotation.record.schema_name import schema_name, set_schema_name

SET_VERSION = 1  # of the form of game sets


class RecordSchema(GenerateJsonSchema):
    """Writes unions so that a validator can say what is wrong inside the one variant that was meant.

    pydantic's own `oneOf` leaves validators with "not valid under any of the given schemas"; with `if`/`then`
    both of ours name the field, and the reference validator is twice as fast.
    """

    def tagged_union_schema(self, schema: core_schema.TaggedUnionSchema) -> JsonSchemaValue:
        discriminator = schema["discriminator"]
        assert isinstance(discriminator, str)
        variants = {str(tag): self.generate_inner(choice) for tag, choice in schema["choices"].items()}
        return {
            "type": "object",
            "properties": {discriminator: {"enum": list(variants)}},
            "required": [discriminator],
            "allOf": [
                {
                    "if": {"properties": {discriminator: {"const": tag}}, "required": [discriminator]},
                    "then": variant,
                }
                for tag, variant in variants.items()
            ],
        }

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        inner = self.generate_inner(schema["schema"])
        if not isinstance(inner.get("type"), str) or "allOf" in inner:
            return {"if": {"type": "null"}, "else": inner}
        merged = {**inner, "type": [inner["type"], "null"]}
        if "enum" in inner:
            merged["enum"] = [*inner["enum"], None]
        return merged


def record_schema(name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of the records of the game called `name`, as a JSON value.

    Raises UnknownGame.
    """
    schema = record_type(name).model_json_schema(mode="serialization", schema_generator=RecordSchema)
    return {
        "$schema": RecordSchema.schema_dialect,
        "$id": f"urn:dsnotation:schema:{name}-record:{VERSION}",
        **schema,
        "title": f"dsnotation record of {find_game(name).title}",
    }


# A game's dataclasses know nothing of pydantic, so that what they mean stands here.
_SET_CONFIG = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


def set_schema(name: str, model: type[Any]) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a game's sets, whose dataclass is `model`, as a JSON value.

    TOML has values that JSON has not: for a date there is no type, and 1.0 is a decimal number there.
    """
    # Only around something else does pydantic let a dataclass have a configuration that is not its own.
    adapter: TypeAdapter[Any] = TypeAdapter(list[model], config=_SET_CONFIG)  # type: ignore[valid-type]
    schema = adapter.json_schema(schema_generator=RecordSchema)
    definitions = schema["$defs"]
    return {
        "$schema": RecordSchema.schema_dialect,
        "$id": f"urn:dsnotation:schema:{name}-set:{SET_VERSION}",
        **definitions.pop(model.__name__),
        "$defs": definitions,
        "title": f"dsnotation game set of {find_game(name).title}",
    }


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as the bytes that are committed: sorted, so that no change of pydantic's order shows."""
    return json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def all_schemas() -> dict[str, str]:
    """File name -> text of every schema there is."""
    schemas = {schema_name(name): record_schema(name) for name in GAMES}
    for name in GAMES:
        sets = find_game(name).sets
        if sets is not None:
            schemas[set_schema_name(name)] = set_schema(name, sets.model)
    return {name: schema_text(schema) for name, schema in schemas.items()}


def write_schemas(folder: Path) -> None:
    """Makes `folder` hold the schemas of today and no other JSON file."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = all_schemas()
    for stale in folder.glob("*.json"):
        if stale.name not in texts:
            stale.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line of developers: `make schemas`."""
    parser = argparse.ArgumentParser(
        prog="python -m dsnotation.record.schema",
        description="Writes the JSON Schemas of records and of game sets; other JSON files there are removed.",
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path("schemas"), help="where (default: schemas)")
    write_schemas(parser.parse_args(arguments).folder)


if __name__ == "__main__":
    main()
