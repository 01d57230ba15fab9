"""Habitat Battle: a short hash of a position, for checksums in records.

The position is laid out in words, part by part, empty parts left out; so the hash depends on nothing but the
position. The set is in it by the ids of what is where, and by its own digest.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.sets import digest as set_digest
from dsnotation.games.habitat_battle.state import EMPTY, PHASES, UNKNOWN, Battle, Side, State, seat_of

HASH_BYTES = 8


def digest(state: State) -> str:
    """The hash of a position: 16 hexadecimal digits, equal for equal positions on every machine."""
    return blake2b(layout(state).encode(), digest_size=HASH_BYTES).hexdigest()


def layout(state: State) -> str:
    """The text that is hashed: a line for each part of the position that is not empty."""
    tables = state.tables
    spaces, animals = tables.spaces.ids, tables.animals.ids
    parts: dict[str, Any] = {
        "set": set_digest(tables.set),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "starter": SEATS[state.starter],
        "positioned": state.positioned,
        "blind": state.blind,
        "points": " ".join(map(str, state.points)),
        "flood": " ".join(f"{spaces[space]}:{stage}" for space, stage in enumerate(state.flood) if stage),
        "aquatics": " ".join(f"{spaces[one]}:{animals[a]}" for one, a in enumerate(state.aquatics) if a != EMPTY),
        "appeared": " ".join(sorted(animals[animal] for animal in state.appeared)),
        "pieces": ", ".join(_piece(state, piece) for piece in state.pieces if piece.animal != EMPTY),
        "battle": _battle(state, state.battle) if state.battle else "",
        "pending": ", ".join(f"{one.kind} {_seat(one.seat)} {one.piece}" for one in state.pending),
    }
    for seat in range(len(state.names)):
        parts |= {f"{SEATS[seat]}.{name}": text for name, text in _player(state, seat).items()}
    return "".join(f"{name} {value}\n" for name, value in parts.items() if value)


def _names(ids: Sequence[str], cards: Sequence[int]) -> str:
    return " ".join(sorted("?" if card == UNKNOWN else ids[card] for card in cards))


def _seat(seat: int) -> str:
    return SEATS[seat] if seat != EMPTY else "-"


def _player(state: State, seat: int) -> dict[str, str]:
    tables = state.tables
    return {
        "activators": _names(tables.activators.ids, state.activators[seat]),
        "movements": _names(tables.movements.ids, state.movements[seat]),
        "invocations": _names(tables.birds.ids, state.invocations[seat]),
        "powers": _names(tables.powers.ids, state.powers[seat]),
        "strategies": _names(tables.strategies.ids, state.strategies[seat]),
        "bird": _id(tables.birds.ids, state.birds[seat]),
    }


def _id(ids: Sequence[str], number: int) -> str:
    return ids[number] if number >= 0 else ""


def _piece(state: State, piece: Any) -> str:
    tables = state.tables
    words = (
        tables.animals.ids[piece.animal],
        tables.spaces.ids[piece.space],
        _id(tables.powers.ids, piece.power),
        _id(tables.activators.ids, piece.activator),
        _id(tables.movements.ids, piece.movement),
        _id(tables.strategies.ids, piece.strategy),
        "used" if piece.power_used else "",
        str(piece.arrived),
    )
    return " ".join(word or "-" for word in words)


def _battle(state: State, battle: Battle) -> str:
    sides = "; ".join(_side(state, side) for side in battle.sides)
    queue = " ".join(f"{SEATS[seat_of(piece)]}{piece % 3}" for piece in battle.queue)
    words = (state.tables.spaces.ids[battle.space], sides, queue, str(battle.turn), str(battle.passes))
    return " | ".join((*words, "insect" if battle.insect else "players"))


def _side(state: State, side: Side) -> str:
    tables = state.tables
    birds = _names(tables.birds.ids, side.birds)
    return (
        f"{tables.animals.ids[side.animal]} {int(side.power)} {_id(tables.strategies.ids, side.strategy)} {birds}"
    )
