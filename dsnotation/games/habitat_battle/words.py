"""Habitat Battle: the words of the notation, as data.

Each table gives, for what is written, the words that are read for it, in every language (`names`). Animals, cards
and spaces are called as the game set says; a word of these tables can't be an id.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.names import ENGLISH, Name
from dsnotation.core.words import Rare, Vocabulary, key
from dsnotation.games.habitat_battle import names
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.position_parts import NAMES, PARTS

Table = Mapping[str, tuple[str, ...]]

SEAT_NAMES: Table = {seat: (seat,) for seat in SEATS}
VERBS: Table = {code: name.words() for code, name in names.VERBS.items()}
LISTS: Table = {code: name.words() for code, name in names.LISTS.items()}
CLAIMS: Table = {code: name.words() for code, name in names.CLAIMS.items()}
HEADINGS: Table = {code: name.words() for code, name in names.HEADINGS.items()}
_OPENERS = {word: (word,) for word in ("assert", "adjust")}  # in grammar/common.lark, or the game's own
# The parts of a position that are of no player; those of a player have a point in them, which no id has.
_PARTS = {info.name: (info.name,) for info in PARTS if not info.each_side}

# Words that are no names: a game set can't have them as ids, nor letters by themselves.
RESERVED = tuple(
    dict.fromkeys(
        word.lower().replace(" ", "-").replace("'", "-")
        for table in (VERBS, LISTS, HEADINGS, _OPENERS, _PARTS)
        for words_of in table.values()
        for word in words_of
    )
)

NO = frozenset(map(key, names.NO.words()))


def _vocabulary(table: Mapping[str, Name]) -> Vocabulary:
    """The words of a table. English and Spanish ones, the languages of the notation and of the seed text, are read
    quickly; all others are rare."""
    common = {
        code: [word.text for language in _COMMON for word in name.spellings[language]]
        for code, name in table.items()
    }
    return Vocabulary(common, {code: name.words() for code, name in table.items()})


_COMMON = (ENGLISH, "es")
VERB_MEANINGS = _vocabulary(names.VERBS)
LIST_MEANINGS = _vocabulary(names.LISTS)

_VOCABULARIES: dict[str, Vocabulary] = {
    "seat": Vocabulary(SEAT_NAMES),
    "verb": VERB_MEANINGS,
    "list": LIST_MEANINGS,
    "claim": _vocabulary(names.CLAIMS),
    "heading": _vocabulary(names.HEADINGS),
    # What may stand first in a line or a move, and the few of these that a name is mostly followed by in a slip.
    # The patterns of the grammar have them at every name, and long ones make them slow to build.
    "first": Vocabulary({**_PARTS, **VERBS, **HEADINGS, **_OPENERS}),
    "plain": Vocabulary({code: (code,) for code in VERBS}),
    "part": Vocabulary({name: (Rare(name) if "." in name else name,) for name in NAMES}),
}


def words(group: str) -> dict[str, str]:
    """The words that a terminal of the grammar stands for, each with what is written for it: `seat`, `verb use`.

    The first word of the group names a table, the rest are its keys; without keys all of it is meant. Raises
    KeyError for an unknown table or key.
    """
    name, *keys = group.split()
    return _VOCABULARIES[name].words(*keys)
