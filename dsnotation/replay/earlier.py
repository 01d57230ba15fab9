"""A line of which a later move is not due because an earlier one on it, though legal, says something wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from dsnotation.core.game import Game, Setup, State
from dsnotation.replay.align import Item
from dsnotation.replay.meaning import near_moves
from dsnotation.replay.order import LineOfMoves, fits_well, line_of, played, position_before
from dsnotation.replay.result import Entry

_MOST = 60  # near moves that are tried for each of the line


class Otherwise(NamedTuple):
    """What a line says with one part of an earlier move changed, and the position after it."""

    state: State
    moves: tuple[Any, ...]


def said_otherwise(
    game: Game, setup: Setup, state: State, entries: Sequence[Entry], items: Sequence[Item], place: int
) -> Otherwise | None:
    """A line with one part of a move before `place` changed, if all of it is legal then and the lines that follow
    fit; None if there is no such line. The moves of `entries` led to `state`."""
    here = line_of(items, place)
    if here is None or not here.before:
        return None
    before = position_before(game, setup, state, entries, here.statement)
    if before is None:
        return None
    following = items[place + len(here.after) :]
    for changed in reversed(range(len(here.before))):
        found = _with_another(game, before, here, changed, following)
        if found is not None:
            return found
    return None


def _with_another(
    game: Game, before: State, line: LineOfMoves, changed: int, following: Sequence[Item]
) -> Otherwise | None:
    state = before.copy()
    moves: list[Any] = []
    for item in line.before[:changed]:
        moves.append(played(game, state, item))
        if moves[-1] is None:
            return None
    draft = line.before[changed].draft
    assert draft is not None
    for near in islice(near_moves(game, state, game.complete(state, draft)), _MOST):
        after, said = state.copy(), [*moves, near]
        game.apply(after, near)
        for item in line.items[changed + 1 :]:
            said.append(played(game, after, item))
            if said[-1] is None:
                break
        if said[-1] is not None and fits_well(game, after, following):
            return Otherwise(after, tuple(said))
    return None
