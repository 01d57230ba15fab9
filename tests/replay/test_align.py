"""Which line answers which decision: kind, actor and what the position gives."""

from __future__ import annotations

from typing import Any

import pytest

from dsnotation.core.game import Decision, Draft
from dsnotation.core.registry import find_game
from dsnotation.replay.align import fits
from dsnotation.replay.meaning import instead_moves


def decision(**more: Any) -> Decision:
    return Decision("Ma", "competition", "XX01", 1, "execution", **more)


def test_a_draft_answers_a_decision_of_its_kind() -> None:
    assert fits(Draft("competition", {}), decision())
    assert not fits(Draft("domination", {}), decision())


def test_a_draft_answers_a_decision_of_another_kind_that_allows_it() -> None:
    also = decision(also=("domination", "glaciation"))
    assert fits(Draft("glaciation", {}), also)
    assert fits(Draft("competition", {}), also)
    assert not fits(Draft("migration", {}), also)


def test_the_actor_is_the_one_who_decides() -> None:
    assert fits(Draft("competition", {"actor": "Ma"}), decision())
    assert not fits(Draft("competition", {"actor": "Bi"}), decision())


@pytest.mark.parametrize(
    ("fields", "fitting"),
    [
        ({}, True),
        ({"space": "com.3"}, True),
        ({"space": "com.4"}, False),
        ({"space": "com.3", "player": "B"}, True),
        ({"player": "A"}, False),
        ({"hex": "C4"}, True),
    ],
)
def test_what_the_position_gives_is_left_out_or_the_same(fields: dict[str, str], fitting: bool) -> None:
    given = decision(given=(("space", "com.3"), ("player", "B")))
    assert fits(Draft("competition", fields), given) is fitting


def test_the_place_of_a_decision_is_not_compared_unless_it_is_given() -> None:
    assert fits(Draft("competition", {"space": "com.4"}), decision(space="com.3"))


def test_what_was_meant_stands_where_the_position_says(two_turns: str) -> None:
    """A line by the wrong actor, at the wrong space: first of all the same by the right one at the right space."""
    from dsnotation.notation.reader import read_string
    from dsnotation.replay.player import play

    game = find_game("dominant-species")
    text = two_turns[: two_turns.index("\nAr abu b@B2e")]
    document = read_string(text)
    *_, (_, state) = play(document.games[0], document.source)
    draft = Draft("abundance", {"actor": "Re", "space": "abu.2", "element": "b", "corner": "B2e"})
    due = game.decision(state)
    assert due is not None
    assert due.given == (("space", "abu.1"),)
    first = next(iter(instead_moves(game, state, draft)))
    assert (first.actor, first.space) == ("Ar", "abu.1")
