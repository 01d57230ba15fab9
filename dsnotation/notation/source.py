"""From the bytes of a file to lines that can be read, with a way back to the places in the file."""

from __future__ import annotations

import re

from dsnotation.core.findings import Finding, Span
from dsnotation.notation.catalogue import CATALOGUE, NOT_UTF8, NUL, TOO_LARGE
from dsnotation.notation.document import SourceText

MAX_BYTES = 16 * 1024 * 1024
MAX_LINE = 10_000  # characters


class UnusableSource(Exception):
    """The file can't be read at all; `finding` says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


# What keyboards, word processors and web pages put in place of the plain characters.
_REPLACEMENTS: dict[str, str] = {
    " ": "\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
    "\u200a\u2028\u2029\u202f\u205f\u3000",
    # Invisible: byte order mark, soft hyphen, zero-width characters, directional marks.
    "": "\ufeff\xad\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068"
    "\u2069",
    '"': "\u201c\u201d\u201e\u201f\xab\xbb\u2033",
    "'": "\u2018\u2019\u201a\u201b",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63",
    ">": "\u203a\u2192",
    ",": "\u3001",
    ".": "\u3002",
}
_TABLE: dict[str, str] = {odd: plain for plain, odds in _REPLACEMENTS.items() for odd in odds}
# Full-width forms of the ASCII characters.
_TABLE.update({chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)})
_ODD = re.compile(f"[{''.join(map(re.escape, _TABLE))}]")
_LINE_END = re.compile(r"\r\n?|\n")


def decode(data: bytes, file: str, limit: int = MAX_BYTES) -> str:
    """The text of a file.

    Raises:
        UnusableSource: it is larger than `limit` bytes, no UTF-8, or holds a NUL.
    """
    if len(data) > limit:
        size = f"{len(data):,} bytes; the limit is {limit:,}"
        raise UnusableSource(CATALOGUE.finding(TOO_LARGE, f"the file has {size}", span=Span(file, 1, 1, 1, 1)))
    nul = data.find(0)
    if nul >= 0:
        hints = ("the file looks like UTF-16; save it as UTF-8",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ()
        message = f"there is a NUL character at byte offset {nul}"
        raise UnusableSource(CATALOGUE.finding(NUL, message, hints=hints, span=_place(data, nul, file)))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        at = error.start
        message = f"the byte {data[at]:#04x} at offset {at} is no UTF-8"
        hints = ("save the file as UTF-8; it may be in an older encoding such as Latin-1",)
        span = _place(data, at, file)
        raise UnusableSource(CATALOGUE.finding(NOT_UTF8, message, hints=hints, span=span)) from None


def _place(data: bytes, offset: int, file: str) -> Span:
    """The line and column of a byte."""
    lines = _LINE_END.split(data[:offset].decode("utf-8", "replace"))
    line, column = len(lines), len(lines[-1]) + 1
    return Span(file, line, column, line, column + 1)


def split(text: str, file: str) -> SourceText:
    """The lines of a text, as written and as read."""
    lines = _LINE_END.split(text)
    if not lines[-1]:
        lines.pop()
    normal = list(lines)
    columns: list[list[int] | None] = [None] * len(lines)
    if _ODD.search(text):
        for index, line in enumerate(lines):
            if _ODD.search(line):
                normal[index], columns[index] = normalise(line)
    return SourceText(file, lines, normal, columns)


def normalise(line: str) -> tuple[str, list[int] | None]:
    """A line in plain characters, and the column (from 0) that each of them has in the line as written, one
    more for the end; None where no character was left out."""
    plain = [_TABLE.get(character, character) for character in line]
    if all(plain):
        return "".join(plain), None
    columns = [column for column, character in enumerate(plain) if character]
    return "".join(plain), [*columns, len(line)]
