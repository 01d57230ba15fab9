"""What the grammars of all games share, built: tags, `setup` and `turn N`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from dsnotation.core.game import Misread
from dsnotation.core.messages import say

MAX_TURN = 999
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


class CommonBuilder:
    """One method for each rule of common.lark."""

    def tag(self, parts: list[Any]) -> TagParts:
        name, text = parts
        return TagParts(str(name), unescaped(str(text)[1:-1]), text.start_pos, text.end_pos)

    def setup(self, parts: list[Any]) -> SetupMark:
        return SetupMark()

    def turn(self, parts: list[Any]) -> TurnMark:
        [number] = parts
        if len(number) > len(str(MAX_TURN)):
            raise Misread(say("{word} is no turn", word=str(number)), number.start_pos, number.end_pos)
        return TurnMark(int(number))
