"""What the fuzzer must know of a game beyond `core.game.Game`: one module a game, named in `ADAPTERS`."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from dsnotation.core.game import Game
from dsnotation.core.options import OptionInfo
from tools.fuzzing.policies import Policy

# A game of the registry that is not here is not fuzzed.
ADAPTERS: dict[str, str] = {
    "dominant-species": "tools.fuzzing.dominant_species",
    "habitat-battle": "tools.fuzzing.habitat_battle",
    "seaside": "tools.fuzzing.seaside",
}


class Fault(Exception):
    """Something that should not be. `kind` is what faults are counted by."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind


class Watch(Protocol):
    """Looks at every move of one game, and raises `Fault` for what should not be."""

    def before(self, state: Any, move: Any) -> None:
        """Before a legal move is played."""
        ...

    def after(self, state: Any, move: Any, events: Sequence[Any]) -> None:
        """After it."""
        ...

    def end(self, tags: Mapping[str, str]) -> None:
        """When no more is played."""
        ...


class Adapter(Protocol):
    """One game for the fuzzer."""

    @property
    def game(self) -> Game: ...

    @property
    def policies(self) -> tuple[Policy, ...]:
        """Players with one idea each."""
        ...

    @property
    def ender(self) -> Policy:
        """Takes over from those who would never end a game."""
        ...

    @property
    def most_turns(self) -> tuple[int, ...]:
        """After so many turns those who want no end are relieved, or the game is left unfinished."""
        ...

    @property
    def more_turns(self) -> int:
        """In so many turns a game must end that is played to end it."""
        ...

    @property
    def drawn(self) -> str:
        """The question of chance that it may answer always alike."""
        ...

    @property
    def ordered(self) -> frozenset[str]:
        """Lists of moves that are not put into another order: the table's own order counts there."""
        ...

    @property
    def words(self) -> tuple[str, ...]:
        """Words for damaged texts."""
        ...

    def tags(self, rng: random.Random) -> dict[str, str]:
        """Players, options and whatever else the tags say, at random; such a game can be played."""
        ...

    def label(self, question: str, option: Any) -> str:
        """What a policy calls an answer; "" if nobody is after it."""
        ...

    def number(self, question: str, option: Any) -> int | None:
        """The number in an answer to a question that asks for one."""
        ...

    def lost(self, state: Any) -> list[str]:
        """What of the pieces is not conserved, and what can't be at all."""
        ...

    def can_end(self, state: Any) -> bool:
        """Whether those who want the end can still bring it about."""
        ...

    def meaning(self, state: Any, move: Any) -> Any:
        """The same for moves that are written differently but do the same."""
        ...

    def picture(self, state: Any) -> str:
        """The position drawn."""
        ...

    def watch(self, state: Any, rng: random.Random) -> Watch:
        """Somebody who watches a game from its first position."""
        ...


@cache
def find_adapter(name: str) -> Adapter:
    """The adapter of a game. Raises KeyError for one that has none."""
    adapter: Adapter = import_module(ADAPTERS[name]).ADAPTER
    return adapter


def some_options(options: Sequence[OptionInfo], rng: random.Random) -> dict[str, str]:
    """Values at random. Most options stay as they are, or nobody would see the defaults."""
    share = rng.choice((0.0, 0.1, 0.3, 1.0))
    return {info.name: rng.choice(info.values) for info in options if rng.random() < share}


def written(options: Mapping[str, str]) -> str:
    """Options as the tag has them."""
    return ", ".join(f"{name}={value}" for name, value in options.items())


def reordered(value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """A list in another order, with something twice, and empty."""
    yield from (value[::-1], (*value, value[0]), (*value, value[-1]), ())
