"""Dominant Species: the moves of the animals, but for those of cards. Sheet sections 6 to 8 and 16."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dsnotation.games.dominant_species.board import HexName, SeenCorner, SeenHex
from dsnotation.games.dominant_species.components import (
    AnimalName,
    FreeSpaceName,
    SeenCard,
    SeenElement,
    SeenSpace,
    SeenTile,
    SpaceName,
)
from dsnotation.games.dominant_species.move_items import Arrival, Placement, Victim, Walk

# Planning --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """Planning: one action pawn onto a vacant space; None is passing, where an option allows it."""

    actor: AnimalName
    space: SeenSpace | None
    kind: Literal["place-pawn"] = "place-pawn"


# Execution -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Initiative:
    """Swap with the animal to the left, or not; then the pawn goes to another space, or back in hand."""

    actor: AnimalName
    space: SpaceName
    swap: bool
    target: SeenSpace | None
    kind: Literal["initiative"] = "initiative"


@dataclass(frozen=True, slots=True)
class Adaptation:
    """An element of the Adaptation row onto one's own display."""

    actor: AnimalName
    space: SpaceName
    element: SeenElement | None
    kind: Literal["adaptation"] = "adaptation"


@dataclass(frozen=True, slots=True)
class Regression:
    """An element type that the actor is spared this turn; `reg.free` is the reptile's own."""

    actor: AnimalName
    space: SpaceName | FreeSpaceName
    element: SeenElement | None
    kind: Literal["regression"] = "regression"


@dataclass(frozen=True, slots=True)
class Abundance:
    """An element of the Abundance row onto a vacant corner on earth."""

    actor: AnimalName
    space: SpaceName
    element: SeenElement | None
    corner: SeenCorner | None
    kind: Literal["abundance"] = "abundance"


@dataclass(frozen=True, slots=True)
class Wasteland:
    """An element out of the Wasteland box into the bag."""

    actor: AnimalName
    space: SpaceName
    element: SeenElement | None
    kind: Literal["wasteland"] = "wasteland"


@dataclass(frozen=True, slots=True)
class Depletion:
    """An element from earth into the bag, of a type that lies in the Depletion box."""

    actor: AnimalName
    space: SpaceName
    element: SeenElement | None
    corner: SeenCorner | None
    kind: Literal["depletion"] = "depletion"


@dataclass(frozen=True, slots=True)
class Glaciation:
    """A tile next to tundra becomes tundra."""

    actor: AnimalName
    space: SpaceName
    hex: SeenHex | None
    kind: Literal["glaciation"] = "glaciation"


@dataclass(frozen=True, slots=True)
class Speciation:
    """New species around one element on earth."""

    actor: AnimalName
    space: SpaceName
    element: SeenElement | None
    corner: SeenCorner | None
    placements: tuple[Placement, ...]
    kind: Literal["speciation"] = "speciation"


@dataclass(frozen=True, slots=True)
class FreeSpeciation:
    """The insect's free species, onto any tile."""

    actor: AnimalName
    hex: SeenHex | None
    space: FreeSpaceName = "spe.free"
    kind: Literal["free-speciation"] = "free-speciation"


@dataclass(frozen=True, slots=True)
class Wanderlust:
    """A face-up tile onto an empty hex, perhaps with an element. `stack` (1 to 3) says which of two equal
    tiles it was; None is the only one, or the leftmost."""

    actor: AnimalName
    space: SpaceName
    tile: SeenTile | None
    stack: int | None
    hex: SeenHex | None
    element: SeenElement | None
    corner: SeenCorner | None
    kind: Literal["wanderlust"] = "wanderlust"


@dataclass(frozen=True, slots=True)
class TileMigration:
    """Everybody's species that move onto the tile just placed."""

    arrivals: tuple[Arrival, ...]
    actor: Literal["all"] = "all"
    kind: Literal["tile-migration"] = "tile-migration"


@dataclass(frozen=True, slots=True)
class Migration:
    """Own species to adjacent tiles; birds up to two tiles far."""

    actor: AnimalName
    space: SpaceName
    walks: tuple[Walk, ...]
    kind: Literal["migration"] = "migration"


@dataclass(frozen=True, slots=True)
class Competition:
    """One opposing species on up to one tile of each of the space's terrains."""

    actor: AnimalName
    space: SpaceName
    victims: tuple[Victim, ...]
    kind: Literal["competition"] = "competition"


@dataclass(frozen=True, slots=True)
class FreeCompetition:
    """The arachnid's free competition, on one tile of any terrain."""

    actor: AnimalName
    victim: Victim | None
    space: FreeSpaceName = "com.free"
    kind: Literal["free-competition"] = "free-competition"


@dataclass(frozen=True, slots=True)
class Domination:
    """A tile is scored; its dominant animal then takes a card."""

    actor: AnimalName
    space: SpaceName
    hex: SeenHex | None
    kind: Literal["domination"] = "domination"


@dataclass(frozen=True, slots=True)
class TakeCard:
    """The dominant animal takes a Dominance card. What the card lets it choose is the next move."""

    actor: AnimalName
    card: SeenCard
    kind: Literal["take-card"] = "take-card"


# Reset -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SaveMammal:
    """The mammal keeps one endangered species."""

    actor: AnimalName
    hex: SeenHex | None
    kind: Literal["save-mammal"] = "save-mammal"


# At any time ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Claim:
    """An animal claims dominance of a tile; `all` is somebody who points out that nobody has it. Answers no
    decision."""

    actor: Literal[AnimalName, "all"]
    hex: HexName
    kind: Literal["claim"] = "claim"
