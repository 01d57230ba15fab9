"""Habitat Battle: the words of the notation, as data.

Each table gives, for what is written, the words that are read for it. Another language is more words here and
nothing elsewhere. Names of animals, cards and spaces are ids of the game set; a word of these tables can't be one.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.words import Vocabulary
from dsnotation.games.habitat_battle.moves import SEATS

Table = Mapping[str, tuple[str, ...]]

SEAT_NAMES: Table = {seat: (seat,) for seat in SEATS}
# The first word of a move -> the words read for it. What each means is told in `reading`.
VERBS: Table = {
    "kit": ("kit", "equipo"),
    "deal": ("deal", "reparto", "repartir"),
    "position": ("position", "posición", "posicion"),
    "use": ("use", "usar", "usa"),
    "hold": ("hold", "guardar", "guarda"),
    "expose": ("expose", "exponer", "expone", "strategy", "estrategia"),
    "bird": ("bird", "ave"),
    "pass": ("pass", "pasar", "pasa"),
    "insect": ("insect", "insecto"),
    "aquatic": ("aquatic", "acuático", "acuatico"),
    "calm": ("calm", "calma"),
}
# The field of a kit or a deal that a list is of -> the words read for it, the canonical one first.
LISTS: Table = {
    "activators": ("activators", "activator", "activadores", "activador"),
    "movements": ("movements", "movement", "moves", "movimientos", "movimiento"),
    "invocations": ("invocations", "invocation", "invocaciones", "invocación", "invocacion"),
    "animals": ("animals", "animal", "animales"),
    "powers": ("powers", "power", "poderes", "poder"),
    "bird": ("bird", "birds", "ave", "aves"),
    "strategies": ("strategies", "strategy", "estrategias", "estrategia"),
}
CLAIMS: Table = {
    "points": ("points", "point", "vp", "puntos", "punto"),
    "flood": ("flood", "floods", "inundación", "inundacion"),
    "at": ("at", "en"),
    "total": ("total", "totals"),
    "winner": ("winner", "winners", "ganador", "ganadores"),
}
# What opens a line of any game, in grammar/common.lark or the game's own grammar.
_OPENERS = ("setup", "turn", "assert")

# Words that are no names: a game set can't have them as ids, nor letters by themselves.
RESERVED = tuple(dict.fromkeys(word for words in (*VERBS.values(), *LISTS.values(), _OPENERS) for word in words))

VERB_MEANINGS = Vocabulary(VERBS)
LIST_MEANINGS = Vocabulary(LISTS)

_VOCABULARIES: dict[str, Vocabulary] = {
    "seat": Vocabulary(SEAT_NAMES),
    "verb": VERB_MEANINGS,
    "list": LIST_MEANINGS,
    "claim": Vocabulary(CLAIMS),
    "reserved": Vocabulary({"reserved": RESERVED}),
}


def words(group: str) -> dict[str, str]:
    """The words that a terminal of the grammar stands for, each with what is written for it: `seat`, `verb use`.

    The first word of the group names a table, the rest are its keys; without keys all of it is meant. Raises
    KeyError for an unknown table or key.
    """
    name, *keys = group.split()
    return _VOCABULARIES[name].words(*keys)
