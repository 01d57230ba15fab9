"""Dominant Species: the moves that carry out a Dominance card. Sheet section 11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dsnotation.games.dominant_species.board import CornerName, HexName, SeenCorner, SeenHex
from dsnotation.games.dominant_species.components import AnimalName, ElementName, SeenElement, SeenSpace, SpaceName
from dsnotation.games.dominant_species.move_items import Departure, Victim


@dataclass(frozen=True, slots=True)
class Aquatic:
    """An element on a sea or wetland tile, then up to four species on it."""

    actor: AnimalName
    element: SeenElement | None
    corner: SeenCorner | None
    hex: HexName | None
    count: int
    kind: Literal["aquatic"] = "aquatic"


@dataclass(frozen=True, slots=True)
class Biomass:
    """One species dies on each tile with more species than elements."""

    actor: AnimalName
    victims: tuple[Victim, ...]
    kind: Literal["biomass"] = "biomass"


@dataclass(frozen=True, slots=True)
class Blight:
    """A tile loses all its elements but the one on the corner `keep`."""

    actor: AnimalName
    hex: HexName
    keep: CornerName | None
    kind: Literal["blight"] = "blight"


@dataclass(frozen=True, slots=True)
class Catastrophe:
    """All species but one die on a tile, one on each adjacent tile."""

    actor: AnimalName
    hex: HexName
    survivor: AnimalName | None
    victims: tuple[Victim, ...]
    kind: Literal["catastrophe"] = "catastrophe"


@dataclass(frozen=True, slots=True)
class Evolution:
    """Species of up to two opposing animals are replaced by the actor's."""

    actor: AnimalName
    victims: tuple[Victim, ...]
    kind: Literal["evolution"] = "evolution"


@dataclass(frozen=True, slots=True)
class Fecundity:
    """A new species on each of these tiles."""

    actor: AnimalName
    hexes: tuple[SeenHex, ...]
    kind: Literal["fecundity"] = "fecundity"


@dataclass(frozen=True, slots=True)
class Fertile:
    """VP for all species on a tile."""

    actor: AnimalName
    hex: HexName
    kind: Literal["fertile"] = "fertile"


@dataclass(frozen=True, slots=True)
class Habitat:
    """An element of choice from the bag onto earth."""

    actor: AnimalName
    element: SeenElement
    corner: SeenCorner
    kind: Literal["habitat"] = "habitat"


@dataclass(frozen=True, slots=True)
class Hibernation:
    """Up to five eliminated species return onto a tile, safe this turn."""

    actor: AnimalName
    hex: HexName | None
    count: int
    kind: Literal["hibernation"] = "hibernation"


@dataclass(frozen=True, slots=True)
class IceSheet:
    """A glaciation at once."""

    actor: AnimalName
    hex: SeenHex | None
    kind: Literal["ice-sheet"] = "ice-sheet"


@dataclass(frozen=True, slots=True)
class Instinct:
    """An available pawn onto a vacant space."""

    actor: AnimalName
    target: SeenSpace
    kind: Literal["instinct"] = "instinct"


@dataclass(frozen=True, slots=True)
class Lose:
    """What an animal gives up for Disease (an element) or Immigrants (an element, a pawn or species).

    `origin` is the space that the pawn stands on, where an option allows that; None is an available pawn.
    """

    actor: AnimalName
    loss: Literal["element", "pawn", "species"]
    element: ElementName | None
    origin: SpaceName | None = None
    kind: Literal["lose"] = "lose"


@dataclass(frozen=True, slots=True)
class MassExodus:
    """All species of a tile go to adjacent tiles."""

    actor: AnimalName
    hex: HexName
    departures: tuple[Departure, ...]
    kind: Literal["mass-exodus"] = "mass-exodus"


@dataclass(frozen=True, slots=True)
class Metamorphosis:
    """An added element is swapped for another from the bag."""

    actor: AnimalName
    give: ElementName
    take: ElementName
    kind: Literal["metamorphosis"] = "metamorphosis"


@dataclass(frozen=True, slots=True)
class Predator:
    """One opposing species dies on each tile where the actor is."""

    actor: AnimalName
    victims: tuple[Victim, ...]
    kind: Literal["predator"] = "predator"
