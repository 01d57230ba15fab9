"""From a record back to its text."""

from __future__ import annotations

from dsnotation.record.models import Record


def record_text(record: Record) -> str:
    """The game's text, word for word."""
    return "".join(f"{line}\n" for line in record.source.lines)


def record_text_in_place(record: Record) -> str:
    """The game's text with empty lines before it, so that each line has the number it had in its file."""
    return "\n" * (record.source.first_line - 1) + record_text(record)
