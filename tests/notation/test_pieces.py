"""A statement of several moves, taken apart."""

from __future__ import annotations

import pytest

from dsnotation.notation.pieces import pieces_of, shown

ACTORS = frozenset({"a", "b", "deal"})


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("A play Cp, draw Si", ["A play Cp", "A draw Si"]),
        ("A play Cp, B discard Co", ["A play Cp", "B discard Co"]),
        ("A play Cp,b discard Co, buy Wh", ["A play Cp", "b discard Co", "A buy Wh"]),
        ("A play Cp, B", ["A play Cp", "A B"]),  # a word alone begins nothing
        ("A A x, A y", ["A A x", "A A y"]),
        ("A: play Cp, B: discard Co, buy Wh", ["A: play Cp", "B: discard Co", "A: buy Wh"]),
        ("deal A Co, B Es", ["deal A Co", "deal B Es"]),
        ("deal A Co, B", ["deal A Co", "deal B"]),
        ("A play Cp", []),
        ("C play Cp, draw Si", []),
    ],
)
def test_each_item_has_the_first_word_in_front_unless_it_has_its_own(text: str, pieces: list[str]) -> None:
    assert [shown(piece) for piece in pieces_of(text, ACTORS)] == pieces


@pytest.mark.parametrize("text", ["  A play Cp, B discard Co,  draw Si", "A play Cp , b  discard Co"])
def test_items_keep_their_columns(text: str) -> None:
    for piece, item in zip(pieces_of(text, ACTORS), text.split(","), strict=True):
        column = text.index(item)
        start = column if column else len(item) - len(item.lstrip())
        assert len(piece) == column + len(item)
        assert piece[start:] == (item if column else item.lstrip())
