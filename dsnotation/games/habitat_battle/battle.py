"""Habitat Battle: battles: who fights, what they add up to, what comes of it. Sheet sections 3 to 6.

A battle between players or against an insect asks for decisions (`battle_moves`); one against an aquatic animal is
over at once, since everything is blocked in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dsnotation.core.messages import Message, say, several
from dsnotation.games.habitat_battle import events as ev
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    FLOODED,
    FLOODING,
    OVER,
    Battle,
    Pending,
    Side,
    State,
    opponents_on,
    pieces_on,
    seat_of,
)
from dsnotation.games.habitat_battle.tables import FAVOURABLE

AQUATIC_SIDE = "aquatic"
BOTH = 2
PLAYER_REWARD = 1
INSECT_REWARD = 2


# Totals ----------------------------------------------------------------------------------------------------


def total(state: State, battle: Battle, side: Side, other: Side) -> int:
    """What a side adds up to: base, habitat, power, strategies of both, birds (sheet 4)."""
    tables = state.tables
    strategies = tables.strategies.rows
    against = strategies[other.strategy] if other.strategy >= 0 else None
    points = int(tables.animals.rows[side.animal].base)
    if against is None or against.cancel != "habitat":
        points += tables.modifier(side.animal, battle.space)
    if side.power and (against is None or against.cancel != "power"):
        piece = state.pieces[side.piece]
        points += tables.power_points(piece.power, piece.activator)
    if side.strategy >= 0:
        points += strategies[side.strategy].own
    if against is not None:
        points += against.opposing
    return points + sum(tables.birds.rows[bird].points for bird in side.birds)


def totals(state: State, battle: Battle) -> tuple[int, int]:
    """The totals of both sides."""
    return (
        total(state, battle, battle.first, battle.second),
        total(state, battle, battle.second, battle.first),
    )


# The course of a battle ------------------------------------------------------------------------------------


def begin(state: State, mover: int, queue: tuple[int, ...], events: Events) -> None:
    """The mover fights the first of the queue."""
    space = state.pieces[mover].space
    enemy, *rest = queue
    _begin(state, Battle(space, _side(state, mover), _side(state, enemy), False, tuple(rest)), events)


def begin_insect(state: State, insect: int, space: int, queue: tuple[int, ...], events: Events) -> None:
    """An insect fights the first of the pieces on its space."""
    piece, *rest = queue
    _begin(state, Battle(space, _side(state, piece), Side(EMPTY, insect), True, tuple(rest)), events)


def _side(state: State, piece: int) -> Side:
    return Side(piece, state.pieces[piece].animal)


def _begin(state: State, battle: Battle, events: Events) -> None:
    state.battle = battle
    ids = state.tables.animals.ids
    enemy = battle.second.piece
    events.append(
        ev.BattleBegan(
            state.tables.spaces.ids[battle.space],
            SEATS[seat_of(battle.first.piece)],
            ids[battle.first.animal],
            SEATS[seat_of(enemy)] if enemy != EMPTY else None,
            ids[battle.second.animal],
        )
    )
    for side in (battle.second, battle.first):
        if side.piece != EMPTY and _has_power(state, side.piece):
            state.pending.append(Pending("power", seat_of(side.piece), side.piece))


def fighters(state: State, events: Sequence[Any] = ()) -> frozenset[int]:
    """The seats that take part in the battle that is going on, and in those that `events` of the last move end."""
    sides = state.battle.sides if state.battle is not None else ()
    ids = state.tables.animals.ids
    ended = {
        name for event in events if event.kind == "battle-ended" for name in (event.animal, event.enemy_animal)
    }
    pieces = [side.piece for side in sides if side.piece != EMPTY]
    pieces += [
        number for number, piece in enumerate(state.pieces) if piece.animal != EMPTY and ids[piece.animal] in ended
    ]
    return frozenset(map(seat_of, pieces))


def _has_power(state: State, piece: int) -> bool:
    """Whether an animal has a power that is not consumed."""
    return state.pieces[piece].power != EMPTY and not state.pieces[piece].power_used


def go_on(state: State, events: Events) -> None:
    """Asks for the next exposure; once both sides passed in turn, the battle is over (sheet 4)."""
    battle = state.battle
    assert battle is not None
    if battle.turn == EMPTY:
        battle = battle._replace(turn=_begins(state, battle))
    while battle.passes < BOTH:
        side = battle.sides[battle.turn]
        if side.piece != EMPTY and can_expose(state, battle, side):
            state.battle = battle
            state.pending.append(Pending("expose", seat_of(side.piece), side.piece))
            return
        battle = battle._replace(passes=battle.passes + 1, turn=1 - battle.turn)
    _end(state, battle, events)


def _begins(state: State, battle: Battle) -> int:
    """Which side may expose first: the one behind, the attacker where level or if the option says so."""
    if battle.insect or state.tables.options.strategy_order == "attacker":
        return 0
    first, second = totals(state, battle)
    return int(second < first)


def can_expose(state: State, battle: Battle, side: Side) -> bool:
    """Whether a side has anything that it may still expose."""
    return bool(strategies_for(state, battle, side)) or bool(birds_for(state, battle, side))


def strategies_for(state: State, battle: Battle, side: Side) -> tuple[int, ...]:
    """The strategy cards that a side may expose: none against insects, and only one in an animal's life."""
    if battle.insect or state.pieces[side.piece].strategy != EMPTY:
        return ()
    return state.strategies[seat_of(side.piece)]


