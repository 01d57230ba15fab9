"""After a mistake that several moves may have been meant for, a later mistake is still told from a follow-up."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.replay.checking import Checked, check_text

RECORDS = Path(__file__).resolve().parents[2] / "records"


def checked(record: str, *changes: tuple[int, str, str]) -> Checked:
    """A sample with words of some lines (from 1) changed."""
    lines = (RECORDS / record).read_text(encoding="utf-8").split("\n")
    for line, old, new in changes:
        assert old in lines[line - 1]
        lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return check_text("\n".join(lines).encode(), "game.dsn")


def error_lines(found: Checked) -> list[int]:
    return [one.span.line for one in found.findings if one.severity is Severity.ERROR and one.span]


# Nothing in the next 80 moves tells what was meant by it.
FIRST = (132, "D2:Ar:1", "D2:Ma:1")


def test_an_assertion_that_holds_in_no_reading_is_wrong() -> None:
    found = checked("dominant_species/four-animals.dsn", FIRST, (266, "Ar 57", "Ar 56"))
    assert 132 in error_lines(found)
    assert 266 in error_lines(found)


def test_without_a_second_mistake_there_is_no_second_place() -> None:
    assert set(error_lines(checked("dominant_species/four-animals.dsn", FIRST))) == {132}


@pytest.mark.parametrize("line", [307])
def test_a_move_that_no_reading_allows_is_illegal(line: int) -> None:
    """RULES 11: Biomass is no longer to be taken, whatever was meant by the card before."""
    found = checked(
        "dominant_species/four-animals.dsn",
        (221, "Biomass D2:Am D1:In C4:Ma E2:In", "Mass-Exodus D2:Am D1:In C4:Ma E2:In"),
        (line, "Ecodiversity", "Biomass"),
    )
    assert 221 in error_lines(found)
    assert line in error_lines(found)
