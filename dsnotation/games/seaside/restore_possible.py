"""Dominion: Seaside: whether the decision that is due in a stated position has anything to decide."""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.games.seaside.cards_attacks import GHOST_SHIP_HAND, plunderable
from dsnotation.games.seaside.cards_plain import smuggled
from dsnotation.games.seaside.components import ACTION, HAND_SIZE, NAMES, PROVINCE, TREASURE_MAP, TYPES
from dsnotation.games.seaside.hand import candidates
from dsnotation.games.seaside.knowledge import most
from dsnotation.games.seaside.state import EMPTY, SETUP, Pending, State, within_reach

# Whoever does this is not whose turn it is: the victim of that player's Attack.
_OF_VICTIMS = frozenset(
    {("discard", "Cutpurse"), ("top", "Ghost Ship"), ("flip", "Pirate Ship"), ("flip", "Sea Hag")}
)


def can_be_due(state: State, pending: Pending) -> bool:
    """Whether somebody would be asked this, here."""
    card = NAMES[pending.card] if pending.card != EMPTY else ""
    if state.phase != SETUP:
        mine = pending.victim if (pending.kind, card) in _OF_VICTIMS else pending.player
        if mine != state.who or not _players_fit(state):
            return False
    possible = _POSSIBLE.get((pending.kind, card)) or _POSSIBLE.get((pending.kind, ""))
    return possible is None or bool(possible(state, pending))


def _players_fit(state: State) -> bool:
    """Whether all that follows by itself is of the player whose turn it is."""
    return all(pending.player == state.who for pending in state.pending[:-1])


def _expected(state: State, pending: Pending) -> bool:
    """Whether it is this that the turn asks for when nothing else is to be done (sheet 2)."""
    kind = "play" if state.buys and not state.bought else "buy" if state.buys else "end"
    return pending.kind == kind


def _hand(state: State, pending: Pending) -> list[int]:
    return state.players[pending.player].hand


def _has_cards(state: State, pending: Pending) -> bool:
    return any(_hand(state, pending))


def _looks_at_some(state: State, pending: Pending) -> bool:
    return any(state.players[pending.player].looked)


def _can_reach(state: State, pending: Pending) -> bool:
    return 1 <= pending.number <= within_reach(state.players[pending.player])


def _may_hold(card: int) -> Callable[[State, Pending], object]:
    return lambda state, pending: most(state, pending.player, _hand(state, pending))[card]


def _can_return(state: State, pending: Pending) -> bool:
    held = most(state, pending.player, _hand(state, pending))
    return any(count and state.supply[card] != EMPTY for card, count in enumerate(held))


def _can_double(state: State, pending: Pending) -> bool:
    held = candidates(state, pending.player, _hand(state, pending))
    return any(TYPES[card] & ACTION for card in held)


_POSSIBLE: dict[tuple[str, str], Callable[[State, Pending], object]] = {
    ("deal", ""): lambda state, pending: pending.number == HAND_SIZE and _can_reach(state, pending),
    ("start", ""): lambda state, pending: len(set(state.effects)) > 1,
    **{(kind, ""): _expected for kind in ("play", "buy", "end")},
    **{(kind, ""): _can_reach for kind in ("draw", "look", "flip")},
    ("aside", ""): _has_cards,
    ("discard", "Cutpurse"): _has_cards,
    ("discard", "Lookout"): _looks_at_some,
    ("discard", "Warehouse"): lambda state, pending: 1 <= pending.number <= sum(_hand(state, pending)),
    ("discard-all", "Navigator"): _looks_at_some,
    ("double", "Throne Room"): _can_double,
    ("gain", "Smugglers"): lambda state, pending: smuggled(state),
    ("return", "Ambassador"): _can_return,
    ("reveal", "Explorer"): _may_hold(PROVINCE),
    ("top", "Pearl Diver"): _looks_at_some,
    ("top", "Ghost Ship"): lambda state, pending: (
        1 <= pending.number == sum(_hand(state, pending)) - GHOST_SHIP_HAND
    ),
    ("trash", "Lookout"): _looks_at_some,
    ("trash", "Salvager"): _has_cards,
    ("trash", "Treasure Map"): _may_hold(TREASURE_MAP),
    ("trash", "Pirate Ship"): lambda state, pending: plunderable(state, pending.victim),
}
