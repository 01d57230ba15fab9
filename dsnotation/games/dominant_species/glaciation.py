"""Dominant Species: Glaciation, by a pawn or by the card Ice Sheet. Sheet 7.7 and 11."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.board import CORNER_HEXES, HEX, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, TERRAINS, TU, bonus
from dsnotation.games.dominant_species.effects import Events, remove_element, return_to_pool, score
from dsnotation.games.dominant_species.elements import forgone, space_of
from dsnotation.games.dominant_species.moves import Glaciation, IceSheet
from dsnotation.games.dominant_species.report import on_hex, terrain_name
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, hex_names, tundra_neighbours


def _possible(state: State) -> Message:
    hexes = candidates(state)
    if not hexes:
        return say("tiles that can be glaciated: none")
    return say("tiles that can be glaciated: {hexes}", hexes=hex_names(hexes))


def candidates(state: State) -> list[int]:
    """Tiles that can be glaciated now."""
    if not state.tundra_supply:
        return []
    return [
        hex_
        for hex_, terrain in enumerate(state.terrain)
        if terrain not in (EMPTY, TU) and tundra_neighbours(state, hex_)
    ]


def check_target(state: State, hex_: int, report: Report) -> None:
    """Reports a tile that can't be glaciated."""
    field, about = ("hex",), (on_hex(hex_),)
    name, terrain = HEXES[hex_], state.terrain[hex_]
    hints = (_possible(state),)
    if terrain == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=name), field=field, about=about, hints=hints)
    elif terrain == TU:
        report("DS0502", say("{hex} is tundra already", hex=name), field=field, about=about, hints=hints)
    elif not tundra_neighbours(state, hex_):
        report(
            "DS0503",
            say("{hex} ({terrain}) is not adjacent to tundra", hex=name, terrain=terrain_name(terrain)),
            field=field,
            about=(*about, "tundra"),
            hints=hints,
        )
    if not state.tundra_supply:
        report("DS0504", say("all twelve tundra tiles lie on earth"), field=field, about=("tundra",))


def glaciate(state: State, animal: int, hex_: int, events: Events) -> None:
    """Steps 2 to 5 of sheet 7.7."""
    was = state.terrain[hex_]
    adjacent = tundra_neighbours(state, hex_)
    state.terrain[hex_] = TU
    state.tundra_supply -= 1
    events.append(ev.TileGlaciated(HEXES[hex_], TERRAINS[was]))
    # All of earth: a disk may have been put between three tundra tiles since the last glaciation.
    for corner, around in enumerate(CORNER_HEXES):
        if state.elements[corner] != EMPTY and len(around) == 3:
            if all(state.terrain[other] == TU for other in around):
                remove_element(state, corner, "glaciation", events)
    score(state, animal, bonus(adjacent), "glaciation", events, hex_)
    for other in state.animals:
        surplus = state.species[hex_ * 6 + other] - 1
        if surplus > 0:
            return_to_pool(state, other, hex_, surplus, events)


def check_glaciation(state: State, pending: Pending, move: Glaciation, report: Report) -> None:
    """Sheet 7.7."""
    if move.hex is not None:
        check_target(state, HEX[move.hex], report)


def apply_glaciation(state: State, pending: Pending, move: Glaciation, events: Events) -> None:
    if move.hex is None:
        forgone(state, pending, events)
        return
    glaciate(state, pending.actor, HEX[move.hex], events)


def compose_glaciation(state: State, pending: Pending, choose: Chooser) -> Glaciation:
    hexes = [HEXES[hex_] for hex_ in candidates(state)]
    return Glaciation(ANIMALS[pending.actor], space_of(pending), choose("hex", [None, *hexes], hexes))


def check_ice_sheet(state: State, pending: Pending, move: IceSheet, report: Report) -> None:
    """Sheet 11, Ice Sheet; row 35."""
    if move.hex is not None:
        check_target(state, HEX[move.hex], report)
    elif state.options.ice_sheet_forgo == "no":
        report(
            "DS0928",
            say("Ice Sheet must be carried out"),
            hints=(_possible(state),),
        )


def apply_ice_sheet(state: State, pending: Pending, move: IceSheet, events: Events) -> None:
    if move.hex is not None:
        glaciate(state, pending.actor, HEX[move.hex], events)


def compose_ice_sheet(state: State, pending: Pending, choose: Chooser) -> IceSheet:
    hexes = [HEXES[hex_] for hex_ in candidates(state)]
    options = [None, *hexes] if state.options.ice_sheet_forgo == "yes" else hexes
    return IceSheet(ANIMALS[pending.actor], choose("hex", options, hexes))
