"""Dominant Species: Reset and the end of the game. Sheet sections 8 and 9."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.components import (
    ABU,
    ADA,
    ANIMALS,
    DEP,
    FACE_UP_CARDS,
    MA,
    REG,
    SPACE,
    SPACES,
    TU,
    WAN,
    WAS,
    bonus,
)
from dsnotation.games.dominant_species.effects import Events, eliminate, empty_box, score, shift_box
from dsnotation.games.dominant_species.moves import SaveMammal
from dsnotation.games.dominant_species.outcome import outcome
from dsnotation.games.dominant_species.report import display_of, on_hex
from dsnotation.games.dominant_species.scoring import score_tile
from dsnotation.games.dominant_species.state import (
    CHANCE_ACTOR,
    EMPTY,
    OVER,
    SETUP,
    Pending,
    State,
    animals_on,
    hex_names,
    is_endangered,
    survival_holder,
    tiles,
)
from dsnotation.games.dominant_species.unknown import at_extinction, at_next_turn, at_shift


def step(state: State, events: Events) -> None:
    """The next step of Reset; may leave a decision."""
    STEPS[state.step](state, events)


def _next(state: State) -> None:
    state.step += 1


# Extinction ------------------------------------------------------------------------------------------------


def endangered_here(state: State, animal: int, hex_: int) -> int:
    """Species that Extinction would take on a tile; hibernating ones are exempt (sheet 8, step 1)."""
    at_risk = state.species[hex_ * 6 + animal] - state.hibernating[hex_ * 6 + animal]
    return at_risk if at_risk > 0 and is_endangered(state, animal, hex_) else 0


def savable(state: State) -> list[int]:
    """Tiles on which the mammal may save a species."""
    if MA not in state.animals:
        return []
    return [hex_ for hex_ in tiles(state) if endangered_here(state, MA, hex_)]


def _save(state: State, events: Events) -> None:
    _next(state)
    if savable(state):
        state.pending.append(Pending("save-mammal", MA))


def _extinction(state: State, events: Events) -> None:
    at_extinction(state)
    dying = [
        (animal, hex_, count)
        for hex_ in tiles(state)
        for animal in animals_on(state, hex_)
        if (count := endangered_here(state, animal, hex_))
    ]
    for animal, hex_, count in dying:
        eliminate(state, animal, hex_, count, "extinction", events)
    state.hibernating = [0] * (35 * 6)
    _next(state)


# Survival --------------------------------------------------------------------------------------------------


def _survival(state: State, events: Events) -> None:
    """Sheet 8, step 2."""
    holder = survival_holder(state)
    if state.options.survival_tie == "holder-keeps":
        state.survivor = holder
    events.append(ev.SurvivalHeld(None if holder == EMPTY else ANIMALS[holder]))
    if holder != EMPTY:
        occupied = sum(
            1 for hex_ in tiles(state) if state.terrain[hex_] == TU and state.species[hex_ * 6 + holder]
        )
        score(state, holder, bonus(occupied), "survival", events)
    _next(state)


# End -------------------------------------------------------------------------------------------------------


def _end(state: State, events: Events) -> None:
    """Sheet 8, step 3, and 9."""
    _next(state)
    if state.ice_age:
        _finish(state, "ice-age", events)
    elif state.options.all_extinct == "on" and all_extinct(state):
        _finish(state, "all-extinct", events)


def all_extinct(state: State) -> bool:
    """No species on earth and none in any gene pool (row 49)."""
    return not any(state.species) and not any(state.pool)


def _finish(state: State, reason: str, events: Events) -> None:
    if state.options.final_scoring == "yes":
        for hex_ in tiles(state):
            score_tile(state, hex_, "final scoring", events)
    state.phase = OVER
    state.why_over = reason
    first = [one.actor for one in outcome(state).standings if one.rank == 1 and one.counts]
    events.append(ev.GameEnded(reason, first[0] if len(first) == 1 else None))  # type: ignore[arg-type]


# Reseed ----------------------------------------------------------------------------------------------------


def _refill_cards(state: State, events: Events) -> None:
    _next(state)
    if cards_to_reveal(state):
        state.pending.append(Pending("reveal-cards", CHANCE_ACTOR))


def cards_to_reveal(state: State) -> int:
    """How many cards are turned up: to five, fewer when the deck runs out."""
    return min(FACE_UP_CARDS - len(state.cards), state.deck)


def _shift_glaciation(state: State, events: Events) -> None:
    for number in (2, 3, 4):
        origin, target = SPACE[f"gla.{number}"], SPACE[f"gla.{number - 1}"]
        animal = state.spaces[origin]
        if animal != EMPTY and state.spaces[target] == EMPTY:
            state.spaces[target], state.spaces[origin] = animal, EMPTY
            events.append(ev.PawnShifted(ANIMALS[animal], SPACES[origin], SPACES[target]))
    _next(state)


def _shift_boxes(state: State, events: Events) -> None:
    at_shift(state)
    for box in (REG, DEP, WAN):
        empty_box(state, box)
    shift_box(state, WAS, DEP, events)
    shift_box(state, ABU, WAS, events)
    shift_box(state, ADA, REG, events)
    _next(state)


def _draw(state: State, events: Events) -> None:
    _next(state)
    if any(state.bag):
        state.pending.append(Pending("draw-elements", CHANCE_ACTOR))


def _turn_tiles(state: State, events: Events) -> None:
    _next(state)
    if any(stacks_to_turn(state)):
        state.pending.append(Pending("reveal-tiles", CHANCE_ACTOR))


def stacks_to_turn(state: State) -> list[bool]:
    """Which stacks show a new tile: no tile face up, and one below."""
    return [state.face_up[stack] == EMPTY and state.stacks[stack] > 0 for stack in range(3)]


def _next_turn(state: State, events: Events) -> None:
    for animal in state.animals:
        state.available[animal] += state.set_aside[animal]
        state.set_aside[animal] = 0
    state.scored = 0
    state.waiting = 0
    at_next_turn(state)
    state.phase = SETUP


STEPS = (
    _save,
    _extinction,
    _survival,
    _end,
    _refill_cards,
    _shift_glaciation,
    _shift_boxes,
    _draw,
    _turn_tiles,
    _next_turn,
)
# What Reset asks for, with the step that comes after it.
ASKED_BEFORE: dict[str, int] = {
    kind: STEPS.index(step) + 1
    for kind, step in (
        ("save-mammal", _save),
        ("reveal-cards", _refill_cards),
        ("draw-elements", _draw),
        ("reveal-tiles", _turn_tiles),
    )
}


# The mammal's save -----------------------------------------------------------------------------------------


def check_save_mammal(state: State, pending: Pending, move: SaveMammal, report: Report) -> None:
    """Sheet 8, step 1; row 44."""
    hexes = savable(state)
    hints = (say("endangered mammals: {hexes}", hexes=hex_names(hexes)),)
    if move.hex is None:
        if state.options.mammal_save == "forced":
            report("DS1011", say("the mammal must save a species"), hints=hints)
    elif HEX[move.hex] not in hexes:
        report(
            "DS1010",
            say("no mammal species is endangered on {hex}", hex=move.hex),
            field=("hex",),
            about=(on_hex(HEX[move.hex]), display_of(MA)),
            hints=hints,
        )


def apply_save_mammal(state: State, pending: Pending, move: SaveMammal, events: Events) -> None:
    """One cube is as safe as a hibernating one for the rest of Reset."""
    if move.hex is not None:
        state.hibernating[HEX[move.hex] * 6 + MA] += 1
        events.append(ev.SpeciesSaved("Ma", move.hex))  # type: ignore[arg-type]  # never "?"


def compose_save_mammal(state: State, pending: Pending, choose: Chooser) -> SaveMammal:
    hexes = [HEXES[hex_] for hex_ in savable(state)]
    options = hexes if state.options.mammal_save == "forced" else [None, *hexes]
    return SaveMammal("Ma", choose("hex", options, hexes))
