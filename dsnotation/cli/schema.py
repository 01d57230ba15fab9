"""`dsn schema`: the JSON Schemas of the records and of game sets."""

from __future__ import annotations

from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable, write_output
from dsnotation.cli.language import Lang


def schema(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="As listed; a game stands for its records.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Print the JSON Schema of a game's records or game sets; without NAME, list the schemas.

    \b
    Examples:
      dsn schema
      dsn schema dominant-species > record.schema.json
      dsn schema habitat-battle-set > set.schema.json
    """
    from dsnotation.core.messages import quoted, say
    from dsnotation.core.registry import GAMES, find_game
    from dsnotation.record.schema_name import schema_name, set_schema_name
    from dsnotation.resources import read_text

    files = {game: schema_name(game) for game in GAMES}
    files |= {f"{game}-set": set_schema_name(game) for game in GAMES if find_game(game).sets is not None}
    if name is None:
        for known, file in files.items():
            print(f"{known}  {file}")
        return
    wanted = name.removesuffix(".json").removesuffix("-record")
    if wanted not in files:
        raise Unusable(
            say("there is no schema {name}; there are: {known}", name=quoted(name), known=", ".join(files))
        )
    write_output("-", read_text("schemas", files[wanted]))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(schema)
