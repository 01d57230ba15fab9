"""`--lang` and DSN_LANG: in which language the commands tell things."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.render.languages import UnknownLanguage, language_code, spoken


@pytest.mark.parametrize("text", ["pt", "PT", "pt-BR", "pt_BR.UTF-8", " pt "])
def test_a_language_is_known_by_its_code_in_any_form(text: str) -> None:
    assert language_code(text) == "pt"


@pytest.mark.parametrize("text", ["de", "", "C.UTF-8", "ptx"])
def test_an_unknown_language_is_refused_with_the_list(text: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, pt, fr, ru, es"):
        language_code(text)


COMMANDS = [
    "check",
    "replay",
    "moves",
    "fmt",
    "export",
    "convert",
    "diff",
    "merge",
    "games",
    "rule",
    "schema",
    "play",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_an_unknown_language(dsn, command: str, game: Path) -> None:
    done = dsn(command, "--lang", "xx", game)
    assert (done.code, done.out) == (2, "")
    assert done.err == "dsn: --lang: there is no language 'xx'; there are: en, pt, fr, ru, es\n"


def test_the_option_wins_over_the_environment(dsn, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DSN_LANG", "fr_FR.UTF-8")
    dsn("check", game)
    assert spoken().language == "fr"
    dsn("check", game, "--lang", "Es")
    assert spoken().language == "es"
    monkeypatch.setenv("DSN_LANG", "")
    dsn("check", game)
    assert spoken().language == "en"


def test_a_wrong_environment_is_told_as_such(dsn, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DSN_LANG", "xx")
    done = dsn("check", game)
    assert (done.code, done.err.startswith("dsn: DSN_LANG: there is no language 'xx'")) == (2, True)


def test_board_and_narration_are_one_too_many(dsn, game: Path) -> None:
    assert dsn("replay", game, "--board", "--narrate").code == 2
