"""From the bytes of a file to lines that can be read, with a way back to the places in the file."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import replace
from enum import StrEnum

from dsnotation.core.findings import Finding, Severity, Span
from dsnotation.core.messages import Message, say, several
from dsnotation.notation.catalogue import CATALOGUE, NOT_UTF8, NUL, TOO_LARGE
from dsnotation.notation.characters import CONTROL, CONTROLS, ODD, PLAIN, normalise
from dsnotation.notation.document import Oddity, SourceText

MAX_BYTES = 16 * 1024 * 1024
MAX_LINE = 10_000  # characters
MAX_BAD_LINES = 20  # of a file that is not UTF-8; further ones are counted

_LINE_END = re.compile(r"\r\n?|\n")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_BAD_BYTE = re.compile("[\udc80-\udcff]")
_NO_BAD_BYTE = re.compile("[^\udc80-\udcff]+")
_LOST = "\ufffd"
_RECODE = say("save the file as UTF-8; dsn fmt --encoding-errors latin-1 does it if it is in that older encoding")

_CYRILLIC = re.compile(rb"[\xc0-\xff]{4,}")  # so many accented letters stand in no word of a Latin script
_RECODE_CYRILLIC = say("the file looks like Cyrillic in an older encoding such as Windows-1251; save it as UTF-8")


class EncodingErrors(StrEnum):
    """What becomes of bytes that are no UTF-8. None of these is silent."""

    REPLACE = "replace"  # an error for each line; the byte is read as U+FFFD
    STRICT = "strict"  # nothing of the file is read
    LATIN_1 = "latin-1"  # a warning for each line; the byte is read as Windows-1252, and so as Latin-1


class UnusableSource(Exception):
    """The file can't be read at all; `finding` says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


def decode(
    data: bytes, file: str, limit: int = MAX_BYTES, errors: EncodingErrors = EncodingErrors.STRICT
) -> tuple[str, list[Finding]]:
    """The text of a file, and what was wrong with its bytes.

    Raises:
        UnusableSource: it is larger than `limit` bytes, is no text, or no UTF-8 and `errors` is STRICT.
    """
    if len(data) > limit:
        size, most = f"{len(data):,}", f"{limit:,}"
        message = say("the file has {size} bytes; the limit is {limit}", size=size, limit=most)
        raise UnusableSource(CATALOGUE.finding(TOO_LARGE, message, span=Span(file, 1, 1, 1, 1)))
    nul = data.find(0)
    if nul >= 0 and (data.startswith(_UTF16) or data.count(0) * 4 > len(data)):
        hints = (say("the file looks like UTF-16; save it as UTF-8"),) if data.startswith(_UTF16) else ()
        message = say("there is a NUL character at byte offset {offset}", offset=nul)
        raise UnusableSource(CATALOGUE.finding(NUL, message, hints=hints, span=_place(data, nul, file)))
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError as error:
        if errors is EncodingErrors.STRICT:
            at = error.start
            byte = f"{data[at]:#04x}"
            message = say("the byte {byte} at offset {offset} is no UTF-8", byte=byte, offset=at)
            found = CATALOGUE.finding(NOT_UTF8, message, hints=(_recode(data),), span=_place(data, at, file))
            raise UnusableSource(found) from None
    return _mended(data, file, errors)


def _recode(data: bytes) -> Message:
    """How a file that is not UTF-8 comes to be that. Read as Latin-1 Cyrillic would be garbage."""
    return _RECODE_CYRILLIC if _CYRILLIC.search(data) else _RECODE


def _place(data: bytes, offset: int, file: str) -> Span:
    """The line and column of a byte."""
    lines = _LINE_END.split(data[:offset].decode("utf-8", "replace"))
    line, column = len(lines), len(lines[-1]) + 1
    return Span(file, line, column, line, column + 1)


