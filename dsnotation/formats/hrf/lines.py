"""From the bytes of a journal, or of the page that shows one, to its lines.

A page is the whole program with the lines of lobby and journal in two hidden elements; nothing else of it is
looked at.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field

from dsnotation.core.findings import Finding, Span
from dsnotation.core.messages import say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.catalogue import CATALOGUE

MAX_BYTES = 64 * 2**20
MAX_LINES = 30_000  # the longest real journal has about 5,000
_HEAD = 1 << 16
_START = b"StartAction"
_PAGE_MARKS = (b"data-meta=", b'id="replay"')
_ELEMENT = '<div id="{}"'
_LINE_END = re.compile(r"\r\n?|\n")


@dataclass(frozen=True, slots=True)
class RawLine:
    """A line that is not blank: its number in the file (from 1), the column (from 0) where it begins, its text."""

    number: int
    column: int
    text: str


@dataclass(slots=True)
class RawJournal:
    """The lines of a file: those of the journal and of the lobby, and all of them as they stand there."""

    file: str
    journal: list[RawLine] = field(default_factory=list)
    lobby: list[RawLine] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def report(
        self, code: str, message: str, line: RawLine | None, start: int = 0, end: int | None = None
    ) -> None:
        """Adds a finding about a line, or columns of it."""
        span = None
        if line is not None:
            begin = line.column + start + 1
            end = line.column + (len(line.text) if end is None else end) + 1
            span = Span(self.file, line.number, begin, line.number, max(end, begin + 1))
        self.findings.append(CATALOGUE.finding(code, message, span=span))


def sniff(data: bytes) -> float:
    """How sure it is that a file is such a journal or page."""
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_START):
        return 1.0
    if _PAGE_MARKS[1] in data and (b'data-meta="doms"' in data[:_HEAD] or _START in data):
        return 0.9
    # The beginning may be missing, or remarks may stand above it.
    head = data[:_HEAD]
    return 0.5 if b"\nStartAction" in head or b"PlanningDoneAction(" in head else 0.0


def read_lines(data: bytes, file: str) -> RawJournal:
    """The lines of a file. One that can't be read has none, and a finding."""
    raw = RawJournal(file)
    if len(data) > MAX_BYTES:
        raw.report(
            codes.OVER_LIMIT,
            say(
                "the file has {size} bytes; the limit is {limit}",
                size=f"{len(data):,}",
                limit=f"{MAX_BYTES:,}",
            ),
            None,
        )
        return raw
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raw.report(
            codes.UNUSABLE,
            say(
                "the byte {byte} at offset {offset} is no UTF-8",
                byte=f"{data[error.start]:#04x}",
                offset=error.start,
            ),
            None,
        )
        return raw
    if "\0" in text:
        raw.report(codes.UNUSABLE, say("there is a NUL character in the file"), None)
        return raw
    raw.lines = _LINE_END.split(text)
    if _is_page(text):
        raw.journal, raw.lobby = _element(raw.lines, "replay"), _element(raw.lines, "lobby")
    else:
        raw.journal = [line for number, text in enumerate(raw.lines, 1) if (line := _line(number, text))]
    if len(raw.journal) > MAX_LINES:
        message = say(
            "the journal has {number} lines; the limit is {limit}",
            number=f"{len(raw.journal):,}",
            limit=f"{MAX_LINES:,}",
        )
        raw.report(codes.OVER_LIMIT, message, raw.journal[MAX_LINES])
        raw.journal = []
    elif not raw.journal:
        raw.report(codes.NO_GAME, say("there is no line of a journal in the file"), None)
    return raw


def _is_page(text: str) -> bool:
    return text.lstrip().startswith("<")


def _line(number: int, text: str) -> RawLine | None:
    stripped = text.strip()
    return RawLine(number, len(text) - len(text.lstrip()), stripped) if stripped else None


def _element(lines: list[str], name: str) -> list[RawLine]:
    """The lines inside a hidden element. A browser may have escaped their signs."""
    mark = _ELEMENT.format(name)
    found: list[RawLine] = []
    inside = False
    for number, text in enumerate(lines, 1):
        if not inside:
            place = text.find(mark)
            opened = text.find(">", place) if place >= 0 else -1
            if opened < 0:
                continue
            inside, text = True, " " * (opened + 1) + text[opened + 1 :]
        closed = text.find("</div>")
        line = _line(number, html.unescape(text[:closed] if closed >= 0 else text))
        if line:
            found.append(line)
        if closed >= 0:
            break
    return found
