"""Dominion: Seaside: the sequence of play. Sheet sections 2, 3 and 4.1.

`advance` runs whatever is automatic until somebody has to decide something, and leaves that in `state.pending`.
"""

from __future__ import annotations

from dsnotation.core.messages import Message, joined, say, several
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import (
    HAND_SIZE,
    HAVEN,
    NAMES,
    OUTPOST,
    PROVINCE,
    SEATS,
    START_DECK,
    TABLE,
)
from dsnotation.games.seaside.effects import add, ask_off_deck, everything, keep
from dsnotation.games.seaside.knowledge import put_all
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import EFFECTS, TASKS, task
from dsnotation.games.seaside.state import (
    ACTION,
    EMPTY,
    LAID_DOWN,
    OVER,
    PLAYED,
    SETUP,
    START,
    STAYING,
    Pending,
    State,
    no_cards,
    pending_for,
)
from dsnotation.games.seaside.telling import Events

OUTPOST_HAND = 3
_PLAY, _BUY, _END, _TURN_END = (
    tuple(Pending(kind, seat) for seat in range(len(SEATS))) for kind in ("play", "buy", "end", "turn-end")
)


def advance(state: State, events: Events) -> None:
    """Plays on until there is a decision or the game is over."""
    pending = state.pending
    while (phase := state.phase) != OVER:
        if pending:
            run = TASKS.get(pending[-1].kind)
            if run is None:
                return
            run(state, pending.pop(), events)
        elif phase == START:
            _next_effect(state, events)
        elif phase == SETUP:
            begin_turn(state, 0, events, extra=False)
        else:
            pending.append(_due(state))
            return


def _due(state: State) -> Pending:
    """The decision that the turn asks for when nothing else is pending."""
    if not state.buys:
        return _END[state.who]
    return _BUY[state.who] if state.bought else _PLAY[state.who]


def begin_turn(state: State, seat: int, events: Events, *, extra: bool) -> None:
    """A turn: what stayed in play will be discarded at its end, and does now what it still has to do."""
    if seat == 0 and not extra:
        state.turn += 1
    player = state.players[seat]
    state.who = seat
    state.extra = extra
    state.phase = START if player.later else ACTION
    state.actions = state.buys = 1
    state.coins = state.coins_unknown = 0
    state.bought = state.gains_victory = False
    state.unsure = player.unsettled
    player.unsettled = False
    state.gains = []
    state.purchases = []
    state.outposts = 0
    state.table = []
    if any(player.staying):
        state.table = [LAID_DOWN[card] for card in everything(player.staying)]
        player.staying = no_cards()
    state.effects = sorted(player.later)
    player.later = []
    events.note(telling.turn_began, seat, state.turn, extra)


# Start of a turn -------------------------------------------------------------------------------------------


def is_plain(card: int) -> bool:
    """Whether what a Duration does later brings no cards, so that its order makes no difference."""
    return not TABLE[card].later.cards and card != HAVEN


def _next_effect(state: State, events: Events) -> None:
    """Carries out what needs no choice of order, and asks for one where there is a choice (sheet 4.2)."""
    if state.effects:
        for card in [card for card in state.effects if is_plain(card)]:
            begin_effect(state, card, 1, events)
    if not state.effects:
        state.phase = ACTION
        return
    kinds = set(state.effects)
    if len(kinds) > 1:
        state.pending.append(Pending("start", state.who))
    else:
        begin_effect(state, state.effects[0], len(state.effects), events)


def begin_effect(state: State, card: int, times: int, events: Events) -> None:
    """What a Duration does at the start of the turn; several of a kind draw their cards together."""
    player = state.players[state.who]
    bonus = TABLE[card].later
    for _ in range(times):
        state.effects.remove(card)
        events.note(telling.effect_began, state.who, card)
        add(state, events, bonus.actions, bonus.buys, bonus.coins)
        if card == HAVEN:
            kept = player.aside.pop(0)
            player.hand[kept] += 1
            events.note(telling.moved, state.who, (kept,), "aside", "hand")
    if bonus.cards:
        ask_off_deck(state, state.who, "draw", bonus.cards * times, card)


# Cards take effect -----------------------------------------------------------------------------------------


