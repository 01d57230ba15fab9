"""Dominant Species: the choices of cards about elements. Sheet section 11.

Aquatic, Blight, Habitat, Metamorphosis, Symbiotic, and the losses of Disease and Immigrants.
"""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import CORNER, CORNER_HEXES, CORNERS, HEX, HEX_CORNERS, HEXES
from dsnotation.games.dominant_species.cards import aquatic_element_possible, water_tiles
from dsnotation.games.dominant_species.components import (
    ABU,
    ANIMAL,
    ANIMALS,
    ELEMENT,
    ELEMENTS,
    SPACE,
    SPACES,
    SpaceName,
)
from dsnotation.games.dominant_species.effects import (
    Events,
    add_species,
    eliminate,
    gain_element,
    lose_element,
    lose_pawn,
    place_element,
    remove_element,
)
from dsnotation.games.dominant_species.elements import check_vacant
from dsnotation.games.dominant_species.moves import (
    Aquatic,
    Blight,
    BlindDraw,
    DrawSymbiotic,
    Habitat,
    Lose,
    Metamorphosis,
)
from dsnotation.games.dominant_species.report import (
    animal_name,
    display_of,
    element_list,
    element_name,
    ground_of,
    on_corner,
    on_hex,
    pawns_of,
)
from dsnotation.games.dominant_species.species import check_pool
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, tiles, vacant_corners

AQUATIC_SPECIES = 4


def check_in_bag(state: State, element: int, field: str, report: Report) -> None:
    """Reports an element that the bag doesn't hold."""
    if not state.bag[element]:
        report(
            "DS0915",
            say("the bag holds no {element}", element=element_name(element)),
            field=(field,),
            about=("bag",),
        )


def added_types(state: State, animal: int) -> list[int]:
    """Element types that an animal has added to its printed ones."""
    return [element for element in range(6) if state.added[animal * 6 + element]]


def check_added(state: State, animal: int, element: int, field: str, report: Report) -> None:
    """Reports an element that an animal can't give up: only added ones can go (sheet 11)."""
    if not state.added[animal * 6 + element]:
        held = element_list(state.added[animal * 6 : animal * 6 + 6])
        report(
            "DS0914",
            say(
                "{animal:the} has no added {element}; it has added {held}",
                animal=animal_name(animal),
                element=element_name(element),
                held=held,
            ),
            field=(field,),
            about=(display_of(animal),),
        )


# Aquatic ---------------------------------------------------------------------------------------------------


def check_aquatic(state: State, pending: Pending, move: Aquatic, report: Report) -> None:
    """Row 36: the element is compulsory where possible; species go onto the same tile."""
    wet = water_tiles(state)
    if move.element is None and move.corner is None:
        if aquatic_element_possible(state):
            report("DS0904", say("Aquatic must place an element on a sea or wetland tile"), field=("element",))
        allowed = wet
    elif move.element is None or move.corner is None:
        report("DS0411", say("an element needs a corner, and a corner an element"))
        return
    else:
        check_in_bag(state, ELEMENT[move.element], "element", report)
        corner = CORNER[move.corner]
        check_vacant(state, corner, report)
        allowed = [hex_ for hex_ in CORNER_HEXES[corner] if hex_ in wet]
        if not allowed:
            report(
                "DS0902",
                say("{corner} is on no sea or wetland tile", corner=move.corner),
                field=("corner",),
                about=tuple(on_hex(hex_) for hex_ in CORNER_HEXES[corner]),
            )
            return
    _check_aquatic_species(state, pending, move, allowed, report)


def _check_aquatic_species(
    state: State, pending: Pending, move: Aquatic, allowed: list[int], report: Report
) -> None:
    if not 0 <= move.count <= AQUATIC_SPECIES:
        report(
            "DS0903",
            say("Aquatic places up to {limit} species, not {count}", limit=AQUATIC_SPECIES, count=move.count),
            field=("count",),
        )
    if not move.count:
        if move.hex is not None:
            report(
                "DS0606",
                say("a number of species is 1 or more; a tile that gets none is left out"),
                field=("count",),
            )
        return
    check_pool(state, pending.actor, move.count, ("count",), report)
    if move.hex is None:
        report("DS0904", say("Aquatic's species need a tile"), field=("hex",))
    elif HEX[move.hex] not in allowed:
        terrain = state.terrain[HEX[move.hex]]
        names = " ".join(HEXES[hex_] for hex_ in allowed)
        report(
            "DS0902",
            say("Aquatic's species can't go onto {hex} ({ground})", hex=move.hex, ground=ground_of(terrain)),
            field=("hex",),
            about=(on_hex(HEX[move.hex]),),
            hints=(say("possible: {hexes}", hexes=names),),
        )


def apply_aquatic(state: State, pending: Pending, move: Aquatic, events: Events) -> None:
    if move.element is not None and move.corner is not None:
        place_element(state, ELEMENT[move.element], CORNER[move.corner], EMPTY, events)
    if move.hex is not None and move.count:
        add_species(state, pending.actor, HEX[move.hex], move.count, events)


