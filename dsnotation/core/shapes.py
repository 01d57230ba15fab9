"""Plain values (of TOML or JSON) into dataclasses, with every disagreement between the two told.

The fields of a dataclass say what a table may hold: text, whole numbers, truth values, one of a few words
(`Literal`), lists (`tuple`), tables of any keys (`dict`) and other dataclasses. A field with a default may be left
out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum, auto
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, either, quoted, say

T = TypeVar("T")
_WORDS: dict[type[Any], Message] = {
    bool: say("true or false"), int: say("a whole number"), float: say("a decimal number"), str: say("text"),
    list: say("a list"), dict: say("a table"),
}  # fmt: skip
_PLACEHOLDERS: dict[Any, Any] = {str: "", int: 0, bool: False, tuple: (), dict: {}}


class Problem(Enum):
    """What is wrong with a value."""

    UNKNOWN_KEY = auto()
    MISSING_KEY = auto()
    WRONG_TYPE = auto()
    UNKNOWN_WORD = auto()


@dataclass(frozen=True, slots=True)
class ShapeError:
    """One disagreement: where (of a missing key: the key, as if it were there), and what.

    Of an unknown key, `meant` is the known one that it is probably a misspelling of.
    """

    problem: Problem
    path: FieldPath
    message: Message
    hints: tuple[Message, ...] = ()
    meant: str | None = None


def shaped(kind: type[T], value: Any) -> tuple[T, list[ShapeError]]:
    """A value as a `kind`, a dataclass, and all that is wrong with it.

    What is missing or has a wrong type is empty or 0 in the result; unknown keys are left out.
    """
    errors: list[ShapeError] = []
    return _shape(kind, value, (), errors), errors


@cache
def _types(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def _shape(kind: Any, value: Any, path: FieldPath, errors: list[ShapeError]) -> Any:
    origin = get_origin(kind) or kind
    if is_dataclass(kind):
        if isinstance(value, dict):
            return _table(kind, value, path, errors)
    elif origin is Literal:
        return _word(get_args(kind), value, path, errors)
    elif origin is tuple:
        if isinstance(value, list):
            return _list(get_args(kind), value, path, errors)
    elif origin is dict:
        if isinstance(value, dict):
            inner = get_args(kind)[1]
            return {key: _shape(inner, part, (*path, key), errors) for key, part in value.items()}
    elif type(value) is origin:
        return value
    message = say(
        "{key} must be {expected}, not {found}", key=_named(path), expected=_expected(kind), found=_found(value)
    )
    errors.append(ShapeError(Problem.WRONG_TYPE, path, message))
    return _placeholder(kind)


def _table(kind: Any, value: Mapping[str, Any], path: FieldPath, errors: list[ShapeError]) -> Any:
    known = {field.name: field for field in fields(kind)}
    missing = [name for name, field in known.items() if _required(field) and name not in value]
    for key in value:
        if key not in known:
            errors.append(_unknown_key(key, (*path, key), list(known), missing))
    for name in missing:
        message = _missing(_header(_types(kind)[name], name), name, path)
        errors.append(ShapeError(Problem.MISSING_KEY, (*path, name), message))
    types_of = _types(kind)
    values = {name: _shape(types_of[name], value[name], (*path, name), errors) for name in known if name in value}
    gaps = {name: _placeholder(types_of[name]) for name in known if _required(known[name]) and name not in value}
    return kind(**values, **gaps)


def _unknown_key(key: str, path: FieldPath, known: list[str], missing: list[str]) -> ShapeError:
    """An unknown key. One that is a missing one misspelt is one mistake: `missing` loses it."""
    near = get_close_matches(key, missing, n=1, cutoff=0.6)
    for name in near:
        missing.remove(name)
    meant = next(iter(near or get_close_matches(key, known, n=1, cutoff=0.6)), None)
    keys = say("keys: {keys}", keys=", ".join(known))
    hints = (say("did you mean {words}?", words=meant), keys) if meant else (keys,)
    if len(path) > 1:
        message = say("there is no key {key} in {place}", key=quoted(key), place=_named(path[:-1]))
    else:
        message = say("there is no key {key}", key=quoted(key))
    return ShapeError(Problem.UNKNOWN_KEY, path, message, hints, meant)


def _missing(header: str | None, name: str, path: FieldPath) -> Message:
    """What to say of a key that is missing; `header` is that of a table."""
    if header is None:
        if path:
            return say("the key {key} is missing in {place}", key=quoted(name), place=_named(path))
        return say("the key {key} is missing", key=quoted(name))
    if path:
        return say("{header} is missing in {place}", header=header, place=_named(path))
    return say("{header} is missing", header=header)


def _word(words: tuple[str, ...], value: Any, path: FieldPath, errors: list[ShapeError]) -> Any:
    if isinstance(value, str) and value in words:
        return value
    shown = quoted(value) if isinstance(value, str) else _found(value)
    hints = _nearest(value, words) if isinstance(value, str) else ()
    choice = either([quoted(word) for word in words])
    problem = Problem.UNKNOWN_WORD if isinstance(value, str) else Problem.WRONG_TYPE
    message = say("{key} must be {expected}, not {found}", key=_named(path), expected=choice, found=shown)
    errors.append(ShapeError(problem, path, message, hints))
    return words[0]


def _nearest(word: str, known: Iterable[str]) -> tuple[Message, ...]:
    """A hint that names what may have been meant, if anything looks like it."""
    near = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return tuple(say("did you mean {words}?", words=one) for one in near)


def _list(kinds: tuple[Any, ...], value: list[Any], path: FieldPath, errors: list[ShapeError]) -> tuple[Any, ...]:
    if kinds[-1] is not Ellipsis and len(value) != len(kinds):
        message = say(
            "{key} must be a list of {expected}, not of {found}",
            key=_named(path), expected=len(kinds), found=len(value),
        )  # fmt: skip
        errors.append(ShapeError(Problem.WRONG_TYPE, path, message))
        return tuple(_placeholder(kind) for kind in kinds)
    each = kinds if kinds[-1] is not Ellipsis else kinds[:1] * len(value)
    return tuple(
        _shape(kind, part, (*path, index), errors)
        for index, (kind, part) in enumerate(zip(each, value, strict=True))
    )


def _required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _placeholder(kind: Any) -> Any:
    if is_dataclass(kind):
        return _table(kind, {}, (), [])
    origin = get_origin(kind) or kind
    return get_args(kind)[0] if origin is Literal else _PLACEHOLDERS[origin]


def _named(path: FieldPath) -> Message | str:
    """The value at a path as messages call it: its key, or which of a list it is."""
    if not path:
        return say("the whole")
    last = path[-1]
    if isinstance(last, str):
        return quoted(last)
    return say("number {number} of {list}", number=last + 1, list=_named(path[:-1]))


def _header(kind: Any, name: str) -> str | None:
    """The header of a key that is a table, or a list of tables; None for another."""
    if is_dataclass(kind):
        return f"[{name}]"
    if get_origin(kind) is tuple and is_dataclass(get_args(kind)[0]):
        return f"[[{name}]]"
    return None


def _expected(kind: Any) -> Message:
    origin = get_origin(kind) or kind
    if is_dataclass(kind):
        return say("a table")
    return _WORDS[{tuple: list}.get(origin, origin)]


def _found(value: Any) -> Message:
    return say("nothing") if value is None else _WORDS.get(type(value), say("a date or time"))
