"""From the bytes of a log to its lines, within limits; and what the readers share besides."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from dsnotation.core.messages import say
from dsnotation.formats.dominion.log import BadLog, LogEvent, LogTurn, NotThisFormat, Unread

MAX_BYTES = 8 * 2**20  # the longest real log has 0.05
MAX_LINES = 200_000  # the longest real log has about 2,000; a file may hold several
MAX_LINE = 20_000  # characters; the longest real line, a final deck in a page with its tags, has 818
MAX_NAME = 100
MAX_PLAYERS = 8
_LINE_END = re.compile(r"\r\n?|\n")


def decode(data: bytes, limit: int = MAX_BYTES) -> str:
    """The text of a file; raises BadLog for one that is too large, NotThisFormat for one that is no text."""
    if len(data) > limit:
        raise BadLog(
            say("the file has {size} bytes; the limit is {limit}", size=f"{len(data):,}", limit=f"{limit:,}")
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotThisFormat(
            say(
                "the byte {byte} at offset {offset} is no UTF-8",
                byte=f"{data[error.start]:#04x}",
                offset=error.start,
            )
        ) from None
    if "\0" in text:
        raise NotThisFormat(say("there is a NUL character in the file"))
    return text


def split_lines(data: bytes) -> list[tuple[int, str]]:
    """All lines with their numbers, from 1, without white space around them."""
    lines = _LINE_END.split(decode(data))
    if len(lines) > MAX_LINES:
        raise BadLog(
            say(
                "the file has {number} lines; the limit is {limit}",
                number=f"{len(lines):,}",
                limit=f"{MAX_LINES:,}",
            )
        )
    for number, text in enumerate(lines, 1):
        if len(text) > MAX_LINE:
            raise BadLog(
                say(
                    "the line has {size} characters; the limit is {limit}",
                    size=f"{len(text):,}",
                    limit=f"{MAX_LINE:,}",
                ),
                number,
            )
    return [(number, text.replace("\u00a0", " ").strip()) for number, text in enumerate(lines, 1)]


@dataclass(slots=True)
class Tale:
    """The turns of a game while they are read."""

    setup: list[LogEvent] = field(default_factory=list)
    turns: list[LogTurn] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    _events: list[LogEvent] = field(default_factory=list)

    def begin(self, player: str, number: int | None, extra: str | None, line: int) -> None:
        """A new turn begins."""
        self._close()
        self.turns.append(LogTurn(player, number, (), extra, line))

    def add(self, events: Iterable[LogEvent], line: int, depth: int = 0) -> None:
        """Something happens in this turn, or before the first."""
        self._events.extend(replace(event, line=line, depth=depth) for event in events)

    def leave(self, line: int, text: str) -> None:
        """A line that nobody can read."""
        self.unread.append(Unread(line, text))

    def end(self) -> None:
        """The last turn is over."""
        self._close()

    def _close(self) -> None:
        if self.turns:
            self.turns[-1] = replace(self.turns[-1], events=tuple(self._events))
        else:
            self.setup = self._events
        self._events = []
