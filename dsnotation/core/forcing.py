"""Carrying out a move that broke a rule, as far as the pieces allow (`core.game.Game.force`).

A game says how a move is carried out whatever the rules say, and whether the pieces of a position are all there.
What can't be done with the pieces is left out: an item of a list, a part that may be missing, some of a number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Forced, State

# What an effect may raise whose pieces are not there: it trusts `check`, and here nobody asked that.
_NO_PIECES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
_MOST = 64  # of a number that is cut down: more pieces of a kind no game has
_COUNT = "count"
_LEFT_OUT = object()

CarryOut = Callable[[State, Any], Sequence[Any]]
Sound = Callable[[State, State], bool]


@dataclass(frozen=True, slots=True)
class Parts:
    """Which parts of a kind of move may be left out. `together` are groups of fields with what stands in them
    then; `lists` are fields whose items may be; `places` those lists whose items leave a None behind. `stands` if
    the move is something also without all of these."""

    together: tuple[Mapping[str, Any], ...] = ()
    lists: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    stands: bool = False


def force(state: State, move: Any, parts: Parts, carry_out: CarryOut, sound: Sound) -> Forced:
    """Carries out a move, or as much of it as leaves the pieces sound, and changes `state` to what comes of it.

    `carry_out` changes the position that it is given and may raise; `sound(before, after)` says whether all pieces
    are still there.
    """
    attempt = _Attempt(state, carry_out, sound)
    events = attempt(move)
    if events is not None:
        attempt.keep()
        return Forced(move, events)
    found = _most_of(move, parts, attempt)
    if found is None:
        return Forced(left_out=((),))
    less, left_out = found
    events = attempt(less)
    assert events is not None
    attempt.keep()
    return Forced(less, events, tuple(left_out))


class _Attempt:
    """Tries a move on a copy; `keep` makes the last copy the position."""

    def __init__(self, state: State, carry_out: CarryOut, sound: Sound) -> None:
        self.state = state
        self.carry_out = carry_out
        self.sound = sound
        self.after: State | None = None

    def __call__(self, move: Any) -> Sequence[Any] | None:
        """The events of the move; None if the pieces don't allow it."""
        after = self.state.copy()
        try:
            events = self.carry_out(after, move)
        except _NO_PIECES:
            return None
        if not self.sound(self.state, after):
            return None
        self.after = after
        return events

    def keep(self) -> None:
        become(self.state, self.after)


def become(state: State, other: State) -> None:
    """Makes a position equal to another, which is not used any more."""
    for name in type(state).__slots__:
        setattr(state, name, getattr(other, name))


def _most_of(move: Any, parts: Parts, attempt: _Attempt) -> tuple[Any, list[FieldPath]] | None:
    """The move with as many of its parts as can be carried out, and what was left out; None if none can."""
    nothing = None if parts.stands else _nothing_at_all(move, parts)
    for bare in _barer(move, parts.together):
        less, left_out = bare, _changed(move, bare)
        for name in (*parts.lists, *parts.places):
            less = replace(less, **{name: _nothing(getattr(less, name), name in parts.places)})
        for name in (*parts.lists, *parts.places):
            less, lost = _items(move, less, name, name in parts.places, attempt)
            left_out += lost
        less, lost = _number(less, attempt)
        left_out += lost
        if less not in (move, nothing) and attempt(less) is not None:
            return less, left_out
    return None


def _barer(move: Any, together: Sequence[Mapping[str, Any]]) -> Iterator[Any]:
    """The move, then with each of the groups of fields left out; all of them would be no move."""
    yield move
    for group in together:
        yield replace(move, **group)


def _nothing_at_all(move: Any, parts: Parts) -> Any:
    """The move without any of its parts."""
    for group in parts.together:
        move = replace(move, **group)
    for name in (*parts.lists, *parts.places):
        move = replace(move, **{name: _nothing(getattr(move, name), name in parts.places)})
    return move


def _nothing(items: tuple[Any, ...], in_places: bool) -> tuple[Any, ...]:
    return (None,) * len(items) if in_places else ()


def _changed(move: Any, less: Any) -> list[FieldPath]:
    names = (part.name for part in fields(move))
    return [(name,) for name in names if getattr(move, name) != getattr(less, name)]


def _items(move: Any, less: Any, name: str, in_places: bool, attempt: _Attempt) -> tuple[Any, list[FieldPath]]:
    """`less` with those items of a list of the move that can be carried out together, and those that can't."""
    lost: list[FieldPath] = []
    for place, item in enumerate(getattr(move, name)):
        works = partial(_works, attempt, less, name, place, in_places)
        smaller = next(_smaller(item, works), _LEFT_OUT)
        if smaller is _LEFT_OUT:
            lost.append((name, place))
            continue
        less = _with(less, name, place, smaller, in_places)
        if smaller != item:
            lost.append((name, place, _COUNT))
    return less, lost


def _works(attempt: _Attempt, move: Any, name: str, place: int, in_places: bool, item: Any) -> bool:
    return attempt(_with(move, name, place, item, in_places)) is not None


def _with(move: Any, name: str, place: int, item: Any, in_places: bool) -> Any:
    """The move with an item more in a list."""
    items = getattr(move, name)
    more = (*items[:place], item, *items[place + 1 :]) if in_places else (*items, item)
    return replace(move, **{name: more})


def _smaller(item: Any, works: Callable[[Any], bool]) -> Iterator[Any]:
    """The item, or with the largest number that works; nothing if none does."""
    if works(item):
        yield item
        return
    count = getattr(item, _COUNT, None)
    if not is_dataclass(item) or isinstance(item, type) or not isinstance(count, int):
        return
    low, high = 0, min(count, _MOST + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if works(_numbered(item, middle)) else (low, middle)
    if low:
        yield _numbered(item, low)


def _numbered(item: Any, count: int) -> Any:
    return replace(item, count=count)


def _number(move: Any, attempt: _Attempt) -> tuple[Any, list[FieldPath]]:
    """A move that is about a number of something, with as many as can be."""
    if not getattr(move, _COUNT, None) or attempt(move) is not None:
        return move, []
    for less in _smaller(move, lambda one: attempt(one) is not None):
        return less, [(_COUNT,)]
    return move, []