def birds_for(state: State, battle: Battle, side: Side) -> tuple[int, ...]:
    """The bird cards that a side may expose: against insects only invocation cards (sheet 5)."""
    seat = seat_of(side.piece)
    dealt = () if battle.insect or state.birds[seat] == EMPTY else (state.birds[seat],)
    return (*dealt, *state.invocations[seat])


# The end of a battle ---------------------------------------------------------------------------------------


def _end(state: State, battle: Battle, events: Events) -> None:
    """Points, the loser's way, and whoever fights next (sheet 3, 4 and 5)."""
    first, second = totals(state, battle)
    state.battle = None
    _report(state, battle, (first, second), events)
    seats = [seat_of(side.piece) for side in battle.sides if side.piece != EMPTY]
    if first == second:
        _penalty(state, seats, events)
    elif battle.insect:
        if first > second:
            score(state, seats[0], INSECT_REWARD, events)
    else:
        score(state, seats[int(second > first)], PLAYER_REWARD, events)
        if state.tables.options.loser == "returns-to-start":
            loser = battle.first if first < second else battle.second
            to_space(state, loser.piece, state.tables.start, events)
    if _has_won(state, events):
        return
    if battle.insect:
        if battle.queue:
            begin_insect(state, battle.second.animal, battle.space, battle.queue, events)
    elif battle.queue and first >= second:
        begin(state, battle.first.piece, battle.queue, events)
    else:
        calm_flood(state, battle.first.piece, events)


def _report(state: State, battle: Battle, points: tuple[int, int], events: Events) -> None:
    ids = state.tables.animals.ids
    first, second = ids[battle.first.animal], ids[battle.second.animal]
    winner = None if points[0] == points[1] else first if points[0] > points[1] else second
    space = state.tables.spaces.ids[battle.space]
    events.append(ev.BattleEnded(space, first, points[0], second, points[1], winner))


def _penalty(state: State, seats: list[int], events: Events) -> None:
    """In a tie whoever has seven victory points or more loses one (sheet 4 and 5)."""
    for seat in seats:
        if state.points[seat] >= state.tables.options.penalty_from:
            score(state, seat, -1, events)


def score(state: State, seat: int, points: int, events: Events) -> None:
    """Victory points for a player."""
    if points:
        state.points[seat] += points
        events.append(ev.PointsScored(SEATS[seat], points))


def _has_won(state: State, events: Events) -> bool:
    """Whether somebody has the victory points that win at once (sheet 7)."""
    target = state.tables.options.victory_points
    winners = [seat for seat, points in enumerate(state.points) if target and points >= target]
    if winners:
        end_game(state, (SEATS[winners[0]],), enough_points(SEATS[winners[0]], target), events)
    return bool(winners)


def enough_points(seat: str, points: int) -> Message:
    return several(points, "{seat} has {count} victory point", "{seat} has {count} victory points", seat=seat)


def end_game(state: State, winners: tuple[str, ...], reason: str, events: Events) -> None:
    """The game is over."""
    state.phase = OVER
    state.pending = []
    state.battle = None
    state.winner = winners
    state.why_over = reason
    events.append(ev.GameEnded(reason))


