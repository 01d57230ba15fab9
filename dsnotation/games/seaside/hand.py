"""Dominion: Seaside: checks and choices about cards that a player holds, shared by the cards' rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress

from dsnotation.core.game import Chooser
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CARD, CODES, COUNT, NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.deck_checks import in_codes
from dsnotation.games.seaside.effects import everything
from dsnotation.games.seaside.knowledge import can_hold, holds, most, surely_holds
from dsnotation.games.seaside.state import EMPTY, State

NUMBER = {**CARD, "?": UNKNOWN}


def numbers(cards: Sequence[str]) -> list[int]:
    """The numbers of cards given by name."""
    return [NUMBER[name] for name in cards]


def code_list(zone: Sequence[int]) -> str:
    """A zone in the notation: "Co*3 Es ?*2"; "-" if it is empty."""
    words = (CODES[card] + (f"*{count}" if count > 1 else "") for card, count in enumerate(zone) if count)
    return " ".join(words) or "-"


def zone_parts(seat: int, zone: str) -> tuple[str, ...]:
    """The parts of the position that the contents of a zone rest on."""
    return (f"{zone}:{SEATS[seat]}", f"cards:{SEATS[seat]}")


def check_held(
    state: State, seat: int, zone: Sequence[int], cards: Sequence[int], report: Report, field: str = "cards",
    code: str = "SE0301", where: str = "in hand",
) -> bool:  # fmt: skip
    """Reports cards that a zone can't hold, or that nobody can tell whether it holds. True if it can hold them."""
    if holds(zone, cards):
        return True
    part = {"in hand": "hand", "among the cards looked at": "looked"}.get(where, "hand")
    about = zone_parts(seat, part)
    lacking = can_hold(state, seat, zone, cards)
    name = SEATS[seat]
    if lacking != EMPTY:
        at_most = most(state, seat, zone)[lacking] if lacking != UNKNOWN else sum(zone)
        asked = list(cards).count(lacking)
        if lacking == UNKNOWN or len(cards) > sum(zone):
            message = f"{name} has {sum(zone)} card{'s' * (sum(zone) != 1)} {where}, not {len(cards)}"
        elif not at_most:
            message = f"{name} has no {NAMES[lacking]} {where}"
        else:
            message = (
                f"{name} has {'at most ' * bool(zone[UNKNOWN])}{at_most} {NAMES[lacking]} {where}, not {asked}"
            )
        place = next((place for place, card in enumerate(cards) if card == lacking), 0)
        path = (field, place) if field == "cards" else (field,)
        report(code, message, field=path, about=about, hints=(f"{where}: {code_list(zone)}",))
        return False
    if not surely_holds(state, seat, zone, cards):
        shown = in_codes([card for card in cards if card != UNKNOWN])
        report.unverified(code, f"nobody can tell whether {name} had {shown} {where}", field=(field,), about=about)
    return True


def check_number(cards: Sequence[int], count: int, what: str, code: str, report: Report) -> bool:
    """Reports a wrong number of cards."""
    if len(cards) == count:
        return True
    report(code, f"{count} card{'s' * (count != 1)} {what}, not {len(cards)}", field=("cards",))
    return False


def candidates(state: State, seat: int, zone: Sequence[int]) -> list[int]:
    """The different cards that a zone may hold."""
    return list(compress(range(COUNT), most(state, seat, zone) if zone[UNKNOWN] else zone))


def pick(choose: Chooser, zone: Sequence[int], count: int, question: str) -> list[int]:
    """So many cards of a zone, one after the other; unknown ones count as such."""
    left = everything(zone)
    picked = []
    for _ in range(count):
        card = choose(question, left)
        left.remove(card)
        picked.append(card)
    return picked


def every_order(zone: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every way to put so many cards of a zone in a row, each once."""
    if not count:
        yield ()
        return
    for card, copies in enumerate(zone):
        if copies:
            rest = list(zone)
            rest[card] -= 1
            for others in every_order(rest, count - 1):
                yield (card, *others)
