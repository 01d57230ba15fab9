"""Findings as data, and the catalogue of rules."""

import pytest

from dsnotation.core.findings import Catalogue, Rule, Severity, Span, forbids, worst

BROKEN = Rule("XX01", "A rule", "What it says.", "sheet 1")
ODD = Rule("XX02", "An oddity", "What is odd.", "sheet 2", Severity.WARNING)
CATALOGUE = Catalogue((BROKEN, ODD))
SPAN = Span("game.dsn", 3, 5, 3, 8)


def test_a_finding_has_the_severity_of_its_rule() -> None:
    assert CATALOGUE.finding("XX01", "no").severity is Severity.ERROR
    assert CATALOGUE.finding("XX02", "hm").severity is Severity.WARNING


def test_a_finding_says_where_and_why() -> None:
    finding = CATALOGUE.finding(
        "XX01", "C4 is wrong", field=("hexes", 1), about=("hex:C4",), hints=("C3 is right",), span=SPAN
    )
    assert (finding.code, finding.message, finding.rule) == ("XX01", "C4 is wrong", BROKEN)
    assert (finding.field, finding.about, finding.hints) == (("hexes", 1), ("hex:C4",), ("C3 is right",))
    assert finding.span is SPAN


def test_an_unknown_code_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError):
        CATALOGUE.finding("XX99", "no")


def test_a_place_is_filled_in_later() -> None:
    finding = CATALOGUE.finding("XX01", "no")
    placed = finding.at(SPAN, game=2, move=7)
    assert (placed.span, placed.game, placed.move) == (SPAN, 2, 7)
    assert (finding.span, finding.game, finding.move) == (None, None, None)
    assert placed.message == finding.message


def test_a_finding_that_is_no_mistake_becomes_a_note() -> None:
    note = CATALOGUE.finding("XX01", "no").as_note("not checked: no")
    assert (note.severity, note.message, note.rule) == (Severity.NOTE, "not checked: no", BROKEN)


def test_a_catalogue_maps_codes_to_rules() -> None:
    assert CATALOGUE["XX02"] is ODD
    assert list(CATALOGUE) == ["XX01", "XX02"]
    assert len(CATALOGUE) == 2
    assert "XX03" not in CATALOGUE


def test_a_code_stands_once() -> None:
    with pytest.raises(ValueError, match="XX01 stands twice"):
        Catalogue((BROKEN, ODD, BROKEN))


def test_the_worst_of_some_findings() -> None:
    error, warning = CATALOGUE.finding("XX01", "no"), CATALOGUE.finding("XX02", "hm")
    note = error.as_note("")
    assert worst([]) is None
    assert worst([note]) is Severity.NOTE
    assert worst([note, warning]) is Severity.WARNING
    assert worst([warning, error, note]) is Severity.ERROR


def test_unverified_is_a_severity_of_the_finding_not_of_the_rule() -> None:
    found = CATALOGUE.unverified("XX01", "who knows", field=("card",), about=("hand:A",), hints=("look",))
    assert (found.code, found.severity, found.rule) == ("XX01", Severity.UNVERIFIED, BROKEN)
    assert (found.message, found.field, found.about) == ("who knows", ("card",), ("hand:A",))
    assert found.hints == ("look",)
    with pytest.raises(KeyError):
        CATALOGUE.unverified("XX99", "no such rule")


def test_only_an_error_forbids() -> None:
    error, odd = CATALOGUE.finding("XX01", "no"), CATALOGUE.finding("XX02", "hm")
    unsure = CATALOGUE.unverified("XX01", "who knows")
    assert not forbids([])
    assert not forbids([odd, unsure, error.as_note("")])
    assert forbids([unsure, error])
    assert worst([unsure]) is Severity.UNVERIFIED
    assert worst([unsure, error.as_note("")]) is Severity.NOTE
