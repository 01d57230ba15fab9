"""Habitat Battle: the catalogue of what can be wrong with a game set.

One entry a rule: code, title, explanation, source. "Sheet" is the project's rule sheet of the game, "S4" the seed
text 004. A code never changes its meaning.
"""

from __future__ import annotations

from dsnotation.core.findings import Rule, Severity

_PAGE = "docs/habitat-battle-sets.md"

_ERRORS: tuple[tuple[str, str, str, str], ...] = (
    # The file.
    ("HB0801", "A set is a TOML file", "A game set is a text in TOML of at most 256 KiB, nested no deeper than a"
     " set needs.", _PAGE),
    ("HB0802", "Known keys", "A set has the keys of its schema (`dsn schema habitat-battle-set`) and no others.",
     f"{_PAGE}; sheet 1"),
    ("HB0803", "Keys that must be there", "Whatever has no default must be in the set.", f"{_PAGE}; sheet 1"),
    ("HB0804", "Values of the right type", "Each value is of the type that the schema gives: text, a whole number,"
     " true or false, a list, a table, or one of a few words.", f"{_PAGE}; sheet 1"),
    ("HB0805", "Numbers in their range", "Points, levels, steps and copies are numbers that can be played with.",
     _PAGE),
    ("HB0806", "Options in their range", "The options of a set are numbers that can be played with.",
     f"{_PAGE}; sheet 1 and 6"),
    ("HB0807", "Ids that can be written", "An id is small letters a to z, digits and single hyphens between them."
     " A letter by itself is a seat, and a word of the notation is no id.", _PAGE),
    ("HB0808", "Each id once", "An id stands once in its list.", f"{_PAGE}; sheet 1"),
    ("HB0809", "The name of a set", "A set is found under the id that it has.", _PAGE),
    # What refers to what.
    ("HB0811", "Known habitats", "A space or an animal names a habitat of the set.", "sheet 1"),
    ("HB0812", "Known spaces", "Neighbours and moves are spaces of the set.", "sheet 1"),
    ("HB0813", "Known kinds of movement", "Neighbours are given for the kinds of movement that some movement card"
     " has.", "sheet 1"),
    # The board.
    ("HB0821", "One start", "Exactly one space is the start, where all animals begin.", "sheet 1 and 3"),
    ("HB0822", "A neutral start", "The start adds and takes nothing: its habitat is neutral.",
     "sheet 1; S4 important considerations"),
    ("HB0823", "Spaces have neighbours", "Some movement leads on from every space.", "sheet 1"),
    ("HB0824", "Spaces can be reached", "With all movement cards together an animal can get from the start to"
     " every space.", "sheet 1"),
    ("HB0826", "Land that can be flooded", "Aquatic animals flood land, so that some space is land.",
     "sheet 6; S4 battles"),
    ("HB0827", "Room for the channel", "Somewhere as many land spaces are adjacent as the channel needs.",
     "sheet 6; S4 battles"),
    # Animals.
    ("HB0831", "At most three for a habitat", "A favourable habitat adds three points, and none adds more.",
     "sheet 1; S4 battles"),
    ("HB0834", "Insects and aquatic animals", "The set has at least one insect and one aquatic animal: there are"
     " phases in which they attack.", "sheet 5 and 6; S4 attacks"),
    # Cards.
    ("HB0841", "Points for every activator", "A power has points for the level of every activator.", "sheet 1"),
    ("HB0844", "Movement cards that lead somewhere", "Somebody can use each movement card: spaces have neighbours"
     " of its kind and it allows at least one step, or it lists moves.", "sheet 1"),
    ("HB0845", "Enough for six players", "There is enough for six players to get what each gets: for a round three"
     " different animals, powers and strategy cards and a bird card; for the game three activators, three"
     " movement cards of different kinds, and the bird invocation cards of the options.",
     "sheet 2 and 3; S4 general rules"),
    ("HB0846", "A way to win", "A game ends after a number of rounds, or when a player has so many victory points;"
     " the set gives at least one of the two.", "sheet 1 and 7"),
    # Names.
    ("HB0851", "Names of things that there are", "A name in another language is given to an id of the set.",
     _PAGE),
)  # fmt: skip
_WARNINGS: tuple[tuple[str, str, str, str], ...] = (
    ("HB0825", "Neighbours both ways", "Mostly a step can be taken back: a space that has another one as its"
     " neighbour is a neighbour of that one.", _PAGE),
    ("HB0828", "Spaces within one move", "Every round all animals begin at the start and move once, so that a"
     " space that no movement card reaches from there sees no animal.", "sheet 3"),
    ("HB0832", "A favourable habitat", "Mostly an animal has a habitat that adds points.", "sheet 1"),
    ("HB0852", "Names that can be read", "A name is letters and digits, with blanks, hyphens and apostrophes"
     " between them; a letter by itself is a seat, and a word of the notation is no name.", _PAGE),
    ("HB0853", "Names that mean one thing", "In each list a name, in whatever language, stands for one thing, so"
     " that a line with it can be read.", _PAGE),
    ("HB0833", "Neutral habitats", "A neutral habitat adds and takes nothing, whatever an animal names.",
     "sheet 1; S4 important considerations"),
    ("HB0842", "Higher levels, more points", "Mostly a higher level of the activator gives at least the points of"
     " a lower one.", "sheet 1"),
    ("HB0843", "Strategy cards that do something", "A strategy card adds or takes points, or cancels something.",
     "sheet 1"),
)  # fmt: skip

SET_RULES: tuple[Rule, ...] = (
    *(Rule(*entry) for entry in _ERRORS),
    *(Rule(*entry, Severity.WARNING) for entry in _WARNINGS),
)
