"""Dominion: Seaside: what a move brings about, one frozen dataclass a kind.

Events tell everything that changes on the table, automatic parts included, so that a record can be read without a
rules engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dsnotation.games.seaside.components import CardName, SeatName, SeenCard

Zone = Literal[
    "hand", "deck", "deck-top", "deck-bottom", "discard", "play", "trash", "supply", "aside", "island-mat",
    "village-mat", "looked-at",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins; `extra` if it is one that Outpost gave."""

    player: SeatName
    turn: int
    extra: bool = False
    kind: Literal["turn-began"] = "turn-began"


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """A player's cards go from one place to another."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    origin: Zone
    target: Zone
    kind: Literal["cards-moved"] = "cards-moved"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A player's discard pile becomes the deck: so many cards."""

    player: SeatName
    count: int
    kind: Literal["shuffled"] = "shuffled"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card takes effect; `again` if Throne Room plays it a second time."""

    player: SeatName
    card: CardName
    again: bool = False
    kind: Literal["card-played"] = "card-played"


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """What a Duration card does at the start of its owner's next turn begins."""

    player: SeatName
    card: CardName
    kind: Literal["effect-began"] = "effect-began"


@dataclass(frozen=True, slots=True)
class ResourcesAdded:
    """What the turn player has more of. `coins` may be more by up to `coins_unknown`, for a card nobody named."""

    player: SeatName
    actions: int = 0
    buys: int = 0
    coins: int = 0
    coins_unknown: int = 0
    kind: Literal["resources-added"] = "resources-added"


@dataclass(frozen=True, slots=True)
class CardGained:
    """A card from the supply; `bought` if it was paid for."""

    player: SeatName
    card: CardName
    target: Zone
    bought: bool = False
    kind: Literal["card-gained"] = "card-gained"


@dataclass(frozen=True, slots=True)
class NothingGained:
    """A card should be gained, and its pile is empty."""

    player: SeatName
    card: CardName
    kind: Literal["nothing-gained"] = "nothing-gained"


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """An Embargo token on a pile, or a coin token on the player's Pirate Ship mat (`pile` null)."""

    player: SeatName
    pile: SeenCard | None
    kind: Literal["token-placed"] = "token-placed"


@dataclass(frozen=True, slots=True)
class CardsShown:
    """Cards of a hand that everybody sees; they stay there."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    kind: Literal["cards-shown"] = "cards-shown"


@dataclass(frozen=True, slots=True)
class Unaffected:
    """An Attack does not touch a player: Lighthouse is in play."""

    player: SeatName
    card: CardName
    kind: Literal["unaffected"] = "unaffected"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and why."""

    reason: str
    kind: Literal["game-ended"] = "game-ended"


EVENT_TYPES: tuple[type, ...] = (
    TurnBegan, CardsMoved, Shuffled, CardPlayed, EffectBegan, ResourcesAdded, CardGained, NothingGained,
    TokenPlaced, CardsShown, Unaffected, GameEnded,
)  # fmt: skip
