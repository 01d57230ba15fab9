"""DSN text: the notation itself."""

from __future__ import annotations

import re

from dsnotation.core.messages import say
from dsnotation.formats.protocol import Format, Games, Reading, Writing
from dsnotation.notation.reader import read_bytes

_TAG = re.compile(rb'^[ \t]*\[[ \t]*[A-Za-z][A-Za-z0-9_-]*[ \t]+"', re.MULTILINE)
_HEAD = 1 << 16


def sniff(data: bytes) -> float:
    """Whether there is a tag."""
    return 0.8 if _TAG.search(data[:_HEAD]) else 0.0


def read(data: bytes, file: str) -> Reading:
    """The text as it is. Whether its lines can be read is the business of whoever plays it."""
    document = read_bytes(data, file)
    if not document.games:
        return Reading(None, document.findings, document.source.lines)
    text = "".join(f"{line}\n" for line in document.source.lines)
    return Reading(Games(text, file), list(document.findings), document.source.lines)


def write(games: Games, number: int | None) -> Writing:
    """The text, or that of one of its games."""
    if number is None:
        return Writing(games.text, [])
    # Where one game begins and the next ends, the record knows.
    from dsnotation.formats.json_record import one_record
    from dsnotation.record.to_text import record_text

    record, findings = one_record(games, number)
    return Writing(None, findings) if record is None else Writing(record_text(record), [])


FORMAT = Format("dsn", say("DSN text, the notation itself"), "G", (".dsn", ".txt"), sniff, read, write)
