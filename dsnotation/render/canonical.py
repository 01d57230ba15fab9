"""A text in canonical form, and how that differs from what was written."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from dsnotation.notation.reader import read_bytes
from dsnotation.notation.writer import write_document
from dsnotation.record.sniff import looks_like_json
from dsnotation.render.findings_text import count


@dataclass(frozen=True, slots=True)
class Canonical:
    """A text in canonical form, and what separates it from what was written.

    `unreadable` says in words how many lines stay as they are; it is empty if there are none.
    """

    text: str
    changed: bool
    diff: str
    unreadable: str


def canonical(data: bytes, file: str) -> Canonical:
    """The canonical form of DSN text. Raises ValueError for a JSON record, which has but one form."""
    if looks_like_json(data):
        raise ValueError(f"{file}: is JSON; dsn fmt is for DSN text")
    document = read_bytes(data, file)
    text = write_document(document)
    bad = sum(statement.kind == "unreadable" for game in document.games for statement in game.statements)
    before = data.decode("utf-8", "replace").splitlines(keepends=True)
    lines = difflib.unified_diff(before, text.splitlines(keepends=True), file, f"{file} (canonical)")
    diff = "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)
    return Canonical(text, text.encode() != data, diff, count(bad, "unreadable line") if bad else "")
