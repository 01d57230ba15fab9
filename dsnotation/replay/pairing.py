"""Which of two sequences' items belong together: the pairs in order with the highest score in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from typing import TypeVar

T = TypeVar("T")
Pair = tuple[int | None, int | None]
MOST_CELLS = 4_000_000  # of a table of scores; beyond that only what is alike is paired


def pairs(
    first: Sequence[T], second: Sequence[T], score: Callable[[T, T], int], alike: int, key: Callable[[T], str]
) -> list[Pair]:
    """Every item of both sequences once and in order, in pairs or alone; between two pairs those of the first come
    first.

    A pair's `score` is 0 if the two don't belong together, and at least `alike` if they say the same. What has one
    `key` says the same too; it is looked at only where the sequences are too long for anything else.
    """
    start = 0
    while start < min(len(first), len(second)) and score(first[start], second[start]) >= alike:
        start += 1
    left, right = len(first), len(second)
    while min(left, right) > start and score(first[left - 1], second[right - 1]) >= alike:
        left, right = left - 1, right - 1
    head: list[Pair] = [(place, place) for place in range(start)]
    tail: list[Pair] = [(left + place, right + place) for place in range(len(first) - left)]
    inner = _best if (left - start) * (right - start) <= MOST_CELLS else _by_key(key)
    middle = inner(first[start:left], second[start:right], score)
    shifted = [(_shift(one, start), _shift(other, start)) for one, other in middle]
    return [*head, *_in_order(shifted), *tail]


def _shift(place: int | None, by: int) -> int | None:
    return None if place is None else place + by


def _best(first: Sequence[T], second: Sequence[T], score: Callable[[T, T], int]) -> list[Pair]:
    """The best pairs of all (Needleman and Wunsch, an item alone counts nothing)."""
    width = len(second)
    scores = [[score(one, other) for other in second] for one in first]
    table = [[0] * (width + 1)]
    for row in scores:
        above, line = table[-1], [0]
        for place, value in enumerate(row):
            line.append(max(above[place] + value if value else 0, above[place + 1], line[place]))
        table.append(line)
    found: list[Pair] = []
    left, right = len(first), width
    while left and right:
        value = scores[left - 1][right - 1]
        here = table[left][right]
        if value and here == table[left - 1][right - 1] + value:
            left, right = left - 1, right - 1
            found.append((left, right))
        elif here == table[left][right - 1]:
            right -= 1
            found.append((None, right))
        else:
            left -= 1
            found.append((left, None))
    found += [(None, place) for place in reversed(range(right))]
    found += [(place, None) for place in reversed(range(left))]
    return found[::-1]


def _by_key(
    key: Callable[[T], str],
) -> Callable[[Sequence[T], Sequence[T], Callable[[T, T], int]], list[Pair]]:
    def inner(first: Sequence[T], second: Sequence[T], score: Callable[[T, T], int]) -> list[Pair]:
        keys, others = ([key(one) for one in side] for side in (first, second))
        found: list[Pair] = []
        left = right = 0
        for block in SequenceMatcher(None, keys, others, autojunk=False).get_matching_blocks():
            found += [(place, None) for place in range(left, block.a)]
            found += [(None, place) for place in range(right, block.b)]
            found += [(block.a + place, block.b + place) for place in range(block.size)]
            left, right = block.a + block.size, block.b + block.size
        return found

    return inner


def _in_order(found: Sequence[Pair]) -> list[Pair]:
    """Between two pairs, first what only the first sequence has."""
    ordered: list[Pair] = []
    waiting: list[Pair] = []
    for pair in found:
        if pair[0] is None:
            waiting.append(pair)
            continue
        if pair[1] is not None:
            ordered += waiting
            waiting = []
        ordered.append(pair)
    return [*ordered, *waiting]
