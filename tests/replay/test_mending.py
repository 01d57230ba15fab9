"""Proposals: legal moves that can be pasted, for lines that are not legal, can't be read, or don't hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay

RECORDS = Path(__file__).parents[2] / "records"
DS = "dominant_species/four-animals.dsn"
SEASIDE = "seaside/two-players.dsn"

# File, line of it as written, the same with a fault, what is proposed first.
CASES = {
    "a letter": (DS, "Ar spe b@C3e D2:4 C3:3 D3:1", "Ar spe b@C3e D2:4 3C:3 D3:1", "Ar spe b@C3e D2:4 C3:3 D3:1"),
    "two letters of a seat": (DS, "In dom E2", "nI dom E2", "In dom E2"),
    "another action": (DS, "Am spe w@C2se D2:4 C3:3", "Am wan w@C2se D2:4 C3:3", "Am spe w@C2se D2:4 C3:3"),
    "another animal": (DS, "In ada m", "Bi ada m", "In ada m"),
    "a number claimed": (DS, "assert vp Ma 6 Am 15 Ar 6 In 13", "assert vp Ma 6 Am 14 Ar 6 In 13",
                         "assert vp Ma 6 Am 15 Ar 6 In 13"),
    "two numbers claimed": (DS, "assert vp Ma 6 Am 15 Ar 6 In 13", "assert vp Ma 7 Am 15 Ar 6 In 20",
                            "assert vp Ma 6 Am 15 Ar 6 In 13"),
}  # fmt: skip


def first_error(file: str, old: str, new: str) -> Finding:
    text = (RECORDS / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r} any more: choose another line"
    document = read_string(text.replace(old, new, 1))
    found = replay(document.games[0], document.source).findings
    return next(one for one in found if one.severity is Severity.ERROR)


def proposed(finding: Finding) -> list[str]:
    return [hint.removeprefix("perhaps ") for hint in finding.hints if hint.startswith("perhaps ")]


@pytest.mark.parametrize("name", CASES)
def test_the_original_is_proposed_first(name: str) -> None:
    file, old, new, wanted = CASES[name]
    assert proposed(first_error(file, old, new))[:1] == [wanted]


def test_at_most_three_are_proposed() -> None:
    found = first_error(DS, "Ma mig C4-D4:4", "Ma mig C4-D4:9")
    assert 1 <= len(proposed(found)) <= 3


def test_equal_cards_are_changed_together() -> None:
    text = (RECORDS / SEASIDE).read_text(encoding="utf-8")
    line = next(line for line in text.split("\n") if line.endswith("draw Co*3 Es*2"))
    found = first_error(SEASIDE, line, line.replace("Es*2", "Lo*2"))
    assert any(one.endswith("draw Co*3 Es*2") for one in proposed(found))


def test_a_claim_of_something_else_has_no_proposal() -> None:
    assert not proposed(first_error(DS, "assert winner In", "assert winner Ma"))
