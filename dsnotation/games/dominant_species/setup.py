"""Dominant Species: set-up, from the tags of a record to the position before the first draw. Sheet section 4."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass

from dsnotation.core.findings import Finding
from dsnotation.core.game import Chooser
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMAL_WORDS,
    ANIMALS,
    CARDS,
    DISKS_PER_ELEMENT,
    ELEMENT,
    PAWNS_PER_ANIMAL,
    STACK_SIZE,
    START_ELEMENTS,
    START_SPECIES,
    START_TILES,
    TERRAIN,
    TILES_IN_STACKS,
    TUNDRA_IN_SUPPLY,
    AnimalName,
    starting_cubes,
    starting_pawns,
)
from dsnotation.games.dominant_species.options import DEFAULTS, OPTION_INFO, Options
from dsnotation.games.dominant_species.state import CHANCE_ACTOR, Pending, State


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what: animals in food-chain order, the player of each, and the rule options."""

    animals: tuple[AnimalName, ...]
    players: tuple[str, ...]
    options: Options


def read_setup(tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
    """The set-up that the tags describe; None if it can't be played. A finding's field is ("tag", name)."""
    findings: list[Finding] = []
    by_word = {word: name for name, word in ANIMAL_WORDS.items()}
    owners = {by_word[tag.lower()]: (tag, player) for tag, player in tags.items() if tag.lower() in by_word}
    animals = tuple(animal for animal in ANIMALS if animal in owners)
    options = _read_options(tags.get("Options", ""), findings)
    if not 2 <= len(animals) <= 6:
        words = ", ".join(f'[{word.capitalize()} "..."]' for word in by_word)
        findings.append(
            CATALOGUE.finding(
                "DS0101",
                f"{len(animals)} animals are in play; the game needs 2 to 6",
                hints=(f"name each animal's player in a tag: {words}",),
            )
        )
        return None, findings
    players = tuple(owners[animal][1] for animal in animals)
    _check_players(animals, players, options, findings)
    return Setup(animals, players, options), findings


def invent_tags(players: int, choose: Chooser) -> dict[str, str]:
    """Tags for an invented game. Raises ValueError unless there are 2 to 6 animals.

    At random all animals may die out, and then nobody could take Ice Age any more: such a game is played with the
    option that ends it.
    """
    if not 2 <= players <= 6:
        raise ValueError(f"{players} animals can't play; the game needs 2 to 6")
    left = list(ANIMALS)
    while len(left) > players:
        left.remove(choose("animal that is left out", left))
    tags = {ANIMAL_WORDS[animal].capitalize(): f"Player {number}" for number, animal in enumerate(left, start=1)}
    return {**tags, "Options": "all-extinct=on"}


def _check_players(
    animals: tuple[AnimalName, ...], players: tuple[str, ...], options: Options, findings: list[Finding]
) -> None:
    if options.several_animals == "on":
        return
    for number, player in enumerate(players):
        if player and player in players[:number]:
            other = animals[players.index(player)]
            findings.append(
                CATALOGUE.finding(
                    "DS0104",
                    f"{player} has two animals, {other} and {animals[number]}",
                    field=("tag", ANIMAL_WORDS[animals[number]].capitalize()),
                    hints=("the variant for it is an option: several-animals=on",),
                )
            )


def _read_options(text: str, findings: list[Finding]) -> Options:
    """The rule options of an `Options` tag: `name=value, name=value`."""
    options = DEFAULTS
    names = [info.name for info in OPTION_INFO]
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = (side.strip().lower() for side in part.partition("="))
        info = next((info for info in OPTION_INFO if info.name == name), None)
        if info is None:
            near = difflib.get_close_matches(name, names, n=1, cutoff=0.4)
            hints = (f"did you mean {near[0]}?",) if near else (f"options: {', '.join(names)}",)
            findings.append(
                CATALOGUE.finding("DS0102", f"there is no option {name!r}", field=("tag", "Options"), hints=hints)
            )
        elif value not in info.values:
            findings.append(
                CATALOGUE.finding(
                    "DS0105",
                    f"{name} can't be {value!r}",
                    field=("tag", "Options"),
                    hints=(f"values: {', '.join(info.values)}",),
                )
            )
        else:
            options = options.with_value(name, value)
    return options


def start(setup: Setup) -> State:
    """The position before tiles, cards and elements are drawn."""
    animals = tuple(ANIMAL[name] for name in setup.animals)
    state = State(animals, setup.options, setup.players)
    for hex_, terrain in START_TILES.items():
        state.terrain[HEX[hex_]] = TERRAIN[terrain]  # type: ignore[index]
    state.bag = [DISKS_PER_ELEMENT] * 6
    for corner, element in START_ELEMENTS.items():
        state.elements[CORNER[corner]] = ELEMENT[element]  # type: ignore[index]
        state.bag[ELEMENT[element]] -= 1  # type: ignore[index]
    share = 6 if setup.options.several_animals == "on" else len(animals)
    for animal in animals:
        _place_animal(state, animal, share)
    state.initiative = sorted(animals, reverse=True)
    state.tundra_supply = TUNDRA_IN_SUPPLY
    state.stacks = [STACK_SIZE] * 3
    state.unseen_tiles = list(TILES_IN_STACKS)
    state.deck = len(CARDS)
    state.unseen_cards = (1 << len(CARDS)) - 1
    for kind in ("draw-elements", "reveal-cards", "reveal-tiles"):
        state.pending.append(Pending(kind, CHANCE_ACTOR))
    return state


def _place_animal(state: State, animal: int, players: int) -> None:
    """Cubes and pawns by the number of players; the VP marker is one of the cubes (row 1)."""
    placed = START_SPECIES[ANIMALS[animal]]
    for hex_, count in placed.items():
        state.species[HEX[hex_] * 6 + animal] = count
    marker = 1 if state.options.vp_marker == "from-pool" else 0
    state.pool[animal] = starting_cubes(players) - marker - sum(placed.values())
    state.available[animal] = starting_pawns(players)
    state.pawns_in_box[animal] = PAWNS_PER_ANIMAL - starting_pawns(players)
