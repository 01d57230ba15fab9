"""In which game and turn of a file a finding lies: what a reader wants to know besides line and column."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import replace

from dsnotation.core.findings import Finding
from dsnotation.core.registry import find_game
from dsnotation.notation.catalogue import EMPTY, NO_GAME, PACKED, TOO_LARGE
from dsnotation.notation.document import Document, GameText, Statement, Tag

SETUP = 0
_OF_ALL = frozenset({PACKED, TOO_LARGE, EMPTY, NO_GAME})  # these have no place in the text


def teller(game: GameText) -> Callable[[Finding], Finding]:
    """A function that fills in the game's number and Event tag, and the turn under whose heading a finding lies: 0
    in the set-up, None in the tags."""
    headings = [(one.line, one.turn or SETUP) for one in game.statements if one.kind in ("setup", "turn")]
    if game.statements and (not headings or headings[0][0] > game.statements[0].line):
        headings.insert(0, (game.statements[0].line, SETUP))
    lines = [line for line, _ in headings]
    event = game.tag("Event")
    in_rounds = game.name is not None and find_game(game.name).in_rounds

    def tell(finding: Finding) -> Finding:
        place = bisect_right(lines, finding.span.line) if finding.span else 0
        turn = headings[place - 1][1] if place else None
        return replace(finding, game=game.number, event=event, turn=turn, in_rounds=in_rounds)

    return tell


def of_file(document: Document) -> list[Finding]:
    """The findings about a file as such, each with the game in whose lines it lies, if it has a place in one."""
    games = [game for game in document.games if game.tags or game.statements]
    begins = [_first_line(game) for game in games]
    found: list[Finding] = []
    for finding in document.findings:
        place = bisect_right(begins, finding.span.line) if finding.span and finding.code not in _OF_ALL else 0
        found.append(teller(games[place - 1])(finding) if place else finding)
    return found


def _first_line(game: GameText) -> int:
    """The line of a game's first tag or statement, or of the first comment above it."""
    first: Tag | Statement = game.tags[0] if game.tags else game.statements[0]
    return first.line - len(first.leading)
