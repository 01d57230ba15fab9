"""Dominion: Seaside: which parts of a position a decision rests on, and which a move would change.

Only for telling a mistake from the follow-up of an earlier one. Parts are named as in
`core.findings.Finding.about`: "cards:A" (which cards of A are where), "pile:Wharf", "gains:A", "owned:A", "trash",
"tokens:A", "end", and what ends with the turn: "due:coins", "due:actions", "due:buys", "due:phase", "due:draw:A"
(that such a decision comes up).
"""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Draft
from dsnotation.games.seaside.components import CARDS, SEATS
from dsnotation.games.seaside.moves import MOVES, OFF_DECK
from dsnotation.games.seaside.state import Pending, State

_TURN = ("due:coins", "due:actions", "due:buys", "due:phase", "due:purchases")
_GAINING = frozenset({"buy", "gain", "reveal", "return", "play", "double", "trash"})


def touched(state: State, pending: Pending, draft: Draft | None) -> frozenset[str]:
    """The parts that a move would change; without a draft, all that the pending decision could change."""
    kind = draft.kind if draft is not None else pending.kind
    seat = (draft.fields.get("player") or draft.actor) if draft is not None else None
    name = seat if seat in SEATS else SEATS[pending.player]
    parts = {f"cards:{name}", f"hand:{name}", f"deck:{name}", f"looked:{name}", f"seat:{name}"}
    if kind in OFF_DECK or kind == "deal":
        return frozenset(parts)
    parts.update(_TURN)
    parts.update(_due_of_all(state))
    parts.update((f"play:{name}", f"effects:{name}", "trash"))
    if kind in _GAINING:
        parts.update((f"gains:{name}", f"owned:{name}", "end"))
        named = _named(draft)
        parts.update(f"pile:{card}" for card in named or CARDS)
    return frozenset(parts)


def _due_of_all(state: State) -> Iterator[str]:
    """That any decision of a card comes up for anybody."""
    for seat in SEATS[: len(state.players)]:
        yield from (f"due:{kind}:{seat}" for kind in MOVES)


def _named(draft: Draft | None) -> list[str]:
    """The cards that a written purchase or gain names."""
    if draft is None or draft.kind not in ("buy", "gain", "return"):
        return []
    card = draft.fields.get("card")
    return [card, "Curse"] if isinstance(card, str) else []


def rested_on(pending: Pending) -> tuple[str, ...]:
    """The parts because of which the pending decision is due now, and due to this player."""
    return (f"due:{pending.kind}:{SEATS[pending.player]}",)
