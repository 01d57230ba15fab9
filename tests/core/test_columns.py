"""Columns stand below each other whatever the letters are."""

from __future__ import annotations

import pytest

from dsnotation.core.columns import Column, cells, folded, labelled, padded, table


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("abc", 3), ("гора", 4), ("Félix", 5), ("Fe\u0301lix", 5), ("さくら", 6), ("a\u200db", 2)],
)
def test_a_text_is_as_wide_as_it_is_shown(text: str, width: int) -> None:
    assert cells(text) == width
    assert cells(padded(text, 8)) == 8


def test_words_stand_left_and_numbers_right_below_their_headings() -> None:
    columns = [Column("", 4), Column("ПО", 3, numbers=True), Column("удалено", numbers=True), Column("где")]
    assert list(table(columns, [["Ma さ", "5", "12", "D4"], ["Re", "1234", "0", ""]])) == [
        "         ПО  удалено  где",
        "Ma さ     5       12  D4",
        "Re     1234        0",
    ]


def test_long_lines_are_broken_at_blanks_only() -> None:
    assert folded("red-deer sea-lion ox", 12) == ["red-deer", "sea-lion ox"]
    assert folded("a-word-that-is-too-long x", 9) == ["a-word-that-is-too-long", "x"]
    assert folded("", 9) == [""]
    assert list(labelled("рука", "Co Es Gold", 6, 12)) == ["рука  Co Es", "      Gold"]