def _mended(data: bytes, file: str, errors: EncodingErrors) -> tuple[str, list[Finding]]:
    """The text of a file that is not UTF-8 throughout, and a finding for each line that is not."""
    # Python keeps a byte that is no UTF-8 as half a surrogate pair, which no UTF-8 gives.
    text = data.decode("utf-8", "surrogateescape")
    starts = [0, *(match.end() for match in _LINE_END.finditer(text))]
    by_line: dict[int, list[tuple[int, int, str]]] = {}  # column, offset and character
    offset = last = 0
    for match in _BAD_BYTE.finditer(text):
        at = match.start()
        offset += len(text[last:at].encode("utf-8", "surrogateescape"))
        last = at
        line = bisect_right(starts, at)
        by_line.setdefault(line, []).append((at - starts[line - 1] + 1, offset, match[0]))
    latin = errors is EncodingErrors.LATIN_1
    hint = _recode(_bad_only(text))
    if latin and hint is _RECODE:
        hint = say("save the file as UTF-8")
    findings = [_bad_line(file, line, bad, latin, hint) for line, bad in list(by_line.items())[:MAX_BAD_LINES]]
    more = len(by_line) - len(findings)
    if more > 0:
        told = several(
            more,
            "{message}; so it is on {count} further line",
            "{message}; so it is on {count} further lines",
            message=findings[-1].message,
        )
        findings[-1] = replace(findings[-1], message=told)
    return _BAD_BYTE.sub(lambda match: _in_1252(match[0]) if latin else _LOST, text), findings


def _bad_only(text: str) -> bytes:
    """The bytes that are no UTF-8, and a blank for each other character."""
    return _NO_BAD_BYTE.sub(" ", text).encode("utf-8", "surrogateescape")


def _bad_line(file: str, line: int, bad: list[tuple[int, int, str]], latin: bool, hint: Message) -> Finding:
    column, offset, character = bad[0]
    byte = f"{_byte(character)[0]:#04x}"
    message = say("the byte {byte} at offset {offset} is no UTF-8", byte=byte, offset=offset)
    if latin:
        message = say("{message}; it was read as {character}", message=message, character=_in_1252(character))
    if len(bad) > 1:
        more = len(bad) - 1
        message = several(
            more,
            "{message} (and {count} more on this line)",
            "{message} (and {count} more on this line)",
            message=message,
        )
    span = Span(file, line, column, line, column + 1)
    found = CATALOGUE.finding(NOT_UTF8, message, hints=(hint,), span=span)
    return replace(found, severity=Severity.WARNING) if latin else found


def _byte(character: str) -> bytes:
    return character.encode("utf-8", "surrogateescape")


def _in_1252(character: str) -> str:
    """What the byte is in Windows-1252; the five bytes that it leaves out are as in Latin-1."""
    try:
        return _byte(character).decode("cp1252")
    except UnicodeDecodeError:
        return _byte(character).decode("latin-1")


def split(text: str, file: str) -> SourceText:
    """The lines of a text, as written and as read."""
    lines = _LINE_END.split(text)
    ended = not lines[-1]
    if ended:
        lines.pop()
    normal = list(lines)
    columns: list[list[int] | None] = [None] * len(lines)
    if not text.isascii() or "\x0b" in text or "\x0c" in text:
        for index, line in enumerate(lines):
            if not line.isascii() or ODD.search(line):
                normal[index], columns[index] = normalise(line)
    returns = _returns(text) if "\r" in text else []
    return SourceText(file, lines, normal, columns, ended, _controls(text, lines), returns)


def _returns(text: str) -> list[int]:
    """The lines that do not end with LF alone."""
    ends = enumerate(_LINE_END.finditer(text), 1)
    return [number for number, match in ends if match[0] != "\n"]


def _controls(text: str, lines: list[str]) -> dict[int, int]:
    """The lines with a control character, and the column (from 0) of the first on each."""
    plain = text.isascii()
    data = text.encode("utf-8", "surrogatepass")
    if plain and len(data.translate(None, CONTROLS)) == len(data):
        return {}
    found = ((number, CONTROL.search(line)) for number, line in enumerate(lines, 1))
    return {number: match.start() for number, match in found if match is not None}


def oddities(source: SourceText, line: int, start: int, end: int) -> list[Oddity]:
    """What stands in place of plain characters in the normalised columns `start` to `end` of a line."""
    written, normal, columns = source.lines[line - 1], source.normal[line - 1], source.columns[line - 1]
    if written == normal:
        return []
    places = range(len(written) + 1) if columns is None else columns
    found: list[Oddity] = []
    at = 0 if start == 0 else places[start]
    for index in range(start, end):
        stop = places[index + 1]
        # What is left out stands with the character before it.
        rest = [column for column in range(at, stop) if PLAIN.get(written[column]) != ""]
        found += [
            Oddity(line, column + 1, written[column], "") for column in range(at, stop) if column not in rest
        ]
        letters = "".join(written[column] for column in rest)
        if letters and letters != normal[index]:
            found.append(Oddity(line, rest[0] + 1, letters, normal[index]))
        at = max(at, stop)
    # Nobody writes the byte order mark that some editors put before a file.
    return [oddity for oddity in found if (oddity.line, oddity.column, oddity.written) != (1, 1, "\ufeff")]
