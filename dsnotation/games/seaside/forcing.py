"""Dominion: Seaside: a move that broke a rule, carried out as far as the cards allow (`core.forcing`).

A card that is too dear is taken from its pile all the same, and one that should have come later comes off the deck
now. What is in no zone can't be moved, and an empty pile gives nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dsnotation.core.forcing import Parts
from dsnotation.games.seaside import events as ev
from dsnotation.games.seaside.components import CARD, SEATS, TREASURE, TYPES, UNKNOWN
from dsnotation.games.seaside.deck import shuffle
from dsnotation.games.seaside.effects import gain, move, put_on_deck, trash
from dsnotation.games.seaside.hand import numbers
from dsnotation.games.seaside.knowledge import ZONES, pool, put_all, take
from dsnotation.games.seaside.moves import OFF_DECK
from dsnotation.games.seaside.rules import rule_of
from dsnotation.games.seaside.state import ACTION, BUY, EMPTY, GONE, PLAYED, Pending, Player, State
from dsnotation.games.seaside.telling import Events, moved

_CARDS = Parts(lists=("cards",))
_OFF_DECK = Parts(lists=("cards", "after"))
PARTS: dict[str, Parts] = {
    **dict.fromkeys(("play", "discard", "top", "reveal", "deal"), _CARDS),
    **dict.fromkeys(("draw", "look", "flip"), _OFF_DECK),
    "end": Parts(lists=("top",), stands=True),
}
ALL_OF_IT = Parts()
LOOKOUT, NAVIGATOR, PEARL_DIVER = CARD["Lookout"], CARD["Navigator"], CARD["Pearl Diver"]
_OPTIONS = {CARD["Native Village"]: ("mat", "take"), CARD["Pirate Ship"]: ("attack", "coins")}
_FROM_A_PILE = frozenset({"buy", "gain", "return", "embargo"})


class NotThere(LookupError):
    """What a move needs is not there, though its effect would not notice."""


def carry_out(state: State, pending: Pending, move_: Any, events: Events) -> None:
    """The effect of a move that answers a decision, whatever the rules say. Raises if the cards don't allow it."""
    _need(state, pending, move_)
    if move_.kind in OFF_DECK or move_.kind == "deal":
        _take_anywhere(state, pending, move_, events)
    else:
        rule_of(pending).apply(state, pending, move_, events)


def _need(state: State, pending: Pending, move_: Any) -> None:
    """Raises NotThere where an effect would not notice that something is missing."""
    if move_.kind in _FROM_A_PILE:
        name = move_.pile if move_.kind == "embargo" else move_.card
        left = state.supply[CARD[name]] if name != "?" else 1
        if left == EMPTY or (left == 0 and move_.kind in ("buy", "gain")):
            raise NotThere(name)
    elif move_.kind == "play":
        if len(move_.cards) > 1 and not TYPES[CARD[move_.cards[0]]] & TREASURE:
            raise NotThere(move_.cards[1])
    elif move_.kind == "end":
        in_play = [one.card for one in state.table if one.status == PLAYED]
        for card in numbers(move_.top):
            in_play.remove(card)
    elif move_.kind == "choose" and move_.option not in _OPTIONS[pending.card]:
        raise NotThere(move_.option)
    elif move_.kind in ("discard", "top"):
        _need_looked_at(state, pending, len(move_.cards))


def _need_looked_at(state: State, pending: Pending, count: int) -> None:
    """Of cards that are looked at none may be left over: where would it go?"""
    looked = sum(state.players[pending.player].looked)
    right = {LOOKOUT: (1,), NAVIGATOR: (looked,), PEARL_DIVER: (0, 1)}.get(pending.card)
    if right is not None and count not in right:
        raise NotThere(count)


