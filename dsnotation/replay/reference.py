"""References to a position of a game: after a move, at the end of a turn, after a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from dsnotation.core.messages import Message, quoted, say, several
from dsnotation.core.turns import by_turn
from dsnotation.replay.result import Entry

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
        raise BadReference(
            say(
                "{text} is no place in a game; write a move number (12), a turn (turn:3) "
                "or a line of the file (line:120)",
                text=quoted(text),
            )
        )
    by: Literal["move", "turn", "line"] = (match[1] or "move").lower()  # type: ignore[assignment]
    return Reference(by, int(match[2]))


def out_of_reach(reference: Reference, entries: Sequence[Entry], lines: int, in_rounds: bool) -> Message | None:
    """Why a game with these entries, in a file of so many lines, has no such place; None if it has."""
    if reference.by == "line":
        has, last = _lines(lines), lines
    elif reference.by == "turn":
        last = max((entry.turn for entry in entries), default=0)
        has = _turns(last, in_rounds)
    else:
        last = max((entry.number for entry in entries), default=0)
        has = _moves(last)
    if reference.number <= last:
        return None
    return say("{has}; there is no {number}", has=has, number=reference.number)


def _lines(number: int) -> Message:
    if not number:
        return say("the file has no lines")
    return several(number, "the file has only {count} line", "the file has only {count} lines")


def _turns(number: int, in_rounds: bool) -> Message:
    if not number:
        return by_turn(in_rounds, say("the game has no turns"), say("the game has no rounds"))
    return by_turn(
        in_rounds,
        several(number, "the game has only {count} turn", "the game has only {count} turns"),
        several(number, "the game has only {count} round", "the game has only {count} rounds"),
    )


def _moves(number: int) -> Message:
    if not number:
        return say("the game has no moves")
    return several(number, "the game has only {count} move", "the game has only {count} moves")


def up_to(entries: Iterable[Entry], reference: Reference | None) -> Iterator[Entry]:
    """The entries before the referred position; all of them for None."""
    for entry in entries:
        if reference is not None and not reference.covers(entry):
            return
        yield entry
