"""Dominion: Seaside: what is to be done in a stated position: the decision that is due, and below it what follows
by
itself.

Each kind comes up for certain cards, in certain phases, with certain numbers; what can't come up is contradictory.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from dsnotation.core.messages import say
from dsnotation.core.snapshot import CONTRADICTORY, Reader, Word, in_words, names
from dsnotation.games.seaside.components import ACTIONS, CARD, CODES, KINGDOM, SEATS
from dsnotation.games.seaside.rules import EFFECTS
from dsnotation.games.seaside.snapshot import pending_word
from dsnotation.games.seaside.state import (
    ACTION,
    BUY,
    CLEAN_UP,
    EMPTY,
    OVER,
    SETUP,
    START,
    Pending,
    State,
)
from dsnotation.games.seaside.words import CARD_MEANINGS

_PLACE = re.compile(r"at([1-9][0-9]{0,2})", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)
_CARDS = in_words(say("card"), CARD_MEANINGS, CARD)


class Shape(NamedTuple):
    """What stands with a kind of thing to be done: a number, its place on the table, another player; and in which
    phases it comes up."""

    number: bool = False
    place: bool = False
    victim: bool = False
    phases: tuple[int, ...] = (ACTION,)


_PLAIN = Shape()
_AT_PLACE = Shape(place=True)
_OFF_DECK = Shape(number=True)
_TO_VICTIM = Shape(victim=True)
_SHOWN = Shape(number=True, victim=True)
_COUNTED = Shape(number=True, place=True)


def _cards(codes: str) -> tuple[int, ...]:
    return tuple(CODES.index(code) for code in codes.split())


@cache
def shapes() -> dict[tuple[str, int], tuple[Shape, ...]]:
    """Every kind with the card that asks for it (EMPTY: the turn does), and how it may be written. A function, for
    the cards enter their effects while the game is loaded."""
    found: dict[tuple[str, int], tuple[Shape, ...]] = {
        ("deal", EMPTY): (Shape(number=True, phases=(SETUP,)),),
        ("start", EMPTY): (Shape(phases=(START,)),),
        ("play", EMPTY): (Shape(phases=(ACTION, BUY)),),
        ("buy", EMPTY): (Shape(phases=(BUY,)),),
        ("end", EMPTY): (Shape(phases=(ACTION, BUY)),),
        ("turn-end", EMPTY): (Shape(phases=(CLEAN_UP,)),),
        ("draw", EMPTY): (Shape(number=True, phases=(CLEAN_UP,)),),
    }
    for kind, codes, *forms in _OF_CARDS:
        for card in _cards(codes):
            found[kind, card] = tuple(forms)
    for card in KINGDOM:
        found["draw", card] = (Shape(number=True, phases=(START, ACTION)),)
    for card in ACTIONS:
        found["again", card] = (_AT_PLACE,)
    for card in EFFECTS:
        found["effect", card] = (_AT_PLACE,)
    return found


_OF_CARDS: tuple[tuple[str, str, *tuple[Shape, ...]], ...] = (
    ("aside", "Ha Is", _AT_PLACE),
    ("attack", "Cp GS PS SH", _TO_VICTIM),
    ("choose", "NV PS", _AT_PLACE),
    ("discard", "Cp", _TO_VICTIM),
    ("discard", "Lo Wa", _COUNTED),
    ("discard-all", "Na", _AT_PLACE),
    ("double", "Th", _AT_PLACE),
    ("embargo", "Em", _AT_PLACE),
    ("flip", "PS SH", _SHOWN),
    ("gain", "Sm", _AT_PLACE),
    ("look", "Lo NV Na PD", _OFF_DECK),
    ("return", "Am", _AT_PLACE),
    ("reveal", "Ex", _AT_PLACE),
    ("sequel", "Lo", _COUNTED),
    ("sequel", "NV Na PD", _AT_PLACE),
    ("sequel", "PS", _AT_PLACE, _SHOWN),
    ("sequel", "SH", _TO_VICTIM),
    ("top", "PD", _AT_PLACE),
    ("top", "GS", _SHOWN),
    ("trash", "Lo Sa", _AT_PLACE),
    ("trash", "PS", _TO_VICTIM),
    ("trash", "TM", _COUNTED),
)
# What follows by itself, and stands below a decision.
TASKS = frozenset({"again", "effect", "attack", "sequel", "turn-end"})
_OF_TURN = ("deal", "start", "play", "buy", "end", "turn-end", "draw")
_KINDS = tuple(dict.fromkeys((*_OF_TURN, *(kind for kind, *_ in _OF_CARDS), "again", "effect")))
_KIND_NAMES = names(say("kind of decision"), _KINDS)


def read_pending(state: State, reader: Reader) -> None:
    """Everything that is to be done in a stated position."""
    words = reader.decisions(over=state.phase == OVER)
    for word in words:
        pending = _pending(state, reader, word)
        if pending is not None:
            state.pending.append(pending)
    if words and not reader.report.findings:
        _check_order(state, reader, words)


def _pending(state: State, reader: Reader, word: Word) -> Pending | None:
    """One thing to be done."""
    seats = names(say("seat of this game"), SEATS[: len(state.players)])
    kind = reader.number_of(word, word.pieces[0], _KIND_NAMES)
    if kind is None:
        return None
    if len(word.pieces) < 2:
        reader.wrong(word, say("{word} needs its player: {word}:A", word=word.text))
        return None
    player = reader.number_of(word, word.pieces[1], seats)
    if player is None:
        return None
    pending = Pending(_KINDS[kind], player)
    for piece in word.pieces[2:]:
        place = _PLACE.fullmatch(piece)
        if place is not None and pending.place == EMPTY:
            pending = pending._replace(place=int(place[1]) - 1)
        elif _NUMBER.fullmatch(piece) and not pending.number:
            pending = pending._replace(number=int(piece))
        elif piece[:2].lower() == "to" and piece[2:].lower() in seats.numbers and pending.victim == EMPTY:
            pending = pending._replace(victim=seats.numbers[piece[2:].lower()])
        elif pending.card == EMPTY:
            card = reader.number_of(word, piece, _CARDS)
            if card is None:
                return None
            pending = pending._replace(card=card)
        else:
            reader.wrong(word, say("{piece} is too much in {word}", piece=piece, word=word.text))
            return None
    return pending if _fits(state, reader, word, pending) else None


def _fits(state: State, reader: Reader, word: Word, pending: Pending) -> bool:
    """Whether this can be to do here at all."""
    forms = shapes().get((pending.kind, pending.card))
    if forms is None:
        cards = " ".join(CODES[card] for kind, card in shapes() if kind == pending.kind and card != EMPTY)
        hints = (say("cards that ask for it: {cards}", cards=cards),) if cards else ()
        message = (
            say("{kind} belongs to a card", kind=pending.kind)
            if pending.card == EMPTY
            else say("{card} never asks for {kind}", card=CODES[pending.card], kind=pending.kind)
        )
        reader.wrong(word, message, hints)
        return False
    fitting = [
        shape
        for shape in forms
        if shape.place == (pending.place != EMPTY)
        and shape.victim == (pending.victim != EMPTY)
        and (shape.number or not pending.number)
    ]
    if not fitting:
        shape = forms[0]
        sample = Pending(
            pending.kind, pending.player, pending.card, 2 if shape.number else 0, 0 if shape.place else EMPTY,
            (pending.player + 1) % len(state.players) if shape.victim else EMPTY,
        )  # fmt: skip
        message = say("{word} is not written {shape}", word=word.text, shape=pending_word(sample))
        reader.wrong(word, message, (say("at1: the first card of the part table; toB: done to B"),))
        return False
    if state.phase not in fitting[0].phases:
        reader.wrong(word, say("{word} can't be due in this phase", word=word.text), code=CONTRADICTORY)
        return False
    on_table = state.table[pending.place].card if EMPTY < pending.place < len(state.table) else EMPTY
    if pending.place != EMPTY and on_table != pending.card:
        message = say(
            "card {place} of the part table is no {card}", place=pending.place + 1, card=CODES[pending.card]
        )
        reader.wrong(word, message, code=CONTRADICTORY)
        return False
    if pending.victim == pending.player:
        reader.wrong(word, say("nobody does that to oneself"), code=CONTRADICTORY)
        return False
    return True


def _check_order(state: State, reader: Reader, words: list[Word]) -> None:
    """One decision, and below it only what follows by itself; in set-up a deal for each player."""
    kinds = [pending.kind for pending in state.pending]
    if state.phase == SETUP:
        seats = [pending.player for pending in state.pending]
        if seats != list(range(len(state.players) - 1, -1, -1))[: len(seats)]:
            reader.wrong(words[0], say("the hands are dealt to A first, who stands last"), code=CONTRADICTORY)
        return
    for word, kind in zip(words[:-1], kinds, strict=False):
        if kind not in TASKS:
            message = say("{word} must stand last: it is a decision, and only one can be due", word=word.text)
            reader.wrong(word, message, code=CONTRADICTORY)
    if kinds[-1] in TASKS:
        message = say(
            "{word} happens by itself: the decision that comes before it is missing", word=words[-1].text
        )
        reader.wrong(words[-1], message, code=CONTRADICTORY)
    wrong_end = [word for word, kind in zip(words[1:], kinds[1:], strict=True) if kind == "turn-end"]
    if wrong_end:
        reader.wrong(wrong_end[0], say("turn-end stands first: it comes at the very end"), code=CONTRADICTORY)
    elif (state.phase == CLEAN_UP) != (kinds[0] == "turn-end"):
        reader.wrong(words[0], say("in the clean-up the row begins with turn-end, and only there"),
                     code=CONTRADICTORY)  # fmt: skip
