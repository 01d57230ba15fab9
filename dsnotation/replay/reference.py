"""References to a position of a game: after a move, at the end of a turn, after a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from dsnotation.replay.result import Entry

SYNTAX = "a move number (12), a turn (turn:3) or a line of the file (line:120)"
_REFERENCE = re.compile(r"(?:(turn|line|move):)?([0-9]{1,9})", re.IGNORECASE | re.ASCII)


class BadReference(ValueError):
    """The text is no reference; its message says what is one."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A position: the one after the last entry whose `by` is at most `number`. Move 0 is the start."""

    by: Literal["move", "turn", "line"]
    number: int

    def covers(self, entry: Entry) -> bool:
        """Whether an entry comes before the position."""
        if self.by == "move":
            return entry.number <= self.number
        return (entry.turn if self.by == "turn" else entry.statement.line) <= self.number


def parse_reference(text: str) -> Reference:
    """The reference in `text`: `12`, `move:12`, `turn:3`, `line:120`. Raises BadReference."""
    match = _REFERENCE.fullmatch(text.strip())
    if match is None:
        raise BadReference(f"{text!r} is no place in a game; write {SYNTAX}")
    by: Literal["move", "turn", "line"] = (match[1] or "move").lower()  # type: ignore[assignment]
    return Reference(by, int(match[2]))


def out_of_reach(reference: Reference, entries: Sequence[Entry], lines: int) -> str | None:
    """Why a game with these entries, in a file of so many lines, has no such place; None if it has."""
    if reference.by == "line":
        last, things = lines, "lines"
    elif reference.by == "turn":
        last, things = max((entry.turn for entry in entries), default=0), "turns"
    else:
        last, things = max((entry.number for entry in entries), default=0), "moves"
    if reference.number <= last:
        return None
    there = f"only {last} {things if last != 1 else things.removesuffix('s')}" if last else f"no {things}"
    return f"the {'file' if reference.by == 'line' else 'game'} has {there}; there is no {reference.number}"


def up_to(entries: Iterable[Entry], reference: Reference | None) -> Iterator[Entry]:
    """The entries before the referred position; all of them for None."""
    for entry in entries:
        if reference is not None and not reference.covers(entry):
            return
        yield entry
