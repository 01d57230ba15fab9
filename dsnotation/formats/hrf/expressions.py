"""Reads one line of a journal: an expression of constructors, numbers, strings, lists and maps.

The lines come from strangers. Nothing is evaluated: names are only names, and length, depth and number of parts
are limited before memory or stack could be.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from dsnotation.core.messages import either, quoted, say

MAX_LINE = 1 << 16  # characters; the longest real one, a whole bag, has about 800
MAX_DEPTH = 24  # real lines have 5
MAX_PARTS = 5_000  # names, numbers and signs of one line
MAX_DIGITS = 9

_TOKEN = re.compile(
    r"""\s*(?: (?P<word>[A-Za-z][A-Za-z0-9]*) | (?P<number>-?[0-9]+(?:\.[0-9]+)?) | "(?P<text>[^"\\]*)"
             | (?P<sign>->|[()\[\]{},]) )""",
    re.VERBOSE | re.ASCII,
)
_CLOSING = {"[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Term:
    """A constructor with its arguments; a symbol such as `Bird` has none."""

    name: str
    args: tuple[Value, ...] = ()


class Pair(NamedTuple):
    """An entry of a map."""

    key: Value
    value: Value


Value = Term | Pair | str | int | float | bool | tuple["Value", ...]


class Unreadable(Exception):
    """The text is no expression; `column` (from 0) is where that shows."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.column = column


def read_expression(text: str) -> tuple[Value, str]:
    """The expression that a line begins with, and what stands behind it.

    Raises:
        Unreadable: there is none, or it is larger than any real one.
    """
    if len(text) > MAX_LINE:
        raise Unreadable(
            say(
                "the line has {size} characters; the limit is {limit}",
                size=f"{len(text):,}",
                limit=f"{MAX_LINE:,}",
            ),
            MAX_LINE,
        )
    reader = _Reader(text)
    return reader.value(0), text[reader.place :].strip()


class _Reader:
    """Goes through a line; `place` is the column behind the last part taken."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.parts = 0

    def value(self, depth: int) -> Value:
        """The next expression."""
        if depth > MAX_DEPTH:
            raise Unreadable(say("the line is nested more than {limit} levels deep", limit=MAX_DEPTH), self.place)
        match = self._next()
        kind, found = match.lastgroup, match[match.lastgroup or 0]
        if kind == "word":
            return self._named(found, depth)
        if kind == "number":
            return self._number(found, match.start("number"))
        if kind == "text":
            return found
        if found in _CLOSING:
            return self._items(_CLOSING[found], depth)
        raise Unreadable(say("{found} can't stand here", found=quoted(found)), match.start("sign"))

    def _next(self) -> re.Match[str]:
        match = _TOKEN.match(self.text, self.place)
        if match is None:
            rest = self.text[self.place :].strip()
            message = (
                say("{rest} can't be read", rest=quoted(rest[:12])) if rest else say("the line ends too early")
            )
            raise Unreadable(message, min(self.place, max(len(self.text) - 1, 0)))
        self.parts += 1
        if self.parts > MAX_PARTS:
            raise Unreadable(say("the line has more than {limit} parts", limit=f"{MAX_PARTS:,}"), self.place)
        self.place = match.end()
        return match

    def _sign(self) -> str:
        """The sign that comes next, not yet taken; empty for anything else."""
        match = _TOKEN.match(self.text, self.place)
        return (match["sign"] or "") if match else ""

    def _named(self, name: str, depth: int) -> Value:
        if name in ("true", "false"):
            return name == "true"
        if not name[0].isupper():
            raise Unreadable(
                say("{name} is no name of an action or thing", name=quoted(name)), self.place - len(name)
            )
        if self._sign() != "(":
            return Term(name)
        self._next()
        return Term(name, self._items(")", depth))

    def _number(self, text: str, column: int) -> int | float:
        if len(text) > MAX_DIGITS:
            raise Unreadable(say("the number {text}... is too long", text=text[:MAX_DIGITS]), column)
        return float(text) if "." in text else int(text)

    def _items(self, closing: str, depth: int) -> tuple[Value, ...]:
        """Expressions with commas between them, up to the closing sign."""
        items: list[Value] = []
        if self._sign() == closing:
            self._next()
            return ()
        while True:
            item = self.value(depth + 1)
            if closing == "}":
                self._expect("->")
                item = Pair(item, self.value(depth + 1))
            items.append(item)
            if self._expect(",", closing) == closing:
                return tuple(items)

    def _expect(self, *signs: str) -> str:
        place = self.place
        found = self._next()["sign"]
        if found not in signs:
            raise Unreadable(say("{signs} is missing", signs=either([quoted(sign) for sign in signs])), place)
        return str(found)
