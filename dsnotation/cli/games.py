"""`dsn games`: the games there are and their rule options."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A game; all are listed without.")] = None,
) -> None:
    """List the games, or tell about one: its rule options with their values, defaults and sources.

    \b
    Examples:
      dsn games
      dsn games dominant-species
    """
    from dsnotation.core.registry import UnknownGame
    from dsnotation.render.games import game_list, game_text

    try:
        sys.stdout.write(game_list() if name is None else game_text(name))
    except UnknownGame as error:
        raise Unusable(str(error)) from None


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(games)
