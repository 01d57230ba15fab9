"""Habitat Battle: a move that broke a rule, carried out as far as the pieces allow (`core.forcing`).

An animal may go farther than its card leads, or be positioned twice, and a player may act whose turn it isn't; but
nobody can use a card or an animal that the player doesn't have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from dsnotation.core.forcing import Parts
from dsnotation.games.habitat_battle.battle import birds_for
from dsnotation.games.habitat_battle.battle_moves import apply_expose, side_of
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.positioning import apply_position, is_blind
from dsnotation.games.habitat_battle.state import EMPTY, UNKNOWN, Pending, State, piece_called, seat_of, unused

PARTS: dict[str, Parts] = {"expose": Parts(({"bird": None}, {"strategy": None}))}
ALL_OF_IT = Parts()
_LISTS = ("powers", "activators", "movements", "strategies")


class NotThere(LookupError):
    """What a move needs is not there, though its effect would not notice."""


def need(state: State, pending: Pending, move: Any) -> None:
    """Raises NotThere where an effect would not notice that something is missing, and makes room where it would
    take what is in the way for something else."""
    if move.kind == "position":
        _need_position(state, pending.seat, move)
    elif move.kind == "expose":
        _need_exposed(state, pending, move)
    elif move.kind in ("insect", "aquatic"):
        _need_appearing(state, move)


def _need_position(state: State, seat: int, move: Any) -> None:
    if is_blind(state, seat):
        return
    tables = state.tables
    piece = piece_called(state, seat, tables.animals.number[move.animal])
    if piece == EMPTY:
        raise NotThere(move.animal)
    # Positioned once more: what it had the first time it gives back.
    state.pieces[piece] = state.pieces[piece]._replace(power=EMPTY, activator=EMPTY, movement=EMPTY)
    owned = {"power": state.powers[seat], "activator": state.activators[seat], "movement": state.movements[seat]}
    numbers = {"power": tables.powers, "activator": tables.activators, "movement": tables.movements}
    for kind, listing in numbers.items():
        if listing.number[getattr(move, kind)] not in unused(state, seat, kind, owned[kind]):
            raise NotThere(kind)


def _need_exposed(state: State, pending: Pending, move: Any) -> None:
    battle, seat = state.battle, pending.seat
    if battle is None:
        raise NotThere("battle")
    held = state.strategies[seat]
    if move.strategy is not None and not is_blind(state, seat):
        if state.tables.strategies.number[move.strategy] not in held and UNKNOWN not in held:
            raise NotThere(move.strategy)
    if move.bird is not None and not is_blind(state, seat):
        card = state.tables.birds.number[move.bird]
        mine = (state.birds[seat], *birds_for(state, battle, side_of(battle, pending.piece)))
        if card not in mine and UNKNOWN not in mine:
            raise NotThere(move.bird)


def _need_appearing(state: State, move: Any) -> None:
    tables = state.tables
    animal, space = tables.animals.number[move.animal], tables.spaces.number[move.space]
    if animal not in (tables.insects if move.kind == "insect" else tables.aquatics):
        raise NotThere(move.animal)
    if move.kind == "aquatic":
        if state.aquatics[space] not in (EMPTY, animal):
            raise NotThere(move.space)
        state.aquatics = [EMPTY if one == animal else one for one in state.aquatics]


def out_of_turn(state: State, move: Any, events: Events) -> None:
    """The effect of a move that nobody asked for. Raises NotThere if it means nothing now."""
    due = state.pending[-1]
    seat = SEATS.index(move.actor) if move.actor in SEATS else EMPTY
    if not 0 <= seat < len(state.names):
        raise NotThere(move.actor)
    if move.kind == "position" and due.kind == "position":
        # A battle may follow, and only after it whoever is due is asked again.
        state.pending.pop()
        state.positioned -= 1
        pending = Pending("position", seat)
        need(state, pending, move)
        apply_position(state, pending, move, events)
    elif move.kind == "expose" and due.kind == "expose" and state.battle is not None:
        battle = state.battle
        side = next((one for one in battle.sides if one.piece != EMPTY and seat_of(one.piece) == seat), None)
        if side is None or (move.strategy is None and move.bird is None):
            raise NotThere(move.actor)
        pending = Pending("expose", seat, side.piece)
        need(state, pending, move)
        apply_expose(state, pending, move, events)
        state.battle = state.battle._replace(turn=battle.turn)
    else:
        raise NotThere(move.kind)


def sound(before: State, after: State) -> bool:
    """Whether there is nothing more often than the set has it, and nobody uses what that player doesn't have,
    that was all right before."""
    return set(_surplus(after)) <= set(_surplus(before))


def _surplus(state: State) -> Iterator[tuple[str, int, int]]:
    """What there is too often: the list of the set, the card, and whose it is (or nobody's in particular)."""
    tables = state.tables
    animals = Counter(piece.animal for piece in state.pieces if piece.animal != EMPTY)
    yield from (("animal", animal, EMPTY) for animal, count in animals.items() if count > 1)
    for name in _LISTS:
        cards = Counter(card for owned in getattr(state, name) for card in owned if card >= 0)
        rows = getattr(tables, name).rows
        yield from (
            (name, card, EMPTY) for card, count in cards.items() if count > getattr(rows[card], "copies", 1)
        )
    birds = Counter(
        card for card in (*state.birds, *(one for own in state.invocations for one in own)) if card >= 0
    )
    rows = tables.birds.rows
    yield from (
        ("birds", card, EMPTY) for card, count in birds.items() if count > getattr(rows[card], "copies", 1)
    )
