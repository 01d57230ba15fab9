"""Players of Dominant Species with one idea each, most of them bad: they lead to positions nobody sees else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from dsnotation.core.game import CHANCE, Chooser
from dsnotation.games.dominant_species.components import CARD, SPACE

T = TypeVar("T")
DECLINES = (None, False)
WHIM = 0.03  # how often a player forgets the idea


class DeadEnd(Exception):
    """A decision with nothing to choose from."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What a player is after. `decline` and `sense` are probabilities; `None` for no opinion."""

    name: str
    sections: tuple[str, ...] = ()  # of the display, wanted most
    cards: tuple[str, ...] = ()  # wanted most
    decline: float | None = None
    sense: float = 0.5
    count: str | None = None  # "most" or "least" of whatever is counted
    place: str | None = None  # "first" or "last" of whatever is listed
    ends: bool = True  # whether such players may be expected to take Ice Age some day


POLICIES = (
    Policy("uniform", sense=0),
    Policy("sensible", sense=0.9),
    Policy("first", place="first", sections=("ada", "dom")),
    Policy("last", place="last", decline=0),
    Policy("decline", decline=1, ends=False),
    Policy("decline-often", decline=0.8, sections=("dom",), sense=0),
    Policy(
        "eliminate",
        sections=("com", "gla", "dom"),
        cards=("Predator", "Catastrophe", "Biomass", "Evolution", "Cold-Snap", "Ice-Sheet"),
        decline=0,
        count="most",
    ),
    Policy("empty-bag", sections=("ada", "abu", "wan"), cards=("Habitat", "Symbiotic"), decline=0),
    Policy("full-bag", sections=("was", "dep", "dom"), cards=("Blight", "Disease", "Metamorphosis"), decline=0),
    Policy("exhaust-tiles", sections=("wan",), cards=("Habitat",), decline=0, ends=False),
    Policy("hoard-pawns", sections=("dom",), cards=("Parasitism", "Intelligence", "Instinct"), decline=0),
    Policy("glaciation", sections=("gla",), cards=("Ice-Sheet",), decline=0, ends=False),
    Policy("glaciation-to-the-end", sections=("gla", "dom"), cards=("Ice-Sheet", "Cold-Snap"), decline=0),
    Policy("crowd", sections=("spe", "dom"), cards=("Fecundity", "Aquatic", "Fertile"), decline=0, count="most"),
    Policy("wander", sections=("mig", "wan"), cards=("Mass-Exodus",), decline=0, count="most", ends=False),
    Policy("initiative", sections=("ini", "dom"), cards=("Instinct", "Nocturnal"), decline=0.2),
    Policy("cards", sections=("dom",), decline=0, count="least"),
    Policy("hurry", sections=("dom", "abu"), cards=("Ice-Age",), decline=0.1, sense=1),
    Policy("die-out", sections=("com", "dep"), cards=("Catastrophe", "Biomass"), decline=0, ends=False),
)
BY_NAME = {policy.name: policy for policy in POLICIES}
# Takes over from those that would never end a game.
ENDER = Policy("ender", sections=("dom", "abu", "ada", "spe"), cards=("Ice-Age",), decline=0, sense=1)


class Bots(Chooser):
    """All players of a game and chance. `actor` must be set before each move."""

    def __init__(self, rng: random.Random, players: Sequence[Policy]) -> None:
        self.random = rng
        self.players = players
        self.actor: str = CHANCE
        self.policies: dict[str, Policy] = {}
        # Chance that gives always the same element makes for odd boards.
        self.skew = rng.choice((0.0, 0.0, 0.5, 0.95))
        self.favourite = rng.randrange(6)

    def policy(self) -> Policy:
        """The policy of whoever acts."""
        if self.actor not in self.policies:
            self.policies[self.actor] = self.random.choice(self.players)
        return self.policies[self.actor]

    def __call__(self, question: str, options: Sequence[T], prefer: Sequence[T] = ()) -> T:
        if not options:
            raise DeadEnd(f"{question!r} has no answer")
        if self.actor == CHANCE:
            return self._chance(question, options)
        policy, pick = self.policy(), self.random.random
        if pick() < WHIM:
            return self.random.choice(options)
        options = self._declined(policy, options)
        options = _wanted(policy, options)
        if policy.count is not None and (question == "walk" or _counts(question)):
            return (max if policy.count == "most" else min)(options, key=_number)
        left = [one for one in prefer if one in options]
        if left and pick() < policy.sense:
            options = left
        if policy.place is not None and pick() < 0.9:
            return options[0 if policy.place == "first" else -1]
        return self.random.choice(options)

    def _chance(self, question: str, options: Sequence[T]) -> T:
        if question == "disk" and self.random.random() < self.skew:
            return min(options, key=lambda one: (int(one) - self.favourite) % 6)  # type: ignore[call-overload]
        return self.random.choice(options)

    def _declined(self, policy: Policy, options: Sequence[T]) -> Sequence[T]:
        declines = [one for one in options if one in DECLINES]
        others = [one for one in options if one not in DECLINES]
        if policy.decline is None or not declines or not others:
            return options
        return declines if self.random.random() < policy.decline else others


def _counts(question: str) -> bool:
    """Whether a question asks for a number of species."""
    return question == "count" or question.startswith("species on") or " from " in question or " to " in question


def _number(option: Any) -> int:
    """The number in an answer; a walk has it behind its place."""
    return int((option[1] if isinstance(option, tuple) else option) or 0)


def _wanted(policy: Policy, options: Sequence[T]) -> Sequence[T]:
    """Those spaces or cards among the options that the player is after; all if there are none."""
    wanted: list[Any] = []
    if all(isinstance(one, str) for one in options):
        if options[0] in SPACE:
            wanted = [one for one in options if str(one)[:3] in policy.sections]
        elif options[0] in CARD:
            wanted = [one for one in options if one in policy.cards]
    return wanted or options
