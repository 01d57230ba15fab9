"""Dominion: Seaside: the shape of the rules: what belongs to a decision, and what to a card.

A card's text beyond its plain numbers is one function in `EFFECTS`. What it asks for are decisions, each a `Rule`
in `RULES`; what follows a decision by itself is a task in `TASKS`. A new card is a row of `components.TABLE` and
these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from dsnotation.core.choosing import every_result
from dsnotation.core.game import Chooser
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CARD
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.games.seaside.telling import Events

Check = Callable[[State, Pending, Any, Report], None]
Apply = Callable[[State, Pending, Any, Events], None]
Compose = Callable[[State, Pending, Chooser], Any]
Play = Callable[[State, Pending, Chooser, Events], Any]
Every = Callable[[State, Pending], Iterator[Any]]
Task = Callable[[State, Pending, Events], None]


class Rule(NamedTuple):
    """One kind of decision: the functions for it, and the catalogue entry that asks for it. `also` are other kinds
    of moves that answer it. `play` composes a move and applies it, where that is shorter than one after the
    other."""

    check: Check
    apply: Apply
    compose: Compose
    every: Every
    code: str
    also: tuple[str, ...] = ()
    play: Play | None = None


class _Rules(dict[tuple[str, int], Rule]):
    """(kind of decision, the card that asks or EMPTY) -> its rule; for a card without one, that of the turn."""

    def __missing__(self, key: tuple[str, int]) -> Rule:
        kind, card = key
        if card == EMPTY:
            raise KeyError(key)
        rule = self[key] = self[kind, EMPTY]
        return rule


RULES = _Rules()
# What a card does after its plain numbers.
EFFECTS: dict[int, Task] = {}
# What an Attack does to one victim.
ATTACKS: dict[int, Task] = {}
# What follows by itself when the decisions of a card are made.
SEQUELS: dict[int, Task] = {}
# The tasks of the turn, by kind.
TASKS: dict[str, Task] = {
    "effect": lambda state, task, events: EFFECTS[task.card](state, task, events),
    "attack": lambda state, task, events: ATTACKS[task.card](state, task, events),
    "sequel": lambda state, task, events: SEQUELS[task.card](state, task, events),
}


def every_composed(compose: Compose) -> Every:
    """Every move that `compose` gives, for decisions of few choices."""
    return lambda state, pending: every_result(lambda choose: compose(state, pending, choose))


def decide(
    kind: str,
    card: str | None,
    code: str,
    check: Check,
    apply: Apply,
    compose: Compose,
    every: Every | None = None,
    also: tuple[str, ...] = (),
    play: Play | None = None,
) -> None:
    """Enters a decision that a card (or, for None, the turn) asks for."""
    number = EMPTY if card is None else CARD[card]
    RULES[kind, number] = Rule(check, apply, compose, every or every_composed(compose), code, also, play)


def effect(name: str) -> Callable[[Task], Task]:
    """Enters what a card does after its plain numbers."""

    def enter(task: Task) -> Task:
        EFFECTS[CARD[name]] = task
        return task

    return enter


def attack(name: str) -> Callable[[Task], Task]:
    """Enters what an Attack does to one victim."""

    def enter(task: Task) -> Task:
        ATTACKS[CARD[name]] = task
        return task

    return enter


def sequel(name: str) -> Callable[[Task], Task]:
    """Enters what follows by itself once a card's decisions are made."""

    def enter(task: Task) -> Task:
        SEQUELS[CARD[name]] = task
        return task

    return enter


def task(kind: str) -> Callable[[Task], Task]:
    """Enters a task of the turn."""

    def enter(run: Task) -> Task:
        TASKS[kind] = run
        return run

    return enter


def rule_of(pending: Pending) -> Rule:
    """The rule of a pending decision."""
    return RULES[pending.kind, pending.card]
