"""Dominant Species: the choices of cards for which species come, go elsewhere or count: Fecundity, Fertile,
Hibernation, Mass Exodus. Sheet section 11."""

from __future__ import annotations

from collections import Counter

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import HEX, HEXES, NEIGHBOURS
from dsnotation.games.dominant_species.cards import fecundity_tiles
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS
from dsnotation.games.dominant_species.effects import Events, add_species, move_species, revive, score
from dsnotation.games.dominant_species.moves import Departure, Fecundity, Fertile, Hibernation, MassExodus
from dsnotation.games.dominant_species.report import animal_name, on_hex, on_species
from dsnotation.games.dominant_species.species import check_pool
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, animals_on, hex_names, tiles
from dsnotation.games.dominant_species.wanderlust import tile_neighbours

HIBERNATING_SPECIES = 5


# Fecundity, Fertile ----------------------------------------------------------------------------------------


def check_fecundity(state: State, pending: Pending, move: Fecundity, report: Report) -> None:
    """Up to one new species on every tile where the actor was before."""
    here = fecundity_tiles(state, pending.actor)
    for number, name in enumerate(move.hexes):
        field = ("hexes", number)
        if HEX[name] not in here:
            _report_absent(state, pending.actor, HEX[name], here, field, report)
        elif name in move.hexes[:number]:
            report("DS0605", say("{hex} is written twice", hex=name), field=field)
    check_pool(state, pending.actor, len(move.hexes), ("hexes",), report)


def _report_absent(
    state: State, actor: int, hex_: int, here: list[int], field: tuple[str | int, ...], report: Report
) -> None:
    report(
        "DS0913",
        say("{animal:the} has no species on {hex}", animal=animal_name(actor), hex=HEXES[hex_]),
        field=field,
        about=(on_species(hex_, actor),),
        hints=(say("it has some on {hexes}", hexes=hex_names(here)) if here else say("it has some on no tile"),),
    )


def apply_fecundity(state: State, pending: Pending, move: Fecundity, events: Events) -> None:
    for name in move.hexes:
        add_species(state, pending.actor, HEX[name], 1, events)


def compose_fecundity(state: State, pending: Pending, choose: Chooser) -> Fecundity:
    left = state.pool[pending.actor]
    hexes = []
    for hex_ in fecundity_tiles(state, pending.actor):
        if left and choose(f"species on {HEXES[hex_]}", [False, True], [True]):
            hexes.append(HEXES[hex_])
            left -= 1
    return Fecundity(ANIMALS[pending.actor], tuple(hexes))


def check_fertile(state: State, pending: Pending, move: Fertile, report: Report) -> None:
    """Row 38: compulsory, on a tile where the actor is."""
    here = fecundity_tiles(state, pending.actor)
    if HEX[move.hex] not in here:
        _report_absent(state, pending.actor, HEX[move.hex], here, ("hex",), report)


def apply_fertile(state: State, pending: Pending, move: Fertile, events: Events) -> None:
    hex_ = HEX[move.hex]
    score(state, pending.actor, sum(state.species[hex_ * 6 : hex_ * 6 + 6]), "Fertile", events, hex_)


def compose_fertile(state: State, pending: Pending, choose: Chooser) -> Fertile:
    hexes = [HEXES[hex_] for hex_ in fecundity_tiles(state, pending.actor)]
    return Fertile(ANIMALS[pending.actor], choose("hex", hexes))


# Hibernation -----------------------------------------------------------------------------------------------


