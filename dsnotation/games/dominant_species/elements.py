"""Dominant Species: the actions with elements but Regression. Sheet 7.2 and 7.4 to 7.6."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.board import CORNER, CORNER_HEXES, CORNERS
from dsnotation.games.dominant_species.components import (
    ABU,
    ADA,
    ANIMALS,
    BOXES,
    DEP,
    ELEMENT,
    ELEMENTS,
    MAX_ELEMENTS,
    WAS,
    SpaceName,
)
from dsnotation.games.dominant_species.effects import (
    Events,
    gain_element,
    place_element,
    remove_element,
)
from dsnotation.games.dominant_species.moves import Abundance, Adaptation, Depletion, Wasteland
from dsnotation.games.dominant_species.report import (
    animal_name,
    box_name,
    display_of,
    element_list,
    element_name,
    on_corner,
    on_hex,
)
from dsnotation.games.dominant_species.state import (
    EMPTY,
    Pending,
    State,
    corner_usable,
    display,
    vacant_corners,
)


def box_types(state: State, box: int) -> list[int]:
    """Element types that lie in a box."""
    return [element for element in range(6) if state.boxes[box * 6 + element]]


def check_in_box(state: State, box: int, element: int, report: Report) -> None:
    """Reports an element that does not lie in a box of the display."""
    if not state.boxes[box * 6 + element]:
        held = element_list(state.boxes[box * 6 : box * 6 + 6])
        report(
            "DS0401",
            say(
                "there is no {element} in {box:cap-}; it holds {held}",
                element=element_name(element),
                box=box_name(box),
                held=held,
            ),
            field=("element",),
            about=(f"box:{BOXES[box]}",),
        )


def check_vacant(state: State, corner: int, report: Report) -> None:
    """Reports a corner that can't take an element: occupied, or not on a tile (sheet 2.2)."""
    field = ("corner",)
    if state.elements[corner] != EMPTY:
        report(
            "DS0405",
            say(
                "{corner} already holds {element}",
                corner=CORNERS[corner],
                element=element_name(state.elements[corner]),
            ),
            field=field,
            about=(on_corner(corner),),
        )
    elif not corner_usable(state, corner):
        hexes = CORNER_HEXES[corner]
        if len(hexes) < 3 and any(state.terrain[hex_] != EMPTY for hex_ in hexes):
            report("DS0407", say("{corner} lies on the edge of the board", corner=CORNERS[corner]), field=field)
        else:
            report(
                "DS0406",
                say("no tile touches the corner {corner}", corner=CORNERS[corner]),
                field=field,
                about=tuple(on_hex(hex_) for hex_ in hexes),
            )


def check_lies_there(state: State, element: int, corner: int, report: Report) -> bool:
    """Reports a corner that doesn't hold the element it is said to hold."""
    there = state.elements[corner]
    if there == element:
        return True
    if there == EMPTY:
        report(
            "DS0408",
            say("no element lies on {corner}", corner=CORNERS[corner]),
            field=("corner",),
            about=(on_corner(corner),),
        )
    else:
        report(
            "DS0409",
            say(
                "{corner} holds {held}, not {element}",
                corner=CORNERS[corner],
                held=element_name(there),
                element=element_name(element),
            ),
            field=("element",),
            about=(on_corner(corner),),
        )
    return False


def forgone(state: State, pending: Pending, events: Events) -> None:
    """Notes an action that was not taken (sheet 6.2: actions are voluntary)."""
    events.append(ev.ActionForgone(ANIMALS[pending.actor], pending.space))  # type: ignore[arg-type]


# Adaptation ------------------------------------------------------------------------------------------------


def check_adaptation(state: State, pending: Pending, move: Adaptation, report: Report) -> None:
    """Sheet 7.2."""
    if move.element is None:
        return
    check_in_box(state, ADA, ELEMENT[move.element], report)
    if sum(display(state, pending.actor)) >= MAX_ELEMENTS:
        report(
            "DS0402",
            say("{animal:the} already has six elements", animal=animal_name(pending.actor)),
            field=("element",),
            about=(display_of(pending.actor),),
        )


def apply_adaptation(state: State, pending: Pending, move: Adaptation, events: Events) -> None:
    if move.element is None:
        forgone(state, pending, events)
        return
    gain_element(state, pending.actor, ELEMENT[move.element], ADA, events)


