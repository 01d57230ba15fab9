"""Words of a line and their spellings."""

from __future__ import annotations

import pytest

from dsnotation.core.game import Misread
from dsnotation.core.words import key, place_of, read


class Written(str):
    """A word that begins at column 7."""

    start_pos = 7

    @property
    def end_pos(self) -> int:
        return self.start_pos + len(self)


def test_spellings_of_a_word() -> None:
    assert key("Sea Hag") == key("sea-hag") == key("SEA_HAG") == key("SeaHag")
    assert key("Sea Hag") != key("Sea Hog")


def test_a_word_that_is_misread_is_placed_in_its_line() -> None:
    def reader(text: str) -> str:
        raise Misread(f"no {text}", 1, 2)

    assert place_of(Written("H9")) == (7, 9)
    assert read(str.lower, Written("H9")) == "h9"
    with pytest.raises(Misread) as misread:
        read(reader, Written("H9"))
    assert (misread.value.start, misread.value.end) == (8, 9)
