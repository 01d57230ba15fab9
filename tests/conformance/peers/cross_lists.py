"""The option lists of `cross` beside ours. A composite choice is recorded by its building blocks; each function
gives one or more pairs of sets, ours and theirs. Declining is in neither."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ANIMAL, ELEMENTS
from dsnotation.games.dominant_species.regression import sparable
from dsnotation.games.dominant_species.state import State
from peers import blocks, names
from peers.blocks import DECLINE

Pairs = Iterator[tuple[set[Any], set[Any]]]
Taken = dict[str, Any]
HEX, CORNER = names.AXIAL_HEX, names.AXIAL_CORNER


def _plain(words: dict[str, str], *fields: str) -> Callable[[State, Taken, Any], Pairs]:
    """A list of words, and the field of our moves that holds them."""

    def pairs(state: State, taken: Taken, move: Any) -> Pairs:
        ours = {block[-1] for block in blocks.single(state, *fields) if block}
        yield ours, {words[word] for word in taken["legal"]}

    return pairs


def _initiative(state: State, taken: Taken, move: Any) -> Pairs:
    ours = {one.target for one in GAME.legal_moves(state) if one.swap == move.swap} - {None}
    yield ours, {names.SPACE[word] for word in taken["legal"]}


def _regression(state: State, taken: Taken, animal: Any) -> Pairs:
    ours = {ELEMENTS[element] for element in sparable(state, ANIMAL[animal])}
    yield ours, {names.ELEMENT[word] for word in taken["legal"]["types"]}


def _elements_and_corners(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    theirs = product((names.ELEMENT[word] for word in legal["elements"]), (CORNER[at] for at in legal["corners"]))
    yield blocks.single(state, "element", "corner") - {DECLINE}, set(theirs)


def _speciation(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    yield (
        blocks.speciation(state) - {DECLINE},
        {
            (CORNER[at], HEX[hex_], count)
            for at, limits in legal["corners"].items()
            for hex_, limit in limits.items()
            for count in range(1, min(limit, legal["pool"]) + 1)
        },
    )


def _wanderlust(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    ours = {(stack, hex_) for hex_, _, stack in blocks.wanderlust(state) - {DECLINE}}
    yield ours, set(product((stack + 1 for stack in legal["stacks"]), (HEX[hex_] for hex_ in legal["hexes"])))
    if move.tile is not None and "corners_of_chosen_hex" in legal:
        elements = (names.ELEMENT[word] for word in legal["elements"])
        theirs = set(product(elements, (CORNER[at] for at in legal["corners_of_chosen_hex"])))
        yield blocks.wanderlust_element(state, move) - {DECLINE}, theirs


def _tile_migration(state: State, taken: Taken, animal: Any) -> Pairs:
    most: dict[str, int] = {}
    for one, origin, count in blocks.tile_migration(state):
        if one == animal:
            most[origin] = max(count, most.get(origin, 0))
    yield set(most.items()), {(HEX[hex_], count) for hex_, count in taken["legal"]["from_max"].items()}


def _migration(state: State, taken: Taken, move: Any) -> Pairs:
    reach = taken["legal"].get("to", {})
    theirs = {(HEX[origin], HEX[target]) for origin, targets in reach.items() for target in targets}
    yield blocks.migration(state) - {DECLINE}, theirs


def _pairs_of(legal: dict[str, list[str]]) -> set[Any]:
    return {(HEX[hex_], names.ANIMAL[word]) for hex_, animals in legal.items() for word in animals}


def _competition(state: State, taken: Taken, move: Any) -> Pairs:
    theirs: set[Any] = set().union(*(_pairs_of(hexes) for hexes in taken["legal"].values()))
    free = taken["kind"] == "competition_free"
    yield (blocks.free_competition(state) if free else blocks.victims(state)) - {DECLINE}, theirs


def _one_each(state: State, taken: Taken, move: Any) -> Pairs:
    yield blocks.victims(state) - {DECLINE}, _pairs_of(taken["legal"])


def _evolution(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]["tiles_by_animal"]
    theirs = {(HEX[hex_], names.ANIMAL[word]) for word, hexes in legal.items() for hex_ in hexes}
    yield blocks.victims(state) - {DECLINE}, theirs


def _aquatic(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    corners = {CORNER[at] for there in legal["corners_by_tile"].values() for at in there}
    yield blocks.aquatic_element(state), set(product((names.ELEMENT[word] for word in legal["elements"]), corners))


def _blight(state: State, taken: Taken, move: Any) -> Pairs:
    ours = {(hex_, *sorted(corners)) for hex_, corners in blocks.blight(state).items()}
    theirs = {
        (HEX[hex_], *(sorted(CORNER[at] for at in corners) if len(corners) > 1 else ()))
        for hex_, corners in taken["legal"].items()
    }
    yield ours, theirs


def _catastrophe(state: State, taken: Taken, move: Any) -> Pairs:
    ours = {(hex_, *sorted(survivors)) for hex_, (survivors, _) in blocks.catastrophe(state).items()}
    theirs = {
        (HEX[hex_], *sorted(names.ANIMAL[word] for word in animals)) for hex_, animals in taken["legal"].items()
    }
    yield ours, theirs


def _fecundity(state: State, taken: Taken, move: Any) -> Pairs:
    yield blocks.fecundity(state) - {DECLINE}, {(HEX[hex_],) for hex_ in taken["legal"]["tiles"]}


def _hibernation(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    theirs = set(product((HEX[hex_] for hex_ in legal["tiles"]), range(1, legal["max"] + 1)))
    yield blocks.hibernation(state) - {DECLINE}, theirs


def _lose(state: State, taken: Taken, move: Any) -> Pairs:
    theirs: set[Any] = set()
    for one in taken["legal"]:
        if isinstance(one, str):
            theirs.add(("element", names.ELEMENT[one]))
        else:
            theirs.add((one["lose"], names.ELEMENT[one["element"]] if "element" in one else None))
    yield blocks.single(state, "loss", "element"), theirs


def _mass_exodus(state: State, taken: Taken, move: Any) -> Pairs:
    ours = {block[:2] for block in blocks.mass_exodus(state)}
    occupied = {block[0] for block in ours if len(block) == 2}
    theirs: set[Any] = set()
    for hex_, targets in taken["legal"].items():
        full = HEX[hex_] in occupied and targets
        theirs.update((HEX[hex_], HEX[target]) for target in targets if full)
        if not full:
            theirs.add((HEX[hex_],))
    yield ours, theirs


def _metamorphosis(state: State, taken: Taken, move: Any) -> Pairs:
    legal = taken["legal"]
    theirs = product(
        (names.ELEMENT[word] for word in legal["give"]), (names.ELEMENT[word] for word in legal["take"])
    )
    yield blocks.single(state, "give", "take"), set(theirs)


LISTS: dict[str, Callable[[State, Taken, Any], Pairs]] = {
    "place-pawn": _plain(names.SPACE, "space"),
    "instinct": _plain(names.SPACE, "target"),
    "initiative": _initiative,
    "adaptation": _plain(names.ELEMENT, "element"),
    "wasteland": _plain(names.ELEMENT, "element"),
    "depletion": _plain(CORNER, "corner"),
    "glaciation": _plain(HEX, "hex"),
    "ice-sheet": _plain(HEX, "hex"),
    "domination": _plain(HEX, "hex"),
    "fertile": _plain(HEX, "hex"),
    "save-mammal": _plain(HEX, "hex"),
    "free-speciation": _plain(HEX, "hex"),
    "take-card": _plain(names.CARD, "card"),
    "regression": _regression,
    "abundance": _elements_and_corners,
    "habitat": _elements_and_corners,
    "speciation": _speciation,
    "wanderlust": _wanderlust,
    "tile-migration": _tile_migration,
    "migration": _migration,
    "competition": _competition,
    "free-competition": _competition,
    "biomass": _one_each,
    "predator": _one_each,
    "evolution": _evolution,
    "aquatic": _aquatic,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "fecundity": _fecundity,
    "hibernation": _hibernation,
    "lose": _lose,
    "mass-exodus": _mass_exodus,
    "metamorphosis": _metamorphosis,
}
