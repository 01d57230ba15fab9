"""Checks a file, whatever it is: DSN text or a JSON record."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.document import Document
from dsnotation.notation.reader import read_bytes
from dsnotation.record.compare import differences
from dsnotation.record.load import load_record, looks_like_json
from dsnotation.record.models import Record
from dsnotation.record.to_text import record_text_in_place
from dsnotation.replay.export import record_of
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay


@dataclass(slots=True)
class Checked:
    """What a check of one file gave.

    `document` is the text that was played; that in a JSON record, if the file is one; None if it can't be
    read. `sources` are the lines of every text that findings point into, by name.
    """

    file: str
    document: Document | None = None
    findings: list[Finding] = field(default_factory=list)
    replays: list[Replay] = field(default_factory=list)
    sources: dict[str, list[str]] = field(default_factory=dict)

    def count(self, severity: Severity) -> int:
        """How many findings of a severity there are."""
        return sum(finding.severity is severity for finding in self.findings)


def check_bytes(data: bytes, file: str) -> Checked:
    """Checks a file's bytes. A record is held against its schema, and against its own text played again."""
    return _check_record(data, file) if looks_like_json(data) else check_text(data, file)


def check_text(data: bytes, file: str) -> Checked:
    """Reads DSN text and plays every game in it."""
    document = read_bytes(data, file)
    replays = [replay(game, document.source) for game in document.games]
    findings = [*document.findings, *(finding for played in replays for finding in played.findings)]
    return Checked(file, document, findings, replays, {document.source.file: document.source.lines})


def _check_record(data: bytes, file: str) -> Checked:
    record, findings = load_record(data, file)
    text = data.decode("utf-8-sig", "replace")
    sources = {file: text.splitlines()}
    if record is None:
        return Checked(file, None, findings, [], sources)
    document, played = replay_record(record, file)
    findings += [*document.findings, *played.findings]
    if played.game is not None:
        findings += differences(record, record_of(played, document), text, file)
    return Checked(
        file, document, findings, [played], sources | {document.source.file: document.source.lines}
    )


def replay_record(record: Record, file: str) -> tuple[Document, Replay]:
    """Plays the text in a record.

    Its lines have the numbers that they had in the file they came from; findings about them are filed under
    `file#text`, for they are no lines of the JSON file.
    """
    document = read_bytes(record_text_in_place(record).encode(), f"{file}#text")
    game = document.games[0]
    game.number = record.source.game
    return document, replay(game, document.source)
