"""Dominion: Seaside: cards about the own deck: Lookout, Native Village, Navigator, Pearl Diver. Sheet section
5.1."""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.effects import ask_off_deck, everything, move, move_all, put_on_deck, trash
from dsnotation.games.seaside.hand import (
    LOOKED_AT,
    NUMBER,
    check_held,
    check_number,
    every_order,
    no_choice,
    numbers,
    pick,
)
from dsnotation.games.seaside.knowledge import can_hold
from dsnotation.games.seaside.moves import Choose, Discard, DiscardAll, Top, Trash
from dsnotation.games.seaside.rules import decide, effect, sequel
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.games.seaside.telling import Events, named


def _looked(state: State, pending: Pending) -> list[int]:
    return state.players[pending.player].looked


# Lookout (12) ----------------------------------------------------------------------------------------------


@effect("Lookout")
def _lookout(state: State, task: Pending, events: Events) -> None:
    """Three cards: one trashed, one discarded, one put back; with fewer, in this order."""
    state.pending.append(task.then("sequel"))
    ask_off_deck(state, task.player, "look", 3, task.card)


@sequel("Lookout")
def _lookout_cards(state: State, task: Pending, events: Events) -> None:
    """What is to be done with the cards looked at: `number` tells how far it is."""
    left = everything(_looked(state, task))
    if task.number < 2 and left:
        state.pending.append(task._replace(kind="sequel", number=task.number + 1))
        state.pending.append(task.then(("trash", "discard")[task.number]))
    elif left:
        put_on_deck(state, task.player, left, "looked-at", events)


def check_lookout_trash(state: State, pending: Pending, move_: Trash, report: Report) -> None:
    if move_.card is None:
        report("SE0412", say("one of the cards looked at must be trashed"), field=("card",))
        return
    cards = [NUMBER[move_.card]]
    check_held(state, pending.player, _looked(state, pending), cards, report, "card", "SE0412", LOOKED_AT)


def apply_lookout_trash(state: State, pending: Pending, move_: Trash, events: Events) -> None:
    assert move_.card is not None
    trash(state, pending.player, NUMBER[move_.card], "looked-at", events)


def compose_lookout_trash(state: State, pending: Pending, choose: Chooser) -> Trash:
    [card] = pick(choose, _looked(state, pending), 1, "card to trash")
    return Trash(SEATS[pending.player], NAMES[card])


def _wrong_discard(count: int, written: int) -> Message:
    return several(
        count,
        "{count} card of those looked at is discarded, not {written}",
        "{count} cards of those looked at are discarded, not {written}",
        written=written,
    )


def check_lookout_discard(state: State, pending: Pending, move_: Discard, report: Report) -> None:
    cards = numbers(move_.cards)
    if check_number(cards, 1, _wrong_discard, "SE0412", report):
        check_held(state, pending.player, _looked(state, pending), cards, report, "cards", "SE0412", LOOKED_AT)


def apply_lookout_discard(state: State, pending: Pending, move_: Discard, events: Events) -> None:
    move(state, pending.player, numbers(move_.cards), "looked-at", "discard", events)


def compose_lookout_discard(state: State, pending: Pending, choose: Chooser) -> Discard:
    cards = pick(choose, _looked(state, pending), 1, "card to discard")
    return Discard(SEATS[pending.player], named(cards))


decide("trash", "Lookout", "SE0412", check_lookout_trash, apply_lookout_trash, compose_lookout_trash)
decide("discard", "Lookout", "SE0412", check_lookout_discard, apply_lookout_discard, compose_lookout_discard)


# Native Village (14) ---------------------------------------------------------------------------------------


@effect("Native Village")
def _native_village(state: State, task: Pending, events: Events) -> None:
    """Asks which of the two; either may be chosen even if it does nothing."""
    state.pending.append(task.then("choose"))


def check_village(state: State, pending: Pending, move_: Choose, report: Report) -> None:
    if move_.option not in ("mat", "take"):
        hint = say("mat puts the top card on the mat, take takes all cards from it")
        report("SE0414", no_choice(pending, move_), field=("option",), hints=(hint,))


def apply_village(state: State, pending: Pending, move_: Choose, events: Events) -> None:
    if move_.option == "take":
        move_all(state, pending.player, "village-mat", "hand", events)
        return
    state.pending.append(pending.then("sequel"))
    ask_off_deck(state, pending.player, "look", 1, pending.card)


@sequel("Native Village")
def _onto_the_mat(state: State, task: Pending, events: Events) -> None:
    """The top card goes face down onto the mat."""
    move_all(state, task.player, "looked-at", "village-mat", events)


def compose_village(state: State, pending: Pending, choose: Chooser) -> Choose:
    return Choose(SEATS[pending.player], choose("Native Village", ("mat", "take")))


decide("choose", "Native Village", "SE0414", check_village, apply_village, compose_village)


