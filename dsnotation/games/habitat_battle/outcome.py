"""Habitat Battle: who wins. Sheet section 7."""

from __future__ import annotations

from dsnotation.core.game import Outcome, Standing
from dsnotation.core.messages import say
from dsnotation.games.habitat_battle.battle import AQUATIC_SIDE
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.state import OVER, State


def outcome(state: State) -> Outcome:
    """Ranking by victory points; if the aquatic side won, it stands before all players."""
    finished = state.phase == OVER
    flooded = finished and state.winner == (AQUATIC_SIDE,)
    seats = sorted(range(len(state.points)), key=lambda seat: (-state.points[seat], seat))
    standings = [
        Standing(
            SEATS[seat],
            state.names[seat] or None,
            state.points[seat],
            1 + flooded + sum(points > state.points[seat] for points in state.points),
        )
        for seat in seats
    ]
    if flooded:
        standings.insert(0, Standing(AQUATIC_SIDE, None, 0, 1))
    return Outcome(finished, state.why_over if finished else say("unfinished"), tuple(standings), state.winner)
