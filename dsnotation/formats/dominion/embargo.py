"""Which pile got an Embargo token, where the log does not say: inferred from the Curses of later purchases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dsnotation.formats.dominion.log import LogEvent, LogGame

CURSE = "Curse"


class Purchase(NamedTuple):
    """A card bought, in which turn (by its index), as the how manieth event, and how many Curses came with it."""

    turn: int
    place: int
    card: str
    curses: int


def purchases(game: LogGame) -> tuple[Purchase, ...]:
    """Every purchase of a game in its order. Where a turn has no order of events, only those are told of which the
    Curses can be told: of turns with one purchase, or without Curses."""
    ordered = game.source_format != "councilroom"
    found: list[Purchase] = []
    for index, turn in enumerate(game.turns):
        own = [event for event in turn.events if event.player == turn.player]
        found += _in_order(index, turn.events) if ordered else _counted(index, own)
    return tuple(found)


def _in_order(index: int, events: Sequence[LogEvent]) -> Iterator[Purchase]:
    for place, event in enumerate(events):
        if event.verb != "buy":
            continue
        curses = 0
        for later in events[place + 1 :]:
            if later.verb in ("buy", "play"):
                break
            if later.verb == "gain" and later.player == event.player:
                curses += sum(number for name, number in later.cards if name == CURSE)
        for name, number in event.cards:
            # A purchase of several is one sentence; its penalties are alike.
            own = number if name == CURSE else 0
            yield from [Purchase(index, place, name, max(0, curses - own) // number)] * number


def _counted(index: int, events: Sequence[LogEvent]) -> Iterator[Purchase]:
    bought = [
        name for event in events if event.verb == "buy" for name, number in event.cards for _ in range(number)
    ]
    gained = sum(
        number for event in events if event.verb == "gain" for name, number in event.cards if name == CURSE
    )
    curses = gained - bought.count(CURSE)
    if curses == 0 or len(bought) == 1:
        yield from (Purchase(index, 0, name, curses) for name in bought)


def infer_pile(later: Sequence[Purchase], tokens: dict[str, int]) -> str | None:
    """The pile that must have got a token just now, from all later purchases; `tokens` lie there already.

    It is the first one bought for more Curses than it has tokens, unless it was bought for no more before that.
    """
    clean: set[str] = set()
    for purchase in later:
        if purchase.curses > tokens.get(purchase.card, 0):
            if purchase.card not in clean:
                return purchase.card
        else:
            clean.add(purchase.card)
    return None
