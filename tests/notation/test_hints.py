"""What is said about slips that the grammar alone can't explain: the tags, the line, the look of a word."""

from __future__ import annotations

import pytest

from dsnotation.core.findings import Finding
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document

HEAD = '[Game "seaside"]\n[A "Ann"]\n[B "Bob Roe"]\n[Kingdom "Market, Sea Hag; Throne Room"]\n\n'


def findings(line: str) -> list[Finding]:
    return read_string(HEAD + line).games[0].findings


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("Bob Roe play Co*5", "Bob Roe is B: write B"),
        ("ann play Co*5", "Ann is A: write A"),
        ("A buy Market", "Market stands in the Kingdom tag, but the game knows nothing of that name"),
        ("A play C0*5", "did you mean Co?"),
        ("A buy Si, Li", "write blanks in a list, no commas: A buy Si Li"),
        ("A discard Es*2, Co", "write blanks in a list, no commas: A discard Es*2 Co"),
    ],
)
def test_what_was_probably_meant(line: str, hint: str) -> None:
    [finding] = findings(line)
    assert finding.hints[0] == hint


@pytest.mark.parametrize("line", ["A buy Sea Hagg", "A buy Markt", "Anna play Co"])
def test_tags_say_nothing_of_other_words(line: str) -> None:
    assert not any("tag" in hint or "Ann is" in hint for finding in findings(line) for hint in finding.hints)


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("2) Ann plays 4 Coppers and a Silver, buys Sea Hag.", "A play Coppers*4 Silver, buy Sea Hag"),
        ("- Bob bought Co and ended", "B buy Co, end"),
        ("> 20:15 A play Co*4 -> buy Co", "A play Co*4, buy Co"),
        ("A play Co x3, Si (a slip, not Gold), buy SH // oh", "A play Co*3 Si, buy SH  ; a slip, not Gold oh"),
        ("A jogou Cobre e Prata", "A joga Cobre Prata"),
        ("== Turn 3 == (Ann leads)", "Turn 3  ; Ann leads"),
        ("A play Co*4 # buy SH", "A play Co*4  ; buy SH"),
        ("# A play Co*4", "; A play Co*4"),
        ("(a page is missing)", "; a page is missing"),
    ],
)
def test_habits_are_told_once_and_the_rest_is_read(line: str, plain: str) -> None:
    game = read_string(HEAD + line).games[0]
    [finding] = game.findings
    assert finding.hints[-1] == f"write {plain}"
    assert not any(statement.kind == "unreadable" for statement in game.statements)
    assert all(statement.whole == line for statement in game.statements)  # kept as it was written


@pytest.mark.parametrize("line", ["A play Co (2)", "A play Co*5 (x3)", "A ! play Co", "A play Minion and Co"])
def test_what_could_mean_something_is_no_habit(line: str) -> None:
    assert not any(hint.startswith("write A") for finding in findings(line) for hint in finding.hints)


def test_moves_behind_a_semicolon_are_told() -> None:
    [finding] = findings("A play Co*4; buy SH; end")
    assert (finding.code, finding.severity) == ("DN0109", "warning")
    assert finding.span is not None
    assert finding.span.column == len("A play Co*4;")
    assert "'buy' begins a move" in finding.message


@pytest.mark.parametrize(
    "line",
    ["A play Co*4 ; buy nothing", "A play Co*4 ;", "A play Co*4 ; end of the game", "; buy SH", "turn 1 ; setup"],
)
def test_comments_are_not_taken_for_moves(line: str) -> None:
    assert findings(line) == []


@pytest.mark.parametrize(
    ("line", "tidy"), [("Turn 4:", "turn 4"), ("turn 4 :", "turn 4"), ("Turn: 4", "turn 4"), ("Setup:", "setup")]
)
def test_a_colon_may_stand_behind_a_heading(line: str, tidy: str) -> None:
    document = read_string(HEAD + line)
    assert findings(line) == []
    assert write_document(document).rstrip().endswith(f"\n{tidy}")
