"""Words of a line, as the grammar gives them to a game, and what two spellings of a word have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from dsnotation.core.game import Misread

T = TypeVar("T")


class Word(Protocol):
    """A word of the line; `str` gives its text. Columns from 0, end exclusive."""

    @property
    def start_pos(self) -> int: ...

    @property
    def end_pos(self) -> int: ...


def place_of(word: Word) -> tuple[int, int]:
    """The columns of a word, from 0, end exclusive."""
    return word.start_pos, word.end_pos


def read(reader: Callable[[str], T], word: Word) -> T:
    """What `reader` makes of a word. Raises Misread with columns of the line."""
    try:
        return reader(str(word))
    except Misread as misread:
        start, end = misread.start + word.start_pos, misread.end + word.start_pos
        raise Misread(misread.message, start, end, misread.hints) from None


def key(word: str) -> str:
    """What two spellings of a word have in common: case, blanks, hyphens and underscores make no difference."""
    return word.replace(" ", "").replace("\t", "").replace("-", "").replace("_", "").casefold()
