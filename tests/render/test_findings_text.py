"""Findings as people see them."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest

from dsnotation.core.findings import Finding
from dsnotation.notation.reader import read_string
from dsnotation.notation.whereabouts import teller
from dsnotation.render.findings_text import clean, counted_findings, finding_short, finding_text, whereabouts
from dsnotation.render.languages import IN_ENGLISH, speak, translation
from dsnotation.render.style import Style, style_for

Make = Callable[..., Finding]
SOURCES = {"game.dsn": [""] * 11 + ["Ma gla\tC4"]}


def test_finding_with_its_line(error: Make) -> None:
    assert finding_text(error(), SOURCES) == (
        "error[DS0503]: C4 is not next to tundra\n"
        '  --> game.dsn:12:8 (game 1 "Thursday club", turn 3, move 31)\n'
        "   |\n"
        "12 | Ma gla  C4\n"
        "   |         ^^\n"
        "   = rule: Glaciation next to tundra (dsn rule DS0503)\n"
        "   = hint: next to tundra are C3, D2"
    )


def test_finding_without_a_place_names_its_file(warning: Finding) -> None:
    text = finding_text(warning, SOURCES, file="club.dsn")
    assert text.splitlines()[:2] == ["warning[DN0900]: 50% of it, or:\u240amore", "--> club.dsn"]


def test_finding_without_its_source_has_no_excerpt(error: Make) -> None:
    assert "|" not in finding_text(error("other.dsn"), SOURCES)


def test_second_game_is_named(error: Make) -> None:
    finding = error().at(error().span, game=2, move=None)
    assert '(game 2 "Thursday club", turn 3)' in finding_text(finding, SOURCES)
    assert '(game 2 "Thursday club", round 3)' in finding_text(replace(finding, in_rounds=True), SOURCES)


@pytest.mark.parametrize(("game", "where"), [("seaside", "game 1, turn 2"), ("habitat-battle", "game 1, round 2")])
def test_a_game_that_plays_in_rounds_has_its_findings_there(error: Make, game: str, where: str) -> None:
    document = read_string(f'[Game "{game}"]\n\nturn 2\n\n\n\n\n\n\n')
    assert whereabouts(replace(teller(document.games[0])(error()), move=None)) == where


def test_colour_is_around_the_text_only(error: Make) -> None:
    painted = finding_text(error(), SOURCES, style=Style(on=True))
    assert painted.startswith("\x1b[1;31merror[DS0503]\x1b[0m")
    plain = painted
    for code in ("0", "1", "2", "1;31", "1;33", "1;34", "32", "36"):
        plain = plain.replace(f"\x1b[{code}m", "")
    assert plain == finding_text(error(), SOURCES)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert style_for(Terminal()).on
    assert not style_for(io.StringIO()).on
    monkeypatch.setenv("TERM", "dumb")
    assert not style_for(Terminal()).on
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not style_for(Terminal()).on


def test_short_form(error: Make, warning: Finding) -> None:
    assert finding_short(error()) == (
        'game.dsn:12:8: error DS0503 C4 is not next to tundra (game 1 "Thursday club", turn 3, move 31)'
    )
    assert finding_short(warning, file="a.dsn") == "a.dsn: warning DN0900 50% of it, or:\u240amore"


def test_counts(error: Make, warning: Finding) -> None:
    assert counted_findings([]) == "no findings"
    assert counted_findings([error(), warning, error()]) == "2 errors, 1 warning"


def test_a_no_break_space_of_a_translation_is_shown_as_a_space() -> None:
    assert clean("expected\u00a0: a card") == "expected\u00a0: a card"
    assert clean("a\u200bb") == "a<U+200B>b"


def test_a_colon_stands_apart_in_french(error: Make) -> None:
    speak(translation("fr"))
    try:
        assert finding_text(error(), SOURCES).startswith("erreur[DS0503]\u00a0: ")
    finally:
        speak(IN_ENGLISH)
