"""Dominant Species: how a finding names the parts of a position, and the words of its message."""

from __future__ import annotations

from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMAL_WORDS, ANIMALS, ELEMENT_WORDS, ELEMENTS


def on_hex(hex_: int) -> str:
    """The part of a position that is a tile and the species on it."""
    return f"hex:{HEXES[hex_]}"


def on_species(hex_: int, animal: int) -> str:
    """The part of a position that is one animal's species on a tile."""
    return f"species:{HEXES[hex_]}:{ANIMALS[animal]}"


def on_corner(corner: int) -> str:
    """The part of a position that is an element on earth."""
    return f"corner:{CORNERS[corner]}"


def pool_of(animal: int) -> str:
    return f"pool:{ANIMALS[animal]}"


def display_of(animal: int) -> str:
    return f"display:{ANIMALS[animal]}"


def pawns_of(animal: int) -> str:
    return f"pawns:{ANIMALS[animal]}"


def the(animal: int) -> str:
    """An animal as a word of a message: "the bird"."""
    return f"the {ANIMAL_WORDS[ANIMALS[animal]]}"


def element_word(element: int) -> str:
    return ELEMENT_WORDS[ELEMENTS[element]]


def element_list(counts: list[int]) -> str:
    """Disks as words of a message: "2 grass, 1 sun"; "nothing" if there are none."""
    words = [f"{count} {element_word(element)}" for element, count in enumerate(counts) if count]
    return ", ".join(words) or "nothing"
