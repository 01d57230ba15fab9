"""`dsn games`: the games there are, their rule options and game sets."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import Report
from dsnotation.cli.inputs import Unusable, display_name, read_input
from dsnotation.cli.language import Lang


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A game; all are listed without.")] = None,
    path: Annotated[
        str | None, typer.Option("--set", metavar="FILE", help="Check a game set instead; - is stdin.")
    ] = None,
    form: Annotated[Report, typer.Option("--format", help="How findings about a set are printed.")] = Report.text,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings about a set fail like errors.")] = False,
    lang: Lang = None,
) -> None:
    """List the games, or tell about one: its rule options with their values, defaults and sources, and the game
    sets there are.

    With --set, check a game set: say what is wrong with it, and what it holds. Exit codes are those of dsn check.

    \b
    Examples:
      dsn games
      dsn games dominant-species
      dsn games habitat-battle --set club.toml
    """
    from dsnotation.core.registry import UnknownGame
    from dsnotation.render.games import game_list, game_text

    try:
        if path is not None:
            raise typer.Exit(_check_set(name, path, form, strict))
        sys.stdout.write(game_list() if name is None else game_text(name))
    except UnknownGame as error:
        raise Unusable(error.told) from None


def _check_set(name: str | None, path: str, form: Report, strict: bool) -> int:
    """Prints what is wrong with a set and what it holds; the exit code. Raises Unusable, UnknownGame."""
    from dsnotation.core.findings import Severity
    from dsnotation.core.messages import say
    from dsnotation.core.registry import find_game
    from dsnotation.render.sets import set_report
    from dsnotation.render.style import style_for
    from dsnotation.replay.sets import check_set, games_with_sets

    having = ", ".join(games_with_sets())
    if name is None:
        raise Unusable(
            say(
                "name the game that the set is for: dsn games NAME --set FILE (games with sets: {games})",
                games=having,
            )
        )
    game = find_game(name)
    if game.sets is None:
        raise Unusable(
            say("{game} is not played with game sets (games with sets: {games})", game=name, games=having)
        )
    checked, game_set = check_set(game, read_input(path), display_name(path))
    pairs = game.sets.summary(game_set) if game_set is not None else []
    sys.stdout.write(set_report(checked, pairs, form.value, style_for(sys.stdout)))
    fail = (Severity.ERROR, Severity.IRREGULAR, Severity.WARNING) if strict else (Severity.ERROR,)
    return int(any(checked.count(severity) for severity in fail))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(games)
