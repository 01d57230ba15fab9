"""Dominant Species: what is wrong with a move that answers no decision, or not the one that is due."""

from __future__ import annotations

from typing import Any

from dsnotation.core.game import CHANCE, EVERYBODY, Game
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.core.telling import describe_due
from dsnotation.games.dominant_species.components import ANIMAL
from dsnotation.games.dominant_species.decisions import OWNERS, actor_name
from dsnotation.games.dominant_species.dependence import rested_on
from dsnotation.games.dominant_species.descriptions import kind_words
from dsnotation.games.dominant_species.names import ANIMALS as ANIMAL_NAMES
from dsnotation.games.dominant_species.state import Pending, State


def report_not_due(game: Game, state: State, pending: Pending, move: Any, report: Report) -> None:
    """Reports that a move is not what is due: who makes it, what it is, or which pawn it is for."""
    if move.kind == pending.kind and move.actor == actor_name(pending.actor):
        report(
            "DS0203",
            say("the pawn on {space} comes off now, not that on {other}", space=pending.space, other=move.space),
            field=("space",),
            about=(f"space:{move.space}", f"space:{pending.space}"),
        )
        return
    if _report_owner(state, move, report):
        return
    due = actor_name(pending.actor)
    about = (f"due:{move.kind}:{move.actor}", *rested_on(state, pending, due))
    hint = say("due now: {due}", due=describe_due(game, state))
    if move.kind == pending.kind:
        message = say("{actor} acts now, not {other}", actor=_actor_word(due), other=_actor_word(move.actor))
        report("DS0202", message, field=("actor",), about=about, hints=(hint,))
    else:
        message = say("{what} is not due now", what=kind_words(move.kind))
        report("DS0201", message, about=about, hints=(hint, *_unclaimed(state, move)))


def _report_owner(state: State, move: Any, report: Report) -> bool:
    """Reports a move of an animal that is not in play, or that never has such a decision."""
    if move.actor in ANIMAL and ANIMAL[move.actor] not in state.animals:
        report(
            "DS0103",
            say("{animal:the} is not in play", animal=ANIMAL_NAMES[move.actor]),
            field=("actor",),
            about=(f"seat:{move.actor}",),
        )
        return True
    owner = OWNERS.get(move.kind)
    if owner is None or move.actor == owner:
        return False
    report(
        "DS0202",
        say("{what} is {animal:the}'s", what=kind_words(move.kind), animal=ANIMAL_NAMES[owner]),
        field=("actor",),
    )
    return True


def _unclaimed(state: State, move: Any) -> tuple[str, ...]:
    """A hint for a card that nobody can take, since no cone stands on the tile."""
    if move.kind != "take-card" or not state.cones:
        return ()
    return (
        say(
            "under the option {option} a tile is claimed first: {example}",
            option="dominance=claimed",
            example="claim Bi C4",
        ),
    )


def _actor_word(name: str) -> Message | str:
    if name in ANIMAL_NAMES:
        return say("{animal:the}", animal=ANIMAL_NAMES[name])
    return {CHANCE: say("chance"), EVERYBODY: say("everybody")}.get(name, name)
