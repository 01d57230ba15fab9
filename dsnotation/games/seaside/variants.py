"""Dominion: Seaside: near misses of a move: what somebody may have meant who wrote something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from dsnotation.games.seaside.components import CARDS, SEATS

# Where a shuffle is written it was seen.
_FIXED = frozenset({"kind", "actor", "shuffle"})
_LISTS = frozenset({"cards", "after", "top"})
_OPTIONS = ("mat", "take", "attack", "coins")


def variants(move: Any) -> Iterator[Any]:
    """Moves that differ from `move` in one card, one number or one item of a list. The actor stays.

    Equal cards of a list without order stand together.
    """
    for field in fields(move):
        if field.name in _FIXED:
            continue
        value = getattr(move, field.name)
        if field.name in _LISTS:
            others: Iterator[Any] = _lists(value)
            if field.name != "top" and move.kind != "top":
                others = (tuple(sorted(cards, key=cards.index)) for cards in others)
        elif field.name == "player":
            others = (seat for seat in SEATS if seat != value)
        elif field.name == "option":
            others = (option for option in _OPTIONS if option != value)
        elif field.name == "count":
            others = (count for count in range(3) if count != value)
        else:
            others = (card for card in CARDS if card != value)
        for other in others:
            yield replace(move, **{field.name: other})


def _lists(items: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The list with one card, or all cards of a name, changed; with one left out or added."""
    seen = set()
    for place, item in enumerate(items):
        if item in seen:
            continue
        seen.add(item)
        for card in CARDS:
            if card != item:
                yield (*items[:place], card, *items[place + 1 :])
                if items.count(item) > 1:  # they are written as one
                    yield tuple(card if one == item else one for one in items)
        yield (*items[:place], *items[place + 1 :])
    yield from ((*items, card) for card in CARDS)
