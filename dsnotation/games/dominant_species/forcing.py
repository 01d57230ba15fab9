"""Dominant Species: a move that broke a rule, carried out as far as the pieces allow (`core.forcing`).

An element that isn't in its row comes out of the bag; an animal whose turn it isn't acts with a pawn of its own,
if one stands in the section. What there is no piece or no place for can't be carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from dsnotation.core.forcing import Parts
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.components import (
    ABU,
    ADA,
    ANIMAL,
    ELEMENT,
    FACE_UP_CARDS,
    SECTION_WORDS,
    SPACE,
    SPACES,
    TERRAIN,
    TU,
    WAN,
)
from dsnotation.games.dominant_species.effects import Events, gain_element, place_element, take_pawn
from dsnotation.games.dominant_species.moves import MOVES
from dsnotation.games.dominant_species.state import (
    ALL_ACTORS,
    CHANCE_ACTOR,
    EMPTY,
    Pending,
    State,
)

Apply = Callable[[State, Pending, Any, Events], None]

_NO_ELEMENT: Mapping[str, Any] = {"element": None, "corner": None}
_NO_SPECIES: Mapping[str, Any] = {"hex": None, "count": 0}
_NO_PAWN: Mapping[str, Any] = {"target": None}
_NO_SWAP: Mapping[str, Any] = {"swap": False}
PARTS: dict[str, Parts] = {
    "reveal-tiles": Parts(places=("tiles",)),
    "reveal-cards": Parts(lists=("cards",)),
    "draw-elements": Parts(lists=("adaptation", "abundance", "wanderlust")),
    "draw-symbiotic": Parts(lists=("draws",)),
    "initiative": Parts((_NO_PAWN, _NO_SWAP)),
    "speciation": Parts(lists=("placements",)),
    "wanderlust": Parts((_NO_ELEMENT,), stands=True),
    "tile-migration": Parts(lists=("arrivals",)),
    "migration": Parts(lists=("walks",)),
    "competition": Parts(lists=("victims",)),
    "aquatic": Parts((_NO_ELEMENT, _NO_SPECIES)),
    "biomass": Parts(lists=("victims",)),
    "catastrophe": Parts(lists=("victims",), stands=True),
    "evolution": Parts(lists=("victims",)),
    "fecundity": Parts(lists=("hexes",)),
    "mass-exodus": Parts(lists=("departures",)),
    "predator": Parts(lists=("victims",)),
}
ALL_OF_IT = Parts()
_SECTIONS: dict[str, str] = {kind: section for section, kind in SECTION_WORDS.items()}
_FREE_KINDS = {"free-speciation": "spe.free", "free-competition": "com.free"}
_ROWS = {"adaptation": ADA, "abundance": ABU, "wanderlust": WAN}
_ACTORS = {"chance": CHANCE_ACTOR, "all": ALL_ACTORS, **{str(name): number for name, number in ANIMAL.items()}}


class NotThere(LookupError):
    """What a move needs is not there, though its effect would not notice."""


def carry_out(state: State, pending: Pending, move: Any, apply: Apply, events: Events) -> None:
    """The effect of a move, whatever the rules say. Raises LookupError or ValueError if it makes no sense."""
    _need(state, pending, move)
    element = getattr(move, "element", None)
    row = _ROWS.get(move.kind)
    if row is None or element is None or state.boxes[row * 6 + ELEMENT[element]]:
        apply(state, pending, move, events)
    elif move.kind == "adaptation":
        gain_element(state, pending.actor, ELEMENT[element], EMPTY, events)
    else:
        if move.kind == "wanderlust":
            apply(state, pending, replace(move, element=None, corner=None), events)
        place_element(state, ELEMENT[element], CORNER[move.corner], EMPTY, events)


def _need(state: State, pending: Pending, move: Any) -> None:
    """Raises NotThere where an effect would take nothing for something."""
    if pending.actor >= 0 and pending.actor not in state.animals:
        raise NotThere(move.actor)
    if move.kind in ("domination", "fertile", "claim") and move.hex is not None:
        if state.terrain[HEX[move.hex]] == EMPTY:
            raise NotThere(move.hex)
    if move.kind == "depletion" and move.element is not None:
        if state.elements[CORNER[move.corner]] != ELEMENT[move.element]:
            raise NotThere(move.corner)
    if move.kind == "wanderlust" and move.tile is not None:
        shown = state.face_up if move.stack is None else state.face_up[move.stack - 1 : move.stack]
        if TERRAIN[move.tile] not in shown:
            raise NotThere(move.tile)


def out_of_turn(state: State, move: Any, events: Events) -> Pending:
    """What a move would answer that nobody asked for. A pawn of its section that stands on the display is taken
    off, for it is that pawn's action. Raises LookupError if the move means nothing without what asks for it."""
    actor = _ACTORS[move.actor]
    due = state.pending[-1] if state.pending else None
    if move.kind == "take-card":
        # Which tile was scored only the decision knows.
        if due is None or due.kind != "take-card":
            if not state.unknown:
                raise NotThere(move.kind)
            return Pending(move.kind, actor)
        return due._replace(actor=actor)
    if due is not None and due.kind == move.kind and move.kind not in _SECTIONS:
        return due._replace(actor=actor)
    section = _SECTIONS.get(move.kind)
    if section is None:
        return Pending(move.kind, actor, _FREE_KINDS.get(move.kind))
    space = _space(state, actor, section, move.space)
    if state.spaces[SPACE[space]] == actor:
        take_pawn(state, SPACE[space], events)
    return Pending(move.kind, actor, space)


