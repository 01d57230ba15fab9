"""Dominant Species: the moves of Dominance cards, told in clauses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dsnotation.core.messages import Message, listed_and, say, several
from dsnotation.core.names import Name
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.narration_words import (
    ANIMALS,
    CARDS,
    ELEMENT_NAMES,
    element_on,
    space_words,
    species_on,
)
from dsnotation.games.dominant_species.report import terrain_name
from dsnotation.games.dominant_species.state import State
from dsnotation.games.dominant_species.words import CARD_KINDS

_CARD_OF: dict[str, Name] = {kind: CARDS[card] for card, kind in CARD_KINDS.items()}


def take_card(state: State, move: mv.TakeCard) -> Message:
    return say("{animal:cap-all} take the card {card}", animal=ANIMALS[move.actor], card=CARDS[move.card])


def _unused(move: Any) -> Message:
    return say("{animal:cap-all} make no use of {card}", animal=ANIMALS[move.actor], card=_CARD_OF[move.kind])


def aquatic(state: State, move: mv.Aquatic) -> Message:
    animal, card = ANIMALS[move.actor], CARDS["Aquatic"]
    species = species_on(move.hex, move.count) if move.hex is not None and move.count else None
    if move.element is None or move.corner is None:
        if species is None:
            return _unused(move)
        return say("With {card} {animal:all} place {species}", card=card, animal=animal, species=species)
    element = element_on(move.element, move.corner)
    if species is None:
        return say("With {card} {animal:all} place {element}", card=card, animal=animal, element=element)
    return say(
        "With {card} {animal:all} place {element} and {species}",
        card=card,
        animal=animal,
        element=element,
        species=species,
    )


def victims_of(victims: Iterable[mv.Victim]) -> Message:
    """`a species of the birds on C4 and a species of the reptiles on D4`"""
    return listed_and(
        say("a species {animal:of-all} on {hex}", animal=ANIMALS[one.animal], hex=one.hex) for one in victims
    )


def one_on_each(state: State, move: mv.Biomass | mv.Predator) -> Message:
    if not move.victims:
        return _unused(move)
    return say(
        "With {card} {animal:all} eliminate {species}",
        card=_CARD_OF[move.kind],
        animal=ANIMALS[move.actor],
        species=victims_of(move.victims),
    )


def blight(state: State, move: mv.Blight) -> Message:
    if move.keep is None:
        return say(
            "With {card} {animal:all} choose {hex}",
            card=CARDS["Blight"],
            animal=ANIMALS[move.actor],
            hex=move.hex,
        )
    return say(
        "With {card} {animal:all} choose {hex}, where only the element on {corner} stays",
        card=CARDS["Blight"],
        animal=ANIMALS[move.actor],
        hex=move.hex,
        corner=move.keep,
    )


def catastrophe(state: State, move: mv.Catastrophe) -> Message:
    animal, card = ANIMALS[move.actor], CARDS["Catastrophe"]
    if move.survivor is None:
        return say("With {card} {animal:all} strike {hex}", card=card, animal=animal, hex=move.hex)
    return say(
        "With {card} {animal:all} strike {hex}, where only a species {survivor:of-all} survives",
        card=card,
        animal=animal,
        hex=move.hex,
        survivor=ANIMALS[move.survivor],
    )


def evolution(state: State, move: mv.Evolution) -> Message:
    if not move.victims:
        return _unused(move)
    return say(
        "With {card} {animal:all} replace {species}",
        card=CARDS["Evolution"],
        animal=ANIMALS[move.actor],
        species=victims_of(move.victims),
    )


def fecundity(state: State, move: mv.Fecundity) -> Message:
    if not move.hexes:
        return _unused(move)
    return say(
        "With {card} {animal:all} add a species on {hexes}",
        card=CARDS["Fecundity"],
        animal=ANIMALS[move.actor],
        hexes=listed_and(move.hexes),
    )


def fertile(state: State, move: mv.Fertile) -> Message:
    return say(
        "With {card} {animal:all} count the species on {hex}",
        card=CARDS["Fertile"],
        animal=ANIMALS[move.actor],
        hex=move.hex,
    )


def habitat(state: State, move: mv.Habitat) -> Message:
    return say(
        "With {card} {animal:all} place {element}",
        card=CARDS["Habitat"],
        animal=ANIMALS[move.actor],
        element=element_on(move.element, move.corner),
    )


def hibernation(state: State, move: mv.Hibernation) -> Message:
    if move.hex is None or not move.count:
        return _unused(move)
    return several(
        move.count,
        "With {card} {count} species {animal:of-all} comes back onto {hex}",
        "With {card} {count} species {animal:of-all} come back onto {hex}",
        card=CARDS["Hibernation"],
        animal=ANIMALS[move.actor],
        hex=move.hex,
    )


def ice_sheet(state: State, move: mv.IceSheet) -> Message:
    if move.hex is None:
        return _unused(move)
    return say(
        "With {card} {animal:all} turn {terrain:obj} on {hex} into tundra",
        card=CARDS["Ice-Sheet"],
        animal=ANIMALS[move.actor],
        terrain=terrain_name(state.terrain[HEX[move.hex]]),
        hex=move.hex,
    )


def instinct(state: State, move: mv.Instinct) -> Message:
    return say(
        "With {card} {animal:all} place a pawn on {space}",
        card=CARDS["Instinct"],
        animal=ANIMALS[move.actor],
        space=space_words(move.target),
    )


def mass_exodus(state: State, move: mv.MassExodus) -> Message:
    animal, card = ANIMALS[move.actor], CARDS["Mass-Exodus"]
    if not move.departures:
        return say("With {card} {animal:all} choose {hex}", card=card, animal=animal, hex=move.hex)
    gone = [
        several(
            one.count,
            "{count} species {animal:of-all} to {hex}",
            "{count} species {animal:of-all} to {hex}",
            animal=ANIMALS[one.animal],
            hex=one.target,
        )
        for one in move.departures
    ]
    return say(
        "With {card} {animal:all} drive away from {hex} {species}",
        card=card,
        animal=animal,
        hex=move.hex,
        species=listed_and(gone),
    )


def metamorphosis(state: State, move: mv.Metamorphosis) -> Message:
    return say(
        "With {card} {animal:all} exchange a {given} element for a {taken} element",
        card=CARDS["Metamorphosis"],
        animal=ANIMALS[move.actor],
        given=ELEMENT_NAMES[move.give],
        taken=ELEMENT_NAMES[move.take],
    )


def lose(state: State, move: mv.Lose) -> Message:
    """What an animal gives up; the species that go are told by their event."""
    animal = ANIMALS[move.actor]
    if move.loss == "element" and move.element is not None:
        return say(
            "{animal:cap-all} give up a {element} element", animal=animal, element=ELEMENT_NAMES[move.element]
        )
    if move.loss == "pawn" and move.origin is not None:
        return say("{animal:cap-all} give up their pawn on {space}", animal=animal, space=space_words(move.origin))
    if move.loss == "pawn":
        return say("{animal:cap-all} give up an action pawn", animal=animal)
    return say("{animal:cap-all} keep one species on each of their tiles", animal=animal)
