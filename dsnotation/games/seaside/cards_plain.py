"""Dominion: Seaside: Embargo, Explorer, Island, Salvager, Smugglers, Treasure Map, Warehouse. Sheet section
5.1."""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.cards_durations import compose_aside, every_aside
from dsnotation.games.seaside.components import (
    CARD,
    CARDS,
    CODES,
    COSTS,
    GOLD,
    NAMES,
    PROVINCE,
    SEATS,
    SILVER,
    TREASURE_MAP,
    UNKNOWN,
    UNSEEN,
)
from dsnotation.games.seaside.deck import every_choice
from dsnotation.games.seaside.effects import add, gain, leave_table, move, trash
from dsnotation.games.seaside.hand import NUMBER, candidates, check_held, check_number, numbers, pick, zone_parts
from dsnotation.games.seaside.knowledge import least, most, show
from dsnotation.games.seaside.moves import Aside, Discard, Gain, PlaceEmbargo, Reveal, Trash
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import decide, effect
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.games.seaside.telling import Events, named

SMUGGLERS_COST = 6
MAP_GOLDS = 4


def _hand(state: State, pending: Pending) -> list[int]:
    return state.players[pending.player].hand


# Embargo (5) -----------------------------------------------------------------------------------------------


@effect("Embargo")
def _embargo(state: State, task: Pending, events: Events) -> None:
    """Trashes itself and asks for a pile; under the text of 2019 only if it was trashed."""
    trashed = leave_table(state, task.place, "trash", events)
    if trashed or state.options.embargo_text == "2009":
        state.pending.append(task.then("embargo"))


def check_embargo(state: State, pending: Pending, move_: PlaceEmbargo, report: Report) -> None:
    if move_.pile == "?":
        message = say("nobody wrote which pile got the token")
        report.unverified("SE0405", message, field=("pile",))
    elif state.supply[CARD[move_.pile]] == EMPTY:
        message = say("{card} is not in the supply of this game", card=called(move_.pile))
        report("SE0405", message, field=("pile",))


def apply_embargo(state: State, pending: Pending, move_: PlaceEmbargo, events: Events) -> None:
    if move_.pile == "?":
        state.tokens_unknown += 1
    else:
        state.tokens[CARD[move_.pile]] += 1
    events.note(telling.token_placed, pending.player, move_.pile)


def compose_embargo(state: State, pending: Pending, choose: Chooser) -> PlaceEmbargo:
    piles = [card for card, count in enumerate(state.supply) if count != EMPTY]
    return PlaceEmbargo(SEATS[pending.player], NAMES[choose("pile", piles)])


decide("embargo", "Embargo", "SE0405", check_embargo, apply_embargo, compose_embargo)


# Explorer (6) ----------------------------------------------------------------------------------------------


@effect("Explorer")
def _explorer(state: State, task: Pending, events: Events) -> None:
    """Asks for a Province if there may be one; else a Silver comes."""
    if most(state, task.player, _hand(state, task))[PROVINCE]:
        state.pending.append(task.then("reveal"))
    else:
        gain(state, task.player, SILVER, events, "hand")


def check_explorer(state: State, pending: Pending, move_: Reveal, report: Report) -> None:
    if move_.cards and move_.cards != ("Province",):
        message = say("{card:a} is revealed, or nothing", card=called("Province"))
        report("SE0406", message, field=("cards",))
    else:
        cards = numbers(move_.cards)
        check_held(state, pending.player, _hand(state, pending), cards, report, "cards")


def apply_explorer(state: State, pending: Pending, move_: Reveal, events: Events) -> None:
    if move_.cards:
        show(_hand(state, pending), [PROVINCE])
        events.note(telling.shown, pending.player, move_.cards)
    gain(state, pending.player, GOLD if move_.cards else SILVER, events, "hand")


def compose_explorer(state: State, pending: Pending, choose: Chooser) -> Reveal:
    shown = choose("Explorer", ("a Province", "nothing"))
    return Reveal(SEATS[pending.player], ("Province",) if shown == "a Province" else ())


decide("reveal", "Explorer", "SE0406", check_explorer, apply_explorer, compose_explorer)


