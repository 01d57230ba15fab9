"""Dominant Species: the elementary changes of a position, each with its event.

Every piece that moves moves through here, so that pieces are conserved: a disk goes to the bag and nowhere else
(sheet 5, Element ownership), an eliminated species to the box (sheet 5, Eliminated).
"""

from __future__ import annotations

from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    BOXES,
    CARDS,
    ELEMENTS,
    SPACES,
    TERRAINS,
    ElementName,
)
from dsnotation.games.dominant_species.state import EMPTY, State

Events = list[object]


def score(state: State, animal: int, points: int, reason: str, events: Events, hex_: int = EMPTY) -> None:
    """Adds VP, never below 0 (sheet 5)."""
    change = max(points, -state.vp[animal])
    if change:
        state.vp[animal] += change
        events.append(ev.PointsScored(ANIMALS[animal], change, reason, HEXES[hex_] if hex_ != EMPTY else None))


def place_pawn(state: State, animal: int, space: int, events: Events) -> None:
    """One available pawn onto a space."""
    state.available[animal] -= 1
    state.spaces[space] = animal
    events.append(ev.PawnPlaced(ANIMALS[animal], SPACES[space]))


def take_pawn(state: State, space: int, events: Events) -> int:
    """The pawn of a space back to its owner, who is returned."""
    animal = state.spaces[space]
    state.spaces[space] = EMPTY
    state.available[animal] += 1
    events.append(ev.PawnTaken(ANIMALS[animal], SPACES[space]))
    return animal


def gain_pawn(state: State, animal: int, events: Events) -> None:
    """A new pawn from the box, if one is left (sheet 4)."""
    if state.pawns_in_box[animal]:
        state.pawns_in_box[animal] -= 1
        state.available[animal] += 1
        events.append(ev.PawnGained(ANIMALS[animal]))


def lose_pawn(state: State, animal: int, space: int, events: Events) -> None:
    """A pawn back into the box: from a space, or an available one (`space` EMPTY)."""
    if space == EMPTY:
        state.available[animal] -= 1
    else:
        state.spaces[space] = EMPTY
        state.waiting &= ~(1 << space)
    state.pawns_in_box[animal] += 1
    events.append(ev.PawnLost(ANIMALS[animal], None if space == EMPTY else SPACES[space]))


def swap_forward(state: State, animal: int, events: Events) -> None:
    """Swaps with the animal directly to the left; nothing for the first one."""
    place = state.initiative.index(animal)
    if place:
        other = state.initiative[place - 1]
        state.initiative[place - 1], state.initiative[place] = animal, other
        events.append(ev.InitiativeSwapped(ANIMALS[animal], ANIMALS[other]))


def gain_element(state: State, animal: int, element: int, box: int, events: Events) -> None:
    """A disk from a box, or from the bag (`box` EMPTY), onto a display."""
    if box == EMPTY:
        state.bag[element] -= 1
    else:
        state.boxes[box * 6 + element] -= 1
    state.added[animal * 6 + element] += 1
    source = "bag" if box == EMPTY else BOXES[box]
    events.append(ev.ElementGained(ANIMALS[animal], ELEMENTS[element], source))


def lose_element(state: State, animal: int, element: int, reason: str, events: Events) -> None:
    """An added disk from a display into the bag."""
    state.added[animal * 6 + element] -= 1
    state.bag[element] += 1
    events.append(ev.ElementLost(ANIMALS[animal], ELEMENTS[element], reason))


def place_element(state: State, element: int, corner: int, box: int, events: Events) -> None:
    """A disk from a box, or from the bag (`box` EMPTY), onto a corner."""
    if box == EMPTY:
        state.bag[element] -= 1
    else:
        state.boxes[box * 6 + element] -= 1
    state.elements[corner] = element
    source = "bag" if box == EMPTY else BOXES[box]
    events.append(ev.ElementPlaced(ELEMENTS[element], CORNERS[corner], source))


