"""Dominion: Seaside: first hands, and what comes off a deck. Sheet sections 1.2 and 4.4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dsnotation.core.choosing import choose_some
from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.games.seaside import events as ev
from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import CARD, SEATS, UNKNOWN
from dsnotation.games.seaside.deck import (
    Source,
    bottom_sources,
    every_choice,
    sources,
    take_bottom,
    take_off,
)
from dsnotation.games.seaside.deck_checks import OffDeck, check_off_deck
from dsnotation.games.seaside.effects import everything
from dsnotation.games.seaside.flow import OUTPOST_HAND
from dsnotation.games.seaside.hand import numbers
from dsnotation.games.seaside.knowledge import put_all
from dsnotation.games.seaside.moves import MOVES, Deal
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.rules import decide
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.games.seaside.telling import Events, named
from dsnotation.games.seaside.unasked import protected

PEARL_DIVER = CARD["Pearl Diver"]


Places = tuple[Source, Source]  # where cards come from, before and after a shuffle


def places_of(state: State, pending: Pending) -> Places:
    """Where the cards of a decision come from, before and after a shuffle."""
    player = state.players[pending.player]
    if is_at_bottom(pending):
        return bottom_sources(player)
    return sources(player, pending.number)


def is_at_bottom(pending: Pending) -> bool:
    """Whether a decision is about the card at the bottom of the deck."""
    return pending.card == PEARL_DIVER and pending.kind == "look"


def is_right_player(state: State, pending: Pending, move: Any, report: Report) -> bool:
    """Reports cards off the deck of the wrong player."""
    name = SEATS[pending.player]
    if move.player == name:
        return True
    about = (f"due:{pending.kind}:{name}",)
    message = say("the cards come off the deck of {seat}, not of {written}", seat=name, written=move.player)
    report("SE0306", message, field=("player",), about=about, hints=protected(state, move.player))
    return False


# First hands -----------------------------------------------------------------------------------------------


def check_deal(state: State, pending: Pending, move: Deal, report: Report) -> None:
    if is_right_player(state, pending, move, report):
        places = sources(state.players[pending.player], pending.number)
        check_off_deck(state, pending.player, places, False, OffDeck("deal", numbers(move.cards), []), report)


def apply_deal(state: State, pending: Pending, move: Deal, events: Events) -> None:
    _off_deck(state, pending, (numbers(move.cards), []), "hand", events)


def compose_deal(state: State, pending: Pending, choose: Chooser) -> Deal:
    first, _ = places_of(state, pending)
    return Deal(SEATS[pending.player], named(_picked(first, choose)))


def every_deal(state: State, pending: Pending) -> Iterator[Deal]:
    for before, _ in _every(places_of(state, pending)):
        yield Deal(SEATS[pending.player], named(before))


# Draw, look, flip ------------------------------------------------------------------------------------------


def check_cards(state: State, pending: Pending, move: Any, report: Report) -> None:
    if is_right_player(state, pending, move, report):
        places = places_of(state, pending)
        written = OffDeck(move.kind, numbers(move.cards), numbers(move.after), move.shuffle)
        short = pending.card == EMPTY and pending.number == OUTPOST_HAND
        hints = (_three_cards(),) if short and state.outposts else ()
        check_off_deck(state, pending.player, places, places[1].loose > 0, written, report, hints)


def _three_cards() -> Message:
    return say("{card}: the new hand has three cards", card=called("Outpost"))


def apply_cards(state: State, pending: Pending, move: Any, events: Events) -> None:
    target: ev.Zone = "hand" if pending.kind == "draw" else "looked-at"
    _off_deck(state, pending, (numbers(move.cards), numbers(move.after)), target, events)


def compose_cards(state: State, pending: Pending, choose: Chooser) -> Any:
    return _written(pending, *_composed(state, pending, choose))


def play_cards(state: State, pending: Pending, choose: Chooser, events: Events) -> Any:
    """Composes and applies: the cards need not be read again from their names. Mostly all of them are known to
    lie in the deck, in no known order."""
    player = state.players[pending.player]
    deck, count = player.middle, pending.number
    target: ev.Zone = "hand" if pending.kind == "draw" else "looked-at"
    if player.top or player.bottom != EMPTY or deck[UNKNOWN] or sum(deck) < count or pending.card == PEARL_DIVER:
        before, after = _composed(state, pending, choose)
        _off_deck(state, pending, (before, after), target, events)
        return _written(pending, before, after)
    cards = choose_some(choose, "card", everything(deck), count)
    zone = player.hand if target == "hand" else player.looked
    for card in cards:
        deck[card] -= 1
        zone[card] += 1
    events.note(telling.moved, pending.player, cards, "deck", target)
    return MOVES[pending.kind](SEATS[pending.player], named(cards))


def every_cards(state: State, pending: Pending) -> Iterator[Any]:
    for before, after in _every(places_of(state, pending)):
        yield _written(pending, *_in_order(state, before, after))


def _composed(state: State, pending: Pending, choose: Chooser) -> tuple[list[int], list[int]]:
    """Cards that may come, before and after a shuffle."""
    first, second = places_of(state, pending)
    before = _picked(first, choose)
    return _in_order(state, before, _picked(second, choose)) if second.loose else (before, [])


def _in_order(state: State, before: list[int], after: list[int]) -> tuple[list[int], list[int]]:
    """The cards before and after a shuffle as they are written: it may come before all of them."""
    if after and state.options.shuffle_timing == "before":
        return [], before + after
    return before, after


def _written(pending: Pending, before: list[int], after: list[int]) -> Any:
    """The move that brings these cards."""
    move = MOVES[pending.kind]
    if not after:
        return move(SEATS[pending.player], named(before))
    return move(SEATS[pending.player], named(before), True, named(after))


def _off_deck(
    state: State, pending: Pending, cards: tuple[list[int], list[int]], target: ev.Zone, events: Events
) -> None:
    """Takes the cards off the deck and puts them into the hand or among those looked at."""
    player = state.players[pending.player]
    if is_at_bottom(pending):
        taken = take_bottom(state, pending.player, cards, events)
        origin: ev.Zone = "deck-bottom"
    else:
        taken = take_off(state, pending.player, pending.number, cards, events)
        origin = "deck"
    put_all(player.hand if target == "hand" else player.looked, taken)
    events.note(telling.moved, pending.player, taken, origin, target)


# Every one of them -----------------------------------------------------------------------------------------


def _picked(source: Source, choose: Chooser) -> list[int]:
    """Cards picked out of what may come; where nobody can name what lies there, they are not named either."""
    if not source.loose:
        return source.fixed
    if source.zone[UNKNOWN]:
        return source.fixed + [UNKNOWN] * source.loose
    return source.fixed + choose_some(choose, "card", everything(source.zone), source.loose)


def _every(places: Places) -> Iterator[tuple[list[int], list[int]]]:
    """Every way in which the cards may come; unknown ones stay unknown."""
    first, second = places
    for before in _each(first):
        for after in _each(second):
            yield [*first.fixed, *before], [*second.fixed, *after]


def _each(source: Source) -> Iterator[list[int]]:
    if source.loose and source.zone[UNKNOWN]:
        return iter(([UNKNOWN] * source.loose,))
    return every_choice(source.zone, source.loose)


decide("deal", None, "SE0301", check_deal, apply_deal, compose_deal, every_deal)
for _kind in ("draw", "look", "flip"):
    decide(_kind, None, "SE0302", check_cards, apply_cards, compose_cards, every_cards, play=play_cards)
