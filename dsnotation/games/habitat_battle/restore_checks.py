"""Habitat Battle: whether the parts of a stated position agree: no card is too many, everybody has what the phase
gives, and the decision can be due. Sheet sections 1 to 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.core.snapshot import CONTRADICTORY, NOT_CONSERVED
from dsnotation.games.habitat_battle.battle import AQUATIC_SIDE, can_expose, enough_points
from dsnotation.games.habitat_battle.battle_moves import side_of
from dsnotation.games.habitat_battle.flow import all_rounds
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.positioning import can_position, is_blind
from dsnotation.games.habitat_battle.snapshot import SIDES, pending_word, piece_name
from dsnotation.games.habitat_battle.state import (
    DEALING,
    EMPTY,
    INCURSION,
    OVER,
    PIECES,
    POSITIONING,
    SETUP,
    UNKNOWN,
    Battle,
    Pending,
    State,
    pieces_of,
    seat_of,
)

Complaint = tuple[str, Message]


def check(state: State, report: Report, places: Mapping[str, int]) -> None:
    """Reports what there is too often, then what contradicts itself."""
    for code, complaints in ((NOT_CONSERVED, _too_many(state)), (CONTRADICTORY, _contradictions(state))):
        for part, message in complaints:
            report(code, message, field=(places[part],) if part in places else ())
        if report.findings:
            return
    if state.phase == OVER:
        _tell_why(state)


def _tell_why(state: State) -> None:
    target = state.tables.options.victory_points
    best = max(state.points)
    if state.winner == (AQUATIC_SIDE,):
        state.why_over = say("the aquatic animals have their channel")
    elif target and best >= target:
        state.why_over = enough_points(SEATS[state.points.index(best)], target)
    else:
        state.why_over = all_rounds(state.turn)


# What there is too often -----------------------------------------------------------------------------------


def _too_many(state: State) -> Iterator[Complaint]:
    """Cards and animals of which the set has fewer."""
    tables = state.tables
    seats = range(len(state.names))
    kinds: tuple[tuple[str, Any, list[list[int]]], ...] = (
        ("activators", tables.activators, [list(state.activators[seat]) for seat in seats]),
        ("movements", tables.movements, [list(state.movements[seat]) for seat in seats]),
        ("powers", tables.powers, [list(state.powers[seat]) for seat in seats]),
        ("invocations", tables.birds, [list(state.invocations[seat]) for seat in seats]),
        ("strategies", tables.strategies, [_strategies(state, seat) for seat in seats]),
        ("bird", tables.birds, [[state.birds[seat]] for seat in seats]),
    )
    for part, listing, hands in kinds:
        for card, name in enumerate(listing.ids):
            number = sum(hand.count(card) for hand in hands)
            copies = int(getattr(listing.rows[card], "copies", 1))
            if number > copies:
                seat = next(seat for seat in reversed(seats) if card in hands[seat])
                yield f"{SEATS[seat]}.{part}", say(
                    "the players have {name} {number} times, the set only {copies}",
                    name=name, number=number, copies=copies,
                )  # fmt: skip
    animals = [piece.animal for piece in state.pieces if piece.animal != EMPTY]
    for animal in dict.fromkeys(animals):
        if animals.count(animal) > 1:
            yield "pieces", say("there are two animals {name}", name=tables.animals.ids[animal])
    there = [animal for animal in state.aquatics if animal != EMPTY]
    for animal in dict.fromkeys(there):
        if there.count(animal) > 1:
            yield "aquatics", say("there are two animals {name}", name=tables.animals.ids[animal])


def _strategies(state: State, seat: int) -> list[int]:
    """The strategy cards of a player, those that its animals have too."""
    mine = [state.pieces[piece].strategy for piece in pieces_of(state, seat)] if state.pieces else []
    return [*state.strategies[seat], *mine]


# What contradicts itself -----------------------------------------------------------------------------------


def _contradictions(state: State) -> Iterator[Complaint]:
    if (state.turn == 0) != (state.phase == SETUP):
        yield "turn", say("round 0 is before the kits; the rounds count from 1")
    if state.turn > state.tables.options.rounds:
        yield "turn", say("the game has {rounds} rounds", rounds=state.tables.options.rounds)
    if (state.phase == OVER) != bool(state.winner):
        yield "winner", say("there is a winner when the game is over, and only then")
    yield from _of_the_board(state)
    for seat in range(len(state.names)):
        yield from _of_player(state, seat)
    yield from _of_battle(state)
    if state.phase != OVER:
        yield from _of_pending(state)


def _of_the_board(state: State) -> Iterator[Complaint]:
    tables = state.tables
    for space, name in enumerate(tables.spaces.ids):
        if state.flood[space] and not tables.land[space]:
            yield "flood", say("{space} is no land space: it can't be flooded", space=name)
        if state.aquatics[space] != EMPTY and not tables.land[space]:
            yield "aquatics", say("no aquatic animal can be on {space}", space=name)
    arrived = [piece.arrived for piece in state.pieces if piece.arrived]
    if len(set(arrived)) != len(arrived):
        yield "pieces", say("two animals came at the same time; they count from 1 in the order in which they came")


def _of_player(state: State, seat: int) -> Iterator[Complaint]:
    """Whether a player has as many cards and animals as the phase gives."""
    name = SEATS[seat]
    asked = {(one.kind, one.seat) for one in state.pending}
    kit = bool(state.activators[seat] or state.movements[seat])
    if kit and ("kit", seat) in asked:
        yield "pending", say("{seat} has a kit already", seat=name)
    for part in ("activators", "movements"):
        number = len(getattr(state, part)[seat])
        if kit and number != PIECES:
            yield (
                f"{name}.{part}",
                say("{seat} has {number} {part}, not three", seat=name, number=number, part=part),
            )
    kinds = [state.tables.movements.rows[card].kind for card in state.movements[seat]]
    if len(set(kinds)) != len(kinds):
        yield f"{name}.movements", say("two movement cards of {seat} are of one type", seat=name)
    if not is_blind(state, seat) and UNKNOWN in (state.birds[seat], *state.invocations[seat]):
        part = "bird" if state.birds[seat] == UNKNOWN else "invocations"
        yield f"{name}.{part}", say(
            "a bird card that nobody saw can't be judged; if nobody knows what {seat} was dealt write"
            " position blind {seat}", seat=name,
        )  # fmt: skip
    dealt = state.phase in (POSITIONING, INCURSION) or (state.phase == DEALING and ("deal", seat) not in asked)
    if dealt and not state.blind >> seat & 1:
        yield from _of_round(state, seat)
    elif ("deal", seat) in asked and (state.powers[seat] or state.strategies[seat] or state.birds[seat] != EMPTY):
        yield "pending", say("{seat} was dealt its cards already", seat=name)


def _of_round(state: State, seat: int) -> Iterator[Complaint]:
    name, pieces = SEATS[seat], [state.pieces[piece] for piece in pieces_of(state, seat)]
    if any(piece.animal == EMPTY for piece in pieces):
        yield (
            "pieces",
            say(
                "{seat} has three animals in a round; if nobody knows which, write position blind {seat}",
                seat=name,
            ),
        )
    if len(state.powers[seat]) != PIECES:
        yield f"{name}.powers", say("{seat} was dealt three powers, not {number}", seat=name,
                                    number=len(state.powers[seat]))  # fmt: skip
    exposed = sum(piece.strategy != EMPTY for piece in pieces)
    if len(state.strategies[seat]) + exposed != PIECES:
        yield f"{name}.strategies", say(
            "{seat} was dealt three strategy cards: {hand} are left and {exposed} are with animals",
            seat=name, hand=len(state.strategies[seat]), exposed=exposed,
        )  # fmt: skip
    for number, piece in zip(pieces_of(state, seat), pieces, strict=True):
        positioned = (piece.power != EMPTY, piece.activator != EMPTY, piece.movement != EMPTY, piece.arrived > 0)
        if len(set(positioned)) > 1:
            yield "pieces", say(
                "{piece} is positioned with a power, an activator, a movement and its place in the order, or with"
                " none of them", piece=piece_name(number),
            )  # fmt: skip
        elif piece.power_used and piece.power == EMPTY:
            yield "pieces", say("{piece} has no power that could be used", piece=piece_name(number))
    for part, field in (("powers", "power"), ("activators", "activator"), ("movements", "movement")):
        owned = list(getattr(state, part)[seat])
        for number, piece in zip(pieces_of(state, seat), pieces, strict=True):
            card = getattr(piece, field)
            if card in owned:
                owned.remove(card)
            elif card != EMPTY and state.movements[seat]:
                yield "pieces", say(
                    "{piece} has a card that is not among the {part} of {seat}",
                    piece=piece_name(number), part=part, seat=name,
                )  # fmt: skip


def _of_battle(state: State) -> Iterator[Complaint]:
    battle = state.battle
    if battle is None:
        return
    if state.phase not in (POSITIONING, INCURSION):
        yield "battle", say("there are battles only in positioning and incursions")
        return
    first, second = battle.sides
    if first.piece == EMPTY or battle.insect != (second.piece == EMPTY):
        yield "battle", say("the first side is a piece; the second one is an insect where the word insect stands")
        return
    fighters = [piece for piece in (first.piece, second.piece, *battle.queue) if piece != EMPTY]
    if len(set(fighters)) != len(fighters):
        yield "battle", say("a piece can't fight against itself")
    for piece in fighters:
        if state.pieces[piece].animal == EMPTY or state.pieces[piece].space != battle.space:
            yield "battle", say("{piece} is not on the space of the battle", piece=piece_name(piece))
    for side in battle.sides:
        if side.piece == EMPTY and (side.power or side.strategy != EMPTY or side.birds):
            yield "battle", say("an insect exposes nothing")
        elif side.piece != EMPTY and side.strategy not in (EMPTY, state.pieces[side.piece].strategy):
            yield (
                "battle",
                say("{piece} has another strategy card in the part pieces", piece=piece_name(side.piece)),
            )
        elif side.piece != EMPTY and side.power and not state.pieces[side.piece].power_used:
            yield (
                "battle",
                say("the power of {piece} is not used in the part pieces", piece=piece_name(side.piece)),
            )
    if not battle.insect and seat_of(first.piece) == seat_of(second.piece):
        yield "battle", say("two animals of one player don't fight")


# What is due -----------------------------------------------------------------------------------------------


def _of_pending(state: State) -> Iterator[Complaint]:
    """Whether these decisions can be due together, here."""
    kinds = {one.kind for one in state.pending}
    seats = [one.seat for one in state.pending]
    whole = list(range(len(state.names) - 1, -1, -1))
    dealt = "kit" if state.phase == SETUP else "deal" if state.phase == DEALING else None
    if dealt is not None:
        if kinds != {dealt} or seats != whole[: len(seats)]:
            order = " ".join(f"{dealt}:{SEATS[seat]}" for seat in whole)
            yield "pending", say("in this phase it is {words}, or the first of them", words=order)
    elif state.battle is not None:
        yield from _in_battle(state, state.battle)
    elif len(state.pending) > 1:
        yield "pending", say("only one decision can be due here")
    elif state.phase == INCURSION:
        if kinds != {"appear"}:
            yield "pending", say("without a battle it is appear that is due in the incursions")
    elif not _is_next(state, state.pending[0]):
        yield (
            "pending",
            say(
                "{word} can't be due: see the parts starter, positioned and pieces",
                word=pending_word(state.pending[0]),
            ),
        )


def _is_next(state: State, pending: Pending) -> bool:
    seat = (state.starter + state.positioned - 1) % len(state.names)
    return (
        pending.kind == "position" and pending.seat == seat and state.positioned > 0 and can_position(state, seat)
    )


def _in_battle(state: State, battle: Battle) -> Iterator[Complaint]:
    sides = [side.piece for side in battle.sides if side.piece != EMPTY]
    for pending in state.pending:
        word = pending_word(pending)
        if pending.kind not in ("power", "expose") or pending.piece not in sides:
            yield "pending", say("{word} can't be due in this battle", word=word)
            return
    pending = state.pending[-1]
    side = side_of(battle, pending.piece)
    if pending.kind == "expose":
        if len(state.pending) > 1 or battle.turn == EMPTY or battle.sides[battle.turn].piece != pending.piece:
            yield "pending", say("it is not the turn of {piece}; see turn in the part battle",
                                 piece=piece_name(pending.piece))  # fmt: skip
        elif not can_expose(state, battle, side):
            yield "pending", say("{piece} has nothing that it may expose", piece=piece_name(pending.piece))
        return
    pieces = [one.piece for one in state.pending]
    if battle.turn != EMPTY or len(set(pieces)) != len(pieces) or {one.kind for one in state.pending} != {"power"}:
        yield "pending", say("the powers are asked before any side has the turn, {first} before {second}",
                             first=SIDES[0], second=SIDES[1])  # fmt: skip
    for piece in pieces:
        if state.pieces[piece].power == EMPTY or state.pieces[piece].power_used:
            yield "pending", say("{piece} has no power that could be used", piece=piece_name(piece))
