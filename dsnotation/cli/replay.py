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
    position: Annotated[
        bool, typer.Option("--position", help="Write the position out, to go on from it elsewhere.")
    ] = False,
    narrate: Annotated[bool, typer.Option("--narrate", help="Tell the game as prose, a sentence a move.")] = False,
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Which game of the file, from 1.")
    ] = None,
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """Play a game through and show its moves, what each brought about, and how the game stands.

    REF is a place in the game: the position after a move (12), at the end of a turn (turn:3) or after a line
    of the file (line:120). With --position the position there is written as lines of the notation, from which a
    game can start or go on; with --board it is drawn instead of the list of moves; with --narrate
    the game is told in sentences, in the language of --lang.

    \b
    Examples:
      dsn replay game.dsn
      dsn replay game.dsn --to 40
      dsn replay game.dsn --to turn:3 --board
      dsn replay game.dsn --to turn:3 --position
      dsn replay club.dsn --game 2 --board
      dsn replay game.dsn --narrate --lang pt
    """
    from dsnotation.core.messages import say
    from dsnotation.notation.writer import write_position
    from dsnotation.render.board import board_text
    from dsnotation.render.findings_text import clean, counted_findings, finding_short
    from dsnotation.render.languages import tell
    from dsnotation.render.listing import listing
    from dsnotation.render.narration import narration
    from dsnotation.render.style import style_for
    from dsnotation.render.summary import outcome_lines
    from dsnotation.render.wrapping import width_of
    from dsnotation.replay.claims import written_result
    from dsnotation.replay.position import position_at

    if board + narrate + position > 1:
        raise Unusable(say("of --board, --narrate and --position only one can be had"))
    offer_sets(sets)
    reference = reference_of(to)
    game = chosen_game(path, number)
    require_place(game, reference)
    style = style_for(sys.stdout)
    if narrate:
        require_narration(game)
    here = position_at(game.text, game.source, reference, narrates=narrate)
    if position:
        sys.stdout.write(write_position(here.game.snapshot(here.state)))
    elif narrate:
        for line in narration(here, game.text, game.source, style, width_of(sys.stdout)):
            print(line)
    elif board:
        sys.stdout.write(board_text(here) + "\n")
    else:
        for line in listing(here.game, here.entries, game.source, style):
            print(line)
        print()
    if not (narrate or position):
        written = written_result(game.text)
        print(clean(tell(written)) if written else "\n".join(outcome_lines(here.game.outcome(here.state))))
    if game.errors:
        for finding in game.errors:
            print(finding_short(finding, file=path), file=sys.stderr)
        complain(say("{findings}; dsn check shows them in full", findings=counted_findings(game.errors)))
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(replay)
