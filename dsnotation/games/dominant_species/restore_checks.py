"""Dominant Species: whether the parts of a stated position agree: no piece is missing or too many, and nothing
stands
where it can't. Sheet sections 1 to 4."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.core.snapshot import CONTRADICTORY, NOT_CONSERVED, counted
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    CARD,
    CARDS,
    DISKS_PER_ELEMENT,
    ELEMENTS,
    FACE_UP_CARDS,
    MAX_ELEMENTS,
    PAWNS_PER_ANIMAL,
    STACK_SIZE,
    START_TILES,
    TERRAINS,
    TILES,
    TILES_IN_STACKS,
    TU,
    TUNDRA_IN_SUPPLY,
    starting_cubes,
)
from dsnotation.games.dominant_species.report import animal_name, element_name, terrain_name
from dsnotation.games.dominant_species.restore_due import can_be_due
from dsnotation.games.dominant_species.snapshot import pending_word
from dsnotation.games.dominant_species.state import EMPTY, OVER, SETUP, State, corner_usable, display

LARGE_TILES = len(START_TILES) - 1 + 3 * STACK_SIZE
TUNDRA_TILES = TUNDRA_IN_SUPPLY + 1


class Count(NamedTuple):
    """How many pieces of a kind there are in the game, and where they are: by part, and the word's place in it."""

    what: Message
    total: int
    places: tuple[tuple[str, int], ...]
    example: str  # the place in a part: "Ma"

    @property
    def there(self) -> int:
        return sum(count for _, count in self.places)


def _disks(state: State, element: int) -> Count:
    return Count(
        say("{element} disks", element=element_name(element)),
        DISKS_PER_ELEMENT,
        (
            ("elements", state.elements.count(element)),
            ("boxes", sum(state.boxes[element::6])),
            ("added", sum(state.added[element::6])),
            ("bag", state.bag[element]),
        ),
        ELEMENTS[element],
    )


def _cubes(state: State, animal: int) -> Count:
    share = 6 if state.options.several_animals == "on" else len(state.animals)
    marker = 1 if state.options.vp_marker == "from-pool" else 0
    return Count(
        say("cubes {animal:of} besides the VP marker", animal=animal_name(animal))
        if marker
        else say("cubes {animal:of}", animal=animal_name(animal)),
        starting_cubes(share) - marker,
        (
            ("species", sum(state.species[animal::6])),
            ("eliminated", state.eliminated[animal]),
            ("pool", state.pool[animal]),
        ),
        ANIMALS[animal],
    )


def _pawns(state: State, animal: int) -> Count:
    return Count(
        say("action pawns {animal:of}", animal=animal_name(animal)),
        PAWNS_PER_ANIMAL,
        (
            ("available", state.available[animal]),
            ("spaces", state.spaces.count(animal)),
            ("set-aside", state.set_aside[animal]),
            ("pawns-in-box", state.pawns_in_box[animal]),
        ),
        ANIMALS[animal],
    )


def _counts(state: State) -> Iterator[Count]:
    """Everything whose number never changes."""
    for element in range(len(ELEMENTS)):
        yield _disks(state, element)
    for animal in state.animals:
        yield _cubes(state, animal)
        yield _pawns(state, animal)
    tundra = state.terrain.count(TU)
    yield Count(
        say("tundra tiles"), TUNDRA_TILES, (("terrain", tundra), ("tundra-supply", state.tundra_supply)), ""
    )
    large = sum(there != EMPTY for there in state.terrain)
    yield Count(
        say("large tiles, with those under tundra"),
        LARGE_TILES + 1,
        (
            ("terrain", large),
            ("face-up", sum(there != EMPTY for there in state.face_up)),
            ("stacks", sum(state.stacks)),
        ),
        "",
    )


# What is left ----------------------------------------------------------------------------------------------


def fill_in_rests(state: State, rests: Collection[str]) -> None:
    """Parts that are stated as ?, whatever is left of everything. Of tiles and cards nobody saw it is all that may
    be
    there."""
    if "bag" in rests:
        state.bag = [_left(_disks(state, element)) for element in range(len(ELEMENTS))]
    for animal in state.animals:
        if "pool" in rests:
            state.pool[animal] = _left(_cubes(state, animal))
        if "pawns-in-box" in rests:
            state.pawns_in_box[animal] = _left(_pawns(state, animal))
    if "tundra-supply" in rests:
        state.tundra_supply = max(0, TUNDRA_TILES - state.terrain.count(TU))
    if "unseen-tiles" in rests and any(state.stacks):
        state.unseen_tiles = [max(0, there) for there in _tiles_left(state)]
    if "unseen-cards" in rests and state.deck:
        state.unseen_cards = sum(1 << card for card in range(len(CARDS)) if card not in state.cards)


def _left(count: Count) -> int:
    return max(0, count.total - count.there)


def _tiles_left(state: State) -> list[int]:
    """Of each kind of tile, how many are neither on earth nor face up."""
    there = [*state.terrain, *state.face_up]
    starting = [sum(name == kind for name in START_TILES.values()) for kind in TILES]
    return [TILES_IN_STACKS[kind] + starting[kind] - there.count(kind) for kind in range(len(TILES))]


# Checks ----------------------------------------------------------------------------------------------------