def remove_element(state: State, corner: int, reason: str, events: Events) -> None:
    """The disk of a corner into the bag."""
    element = state.elements[corner]
    state.elements[corner] = EMPTY
    state.bag[element] += 1
    events.append(ev.ElementRemoved(ELEMENTS[element], CORNERS[corner], reason))


def add_species(state: State, animal: int, hex_: int, count: int, events: Events) -> None:
    """Species from the gene pool onto a tile."""
    state.pool[animal] -= count
    state.species[hex_ * 6 + animal] += count
    events.append(ev.SpeciesAdded(ANIMALS[animal], HEXES[hex_], count))


def move_species(state: State, animal: int, origin: int, target: int, count: int, events: Events) -> None:
    """Species from one tile to another. Hibernating ones go last and stay safe (sheet 13, row 45)."""
    start, end = origin * 6 + animal, target * 6 + animal
    state.species[start] -= count
    state.species[end] += count
    safe = max(0, state.hibernating[start] - state.species[start])
    if safe:
        state.hibernating[start] -= safe
        state.hibernating[end] += safe
    events.append(ev.SpeciesMoved(ANIMALS[animal], HEXES[origin], HEXES[target], count))


def eliminate(state: State, animal: int, hex_: int, count: int, reason: str, events: Events) -> None:
    """Species from a tile into the box. Hibernating ones go last."""
    _remove(state, animal, hex_, count)
    state.eliminated[animal] += count
    events.append(ev.SpeciesEliminated(ANIMALS[animal], HEXES[hex_], count, reason))


def return_to_pool(state: State, animal: int, hex_: int, count: int, events: Events) -> None:
    """Surplus species of a glaciated tile back to the gene pool. Hibernating ones go last."""
    _remove(state, animal, hex_, count)
    state.pool[animal] += count
    events.append(ev.SpeciesReturned(ANIMALS[animal], HEXES[hex_], count))


def _remove(state: State, animal: int, hex_: int, count: int) -> None:
    place = hex_ * 6 + animal
    state.species[place] -= count
    if state.hibernating[place]:
        state.hibernating[place] = min(state.hibernating[place], state.species[place])


def revive(state: State, animal: int, hex_: int, count: int, events: Events) -> None:
    """Eliminated species onto a tile, safe from Extinction this turn."""
    state.eliminated[animal] -= count
    state.species[hex_ * 6 + animal] += count
    state.hibernating[hex_ * 6 + animal] += count
    events.append(ev.SpeciesRevived(ANIMALS[animal], HEXES[hex_], count))


def put_tile(state: State, terrain: int, hex_: int, events: Events) -> None:
    """A tile onto an empty hex."""
    state.terrain[hex_] = terrain
    events.append(ev.TilePlaced(TERRAINS[terrain], HEXES[hex_]))


def remove_card(state: State, animal: int, card: int, events: Events) -> None:
    """A face-up card is taken and leaves the game."""
    state.cards.remove(card)
    events.append(ev.CardTaken(ANIMALS[animal], CARDS[card]))


def empty_box(state: State, box: int) -> None:
    """All disks of a box into the bag."""
    for element in range(6):
        state.bag[element] += state.boxes[box * 6 + element]
        state.boxes[box * 6 + element] = 0


def shift_box(state: State, origin: int, target: int, events: Events) -> None:
    """All disks of a box into an empty one."""
    start, end = origin * 6, target * 6
    state.boxes[end : end + 6] = state.boxes[start : start + 6]
    state.boxes[start : start + 6] = [0] * 6
    events.append(ev.BoxFilled(BOXES[target], box_elements(state, target)))


def fill_box(state: State, box: int, elements: list[int], events: Events) -> None:
    """Disks from the bag into a box."""
    for element in elements:
        state.bag[element] -= 1
        state.boxes[box * 6 + element] += 1
    events.append(ev.BoxFilled(BOXES[box], box_elements(state, box)))


def box_elements(state: State, box: int) -> tuple[ElementName, ...]:
    """The disks of a box, in the order of ELEMENTS."""
    base = box * 6
    return tuple(ELEMENTS[element] for element in range(6) for _ in range(state.boxes[base + element]))
