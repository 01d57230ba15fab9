"""Dominion: Seaside: checks and choices about cards that a player holds, shared by the cards' rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import compress

from dsnotation.core.choosing import choose_some
from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, quoted, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CARD, CODES, COUNT, NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.deck_checks import in_codes
from dsnotation.games.seaside.effects import everything
from dsnotation.games.seaside.knowledge import can_hold, holds, most, surely_holds
from dsnotation.games.seaside.moves import Choose
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.state import EMPTY, Pending, State

NUMBER = {**CARD, "?": UNKNOWN}
# Where cards are that are checked.
IN_HAND = say("in hand")
LOOKED_AT = say("among the cards looked at")
TURNED_UP = say("turned up")


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
    code: str = "SE0301", where: Message = IN_HAND,
) -> bool:  # fmt: skip
    """Reports cards that a zone can't hold, or that nobody can tell whether it holds. True if it can hold them."""
    if holds(zone, cards):
        return True
    about = (f"looked:{SEATS[seat]}",) if where in (LOOKED_AT, TURNED_UP) else zone_parts(seat, "hand")
    lacking = can_hold(state, seat, zone, cards)
    if lacking != EMPTY:
        place = next((place for place, card in enumerate(cards) if card == lacking), 0)
        path = (field, place) if field == "cards" else (field,)
        message = _not_held(state, seat, zone, cards, lacking, where)
        hint = say("{where}: {cards}", where=where, cards=code_list(zone))
        report(code, message, field=path, about=about, hints=(hint,))
        return False
    if not surely_holds(state, seat, zone, cards):
        shown = in_codes([card for card in cards if card != UNKNOWN])
        message = say(
            "nobody can tell whether {seat} had {cards} {where}", seat=SEATS[seat], cards=shown, where=where
        )
        report.unverified(code, message, field=(field,), about=about)
    return True


def _not_held(
    state: State, seat: int, zone: Sequence[int], cards: Sequence[int], lacking: int, where: Message
) -> Message:
    """Why a zone can't hold cards, of which it has too few of one."""
    name = SEATS[seat]
    if lacking == UNKNOWN or len(cards) > sum(zone):
        return several(
            sum(zone),
            "{seat} has {count} card {where}, not {written}",
            "{seat} has {count} cards {where}, not {written}",
            seat=name,
            where=where,
            written=len(cards),
        )
    card, there = called(NAMES[lacking]), most(state, seat, zone)[lacking]
    if not there:
        return say("{seat} has no {card} {where}", seat=name, card=card, where=where)
    written = list(cards).count(lacking)
    values = {"seat": name, "number": there, "card": card, "where": where, "written": written}
    if zone[UNKNOWN]:
        return say("{seat} has at most {number} {card} {where}, not {written}", **values)
    return say("{seat} has {number} {card} {where}, not {written}", **values)


def check_number(
    cards: Sequence[int], count: int, wrong: Callable[[int, int], Message], code: str, report: Report
) -> bool:
    """Reports a wrong number of cards; `wrong` says it, from how many they must be and how many are written."""
    if len(cards) == count:
        return True
    report(code, wrong(count, len(cards)), field=("cards",))
    return False


def no_choice(pending: Pending, move: Choose) -> Message:
    """That the card which asks has no such option."""
    card = called(NAMES[pending.card])
    return say("{card} offers no choice {option}", card=card, option=quoted(move.option))


def candidates(state: State, seat: int, zone: Sequence[int]) -> list[int]:
    """The different cards that a zone may hold."""
    return list(compress(range(COUNT), most(state, seat, zone) if zone[UNKNOWN] else zone))


def pick(choose: Chooser, zone: Sequence[int], count: int, question: str) -> list[int]:
    """So many cards of a zone, one after the other; unknown ones count as such."""
    return choose_some(choose, question, everything(zone), count)


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