def check_hibernation(state: State, pending: Pending, move: Hibernation, report: Report) -> None:
    """Row 38: zero to five, as many as were eliminated; any tile."""
    actor = pending.actor
    if not 0 <= move.count <= HIBERNATING_SPECIES:
        report(
            "DS0918",
            say("Hibernation brings back up to {limit} species", limit=HIBERNATING_SPECIES),
            field=("count",),
        )
    elif move.count > state.eliminated[actor]:
        report(
            "DS0919",
            several(
                state.eliminated[actor],
                "{animal:the} has {count} eliminated species, not {wanted}",
                "{animal:the} has {count} eliminated species, not {wanted}",
                animal=animal_name(actor),
                wanted=move.count,
            ),
            field=("count",),
            about=(f"eliminated:{ANIMALS[actor]}",),
        )
    if move.hex is None:
        if move.count:
            report("DS0904", say("Hibernation needs a tile"), field=("hex",))
    elif state.terrain[HEX[move.hex]] == EMPTY:
        report(
            "DS0501",
            say("there is no tile on {hex}", hex=move.hex),
            field=("hex",),
            about=(on_hex(HEX[move.hex]),),
        )
    elif not move.count:
        report("DS0606", say("a number of species is 1 or more; none at all is written with -"), field=("count",))


def apply_hibernation(state: State, pending: Pending, move: Hibernation, events: Events) -> None:
    if move.hex is not None:
        revive(state, pending.actor, HEX[move.hex], move.count, events)


def compose_hibernation(state: State, pending: Pending, choose: Chooser) -> Hibernation:
    most = min(HIBERNATING_SPECIES, state.eliminated[pending.actor])
    count = choose("count", range(most + 1), range(1, most + 1))
    hex_ = choose("hex", [HEXES[one] for one in tiles(state)]) if count else None
    return Hibernation(ANIMALS[pending.actor], hex_, count)


# Mass Exodus -----------------------------------------------------------------------------------------------


def check_mass_exodus(state: State, pending: Pending, move: MassExodus, report: Report) -> None:
    """Every species of the tile goes to an adjacent tile."""
    hex_ = HEX[move.hex]
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=("hex",), about=(on_hex(hex_),))
        return
    going: Counter[int] = Counter()
    seen: set[tuple[str, str]] = set()
    for number, departure in enumerate(move.departures):
        field, target = ("departures", number), HEX[departure.target]
        going[ANIMAL[departure.animal]] += departure.count
        if (departure.target, departure.animal) in seen:
            report(
                "DS0605",
                say("{hex} {animal} is written twice", hex=departure.target, animal=departure.animal),
                field=field,
            )
        seen.add((departure.target, departure.animal))
        if departure.count < 1:
            report("DS0606", say("a number of species is 1 or more"), field=field)
        if target not in NEIGHBOURS[hex_]:
            report(
                "DS0920",
                say("{hex} is not adjacent to {other}", hex=departure.target, other=move.hex),
                field=field,
            )
        elif state.terrain[target] == EMPTY:
            report(
                "DS0501",
                say("there is no tile on {hex}", hex=departure.target),
                field=field,
                about=(on_hex(target),),
            )
    for animal in range(6):
        here = state.species[hex_ * 6 + animal]
        if going[animal] != here:
            report(
                "DS0921",
                several(
                    here,
                    "all species leave {hex}: {animal:the} has {count} there, but {moved} are written",
                    "all species leave {hex}: {animal:the} has {count} there, but {moved} are written",
                    animal=animal_name(animal),
                    hex=move.hex,
                    moved=going[animal],
                ),
                field=("departures",),
                about=(on_species(hex_, animal),),
            )


def apply_mass_exodus(state: State, pending: Pending, move: MassExodus, events: Events) -> None:
    for departure in move.departures:
        move_species(
            state, ANIMAL[departure.animal], HEX[move.hex], HEX[departure.target], departure.count, events
        )


def compose_mass_exodus(state: State, pending: Pending, choose: Chooser) -> MassExodus:
    hex_ = choose("hex", tiles(state))
    targets = sorted(tile_neighbours(state, hex_))
    departures = []
    for animal in animals_on(state, hex_):
        left = state.species[hex_ * 6 + animal]
        for target in targets:
            if not left:
                break
            least = left if target == targets[-1] else 0
            count = choose(f"{ANIMALS[animal]} to {HEXES[target]}", range(least, left + 1))
            if count:
                departures.append(Departure(HEXES[target], ANIMALS[animal], count))
                left -= count
    return MassExodus(ANIMALS[pending.actor], HEXES[hex_], tuple(departures))
