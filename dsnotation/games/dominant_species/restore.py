"""Dominant Species: a position from its parts, each in words.

The parts are read one by one (`core.snapshot`); `restore_checks` tells whether they agree, `restore_due` reads the
decision that is due.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.messages import say
from dsnotation.core.position import Stated
from dsnotation.core.report import Report
from dsnotation.core.snapshot import (
    CATALOGUE,
    MISSING,
    Names,
    Read,
    Reader,
    in_words,
    names,
    numbered,
    read_parts,
)
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    BOX,
    CARD,
    ELEMENT,
    SPACES,
    TERRAIN,
    TILES,
)
from dsnotation.games.dominant_species.flow import FREE_STEPS, order_of
from dsnotation.games.dominant_species.position_parts import PARTS
from dsnotation.games.dominant_species.restore_checks import check, fill_in_rests
from dsnotation.games.dominant_species.restore_due import read_pending, settle_step
from dsnotation.games.dominant_species.setup import Setup
from dsnotation.games.dominant_species.state import EXECUTION, OVER, PHASES, State
from dsnotation.games.dominant_species.words import (
    ANIMAL_CODES,
    CARD_CODES,
    ELEMENT_CODES,
    SECTION_CODES,
    TERRAIN_CODES,
)

_ANIMALS = in_words(say("animal"), ANIMAL_CODES, ANIMAL)
_PLAYING = say("animal of this game")
_ELEMENTS = in_words(say("element"), ELEMENT_CODES, ELEMENT)
_TERRAINS = in_words(say("terrain"), TERRAIN_CODES, TERRAIN)
_TILES = in_words(say("large tile"), TERRAIN_CODES, {name: TERRAIN[name] for name in TILES})
_CARDS = in_words(say("card"), CARD_CODES, CARD)
_BOXES = in_words(say("box"), SECTION_CODES, BOX)
_HEXES = numbered(say("hex"), HEX)
_CORNERS = numbered(say("corner"), {**{name: CORNER[name] for name in CORNERS}, **CORNER})
_SPACES = names(say("space"), SPACES)
_STACKS = names(say("stack"), ("1", "2", "3"))
_PHASES = names(say("phase"), PHASES)
# A name of a part as findings have it (`dependence`), not that of a part of the snapshot.
_UNKNOWN_PART = re.compile(r"[a-z]+(?:-[a-z]+)*(?::[A-Za-z0-9.-]{1,24}){0,2}")
_LONGEST_NAME = 60  # characters
_MOST_CUBES, _MOST_DISKS, _MOST_PAWNS, _MOST_POINTS = 60, 20, 10, 9999


def restore(setup: Setup, stated: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
    """The position that the parts of a snapshot say; None if they say none, with everything that is wrong."""
    report = Report(CATALOGUE)
    state = State(tuple(ANIMAL[name] for name in setup.animals), setup.options, setup.players)
    state.place = -1
    infos = {info.name: info for info in PARTS}
    table = {name: (infos[name], read) for name, read in _READERS.items()}
    places, rests = read_parts(state, stated, table, report)
    if not report.findings:
        fill_in_rests(state, rests)
        check(state, report, places)
    return (None if forbids(report.findings) else state), report.findings


# Readers ---------------------------------------------------------------------------------------------------


def _playing(state: State) -> Names:
    """The animals of this game."""
    return _ANIMALS.only(_PLAYING, state.animals)


def _counts(field: str, most: int, sample: str, *, least: int = 0) -> Read:
    """A number for each animal."""

    def read(state: State, reader: Reader) -> None:
        reader.counts(getattr(state, field), _playing(state), shape=sample, least=least, most=most)

    return read


def _species(field: str) -> Read:
    def read(state: State, reader: Reader) -> None:
        reader.counts(getattr(state, field), _HEXES, _playing(state), shape="D4:Ma:2", least=1, most=_MOST_CUBES)

    return read


def _elements_by(field: str, first: Names | None, most: int, sample: str) -> Read:
    def read(state: State, reader: Reader) -> None:
        rows = first if first is not None else _playing(state)
        reader.counts(getattr(state, field), rows, _ELEMENTS, shape=sample, least=1, most=most)

    return read


def _number(field: str, most: int) -> Read:
    def read(state: State, reader: Reader) -> None:
        setattr(state, field, reader.number(most=most))

    return read


def _bits(field: str, known: Names | None) -> Read:
    def read(state: State, reader: Reader) -> None:
        setattr(state, field, reader.bits(known if known is not None else _playing(state)))

    return read


def _bag(state: State, reader: Reader) -> None:
    reader.counts(state.bag, _ELEMENTS, shape="g:12", most=_MOST_DISKS)


def _unseen_tiles(state: State, reader: Reader) -> None:
    reader.counts(state.unseen_tiles, _TILES, shape="Sa:2", most=_MOST_DISKS)


def _cones(state: State, reader: Reader) -> None:
    if not state.cones and reader.words():
        reader.wrong(reader.words()[0], say("there are cones only with the option dominance=claimed"))
        return
    reader.holders(state.cones, _HEXES, _playing(state), "D4:Ma")


def _initiative(state: State, reader: Reader) -> None:
    state.initiative = reader.row(_playing(state))


def _cards(state: State, reader: Reader) -> None:
    state.cards = reader.row(_CARDS)


def _phase(state: State, reader: Reader) -> None:
    phase = reader.one(_PHASES)
    if phase is None and not reader.words():
        reader.wrong(
            None, say("a game is always in a phase: setup, planning, execution, reset or over"), code=MISSING
        )
    state.phase = 0 if phase is None else phase


def _step(state: State, reader: Reader) -> None:
    """The last step of Execution; where it is not written it follows from the decision."""
    order = order_of(state)
    steps = {
        SPACES[step] if isinstance(step, int) else FREE_STEPS.get(step, ""): place
        for place, step in enumerate(order)
    }
    steps.pop("", None)
    number = reader.one(numbered(say("step of Execution"), steps))
    if number is None:
        return
    if state.phase != EXECUTION:
        reader.wrong(reader.words()[0], say("there is a step only in the phase execution"))
    state.step = number + 1


def _spared(state: State, reader: Reader) -> None:
    for word in reader.entries(2, "Re:u"):
        animal = reader.number_of(word, word.pieces[0], _playing(state))
        element = reader.number_of(word, word.pieces[1], _ELEMENTS)
        if animal is not None and element is not None:
            state.spared[animal] |= 1 << element


def _ice_age(state: State, reader: Reader) -> None:
    state.ice_age = reader.flag("taken")


def _unknown(state: State, reader: Reader) -> None:
    known = []
    for word in reader.words():
        if _UNKNOWN_PART.fullmatch(word.text) and len(word.text) <= _LONGEST_NAME:
            known.append(word.text)
        else:
            sample = "hex:C4"
            message = say("{word} can't stand here; it is written like {shape}", word=word.text, shape=sample)
            reader.wrong(word, message)
    state.unknown = frozenset(known)


def _survivor(state: State, reader: Reader) -> None:
    survivor = reader.one(_playing(state))
    if survivor is not None:
        state.survivor = survivor


def _pending(state: State, reader: Reader) -> None:
    read_pending(state, reader, _playing(state))
    if state.phase == OVER:
        state.why_over = "ice-age" if state.ice_age else "all-extinct"
    elif not reader.report.findings:
        settle_step(state, reader)


# In this order: what is due is read when everything else is there.
_READERS: dict[str, Read] = {
    "turn": _number("turn", 99),
    "phase": _phase,
    "step": _step,
    "terrain": lambda state, reader: reader.holders(state.terrain, _HEXES, _TERRAINS, "D3:Tu"),
    "species": _species("species"),
    "hibernating": _species("hibernating"),
    "elements": lambda state, reader: reader.holders(state.elements, _CORNERS, _ELEMENTS, "D2e:g"),
    "cones": _cones,
    "bag": _bag,
    "boxes": _elements_by("boxes", _BOXES, _MOST_DISKS, "ada:g:2"),
    "added": _elements_by("added", None, _MOST_DISKS, "Ma:g:1"),
    "vp": _counts("vp", _MOST_POINTS, "Ma:12", least=-_MOST_POINTS),
    "pool": _counts("pool", _MOST_CUBES, "Ma:31"),
    "eliminated": _counts("eliminated", _MOST_CUBES, "Ma:4"),
    "available": _counts("available", _MOST_PAWNS, "Ma:2"),
    "pawns-in-box": _counts("pawns_in_box", _MOST_PAWNS, "Ma:3"),
    "set-aside": _counts("set_aside", _MOST_PAWNS, "Ma:1"),
    "spaces": lambda state, reader: reader.holders(state.spaces, _SPACES, _playing(state), "ada.1:In"),
    "initiative": _initiative,
    "tundra-supply": _number("tundra_supply", 12),
    "face-up": lambda state, reader: reader.holders(state.face_up, _STACKS, _TILES, "1:Sa"),
    "stacks": lambda state, reader: reader.counts(state.stacks, _STACKS, shape="1:6", most=8),
    "unseen-tiles": _unseen_tiles,
    "cards": _cards,
    "deck": _number("deck", 26),
    "unseen-cards": _bits("unseen_cards", _CARDS),
    "spared": _spared,
    "waiting": _bits("waiting", _SPACES),
    "scored": _bits("scored", _HEXES),
    "ice-age": _ice_age,
    "passed": _bits("passed", None),
    "unknown": _unknown,
    "astray": _number("astray", _MOST_POINTS),
    "survivor": _survivor,
    "pending": _pending,
}
