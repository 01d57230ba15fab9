"""Habitat Battle: which parts of a position a decision rests on, and which a move would change.

Only for telling a mistake from the follow-up of an earlier one. Parts are named as in
`core.findings.Finding.about`: "pieces:A" (A's animals, where they are and what they have), "cards:A", "kit:A",
"points:A", "flood:SPACE", "at:SPACE", "aquatics", "appeared", "battle", "end", "due:expose:A" (that such a
decision comes up).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from dsnotation.core.game import CHANCE, Draft
from dsnotation.games.habitat_battle.dealing import kit_nothing
from dsnotation.games.habitat_battle.moves import MOVES, SEATS
from dsnotation.games.habitat_battle.state import EMPTY, Pending, State

_BATTLE_KINDS = ("power", "expose")


def touched(state: State, pending: Pending, draft: Draft | None) -> frozenset[str]:
    """The parts that a move would change; without a draft, all that the pending decision could change."""
    kind = draft.kind if draft is not None else pending.kind
    seats = SEATS[: len(state.names)]
    seat = SEATS[pending.seat] if pending.seat != EMPTY else seats[0]
    if draft is not None:
        written = draft.fields.get("player") or draft.actor
        seat = next((one for one in seats if one == written), seat)
    parts = {f"cards:{seat}", f"pieces:{seat}", f"seat:{seat}"}
    if kind in ("kit", "deal"):
        return frozenset(parts | {f"kit:{seat}"} if kind == "kit" else parts)
    parts.update(f"points:{one}" for one in seats)
    parts.update(("battle", "end"))
    parts.update(_battle_decisions(seats))
    if kind == "position":
        parts.update(_places(state))
    if kind in ("insect", "aquatic", "calm", "appear"):
        parts.update(("aquatics", "appeared"))
        parts.update(f"flood:{name}" for name in state.tables.spaces.ids)
    return frozenset(parts)


def _battle_decisions(seats: tuple[str, ...]) -> Iterator[str]:
    for seat in seats:
        yield from (f"due:{kind}:{seat}" for kind in _BATTLE_KINDS)


def _places(state: State) -> Iterator[str]:
    for name in state.tables.spaces.ids:
        yield from (f"at:{name}", f"flood:{name}")


def forget(state: State, parts: Collection[str]) -> frozenset[str]:
    """From now on nobody can rely on what these players were dealt; the next deal ends that, but for a kit."""
    done: set[str] = set()
    for seat, name in enumerate(SEATS[: len(state.names)]):
        if f"cards:{name}" in parts and f"pieces:{name}" in parts:
            state.blind |= 1 << seat
            done.update((f"cards:{name}", f"pieces:{name}"))
        if f"kit:{name}" in parts:
            kit_nothing(state, seat)
            done.add(f"kit:{name}")
    return frozenset(done)


def rested_on(pending: Pending) -> tuple[str, ...]:
    """The parts because of which the pending decision is due now, and due to this player."""
    return (f"due:{pending.kind}:{SEATS[pending.seat] if pending.seat != EMPTY else CHANCE}",)


assert set(_BATTLE_KINDS) <= set(MOVES)