# Island (10) -----------------------------------------------------------------------------------------------


@effect("Island")
def _island(state: State, task: Pending, events: Events) -> None:
    """Goes onto the mat, with a card from the hand if there is one; a second time only the card."""
    leave_table(state, task.place, "island-mat", events)
    if any(_hand(state, task)):
        state.pending.append(task.then("aside"))


def check_island(state: State, pending: Pending, aside: Aside, report: Report) -> None:
    check_held(state, pending.player, _hand(state, pending), [NUMBER[aside.card]], report, "card")


def apply_island(state: State, pending: Pending, aside: Aside, events: Events) -> None:
    move(state, pending.player, [NUMBER[aside.card]], "hand", "island-mat", events)


decide("aside", "Island", "SE0410", check_island, apply_island, compose_aside, every_aside)


# Salvager (19) ---------------------------------------------------------------------------------------------


@effect("Salvager")
def _salvager(state: State, task: Pending, events: Events) -> None:
    """Asks for a card to trash, if there is one."""
    if any(_hand(state, task)):
        state.pending.append(task.then("trash"))


def check_salvager(state: State, pending: Pending, move_: Trash, report: Report) -> None:
    if move_.card is None:
        report("SE0419", say("a card from the hand must be trashed"), field=("card",))
    else:
        check_held(state, pending.player, _hand(state, pending), [NUMBER[move_.card]], report, "card")


def apply_salvager(state: State, pending: Pending, move_: Trash, events: Events) -> None:
    assert move_.card is not None
    possible = candidates(state, pending.player, _hand(state, pending))
    card = trash(state, pending.player, NUMBER[move_.card], "hand", events)
    if card != UNKNOWN:
        add(state, events, coins=COSTS[card])
    else:
        costs = [COSTS[one] for one in possible]
        add(state, events, coins=min(costs), coins_unknown=max(costs) - min(costs))


def compose_salvager(state: State, pending: Pending, choose: Chooser) -> Trash:
    [card] = pick(choose, _hand(state, pending), 1, "card to trash")
    return Trash(SEATS[pending.player], NAMES[card])


def every_salvager(state: State, pending: Pending) -> Iterator[Trash]:
    for card in candidates(state, pending.player, _hand(state, pending)):
        yield Trash(SEATS[pending.player], NAMES[card])


decide("trash", "Salvager", "SE0419", check_salvager, apply_salvager, compose_salvager, every_salvager)


# Smugglers (21) --------------------------------------------------------------------------------------------


def smuggled(state: State) -> list[int]:
    """What the player to the right gained in the own last turn, costs up to 6 and is still in the supply."""
    right = state.players[state.who - 1]
    return [
        card
        for card in dict.fromkeys(right.last_gains)
        if COSTS[card] <= SMUGGLERS_COST and state.supply[card] > 0
    ]


@effect("Smugglers")
def _smugglers(state: State, task: Pending, events: Events) -> None:
    """Asks for a card, if any can be gained."""
    if smuggled(state):
        state.pending.append(task.then("gain"))


def check_smugglers(state: State, pending: Pending, move_: Gain, report: Report) -> None:
    possible = smuggled(state)
    if CARD[move_.card] not in possible:
        right, card = SEATS[(pending.player - 1) % len(state.players)], CARD[move_.card]
        if card not in state.players[state.who - 1].last_gains:
            message = say("{seat} gained no {card} in the last turn", seat=right, card=called(move_.card))
        elif COSTS[card] > SMUGGLERS_COST:
            message = say(
                "{card} costs {cost}; Smugglers take a card that costs up to {most}",
                card=called(move_.card),
                cost=COSTS[card],
                most=SMUGGLERS_COST,
            )
        else:
            message = say("the {card} pile is empty", card=called(move_.card))
        hints = (say("may be gained: {cards}", cards=" ".join(CODES[card] for card in possible)),)
        report("SE0421", message, field=("card",), about=(f"gains:{right}", f"pile:{move_.card}"), hints=hints)


def apply_smugglers(state: State, pending: Pending, move_: Gain, events: Events) -> None:
    gain(state, pending.player, CARD[move_.card], events)


