"""Dominion: Seaside: what can be done in a turn: one move of it, or every one. Sheet sections 2 and 4.2.

`turn` checks and plays these moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from operator import itemgetter

from dsnotation.core.game import Chooser
from dsnotation.games.seaside.components import (
    ACTIONS,
    AFFORDABLE,
    CARDS,
    COSTS,
    DEAREST,
    NAMES,
    SEATS,
    TREASURES,
    TREASURY,
    TYPES,
    UNKNOWN,
    VICTORY,
    CardName,
)
from dsnotation.games.seaside.knowledge import most
from dsnotation.games.seaside.moves import Buy, End, Play, Start
from dsnotation.games.seaside.state import ACTION as ACTION_PHASE
from dsnotation.games.seaside.state import EMPTY, PLAYED, Pending, State

# The moves of one card or none of each player, made once: they come up again and again.
_PLAY_ACTION = tuple(tuple(Play(seat, (card,)) for card in CARDS) for seat in SEATS)
_BUY = tuple(tuple(Buy(seat, card) for card in CARDS) for seat in SEATS)
_END = tuple(End(seat) for seat in SEATS)
_HOW_MANY = tuple(f"number of {NAMES[card]}" for card in TREASURES)
_cost_of = COSTS.__getitem__
_of_treasures = itemgetter(*TREASURES)
_of_actions = itemgetter(*ACTIONS)
# What may be done: what any sense would do stands first.
_AN_ACTION, _TREASURES, _GO_ON = "play an Action", "play Treasures", "go on"
_AN_ACTION_FIRST = (_AN_ACTION, _TREASURES, _GO_ON)
_AN_ACTION_ONLY = (_AN_ACTION, _GO_ON)
_TREASURES_ONLY = (_TREASURES, _GO_ON)

# Start of the turn -----------------------------------------------------------------------------------------


def compose_start(state: State, pending: Pending, choose: Chooser) -> Start:
    card = choose("effect", list(dict.fromkeys(state.effects)))
    return Start(SEATS[pending.player], CARDS[card])


# Playing ---------------------------------------------------------------------------------------------------


def compose_play(state: State, pending: Pending, choose: Chooser) -> Play | Buy | End:
    """A move of the turn. With any sense: Actions first, then all Treasures, then a purchase, dear ones rather."""
    hand = state.players[pending.player].hand
    held = _held(state, pending.player)
    actions = _playable(state, held)
    treasures = () if state.bought else _of_treasures(held)
    if actions:
        options = _AN_ACTION_FIRST if any(treasures) else _AN_ACTION_ONLY
    elif any(treasures):
        options = _TREASURES_ONLY
    else:
        return compose_buy(state, pending, choose)
    first = choose("what to do", options, options[:1])
    if first is _AN_ACTION:
        card = choose("Action", actions) if len(actions) > 1 else actions[0]
        return _PLAY_ACTION[pending.player][card]
    if first is _TREASURES:
        return Play(SEATS[pending.player], _some(hand, treasures, choose))
    return compose_buy(state, pending, choose)


def _held(state: State, seat: int) -> Sequence[int]:
    """How many of each card may be in hand."""
    hand = state.players[seat].hand
    return most(state, seat, hand) if hand[UNKNOWN] else hand


def _playable(state: State, held: Sequence[int]) -> list[int]:
    """The Actions that may be played now."""
    if state.phase != ACTION_PHASE or state.actions <= 0:
        return []
    return list(compress(ACTIONS, _of_actions(held)))


def _some(hand: Sequence[int], counts: Sequence[int], choose: Chooser) -> tuple[CardName, ...]:
    """So many of each Treasure, at least one; with any sense all. Cards that nobody can name stand for one
    Treasure each."""
    picked: list[CardName] = []
    unknown = hand[UNKNOWN]
    for place, card in enumerate(TREASURES):
        if not counts[place]:
            continue
        at_least = 0 if picked or any(counts[place + 1 :]) else 1
        number = at_most = min(counts[place], hand[card] + unknown)
        if at_least < at_most:
            number = choose(_HOW_MANY[place], range(at_most, at_least - 1, -1), (at_most,))
        picked += [CARDS[card]] * number
        if number > hand[card]:
            unknown -= number - hand[card]
    return tuple(picked)


def every_play(state: State, pending: Pending) -> Iterator[Play | Buy | End]:
    """Every move of the turn."""
    hand = state.players[pending.player].hand
    held = _held(state, pending.player)
    for card in _playable(state, held):
        yield _PLAY_ACTION[pending.player][card]
    counts = [0] * len(TREASURES) if state.bought else _of_treasures(held)
    for chosen in _every_number(hand, counts, hand[UNKNOWN]):
        cards = tuple(CARDS[card] for card, number in zip(TREASURES, chosen, strict=False) for _ in range(number))
        if cards:
            yield Play(SEATS[pending.player], cards)
    yield from every_buy(state, pending)


def _every_number(
    hand: Sequence[int], counts: Sequence[int], unknown: int, place: int = 0
) -> Iterator[tuple[int, ...]]:
    """Every choice of so many of each Treasure, of which `unknown` at most are cards that nobody can name."""
    if place == len(counts):
        yield ()
        return
    held = hand[TREASURES[place]]
    for number in range(min(counts[place], held + unknown), -1, -1):
        for others in _every_number(hand, counts, unknown - max(0, number - held), place + 1):
            yield (number, *others)


# Buying ----------------------------------------------------------------------------------------------------


def can_buy(state: State) -> list[int]:
    """The cards that can be paid for and have one in their pile."""
    supply = state.supply
    coins = state.coins + state.coins_unknown
    return [card for card in AFFORDABLE[coins if coins < DEAREST else DEAREST] if supply[card] > 0]


def compose_buy(state: State, pending: Pending, choose: Chooser) -> Buy | End:
    cards = can_buy(state) if state.buys else []
    if not cards:
        return compose_end(state, pending, choose)
    dearest = max(map(_cost_of, cards))
    sensible = [card for card in cards if COSTS[card] == dearest] if dearest else [EMPTY]
    card = choose("card to buy", [*cards, EMPTY], sensible)
    return compose_end(state, pending, choose) if card == EMPTY else _BUY[pending.player][card]


def every_buy(state: State, pending: Pending) -> Iterator[Buy | End]:
    if state.buys:
        for card in can_buy(state):
            yield _BUY[pending.player][card]
    yield from every_end(state, pending)


# Clean-up --------------------------------------------------------------------------------------------------


def treasuries(state: State) -> int:
    """How many Treasuries may be put on the deck (sheet 5.1, 24)."""
    in_play = treasuries_in_play(state)
    if not in_play:
        return 0
    if state.options.treasury_text == "2022":
        blocked = state.gains_victory
    else:
        blocked = any(TYPES[card] & VICTORY for card in state.purchases)
    return 0 if blocked else in_play


def treasuries_in_play(state: State) -> int:
    """How many Treasuries the Clean-up would discard."""
    return len([one for one in state.table if one.card == TREASURY and one.status == PLAYED])


def compose_end(state: State, pending: Pending, choose: Chooser) -> End:
    count = treasuries(state)
    if not count:
        return _END[pending.player]
    number = choose("Treasuries onto the deck", list(range(count + 1)), [count])
    return End(SEATS[pending.player], (CARDS[TREASURY],) * number)


def every_end(state: State, pending: Pending) -> Iterator[End]:
    for number in range(treasuries(state) + 1):
        yield End(SEATS[pending.player], (CARDS[TREASURY],) * number)
