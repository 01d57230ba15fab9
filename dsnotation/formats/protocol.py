"""What a format is: three functions and a few words about them.

Everything passes through the notation: reading gives DSN text, writing takes it. So a format knows nothing of the
others, and what a converted game is worth shows when its text is replayed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from dsnotation.core.findings import Finding, Severity
from dsnotation.formats.catalogue import CATALOGUE, DROPPED, INFERRED, LOG_INFERRED


@dataclass(frozen=True, slots=True)
class Games:
    """One or more games as DSN text.

    `file` is the name a record gives its source; `first_line` and `number` are where the text begins in that
    file, for a text that is only part of one. `lines` are the lines of the file that was read, for excerpts.
    """

    text: str
    file: str
    first_line: int = 1
    number: int = 1


@dataclass(slots=True)
class Reading:
    """What came of reading a file: its games, None if there are none, and everything there is to say about it.

    `lines` are the lines of the file, which findings point into.
    """

    games: Games | None
    findings: list[Finding] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        return self.games is None


class Writing(NamedTuple):
    """What came of writing games: the text, None if they can't be written so, and what is wrong with them."""

    text: str | None
    findings: list[Finding]


Sniff = Callable[[bytes], float]
Read = Callable[[bytes, str], Reading]
Write = Callable[[Games, int | None], Writing]


@dataclass(frozen=True, slots=True)
class Format:
    """A format.

    `sniff` says from a file's content how sure it is that the file is one, from 0 to 1. `level` is how much
    of a game a file holds: G all of it, with every draw; T what was done; P a position; R the result.
    `read` and `write` never raise for anything that stands in a file.
    """

    name: str
    title: str
    level: str
    extensions: tuple[str, ...]
    sniff: Sniff
    read: Read | None = None
    write: Write | None = None


def failure(code: str, message: str, hints: tuple[str, ...] = ()) -> Reading:
    """A reading that gave nothing, for one reason."""
    return Reading(None, [CATALOGUE.finding(code, message, hints=hints)])


def is_loss(finding: Finding) -> bool:
    """Whether a finding tells that the result is not all that the file says, and only that."""
    return finding.severity in (Severity.ERROR, Severity.IRREGULAR, Severity.WARNING) or finding.code in LOSSES


# Codes of notes that tell of something left out or filled in.
LOSSES = frozenset({DROPPED, INFERRED, LOG_INFERRED})
