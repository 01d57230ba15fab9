"""Dominant Species: the position, and what can be read off it.

Small integers in lists, indexed as in `components` and `board`. Matches, dominance and the like are computed,
never stored. Sheet sections 4, 5 and 8.
"""

from __future__ import annotations

from typing import NamedTuple

from dsnotation.core.messages import say
from dsnotation.games.dominant_species.board import (
    CORNER_HEXES,
    CORNERS,
    HEX_CORNERS,
    HEXES,
    NEIGHBOURS,
)
from dsnotation.games.dominant_species.components import DEFAULT_ELEMENTS, TU
from dsnotation.games.dominant_species.options import Options

EMPTY = -1
PLANNING, EXECUTION, RESET, OVER, SETUP = range(5)
PHASES = (say("planning"), say("execution"), say("reset"), say("over"), say("setup"))


class Pending(NamedTuple):
    """A decision to be taken. `space` is its place on the display, or the card that asks for it; `detail` is
    what else it needs."""

    kind: str
    actor: int  # an animal; CHANCE_ACTOR or ALL_ACTORS otherwise
    space: str | None = None
    detail: tuple[int, ...] = ()


CHANCE_ACTOR, ALL_ACTORS = -1, -2


class State:
    """A position. Equal and hashed by value; copied by `copy`."""

    __slots__ = (
        "added", "animals", "astray", "available", "bag", "boxes", "cards", "cones", "deck", "elements",
        "eliminated", "face_up", "hibernating", "ice_age", "initiative", "options", "passed", "pawns_in_box",
        "pending", "phase", "place", "players", "pool", "scored", "set_aside", "spaces", "spared", "species",
        "stacks", "step", "survivor", "terrain", "tundra_supply", "turn", "unknown", "unseen_cards",
        "unseen_tiles", "vp", "waiting", "why_over",
    )  # fmt: skip

    def __init__(self, animals: tuple[int, ...], options: Options, players: tuple[str, ...]) -> None:
        self.animals = animals  # in play, food-chain order
        self.players = players  # who plays them, same order
        self.options = options
        # Earth.
        self.terrain = [EMPTY] * 35  # by hex
        self.species = [0] * (35 * 6)  # by hex * 6 + animal
        self.hibernating = [0] * (35 * 6)  # of these, safe from Extinction this turn
        self.elements = [EMPTY] * 92  # by corner
        # Whose dominance cone stands on a hex; empty where dominance follows by itself (row 26).
        self.cones = [EMPTY] * 35 if options.dominance == "claimed" else []
        # Elements elsewhere, by element.
        self.bag = [0] * 6
        self.boxes = [0] * 36  # by box * 6 + element
        self.added = [0] * 36  # by animal * 6 + element; the printed ones don't count
        # Animals.
        self.vp = [0] * 6
        self.pool = [0] * 6
        self.eliminated = [0] * 6
        self.available = [0] * 6  # action pawns in hand
        self.pawns_in_box = [0] * 6  # action pawns that can still be gained
        self.set_aside = [0] * 6  # pawns that a skipped placement left out of this turn
        self.spaces = [EMPTY] * 41  # the animal whose pawn stands there
        self.initiative: list[int] = []  # first to last
        # Supplies.
        self.tundra_supply = 0
        self.face_up = [EMPTY] * 3  # tile on top of each stack
        self.stacks = [0] * 3  # face-down tiles
        self.unseen_tiles = [0] * 7  # what lies face down in the three stacks together
        self.cards: list[int] = []  # face up, oldest first
        self.deck = 0  # face-down cards
        self.unseen_cards = 0  # bit set of the cards in the deck
        # Where the game stands.
        self.turn = 0
        self.phase = SETUP
        self.step = 0  # index into flow.ORDER during Execution
        self.place = 0  # whose turn it is in Planning, an index into `initiative`
        self.pending: list[Pending] = []  # the last one comes first
        self.spared = [0] * 6  # bit set of element types that Regression leaves an animal
        self.waiting = 0  # bit set of spaces whose pawn waits for the next turn
        self.scored = 0  # bit set of hexes scored this turn
        self.ice_age = False
        self.passed = 0  # bit set of animals that place no more this Planning (row 54)
        self.survivor = EMPTY  # who holds the Survival card, if that depends on who held it before (row 46)
        self.why_over = ""
        # What nobody saw: parts of the position that are not known, and by how many disks the bag may differ.
        self.unknown: frozenset[str] = frozenset()
        self.astray = 0

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def key(self) -> tuple[object, ...]:
        """The whole position as a hashable value."""
        values = (getattr(self, name) for name in State.__slots__)
        return tuple(tuple(value) if type(value) is list else value for value in values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


# Reading the position --------------------------------------------------------------------------------------


def tiles(state: State) -> list[int]:
    """Hexes that hold a tile, in board order."""
    return [hex_ for hex_, terrain in enumerate(state.terrain) if terrain != EMPTY]


def species_on(state: State, hex_: int) -> list[int]:
    """Number of species of each of the six animals on a tile."""
    return state.species[hex_ * 6 : hex_ * 6 + 6]


def animals_on(state: State, hex_: int) -> list[int]:
    """Animals with species on a tile, food-chain order."""
    return [animal for animal in state.animals if state.species[hex_ * 6 + animal]]


def display(state: State, animal: int) -> list[int]:
    """Elements on an animal's display by type, printed ones included."""
    base = animal * 6
    return [DEFAULT_ELEMENTS[animal][element] + state.added[base + element] for element in range(6)]


def elements_around(state: State, hex_: int) -> list[int]:
    """Disks by type on the corners of a hex."""
    counts = [0] * 6
    for corner in HEX_CORNERS[hex_]:
        element = state.elements[corner]
        if element != EMPTY:
            counts[element] += 1
    return counts


def matches(state: State, animal: int, hex_: int) -> int:
    """How many elements an animal matches on a tile (sheet 5, Matching)."""
    around = elements_around(state, hex_)
    return sum(map(int.__mul__, around, display(state, animal)))


def is_endangered(state: State, animal: int, hex_: int) -> bool:
    """Whether an animal's species on a tile match nothing there."""
    return matches(state, animal, hex_) == 0


def dominant(state: State, hex_: int) -> int:
    """The animal that dominates a tile, or EMPTY: most matches, at least one, no tie (sheet 5, Dominance)."""
    best, holder = 0, EMPTY
    around = elements_around(state, hex_)
    for animal in state.animals:
        if state.species[hex_ * 6 + animal]:
            count = sum(map(int.__mul__, around, display(state, animal)))
            if count > best:
                best, holder = count, animal
            elif count == best:
                holder = EMPTY
    return holder


def dominance(state: State, hex_: int) -> int:
    """The animal that holds dominance of a tile as this game plays it, or EMPTY: by matches, or by a cone."""
    return state.cones[hex_] if state.cones else dominant(state, hex_)


def corner_usable(state: State, corner: int) -> bool:
    """Whether an element may lie on a corner at all: one of its hexes holds a tile (sheet 2.2)."""
    if state.options.border_corners == "forbid" and len(CORNER_HEXES[corner]) < 3:
        return False
    return any(state.terrain[hex_] != EMPTY for hex_ in CORNER_HEXES[corner])


def vacant_corners(state: State) -> list[int]:
    """Corners of tiles on earth that hold no element."""
    return [
        corner
        for corner, element in enumerate(state.elements)
        if element == EMPTY and corner_usable(state, corner)
    ]


def vacant_corners_of(state: State, hex_: int) -> list[int]:
    """Corners of one tile that hold no element, in board order."""
    return sorted(
        corner for corner in HEX_CORNERS[hex_] if state.elements[corner] == EMPTY and corner_usable(state, corner)
    )


def tundra_neighbours(state: State, hex_: int) -> int:
    """Number of tundra tiles adjacent to a hex."""
    return sum(state.terrain[other] == TU for other in NEIGHBOURS[hex_])


def survival_holder(state: State) -> int:
    """The animal that holds the Survival card, or EMPTY: alone with most species on tundra (sheet 8, step 2).

    Among those that tie, the options may name the highest in the food chain, or who held it before (row 46).
    """
    totals = tundra_species(state)
    best = max(totals)
    if not best:
        return EMPTY
    if totals.count(best) == 1 or state.options.survival_tie == "food-chain":
        return totals.index(best)
    keeps = state.options.survival_tie == "holder-keeps" and state.survivor != EMPTY
    return state.survivor if keeps and totals[state.survivor] == best else EMPTY


def tundra_species(state: State) -> list[int]:
    """Species of each animal on all tundra tiles together."""
    totals = [0] * 6
    for hex_, terrain in enumerate(state.terrain):
        if terrain == TU:
            for animal in state.animals:
                totals[animal] += state.species[hex_ * 6 + animal]
    return totals


def hex_names(hexes: list[int]) -> str:
    """Hexes as words of a message."""
    return " ".join(HEXES[hex_] for hex_ in hexes)


def corner_names(corners: list[int]) -> str:
    """Corners as words of a message."""
    return " ".join(CORNERS[corner] for corner in corners)
