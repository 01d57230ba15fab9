"""The words of `hrf` and `bgf`: arguments and whole positions in our codes."""

from __future__ import annotations

from typing import Any

from dsnotation.games.dominant_species.components import TUNDRA_IN_SUPPLY
from peers import names
from peers.position import Position, disks

# Every word that can be an argument, of whatever kind: no two kinds share one.
WORD: dict[str, Any] = (
    names.ANIMAL | names.ELEMENT | names.TERRAIN | names.CARD | names.SPACE | names.DOTTED_CORNER
)


def option(act: str, arguments: list[Any]) -> tuple[Any, ...]:
    """One entry of an option list as a block of ours; () is declining."""
    if act in ("EndAction", "WanderlustMoveAction"):
        return ()
    words = tuple(WORD.get(word, word) for word in arguments)
    if act == "SpeciationAction" and len(words) == 4:
        hex_, count, _, corner = words
        return (corner, hex_, count)
    if act == "TakeAction":
        return words[1:]
    return FIXED.get(act, words)


def listed_options(step: dict[str, Any]) -> set[tuple[Any, ...]]:
    """The option list of a step."""
    return {option(act, arguments) for act, lists in step["options"].items() for arguments in lists}


FIXED: dict[str, tuple[Any, ...]] = {
    "ImproveInitiativeAction": (True,),
    "PlanningMainAction": (False,),
    "ImmigrantsPawnAction": ("pawn", None),
    "ImmigrantsAction": ("species", None),
}


def position_from(recorded: dict[str, Any]) -> Position:
    """A recorded position in our words."""
    animal, element = names.ANIMAL, names.ELEMENT
    boxes = {code: disks(element[word] for word in recorded[box]) for box, code in names.BOX.items()}
    printed = {"Ma": "mm", "Re": "uu", "Bi": "ss", "Am": "www", "Ar": "bb", "In": "gg"}

    def per_animal(counts: dict[str, int]) -> dict[str, int]:
        return {animal[word]: count for word, count in counts.items()}

    def on_hexes(values: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
        return {hex_: per_animal(counts) for hex_, counts in values.items()}

    terrain = {hex_: names.TERRAIN[word] for hex_, word in recorded["terrain"].items()}
    return {
        "vp": per_animal(recorded["vp"]),
        "pool": per_animal(recorded["pool"]),
        "eliminated": per_animal(recorded["eliminated"]),
        "pawns": per_animal(recorded["pawns"]),
        # Row 41: they count three at the start, we what is left of ten.
        "pawns in the box": {
            animal[word]: count + len(recorded["vp"]) - 2 for word, count in recorded["pawnsBox"].items()
        },
        "displays": {
            animal[word]: disks([*printed[animal[word]], *(element[one] for one in added)])
            for word, added in recorded["added"].items()
        },
        "initiative": [animal[word] for word in recorded["initiative"]],
        "terrain": terrain,
        "species": on_hexes(recorded["species"]),
        "hibernating": on_hexes(recorded["protected"]),
        "elements": {names.DOTTED_CORNER[corner]: element[word] for corner, word in recorded["elements"].items()},
        "dominance": per_animal_names(recorded["dominance"]),
        "matches": on_hexes(recorded["matches"]),
        "boxes": boxes,
        "bag": {element[word]: count for word, count in recorded["bag"].items()},
        "spaces": {names.SPACE[space]: animal[word] for space, word in recorded["spaces"].items()},
        "face-up tiles": [None if word is None else names.TERRAIN[word] for word in recorded["tiles"]],
        "stacks": recorded["stacks"],
        "tundra": TUNDRA_IN_SUPPLY + 1 - sum(word == "Tu" for word in terrain.values()),
        "cards": sorted(names.CARD[word] for word in recorded["cards"]),
        "deck": recorded["deck"],
        "scored": sorted(recorded["scored"]),
        "ice age": recorded["iceAge"],
        "over": recorded["over"],
    }


def per_animal_names(holders: dict[str, str]) -> dict[str, str]:
    return {hex_: names.ANIMAL[word] for hex_, word in holders.items()}
