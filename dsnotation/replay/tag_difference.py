"""How the tags of two records of one game differ, and whether it can be one game at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from dsnotation.core.game import Game
from dsnotation.replay.joining import UNKNOWN, Contradiction, join_values
from dsnotation.replay.telling import SCRIBES

# About the record, not about the game: two people need not agree.
ABOUT_THE_RECORD = frozenset({*SCRIBES, "Source"})
_COUNTED = re.compile(r"\?\s*\*\s*([0-9]{1,2})", re.ASCII)
_MOST = 20


class TagChange(StrEnum):
    """What is different about a tag."""

    OTHER_GAME = "other-game"  # it makes another game of it
    DIFFERS = "differs"
    COMPLEMENTS = "complements"  # what is unknown in one of them stands in the other
    ONLY_A = "only-in-a"
    ONLY_B = "only-in-b"
    OWN = "own"  # each record has its own, as it should be


@dataclass(frozen=True, slots=True)
class TagDifference:
    """A tag whose values differ; None where it is missing. `joined` is the value for both, where there is one."""

    name: str
    a: str | None
    b: str | None
    change: TagChange
    joined: str | None = None

    @property
    def conflicts(self) -> bool:
        """Whether the two contradict each other."""
        return self.change in (TagChange.DIFFERS, TagChange.OTHER_GAME)


def tag_differences(game: Game, a: Mapping[str, str], b: Mapping[str, str]) -> list[TagDifference]:
    """Every tag in which two records of games of one kind differ, those of the first record first."""
    found = (_compared(game, a, b, name) for name in dict.fromkeys([*a, *b]))
    return [one for one in found if one is not None]


def _compared(game: Game, a: Mapping[str, str], b: Mapping[str, str], name: str) -> TagDifference | None:
    here, there = a.get(name), b.get(name)
    if _plain(here) == _plain(there):
        return None
    if here is None or there is None:
        return _missing(game, a, b, name)
    if name in ABOUT_THE_RECORD:
        return TagDifference(name, here, there, TagChange.OWN, _both(here, there))
    own, _ = game.setup(a)
    if own == game.setup({**a, name: there})[0] and own != game.setup(_without(a, name))[0]:
        return None  # another spelling
    try:
        values = join_values(_list(here), _list(there))
    except Contradiction:
        other = _is_other_game(game, own, {**a, name: there})
        return TagDifference(name, here, there, TagChange.OTHER_GAME if other else TagChange.DIFFERS)
    if not any(UNKNOWN in _list(value) for value in (here, there)):
        return TagDifference(name, here, there, TagChange.DIFFERS)  # the same words in another order
    return TagDifference(name, here, there, TagChange.COMPLEMENTS, ", ".join(values))


def _missing(game: Game, a: Mapping[str, str], b: Mapping[str, str], name: str) -> TagDifference:
    """A tag that only one has: what it says about the set-up is then meant by the other one, unless that can't be
    played with it."""
    having, lacking, change = (a, b, TagChange.ONLY_A) if name in a else (b, a, TagChange.ONLY_B)
    setup, _ = game.setup(lacking)
    if setup is not None and _is_other_game(game, setup, {**lacking, name: having[name]}):
        change = TagChange.OTHER_GAME
    return TagDifference(name, a.get(name), b.get(name), change, having[name])


def _is_other_game(game: Game, setup: Any, tags: Mapping[str, str]) -> bool:
    """Whether the tags give another set-up, the names of players apart."""
    other, _ = game.setup(tags)
    if other is None:
        return True
    seats, others = game.seats(setup), game.seats(other)
    return len(seats) != len(others) or (seats == others and setup != other)


def _without(tags: Mapping[str, str], name: str) -> dict[str, str]:
    return {other: value for other, value in tags.items() if other != name}


def _plain(value: str | None) -> str | None:
    return None if value is None else " ".join(value.split())


def _list(value: str) -> tuple[str, ...]:
    """The items of a value that is a list; `?*3` are three unknown ones."""
    parts: list[str] = []
    for part in (part.strip() for part in re.split("[,;]", value)):
        counted = _COUNTED.fullmatch(part)
        parts += [UNKNOWN] * min(int(counted[1]), _MOST) if counted else [part]
    return tuple(parts)


def _both(here: str, there: str) -> str:
    """Two values of a tag about the record, each once."""
    return ", ".join(dict.fromkeys([*map(str.strip, here.split(", ")), *map(str.strip, there.split(", "))]))
