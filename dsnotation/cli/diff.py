"""`dsn diff`: two records of one game, compared by moves."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import Listing
from dsnotation.cli.games_in import tellings
from dsnotation.cli.inputs import Unusable
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets


def diff(
    first: Annotated[str, typer.Argument(metavar="A", help="DSN text or JSON record; - is stdin.")],
    second: Annotated[str, typer.Argument(metavar="B", help="The same game, written by somebody else.")],
    form: Annotated[Listing, typer.Option("--format", help="For people, or JSON.")] = Listing.text,
    limit: Annotated[
        int, typer.Option("--limit", metavar="NUMBER", min=1, help="How many moves to show; JSON has all.")
    ] = 20,
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Which game, in files with several.")
    ] = None,
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """Compare two records of one game by its moves, not by its text.

    Spelling, line breaks, seats left out, the order of cards drawn together and comments make no difference, nor
    does "?" where the other record knows more. For every move that differs it says which of the two is legal.
    Exit code 0: no difference; 1: differences.

    \b
    Examples:
      dsn diff ann.dsn bob.dsn
      dsn diff club.dsn game.json --game 2
      dsn diff ann.dsn bob.dsn --format json
    """
    from dsnotation.render.difference import comparison_json, comparison_text
    from dsnotation.render.style import style_for
    from dsnotation.replay.difference import OtherGame, compare

    offer_sets(sets)
    try:
        found = compare(*tellings([first, second], number))
    except OtherGame as problem:
        raise Unusable(problem.args[0]) from None
    as_json = form is Listing.json
    sys.stdout.write(comparison_json(found) if as_json else comparison_text(found, style_for(sys.stdout), limit))
    raise typer.Exit(0 if found.same else 1)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(diff)
