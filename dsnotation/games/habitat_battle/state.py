"""Habitat Battle: the position. Sheet sections 2 to 7.

Cards, animals and spaces are numbers of the set's lists (`tables`). A piece is one of a player's three animals of
the round: number `3 * seat + slot`.
"""

from __future__ import annotations

from typing import NamedTuple

from dsnotation.core.messages import say
from dsnotation.games.habitat_battle.tables import Tables

EMPTY = -1
UNKNOWN = -2  # a strategy card that nobody saw
SETUP, DEALING, POSITIONING, INCURSION, OVER = range(5)
PHASES = (say("setup"), say("dealing"), say("positioning"), say("incursions"), say("over"))
PIECES = 3  # animals, powers, activators, movements and strategies of a player
DRY, FLOODING, FLOODED = range(3)


class Pending(NamedTuple):
    """A decision: its kind, whose it is (EMPTY: of nobody in particular), and the piece it is about."""

    kind: str
    seat: int = EMPTY
    piece: int = EMPTY


class Piece(NamedTuple):
    """An animal of a player. `power`, `activator` and `movement` are EMPTY until it is positioned, `strategy`
    until a strategy card is assigned to it. `arrived` counts the positions of the round."""

    animal: int
    space: int
    power: int = EMPTY
    activator: int = EMPTY
    movement: int = EMPTY
    strategy: int = EMPTY
    power_used: bool = False
    arrived: int = 0


class Side(NamedTuple):
    """One side of a battle: a piece, or an animal that nobody runs; what it exposed so far."""

    piece: int
    animal: int
    power: bool = False
    strategy: int = EMPTY
    birds: tuple[int, ...] = ()


class Battle(NamedTuple):
    """A battle going on: the side that came last or was attacked by an insect, and the other one.

    `queue` are pieces that fight next: against the mover, or against the insect. `turn` is the side that may
    expose something now (EMPTY: the powers come first), `passes` how many passed since the last exposure.
    """

    space: int
    first: Side
    second: Side
    insect: bool
    queue: tuple[int, ...] = ()
    turn: int = EMPTY
    passes: int = 0

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides."""
        return self.first, self.second


class State:
    """The whole position. Copied by `copy`, compared and hashed by value."""

    __slots__ = (
        "activators",
        "appeared",
        "aquatics",
        "battle",
        "birds", "blind",
        "flood",
        "invocations",
        "movements",
        "names",
        "pending",
        "phase",
        "pieces",
        "points",
        "positioned",
        "powers",
        "starter",
        "strategies",
        "tables",
        "turn",
        "why_over",
        "winner",
    )  # fmt: skip

    def __init__(self, tables: Tables, names: tuple[str, ...]) -> None:
        players = len(names)
        self.tables = tables
        self.names = names
        self.points = [0] * players
        # What a player has for the whole game.
        self.activators: list[tuple[int, ...]] = [()] * players
        self.movements: list[tuple[int, ...]] = [()] * players
        self.invocations: list[tuple[int, ...]] = [()] * players
        # What a player was dealt this round and still has.
        self.powers: list[tuple[int, ...]] = [()] * players
        self.strategies: list[tuple[int, ...]] = [()] * players
        self.birds = [EMPTY] * players
        self.pieces: list[Piece] = []
        # The board.
        self.flood = [DRY] * len(tables.spaces)
        self.aquatics = [EMPTY] * len(tables.spaces)
        # Where the game stands.
        self.turn = 0
        self.phase = SETUP
        self.starter = 0
        self.positioned = 0  # animals positioned this round
        self.appeared: tuple[int, ...] = ()  # insects and aquatic animals of this round
        self.battle: Battle | None = None
        self.blind = 0  # after a mistake: bit set of the seats whose deal nobody can rely on
        self.pending: list[Pending] = []  # the last one comes first
        self.winner: tuple[str, ...] = ()
        self.why_over = ""

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def key(self) -> tuple[object, ...]:
        """The whole position as a hashable value; of the set only which one it is."""
        values = (getattr(self, name) for name in State.__slots__ if name != "tables")
        return (id(self.tables), *(tuple(value) if type(value) is list else value for value in values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


# Reading the position --------------------------------------------------------------------------------------


def seat_of(piece: int) -> int:
    """Whose piece it is."""
    return piece // PIECES


def pieces_of(state: State, seat: int) -> range:
    """A player's pieces."""
    return range(seat * PIECES, seat * PIECES + PIECES)


def pieces_on(state: State, space: int) -> list[int]:
    """The pieces on a space in the order in which they came there."""
    found = [number for number, piece in enumerate(state.pieces) if piece.animal != EMPTY and piece.space == space]
    return sorted(found, key=lambda number: state.pieces[number].arrived)


def opponents_on(state: State, space: int, seat: int) -> list[int]:
    """The pieces of other players on a space in the order in which they came there."""
    return [piece for piece in pieces_on(state, space) if seat_of(piece) != seat]


def piece_called(state: State, seat: int, animal: int) -> int:
    """The piece of a player that is this animal, or EMPTY."""
    for piece in pieces_of(state, seat):
        if piece < len(state.pieces) and state.pieces[piece].animal == animal:
            return piece
    return EMPTY


def unused(state: State, seat: int, kind: str, owned: tuple[int, ...]) -> list[int]:
    """Those of a player's powers, activators or movements that no piece has yet this round."""
    left = list(owned)
    for piece in pieces_of(state, seat):
        number = getattr(state.pieces[piece], kind)
        if number in left:
            left.remove(number)
    return left
