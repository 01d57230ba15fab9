"""Dominant Species: Speciation and Migration. Sheet 7.8 and 7.10."""

from __future__ import annotations

from functools import cache

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import (
    CORNER,
    CORNER_HEXES,
    CORNERS,
    HEX,
    HEXES,
    NEIGHBOURS,
    distance,
)
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    BI,
    ELEMENT,
    ELEMENTS,
    MIGRATION_LIMITS,
    SPECIATION_LIMITS,
)
from dsnotation.games.dominant_species.effects import Events, add_species, move_species
from dsnotation.games.dominant_species.elements import check_lies_there, forgone, space_of
from dsnotation.games.dominant_species.moves import FreeSpeciation, Migration, Placement, Speciation, Walk
from dsnotation.games.dominant_species.report import (
    animal_name,
    element_name,
    on_hex,
    pool_of,
    terrain_name,
)
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, hex_names, tiles
from dsnotation.games.dominant_species.wanderlust import check_count

# Speciation ------------------------------------------------------------------------------------------------


def check_speciation(state: State, pending: Pending, move: Speciation, report: Report) -> None:
    """Sheet 7.8."""
    if move.element is None and move.corner is None and not move.placements:
        return
    if move.element is None or move.corner is None:
        report("DS0411", say("Speciation needs an element on earth and its corner"))
        return
    element, corner = ELEMENT[move.element], CORNER[move.corner]
    wanted = space_of(pending)[-1]
    if move.element != wanted:
        report(
            "DS0601",
            say(
                "the space {space} is for {wanted}, not {element}",
                space=pending.space,
                wanted=element_name(ELEMENT[wanted]),
                element=element_name(element),
            ),
            field=("element",),
            about=(f"due:speciation:{ANIMALS[pending.actor]}",),
        )
    check_lies_there(state, element, corner, report)
    if not move.placements:
        report("DS0607", say("no species are placed; Speciation that is forgone is written with -"))
    for number, placement in enumerate(move.placements):
        _check_placement(state, corner, placement, number, report)
    _check_twice([placement.hex for placement in move.placements], "placements", report)
    total = sum(placement.count for placement in move.placements)
    check_pool(state, pending.actor, total, ("placements",), report)


def _check_placement(state: State, corner: int, placement: Placement, number: int, report: Report) -> None:
    hex_, field = HEX[placement.hex], ("placements", number)
    terrain = state.terrain[hex_]
    if hex_ not in CORNER_HEXES[corner]:
        around = hex_names([other for other in CORNER_HEXES[corner] if state.terrain[other] != EMPTY])
        report(
            "DS0602",
            say("{hex} does not touch the element on {corner}", hex=placement.hex, corner=CORNERS[corner]),
            field=field,
            hints=(
                say("tiles that touch it: {hexes}", hexes=around) if around else say("tiles that touch it: none"),
            ),
        )
    elif terrain == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=placement.hex), field=field, about=(on_hex(hex_),))
    elif placement.count > SPECIATION_LIMITS[terrain]:
        report(
            "DS0603",
            several(
                placement.count,
                "{count} species on {hex}: at most {limit} on a {terrain} tile",
                "{count} species on {hex}: at most {limit} on a {terrain} tile",
                hex=placement.hex,
                limit=SPECIATION_LIMITS[terrain],
                terrain=terrain_name(terrain),
            ),
            field=field,
            # More than any terrain takes is wrong wherever it is.
            about=(on_hex(hex_),) if placement.count <= max(SPECIATION_LIMITS) else (),
        )
    if placement.count < 1:
        report("DS0606", say("a number of species is 1 or more"), field=field)


def check_pool(state: State, animal: int, count: int, field: tuple[str | int, ...], report: Report) -> None:
    """Reports more species than the gene pool holds."""
    if count > state.pool[animal]:
        report(
            "DS0604",
            several(
                state.pool[animal],
                "{animal:the} has {count} species in the gene pool, not {wanted}",
                "{animal:the} has {count} species in the gene pool, not {wanted}",
                animal=animal_name(animal),
                wanted=count,
            ),
            field=field,
            about=(pool_of(animal),),
        )


def _check_twice(names: list[str], field: str, report: Report) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            report("DS0605", say("{hex} is written twice", hex=name), field=(field, number))


def apply_speciation(state: State, pending: Pending, move: Speciation, events: Events) -> None:
    if not move.placements:
        forgone(state, pending, events)
        return
    for placement in move.placements:
        add_species(state, pending.actor, HEX[placement.hex], placement.count, events)


def compose_speciation(state: State, pending: Pending, choose: Chooser) -> Speciation:
    actor, space = ANIMALS[pending.actor], space_of(pending)
    element = ELEMENT[space[-1]]
    corners = [corner for corner, there in enumerate(state.elements) if there == element]
    if not state.pool[pending.actor]:
        corners = []
    corner = choose("corner", [None, *corners], corners)
    if corner is None:
        return Speciation(actor, space, None, None, ())
    hexes = [hex_ for hex_ in CORNER_HEXES[corner] if state.terrain[hex_] != EMPTY]
    left = state.pool[pending.actor]
    placements: list[Placement] = []
    for hex_ in hexes:
        least = 1 if hex_ == hexes[-1] and not placements else 0
        most = min(left, SPECIATION_LIMITS[state.terrain[hex_]])
        count = choose(f"species on {HEXES[hex_]}", range(least, most + 1), range(1, most + 1))
        if count:
            placements.append(Placement(HEXES[hex_], count))
            left -= count
    return Speciation(actor, space, ELEMENTS[element], CORNERS[corner], tuple(placements))


# The insect's free speciation ------------------------------------------------------------------------------


