"""Habitat Battle told as prose: what each move and each event is in a sentence.

Names of animals, cards and spaces come from the game set, which gives neither gender nor cases: templates have
them where a bare name can stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from dsnotation.core.messages import Message, joined, listed_and, say, several
from dsnotation.core.names import Name
from dsnotation.games.habitat_battle import events as ev
from dsnotation.games.habitat_battle.battle import AQUATIC_SIDE
from dsnotation.games.habitat_battle.moves import (
    SEATS,
    Aquatic,
    Calm,
    Deal,
    Expose,
    Insect,
    Kit,
    Position,
    UsePower,
)
from dsnotation.games.habitat_battle.naming import NO_ANIMAL, NO_CARD
from dsnotation.games.habitat_battle.state import DRY, EMPTY, FLOODED, Side, State, pieces_on, seat_of
from dsnotation.games.habitat_battle.tables import Listing

_UNSEEN = "?"
Called = Name | str


def narrate(state: State, move: Any, events: Sequence[Any]) -> Message:
    """A move and what it brought about as one sentence; `state` is the position before the move."""
    head = _MOVES[move.kind](state, move)
    return say("{what}.", what=joined([head, *_consequences(state, events)], "; "))


def side_name(actor: str) -> str:
    """What a side is called: a player's letter, or the aquatic animals."""
    return say("aquatic animals") if actor == AQUATIC_SIDE else actor


def _consequences(state: State, events: Sequence[Any]) -> Iterator[Message]:
    """What is told of events: all but what the move said already."""
    for event in events:
        told = _EVENTS[event.kind](state, event)
        if told is not None:
            yield told


# Names -----------------------------------------------------------------------------------------------------


def _player(state: State, seat: str) -> str:
    """A player by name; by the letter where the tags don't tell the players apart by their names."""
    names = [name for name in state.names if name.strip(" ?")]
    if len(set(names)) < len(state.names) or seat not in SEATS[: len(names)]:
        return seat
    return state.names[SEATS.index(seat)]


def _unseen(count: int) -> Message:
    return several(count, "an unseen card", "{count} unseen cards")


def _called(listing: Listing[Any], code: str) -> Called:
    number = listing.number.get(code)
    if number is None:
        return _unseen(1) if code == _UNSEEN else code
    return listing.names[number]


def _animal(state: State, code: str) -> Called:
    return _called(state.tables.animals, code)


def _space(state: State, code: str) -> Called:
    return _called(state.tables.spaces, code)


def _list(listing: Listing[Any], codes: Iterable[str], none: Message = NO_CARD) -> Message:
    """Cards or animals in a sentence; how many nobody saw stands at the end."""
    codes = list(codes)
    seen: list[Any] = [_called(listing, code) for code in codes if code != _UNSEEN]
    unseen = len(codes) - len(seen)
    if unseen:
        seen.append(_unseen(unseen))
    return listed_and(seen) if seen else none


class _Fighter(NamedTuple):
    """A player's animal in the battle going on."""

    animal: Name
    power: Called
    has_exposed: bool


def _fighter(state: State, seat: str) -> _Fighter | None:
    """Whose turn it is in the battle; None where a player without an animal in a battle does something."""
    for side in state.battle.sides if state.battle is not None else ():
        if side.piece != EMPTY and SEATS[seat_of(side.piece)] == seat:
            return _of_side(state, side)
    return None


def _of_side(state: State, side: Side) -> _Fighter:
    power = state.pieces[side.piece].power
    names = state.tables.powers.names
    called: Called = names[power] if power != EMPTY else _unseen(1)
    return _Fighter(state.tables.animals.names[side.animal], called, side.strategy >= 0 or bool(side.birds))


# Moves -----------------------------------------------------------------------------------------------------


