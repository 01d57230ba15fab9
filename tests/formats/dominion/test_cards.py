from __future__ import annotations

import pytest

from dsnotation.formats.dominion.cards import is_name, read_cards, read_names, singular
from dsnotation.formats.dominion.log import Cards

PLURALS = {
    "Coppers": "Copper",
    "Treasuries": "Treasury",
    "Duchies": "Duchy",
    "Colonies": "Colony",
    "Witches": "Witch",
    "Sea Hags": "Sea Hag",
    "Embargoes": "Embargo",
    "Embargos": "Embargo",
    "Smugglers": "Smugglers",
    "Nobles": "Nobles",
    "Tide Pools": "Tide Pools",
    "Warehouses": "Warehouse",
    "Lighthouses": "Lighthouse",
    "Cutpurses": "Cutpurse",
    "Wharves": "Wharf",
    "Wharfs": "Wharf",
    "Native Villages": "Native Village",
    "Fortresses": "Fortress",
    "Young Witches": "Young Witch",
    "Stashes": "Stash",
    "Caches": "Cache",
    "Menageries": "Menagerie",
    "Hunting Parties": "Hunting Party",
    "Oases": "Oasis",
    "Platina": "Platinum",
    "Heroes": "Hero",
    "Treasure Troves": "Treasure Trove",
    "Night Watchmen": "Night Watchman",
    "Jacks of All Trades": "Jack of All Trades",
    "Coins of the Realm": "Coin of the Realm",
    "Philosopher's Stones": "Philosopher's Stone",
    "Ill-Gotten Gains": "Ill-Gotten Gains",
    "Mountain Passes": "Mountain Pass",
    "Silver": "Silver",
}


@pytest.mark.parametrize("plural", PLURALS)
def test_singular(plural: str) -> None:
    assert singular(plural) == PLURALS[plural]
    assert singular(singular(plural)) == PLURALS[plural]


OURS = """
Copper Silver Gold Estate Duchy Province Curse Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village
Ghost_Ship Haven Island Lighthouse Lookout Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship
Salvager Sea_Hag Smugglers Tactician Treasure_Map Treasury Warehouse Wharf
"""


@pytest.mark.parametrize("name", [name.replace("_", " ") for name in OURS.split()])
def test_our_names_are_no_plurals(name: str) -> None:
    assert is_name(name)
    assert singular(name) == name


LISTS: dict[str, Cards | None] = {
    "a Copper": (("Copper", 1),),
    "an Estate": (("Estate", 1),),
    "3 Coppers and 2 Estates": (("Copper", 3), ("Estate", 2)),
    "a Haven, 2 Sea Hags, and an Embargo": (("Haven", 1), ("Sea Hag", 2), ("Embargo", 1)),
    "2 Golds, a Treasure Map and a Treasury": (("Gold", 2), ("Treasure Map", 1), ("Treasury", 1)),
    "a card": (("?", 1),),
    "5 cards": (("?", 5),),
    "2 other cards and a Copper": (("?", 2), ("Copper", 1)),
    "a card and a Copper": (("?", 1), ("Copper", 1)),
    "nothing": (),
    "the Wharf": (("Wharf", 1),),
    "the 2 Estates and the Copper": (("Estate", 2), ("Copper", 1)),
    "a King’s Court": (("King's Court", 1),),
    "a Smugglers": (("Smugglers", 1),),
    "2 Copper and a Copper": (("Copper", 3),),
    "Copper": None,
    "a Copper in hand": None,
    "a deep breath": None,
    "": None,
    "99999 Coppers": None,
    "a Copper and": None,
}


@pytest.mark.parametrize("text", LISTS)
def test_read_cards(text: str) -> None:
    assert read_cards(text) == LISTS[text]


def test_bare_lists_keep_their_order_and_their_form() -> None:
    assert read_cards("Copper, Copper, Estate, Copper", bare=True) == (("Copper", 2), ("Estate", 1), ("Copper", 1))
    assert read_cards("4 Copper, 1 Silver", bare=True) == (("Copper", 4), ("Silver", 1))


def test_names_in_the_plural() -> None:
    assert read_names("Treasuries, Curses, and Nobles", plural=True) == ("Treasury", "Curse", "Nobles")
    assert read_names("Caravan, Pearl Diver, and Wharf") == ("Caravan", "Pearl Diver", "Wharf")
    assert read_names("nothing here") is None
