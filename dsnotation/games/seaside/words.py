"""Dominion: Seaside: the words of the notation, as data.

Each table gives, for what is written, the words that are read for it, in any language (`names`). A word means the
same whatever its case, with accents or without, and with or without blanks, hyphens and underscores between its
parts; a hyphen in a table stands for any of these.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.names import ENGLISH
from dsnotation.core.words import Rare, Vocabulary
from dsnotation.games.seaside.components import SEATS, TABLE
from dsnotation.games.seaside.names import HEADINGS, NAMES, WORDS, read_as
from dsnotation.games.seaside.position_parts import NAMES as PARTS

Table = Mapping[str, tuple[str, ...]]

UNKNOWN = "?"


def _parted(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.replace(" ", "-") for word in words)


# English name, which is what moves hold -> the words read for it, the code first.
CARD_NAMES: Table = {
    **{card.name: (card.code, *_parted(read_as(card.name))) for card in TABLE},
    UNKNOWN: (UNKNOWN,),
}
SEAT_NAMES: Table = {seat: (seat,) for seat in SEATS}
# What a statement begins with -> the words read for it. What each means is told in `reading`.
VERBS: Table = {
    verb: WORDS[verb].words()
    for verb in (
        "deal", "draw", "look", "flip", "start", "play", "buy", "end", "double", "mat", "take", "attack", "coins",
        "trash", "discard", "all", "top", "aside", "return", "embargo", "gain", "reveal",
    )
}  # fmt: skip
# What an assertion is about; see `claims`.
CLAIMS: Table = {
    claim: WORDS[claim].words()
    for claim in (
        "vp", "turns", "tokens", "deck", "hand", "discard", "play", "island", "village", "pile", "trash", "coins",
        "actions", "buys", "winner",
    )
}  # fmt: skip

CODES: dict[str, str] = {name: names[0] for name, names in CARD_NAMES.items()}


def _english(card: str) -> tuple[str, ...]:
    """What a card and several of it are called in English."""
    name = NAMES[card]
    return _parted((*(one.text for one in name.spellings[ENGLISH]), name.told(ENGLISH, "many")))


# Codes and English words are read quickly; all others are rare.
CARD_MEANINGS = Vocabulary(
    {UNKNOWN: (UNKNOWN,), **{card.name: (card.code, *_english(card.name)) for card in TABLE}}, CARD_NAMES
)
VERB_MEANINGS = Vocabulary({verb: (verb,) for verb in VERBS}, VERBS)
CLAIM_MEANINGS = Vocabulary({claim: (claim,) for claim in CLAIMS}, CLAIMS)
HEADING_MEANINGS = Vocabulary(
    {code: (code,) for code in HEADINGS}, {code: name.words() for code, name in HEADINGS.items()}
)

_VOCABULARIES = {
    "card": CARD_MEANINGS,
    "seat": Vocabulary(SEAT_NAMES),
    "verb": VERB_MEANINGS,
    "claim": CLAIM_MEANINGS,
    "heading": HEADING_MEANINGS,
    "part": Vocabulary({name: (Rare(name) if "." in name else name,) for name in PARTS}),
}
# A word for several verbs is no verb in the grammar: it belongs to all of them.
_UNCLEAR = "unclear"


def words(group: str) -> dict[str, str]:
    """The words that a terminal of the grammar stands for, each with what is written for it: `card`,
    `verb play buy`.

    The first word of the group names a table, the rest are its keys; without keys all of it is meant. A word for
    several things is left out; `verb unclear` are those. Raises KeyError for an unknown table or key.
    """
    name, *keys = group.split()
    vocabulary = _VOCABULARIES[name]
    unclear = keys == [_UNCLEAR]
    found = vocabulary.words(*([] if unclear else keys))
    return {word: written for word, written in found.items() if (len(vocabulary.meanings(word)) > 1) == unclear}