def compose_adaptation(state: State, pending: Pending, choose: Chooser) -> Adaptation:
    full = sum(display(state, pending.actor)) >= MAX_ELEMENTS
    elements = [] if full else [ELEMENTS[element] for element in box_types(state, ADA)]
    return Adaptation(ANIMALS[pending.actor], space_of(pending), choose("element", [None, *elements], elements))


# Abundance -------------------------------------------------------------------------------------------------


def check_abundance(state: State, pending: Pending, move: Abundance, report: Report) -> None:
    """Sheet 7.4."""
    if move.element is None and move.corner is None:
        return
    if move.element is None or move.corner is None:
        report("DS0411", say("an element needs a corner, and a corner an element"))
        return
    check_in_box(state, ABU, ELEMENT[move.element], report)
    check_vacant(state, CORNER[move.corner], report)


def apply_abundance(state: State, pending: Pending, move: Abundance, events: Events) -> None:
    if move.element is None or move.corner is None:
        forgone(state, pending, events)
        return
    place_element(state, ELEMENT[move.element], CORNER[move.corner], ABU, events)


def compose_abundance(state: State, pending: Pending, choose: Chooser) -> Abundance:
    actor, space = ANIMALS[pending.actor], space_of(pending)
    corners = [CORNERS[corner] for corner in vacant_corners(state)]
    elements = [ELEMENTS[element] for element in box_types(state, ABU)] if corners else []
    element = choose("element", [None, *elements], elements)
    if element is None:
        return Abundance(actor, space, None, None)
    return Abundance(actor, space, element, choose("corner", corners))


# Wasteland -------------------------------------------------------------------------------------------------


def check_wasteland(state: State, pending: Pending, move: Wasteland, report: Report) -> None:
    """Sheet 7.5."""
    if move.element is not None:
        check_in_box(state, WAS, ELEMENT[move.element], report)


def apply_wasteland(state: State, pending: Pending, move: Wasteland, events: Events) -> None:
    if move.element is None:
        forgone(state, pending, events)
        return
    element = ELEMENT[move.element]
    state.boxes[WAS * 6 + element] -= 1
    state.bag[element] += 1
    events.append(ev.ElementDiscarded(move.element, "was"))  # type: ignore[arg-type]  # never "?"


def compose_wasteland(state: State, pending: Pending, choose: Chooser) -> Wasteland:
    elements = [ELEMENTS[element] for element in box_types(state, WAS)]
    return Wasteland(ANIMALS[pending.actor], space_of(pending), choose("element", [None, *elements], elements))


# Depletion -------------------------------------------------------------------------------------------------


def check_depletion(state: State, pending: Pending, move: Depletion, report: Report) -> None:
    """Sheet 7.6."""
    if move.element is None and move.corner is None:
        return
    if move.element is None or move.corner is None:
        report("DS0411", say("an element needs a corner, and a corner an element"))
        return
    element = ELEMENT[move.element]
    check_lies_there(state, element, CORNER[move.corner], report)
    if not state.boxes[DEP * 6 + element]:
        held = element_list(state.boxes[DEP * 6 : DEP * 6 + 6])
        report(
            "DS0410",
            say(
                "{element} can't be depleted: the Depletion box holds {held}",
                element=element_name(element),
                held=held,
            ),
            field=("element",),
            about=("box:dep",),
        )


def apply_depletion(state: State, pending: Pending, move: Depletion, events: Events) -> None:
    if move.corner is None:
        forgone(state, pending, events)
        return
    remove_element(state, CORNER[move.corner], "depletion", events)


def compose_depletion(state: State, pending: Pending, choose: Chooser) -> Depletion:
    actor, space = ANIMALS[pending.actor], space_of(pending)
    corners = [
        corner
        for corner, element in enumerate(state.elements)
        if element != EMPTY and state.boxes[DEP * 6 + element]
    ]
    corner = choose("corner", [None, *corners], corners)
    if corner is None:
        return Depletion(actor, space, None, None)
    return Depletion(actor, space, ELEMENTS[state.elements[corner]], CORNERS[corner])


def space_of(pending: Pending) -> SpaceName:
    """The space whose pawn is acting."""
    return pending.space  # type: ignore[return-value]
