"""Dominant Species: the choices of cards that strike species: Biomass, Catastrophe, Evolution, Predator. Sheet
section 11."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.cards import overcrowded, present_on
from dsnotation.games.dominant_species.competition import check_victim, competition_targets, opponents_on
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS
from dsnotation.games.dominant_species.effects import Events, add_species, eliminate
from dsnotation.games.dominant_species.moves import Biomass, Catastrophe, Evolution, Predator, Victim
from dsnotation.games.dominant_species.report import animal_name, on_hex, on_species, pool_of
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, animals_on, hex_names, tiles
from dsnotation.games.dominant_species.wanderlust import tile_neighbours

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
                "{animal:the} has {count} species in the gene pool, not {wanted}",
                "{animal:the} has {count} species in the gene pool, not {wanted}",
                animal=animal_name(actor),
                wanted=len(move.victims),
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
