"""Players with one idea each, most of them bad: they lead to positions nobody sees else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from dsnotation.core.game import CHANCE, Chooser

T = TypeVar("T")
DECLINES = (None, False)
WHIM = 0.03  # how often a player forgets the idea


class DeadEnd(Exception):
    """A decision with nothing to choose from."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What a player is after. `decline` and `sense` are probabilities; `None` for no opinion."""

    name: str
    wanted: tuple[str, ...] = ()  # answers wanted most, by their labels
    decline: float | None = None
    sense: float = 0.5
    count: str | None = None  # "most" or "least" of whatever is counted
    place: str | None = None  # "first" or "last" of whatever is listed


# Games without ideas of their own use these.
PLAIN = (
    Policy("uniform", sense=0),
    Policy("sensible", sense=0.9),
    Policy("first", place="first"),
    Policy("last", place="last", decline=0),
    Policy("decline", decline=1),
    Policy("decline-often", decline=0.8, sense=0),
    Policy("most", count="most", decline=0),
    Policy("least", count="least"),
)


class Bots(Chooser):
    """All players of a game and chance. `actor` must be set before each move.

    `label` and `number` are those of the game's adapter; `drawn` is the question of chance that it may answer
    always alike.
    """

    def __init__(
        self,
        rng: random.Random,
        players: Sequence[Policy],
        label: Callable[[str, Any], str],
        number: Callable[[str, Any], int | None],
        drawn: str,
    ) -> None:
        self.random = rng
        self.players = players
        self.label = label
        self.number = number
        self.drawn = drawn
        self.actor: str = CHANCE
        self.policies: dict[str, Policy] = {}
        # Chance that gives always the same makes for odd positions.
        self.skew = rng.choice((0.0, 0.0, 0.5, 0.95))
        self.turned = rng.randrange(60)

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
        options = self._declined(policy, question, options)
        options = [one for one in options if self.label(question, one) in policy.wanted] or options
        if policy.count is not None and self.number(question, options[0]) is not None:
            return (max if policy.count == "most" else min)(
                options, key=lambda one: self.number(question, one) or 0
            )
        left = [one for one in prefer if one in options]
        if left and pick() < policy.sense:
            options = left
        if policy.place is not None and pick() < 0.9:
            return options[0 if policy.place == "first" else -1]
        return self.random.choice(options)

    def _chance(self, question: str, options: Sequence[T]) -> T:
        if question == self.drawn and self.random.random() < self.skew:
            return sorted(options, key=lambda one: (int(one) + self.turned) % 60)[0]  # type: ignore[call-overload]
        return self.random.choice(options)

    def _declined(self, policy: Policy, question: str, options: Sequence[T]) -> Sequence[T]:
        declines = [one for one in options if one in DECLINES or self.label(question, one) == "-"]
        others = [one for one in options if one not in declines]
        if policy.decline is None or not declines or not others:
            return options
        return declines if self.random.random() < policy.decline else others