# Navigator (15) --------------------------------------------------------------------------------------------


@effect("Navigator")
def _navigator(state: State, task: Pending, events: Events) -> None:
    """Five cards looked at, then all discarded or all put back."""
    state.pending.append(task.then("sequel"))
    ask_off_deck(state, task.player, "look", 5, task.card)


@sequel("Navigator")
def _navigator_choice(state: State, task: Pending, events: Events) -> None:
    """With no card there is nothing to choose."""
    if any(_looked(state, task)):
        state.pending.append(task.then("discard-all"))


def _wrong_return(count: int, written: int) -> Message:
    return several(
        count,
        "{count} card was looked at and goes back, not {written}",
        "{count} cards were looked at and go back, not {written}",
        written=written,
    )


def check_navigator(state: State, pending: Pending, move_: DiscardAll | Top, report: Report) -> None:
    if isinstance(move_, Top):
        check_put_back(state, pending, move_, report, "SE0415")


def check_put_back(state: State, pending: Pending, move_: Top, report: Report, code: str) -> None:
    """Reports if not exactly the cards looked at are put back."""
    cards, looked = numbers(move_.cards), _looked(state, pending)
    if check_number(cards, sum(looked), _wrong_return, code, report):
        check_held(state, pending.player, looked, cards, report, "cards", code, LOOKED_AT)


def apply_navigator(state: State, pending: Pending, move_: DiscardAll | Top, events: Events) -> None:
    if isinstance(move_, Top):
        put_on_deck(state, pending.player, numbers(move_.cards), "looked-at", events)
    else:
        move_all(state, pending.player, "looked-at", "discard", events)


def compose_navigator(state: State, pending: Pending, choose: Chooser) -> DiscardAll | Top:
    seat = SEATS[pending.player]
    looked = _looked(state, pending)
    if choose("Navigator", ("discard", "put back")) == "discard":
        return DiscardAll(seat)
    cards = pick(choose, looked, sum(looked), "card on top")
    return Top(seat, tuple(NAMES[card] for card in cards))


def every_navigator(state: State, pending: Pending) -> Iterator[DiscardAll | Top]:
    seat = SEATS[pending.player]
    looked = _looked(state, pending)
    yield DiscardAll(seat)
    for order in every_order(looked, sum(looked)):
        yield Top(seat, tuple(NAMES[card] for card in order))


decide(
    "discard-all", "Navigator", "SE0415", check_navigator, apply_navigator, compose_navigator, every_navigator,
    ("top",),
)  # fmt: skip


# Pearl Diver (17) ------------------------------------------------------------------------------------------


@effect("Pearl Diver")
def _pearl_diver(state: State, task: Pending, events: Events) -> None:
    """The bottom card is looked at; then it stays there or goes on top."""
    state.pending.append(task.then("sequel"))
    ask_off_deck(state, task.player, "look", 1, task.card)


@sequel("Pearl Diver")
def _pearl_diver_choice(state: State, task: Pending, events: Events) -> None:
    if any(_looked(state, task)):
        state.pending.append(task.then("top"))


def check_pearl_diver(state: State, pending: Pending, move_: Top, report: Report) -> None:
    cards, looked = numbers(move_.cards), _looked(state, pending)
    if not cards:
        return
    if len(cards) > 1:
        report("SE0417", say("one card goes on top, not {written}", written=len(cards)), field=("cards",))
    elif can_hold(state, pending.player, looked, cards) != EMPTY or not any(looked):
        check_held(state, pending.player, looked, cards, report, "cards", "SE0417", LOOKED_AT)


def apply_pearl_diver(state: State, pending: Pending, move_: Top, events: Events) -> None:
    player = state.players[pending.player]
    if move_.cards:
        put_on_deck(state, pending.player, numbers(move_.cards), "looked-at", events)
        return
    [card] = everything(player.looked)
    player.looked[card] = 0
    if card == UNKNOWN:
        _unknown_at_bottom(state, pending.player)
    elif any(player.middle) or not player.top:
        player.bottom = card
    else:
        player.top.insert(0, card)
    events.note(telling.moved, pending.player, (card,), "looked-at", "deck-bottom")


def _unknown_at_bottom(state: State, seat: int) -> None:
    """A card that nobody can name stays at the bottom: of the deck's middle, one more is unknown."""
    player = state.players[seat]
    if any(player.middle) or not player.top:
        player.middle[UNKNOWN] += 1
    else:
        player.top.insert(0, UNKNOWN)


def compose_pearl_diver(state: State, pending: Pending, choose: Chooser) -> Top:
    [card] = everything(_looked(state, pending))
    put = choose("Pearl Diver", ("on top", "at the bottom"))
    return Top(SEATS[pending.player], (NAMES[card],) if put == "on top" else ())


decide("top", "Pearl Diver", "SE0417", check_pearl_diver, apply_pearl_diver, compose_pearl_diver)
