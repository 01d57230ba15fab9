"""Dominant Species: a short hash of a position, for checksums in records.

The position is laid out in the words of the notation, part by part, empty parts left out; so the hash depends on
nothing but the position, and a part that a later version adds changes no hash of a game without it. Names of
players, the order of the face-up cards and why a game ended are no parts of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b

from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, BOXES, CARDS, ELEMENTS, SPACES, TERRAINS, TILES
from dsnotation.games.dominant_species.flow import passed_spaces
from dsnotation.games.dominant_species.state import ALL_ACTORS, CHANCE_ACTOR, EMPTY, PHASES, State

HASH_BYTES = 8
_ACTORS = {CHANCE_ACTOR: "chance", ALL_ACTORS: "all", **dict(enumerate(ANIMALS))}


def digest(state: State) -> str:
    """The hash of a position: 16 hexadecimal digits, equal for equal positions on every machine."""
    return blake2b(layout(state).encode(), digest_size=HASH_BYTES).hexdigest()


def layout(state: State) -> str:
    """The text that is hashed: a line for each part of the position that is not empty."""
    parts = ((name, write(state)) for name, write in PARTS.items())
    return "".join(f"{name} {text}\n" for name, text in parts if text)


def _names(words: Sequence[str], values: Sequence[int]) -> str:
    return " ".join(words[value] for value in values)


def _counts(words: Sequence[str], counts: Sequence[int]) -> str:
    """Words with their numbers, zeros left out."""
    return " ".join(f"{word}:{count}" for word, count in zip(words, counts, strict=True) if count)


def _holders(places: Sequence[str], words: Sequence[str], values: Sequence[int]) -> str:
    """What stands on each place that is not empty."""
    pairs = zip(places, values, strict=True)
    return " ".join(f"{place}:{words[value]}" for place, value in pairs if value != EMPTY)


def _bits(words: Sequence[str], bits: int) -> str:
    return " ".join(word for number, word in enumerate(words) if bits >> number & 1)


_SPECIES_PLACES = tuple(f"{hex_}-{animal}" for hex_ in HEXES for animal in ANIMALS)
_BOX_PLACES = tuple(f"{box}-{element}" for box in BOXES for element in ELEMENTS)
_ADDED_PLACES = tuple(f"{animal}-{element}" for animal in ANIMALS for element in ELEMENTS)
_STACKS = ("1", "2", "3")


def _options(state: State) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(state.options.changed().items()))


def _owners(state: State) -> str:
    """Which animals have the same player; nothing if each has its own."""
    players = state.players
    shared = [
        [ANIMALS[state.animals[place]] for place in _places(players, name)] for name in dict.fromkeys(players)
    ]
    return " ".join("+".join(group) for group in shared if len(group) > 1)


def _places(players: Sequence[str], name: str) -> Iterator[int]:
    return (place for place, player in enumerate(players) if player and player == name)


def _pending(state: State) -> str:
    """The decisions that are due, the first one last."""
    words = []
    for kind, actor, space, detail in state.pending:
        words.append(" ".join([kind, _ACTORS[actor], space or "-", *map(str, detail)]))
    return ", ".join(words)


def _spared(state: State) -> str:
    pairs = zip(ANIMALS, state.spared, strict=True)
    return " ".join(f"{animal}:{_bits(ELEMENTS, bits)}" for animal, bits in pairs if bits)


# Part of the position -> how it is written. Every slot of `State` is in one of them, or in `NO_PARTS`.
PARTS: dict[str, Callable[[State], str]] = {
    "animals": lambda state: _names(ANIMALS, state.animals),
    "players": _owners,
    "options": _options,
    "terrain": lambda state: _holders(HEXES, TERRAINS, state.terrain),
    "species": lambda state: _counts(_SPECIES_PLACES, state.species),
    "hibernating": lambda state: _counts(_SPECIES_PLACES, state.hibernating),
    "elements": lambda state: _holders(CORNERS, ELEMENTS, state.elements),
    "cones": lambda state: _holders(HEXES[: len(state.cones)], ANIMALS, state.cones),
    "bag": lambda state: _counts(ELEMENTS, state.bag),
    "boxes": lambda state: _counts(_BOX_PLACES, state.boxes),
    "added": lambda state: _counts(_ADDED_PLACES, state.added),
    "vp": lambda state: _counts(ANIMALS, state.vp),
    "pool": lambda state: _counts(ANIMALS, state.pool),
    "eliminated": lambda state: _counts(ANIMALS, state.eliminated),
    "available": lambda state: _counts(ANIMALS, state.available),
    "pawns_in_box": lambda state: _counts(ANIMALS, state.pawns_in_box),
    "set_aside": lambda state: _counts(ANIMALS, state.set_aside),
    "spaces": lambda state: _holders(SPACES, ANIMALS, state.spaces),
    "initiative": lambda state: _names(ANIMALS, state.initiative),
    "tundra_supply": lambda state: str(state.tundra_supply or ""),
    "face_up": lambda state: _holders(_STACKS, TERRAINS, state.face_up),
    "stacks": lambda state: _counts(_STACKS, state.stacks),
    "unseen_tiles": lambda state: _counts(TILES, state.unseen_tiles),
    "cards": lambda state: _names(CARDS, sorted(state.cards)),
    "deck": lambda state: str(state.deck or ""),
    "unseen_cards": lambda state: _bits(CARDS, state.unseen_cards),
    "turn": lambda state: str(state.turn),
    "phase": lambda state: PHASES[state.phase],
    "step": lambda state: _bits(SPACES, passed_spaces(state)),
    "pending": _pending,
    "spared": _spared,
    "waiting": lambda state: _bits(SPACES, state.waiting),
    "scored": lambda state: _bits(HEXES, state.scored),
    "ice_age": lambda state: "taken" if state.ice_age else "",
    "passed": lambda state: _bits(ANIMALS, state.passed),
    "unknown": lambda state: " ".join(sorted(state.unknown)),
    "astray": lambda state: str(state.astray or ""),
    "survivor": lambda state: "" if state.survivor == EMPTY else ANIMALS[state.survivor],
}
# `place` is that of the animal whose decision is due.
NO_PARTS = frozenset({"place", "why_over"})
