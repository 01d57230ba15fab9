"""Dominion: Seaside: the words of a move: seats, cards, and cards with a number (`Co*3`).

The functions with a cache take the bare text of a word; a `Misread` they raise counts columns from the start of
the word. `read` puts that into the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeVar, cast

from dsnotation.core.game import Misread
from dsnotation.core.messages import Message, say
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.seaside.components import SEATS, SeatName, SeenCard
from dsnotation.games.seaside.words import CARD_MEANINGS, CODES, UNKNOWN

T = TypeVar("T")
NOTHING = "-"
MOST_ALIKE = 99  # cards in one word
MOST_CARDS = 300  # cards in one list; all that a player can own in a long game are fewer
_REMEMBERED = 4096  # more than the different words of any game

_WRITTEN = re.compile(r"(?P<card>[^*]+?)[ \t]*\*[ \t]*(?P<count>[0-9]+)")
# What people write instead of Co*3: `3 Co`, `3x Co`, `Co x3`, `Co3`, `Co 3`, `Co:3`.
_BEFORE = re.compile(r"(?P<count>[0-9]+)[ \t]*[x*:×]?[ \t]*(?P<card>[^\W\d].*|\?)", re.I)
_AFTER = re.compile(r"(?P<card>.*?[^ \t])[ \t]*[*:×]?[ \t]*(?P<count>[0-9]+)", re.I)
_TIMES = re.compile(r"[ \t]*x$", re.I)


class Cards(NamedTuple):
    """A card and how many of it. `name_end` and `number_start` tell where in the word the two stand; a word
    without a number is one card, and both are its end."""

    card: SeenCard
    number: int
    name_end: int
    number_start: int


@lru_cache(_REMEMBERED)
def seat(text: str) -> SeatName:
    """The seat of that letter; a colon may stand after it. Raises Misread, as all functions here do."""
    letter = text.removesuffix(":").rstrip().upper()
    if letter not in SEATS:
        hint = say("seats are {first} to {last}, in turn order", first=SEATS[0], last=SEATS[-1])
        raise Misread(say("there is no seat {seat}", seat=letter), 0, len(letter), (hint,))
    return letter


@lru_cache(_REMEMBERED)
def cards(text: str) -> Cards:
    """`Co*3`; `Co` is one."""
    card = _meaning(text)
    if card is not None:
        return Cards(card, 1, len(text), len(text))
    written = _WRITTEN.fullmatch(text)
    card = _meaning(written["card"]) if written is not None else None
    if written is None or card is None:
        raise _wrong_shape(text)
    count = _count(written["count"])
    if count > MOST_ALIKE:
        hint = say("a word stands for {number} cards at most", number=MOST_ALIKE)
        raise Misread(say("so many cards alike can't be"), written.start("count"), len(text), (hint,))
    return Cards(card, count, written.end("card"), written.start("count"))


@lru_cache(_REMEMBERED)
def one_card(text: str) -> SeenCard:
    """`Co`; a number is one too many."""
    written = cards(text)
    if written.name_end != len(text):
        hint = say("write {example}", example=CODES[written.card])
        raise Misread(say("here it is one card, not {word}", word=text), 0, len(text), (hint,))
    return written.card


@lru_cache(_REMEMBERED)
def number(text: str) -> int:
    """A number, perhaps below zero."""
    if len(text) > 5:
        raise Misread(say("{number} is more than anybody can have", number=text), 0, len(text))
    return int(text)


def seen(written: Iterable[Word]) -> tuple[tuple[SeenCard, ...], list[tuple[int, int]]]:
    """The cards of a list, each by itself, and where in the line each stands; `-` gives none."""
    found: list[SeenCard] = []
    places: list[tuple[int, int]] = []
    for word in written:
        if str(word) == NOTHING:
            continue
        card, count = read(cards, word)[:2]
        if count == 0:
            hint = say("leave it out, or write - for none")
            raise Misread(say("{word} is no card at all", word=str(word)), *place_of(word), (hint,))
        if len(found) + count > MOST_CARDS:
            raise Misread(say("these are more than {number} cards", number=MOST_CARDS), *place_of(word))
        found += [card] * count
        places += [place_of(word)] * count
    return tuple(found), places


def known(word: Word, why: Message) -> Word:
    """The word, if it is not an unknown card; `why` tells why that can't be."""
    if str(word).startswith(UNKNOWN) and read(cards, word).card == UNKNOWN:
        message = say("{why}: ? can't stand here", why=why)
        raise Misread(message, *place_of(word), (say("write which card it is"),))
    return word


def _meaning(text: str) -> SeenCard | None:
    return cast("SeenCard | None", CARD_MEANINGS.get(text))


def _count(text: str) -> int:
    return int(text) if len(text) <= len(str(MOST_ALIKE)) else MOST_ALIKE + 1


def _wrong_shape(text: str) -> Misread:
    """What to say to `3 Co` and `Co x3`."""
    match = _BEFORE.fullmatch(text) or _AFTER.fullmatch(text)
    if match is not None:
        card = _meaning(match["card"]) or _meaning(_TIMES.sub("", match["card"]))
        if card is not None:
            right = f"{CODES[card]}*{match['count']}"
            message, hint = say("the number of cards stands behind a star"), say("write {example}", example=right)
            return Misread(message, 0, len(text), (hint,))
    return Misread(say("{word} is no card", word=text), 0, len(text))