def compose_aquatic(state: State, pending: Pending, choose: Chooser) -> Aquatic:
    wet = water_tiles(state)
    element = corner = None
    if aquatic_element_possible(state):
        corners = [one for one in vacant_corners(state) if set(wet).intersection(CORNER_HEXES[one])]
        corner = choose("corner", corners)
        wet = [hex_ for hex_ in CORNER_HEXES[corner] if hex_ in wet]
        element = choose("element", [one for one in range(6) if state.bag[one]])
    most = min(AQUATIC_SPECIES, state.pool[pending.actor])
    options = [(hex_, count) for hex_ in wet for count in range(1, most + 1)]
    chosen = choose("species", [None, *options], options)
    return Aquatic(
        ANIMALS[pending.actor],
        None if element is None else ELEMENTS[element],
        None if corner is None else CORNERS[corner],
        None if chosen is None else HEXES[chosen[0]],
        0 if chosen is None else chosen[1],
    )


# Blight ----------------------------------------------------------------------------------------------------


def disks_around(state: State, hex_: int) -> list[int]:
    """Corners of a tile that hold an element, in board order."""
    return sorted(corner for corner in HEX_CORNERS[hex_] if state.elements[corner] != EMPTY)


def check_blight(state: State, pending: Pending, move: Blight, report: Report) -> None:
    """All elements but one; a tile with none or one stays as it is."""
    hex_ = HEX[move.hex]
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=("hex",), about=(on_hex(hex_),))
        return
    disks = disks_around(state, hex_)
    names = " ".join(CORNERS[corner] for corner in disks)
    about = tuple(on_corner(corner) for corner in HEX_CORNERS[hex_])
    if move.keep is None:
        if len(disks) > 1:
            report(
                "DS0907",
                say("Blight must say which element of {hex} stays", hex=move.hex),
                field=("hex",),
                about=about,
                hints=(say("elements there: {corners}", corners=names),),
            )
    elif CORNER[move.keep] not in disks:
        report(
            "DS0908",
            say("{corner} is no element of {hex}", corner=move.keep, hex=move.hex),
            field=("keep",),
            about=about,
        )
    elif len(disks) == 1:
        report(
            "DS0909",
            say("{hex} has one element only: nothing to choose", hex=move.hex),
            field=("keep",),
            about=about,
        )


def apply_blight(state: State, pending: Pending, move: Blight, events: Events) -> None:
    if move.keep is None:
        return
    for corner in disks_around(state, HEX[move.hex]):
        if corner != CORNER[move.keep]:
            remove_element(state, corner, "Blight", events)


def compose_blight(state: State, pending: Pending, choose: Chooser) -> Blight:
    hex_ = choose("hex", tiles(state))
    disks = disks_around(state, hex_)
    keep = CORNERS[choose("keep", disks)] if len(disks) > 1 else None
    return Blight(ANIMALS[pending.actor], HEXES[hex_], keep)


# Habitat, Metamorphosis, Symbiotic --------------------------------------------------------------------------


def check_habitat(state: State, pending: Pending, move: Habitat, report: Report) -> None:
    check_in_bag(state, ELEMENT[move.element], "element", report)
    check_vacant(state, CORNER[move.corner], report)


def apply_habitat(state: State, pending: Pending, move: Habitat, events: Events) -> None:
    element = ELEMENT[move.element]
    from_row = state.options.habitat_disk == "abundance-row" and state.boxes[ABU * 6 + element] > 0
    place_element(state, element, CORNER[move.corner], ABU if from_row else EMPTY, events)


def compose_habitat(state: State, pending: Pending, choose: Chooser) -> Habitat:
    element = choose("element", [ELEMENTS[one] for one in range(6) if state.bag[one]])
    corner = choose("corner", [CORNERS[one] for one in vacant_corners(state)])
    return Habitat(ANIMALS[pending.actor], element, corner)


def check_metamorphosis(state: State, pending: Pending, move: Metamorphosis, report: Report) -> None:
    """Row 43: a swap; the same type is allowed."""
    check_added(state, pending.actor, ELEMENT[move.give], "give", report)
    check_in_bag(state, ELEMENT[move.take], "take", report)


def apply_metamorphosis(state: State, pending: Pending, move: Metamorphosis, events: Events) -> None:
    lose_element(state, pending.actor, ELEMENT[move.give], "Metamorphosis", events)
    gain_element(state, pending.actor, ELEMENT[move.take], EMPTY, events)


def compose_metamorphosis(state: State, pending: Pending, choose: Chooser) -> Metamorphosis:
    give = choose("give", [ELEMENTS[one] for one in added_types(state, pending.actor)])
    take = choose("take", [ELEMENTS[one] for one in range(6) if state.bag[one]])
    return Metamorphosis(ANIMALS[pending.actor], give, take)


