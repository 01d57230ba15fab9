"""`dsn moves`: what is legal at a place of a game."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import Listing
from dsnotation.cli.games_in import chosen_game, reference_of, require_place
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets


def moves(
    path: Annotated[str, typer.Argument(metavar="FILE", help="DSN text or JSON record; - is stdin.")],
    at: Annotated[
        str | None, typer.Option("--at", metavar="REF", help="After 12, turn:3 or line:120; else at the end.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="NUMBER", min=1, help="How many moves to list.")] = 50,
    form: Annotated[Listing, typer.Option("--format", help="DSN lines, or JSON with all fields.")] = Listing.text,
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Which game of the file, from 1.")
    ] = None,
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """List the legal moves at a place of a game, ready to be written into its text.

    REF names the position after a move (12; 0 is the start), at the end of a turn (turn:3) or after a line
    of the file (line:120). Some decisions allow more moves than anybody can count; the list stops at --limit
    and says that there are more.

    \b
    Examples:
      dsn moves game.dsn
      dsn moves game.dsn --at 40 --limit 10
      dsn moves game.dsn --at line:120 --format json
    """
    from dsnotation.core.messages import say
    from dsnotation.render.languages import tell
    from dsnotation.render.legal import legal_here
    from dsnotation.replay.position import position_at

    offer_sets(sets)
    reference = reference_of(at)
    game = chosen_game(path, number)
    require_place(game, reference)
    here = legal_here(position_at(game.text, game.source, reference), limit)
    print(here.heading, file=sys.stderr if form is Listing.json else sys.stdout)
    if form is Listing.json:
        sys.stdout.write(json.dumps(here.values, indent=2, ensure_ascii=False) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in here.lines)
    if here.more:
        more = say("... and more; --limit {limit} lists further ones", limit=limit * 10)
        print(tell(more), file=sys.stderr)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(moves)
