"""One mistake is one error, also where the lines after it look wrong because of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.replay.checking import check_text

RECORDS = Path(__file__).resolve().parents[2] / "records"
SIX, FOUR = "dominant_species/six-animals.dsn", "dominant_species/four-animals.dsn"
SEASIDE, BATTLE = "seaside/two-players.dsn", "habitat_battle/six-players.dsn"
# A line (from 1), what stands in it, and what is to stand there.
Change = tuple[int, str, str]


def findings(record: str, *changes: Change) -> list[Finding]:
    lines = (RECORDS / record).read_text(encoding="utf-8").split("\n")
    for line, old, new in changes:
        assert old in lines[line - 1]
        lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return check_text("\n".join(lines).encode(), "game.dsn").findings


def errors(record: str, *changes: Change) -> list[Finding]:
    return [one for one in findings(record, *changes) if one.severity is Severity.ERROR]


def whole(record: str, line: int) -> Change:
    """A line that is lost; a comment stands there, so that the others keep their numbers."""
    return line, (RECORDS / record).read_text(encoding="utf-8").split("\n")[line - 1], "; lost"


@pytest.mark.parametrize(
    ("record", "change", "code", "hint"),
    [
        # A card with which the rest of the line makes no sense: the line with another card.
        (SIX, (48, "Hibernation", "Blight"), "DN0102", "perhaps Ma take Hibernation E4:2"),
        (FOUR, (173, "Instinct", "Parasitism"), "DN0101", "perhaps Ar take Instinct abu.1"),
        # A space that is legal but leads to no battle, so that what is told of one is not due.
        (BATTLE, (133, "savanna-3", "city-1"), "HB0201", "A wolf beak+mid stroll savanna-3, A hold"),
        # A line that is missing before one that is wrong without it.
        (SEASIDE, whole(SEASIDE, 74), "SE0301", "perhaps a line is missing before this: B play Ha"),
        # One slip, because of which two things are wrong.
        (FOUR, (162, "D1:1", "E4:1"), "DS0510", "perhaps move Ma E2:2 D1:1"),
    ],
)
def test_it_is_told_once_with_what_mends_it(record: str, change: Change, code: str, hint: str) -> None:
    [error] = errors(record, change)
    assert error.span is not None
    assert error.code == code
    assert any(hint in one for one in error.hints)


@pytest.mark.parametrize(
    ("record", "line", "place", "missing"),
    [
        # What is missing is why the row of cards is refilled.
        (SIX, 171, 172, "a move is missing before this"),
        # A whole turn on one line: what it bought may be in any later hand, and shuffles come otherwise.
        (SEASIDE, 95, 96, "3 decisions are missing before this"),
        (SEASIDE, 100, 102, "2 decisions are missing before this"),
    ],
)
def test_a_lost_line_is_told_where_it_is_missing(record: str, line: int, place: int, missing: str) -> None:
    [error] = errors(record, whole(record, line))
    assert (error.span.line if error.span else 0, error.message) == (place, missing)


def test_a_card_that_was_turned_up_is_out_of_the_deck_whatever_happened_since() -> None:
    """RULES 4: each card exists once."""
    lost, twice = errors(SIX, whole(SIX, 171), (218, "Immigrants", "Mass-Exodus"))
    assert (lost.code, twice.code) == ("DN0301", "DS1003")


def test_what_goes_with_a_slip_is_a_note() -> None:
    found = findings(FOUR, (162, "D1:1", "E4:1"))
    notes = [one.message for one in found if one.severity is Severity.NOTE]
    assert any(note.startswith("it goes with the same mistake: ") for note in notes)
