"""The result that a log tells, as assertions about the position at the end."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsnotation.core.findings import forbids
from dsnotation.core.game import Assertion
from dsnotation.formats.dominion.log import LogGame
from dsnotation.formats.dominion.question import in_order
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARD, SEATS
from dsnotation.games.seaside.state import OVER, State


@dataclass(slots=True)
class Claims:
    """Lines with assertions, lines with comments for those that don't hold, and why they don't."""

    lines: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def claims_of(game: LogGame, state: State) -> Claims:
    """What the log says of the end, held against the position."""
    claims = Claims()
    for assertion in _assertions(game, over=state.phase == OVER):
        line = GAME.language.write_assertion(assertion)
        findings = GAME.check_assertion(state, assertion)
        if forbids(findings):
            claims.wrong.append(findings[0].message)
            claims.comments.append(f"; the log says {line.removeprefix('assert ')}")
        else:
            claims.lines.append(line)
    return claims


def _assertions(game: LogGame, *, over: bool) -> list[Assertion]:
    """The assertions; turns and winners only of a game that came to its end."""
    found: list[Assertion] = []
    seats = dict(zip(game.players, SEATS, strict=False))
    finals = [one for one in game.final or () if one.player in seats]
    for one in finals:
        cards = [name for name, number in one.cards or () for _ in range(number)]
        if one.cards is not None and all(name in CARD for name in cards):
            found.append(Assertion("deck", {"seat": seats[one.player], "cards": in_order(cards)}))
    points = tuple((seats[one.player], one.points) for one in finals if one.points is not None)
    turns = tuple((seats[one.player], one.turns) for one in finals if one.turns is not None)
    if points:
        found.append(Assertion("vp", {"values": points}))
    if turns and over:
        found.append(Assertion("turns", {"values": turns}))
    winners = tuple(sorted(seats[name] for name in game.winners if name in seats))
    if winners and over:
        found.append(Assertion("winner", {"seats": winners}))
    return found
