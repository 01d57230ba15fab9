"""Dominant Species: Planning, Initiative and Instinct: pawns onto the display. Sheet 6.1, 7.1, 11."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    BOX,
    SPACE,
    SPACES,
    SpaceName,
)
from dsnotation.games.dominant_species.effects import Events, place_pawn, swap_forward
from dsnotation.games.dominant_species.elements import forgone, space_of
from dsnotation.games.dominant_species.moves import Initiative, Instinct, PlacePawn
from dsnotation.games.dominant_species.report import animal_name, pawns_of
from dsnotation.games.dominant_species.state import EMPTY, Pending, State

_INITIATIVE = SPACE["ini"]
_IDLE_SECTIONS = ("reg", "was", "dep")  # spaces that do nothing while their box is empty


def vacant_spaces(state: State) -> list[SpaceName]:
    """Spaces that a pawn may be placed on in Planning."""
    return [name for space, name in enumerate(SPACES) if state.spaces[space] == EMPTY and not _idle(state, name)]


def _idle(state: State, name: str) -> bool:
    if state.options.idle_spaces == "allow" or name[:3] not in _IDLE_SECTIONS:
        return False
    box = BOX[name[:3]]  # type: ignore[index]
    return not any(state.boxes[box * 6 : box * 6 + 6])


def check_vacant_space(state: State, name: str, field: str, report: Report) -> None:
    """Reports a space that can't take a pawn (sheet 6.1: one pawn a space)."""
    holder = state.spaces[SPACE[name]]
    if holder != EMPTY:
        section = [space for space in vacant_spaces(state) if space[:3] == name[:3] and len(space) == len(name)]
        hints = (say("vacant there: {spaces}", spaces=", ".join(section)),) if section else ()
        report(
            "DS0301",
            say("{space} is taken by {animal:the}", space=name, animal=animal_name(holder)),
            field=(field,),
            about=(f"space:{name}",),
            hints=hints,
        )
    elif _idle(state, name):
        report(
            "DS0302",
            say("{space} would do nothing: its box is empty", space=name),
            field=(field,),
            about=(f"box:{name[:3]}",),
        )


# Planning --------------------------------------------------------------------------------------------------


def check_place_pawn(state: State, pending: Pending, move: PlacePawn, report: Report) -> None:
    """Sheet 6.1; row 54."""
    if move.space is not None:
        check_vacant_space(state, move.space, "space", report)
    elif state.options.planning_pass == "no":
        report(
            "DS0308",
            say("{animal:the} can't pass: it has an available pawn", animal=animal_name(pending.actor)),
            field=("space",),
            about=(pawns_of(pending.actor),),
            hints=(say("the option for it: {option}", option="planning-pass=yes"),),
        )


def apply_place_pawn(state: State, pending: Pending, move: PlacePawn, events: Events) -> None:
    if move.space is not None:
        place_pawn(state, pending.actor, SPACE[move.space], events)
        return
    state.passed |= 1 << pending.actor
    events.append(ev.PlanningPassed(ANIMALS[pending.actor]))


def compose_place_pawn(state: State, pending: Pending, choose: Chooser) -> PlacePawn:
    spaces = vacant_spaces(state)
    if state.options.planning_pass == "yes":
        return PlacePawn(ANIMALS[pending.actor], choose("space", [None, *spaces], spaces))
    return PlacePawn(ANIMALS[pending.actor], choose("space", spaces))


# Initiative ------------------------------------------------------------------------------------------------


def check_initiative(state: State, pending: Pending, move: Initiative, report: Report) -> None:
    """Sheet 7.1; rows 3 and 4."""
    first = state.initiative[0] == pending.actor
    if move.swap and first:
        report(
            "DS0304",
            say("{animal:the} is already first in initiative order", animal=animal_name(pending.actor)),
            field=("swap",),
            about=("initiative",),
            hints=(
                say("without a swap: {example}", example=f"{ANIMALS[pending.actor]} ini {move.target or '-'}"),
            ),
        )
    forgo = state.options.initiative_forgo
    if not move.swap and not first and forgo == "none":
        report(
            "DS0306",
            say("the swap of Initiative is compulsory under the option {option}", option="initiative-forgo"),
        )
    if move.target is None:
        if forgo != "all" and _targets(state):
            report(
                "DS0307",
                say("the pawn of Initiative must be placed under the option {option}", option="initiative-forgo"),
            )
        return
    if move.target == "ini" and state.options.initiative_on_self == "no":
        report("DS0305", say("the pawn of Initiative can't go back onto Initiative"), field=("target",))
        return
    check_vacant_space(state, move.target, "target", report)


def _targets(state: State) -> list[SpaceName]:
    """Spaces that the pawn of Initiative can go to."""
    return [name for name in vacant_spaces(state) if name != "ini" or state.options.initiative_on_self == "waits"]


def apply_initiative(state: State, pending: Pending, move: Initiative, events: Events) -> None:
    if not move.swap and move.target is None:
        forgone(state, pending, events)
        return
    if move.swap:
        swap_forward(state, pending.actor, events)
    if move.target is not None:
        place_pawn(state, pending.actor, SPACE[move.target], events)
        if state.options.initiative_placement == "next-turn":
            state.waiting |= 1 << SPACE[move.target]


def compose_initiative(state: State, pending: Pending, choose: Chooser) -> Initiative:
    forgo = state.options.initiative_forgo
    if state.initiative[0] == pending.actor:
        swaps = [False]
    else:
        swaps = [True] if forgo == "none" else [True, False]
    swap = choose("swap", swaps, swaps[:1])
    spaces: list[SpaceName | None] = [*_targets(state)]
    if forgo == "all" or not spaces:
        spaces.append(None)
    target = choose("target", spaces, [name for name in spaces if name is not None])
    return Initiative(ANIMALS[pending.actor], space_of(pending), swap, target)


# Instinct --------------------------------------------------------------------------------------------------


def instinct_spaces(state: State, domination_space: str) -> list[SpaceName]:
    """Vacant spaces that Instinct may fill. The Domination space just played counts as passed (row 5)."""
    spaces = vacant_spaces(state)
    if state.options.instinct_passed_spaces == "allow":
        return spaces
    return [name for name in spaces if SPACE[name] > SPACE[domination_space]]


def check_instinct(state: State, pending: Pending, move: Instinct, report: Report) -> None:
    """Sheet 11, Instinct; rows 5 and 6."""
    check_vacant_space(state, move.target, "target", report)
    if state.options.instinct_passed_spaces == "forbid" and SPACE[move.target] <= SPACE[str(pending.space)]:
        report("DS0930", say("{space} was already passed this turn", space=move.target), field=("target",))
    if not state.available[pending.actor]:
        report(
            "DS0931",
            say("{animal:the} has no available pawn", animal=animal_name(pending.actor)),
            about=(pawns_of(pending.actor),),
        )


def apply_instinct(state: State, pending: Pending, move: Instinct, events: Events) -> None:
    place_pawn(state, pending.actor, SPACE[move.target], events)


def compose_instinct(state: State, pending: Pending, choose: Chooser) -> Instinct:
    return Instinct(ANIMALS[pending.actor], choose("target", instinct_spaces(state, str(pending.space))))
