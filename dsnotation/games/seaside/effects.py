"""Dominion: Seaside: the elementary changes of a position, each with its event.

Every card that moves moves through here or `deck`, so that cards are conserved: a gained card comes from its pile,
a trashed one goes to the trash (sheet 4.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Literal

from dsnotation.games.seaside import events as ev
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import (
    COSTS,
    LIGHTHOUSE,
    TYPES,
    UNKNOWN,
    VICTORY,
)
from dsnotation.games.seaside.knowledge import empty_into, put_all, take, take_all
from dsnotation.games.seaside.state import (
    BUY,
    EMPTY,
    GONE,
    LAID_DOWN,
    PLAYED,
    STAYING,
    Played,
    State,
    pending_for,
    within_reach,
)
from dsnotation.games.seaside.telling import Events

Target = Literal["discard", "hand", "deck-top"]


def add(
    state: State, events: Events, actions: int = 0, buys: int = 0, coins: int = 0, coins_unknown: int = 0
) -> None:
    """More Actions, Buys or Coins for the turn player."""
    if not (actions or buys or coins or coins_unknown):
        return
    state.actions += actions
    state.buys += buys
    state.coins += coins
    state.coins_unknown += coins_unknown
    events.note(telling.added, state.who, actions, buys, coins, coins_unknown)


def gain(
    state: State, seat: int, card: int, events: Events, target: Target = "discard", *, bought: bool = False
) -> bool:
    """A card from its pile; False if that is empty (sheet 4.3, Gain)."""
    player = state.players[seat]
    if state.supply[card] <= 0:
        events.note(telling.nothing_gained, seat, card)
        return False
    state.supply[card] -= 1
    player.owned[card] += 1
    if target == "deck-top":
        player.top.append(card)
    else:
        getattr(player, target)[card] += 1
    if seat == state.who:
        state.gains.append(card)
        if state.phase == BUY and TYPES[card] & VICTORY:
            state.gains_victory = True
    events.note(telling.gained, seat, card, target, bought)
    return True


def move(
    state: State, seat: int, cards: Sequence[int], origin: ev.Zone, target: ev.Zone, events: Events
) -> list[int]:
    """A player's cards from one zone to another, both among hand, discard, looked-at and the village mat. Returns
    them, as far as they can be named."""
    player = state.players[seat]
    found = take_all(getattr(player, _FIELDS[origin]), cards)
    put_all(getattr(player, _FIELDS[target]), found)
    if found:
        events.note(telling.moved, seat, found, origin, target)
    return found


def move_all(state: State, seat: int, origin: ev.Zone, target: ev.Zone, events: Events) -> bool:
    """All of a player's cards in one zone to another, as in `move`; False if there are none."""
    player = state.players[seat]
    zone = getattr(player, _FIELDS[origin])
    if not any(zone):
        return False
    events.note(telling.moved_all, seat, zone.copy(), origin, target)
    empty_into(zone, getattr(player, _FIELDS[target]))
    return True


_FIELDS = {
    "hand": "hand",
    "discard": "discard",
    "looked-at": "looked",
    "village-mat": "village",
    "island-mat": "island",
}


_ALL = range(UNKNOWN + 1)


def everything(zone: Sequence[int]) -> list[int]:
    """The cards of a zone, unknown ones included."""
    cards: list[int] = []
    for card in compress(_ALL, zone):
        cards += [card] * zone[card]
    return cards


def trash(state: State, seat: int, card: int, origin: ev.Zone, events: Events) -> int:
    """A card out of a zone to the trash. Returns it, if it can be named."""
    player = state.players[seat]
    [found] = take_all(getattr(player, _FIELDS[origin]), [card])
    _to_trash(state, seat, found, origin, events)
    return found


def _to_trash(state: State, seat: int, card: int, origin: ev.Zone, events: Events) -> None:
    state.players[seat].owned[card] -= 1  # an unknown card: one fewer that nobody can place
    state.trash[card] += 1
    events.note(telling.moved, seat, (card,), origin, "trash")


def put_on_deck(state: State, seat: int, cards: Sequence[int], origin: ev.Zone, events: Events) -> None:
    """Cards out of a zone onto the deck, the first on top."""
    if not cards:
        return
    player = state.players[seat]
    found = take_all(getattr(player, _FIELDS[origin]), cards)
    ordered = list(cards)
    if UNKNOWN in ordered and UNKNOWN not in found:
        # They are all that was there: known, if only one card can stand for each "?".
        missing = list(found)
        for card in ordered:
            if card != UNKNOWN:
                missing.remove(card)
        if len(set(missing)) == 1:
            ordered = [missing[0] if card == UNKNOWN else card for card in ordered]
    player.top.extend(reversed(ordered))
    events.note(telling.moved, seat, ordered, origin, "deck-top")


def to_table(state: State, seat: int, card: int, events: Events, by: int = EMPTY) -> int:
    """A card from the turn player's hand into play. Returns its place on the table."""
    take(state.players[seat].hand, card)
    state.table.append(LAID_DOWN[card] if by == EMPTY else Played(card, PLAYED, by))
    events.note(telling.laid_down, seat, (card,))
    return len(state.table) - 1


def leave_table(state: State, place: int, target: ev.Zone, events: Events) -> bool:
    """A card in play goes to the trash or the Island mat; False if it left already (under Throne Room)."""
    played = state.table[place]
    if played.status == GONE:
        return False
    state.table[place] = played._replace(status=GONE)
    player = state.players[state.who]
    if target == "trash":
        _to_trash(state, state.who, played.card, "play", events)
        return True
    player.island[played.card] += 1
    events.note(telling.moved, state.who, (played.card,), "play", target)
    return True


def keep(state: State, place: int, *, doubled: bool = False) -> None:
    """A card in play stays for the next turn, and the Throne Room that plays it may stay with it (sheet 4.1)."""
    played = state.table[place]
    if played.status == PLAYED:
        state.table[place] = played._replace(status=STAYING)
    if played.by != EMPTY and (state.options.throne_stays == "always" or doubled):
        throne = state.table[played.by]
        if throne.status == PLAYED:
            state.table[played.by] = throne._replace(status=STAYING)


def stay(state: State, place: int) -> None:
    """A card in play will do something next turn, once more if Throne Room plays it: it stays."""
    works = state.table[place].works + 1
    state.table[place] = state.table[place]._replace(works=works)
    keep(state, place, doubled=works > 1)


def ask_off_deck(state: State, seat: int, kind: str, count: int, card: int, victim: int = EMPTY) -> bool:
    """Asks for cards off a deck, as many as are within reach; False if there are none."""
    player = state.players[seat]
    if sum(player.middle) < count:
        count = min(count, within_reach(player))
    if count:
        state.pending.append(pending_for(kind, seat, card, count, EMPTY, victim))
    return count > 0


def ask_each(state: State, seat: int, card: int, victims: Sequence[int]) -> None:
    """Asks for what an Attack does to each victim in turn order; each is a task of its own."""
    for victim in reversed(victims):
        state.pending.append(pending_for("attack", seat, card, 0, EMPTY, victim))


def affected(state: State, seat: int, card: int, victims: Sequence[int], events: Events) -> list[int]:
    """Those of the others whom an Attack affects: nobody with a Lighthouse in play (sheet 5.1, card 11)."""
    found = []
    for victim in victims:
        if state.players[victim].staying[LIGHTHOUSE]:
            events.note(telling.unaffected, victim, card)
        else:
            found.append(victim)
    return found


def highest_cost(cards: Sequence[int]) -> int:
    """The cost of the dearest of these cards; 0 if there are none."""
    return max((COSTS[card] for card in cards), default=0)
