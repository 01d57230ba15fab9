"""Dominion: Seaside: what can be known of cards that nobody saw. Sheet section 6.

Of each player it is known which cards are owned altogether. Those that are seen nowhere (the pool) fill the
unknown places of the player's zones, nobody can tell which where. So a card may be in a hand if the pool has it,
and must be there if the unknown places elsewhere are too few for the pool's copies of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from dsnotation.games.seaside.components import COUNT, UNKNOWN
from dsnotation.games.seaside.state import EMPTY, GONE, Player, State, no_cards

ZONES = ("hand", "middle", "discard", "village", "looked", "island", "staying")
_ALL = range(UNKNOWN + 1)


def unknown_places(player: Player) -> int:
    """How many of a player's cards nobody can name."""
    return (
        player.hand[UNKNOWN]
        + player.middle[UNKNOWN]
        + player.discard[UNKNOWN]
        + player.village[UNKNOWN]
        + player.looked[UNKNOWN]
        + player.island[UNKNOWN]
        + player.top.count(UNKNOWN)
        + player.aside.count(UNKNOWN)
    )


def pool(state: State, seat: int) -> list[int]:
    """The cards a player owns that are seen nowhere, and those that there may be after a mistake."""
    player = state.players[seat]
    left = player.owned.copy()
    for name in ZONES:
        for card, count in enumerate(getattr(player, name)):
            if count:
                left[card] -= count
    for card in (*player.top, *player.aside):
        left[card] -= 1
    if player.bottom != EMPTY:
        left[player.bottom] -= 1
    if seat == state.who:
        for played in state.table:
            if played.status != GONE:
                left[played.card] -= 1
    left[UNKNOWN] = 0
    if any(player.maybe):
        left = [max(count, 0) + more for count, more in zip(left, player.maybe, strict=True)]
    return left


def most(state: State, seat: int, zone: Sequence[int]) -> list[int]:
    """How many copies of each card one of a player's zones can hold at most."""
    unknown = zone[UNKNOWN]
    if not unknown:
        return list(zone[:COUNT])
    return [known + min(unknown, free) for known, free in zip(zone[:COUNT], pool(state, seat), strict=False)]


def least(state: State, seat: int, zone: Sequence[int], cards: Iterable[int]) -> int:
    """How many of these cards one of a player's zones holds at least, all of them together."""
    cards = tuple(cards)
    known = sum(zone[card] for card in cards)
    player = state.players[seat]
    if not zone[UNKNOWN] or any(player.maybe):
        return known
    free = pool(state, seat)
    elsewhere = unknown_places(player) - zone[UNKNOWN] - player.owned[UNKNOWN]
    return known + max(0, sum(free[card] for card in cards) - elsewhere)


def can_hold(state: State, seat: int, zone: Sequence[int], cards: Sequence[int]) -> int:
    """The first of these cards that the zone can't hold together with those before it; EMPTY if it can hold all.

    UNKNOWN among them stands for any card.
    """
    need = no_cards()
    free: list[int] | None = None
    unknown = zone[UNKNOWN]
    if len(cards) > sum(zone):
        return cards[-1]
    for card in cards:
        need[card] += 1
        if card == UNKNOWN or need[card] <= zone[card]:
            continue
        if free is None:
            free = pool(state, seat)
        unknown -= 1
        if unknown < 0 or need[card] - zone[card] > free[card]:
            return card
    return EMPTY


def holds(zone: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether all of these cards are named, and seen in a zone."""
    left = list(zone)
    left[UNKNOWN] = 0
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            return False
    return True


def surely_holds(state: State, seat: int, zone: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether a zone holds these cards whatever the unknown ones are."""
    if len(cards) > sum(zone):
        return False
    return all(
        zone[card] >= cards.count(card) or least(state, seat, zone, (card,)) >= cards.count(card)
        for card in set(cards)
        if card != UNKNOWN
    )


# Moving cards ----------------------------------------------------------------------------------------------


def take(zone: list[int], card: int) -> None:
    """One card out of a zone that can hold it."""
    if card == UNKNOWN:
        _take_unseen(zone, 1)
    elif zone[card]:
        zone[card] -= 1
    else:
        zone[UNKNOWN] -= 1


def take_all(zone: list[int], cards: Sequence[int]) -> list[int]:
    """Cards out of a zone that can hold them. Returns them; those unseen are named if they are all that is
    left."""
    if not zone[UNKNOWN] and UNKNOWN not in cards:
        for card in cards:
            zone[card] -= 1
        return list(cards)
    named = [card for card in cards if card != UNKNOWN]
    for card in named:
        zone[card if zone[card] else UNKNOWN] -= 1
    if len(named) == len(cards):
        return named
    return [*named, *_take_unseen(zone, len(cards) - len(named))]


def _take_unseen(zone: list[int], count: int) -> list[int]:
    """Cards that nobody saw out of a zone. Then nobody can name those that stay either, unless all are one."""
    if not count:
        return []
    total = sum(zone)
    if count == total:
        taken = [card for card, copies in enumerate(zone) for _ in range(copies)]
        zone[:] = no_cards()
        return taken
    only = next((card for card, copies in enumerate(zone) if copies == total), EMPTY)
    if only not in (EMPTY, UNKNOWN):
        zone[only] -= count
        return [only] * count
    zone[:] = no_cards()
    zone[UNKNOWN] = total - count
    return [UNKNOWN] * count


def put_all(zone: list[int], cards: Iterable[int]) -> None:
    """Cards into a zone."""
    for card in cards:
        zone[card] += 1


def empty_into(origin: list[int], target: list[int]) -> None:
    """Everything in one zone goes to another."""
    for card in compress(_ALL, origin):
        target[card] += origin[card]
        origin[card] = 0


def show(zone: list[int], cards: Sequence[int]) -> None:
    """Everybody sees that these cards are in a zone that can hold them."""
    need = no_cards()
    for card in cards:
        need[card] += 1
        if card != UNKNOWN and need[card] > zone[card]:
            zone[UNKNOWN] -= 1
            zone[card] += 1
