"""Dominant Species: what a move brings about, one frozen dataclass a kind.

Events tell everything that changes on the table, automatic parts included, so that a record can be read
without a rules engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dsnotation.games.dominant_species.board import CornerName, HexName
from dsnotation.games.dominant_species.components import (
    AnimalName,
    BoxName,
    CardName,
    ElementName,
    FreeSpaceName,
    SpaceName,
    TerrainName,
    TileName,
)

Place = Literal["bag", "ada", "reg", "abu", "was", "dep", "wan"]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase of a turn begins."""

    turn: int
    phase: Literal["planning", "execution", "reset"]
    kind: Literal["phase-began"] = "phase-began"


@dataclass(frozen=True, slots=True)
class PointsScored:
    """VP for an animal, or against it; `points` is what its total changed by."""

    animal: AnimalName
    points: int
    reason: str
    hex: HexName | None = None
    kind: Literal["points-scored"] = "points-scored"


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """An action pawn onto the display."""

    animal: AnimalName
    space: SpaceName
    kind: Literal["pawn-placed"] = "pawn-placed"


@dataclass(frozen=True, slots=True)
class PawnTaken:
    """An action pawn off the display, back to its owner."""

    animal: AnimalName
    space: SpaceName
    kind: Literal["pawn-taken"] = "pawn-taken"


@dataclass(frozen=True, slots=True)
class PlanningPassed:
    """An animal places no more pawns in this Planning."""

    animal: AnimalName
    kind: Literal["planning-passed"] = "planning-passed"


@dataclass(frozen=True, slots=True)
class PawnShifted:
    """A waiting Glaciation pawn moves one space left."""

    animal: AnimalName
    origin: SpaceName
    target: SpaceName
    kind: Literal["pawn-shifted"] = "pawn-shifted"


@dataclass(frozen=True, slots=True)
class PawnGained:
    """A new action pawn from the box."""

    animal: AnimalName
    kind: Literal["pawn-gained"] = "pawn-gained"


@dataclass(frozen=True, slots=True)
class PawnLost:
    """An action pawn back into the box, from the hand or from a space."""

    animal: AnimalName
    space: SpaceName | None = None
    kind: Literal["pawn-lost"] = "pawn-lost"


@dataclass(frozen=True, slots=True)
class InitiativeSwapped:
    """An animal moves one place forward, another one back."""

    forward: AnimalName
    back: AnimalName
    kind: Literal["initiative-swapped"] = "initiative-swapped"


@dataclass(frozen=True, slots=True)
class ElementGained:
    """A disk onto an animal's display."""

    animal: AnimalName
    element: ElementName
    source: Place
    kind: Literal["element-gained"] = "element-gained"


@dataclass(frozen=True, slots=True)
class ElementLost:
    """A disk from an animal's display into the bag."""

    animal: AnimalName
    element: ElementName
    reason: str
    kind: Literal["element-lost"] = "element-lost"


@dataclass(frozen=True, slots=True)
class ElementSpared:
    """An element type that Regression leaves an animal this turn."""

    animal: AnimalName
    element: ElementName
    kind: Literal["element-spared"] = "element-spared"


@dataclass(frozen=True, slots=True)
class ElementPlaced:
    """A disk onto a corner on earth."""

    element: ElementName
    corner: CornerName
    source: Place
    kind: Literal["element-placed"] = "element-placed"


@dataclass(frozen=True, slots=True)
class ElementRemoved:
    """A disk from a corner on earth into the bag."""

    element: ElementName
    corner: CornerName
    reason: str
    kind: Literal["element-removed"] = "element-removed"


@dataclass(frozen=True, slots=True)
class BoxFilled:
    """What a box of the display holds after the bag, or another box, was emptied into it."""

    box: BoxName
    elements: tuple[ElementName, ...]
    kind: Literal["box-filled"] = "box-filled"


@dataclass(frozen=True, slots=True)
class ElementDiscarded:
    """A disk out of the Wasteland box into the bag."""

    element: ElementName
    box: BoxName
    kind: Literal["element-discarded"] = "element-discarded"


