"""Habitat Battle: what a game set says: the data of one printed edition of the game. Sheet section 1.

The rules text names no card values and no board; a set does. `set_reading` makes a `GameSet` of a TOML file,
`set_checks` says what is wrong with one. Every list is in the order of the file; ids are unique within their list.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

HabitatKind = Literal["land", "water", "neutral"]
AnimalKind = Literal["land", "bird", "insect", "aquatic"]
Cancel = Literal["", "power", "habitat"]


@dataclass(frozen=True, slots=True)
class SetHead:
    """What the set is. `invented` is true for one that was made up and is no printed edition."""

    id: str
    title: str
    version: str
    invented: bool = False


@dataclass(frozen=True, slots=True)
class SetOptions:
    """How the open points of the rules text are played, and what wins."""

    victory_points: int = 0
    """A player who has so many at the end of a battle wins at once; 0: nobody does."""
    rounds: int = 0
    """The game ends after so many rounds; 0: it goes on until somebody wins."""
    penalty_from: int = 7
    """A player with so many victory points loses one in a tied battle."""
    battles: Literal["all", "first"] = "all"
    """Whether the mover fights all opponents on a space one after the other, or only the first."""
    loser: Literal["stays", "returns-to-start"] = "stays"
    """Where the loser of a battle between players goes."""
    strategy_order: Literal["behind", "attacker"] = "behind"
    """Who may expose the first strategy card."""
    starter: Literal["fixed", "left"] = "fixed"
    """Who begins each round: always player A, or the next player to the left each round."""
    channel: int = 2
    """So many adjacent flooded spaces win the game for the aquatic side."""
    aquatic_reward: int = 0
    """Victory points for beating an aquatic animal."""
    aquatic_stays: bool = False
    """Whether an aquatic animal that was not beaten stays on its space in the following rounds."""
    invocations: int = 1
    """Bird invocation cards that each player has at the start of the game."""


@dataclass(frozen=True, slots=True)
class Habitat:
    """A kind of space. Neutral ones (start, city) add and take nothing; only land can be flooded."""

    id: str
    name: str
    kind: HabitatKind = "land"


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board. `neighbours` gives, for each kind of movement, the spaces one step away."""

    id: str
    habitat: str
    neighbours: dict[str, tuple[str, ...]] = field(default_factory=dict)
    start: bool = False
    """The one space where all animals begin."""


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal: base points, and what a habitat adds (at most 3) or takes; none named is 0."""

    id: str
    name: str
    base: int
    kind: AnimalKind = "land"
    habitats: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Power:
    """A power card: points by the level of its activator. Key: the level, as text."""

    id: str
    name: str
    points: dict[str, int]


@dataclass(frozen=True, slots=True)
class Activator:
    """A power activator: its level, and how many of it there are."""

    id: str
    level: int
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Strategy:
    """A strategy (surprise) card: points for the own animal, points for the opposing one (negative: against it),
    or something of the opposing animal that it cancels."""

    id: str
    name: str
    own: int = 0
    opposing: int = 0
    cancel: Cancel = ""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Bird:
    """A bird card: support points. An invocation card is one that may be used against insects."""

    id: str
    name: str
    points: int
    invocation: bool = False
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement card of a kind: from `least` to `steps` steps to neighbours of that kind, or one of the `moves`,
    each from one space to another."""

    id: str
    name: str
    kind: str
    steps: int = 0
    least: int = 1
    moves: tuple[tuple[str, str], ...] = ()
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Names:
    """What things are called in five languages: id -> name, or names with semicolons between them, of which the
    first is told and all are read. A name belongs to everything that has the id."""

    en: dict[str, str] = field(default_factory=dict)
    """English, as it stands within a sentence."""
    pt: dict[str, str] = field(default_factory=dict)
    """Portuguese."""
    fr: dict[str, str] = field(default_factory=dict)
    """French."""
    ru: dict[str, str] = field(default_factory=dict)
    """Russian."""
    es: dict[str, str] = field(default_factory=dict)
    """Spanish."""


@dataclass(frozen=True, slots=True)
class GameSet:
    """A whole set. In the file the lists are tables `[[habitat]]`, `[[space]]` and so on."""

    set: SetHead
    options: SetOptions
    habitat: tuple[Habitat, ...]
    space: tuple[Space, ...]
    animal: tuple[Animal, ...]
    power: tuple[Power, ...]
    activator: tuple[Activator, ...]
    strategy: tuple[Strategy, ...]
    bird: tuple[Bird, ...]
    movement: tuple[Movement, ...]
    names: Names = field(default_factory=Names)
