"""Dominant Species: what moves bring about, told in clauses. Small letters, no full stop.

Events of one kind and one cause that follow each other are one clause: what Extinction takes from six tiles is
told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from dsnotation.core.messages import Message, joined, listed_and, listed_clauses, say, several
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species import names
from dsnotation.games.dominant_species.components import ANIMALS as FOOD_CHAIN
from dsnotation.games.dominant_species.components import BOXES
from dsnotation.games.dominant_species.narration_words import (
    ANIMALS,
    ELEMENT_NAMES,
    disks,
    element_on,
    space_words,
    species_of,
)

# What the next sentence tells, or the heading above it.
UNTOLD = frozenset({"pawn-taken", "phase-began"})
_REFILLED = frozenset(BOXES) - {"reg", "was", "dep"}


def clauses(events: Sequence[Any]) -> list[Message]:
    """Clauses for the events, in their order."""
    told = [event for event in events if event.kind not in UNTOLD]
    found: list[Message] = []
    for (kind, _), group in groupby(told, key=_cause):
        found += _TELLERS[kind](list(group))
    return found


def _cause(event: Any) -> tuple[str, str]:
    """What events have in common that are told together. The holder of Survival goes with what the card pays."""
    if event.kind == "survival-held":
        return "points-scored", "survival"
    return event.kind, getattr(event, "reason", "")


# Points ----------------------------------------------------------------------------------------------------


def _points(events: Sequence[Any]) -> list[Message]:
    scored = [event for event in events if isinstance(event, ev.PointsScored)]
    held = [event for event in events if isinstance(event, ev.SurvivalHeld)]
    if held:
        return [_survival(held[0], scored)]
    if scored[0].reason == "final scoring":
        totals: dict[str, int] = {}
        for event in scored:
            totals[event.animal] = totals.get(event.animal, 0) + event.points
        given = [
            several(points, "{count} VP {animal:to-all}", "{count} VP {animal:to-all}", animal=ANIMALS[animal])
            for animal, points in sorted(totals.items(), key=_in_food_chain)
        ]
        return [say("the final scoring gives {points}", points=listed_and(given))]
    return [listed_clauses(_change(event) for event in scored)]


def _in_food_chain(total: tuple[str, int]) -> int:
    return FOOD_CHAIN.index(total[0])


def _change(event: ev.PointsScored) -> Message:
    animal = ANIMALS[event.animal]
    if event.points < 0:
        return several(
            -event.points, "{animal:all} lose {count} VP", "{animal:all} lose {count} VP", animal=animal
        )
    return several(event.points, "{animal:all} score {count} VP", "{animal:all} score {count} VP", animal=animal)


def _survival(held: ev.SurvivalHeld, scored: Sequence[ev.PointsScored]) -> Message:
    if held.animal is None:
        return say("nobody holds the Survival card")
    animal = ANIMALS[held.animal]
    if not scored:
        return say("{animal:all} hold the Survival card", animal=animal)
    return several(
        scored[0].points,
        "{animal:all} hold the Survival card and score {count} VP",
        "{animal:all} hold the Survival card and score {count} VP",
        animal=animal,
    )


# Pawns -----------------------------------------------------------------------------------------------------


def _pawns_placed(events: Sequence[ev.PawnPlaced]) -> list[Message]:
    return [
        say("{animal:all} place a pawn on {space}", animal=ANIMALS[one.animal], space=space_words(one.space))
        for one in events
    ]


def _passed(events: Sequence[ev.PlanningPassed]) -> list[Message]:
    return [say("{animal:all} place no more pawns this turn", animal=ANIMALS[one.animal]) for one in events]


def _pawns_shifted(events: Sequence[ev.PawnShifted]) -> list[Message]:
    return [
        say(
            "the pawn {animal:of-all} moves from {origin} to {target}",
            animal=ANIMALS[one.animal],
            origin=one.origin,
            target=one.target,
        )
        for one in events
    ]


def _pawns_gained(events: Sequence[ev.PawnGained]) -> list[Message]:
    if len(events) == 1:
        return [say("{animal:all} get a new action pawn", animal=ANIMALS[events[0].animal])]
    animals = listed_and(say("{animal:all}", animal=ANIMALS[one.animal]) for one in events)
    return [say("{animals} get a new action pawn each", animals=animals)]


def _pawns_lost(events: Sequence[ev.PawnLost]) -> list[Message]:
    return [
        say("{animal:all} lose an action pawn", animal=ANIMALS[one.animal])
        if one.space is None
        else say(
            "{animal:all} lose their pawn on {space}", animal=ANIMALS[one.animal], space=space_words(one.space)
        )
        for one in events
    ]


def _swapped(events: Sequence[ev.InitiativeSwapped]) -> list[Message]:
    return [
        say(
            "{animal:all} move ahead {other:of-all} in initiative order",
            animal=ANIMALS[one.forward],
            other=ANIMALS[one.back],
        )
        for one in events
    ]


# Elements --------------------------------------------------------------------------------------------------


def _elements_gained(events: Sequence[ev.ElementGained]) -> list[Message]:
    return [
        say(
            "{animal:all} gain a {element} element", animal=ANIMALS[one.animal], element=ELEMENT_NAMES[one.element]
        )
        for one in events
    ]


def _elements_lost(events: Sequence[ev.ElementLost]) -> list[Message]:
    by_animal: dict[str, list[str]] = {}
    for one in events:
        by_animal.setdefault(one.animal, []).append(one.element)
    lost = [
        say("{animal:all} lose {elements}", animal=ANIMALS[animal], elements=disks(elements))
        for animal, elements in by_animal.items()
    ]
    if events[0].reason == "regression":
        return [say("in Regression {losses}", losses=listed_clauses(lost))]
    return [listed_clauses(lost)]


def _spared(events: Sequence[ev.ElementSpared]) -> list[Message]:
    return [
        say("{animal:all} are spared {element}", animal=ANIMALS[one.animal], element=ELEMENT_NAMES[one.element])
        for one in events
    ]


def _elements_placed(events: Sequence[ev.ElementPlaced]) -> list[Message]:
    return [
        say("a {element} element goes onto {corner}", element=ELEMENT_NAMES[one.element], corner=one.corner)
        for one in events
    ]


def _elements_removed(events: Sequence[ev.ElementRemoved]) -> list[Message]:
    removed = listed_and(element_on(one.element, one.corner) for one in events)
    if events[0].reason == "wasteland":
        return [say("Wasteland clears {elements} from the tundra", elements=removed)]
    return [
        several(
            len(events),
            "{elements} goes back into the bag",
            "{elements} go back into the bag",
            elements=removed,
        )
    ]


def _discarded(events: Sequence[ev.ElementDiscarded]) -> list[Message]:
    return [
        say("a {element} element goes out of Wasteland into the bag", element=ELEMENT_NAMES[one.element])
        for one in events
    ]


def _boxes(events: Sequence[ev.BoxFilled]) -> list[Message]:
    """The boxes at the end of a turn; those that the bag fills are told where it is drawn."""
    held = [
        say("{elements} in {box:cap-}", elements=disks(one.elements), box=names.ACTIONS[one.box])
        for one in events
        if one.box not in _REFILLED and one.elements
    ]
    return [say("the boxes now hold {boxes}", boxes=listed_and(held))] if held else []


# Earth -----------------------------------------------------------------------------------------------------


def _tiles_placed(events: Sequence[ev.TilePlaced]) -> list[Message]:
    return [say("{terrain:a} is placed on {hex}", terrain=names.TERRAINS[one.tile], hex=one.hex) for one in events]


def _glaciated(events: Sequence[ev.TileGlaciated]) -> list[Message]:
    return [
        say("{terrain:the} on {hex} becomes tundra", terrain=names.TERRAINS[one.was], hex=one.hex)
        for one in events
    ]


# Species ---------------------------------------------------------------------------------------------------


def _added(events: Sequence[ev.SpeciesAdded]) -> list[Message]:
    return [say("there are {species} more", species=species_of(one.animal, one.hex, one.count)) for one in events]


def _moved(events: Sequence[ev.SpeciesMoved]) -> list[Message]:
    return [
        several(
            one.count,
            "{count} species {animal:of-all} moves from {origin} to {target}",
            "{count} species {animal:of-all} move from {origin} to {target}",
            animal=ANIMALS[one.animal],
            origin=one.origin,
            target=one.target,
        )
        for one in events
    ]


def _eliminated(events: Sequence[ev.SpeciesEliminated]) -> list[Message]:
    """Animal by animal, in the order in which they are hit."""
    by_animal: dict[str, list[tuple[str, int]]] = {}
    for one in events:
        by_animal.setdefault(one.animal, []).append((one.hex, one.count))
    losses = listed_clauses(_loss(animal, places) for animal, places in by_animal.items())
    return [say("in Extinction {losses}", losses=losses) if events[0].reason == "extinction" else losses]


def _loss(animal: str, places: Sequence[tuple[str, int]]) -> Message:
    total = sum(count for _, count in places)
    if len(places) == 1:
        return several(
            total,
            "{animal:all} lose {count} species on {hex}",
            "{animal:all} lose {count} species on {hex}",
            animal=ANIMALS[animal],
            hex=places[0][0],
        )
    return several(
        total,
        "{animal:all} lose {count} species ({places})",
        "{animal:all} lose {count} species ({places})",
        animal=ANIMALS[animal],
        places=joined(say("{count} on {hex}", count=count, hex=hex_) for hex_, count in places),
    )


def _returned(events: Sequence[ev.SpeciesReturned]) -> list[Message]:
    species = listed_and(species_of(one.animal, one.hex, one.count) for one in events)
    total = sum(one.count for one in events)
    return [
        several(
            total,
            "{species} goes back to the gene pool",
            "{species} go back to the gene pool",
            species=species,
        )
    ]


def _revived(events: Sequence[ev.SpeciesRevived]) -> list[Message]:
    return [say("{species} come back", species=species_of(one.animal, one.hex, one.count)) for one in events]


def _saved(events: Sequence[ev.SpeciesSaved]) -> list[Message]:
    return [say("{animal:all} save a species on {hex}", animal=ANIMALS[one.animal], hex=one.hex) for one in events]


# Cards and dominance ---------------------------------------------------------------------------------------


def _cards_taken(events: Sequence[ev.CardTaken]) -> list[Message]:
    return [
        say("{animal:all} take the card {card}", animal=ANIMALS[one.animal], card=names.CARDS[one.card])
        for one in events
    ]


def _claimed(events: Sequence[ev.DominanceClaimed]) -> list[Message]:
    return [say("{animal:all} now dominate {hex}", animal=ANIMALS[one.animal], hex=one.hex) for one in events]


def _cones_lost(events: Sequence[ev.DominanceLost]) -> list[Message]:
    return [
        say("{animal:all} lose their cone on {hex}", animal=ANIMALS[one.animal], hex=one.hex) for one in events
    ]


def _forgone(events: Sequence[ev.ActionForgone]) -> list[Message]:
    return [
        say("{animal:all} forgo {space}", animal=ANIMALS[one.animal], space=space_words(one.space))
        for one in events
    ]


def _ended(events: Sequence[ev.GameEnded]) -> list[Message]:
    if events[0].reason == "all-extinct":
        return [say("with no species left the game ends")]
    return [say("the Ice Age ends the game")]


def _nothing(events: Sequence[Any]) -> list[Message]:
    return []


_TELLERS: dict[str, Callable[[Any], list[Message]]] = {
    "points-scored": _points,
    "pawn-placed": _pawns_placed,
    "planning-passed": _passed,
    "pawn-shifted": _pawns_shifted,
    "pawn-gained": _pawns_gained,
    "pawn-lost": _pawns_lost,
    "initiative-swapped": _swapped,
    "element-gained": _elements_gained,
    "element-lost": _elements_lost,
    "element-spared": _spared,
    "element-placed": _elements_placed,
    "element-removed": _elements_removed,
    "element-discarded": _discarded,
    "box-filled": _boxes,
    "tiles-revealed": _nothing,  # chance is told by its move
    "cards-revealed": _nothing,
    "tile-placed": _tiles_placed,
    "tile-glaciated": _glaciated,
    "species-added": _added,
    "species-moved": _moved,
    "species-eliminated": _eliminated,
    "species-returned": _returned,
    "species-revived": _revived,
    "species-saved": _saved,
    "card-taken": _cards_taken,
    "dominance-claimed": _claimed,
    "dominance-lost": _cones_lost,
    "action-forgone": _forgone,
    "game-ended": _ended,
}
