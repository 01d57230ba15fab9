"""Dominant Species: what each Dominance card does when it is taken. Sheet section 11.

A card without choices takes effect here. A card with choices leaves a decision, unless its effect is impossible;
`cards_elements`, `cards_species` and `cards_victims` carry those out.
"""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.messages import Message, joined, say
from dsnotation.games.dominant_species.board import CORNER_HEXES
from dsnotation.games.dominant_species.competition import competition_targets, opponents_on
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    MAX_ELEMENTS,
    SE,
    TILE_SCORES,
    TU,
    WE,
    CardName,
    bonus,
)
from dsnotation.games.dominant_species.effects import Events, eliminate, gain_pawn, score, swap_forward
from dsnotation.games.dominant_species.glaciation import candidates
from dsnotation.games.dominant_species.planning import instinct_spaces
from dsnotation.games.dominant_species.state import (
    CHANCE_ACTOR,
    EMPTY,
    Pending,
    State,
    animals_on,
    display,
    dominance,
    elements_around,
    tiles,
    vacant_corners,
)

Effect = Callable[[State, Pending, Events], None]


def play_card(state: State, pending: Pending, card: CardName, events: Events) -> None:
    """Carries out a card, or asks for its choices. `pending` is the decision in which it was taken."""
    EFFECTS[card](state, pending, events)


def _instinct(state: State, pending: Pending, events: Events) -> None:
    if state.available[pending.actor] and instinct_spaces(state, str(pending.space)):
        state.pending.append(Pending("instinct", pending.actor, pending.space))


def _ask(kind: str, possible: Callable[[State, int], object]) -> Effect:
    """The effect of a card with choices: they are asked for if anything is possible at all."""

    def effect(state: State, pending: Pending, events: Events) -> None:
        if possible(state, pending.actor):
            state.pending.append(Pending(kind, pending.actor, pending.space, pending.detail))

    return effect


# What cards with choices depend on --------------------------------------------------------------------------


def water_tiles(state: State) -> list[int]:
    """Sea and wetland tiles; a frozen one is tundra (row 37)."""
    return [hex_ for hex_, terrain in enumerate(state.terrain) if terrain in (SE, WE)]


def overcrowded(state: State) -> list[int]:
    """Tiles with more species than elements (Biomass)."""
    return [
        hex_
        for hex_ in tiles(state)
        if sum(state.species[hex_ * 6 : hex_ * 6 + 6]) > sum(elements_around(state, hex_))
    ]


def _evolution_possible(state: State, actor: int) -> bool:
    if not state.pool[actor] and state.options.evolution_empty_pool == "limit":
        return False
    return any(opponents_on(state, actor, hex_) for hex_ in tiles(state))


def _aquatic_possible(state: State, actor: int) -> bool:
    return bool(water_tiles(state)) and (bool(state.pool[actor]) or aquatic_element_possible(state))


def aquatic_element_possible(state: State) -> bool:
    """Whether the first part of Aquatic can be carried out (row 36)."""
    wet = set(water_tiles(state))
    return any(state.bag) and any(wet.intersection(CORNER_HEXES[corner]) for corner in vacant_corners(state))


def fecundity_tiles(state: State, actor: int) -> list[int]:
    """Tiles where the actor has species."""
    return [hex_ for hex_ in tiles(state) if state.species[hex_ * 6 + actor]]


# Cards without choices --------------------------------------------------------------------------------------


def _biodiversity(state: State, pending: Pending, events: Events) -> None:
    score(state, pending.actor, len(competition_targets(state, pending.actor)), "Biodiversity", events)


def _cold_snap(state: State, pending: Pending, events: Events) -> None:
    for hex_, terrain in enumerate(state.terrain):
        if terrain == TU:
            for other in opposing(state, pending.actor):
                if state.species[hex_ * 6 + other]:
                    eliminate(state, other, hex_, 1, "Cold-Snap", events)


def opposing(state: State, actor: int) -> list[int]:
    """Every other animal; under the option `opposing` only those of other players (row 31)."""
    others = [animal for animal in state.animals if animal != actor]
    if state.options.opposing == "player":
        owner = dict(zip(state.animals, state.players, strict=True))
        others = [animal for animal in others if owner[animal] != owner[actor]]
    return others


