"""The legal moves of a position, as lines of the notation and as JSON values."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from dsnotation.core.messages import joined, say
from dsnotation.core.telling import describe_due
from dsnotation.core.turns import turn_named
from dsnotation.render.languages import tell
from dsnotation.render.values import plain
from dsnotation.replay.position import Position


@dataclass(slots=True)
class LegalHere:
    """The legal moves of a position, up to a limit; `more` tells whether there are others."""

    heading: str
    lines: list[str]
    values: list[Any]
    more: bool


def legal_here(position: Position, limit: int) -> LegalHere:
    """The first `limit` legal moves of a position."""
    game, state = position.game, position.state
    decision = game.decision(state)
    if decision is None:
        return LegalHere(tell(say("The game is over: no moves.")), [], [], False)
    found = list(islice(game.legal_moves(state), limit + 1))
    listed = found[:limit]
    due = describe_due(game, state)
    if decision.turn:
        told = joined([turn_named(game.in_rounds, decision.turn), decision.phase, due])
    else:
        told = joined([decision.phase, due])
    heading = f"; {tell(told)}"
    lines = [line for move in listed for line in game.language.write([move])]
    return LegalHere(heading, lines, [plain(move) for move in listed], len(found) > limit)
