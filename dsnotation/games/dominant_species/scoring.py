"""Dominant Species: the scoring of a tile, in a Domination and at the end. Sheet 7.12 and 9."""

from __future__ import annotations

from dsnotation.games.dominant_species.components import TILE_SCORES
from dsnotation.games.dominant_species.effects import Events, score
from dsnotation.games.dominant_species.state import State


def score_tile(state: State, hex_: int, reason: str, events: Events) -> None:
    """VP for most species on a tile, ties by food chain (sheet 7.12, step 1)."""
    base = hex_ * 6
    present = [animal for animal in state.animals if state.species[base + animal]]
    present.sort(key=lambda animal: -state.species[base + animal])
    for animal, points in zip(present, TILE_SCORES[state.terrain[hex_]], strict=False):
        score(state, animal, points, reason, events, hex_)