def check_draw_symbiotic(state: State, pending: Pending, move: DrawSymbiotic, report: Report) -> None:
    """Row 42: taker, then food chain."""
    wanted = [ANIMALS[animal] for animal in pending.detail]
    if [draw.animal for draw in move.draws] != wanted:
        report(
            "DS1008",
            say("Symbiotic gives a disk to {animals}, in this order", animals=", ".join(wanted)),
            field=("draws",),
            about=tuple(display_of(animal) for animal in state.animals),
        )
    left = list(state.bag)
    for number, draw in enumerate(move.draws):
        left[ELEMENT[draw.element]] -= 1
        if left[ELEMENT[draw.element]] < 0:
            report(
                "DS1001",
                say("the bag holds no more {element}", element=element_name(ELEMENT[draw.element])),
                field=("draws", number),
                about=("bag",),
            )


def apply_draw_symbiotic(state: State, pending: Pending, move: DrawSymbiotic, events: Events) -> None:
    for draw in move.draws:
        gain_element(state, ANIMAL[draw.animal], ELEMENT[draw.element], EMPTY, events)


def compose_draw_symbiotic(state: State, pending: Pending, choose: Chooser) -> DrawSymbiotic:
    left = list(state.bag)
    draws = []
    for animal in pending.detail:
        element = choose("disk", [one for one in range(6) for _ in range(left[one])])
        left[element] -= 1
        draws.append(BlindDraw(ANIMALS[animal], ELEMENTS[element]))
    return DrawSymbiotic(tuple(draws))


# Disease and Immigrants -------------------------------------------------------------------------------------


def check_lose(state: State, pending: Pending, move: Lose, report: Report) -> None:
    """Sheet 11, Disease and Immigrants; row 40. `pending.space` names the card."""
    if move.loss != "pawn" and move.origin is not None:
        report("DS0932", say("only one thing is given up; the line names a pawn too"), field=("origin",))
    if move.loss == "element":
        if move.element is None:
            report("DS0411", say("the element that is lost is missing"), field=("element",))
        else:
            check_added(state, pending.actor, ELEMENT[move.element], "element", report)
        return
    if move.element is not None:
        report("DS0932", say("only one thing is given up; the line names an element too"), field=("element",))
    if pending.space == "Disease":
        report("DS0916", say("Disease costs an element"), field=("loss",))
    elif move.origin is not None:
        _check_pawn_on(state, pending.actor, move.origin, report)
    elif move.loss == "pawn" and not state.available[pending.actor]:
        report(
            "DS0917",
            say("{animal:the} has no available pawn to lose", animal=animal_name(pending.actor)),
            field=("loss",),
            about=(pawns_of(pending.actor),),
        )


def _check_pawn_on(state: State, animal: int, name: SpaceName, report: Report) -> None:
    """Row 40: whether a pawn on the display can be lost at all, and this one is the animal's."""
    if state.options.immigrants_pawn == "available":
        report(
            "DS0917",
            say("a pawn on the display can't be lost, only an available one"),
            field=("origin",),
            hints=(say("the option for it: {option}", option="immigrants-pawn=any"),),
        )
    elif state.spaces[SPACE[name]] != animal:
        own = ", ".join(SPACES[space] for space in pawns_on_display(state, animal))
        report(
            "DS0933",
            say("{animal:the} has no pawn on {space}", animal=animal_name(animal), space=name),
            field=("origin",),
            about=(f"space:{name}",),
            hints=(say("its pawns: {spaces}", spaces=own) if own else say("its pawns: none on the display"),),
        )


def pawns_on_display(state: State, animal: int) -> list[int]:
    """Spaces where an animal has a pawn."""
    return [space for space, there in enumerate(state.spaces) if there == animal]


def apply_lose(state: State, pending: Pending, move: Lose, events: Events) -> None:
    animal = pending.actor
    if move.loss == "element" and move.element is not None:
        lose_element(state, animal, ELEMENT[move.element], str(pending.space), events)
    elif move.loss == "pawn":
        lose_pawn(state, animal, EMPTY if move.origin is None else SPACE[move.origin], events)
    else:
        for hex_ in tiles(state):
            surplus = state.species[hex_ * 6 + animal] - 1
            if surplus > 0:
                eliminate(state, animal, hex_, surplus, "Immigrants", events)


def compose_lose(state: State, pending: Pending, choose: Chooser) -> Lose:
    actor = ANIMALS[pending.actor]
    options = [Lose(actor, "element", ELEMENTS[one]) for one in added_types(state, pending.actor)]
    if pending.space == "Immigrants":
        if state.available[pending.actor]:
            options.append(Lose(actor, "pawn", None))
        if state.options.immigrants_pawn == "any":
            own = pawns_on_display(state, pending.actor)
            options += [Lose(actor, "pawn", None, SPACES[space]) for space in own]
        options.append(Lose(actor, "species", None))
    return choose("loss", options)
