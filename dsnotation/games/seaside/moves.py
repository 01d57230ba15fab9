"""Dominion: Seaside: the moves, one frozen dataclass a kind. Sheet sections 2, 4, 5 and 6.

Cards are named in full English; "?" is a card that the scorekeeper could not see. What comes off a deck is a move
of the actor `chance`: it says whose deck it is, the cards before a shuffle and those after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from dsnotation.core.game import ORDERED
from dsnotation.games.seaside.components import CardName, SeatName, SeenCard

# Chance ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """The first hand of a player."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    actor: Literal["chance"] = "chance"
    kind: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards off a player's deck into the hand: `cards`, then a shuffle of the discard pile, then `after`."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    shuffle: bool = False
    after: tuple[SeenCard, ...] = ()
    actor: Literal["chance"] = "chance"
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Look:
    """Cards of a player's deck that only this player sees, as in `Draw`. For Pearl Diver it is the bottom card."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    shuffle: bool = False
    after: tuple[SeenCard, ...] = ()
    actor: Literal["chance"] = "chance"
    kind: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Flip:
    """Cards off the top of a player's deck that everybody sees, as in `Draw`."""

    player: SeatName
    cards: tuple[SeenCard, ...]
    shuffle: bool = False
    after: tuple[SeenCard, ...] = ()
    actor: Literal["chance"] = "chance"
    kind: Literal["flip"] = "flip"


# The turn --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start:
    """Which of several effects at the start of a turn comes next: that of this card."""

    actor: SeatName
    card: CardName
    kind: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Play:
    """One Action card, or any number of Treasures."""

    actor: SeatName
    cards: tuple[CardName, ...]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Buy:
    """One card bought."""

    actor: SeatName
    card: CardName
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class End:
    """The Clean-up: everything is discarded but what stays in play, and `top`, the cards put on the deck
    instead."""

    actor: SeatName
    top: tuple[CardName, ...] = ()
    kind: Literal["end"] = "end"


# What cards ask for ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Double:
    """The Action card from the hand that Throne Room plays twice; None if there is none."""

    actor: SeatName
    card: CardName | None
    kind: Literal["double"] = "double"


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the options that a card offers: Native Village (`mat`, `take`), Pirate Ship (`attack`, `coins`)."""

    actor: SeatName
    option: Literal["mat", "take", "attack", "coins"]
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Trash:
    """The card trashed; None if there is none to trash (a second Treasure Map)."""

    actor: SeatName
    card: SeenCard | None
    kind: Literal["trash"] = "trash"


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards discarded: from the hand, or one of those looked at (Lookout)."""

    actor: SeatName
    cards: tuple[SeenCard, ...]
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class DiscardAll:
    """All cards looked at are discarded (Navigator)."""

    actor: SeatName
    kind: Literal["discard-all"] = "discard-all"


@dataclass(frozen=True, slots=True)
class Top:
    """Cards put on top of the deck, the first named on top. None at all: the card stays at the bottom."""

    actor: SeatName
    cards: tuple[SeenCard, ...] = field(metadata=ORDERED)
    kind: Literal["top"] = "top"


@dataclass(frozen=True, slots=True)
class Aside:
    """The card from the hand that is set aside (Haven, Island)."""

    actor: SeatName
    card: SeenCard
    kind: Literal["aside"] = "aside"


@dataclass(frozen=True, slots=True)
class Return:
    """A card revealed from the hand, and how many copies of it go back to the supply (Ambassador)."""

    actor: SeatName
    card: CardName
    count: int
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class PlaceEmbargo:
    """The pile that gets an Embargo token; "?" if nobody wrote which."""

    actor: SeatName
    pile: SeenCard
    kind: Literal["embargo"] = "embargo"


@dataclass(frozen=True, slots=True)
class Gain:
    """The card gained, where there is a choice (Smugglers)."""

    actor: SeatName
    card: CardName
    kind: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Cards shown from the hand: all of it (Cutpurse), or a Province or nothing (Explorer)."""

    actor: SeatName
    cards: tuple[SeenCard, ...]
    kind: Literal["reveal"] = "reveal"


MOVE_TYPES: tuple[type[Any], ...] = (
    Deal, Draw, Look, Flip, Start, Play, Buy, End, Double, Choose, Trash, Discard, DiscardAll, Top, Aside, Return,
    PlaceEmbargo, Gain, Reveal,
)  # fmt: skip
MOVES: dict[str, type[Any]] = {str(move.__dataclass_fields__["kind"].default): move for move in MOVE_TYPES}
OFF_DECK = frozenset({"draw", "look", "flip"})
