"""Dominion: Seaside: which parts of a position a decision rests on, and which a move would change.

Only for telling a mistake from the follow-up of an earlier one. Parts are named as in
`core.findings.Finding.about`: "cards:A" (which cards of A are where), "pile:Wharf", "gains:A", "owned:A",
"owned:A:Gold" (one more of it may be there), "gained:A" (one more of any), "size:A" (how many cards A has),
"trash", "tokens:A", "end", and what ends with the turn: "due:coins", "due:actions", "due:buys", "due:phase",
"due:draw:A" (that such a decision comes up).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Draft
from dsnotation.games.seaside.components import CARDS, SEATS
from dsnotation.games.seaside.moves import MOVES, OFF_DECK
from dsnotation.games.seaside.state import Pending, State

_TURN = ("due:coins", "due:actions", "due:buys", "due:phase", "due:purchases")
_GAINING = frozenset({"buy", "gain", "reveal", "return", "play", "double", "trash"})


def touched(
    state: State, pending: Pending, draft: Draft | None, wrong: Sequence[FieldPath] = ()
) -> frozenset[str]:
    """The parts that a move would change; without a draft, all that the pending decision could change.

    A card that is `wrong` may be misread, or its player has one that nobody knows of; wrong numbers and shuffles
    may come from such a card, too.
    """
    kind = draft.kind if draft is not None else pending.kind
    seat = (draft.fields.get("player") or draft.actor) if draft is not None else None
    name = seat if seat in SEATS else SEATS[pending.player]
    parts = {f"cards:{name}", f"hand:{name}", f"deck:{name}", f"looked:{name}", f"seat:{name}"}
    parts.update(_unheard_of(draft, name, wrong))
    if kind in OFF_DECK or kind == "deal":
        return frozenset(parts)
    parts.update(_TURN)
    parts.update(_due_of_all(state))
    parts.update((f"play:{name}", f"effects:{name}", "trash"))
    if kind in _GAINING:
        parts.update((f"gains:{name}", f"owned:{name}", "end"))
        if draft is None or draft.kind in ("buy", "gain"):
            parts.add(f"gained:{name}")
        if draft is None or wrong or draft.kind in ("buy", "gain"):
            parts.add(f"size:{name}")
        named = _named(draft)
        parts.update(f"pile:{card}" for card in named or CARDS)
    return frozenset(parts)


def _unheard_of(draft: Draft | None, name: str, wrong: Sequence[FieldPath]) -> Iterator[str]:
    """The cards of a player that nobody knows of, if a mistake comes from them."""
    if draft is None or not wrong or draft.kind in ("buy", "gain", "embargo"):
        return
    yield f"owned:{name}"
    for field in wrong:
        value = draft.fields.get(str(field[0])) if field else None
        if isinstance(value, tuple) and len(field) > 1 and int(field[1]) < len(value):
            value = value[int(field[1])]
        if isinstance(value, str):
            yield f"owned:{name}:{value}"
        elif draft.kind in OFF_DECK:
            yield f"gained:{name}"


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
