"""Dominant Species: what the lists of a move hold, one frozen dataclass a kind of item."""

from __future__ import annotations

from dataclasses import dataclass

from dsnotation.games.dominant_species.board import HexName, SeenHex
from dsnotation.games.dominant_species.components import AnimalName, SeenAnimal, SeenElement


@dataclass(frozen=True, slots=True)
class Placement:
    """A number of species on a tile."""

    hex: SeenHex
    count: int


@dataclass(frozen=True, slots=True)
class Victim:
    """One species of an animal on a tile."""

    hex: SeenHex
    animal: SeenAnimal


@dataclass(frozen=True, slots=True)
class Walk:
    """A number of species that go from one tile to another."""

    origin: SeenHex
    target: SeenHex
    count: int


@dataclass(frozen=True, slots=True)
class Arrival:
    """A number of species of an animal that come from a tile onto the new one."""

    animal: SeenAnimal
    origin: SeenHex
    count: int


@dataclass(frozen=True, slots=True)
class Departure:
    """A number of species of an animal that Mass Exodus sends to a tile."""

    target: HexName
    animal: AnimalName
    count: int


@dataclass(frozen=True, slots=True)
class BlindDraw:
    """The disk an animal drew unseen."""

    animal: AnimalName
    element: SeenElement
