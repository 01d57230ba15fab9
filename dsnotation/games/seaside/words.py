"""Dominion: Seaside: the words of the notation, as data.

Each table gives, for what is written, the words that are read for it. Another language is more words here and
nothing elsewhere. A word means the same whatever its case, and with or without blanks, hyphens and underscores
between its parts; a hyphen in a table stands for any of these.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.words import Vocabulary
from dsnotation.games.seaside.components import SEATS, TABLE

Table = Mapping[str, tuple[str, ...]]

UNKNOWN = "?"
# Plurals that are not the name with an s.
_IRREGULAR = {
    "Duchy": ("Duchies",),
    "Embargo": ("Embargoes", "Embargos"),
    "Smugglers": ("Smuggler",),
    "Treasury": ("Treasuries",),
    "Wharf": ("Wharves", "Wharfs"),
}

# English name, which is what moves hold -> the words read for it, the code first.
CARD_NAMES: Table = {
    **{
        card.name: (
            card.code,
            *(name.replace(" ", "-") for name in (card.name, *_IRREGULAR.get(card.name, (f"{card.name}s",)))),
        )
        for card in TABLE
    },
    UNKNOWN: (UNKNOWN,),
}
SEAT_NAMES: Table = {seat: (seat,) for seat in SEATS}
# The first word of a move -> the words read for it. What each means is told in `reading`.
VERBS: Table = {
    verb: (verb,)
    for verb in (
        "draw", "look", "flip", "start", "play", "buy", "end", "double", "mat", "take", "attack", "coins", "trash",
        "discard", "top", "aside", "return", "embargo", "gain", "reveal",
    )
}  # fmt: skip

CODES: dict[str, str] = {name: names[0] for name, names in CARD_NAMES.items()}


CARD_MEANINGS = Vocabulary(CARD_NAMES)
VERB_MEANINGS = Vocabulary(VERBS)

_VOCABULARIES = {"card": CARD_MEANINGS, "seat": Vocabulary(SEAT_NAMES), "verb": VERB_MEANINGS}


def words(group: str) -> dict[str, str]:
    """The words that a terminal of the grammar stands for, each with what is written for it: `card`,
    `verb play buy`.

    The first word of the group names a table, the rest are its keys; without keys all of it is meant. Raises
    KeyError for an unknown table or key.
    """
    name, *keys = group.split()
    return _VOCABULARIES[name].words(*keys)
