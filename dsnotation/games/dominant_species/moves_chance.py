"""Dominant Species: the moves of `chance`: draws from the bag, the deck and the stacks. Sheet section 6."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dsnotation.core.game import ORDERED
from dsnotation.games.dominant_species.components import SeenCard, SeenElement, SeenTile
from dsnotation.games.dominant_species.move_items import BlindDraw


@dataclass(frozen=True, slots=True)
class RevealTiles:
    """The tiles turned face up on the three stacks, left to right; None where nothing was turned."""

    tiles: tuple[SeenTile | None, SeenTile | None, SeenTile | None] = field(metadata=ORDERED)
    actor: Literal["chance"] = "chance"
    kind: Literal["reveal-tiles"] = "reveal-tiles"


@dataclass(frozen=True, slots=True)
class RevealCards:
    """The Dominance cards turned face up."""

    cards: tuple[SeenCard, ...]
    actor: Literal["chance"] = "chance"
    kind: Literal["reveal-cards"] = "reveal-cards"


@dataclass(frozen=True, slots=True)
class DrawElements:
    """The disks drawn from the bag for the Adaptation, Abundance and Wanderlust rows."""

    adaptation: tuple[SeenElement, ...]
    abundance: tuple[SeenElement, ...]
    wanderlust: tuple[SeenElement, ...]
    actor: Literal["chance"] = "chance"
    kind: Literal["draw-elements"] = "draw-elements"


@dataclass(frozen=True, slots=True)
class DrawSymbiotic:
    """The disks that the card Symbiotic gave, taker first, then in food-chain order."""

    draws: tuple[BlindDraw, ...]
    actor: Literal["chance"] = "chance"
    kind: Literal["draw-symbiotic"] = "draw-symbiotic"
