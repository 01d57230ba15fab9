"""Words of a line, as the grammar gives them to a game, what two spellings of a word have in common, and what a
word stands for."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Protocol, TypeVar

from dsnotation.core.game import Misread
from dsnotation.core.messages import listed_or, say

T = TypeVar("T")

# What is no letter of a word but stands between its parts.
_BETWEEN = str.maketrans("", "", " \t-_'")
_LIGATURES = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"})
_KEPT = "йЙ"  # a letter of its own: и is another one
# The blocks with the letters of the languages that are read.
_BLOCKS = (range(0xC0, 0x250), range(0x400, 0x460), range(0x1E00, 0x1F00))
# Cyrillic letters by sound, for codes that are typed on a Russian keyboard without changing it.
_SOUNDS = str.maketrans(
    "abvgdezijklmnoprstufwcABVGDEZIJKLMNOPRSTUFWC", "абвгдезийклмнопрстуфвкАБВГДЕЗИЙКЛМНОПРСТУФВК"
)


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
    """What two spellings of a word have in common: case, accents, blanks, hyphens, underscores and apostrophes
    make no difference, nor does ё for е or œ for oe. й and и are different letters."""
    if not word.isascii():
        plain = without_accents(unicodedata.normalize("NFC", word)).translate(_LIGATURES)
        word = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return word.translate(_BETWEEN).casefold()


def without_accents(text: str) -> str:
    """The text with a letter without accents for each letter with them, so that it is as long as before."""
    return text if text.isascii() else text.translate(_plain_letters())


@cache
def _plain_letters() -> dict[int, str]:
    plain: dict[int, str] = {}
    for block in _BLOCKS:
        for code in block:
            letter, *marks = list(unicodedata.normalize("NFKD", chr(code)))
            if marks and all(map(unicodedata.combining, marks)) and chr(code) not in _KEPT:
                plain[code] = letter
    return plain


def by_sound(code: str) -> str:
    """A code in Cyrillic letters, as who reads it aloud types it: `Ма` for `Ma`, `Се` for `Se`."""
    return code.translate(_SOUNDS)


class Rare(str):
    """A word that few texts have. It is read, but no quick pattern is made for it: to make patterns of hundreds of
    words takes long."""

    __slots__ = ()


class Vocabulary:
    """The words that are read for things of one kind, in every language.

    `table` gives for each thing its words, and `rare` more of them. The first is what is written; it always means
    that thing. Any other word may stand for several things, and then it is no name of any until somebody says
    which.
    """

    __slots__ = ("_meanings", "_quick", "_written", "table")

    table: Mapping[str, tuple[str, ...]]

    def __init__(
        self, table: Mapping[str, Iterable[str]], rare: Mapping[str, Iterable[str]] | None = None
    ) -> None:
        """Raises ValueError if the same is written for two things."""
        more = rare or {}
        self.table = {
            thing: tuple(dict.fromkeys((*words, *map(Rare, more.get(thing, ())))))
            for thing, words in table.items()
        }
        self._written = {thing: words[0] for thing, words in self.table.items()}
        meanings: dict[str, tuple[str, ...]] = {}
        for thing, words in self.table.items():
            for word in map(key, words):
                meanings[word] = tuple(dict.fromkeys((*meanings.get(word, ()), thing)))
        written = {key(word): (thing,) for thing, word in self._written.items()}
        if len(written) < len(self.table):
            raise ValueError("the same is written for two things")
        self._meanings = meanings | written
        # What is written as it stands in the tables needs no folding.
        self._quick = {
            spelling: things[0]
            for words in self.table.values()
            for word in words
            for spelling in (word, word.lower(), key(word))
            if len(things := self._meanings[key(word)]) == 1
        }

    def meanings(self, word: str) -> tuple[str, ...]:
        """The things that a word may stand for; none for an unknown one."""
        return self._meanings.get(key(word), ())

    def get(self, word: str, start: int = 0) -> str | None:
        """The thing that a word stands for; None for an unknown one.

        Raises Misread, with columns from `start` on, if it may stand for several.
        """
        found = self._quick.get(word)
        if found is not None:
            return found
        things = self.meanings(word)
        if len(things) > 1:
            candidates = listed_or(self._written[thing] for thing in things)
            raise Misread(
                say("{word} stands for more than one thing", word=word),
                start,
                start + len(word),
                (say("{word} could be {candidates}: write the code", word=word, candidates=candidates),),
            )
        return things[0] if things else None

    def __getitem__(self, word: str) -> str:
        """The thing that a word of the grammar stands for. Raises KeyError for an unknown one, and Misread as
        `get` does."""
        found = self.get(word)
        if found is None:
            raise KeyError(word)
        return found

    def __contains__(self, word: str) -> bool:
        return key(word) in self._meanings

    def near(self, word: str, cutoff: float = 0.6) -> str | None:
        """The thing with the word that is most like this one; None if none is like it, or several things have
        it."""
        for near in difflib.get_close_matches(key(word), self._meanings, n=1, cutoff=cutoff):
            things = self._meanings[near]
            return things[0] if len(things) == 1 else None
        return None

    def words(self, *things: str) -> dict[str, str]:
        """The words of some things, or of all, each with what is written for the thing; where several have the
        word, for the first of them. Raises KeyError for an unknown thing."""
        found: dict[str, str] = {}
        for thing in things or self.table:
            for word in self.table[thing]:
                found.setdefault(word, self._written[thing])
        return found
