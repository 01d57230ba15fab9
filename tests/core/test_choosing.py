"""`core.choosing`: a chooser asked at once answers as if asked one by one; playing on composes and applies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dsnotation.core.choosing import choose_some, first_choice
from dsnotation.core.registry import find_game
from dsnotation.replay.random_play import RandomChooser

CARDS = [0, 0, 0, 1, 3, 3, 7, 9]


@pytest.mark.parametrize("count", range(len(CARDS) + 1))
def test_some_at_once_are_those_chosen_one_by_one(count: int) -> None:
    at_once, singly = RandomChooser(count, 0.9), RandomChooser(count, 0.9)

    def one(question: str, options: Sequence[Any], prefer: Sequence[Any] = ()) -> Any:
        return singly(question, options, prefer)

    assert choose_some(at_once, "card", CARDS, count) == choose_some(one, "card", CARDS, count)
    assert at_once.random.getstate() == singly.random.getstate()


def test_nothing_is_chosen_oftener_than_it_stands_there() -> None:
    assert choose_some(first_choice, "card", CARDS, 5) == [0, 0, 0, 1, 3]
    assert sorted(choose_some(RandomChooser(1, 0.0), "card", CARDS, len(CARDS))) == CARDS
    assert CARDS == [0, 0, 0, 1, 3, 3, 7, 9]


@pytest.mark.parametrize(
    ("name", "players"), [("dominant-species", 3), ("seaside", 2), ("seaside", 4), ("habitat-battle", 4)]
)
@pytest.mark.parametrize("sense", [0.0, 0.9])
def test_playing_on_is_composing_and_applying(name: str, players: int, sense: float) -> None:
    game = find_game(name)
    choose, again = RandomChooser(4, sense), RandomChooser(4, sense)
    setup, findings = game.setup(game.invent_tags(players, choose))
    assert setup is not None, findings
    game.invent_tags(players, again)
    state, twin = game.start(setup), game.start(setup)
    played = game.play_on(twin, again)
    for _ in range(3000):
        decision = game.decision(state)
        if decision is None:
            break
        move = game.compose(state, choose)
        game.apply(state, move)
        assert next(played) == (decision.turn, move)
    assert game.decision(state) is None
    assert next(played, None) is None
    assert twin == state
