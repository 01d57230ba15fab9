"""A position in words that all readers share, and in what two positions differ.

A position is a dict of fields; those that are dicts themselves have an entry only where there is something. All
names are our codes, disks in a box or on a display are a sorted string ("bgs").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    BOX,
    BOXES,
    CARDS,
    DEFAULT_ELEMENTS,
    ELEMENT,
    ELEMENTS,
    SPACES,
    TERRAINS,
)
from dsnotation.games.dominant_species.state import (
    EMPTY,
    OVER,
    State,
    animals_on,
    display,
    dominant,
    matches,
    survival_holder,
    tiles,
)

Position = dict[str, Any]


class Difference(NamedTuple):
    """One entry in which two positions differ."""

    field: str
    entry: Any
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"{self.field} {self.entry}: ours {self.ours}, theirs {self.theirs}".replace("  ", " ")


def disks(elements: Iterable[str]) -> str:
    """Element codes as one sorted string."""
    return "".join(sorted(elements))


def _counted(counts: list[int]) -> str:
    return disks(ELEMENTS[element] * counts[element] for element in range(6))


def position_of(state: State, *, with_matches: bool = False) -> Position:
    """Our position."""
    animals = state.animals

    def per_animal(values: list[int]) -> dict[str, int]:
        return {ANIMALS[animal]: values[animal] for animal in animals}

    def on_hexes(values: list[int]) -> dict[str, dict[str, int]]:
        return {
            HEXES[hex_]: {ANIMALS[a]: values[hex_ * 6 + a] for a in animals if values[hex_ * 6 + a]}
            for hex_ in range(35)
            if any(values[hex_ * 6 : hex_ * 6 + 6])
        }

    there = tiles(state)
    holders = {HEXES[hex_]: dominant(state, hex_) for hex_ in there}
    survival = survival_holder(state)
    position: Position = {
        "turn": state.turn,
        "vp": per_animal(state.vp),
        "pool": per_animal(state.pool),
        "eliminated": per_animal(state.eliminated),
        "pawns": per_animal(state.available),
        "pawns in the box": per_animal(state.pawns_in_box),
        "displays": {ANIMALS[animal]: _counted(display(state, animal)) for animal in animals},
        "initiative": [ANIMALS[animal] for animal in state.initiative],
        "terrain": {HEXES[hex_]: TERRAINS[state.terrain[hex_]] for hex_ in there},
        "species": on_hexes(state.species),
        "hibernating": on_hexes(state.hibernating),
        "elements": {
            CORNERS[corner]: ELEMENTS[element] for corner, element in enumerate(state.elements) if element != EMPTY
        },
        "dominance": {hex_: ANIMALS[animal] for hex_, animal in holders.items() if animal != EMPTY},
        "survival": None if survival == EMPTY else ANIMALS[survival],
        "boxes": {box: _counted(state.boxes[n * 6 : n * 6 + 6]) for n, box in enumerate(BOXES)},
        "bag": {ELEMENTS[element]: state.bag[element] for element in range(6)},
        "spaces": {SPACES[n]: ANIMALS[animal] for n, animal in enumerate(state.spaces) if animal != EMPTY},
        "face-up tiles": [None if terrain == EMPTY else TERRAINS[terrain] for terrain in state.face_up],
        "stacks": list(state.stacks),
        "tundra": state.tundra_supply,
        "cards": sorted(CARDS[card] for card in state.cards),
        "deck": state.deck,
        "scored": sorted(HEXES[hex_] for hex_ in range(35) if state.scored >> hex_ & 1),
        "ice age": state.ice_age,
        "over": state.phase == OVER,
    }
    if with_matches:
        position["matches"] = {
            HEXES[hex_]: {ANIMALS[a]: matches(state, a, hex_) for a in animals_on(state, hex_)}
            for hex_ in there
            if animals_on(state, hex_)
        }
    return position


def differences(ours: Position, theirs: Position) -> list[Difference]:
    """Where two positions differ, in the fields that theirs has."""
    return list(_differences(ours, theirs))


def _differences(ours: Position, theirs: Position) -> Iterator[Difference]:
    for field, value in theirs.items():
        mine = ours[field]
        if mine == value:
            continue
        if isinstance(value, dict):
            for entry in sorted({*value, *mine}):
                if mine.get(entry) != value.get(entry):
                    yield Difference(field, entry, mine.get(entry), value.get(entry))
        else:
            yield Difference(field, "", mine, value)


def adopt(state: State, difference: Difference) -> None:
    """Gives our position their value of one entry, after a known error of theirs, so that it does not follow us
    through the rest of the game. Raises ValueError for a field that can't be taken over."""
    field, entry, _, theirs = difference
    counts = {"vp": state.vp, "pool": state.pool, "eliminated": state.eliminated, "pawns": state.available}
    if field in counts:
        counts[field][ANIMAL[entry]] = theirs
    elif field == "bag":
        state.bag[ELEMENT[entry]] = theirs
    elif field == "boxes":
        for element in range(6):
            state.boxes[BOX[entry] * 6 + element] = theirs.count(ELEMENTS[element])
    elif field == "displays":
        for element in range(6):
            printed = DEFAULT_ELEMENTS[ANIMAL[entry]][element]
            state.added[ANIMAL[entry] * 6 + element] = theirs.count(ELEMENTS[element]) - printed
    elif field == "species":
        for animal in range(6):
            state.species[HEX[entry] * 6 + animal] = (theirs or {}).get(ANIMALS[animal], 0)
    elif field == "hibernating":
        for animal in range(6):
            state.hibernating[HEX[entry] * 6 + animal] = (theirs or {}).get(ANIMALS[animal], 0)
    elif field == "elements":
        state.elements[CORNER[entry]] = EMPTY if theirs is None else ELEMENT[theirs]
    elif field not in ("dominance", "matches", "survival"):  # these follow from the others
        raise ValueError(field)
