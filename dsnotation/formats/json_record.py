"""The JSON record of a game, which holds its text word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsnotation.core.findings import Finding
from dsnotation.core.messages import say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.catalogue import CATALOGUE
from dsnotation.formats.protocol import Format, Games, Reading, Writing
from dsnotation.notation.reader import read_bytes
from dsnotation.record.sniff import looks_like_json
from dsnotation.replay.player import replay

if TYPE_CHECKING:
    from dsnotation.record.models import Record

# Records and texts of one game are far smaller; the notation's reader has its own limit.
_HEAD = 1 << 16
_MARK = b"dsnotation-record"


def sniff(data: bytes) -> float:
    """Whether it is JSON, and says that it is a record."""
    if not looks_like_json(data):
        return 0.0
    return 1.0 if _MARK in data[:_HEAD] else 0.1


def read(data: bytes, file: str) -> Reading:
    """The text in a record, after its schema was checked."""
    from dsnotation.record.load import load_record
    from dsnotation.record.to_text import record_text

    record, findings = load_record(data, file)
    lines = data.decode("utf-8-sig", "replace").split("\n")
    if record is None:
        return Reading(None, findings, lines)
    source = record.source
    return Reading(Games(record_text(record), source.file, source.first_line, source.game), findings, lines)


def one_record(games: Games, number: int | None) -> tuple[Record | None, list[Finding]]:
    """The record of one game, and what the replay found in it; None and why not."""
    from dsnotation.replay.export import record_of

    text = "\n" * (games.first_line - 1) + games.text
    document = read_bytes(text.encode(), games.file)
    there = len(document.games)
    if number is None and there > 1:
        hint = say("choose one with --game, or write DSN text")
        message = say("there are {number} games in it", number=there)
        return None, [CATALOGUE.finding(codes.ONE_GAME, message, hints=(hint,))]
    if not 1 <= (number or 1) <= there:
        message = say("there is no game {number} in it, only {there}", number=number, there=there)
        return None, [CATALOGUE.finding(codes.ONE_GAME, message)]
    chosen = document.games[(number or 1) - 1]
    if there == 1:
        chosen.number = games.number
    played = replay(chosen, document.source)
    if played.game is None:
        message = say("the text names no known game")
        return None, [*played.findings, CATALOGUE.finding(codes.NO_RECORD, message)]
    return record_of(played, document), played.findings


def write(games: Games, number: int | None) -> Writing:
    """The record, made by playing the text."""
    from dsnotation.record.models import dump

    record, findings = one_record(games, number)
    return Writing(None if record is None else dump(record), findings)


FORMAT = Format("json", say("JSON record of one game"), "G", (".json",), sniff, read, write)
