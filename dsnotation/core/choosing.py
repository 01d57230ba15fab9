"""Asking a chooser: always for the first, for every answer, for several at once, for moves that are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

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


def first_choice(question: str, options: Sequence[T], prefer: Sequence[T] = ()) -> T:
    """A chooser that takes what comes first, of what a player with any sense would take if there is such."""
    return (prefer or options)[0]


def every_result(build: Callable[[Chooser], T]) -> Iterator[T]:
    """Every result that `build` gives over all answers of its chooser, depth first.

    `build` must be pure: it is run once per result, and asks the same questions for the same answers.
    """
    script: list[int] = []
    while True:
        sizes: list[int] = []

        def choose(question: str, options: Sequence[Any], prefer: Sequence[Any] = ()) -> Any:
            options = list(dict.fromkeys(options))
            place = len(sizes)  # noqa: B023 - the list of this round is meant
            sizes.append(len(options))  # noqa: B023
            if place == len(script):
                script.append(0)
            return options[script[place]]

        yield build(choose)
        while script and script[-1] + 1 == sizes[len(script) - 1]:
            script.pop()
        if not script:
            return
        script[-1] += 1
