"""Where in a TOML text a value stands: `tomllib` reads the values, this finds their places.

A path is keys and indices from the outermost table down: ("animal", 3, "habitats", "forest"). `Places` expects a
text that `tomllib` accepts; of any other it knows what stands before the mistake. It goes through a text once,
whatever is in it, and goes no deeper than its limits, so that it may look before `tomllib` does.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
from typing import NamedTuple, NoReturn

from dsnotation.core.findings import FieldPath, Span

MAX_DEPTH = 16  # lists and tables inside each other within one value
MAX_KEY_PARTS = 16

_BLANK = re.compile(r"[ \t]*")
_FILLER = re.compile(r"(?:[ \t\n]+|#[^\n]*)*")  # between values and statements
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (
    re.compile(r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'{1,2}(?!'))*'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)
# Numbers, dates (perhaps with a blank before the time) and words.
_PLAIN = re.compile(r"[^\s,\]}#\"']+(?: (?=\d\d:)[^\s,\]}#\"']+)?")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))")
_ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class TooDeep(Exception):
    """The text is nested deeper than the limits; `span` is where."""

    def __init__(self, span: Span) -> None:
        super().__init__(f"line {span.line}: nested too deeply")
        self.span = span


class _Lost(Exception):
    """Not the TOML that was expected here."""


class _Range(NamedTuple):
    """Offsets in the text, end exclusive."""

    start: int
    end: int


class _Place(NamedTuple):
    key: _Range
    value: _Range


def normalised(text: str) -> str:
    """A text as `Places` and `tomllib` count its lines and columns."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


