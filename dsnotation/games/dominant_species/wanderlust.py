"""Dominant Species: Wanderlust and the migration onto the new tile. Sheet 7.9."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, joined, say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import (
    CORNER,
    CORNER_HEXES,
    CORNERS,
    HEX,
    HEX_CORNERS,
    HEXES,
    NEIGHBOURS,
)
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    ELEMENT,
    ELEMENTS,
    TERRAIN,
    TERRAINS,
    TILES,
    WAN,
    bonus,
)
from dsnotation.games.dominant_species.effects import Events, move_species, place_element, put_tile, score
from dsnotation.games.dominant_species.elements import (
    box_types,
    check_in_box,
    check_vacant,
    forgone,
    space_of,
)
from dsnotation.games.dominant_species.moves import Arrival, TileMigration, Wanderlust
from dsnotation.games.dominant_species.report import animal_name, on_hex, on_species, terrain_name
from dsnotation.games.dominant_species.state import ALL_ACTORS, EMPTY, Pending, State, hex_names


def tile_neighbours(state: State, hex_: int) -> list[int]:
    """Adjacent hexes that hold a tile."""
    return [other for other in NEIGHBOURS[hex_] if state.terrain[other] != EMPTY]


def open_hexes(state: State) -> list[int]:
    """Empty hexes next to a tile."""
    return [
        hex_ for hex_, terrain in enumerate(state.terrain) if terrain == EMPTY and tile_neighbours(state, hex_)
    ]


def _free_corners(state: State, hex_: int) -> list[int]:
    """Corners of a hex about to get a tile that would be vacant."""
    free = [corner for corner in HEX_CORNERS[hex_] if state.elements[corner] == EMPTY]
    if state.options.border_corners == "forbid":
        free = [corner for corner in free if len(CORNER_HEXES[corner]) == 3]
    return sorted(free)


def _stack_of(state: State, move: Wanderlust) -> int:
    """The stack (0 to 2) that the tile comes from, or EMPTY if it isn't face up there."""
    if move.tile is None:
        return EMPTY
    terrain = TERRAIN[move.tile]
    if move.stack is None:
        return state.face_up.index(terrain) if terrain in state.face_up else EMPTY
    return move.stack - 1 if state.face_up[move.stack - 1] == terrain else EMPTY


def check_wanderlust(state: State, pending: Pending, move: Wanderlust, report: Report) -> None:
    """Sheet 7.9, steps 1 to 3."""
    if move.tile is None and move.hex is None:
        if move.element is not None or move.corner is not None:
            report("DS0512", say("without a new tile there is no element to place"), field=("element",))
        if move.stack is not None:
            report("DS0509", say("a stack is written with the tile that lies there"), field=("stack",))
        return
    if move.tile is None or move.hex is None:
        report("DS0509", say("a tile needs a hex, and a hex a tile"))
        return
    if move.stack is not None and not 1 <= move.stack <= 3:
        report(
            "DS0505", say("there is no stack {stack}; stacks are 1, 2 and 3", stack=move.stack), field=("stack",)
        )
        return
    if _stack_of(state, move) == EMPTY:
        _report_no_tile(state, move, report)
    _check_place(state, HEX[move.hex], report)
    _check_element(state, move, report)


def _report_no_tile(state: State, move: Wanderlust, report: Report) -> None:
    face_up = [
        say("{tile} on stack {stack}", tile=TERRAINS[terrain], stack=stack + 1)
        for stack, terrain in enumerate(state.face_up)
        if terrain != EMPTY
    ]
    report(
        "DS0505",
        _not_face_up(move),
        field=("tile",),
        about=("tiles",),
        hints=(say("face up: {tiles}", tiles=joined(face_up)) if face_up else say("face up: nothing"),),
    )


def _not_face_up(move: Wanderlust) -> Message:
    if move.tile is None:
        return (
            say("no tile is face up")
            if move.stack is None
            else say("no tile is face up on stack {stack}", stack=move.stack)
        )
    terrain = terrain_name(TERRAIN[move.tile])
    if move.stack is None:
        return say("no {terrain} is face up", terrain=terrain)
    return say("no {terrain} is face up on stack {stack}", terrain=terrain, stack=move.stack)


def _check_place(state: State, hex_: int, report: Report) -> None:
    name, field, about = HEXES[hex_], ("hex",), (on_hex(hex_),)
    hints = (say("open hexes: {hexes}", hexes=hex_names(open_hexes(state))),)
    if state.terrain[hex_] != EMPTY:
        report(
            "DS0506",
            say("{hex} already holds a tile ({terrain})", hex=name, terrain=terrain_name(state.terrain[hex_])),
            field=field,
            about=about,
            hints=hints,
        )
    elif not tile_neighbours(state, hex_):
        around = tuple(on_hex(other) for other in NEIGHBOURS[hex_])
        report(
            "DS0507", say("{hex} is not adjacent to any tile", hex=name), field=field, about=around, hints=hints
        )


def _check_element(state: State, move: Wanderlust, report: Report) -> None:
    if move.element is None and move.corner is None:
        return
    if move.element is None or move.corner is None or move.hex is None:
        report("DS0411", say("an element needs a corner, and a corner an element"))
        return
    check_in_box(state, WAN, ELEMENT[move.element], report)
    corner, hex_ = CORNER[move.corner], HEX[move.hex]
    if corner not in HEX_CORNERS[hex_]:
        report(
            "DS0508",
            say("{corner} is no corner of the new tile on {hex}", corner=move.corner, hex=move.hex),
            field=("corner",),
        )
    elif state.elements[corner] != EMPTY:
        check_vacant(state, corner, report)
    elif corner not in _free_corners(state, hex_):
        report("DS0407", say("{corner} lies on the edge of the board", corner=move.corner), field=("corner",))


