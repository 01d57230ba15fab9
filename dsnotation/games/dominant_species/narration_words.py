"""Dominant Species: the pieces of a sentence that several sentences of a story have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dsnotation.core.messages import Message, listed_and, say, say_of, several
from dsnotation.core.names import Name
from dsnotation.games.dominant_species import names
from dsnotation.games.dominant_species.components import ELEMENTS
from dsnotation.games.dominant_species.report import element_count

ANIMALS: Mapping[str, Name] = names.ANIMALS
CARDS: Mapping[str, Name] = names.CARDS
ELEMENT_NAMES: Mapping[str, Name] = names.ELEMENTS
TERRAINS: Mapping[str, Name] = names.TERRAINS


def action_of(space: str) -> Name:
    """The action of a space of the display."""
    return names.ACTIONS[space.partition(".")[0]]


def space_words(space: str) -> Message:
    """`Domination (dom.3)`; an action with one space is named alone."""
    if "." in space:
        return say("{action:cap-} ({space})", action=action_of(space), space=space)
    # By itself an action is told otherwise, where it has no word for a space before it.
    return say_of("space", "{action:cap-}", action=action_of(space))


def species_of(animal: str, hex_: str, count: int) -> Message:
    """`2 species of the birds on C4`"""
    return several(
        count,
        "{count} species {animal:of-all} on {hex}",
        "{count} species {animal:of-all} on {hex}",
        animal=ANIMALS[animal],
        hex=hex_,
    )


def species_on(hex_: str, count: int) -> Message:
    """`2 species on C4`"""
    return several(count, "{count} species on {hex}", "{count} species on {hex}", hex=hex_)


def element_on(element: str, corner: str) -> Message:
    """`grass on C4se`"""
    return say("{element} on {corner}", element=ELEMENT_NAMES[element], corner=corner)


def disks(elements: Iterable[str]) -> Message:
    """`2 seeds and 1 sun`, `nothing`"""
    written = tuple(elements)
    counted = [
        element_count(number, written.count(code)) for number, code in enumerate(ELEMENTS) if code in written
    ]
    return listed_and(counted) if counted else say("nothing")
