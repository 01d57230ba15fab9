"""Marks stand under the characters they mean, whatever those characters are."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from dsnotation.render.excerpt import WINDOW, excerpt


def marked(line: str, start: int, end: int) -> str:
    """What the marks stand under, cell by cell."""
    text, marks = excerpt(line, start, end)
    cells = [character for character in text for _ in range(cell_len(character))]
    cells += [" "] * (len(marks) - len(cells))
    return "".join(cell for cell, mark in zip(cells, marks, strict=False) if mark == "^")


def test_plain_line() -> None:
    assert excerpt("Ma gla C4", 7, 9) == ("Ma gla C4", "       ^^")


def test_tab_takes_its_cells() -> None:
    assert excerpt("\tMa\tgla", 4, 7) == ("    Ma  gla", "        ^^^")


def test_wide_characters_take_two_cells() -> None:
    assert excerpt("企鹅 gla C4", 3, 6) == ("企鹅 gla C4", "     ^^^")
    assert excerpt("企鹅 gla", 0, 2) == ("企鹅 gla", "^^^^")


def test_combining_mark_takes_none() -> None:
    assert marked("e\u0301te C4", 5, 7) == "C4"


def test_place_behind_the_end() -> None:
    assert excerpt("Ma gla", 7, 8) == ("Ma gla", "       ^")
    assert excerpt("", 0, 0) == ("", "^")


def test_control_characters_can_not_steer_the_terminal() -> None:
    text, _ = excerpt("a\x1b[31mb\x7f\u202ec\x00", 0, 1)
    assert text == "a\u241b[31mb\u2421<U+202E>c\u2400"


def test_long_line_is_cut_around_the_marks() -> None:
    line = "x" * 5000 + "HERE" + "y" * 5000
    text, _ = excerpt(line, 5000, 5004)
    assert len(text) <= WINDOW + 6
    assert text.startswith("...")
    assert text.endswith("...")
    assert marked(line, 5000, 5004) == "HERE"


def test_long_mark_is_cut_too() -> None:
    text, marks = excerpt("z" * 1000, 0, 1000)
    assert len(marks) <= len(text)


@given(st.text(), st.integers(0, 50), st.integers(0, 50))
def test_any_line_gives_one_line_and_a_mark(line: str, start: int, end: int) -> None:
    text, marks = excerpt(line, start, end)
    assert "^" in marks
    assert not set(marks) - {"^", " "}
    assert len(text.splitlines()) <= 1


@given(st.text(alphabet="abc 企\t", max_size=300), st.data())
def test_marks_begin_where_the_character_begins(line: str, data: st.DataObject) -> None:
    line += "#"
    place = len(line) - 1
    assert marked(line, place, place + 1) == "#"
