"""Dominion: Seaside: the Duration cards, and Throne Room, which may double them. Sheet sections 4.1 and 5.1."""

from __future__ import annotations

from collections.abc import Iterator

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import ACTION as ACTION_TYPE
from dsnotation.games.seaside.components import ACTIONS, CARD, CARDS, NAMES, SEATS, TYPES, UNKNOWN
from dsnotation.games.seaside.effects import keep, move_all, stay, to_table
from dsnotation.games.seaside.flow import play_card
from dsnotation.games.seaside.hand import NUMBER, candidates, check_held
from dsnotation.games.seaside.knowledge import least, take_all
from dsnotation.games.seaside.moves import Aside, Double
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import EFFECTS, decide, effect
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.games.seaside.telling import Events


def schedule(state: State, task: Pending, events: Events) -> None:
    """A Duration will do something at the start of the player's next turn: it stays in play until then."""
    state.players[state.who].later.append(task.card)
    stay(state, task.place)


def idle(state: State, task: Pending) -> None:
    """A Duration that has nothing to do later stays only under duration-idle=keep (sheet 4.1)."""
    if state.options.duration_idle == "keep":
        keep(state, task.place)


for _name in ("Caravan", "Fishing Village", "Lighthouse", "Merchant Ship", "Wharf"):
    EFFECTS[CARD[_name]] = schedule


# Haven (9) -------------------------------------------------------------------------------------------------


@effect("Haven")
def _haven(state: State, task: Pending, events: Events) -> None:
    """Asks for a card to set aside; with an empty hand there is none, and nothing comes back."""
    if any(state.players[task.player].hand):
        state.pending.append(task.then("aside"))
    else:
        idle(state, task)


def check_haven(state: State, pending: Pending, aside: Aside, report: Report) -> None:
    hand = state.players[pending.player].hand
    check_held(state, pending.player, hand, [NUMBER[aside.card]], report, "card")


def apply_haven(state: State, pending: Pending, aside: Aside, events: Events) -> None:
    player = state.players[pending.player]
    [card] = take_all(player.hand, [NUMBER[aside.card]])
    player.aside.append(card)
    events.note(telling.moved, pending.player, (card,), "hand", "aside")
    schedule(state, pending, events)


def compose_aside(state: State, pending: Pending, choose: Chooser) -> Aside:
    hand = state.players[pending.player].hand
    cards = [card for card, count in enumerate(hand) for _ in range(count)]
    return Aside(SEATS[pending.player], NAMES[choose("card set aside", cards)])


def every_aside(state: State, pending: Pending) -> Iterator[Aside]:
    for card in candidates(state, pending.player, state.players[pending.player].hand):
        yield Aside(SEATS[pending.player], NAMES[card])


decide("aside", "Haven", "SE0409", check_haven, apply_haven, compose_aside, every_aside)


# Outpost (16), Tactician (22) ------------------------------------------------------------------------------


@effect("Outpost")
def _outpost(state: State, task: Pending, events: Events) -> None:
    """What it does comes in the Clean-up; whether it stays shows then, too."""
    if state.options.outpost_text == "2022" and (state.outposts or state.extra):
        return
    state.outposts += 1
    played = state.table[task.place]
    state.table[task.place] = played._replace(works=played.works + 1)


@effect("Tactician")
def _tactician(state: State, task: Pending, events: Events) -> None:
    """Discards the hand; if that was something, the next turn is a big one."""
    if move_all(state, task.player, "hand", "discard", events):
        schedule(state, task, events)
    else:
        idle(state, task)


# Throne Room -----------------------------------------------------------------------------------------------


@effect("Throne Room")
def _throne_room(state: State, task: Pending, events: Events) -> None:
    """Asks for an Action from the hand, if there may be one."""
    held = candidates(state, task.player, state.players[task.player].hand)
    if any(TYPES[card] & ACTION_TYPE for card in held):
        state.pending.append(task.then("double"))


def check_double(state: State, pending: Pending, double: Double, report: Report) -> None:
    player = state.players[pending.player]
    if double.card is None:
        surely = least(state, pending.player, player.hand, ACTIONS)
        about = (f"hand:{SEATS[pending.player]}", f"cards:{SEATS[pending.player]}")
        if surely:
            message = say("{seat} has an Action in hand and must play it twice", seat=SEATS[pending.player])
            report("SE0427", message, field=("card",), about=about)
        elif player.hand[UNKNOWN]:
            message = say("nobody can tell whether {seat} had an Action in hand", seat=SEATS[pending.player])
            report.unverified("SE0427", message, field=("card",), about=about)
        return
    if not TYPES[CARD[double.card]] & ACTION_TYPE:
        report("SE0427", say("{card} is no Action", card=called(double.card)), field=("card",))
        return
    check_held(state, pending.player, player.hand, [CARD[double.card]], report, "card")


def apply_double(state: State, pending: Pending, double: Double, events: Events) -> None:
    if double.card is None:
        return
    card = CARD[double.card]
    place = to_table(state, pending.player, card, events, by=pending.place)
    state.pending.append(Pending("again", pending.player, card, place=place))
    play_card(state, card, place, events)


def compose_double(state: State, pending: Pending, choose: Chooser) -> Double:
    hand = state.players[pending.player].hand
    held = [card for card in candidates(state, pending.player, hand) if TYPES[card] & ACTION_TYPE]
    sure = least(state, pending.player, hand, ACTIONS) > 0
    card = choose("Action played twice", held if sure else [*held, EMPTY])
    return Double(SEATS[pending.player], None if card == EMPTY else CARDS[card])


decide("double", "Throne Room", "SE0427", check_double, apply_double, compose_double)
