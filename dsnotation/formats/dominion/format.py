"""Logs of Dominion among the formats: one for each of their sources."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import partial
from pathlib import PurePath

from dsnotation.core.findings import Finding, Span
from dsnotation.core.messages import say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.catalogue import CATALOGUE
from dsnotation.formats.dominion import councilroom
from dsnotation.formats.dominion.formats import READERS, LogReader
from dsnotation.formats.dominion.log import LogError, LogGame
from dsnotation.formats.dominion.translate import translate
from dsnotation.formats.protocol import Format, Games, Reading

_SURE = 0.9
_LINE_END = re.compile(r"\r\n?|\n")


def sniff(reader: LogReader, data: bytes) -> float:
    """Whether the file begins like a log of this source."""
    return _SURE if reader.looks_like(data) else 0.0


def read(reader: LogReader, data: bytes, file: str) -> Reading:
    """The games of a log; one that can't be read is a finding, and the others are kept."""
    lines = _LINE_END.split(data.decode("utf-8-sig", "replace"))
    findings: list[Finding] = []
    texts: list[str] = []
    try:
        for game in _each(reader, data, file):
            if isinstance(game, LogError):
                findings.append(_unusable(game, file, lines))
                continue
            done = translate(game, file, lines, _provenance(game, data))
            findings += done.findings
            if done.text is not None:
                texts.append(done.text)
    except LogError as error:
        findings.append(_unusable(error, file, lines))
    if not texts:
        if not findings:
            findings.append(CATALOGUE.finding(codes.NO_GAME, say("there is no game in the file")))
        return Reading(None, findings, lines)
    return Reading(Games("\n".join(texts), f"{PurePath(file).stem}.dsn"), findings, lines)


def _each(reader: LogReader, data: bytes, file: str) -> Iterator[LogGame | LogError]:
    """The games one by one; where a file has one a line, a bad one does not cost the others."""
    if reader.name == "councilroom":
        yield from councilroom.read_each(data)
    else:
        yield from reader.read_games(data, file)


def _unusable(error: LogError, file: str, lines: list[str]) -> Finding:
    span = None
    if error.line is not None and 0 < error.line <= len(lines):
        span = Span(file, error.line, 1, error.line, len(lines[error.line - 1]) + 1)
    return CATALOGUE.finding(codes.LOG_UNUSABLE, error.message, span=span)


def _provenance(game: LogGame, data: bytes) -> dict[str, str]:
    """Where the game comes from."""
    number = f" {game.number}" if game.number else ""
    return {
        "Source": f"{game.source_format} log{number}",
        "SourceDigest": f"sha256:{hashlib.sha256(data).hexdigest()}",
    }


def _format(source: str, title: str, level: str, extensions: tuple[str, ...]) -> Format:
    reader = next(one for one in READERS if one.name == source)
    name = source.replace(".", "-")
    return Format(name, title, level, extensions, partial(sniff, reader), partial(read, reader))


DOMINION_GAMES = _format(
    "dominion.games", say("Dominion: log of dominion.games, as copied from its client"), "T", (".txt",)
)
ISOTROPIC = _format("isotropic", say("Dominion: page of Isotropic with the log of a game"), "T", (".html",))
GOKO = _format("goko", say("Dominion: log of Goko, later Making Fun"), "G", (".txt",))
COUNCILROOM = _format(
    "councilroom", say("Dominion: games of Isotropic as JSON of councilroom.com"), "T", (".jsonl", ".json")
)
