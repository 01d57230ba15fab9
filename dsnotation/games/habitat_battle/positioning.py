"""Habitat Battle: an animal gets power, activator and movement, and moves. Sheet section 3."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from dsnotation.core.game import Chooser
from dsnotation.core.messages import joined, say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle import battle, doubts
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.kinds import GIVEN_AWAY, NOT_DEALT
from dsnotation.games.habitat_battle.moves import SEATS, Position
from dsnotation.games.habitat_battle.naming import listed_or_none, number_of
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    Pending,
    Piece,
    State,
    piece_called,
    pieces_of,
    unused,
)


def waiting(state: State, seat: int) -> list[int]:
    """A player's animals that are not positioned yet."""
    pieces = ((number, state.pieces[number]) for number in pieces_of(state, seat))
    return [
        number
        for number, piece in pieces
        if piece.movement == EMPTY and (piece.animal != EMPTY or is_blind(state, seat))
    ]


def is_blind(state: State, seat: int) -> bool:
    """Whether nobody can rely on what a player was dealt: after a mistake, or without a kit."""
    return bool(state.blind >> seat & 1) or not state.movements[seat]


def _kinds_used(state: State, seat: int) -> set[str]:
    """The types of movement that a player used already in this round."""
    cards = (state.pieces[piece].movement for piece in pieces_of(state, seat))
    return {state.tables.movements.rows[card].kind for card in cards if card != EMPTY}


def usable_movements(state: State, seat: int) -> list[int]:
    """A player's movement cards of a type that the player did not use yet this round."""
    rows = state.tables.movements.rows
    taken = _kinds_used(state, seat)
    return [
        card for card in unused(state, seat, "movement", state.movements[seat]) if rows[card].kind not in taken
    ]


def can_position(state: State, seat: int) -> bool:
    """Whether a player has an animal to position, and a movement that leads somewhere."""
    if is_blind(state, seat):
        return bool(waiting(state, seat))
    return any(
        state.tables.reached(card, state.pieces[piece].space)
        for piece in waiting(state, seat)
        for card in usable_movements(state, seat)
    )


# Checking --------------------------------------------------------------------------------------------------


def check_position(state: State, pending: Pending, move: Position, report: Report) -> None:
    tables, seat = state.tables, pending.seat
    animal = number_of(tables.animals, move.animal, "animal", report)
    power, activator = _powered(state, move, report)
    movement = number_of(tables.movements, move.movement, "movement", report)
    space = number_of(tables.spaces, move.space, "space", report)
    piece = _check_animal(state, seat, move, animal, report) if animal != EMPTY else EMPTY
    if power != EMPTY:
        _check_card(state, seat, "power", move.power, power, state.powers[seat], report)
    if activator != EMPTY:
        _check_card(state, seat, "activator", move.activator, activator, state.activators[seat], report)
    if movement == EMPTY:
        return
    if _check_card(state, seat, "movement", move.movement, movement, state.movements[seat], report):
        _check_type(state, seat, move.movement, movement, report)
    if piece != EMPTY and space != EMPTY:
        _check_reach(state, piece, move, movement, space, report)


def _powered(state: State, move: Position, report: Report) -> tuple[int, int]:
    """The power and its activator; a slip that is often made is that they stand the other way round."""
    tables = state.tables
    meant, level = tables.powers.called(move.activator), tables.activators.called(move.power)
    if meant and level and not (tables.powers.called(move.power) or tables.activators.called(move.activator)):
        message = say("{power} is the power and {activator} its activator: the power comes first",
                      power=move.activator, activator=move.power)  # fmt: skip
        hint = say("write {word}", word=f"{move.activator}+{move.power}")
        report("HB0301", message, field=("power",), hints=(hint,))
        return EMPTY, EMPTY
    power = number_of(tables.powers, move.power, "power", report)
    return power, number_of(tables.activators, move.activator, "activator", report)


def _check_animal(state: State, seat: int, move: Position, animal: int, report: Report) -> int:
    """The piece that is moved; EMPTY with a complaint if it can't be."""
    piece = piece_called(state, seat, animal)
    animals = [state.pieces[one].animal for one in waiting(state, seat)]
    names = joined(state.tables.animals.ids[animal] for animal in animals if animal != EMPTY)
    hints = (
        (say("animals of {seat} that are not positioned yet: {animals}", seat=SEATS[seat], animals=names),)
        if names
        else (say("{seat} has positioned all animals", seat=SEATS[seat]),)
    )
    about = (f"pieces:{SEATS[seat]}",)
    if is_blind(state, seat) and (piece == EMPTY or state.pieces[piece].movement != EMPTY):
        left = waiting(state, seat)
        report.unverified("HB0401", doubts.was_dealt(seat, move.animal), about=about)
        return left[0] if left else EMPTY
    if piece == EMPTY:
        message = say("{seat} has no {animal} in this round", seat=SEATS[seat], animal=move.animal)
        report("HB0401", message, field=("animal",), about=about, hints=hints)
    elif state.pieces[piece].movement != EMPTY:
        message = say("the {animal} of {seat} was positioned already", animal=move.animal, seat=SEATS[seat])
        report("HB0402", message, field=("animal",), about=about, hints=hints)
        return EMPTY
    return piece


_OWNED_CODES = {"power": "HB0403", "activator": "HB0404", "movement": "HB0405"}


