"""The page about Habitat Battle says what is so: its examples are read, its mistakes are mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.games.habitat_battle.moves import MOVES
from dsnotation.games.habitat_battle.words import CLAIMS, HEADINGS, LISTS, VERBS
from dsnotation.notation import reader, writer
from dsnotation.replay.checking import check_text

PAGE = (Path(__file__).parents[3] / "docs" / "habitat-battle.md").read_text(encoding="utf-8")
HEAD = '[Game "habitat-battle"]\n\n'
BLOCKS = re.findall(r"^```dsn\n(.*?)^```", PAGE, re.M | re.S)
GAMES = [block for block in BLOCKS if block.startswith("[Game")]
LINES = list(dict.fromkeys(line for block in BLOCKS if block not in GAMES for line in block.splitlines()))
MISTAKES = re.findall(r"^\| `(.+?)` \| .+ \| `(.+?)` \|$", PAGE.partition("## Common mistakes")[2], re.M)
SPANISH = re.findall(
    r"^\| .+? \| (.+?) \| (.*?) ?\|$", PAGE.partition("## Spanish words")[2].partition("## ")[0], re.M
)


def messages(text: str) -> list[str]:
    document = reader.read_string(text)
    return [finding.message for game in document.games for finding in game.findings]


def test_the_game_is_read_and_canonical() -> None:
    [text] = GAMES
    assert messages(text) == []
    assert writer.write_document(reader.read_string(text)) == text


def test_the_game_is_legal_and_its_set_is_as_it_was() -> None:
    checked = check_text(GAMES[0].encode(), "page")
    bad = (Severity.ERROR, Severity.WARNING)
    assert [finding.message for finding in checked.findings if finding.severity in bad] == []


@pytest.mark.parametrize("line", LINES)
def test_every_example_is_read_and_canonical(line: str) -> None:
    assert messages(HEAD + line) == []
    statement = re.sub(r"\s+;.*", "", line)
    assert writer.write_document(reader.read_string(HEAD + statement)) == f"{HEAD}{statement}\n"


def test_the_tags_are_read() -> None:
    [block] = re.findall(r"^```dsn tags\n(.*?)^```", PAGE, re.M | re.S)
    assert messages(block) == []


def test_every_kind_of_move_has_an_example() -> None:
    document = reader.read_string(HEAD + "\n".join(LINES))
    kinds = {draft.kind for statement in document.games[0].statements for draft in statement.drafts}
    assert kinds == set(MOVES)


@pytest.mark.parametrize(("wrong", "right"), MISTAKES)
def test_mistakes_are_mistakes_and_mended_so(wrong: str, right: str) -> None:
    assert len(messages(HEAD + wrong)) == 1
    assert messages(HEAD + right) == []


def test_the_spanish_words_mean_the_word_beside_them() -> None:
    for canonical, others in SPANISH[2:]:
        word = canonical.strip("`") if "`" in canonical else "position"
        meanings = [
            names for table in (VERBS, LISTS, CLAIMS, HEADINGS) for names in table.values() if names[0] == word
        ]
        assert set(re.findall(r"`(.+?)`", others)) <= {name for names in meanings for name in names}


def test_the_page_names_everything() -> None:
    assert len(MISTAKES) > 15
    assert len(SPANISH) > 20
    for table in (VERBS, LISTS, CLAIMS):
        for word in table:
            assert f"`{word}`" in PAGE or f"assert {word} " in PAGE or word == "position", word