def check(state: State, report: Report, places: Mapping[str, int]) -> None:
    """Reports what is not conserved, then what contradicts itself."""
    for count in _counts(state):
        if count.there != count.total:
            _not_conserved(count, report, places)
    if not report.findings:
        for part, message in _contradictions(state):
            field: FieldPath = (places[part],) if part in places else ()
            report(CONTRADICTORY, message, field=field)


def _not_conserved(count: Count, report: Report, places: Mapping[str, int]) -> None:
    message = say(
        "there are {there} {what}, not {total}: {where}",
        there=count.there, what=count.what, total=count.total, where=counted(count.places),
    )  # fmt: skip
    surplus = count.there - count.total
    where = f" {count.example}:" if count.example else " "
    hints = tuple(
        say("it would agree with {part}", part=f"{part}{where}{number - surplus}")
        for part, number in count.places
        if part in ("pool", "bag", "available", "pawns-in-box", "tundra-supply") and number >= surplus
    )
    part = next((part for part, _ in reversed(count.places) if part in places), None)
    report(NOT_CONSERVED, message, field=(places[part],) if part else (), hints=hints)


def _contradictions(state: State) -> Iterator[tuple[str, Message]]:
    """What can't be at once, with the part to which it is reported."""
    yield from _of_the_turn(state)
    yield from _on_earth(state)
    yield from _of_tiles_and_cards(state)
    for animal in state.animals:
        if sum(display(state, animal)) > MAX_ELEMENTS:
            yield "added", say("{animal} has more than six elements on its display", animal=ANIMALS[animal])
    if state.options.survival_tie != "holder-keeps" and state.survivor != EMPTY:
        yield "survivor", say("who holds the Survival card follows from the species; this part needs holder-keeps")
    if state.options.planning_pass == "no" and state.passed:
        yield "passed", say("nobody can pass in Planning without the option planning-pass=yes")
    if state.pending and not can_be_due(state, state.pending[-1]):
        word = pending_word(state.pending[-1])
        yield "pending", say("there is nothing to decide for {word}: nobody would be asked", word=word)


def _of_the_turn(state: State) -> Iterator[tuple[str, Message]]:
    if sorted(state.initiative) != sorted(state.animals):
        names = " ".join(ANIMALS[animal] for animal in state.animals)
        yield "initiative", say("the order of initiative has every animal once: {animals}", animals=names)
    if (state.turn == 0) != (state.phase == SETUP):
        yield "turn", say("turn 0 is the set-up; the turns of the game count from 1")


def _on_earth(state: State) -> Iterator[tuple[str, Message]]:
    for hex_, name in enumerate(HEXES):
        here = state.species[hex_ * 6 : hex_ * 6 + 6]
        if any(here) and state.terrain[hex_] == EMPTY:
            yield "species", say("there are species on {hex}, where no tile lies", hex=name)
        if any(safe > there for safe, there in zip(state.hibernating[hex_ * 6 : hex_ * 6 + 6], here, strict=True)):
            yield "hibernating", say("more species are safe on {hex} than there are", hex=name)
        if state.cones and state.cones[hex_] != EMPTY and not here[state.cones[hex_]]:
            yield "cones", say("the cone on {hex} is of an animal that has no species there", hex=name)
        if state.scored >> hex_ & 1 and state.terrain[hex_] == EMPTY:
            yield "scored", say("{hex} can't have been dominated: no tile lies there", hex=name)
    for corner, element in enumerate(state.elements):
        if element != EMPTY and not corner_usable(state, corner):
            yield "elements", say("no element can lie on {corner}: no tile touches it", corner=CORNERS[corner])


def _of_tiles_and_cards(state: State) -> Iterator[tuple[str, Message]]:
    for kind, left in enumerate(_tiles_left(state)):
        if left < 0 or state.unseen_tiles[kind] > left:
            word = terrain_name(TERRAINS.index(TILES[kind]))
            part = "unseen-tiles" if left >= 0 else "terrain"
            yield part, say("there are more {terrain} tiles than the game has", terrain=word)
    if sum(state.unseen_tiles) < sum(state.stacks):
        yield "unseen-tiles", say(
            "the stacks have {stacks} tiles, but only {unseen} can be there",
            stacks=sum(state.stacks), unseen=sum(state.unseen_tiles),
        )  # fmt: skip
    if len(state.cards) > FACE_UP_CARDS:
        yield "cards", say("at most five cards lie face up")
    twice = [CARDS[card] for card in state.cards if state.unseen_cards >> card & 1]
    if twice:
        yield "unseen-cards", say("{card} lies face up and can't be in the deck", card=twice[0])
    if state.unseen_cards.bit_count() < state.deck:
        yield "unseen-cards", say(
            "the deck has {deck} cards, but {unseen} can be there",
            deck=state.deck, unseen=state.unseen_cards.bit_count(),
        )  # fmt: skip
    bottom = state.unseen_cards >> CARD["Ice-Age"] & 1
    if state.deck and not bottom:
        yield "unseen-cards", say("Ice-Age lies at the bottom of the deck")
    if state.ice_age and (bottom or CARD["Ice-Age"] in state.cards):
        yield "ice-age", say("Ice-Age is taken, so it is neither face up nor in the deck")
    if state.phase == OVER and not state.ice_age and state.options.all_extinct != "on":
        yield "phase", say("the game ends with Ice-Age, and nobody took it")
