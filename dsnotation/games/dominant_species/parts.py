"""Dominant Species: the parts of a statement, each one word: names, places, and words like `C4:3`.

The functions with a cache take the bare text of a word and give its value and where its pieces stand in it;
a `Misread` they raise counts columns from the start of the word. `read` puts both into the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

from dsnotation.core.game import Misread
from dsnotation.core.hexes import CORNER_NAMES
from dsnotation.core.messages import Message, say
from dsnotation.core.words import Vocabulary
from dsnotation.games.dominant_species.board import (
    CORNER,
    HEXES,
    CornerName,
    HexName,
    SeenCorner,
    SeenHex,
    canonical_corner,
)
from dsnotation.games.dominant_species.components import (
    FREE_SPACES,
    SECTION_WORDS,
    SPACES,
    UNSEEN,
    AnimalName,
    CardName,
    ElementName,
    SeenElement,
    SeenTile,
    TileName,
    Unseen,
)
from dsnotation.games.dominant_species.moves import Departure, Placement, Victim, Walk
from dsnotation.games.dominant_species.words import (
    ANIMAL_CODES,
    CARD_CODES,
    ELEMENT_CODES,
    SECTION_CODES,
    TERRAIN_CODES,
)

T = TypeVar("T")
# Enough for every word of a game that is likely to come again, and a bound for those that are not.
_REMEMBERED = 4096
_LONGEST_NUMBER = 4
_PIECE = re.compile(r"[^\s:@=>.-]+")


class Piece(NamedTuple):
    """Where a field stands in its word."""

    field: str
    start: int
    end: int


class Disk(NamedTuple):
    """An element on a corner."""

    element: SeenElement
    corner: SeenCorner


class NewTile(NamedTuple):
    """A tile from a stack (None: the only such tile) onto a hex."""

    tile: SeenTile
    stack: int | None
    hex: SeenHex


class Kept(NamedTuple):
    """A hex and what stays on it: an animal or the element on a corner."""

    hex: HexName
    stays: str


class Exchange(NamedTuple):
    """An element for another."""

    give: ElementName
    take: ElementName


Part = tuple[T, tuple[Piece, ...]]


# Names -----------------------------------------------------------------------------------------------------


def _named(text: str, codes: Vocabulary, wrong: Callable[[str], Message], start: int = 0) -> str:
    code = codes.get(text, start)
    if code is None:
        near = codes.near(text)
        hints = (say("did you mean {word}?", word=near),) if near else ()
        raise Misread(wrong(text), start, start + len(text), hints)
    return code


def _no_animal(word: str) -> Message:
    return say("{word} is no animal", word=word)


def _no_element(word: str) -> Message:
    return say("{word} is no element", word=word)


def _no_terrain(word: str) -> Message:
    return say("{word} is no terrain", word=word)


def _no_card(word: str) -> Message:
    return say("{word} is no card", word=word)


def _no_section(word: str) -> Message:
    return say("{word} is no section of the action display", word=word)


def animal(text: str, start: int = 0) -> AnimalName:
    """The animal of that name. Raises Misread, as all functions here do."""
    return cast(AnimalName, _named(text, ANIMAL_CODES, _no_animal, start))


def element(text: str, start: int = 0) -> ElementName:
    """The element of that name."""
    return cast(ElementName, _named(text, ELEMENT_CODES, _no_element, start))


def terrain(text: str, start: int = 0) -> str:
    """The terrain of that name, tundra included."""
    return _named(text, TERRAIN_CODES, _no_terrain, start)


def tile(text: str, start: int = 0) -> TileName:
    """The large tile of that terrain."""
    code = terrain(text, start)
    if code == "Tu":
        raise Misread(say("tundra is not in the stacks; it comes by Glaciation"), start, start + len(text))
    return cast(TileName, code)


def card(text: str, start: int = 0) -> CardName:
    """The Dominance card of that name."""
    return cast(CardName, _named(text, CARD_CODES, _no_card, start))


def section(text: str, start: int = 0) -> str:
    """The code of a section of the display (`com`)."""
    return _named(text, SECTION_CODES, _no_section, start)


# Places ----------------------------------------------------------------------------------------------------

_HEX_CODES: dict[str, HexName] = {spelling: name for name in HEXES for spelling in (name, name.lower())}
_CORNER_CODES: dict[str, CornerName] = {
    spelling: canonical_corner(name) for name in CORNER for spelling in (name, name.lower())
}
# Directions as Portuguese, French, Spanish and Russian write them, where that is not as in English.
_DIRECTIONS = {
    "so": "sw", "no": "nw", "o": "w", "l": "e",
    "св": "ne", "в": "e", "юв": "se", "юз": "sw", "з": "w", "сз": "nw",
}  # fmt: skip
_LIKE_CORNER = re.compile(r"\b[^\W\d_][1-9][^\W\d_]{1,2}\b")
_COLUMNS = str.maketrans("авсе", "abce")  # Cyrillic letters that look like columns
_LAST_ROW = {name[0]: name[1] for name in HEXES}
_SECTION_SPACES: dict[str, tuple[str, ...]] = {
    code: tuple(name for name in (*SPACES, *FREE_SPACES) if name.partition(".")[0] == code)
    for code in SECTION_WORDS
}
FREE = "free"


def hex_(text: str, start: int = 0) -> HexName:
    """The hex of that name."""
    name = _HEX_CODES.get(text) or _HEX_CODES.get(text.lower())
    if name is None:
        raise Misread(say("{word} is no hex; {why}", word=text, why=_about_hexes(text)), start, start + len(text))
    return name


def _about_hexes(text: str) -> Message:
    column = text[:1].upper()
    if column in _LAST_ROW:
        return say("column {column} has rows 1 to {last}", column=column, last=_LAST_ROW[column])
    columns = sorted(_LAST_ROW)
    return say("columns are {first} to {last}", first=columns[0], last=columns[-1])


def _corner_by_sense(text: str) -> CornerName | None:
    """A corner whose direction is told in another language: a column by its look, a direction by its sense."""
    direction = _DIRECTIONS.get(text[2:])
    return _CORNER_CODES.get(f"{text[:1].translate(_COLUMNS)}{text[1:2]}{direction}") if direction else None


def corner(text: str, start: int = 0) -> CornerName:
    """The canonical name of the corner with that name."""
    name = _CORNER_CODES.get(text) or _CORNER_CODES.get(text.lower()) or _corner_by_sense(text.lower())
    if name is not None:
        return name
    place = text[:2]
    if place.lower() not in _HEX_CODES:
        raise Misread(
            say("{word} is no corner; {why}", word=text, why=_about_hexes(text)), start, start + len(text)
        )
    corners = ", ".join(f"{place.upper()}{direction}" for direction in sorted(CORNER_NAMES))
    raise Misread(
        say("{word} is no corner; {hex} has {corners}", word=text, hex=place.upper(), corners=corners),
        start,
        start + len(text),
    )


def corners_in(text: str) -> dict[str, str]:
    """The corners that a statement calls by another name than canonical text: that name, by the canonical one."""
    found: dict[str, str] = {}
    for word in _LIKE_CORNER.findall(text):
        name = _CORNER_CODES.get(word.lower()) or _corner_by_sense(word.lower())
        if name is not None and name.lower() != word.lower():
            found.setdefault(name, word)
    return found


@lru_cache(_REMEMBERED)
def section_and_space(text: str) -> tuple[str, str | None]:
    """A section word, and the whole space if more than the section is written (`com.6`, `spe.seed`)."""
    word, dot, suffix = text.partition(".")
    code = section(word)
    if not dot:
        return code, None
    suffix_code = ELEMENT_CODES.get(suffix, len(word) + 1) or suffix.lower()
    space = f"{code}.{suffix_code}"
    spaces = _SECTION_SPACES[code]
    if spaces == (code,) and suffix_code == "1":
        return code, code
    if space not in spaces:
        raise Misread(
            say("{word} is no space; there are {spaces}", word=text, spaces=", ".join(spaces)), 0, len(text)
        )
    return code, space


@lru_cache(_REMEMBERED)
def space(text: str) -> str:
    """The space an action pawn is put on."""
    code, written = section_and_space(text)
    spaces = [name for name in _SECTION_SPACES[code] if not name.endswith(FREE)]
    name = written or code
    if name not in spaces:
        raise Misread(_which_space(written, name, ", ".join(spaces)), 0, len(text))
    return name


def _which_space(written: str | None, name: str, spaces: str) -> Message:
    if written is None:
        return say("which space? {spaces}", spaces=spaces)
    return say("{space} is not for pawns; there are {spaces}", space=name, spaces=spaces)


def number(text: str, start: int = 0) -> int:
    """A number of pieces or points."""
    if len(text) > _LONGEST_NUMBER or not (text.isascii() and text.isdigit()):
        raise Misread(say("{word} is no number of pieces", word=text), start, start + len(text))
    return int(text)


# Words of several pieces -----------------------------------------------------------------------------------


def _pieces(text: str) -> list[tuple[str, int, int]]:
    return [(match[0], match.start(), match.end()) for match in _PIECE.finditer(text)]


def _seen(reader: Callable[[str, int], T], text: str, start: int = 0) -> T | Unseen:
    """What a reader makes of a piece; `?` stays."""
    return UNSEEN if text == UNSEEN else reader(text, start)


@lru_cache(_REMEMBERED)
def disk(text: str) -> Part[Disk]:
    """`s@C4se`"""
    (kind, kind_at, kind_end), (place, at, end) = _pieces(text)
    value = Disk(_seen(element, kind, kind_at), _seen(corner, place, at))
    return value, (Piece("element", kind_at, kind_end), Piece("corner", at, end))


@lru_cache(_REMEMBERED)
def placement(text: str) -> Part[Placement]:
    """`C4:3`; `C4` is one."""
    (place, at, end), *count = _pieces(text)
    value = Placement(hex_(place, at), _count(count))
    return value, (Piece("hex", at, end), *(Piece("count", *where[1:]) for where in count))


def _count(pieces: list[tuple[str, int, int]]) -> int:
    return number(pieces[0][0], pieces[0][1]) if pieces else 1


@lru_cache(_REMEMBERED)
def victim(text: str) -> Part[Victim]:
    """`D4:Bi`"""
    (place, at, end), (name, name_at, name_end) = _pieces(text)
    value = Victim(hex_(place, at), _seen(animal, name, name_at))
    return value, (Piece("hex", at, end), Piece("animal", name_at, name_end))


@lru_cache(_REMEMBERED)
def walk(text: str) -> Part[Walk]:
    """`E3-D3:1`"""
    (origin, at, end), (target, target_at, target_end), *count = _pieces(text)
    value = Walk(hex_(origin, at), hex_(target, target_at), _count(count))
    counted = (Piece("count", *where[1:]) for where in count)
    return value, (Piece("origin", at, end), Piece("target", target_at, target_end), *counted)


@lru_cache(_REMEMBERED)
def new_tile(text: str) -> Part[NewTile]:
    """`Sa>C2`, `Sa.3>C2`"""
    before, _, behind = text.rpartition(">")
    [(place, at, end)] = _pieces(behind)
    place_at, place_end = len(before) + 1 + at, len(before) + 1 + end
    name, _, stack = before.rstrip("- ").partition(".")
    which = None
    stacked: tuple[Piece, ...] = ()
    if stack:
        stacked = (Piece("stack", len(name) + 1, len(name) + 1 + len(stack)),)
        which = number(stack, stacked[0].start)
        if not 1 <= which <= 3:
            raise Misread(say("there is no stack {stack}; stacks are 1, 2, 3", stack=which), *stacked[0][1:])
    value = NewTile(_seen(tile, name), which, _seen(hex_, place, place_at))
    return value, (Piece("tile", 0, len(name)), *stacked, Piece("hex", place_at, place_end))


@lru_cache(_REMEMBERED)
def kept_animal(text: str) -> Part[Kept]:
    """`C4=Ma`"""
    (place, at, end), (name, name_at, *_), *rest = _pieces(text)
    if rest:
        raise Misread(say("here an animal stays, as in {example}", example="C4=Ma"), name_at, len(text))
    value = Kept(hex_(place, at), animal(name, name_at))
    return value, (Piece("hex", at, end), Piece("survivor", name_at, len(text)))


@lru_cache(_REMEMBERED)
def kept_corner(text: str) -> Part[Kept]:
    """`C4=s@C4se`, `C4=C4se`; the element is for people."""
    (place, at, end), *named, (where, where_at, where_end) = _pieces(text)
    for name, name_at, _ in named:
        element(name, name_at)
    value = Kept(hex_(place, at), corner(where, where_at))
    return value, (Piece("hex", at, end), Piece("keep", where_at, where_end))


@lru_cache(_REMEMBERED)
def departure(text: str) -> Part[Departure]:
    """`D4:Ma:2`; `D4:Ma` is one."""
    (place, at, end), (name, name_at, name_end), *count = _pieces(text)
    value = Departure(hex_(place, at), animal(name, name_at), _count(count))
    counted = (Piece("count", *where[1:]) for where in count)
    return value, (Piece("target", at, end), Piece("animal", name_at, name_end), *counted)


@lru_cache(_REMEMBERED)
def exchange(text: str) -> Part[Exchange]:
    """`g>w`"""
    (give, at, end), (take, take_at, take_end) = _pieces(text)
    value = Exchange(element(give, at), element(take, take_at))
    return value, (Piece("give", at, end), Piece("take", take_at, take_end))


READERS: tuple[Callable[[str], Any], ...] = (
    disk, placement, victim, walk, new_tile, kept_animal, kept_corner, departure, exchange,
)  # fmt: skip
