"""Reads one line of a journal: an expression of constructors, numbers, strings, lists and maps.

The lines come from strangers. Nothing is evaluated: names are only names, and length, depth and number of parts
are limited before memory or stack could be.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

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
        raise Unreadable(f"the line has {len(text):,} characters; the limit is {MAX_LINE:,}", MAX_LINE)
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
            raise Unreadable(f"the line is nested more than {MAX_DEPTH} levels deep", self.place)
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
        raise Unreadable(f"{found!r} can't stand here", match.start("sign"))

    def _next(self) -> re.Match[str]:
        match = _TOKEN.match(self.text, self.place)
        if match is None:
            rest = self.text[self.place :].strip()
            message = f"{rest[:12]!r} can't be read" if rest else "the line ends too early"
            raise Unreadable(message, min(self.place, max(len(self.text) - 1, 0)))
        self.parts += 1
        if self.parts > MAX_PARTS:
            raise Unreadable(f"the line has more than {MAX_PARTS:,} parts", self.place)
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
            raise Unreadable(f"{name!r} is no name of an action or thing", self.place - len(name))
        if self._sign() != "(":
            return Term(name)
        self._next()
        return Term(name, self._items(")", depth))

    def _number(self, text: str, column: int) -> int | float:
        if len(text) > MAX_DIGITS:
            raise Unreadable(f"the number {text[:MAX_DIGITS]}... is too long", column)
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
            raise Unreadable(f"{' or '.join(map(repr, signs))} is missing", place)
        return str(found)
