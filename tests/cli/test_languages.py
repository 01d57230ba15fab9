"""`--lang` and DSN_LANG: in which language the commands tell things."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dsnotation.cli.choices import Report
from dsnotation.core.registry import GAMES, find_game
from dsnotation.formats.catalogue import CATALOGUE as FORMATS
from dsnotation.formats.table import formats
from dsnotation.render import languages
from dsnotation.render.languages import UnknownLanguage, language_code, spoken
from dsnotation.render.rules import all_rules
from tests.brackets import Brackets, outside, words_of


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


# Everything is told in it -----------------------------------------------------------------------------------


@pytest.fixture
def brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--lang ru` puts whatever can be translated in brackets."""
    monkeypatch.setattr(
        languages, "translation", lambda code: Brackets() if code == "ru" else languages.IN_ENGLISH
    )


# What stays as it is: names of commands, options, formats and tags, and the text of the game.
SAME = words_of(
    "dsn check fmt replay moves diff merge convert games game limit format jsonl help file json to in out "
    "docs formats stdin hello unplayable unread latin caf foo bar DSN set"
)


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize(
    "command",
    [
        ["check", "nowhere.dsn"],
        ["check", "."],
        ["check", "empty.dsn"],
        ["check", "latin.dsn", "--encoding-errors", "strict"],
        ["check", "journal.txt"],
        ["replay", "club.dsn"],
        ["replay", "club.dsn", "--game", "7"],
        ["replay", "game.dsn", "--to", "soon"],
        ["replay", "game.dsn", "--to", "turn:99"],
        ["replay", "nothing.dsn"],
        ["replay", "unread.dsn", "--to", "1"],
        ["replay", "game.dsn", "--board", "--narrate"],
        ["replay", "unplayable.dsn"],
        ["export", "club.dsn"],
        ["export", "club.dsn", "--game", "9"],
        ["export", "wrong.dsn", "-o", "wrong.json"],
        ["fmt", "wrong.dsn", "--check"],
        ["fmt", "latin.dsn"],
        ["convert"],
        ["convert", "game.dsn", "x.unknown"],
        ["convert", "nothing.dsn", "x.json"],
        ["convert", "game.dsn", "--to", "odd"],
        ["convert", "club.dsn", "x.json"],
        ["convert", "game.dsn", "--to", "goko"],
        ["diff", "game.dsn", "-", "--game", "1"],
        ["diff", "-", "-"],
        ["merge", "game.dsn"],
        ["rule", "DS9999"],
        ["rule", "zzz"],
        ["schema", "odd"],
        ["play", "chess"],
        ["play", "seaside", "--players", "9"],
        ["play", "dominant-species", "--option", "dominance"],
        ["play", "dominant-species", "--option", "dominance=1", "-o", "x.dsn"],
        ["play", "dominant-species", "--option", "a=1", "--option", "a=2"],
        ["games", "chess"],
        ["games", "--set", "game.dsn"],
        ["games", "seaside", "--set", "game.dsn"],
        ["moves", "club.dsn"],
    ],
)
def test_problems_are_told_in_the_language(dsn, club: Path, wrong: Path, game: Path, command, monkeypatch) -> None:
    folder = game.parent
    monkeypatch.chdir(folder)
    (folder / "empty.dsn").write_text(" \n", encoding="utf-8")
    (folder / "nothing.dsn").write_text("hello\n", encoding="utf-8")
    (folder / "latin.dsn").write_bytes(b"; caf\xe9\n" + game.read_bytes())
    (folder / "unplayable.dsn").write_text('[Game "seaside"]\n[A "x"]\n', encoding="utf-8")
    (folder / "journal.txt").write_text("StartAction(1)\n", encoding="utf-8")
    (folder / "unread.dsn").write_text(f"{game.read_text(encoding='utf-8')}foo bar\n", encoding="utf-8")
    done = dsn(*command, "--lang", "ru")
    told = done.err or done.out
    assert done.code != 0
    assert "⟦" in told
    same = SAME | words_of(" ".join([*command, *GAMES, *(one.name for one in formats())]))
    same |= words_of(game.read_text(encoding="utf-8")) | words_of(wrong.read_text(encoding="utf-8"))
    for option in find_game("dominant-species").options:
        same |= words_of(" ".join([option.name, *option.values]))
    assert outside(told) - same - {code[:2].lower() for code in all_rules([FORMATS])} == set()


