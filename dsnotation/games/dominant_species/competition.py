"""Dominant Species: Competition. Sheet 7.11."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import joined, say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    COMPETITION_TERRAINS,
    TERRAIN_WORDS,
    TERRAINS,
)
from dsnotation.games.dominant_species.effects import Events, eliminate
from dsnotation.games.dominant_species.elements import forgone, space_of
from dsnotation.games.dominant_species.moves import Competition, FreeCompetition, Victim
from dsnotation.games.dominant_species.report import animal_name, ground_of, on_hex, on_species, terrain_name
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, hex_names


def opponents_on(state: State, animal: int, hex_: int) -> list[int]:
    """Opposing animals with species on a tile: every other animal (sheet 5, Opposing)."""
    base = hex_ * 6
    return [other for other in state.animals if other != animal and state.species[base + other]]


def competition_targets(state: State, animal: int, terrain: int | None = None) -> list[int]:
    """Tiles (of a terrain) where the animal and an opposing one have species."""
    return [
        hex_
        for hex_, there in enumerate(state.terrain)
        if there != EMPTY
        and (terrain is None or there == terrain)
        and state.species[hex_ * 6 + animal]
        and opponents_on(state, animal, hex_)
    ]


def check_victim(state: State, animal: int, victim: Victim, field: tuple[str | int, ...], report: Report) -> None:
    """Reports a victim that is the actor's own or not there."""
    hex_, prey = HEX[victim.hex], ANIMAL[victim.animal]
    if prey == animal:
        report(
            "DS0705", say("{animal:the} can't eliminate its own species", animal=animal_name(animal)), field=field
        )
    elif not state.species[hex_ * 6 + prey]:
        present = [ANIMALS[other] for other in state.animals if state.species[hex_ * 6 + other]]
        elsewhere = [other for other in range(35) if state.species[other * 6 + prey]]
        there = joined(present) if present else say("no species")
        hints = [say("on {hex}: {present}", hex=victim.hex, present=there)]
        if elsewhere:
            hints.append(say("{animal} has species on {hexes}", animal=victim.animal, hexes=hex_names(elsewhere)))
        report(
            "DS0704",
            say("{animal:the} has no species on {hex}", animal=animal_name(prey), hex=victim.hex),
            field=field,
            about=(on_species(hex_, prey),),
            hints=tuple(hints),
        )


def _check_presence(
    state: State,
    animal: int,
    hex_: int,
    terrains: tuple[int, ...],
    field: tuple[str | int, ...],
    report: Report,
) -> None:
    if not state.species[hex_ * 6 + animal]:
        elsewhere = [tile for tile in competition_targets(state, animal) if state.terrain[tile] in terrains]
        report(
            "DS0703",
            say(
                "{animal:the} has no species on {hex} and can't compete there",
                animal=animal_name(animal),
                hex=HEXES[hex_],
            ),
            field=field,
            about=(on_species(hex_, animal),),
            hints=(say("it can compete on {hexes}", hexes=hex_names(elsewhere)),) if elsewhere else (),
        )


def check_competition(state: State, pending: Pending, move: Competition, report: Report) -> None:
    """Sheet 7.11: up to one tile of each of the space's three terrains."""
    terrains = COMPETITION_TERRAINS[space_of(pending)]
    used: dict[int, str] = {}
    for number, victim in enumerate(move.victims):
        field, hex_ = ("victims", number), HEX[victim.hex]
        terrain = state.terrain[hex_]
        if terrain not in terrains:
            report(
                "DS0701",
                say(
                    "{hex} is {ground}; {space} is for {terrains}",
                    hex=victim.hex,
                    ground=ground_of(terrain),
                    space=pending.space,
                    terrains=joined(map(terrain_name, terrains)),
                ),
                field=field,
                about=(on_hex(hex_),),
            )
        elif victim.hex in used.values():
            report("DS0706", say("{hex} is written twice", hex=victim.hex), field=field)
        elif terrain in used:
            report(
                "DS0702",
                say(
                    "{hex} and {other} are both {terrain}; one tile of each terrain",
                    hex=victim.hex,
                    other=used[terrain],
                    terrain=terrain_name(terrain),
                ),
                field=field,
                about=(on_hex(hex_), f"hex:{used[terrain]}"),
            )
        used.setdefault(terrain, victim.hex)
        _check_presence(state, pending.actor, hex_, terrains, field, report)
        check_victim(state, pending.actor, victim, field, report)


def apply_competition(state: State, pending: Pending, move: Competition, events: Events) -> None:
    if not move.victims:
        forgone(state, pending, events)
        return
    for victim in move.victims:
        eliminate(state, ANIMAL[victim.animal], HEX[victim.hex], 1, "competition", events)


def victims_on(state: State, animal: int, hexes: list[int]) -> list[Victim]:
    """Every opposing species that could be eliminated on some tiles."""
    return [Victim(HEXES[hex_], ANIMALS[other]) for hex_ in hexes for other in opponents_on(state, animal, hex_)]


def compose_competition(state: State, pending: Pending, choose: Chooser) -> Competition:
    animal = pending.actor
    victims = []
    for terrain in COMPETITION_TERRAINS[space_of(pending)]:
        options = victims_on(state, animal, competition_targets(state, animal, terrain))
        if options:
            chosen = choose(f"victim on {TERRAIN_WORDS[TERRAINS[terrain]]}", [None, *options], options)
            if chosen is not None:
                victims.append(chosen)
    return Competition(ANIMALS[animal], space_of(pending), tuple(victims))


# The arachnid's free competition ---------------------------------------------------------------------------


def check_free_competition(state: State, pending: Pending, move: FreeCompetition, report: Report) -> None:
    """Sheet 7.11: one tile of any terrain (row 23)."""
    if move.victim is not None:
        anywhere = tuple(range(len(TERRAINS)))
        _check_presence(state, pending.actor, HEX[move.victim.hex], anywhere, ("victim",), report)
        check_victim(state, pending.actor, move.victim, ("victim",), report)


def apply_free_competition(state: State, pending: Pending, move: FreeCompetition, events: Events) -> None:
    if move.victim is None:
        forgone(state, pending, events)
        return
    victim = move.victim
    eliminate(state, ANIMAL[victim.animal], HEX[victim.hex], 1, "competition", events)


def compose_free_competition(state: State, pending: Pending, choose: Chooser) -> FreeCompetition:
    options = victims_on(state, pending.actor, competition_targets(state, pending.actor))
    return FreeCompetition(ANIMALS[pending.actor], choose("victim", [None, *options], options))
