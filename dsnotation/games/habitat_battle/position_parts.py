"""Habitat Battle: the parts of a position, as a snapshot states them and people read about them.

Animals, cards and spaces are ids of the game set, a piece is a seat and a number from 1 to 3 (`A1`). The set and
the players are no parts: the tags tell them."""

from __future__ import annotations

from dsnotation.core.messages import say
from dsnotation.core.position import PartInfo, full_names
from dsnotation.games.habitat_battle.moves import SEATS

PARTS: tuple[PartInfo, ...] = (
    PartInfo("turn", say("the number of the round; 0 before the kits"), "2", needed=True, course=True),
    PartInfo(
        "phase", say("setup, dealing, positioning, incursions or over"), "positioning", needed=True, course=True
    ),
    PartInfo("starter", say("the seat that starts the round"), "A", needed=True, course=True),
    PartInfo(
        "positioned", say("how many animals had their turn to be positioned in this round"), "4", course=True
    ),
    PartInfo(
        "pending",
        say("the decision that is due, with its seat and piece; of several the one that is due first stands last"),
        "position:D",
        needed=True,
        course=True,
    ),
    PartInfo("points", say("victory points"), "A:3 B:1", 1, needed=True),
    PartInfo("flood", say("the flood stage of each space that is not dry"), "jungle-2:1", 1),
    PartInfo("aquatics", say("spaces with an aquatic animal, and which it is"), "jungle-2:caiman", 1),
    PartInfo("appeared", say("insects and aquatic animals that appeared in this round"), "locust caiman"),
    PartInfo(
        "pieces",
        say(
            "each animal of a player: the piece, the animal, its space; and once it is positioned its power,"
            " activator, movement, strategy card, used if the power is consumed, and the how manieth it came"
        ),
        "A1:jaguar:start B1:tapir:jungle-2:claw:mid:stroll:-:used:1",
        1,
    ),
    PartInfo(
        "battle",
        say(
            "a battle that goes on: its space, both sides with what they exposed, who fights next, whose turn it"
            " is, and how many passed"
        ),
        "on:jungle-2 first:A1 first.power second:B1 turn:second",
        course=True,
    ),
    PartInfo("blind", say("seats of which nobody knows what they were dealt"), "C"),
    PartInfo("winner", say("who won, once the game is over"), "A", course=True),
    PartInfo("activators", say("the activators of a player, for the whole game"), "low mid high", each_side=True),
    PartInfo(
        "movements", say("the movement cards of a player, for the whole game"), "stroll swim fly", each_side=True
    ),
    PartInfo("invocations", say("the invocation cards that a player still has"), "raven ?", each_side=True),
    PartInfo("powers", say("the powers that a player was dealt in this round"), "claw bite roar", each_side=True),
    PartInfo("strategies", say("the strategy cards that a player still has"), "ambush ? ?", each_side=True),
    PartInfo("bird", say("the bird card of the round, if the player still has it"), "owl", each_side=True),
)
NAMES: tuple[str, ...] = tuple(full_names(PARTS, SEATS))
