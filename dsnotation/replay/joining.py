"""What two people know of one thing, put together: "?" in one of them is what the other one may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

UNKNOWN = "?"


class Contradiction(Exception):
    """The two can't both be right."""


@dataclass(frozen=True, slots=True)
class Join:
    """The fields of two tellings of a move put together: where they differ the first one's stand.

    `differing` are the names of fields that contradict each other; `from_first` and `from_second` tell whether
    one knows something that the other doesn't, `marked` that only the second one says that this broke a rule, and
    it did.
    """

    fields: dict[str, Any] = field(default_factory=dict)
    differing: tuple[str, ...] = ()
    from_first: bool = False
    from_second: bool = False
    marked: bool = False

    @property
    def agrees(self) -> bool:
        return not self.differing


def join_fields(first: Mapping[str, Any], second: Mapping[str, Any], ordered: Container[str] = ()) -> Join:
    """Joins two moves of a kind, field by field. A field that one of them lacks is what the position gives.

    The order of a list has a meaning only in the fields named in `ordered`.
    """
    joined = dict(first)
    differing: list[str] = []
    from_first = from_second = False
    for name, there in second.items():
        here = first.get(name, there)
        try:
            joined[name] = join_values(here, there, ordered=name in ordered)
        except Contradiction:
            differing.append(name)
            continue
        from_first |= has_unknown(there) and _count_unknown(joined[name]) < _count_unknown(there)
        from_second |= has_unknown(here) and _count_unknown(joined[name]) < _count_unknown(here)
    return Join(joined, tuple(differing), from_first, from_second)


def join_values(first: Any, second: Any, *, ordered: bool = False) -> Any:
    """The value that both mean, as far as either knows it. Raises Contradiction."""
    if first == second or second == UNKNOWN:
        return first
    if first == UNKNOWN:
        return second
    if isinstance(first, tuple | list) and isinstance(second, tuple | list):
        if len(first) != len(second):
            raise Contradiction
        if ordered:
            return tuple(join_values(*pair, ordered=True) for pair in zip(first, second, strict=True))
        return _join_lists(first, second)
    if is_dataclass(first) and not isinstance(first, type) and type(first) is type(second):
        values = {
            part.name: join_values(getattr(first, part.name), getattr(second, part.name)) for part in fields(first)
        }
        return replace(first, **values)
    raise Contradiction


def _join_lists(first: Sequence[Any], second: Sequence[Any]) -> tuple[Any, ...]:
    """Two lists of one length whose order means nothing. What both name may well be the same."""
    if UNKNOWN in first and UNKNOWN not in second:
        first, second = second, first
    known, other = ([value for value in values if value != UNKNOWN] for values in (first, second))
    missing = list((Counter(other) - Counter(known)).elements())
    unknown = len(first) - len(known) - len(missing)
    if unknown < 0:
        raise Contradiction
    return (*known, *missing, *[UNKNOWN] * unknown) if missing else tuple(first)


def has_unknown(value: Any) -> bool:
    """Whether something in a value is not known."""
    return _count_unknown(value) > 0


def _count_unknown(value: Any) -> int:
    if isinstance(value, str):
        return value == UNKNOWN
    if isinstance(value, tuple | list):
        return sum(map(_count_unknown, value))
    if is_dataclass(value):
        return sum(_count_unknown(getattr(value, part.name)) for part in fields(value))
    return 0
