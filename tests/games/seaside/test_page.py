"""The page about Seaside says what is so: its examples are read, its mistakes are mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.games.seaside.components import TABLE
from dsnotation.games.seaside.moves import MOVES
from dsnotation.games.seaside.option_table import OPTION_INFO
from dsnotation.notation import reader, writer
from dsnotation.replay.checking import check_text

PAGE = (Path(__file__).parents[3] / "docs" / "seaside.md").read_text(encoding="utf-8")
HEAD = '[Game "seaside"]\n\n'
BLOCKS = re.findall(r"^```dsn\n(.*?)^```", PAGE, re.M | re.S)
GAMES = [block for block in BLOCKS if block.startswith("[Game")]
LINES = [line for block in BLOCKS if block not in GAMES for line in block.splitlines()]
MISTAKES = [
    (wrong.replace("\\|", "|"), right.replace("\\|", "|"))
    for wrong, right in re.findall(
        r"^\| `(.+?)` \| .+ \| `(.+?)` \|$", PAGE.partition("## Common mistakes")[2], re.M
    )
]


def messages(text: str) -> list[str]:
    document = reader.read_string(text)
    return [finding.message for game in document.games for finding in game.findings]


def test_the_game_is_read_and_canonical() -> None:
    [text] = GAMES
    assert messages(text) == []
    assert writer.write_document(reader.read_string(text)) == text


def test_the_game_is_legal() -> None:
    checked = check_text(GAMES[0].encode(), "page")
    assert [finding.message for finding in checked.findings if finding.severity is Severity.ERROR] == []


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


def test_the_examples_in_other_languages_are_read_as_the_page_says() -> None:
    section = PAGE.partition("\n## Other languages\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(.+)` \| `(.+)` \|$", section, re.M)
    assert len(rows) >= 6
    for written, canonical in rows:
        document = reader.read_string(HEAD + written.replace("\\|", "|"))
        assert writer.write_document(document) == HEAD + canonical.replace("\\|", "|") + "\n"


def test_the_page_names_everything() -> None:
    assert len(MISTAKES) > 10
    for card in TABLE:
        assert f"`{card.code}` {card.name}" in PAGE
    for option in OPTION_INFO:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} |" in PAGE
