"""Dominion: Seaside: the Attacks: Ambassador, Cutpurse, Ghost Ship, Pirate Ship, Sea Hag. Sheet section 5.1.

The attacker's part comes first; then each of the others, in turn order, is a task of its own (sheet 2 and 4.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import (
    CARD,
    CARDS,
    COPPER,
    CURSE_CARD,
    NAMES,
    SEATS,
    TREASURE,
    TYPES,
    UNKNOWN,
)
from dsnotation.games.seaside.effects import (
    add,
    affected,
    ask_each,
    ask_off_deck,
    everything,
    gain,
    move,
    move_all,
    put_on_deck,
    trash,
)
from dsnotation.games.seaside.hand import (
    NUMBER,
    TURNED_UP,
    candidates,
    check_held,
    check_number,
    every_order,
    no_choice,
    numbers,
    pick,
    zone_parts,
)
from dsnotation.games.seaside.knowledge import least, most, show, take_all
from dsnotation.games.seaside.moves import Choose, Discard, Return, Reveal, Top, Trash
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import attack, decide, effect, sequel
from dsnotation.games.seaside.state import EMPTY, Pending, State, others
from dsnotation.games.seaside.telling import Events, named

MAX_RETURNED = 2
GHOST_SHIP_HAND = 3
PIRATE_FLIP = 2


def _attack_others(state: State, task: Pending, events: Events) -> None:
    """The Attack on everybody whom it affects."""
    victims = affected(state, task.player, task.card, others(state, task.player), events)
    ask_each(state, task.player, task.card, victims)


# Ambassador (1) --------------------------------------------------------------------------------------------


@effect("Ambassador")
def _ambassador(state: State, task: Pending, events: Events) -> None:
    """Asks for the card revealed; with an empty hand nothing happens at all."""
    if any(state.players[task.player].hand):
        state.pending.append(task.then("return"))


def check_return(state: State, pending: Pending, move_: Return, report: Report) -> None:
    card = CARD[move_.card]
    if move_.count > MAX_RETURNED:
        message = say("at most two cards go back to the supply, not {written}", written=move_.count)
        report("SE0401", message, field=("count",))
        return
    if state.supply[card] == EMPTY:
        message = say("{card} has no pile in the supply of this game", card=called(move_.card))
        report("SE0401", message, field=("card",))
        return
    hand = state.players[pending.player].hand
    check_held(state, pending.player, hand, [card] * max(1, move_.count), report, "card")


def apply_return(state: State, pending: Pending, move_: Return, events: Events) -> None:
    card = CARD[move_.card]
    player = state.players[pending.player]
    show(player.hand, [card] * max(1, move_.count))
    events.note(telling.shown, pending.player, (move_.card,))
    take_all(player.hand, [card] * move_.count)
    player.owned[card] -= move_.count
    state.supply[card] += move_.count
    if move_.count:
        events.note(telling.moved, pending.player, [card] * move_.count, "hand", "supply")
    for victim in affected(state, pending.player, pending.card, others(state, pending.player), events):
        gain(state, victim, card, events)


def _returnable(state: State, pending: Pending) -> list[tuple[int, int]]:
    """Each card that may be revealed, and how many of it may go back."""
    hand = state.players[pending.player].hand
    return [
        (card, min(MAX_RETURNED, count))
        for card, count in enumerate(most(state, pending.player, hand))
        if count and state.supply[card] != EMPTY
    ]


def compose_return(state: State, pending: Pending, choose: Chooser) -> Return:
    card, count = choose("card revealed", _returnable(state, pending))
    returned = choose("number returned", list(range(count, -1, -1)))
    return Return(SEATS[pending.player], CARDS[card], returned)


decide("return", "Ambassador", "SE0401", check_return, apply_return, compose_return)


# Cutpurse (4) ----------------------------------------------------------------------------------------------


@effect("Cutpurse")
def _cutpurse(state: State, task: Pending, events: Events) -> None:
    _attack_others(state, task, events)


@attack("Cutpurse")
def _cut_purse(state: State, task: Pending, events: Events) -> None:
    """The victim discards a Copper, or shows a hand without one. An empty hand shows itself."""
    if any(state.players[task.victim].hand):
        state.pending.append(task._replace(kind="discard", player=task.victim, victim=task.player))


def _wrong_hand(count: int, written: int) -> Message:
    return several(
        count,
        "{count} card is in hand, and it is shown, not {written}",
        "{count} cards are in hand, and all are shown, not {written}",
        written=written,
    )


def check_cutpurse(state: State, pending: Pending, move_: Discard | Reveal, report: Report) -> None:
    hand, seat = state.players[pending.player].hand, SEATS[pending.player]
    about = zone_parts(pending.player, "hand")
    copper = called("Copper")
    if isinstance(move_, Discard):
        if move_.cards != ("Copper",):
            message = say("{seat} discards one {card}, or shows a hand without any", seat=seat, card=copper)
            report("SE0404", message, field=("cards",))
        else:
            check_held(state, pending.player, hand, [COPPER], report, "cards", "SE0404")
    elif "Copper" in move_.cards or least(state, pending.player, hand, (COPPER,)):
        message = say("{seat} has {card:a} and must discard it", seat=seat, card=copper)
        report("SE0404", message, field=("cards",), about=about)
    else:
        cards = numbers(move_.cards)
        if check_number(cards, sum(hand), _wrong_hand, "SE0404", report):
            check_held(state, pending.player, hand, cards, report)


def apply_cutpurse(state: State, pending: Pending, move_: Discard | Reveal, events: Events) -> None:
    hand = state.players[pending.player].hand
    if isinstance(move_, Discard):
        move(state, pending.player, [COPPER], "hand", "discard", events)
    else:
        show(hand, numbers(move_.cards))
        events.note(telling.shown, pending.player, move_.cards)


def compose_cutpurse(state: State, pending: Pending, choose: Chooser) -> Discard | Reveal:
    hand, seat = state.players[pending.player].hand, SEATS[pending.player]
    if most(state, pending.player, hand)[COPPER]:
        return Discard(seat, ("Copper",))
    return Reveal(seat, named(everything(hand)))


decide("discard", "Cutpurse", "SE0404", check_cutpurse, apply_cutpurse, compose_cutpurse, also=("reveal",))


# Ghost Ship (8) --------------------------------------------------------------------------------------------


@effect("Ghost Ship")
def _ghost_ship(state: State, task: Pending, events: Events) -> None:
    _attack_others(state, task, events)


@attack("Ghost Ship")
def _haunt(state: State, task: Pending, events: Events) -> None:
    """With more than three cards in hand the victim puts the rest onto the deck."""
    count = sum(state.players[task.victim].hand) - GHOST_SHIP_HAND
    if count > 0:
        state.pending.append(task._replace(kind="top", player=task.victim, number=count, victim=task.player))


def check_ghost_ship(state: State, pending: Pending, move_: Top, report: Report) -> None:
    cards = numbers(move_.cards)

    def wrong(count: int, written: int) -> Message:
        return several(
            count,
            "{count} card goes onto the deck of {seat}, not {written}",
            "{count} cards go onto the deck of {seat}, not {written}",
            seat=SEATS[pending.player],
            written=written,
        )

    if check_number(cards, pending.number, wrong, "SE0408", report):
        check_held(state, pending.player, state.players[pending.player].hand, cards, report)


def apply_ghost_ship(state: State, pending: Pending, move_: Top, events: Events) -> None:
    put_on_deck(state, pending.player, numbers(move_.cards), "hand", events)


def compose_ghost_ship(state: State, pending: Pending, choose: Chooser) -> Top:
    cards = pick(choose, state.players[pending.player].hand, pending.number, "card put on the deck")
    return Top(SEATS[pending.player], tuple(NAMES[card] for card in cards))


def every_ghost_ship(state: State, pending: Pending) -> Iterator[Top]:
    for order in every_order(state.players[pending.player].hand, pending.number):
        yield Top(SEATS[pending.player], tuple(NAMES[card] for card in order))


decide("top", "Ghost Ship", "SE0408", check_ghost_ship, apply_ghost_ship, compose_ghost_ship, every_ghost_ship)


# Pirate Ship (18) ------------------------------------------------------------------------------------------


@effect("Pirate Ship")
def _pirate_ship(state: State, task: Pending, events: Events) -> None:
    """Asks which of the two; coins may be chosen without tokens."""
    state.pending.append(task.then("choose"))


def check_pirate_ship(state: State, pending: Pending, move_: Choose, report: Report) -> None:
    if move_.option not in ("attack", "coins"):
        hint = say("attack makes the others turn up cards, coins gives one for each token")
        report("SE0418", no_choice(pending, move_), field=("option",), hints=(hint,))


def apply_pirate_ship(state: State, pending: Pending, move_: Choose, events: Events) -> None:
    if move_.option == "coins":
        add(state, events, coins=state.players[pending.player].tokens)
        return
    state.loot = False
    state.pending.append(pending.then("sequel"))
    _attack_others(state, pending, events)


def compose_pirate_ship(state: State, pending: Pending, choose: Chooser) -> Choose:
    return Choose(SEATS[pending.player], choose("Pirate Ship", ("attack", "coins")))


@attack("Pirate Ship")
def _plunder(state: State, task: Pending, events: Events) -> None:
    """The victim turns up two cards; what becomes of them is the sequel."""
    state.pending.append(task.then("sequel"))
    ask_off_deck(state, task.victim, "flip", PIRATE_FLIP, task.card, task.player)


@sequel("Pirate Ship")
def _loot(state: State, task: Pending, events: Events) -> None:
    """After the cards of one victim: a Treasure is trashed; after all of them: a token for the attacker.

    Only between different Treasures the attacker has a choice. Of a card that nobody named nobody knows.
    """
    if task.victim == EMPTY:
        if state.loot:
            state.players[task.player].tokens += 1
            events.note(telling.token_placed, task.player, None)
        return
    looked = state.players[task.victim].looked
    treasures = plunderable(state, task.victim)
    if task.number or not treasures:
        move_all(state, task.victim, "looked-at", "discard", events)
    elif len(treasures) == 1 and not looked[UNKNOWN]:
        _trash_treasure(state, task.victim, treasures[0], events)
        move_all(state, task.victim, "looked-at", "discard", events)
    else:
        state.pending.append(task._replace(kind="sequel", number=1))
        state.pending.append(task.then("trash"))


def plunderable(state: State, victim: int) -> list[int]:
    """The Treasures that may be among the cards turned up."""
    return [card for card in candidates(state, victim, state.players[victim].looked) if TYPES[card] & TREASURE]


def _trash_treasure(state: State, victim: int, card: int, events: Events) -> None:
    trash(state, victim, card, "looked-at", events)
    state.loot = True


def check_plunder(state: State, pending: Pending, move_: Trash, report: Report) -> None:
    looked = state.players[pending.victim].looked
    surely = least(state, pending.victim, looked, tuple(plunderable(state, pending.victim)))
    if move_.card is None:
        if surely:
            report("SE0418", say("a Treasure was turned up and must be trashed"), field=("card",))
        else:
            report.unverified("SE0418", say("nobody wrote which cards were turned up"), field=("card",))
    elif move_.card == "?" or not TYPES[NUMBER[move_.card]] & TREASURE:
        message = say("a Treasure is trashed, not {card}", card=called(move_.card))
        report("SE0418", message, field=("card",))
    else:
        card = NUMBER[move_.card]
        check_held(state, pending.victim, looked, [card], report, "card", "SE0418", TURNED_UP)


def apply_plunder(state: State, pending: Pending, move_: Trash, events: Events) -> None:
    if move_.card is not None:
        _trash_treasure(state, pending.victim, NUMBER[move_.card], events)


def compose_plunder(state: State, pending: Pending, choose: Chooser) -> Trash:
    treasures = plunderable(state, pending.victim)
    surely = least(state, pending.victim, state.players[pending.victim].looked, tuple(treasures))
    card = choose("Treasure to trash", treasures if surely else [EMPTY, *treasures])
    return Trash(SEATS[pending.player], None if card == EMPTY else NAMES[card])


decide("choose", "Pirate Ship", "SE0418", check_pirate_ship, apply_pirate_ship, compose_pirate_ship)
decide("trash", "Pirate Ship", "SE0418", check_plunder, apply_plunder, compose_plunder)


# Sea Hag (20) ----------------------------------------------------------------------------------------------


@effect("Sea Hag")
def _sea_hag(state: State, task: Pending, events: Events) -> None:
    _attack_others(state, task, events)


@attack("Sea Hag")
def _hex(state: State, task: Pending, events: Events) -> None:
    """The victim discards the top card, if there is one, and gets a Curse onto the deck in any case."""
    state.pending.append(task.then("sequel"))
    ask_off_deck(state, task.victim, "flip", 1, task.card, task.player)


@sequel("Sea Hag")
def _curse(state: State, task: Pending, events: Events) -> None:
    move_all(state, task.victim, "looked-at", "discard", events)
    gain(state, task.victim, CURSE_CARD, events, "deck-top")
