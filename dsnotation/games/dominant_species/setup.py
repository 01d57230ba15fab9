"""Dominant Species: set-up, from the tags of a record to the position before the first draw. Sheet section 4."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass

from dsnotation.core.findings import Finding
from dsnotation.core.game import NO_OPTIONS, SEATS, Chooser
from dsnotation.core.messages import joined, say, several
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
from dsnotation.games.dominant_species.options import READER, Options
from dsnotation.games.dominant_species.state import CHANCE_ACTOR, Pending, State
from dsnotation.games.dominant_species.words import ANIMAL_CODES

# Sheet 12: animals of each player, by the number of players who have several.
SEVERAL = {2: 3, 3: 2}
CODE_LENGTH = 2


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what: animals in food-chain order, the player of each, and the rule options."""

    animals: tuple[AnimalName, ...]
    players: tuple[str, ...]
    options: Options


def read_setup(tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
    """The set-up that the tags describe; None if it can't be played. A finding's field is ("tag", name)."""
    findings: list[Finding] = []
    owners = _owners(tags, findings)
    animals = tuple(animal for animal in ANIMALS if animal in owners)
    _check_names(tags, findings)
    options, options_tag, found = READER.from_tags(tags)
    findings += found
    if not 2 <= len(animals) <= 6:
        words = ", ".join(f'[{word.capitalize()} "..."]' for word in ANIMAL_WORDS.values())
        findings.append(
            CATALOGUE.finding(
                "DS0101",
                several(
                    len(animals),
                    "{count} animal is in play; the game needs 2 to 6",
                    "{count} animals are in play; the game needs 2 to 6",
                ),
                hints=(say("name each animal's player in a tag: {tags}", tags=words),),
            )
        )
        return None, findings
    players = tuple(owners[animal][1].strip() for animal in animals)
    if options.several_animals == "on":
        _check_several(players, options_tag, findings)
    else:
        _check_players(animals, players, tuple(owners[animal][0] for animal in animals), findings)
    return Setup(animals, players, options), findings


def _owners(tags: Mapping[str, str], findings: list[Finding]) -> dict[AnimalName, tuple[str, str]]:
    """The tag that names an animal, in any language, and the player in it."""
    owners: dict[AnimalName, tuple[str, str]] = {}
    for tag, player in tags.items():
        animal = _animal_of(tag)
        if animal is None:
            continue
        if animal in owners:
            message = say("{tag} is the animal of {other} too", tag=tag, other=owners[animal][0])
            findings.append(CATALOGUE.finding("DS0109", message, field=("tag", tag), about=(SEATS,)))
            continue
        owners[animal] = tag, player
    return owners


def _animal_of(tag: str) -> AnimalName | None:
    """The animal that a tag names; a code is no name."""
    meanings = ANIMAL_CODES.meanings(tag) if len(tag) > CODE_LENGTH else ()
    return meanings[0] if len(meanings) == 1 else None  # type: ignore[return-value]


def _check_names(tags: Mapping[str, str], findings: list[Finding]) -> None:
    """A tag that is nearly an animal's: without it the animal would be left out in silence."""
    words = [*ANIMAL_WORDS.values(), "options"]
    for tag in tags:
        near = difflib.get_close_matches(tag.lower(), words, n=1, cutoff=0.7)
        if near and tag.lower() not in words and _animal_of(tag) is None:
            message = say("{tag} is no tag of an animal", tag=tag)
            hints = (say("did you mean {word}?", word=near[0].capitalize()),)
            findings.append(CATALOGUE.finding("DS0109", message, field=("tag", tag), about=(SEATS,), hints=hints))


def invent_tags(players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS) -> dict[str, str]:
    """Tags for an invented game with these options. Raises ValueError if there can't be such a game.

    At random all animals may die out, and then nobody could take Ice Age any more: such a game is played with the
    option that ends it, unless `options` say otherwise.
    """
    read, text = READER.from_values({"all-extinct": "on", **options})
    if read.several_animals == "on":
        return {**_invent_several(players, choose), "Options": text}
    if not 2 <= players <= 6:
        raise ValueError(f"{players} animals can't play; the game needs 2 to 6")
    left = list(ANIMALS)
    while len(left) > players:
        left.remove(choose("animal that is left out", left))
    tags = {ANIMAL_WORDS[animal].capitalize(): f"Player {number}" for number, animal in enumerate(left, start=1)}
    return {**tags, "Options": text}


def _invent_several(players: int, choose: Chooser) -> dict[str, str]:
    """All six animals, dealt to two or three players."""
    if players not in SEVERAL:
        raise ValueError(f"{players} players can't have several animals each; 2 or 3 can")
    hands = [number for number in range(1, players + 1) for _ in range(SEVERAL[players])]
    tags = {}
    for animal in ANIMALS:
        hand = choose(f"player of the {ANIMAL_WORDS[animal]}", hands)
        hands.remove(hand)
        tags[ANIMAL_WORDS[animal].capitalize()] = f"Player {hand}"
    return tags


def _check_players(
    animals: tuple[AnimalName, ...],
    players: tuple[str, ...],
    tags: tuple[str, ...],
    findings: list[Finding],
) -> None:
    """Reports players with several animals."""
    for number, player in enumerate(players):
        if player and player in players[:number]:
            other = animals[players.index(player)]
            findings.append(
                CATALOGUE.finding(
                    "DS0104",
                    say(
                        "{player} has two animals, {first} and {second}",
                        player=player,
                        first=other,
                        second=animals[number],
                    ),
                    field=("tag", tags[number]),
                    hints=(say("the variant for it is an option: {option}", option="several-animals=on"),),
                )
            )


def _check_several(players: tuple[str, ...], options_tag: str, findings: list[Finding]) -> None:
    """Reports players with the wrong number of animals (sheet 12)."""
    hands = {player: players.count(player) for player in players if player}
    if len(players) == len(ANIMALS) and SEVERAL.get(len(hands), 0) == min(hands.values(), default=0):
        return
    have = [
        several(count, "{player} has {count}", "{player} has {count}", player=player)
        for player, count in hands.items()
    ]
    nobody = players.count("")
    if nobody:
        have.append(several(nobody, "{count} have no player", "{count} have no player"))
    findings.append(
        CATALOGUE.finding(
            "DS0108",
            say("two players need three animals each, or three players two: {have}", have=joined(have)),
            field=("tag", options_tag),
            hints=(say("name the player of each of the six animals in a tag, always alike"),),
        )
    )


def start(setup: Setup) -> State:
    """The position before tiles, cards and elements are drawn."""
    animals = tuple(ANIMAL[name] for name in setup.animals)
    state = State(animals, setup.options, setup.players)
    for hex_, terrain in START_TILES.items():
        state.terrain[HEX[hex_]] = TERRAIN[terrain]
    state.bag = [DISKS_PER_ELEMENT] * 6
    for corner, element in START_ELEMENTS.items():
        state.elements[CORNER[corner]] = ELEMENT[element]
        state.bag[ELEMENT[element]] -= 1
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
