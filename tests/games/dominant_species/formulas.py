"""How many legal moves there are, by combinatorics: independent of how the engine lists them, and for any number.

Only decisions of many parts have a formula; `by_formula` gives None for the others. Sheet 7, 8 and 11.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from math import comb, perm, prod

from dsnotation.games.dominant_species.board import CORNER_HEXES, NEIGHBOURS
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ELEMENT,
    MIGRATION_LIMITS,
    SPECIATION_LIMITS,
)
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, elements_around

Formula = Callable[[State, Pending], int]


def by_formula(state: State) -> int | None:
    """The number of legal moves, if the decision has a formula."""
    pending = state.pending[-1]
    formula = FORMULAS.get(pending.kind)
    return None if formula is None else formula(state, pending)


def _tiles(state: State) -> list[int]:
    return [hex_ for hex_ in range(35) if state.terrain[hex_] != EMPTY]


def _species(state: State, hex_: int) -> dict[int, int]:
    row = state.species[hex_ * 6 : hex_ * 6 + 6]
    return {animal: count for animal, count in enumerate(row) if count}


def _ways(sizes: Iterable[list[int]], limit: int) -> list[int]:
    """In how many ways numbers can be picked, one of each list of ways by number, by their sum up to a limit."""
    total = [1] + [0] * limit
    for ways in sizes:
        total = [
            sum(total[rest] * ways[count - rest] for rest in range(count + 1) if count - rest < len(ways))
            for count in range(limit + 1)
        ]
    return total


def _migration(state: State, pending: Pending) -> int:
    """Each tile sends some species, shared out among the tiles in reach; no more than the limit in all."""
    limit = MIGRATION_LIMITS[str(pending.space)]
    ways = []
    for hex_ in _tiles(state):
        here = state.species[hex_ * 6 + pending.actor]
        targets = len(_reach(state, hex_, pending.actor))
        if here and targets:
            ways.append([comb(count + targets - 1, count) for count in range(here + 1)])
    return sum(_ways(ways, limit))


def _reach(state: State, hex_: int, animal: int) -> set[int]:
    """Adjacent tiles; for birds those next to one of these as well."""
    near = {other for other in NEIGHBOURS[hex_] if state.terrain[other] != EMPTY}
    if animal != ANIMAL["Bi"]:
        return near
    far = {other for step in near for other in NEIGHBOURS[step] if state.terrain[other] != EMPTY}
    return (near | far) - {hex_}


def _tile_migration(state: State, pending: Pending) -> int:
    """Any number of each animal's species from each neighbour of the new tile."""
    return prod(
        count + 1
        for hex_ in NEIGHBOURS[pending.detail[0]]
        if state.terrain[hex_] != EMPTY
        for count in _species(state, hex_).values()
    )


def _speciation(state: State, pending: Pending) -> int:
    """Forgone, or at least one species around an element of the type, limited by terrain and pool."""
    wanted, pool = ELEMENT[str(pending.space)[-1]], state.pool[pending.actor]  # type: ignore[index]
    total = 1
    for corner, element in enumerate(state.elements):
        if element == wanted and pool:
            limits = [
                SPECIATION_LIMITS[state.terrain[hex_]] for hex_ in CORNER_HEXES[corner] if _is_tile(state, hex_)
            ]
            total += sum(sum(counts) <= pool for counts in product(*(range(one + 1) for one in limits))) - 1
    return total


def _is_tile(state: State, hex_: int) -> bool:
    return state.terrain[hex_] != EMPTY


def _mass_exodus(state: State, pending: Pending) -> int:
    """From any tile: each animal's species shared out among the neighbours."""
    total = 0
    for hex_ in _tiles(state):
        targets = sum(_is_tile(state, other) for other in NEIGHBOURS[hex_])
        total += prod(comb(count + targets - 1, count) for count in _species(state, hex_).values())
    return total


def _biomass(state: State, pending: Pending) -> int:
    """A victim on each tile with more species than elements."""
    return prod(
        len(_species(state, hex_))
        for hex_ in _tiles(state)
        if sum(_species(state, hex_).values()) > sum(elements_around(state, hex_))
    )


def _catastrophe(state: State, pending: Pending) -> int:
    """A survivor on the tile, a victim on each neighbour with species."""
    total = 0
    for hex_ in _tiles(state):
        struck = [hex_, *(other for other in NEIGHBOURS[hex_] if _is_tile(state, other))]
        total += prod(len(_species(state, other)) or 1 for other in struck)
    return total


def _predator(state: State, pending: Pending) -> int:
    """An opposing victim on each tile where the actor meets one."""
    here = [_species(state, hex_) for hex_ in _tiles(state)]
    return prod(len(row) - 1 for row in here if pending.actor in row and len(row) > 1)


def _fecundity(state: State, pending: Pending) -> int:
    """One species on each of some tiles with own species."""
    tiles = sum(pending.actor in _species(state, hex_) for hex_ in _tiles(state))
    return sum(comb(tiles, count) for count in range(min(tiles, state.pool[pending.actor]) + 1))


def _reveal_cards(state: State, pending: Pending) -> int:
    """Any cards of the deck in any order; Ice Age only if it takes the whole deck."""
    wanted = min(5 - len(state.cards), state.deck)
    return perm(state.deck - (state.deck > wanted), wanted)


def _draw_elements(state: State, pending: Pending) -> int:
    """Three rows of four disks, as far as the bag goes; the order in a row does not count."""
    sizes, left = [], sum(state.bag)
    for _ in range(3):
        sizes.append(min(4, left))
        left -= sizes[-1]
    ways = {(0, 0, 0): 1}
    for disks in state.bag:
        more: dict[tuple[int, int, int], int] = {}
        for (one, two, three), count in ways.items():
            for taken in product(
                range(sizes[0] - one + 1), range(sizes[1] - two + 1), range(sizes[2] - three + 1)
            ):
                if sum(taken) <= disks:
                    rows = (one + taken[0], two + taken[1], three + taken[2])
                    more[rows] = more.get(rows, 0) + count
        ways = more
    return ways[(sizes[0], sizes[1], sizes[2])]


FORMULAS: dict[str, Formula] = {
    "reveal-cards": _reveal_cards,
    "draw-elements": _draw_elements,
    "speciation": _speciation,
    "tile-migration": _tile_migration,
    "migration": _migration,
    "biomass": _biomass,
    "catastrophe": _catastrophe,
    "fecundity": _fecundity,
    "mass-exodus": _mass_exodus,
    "predator": _predator,
}