def apply_wanderlust(state: State, pending: Pending, move: Wanderlust, events: Events) -> None:
    if move.tile is None or move.hex is None:
        forgone(state, pending, events)
        return
    hex_ = HEX[move.hex]
    stack = _stack_of(state, move)
    put_tile(state, state.face_up[stack], hex_, events)
    state.face_up[stack] = EMPTY
    if move.element is not None and move.corner is not None:
        place_element(state, ELEMENT[move.element], CORNER[move.corner], WAN, events)
    score(state, pending.actor, bonus(len(tile_neighbours(state, hex_))), "wanderlust", events, hex_)
    if any(
        state.species[other * 6 + animal] for other in tile_neighbours(state, hex_) for animal in state.animals
    ):
        state.pending.append(Pending("tile-migration", ALL_ACTORS, pending.space, (hex_,)))


def compose_wanderlust(state: State, pending: Pending, choose: Chooser) -> Wanderlust:
    actor, space = ANIMALS[pending.actor], space_of(pending)
    stacks = [stack for stack in range(3) if state.face_up[stack] != EMPTY]
    stack = choose("stack", [None, *stacks], stacks)
    if stack is None:
        return Wanderlust(actor, space, None, None, None, None, None)
    terrain = state.face_up[stack]
    number = None if state.face_up.index(terrain) == stack else stack + 1
    hex_ = choose("hex", open_hexes(state))
    corners = _free_corners(state, hex_)
    elements = box_types(state, WAN) if corners else []
    element = choose("element", [None, *elements], elements)
    if element is None:
        return Wanderlust(actor, space, TILES[terrain], number, HEXES[hex_], None, None)
    corner = choose("corner", corners)
    return Wanderlust(actor, space, TILES[terrain], number, HEXES[hex_], ELEMENTS[element], CORNERS[corner])


# Onto the new tile -----------------------------------------------------------------------------------------


def check_tile_migration(state: State, pending: Pending, move: TileMigration, report: Report) -> None:
    """Sheet 7.9, step 5; birds get no second step."""
    hex_ = pending.detail[0]
    seen: set[tuple[int, int]] = set()
    for number, arrival in enumerate(move.arrivals):
        field, animal, origin = ("arrivals", number), ANIMAL[arrival.animal], HEX[arrival.origin]
        if animal not in state.animals:
            report(
                "DS0103",
                say("{animal:the} is not in play", animal=animal_name(animal)),
                field=field,
                about=(f"seat:{arrival.animal}",),
            )
            continue
        if (animal, origin) in seen:
            report(
                "DS0605",
                say("{animal} {hex} is written twice", animal=arrival.animal, hex=arrival.origin),
                field=field,
            )
        seen.add((animal, origin))
        if origin not in NEIGHBOURS[hex_]:
            report(
                "DS0510",
                say("{hex} is not adjacent to the new tile on {other}", hex=arrival.origin, other=HEXES[hex_]),
                field=field,
                about=(on_hex(hex_),),
            )
        check_count(state, animal, origin, arrival.count, ("arrivals", number), report)


def check_count(
    state: State, animal: int, hex_: int, count: int, field: tuple[str | int, ...], report: Report
) -> None:
    """Reports a number of species that an animal doesn't have on a tile."""
    here = state.species[hex_ * 6 + animal]
    if count < 1:
        report("DS0606", say("a number of species is 1 or more"), field=field)
    elif not here:
        elsewhere = [other for other in range(35) if state.species[other * 6 + animal]]
        hints = (say("it has some on {hexes}", hexes=hex_names(elsewhere)),) if elsewhere else ()
        report(
            "DS0610",
            say("{animal:the} has no species on {hex}", animal=animal_name(animal), hex=HEXES[hex_]),
            field=field,
            about=(on_species(hex_, animal),),
            hints=hints,
        )
    elif here < count:
        report(
            "DS0611",
            several(
                here,
                "{animal:the} has {count} species on {hex}, not {wanted}",
                "{animal:the} has {count} species on {hex}, not {wanted}",
                animal=animal_name(animal),
                hex=HEXES[hex_],
                wanted=count,
            ),
            field=field,
            about=(on_species(hex_, animal),),
        )


def apply_tile_migration(state: State, pending: Pending, move: TileMigration, events: Events) -> None:
    for arrival in sorted(move.arrivals, key=lambda arrival: ANIMAL[arrival.animal]):
        animal, origin = ANIMAL[arrival.animal], HEX[arrival.origin]
        move_species(state, animal, origin, pending.detail[0], arrival.count, events)


def compose_tile_migration(state: State, pending: Pending, choose: Chooser) -> TileMigration:
    origins = sorted(tile_neighbours(state, pending.detail[0]))
    arrivals = []
    for animal in state.animals:
        for origin in origins:
            here = state.species[origin * 6 + animal]
            if here:
                count = choose(f"{ANIMALS[animal]} from {HEXES[origin]}", range(here + 1))
                if count:
                    arrivals.append(Arrival(ANIMALS[animal], HEXES[origin], count))
    return TileMigration(tuple(arrivals))
