"""Dominion: Seaside: cards off a deck that nobody saw, as the move that says so."""

from __future__ import annotations

from typing import Any

from dsnotation.games.seaside.chance import places_of
from dsnotation.games.seaside.components import SEATS, UNSEEN
from dsnotation.games.seaside.moves import MOVES, Deal
from dsnotation.games.seaside.state import Pending, State


def unseen(state: State, pending: Pending) -> Any:
    """The move of chance for a decision with "?" for every card."""
    seat = SEATS[pending.player]
    if pending.kind == "deal":
        return Deal(seat, (UNSEEN,) * pending.number)
    first, second = places_of(state, pending)
    before, after = (UNSEEN,) * (len(first.fixed) + first.loose), (UNSEEN,) * second.loose
    if after and state.options.shuffle_timing == "before":
        before, after = (), before + after
    return MOVES[pending.kind](seat, before, bool(after), after)
