"""Dominant Species: the parts of a position, as a snapshot states them and people read about them.

Names and words are those of the digest with hyphens and colons, so that a snapshot and a hash are made of the
same parts. Animals, players and options are no parts: the tags tell them.
"""

from __future__ import annotations

from dsnotation.core.messages import say
from dsnotation.core.position import PartInfo

PARTS: tuple[PartInfo, ...] = (
    PartInfo("turn", say("the number of the turn"), "3", needed=True, course=True),
    PartInfo("phase", say("setup, planning, execution, reset or over"), "planning", needed=True, course=True),
    PartInfo(
        "step", say("in Execution, the last space or free action that was carried out"), "com.3", course=True
    ),
    PartInfo(
        "pending",
        say(
            "the decision that is due, with its animal and space; of several the one that is due first stands last"
        ),
        "place-pawn:Ma",
        needed=True,
        course=True,
    ),
    PartInfo("terrain", say("hexes with tiles, and the terrain of each"), "D3:Tu D2:We", 1, needed=True),
    PartInfo("species", say("on each hex, of each animal, how many species"), "D4:Ma:2 D4:Bi:1", 2, needed=True),
    PartInfo("hibernating", say("of these, how many are safe from Extinction this turn"), "D4:Ma:1", 2),
    PartInfo("elements", say("corners with element disks"), "D2e:g D3se:u", 1, needed=True),
    PartInfo("cones", say("with dominance=claimed: the animal whose cone stands on a hex"), "D4:Ma", 1),
    PartInfo("bag", say("element disks in the bag"), "g:12 b:14", 1, needed=True, rest=True),
    PartInfo("boxes", say("element disks in the boxes of the display"), "ada:g:2 wan:w:1", 2),
    PartInfo("added", say("element disks on animal displays, the printed ones not counted"), "Ma:g:1", 2),
    PartInfo("vp", say("victory points"), "Ma:12 Bi:7", 1, needed=True),
    PartInfo("pool", say("cubes in the gene pools"), "Ma:31 Bi:28", 1, needed=True, rest=True),
    PartInfo("eliminated", say("cubes of eliminated species"), "Ma:4", 1),
    PartInfo("available", say("action pawns in hand"), "Ma:2", 1, needed=True),
    PartInfo("pawns-in-box", say("action pawns that can still be gained"), "Ma:3", 1, needed=True, rest=True),
    PartInfo("set-aside", say("action pawns that are left out of this turn"), "Ma:1", 1),
    PartInfo("spaces", say("pawns on the spaces of the display"), "ada.1:In dom.2:Ma", 1),
    PartInfo("initiative", say("the animals in the order of initiative"), "In Ar Ma", needed=True),
    PartInfo("tundra-supply", say("tundra tiles that are left"), "9", needed=True, rest=True),
    PartInfo("face-up", say("the tile that lies face up on each stack"), "1:Sa 2:Fo 3:Se", 1, needed=True),
    PartInfo("stacks", say("how many tiles lie face down in each stack"), "1:6 2:7 3:7", 1, needed=True),
    PartInfo(
        "unseen-tiles",
        say("which tiles may lie face down in the stacks, all three together"),
        "Sa:2 Fo:3",
        1,
        needed=True,
        rest=True,
    ),
    PartInfo("cards", say("the cards that lie face up"), "Predator Omnivore", needed=True),
    PartInfo("deck", say("how many cards lie in the deck"), "16", needed=True),
    PartInfo("unseen-cards", say("which cards may lie in the deck"), "Aquatic Ice-Age", needed=True, rest=True),
    PartInfo("spared", say("elements that Regression leaves an animal this turn"), "Re:u", 2),
    PartInfo("waiting", say("spaces whose pawn waits for the next turn"), "ini"),
    PartInfo("scored", say("hexes that were dominated this turn"), "D4 E3"),
    PartInfo("ice-age", say("taken, once somebody took Ice Age"), "taken"),
    PartInfo("passed", say("with planning-pass=yes: animals that place no more pawns this turn"), "Ma"),
    PartInfo(
        "unknown",
        say("parts that nobody knows, so that what is stated of them is a guess; everything for all"),
        "hex:C4 species:C4:Ma",
    ),
    PartInfo("astray", say("by how many disks the bag may differ from what is stated"), "2"),
    PartInfo("survivor", say("with survival-tie=holder-keeps: who holds the Survival card"), "Am"),
)
