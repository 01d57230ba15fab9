"""Dominant Species: the moves, one frozen dataclass a kind. Sheet sections 6 to 8, 11 and 16.

A move holds the names of the notation. An action that is forgone has None (or an empty tuple) in its parts.
Draws from the bag, the deck and the stacks are moves of the actor `chance`; who moves onto a newly placed
tile is one move of `all`. "?" stands for what nobody saw or wrote down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dsnotation.core.game import ORDERED
from dsnotation.games.dominant_species.board import CornerName, HexName, SeenCorner, SeenHex
from dsnotation.games.dominant_species.components import (
    AnimalName,
    ElementName,
    FreeSpaceName,
    SeenAnimal,
    SeenCard,
    SeenElement,
    SeenSpace,
    SeenTile,
    SpaceName,
)


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


# Chance ----------------------------------------------------------------------------------------------------


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


# Cards -----------------------------------------------------------------------------------------------------


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


CARD_MOVES = (
    Aquatic,
    Biomass,
    Blight,
    Catastrophe,
    Evolution,
    Fecundity,
    Fertile,
    Habitat,
    Hibernation,
    IceSheet,
    Instinct,
    MassExodus,
    Metamorphosis,
    Predator,
)
MOVE_TYPES = (
    RevealTiles,
    RevealCards,
    DrawElements,
    DrawSymbiotic,
    PlacePawn,
    Initiative,
    Adaptation,
    Regression,
    Abundance,
    Wasteland,
    Depletion,
    Glaciation,
    Speciation,
    FreeSpeciation,
    Wanderlust,
    TileMigration,
    Migration,
    Competition,
    FreeCompetition,
    Domination,
    TakeCard,
    *CARD_MOVES,
    Lose,
    SaveMammal,
    Claim,
)
MOVES = {move_type.__dataclass_fields__["kind"].default: move_type for move_type in MOVE_TYPES}
