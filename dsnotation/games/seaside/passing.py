"""Dominion: Seaside: passing over a decision, to go on after a mistake or where a choice may be left out.

What comes off a deck comes unseen then; a card that must go somewhere goes unseen; a choice is made so that least
happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dsnotation.games.seaside.components import CARDS, NAMES, SEATS, UNSEEN
from dsnotation.games.seaside.moves import Aside, Discard, DiscardAll, End, PlaceEmbargo, Reveal, Start, Top, Trash
from dsnotation.games.seaside.rules import rule_of
from dsnotation.games.seaside.state import ACTION, BUY, Pending, State
from dsnotation.games.seaside.telling import Events
from dsnotation.games.seaside.unseen import unseen

# (kind of decision, the card that asks) -> the move that says least; a decision without one is dropped.
_LEAST: dict[tuple[str, str | None], Callable[[State, Pending, Any], Any]] = {
    ("start", None): lambda state, pending, seat: Start(seat, CARDS[state.effects[0]]),
    ("end", None): lambda state, pending, seat: End(seat),
    ("trash", "Lookout"): lambda state, pending, seat: Trash(seat, "?"),
    ("trash", "Salvager"): lambda state, pending, seat: Trash(seat, "?"),
    ("discard", "Lookout"): lambda state, pending, seat: Discard(seat, ("?",)),
    ("discard", "Warehouse"): lambda state, pending, seat: Discard(seat, (UNSEEN,) * pending.number),
    ("discard-all", "Navigator"): lambda state, pending, seat: DiscardAll(seat),
    ("top", "Ghost Ship"): lambda state, pending, seat: Top(seat, (UNSEEN,) * pending.number),
    ("top", "Pearl Diver"): lambda state, pending, seat: Top(seat, ()),
    ("aside", "Haven"): lambda state, pending, seat: Aside(seat, "?"),
    ("aside", "Island"): lambda state, pending, seat: Aside(seat, "?"),
    ("embargo", "Embargo"): lambda state, pending, seat: PlaceEmbargo(seat, "?"),
    ("reveal", "Explorer"): lambda state, pending, seat: Reveal(seat, ()),
}


def pass_over(state: State, pending: Pending, events: Events) -> None:
    """Carries out a decision, already taken off the list, as if nobody had seen or chosen anything."""
    if pending.kind in ("play", "buy"):
        _pass_in_turn(state)
        return
    if pending.kind in ("deal", "draw", "look", "flip"):
        rule_of(pending).apply(state, pending, unseen(state, pending), events)
        return
    least = _LEAST.get((pending.kind, NAMES[pending.card] if pending.card >= 0 else None))
    if least is not None:
        rule_of(pending).apply(state, pending, least(state, pending, SEATS[pending.player]), events)


def _pass_in_turn(state: State) -> None:
    """A play or a purchase that nobody knows of: an Action is used up, then the Treasures are over, then a Buy."""
    if state.phase == ACTION and state.actions > 0:
        state.actions -= 1
        return
    state.phase = BUY
    if state.bought:
        state.buys -= 1
    state.bought = True
