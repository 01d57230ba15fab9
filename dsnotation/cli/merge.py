"""`dsn merge`: several records of one game joined into one text."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.games_in import tellings
from dsnotation.cli.inputs import Unusable, write_output
from dsnotation.cli.language import Lang


def merge(
    paths: Annotated[list[str], typer.Argument(metavar="A B...", help="DSN texts or JSON records; - is stdin.")],
    out: Annotated[str, typer.Option("-o", "--out", metavar="OUT", help="Where to write; - is stdout.")] = "-",
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Which game, in files with several.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Join records of one game by several people into one text.

    What one could not see ("?") is filled in from the others, moves that only one has are taken if the game is
    legal with them, and comments of all are kept. Where two contradict each other the first stands, a comment in
    the text tells what the other one has, and standard error lists both. Exit code 1: there were such conflicts.

    \b
    Examples:
      dsn merge ann.dsn bob.dsn -o game.dsn
      dsn merge ann.dsn bob.dsn onlooker.json
      dsn merge ann.dsn bob.dsn | dsn check -
    """
    from dsnotation.core.messages import say
    from dsnotation.render.merged import merge_report
    from dsnotation.render.style import style_for
    from dsnotation.replay.difference import OtherGame
    from dsnotation.replay.merging import NotOneGame, mistakes_in
    from dsnotation.replay.merging import merge as merge_tellings

    if len(paths) < 2:
        raise Unusable(say("name at least two records of one game: dsn merge A B"))
    try:
        merged = merge_tellings(tellings(paths, number))
    except (NotOneGame, OtherGame) as problem:
        raise Unusable(problem.args[0]) from None
    write_output(out, merged.text)
    sys.stderr.write(merge_report(merged, style_for(sys.stderr), mistakes_in(merged, paths[0])))
    raise typer.Exit(0 if merged.clean else 1)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(merge)
