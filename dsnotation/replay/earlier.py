"""A line of which a later move is not due because an earlier one on it, though legal, says something wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from dsnotation.core.findings import forbids
from dsnotation.core.game import Game, Setup, State
from dsnotation.replay.align import Item, fits
from dsnotation.replay.meaning import near_moves
from dsnotation.replay.order import LineOfMoves, fits_well, line_of, position_before
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
        if not _play(game, state, item, moves):
            return None
    draft = line.before[changed].draft
    assert draft is not None
    for near in islice(near_moves(game, state, game.complete(state, draft)), _MOST):
        after, said = state.copy(), [*moves, near]
        game.apply(after, near)
        rest = line.items[changed + 1 :]
        if all(_play(game, after, item, said) for item in rest) and fits_well(game, after, following):
            return Otherwise(after, tuple(said))
    return None


def _play(game: Game, state: State, item: Item, moves: list[Any]) -> bool:
    """Plays a move if it is what is due and legal, and adds it to `moves`."""
    decision = game.decision(state)
    if item.draft is None or decision is None or not fits(item.draft, decision):
        return False
    move = game.complete(state, item.draft)
    if forbids(game.check(state, move)):
        return False
    game.apply(state, move)
    moves.append(move)
    return True
