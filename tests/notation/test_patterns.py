"""The quick way and Lark read the same: every line that either of them takes."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Misread
from dsnotation.notation.grammar import common_grammar, grammar_of
from dsnotation.notation.patterns import NO_MATCH

PAGE = Path(__file__).parents[2] / "docs" / "dominant-species.md"
LINES = sorted(
    {
        line.partition(";")[0].partition("{")[0].strip()
        for block in PAGE.read_text(encoding="utf-8").split("```dsn\n")[1:]
        for line in block.partition("```")[0].splitlines()
        if line[:1] not in ("[", ";", "")
    }
)
WORDS = sorted({word for line in LINES for word in line.split()} | {"-", ",", "|", "free", "spe.free", "com.free"})


def outcome(read: Any, *arguments: str) -> Any:
    """What a way of reading makes of a line: drafts with spans, or why it does not."""
    try:
        return read(*arguments)
    except Misread as misread:
        return misread.message, misread.start, misread.end, misread.hints


def by_lark(line: str) -> Any:
    def read(line: str) -> Any:
        try:
            return grammar_of("dominant-species").lark.parse(line, start="statement")
        except UnexpectedInput:
            return NO_MATCH

    return outcome(read, line)


def quickly(line: str) -> Any:
    return outcome(grammar_of("dominant-species").quick["statement"].parse, line)


def assert_alike(line: str) -> None:
    """What the quick way takes, Lark takes alike; what it leaves to Lark costs time, no more."""
    found = quickly(line)
    assert found is NO_MATCH or found == by_lark(line)


@pytest.mark.parametrize("line", LINES)
def test_every_example_is_read_quickly_and_alike(line: str) -> None:
    for written in (line, f"  {line.upper()} ", line.lower().replace(" ", "  ")):
        assert quickly(written) == by_lark(written) != NO_MATCH


def test_all_words_are_separate_in_the_quick_way() -> None:
    [draft] = quickly("Bi spe s@C4se C4:3")
    assert type(draft.fields["actor"]) is str


@given(st.sampled_from(LINES), st.data())
def test_mutated_lines_are_read_alike(line: str, data: st.DataObject) -> None:
    words = line.split()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words)))
        words[place : place + data.draw(st.integers(0, 1))] = data.draw(
            st.lists(st.sampled_from(WORDS), max_size=2)
        )
    mutated = " ".join(words)
    assert_alike(mutated)


@given(st.sampled_from(LINES), st.data())
def test_lines_with_other_characters_are_read_alike(line: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(line)))
    length = data.draw(st.integers(0, 2))
    inserted = data.draw(st.text("aABg4.:@>=-,| \t\x0bé١", max_size=2))
    mutated = line[:place] + inserted + line[place + length :]
    assert_alike(mutated)


@given(st.lists(st.sampled_from(WORDS), max_size=7))
@example(["spe.free", "s@C4se"])
@example(["com.free", "C4:Ma", "D4:Bi"])
def test_random_words_are_read_alike(words: list[str]) -> None:
    assert_alike(" ".join(words))


def test_tags_are_read_quickly_too() -> None:
    grammar = common_grammar()
    for text in ('[Event "a \\" b"]', ' [ event  "x"  ] '):
        assert grammar.quick["tag"].parse(text) == grammar.lark.parse(text, start="tag")
    assert grammar.quick["tag"].parse('[Event "x]') is NO_MATCH
