"""The page for players says what is so: its examples are read, its mistakes are mistakes."""

import re
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.games.dominant_species import components
from dsnotation.games.dominant_species.moves import MOVES
from dsnotation.notation.catalogue import CATALOGUE
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.checking import check_text

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "dominant-species.md").read_text(encoding="utf-8")
SHARED = (DOCS / "notation.md").read_text(encoding="utf-8")
HEAD = '[Game "dominant-species"]\n\n'
BLOCKS = re.findall(r"^```dsn\n(.*?)^```", PAGE, re.M | re.S)
GAMES = [block for block in BLOCKS if block.startswith("[Game")]
LINES = [line for block in BLOCKS if block not in GAMES for line in block.splitlines()]
TABLE = [
    (wrong.replace("\\|", "|"), right.replace("\\|", "|"))
    for wrong, right in re.findall(
        r"^\| `(.+?)` \| .+ \| `(.+?)` \|$", PAGE.partition("## Common mistakes")[2], re.M
    )
]


def messages(text: str) -> list[str]:
    document = read_string(text)
    return [finding.message for game in document.games for finding in game.findings]


@pytest.mark.parametrize("text", GAMES)
def test_whole_games_are_read_and_canonical(text: str) -> None:
    assert messages(text) == []
    assert write_document(read_string(text)) == text


@pytest.mark.parametrize("text", GAMES)
def test_whole_games_are_legal(text: str) -> None:
    checked = check_text(text.encode(), "page")
    assert [finding.message for finding in checked.findings if finding.severity is Severity.ERROR] == []


@pytest.mark.parametrize("line", LINES)
def test_every_example_is_read_and_canonical(line: str) -> None:
    assert messages(HEAD + line) == []
    statement = re.sub(r"\s+;.*", "", line)
    written = write_document(read_string(HEAD + statement))
    assert written.removeprefix(HEAD) == f"{statement}\n"


def test_the_tags_are_read() -> None:
    [block] = re.findall(r"^```dsn tags\n(.*?)^```", PAGE, re.M | re.S)
    assert messages(block) == []


def test_every_kind_of_move_has_an_example() -> None:
    document = read_string(HEAD + "\n".join(LINES))
    kinds = {draft.kind for statement in document.games[0].statements for draft in statement.drafts}
    assert kinds == set(MOVES)


@pytest.mark.parametrize(("wrong", "right"), TABLE)
def test_mistakes_are_mistakes_and_mended_so(wrong: str, right: str) -> None:
    assert len(messages(HEAD + wrong)) == 1
    assert messages(HEAD + right) == []


def test_lines_in_other_languages_are_read_as_the_page_says() -> None:
    section = PAGE.partition("\n### Other languages\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(.+)` \| `(.+)` \|$", section, re.M)
    assert len(rows) >= 7
    for written, canonical in rows:
        assert messages(HEAD + written) == []
        assert write_document(read_string(HEAD + written)) == f"{HEAD}{canonical}\n"


def test_the_page_names_everything() -> None:
    assert len(TABLE) > 10
    codes = {**components.ANIMAL_WORDS, **components.ELEMENT_WORDS, **components.TERRAIN_WORDS}
    for code, word in {**codes, **components.SECTION_WORDS}.items():
        assert f"`{code}` {word}" in PAGE
    for card in components.CARDS:
        assert card in PAGE


def test_findings_name_headings_of_the_page_on_every_notation() -> None:
    headings = set(re.findall(r"^#+ (.+)$", SHARED, re.M))
    for rule in CATALOGUE.values():
        page, _, heading = rule.source.partition(", ")
        assert page == "docs/notation.md"
        assert heading in headings
