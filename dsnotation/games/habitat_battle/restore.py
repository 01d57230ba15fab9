"""Habitat Battle: a position from its parts, each in words.

The parts are read one by one (`core.snapshot`); `restore_battle` reads a battle that goes on, `restore_checks`
tells whether the parts agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.messages import Message, say
from dsnotation.core.position import Stated, full_names
from dsnotation.core.report import Report
from dsnotation.core.snapshot import (
    CATALOGUE,
    MISSING,
    NOTHING,
    TWICE,
    Names,
    Read,
    Reader,
    Word,
    names,
    numbered,
    read_parts,
)
from dsnotation.games.habitat_battle.battle import AQUATIC_SIDE
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.naming import SPACE
from dsnotation.games.habitat_battle.position_parts import PARTS
from dsnotation.games.habitat_battle.restore_battle import read_battle, read_pending
from dsnotation.games.habitat_battle.restore_checks import check
from dsnotation.games.habitat_battle.setup import Setup
from dsnotation.games.habitat_battle.snapshot import UNSEEN, USED, piece_name
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    OVER,
    PHASES,
    PIECES,
    SETUP,
    UNKNOWN,
    Piece,
    State,
)
from dsnotation.games.habitat_battle.tables import Listing

_MOST_POINTS, _MOST_ROUNDS, _FURTHEST = 9999, 999, 2
_PHASES = names(say("phase"), PHASES)
_CARDS = 12  # more than a player ever has of a kind


def restore(setup: Setup, stated: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
    """The position that the parts of a snapshot say; None if they say none, with everything that is wrong."""
    report = Report(CATALOGUE)
    state = State(setup.tables, setup.players)
    sides = SEATS[: len(setup.players)]
    infos = full_names(PARTS, sides)
    readers: dict[str, Read] = {**_SHARED, **{f"{side}.{part}": partial(read, seat)
                             for seat, side in enumerate(sides) for part, read in _OWN.items()}}  # fmt: skip
    # What is due is read when everything else is there.
    order = [*(name for name in readers if name not in _LAST), *_LAST]
    places, _ = read_parts(state, stated, {name: (infos[name], readers[name]) for name in order}, report)
    if not report.findings:
        check(state, report, places)
    return (None if forbids(report.findings) else state), report.findings


def listed(what: Message, listing: Listing[Any], only: Sequence[int] | None = None) -> Names:
    """The ids of a list of the set, or of some of them."""
    known = numbered(what, listing.number)
    return known if only is None else known.only(what, only)


def _seats(state: State) -> Names:
    return names(say("seat of this game"), SEATS[: len(state.names)])


def _pieces(state: State) -> Names:
    return names(say("piece"), tuple(piece_name(piece) for piece in range(PIECES * len(state.names))))


# Readers ---------------------------------------------------------------------------------------------------


def _phase(state: State, reader: Reader) -> None:
    phase = reader.one(_PHASES)
    if phase is None and not reader.words():
        reader.wrong(None, say("a game is always in a phase: setup, dealing, positioning, incursions or over"),
                     code=MISSING)  # fmt: skip
    state.phase = SETUP if phase is None else phase
    if state.phase != SETUP:
        state.pieces = [Piece(EMPTY, state.tables.start)] * (PIECES * len(state.names))


def _starter(state: State, reader: Reader) -> None:
    state.starter = reader.one(_seats(state)) or 0


def _turn(state: State, reader: Reader) -> None:
    state.turn = reader.number(most=_MOST_ROUNDS)


def _positioned(state: State, reader: Reader) -> None:
    state.positioned = reader.number(most=PIECES * len(state.names))


def _points(state: State, reader: Reader) -> None:
    reader.counts(state.points, _seats(state), shape="A:3", least=-_MOST_POINTS, most=_MOST_POINTS)


def _flood(state: State, reader: Reader) -> None:
    reader.counts(state.flood, listed(SPACE, state.tables.spaces), shape="jungle-2:1", most=_FURTHEST)


def _aquatics(state: State, reader: Reader) -> None:
    tables = state.tables
    animals = listed(say("aquatic animal"), tables.animals, tables.aquatics)
    reader.holders(state.aquatics, listed(SPACE, tables.spaces), animals, "jungle-2:caiman")


def _appeared(state: State, reader: Reader) -> None:
    tables = state.tables
    animals = listed(say("insect or aquatic animal"), tables.animals, (*tables.insects, *tables.aquatics))
    state.appeared = tuple(reader.row(animals))


def _blind(state: State, reader: Reader) -> None:
    state.blind = reader.bits(_seats(state))


def _winner(state: State, reader: Reader) -> None:
    sides = names(say("seat of this game, or aquatic"), (*SEATS[: len(state.names)], AQUATIC_SIDE))
    winners = reader.row(sides)
    words = (*SEATS[: len(state.names)], AQUATIC_SIDE)
    state.winner = tuple(words[number] for number in winners)


def _read_pieces(state: State, reader: Reader) -> None:
    if state.phase == SETUP:
        if reader.words():
            reader.wrong(reader.words()[0], say("before the first round nobody has an animal"))
        return
    seen: set[int] = set()
    for word in reader.words():
        number = reader.number_of(word, word.pieces[0], _pieces(state))
        if number is None:
            continue
        if number in seen:
            reader.wrong(word, say("{place} stands twice", place=word.pieces[0]), code=TWICE)
            continue
        seen.add(number)
        piece = _piece(state, reader, word)
        if piece is not None:
            state.pieces[number] = piece


def _piece(state: State, reader: Reader, word: Word) -> Piece | None:
    """One piece: animal and space, then what it has once it is positioned."""
    tables = state.tables
    width = 9
    pieces = [*word.pieces[1:], *[NOTHING] * (width - len(word.pieces))]
    if len(word.pieces) > width or len(word.pieces) < 3:
        shape = "A1:jaguar:start"
        reader.wrong(word, say("{word} is not written {shape}", word=word.text, shape=shape))
        return None
    animal = reader.number_of(
        word, pieces[0], listed(say("animal that a player runs"), tables.animals, tables.playable)
    )
    space = reader.number_of(word, pieces[1], listed(SPACE, tables.spaces))
    cards: list[int | None] = []
    listings: tuple[tuple[Message, Listing[Any]], ...] = (
        (say("power"), tables.powers),
        (say("activator"), tables.activators),
        (say("movement card"), tables.movements),
        (say("strategy card"), tables.strategies),
    )
    for piece, (what, listing) in zip(pieces[2:6], listings, strict=True):
        cards.append(EMPTY if piece == NOTHING else reader.number_of(word, piece, listed(what, listing)))
    if pieces[6] not in (NOTHING, USED):
        reader.wrong(word, say("{word} is not used or -", word=pieces[6]))
    arrived = 0 if pieces[7] == NOTHING else reader.count_of(word, pieces[7], most=PIECES * len(state.names))
    power, activator, movement, strategy = cards
    if animal is None or space is None or arrived is None or None in cards:
        return None
    used = pieces[6] == USED
    return Piece(animal, space, power or 0, activator or 0, movement or 0, strategy or 0, used, arrived)


def _hand(field: str, what: Message, listing: str, *, unseen: bool = False) -> Any:
    """A reader of the cards that a player has of a kind."""

    def read(seat: int, state: State, reader: Reader) -> None:
        known = listed(what, getattr(state.tables, listing))
        cards = []
        for word in reader.words()[: _CARDS + 1]:
            card = UNKNOWN if unseen and word.text == UNSEEN else reader.number_of(word, word.text, known)
            if card is not None:
                cards.append(card)
        if len(cards) > _CARDS:
            reader.wrong(None, say("a player never has so many cards of a kind"))
        getattr(state, field)[seat] = tuple(cards)

    return read


def _bird(seat: int, state: State, reader: Reader) -> None:
    word = reader.only()
    if word is None:
        return
    known = listed(say("bird card"), state.tables.birds)
    bird = UNKNOWN if word.text == UNSEEN else reader.number_of(word, word.text, known)
    state.birds[seat] = EMPTY if bird is None else bird


def _battle(state: State, reader: Reader) -> None:
    if state.phase != OVER:
        read_battle(state, reader, _pieces(state))
    elif reader.words():
        reader.wrong(reader.words()[0], say("when the game is over no battle goes on"))


def _pending(state: State, reader: Reader) -> None:
    read_pending(state, reader, _seats(state), _pieces(state))


_SHARED: Mapping[str, Read] = {
    "turn": _turn,
    "phase": _phase,
    "starter": _starter,
    "positioned": _positioned,
    "points": _points,
    "flood": _flood,
    "aquatics": _aquatics,
    "appeared": _appeared,
    "pieces": _read_pieces,
    "blind": _blind,
    "winner": _winner,
    "battle": _battle,
    "pending": _pending,
}
_LAST = ("battle", "pending")
_OWN: Mapping[str, Any] = {
    "activators": _hand("activators", say("activator"), "activators"),
    "movements": _hand("movements", say("movement card"), "movements"),
    "invocations": _hand("invocations", say("bird card"), "birds", unseen=True),
    "powers": _hand("powers", say("power"), "powers"),
    "strategies": _hand("strategies", say("strategy card"), "strategies", unseen=True),
    "bird": _bird,
}
