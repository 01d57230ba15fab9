"""Habitat Battle: what the values in the fields of moves and events are called by people.

Animals, cards and spaces stand there with the ids of their set.
"""

from __future__ import annotations

from dsnotation.core.game import FieldWords
from dsnotation.core.messages import word

FIELD_WORDS: FieldWords = {
    "what": {what: what for what in (word("spent", "power"), word("spent", "strategy"), word("spent", "bird"))},
}