def _take_anywhere(state: State, pending: Pending, move_: Any, events: Events) -> None:
    """Cards off a deck, whatever lay on top of it. Those looked at must be as many as the card that asks wants."""
    player = state.players[pending.player]
    before, after = numbers(move_.cards), numbers(getattr(move_, "after", ()))
    to_hand = move_.kind in ("draw", "deal")
    if not to_hand and len(before) + len(after) != pending.number:
        raise NotThere(move_.kind)
    for card in before:
        _pull(player, card)
    if getattr(move_, "shuffle", False):
        shuffle(player, pending.player, events)
    for card in after:
        _pull(player, card)
    target: ev.Zone = "hand" if to_hand else "looked-at"
    put_all(player.hand if to_hand else player.looked, [*before, *after])
    events.note(moved, pending.player, [*before, *after], "deck", target)


def _pull(player: Player, card: int) -> None:
    """One card out of a player's deck, wherever it lies there."""
    if player.middle[card] or (player.middle[UNKNOWN] and card not in (*player.top, player.bottom)):
        take(player.middle, card)
    elif card in player.top:
        del player.top[len(player.top) - 1 - player.top[::-1].index(card)]
    elif card == player.bottom != EMPTY:
        player.bottom = EMPTY
    elif card == UNKNOWN and any(player.middle):
        take(player.middle, card)
    elif UNKNOWN in player.top:
        player.top.remove(UNKNOWN)
    else:
        take(player.discard, card)


def out_of_turn(state: State, move_: Any, events: Events) -> None:
    """The effect of a move that nobody asked for. Raises NotThere if it means nothing without what asks for it."""
    seat = SEATS.index(move_.player if move_.actor == "chance" else move_.actor)
    own = Pending(move_.kind, seat)
    if seat >= len(state.players):
        raise NotThere(seat)
    _need(state, own, move_)
    if move_.kind in ("play", "buy") and seat == state.who and state.phase in (ACTION, BUY):
        rule_of(own).apply(state, own, move_, events)
    elif move_.kind in ("buy", "gain"):
        gain(state, seat, CARD[move_.card], events)
    elif move_.kind == "draw":
        _take_anywhere(state, own, move_, events)
    elif move_.kind == "trash" and move_.card is not None:
        trash(state, seat, numbers([move_.card])[0], "hand", events)
    elif move_.kind == "discard":
        move(state, seat, numbers(move_.cards), "hand", "discard", events)
    elif move_.kind == "top":
        put_on_deck(state, seat, numbers(move_.cards), "hand", events)
    else:
        raise NotThere(move_.kind)


# Whether all cards are there -------------------------------------------------------------------------------


def sound(before: State, after: State) -> bool:
    """Whether no card is lost, doubled or owed that was all right before."""
    if _totals(before) != _totals(after):
        return False
    return all(now >= min(0, then) for now, then in zip(_least(after), _least(before), strict=True))


def _totals(state: State) -> Sequence[int]:
    """How many cards of each kind there are, which piles, and how many cards each player has too many."""
    owned = [sum([player.owned[card] for player in state.players]) for card in range(UNKNOWN + 1)]
    there = [owned[card] + max(0, count) + state.trash[card] for card, count in enumerate(state.supply)]
    there.append(owned[UNKNOWN] + state.trash[UNKNOWN])
    piles = [int(count == EMPTY) for count in state.supply]
    return [*there, *piles, *(_surplus(state, seat) for seat in range(len(state.players)))]


def _surplus(state: State, seat: int) -> int:
    player = state.players[seat]
    sizes: list[int] = [sum(getattr(player, zone)) for zone in ZONES]
    zones = sum(sizes)
    zones += len(player.top) + len(player.aside) + int(player.bottom != EMPTY)
    if seat == state.who:
        zones += len([one for one in state.table if one.status != GONE])
    return zones - sum(player.owned)


def _least(state: State) -> list[int]:
    """The smallest number of anything, of the table and of each player: below 0 if a card was taken that was not
    there."""
    table = min(min(state.trash), min(state.tokens), *(count for count in state.supply if count != EMPTY), 0)
    return [table, *(_least_of(state, seat) for seat in range(len(state.players)))]


def _least_of(state: State, seat: int) -> int:
    player = state.players[seat]
    fewest: list[int] = [min(getattr(player, zone)) for zone in ZONES]
    return min(player.tokens, *fewest, *pool(state, seat))
