"""Dominant Species: the choices of cards about species. Sheet section 11.

Biomass, Catastrophe, Evolution, Fecundity, Fertile, Hibernation, Mass Exodus, Predator.
"""

from __future__ import annotations

from collections import Counter

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import HEX, HEXES, NEIGHBOURS
from dsnotation.games.dominant_species.cards import fecundity_tiles, overcrowded, present_on
from dsnotation.games.dominant_species.competition import check_victim, competition_targets, opponents_on
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS
from dsnotation.games.dominant_species.effects import (
    Events,
    add_species,
    eliminate,
    move_species,
    revive,
    score,
)
from dsnotation.games.dominant_species.moves import (
    Biomass,
    Catastrophe,
    Departure,
    Evolution,
    Fecundity,
    Fertile,
    Hibernation,
    MassExodus,
    Predator,
    Victim,
)
from dsnotation.games.dominant_species.report import animal_name, on_hex, on_species, pool_of
from dsnotation.games.dominant_species.species import check_pool
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, animals_on, hex_names, tiles
from dsnotation.games.dominant_species.wanderlust import tile_neighbours

HIBERNATING_SPECIES = 5
EVOLVING_SPECIES = 2


# The codes for "strikes there only" and "strikes all of them".
CODES = {
    "Biomass": ("DS0905", "DS0906"),
    "Catastrophe": ("DS0924", "DS0925"),
    "Predator": ("DS0922", "DS0923"),
}


def check_one_each(state: State, hexes: list[int], victims: tuple[Victim, ...], card: str, report: Report) -> None:
    """Reports unless there is exactly one victim on each of the tiles, and it is there."""
    only, every = CODES[card]
    seen: set[int] = set()
    for number, victim in enumerate(victims):
        field, hex_ = ("victims", number), HEX[victim.hex]
        about = (on_hex(hex_),)
        if hex_ not in hexes:
            names = hex_names(hexes)
            report(
                only,
                say("{card} does nothing on {hex}", card=card, hex=victim.hex),
                field=field,
                about=about,
                hints=(say("it strikes {hexes}", hexes=names),),
            )
        elif hex_ in seen:
            report("DS0605", say("{hex} is written twice", hex=victim.hex), field=field)
        elif not state.species[hex_ * 6 + ANIMAL[victim.animal]]:
            report(
                "DS0704",
                say(
                    "{animal:the} has no species on {hex}",
                    animal=animal_name(ANIMAL[victim.animal]),
                    hex=victim.hex,
                ),
                field=field,
                about=(on_species(hex_, ANIMAL[victim.animal]),),
                hints=(say("on {hex}: {present}", hex=victim.hex, present=present_on(state, hex_)),),
            )
        seen.add(hex_)
    missing = [hex_ for hex_ in hexes if hex_ not in seen]
    if missing:
        report(
            every,
            say("{card} needs a victim on {hexes} too", card=card, hexes=hex_names(missing)),
            field=("victims",),
            about=tuple(on_hex(hex_) for hex_ in missing),
            hints=tuple(
                say("on {hex}: {present}", hex=HEXES[hex_], present=present_on(state, hex_)) for hex_ in missing
            ),
        )


def choose_one_each(state: State, hexes: list[int], choose: Chooser) -> tuple[Victim, ...]:
    """One victim on each tile, any animal."""
    return tuple(
        choose(
            f"victim on {HEXES[hex_]}",
            [Victim(HEXES[hex_], ANIMALS[animal]) for animal in animals_on(state, hex_)],
        )
        for hex_ in hexes
    )


def _eliminate_all(state: State, victims: tuple[Victim, ...], card: str, events: Events) -> None:
    for victim in victims:
        eliminate(state, ANIMAL[victim.animal], HEX[victim.hex], 1, card, events)


# Biomass ---------------------------------------------------------------------------------------------------


def check_biomass(state: State, pending: Pending, move: Biomass, report: Report) -> None:
    """Row 39a: all tiles with more species than elements, judged at once, and no other."""
    check_one_each(state, overcrowded(state), move.victims, "Biomass", report)


def apply_biomass(state: State, pending: Pending, move: Biomass, events: Events) -> None:
    _eliminate_all(state, move.victims, "Biomass", events)


def compose_biomass(state: State, pending: Pending, choose: Chooser) -> Biomass:
    return Biomass(ANIMALS[pending.actor], choose_one_each(state, overcrowded(state), choose))


# Catastrophe -----------------------------------------------------------------------------------------------


def _struck_around(state: State, hex_: int) -> list[int]:
    return sorted(other for other in tile_neighbours(state, hex_) if animals_on(state, other))


