"""Habitat Battle: a battle that goes on in a stated position, and the decision that is due there."""

from __future__ import annotations

from typing import Any

from dsnotation.core.messages import say
from dsnotation.core.snapshot import CONTRADICTORY, TWICE, Names, Reader, Word, names, numbered
from dsnotation.games.habitat_battle.naming import SPACE
from dsnotation.games.habitat_battle.snapshot import SIDES, UNSEEN
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    OVER,
    UNKNOWN,
    Battle,
    Pending,
    Side,
    State,
    seat_of,
)
from dsnotation.games.habitat_battle.tables import Listing

KINDS = ("kit", "deal", "position", "power", "expose", "appear")
_KINDS = names(say("kind of decision"), KINDS)
_WITH_PIECE = ("power", "expose")
_SHAPE = "on:jungle-2 first:A1 second:B1"


class _Parts:
    """What the words of a battle say so far."""

    def __init__(self) -> None:
        self.space: int | None = None
        self.sides: list[Side | None] = [None, None]
        self.queue: list[int] = []
        self.turn = EMPTY
        self.passes = 0
        self.insect = False


def read_battle(state: State, reader: Reader, pieces: Names) -> None:
    """The battle that goes on, if the part says one."""
    words = reader.words()
    if not words:
        return
    found = _Parts()
    for word in words:
        _read_word(state, reader, word, found, pieces)
    if reader.report.findings:
        return
    first, second = found.sides
    if found.space is None or first is None or second is None:
        reader.wrong(None, say("a battle has a space and two sides: {shape}", shape=_SHAPE))
        return
    state.battle = Battle(found.space, first, second, found.insect, tuple(found.queue), found.turn, found.passes)


def _read_word(state: State, reader: Reader, word: Word, found: _Parts, pieces: Names) -> None:
    """One word of a battle."""
    tables = state.tables
    head, *rest = word.pieces
    head = head.lower()
    name, _, what = head.partition(".")
    value = rest[0] if len(rest) == 1 else ""
    if name in SIDES and (value or what == "power"):
        _read_side(state, reader, word, found, pieces)
    elif head == "on" and value:
        if found.space is not None:
            reader.wrong(word, say("{place} stands twice", place=head), code=TWICE)
        found.space = reader.number_of(word, value, _listed("space", tables.spaces))
    elif head == "next" and value:
        piece = reader.number_of(word, value, pieces)
        found.queue += [] if piece is None else [piece]
    elif head == "turn" and value.lower() in SIDES:
        found.turn = SIDES.index(value.lower())
    elif head == "passes" and value:
        found.passes = reader.count_of(word, value, most=1) or 0
    elif head == "insect" and not rest:
        found.insect = True
    else:
        hints = (say("a battle is written like {shape}", shape=_SHAPE),)
        reader.wrong(word, say("{word} says nothing about a battle", word=word.text), hints)


def _read_side(state: State, reader: Reader, word: Word, found: _Parts, pieces: Names) -> None:
    """A side of a battle, or something that it exposed."""
    tables = state.tables
    name, _, what = word.pieces[0].lower().partition(".")
    number = SIDES.index(name)
    side = found.sides[number]
    value = word.pieces[1] if len(word.pieces) > 1 else ""
    if not what:
        if side is not None:
            reader.wrong(word, say("{place} stands twice", place=name), code=TWICE)
        found.sides[number] = _fighter(state, reader, word, value, pieces)
    elif side is None:
        reader.wrong(word, say("the side itself stands before what it exposed: {shape}", shape=f"{name}:A1"))
    elif what == "power" and not value:
        found.sides[number] = side._replace(power=True)
    elif what == "strategy":
        card = (
            UNKNOWN if value == UNSEEN else reader.number_of(word, value, _listed("strategy", tables.strategies))
        )
        found.sides[number] = side._replace(strategy=EMPTY if card is None else card)
    elif what == "bird":
        bird = UNKNOWN if value == UNSEEN else reader.number_of(word, value, _listed("bird", tables.birds))
        found.sides[number] = side._replace(birds=(*side.birds, *(() if bird is None else (bird,))))
    else:
        reader.wrong(word, say("{word} says nothing about a battle", word=word.text))


def _fighter(state: State, reader: Reader, word: Word, value: str, pieces: Names) -> Side | None:
    """A piece, or an animal that nobody runs."""
    tables = state.tables
    animal = tables.animals.number.get(value.lower())
    if animal is not None and animal in tables.insects:
        return Side(EMPTY, animal)
    piece = reader.number_of(word, value, pieces)
    if piece is None:
        return None
    here = state.pieces[piece].animal if state.pieces else EMPTY
    if here == EMPTY:
        reader.wrong(word, say("the part pieces has no {piece}", piece=value), code=CONTRADICTORY)
        return None
    return Side(piece, here)


def _listed(what: str, listing: Listing[Any]) -> Names:
    """The ids of a list of the set."""
    words = {"space": SPACE, "strategy": say("strategy card"), "bird": say("bird card")}
    return numbered(words[what], listing.number)


# What is due -----------------------------------------------------------------------------------------------


def read_pending(state: State, reader: Reader, seats: Names, pieces: Names) -> None:
    """The decisions of a stated position."""
    words = reader.decisions(over=state.phase == OVER)
    for word in words:
        pending = _pending(reader, word, seats, pieces)
        if pending is not None:
            state.pending.append(pending)


def _pending(reader: Reader, word: Word, seats: Names, pieces: Names) -> Pending | None:
    """One decision: its kind, its seat, its piece."""
    number = reader.number_of(word, word.pieces[0], _KINDS)
    if number is None:
        return None
    kind = KINDS[number]
    wanted = 1 if kind == "appear" else 3 if kind in _WITH_PIECE else 2
    if len(word.pieces) != wanted:
        shape = {1: kind, 2: f"{kind}:A", 3: f"{kind}:A:A1"}[wanted]
        reader.wrong(word, say("{word} is not written {shape}", word=word.text, shape=shape))
        return None
    seat = reader.number_of(word, word.pieces[1], seats) if wanted > 1 else EMPTY
    piece = reader.number_of(word, word.pieces[2], pieces) if wanted > 2 else EMPTY
    if seat is None or piece is None:
        return None
    if piece != EMPTY and seat_of(piece) != seat:
        message = say("{piece} is no piece of {seat}", piece=word.pieces[2], seat=word.pieces[1])
        reader.wrong(word, message, code=CONTRADICTORY)
        return None
    return Pending(kind, seat, piece)
