"""Habitat Battle: what a move brings about, one frozen dataclass a kind.

Events tell everything that changes on the table, automatic parts included, so that a record can be read without a
rules engine and without the set.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from dsnotation.games.habitat_battle.moves import SeatName


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A dealing round begins; `starter` positions first."""

    turn: int
    starter: SeatName
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class AnimalMoved:
    """An animal goes from one space to another."""

    player: SeatName
    animal: str
    origin: str
    target: str
    kind: Literal["animal-moved"] = "animal-moved"


@dataclass(frozen=True, slots=True)
class NoMove:
    """A player can't position any animal and is passed over."""

    player: SeatName
    kind: Literal["no-move"] = "no-move"


@dataclass(frozen=True, slots=True)
class BattleBegan:
    """A battle: whoever came last or must defend, and the opponent; `enemy` is the player of that one, null for an
    insect or an aquatic animal."""

    space: str
    player: SeatName
    animal: str
    enemy: SeatName | None
    enemy_animal: str
    kind: Literal["battle-began"] = "battle-began"


@dataclass(frozen=True, slots=True)
class Spent:
    """Something is consumed: a power, a strategy card, a bird card."""

    player: SeatName
    what: Literal["power", "strategy", "bird"]
    card: str
    kind: Literal["spent"] = "spent"


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """The totals of a battle; `winner` is the animal with the higher one, null for a tie."""

    space: str
    animal: str
    total: int
    enemy_animal: str
    enemy_total: int
    winner: str | None
    kind: Literal["battle-ended"] = "battle-ended"


@dataclass(frozen=True, slots=True)
class PointsScored:
    """Victory points for a player, or against one."""

    player: SeatName
    points: int
    kind: Literal["points-scored"] = "points-scored"


@dataclass(frozen=True, slots=True)
class FloodChanged:
    """The flood stage of a space: 0 dry, 1 flooding, 2 flooded."""

    space: str
    stage: int
    kind: Literal["flood-changed"] = "flood-changed"


@dataclass(frozen=True, slots=True)
class AquaticLeft:
    """An aquatic animal leaves its space: beaten, or at the end of the round."""

    animal: str
    space: str
    kind: Literal["aquatic-left"] = "aquatic-left"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and why."""

    reason: str
    kind: Literal["game-ended"] = "game-ended"


Events = list[object]  # where a move collects them
EVENT_TYPES: tuple[type[Any], ...] = (
    RoundBegan, AnimalMoved, NoMove, BattleBegan, Spent, BattleEnded, PointsScored, FloodChanged, AquaticLeft,
    GameEnded,
)  # fmt: skip
