"""The words of the games that are put in place of each other: one module a game, named in `WORDS`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tools.seeding.bases import Base

# A game of the registry that is not here is not broken.
WORDS: dict[str, str] = {
    "dominant-species": "tools.seeding.dominant_species",
    "seaside": "tools.seeding.seaside",
    "habitat-battle": "tools.seeding.habitat_battle",
}
Others = Callable[[Base, int, str], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Swap:
    """Words that may stand for each other. `found` matches one of them in a line that begins as `lines` says;
    `others` gives what may be put in its place, from the game, the place of the line and the word."""

    found: re.Pattern[str]
    others: Others
    lines: re.Pattern[str] = re.compile("")


@dataclass(frozen=True, slots=True)
class Words:
    """One game: how many play it, its words by kind of fault, and how a true assertion of the points is written,
    from seats and scores."""

    players: tuple[int, ...]
    swaps: dict[str, Swap]
    assertion: Callable[[Sequence[tuple[str, int]]], str]


def swap(pattern: str, others: Sequence[str] | Others, lines: str = "") -> Swap:
    """A `Swap` from patterns; the words as a list where they are always the same."""
    if callable(others):
        return Swap(re.compile(pattern), others, re.compile(lines))
    fixed = tuple(others)
    return Swap(re.compile(pattern), lambda base, place, word: fixed, re.compile(lines))


def any_of(words: Sequence[str]) -> str:
    """A pattern for one of these words, standing by itself."""
    longest = sorted(words, key=len, reverse=True)
    return rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])"


def one_off(base: Base, place: int, word: str) -> list[str]:
    """A number that is off by one or two."""
    return [str(number) for number in range(int(word) - 2, int(word) + 3) if number > 0 and str(number) != word]


@cache
def words_of(name: str) -> Words:
    """The words of a game. Raises KeyError for one that has none."""
    module: Any = import_module(WORDS[name])
    words: Words = module.GAME_WORDS
    return words