def _kit(state: State, move: Kit) -> Message:
    tables = state.tables
    who = _player(state, move.player)
    activators = _list(tables.activators, move.activators)
    movements = _list(tables.movements, move.movements)
    if not move.invocations:
        return say(
            "{player} gets for the whole game the activators {activators} and the movement cards {movements}",
            player=who, activators=activators, movements=movements,
        )  # fmt: skip
    return several(
        len(move.invocations),
        "{player} gets for the whole game the activators {activators}, the movement cards {movements} and the bird"
        " invocation card {invocations}",
        "{player} gets for the whole game the activators {activators}, the movement cards {movements} and the bird"
        " invocation cards {invocations}",
        player=who, activators=activators, movements=movements,
        invocations=_list(tables.birds, move.invocations),
    )  # fmt: skip


def _deal(state: State, move: Deal) -> Message:
    tables = state.tables
    known: dict[str, Any] = {
        "player": _player(state, move.player),
        "animals": _list(tables.animals, move.animals, NO_ANIMAL),
        "powers": _list(tables.powers, move.powers),
        "bird": _called(tables.birds, move.bird),
    }
    if all(card == _UNSEEN for card in move.strategies):
        return several(
            len(move.strategies),
            "{player} is dealt the animals {animals}, the powers {powers}, the bird card {bird} and an unseen"
            " strategy card",
            "{player} is dealt the animals {animals}, the powers {powers}, the bird card {bird} and {count} unseen"
            " strategy cards",
            **known,
        )
    return say(
        "{player} is dealt the animals {animals}, the powers {powers}, the bird card {bird} and the strategy cards"
        " {strategies}",
        **known, strategies=_list(tables.strategies, move.strategies),
    )  # fmt: skip


def _position(state: State, move: Position) -> Message:
    tables = state.tables
    return say(
        "{player}'s {animal} gets the power {power} with the activator {activator} and goes to {space} by"
        " {movement}",
        player=_player(state, move.actor), animal=_animal(state, move.animal),
        power=_called(tables.powers, move.power), activator=_called(tables.activators, move.activator),
        movement=_called(tables.movements, move.movement), space=_space(state, move.space),
    )  # fmt: skip


def _power(state: State, move: UsePower) -> Message:
    who, fighter = _player(state, move.actor), _fighter(state, move.actor)
    if fighter is None:
        return (
            say("{player} uses up a power", player=who) if move.use else say("{player} uses no power", player=who)
        )
    if move.use:
        return say(
            "{player} uses up the power {power} of the {animal}",
            player=who, power=fighter.power, animal=fighter.animal,
        )  # fmt: skip
    return say(
        "{player} does not use the power {power} of the {animal}",
        player=who, power=fighter.power, animal=fighter.animal,
    )  # fmt: skip


def _expose(state: State, move: Expose) -> Message:
    who, fighter = _player(state, move.actor), _fighter(state, move.actor)
    if move.strategy is not None:
        card = _called(state.tables.strategies, move.strategy)
        if fighter is None:
            return say("{player} exposes the strategy card {card}", player=who, card=card)
        return say(
            "{player} exposes and uses up the strategy card {card} for the {animal}",
            player=who, card=card, animal=fighter.animal,
        )  # fmt: skip
    if move.bird is not None:
        card = _called(state.tables.birds, move.bird)
        if fighter is None:
            return say("{player} exposes the bird card {card}", player=who, card=card)
        return say(
            "{player} exposes and uses up the bird card {card} in support of the {animal}",
            player=who, card=card, animal=fighter.animal,
        )  # fmt: skip
    if fighter is not None and fighter.has_exposed:
        return say("{player} exposes nothing more", player=who)
    return say("{player} exposes nothing", player=who)


def _insect(state: State, move: Insect) -> Message:
    animal, space = _animal(state, move.animal), _space(state, move.space)
    number = state.tables.spaces.number.get(move.space, EMPTY)
    if pieces_on(state, number):
        return say("An insect appears on {space}: {animal}", space=space, animal=animal)
    return say("An insect appears on {space}, where no animal stands: {animal}", space=space, animal=animal)


def _aquatic(state: State, move: Aquatic) -> Message:
    animal, space = _animal(state, move.animal), _space(state, move.space)
    number = state.tables.spaces.number.get(move.space, EMPTY)
    if pieces_on(state, number):
        return say("An aquatic animal appears on {space}: {animal}", space=space, animal=animal)
    return say("An aquatic animal appears on {space}, where nobody defends: {animal}", space=space, animal=animal)


