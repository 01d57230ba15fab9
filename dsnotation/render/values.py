"""Moves and events as JSON values and as short lines of text."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def plain(value: Any) -> Any:
    """A value of the engine as a JSON value: dataclasses as objects, tuples as lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


def words(value: Any) -> str:
    """A field of a move or an event in one line; `-` for nothing."""
    if value is None or value == ():
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_dataclass(value) and not isinstance(value, type):
        return ":".join(words(getattr(value, part.name)) for part in fields(value))
    if isinstance(value, tuple | list):
        return " ".join(words(inner) for inner in value)
    return str(value)


def event_text(event: Any) -> str:
    """An event in one line: its kind, then its fields in order, numbers with their names. What says nothing (None,
    no, zero, an empty list) is left out."""
    named = ((part.name, getattr(event, part.name)) for part in fields(event) if part.name != "kind")
    parts = [_told(name.replace("_", " "), value) for name, value in named if value]
    kind = event.kind.replace("-", " ")
    return f"{kind}: {', '.join(parts)}" if parts else kind


def _told(name: str, value: Any) -> str:
    """A field that says something."""
    if value is True:
        return name
    return f"{name} {value}" if isinstance(value, int) else words(value)
