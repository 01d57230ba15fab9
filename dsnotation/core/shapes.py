"""Plain values (of TOML or JSON) into dataclasses, with every disagreement between the two told.

The fields of a dataclass say what a table may hold: text, whole numbers, truth values, one of a few words
(`Literal`), lists (`tuple`), tables of any keys (`dict`) and other dataclasses. A field with a default may be left
out.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum, auto
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from dsnotation.core.findings import FieldPath

T = TypeVar("T")
_WORDS: dict[type[Any], str] = {
    bool: "true or false", int: "a whole number", float: "a decimal number", str: "text", list: "a list",
    dict: "a table",
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
    message: str
    hints: tuple[str, ...] = ()
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
    errors.append(
        ShapeError(Problem.WRONG_TYPE, path, f"{_named(path)} is {_expected(kind)}, not {_found(value)}")
    )
    return _placeholder(kind)


def _table(kind: Any, value: Mapping[str, Any], path: FieldPath, errors: list[ShapeError]) -> Any:
    known = {field.name: field for field in fields(kind)}
    missing = [name for name, field in known.items() if _required(field) and name not in value]
    for key in value:
        if key not in known:
            errors.append(_unknown_key(key, (*path, key), list(known), missing))
    for name in missing:
        what = _header(_types(kind)[name], name)
        errors.append(ShapeError(Problem.MISSING_KEY, (*path, name), f"{what} is missing{_inside(path)}"))
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
    hints = (*((f"did you mean {meant}?",) if meant else ()), f"keys: {', '.join(known)}")
    return ShapeError(Problem.UNKNOWN_KEY, path, f"there is no key {key!r}{_inside(path[:-1])}", hints, meant)


def _word(words: tuple[str, ...], value: Any, path: FieldPath, errors: list[ShapeError]) -> Any:
    if isinstance(value, str) and value in words:
        return value
    shown = repr(value) if isinstance(value, str) else _found(value)
    hints = _nearest(value, words) if isinstance(value, str) else ()
    choice = " or ".join(repr(word) for word in words)
    problem = Problem.UNKNOWN_WORD if isinstance(value, str) else Problem.WRONG_TYPE
    errors.append(ShapeError(problem, path, f"{_named(path)} is {choice}, not {shown}", hints))
    return words[0]


def _nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """A hint that names what may have been meant, if anything looks like it."""
    near = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return tuple(f"did you mean {one}?" for one in near)


def _list(kinds: tuple[Any, ...], value: list[Any], path: FieldPath, errors: list[ShapeError]) -> tuple[Any, ...]:
    if kinds[-1] is not Ellipsis and len(value) != len(kinds):
        message = f"{_named(path)} is a list of {len(kinds)}, not of {len(value)}"
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


def _named(path: FieldPath) -> str:
    """The value at a path as messages call it: its key, or which of a list it is."""
    if not path:
        return "the whole"
    return repr(path[-1]) if isinstance(path[-1], str) else f"number {path[-1] + 1} of {_named(path[:-1])}"


def _inside(path: FieldPath) -> str:
    return f" in {_named(path)}" if path else ""


def _header(kind: Any, name: str) -> str:
    """A key as people write it: a table has a header."""
    if is_dataclass(kind):
        return f"[{name}]"
    if get_origin(kind) is tuple and is_dataclass(get_args(kind)[0]):
        return f"[[{name}]]"
    return f"the key {name!r}"


def _expected(kind: Any) -> str:
    origin = get_origin(kind) or kind
    if is_dataclass(kind):
        return "a table"
    return _WORDS[{tuple: list}.get(origin, origin)]


def _found(value: Any) -> str:
    return _WORDS.get(type(value), "a date or time") if not isinstance(value, types.NoneType) else "nothing"
