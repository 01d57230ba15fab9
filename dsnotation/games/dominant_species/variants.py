"""Dominant Species: near misses of a move: what somebody may have meant who wrote something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, CARDS, ELEMENTS, SPACES, TILES

# Words that can stand for each other. Elements are letters and tiles two letters, so no word is in two lists but
# "Se" and the like, which are no animals.
_VOCABULARIES: tuple[tuple[str, ...], ...] = (HEXES, CORNERS, ELEMENTS, ANIMALS, TILES, CARDS, SPACES)
_ALTERNATIVES = {word: words for words in _VOCABULARIES for word in words}
_FIXED = frozenset({"kind", "actor", "loss"})
_MAX_COUNT = 9


def variants(move: Any) -> Iterator[Any]:
    """Moves that differ from `move` in one word, one number or one item of a list, most alike first.

    The actor stays, and so does the space, unless the move is the placing of a pawn.
    """
    for field in fields(move):
        if field.name in _FIXED or (field.name == "space" and move.kind != "place-pawn"):
            continue
        value = getattr(move, field.name)
        for other in _stacks(value) if field.name == "tiles" else _values(value):
            yield replace(move, **{field.name: other})


def _stacks(tiles: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Other tiles on the three stacks, or none."""
    for place, tile in enumerate(tiles):
        for other in (*TILES, None):
            if other != tile:
                yield (*tiles[:place], other, *tiles[place + 1 :])


def _values(value: Any) -> Iterator[Any]:
    """Other values for a part of a move."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (count for count in _near(value) if 0 <= count <= _MAX_COUNT)
    elif isinstance(value, str):
        yield from (word for word in _ALTERNATIVES.get(value, ()) if word != value)
    elif isinstance(value, tuple):
        yield from _lists(value)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            for part in _values(getattr(value, field.name)):
                yield replace(value, **{field.name: part})


def _near(number: int) -> Iterator[int]:
    for distance in range(1, _MAX_COUNT + 1):
        yield number - distance
        yield number + distance


def _lists(items: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The list with one item changed, left out, or (for disks) added."""
    for place, item in enumerate(items):
        for other in _values(item):
            yield (*items[:place], other, *items[place + 1 :])
    for place in range(len(items)):
        yield (*items[:place], *items[place + 1 :])
    if items and all(item in ELEMENTS for item in items):
        yield from ((*items, element) for element in ELEMENTS)