def _disease(state: State, pending: Pending, events: Events) -> None:
    own = sum(display(state, pending.actor))
    losers = [
        animal
        for animal in state.animals
        if sum(display(state, animal)) > own and any(state.added[animal * 6 : animal * 6 + 6])
    ]
    for animal in reversed(losers):
        state.pending.append(Pending("lose", animal, "Disease"))


def _ecodiversity(state: State, pending: Pending, events: Events) -> None:
    own = display(state, pending.actor)
    disks = sum(1 for element in state.elements if element != EMPTY and own[element])
    score(state, pending.actor, disks, "Ecodiversity", events)


def _ice_age(state: State, pending: Pending, events: Events) -> None:
    state.ice_age = True
    held = [dominance(state, hex_) for hex_ in tiles(state)]
    for animal in state.animals:
        score(state, animal, bonus(held.count(animal)), "Ice-Age", events)


def _immigrants(state: State, pending: Pending, events: Events) -> None:
    for animal in reversed(state.animals):
        state.pending.append(Pending("lose", animal, "Immigrants"))


def _intelligence(state: State, pending: Pending, events: Events) -> None:
    for animal in state.animals:
        if animal <= pending.actor:
            gain_pawn(state, animal, events)


def _niche_biomes(state: State, pending: Pending, events: Events) -> None:
    value = TILE_SCORES[state.terrain[pending.detail[0]]][0]
    own = state.vp[pending.actor]
    for animal in state.animals:
        if state.vp[animal] > own:
            score(state, animal, -value, "Niche-Biomes", events)


def _nocturnal(state: State, pending: Pending, events: Events) -> None:
    swap_forward(state, pending.actor, events)


def _omnivore(state: State, pending: Pending, events: Events) -> None:
    gain_pawn(state, pending.actor, events)


def _parasitism(state: State, pending: Pending, events: Events) -> None:
    for animal in state.animals:
        if animal >= pending.actor:
            gain_pawn(state, animal, events)


def _symbiotic(state: State, pending: Pending, events: Events) -> None:
    own = sum(display(state, pending.actor))
    drawing = [pending.actor] if own < MAX_ELEMENTS else []
    drawing += [animal for animal in state.animals if sum(display(state, animal)) < own]
    drawing = drawing[: sum(state.bag)]
    if drawing:
        state.pending.append(Pending("draw-symbiotic", CHANCE_ACTOR, pending.space, tuple(drawing)))


# Of the cards with choices: whether there is anything to choose for whoever took it.
POSSIBLE: dict[CardName, Callable[[State, int], object]] = {
    "Aquatic": _aquatic_possible,
    "Biomass": lambda state, actor: overcrowded(state),
    "Blight": lambda state, actor: True,
    "Catastrophe": lambda state, actor: True,
    "Evolution": _evolution_possible,
    "Fecundity": lambda state, actor: state.pool[actor] and fecundity_tiles(state, actor),
    "Fertile": fecundity_tiles,
    "Habitat": lambda state, actor: any(state.bag) and vacant_corners(state),
    "Hibernation": lambda state, actor: state.eliminated[actor],
    "Ice-Sheet": lambda state, actor: candidates(state),
    "Mass-Exodus": lambda state, actor: True,
    "Metamorphosis": lambda state, actor: any(state.added[actor * 6 : actor * 6 + 6]) and any(state.bag),
    "Predator": lambda state, actor: competition_targets(state, actor),
}

EFFECTS: dict[CardName, Effect] = {
    **{card: _ask(card.lower(), possible) for card, possible in POSSIBLE.items()},
    "Biodiversity": _biodiversity,
    "Cold-Snap": _cold_snap,
    "Disease": _disease,
    "Ecodiversity": _ecodiversity,
    "Ice-Age": _ice_age,
    "Immigrants": _immigrants,
    "Instinct": _instinct,
    "Intelligence": _intelligence,
    "Niche-Biomes": _niche_biomes,
    "Nocturnal": _nocturnal,
    "Omnivore": _omnivore,
    "Parasitism": _parasitism,
    "Symbiotic": _symbiotic,
}


def present_on(state: State, hex_: int) -> Message:
    """The animals on a tile as words of a message."""
    present = animals_on(state, hex_)
    return joined(ANIMALS[animal] for animal in present) if present else say("no species")
