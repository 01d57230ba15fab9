"""Dominant Species: Regression, pawn by pawn or type by type. Sheet 7.3; rows 8 and 9."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.components import ANIMALS, ELEMENT, ELEMENTS, RE, REG, SPACE, SPACES
from dsnotation.games.dominant_species.effects import Events, lose_element, take_pawn
from dsnotation.games.dominant_species.elements import box_types, check_in_box, forgone
from dsnotation.games.dominant_species.moves import Regression
from dsnotation.games.dominant_species.report import animal_name, display_of, element_name
from dsnotation.games.dominant_species.state import EMPTY, Pending, State
from dsnotation.games.dominant_species.unknown import at_regression

FREE = "reg.free"
_SPACES = (SPACE["reg.1"], SPACE["reg.2"])


def sparable(state: State, animal: int) -> list[int]:
    """Element types that an animal would lose to Regression and isn't yet spared."""
    return [
        element
        for element in box_types(state, REG)
        if state.added[animal * 6 + element] and not state.spared[animal] >> element & 1
    ]


def check_regression(state: State, pending: Pending, move: Regression, report: Report) -> None:
    """Sheet 7.3: the type must threaten the animal."""
    if move.element is None:
        return
    element, animal = ELEMENT[move.element], pending.actor
    if pending.detail and element != pending.detail[0]:
        asked = element_name(pending.detail[0])
        report(
            "DS0412",
            say("{asked} comes now, not {element}", asked=asked, element=element_name(element)),
            field=("element",),
            about=("box:reg", display_of(animal)),
            hints=(say("{example} if the {element} may go", example=f"{ANIMALS[animal]} reg -", element=asked),),
        )
        return
    check_in_box(state, REG, element, report)
    if not state.added[animal * 6 + element]:
        report(
            "DS0403",
            say(
                "{animal:the} has no added {element} to lose",
                animal=animal_name(animal),
                element=element_name(element),
            ),
            field=("element",),
            about=(display_of(animal),),
        )
    elif state.spared[animal] >> element & 1:
        report(
            "DS0404",
            say(
                "{animal:the} is already spared {element}",
                animal=animal_name(animal),
                element=element_name(element),
            ),
            field=("element",),
        )


def apply_regression(state: State, pending: Pending, move: Regression, events: Events) -> None:
    if move.element is not None:
        if pending.detail and pending.space != FREE:
            take_pawn(state, SPACE[str(pending.space)], events)
        state.spared[pending.actor] |= 1 << ELEMENT[move.element]
        events.append(ev.ElementSpared(ANIMALS[pending.actor], move.element))  # type: ignore[arg-type]  # never "?"
    elif not pending.detail:
        forgone(state, pending, events)
    if pending.detail:
        _ask_next(state, pending.detail[0], pending.actor)


def compose_regression(state: State, pending: Pending, choose: Chooser) -> Regression:
    threatened = pending.detail or sparable(state, pending.actor)
    elements = [ELEMENTS[element] for element in threatened]
    chosen = choose("element", [None, *elements], elements)
    return Regression(ANIMALS[pending.actor], pending.space, chosen)  # type: ignore[arg-type]


def ask_reptile(state: State, events: Events) -> None:
    """The reptile's own protection, after the pawns."""
    if RE in state.animals and sparable(state, RE):
        state.pending.append(Pending("regression", RE, FREE))


def regress(state: State, events: Events) -> None:
    """Every animal loses one added disk of each type in the Regression box, unless it is spared."""
    per_disk = state.options.regression_per_disk == "yes"
    at_regression(state)
    for element in range(6):
        disks = state.boxes[REG * 6 + element]
        if not disks:
            continue
        for animal in state.animals:
            if state.spared[animal] >> element & 1:
                continue
            for _ in range(min(disks if per_disk else 1, state.added[animal * 6 + element])):
                lose_element(state, animal, element, "regression", events)
    state.spared = [0] * 6


# Type by type ----------------------------------------------------------------------------------------------


def ask_by_element(state: State, events: Events) -> None:
    """The first question, if an animal that can be spared something is threatened."""
    _ask_next(state, EMPTY, EMPTY)


def regress_by_element(state: State, events: Events) -> None:
    """Pawns that spared nothing come off; then all lose."""
    for space in _SPACES:
        if state.spaces[space] != EMPTY and not state.waiting >> space & 1:
            animal = take_pawn(state, space, events)
            events.append(ev.ActionForgone(ANIMALS[animal], SPACES[space]))
    regress(state, events)


def _ask_next(state: State, element: int, animal: int) -> None:
    """Asks the next animal, of this type or a later one, that is threatened and has a protection left."""
    for later in range(6):
        for other in state.animals:
            if (later, other) <= (element, animal):
                continue
            space = _protection(state, other)
            if space is not None and later in sparable(state, other):
                state.pending.append(Pending("regression", other, space, (later,)))
                return


def _protection(state: State, animal: int) -> str | None:
    """What can spare the animal a type: the reptile's own as the first one, then a pawn."""
    if animal == RE and not state.spared[animal]:
        return FREE
    pawns = [space for space in _SPACES if state.spaces[space] == animal and not state.waiting >> space & 1]
    return SPACES[pawns[0]] if pawns else None
