"""Dominion: Seaside: what people write although it follows from the rules: a Curse gained, a Treasure trashed.

Such a step is no move: nobody decides it. It is told from a mistake by what the last move brought about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.game import Draft

# Kind of move -> the targets of the cards that an event of the same meaning moves.
_TARGETS = {"trash": ("trash",), "discard": ("discard",), "aside": ("aside", "island-mat")}


def is_told(draft: Draft, events: Sequence[Any]) -> bool:
    """Whether a draft tells what these events have told."""
    wanted = _cards(draft)
    if wanted is None:
        return False
    who = draft.actor
    for seat, cards in _happened(draft.kind, events):
        if cards and set(wanted) <= set(cards) and len(wanted) <= len(cards) and who in (None, seat):
            return True
        # The Treasures that Pirate Ship takes are trashed by the attacker, off the victim's deck.
        if draft.kind == "trash" and wanted == cards:
            return True
    return False


def _cards(draft: Draft) -> tuple[str, ...] | None:
    if draft.kind in ("gain", "start", "trash", "aside"):
        card = draft.fields.get("card")
        return (card,) if isinstance(card, str) else None
    return draft.fields.get("cards") if draft.kind == "discard" else None


def _happened(kind: str, events: Sequence[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The player and the cards of each event that such a move would tell."""
    for event in events:
        gained = kind == "gain" and event.kind == "card-gained" and not event.bought
        if gained or (kind == "start" and event.kind == "effect-began"):
            yield event.player, (event.card,)
        elif event.kind == "cards-moved" and event.target in _TARGETS.get(kind, ()):
            yield event.player, event.cards
