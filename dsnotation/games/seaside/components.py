"""Dominion: Seaside: the cards, as a table. Sheet sections 1.1, 5.0, 5.1 and 7.

Every fact about a card stands here once. A card's number in the table is what the position stores. What a card
does beyond its numbers is a function in `cards_*.py`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

SeatName = Literal["A", "B", "C", "D", "E", "F"]  # in turn order; A starts
CardName = Literal[
    "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse",
    "Ambassador", "Bazaar", "Caravan", "Cutpurse", "Embargo", "Explorer", "Fishing Village", "Ghost Ship",
    "Haven", "Island", "Lighthouse", "Lookout", "Merchant Ship", "Native Village", "Navigator", "Outpost",
    "Pearl Diver", "Pirate Ship", "Salvager", "Sea Hag", "Smugglers", "Tactician", "Treasure Map", "Treasury",
    "Warehouse", "Wharf",
    "Throne Room",
]  # fmt: skip
# A card as somebody saw it: "?" is one that the scorekeeper could not see.
SeenCard = CardName | Literal["?"]

SEATS: tuple[SeatName, ...] = get_args(SeatName)
CARDS: tuple[CardName, ...] = get_args(CardName)

TREASURE, VICTORY, CURSE, ACTION, ATTACK, DURATION = 1, 2, 4, 8, 16, 32
TYPE_WORDS = {
    TREASURE: "Treasure",
    VICTORY: "Victory",
    CURSE: "Curse",
    ACTION: "Action",
    ATTACK: "Attack",
    DURATION: "Duration",
}


class Bonus(NamedTuple):
    """What a card simply gives: cards drawn first, then the rest."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


NOTHING = Bonus()


class Card(NamedTuple):
    """A card. `now` and `later` (at the start of the next turn) are the plain parts of its text.

    `set` is where it comes from: basic, seaside or base. `dropped` cards are not in the second edition.
    """

    name: CardName
    code: str
    cost: int
    types: int
    now: Bonus = NOTHING
    later: Bonus = NOTHING
    points: int = 0
    set: str = "seaside"
    dropped: bool = False


_TABLE: tuple[Card, ...] = (
    # Sheet 5.0: the basic cards.
    Card("Copper", "Co", 0, TREASURE, Bonus(coins=1), set="basic"),
    Card("Silver", "Si", 3, TREASURE, Bonus(coins=2), set="basic"),
    Card("Gold", "Go", 6, TREASURE, Bonus(coins=3), set="basic"),
    Card("Estate", "Es", 2, VICTORY, points=1, set="basic"),
    Card("Duchy", "Du", 5, VICTORY, points=3, set="basic"),
    Card("Province", "Pr", 8, VICTORY, points=6, set="basic"),
    Card("Curse", "Cu", 0, CURSE, points=-1, set="basic"),
    # Sheet 5.1: the kingdom cards of Seaside.
    Card("Ambassador", "Am", 3, ACTION | ATTACK, dropped=True),
    Card("Bazaar", "Ba", 5, ACTION, Bonus(cards=1, actions=2, coins=1)),
    Card("Caravan", "Ca", 4, ACTION | DURATION, Bonus(cards=1, actions=1), Bonus(cards=1)),
    Card("Cutpurse", "Cp", 4, ACTION | ATTACK, Bonus(coins=2)),
    Card("Embargo", "Em", 2, ACTION, Bonus(coins=2), dropped=True),
    Card("Explorer", "Ex", 5, ACTION, dropped=True),
    Card("Fishing Village", "FV", 3, ACTION | DURATION, Bonus(actions=2, coins=1), Bonus(actions=1, coins=1)),
    Card("Ghost Ship", "GS", 5, ACTION | ATTACK, Bonus(cards=2), dropped=True),
    Card("Haven", "Ha", 2, ACTION | DURATION, Bonus(cards=1, actions=1)),
    Card("Island", "Is", 4, ACTION | VICTORY, points=2),
    Card("Lighthouse", "Li", 2, ACTION | DURATION, Bonus(actions=1, coins=1), Bonus(coins=1)),
    Card("Lookout", "Lo", 3, ACTION, Bonus(actions=1)),
    Card("Merchant Ship", "MS", 5, ACTION | DURATION, Bonus(coins=2), Bonus(coins=2)),
    Card("Native Village", "NV", 2, ACTION, Bonus(actions=2)),
    Card("Navigator", "Na", 4, ACTION, Bonus(coins=2), dropped=True),
    Card("Outpost", "Ou", 5, ACTION | DURATION),
    Card("Pearl Diver", "PD", 2, ACTION, Bonus(cards=1, actions=1), dropped=True),
    Card("Pirate Ship", "PS", 4, ACTION | ATTACK, dropped=True),
    Card("Salvager", "Sa", 4, ACTION, Bonus(buys=1)),
    Card("Sea Hag", "SH", 4, ACTION | ATTACK, dropped=True),
    Card("Smugglers", "Sm", 3, ACTION),
    Card("Tactician", "Ta", 5, ACTION | DURATION, later=Bonus(cards=5, actions=1, buys=1)),
    Card("Treasure Map", "TM", 4, ACTION),
    Card("Treasury", "Tr", 5, ACTION, Bonus(cards=1, actions=1, coins=1)),
    Card("Warehouse", "Wa", 3, ACTION, Bonus(cards=3, actions=1)),
    Card("Wharf", "Wh", 5, ACTION | DURATION, Bonus(cards=2, buys=1), Bonus(cards=2, buys=1)),
    # From the base game; the regression cases of the sheet (section 10) need it.
    Card("Throne Room", "Th", 4, ACTION, set="base"),
)
TABLE: tuple[Card, ...] = _TABLE
CARD: dict[str, int] = {card.name: number for number, card in enumerate(TABLE)}
assert tuple(CARD) == CARDS

