"""Habitat Battle: a position written out part by part, to go on from it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.position import full_names
from dsnotation.core.snapshot import NOTHING
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.position_parts import PARTS
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    PHASES,
    PIECES,
    UNKNOWN,
    Battle,
    Pending,
    Piece,
    Side,
    State,
    seat_of,
)
from dsnotation.games.habitat_battle.tables import Listing

UNSEEN = "?"
USED = "used"
SIDES = ("first", "second")


def snapshot(state: State) -> list[tuple[str, str]]:
    """Every part of a position that is not empty, and those that are always written."""
    texts = {**_shared(state)}
    for seat, name in enumerate(SEATS[: len(state.names)]):
        texts |= {f"{name}.{part}": text for part, text in _player(state, seat).items()}
    infos = full_names(PARTS, SEATS[: len(state.names)])
    return [(name, texts[name] or NOTHING) for name, info in infos.items() if texts[name] or info.needed]


def _shared(state: State) -> dict[str, str]:
    tables = state.tables
    spaces, animals = tables.spaces.ids, tables.animals.ids
    return {
        "turn": str(state.turn),
        "phase": PHASES[state.phase],
        "starter": SEATS[state.starter],
        "positioned": str(state.positioned or ""),
        "pending": " ".join(map(pending_word, state.pending)),
        "points": " ".join(f"{SEATS[seat]}:{points}" for seat, points in enumerate(state.points)),
        "flood": " ".join(f"{spaces[space]}:{stage}" for space, stage in enumerate(state.flood) if stage),
        "aquatics": " ".join(f"{spaces[one]}:{animals[a]}" for one, a in enumerate(state.aquatics) if a != EMPTY),
        "appeared": " ".join(sorted(animals[animal] for animal in state.appeared)),
        "pieces": " ".join(
            _piece(state, number, piece) for number, piece in enumerate(state.pieces) if piece.animal != EMPTY
        ),
        "battle": " ".join(_battle(state, state.battle)) if state.battle else "",
        "blind": " ".join(seat for number, seat in enumerate(SEATS) if state.blind >> number & 1),
        "winner": " ".join(state.winner),
    }


def _player(state: State, seat: int) -> dict[str, str]:
    tables = state.tables
    return {
        "activators": _row(tables.activators, state.activators[seat]),
        "movements": _row(tables.movements, state.movements[seat]),
        "invocations": _row(tables.birds, state.invocations[seat]),
        "powers": _row(tables.powers, state.powers[seat]),
        "strategies": _row(tables.strategies, state.strategies[seat]),
        "bird": _word(tables.birds, state.birds[seat]),
    }


def piece_name(piece: int) -> str:
    """A piece as a word: `A1`."""
    return f"{SEATS[seat_of(piece)]}{piece % PIECES + 1}"


def pending_word(pending: Pending) -> str:
    """A decision as a word: `expose:A:A1`."""
    seat = SEATS[pending.seat] if pending.seat != EMPTY else ""
    piece = piece_name(pending.piece) if pending.piece != EMPTY else ""
    return ":".join(part for part in (pending.kind, seat, piece) if part)


def _word(listing: Listing[Any], number: int) -> str:
    """A thing of the set, ? for one that nobody saw; nothing for none."""
    return UNSEEN if number == UNKNOWN else listing.ids[number] if number != EMPTY else ""


def _row(listing: Listing[Any], numbers: Sequence[int]) -> str:
    return " ".join(
        sorted((_word(listing, number) for number in numbers), key=lambda word: (word == UNSEEN, word))
    )


def _piece(state: State, number: int, piece: Piece) -> str:
    tables = state.tables
    words = [
        piece_name(number),
        tables.animals.ids[piece.animal],
        tables.spaces.ids[piece.space],
        _word(tables.powers, piece.power),
        _word(tables.activators, piece.activator),
        _word(tables.movements, piece.movement),
        _word(tables.strategies, piece.strategy),
        USED if piece.power_used else "",
        str(piece.arrived or ""),
    ]
    while not words[-1]:
        words.pop()
    return ":".join(word or NOTHING for word in words)


def _battle(state: State, battle: Battle) -> Iterator[str]:
    yield f"on:{state.tables.spaces.ids[battle.space]}"
    for name, side in zip(SIDES, battle.sides, strict=True):
        yield from _side(state, name, side)
    yield from (f"next:{piece_name(piece)}" for piece in battle.queue)
    if battle.turn != EMPTY:
        yield f"turn:{SIDES[battle.turn]}"
    if battle.passes:
        yield f"passes:{battle.passes}"
    if battle.insect:
        yield "insect"


def _side(state: State, name: str, side: Side) -> Iterator[str]:
    tables = state.tables
    yield f"{name}:{piece_name(side.piece) if side.piece != EMPTY else tables.animals.ids[side.animal]}"
    if side.power:
        yield f"{name}.power"
    if side.strategy != EMPTY:
        yield f"{name}.strategy:{_word(tables.strategies, side.strategy)}"
    yield from (f"{name}.bird:{_word(tables.birds, bird)}" for bird in side.birds)