@pytest.mark.usefixtures("brackets")
def test_lists_are_told_in_the_language(dsn) -> None:
    assert outside(dsn("rule", "--lang", "ru").out) == set()
    assert outside(dsn("convert", "--formats", "--lang", "ru").out) <= words_of(
        " ".join(one.name for one in formats())
    )
    assert outside(dsn("rule", "DS0301", "--lang", "ru").out) == set()


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_told_in_the_language(dsn, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but what is typed: commands, options, their values and what stands for them."""
    english = dsn(*command.split(), "--help").out
    monkeypatch.setenv("DSN_LANG", "ru")
    told, _, summaries = dsn(*command.split(), "--help").out.partition("⟦Commands:⟧")
    assert all("  ⟦" in line for line in summaries.splitlines() if line)  # cut off, perhaps before the bracket
    examples = [line for line in english.splitlines() if line.startswith("    ") and "dsn " in line]
    same = words_of(
        " ".join(["dsn lang help version list str int range float", *COMMANDS, "parse fix", *examples])
    )
    same |= words_of(" ".join(re.findall(r"--[a-z-]+|<[^>]*>|\b[A-Z=]+\b|\[default: [^\]]*\]", english)))
    assert outside(told) - same == set()
    assert outside(english) - same != set()


@pytest.mark.usefixtures("brackets")
def test_findings_as_json_are_told_in_the_language_but_no_record_is(dsn, wrong: Path) -> None:
    parsed = json.loads(dsn("parse", wrong, "--lang", "ru").out)
    checked = json.loads(dsn("check", wrong, "--lang", "ru", "--format", "json").out)
    exported = json.loads(dsn("export", wrong, "--lang", "ru").out)
    assert all("⟦" in one["message"] for one in (*parsed["games"][0]["findings"], *checked))
    assert "⟦" not in json.dumps(exported, ensure_ascii=False)


# Wrong usage ------------------------------------------------------------------------------------------------

USAGE = {
    "--nope x": "Error: No such option: --nope (Possible options: --notes)",
    "": "Error: Missing argument 'PATH...'.",
    "x --max-findings few": "Error: Invalid value for '--max-findings': ",
    "x --max-findings -1": "Error: Invalid value for '--max-findings': ",
    "x --format odd": "Error: Invalid value for '--format': ",
    "x --lang": "Error: Option '--lang' requires an argument.",
}


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("args", USAGE)
def test_wrong_usage_is_told_in_the_language(dsn, args: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typer's own words, whatever version it is: a template that fits no more is a word outside the brackets."""
    monkeypatch.setenv("DSN_LANG", "en")
    english = dsn("check", *args.split())
    assert (english.code, english.out) == (2, "")
    assert english.err.splitlines()[0] == "Usage: dsn check [OPTIONS] {PATH...}..." or args == "x --lang"
    assert USAGE[args] in english.err
    monkeypatch.setenv("DSN_LANG", "ru")
    told = dsn("check", *args.split())
    assert told.code == 2
    same = words_of("dsn check path nope notes lang format odd few max-findings")
    assert outside(told.err) - same - {one.value for one in Report} == set()
    assert re.sub("[⟦⟧]", "", told.err) == english.err


def test_wrong_usage_in_portuguese(dsn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DSN_LANG", "pt")
    assert dsn("chek").err == (
        "Uso: dsn [OPÇÕES] COMANDO [ARGUMENTOS]...\n'dsn -h' mostra a ajuda.\n\n"
        "Erro: Não existe o comando 'chek'. Você quis dizer 'check', 'schema'?\n"
    )
    assert dsn("check").err.startswith("Uso: dsn check [OPÇÕES] {CAMINHO...}...\n")
    assert dsn("check").err.endswith("Erro: Falta o argumento 'CAMINHO...'.\n")
    assert dsn("moves", "x", "--limit", "0").err.endswith("'--limit': deveria ser no mínimo 1\n")
    assert dsn("games", "a", "b", "--lang=fr").err.endswith("Erreur\u00a0: Arguments en trop (b)\n")


def test_what_the_system_says_of_a_file_is_told_in_the_language(dsn, tmp_path: Path) -> None:
    assert dsn("check", tmp_path / ("x" * 300), "--lang", "pt").err.endswith(": nome de arquivo longo demais\n")