@dataclass(frozen=True, slots=True)
class TilesRevealed:
    """Tiles turned face up on the stacks."""

    tiles: tuple[TileName | None, TileName | None, TileName | None]
    kind: Literal["tiles-revealed"] = "tiles-revealed"


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """Dominance cards turned face up."""

    cards: tuple[CardName, ...]
    kind: Literal["cards-revealed"] = "cards-revealed"


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A new tile on earth."""

    tile: TerrainName
    hex: HexName
    kind: Literal["tile-placed"] = "tile-placed"


@dataclass(frozen=True, slots=True)
class TileGlaciated:
    """A tile became tundra."""

    hex: HexName
    was: TerrainName
    kind: Literal["tile-glaciated"] = "tile-glaciated"


@dataclass(frozen=True, slots=True)
class SpeciesAdded:
    """Species from the gene pool onto a tile."""

    animal: AnimalName
    hex: HexName
    count: int
    kind: Literal["species-added"] = "species-added"


@dataclass(frozen=True, slots=True)
class SpeciesMoved:
    """Species from one tile to another."""

    animal: AnimalName
    origin: HexName
    target: HexName
    count: int
    kind: Literal["species-moved"] = "species-moved"


@dataclass(frozen=True, slots=True)
class SpeciesEliminated:
    """Species from a tile into the box, out of the game."""

    animal: AnimalName
    hex: HexName
    count: int
    reason: str
    kind: Literal["species-eliminated"] = "species-eliminated"


@dataclass(frozen=True, slots=True)
class SpeciesReturned:
    """Species from a glaciated tile back to the gene pool."""

    animal: AnimalName
    hex: HexName
    count: int
    kind: Literal["species-returned"] = "species-returned"


@dataclass(frozen=True, slots=True)
class SpeciesRevived:
    """Eliminated species back on earth by Hibernation."""

    animal: AnimalName
    hex: HexName
    count: int
    kind: Literal["species-revived"] = "species-revived"


@dataclass(frozen=True, slots=True)
class SpeciesSaved:
    """The mammal species that survives Extinction."""

    animal: AnimalName
    hex: HexName
    kind: Literal["species-saved"] = "species-saved"


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A Dominance card is taken and leaves the game."""

    animal: AnimalName
    card: CardName
    kind: Literal["card-taken"] = "card-taken"


@dataclass(frozen=True, slots=True)
class SurvivalHeld:
    """Who holds the Survival card when it pays; None for nobody."""

    animal: AnimalName | None
    kind: Literal["survival-held"] = "survival-held"


@dataclass(frozen=True, slots=True)
class DominanceClaimed:
    """An animal's cone onto a tile."""

    animal: AnimalName
    hex: HexName
    kind: Literal["dominance-claimed"] = "dominance-claimed"


@dataclass(frozen=True, slots=True)
class DominanceLost:
    """An animal's cone off a tile."""

    animal: AnimalName
    hex: HexName
    kind: Literal["dominance-lost"] = "dominance-lost"


@dataclass(frozen=True, slots=True)
class ActionForgone:
    """An action that was not taken."""

    animal: AnimalName
    space: SpaceName | FreeSpaceName
    kind: Literal["action-forgone"] = "action-forgone"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over. `winner` is the animal whose result won, None if several did."""

    reason: str
    winner: AnimalName | None
    kind: Literal["game-ended"] = "game-ended"


EVENT_TYPES = (
    PhaseBegan,
    PointsScored,
    PawnPlaced,
    PlanningPassed,
    PawnTaken,
    PawnShifted,
    PawnGained,
    PawnLost,
    InitiativeSwapped,
    ElementGained,
    ElementLost,
    ElementSpared,
    ElementPlaced,
    ElementRemoved,
    ElementDiscarded,
    BoxFilled,
    TilesRevealed,
    CardsRevealed,
    TilePlaced,
    TileGlaciated,
    SpeciesAdded,
    SpeciesMoved,
    SpeciesEliminated,
    SpeciesReturned,
    SpeciesRevived,
    SpeciesSaved,
    CardTaken,
    SurvivalHeld,
    DominanceClaimed,
    DominanceLost,
    ActionForgone,
    GameEnded,
)
