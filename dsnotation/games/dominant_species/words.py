"""Dominant Species: the words of the notation, in every language.

What is read is what `names` has, its cases in Russian, and codes in Cyrillic letters by their sound; the code
itself is what is written. A word means the same whatever its case and accents, and with or without blanks, hyphens
and underscores between its parts.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.names import ENGLISH, Name
from dsnotation.core.words import Vocabulary, by_sound
from dsnotation.games.dominant_species import names
from dsnotation.games.dominant_species.components import CARDS
from dsnotation.games.dominant_species.moves import CARD_MOVES, MOVES
from dsnotation.games.dominant_species.position_parts import PARTS

_CODE = 3  # letters of a code that is no word

# The word of a card -> the kind of the move that carries it out, for the cards that let somebody choose.
CARD_KINDS: dict[str, str] = {card: card.lower() for card in CARDS if MOVES.get(card.lower()) in CARD_MOVES}


def _vocabulary(table: Mapping[str, Name]) -> Vocabulary:
    return Vocabulary(
        {code: (code, *(one.text for one in name.spellings[ENGLISH])) for code, name in table.items()},
        {code: _rare(name) for code, name in table.items()},
    )


def _rare(name: Name) -> tuple[str, ...]:
    cases = name.forms.get("ru", {}).values()  # words by themselves: Russian has no articles
    sounded = (by_sound(name.code),) if len(name.code) <= _CODE else ()
    return *name.words(), *sounded, *cases


ANIMAL_CODES = _vocabulary(names.ANIMALS)
ELEMENT_CODES = _vocabulary(names.ELEMENTS)
TERRAIN_CODES = _vocabulary(names.TERRAINS)
CARD_CODES = _vocabulary(names.CARDS)
SECTION_CODES = _vocabulary(names.ACTIONS)


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
    "heading": _vocabulary(names.HEADINGS),
    "part": Vocabulary({info.name: (info.name,) for info in PARTS}),
}
