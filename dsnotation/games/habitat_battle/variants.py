"""Habitat Battle: near misses of a move: what somebody may have meant who wrote something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from dsnotation.games.habitat_battle.tables import Tables

_FIXED = frozenset({"kind", "actor", "player"})
# Fields of moves -> the list of the set that their words come from.
LISTS_OF_FIELDS = {
    "animal": "animals",
    "animals": "animals",
    "power": "powers",
    "powers": "powers",
    "activator": "activators",
    "activators": "activators",
    "movement": "movements",
    "movements": "movements",
    "space": "spaces",
    "strategy": "strategies",
    "strategies": "strategies",
    "bird": "birds",
    "invocations": "birds",
}


def variants(tables: Tables, move: Any) -> Iterator[Any]:
    """Moves that differ from `move` in one word. The actor stays."""
    for field in fields(move):
        if field.name in _FIXED:
            continue
        value = getattr(move, field.name)
        if isinstance(value, bool):
            yield replace(move, **{field.name: not value})
            continue
        ids = getattr(tables, LISTS_OF_FIELDS[field.name]).ids
        if isinstance(value, str):
            yield from (replace(move, **{field.name: other}) for other in ids if other != value)
        elif isinstance(value, tuple):
            for other in _lists(value, ids):
                yield replace(move, **{field.name: other})


def _lists(items: tuple[str, ...], ids: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The list with one item changed, left out or added."""
    for place, item in enumerate(items):
        for other in ids:
            if other != item:
                yield (*items[:place], other, *items[place + 1 :])
        yield (*items[:place], *items[place + 1 :])
    yield from ((*items, other) for other in ids)
