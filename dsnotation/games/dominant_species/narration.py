"""Dominant Species: a move told as a sentence, with what it brought about.

Each kind of move has a clause of its own, and events that it tells already; all other events follow in clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dsnotation.core.messages import Message, joined, listed_and, say, several
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species import narration_cards as cards
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import ANIMAL
from dsnotation.games.dominant_species.narration_cards import victims_of
from dsnotation.games.dominant_species.narration_events import clauses
from dsnotation.games.dominant_species.narration_words import (
    ANIMALS,
    CARDS,
    ELEMENT_NAMES,
    TERRAINS,
    action_of,
    disks,
    element_on,
    space_words,
    species_on,
)
from dsnotation.games.dominant_species.report import animal_name, terrain_name
from dsnotation.games.dominant_species.state import State


def narrate(state: State, move: Any, events: Sequence[Any]) -> Message:
    """The move and what it brought about; `state` is the position before it."""
    teller, said = _TELLERS[move.kind]
    rest = [event for event in events if _label(event) not in said and event.kind not in said]
    return say("{clauses}.", clauses=joined([teller(state, move), *clauses(rest)], "; "))


def _label(event: Any) -> str:
    return f"{event.kind}:{getattr(event, 'reason', '')}"


# Chance ----------------------------------------------------------------------------------------------------


def _reveal_tiles(state: State, move: mv.RevealTiles) -> Message:
    shown = [say("{terrain:a}", terrain=TERRAINS[tile]) for tile in move.tiles if tile is not None]
    if not shown:
        return say("The stacks turn up no tile")
    return several(len(shown), "The stacks turn up {tiles}", "The stacks turn up {tiles}", tiles=listed_and(shown))


def _reveal_cards(state: State, move: mv.RevealCards) -> Message:
    if not move.cards:
        return say("No card is turned up")
    return several(
        len(move.cards),
        "The Dominance card {cards} is turned up",
        "The Dominance cards {cards} are turned up",
        cards=listed_and(say("{card}", card=CARDS[card]) for card in move.cards),
    )


def _draw_elements(state: State, move: mv.DrawElements) -> Message:
    return say(
        "The bag gives {adaptation} for Adaptation; {abundance} for Abundance; {wanderlust} for Wanderlust",
        adaptation=disks(move.adaptation),
        abundance=disks(move.abundance),
        wanderlust=disks(move.wanderlust),
    )


def _draw_symbiotic(state: State, move: mv.DrawSymbiotic) -> Message:
    given = [
        say("a {element} element {animal:to-all}", element=ELEMENT_NAMES[one.element], animal=ANIMALS[one.animal])
        for one in move.draws
    ]
    return say("The bag gives {elements}", elements=listed_and(given))


# Planning and initiative -----------------------------------------------------------------------------------


def _place_pawn(state: State, move: mv.PlacePawn) -> Message:
    animal = ANIMALS[move.actor]
    if move.space is None:
        return say("{animal:cap-all} place no more pawns this turn", animal=animal)
    return say("{animal:cap-all} place a pawn on {space}", animal=animal, space=space_words(move.space))


def _initiative(state: State, move: mv.Initiative) -> Message:
    animal, place = ANIMALS[move.actor], state.initiative.index(ANIMAL[move.actor])
    if move.target is None:
        pawn = say("their pawn comes back into the hand")
    else:
        pawn = say("their pawn goes on to {space}", space=space_words(move.target))
    if move.swap and place:
        return say(
            "{animal:cap-all} move ahead {other:of-all} in initiative order, and {pawn}",
            animal=animal,
            other=animal_name(state.initiative[place - 1]),
            pawn=pawn,
        )
    return say("{animal:cap-all} keep their place in initiative order, and {pawn}", animal=animal, pawn=pawn)


def _forgo(move: Any) -> Message:
    return say("{animal:cap-all} forgo {action:cap-}", animal=ANIMALS[move.actor], action=action_of(move.space))


# Elements --------------------------------------------------------------------------------------------------


def _adaptation(state: State, move: mv.Adaptation) -> Message:
    if move.element is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} adapt to {element}", animal=ANIMALS[move.actor], element=ELEMENT_NAMES[move.element]
    )


def _regression(state: State, move: mv.Regression) -> Message:
    if move.element is None:
        return say("{animal:cap-all} save nothing from Regression", animal=ANIMALS[move.actor])
    return say(
        "{animal:cap-all} save their {element} from Regression",
        animal=ANIMALS[move.actor],
        element=ELEMENT_NAMES[move.element],
    )


def _abundance(state: State, move: mv.Abundance) -> Message:
    if move.element is None or move.corner is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} place {element}",
        animal=ANIMALS[move.actor],
        element=element_on(move.element, move.corner),
    )


def _wasteland(state: State, move: mv.Wasteland) -> Message:
    if move.element is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} take a {element} element out of Wasteland",
        animal=ANIMALS[move.actor],
        element=ELEMENT_NAMES[move.element],
    )


def _depletion(state: State, move: mv.Depletion) -> Message:
    if move.element is None or move.corner is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} remove {element}",
        animal=ANIMALS[move.actor],
        element=element_on(move.element, move.corner),
    )


# Tiles -----------------------------------------------------------------------------------------------------


def _glaciation(state: State, move: mv.Glaciation) -> Message:
    if move.hex is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} turn {terrain:obj} on {hex} into tundra",
        animal=ANIMALS[move.actor],
        terrain=terrain_name(state.terrain[HEX[move.hex]]),
        hex=move.hex,
    )


def _wanderlust(state: State, move: mv.Wanderlust) -> Message:
    if move.tile is None or move.hex is None:
        return _forgo(move)
    if move.element is None or move.corner is None:
        return say(
            "{animal:cap-all} explore: they place {terrain:a} on {hex}",
            animal=ANIMALS[move.actor],
            terrain=TERRAINS[move.tile],
            hex=move.hex,
        )
    return say(
        "{animal:cap-all} explore: they place {terrain:a} on {hex} and {element}",
        animal=ANIMALS[move.actor],
        terrain=TERRAINS[move.tile],
        hex=move.hex,
        element=element_on(move.element, move.corner),
    )


def _tile_migration(state: State, move: mv.TileMigration) -> Message:
    if not move.arrivals:
        return say("Nobody moves onto the new tile")
    came: dict[str, list[Message]] = {}
    for one in move.arrivals:
        came.setdefault(one.animal, []).append(say("{count} from {hex}", count=one.count, hex=one.origin))
    animals = [
        say("{animal:all} ({species})", animal=ANIMALS[animal], species=joined(species))
        for animal, species in came.items()
    ]
    return say("Onto the new tile come {animals}", animals=listed_and(animals))


def _domination(state: State, move: mv.Domination) -> Message:
    if move.hex is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} choose {terrain:obj} on {hex} for scoring",
        animal=ANIMALS[move.actor],
        terrain=terrain_name(state.terrain[HEX[move.hex]]),
        hex=move.hex,
    )


# Species ---------------------------------------------------------------------------------------------------


def _speciation(state: State, move: mv.Speciation) -> Message:
    if move.element is None or move.corner is None:
        return _forgo(move)
    return say(
        "{animal:cap-all} place {species} around the {element} element on {corner}",
        animal=ANIMALS[move.actor],
        species=listed_and(species_on(one.hex, one.count) for one in move.placements),
        element=ELEMENT_NAMES[move.element],
        corner=move.corner,
    )


def _free_speciation(state: State, move: mv.FreeSpeciation) -> Message:
    animal = ANIMALS[move.actor]
    if move.hex is None:
        return say("{animal:cap-all} forgo their free species", animal=animal)
    return say("{animal:cap-all} place their free species on {hex}", animal=animal, hex=move.hex)


def _migration(state: State, move: mv.Migration) -> Message:
    if not move.walks:
        return _forgo(move)
    walks = [
        several(
            one.count,
            "{count} species from {origin} to {target}",
            "{count} species from {origin} to {target}",
            origin=one.origin,
            target=one.target,
        )
        for one in move.walks
    ]
    return say("{animal:cap-all} move {species}", animal=ANIMALS[move.actor], species=listed_and(walks))


def _competition(state: State, move: mv.Competition) -> Message:
    if not move.victims:
        return _forgo(move)
    return say(
        "{animal:cap-all} eliminate {species}", animal=ANIMALS[move.actor], species=victims_of(move.victims)
    )


def _free_competition(state: State, move: mv.FreeCompetition) -> Message:
    animal = ANIMALS[move.actor]
    if move.victim is None:
        return say("{animal:cap-all} forgo their free competition", animal=animal)
    return say(
        "{animal:cap-all} eliminate {species} in their free competition",
        animal=animal,
        species=victims_of([move.victim]),
    )


def _save_mammal(state: State, move: mv.SaveMammal) -> Message:
    animal = ANIMALS[move.actor]
    if move.hex is None:
        return say("{animal:cap-all} save no species", animal=animal)
    return say("{animal:cap-all} save a species on {hex}", animal=animal, hex=move.hex)


def _claim(state: State, move: mv.Claim) -> Message:
    if move.actor == "all":
        return say("Nobody dominates {hex} any more", hex=move.hex)
    return say("{animal:cap-all} claim dominance of {hex}", animal=ANIMALS[move.actor], hex=move.hex)


Teller = Callable[[State, Any], Message]

# Kind of move -> how it is told, and the events (some with their reason) that this tells.
_TELLERS: dict[str, tuple[Teller, frozenset[str]]] = {
    "reveal-tiles": (_reveal_tiles, frozenset({"tiles-revealed"})),
    "reveal-cards": (_reveal_cards, frozenset({"cards-revealed"})),
    "draw-elements": (_draw_elements, frozenset()),
    "draw-symbiotic": (_draw_symbiotic, frozenset({"element-gained"})),
    "place-pawn": (_place_pawn, frozenset({"pawn-placed", "planning-passed"})),
    "initiative": (_initiative, frozenset({"initiative-swapped", "pawn-placed", "action-forgone"})),
    "adaptation": (_adaptation, frozenset({"element-gained", "action-forgone"})),
    "regression": (_regression, frozenset({"element-spared", "action-forgone"})),
    "abundance": (_abundance, frozenset({"element-placed", "action-forgone"})),
    "wasteland": (_wasteland, frozenset({"element-discarded", "action-forgone"})),
    "depletion": (_depletion, frozenset({"element-removed:depletion", "action-forgone"})),
    "glaciation": (_glaciation, frozenset({"tile-glaciated", "action-forgone"})),
    "speciation": (_speciation, frozenset({"species-added", "action-forgone"})),
    "free-speciation": (_free_speciation, frozenset({"species-added", "action-forgone"})),
    "wanderlust": (_wanderlust, frozenset({"tile-placed", "element-placed", "action-forgone"})),
    "tile-migration": (_tile_migration, frozenset({"species-moved"})),
    "migration": (_migration, frozenset({"species-moved", "action-forgone"})),
    "competition": (_competition, frozenset({"species-eliminated:competition", "action-forgone"})),
    "free-competition": (_free_competition, frozenset({"species-eliminated:competition", "action-forgone"})),
    "domination": (_domination, frozenset({"action-forgone"})),
    "take-card": (cards.take_card, frozenset({"card-taken"})),
    "aquatic": (cards.aquatic, frozenset({"element-placed", "species-added"})),
    "biomass": (cards.one_on_each, frozenset({"species-eliminated:Biomass"})),
    "blight": (cards.blight, frozenset()),
    "catastrophe": (cards.catastrophe, frozenset()),
    "evolution": (cards.evolution, frozenset({"species-eliminated:Evolution", "species-added"})),
    "fecundity": (cards.fecundity, frozenset({"species-added"})),
    "fertile": (cards.fertile, frozenset()),
    "habitat": (cards.habitat, frozenset({"element-placed"})),
    "hibernation": (cards.hibernation, frozenset({"species-revived"})),
    "ice-sheet": (cards.ice_sheet, frozenset({"tile-glaciated"})),
    "instinct": (cards.instinct, frozenset({"pawn-placed"})),
    "mass-exodus": (cards.mass_exodus, frozenset({"species-moved"})),
    "metamorphosis": (cards.metamorphosis, frozenset({"element-lost:Metamorphosis", "element-gained"})),
    "predator": (cards.one_on_each, frozenset({"species-eliminated:Predator"})),
    "lose": (cards.lose, frozenset({"element-lost:Disease", "element-lost:Immigrants", "pawn-lost"})),
    "save-mammal": (_save_mammal, frozenset({"species-saved"})),
    "claim": (_claim, frozenset({"dominance-claimed"})),
}
