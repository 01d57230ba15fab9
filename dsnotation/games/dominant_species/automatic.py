"""Dominant Species: the two automatic parts of Execution. Sheet 7.3 and 7.5."""

from __future__ import annotations

from dsnotation.games.dominant_species.board import CORNER_HEXES
from dsnotation.games.dominant_species.components import REG, TU, WAS
from dsnotation.games.dominant_species.effects import Events, lose_element, remove_element
from dsnotation.games.dominant_species.state import EMPTY, State


def regress(state: State, events: Events) -> None:
    """Every animal loses one added disk of each type in the Regression box, unless it is spared (sheet 7.3)."""
    per_disk = state.options.regression_per_disk == "yes"
    for element in range(6):
        disks = state.boxes[REG * 6 + element]
        if not disks:
            continue
        for animal in state.animals:
            if state.spared[animal] >> element & 1:
                continue
            for _ in range(min(disks if per_disk else 1, state.added[animal * 6 + element])):
                lose_element(state, animal, element, "regression", events)
    state.spared = [0] * 6


def waste(state: State, events: Events) -> None:
    """Elements on tundra whose type lies in the Wasteland box go (sheet 7.5; row 11)."""
    for corner, element in enumerate(state.elements):
        if element != EMPTY and state.boxes[WAS * 6 + element]:
            if any(state.terrain[hex_] == TU for hex_ in CORNER_HEXES[corner]):
                remove_element(state, corner, "wasteland", events)
