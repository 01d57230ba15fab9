"""A decision of our engine, to be answered by a log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, cast

from dsnotation.core.game import Decision
from dsnotation.core.messages import Message, say
from dsnotation.formats.catalogue import LOG_REFUSED
from dsnotation.formats.dominion.embargo import Purchase
from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, LogGame, Verb
from dsnotation.formats.dominion.script import Conflict, Ended, Script
from dsnotation.games.seaside.components import CARD, SEATS, TYPES, CardName, SeatName, SeenCard
from dsnotation.games.seaside.state import Pending, State

_PLACE = {**CARD, UNKNOWN: len(CARD)}


@dataclass(frozen=True, slots=True)
class Question:
    """What is decided now, and what can be looked at to answer it. `infer` notes what the log leaves open."""

    decision: Decision
    state: State
    script: Script
    infer: Callable[[str], None]
    purchases: tuple[Purchase, ...]

    @property
    def game(self) -> LogGame:
        """The log."""
        return self.script.game

    @property
    def pending(self) -> Pending:
        """What the engine asks for."""
        return self.state.pending[-1]

    @property
    def seat(self) -> SeatName:
        """The seat of whose decision or deck it is."""
        return SEATS[self.pending.player]

    @property
    def player(self) -> str:
        """The same player as the log calls them."""
        return self.name_of(self.pending.player)

    def name_of(self, seat: int) -> str:
        """The player in a seat as the log calls them."""
        return self.game.players[seat]

    @property
    def number(self) -> int:
        """How many cards it is about."""
        return self.pending.number

    @property
    def tells_all(self) -> bool:
        """Whether the log tells of every draw, so that one that is missing means something."""
        return self.game.source_format in ("dominion.games", "goko")

    def missing(self, message: Message) -> Exception:
        """What to raise if the log has not what must come now: it may just end here."""
        if self.script.nothing_left():
            return Ended()
        return Conflict(message, self.script.line)


def in_order(cards: Iterable[str]) -> tuple[SeenCard, ...]:
    """Cards in the order of the table, unknown ones last. Raises Conflict for one that isn't ours."""
    try:
        return cast("tuple[SeenCard, ...]", tuple(sorted(cards, key=_PLACE.__getitem__)))
    except KeyError as unknown:
        raise Conflict(say("{card} is not implemented", card=unknown.args[0]), 0, LOG_REFUSED) from None


def named(card: str) -> CardName:
    """A card by its name. Raises Conflict for one that isn't ours."""
    if card not in CARD:
        raise Conflict(say("{card} is not implemented", card=card), 0, LOG_REFUSED)
    return cast("CardName", card)


def is_type(card: str, types: int) -> bool:
    """Whether a card has one of these types."""
    return card in CARD and bool(TYPES[CARD[card]] & types)


def caused_by(card: str) -> Callable[[LogEvent], bool]:
    """Whether an event has this card for a cause, or none."""
    return lambda event: event.detail.cause in (None, card)


def take_cards(question: Question, verb: Verb, count: int) -> tuple[str, ...] | None:
    """So many cards of the next events of a kind about the player; what is missing is unknown. None if there is no
    such event."""
    taken: list[str] = []
    while len(taken) < count and (entry := question.script.find(verb, question.player)) is not None:
        if not entry.left:
            entry.take()
            continue
        question.script.line = entry.event.line
        taken += entry.take(entry.left[: count - len(taken)])
    if not taken:
        return None
    return (*taken, *[UNKNOWN] * (count - len(taken)))


Answer = Callable[[Question], Any]