def play_card(state: State, card: int, place: int, events: Events, *, again: bool = False) -> None:
    """A card in play takes effect: its plain numbers, then its text."""
    events.note(telling.played, state.who, card, again)
    now = TABLE[card].now
    add(state, events, now.actions, now.buys, now.coins)
    if card in EFFECTS:
        state.pending.append(pending_for("effect", state.who, card, 0, place))
    if now.cards:
        ask_off_deck(state, state.who, "draw", now.cards, card)


@task("again")
def _again(state: State, todo: Pending, events: Events) -> None:
    """The second time that Throne Room plays a card."""
    play_card(state, todo.card, todo.place, events, again=True)


# Clean-up --------------------------------------------------------------------------------------------------


def new_hand(state: State, events: Events) -> None:
    """After the discarding: the new hand, unless the game is over, and then the next turn (sheet 2, 3 and 5.1,
    16).

    A game that ends with this turn needs no new hand: nobody will play it.
    """
    state.pending.append(_TURN_END[state.who])
    if why_ended(state) is None:
        count = OUTPOST_HAND if _draws_three(state) else HAND_SIZE
        ask_off_deck(state, state.who, "draw", count, EMPTY)


def takes_extra_turn(state: State) -> bool:
    """Whether an Outpost of this turn gives another one: never a third in a row."""
    return state.outposts > 0 and not state.extra


def _draws_three(state: State) -> bool:
    if state.options.outpost_text == "2022":
        return takes_extra_turn(state)
    return state.outposts > 0


@task("turn-end")
def _turn_end(state: State, todo: Pending, events: Events) -> None:
    """The turn is over: the game may be, too, and then no extra turn follows (sheet 3)."""
    player = state.players[todo.player]
    if not state.extra or state.options.tiebreak_count_extra_turns == "yes":
        player.turns += 1
    player.last_gains = state.gains if state.options.smugglers_counts == "gained" else state.purchases
    reason = why_ended(state)
    if reason is not None:
        state.gains = []
        state.purchases = []
        state.phase = OVER
        state.why_over = reason
        events.note(telling.ended, reason)
    elif takes_extra_turn(state):
        begin_turn(state, todo.player, events, extra=True)
    else:
        begin_turn(state, (todo.player + 1) % len(state.players), events, extra=False)


def why_ended(state: State) -> Message | None:
    """Why the game ends at the end of this turn; None if it goes on."""
    if state.supply[PROVINCE] == 0:
        return say("the {card:many} are gone", card=called("Province"))
    if 0 not in state.supply or state.supply.count(0) < piles_to_end(state):
        return None
    empty = [called(NAMES[card]) for card, count in enumerate(state.supply) if count == 0]
    return several(
        len(empty), "{count} pile is empty: {cards}", "{count} piles are empty: {cards}", cards=joined(empty)
    )


def piles_to_end(state: State) -> int:
    """How many empty piles end the game."""
    if state.options.empty_piles_to_end != "by-players":
        return int(state.options.empty_piles_to_end)
    return 3 if len(state.players) <= 4 else 4


def settle_outposts(state: State) -> None:
    """An Outpost stays in play only if its extra turn follows (sheet 5.1, 16)."""
    if not takes_extra_turn(state):
        return
    for place, played in enumerate(state.table):
        if played.card == OUTPOST and played.status == PLAYED and played.works:
            keep(state, place)


def discard_from_play(state: State, events: Events, top: list[int]) -> None:
    """Everything in play that has nothing left to do goes to the discard pile, `top` onto the deck instead."""
    player = state.players[state.who]
    discarded = [played.card for played in state.table if played.status == PLAYED]
    if len(discarded) < len(state.table):
        put_all(player.staying, [played.card for played in state.table if played.status == STAYING])
    state.table = []
    for card in top:
        discarded.remove(card)
    player.top += top
    put_all(player.discard, discarded)
    if discarded:
        events.note(telling.moved, state.who, discarded, "play", "discard")
    if top:
        events.note(telling.moved, state.who, top, "play", "deck-top")


def deal_decks(state: State) -> None:
    """Each player's first deck, and who is to be dealt a hand (sheet 1.2)."""
    for seat, player in enumerate(state.players):
        for card, count in START_DECK.items():
            player.owned[card] = player.middle[card] = count
        state.pending.insert(0, Pending("deal", seat, EMPTY, HAND_SIZE))
