"""Habitat Battle: what players decide in a battle: the power, and what they expose. Sheet sections 4 and 5."""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle import battle as battles
from dsnotation.games.habitat_battle import doubts
from dsnotation.games.habitat_battle import events as ev
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.moves import SEATS, Expose, UsePower
from dsnotation.games.habitat_battle.naming import listed_or_none, number_of
from dsnotation.games.habitat_battle.positioning import is_blind
from dsnotation.games.habitat_battle.state import EMPTY, UNKNOWN, Battle, Pending, Side, State


def side_of(battle: Battle, piece: int) -> Side:
    """The side of a battle that a piece is."""
    return battle.first if battle.first.piece == piece else battle.second


def _with_side(battle: Battle, side: Side) -> Battle:
    if battle.first.piece == side.piece:
        return battle._replace(first=side)
    return battle._replace(second=side)


def _battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


# Powers ----------------------------------------------------------------------------------------------------


def check_power(state: State, pending: Pending, move: UsePower, report: Report) -> None:
    """Either is allowed: the animal has a power that is not consumed, or nobody would ask."""


def apply_power(state: State, pending: Pending, move: UsePower, events: Events) -> None:
    if not move.use:
        return
    piece = state.pieces[pending.piece]
    state.pieces[pending.piece] = piece._replace(power_used=True)
    battle = _battle(state)
    state.battle = _with_side(battle, side_of(battle, pending.piece)._replace(power=True))
    events.append(ev.Spent(SEATS[pending.seat], "power", state.tables.powers.ids[piece.power]))


def compose_power(state: State, pending: Pending, choose: Chooser) -> UsePower:
    return UsePower(SEATS[pending.seat], choose("power", (True, False), (True,)))


# Exposing --------------------------------------------------------------------------------------------------


def check_expose(state: State, pending: Pending, move: Expose, report: Report) -> None:
    battle = _battle(state)
    side = side_of(battle, pending.piece)
    if move.strategy is not None and move.bird is not None:
        report(
            "HB0502",
            say("cards are exposed one at a time, not a strategy card and a bird together"),
            field=("bird",),
        )
    if move.strategy is not None:
        _check_strategy(state, battle, side, pending.seat, move.strategy, report)
    if move.bird is not None:
        _check_bird(state, battle, side, pending.seat, move.bird, report)


def _check_strategy(state: State, battle: Battle, side: Side, seat: int, name: str, report: Report) -> None:
    card = number_of(state.tables.strategies, name, "strategy", report)
    if card == EMPTY:
        return
    animal = state.tables.animals.ids[side.animal]
    about = (f"cards:{SEATS[seat]}",)
    if battle.insect:
        report("HB0602", say("strategy cards are blocked in an insect incursion"), field=("strategy",))
    elif state.pieces[side.piece].strategy != EMPTY:
        old = state.tables.strategies.ids[state.pieces[side.piece].strategy]
        message = say(
            "the {animal} has the strategy card {card} already; an animal has only one", animal=animal, card=old
        )
        report("HB0506", message, field=("strategy",), about=(f"pieces:{SEATS[seat]}",))
    elif card in state.strategies[seat]:
        return
    elif is_blind(state, seat) and UNKNOWN not in state.strategies[seat]:
        report.unverified("HB0505", doubts.was_dealt(seat, name), field=("strategy",))
    elif UNKNOWN not in state.strategies[seat] or not _is_free(state, seat, card):
        left = [state.tables.strategies.ids[one] for one in state.strategies[seat] if one != UNKNOWN]
        hints = (say("strategy cards left: {cards}", cards=listed_or_none(left)),)
        message = say("{seat} can't have the strategy card {card}", seat=SEATS[seat], card=name)
        report("HB0505", message, field=("strategy",), about=about, hints=hints)
    else:
        report.unverified("HB0505", doubts.was_dealt(seat, name), field=("strategy",), about=about)


def _is_free(state: State, seat: int, card: int) -> bool:
    """Whether a copy of a card may still be among those that nobody saw: not with another player, not exposed."""
    elsewhere = sum(cards.count(card) for cards in state.strategies)
    exposed = [piece.strategy for piece in state.pieces].count(card)
    mine = [state.pieces[piece].strategy for piece in range(3 * seat, 3 * seat + 3)]
    return card not in mine and elsewhere + exposed < state.tables.strategies.rows[card].copies


