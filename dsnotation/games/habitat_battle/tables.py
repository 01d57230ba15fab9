"""Habitat Battle: a game set made ready for play: numbers for ids, and which spaces a movement card reaches.

Sheet section 1. A card, an animal or a space is its place in the set's list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from dsnotation.games.habitat_battle.model import Bird, GameSet, Movement, Strategy

Row = TypeVar("Row")
FAVOURABLE = 3  # what a favourable habitat adds, and the most that any may


class Listing(Generic[Row]):
    """One list of a set: its rows by number, and the numbers by id."""

    __slots__ = ("ids", "number", "rows")

    def __init__(self, rows: Sequence[Any]) -> None:
        self.rows: tuple[Row, ...] = tuple(rows)
        self.ids: tuple[str, ...] = tuple(row.id for row in rows)
        self.number = {name: place for place, name in enumerate(self.ids)}

    def __len__(self) -> int:
        return len(self.rows)


class Tables:
    """A set for the engine. `animals` are those that players get; insects and aquatic animals are in lists of
    their own."""

    def __init__(self, game_set: GameSet) -> None:
        self.set = game_set
        self.options = game_set.options
        self.animals = Listing[Any](game_set.animal)
        self.powers = Listing[Any](game_set.power)
        self.activators = Listing[Any](game_set.activator)
        self.strategies = Listing[Strategy](game_set.strategy)
        self.birds = Listing[Bird](game_set.bird)
        self.movements = Listing[Movement](game_set.movement)
        self.spaces = Listing[Any](game_set.space)
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