def compose_smugglers(state: State, pending: Pending, choose: Chooser) -> Gain:
    cards = smuggled(state)
    dearest = max(COSTS[card] for card in cards)
    card = choose("card to gain", cards, [card for card in cards if COSTS[card] == dearest])
    return Gain(SEATS[pending.player], CARDS[card])


decide("gain", "Smugglers", "SE0421", check_smugglers, apply_smugglers, compose_smugglers)


# Treasure Map (23) -----------------------------------------------------------------------------------------


@effect("Treasure Map")
def _treasure_map(state: State, task: Pending, events: Events) -> None:
    """Trashes itself, and asks for a second Map if there may be one. `number` tells whether it was trashed now."""
    trashed = leave_table(state, task.place, "trash", events)
    if most(state, task.player, _hand(state, task))[TREASURE_MAP]:
        state.pending.append(task._replace(kind="trash", number=int(trashed)))


def check_map(state: State, pending: Pending, move_: Trash, report: Report) -> None:
    hand, seat = _hand(state, pending), SEATS[pending.player]
    about = zone_parts(pending.player, "hand")
    map_ = called("Treasure Map")
    if move_.card is None:
        if least(state, pending.player, hand, (TREASURE_MAP,)):
            message = say("{seat} has another {card} in hand and must trash it", seat=seat, card=map_)
            report("SE0423", message, field=("card",), about=about)
        else:
            message = say("nobody can tell whether {seat} had another {card} in hand", seat=seat, card=map_)
            report.unverified("SE0423", message, field=("card",), about=about)
    elif move_.card != "Treasure Map":
        message = say("{card:a} is trashed, not {other}", card=map_, other=called(move_.card))
        report("SE0423", message, field=("card",))
    else:
        check_held(state, pending.player, hand, [TREASURE_MAP], report, "card")


def apply_map(state: State, pending: Pending, move_: Trash, events: Events) -> None:
    if move_.card is None:
        return
    trash(state, pending.player, TREASURE_MAP, "hand", events)
    for _ in range(MAP_GOLDS if pending.number else 0):
        gain(state, pending.player, GOLD, events, "deck-top")


def compose_map(state: State, pending: Pending, choose: Chooser) -> Trash:
    seat = SEATS[pending.player]
    if least(state, pending.player, _hand(state, pending), (TREASURE_MAP,)):
        return Trash(seat, "Treasure Map")
    return Trash(seat, choose("second Treasure Map", ("Treasure Map", None)))


decide("trash", "Treasure Map", "SE0423", check_map, apply_map, compose_map)


# Warehouse (25) --------------------------------------------------------------------------------------------


@effect("Warehouse")
def _warehouse(state: State, task: Pending, events: Events) -> None:
    """Asks for three cards to discard, or the whole hand."""
    count = min(3, sum(_hand(state, task)))
    if count:
        state.pending.append(task._replace(kind="discard", number=count))


def _wrong_discard(count: int, written: int) -> Message:
    return several(
        count,
        "{count} card is discarded from the hand, not {written}",
        "{count} cards are discarded from the hand, not {written}",
        written=written,
    )


def check_warehouse(state: State, pending: Pending, move_: Discard, report: Report) -> None:
    cards = numbers(move_.cards)
    if check_number(cards, pending.number, _wrong_discard, "SE0425", report):
        check_held(state, pending.player, _hand(state, pending), cards, report)


def apply_warehouse(state: State, pending: Pending, move_: Discard, events: Events) -> None:
    move(state, pending.player, numbers(move_.cards), "hand", "discard", events)


def compose_warehouse(state: State, pending: Pending, choose: Chooser) -> Discard:
    cards = pick(choose, _hand(state, pending), pending.number, "card to discard")
    return Discard(SEATS[pending.player], named(cards))


def every_warehouse(state: State, pending: Pending) -> Iterator[Discard]:
    hand = _hand(state, pending)
    if hand[UNKNOWN]:
        yield Discard(SEATS[pending.player], (UNSEEN,) * pending.number)
    for cards in every_choice(hand, pending.number):
        yield Discard(SEATS[pending.player], named(cards))


decide("discard", "Warehouse", "SE0425", check_warehouse, apply_warehouse, compose_warehouse, every_warehouse)