def check_catastrophe(state: State, pending: Pending, move: Catastrophe, report: Report) -> None:
    """All but one on the tile, one on each adjacent tile with species."""
    hex_ = HEX[move.hex]
    about = (on_hex(hex_),)
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=("hex",), about=about)
        return
    here = animals_on(state, hex_)
    hints = (say("on {hex}: {present}", hex=move.hex, present=present_on(state, hex_)),)
    if move.survivor is None:
        if here:
            report(
                "DS0910",
                say("Catastrophe must say whose species survives on {hex}", hex=move.hex),
                field=("hex",),
                about=about,
                hints=hints,
            )
    elif ANIMAL[move.survivor] not in here:
        report(
            "DS0704",
            say("{animal:the} has no species on {hex}", animal=animal_name(ANIMAL[move.survivor]), hex=move.hex),
            field=("survivor",),
            about=about,
            hints=hints,
        )
    check_one_each(state, _struck_around(state, hex_), move.victims, "Catastrophe", report)


def apply_catastrophe(state: State, pending: Pending, move: Catastrophe, events: Events) -> None:
    hex_ = HEX[move.hex]
    for animal in animals_on(state, hex_):
        survives = move.survivor is not None and animal == ANIMAL[move.survivor]
        dying = state.species[hex_ * 6 + animal] - survives
        if dying:
            eliminate(state, animal, hex_, dying, "Catastrophe", events)
    _eliminate_all(state, move.victims, "Catastrophe", events)


def compose_catastrophe(state: State, pending: Pending, choose: Chooser) -> Catastrophe:
    hex_ = choose("hex", tiles(state))
    here = [ANIMALS[animal] for animal in animals_on(state, hex_)]
    survivor = choose("survivor", here) if here else None
    victims = choose_one_each(state, _struck_around(state, hex_), choose)
    return Catastrophe(ANIMALS[pending.actor], HEXES[hex_], survivor, victims)


# Evolution -------------------------------------------------------------------------------------------------


def _evolution_limit(state: State, actor: int) -> int:
    """Row 34: a replaced species needs one from the pool."""
    if state.options.evolution_empty_pool == "kill-only":
        return EVOLVING_SPECIES
    return min(EVOLVING_SPECIES, state.pool[actor])


def check_evolution(state: State, pending: Pending, move: Evolution, report: Report) -> None:
    """Rows 32 to 34: up to two different opposing animals."""
    actor = pending.actor
    if len(move.victims) > EVOLVING_SPECIES:
        report("DS0911", say("Evolution replaces species of up to two animals"), field=("victims",))
    elif len(move.victims) > _evolution_limit(state, actor):
        report(
            "DS0604",
            several(
                state.pool[actor],
                "{animal:the} has {count} species in the gene pool",
                "{animal:the} has {count} species in the gene pool",
                animal=animal_name(actor),
            ),
            field=("victims",),
            about=(pool_of(actor),),
        )
    animals: list[str] = []
    for number, victim in enumerate(move.victims):
        field = ("victims", number)
        if victim.animal in animals:
            report("DS0912", say("Evolution takes two different animals"), field=field)
        animals.append(victim.animal)
        check_victim(state, actor, victim, field, report)


def apply_evolution(state: State, pending: Pending, move: Evolution, events: Events) -> None:
    for victim in move.victims:
        hex_ = HEX[victim.hex]
        eliminate(state, ANIMAL[victim.animal], hex_, 1, "Evolution", events)
        if state.pool[pending.actor]:
            add_species(state, pending.actor, hex_, 1, events)


def compose_evolution(state: State, pending: Pending, choose: Chooser) -> Evolution:
    options = [
        Victim(HEXES[hex_], ANIMALS[animal])
        for animal in state.animals
        for hex_ in tiles(state)
        if animal in opponents_on(state, pending.actor, hex_)
    ]
    victims: list[Victim] = []
    for _ in range(_evolution_limit(state, pending.actor)):
        victim = choose("victim", [None, *options], options)
        if victim is None:
            break
        victims.append(victim)
        options = [other for other in options if ANIMAL[other.animal] > ANIMAL[victim.animal]]
    return Evolution(ANIMALS[pending.actor], tuple(victims))


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
                    "{animal:the} has {count} species on {hex}; {moved} are moved",
                    "{animal:the} has {count} species on {hex}; {moved} are moved",
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


# Predator --------------------------------------------------------------------------------------------------


def check_predator(state: State, pending: Pending, move: Predator, report: Report) -> None:
    """One opposing species on each tile where the actor is; compulsory."""
    check_one_each(state, competition_targets(state, pending.actor), move.victims, "Predator", report)
    for number, victim in enumerate(move.victims):
        if ANIMAL[victim.animal] == pending.actor:
            report("DS0705", say("Predator strikes opposing species only"), field=("victims", number))


def apply_predator(state: State, pending: Pending, move: Predator, events: Events) -> None:
    _eliminate_all(state, move.victims, "Predator", events)


def compose_predator(state: State, pending: Pending, choose: Chooser) -> Predator:
    victims = tuple(
        choose(
            f"victim on {HEXES[hex_]}",
            [Victim(HEXES[hex_], ANIMALS[other]) for other in opponents_on(state, pending.actor, hex_)],
        )
        for hex_ in competition_targets(state, pending.actor)
    )
    return Predator(ANIMALS[pending.actor], victims)
