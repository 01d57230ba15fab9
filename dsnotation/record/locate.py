"""Where in a JSON text a value stands, so that findings about records have line and column."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from dsnotation.core.findings import Span

# Keys and indices from the outermost value down.
JsonPath = Sequence[str | int]
_BLANK = re.compile(r"[ \t\n\r]*")
# One character of a string as written: an escape, perhaps of a surrogate pair, or itself.
_CHARACTER = re.compile(r"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\.|.", re.DOTALL)
_DECODER = json.JSONDecoder()


def path_text(path: JsonPath) -> str:
    """A path in the usual writing: `$.moves[3].verdict`."""
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


def span_at(text: str, offset: int, file: str, length: int = 1) -> Span:
    """The place of `length` characters at an offset of a text."""
    line = text.count("\n", 0, offset) + 1
    column = offset - (text.rfind("\n", 0, offset) + 1) + 1
    return Span(file, line, column, line, column + length)


def locate(text: str, path: JsonPath, file: str) -> Span:
    """The place of the value at `path` in well-formed JSON; of the nearest value around it if it has none."""
    at = _skip(text, 0)
    for step in path:
        inner = next((value for key, value in _members(text, at) if key == step), None)
        if inner is None:
            break
        at = inner
    _, end = _DECODER.raw_decode(text, at)
    newline = text.find("\n", at, end)
    return span_at(text, at, file, (end if newline < 0 else newline) - at)


def item_offsets(text: str, path: JsonPath) -> list[int]:
    """Where in well-formed JSON each item of the list at `path` begins; nothing if there is no such list."""
    at = _skip(text, 0)
    for step in path:
        inner = next((value for key, value in _members(text, at) if key == step), None)
        if inner is None:
            return []
        at = inner
    return [offset for _, offset in _members(text, at)]


def span_in_string(text: str, offset: int, columns: tuple[int, int], file: str) -> Span:
    """The place of some characters (from 0, end exclusive) of the JSON string that begins at an offset."""
    start, end = (_offset(text, offset + 1, column) for column in columns)
    return span_at(text, start, file, max(1, end - start))


def _offset(text: str, at: int, index: int) -> int:
    """The offset of a character of the JSON string whose content begins at `at`; its end if it is shorter."""
    while index > 0 and text[at] != '"':
        match = _CHARACTER.match(text, at)
        assert match is not None
        at = match.end()
        index -= 1
    return at


def _skip(text: str, at: int) -> int:
    """The next offset that isn't blank."""
    match = _BLANK.match(text, at)
    assert match is not None
    return match.end()


def _members(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Key or index and offset of each value in the object or list at an offset; none for other values."""
    if text[at] not in "{[":
        return
    is_object, index = text[at] == "{", 0
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        key: str | int = index
        if is_object:
            key, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield key, at
        _, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        at = _skip(text, at + 1) if text[at] == "," else at
        index += 1
