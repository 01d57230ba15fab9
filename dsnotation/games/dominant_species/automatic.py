"""Dominant Species: the automatic part of Wasteland. Sheet 7.5."""

from __future__ import annotations

from dsnotation.games.dominant_species.board import CORNER_HEXES
from dsnotation.games.dominant_species.components import TU, WAS
from dsnotation.games.dominant_species.effects import Events, remove_element
from dsnotation.games.dominant_species.state import EMPTY, State
from dsnotation.games.dominant_species.unknown import at_waste


def waste(state: State, events: Events) -> None:
    """Elements on tundra whose type lies in the Wasteland box go (sheet 7.5; row 11)."""
    at_waste(state)
    for corner, element in enumerate(state.elements):
        if element != EMPTY and state.boxes[WAS * 6 + element]:
            if any(state.terrain[hex_] == TU for hex_ in CORNER_HEXES[corner]):
                remove_element(state, corner, "wasteland", events)
