"""Moves and events as JSON values and as short lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any

from dsnotation.core.game import FieldWords, Game
from dsnotation.core.messages import Message, joined, of_data, say

# What the names of data stand for, in the keys of the catalogues.
EVENT, MOVE, FIELD = "event", "move", "field"
NO_WORDS: FieldWords = MappingProxyType({})


def plain(value: Any) -> Any:
    """A value of the engine as a JSON value: dataclasses as objects, tuples as lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


def plain_words(name: str) -> str:
    """The name of a kind or a field in words: `species-added` is "species added"."""
    return name.replace("-", " ").replace("_", " ")


def named(use: str, name: str, game: Game) -> Message:
    """What a kind of EVENT or MOVE or a FIELD of a game is called."""
    own = game.own_words.get(name)
    return own if own is not None else of_data(plain_words(name), use)


def words(value: Any, told: Mapping[str, object] = NO_WORDS) -> Message:
    """A field of a move or an event in one line; `-` for nothing. `told` has what values of it are called that
    are no notation."""
    if value is None or value == ():
        return joined(["-"])
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if is_dataclass(value) and not isinstance(value, type):
        return joined((words(getattr(value, part.name)) for part in fields(value)), ":")
    if isinstance(value, tuple | list):
        # Words may have blanks in them, codes have none.
        return joined((words(inner, told) for inner in value), " + " if told else " ")
    return joined([told.get(value, value)])


def event_text(event: Any, game: Game) -> Message:
    """An event of a game in one line: its kind, then its fields in order, numbers with their names. What says
    nothing (None, no, zero, an empty list) is left out."""
    parts = [
        _told(named(FIELD, part.name, game), value, game.field_words.get(part.name, {}))
        for part in fields(event)
        if part.name != "kind" and (value := getattr(event, part.name))
    ]
    kind = named(EVENT, event.kind, game)
    return say("{event}: {fields}", event=kind, fields=joined(parts)) if parts else kind


def _told(name: Message, value: Any, told: Mapping[str, object]) -> Message:
    """A field that says something."""
    if value is True:
        return name
    if isinstance(value, int):
        return say("{field} {number}", field=name, number=value)
    return words(value, told)
