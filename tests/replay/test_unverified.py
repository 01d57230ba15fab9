"""Moves and assertions of which nobody can tell whether they are right: played, marked, never called illegal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dsnotation.core.findings import Catalogue, Finding, Rule, Severity
from dsnotation.core.registry import find_game
from dsnotation.notation.reader import read_bytes
from dsnotation.replay.judging import judged
from dsnotation.replay.player import replay
from dsnotation.replay.result import GameVerdict, Replay, Verdict
from dsnotation.replay.track import Track

WHOLE = Path(__file__).parents[2] / "records" / "dominant_species" / "two-animals.dsn"
Broken = Callable[..., Replay]
Doubting = Callable[..., None]


def whole() -> Replay:
    document = read_bytes(WHOLE.read_bytes(), WHOLE.name)
    return replay(document.games[0], document.source)


def of_severity(result: Replay, severity: Severity) -> list[Finding]:
    return [finding for finding in result.findings if finding.severity is severity]


def test_an_unverified_move_is_played(doubting: Doubting) -> None:
    plain = whole()
    doubting("adaptation")
    result = whole()
    assert result.state == plain.state
    assert result.verdict is GameVerdict.UNVERIFIED
    assert plain.verdict is GameVerdict.LEGAL
    for entry, other in zip(result.entries, plain.entries, strict=True):
        assert entry.events == other.events
        assert entry.played == other.played
        unsure = entry.draft is not None and entry.draft.kind == "adaptation"
        assert entry.verdict is (Verdict.UNVERIFIED if unsure else Verdict.LEGAL)
        assert len(entry.findings) == unsure


def test_the_finding_says_what_nobody_can_tell_and_where(doubting: Doubting) -> None:
    doubting("adaptation")
    first = whole().findings[0]
    assert (first.severity, first.message) == (Severity.UNVERIFIED, "nobody saw the box")
    assert first.span is not None
    assert (first.span.line, first.span.column, first.span.end_column) == (20, 8, 9)
    assert (first.game, first.move) == (1, 18)


def test_a_text_that_stops_is_unfinished_first_of_all(doubting: Doubting, broken: Broken) -> None:
    doubting("adaptation")
    result = broken()
    assert result.verdict is GameVerdict.UNFINISHED
    assert of_severity(result, Severity.UNVERIFIED)


def test_an_error_makes_the_game_illegal_and_the_rest_goes_on(doubting: Doubting, broken: Broken) -> None:
    """After the mistake there are two positions; what nobody can tell is played in both."""
    doubting("adaptation")
    result = broken(("Ar abu b@B2e", "Ar abu b@C4e"))
    assert result.verdict is GameVerdict.ILLEGAL
    kept = {entry.statement.text: entry.verdict for entry in result.entries if entry.draft is not None}
    assert kept["Ar abu b@C4e"] is Verdict.ILLEGAL
    assert kept["Ar ada g"] is Verdict.UNVERIFIED
    [entry] = [one for one in result.entries if one.statement.text == "Ar ada g"]
    assert entry.played
    assert entry.events


def test_an_illegal_move_is_not_unverified_as_well(doubting: Doubting, broken: Broken) -> None:
    doubting("adaptation")
    result = broken(("Ar ada w", "Ar ada b"))
    [entry] = [one for one in result.entries if one.statement.text == "Ar ada b"]
    assert entry.verdict is Verdict.ILLEGAL
    assert not entry.played
    assert {finding.severity for finding in entry.findings} == {Severity.ERROR}


@pytest.mark.parametrize("severity", [Severity.WARNING, Severity.NOTE])
def test_a_warning_or_a_note_forbids_nothing(doubting: Doubting, severity: Severity) -> None:
    doubting("adaptation", severity=severity)
    result = whole()
    assert result.verdict is GameVerdict.LEGAL
    assert all(entry.verdict is Verdict.LEGAL for entry in result.entries)
    assert len(of_severity(result, severity)) == sum(
        entry.draft is not None and entry.draft.kind == "adaptation" for entry in result.entries
    )


def test_an_assertion_may_be_undecided(doubting: Doubting) -> None:
    doubting(claims=True)
    result = whole()
    claims = [entry for entry in result.entries if entry.assertion is not None]
    assert claims
    assert {entry.verdict for entry in claims} == {Verdict.UNVERIFIED}
    assert result.verdict is GameVerdict.UNVERIFIED
    assert not of_severity(result, Severity.ERROR)


def test_an_assertion_that_is_wrong_is_wrong(doubting: Doubting, broken: Broken) -> None:
    doubting(claims=True)
    result = broken(("assert vp Re 14 Ar 6", "assert vp Re 99 Ar 6"))
    [wrong] = [entry for entry in result.entries if entry.statement.text.startswith("assert vp Re 99")]
    assert wrong.verdict is Verdict.ILLEGAL


RULES = Catalogue((Rule("XX01", "A rule", "No.", "sheet"), Rule("XX02", "Odd", "Hm.", "sheet", Severity.WARNING)))
ERROR = RULES.finding("XX01", "no", about=("hex:C4",))
WARNING = RULES.finding("XX02", "odd")
UNSURE = RULES.unverified("XX01", "who knows")


@pytest.mark.parametrize(
    ("findings", "doubt", "verdict", "kept"),
    [
        ([], (), Verdict.LEGAL, []),
        ([WARNING], (), Verdict.LEGAL, [WARNING]),
        ([WARNING, UNSURE], (), Verdict.UNVERIFIED, [WARNING, UNSURE]),
        ([UNSURE, WARNING, ERROR], (), Verdict.ILLEGAL, [ERROR, WARNING]),
        ([UNSURE, ERROR], ("hex:C4",), Verdict.NOT_CHECKED, None),
    ],
)
def test_what_findings_come_to(
    findings: list[Finding], doubt: tuple[str, ...], verdict: Verdict, kept: list[Finding] | None
) -> None:
    game = find_game("dominant-species")
    setup, _ = game.setup({"Mammal": "", "Bird": ""})
    track = Track(game, game.start(setup))
    track.put_in_doubt(doubt)
    given, reported = judged(findings, track)
    assert given is verdict
    if kept is None:
        assert [(one.code, one.severity) for one in reported] == [("XX01", Severity.NOTE)]
    else:
        assert reported == kept
