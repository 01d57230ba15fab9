"""Dominion: Seaside: the moves of a turn: the order of start-of-turn effects, playing, buying, the Clean-up.
`turn_choices` makes them.

Sheet sections 2, 4.1 and 4.2.
"""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.messages import Message, joined, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import (
    ACTION,
    BASIC,
    CARD,
    CODES,
    COINS,
    COSTS,
    COUNT,
    CURSE_CARD,
    KINGDOM_PILES,
    NAMES,
    SEATS,
    TREASURE,
    TREASURES,
    TREASURY,
    TYPES,
)
from dsnotation.games.seaside.deck_checks import in_codes
from dsnotation.games.seaside.effects import add, gain, move_all, to_table
from dsnotation.games.seaside.flow import begin_effect, discard_from_play, new_hand, play_card, settle_outposts
from dsnotation.games.seaside.hand import check_held, numbers
from dsnotation.games.seaside.knowledge import take_all
from dsnotation.games.seaside.moves import Buy, End, Play, Start
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import Apply, decide
from dsnotation.games.seaside.state import (
    ACTION as ACTION_PHASE,
)
from dsnotation.games.seaside.state import (
    BUY,
    CLEAN_UP,
    EMPTY,
    LAID_DOWN,
    Pending,
    State,
)
from dsnotation.games.seaside.telling import Events
from dsnotation.games.seaside.turn_choices import (
    can_buy,
    compose_buy,
    compose_end,
    compose_play,
    compose_start,
    every_buy,
    every_end,
    every_play,
    treasuries,
    treasuries_in_play,
)

TURN_MOVES = ("play", "buy", "end")

# Start of the turn -----------------------------------------------------------------------------------------


def check_start(state: State, pending: Pending, start: Start, report: Report) -> None:
    card = CARD[start.card]
    if card not in state.effects:
        due = joined(called(NAMES[effect]) for effect in dict.fromkeys(state.effects))
        hints = (say("still to come: {cards}", cards=due),)
        message = say("{card} does nothing now", card=called(start.card))
        report("SE0211", message, field=("card",), about=(_due(state),), hints=hints)


def apply_start(state: State, pending: Pending, start: Start, events: Events) -> None:
    begin_effect(state, CARD[start.card], 1, events)


def _due(state: State) -> str:
    return f"effects:{SEATS[state.who]}"


# Playing ---------------------------------------------------------------------------------------------------


def check_play(state: State, pending: Pending, play: Play, report: Report) -> None:
    cards = numbers(play.cards)
    if not cards:
        report("SE0210", say("no card is played"), field=("cards",))
        return
    complain = report.unverified if state.unsure else report
    if all(TYPES[card] & TREASURE for card in cards):
        if state.bought:
            message = say("Treasures are played before the first card is bought")
            complain("SE0204", message, about=("due:phase",))
    elif len(cards) > 1 or not TYPES[cards[0]] & ACTION:
        _report_unplayable(cards, report)
        return
    elif state.phase != ACTION_PHASE:
        message = say("Actions are played before Treasures")
        complain("SE0204", message, field=("cards", 0), about=("due:phase",))
    elif not state.actions:
        message = say("{seat} has no Action left", seat=SEATS[state.who])
        complain("SE0205", message, field=("cards", 0), about=("due:actions",))
    check_held(state, pending.player, state.players[pending.player].hand, cards, report)


def _report_unplayable(cards: Sequence[int], report: Report) -> None:
    for place, card in enumerate(cards):
        if not TYPES[card] & (ACTION | TREASURE):
            message = say("{card} can't be played", card=called(NAMES[card]))
            report("SE0210", message, field=("cards", place))
            return
    hints = (say("one Action is played after the other, and Treasures after all Actions"),)
    report("SE0210", say("an Action is played alone"), field=("cards",), hints=hints)


def apply_play(state: State, pending: Pending, play: Play, events: Events) -> None:
    cards = numbers(play.cards)
    if TYPES[cards[0]] & TREASURE:
        state.phase = BUY
        take_all(state.players[state.who].hand, cards)
        state.table += [LAID_DOWN[card] for card in cards]
        events.note(telling.laid_down, state.who, cards)
        add(state, events, coins=sum([COINS[card] for card in cards]))
        return
    state.actions = max(0, state.actions - 1)
    place = to_table(state, state.who, cards[0], events)
    play_card(state, cards[0], place, events)


# Buying ----------------------------------------------------------------------------------------------------


def check_buy(state: State, pending: Pending, buy: Buy, report: Report) -> None:
    card = CARD[buy.card]
    complain = report.unverified if state.unsure else report
    if not state.buys:
        message = say("{seat} has no Buy left", seat=SEATS[state.who])
        complain("SE0206", message, field=("card",), about=("due:buys",))
        if not state.unsure:
            return  # what could be paid says nothing any more
    if not _is_pile(state, card, report, "card"):
        return
    if state.supply[card] == 0:
        message = say("the {card} pile is empty", card=called(buy.card))
        report("SE0208", message, field=("card",), about=(f"pile:{buy.card}",))
    cost, coins = COSTS[card], state.coins
    if cost > coins + state.coins_unknown:
        message = several(
            coins,
            "{card} costs {cost}, {seat} has {count} coin",
            "{card} costs {cost}, {seat} has {count} coins",
            card=called(buy.card),
            cost=cost,
            seat=SEATS[state.who],
        )
        complain("SE0207", message, field=("card",), about=("due:coins",), hints=_affordable(state))
    elif cost > coins:
        message = several(
            cost,
            "nobody can tell whether there was {count} coin for {card}",
            "nobody can tell whether there were {count} coins for {card}",
            card=called(buy.card),
        )
        report.unverified("SE0207", message, field=("card",))
    if state.tokens_unknown and state.supply[CURSE_CARD]:
        message = say(
            "nobody wrote which pile has an Embargo token; perhaps {card} brought {curse:a}",
            card=called(buy.card),
            curse=called("Curse"),
        )
        report.unverified("SE0405", message, field=("card",))