def check_free_speciation(state: State, pending: Pending, move: FreeSpeciation, report: Report) -> None:
    """Sheet 7.8, last sentence."""
    if move.hex is None:
        return
    hex_ = HEX[move.hex]
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=("hex",), about=(on_hex(hex_),))
    check_pool(state, pending.actor, 1, ("hex",), report)


def apply_free_speciation(state: State, pending: Pending, move: FreeSpeciation, events: Events) -> None:
    if move.hex is None:
        forgone(state, pending, events)
        return
    add_species(state, pending.actor, HEX[move.hex], 1, events)


def compose_free_speciation(state: State, pending: Pending, choose: Chooser) -> FreeSpeciation:
    hexes = [HEXES[hex_] for hex_ in tiles(state)]
    return FreeSpeciation(ANIMALS[pending.actor], choose("hex", [None, *hexes], hexes))


# Migration -------------------------------------------------------------------------------------------------


@cache
def _between(origin: int, target: int) -> tuple[int, ...]:
    """Hexes adjacent to both of two hexes that lie two steps apart."""
    return tuple(hex_ for hex_ in NEIGHBOURS[origin] if hex_ in NEIGHBOURS[target])


def reachable(state: State, animal: int, origin: int) -> list[int]:
    """Tiles that a species can migrate to from a tile; a bird goes up to two tiles far (row 19)."""
    targets = [hex_ for hex_ in NEIGHBOURS[origin] if state.terrain[hex_] != EMPTY]
    if animal == BI:
        further = {
            hex_
            for step in targets
            for hex_ in NEIGHBOURS[step]
            if hex_ != origin and state.terrain[hex_] != EMPTY
        }
        targets = list(further.union(targets))
    return sorted(targets)


def check_migration(state: State, pending: Pending, move: Migration, report: Report) -> None:
    """Sheet 7.10. Each cube moves once: what leaves a tile was there before (row 20)."""
    limit = MIGRATION_LIMITS[space_of(pending)]
    total = sum(walk.count for walk in move.walks)
    if total > limit:
        report(
            "DS0612",
            several(
                total,
                "{count} species migrate; the space {space} allows {limit}",
                "{count} species migrate; the space {space} allows {limit}",
                space=pending.space,
                limit=limit,
            ),
            field=("walks",),
        )
    leaving: dict[int, int] = {}
    seen: set[tuple[str, str]] = set()
    for number, walk in enumerate(move.walks):
        field = ("walks", number)
        if (walk.origin, walk.target) in seen:
            report("DS0605", say("{walk} is written twice", walk=f"{walk.origin}-{walk.target}"), field=field)
        seen.add((walk.origin, walk.target))
        origin, target = HEX[walk.origin], HEX[walk.target]
        _check_step(state, pending.actor, origin, target, field, report)
        leaving[origin] = leaving.get(origin, 0) + walk.count
        if walk.count < 1:
            report("DS0606", say("a number of species is 1 or more"), field=field)
        else:
            check_count(state, pending.actor, origin, leaving[origin], field, report)


def _check_step(
    state: State, animal: int, origin: int, target: int, field: tuple[str | int, ...], report: Report
) -> None:
    about = (on_hex(target),)
    if state.terrain[target] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=HEXES[target]), field=field, about=about)
        return
    steps = distance(origin, target)
    reach = 2 if animal == BI else 1
    if not 1 <= steps <= reach:
        report(
            "DS0613",
            _too_far(animal, HEXES[origin], HEXES[target], steps),
            field=field,
        )
    elif steps == 2 and all(state.terrain[hex_] == EMPTY for hex_ in _between(origin, target)):
        between = _between(origin, target)
        report(
            "DS0614",
            say(
                "between {origin} and {target} there is no tile; birds don't cross empty hexes",
                origin=HEXES[origin],
                target=HEXES[target],
            ),
            field=field,
            about=tuple(on_hex(hex_) for hex_ in between),
        )


def _too_far(animal: int, origin: str, target: str, steps: int) -> Message:
    if animal == BI:
        return say(
            "{target} is {steps} away from {origin}; {animal:the} migrates up to two tiles",
            target=target,
            steps=steps,
            origin=origin,
            animal=animal_name(animal),
        )
    return say(
        "{target} is {steps} away from {origin}; {animal:the} migrates one tile",
        target=target,
        steps=steps,
        origin=origin,
        animal=animal_name(animal),
    )


def apply_migration(state: State, pending: Pending, move: Migration, events: Events) -> None:
    if not move.walks:
        forgone(state, pending, events)
        return
    for walk in move.walks:
        move_species(state, pending.actor, HEX[walk.origin], HEX[walk.target], walk.count, events)


def compose_migration(state: State, pending: Pending, choose: Chooser) -> Migration:
    """Walks in board order, each pair of tiles once."""
    animal = pending.actor
    left = MIGRATION_LIMITS[space_of(pending)]
    here = {hex_: state.species[hex_ * 6 + animal] for hex_ in range(35) if state.species[hex_ * 6 + animal]}
    pairs = [(origin, target) for origin in here for target in reachable(state, animal, origin)]
    walks: list[Walk] = []
    while left:
        options = [
            (place, count)
            for place, (origin, _) in enumerate(pairs)
            for count in range(1, min(left, here[origin]) + 1)
        ]
        step = choose("walk", [None, *options], options)
        if step is None:
            break
        place, count = step
        origin, target = pairs[place]
        walks.append(Walk(HEXES[origin], HEXES[target], count))
        here[origin] -= count
        left -= count
        pairs = pairs[place + 1 :]
    return Migration(ANIMALS[animal], space_of(pending), tuple(walks))