def _check_bird(state: State, battle: Battle, side: Side, seat: int, name: str, report: Report) -> None:
    card = number_of(state.tables.birds, name, "bird", report)
    if card == EMPTY or card in battles.birds_for(state, battle, side):
        return
    about = (f"cards:{SEATS[seat]}",)
    blind = is_blind(state, seat)
    if battle.insect and not state.tables.birds.rows[card].invocation and (blind or card == state.birds[seat]):
        message = say("{card} is no invocation card; only those may be used in an insect incursion", card=name)
        report("HB0603", message, field=("bird",), about=about)
        return
    if blind:
        report.unverified("HB0507", doubts.had(seat, name), field=("bird",))
        return
    left = [state.tables.birds.ids[one] for one in battles.birds_for(state, battle, side) if one != UNKNOWN]
    hint = say("bird cards that may be used: {cards}", cards=listed_or_none(left))
    message = say("{seat} has no bird card {card}", seat=SEATS[seat], card=name)
    report("HB0507", message, field=("bird",), about=about, hints=(hint,))


def apply_expose(state: State, pending: Pending, move: Expose, events: Events) -> None:
    battle, seat = _battle(state), pending.seat
    side = side_of(battle, pending.piece)
    if move.strategy is None and move.bird is None:
        state.battle = battle._replace(passes=battle.passes + 1, turn=1 - battle.turn)
        return
    if move.strategy is not None:
        card = state.tables.strategies.number[move.strategy]
        side = side._replace(strategy=card)
        left = list(state.strategies[seat])
        if left:
            left.remove(card if card in left else UNKNOWN if UNKNOWN in left else left[0])
        state.strategies[seat] = tuple(left)
        state.pieces[pending.piece] = state.pieces[pending.piece]._replace(strategy=card)
        events.append(ev.Spent(SEATS[seat], "strategy", move.strategy))
    if move.bird is not None:
        side = side._replace(birds=(*side.birds, _spend_bird(state, seat, move.bird, events)))
    state.battle = _with_side(battle, side)._replace(passes=0, turn=1 - battle.turn)


def _spend_bird(state: State, seat: int, name: str, events: Events) -> int:
    """Takes a bird card from a player, or one that nobody saw and that may have been it."""
    card = state.tables.birds.number[name]
    left = list(state.invocations[seat])
    if state.birds[seat] == card:
        state.birds[seat] = EMPTY
    elif card in left:
        left.remove(card)
    elif not state.tables.birds.rows[card].invocation:
        state.birds[seat] = EMPTY
    elif UNKNOWN in left:
        left.remove(UNKNOWN)
    state.invocations[seat] = tuple(left)
    events.append(ev.Spent(SEATS[seat], "bird", name))
    return card


def every_expose(state: State, pending: Pending) -> Iterator[Expose]:
    """Nothing, or each card that may be exposed; of strategy cards that nobody saw each that may be there."""
    battle, seat = _battle(state), SEATS[pending.seat]
    side = side_of(battle, pending.piece)
    yield Expose(seat)
    held = battles.strategies_for(state, battle, side)
    for card, name in enumerate(state.tables.strategies.ids):
        if card in held or (UNKNOWN in held and _is_free(state, pending.seat, card)):
            yield Expose(seat, strategy=name)
    birds = battles.birds_for(state, battle, side)
    unseen = UNKNOWN in state.invocations[pending.seat]
    unseen_dealt = state.birds[pending.seat] == UNKNOWN and not battle.insect
    for card, row in enumerate(state.tables.birds.rows):
        if card in birds or (unseen if row.invocation else unseen_dealt):
            yield Expose(seat, bird=row.id)


def compose_expose(state: State, pending: Pending, choose: Chooser) -> Expose:
    """With any sense something is exposed only by whoever is not ahead."""
    battle = _battle(state)
    first, second = battles.totals(state, battle)
    ahead = first > second if battle.first.piece == pending.piece else second > first
    moves = list(every_expose(state, pending))
    move: Expose = choose("exposed", moves, moves[:1] if ahead else moves[1:] or moves)
    return move