def to_space(state: State, piece: int, space: int, events: Events) -> None:
    """A piece goes to a space."""
    old = state.pieces[piece]
    ids = state.tables.spaces.ids
    animal = state.tables.animals.ids[old.animal]
    state.pieces[piece] = old._replace(space=space)
    events.append(ev.AnimalMoved(SEATS[seat_of(piece)], animal, ids[old.space], ids[space]))


# Arriving --------------------------------------------------------------------------------------------------


def arrive(state: State, piece: int, events: Events) -> None:
    """What happens at once where an animal comes to: an aquatic animal there, opponents, the water (sheet 3,
    6)."""
    space = state.pieces[piece].space
    if state.aquatics[space] != EMPTY and fight_aquatic(state, state.aquatics[space], piece, events):
        aquatic_leaves(state, space, events)
    if state.phase == OVER:
        return
    queue = tuple(opponents_on(state, space, seat_of(piece))) if space != state.tables.start else ()
    if queue:
        begin(state, piece, queue if state.tables.options.battles == "all" else queue[:1], events)
    else:
        calm_flood(state, piece, events)


def calm_flood(state: State, piece: int, events: Events) -> None:
    """An animal alone on a space at stage 1, without an aquatic animal, takes the stage down (sheet 6)."""
    space = state.pieces[piece].space
    if state.flood[space] == FLOODING and state.aquatics[space] == EMPTY and pieces_on(state, space) == [piece]:
        set_flood(state, space, state.flood[space] - 1, events)


# Aquatic animals -------------------------------------------------------------------------------------------


def fight_aquatic(state: State, aquatic: int, piece: int, events: Events) -> bool:
    """One battle against an aquatic animal: base and habitat alone. True if the piece won (sheet 6)."""
    space = state.pieces[piece].space
    battle = Battle(space, _side(state, piece), Side(EMPTY, aquatic), False)
    ids = state.tables.animals.ids
    name = state.tables.spaces.ids[space]
    events.append(ev.BattleBegan(name, SEATS[seat_of(piece)], ids[battle.first.animal], None, ids[aquatic]))
    ours = _plain_total(state, state.pieces[piece].animal, space)
    theirs = _plain_total(state, aquatic, space)
    _report(state, battle, (ours, theirs), events)
    if theirs > ours:
        set_flood(state, space, state.flood[space] + 1, events)
    elif ours > theirs:
        score(state, seat_of(piece), state.tables.options.aquatic_reward, events)
        _has_won(state, events)
    return ours > theirs


def _plain_total(state: State, animal: int, space: int) -> int:
    """Base and habitat; at stage 1 a favourable habitat adds nothing (sheet 6)."""
    modifier = state.tables.modifier(animal, space)
    if state.flood[space] == FLOODING and modifier == FAVOURABLE:
        modifier = 0
    return int(state.tables.animals.rows[animal].base) + modifier


def set_flood(state: State, space: int, stage: int, events: Events) -> None:
    """A new flood stage; with a channel of flooded spaces the aquatic side wins at once (sheet 6 and 7)."""
    state.flood[space] = min(stage, FLOODED)
    events.append(ev.FloodChanged(state.tables.spaces.ids[space], state.flood[space]))
    if state.flood[space] == FLOODED and len(_channel(state, space)) >= state.tables.options.channel:
        end_game(state, (AQUATIC_SIDE,), say("the aquatic animals have their channel"), events)


def _channel(state: State, space: int) -> set[int]:
    """The flooded spaces that hang together with one: each has another one as its neighbour, or the other way
    round."""
    flooded = [place for place, stage in enumerate(state.flood) if stage == FLOODED]
    adjacent = state.tables.adjacent
    found, edge = {space}, [space]
    while edge:
        here = edge.pop()
        near = [place for place in flooded if place in adjacent[here] or here in adjacent[place]]
        new = [place for place in near if place not in found]
        found.update(new)
        edge += new
    return found


def aquatic_leaves(state: State, space: int, events: Events) -> None:
    """An aquatic animal goes."""
    animal = state.tables.animals.ids[state.aquatics[space]]
    state.aquatics[space] = EMPTY
    events.append(ev.AquaticLeft(animal, state.tables.spaces.ids[space]))
