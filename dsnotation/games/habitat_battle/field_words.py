"""Habitat Battle: what moves, events, their fields and the values in these are called by people.

Animals, cards and spaces stand there with the ids of their set.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.game import FieldWords
from dsnotation.core.messages import Message, word

OWN_WORDS: Mapping[str, Message] = {
    "turn": word("board", "round"),
    "space": word("board field", "space"),
    "aquatic": word("animal", "aquatic"),
}
FIELD_WORDS: FieldWords = {
    "what": {what: what for what in (word("spent", "power"), word("spent", "strategy"), word("spent", "bird"))},
}
