"""RULES 16: what a scorekeeper claims about the position is checked against it."""

from __future__ import annotations

import pytest

from dsnotation.core.registry import find_game
from dsnotation.games.dominant_species.state import State
from dsnotation.notation.reader import read_string

GAME = find_game("dominant-species")
TAGS = {"Mammal": "A", "Bird": "B", "Insect": "C"}
HEAD = "".join(f'[{name} "{player}"]\n' for name, player in TAGS.items())


@pytest.fixture
def start() -> State:
    """RULES 2.3 and 4: the position before the first draw."""
    setup, _ = GAME.setup(TAGS)
    state: State = GAME.start(setup)
    return state


def found(state: State, line: str) -> list[tuple[str, tuple[str | int, ...]]]:
    document = read_string(f'[Game "dominant-species"]\n{HEAD}\n{line}\n')
    assertion = document.games[0].statements[0].assertion
    assert assertion is not None
    findings = GAME.check_assertion(state, assertion)
    assert all(finding.message and finding.rule.title for finding in findings)
    return [(finding.code, finding.field) for finding in findings]


@pytest.mark.parametrize(
    "line",
    [
        "assert vp Ma 0 Bi 0 In 0",
        "assert pool Ma 45 In 45",
        "assert pawns Bi 6",
        "assert eliminated Bi 0",
        "assert D4 Ma 2",
        "assert D4 Mo Ma 2 Bi 1",
        "assert D3 Tu -",
        "assert D4 In 0",
        "assert A1 empty",
        "assert D3e g",
        "assert E3w w",
        "assert A1e -",
        "assert dominance D4 Ma C4 Bi E3 In D3 -",
        "assert display Bi s s",
        "assert initiative In Bi Ma",
        "assert ada -",
    ],
)
def test_true_claims(start: State, line: str) -> None:
    assert found(start, line) == []


@pytest.mark.parametrize(
    ("line", "code", "field"),
    [
        ("assert vp Ma 0 Bi 3", "DS1101", ("values", 1)),
        ("assert vp Re 0", "DS0103", ("values", 0)),
        ("assert pool Ma 44", "DS1109", ("values", 0)),
        ("assert pawns Ma 5", "DS1110", ("values", 0)),
        ("assert eliminated In 1", "DS1111", ("values", 0)),
        ("assert D4 Se Ma 2", "DS1102", ("terrain",)),
        ("assert A1 Ma 1", "DS1102", ("hex",)),
        ("assert D4 empty", "DS1102", ("hex",)),
        ("assert D4 -", "DS1103", ("hex",)),
        ("assert D4 Ma 2 Bi 2", "DS1103", ("values", 1)),
        ("assert D3e w", "DS1104", ("element",)),
        ("assert D3e -", "DS1104", ("element",)),
        ("assert A1e g", "DS1104", ("element",)),
        ("assert dominance D4 Ma C4 -", "DS1105", ("values", 1)),
        ("assert dominance D3 Ma", "DS1105", ("values", 0)),
        ("assert display Bi s s g", "DS1106", ("elements",)),
        ("assert display Re u u", "DS0103", ("animal",)),
        ("assert was g", "DS1106", ("elements",)),
        ("assert initiative Ma Bi In", "DS1107", ("animals",)),
        ("assert winner Ma", "DS1108", ("animal",)),
    ],
)
def test_false_claims(start: State, line: str, code: str, field: tuple[str | int, ...]) -> None:
    assert found(start, line) == [(code, field)]


def test_the_winner_of_a_tie_is_higher_in_the_food_chain(start: State) -> None:
    """RULES 9."""
    start.phase = 3
    start.pending.clear()
    start.vp[0] = start.vp[5] = 7
    assert found(start, "assert winner Ma") == []
    assert found(start, "assert winner In") == [("DS1108", ("animal",))]
