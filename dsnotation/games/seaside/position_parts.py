"""Dominion: Seaside: the parts of a position, as a snapshot states them and people read about them.

Cards are codes, ? is a card that nobody can name. Kingdom, players and options are no parts: the tags tell them.
"""

from __future__ import annotations

from dsnotation.core.messages import say
from dsnotation.core.position import PartInfo, full_names
from dsnotation.games.seaside.components import SEATS

PARTS: tuple[PartInfo, ...] = (
    PartInfo("turn", say("the number of the round; 0 before the first hands"), "3", needed=True, course=True),
    PartInfo("who", say("whose turn it is"), "B", course=True),
    PartInfo("phase", say("setup, start, action, buy, clean-up or over"), "action", needed=True, course=True),
    PartInfo(
        "pending",
        say("the decision that is due, with its player and card; it stands last, behind what follows by itself"),
        "play:B",
        needed=True,
        course=True,
    ),
    PartInfo("actions", say("Actions that are left"), "1"),
    PartInfo("buys", say("Buys that are left"), "1"),
    PartInfo("coins", say("coins that were not spent"), "2"),
    PartInfo("coins-unknown", say("how many coins more there may be"), "2"),
    PartInfo("extra", say("yes in a turn that Outpost gave"), "yes", course=True),
    PartInfo("bought", say("yes once a card was bought in this turn"), "yes"),
    PartInfo("purchases", say("cards bought in this turn, in order"), "Si Du"),
    PartInfo("gains", say("cards that the turn player gained in this turn, in order"), "Si Du"),
    PartInfo("gains-victory", say("yes if a Victory card was gained in this Buy phase"), "yes"),
    PartInfo("outposts", say("Outposts played to effect in this turn"), "1"),
    PartInfo("loot", say("yes if the Pirate Ship that is being played trashed a Treasure"), "yes"),
    PartInfo("supply", say("how many cards each pile has"), "Co:46 Si:39 Pr:8", 1, needed=True, rest=True),
    PartInfo("embargo", say("Embargo tokens on the piles"), "Pr:1", 1),
    PartInfo("embargo-unknown", say("Embargo tokens on piles that nobody named"), "1"),
    PartInfo("trash", say("cards in the trash"), "Es:1 ?:1", 1),
    PartInfo(
        "table",
        say(
            "the cards that the turn player has in play, in order; stays: for the next turn; gone: left play; by2:"
            " played by the second card in this row; works2: will do something twice next turn"
        ),
        "Th Wh:stays:by1:works2",
    ),
    PartInfo("effects", say("Durations that still do something at the start of this turn"), "Wh Ca", course=True),
    PartInfo("unsure", say("yes if what the turn player may still do is only assumed"), "yes"),
    PartInfo("hand", say("cards in hand"), "Co:3 Es:2", 1, each_side=True),
    PartInfo("deck", say("cards of the deck in no known order"), "Co:4 Es:1 ?:2", 1, each_side=True),
    PartInfo("top", say("cards on top of the deck, the topmost last"), "Cu Si", each_side=True),
    PartInfo("bottom", say("the card at the bottom of the deck, if that is known"), "Es", each_side=True),
    PartInfo("discard", say("cards in the discard pile"), "Co:2", 1, each_side=True),
    PartInfo("staying", say("Durations in play between two turns"), "Wh:1", 1, each_side=True),
    PartInfo("aside", say("cards under Haven, in order"), "Go", each_side=True),
    PartInfo("island", say("cards on the Island mat"), "Es:2", 1, each_side=True),
    PartInfo("village", say("cards on the Native Village mat"), "?:2", 1, each_side=True),
    PartInfo("looked", say("cards off the deck that are being looked at or shown"), "Co:1", 1, each_side=True),
    PartInfo("later", say("cards that do something at the start of the next turn"), "Wh Ha", each_side=True),
    PartInfo("last-gains", say("what was gained in the player's last turn, in order"), "Si", each_side=True),
    PartInfo("tokens", say("Coin tokens on the Pirate Ship mat"), "2", each_side=True),
    PartInfo("turns", say("turns that were played"), "3", each_side=True),
    PartInfo(
        "owned",
        say("all cards of the player together; needed only where some of them are ?. ?:-1 left unseen"),
        "Co:7 Es:3 Si:2",
        1,
        each_side=True,
    ),
    PartInfo("blurred", say("yes if how many cards are where is only assumed"), "yes", each_side=True),
    PartInfo("maybe", say("cards that there may be besides those owned"), "Si:1", 1, each_side=True),
    PartInfo("unsettled", say("yes if what the next turn begins with is only assumed"), "yes", each_side=True),
)
NAMES: tuple[str, ...] = tuple(full_names(PARTS, SEATS))
