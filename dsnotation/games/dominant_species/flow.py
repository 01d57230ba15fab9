"""Dominant Species: the sequence of play. Sheet sections 6 and 8.

`advance` runs whatever is automatic until somebody has to decide something, and leaves that in `state.pending`.
"""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species import reset
from dsnotation.games.dominant_species.automatic import waste
from dsnotation.games.dominant_species.competition import competition_targets
from dsnotation.games.dominant_species.components import (
    AR,
    IN,
    SECTION_WORDS,
    SPACE,
    SPACES,
)
from dsnotation.games.dominant_species.effects import Events, take_pawn
from dsnotation.games.dominant_species.regression import (
    ask_by_element,
    ask_reptile,
    regress,
    regress_by_element,
)
from dsnotation.games.dominant_species.state import (
    EMPTY,
    EXECUTION,
    OVER,
    PLANNING,
    RESET,
    Pending,
    State,
)

GLACIATION_SPACES = tuple(SPACE[f"gla.{number}"] for number in (1, 2, 3, 4))


def advance(state: State, events: Events) -> None:
    """Plays on until there is a decision or the game is over."""
    while not state.pending and state.phase != OVER:
        if state.phase == PLANNING:
            _plan(state, events)
        elif state.phase == EXECUTION:
            _execute(state, events)
        elif state.phase == RESET:
            reset.step(state, events)
        else:
            begin_turn(state, events)


def begin_turn(state: State, events: Events) -> None:
    """Planning of the next turn (sheet 6.1)."""
    state.turn += 1
    state.phase = PLANNING
    state.step = 0
    state.place = -1
    events.append(ev.PhaseBegan(state.turn, "planning"))


def _plan(state: State, events: Events) -> None:
    """The next animal with an available pawn, in initiative order, round after round."""
    count = len(state.initiative)
    for ahead in range(1, count + 1):
        place = (state.place + ahead) % count
        animal = state.initiative[place]
        if state.available[animal] and not state.passed >> animal & 1:
            state.place = place
            state.pending.append(Pending("place-pawn", animal))
            return
    state.phase = EXECUTION
    state.step = 0
    state.passed = 0
    events.append(ev.PhaseBegan(state.turn, "execution"))


def _execute(state: State, events: Events) -> None:
    """The steps of the display, top to bottom, left to right (sheet 6.2)."""
    order = order_of(state)
    while state.step < len(order):
        step = order[state.step]
        state.step += 1
        if isinstance(step, int):
            if state.spaces[step] == EMPTY or state.waiting >> step & 1:
                continue
            animal = take_pawn(state, step, events)
            name = SPACES[step]
            state.pending.append(Pending(SECTION_WORDS[name[:3]], animal, name))
        else:
            step(state, events)
        if state.pending:
            return
    state.phase = RESET
    state.step = 0
    events.append(ev.PhaseBegan(state.turn, "reset"))


def passed_spaces(state: State) -> int:
    """Bit set of the spaces whose turn in this Execution is over."""
    if state.phase != EXECUTION:
        return 0
    return sum(1 << step for step in order_of(state)[: state.step] if isinstance(step, int))


def order_of(state: State) -> list[Step]:
    """The steps of an Execution in this game."""
    return ORDER if state.options.regression_order == "pawn-order" else ORDER_BY_ELEMENT


def _insect(state: State, events: Events) -> None:
    if IN in state.animals and state.pool[IN]:
        state.pending.append(Pending("free-speciation", IN, "spe.free"))


def _arachnid(state: State, events: Events) -> None:
    if AR in state.animals and competition_targets(state, AR):
        state.pending.append(Pending("free-competition", AR, "com.free"))


def _glaciate(state: State, events: Events) -> None:
    """Only the leftmost pawn acts (sheet 7.7; row 7)."""
    spaces = GLACIATION_SPACES if state.options.glaciation == "leftmost-pawn" else GLACIATION_SPACES[:1]
    for space in spaces:
        if state.spaces[space] != EMPTY and not state.waiting >> space & 1:
            animal = take_pawn(state, space, events)
            state.pending.append(Pending("glaciation", animal, SPACES[space]))
            return


Step = int | Callable[[State, Events], None]


def _order(regression: tuple[Step, ...]) -> list[Step]:
    order: list[Step] = []
    after: dict[str, tuple[Step, ...]] = {"was": (waste,), "spe.g": (_insect,), "mig.2": (_arachnid,)}
    for index, name in enumerate(SPACES):
        if name.startswith("gla"):
            if name == "gla.1":
                order.append(_glaciate)
            continue
        if name.startswith("reg"):
            if name == "reg.1":
                order.extend(regression)
            continue
        order.append(index)
        order.extend(after.get(name, ()))
    return order


ORDER = _order((SPACE["reg.1"], SPACE["reg.2"], ask_reptile, regress))
ORDER_BY_ELEMENT = _order((ask_by_element, regress_by_element))  # row 8
# What a snapshot calls the steps that are no space and may ask for a decision.
FREE_STEPS: dict[Step, str] = {
    _glaciate: "gla",
    ask_by_element: "reg",
    ask_reptile: "reg.free",
    _insect: "spe.free",
    _arachnid: "com.free",
}
