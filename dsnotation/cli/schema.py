"""`dsn schema`: the JSON Schemas of the records."""

from __future__ import annotations

from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable, write_output


def schema(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A game; the schemas are listed without.")
    ] = None,
) -> None:
    """Print the JSON Schema of a game's records.

    \b
    Examples:
      dsn schema
      dsn schema dominant-species > record.schema.json
    """
    from dsnotation.core.registry import GAMES
    from dsnotation.record.schema_name import schema_name
    from dsnotation.resources import read_text

    if name is None:
        for game in GAMES:
            print(f"{game}  {schema_name(game)}")
        return
    game = name.removesuffix(".json").removesuffix("-record")
    if game not in GAMES:
        raise Unusable(f"there is no schema {name!r}; there are: {', '.join(GAMES)}")
    write_output("-", read_text("schemas", schema_name(game)))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(schema)
