"""Asking a chooser: for several things at once, and for whole moves that are played then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from dsnotation.core.game import Chooser, Game, Move, State

T = TypeVar("T")


def choose_some(choose: Chooser, question: str, options: Sequence[T], count: int) -> list[T]:
    """So many of the options, one after the other, none oftener than it stands there.

    Equal options must stand together. A chooser that has a method `some`, of the same arguments and with the same
    result as being asked so many times, is asked once.
    """
    some: Callable[[str, Sequence[T], int], list[T]] | None = getattr(choose, "some", None)
    if some is not None:
        return some(question, options, count)
    left = list(options)
    return [left.pop(left.index(choose(question, left))) for _ in range(count)]


def decide_and_play(game: Game, state: State, choose: Chooser) -> Iterator[tuple[int, Move]]:
    """`Game.play_on` for a game that has no shorter way."""
    while (decision := game.decision(state)) is not None:
        move = game.compose(state, choose)
        game.apply(state, move)
        yield decision.turn, move
