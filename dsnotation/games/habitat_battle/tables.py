"""Habitat Battle: a game set made ready for play: numbers for ids, and which spaces a movement card reaches.

Sheet section 1. A card, an animal or a space is its place in the set's list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from dsnotation.core.names import Name
from dsnotation.core.words import key
from dsnotation.games.habitat_battle.model import Bird, GameSet, Movement, Strategy
from dsnotation.games.habitat_battle.set_names import name_in

Row = TypeVar("Row")
_ALIKE = 0.75  # of 1: how much a word is like the one that is proposed for it
FAVOURABLE = 3  # what a favourable habitat adds, and the most that any may


class Listing(Generic[Row]):
    """One list of a set: its rows by number, the numbers by id, and what each is called (`names`)."""

    __slots__ = ("_called", "ids", "names", "number", "rows")

    def __init__(self, rows: Sequence[Any], game_set: GameSet) -> None:
        self.rows: tuple[Row, ...] = tuple(rows)
        self.ids: tuple[str, ...] = tuple(row.id for row in rows)
        self.number = {name: place for place, name in enumerate(self.ids)}
        self.names: tuple[Name, ...] = tuple(name_in(game_set, row.id, getattr(row, "name", "")) for row in rows)
        self._called: dict[str, tuple[int, ...]] = {}
        for called in (self._by_name(), {key(name): (place,) for name, place in self.number.items()}):
            self._called |= called

    def __len__(self) -> int:
        return len(self.rows)

    def _by_name(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for place, name in enumerate(self.names):
            for word in {key(word) for word in name.words()} - {""}:
                found[word] = (*found.get(word, ()), place)
        return found

    def called(self, word: str) -> tuple[int, ...]:
        """The rows that a word may mean: the one with that id, else those with such a name in any language."""
        number = self.number.get(word)
        return self._called.get(key(word), ()) if number is None else (number,)

    def near(self, word: str) -> list[str]:
        """Up to three ids that are like a word, or have a name that is like it."""
        words = get_close_matches(key(word), self._called, n=3, cutoff=_ALIKE)
        numbers = dict.fromkeys(number for near in words for number in self._called[near])
        return [self.ids[number] for number in numbers][:3]

    def resolved(self, word: str) -> str:
        """The id that a word means; the word itself where it means none, or may mean several."""
        if word in self.number:
            return word
        found = self.called(word)
        return self.ids[found[0]] if len(found) == 1 else word


class Tables:
    """A set for the engine. `animals` are those that players get; insects and aquatic animals are in lists of
    their own."""

    def __init__(self, game_set: GameSet) -> None:
        self.set = game_set
        self.options = game_set.options
        self.animals = Listing[Any](game_set.animal, game_set)
        self.powers = Listing[Any](game_set.power, game_set)
        self.activators = Listing[Any](game_set.activator, game_set)
        self.strategies = Listing[Strategy](game_set.strategy, game_set)
        self.birds = Listing[Bird](game_set.bird, game_set)
        self.movements = Listing[Movement](game_set.movement, game_set)
        self.spaces = Listing[Any](game_set.space, game_set)
        self.playable = self._of_kind("land", "bird")
        self.insects = self._of_kind("insect")
        self.aquatics = self._of_kind("aquatic")
        habitats = {habitat.id: habitat for habitat in game_set.habitat}
        self.neutral = [habitats[space.habitat].kind == "neutral" for space in game_set.space]
        self.land = [habitats[space.habitat].kind == "land" for space in game_set.space]
        self.start = next(place for place, space in enumerate(game_set.space) if space.start)
        self.adjacent = [self._numbers(_all(space.neighbours)) for space in game_set.space]
        self._reached: dict[tuple[int, int], tuple[int, ...]] = {}

    def _of_kind(self, *kinds: str) -> tuple[int, ...]:
        return tuple(place for place, animal in enumerate(self.animals.rows) if animal.kind in kinds)

    def _numbers(self, ids: Iterable[str]) -> tuple[int, ...]:
        return tuple(self.spaces.number[name] for name in ids)

    def modifier(self, animal: int, space: int) -> int:
        """What the habitat of a space adds to an animal's points, or takes (sheet 1; neutral habitats: 0)."""
        if self.neutral[space]:
            return 0
        return int(self.animals.rows[animal].habitats.get(self.spaces.rows[space].habitat, 0))

    def power_points(self, power: int, activator: int) -> int:
        """The points of a power with its activator."""
        return int(self.powers.rows[power].points.get(str(self.activators.rows[activator].level), 0))

    def reached(self, movement: int, origin: int) -> tuple[int, ...]:
        """The spaces that a movement card leads to from a space, in the order of the board."""
        key = movement, origin
        if key not in self._reached:
            self._reached[key] = self._reach(self.movements.rows[movement], origin)
        return self._reached[key]

    def _reach(self, card: Movement, origin: int) -> tuple[int, ...]:
        listed = {self.spaces.number[end] for begin, end in card.moves if begin == self.spaces.ids[origin]}
        distance = {origin: 0}
        edge = [origin]
        for steps in range(1, card.steps + 1):
            edge = [
                place
                for space in edge
                for place in self._numbers(self.spaces.rows[space].neighbours.get(card.kind, ()))
                if distance.setdefault(place, steps) == steps
            ]
            edge = list(dict.fromkeys(edge))
        walked = {space for space, steps in distance.items() if steps >= max(1, card.least)}
        return tuple(sorted((listed | walked) - {origin}))


def _all(neighbours: Mapping[str, Sequence[str]]) -> list[str]:
    return list(dict.fromkeys(name for names in neighbours.values() for name in names))