def _calm(state: State, move: Calm) -> Message:
    if state.appeared:
        return say("Nothing more appears in this round")
    return say("Neither insects nor aquatic animals appear in this round")


_MOVES: Mapping[str, Callable[[State, Any], Message]] = {
    "kit": _kit,
    "deal": _deal,
    "position": _position,
    "power": _power,
    "expose": _expose,
    "insect": _insect,
    "aquatic": _aquatic,
    "calm": _calm,
}


# Events ----------------------------------------------------------------------------------------------------


def _round_began(state: State, event: ev.RoundBegan) -> Message | None:
    """Who begins is told where that changes from round to round; the round itself is a heading."""
    if state.tables.options.starter == "fixed":
        return None
    return say("{player} begins the next round", player=_player(state, event.starter))


def _animal_moved(state: State, event: ev.AnimalMoved) -> Message | None:
    """The move said where the animal went; here a loser goes back."""
    if event.target != state.tables.spaces.ids[state.tables.start]:
        return None
    animal, space = _animal(state, event.animal), _space(state, event.target)
    return say(
        "{player}'s {animal} goes back to {space}", player=_player(state, event.player), animal=animal, space=space
    )


def _no_move(state: State, event: ev.NoMove) -> Message:
    return say("{player} can't position an animal and is passed over", player=_player(state, event.player))


def _battle_began(state: State, event: ev.BattleBegan) -> Message:
    animal, enemy = _animal(state, event.animal), _animal(state, event.enemy_animal)
    if event.enemy is None:
        who = _player(state, event.player)
        return say("the {enemy_animal} fights {player}'s {animal}", enemy_animal=enemy, player=who, animal=animal)
    who = _player(state, event.enemy)
    return say("the {animal} fights {player}'s {enemy_animal}", animal=animal, player=who, enemy_animal=enemy)


def _battle_ended(state: State, event: ev.BattleEnded) -> Message:
    first, second = _animal(state, event.animal), _animal(state, event.enemy_animal)
    if event.winner is None:
        return say("the {animal} and the {enemy_animal} are level at {total}",
                   animal=first, enemy_animal=second, total=event.total)  # fmt: skip
    if event.winner == event.animal:
        return _beats(first, second, event.total, event.enemy_total)
    return _beats(second, first, event.enemy_total, event.total)


def _beats(winner: Called, loser: Called, most: int, least: int) -> Message:
    return say(
        "the {winner} beats the {loser} by {most} to {least}", winner=winner, loser=loser, most=most, least=least
    )


def _points_scored(state: State, event: ev.PointsScored) -> Message:
    who = _player(state, event.player)
    if event.points < 0:
        return several(
            -event.points,
            "{player} loses {count} victory point",
            "{player} loses {count} victory points",
            player=who,
        )
    return several(
        event.points, "{player} gets {count} victory point", "{player} gets {count} victory points", player=who
    )


def _flood_changed(state: State, event: ev.FloodChanged) -> Message:
    space = _space(state, event.space)
    if event.stage == FLOODED:
        return say("{space} is flooded", space=space)
    if event.stage == DRY:
        return say("{space} is dry again", space=space)
    return say("the flood on {space} is at stage {stage} now", space=space, stage=event.stage)


def _aquatic_left(state: State, event: ev.AquaticLeft) -> Message:
    return say(
        "the {animal} leaves {space}", animal=_animal(state, event.animal), space=_space(state, event.space)
    )


def _game_ended(state: State, event: ev.GameEnded) -> Message:
    return say("the game is over: {why}", why=event.reason)


_EVENTS: Mapping[str, Callable[[State, Any], Message | None]] = {
    "round-began": _round_began,
    "animal-moved": _animal_moved,
    "no-move": _no_move,
    "battle-began": _battle_began,
    "spent": lambda state, event: None,  # the move said it
    "battle-ended": _battle_ended,
    "points-scored": _points_scored,
    "flood-changed": _flood_changed,
    "aquatic-left": _aquatic_left,
    "game-ended": _game_ended,
}