def _check_card(
    state: State, seat: int, kind: str, name: str, card: int, owned: tuple[int, ...], report: Report
) -> bool:
    """Reports a card that the player has not, or has given to another animal."""
    left = unused(state, seat, kind, owned)
    if card in left:
        return True
    if is_blind(state, seat):
        report.unverified(_OWNED_CODES[kind], doubts.had(seat, name), field=(kind,))
        return True
    listing = {"power": state.tables.powers, "activator": state.tables.activators}.get(
        kind, state.tables.movements
    )
    sentence = (GIVEN_AWAY if card in owned else NOT_DEALT)[kind]
    report(
        _OWNED_CODES[kind],
        sentence(SEATS[seat], name),
        field=(kind,),
        about=(f"pieces:{SEATS[seat]}", f"cards:{SEATS[seat]}"),
        hints=(say("left: {cards}", cards=listed_or_none([listing.ids[one] for one in left])),),
    )
    return False


def _check_type(state: State, seat: int, name: str, card: int, report: Report) -> None:
    kind = state.tables.movements.rows[card].kind
    if kind in _kinds_used(state, seat) and not is_blind(state, seat):
        message = say("{seat} has moved by {type} already in this round", seat=SEATS[seat], type=kind)
        report("HB0406", message, field=("movement",), about=(f"pieces:{SEATS[seat]}",))


def _check_reach(state: State, piece: int, move: Position, movement: int, space: int, report: Report) -> None:
    origin = state.pieces[piece].space
    reached = state.tables.reached(movement, origin)
    if space in reached:
        return
    ids = state.tables.spaces.ids
    message = say(
        "{card} does not lead from {origin} to {space}", card=move.movement, origin=ids[origin], space=move.space
    )
    where = joined((ids[one] for one in reached), " ") if reached else say("nowhere")
    hints = (say("it leads to: {spaces}", spaces=where),)
    report("HB0407", message, field=("space",), about=(f"pieces:{SEATS[piece // 3]}",), hints=hints)


# Carrying out ----------------------------------------------------------------------------------------------


def apply_position(state: State, pending: Pending, move: Position, events: Events) -> None:
    tables = state.tables
    animal = tables.animals.number[move.animal]
    piece = piece_called(state, pending.seat, animal)
    if piece == EMPTY or state.pieces[piece].movement != EMPTY:
        piece = _make_room(state, pending.seat, piece, animal)
    state.pieces[piece] = state.pieces[piece]._replace(
        power=tables.powers.number[move.power],
        activator=tables.activators.number[move.activator],
        movement=tables.movements.number[move.movement],
        arrived=1 + max(one.arrived for one in state.pieces),
    )
    battle.to_space(state, piece, tables.spaces.number[move.space], events)
    battle.arrive(state, piece, events)


def _make_room(state: State, seat: int, guessed: int, animal: int) -> int:
    """Where nobody can rely on what a player was dealt, any animal waits; one that was guessed to be elsewhere
    never was there. Returns the piece that the animal is."""
    if guessed != EMPTY:
        state.pieces[guessed] = Piece(EMPTY, state.tables.start, movement=state.pieces[guessed].movement)
    piece = waiting(state, seat)[0]
    state.pieces[piece] = state.pieces[piece]._replace(animal=animal)
    return piece


class Choices(NamedTuple):
    """What a player may position, by numbers of the set: animals with the space where they stand, and cards."""

    animals: list[tuple[int, int]]
    powers: list[int]
    activators: list[int]
    movements: list[int]


def _choices(state: State, seat: int) -> Choices:
    """What a player has left; where nobody can rely on that, whatever the set has, so that there is something."""
    tables = state.tables
    pieces = [state.pieces[piece] for piece in waiting(state, seat)]
    found = Choices(
        [(piece.animal, piece.space) for piece in pieces if piece.animal != EMPTY],
        list(dict.fromkeys(unused(state, seat, "power", state.powers[seat]))),
        list(dict.fromkeys(unused(state, seat, "activator", state.activators[seat]))),
        list(dict.fromkeys(usable_movements(state, seat))),
    )
    if not is_blind(state, seat):
        return found
    taken = {piece.animal for piece in state.pieces}
    return Choices(
        found.animals or [(animal, tables.start) for animal in tables.playable if animal not in taken],
        found.powers or list(range(len(tables.powers))),
        found.activators or list(range(len(tables.activators))),
        found.movements or _of_other_types(state, seat),
    )


def _of_other_types(state: State, seat: int) -> list[int]:
    taken = _kinds_used(state, seat)
    return [card for card, row in enumerate(state.tables.movements.rows) if row.kind not in taken]


def every_position(state: State, pending: Pending) -> Iterator[Position]:
    """Every way to position an animal."""
    choices = _choices(state, pending.seat)
    for (animal, origin), power, activator, movement in product(*choices):
        for space in state.tables.reached(movement, origin):
            yield _position(state, pending.seat, animal, (power, activator, movement), space)


def compose_position(state: State, pending: Pending, choose: Chooser) -> Position:
    tables = state.tables
    choices = _choices(state, pending.seat)
    animal, origin = choose("animal", choices.animals)
    movement = choose("movement", [card for card in choices.movements if tables.reached(card, origin)])
    power = choose("power", choices.powers)
    activator = choose("activator", choices.activators)
    space = choose("space", tables.reached(movement, origin))
    return _position(state, pending.seat, animal, (power, activator, movement), space)


def _position(state: State, seat: int, animal: int, cards: tuple[int, int, int], space: int) -> Position:
    tables = state.tables
    power, activator, movement = cards
    return Position(
        SEATS[seat],
        tables.animals.ids[animal],
        tables.powers.ids[power],
        tables.activators.ids[activator],
        tables.movements.ids[movement],
        tables.spaces.ids[space],
    )
