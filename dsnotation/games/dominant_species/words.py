"""Dominant Species: the words of the notation, as data.

Each table gives, for a code, the words that are read for it; the code itself is what is written. Another
language is more words here and nothing elsewhere. A word means the same whatever its case, and with or
without blanks, hyphens and underscores between its parts.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.words import Vocabulary
from dsnotation.games.dominant_species.components import (
    ANIMAL_WORDS,
    ANIMALS,
    CARDS,
    ELEMENT_WORDS,
    ELEMENTS,
    SECTION_WORDS,
    TERRAIN_WORDS,
    TERRAINS,
)
from dsnotation.games.dominant_species.moves import CARD_MOVES, MOVES

Table = Mapping[str, tuple[str, ...]]


def _plurals(word: str) -> tuple[str, str]:
    return word, word + ("es" if word.endswith("ss") else "s")


ANIMAL_NAMES: Table = {code: _plurals(ANIMAL_WORDS[code]) for code in ANIMALS}
ELEMENT_NAMES: Table = {code: _plurals(ELEMENT_WORDS[code]) for code in ELEMENTS}
TERRAIN_NAMES: Table = {
    code: (*_plurals(TERRAIN_WORDS[code]), *(_plurals("savanna") if code == "Sa" else ())) for code in TERRAINS
}
CARD_NAMES: Table = {
    **dict.fromkeys(CARDS, ()),
    "Fertile": ("Fertility",),
    "Habitat": ("Habitats",),
    "Immigrants": ("Immigrant",),
    "Niche-Biomes": ("Niche-Biome",),
    "Symbiotic": ("Symbiosis",),
}
_SECTION_VERBS = {
    "ada": ("adapt",),
    "reg": ("regress",),
    "dep": ("deplete",),
    "gla": ("glaciate",),
    "spe": ("speciate",),
    "mig": ("migrate",),
    "com": ("compete",),
    "dom": ("dominate",),
}
SECTION_NAMES: Table = {code: (word, *_SECTION_VERBS.get(code, ())) for code, word in SECTION_WORDS.items()}

# The word of a card -> the kind of the move that carries it out, for the cards that let somebody choose.
CARD_KINDS: dict[str, str] = {card: card.lower() for card in CARDS if MOVES.get(card.lower()) in CARD_MOVES}


def _vocabulary(names: Table) -> Vocabulary:
    return Vocabulary({code: (code, *words) for code, words in names.items()})


ANIMAL_CODES = _vocabulary(ANIMAL_NAMES)
ELEMENT_CODES = _vocabulary(ELEMENT_NAMES)
TERRAIN_CODES = _vocabulary(TERRAIN_NAMES)
CARD_CODES = _vocabulary(CARD_NAMES)
SECTION_CODES = _vocabulary(SECTION_NAMES)


def words(group: str) -> dict[str, str]:
    """The words that a terminal of the grammar stands for, each with the code that is written for it: `animal`,
    `section ada abu`, `card plain` ...

    The first word of the group names a table, the rest are codes; without codes all of it is meant. Raises
    KeyError for an unknown table or code.
    """
    table_name, *codes = group.split()
    if codes == ["plain"]:
        codes = [card for card in CARDS if card not in CARD_KINDS]
    return _VOCABULARIES[table_name].words(*codes)


_VOCABULARIES: dict[str, Vocabulary] = {
    "animal": ANIMAL_CODES,
    "element": ELEMENT_CODES,
    "terrain": TERRAIN_CODES,
    "card": CARD_CODES,
    "section": SECTION_CODES,
}
