"""What the Kingdom tag may look like, and what is said of one with a slip in it."""

from __future__ import annotations

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.games.seaside.components import CARD, CODES
from dsnotation.games.seaside.setup import Setup
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay

HEAD = '[Game "seaside"]\n[A "Ann"]\n[B "Bob"]\n'
TEN = ["Em", "Ex", "FV", "GS", "Ha", "Is", "Li", "Lo", "MS", "NV"]
HANDS = "\nsetup\ndeal A Co*4 Es, B Co*3 Es*2\n\nturn 1\n"


def played(kingdom: str, lines: str = "", tag: str = "Kingdom") -> Replay:
    document = read_string(f'{HEAD}[{tag} "{kingdom}"]\n[Result "unfinished"]\n{HANDS}{lines}\n')
    return replay(document.games[0], document.source)


def faults(kingdom: str, lines: str = "", tag: str = "Kingdom") -> list[Finding]:
    return [
        finding
        for finding in played(kingdom, lines, tag).findings
        if finding.severity in (Severity.ERROR, Severity.WARNING)
    ]


def marked(finding: Finding, kingdom: str) -> str:
    """What of the tag's value the finding points at."""
    assert finding.span is not None
    start = len('[Kingdom "')
    return kingdom[finding.span.column - 1 - start : finding.span.end_column - 1 - start]


@pytest.mark.parametrize(
    "kingdom",
    [
        pytest.param(", ".join(TEN), id="commas"),
        pytest.param(";".join(TEN), id="semicolons"),
        pytest.param(" ".join(TEN), id="blanks"),
        pytest.param(f"{', '.join(TEN[:-1])} and {TEN[-1]}", id="and"),
        pytest.param("Em Ex Fishing Village Ghost-Ship haven, Is, Li  Lo merchant ship NV", id="names"),
    ],
)
def test_cards_may_stand_in_any_list(kingdom: str) -> None:
    assert faults(kingdom) == []
    setup = played(kingdom).setup
    assert isinstance(setup, Setup)
    assert sorted(CODES[card] for card in setup.kingdom) == sorted(TEN)


def test_unnamed_piles_may_stand_between_blanks() -> None:
    setup = played("Em Ex FV GS Ha Is Li ?*2 ?").setup
    assert isinstance(setup, Setup)
    assert setup.piles_unknown == 3


def test_a_misspelt_card_is_an_error_and_the_game_goes_on() -> None:
    kingdom = ", ".join([*TEN[:-1], "Sea Hagg"])
    [fault] = faults(kingdom)
    assert fault.code == "SE0109"
    assert fault.hints == ("did you mean Sea Hag?",)
    assert marked(fault, kingdom) == "Sea Hagg"
    setup = played(kingdom).setup
    assert isinstance(setup, Setup)
    assert CARD["Sea Hag"] in setup.kingdom
    assert played(kingdom).verdict == "illegal"


@pytest.mark.parametrize(
    ("kingdom", "code", "where"),
    [
        (", ".join([*TEN[:-1], "Market"]), "SE0110", "Market"),
        (", ".join([*TEN[:-1], "Caravan Guard"]), "SE0110", "Caravan Guard"),
        (" ".join([*TEN[:5], "Market", *TEN[6:]]), "SE0110", "Market"),
        (", ".join([*TEN, "Li"]), "SE0111", "Li"),
        (", ".join([*TEN, "Gold"]), "SE0109", "Gold"),
    ],
)
def test_the_mark_stands_under_the_card(kingdom: str, code: str, where: str) -> None:
    fault = faults(kingdom)[0]
    assert fault.code == code
    assert marked(fault, kingdom) == where


def test_a_mark_in_a_tag_with_quotes_in_it() -> None:
    kingdom = 'Em, Ex, \\"x\\", Gold'
    fault = faults(kingdom)[0]
    assert marked(fault, kingdom) == "Gold"


def test_a_card_of_another_set_is_told_with_what_can_be_done() -> None:
    [fault] = faults(", ".join([*TEN[:-1], "Market"]))
    assert "Market" in fault.message
    assert "dsn convert" in " ".join(fault.hints)


@pytest.mark.parametrize("tag", ["kingdom", "KINGDOM"])
def test_the_name_of_the_tag_is_read_in_any_case(tag: str) -> None:
    assert faults(" ".join(TEN), "", tag) == []


def test_names_of_all_tags_are_read_in_any_case() -> None:
    text = f'{HEAD}[kingdom "{" ".join(TEN)}"]\n[result "unfinished"]\n{HANDS}'.replace("[Game", "[GAME")
    document = read_string(text.replace('[A "', '[a "'))
    found = replay(document.games[0], document.source)
    assert found.verdict == "unfinished"
    assert [finding.severity for finding in found.findings] == [Severity.NOTE]


def test_a_misspelt_tag_is_pointed_at() -> None:
    [fault] = faults(" ".join(TEN), "", "Kindom")
    assert fault.hints == ("did you mean Kingdom?",)
    assert fault.span is not None
    assert fault.span.line == 4
