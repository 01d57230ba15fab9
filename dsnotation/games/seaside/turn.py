"""Dominion: Seaside: the moves of a turn: the order of start-of-turn effects, playing, buying, the Clean-up.

Sheet sections 2, 4.1 and 4.2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, joined, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import (
    ACTION,
    AFFORDABLE,
    BASIC,
    CARD,
    CARDS,
    CODES,
    COINS,
    COSTS,
    COUNT,
    CURSE_CARD,
    DEAREST,
    KINGDOM_PILES,
    NAMES,
    SEATS,
    TREASURE,
    TREASURES,
    TREASURY,
    TYPES,
    UNKNOWN,
    VICTORY,
    CardName,
)
from dsnotation.games.seaside.deck_checks import in_codes
from dsnotation.games.seaside.effects import add, everything, gain, move, to_table
from dsnotation.games.seaside.flow import begin_effect, discard_from_play, new_hand, play_card, settle_outposts
from dsnotation.games.seaside.hand import candidates, check_held, numbers
from dsnotation.games.seaside.knowledge import most, take_all
from dsnotation.games.seaside.moves import Buy, End, Play, Start
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import decide
from dsnotation.games.seaside.state import (
    ACTION as ACTION_PHASE,
)
from dsnotation.games.seaside.state import (
    BUY,
    CLEAN_UP,
    EMPTY,
    LAID_DOWN,
    PLAYED,
    Pending,
    State,
)
from dsnotation.games.seaside.telling import Events

# Moves of one card or none, made once: the same come up again and again.
_PLAY, _BUY = (
    tuple(tuple(make(seat, card) for card in CARDS) for seat in SEATS)
    for make in (lambda seat, card: Play(seat, (card,)), Buy)
)
_END = tuple(End(seat) for seat in SEATS)
_HOW_MANY = tuple(f"number of {NAMES[card]}" for card in TREASURES)
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


def compose_start(state: State, pending: Pending, choose: Chooser) -> Start:
    card = choose("effect", list(dict.fromkeys(state.effects)))
    return Start(SEATS[pending.player], CARDS[card])


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


def compose_play(state: State, pending: Pending, choose: Chooser) -> Play | Buy | End:
    """A move of the turn. With any sense: Actions first, then all Treasures, then a purchase, dear ones rather."""
    hand = state.players[pending.player].hand
    seat = SEATS[pending.player]
    actions = treasures = None
    options = []
    if state.phase == ACTION_PHASE and state.actions > 0:
        actions = [card for card in candidates(state, pending.player, hand) if TYPES[card] & ACTION]
        if actions:
            options.append("play an Action")
    if not state.bought:
        treasures = _treasures(state, pending.player)
        if treasures:
            options.append("play Treasures")
    options.append("go on")
    first = choose("what to do", options, options[:1])
    if first == "play an Action" and actions:
        card = choose("Action", actions)
        return _PLAY[pending.player][card]
    if first == "play Treasures" and treasures:
        return Play(seat, _some(hand, treasures, choose))
    return compose_buy(state, pending, choose)


def _treasures(state: State, seat: int) -> list[int]:
    """How many of each Treasure may be in hand, by its number."""
    hand = state.players[seat].hand
    held = most(state, seat, hand) if hand[UNKNOWN] else hand
    counts = [held[card] for card in TREASURES]
    return counts if any(counts) else []


def _some(hand: Sequence[int], counts: Sequence[int], choose: Chooser) -> tuple[CardName, ...]:
    """So many of each Treasure, at least one; with any sense all. Cards that nobody can name stand for one
    Treasure each."""
    picked: list[CardName] = []
    unknown = hand[UNKNOWN]
    for place, card in enumerate(TREASURES):
        last = not picked and not any(counts[place + 1 :])
        at_most = min(counts[place], hand[card] + unknown)
        numbers_ = range(at_most, (1 if last else 0) - 1, -1)
        number = choose(_HOW_MANY[place], numbers_, (at_most,))
        picked += [CARDS[card]] * number
        unknown -= max(0, number - hand[card])
    return tuple(picked)


def every_play(state: State, pending: Pending) -> Iterator[Play | Buy | End]:
    """Every move of the turn."""
    seat = SEATS[pending.player]
    hand = state.players[pending.player].hand
    if state.phase == ACTION_PHASE and state.actions > 0:
        for card in candidates(state, pending.player, hand):
            if TYPES[card] & ACTION:
                yield Play(seat, (CARDS[card],))
    counts = [0] * len(TREASURES) if state.bought else _treasures(state, pending.player)
    for chosen in _every_number(hand, counts, hand[UNKNOWN]):
        cards = tuple(CARDS[card] for card, number in zip(TREASURES, chosen, strict=False) for _ in range(number))
        if cards:
            yield Play(seat, cards)
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
    codes = " ".join(CODES[card] for card in _can_buy(state))
    hand = state.players[state.who].hand
    left = in_codes([card for card in TREASURES for _ in range(hand[card])])
    unplayed = (say("in hand, not played: {cards}", cards=left),) if left and not state.bought else ()
    return (*((say("can be bought: {cards}", cards=codes),) if codes else ()), *unplayed)


def _can_buy(state: State) -> list[int]:
    coins = state.coins + state.coins_unknown
    supply = state.supply
    return [card for card in AFFORDABLE[min(coins, DEAREST)] if supply[card] > 0]


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


def compose_buy(state: State, pending: Pending, choose: Chooser) -> Buy | End:
    cards = _can_buy(state) if state.buys else []
    if not cards:
        return compose_end(state, pending, choose)
    dearest = max([COSTS[card] for card in cards])
    sensible = [card for card in cards if COSTS[card] == dearest] if dearest else [EMPTY]
    card = choose("card to buy", [*cards, EMPTY], sensible)
    return compose_end(state, pending, choose) if card == EMPTY else _BUY[pending.player][card]


def every_buy(state: State, pending: Pending) -> Iterator[Buy | End]:
    if state.buys:
        for card in _can_buy(state):
            yield Buy(SEATS[pending.player], CARDS[card])
    yield from every_end(state, pending)


# Clean-up --------------------------------------------------------------------------------------------------


def _treasuries(state: State) -> int:
    """How many Treasuries may be put on the deck (sheet 5.1, 24)."""
    in_play = _treasuries_in_play(state)
    if not in_play:
        return 0
    if state.options.treasury_text == "2022":
        blocked = state.gains_victory
    else:
        blocked = any(TYPES[card] & VICTORY for card in state.purchases)
    return 0 if blocked else in_play


def _treasuries_in_play(state: State) -> int:
    return len([one for one in state.table if one.card == TREASURY and one.status == PLAYED])


def check_end(state: State, pending: Pending, end: End, report: Report) -> None:
    for place, name in enumerate(end.top):
        if CARD[name] != TREASURY:
            message = say("{card} can't be put on the deck in the Clean-up", card=called(name))
            report("SE0424", message, field=("top", place))
            return
    allowed = _treasuries(state)
    in_play = _treasuries_in_play(state)
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
    settle_outposts(state)
    hand = state.players[state.who].hand
    discard_from_play(state, events, numbers(end.top))
    move(state, state.who, everything(hand), "hand", "discard", events)
    new_hand(state, events)


def compose_end(state: State, pending: Pending, choose: Chooser) -> End:
    count = _treasuries(state)
    if not count:
        return _END[pending.player]
    number = choose("Treasuries onto the deck", list(range(count + 1)), [count])
    return End(SEATS[pending.player], (CARDS[TREASURY],) * number)


def every_end(state: State, pending: Pending) -> Iterator[End]:
    for number in range(_treasuries(state) + 1):
        yield End(SEATS[pending.player], (CARDS[TREASURY],) * number)


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
    if isinstance(move_, Play):
        apply_play(state, pending, move_, events)
    elif isinstance(move_, Buy):
        apply_buy(state, pending, move_, events)
    else:
        apply_end(state, pending, move_, events)


# All three kinds are accepted at any of these decisions: a play that comes too late breaks a rule of its own.
decide("start", None, "SE0211", check_start, apply_start, compose_start)
decide("play", None, "SE0212", check_turn, apply_turn, compose_play, every_play, ("buy", "end"))
decide("buy", None, "SE0206", check_turn, apply_turn, compose_buy, every_buy, ("end", "play"))
decide("end", None, "SE0213", check_turn, apply_turn, compose_end, every_end, ("play", "buy"))
