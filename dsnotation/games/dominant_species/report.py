"""Dominant Species: how a finding names the parts of a position, and the words of its message."""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.messages import Message, joined, say, several
from dsnotation.core.names import Name
from dsnotation.games.dominant_species import names
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, BOXES, ELEMENTS, TERRAINS
from dsnotation.games.dominant_species.state import EMPTY


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


# The names of what the tables count by index.
_ANIMALS: tuple[Name, ...] = tuple(names.ANIMALS[code] for code in ANIMALS)
_ELEMENTS: tuple[Name, ...] = tuple(names.ELEMENTS[code] for code in ELEMENTS)
_TERRAINS: tuple[Name, ...] = tuple(names.TERRAINS[code] for code in TERRAINS)
_BOXES: tuple[Name, ...] = tuple(names.ACTIONS[code] for code in BOXES)


def animal_name(animal: int) -> Name:
    return _ANIMALS[animal]


def element_name(element: int) -> Name:
    return _ELEMENTS[element]


def element_count(element: int, count: int) -> Message:
    """Disks of an element: `1 seed`, `2 seeds`."""
    return several(count, "{count} {element}", "{count} {element:many}", element=element_name(element))


def terrain_name(terrain: int) -> Name:
    return _TERRAINS[terrain]


def box_name(box: int) -> Name:
    return _BOXES[box]


def ground_of(terrain: int) -> Name | Message:
    """What a hex is: its terrain, or an empty hex."""
    return _TERRAINS[terrain] if terrain != EMPTY else say("an empty hex")


def element_list(counts: Sequence[int]) -> Message:
    """Disks as words of a message: "2 seeds, 1 sun"; "nothing" if there are none."""
    held = [element_count(element, count) for element, count in enumerate(counts) if count]
    return joined(held) if held else say("nothing")
