"""Habitat Battle: the catalogue of rules that a record can break.

One entry a rule: code, title, explanation, source. "Sheet" is the project's rule sheet of the game, "S4" the seed
text 004. A code never changes its meaning. The rules about sets are in `set_catalogue`.
"""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule, Severity
from dsnotation.games.habitat_battle.set_catalogue import SET_RULES

_RULES: tuple[tuple[str, str, str, str], ...] = (
    # Set-up.
    ("HB0101", "Four to six players", "A game has four to six players, each named in a tag A to F.",
     "sheet 2; S4 general rules"),
    ("HB0102", "Seats in order", "The players are A, B, C and so on in seating order, without a gap; the turn"
     " passes to the left, from A to B.", "sheet 2; S4 positioning"),
    ("HB0103", "The game set", "The Set tag names the game set that is played with: board, animals and cards.",
     "sheet 1"),
    ("HB0104", "A set without mistakes", "A game can be played only with a set that has no mistakes.", "sheet 1"),
    ("HB0105", "The content of the set", "The SetDigest tag tells which content the set had when the game was"
     " written; with another content everything may be different.", "sheet 1"),
    # Order of play.
    ("HB0201", "The decision that is due", "Dealing, positioning, battles and incursions follow each other in a"
     " fixed order. A battle comes before anything else.", "sheet 3, 4; S4 positioning"),
    ("HB0202", "The player whose turn it is", "The turn passes to the left; in a battle the players decide in"
     " turn.", "sheet 3 and 4; S4 positioning"),
    ("HB0203", "The end of the game", "The game is over when a player has the victory points of the set, when the"
     " aquatic animals have their channel, or after the last round.", "sheet 7; S4 battles"),
    ("HB0204", "Players of this game", "Only players named in the tags take part.", "sheet 2"),
    # Cards.
    ("HB0302", "Number of cards", "Each player gets three of each kind: activators and movements for the game;"
     " animals, powers and strategy cards for a round, and one bird.", "sheet 2; S4 general rules"),
    ("HB0303", "Different cards", "The cards that a player is dealt are different ones.",
     "sheet 2; S4 general rules"),
    ("HB0304", "Copies of the set", "Of each card there are as many as the set says.", "sheet 1 and 2"),
    ("HB0305", "Different movements", "Each type of movement is used once by a player in a round, and every animal"
     " needs one: the three movement cards are of different types.", "sheet 2 and 3; S4 positioning"),
    ("HB0306", "Invocation cards", "The bird cards that a player has for the whole game are invocation cards.",
     "sheet 1 and 5; S4 general rules"),
    ("HB0307", "Animals that players run", "Insects and aquatic animals are autonomous: no player gets one.",
     "sheet 5 and 6; S4 attacks"),
    ("HB0308", "The bird of a deal", "The bird card of a deal is no invocation card: it can't be used in an"
     " incursion.", "sheet 2; S4 general rules"),
    ("HB0309", "What everybody saw", "Kits, and what is dealt but for strategy cards, lie open. A ? there is"
     " something that nobody wrote down.", "sheet 2; docs/notation.md, What nobody saw"),
    # Positioning.
    ("HB0401", "The player's animals", "A player positions the three animals that were dealt.",
     "sheet 3; S4 positioning"),
    ("HB0402", "One movement for each animal", "An animal is positioned once in a round.",
     "sheet 3; S4 general rules"),
    ("HB0403", "One power for each animal", "Each power card is assigned to one animal, before its movement.",
     "sheet 3; S4 general rules"),
    ("HB0404", "One activator for each power", "Each activator goes to one power card, and sets its level.",
     "sheet 3; S4 general rules"),
    ("HB0405", "One movement card for each animal", "Each movement card is assigned to one animal.",
     "sheet 3; S4 positioning"),
    ("HB0406", "Each type of movement once", "A player uses each type of movement once in a round.",
     "sheet 3; S4 positioning"),
    ("HB0407", "Where a movement leads", "A movement card leads as many steps as it says, along the neighbours of"
     " its type, or from space to space as it lists.", "sheet 1 and 3"),
    # Battles.
    ("HB0501", "The power of the animal", "In a battle a player may use the power of the animal once; then it is"
     " consumed.", "sheet 4; S4 battles"),
    ("HB0502", "Exposing in turn", "Whoever is behind may expose a card first; then in turn until both pass.",
     "sheet 4; S4 battles"),
    ("HB0505", "Strategy cards of the player", "A strategy card that is exposed was dealt to the player, and was"
     " not exposed before.", "sheet 2 and 4; S4 general rules"),
    ("HB0506", "One strategy card for each animal", "An animal has at most one strategy card in its life.",
     "sheet 4; S4 general rules"),
    ("HB0507", "Bird cards of the player", "A bird card that is used was dealt to the player, or is an invocation"
     " card that is left.", "sheet 4; S4 general rules"),
    # Incursions.
    ("HB0601", "Insects", "An incursion is that of an insect of the set.", "sheet 5; S4 attacks"),
    ("HB0602", "No strategy cards against insects", "An incursion of an insect blocks all strategy cards.",
     "sheet 5; S4 general rules"),
    ("HB0603", "No dealt bird against insects", "An incursion blocks the bird card of the deal; only invocation"
     " cards may be used.", "sheet 5; S4 general rules"),
    ("HB0604", "Once in a round", "An insect or aquatic animal appears once in a round.", "sheet 5 and 6"),
    ("HB0605", "Not on the start", "Animals appear on the board, not on the start.", "sheet 3 and 5"),
    ("HB0701", "Aquatic animals", "Only an aquatic animal of the set floods.", "sheet 6; S4 attacks"),
    ("HB0702", "Land to flood", "An aquatic animal appears on land; habitats that are water or neutral can't be"
     " flooded.", "sheet 6; S4 attacks"),
    ("HB0703", "Flooded for good", "A space at stage 2 stays flooded, and no further animal appears on it.",
     "sheet 6; S4 attacks"),
    ("HB0704", "One aquatic animal on a space", "Where an aquatic animal stays, no other one appears.", "sheet 6"),
    ("HB0705", "An aquatic animal that stays", "An aquatic animal that stays on its space does not appear on"
     " another one.", "sheet 6"),
    # Claims in the text.
    ("HB1101", "Victory points as asserted", "An assertion of victory points must hold.", "sheet 4 and 5"),
    ("HB1102", "Flood stages as asserted", "An assertion of a flood stage must hold.", "sheet 6"),
    ("HB1103", "Animals as asserted", "An assertion of the animals on a space must hold.", "sheet 3"),
    ("HB1104", "Totals as asserted", "An assertion of a total in a battle must hold.", "sheet 4"),
    ("HB1105", "Winner as asserted", "An assertion of who won must hold.", "sheet 7"),
)  # fmt: skip
_NAMES = Rule(
    "HB0301",
    "Names of the set",
    "Animals, cards and spaces are called by their ids in the set.",
    "sheet 1",
    of_names=True,
)
_NO_DIGEST = Rule(
    "HB0106",
    "Without the digest of the set",
    "Without a SetDigest tag nobody can tell later with which content of the set a game was played.",
    "sheet 1",
    Severity.WARNING,
)
CATALOGUE = Catalogue((*(Rule(*entry) for entry in _RULES), _NAMES, _NO_DIGEST, *SET_RULES))
