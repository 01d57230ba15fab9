"""Dominion: Seaside: a position from its parts, each in words.

The parts are read one by one (`core.snapshot`); `restore_due` reads what is to be done, `restore_checks` tells
whether the parts agree."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.messages import say
from dsnotation.core.position import Stated, full_names
from dsnotation.core.report import Report
from dsnotation.core.snapshot import (
    CATALOGUE,
    MISSING,
    Read,
    Reader,
    Word,
    in_words,
    names,
    read_parts,
)
from dsnotation.games.seaside.components import BASIC, CARD, COUNT, NAMES, SEATS
from dsnotation.games.seaside.position_parts import PARTS
from dsnotation.games.seaside.restore_checks import check, fill_in_owned, fill_in_supply
from dsnotation.games.seaside.restore_due import read_pending
from dsnotation.games.seaside.setup import Setup
from dsnotation.games.seaside.snapshot import LEFT, STAYS, YES
from dsnotation.games.seaside.state import EMPTY, GONE, PHASES, PLAYED, SETUP, STAYING, Played, State
from dsnotation.games.seaside.words import CARD_MEANINGS

_MOST_CARDS = 99
_MOST_IN_A_ROW = 200
_CARDS = in_words(say("card"), CARD_MEANINGS, CARD)
_ANY = in_words(say("card"), CARD_MEANINGS, {name: number for number, name in enumerate(NAMES)})
_PHASES = names(say("phase"), PHASES)
_IN_PLAY = re.compile(r"(by|works)([1-9][0-9]?)", re.ASCII | re.IGNORECASE)


def restore(setup: Setup, stated: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
    """The position that the parts of a snapshot say; None if they say none, with everything that is wrong."""
    report = Report(CATALOGUE)
    state = State(len(setup.players), setup.options, setup.players)
    state.piles_unknown = setup.piles_unknown
    for card in (*BASIC, *setup.kingdom):
        state.supply[card] = 0
    sides = SEATS[: len(setup.players)]
    infos = full_names(PARTS, sides)
    readers: dict[str, Read] = {**_SHARED, **{f"{side}.{part}": partial(read, seat)
                             for seat, side in enumerate(sides) for part, read in _OWN.items()}}  # fmt: skip
    # What is to be done is read when everything else is there.
    order = [*(name for name in readers if name != "pending"), "pending"]
    places, rests = read_parts(state, stated, {name: (infos[name], readers[name]) for name in order}, report)
    if not report.findings:
        fill_in_owned(state, places, report)
    if not report.findings:
        if "supply" in rests:
            fill_in_supply(state)
        check(state, report, places)
    return (None if forbids(report.findings) else state), report.findings


# Readers ---------------------------------------------------------------------------------------------------


def _number(field: str, most: int = _MOST_CARDS) -> Read:
    def read(state: State, reader: Reader) -> None:
        setattr(state, field, reader.number(most=most))

    return read


def _flag(field: str) -> Read:
    def read(state: State, reader: Reader) -> None:
        setattr(state, field, reader.flag(YES))

    return read


def _row(field: str) -> Read:
    def read(state: State, reader: Reader) -> None:
        setattr(state, field, _cards_in_row(reader, unknown=False))

    return read


def _cards_in_row(reader: Reader, *, unknown: bool) -> list[int]:
    cards = reader.row(_ANY if unknown else _CARDS, twice=True)
    if len(cards) > _MOST_IN_A_ROW:
        reader.wrong(None, say("there are never so many cards"))
    return cards


def _phase(state: State, reader: Reader) -> None:
    phase = reader.one(_PHASES)
    if phase is None and not reader.words():
        reader.wrong(None, say("a game is always in a phase: setup, start, action, buy, clean-up or over"),
                     code=MISSING)  # fmt: skip
    state.phase = SETUP if phase is None else phase


def _who(state: State, reader: Reader) -> None:
    who = reader.one(names(say("seat of this game"), SEATS[: len(state.players)]))
    state.who = EMPTY if who is None else who


def _piles(field: str) -> Read:
    def read(state: State, reader: Reader) -> None:
        piles = {NAMES[card]: card for card, count in enumerate(state.supply) if count != EMPTY}
        known = in_words(say("pile of this game"), CARD_MEANINGS, piles)
        reader.counts(getattr(state, field), known, shape="Pr:8", most=_MOST_CARDS)

    return read


def _trash(state: State, reader: Reader) -> None:
    reader.counts(state.trash, _ANY, shape="Es:1", least=1, most=_MOST_CARDS)


def _table(state: State, reader: Reader) -> None:
    for word in reader.words()[:_MOST_IN_A_ROW]:
        card = reader.number_of(word, word.pieces[0], _CARDS)
        played = None if card is None else _in_play(reader, word, Played(card))
        if played is not None:
            state.table.append(played)
    size = len(state.table)
    for word, played in zip(reader.words(), state.table, strict=False):
        if played.by >= size or (played.by != EMPTY and state.table[played.by] is played):
            reader.wrong(word, say("there is no card {place} in this row that could play it", place=played.by + 1))


def _in_play(reader: Reader, word: Word, played: Played) -> Played | None:
    """What becomes of a card in play."""
    for piece in word.pieces[1:]:
        match = _IN_PLAY.fullmatch(piece)
        if piece.lower() in (STAYS, LEFT) and played.status == PLAYED:
            played = played._replace(status=STAYING if piece.lower() == STAYS else GONE)
        elif match is not None and match[1].lower() == "by" and played.by == EMPTY:
            played = played._replace(by=int(match[2]) - 1)
        elif match is not None and match[1].lower() == "works" and not played.works:
            played = played._replace(works=int(match[2]))
        else:
            hints = (say("behind a card in play stand stays or gone, by1, works2"),)
            reader.wrong(word, say("{word} says nothing about a card in play", word=piece or ":"), hints)
            return None
    return played


def _zone(field: str, *, lost: bool = False) -> Any:
    """A reader of how many of each card are in a zone; with `lost` there may be less than none of the unknown."""

    def read(seat: int, state: State, reader: Reader) -> None:
        least = -_MOST_CARDS if lost else 0
        zone = getattr(state.players[seat], field)
        reader.counts(zone, _ANY, shape="Co:3", least=least, most=_MOST_CARDS)
        if min(zone[:COUNT]) < 0 or (lost and zone[COUNT] > 0):
            reader.wrong(None, say("a player owns no unknown cards, and of every card none or more"))

    return read


def _own_row(field: str, *, unknown: bool = False) -> Any:
    def read(seat: int, state: State, reader: Reader) -> None:
        setattr(state.players[seat], field, _cards_in_row(reader, unknown=unknown))

    return read


def _own_number(field: str) -> Any:
    def read(seat: int, state: State, reader: Reader) -> None:
        setattr(state.players[seat], field, reader.number())

    return read


def _own_flag(field: str) -> Any:
    def read(seat: int, state: State, reader: Reader) -> None:
        setattr(state.players[seat], field, reader.flag(YES))

    return read


def _bottom(seat: int, state: State, reader: Reader) -> None:
    card = reader.one(_CARDS)
    state.players[seat].bottom = EMPTY if card is None else card


_SHARED: Mapping[str, Read] = {
    "turn": _number("turn", 999),
    "who": _who,
    "phase": _phase,
    "actions": _number("actions"),
    "buys": _number("buys"),
    "coins": _number("coins", 999),
    "coins-unknown": _number("coins_unknown", 999),
    "extra": _flag("extra"),
    "bought": _flag("bought"),
    "purchases": _row("purchases"),
    "gains": _row("gains"),
    "gains-victory": _flag("gains_victory"),
    "outposts": _number("outposts"),
    "loot": _flag("loot"),
    "supply": _piles("supply"),
    "embargo": _piles("tokens"),
    "embargo-unknown": _number("tokens_unknown"),
    "trash": _trash,
    "table": _table,
    "effects": _row("effects"),
    "unsure": _flag("unsure"),
    "pending": read_pending,
}
_OWN: Mapping[str, Any] = {
    "hand": _zone("hand"),
    "deck": _zone("middle"),
    "top": _own_row("top", unknown=True),
    "bottom": _bottom,
    "discard": _zone("discard"),
    "staying": _zone("staying"),
    "aside": _own_row("aside", unknown=True),
    "island": _zone("island"),
    "village": _zone("village"),
    "looked": _zone("looked"),
    "later": _own_row("later"),
    "last-gains": _own_row("last_gains"),
    "tokens": _own_number("tokens"),
    "turns": _own_number("turns"),
    "owned": _zone("owned", lost=True),
    "blurred": _own_flag("blurred"),
    "maybe": _zone("maybe"),
    "unsettled": _own_flag("unsettled"),
}
