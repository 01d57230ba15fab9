"""The quick way and Lark read the same: every line that either of them takes."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Misread
from dsnotation.core.registry import GAMES
from dsnotation.core.words import Rare
from dsnotation.notation.grammar import common_grammar, grammar_of
from dsnotation.notation.patterns import NO_MATCH

DOCS = Path(__file__).parents[2] / "docs"
MORE_WORDS = {
    "dominant-species": ["-", ",", "|", "free", "spe.free", "com.free"],
    "seaside": ["-", ",", "|", "?", "?*2", "A", "G", "b:", "Sea", "Hag", "3", "x3", "*2", "all", "top"],
    "habitat-battle": ["-", ",", "?", "?*2", "+", "A", "G", "b:", "3", "use", "bird"],
}


def lines_of(game: str) -> list[str]:
    """The examples of the page about a game."""
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return sorted(
        {
            line.partition(";")[0].partition("{")[0].strip()
            for block in page.split("```dsn\n")[1:]
            for line in block.partition("```")[0].splitlines()
            if line[:1] not in ("[", ";", "")
        }
    )


LINES = {game: lines_of(game) for game in GAMES}
EXAMPLES = [(game, line) for game in GAMES for line in LINES[game]]
WORDS = {
    game: sorted({word for line in LINES[game] for word in line.split()} | {*MORE_WORDS.get(game, ())})
    for game in GAMES
}


def outcome(read: Any, *arguments: str) -> Any:
    """What a way of reading makes of a line: drafts with spans, or why it does not."""
    try:
        return read(*arguments)
    except Misread as misread:
        return misread.message, misread.start, misread.end, misread.hints


def by_lark(game: str, line: str) -> Any:
    def read(line: str) -> Any:
        try:
            return grammar_of(game).lark.parse(line, start="statement")
        except UnexpectedInput:
            return NO_MATCH

    return outcome(read, line)


def quickly(game: str, line: str) -> Any:
    return outcome(grammar_of(game).quick["statement"].parse, line)


def assert_alike(game: str, line: str) -> None:
    """What the quick way takes, Lark takes alike; what it leaves to Lark costs time, no more."""
    found = quickly(game, line)
    assert found is NO_MATCH or found == by_lark(game, line)


@pytest.mark.parametrize(("game", "line"), EXAMPLES)
def test_every_example_is_read_quickly_and_alike(game: str, line: str) -> None:
    for written in (line, f"  {line.upper()} ", line.lower().replace(" ", "  ")):
        assert quickly(game, written) == by_lark(game, written) != NO_MATCH


def test_all_words_are_separate_in_the_quick_way() -> None:
    [draft] = quickly("dominant-species", "Bi spe s@C4se C4:3")
    assert type(draft.fields["actor"]) is str


@given(st.sampled_from(EXAMPLES), st.data())
def test_mutated_lines_are_read_alike(example: tuple[str, str], data: st.DataObject) -> None:
    game, line = example
    words = line.split()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words)))
        words[place : place + data.draw(st.integers(0, 1))] = data.draw(
            st.lists(st.sampled_from(WORDS[game]), max_size=2)
        )
    assert_alike(game, " ".join(words))


@given(st.sampled_from(EXAMPLES), st.data())
def test_lines_with_other_characters_are_read_alike(example: tuple[str, str], data: st.DataObject) -> None:
    game, line = example
    place = data.draw(st.integers(0, len(line)))
    length = data.draw(st.integers(0, 2))
    inserted = data.draw(st.text("aABg4.:@>=-,|*?x \t\x0bé١", max_size=2))
    assert_alike(game, line[:place] + inserted + line[place + length :])


@given(st.lists(st.sampled_from(WORDS["dominant-species"]), max_size=7))
@example(["spe.free", "s@C4se"])
@example(["com.free", "C4:Ma", "D4:Bi"])
def test_random_words_are_read_alike(words: list[str]) -> None:
    assert_alike("dominant-species", " ".join(words))


@given(st.lists(st.sampled_from(WORDS["seaside"]), max_size=9))
@example(["end,", "draw", "|", "Co"])
@example(["draw", "Co", "|", "Es,", "end", "top", "Tr"])
def test_random_words_of_seaside_are_read_alike(words: list[str]) -> None:
    assert_alike("seaside", " ".join(words))


def test_tags_are_read_quickly_too() -> None:
    common = common_grammar()
    for text in ('[Event "a \\" b"]', ' [ event  "x"  ] '):
        assert common.quick["tag"].parse(text) == common.lark.parse(text, start="tag")
    assert common.quick["tag"].parse('[Event "x]') is NO_MATCH


@pytest.mark.parametrize("game", GAMES)
def test_few_words_are_in_quick_patterns(game: str) -> None:
    """They are made into patterns again for each place in a rule: two thousand letters more took two seconds."""
    words = {
        word
        for description in grammar_of(game).descriptions.values()
        for word in description.words
        if not isinstance(word, Rare)
    }
    assert sum(map(len, words)) < 1500
