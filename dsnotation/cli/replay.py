"""`dsn replay`: play a written game through."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.games_in import chosen_game, reference_of, require_narration, require_place
from dsnotation.cli.inputs import Unusable, complain
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets


def replay(
    path: Annotated[str, typer.Argument(metavar="FILE", help="DSN text or JSON record; - is stdin.")],
    to: Annotated[
        str | None, typer.Option("--to", metavar="REF", help="Stop after 12, turn:3 or line:120.")
    ] = None,
    board: Annotated[bool, typer.Option("--board", help="Show the position instead of the moves.")] = False,
    narrate: Annotated[bool, typer.Option("--narrate", help="Tell the game as prose, a sentence a move.")] = False,
    number: Annotated[int | None, typer.Option("--game", help="Which game of the file, from 1.")] = None,
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """Play a game through and show its moves, what each brought about, and how the game stands.

    REF is a place in the game: the position after a move (12), at the end of a turn (turn:3) or after a line
    of the file (line:120). With --board the position there is drawn instead of the list of moves; with --narrate
    the game is told in sentences, in the language of --lang.

    \b
    Examples:
      dsn replay game.dsn
      dsn replay game.dsn --to 40
      dsn replay game.dsn --to turn:3 --board
      dsn replay club.dsn --game 2 --board
      dsn replay game.dsn --narrate --lang pt
    """
    from dsnotation.core.messages import say
    from dsnotation.render.board import board_text
    from dsnotation.render.findings_text import counted_findings, finding_short
    from dsnotation.render.listing import listing
    from dsnotation.render.narration import narration
    from dsnotation.render.style import style_for
    from dsnotation.render.summary import outcome_lines
    from dsnotation.render.wrapping import width_of
    from dsnotation.replay.position import position_at

    if board and narrate:
        raise Unusable(say("--board and --narrate can't be had together"))
    offer_sets(sets)
    reference = reference_of(to)
    game = chosen_game(path, number)
    require_place(game, reference)
    style = style_for(sys.stdout)
    if narrate:
        require_narration(game)
    position = position_at(game.text, game.source, reference, narrates=narrate)
    if narrate:
        for line in narration(position, game.text, game.source, style, width_of(sys.stdout)):
            print(line)
    elif board:
        sys.stdout.write(board_text(position) + "\n")
    else:
        for line in listing(position.entries, game.source, style):
            print(line)
        print()
    if not narrate:
        print("\n".join(outcome_lines(position.game.outcome(position.state))))
    if game.errors:
        for finding in game.errors:
            print(finding_short(finding, file=path), file=sys.stderr)
        complain(say("{findings}; dsn check shows them in full", findings=counted_findings(game.errors)))
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(replay)
