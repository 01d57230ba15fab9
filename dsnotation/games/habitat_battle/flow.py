"""Habitat Battle: the sequence of play. Sheet sections 2, 3 and 7.

`advance` runs whatever is automatic until somebody has to decide something, and leaves that in `state.pending`.
"""

from __future__ import annotations

from dsnotation.core.messages import Message, several
from dsnotation.games.habitat_battle import battle
from dsnotation.games.habitat_battle import events as ev
from dsnotation.games.habitat_battle.dealing import take_back
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.positioning import can_position
from dsnotation.games.habitat_battle.state import (
    DEALING,
    EMPTY,
    INCURSION,
    OVER,
    PIECES,
    POSITIONING,
    SETUP,
    Pending,
    Piece,
    State,
)


def advance(state: State, events: Events) -> None:
    """Plays on until there is a decision or the game is over."""
    while state.phase != OVER and not state.pending:
        if state.battle is not None:
            battle.go_on(state, events)
        elif state.phase == SETUP:
            _begin_round(state, events)
        elif state.phase == DEALING:
            state.phase = POSITIONING
        elif state.phase == POSITIONING:
            _next_position(state, events)
        else:
            state.pending.append(Pending("appear"))


def ask_for_kits(state: State) -> None:
    """Every player gets what lasts for the whole game (sheet 2)."""
    state.pending = [Pending("kit", seat) for seat in reversed(range(len(state.names)))]


def _begin_round(state: State, events: Events) -> None:
    """A dealing round: everything comes back, the animals stand on the start (sheet 2 and 3)."""
    players = len(state.names)
    if state.turn and state.tables.options.starter == "left":
        state.starter = (state.starter + 1) % players
    state.turn += 1
    state.phase = DEALING
    state.positioned = 0
    state.appeared = ()
    take_back(state)
    state.pieces = [Piece(EMPTY, state.tables.start)] * (PIECES * players)
    state.pending = [Pending("deal", seat) for seat in reversed(range(players))]
    events.append(ev.RoundBegan(state.turn, SEATS[state.starter]))


def _next_position(state: State, events: Events) -> None:
    """The turn passes to the left until every player has positioned three animals (sheet 3)."""
    players = len(state.names)
    while state.positioned < PIECES * players:
        seat = (state.starter + state.positioned) % players
        state.positioned += 1
        if can_position(state, seat):
            state.pending.append(Pending("position", seat))
            return
        events.append(ev.NoMove(SEATS[seat]))
    state.phase = INCURSION


def end_round(state: State, events: Events) -> None:
    """No animal appears any more: the round is over, and after the last one the game (sheet 7)."""
    if not state.tables.options.aquatic_stays:
        for space, animal in enumerate(state.aquatics):
            if animal != EMPTY:
                battle.aquatic_leaves(state, space, events)
    if state.turn == state.tables.options.rounds:
        best = max(state.points)
        winners = tuple(SEATS[seat] for seat, points in enumerate(state.points) if points == best)
        battle.end_game(state, winners, all_rounds(state.turn), events)
    else:
        state.phase = SETUP


def all_rounds(rounds: int) -> Message:
    return several(rounds, "{count} round was played", "{count} rounds were played")
