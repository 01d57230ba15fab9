"""Dominant Species: what a move does to the position: played, passed over, or carried out although it broke a
rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dsnotation.core.forcing import force
from dsnotation.core.game import Forced
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.cones import apply_claim, take_lost_cones
from dsnotation.games.dominant_species.decisions import ACTIONS, answers
from dsnotation.games.dominant_species.effects import Events
from dsnotation.games.dominant_species.flow import advance
from dsnotation.games.dominant_species.forcing import ALL_OF_IT, PARTS, at_its_space, carry_out, out_of_turn, sound
from dsnotation.games.dominant_species.state import EMPTY, OVER, State, survival_holder


def play(state: State, move: Any) -> Events:
    """Plays a legal move; see `core.game.Game.apply`."""
    events: Events = []
    if move.kind == "claim":
        apply_claim(state, move, events)
        return events
    pending = state.pending.pop()
    ACTIONS[pending.kind].apply(state, pending, move, events)
    _go_on(state, events)
    return events


def pass_over(state: State, *, done: bool = False) -> Events:
    """Passes over the decision; see `core.game.Game.skip`."""
    pending = state.pending.pop()
    events: Events = []
    if pending.kind == "place-pawn" and not done:
        # The pawn sits this turn out, or Planning would never end.
        state.available[pending.actor] -= 1
        state.set_aside[pending.actor] += 1
    _go_on(state, events)
    return events


def play_by_force(state: State, move: Any) -> Forced:
    """Carries out a move that broke a rule, as far as the pieces allow; see `core.game.Game.force`."""
    if state.phase == OVER:
        return Forced(left_out=((),))
    if move.kind == "claim":
        return force(state, move, ALL_OF_IT, _carry_out_claim, sound)
    in_turn = answers(move, state.pending[-1])

    def carry_out_move(after: State, part: Any) -> Events:
        events: Events = []
        pending = after.pending.pop() if in_turn else out_of_turn(after, part, events)
        part = part if in_turn else at_its_space(part, pending)
        carry_out(after, pending, part, ACTIONS[move.kind].apply, events)
        return events

    forced = force(state, move, PARTS.get(move.kind, ALL_OF_IT), carry_out_move, sound)
    if forced.move is None:
        return forced
    events = list(forced.events)
    if in_turn:
        _go_on(state, events)
    else:
        _follow_up(state, events)
    return replace(forced, events=events)


def _carry_out_claim(state: State, move: Any) -> Events:
    events: Events = []
    if state.terrain[HEX[move.hex]] != EMPTY:
        apply_claim(state, move, events)
    return events


def _go_on(state: State, events: Events) -> None:
    """After a decision: what follows at once, then what is automatic."""
    _follow_up(state, events)
    if not state.pending:
        advance(state, events)
        if state.cones:
            take_lost_cones(state, events)


def _follow_up(state: State, events: Events) -> None:
    """The Survival card and the cones change hands at once, where that matters (rows 26 and 46)."""
    if state.cones:
        take_lost_cones(state, events)
    if state.options.survival_tie == "holder-keeps":
        state.survivor = survival_holder(state)
