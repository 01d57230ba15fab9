"""Habitat Battle: the moves, one frozen dataclass a kind. Sheet sections 2 to 6.

Cards, animals and spaces are ids of the game set. Players are A to F in seating order; the turn passes to the
left, from A to B. "?" is a strategy card that the scorekeeper could not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

SeatName = Literal["A", "B", "C", "D", "E", "F"]
SEATS: tuple[SeatName, ...] = ("A", "B", "C", "D", "E", "F")

# Chance ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kit:
    """What a player gets for the whole game: power activators, movement cards, bird invocation cards."""

    player: SeatName
    activators: tuple[str, ...]
    movements: tuple[str, ...]
    invocations: tuple[str, ...] = ()
    actor: Literal["chance"] = "chance"
    kind: Literal["kit"] = "kit"


@dataclass(frozen=True, slots=True)
class Deal:
    """What a player gets in a dealing round. Strategy cards are hidden: "?" where nobody saw them."""

    player: SeatName
    animals: tuple[str, ...]
    powers: tuple[str, ...]
    bird: str
    strategies: tuple[str, ...] = ("?", "?", "?")
    actor: Literal["chance"] = "chance"
    kind: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class Insect:
    """An insect appears on a space."""

    animal: str
    space: str
    actor: Literal["chance"] = "chance"
    kind: Literal["insect"] = "insect"


@dataclass(frozen=True, slots=True)
class Aquatic:
    """An aquatic animal appears on a space."""

    animal: str
    space: str
    actor: Literal["chance"] = "chance"
    kind: Literal["aquatic"] = "aquatic"


@dataclass(frozen=True, slots=True)
class Calm:
    """No insect and no aquatic animal appears any more in this round."""

    actor: Literal["chance"] = "chance"
    kind: Literal["calm"] = "calm"


# Players ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Position:
    """An animal gets its power, the activator of that power and its movement, and goes to a space."""

    actor: SeatName
    animal: str
    power: str
    activator: str
    movement: str
    space: str
    kind: Literal["position"] = "position"


@dataclass(frozen=True, slots=True)
class UsePower:
    """Whether the power of the animal in battle is used: then it is consumed."""

    actor: SeatName
    use: bool
    kind: Literal["power"] = "power"


@dataclass(frozen=True, slots=True)
class Expose:
    """What a player exposes in a battle: a strategy card, a bird card, or nothing more (both None)."""

    actor: SeatName
    strategy: str | None = None
    bird: str | None = None
    kind: Literal["expose"] = "expose"


MOVE_TYPES: tuple[type[Any], ...] = (Kit, Deal, Insect, Aquatic, Calm, Position, UsePower, Expose)
MOVES: dict[str, type[Any]] = {str(move.__dataclass_fields__["kind"].default): move for move in MOVE_TYPES}
