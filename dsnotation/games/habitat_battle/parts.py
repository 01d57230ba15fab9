"""Habitat Battle: the words of a move: seats, names of the game set, a power with its activator (`claw+mid`).

The functions with a cache take the bare text of a word; a `Misread` they raise counts columns from the start of
the word. `read` puts that into the line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeVar

from dsnotation.core.game import Misread
from dsnotation.core.messages import say
from dsnotation.core.words import Word, place_of, read, without_accents
from dsnotation.games.habitat_battle.moves import SEATS, SeatName

T = TypeVar("T")
Place = tuple[int, int]
NOTHING = "-"
UNSEEN = "?"
MOST_UNSEEN = 99  # cards in one word
_REMEMBERED = 4096  # more than the different words of any game

_NAME = re.compile(r"[a-z0-9-]+")
_POWERED = re.compile(r"(?P<power>[^ \t+]+)[ \t]*\+[ \t]*(?P<activator>[^ \t+]+)")


class Powered(NamedTuple):
    """A power with its activator, and where in the word each stands."""

    power: str
    activator: str
    power_place: Place
    activator_place: Place


@lru_cache(_REMEMBERED)
def seat(text: str) -> SeatName:
    """The seat of that letter; a colon may stand after it. Raises Misread, as all functions here do."""
    letter = text.removesuffix(":").rstrip().upper()
    for one in SEATS:
        if letter == one:
            return one
    hint = say("seats are {first} to {last}, in seating order", first=SEATS[0], last=SEATS[-1])
    raise Misread(say("there is no seat {seat}", seat=letter), 0, len(letter), (hint,))


@lru_cache(_REMEMBERED)
def name(text: str) -> str:
    """A name as a game set may have it: small letters without accents, digits, hyphens."""
    if _NAME.fullmatch(text):
        return text
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold()).replace("_", "-")
    return "".join(letter for letter in without_accents(plain) if not unicodedata.combining(letter))


@lru_cache(_REMEMBERED)
def powered(text: str) -> Powered:
    """`claw+mid`."""
    match = _POWERED.fullmatch(text)
    assert match is not None, text
    power, activator = name(match["power"]), name(match["activator"])
    return Powered(power, activator, match.span("power"), match.span("activator"))


@lru_cache(_REMEMBERED)
def unseen(text: str) -> int:
    """How many cards `?` and `?*3` are."""
    count = text.lstrip("? \t*")
    if not count:
        return 1
    if len(count) > len(str(MOST_UNSEEN)) or int(count) == 0:
        message = say("{word} is no number of cards", word=text)
        raise Misread(message, 0, len(text), (say("write ? for each card"),))
    return int(count)


@lru_cache(_REMEMBERED)
def number(text: str) -> int:
    """A number, perhaps below zero."""
    if len(text) > 5:
        raise Misread(say("{number} is more than anybody can have", number=text), 0, len(text))
    return int(text)


def names(written: Iterable[Word]) -> tuple[tuple[str, ...], list[Place]]:
    """The names of a list and where in the line each stands. `-` gives none, `?` cards that nobody saw."""
    found: list[str] = []
    places: list[Place] = []
    for word in written:
        text = str(word)
        if text == NOTHING:
            continue
        if text.startswith(UNSEEN):
            count = read(unseen, word)
            found += [UNSEEN] * count
            places += [place_of(word)] * count
        else:
            found.append(read(name, word))
            places.append(place_of(word))
    return tuple(found), places