class Places:
    """The places of all keys and values of a TOML text. `file` is the name that spans bear.

    Raises TooDeep.
    """

    def __init__(self, text: str, file: str) -> None:
        self.text = normalised(text)
        self.file = file
        self._line_starts = [0, *accumulate(len(line) + 1 for line in self.text.split("\n"))]
        self._places: dict[FieldPath, _Place] = {}
        self._lengths: dict[FieldPath, int] = {}  # of the lists of tables so far
        self._at = 0
        self._table: FieldPath = ()
        with suppress(_Lost):
            self._document()

    def __contains__(self, path: FieldPath) -> bool:
        return path in self._places

    def value(self, path: Sequence[str | int]) -> Span:
        """The place of a value, or of the nearest one around it; a table's is its header."""
        return self._nearest(path, "value")

    def key(self, path: Sequence[str | int]) -> Span:
        """The place of the key of a value, or of the nearest one around it."""
        return self._nearest(path, "key")

    def span(self, start: int, end: int) -> Span:
        """The place of some characters, as far as they stand on one line."""
        line = bisect_right(self._line_starts, start)
        column = start - self._line_starts[line - 1] + 1
        newline = self.text.find("\n", start, end)
        end = end if newline < 0 else newline
        return Span(self.file, line, column, line, column + max(1, end - start))

    def _nearest(self, path: Sequence[str | int], part: str) -> Span:
        for length in range(len(path), 0, -1):
            place = self._places.get(tuple(path[:length]))
            if place is not None:
                whole = length == len(path)
                return self.span(*(place.key if whole and part == "key" else place.value))
        return self.span(0, 0)

    # Statements ---------------------------------------------------------------------------------------------

    def _document(self) -> None:
        self._skip(_FILLER)
        while self._at < len(self.text):
            if self.text.startswith("[", self._at):
                self._header()
            else:
                self._member(self._table, 0)
            self._skip(_BLANK)
            if not self._ends_line():
                raise _Lost
            self._skip(_FILLER)

    def _ends_line(self) -> bool:
        return self._at == len(self.text) or self.text[self._at] in "#\n"

    def _header(self) -> None:
        start = self._at
        is_list = self.text.startswith("[[", start)
        self._at += 1 + is_list
        self._skip(_BLANK)
        keys = self._keys()
        self._skip(_BLANK)
        self._expect("]]" if is_list else "]")
        whole = _Range(start, self._at)
        table: FieldPath = ()
        for place, (key, where) in enumerate(keys):
            table = (*table, key)
            last = place == len(keys) - 1
            self._note(table, _Place(where, whole))
            if last and is_list:
                self._lengths[table] = self._lengths.get(table, 0) + 1
            if table in self._lengths:
                table = (*table, self._lengths[table] - 1)
                self._note(table, _Place(where, whole))
        if not is_list:
            # What earlier only stood in other tables' headers now has its own.
            self._places[table] = _Place(keys[-1][1], whole)
        self._table = table

    def _member(self, table: FieldPath, depth: int) -> None:
        """`key = value`."""
        keys = self._keys()
        self._skip(_BLANK)
        self._expect("=")
        self._skip(_BLANK)
        for key, where in keys[:-1]:
            table = (*table, key)
            self._note(table, _Place(where, _Range(keys[0][1].start, keys[-1][1].end)))
        self._value((*table, keys[-1][0]), keys[-1][1], depth)

    def _note(self, path: FieldPath, place: _Place) -> None:
        self._places.setdefault(path, place)

    # Values -------------------------------------------------------------------------------------------------

    def _value(self, path: FieldPath, key: _Range | None, depth: int) -> None:
        start = self._at
        opening = self.text[start : start + 1]
        if depth == MAX_DEPTH and opening in ("[", "{"):
            self._too_deep()
        if opening == "[":
            self._list(path, depth)
        elif opening == "{":
            self._inline_table(path, depth)
        elif opening in ('"', "'"):
            self._string()
        else:
            self._match(_PLAIN)
        value = _Range(start, self._at)
        self._places[path] = _Place(key or value, value)

    def _list(self, path: FieldPath, depth: int) -> None:
        self._at += 1
        index = 0
        self._skip(_FILLER)
        while not self._take("]"):
            self._value((*path, index), None, depth + 1)
            index += 1
            self._skip(_FILLER)
            if not self._take(","):
                self._expect("]")
                return
            self._skip(_FILLER)

    def _inline_table(self, path: FieldPath, depth: int) -> None:
        self._at += 1
        self._skip(_FILLER)
        while not self._take("}"):
            self._member(path, depth + 1)
            self._skip(_FILLER)
            if not self._take(","):
                self._expect("}")
                return
            self._skip(_FILLER)

    def _string(self) -> str:
        """The string here, as written."""
        for pattern in _STRINGS:
            match = pattern.match(self.text, self._at)
            # An empty string, not the beginning of one of several lines that has no end.
            if match is not None and not self.text.startswith(match[0] + match[0][0], self._at):
                self._at = match.end()
                return match[0]
        raise _Lost

    # Keys ---------------------------------------------------------------------------------------------------

    def _keys(self) -> list[tuple[str, _Range]]:
        """A key, perhaps of several parts: each part and where it stands."""
        keys = [self._key()]
        self._skip(_BLANK)
        while self._take("."):
            if len(keys) == MAX_KEY_PARTS:
                self._too_deep()
            self._skip(_BLANK)
            keys.append(self._key())
            self._skip(_BLANK)
        return keys

    def _key(self) -> tuple[str, _Range]:
        start = self._at
        if self.text[start : start + 1] in ('"', "'"):
            written = self._string()
            quote = written[0]
            key = written[1:-1] if quote == "'" else _ESCAPE.sub(_unescaped, written[1:-1])
        else:
            key = self._match(_BARE_KEY)
        return key, _Range(start, self._at)

    # Characters ---------------------------------------------------------------------------------------------

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self._at)
        assert match is not None
        self._at = match.end()

    def _match(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self._at)
        if match is None:
            raise _Lost
        self._at = match.end()
        return match[0]

    def _take(self, word: str) -> bool:
        found = self.text.startswith(word, self._at)
        self._at += len(word) * found
        return found

    def _expect(self, word: str) -> None:
        if not self._take(word):
            raise _Lost

    def _too_deep(self) -> NoReturn:
        raise TooDeep(self.span(self._at, self._at + 1))


def _unescaped(match: re.Match[str]) -> str:
    code = match[1] or match[2]
    if code is None:
        return _ESCAPED.get(match[3], match[0])
    try:
        return chr(int(code, 16))
    except (ValueError, OverflowError):
        raise _Lost from None
