"""What a text claims of a position of Habitat Battle: told where it does not hold, with the rule."""

from __future__ import annotations

import pytest

from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.state import State
from dsnotation.notation.grammar import grammar_of
from tests.games.habitat_battle.positions import aquatic, flood, incursions, play, points, position, stand


def codes(state: State, text: str) -> list[str]:
    """The codes of what is wrong with an assertion. Looking changes nothing."""
    assertion = grammar_of("habitat-battle").parse(f"assert {text}")
    before = state.copy()
    found = GAME.check_assertion(state, assertion)
    assert state == before
    return [finding.code for finding in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("points A 3, B 0", []),
        ("points D 0", []),
        ("points A 2", ["HB1101"]),
        ("points A 2, B 1, C 0", ["HB1101", "HB1101"]),
        ("points E 0", ["HB0204"]),  # four play
        ("flood wood-1 1, wood-2 0", []),
        ("flood wood-1 0, wood-2 2", ["HB1102", "HB1102"]),
        ("flood wod-1 0", ["HB0301"]),
        ("at wood-1 bear ape pike", []),  # in any order
        ("at wood-1 bear ape", ["HB1103"]),
        ("at wood-1 -", ["HB1103"]),
        ("at wood-2 -", []),
        ("at wood-2 ape", ["HB1103"]),
        ("at wood-9 -", ["HB0301"]),
        ("winner A", ["HB1105"]),  # it goes on
        ("total ape 8", ["HB1104"]),  # nobody fights
    ],
)
def test_claims_of_a_position(text: str, expected: list[str]) -> None:
    state = position()
    points(state, A=3)
    flood(state, "wood-1 1")
    stand(state, "ape wood-1", "bear wood-1")
    aquatic(state, "pike wood-1")
    assert codes(state, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("total ape 10", []),
        ("total bear 8", []),
        ("total ape 8", ["HB1104"]),
        ("total cat 9", ["HB1104"]),  # it fights next
    ],
)
def test_claims_of_a_battle(text: str, expected: list[str]) -> None:
    state = position()
    stand(state, "bear wood-1", "cat wood-1")
    play(state, "A ape claw-a+mid step wood-1, A use")
    assert codes(state, text) == expected


def test_claims_of_a_battle_against_an_insect() -> None:
    state = incursions()
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert codes(state, "total wasp 8") == []
    assert codes(state, "total ape 7") == ["HB1104"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("winner A B", []), ("winner B A", []), ("winner A", ["HB1105"]), ("winner aquatic", ["HB1105"])],
)
def test_claims_of_who_won(text: str, expected: list[str]) -> None:
    state = incursions(rounds=1)
    points(state, A=4, B=4)
    play(state, "calm")
    assert codes(state, text) == expected
