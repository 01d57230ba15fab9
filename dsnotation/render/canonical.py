"""A text in canonical form, and how that differs from what was written."""

from __future__ import annotations

from dataclasses import dataclass

from dsnotation.core.messages import Message, say, several
from dsnotation.notation.reader import read_bytes
from dsnotation.notation.writer import write_document
from dsnotation.record.sniff import looks_like_json
from dsnotation.render.patch import patch


@dataclass(frozen=True, slots=True)
class Canonical:
    """A text in canonical form, and what separates it from what was written.

    `unreadable` says how many lines stay as they are; it is None if there are none.
    """

    text: str
    changed: bool
    diff: str
    unreadable: Message | None


def canonical(data: bytes, file: str) -> Canonical:
    """The canonical form of DSN text. Raises ValueError for a JSON record, which has but one form."""
    if looks_like_json(data):
        raise ValueError(say("{file}: is JSON; dsn fmt is for DSN text", file=file))
    document = read_bytes(data, file)
    text = write_document(document)
    bad = sum(statement.kind == "unreadable" for game in document.games for statement in game.statements)
    diff = patch(data.decode("utf-8", "replace"), text, file, f"{file} (canonical)")
    left = several(
        bad,
        "{count} unreadable line left as it is; dsn check explains",
        "{count} unreadable lines left as they are; dsn check explains",
    )
    return Canonical(text, text.encode() != data, diff, left if bad else None)
