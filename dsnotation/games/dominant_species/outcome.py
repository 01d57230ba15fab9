"""Dominant Species: who wins. Sheet sections 9 and 12."""

from __future__ import annotations

from dsnotation.core.game import Outcome, Standing
from dsnotation.core.messages import say
from dsnotation.games.dominant_species.components import ANIMALS
from dsnotation.games.dominant_species.state import OVER, State

_REASONS = {"ice-age": say("ice-age"), "all-extinct": say("all-extinct")}


def outcome(state: State) -> Outcome:
    """Ranking by VP, ties by food chain (sheet 9).

    The result of a player with several animals is that of the lowest of them; players rank by these (sheet 12).
    """
    ranking = sorted(state.animals, key=lambda animal: (-state.vp[animal], animal))
    owner = dict(zip(state.animals, state.players, strict=True))
    together = state.options.several_animals == "on"
    hands: dict[str | int, list[int]] = {}
    for animal in reversed(ranking):
        hands.setdefault(owner[animal] if together and owner[animal] else animal, []).append(animal)
    places = sorted(hands.values(), key=lambda hand: ranking.index(hand[0]))
    standings = []
    for place, hand in enumerate(places):
        rank = place + 1
        if state.options.winner_tie == "shared":
            rank = 1 + sum(state.vp[other[0]] > state.vp[hand[0]] for other in places)
        standings += [
            Standing(ANIMALS[animal], owner[animal] or None, state.vp[animal], rank, animal == hand[0])
            for animal in hand
        ]
    finished = state.phase == OVER
    winners = tuple(one.actor for one in standings if one.rank == 1) if finished else ()
    return Outcome(
        finished,
        _REASONS.get(state.why_over, state.why_over) if finished else say("unfinished"),
        tuple(standings),
        winners,
    )