def _is_pile(state: State, card: int, report: Report, field: str) -> bool:
    if state.supply[card] != EMPTY:
        return True
    piles = [pile for pile in range(COUNT) if state.supply[pile] != EMPTY]
    name = called(NAMES[card])
    hints = [say("piles: {cards}", cards=" ".join(CODES[pile] for pile in piles))]
    if state.piles_unknown:
        hints.append(
            say(
                "a pile that is used has its name in the Kingdom tag: write {card} there instead of a ?", card=name
            )
        )
    elif len(piles) < len(BASIC) + KINGDOM_PILES:
        hints.append(say("the Kingdom tag names fewer than ten cards; perhaps {card} is missing there", card=name))
    message = say("{card} is not in the supply of this game", card=name)
    report("SE0209", message, field=(field,), hints=tuple(hints))
    return False


def _affordable(state: State) -> tuple[Message, ...]:
    """What can be bought, and the Treasures that were not played."""
    codes = " ".join(CODES[card] for card in can_buy(state))
    hand = state.players[state.who].hand
    left = in_codes([card for card in TREASURES for _ in range(hand[card])])
    unplayed = (say("in hand, not played: {cards}", cards=left),) if left and not state.bought else ()
    return (*((say("can be bought: {cards}", cards=codes),) if codes else ()), *unplayed)


def apply_buy(state: State, pending: Pending, buy: Buy, events: Events) -> None:
    card = CARD[buy.card]
    state.phase = BUY
    state.bought = True
    state.buys = max(0, state.buys - 1)
    short = max(0, COSTS[card] - state.coins)
    state.coins = state.coins - COSTS[card] + short
    state.coins_unknown = max(0, state.coins_unknown - short)
    state.purchases.append(card)
    # The penalty comes with the purchase, before the card is gained (sheet 4.2).
    for _ in range(state.tokens[card]):
        if not gain(state, state.who, CURSE_CARD, events):
            break
    gain(state, state.who, card, events, bought=True)


# Clean-up --------------------------------------------------------------------------------------------------


def check_end(state: State, pending: Pending, end: End, report: Report) -> None:
    for place, name in enumerate(end.top):
        if CARD[name] != TREASURY:
            message = say("{card} can't be put on the deck in the Clean-up", card=called(name))
            report("SE0424", message, field=("top", place))
            return
    allowed = treasuries(state)
    in_play = treasuries_in_play(state)
    if len(end.top) > in_play:
        message = say(
            "{seat} has {number} {card} in play, not {written}",
            seat=SEATS[state.who],
            number=in_play,
            card=called("Treasury"),
            written=len(end.top),
        )
        report("SE0424", message, field=("top",), about=(f"play:{SEATS[state.who]}",))
    elif len(end.top) > allowed:
        card = called("Treasury")
        if state.options.treasury_text == "2022":
            message = say(
                "{card:a} can't be put on the deck after a Victory card was gained in the Buy phase", card=card
            )
        else:
            message = say("{card:a} can't be put on the deck after a Victory card was bought", card=card)
        report("SE0424", message, field=("top",), about=("due:purchases",))


def apply_end(state: State, pending: Pending, end: End, events: Events) -> None:
    state.phase = CLEAN_UP
    if state.outposts:
        settle_outposts(state)
    discard_from_play(state, events, numbers(end.top) if end.top else [])
    move_all(state, state.who, "hand", "discard", events)
    new_hand(state, events)


def check_turn(state: State, pending: Pending, move_: Play | Buy | End, report: Report) -> None:
    """Whichever move of a turn it is."""
    if isinstance(move_, Play):
        check_play(state, pending, move_, report)
    elif isinstance(move_, Buy):
        check_buy(state, pending, move_, report)
    else:
        check_end(state, pending, move_, report)


def apply_turn(state: State, pending: Pending, move_: Play | Buy | End, events: Events) -> None:
    """Whichever move of a turn it is."""
    _APPLY[move_.kind](state, pending, move_, events)


_APPLY: dict[str, Apply] = {"play": apply_play, "buy": apply_buy, "end": apply_end}


# All three kinds are accepted at any of these decisions: a play that comes too late breaks a rule of its own.
decide("start", None, "SE0211", check_start, apply_start, compose_start)
decide("play", None, "SE0212", check_turn, apply_turn, compose_play, every_play, ("buy", "end"))
decide("buy", None, "SE0206", check_turn, apply_turn, compose_buy, every_buy, ("end", "play"))
decide("end", None, "SE0213", check_turn, apply_turn, compose_end, every_end, ("play", "buy"))