def _space(state: State, actor: int, section: str, written: str | None) -> str:
    """The space of a section that an action belongs to: as written, or where the animal has a pawn."""
    if written in SPACE and str(written).startswith(section):
        return str(written)
    own = [name for name in SPACES if name.startswith(section)]
    return next((name for name in own if state.spaces[SPACE[name]] == actor), own[0])


def own_space(state: State, kind: str, fields: Mapping[str, Any]) -> str | None:
    """The space of a move that answers nothing: of its own section; or that symbol on the display."""
    section = _SECTIONS.get(kind)
    if section is None:
        return _FREE_KINDS.get(kind)
    return _space(state, _ACTORS.get(fields["actor"], CHANCE_ACTOR), section, None)


def at_its_space(move: Any, pending: Pending) -> Any:
    """The move with the space of its own section, where it got that of the decision it doesn't answer."""
    if "space" in MOVES[move.kind].__dataclass_fields__ and move.kind in _SECTIONS:
        return replace(move, space=pending.space)
    return move


# Whether all pieces are there ------------------------------------------------------------------------------


def sound(before: State, after: State) -> bool:
    """Whether no piece is lost, doubled or owed, and none is where it can't be, that was all right before."""
    return _totals(before) == _totals(after) and _least(after) >= min(0, _least(before)) and _is_placed(after)


def _totals(state: State) -> tuple[int, ...]:
    """How many pieces of each kind there are: disks, species, pawns, tiles and cards."""
    disks = [
        state.bag[one] + state.elements.count(one) + sum(state.boxes[one::6]) + sum(state.added[one::6])
        for one in range(6)
    ]
    cubes = [sum(state.species[one::6]) + state.pool[one] + state.eliminated[one] for one in range(6)]
    pawns = [
        state.available[one] + state.pawns_in_box[one] + state.spaces.count(one) + state.set_aside[one]
        for one in range(6)
    ]
    large = sum(there != EMPTY for there in (*state.terrain, *state.face_up)) + sum(state.stacks)
    tundra = state.terrain.count(TU) + state.tundra_supply
    hidden = sum(state.stacks) - sum(state.unseen_tiles)
    cards = state.deck - state.unseen_cards.bit_count()
    return (*disks, *cubes, *pawns, large, tundra, hidden, cards)


def _least(state: State) -> int:
    """The smallest number of anything: below 0 if something was taken that was not there."""
    supplies = (state.bag, state.boxes, state.added, state.pool, state.eliminated, state.species, state.available)
    fewest = min(map(min, supplies))
    fewest = min(fewest, *state.pawns_in_box, *state.stacks, *state.unseen_tiles, state.tundra_supply, state.deck)
    return min(fewest, *(here - safe for here, safe in zip(state.species, state.hibernating, strict=True)))


def _is_placed(state: State) -> bool:
    """Whether species are on tiles, no card lies there twice, and the cards have room."""
    if len(set(state.cards)) != len(state.cards) or len(state.cards) > FACE_UP_CARDS:
        return False
    if any(state.unseen_cards >> card & 1 for card in state.cards):
        return False
    return not any(
        terrain == EMPTY and any(state.species[hex_ * 6 : hex_ * 6 + 6])
        for hex_, terrain in enumerate(state.terrain)
    )
