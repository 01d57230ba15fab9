"""Positions to test rules on: set one up, change it without losing a piece, ask for a decision, play.

Pieces are conserved: species come from the gene pool, disks from the bag, tiles from the stacks or the tundra
supply, cards from the deck, pawns from the hand. `lost_pieces` tells whether any piece is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Decision
from dsnotation.core.options import field_name
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMAL_WORDS,
    ANIMALS,
    BOX,
    CARD,
    CARDS,
    ELEMENT,
    ELEMENTS,
    SPACE,
    TERRAIN,
    TERRAINS,
)
from dsnotation.games.dominant_species.flow import advance
from dsnotation.games.dominant_species.state import (
    ALL_ACTORS,
    CHANCE_ACTOR,
    EMPTY,
    EXECUTION,
    RESET,
    Pending,
    State,
    display,
    dominant,
    matches,
)

ALL_SIX = "Ma Re Bi Am Ar In"
TILES = mv.RevealTiles(("Sa", "Fo", "Se"))
FIVE_CARDS = mv.RevealCards(("Biodiversity", "Ecodiversity", "Nocturnal", "Omnivore", "Parasitism"))
DRAW = mv.DrawElements(("g", "b", "m", "s"), ("g", "b", "u", "w"), ("m", "s", "u", "w"))

# Setting up ------------------------------------------------------------------------------------------------


def tags(animals: str = ALL_SIX, **options: str) -> dict[str, str]:
    """Tags of a game: an own player for each animal; options by their field names (`final_scoring="no"`)."""
    players = {ANIMAL_WORDS[name].capitalize(): f"Player {name}" for name in animals.split()}  # type: ignore[index]
    changed = ", ".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
    return {**players, "Options": changed} if changed else players


def before_draws(animals: str = ALL_SIX, **options: str) -> State:
    """The position before tiles, cards and disks are drawn."""
    setup, findings = GAME.setup(tags(animals, **options))
    assert setup is not None
    assert not findings
    assert all(getattr(setup.options, field_name(name)) == value for name, value in options.items())
    return GAME.start(setup)


def position(animals: str = ALL_SIX, **options: str) -> State:
    """Planning of turn 1, after the draws TILES, FIVE_CARDS and DRAW."""
    state = before_draws(animals, **options)
    for move in (TILES, FIVE_CARDS, DRAW):
        play(state, move)
    return state


def bare(animals: str = ALL_SIX, **options: str) -> State:
    """The same position with no species and no element on earth, and nothing in the boxes."""
    state = position(animals, **options)
    for hex_ in HEXES:
        put(state, hex_, **dict.fromkeys(animals.split(), 0))
    for corner in CORNERS:
        lay(state, corner, None)
    for box in BOX:
        fill(state, box, "")
    return state


# Changing the position -------------------------------------------------------------------------------------


def put(state: State, hex_: str, **counts: int) -> None:
    """Sets the species of these animals on a tile: put(state, "C4", Ma=2, In=1)."""
    for name, count in counts.items():
        animal = ANIMAL[name]  # type: ignore[index]
        place = HEX[hex_] * 6 + animal
        state.pool[animal] -= count - state.species[place]
        state.species[place] = count
        assert state.pool[animal] >= 0


def empty_pool(state: State, animal: str, left: int = 0) -> None:
    """Sends species of the gene pool to the box until so many are left."""
    index = ANIMAL[animal]  # type: ignore[index]
    state.eliminated[index] += state.pool[index] - left
    state.pool[index] = left


def lay(state: State, corner: str, element: str | None) -> None:
    """Puts a disk on a corner, or takes away what lies there."""
    index = CORNER[corner]
    if state.elements[index] != EMPTY:
        state.bag[state.elements[index]] += 1
    state.elements[index] = EMPTY if element is None else ELEMENT[element]  # type: ignore[index]
    if element is not None:
        _from_bag(state, element)


def fill(state: State, box: str, elements: str) -> None:
    """Sets what lies in a box of the display: fill(state, "reg", "g g b")."""
    start = BOX[box] * 6  # type: ignore[index]
    _refill(state, state.boxes, start, elements)


def give(state: State, animal: str, elements: str) -> None:
    """Sets the added elements of an animal."""
    _refill(state, state.added, ANIMAL[animal] * 6, elements)  # type: ignore[index]


def _refill(state: State, places: list[int], start: int, elements: str) -> None:
    for element in range(6):
        state.bag[element] += places[start + element]
        places[start + element] = 0
    for name in elements.split():
        _from_bag(state, name)
        places[start + ELEMENT[name]] += 1  # type: ignore[index]


def _from_bag(state: State, element: str) -> None:
    state.bag[ELEMENT[element]] -= 1  # type: ignore[index]
    assert state.bag[ELEMENT[element]] >= 0  # type: ignore[index]


def tile(state: State, hex_: str, terrain: str) -> None:
    """Puts a tile of the stacks on an empty hex; "Tu" freezes the tile that is there."""
    index, there = TERRAIN[terrain], state.terrain[HEX[hex_]]  # type: ignore[index]
    if terrain == "Tu":
        assert there != EMPTY
        state.tundra_supply -= 1
    else:
        assert there == EMPTY
        state.unseen_tiles[index] -= 1
        assert state.unseen_tiles[index] >= 0
        fullest = max(range(3), key=lambda stack: state.stacks[stack])
        state.stacks[fullest] -= 1
    state.terrain[HEX[hex_]] = index


def cards(state: State, *names: str) -> None:
    """Sets the face-up cards; those that lay there before go back into the deck."""
    for card in state.cards:
        state.unseen_cards |= 1 << card
    state.deck += len(state.cards)
    state.cards = [CARD[name] for name in names]  # type: ignore[index]
    for card in state.cards:
        assert state.unseen_cards >> card & 1
        state.unseen_cards &= ~(1 << card)
    state.deck -= len(state.cards)


def pawn(state: State, animal: str, space: str) -> None:
    """An available pawn of an animal onto a space."""
    state.available[ANIMAL[animal]] -= 1  # type: ignore[index]
    assert state.available[ANIMAL[animal]] >= 0  # type: ignore[index]
    assert state.spaces[SPACE[space]] == EMPTY
    state.spaces[SPACE[space]] = ANIMAL[animal]  # type: ignore[index]


def points(state: State, **vp: int) -> None:
    """Sets the VP of these animals."""
    for name, value in vp.items():
        state.vp[ANIMAL[name]] = value  # type: ignore[index]


# Playing ---------------------------------------------------------------------------------------------------


def ask(state: State, kind: str, actor: str, space: str | None = None, detail: Iterable[int] = ()) -> None:
    """Makes a decision pending, on top of the Planning decision, so that nothing follows by itself after it."""
    special = {"chance": CHANCE_ACTOR, "all": ALL_ACTORS}
    index = special[actor] if actor in special else ANIMAL[actor]  # type: ignore[index]
    below = [pending for pending in state.pending if pending.kind == "place-pawn"]
    state.pending = [*below, Pending(kind, index, space, tuple(detail))]


def execute(state: State, pawns: str) -> list[Any]:
    """Execution with these pawns ("Ma ada.1, In dom.1") on the display; the events up to the first decision."""
    for word in filter(None, pawns.split(", ")):
        pawn(state, *word.split())
    state.phase, state.step, state.pending = EXECUTION, 0, []
    return _advance(state)


def reset(state: State) -> list[Any]:
    """Reset; the events up to the first decision."""
    state.phase, state.step, state.pending = RESET, 0, []
    return _advance(state)


def _advance(state: State) -> list[Any]:
    events: list[Any] = []
    advance(state, events)
    return events


def play(state: State, move: Any) -> list[Any]:
    """Plays a legal move; its events. No piece may get lost by it."""
    findings = GAME.check(state, move)
    assert not findings, [finding.message for finding in findings]
    events = GAME.apply(state, move)
    assert not lost_pieces(state)
    return events


def refused(state: State, move: Any) -> set[str]:
    """The codes of all findings about an illegal move. Looking at it changes nothing."""
    return {code for code, _ in refusal(state, move)}


def refusal(state: State, move: Any) -> set[tuple[str, FieldPath]]:
    """Code and field of all findings about an illegal move."""
    before = state.copy()
    findings = GAME.check(state, move)
    assert state == before
    return {(finding.code, finding.field) for finding in findings}


def now(state: State) -> tuple[str, str, str | None] | None:
    """Actor, kind and space of the decision that is due."""
    decision: Decision | None = GAME.decision(state)
    return decision and (decision.actor, decision.kind, decision.space)


def options(state: State) -> list[Any]:
    """Every legal move."""
    return list(GAME.legal_moves(state))


# Reading the position --------------------------------------------------------------------------------------


def species(state: State, hex_: str) -> dict[str, int]:
    """The species on a tile, by animal."""
    row = state.species[HEX[hex_] * 6 : HEX[hex_] * 6 + 6]
    return {name: count for name, count in zip(ANIMALS, row, strict=True) if count}


def terrain(state: State, hex_: str) -> str | None:
    """The tile on a hex."""
    there = state.terrain[HEX[hex_]]
    return None if there == EMPTY else TERRAINS[there]


def element(state: State, corner: str) -> str | None:
    """The element on a corner."""
    there = state.elements[CORNER[corner]]
    return None if there == EMPTY else ELEMENTS[there]


def box(state: State, name: str) -> str:
    """What lies in a box: "g g b"."""
    return _words(state.boxes[BOX[name] * 6 : BOX[name] * 6 + 6])  # type: ignore[index]


def added(state: State, animal: str) -> str:
    """The added elements of an animal."""
    start = ANIMAL[animal] * 6  # type: ignore[index]
    return _words(state.added[start : start + 6])


def _words(counts: list[int]) -> str:
    return " ".join(name for name, count in zip(ELEMENTS, counts, strict=True) for _ in range(count))


def in_bag(state: State, element_name: str) -> int:
    """How many disks of a type the bag holds."""
    return state.bag[ELEMENT[element_name]]  # type: ignore[index]


def of(values: list[int], animal: str) -> int:
    """The entry of an animal in one of the lists of the state: of(state.vp, "Ma")."""
    return values[ANIMAL[animal]]  # type: ignore[index]


def matched(state: State, animal: str, hex_: str) -> int:
    """Elements that an animal matches on a tile."""
    return matches(state, ANIMAL[animal], HEX[hex_])  # type: ignore[index]


def dominates(state: State, hex_: str) -> str | None:
    """The dominant animal of a tile."""
    holder = dominant(state, HEX[hex_])
    return None if holder == EMPTY else ANIMALS[holder]


def of_kind(events: Iterable[Any], *kinds: str) -> list[Any]:
    """The events of some kinds."""
    return [event for event in events if event.kind in kinds]


def lost_pieces(state: State) -> list[str]:
    """What is not conserved (sheet 1): disks, cubes, pawns, tiles, cards; and what can't be at all."""
    wrong = []
    for name, index in ELEMENT.items():
        disks = state.bag[index] + state.elements.count(index)
        disks += sum(state.boxes[index::6]) + sum(state.added[index::6])
        if disks != 20:
            wrong.append(f"{disks} disks of {name}")
    marker = 1 if state.options.vp_marker == "from-pool" else 0
    share = 6 if state.options.several_animals == "on" else len(state.animals)
    for animal in state.animals:
        cubes = sum(state.species[animal::6]) + state.pool[animal] + state.eliminated[animal] + marker
        if cubes != 65 - 5 * share:
            wrong.append(f"{cubes} cubes of {ANIMALS[animal]}")
        pawns = state.available[animal] + state.pawns_in_box[animal] + state.spaces.count(animal)
        if pawns + state.set_aside[animal] != 10:
            wrong.append(f"{pawns} pawns of {ANIMALS[animal]}")
        if sum(display(state, animal)) > 6:
            wrong.append(f"more than six elements of {ANIMALS[animal]}")
    tundra = state.terrain.count(TERRAIN["Tu"])
    if tundra + state.tundra_supply != 12:
        wrong.append(f"{tundra} tundra tiles on earth, {state.tundra_supply} left")
    large = sum(there != EMPTY for there in [*state.terrain, *state.face_up]) + sum(state.stacks)
    if large != 31 or sum(state.stacks) != sum(state.unseen_tiles):
        wrong.append(f"{large} large tiles")
    seen_twice = [card for card in state.cards if state.unseen_cards >> card & 1]
    if seen_twice or len(set(state.cards)) != len(state.cards) or len(state.cards) > 5:
        wrong.append("a card twice, or six face up")
    if state.unseen_cards.bit_count() != state.deck or state.deck + len(state.cards) > len(CARDS):
        wrong.append(f"{state.deck} cards in the deck")
    numbers = [*state.vp, *state.pool, *state.eliminated, *state.species, *state.bag, *state.boxes, *state.added]
    numbers += [*state.available, *state.pawns_in_box, *state.unseen_tiles, *state.stacks, state.tundra_supply]
    numbers += [here - safe for here, safe in zip(state.species, state.hibernating, strict=True)]
    if min(numbers) < 0:
        wrong.append("less than nothing of something")
    strangers = set(range(6)) - set(state.animals)
    if any(state.species[place] for place in range(35 * 6) if place % 6 in strangers):
        wrong.append("species of an animal that is not in play")
    if any(any(state.species[hex_ * 6 : hex_ * 6 + 6]) and state.terrain[hex_] == EMPTY for hex_ in range(35)):
        wrong.append("species on an empty hex")
    return wrong
