"""Dominion: Seaside: what the values in the fields of moves and events are called by people."""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.game import FieldWords
from dsnotation.core.messages import Message, word
from dsnotation.core.names import Name
from dsnotation.games.seaside.components import TABLE
from dsnotation.games.seaside.names import WORDS, called

_CARDS: Mapping[str, Name] = {card.name: called(card.name) for card in TABLE}
_ZONES: Mapping[str, Message] = {
    zone: zone
    for zone in (
        word("zone", "hand"),
        word("zone", "deck"),
        word("zone", "deck-top"),
        word("zone", "deck-bottom"),
        word("zone", "discard"),
        word("zone", "play"),
        word("zone", "trash"),
        word("zone", "supply"),
        word("zone", "aside"),
        word("zone", "island-mat"),
        word("zone", "village-mat"),
        word("zone", "looked-at"),
    )
}
FIELD_WORDS: FieldWords = {
    "card": _CARDS,
    "cards": _CARDS,
    "after": _CARDS,
    "top": _CARDS,
    "pile": _CARDS,
    "origin": _ZONES,
    "target": _ZONES,
    "option": {option: WORDS[option] for option in ("mat", "take", "attack", "coins")},
}
