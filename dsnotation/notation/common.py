"""What the grammars of all games share, built: tags, `setup`, `turn N`, and parts of a position."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Misread, PartStatement
from dsnotation.core.messages import say
from dsnotation.notation.characters import in_latin

MAX_TURN = 999
_PLACE = re.compile(r"(?<![^:])[^\W\d_](?=[0-9])")
_ESCAPE = re.compile(r"\\(.)")


@dataclass(frozen=True, slots=True)
class SetupMark:
    """The heading of the set-up."""


@dataclass(frozen=True, slots=True)
class TurnMark:
    """The heading of a turn."""

    number: int


@dataclass(frozen=True, slots=True)
class TagParts:
    """Name and unescaped value of a tag, and the columns where the value stands, quotes included."""

    name: str
    value: str
    start: int
    end: int


def unescaped(text: str) -> str:
    """The value of a tag from what stands between its quotes."""
    return _ESCAPE.sub(r"\1", text)


def part_name(text: str) -> str:
    """The name of a part of a position as it is written: `A.hand`, `face-up`."""
    side, point, name = text.removesuffix(":").lower().replace("_", "-").rpartition(".")
    return f"{side.upper()}{point}{name}"


def _in_latin(word: str) -> str:
    """A word of a part of a position in which letters before a number are the Latin ones that they look like: that
    is a place. Whole words may be names in any script."""
    return word if word.isascii() else _PLACE.sub(lambda found: in_latin(found[0]), word)


class CommonBuilder:
    """One method for each rule of common.lark."""

    def tag(self, parts: list[Any]) -> TagParts:
        name, text = parts
        return TagParts(str(name), unescaped(str(text)[1:-1]), text.start_pos, text.end_pos)

    def stated(self, parts: list[Any]) -> PartStatement:
        name, *words = parts
        spans: dict[FieldPath, tuple[int, int]] = {("name",): (name.start_pos, name.end_pos)}
        spans |= {(place,): (word.start_pos, word.end_pos) for place, word in enumerate(words)}
        return PartStatement(part_name(str(name)), tuple(_in_latin(str(word)) for word in words), spans=spans)

    def adjusted(self, parts: list[Any]) -> PartStatement:
        *stated, reason = parts
        part = self.stated(stated)
        part.reason = unescaped(str(reason)[1:-1]).strip()
        if not part.reason:
            raise Misread(say("the reason is empty"), reason.start_pos, reason.end_pos)
        return part

    def setup(self, parts: list[Any]) -> SetupMark:
        return SetupMark()

    def turn(self, parts: list[Any]) -> TurnMark:
        [number] = parts
        if len(number) > len(str(MAX_TURN)):
            raise Misread(say("{word} is no turn", word=str(number)), number.start_pos, number.end_pos)
        return TurnMark(int(number))