COUNT = len(CARDS)
UNKNOWN = COUNT  # in a zone: cards that nobody can name; in a list: such a card
UNSEEN: SeenCard = "?"
NAMES: tuple[SeenCard, ...] = (*CARDS, UNSEEN)
CODES: tuple[str, ...] = (*(card.code for card in TABLE), "?")
COSTS: tuple[int, ...] = tuple(card.cost for card in TABLE)
COINS: tuple[int, ...] = tuple(card.now.coins for card in TABLE)
DEAREST = max(COSTS)
# The cards that so many coins can buy.
AFFORDABLE: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, cost in enumerate(COSTS) if cost <= coins) for coins in range(DEAREST + 1)
)
TYPES: tuple[int, ...] = tuple(card.types for card in TABLE)
BASIC: tuple[int, ...] = tuple(number for number, card in enumerate(TABLE) if card.set == "basic")
KINGDOM: tuple[int, ...] = tuple(number for number, card in enumerate(TABLE) if card.set != "basic")
TREASURES: tuple[int, ...] = tuple(number for number, types in enumerate(TYPES) if types & TREASURE)
VICTORIES: tuple[int, ...] = tuple(number for number, types in enumerate(TYPES) if types & VICTORY)
ACTIONS: tuple[int, ...] = tuple(number for number, types in enumerate(TYPES) if types & ACTION)

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE_CARD = (CARD[name] for name in CARDS[:7])
ISLAND, LIGHTHOUSE, OUTPOST = CARD["Island"], CARD["Lighthouse"], CARD["Outpost"]
THRONE_ROOM, TREASURY, HAVEN = CARD["Throne Room"], CARD["Treasury"], CARD["Haven"]
TREASURE_MAP, TACTICIAN, EMBARGO = CARD["Treasure Map"], CARD["Tactician"], CARD["Embargo"]

KINGDOM_PILES = 10
HAND_SIZE = 5
START_DECK: dict[int, int] = {COPPER: 7, ESTATE: 3}

# Sheet 1.1: piles of the supply for 2, 3, 4, 5, 6 players. Copper is what is left after 7 each were dealt.
PILE_SIZES: dict[int, tuple[int, int, int, int, int]] = {
    COPPER: (46, 39, 32, 85, 78),
    SILVER: (40, 40, 40, 80, 80),
    GOLD: (30, 30, 30, 60, 60),
    ESTATE: (8, 12, 12, 12, 12),
    DUCHY: (8, 12, 12, 12, 12),
    PROVINCE: (8, 12, 12, 15, 18),
    CURSE_CARD: (10, 20, 30, 40, 50),
}
KINGDOM_PILE = (10, 10, 10, 10, 10)
VICTORY_KINGDOM_PILE = (8, 12, 12, 12, 12)


def pile_size(card: int, players: int) -> int:
    """How many copies of a card lie in the supply at the start (sheet 1.1)."""
    sizes = PILE_SIZES.get(card) or (VICTORY_KINGDOM_PILE if TYPES[card] & VICTORY else KINGDOM_PILE)
    return sizes[players - 2]
