"""Dominion: Seaside: points and winners. Sheet section 3."""

from __future__ import annotations

from dsnotation.core.game import Outcome, Standing
from dsnotation.core.messages import say
from dsnotation.games.seaside.components import SEATS, TABLE
from dsnotation.games.seaside.state import OVER, State


def points(state: State, seat: int) -> int:
    """The victory points in all of a player's cards; mats and set-aside cards count (sheet 3)."""
    owned = state.players[seat].owned
    return sum(card.points * owned[number] for number, card in enumerate(TABLE) if card.points)


def outcome(state: State) -> Outcome:
    """Ranking by points; among equals those with fewer turns are first, unless the option says they share."""
    finished = state.phase == OVER

    def merit(seat: int) -> tuple[int, int]:
        turns = state.players[seat].turns if state.options.victory_tie == "turns" else 0
        return -points(state, seat), turns if finished else 0

    seats = range(len(state.players))
    standings = [
        Standing(
            SEATS[seat],
            state.names[seat] or None,
            points(state, seat),
            1 + sum(merit(other) < merit(seat) for other in seats),
        )
        for seat in sorted(seats, key=lambda seat: (merit(seat), seat))
    ]
    winners = tuple(one.actor for one in standings if one.rank == 1) if finished else ()
    return Outcome(finished, state.why_over if finished else say("unfinished"), tuple(standings), winners)
