"""Checks a file, whatever it is: DSN text or a JSON record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.document import Document
from dsnotation.notation.packed import unpack
from dsnotation.notation.reader import read_bytes
from dsnotation.notation.source import EncodingErrors, UnusableSource
from dsnotation.notation.whereabouts import of_file
from dsnotation.record.locate import item_offsets, span_in_string
from dsnotation.record.sniff import looks_like_json
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay
from dsnotation.replay.strictness import hardened, strict_findings

if TYPE_CHECKING:
    from dsnotation.record.models import Record


MAX_BYTES = 64 * 2**20  # of a file, unpacked; a text has a smaller limit of its own


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


def check_bytes(
    data: bytes,
    file: str,
    *,
    checksums: bool = False,
    errors: EncodingErrors = EncodingErrors.REPLACE,
    strict: bool = False,
) -> Checked:
    """Checks a file's bytes, also those that gzip packed. A record is held against its schema, and against its own
    text played again.

    With `checksums`, the replays have them. `errors` says what becomes of bytes in a text that are no UTF-8. With
    `strict`, whatever is not canonical or had to be inferred is an error (`strictness`).
    """
    try:
        unpacked, findings = unpack(data, file, MAX_BYTES)
    except UnusableSource as unusable:
        return Checked(file, None, [unusable.finding])
    if looks_like_json(unpacked):
        checked = _check_record(unpacked, file, checksums=checksums, strict=strict)
    else:
        checked = check_text(unpacked, file, checksums=checksums, errors=errors, strict=strict)
    if findings:
        checked.findings[:0] = findings
        if checked.document is not None:
            checked.document.findings[:0] = findings
    return checked


def check_text(
    data: bytes,
    file: str,
    *,
    checksums: bool = False,
    errors: EncodingErrors = EncodingErrors.REPLACE,
    strict: bool = False,
) -> Checked:
    """Reads DSN text and plays every game in it."""
    document = read_bytes(data, file, errors=errors)
    replays = [replay(game, document.source, checksums=checksums) for game in document.games]
    if strict:
        findings = strict_findings(document, replays)
    else:
        findings = [*of_file(document), *(finding for played in replays for finding in played.findings)]
    return Checked(file, document, findings, replays, {document.source.file: document.source.lines})


def _check_record(data: bytes, file: str, *, checksums: bool, strict: bool) -> Checked:
    # Records need pydantic, and texts should be checked without waiting for it.
    from dsnotation.record.compare import differences
    from dsnotation.record.load import load_record
    from dsnotation.replay.export import record_of

    record, findings = load_record(data, file)
    json_text = data.decode("utf-8-sig", "replace")
    sources = {file: json_text.split("\n")}
    if record is None:
        return Checked(file, None, findings, [], sources)
    stated = any(move.checksum is not None for move in record.moves)
    document, played = replay_record(record, checksums=checksums or stated)
    places = item_offsets(json_text, ("source", "lines"))
    told = _strictly(document, played, record) if strict else [*document.findings, *played.findings]
    findings += [_in_json(finding, record.source.first_line, places, json_text, file) for finding in told]
    if played.game is not None:
        findings += differences(record, record_of(played, document, checksums=stated), json_text, file)
    if strict:
        findings = [hardened(finding) for finding in findings]
    return Checked(file, document, findings, [played], sources)


def _strictly(document: Document, played: Replay, record: Record) -> list[Finding]:
    """The findings of `--strict` about a record's text, which stands in its document below empty lines."""
    first = record.source.first_line
    return [one for one in strict_findings(document, [played]) if one.span is None or one.span.line >= first]


def replay_record(record: Record, *, checksums: bool = False) -> tuple[Document, Replay]:
    """Plays the text in a record as if it stood alone in the file that it came from, on the same lines."""
    from dsnotation.record.to_text import record_text_in_place

    document = read_bytes(record_text_in_place(record).encode(), record.source.file)
    game = document.games[0]
    game.number = record.source.game
    return document, replay(game, document.source, checksums=checksums)


def _in_json(finding: Finding, first_line: int, places: list[int], json_text: str, file: str) -> Finding:
    """A finding about a record's text, with the place where that stands in the JSON file."""
    span = finding.span
    if span is None or not 0 <= span.line - first_line < len(places):
        return replace(finding, span=None)
    columns = (span.column - 1, span.end_column - 1)
    return replace(finding, span=span_in_string(json_text, places[span.line - first_line], columns, file))
