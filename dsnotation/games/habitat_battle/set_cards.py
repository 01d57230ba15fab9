"""Habitat Battle: what can be wrong with the animals and cards of a game set. Sheet sections 1 and 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from dsnotation.games.habitat_battle.model import Animal, GameSet
from dsnotation.games.habitat_battle.set_board import leads_on, named
from dsnotation.games.habitat_battle.set_mistakes import Mistakes, guess

PLAYERS = 6
EACH = 3  # animals, powers, activators, strategy and movement cards of a player
MOST_FOR_A_HABITAT = 3
LEAST_FOR_A_HABITAT = -99


def check_cards(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells what is wrong with the animals and cards, and whether there are enough."""
    kinds = {habitat.id: habitat.kind for habitat in game_set.habitat}
    for place, animal in enumerate(game_set.animal):
        _check_animal(place, animal, dict(kinds), mistakes)
    if not mistakes.is_damaged("animal", "kind"):
        for kind, what in (("insect", "insect"), ("aquatic", "aquatic animal")):
            if all(animal.kind != kind for animal in game_set.animal):
                mistakes("HB0834", ("animal",), f"the set has no {what}", f'write kind = "{kind}" in one or more')
    _check_powers(game_set, mistakes)
    for place, card in enumerate(game_set.strategy):
        if not (card.own or card.opposing or card.cancel):
            mistakes("HB0843", ("strategy", place), f"the strategy card {card.id} does nothing")
    _check_movements(game_set, mistakes)
    _check_numbers(game_set, mistakes)


def _check_animal(place: int, animal: Animal, kinds: dict[str, str], mistakes: Mistakes) -> None:
    """What an animal's habitats give it."""
    unknown = False
    for habitat, points in animal.habitats.items():
        path = ("animal", place, "habitats", habitat)
        if habitat not in kinds:
            unknown = True
            if not mistakes.is_damaged("habitat", "id"):
                meant = mistakes.meant(habitat, kinds)
                mistakes("HB0811", path, f"there is no habitat {habitat!r}", *guess(meant), at_key=True)
        elif points > MOST_FOR_A_HABITAT:
            message = (
                f"{habitat} gives {animal.id} more than the {MOST_FOR_A_HABITAT} points that a habitat may give"
            )
            mistakes("HB0831", path, message)
        elif points < LEAST_FOR_A_HABITAT:
            mistakes("HB0805", path, f"a habitat takes at most {-LEAST_FOR_A_HABITAT} points")
        elif kinds[habitat] == "neutral" and points and not mistakes.is_damaged("habitat", "kind"):
            mistakes("HB0833", path, f"{habitat} is neutral; what it gives {animal.id} counts for nothing")
    if not unknown and max(animal.habitats.values(), default=0) <= 0:
        mistakes(
            "HB0832", ("animal", place, "habitats"), f"{animal.id} has no habitat that adds points", at_key=True
        )


# Powers ----------------------------------------------------------------------------------------------------


def _check_powers(game_set: GameSet, mistakes: Mistakes) -> None:
    """Whether the points of the powers and the levels of the activators fit."""
    needed = {str(row.level): place for place, row in reversed(list(enumerate(game_set.activator)))}
    if mistakes.is_damaged("activator", "level"):
        needed = {}
    lacking = Counter(level for power in game_set.power for level in needed if level not in power.points)
    for level, number in sorted(lacking.items()):
        if number == len(game_set.power) > 1:  # then the activator is the odd one
            place = needed.pop(level)
            message = f"no power has points for the level {level} of {game_set.activator[place].id}"
            mistakes("HB0841", ("activator", place, "level"), message)
    for place, power in enumerate(game_set.power):
        path = ("power", place, "points")
        missing = [level for level in sorted(needed) if level not in power.points]
        odd = [level for level in power.points if not _is_level(level)]
        for level in odd:
            mistakes("HB0805", (*path, level), f"{level!r} is no level; levels are 1 to 9", at_key=True)
        for level, points in power.points.items():
            if not 0 <= points <= 99:
                mistakes("HB0805", (*path, level), "the points of a power are a number from 0 to 99")
        if missing and not odd:
            mistakes("HB0841", path, f"the power {power.id} has no points for level {named(missing)}")
        _check_levels(
            place,
            power.id,
            {int(level): power.points[level] for level in power.points if level not in odd},
            mistakes,
        )


def _is_level(word: str) -> bool:
    return word in tuple("123456789")


def _check_levels(place: int, power: str, points: dict[int, int], mistakes: Mistakes) -> None:
    """Tells where a higher level gives fewer points."""
    levels = sorted(points)
    for lower, higher in pairwise(levels):
        if points[higher] < points[lower]:
            message = f"level {higher} of the power {power} gives fewer points than level {lower}"
            mistakes("HB0842", ("power", place, "points", str(higher)), message)
            return


# Movements -------------------------------------------------------------------------------------------------


def _check_movements(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells which movement cards nobody can use."""
    kinds = {kind for space in game_set.space for kind, names in space.neighbours.items() if names}
    for place, card in enumerate(game_set.movement):
        path = ("movement", place)
        if leads_on(card, kinds):
            continue
        if card.kind in kinds and card.steps == 0:
            message = f"nobody can use {card.id}: it allows no steps and lists no moves"
            mistakes("HB0844", path, message, "give steps, or moves from space to space")
        elif card.kind in kinds:
            message = (
                f"nobody can use {card.id}: it needs at least {card.least} steps and allows only {card.steps}"
            )
            mistakes("HB0844", (*path, "least"), message)
        elif (meant := mistakes.meant(card.kind, kinds)) or not mistakes.is_damaged("space", "neighbours"):
            message = f"nobody can use {card.id}: no space has neighbours of the kind {card.kind!r}"
            mistakes("HB0844", (*path, "kind"), message, *guess(meant))


# How many there are ----------------------------------------------------------------------------------------


def _check_numbers(game_set: GameSet, mistakes: Mistakes) -> None:
    """Whether there is enough for six players."""
    # Each row counts, also one whose id stands twice: that is told of the id.
    animals = [(str(place), 1) for place, row in enumerate(game_set.animal) if row.kind in ("land", "bird")]
    powers = [(str(place), 1) for place in range(len(game_set.power))]
    strategies = [(str(place), row.copies) for place, row in enumerate(game_set.strategy)]
    kinds = [(card.kind, card.copies) for card in game_set.movement]
    birds = [(bird.id, bird.copies) for bird in game_set.bird if not bird.invocation]
    invocations = [(bird.id, bird.copies) for bird in game_set.bird if bird.invocation]
    activators = [row.copies for row in game_set.activator]
    wanted = game_set.options.invocations
    _check_different("animal", "land animals and birds", animals, EACH, mistakes)
    _check_different("power", "powers", powers, EACH, mistakes)
    _check_different("strategy", "strategy cards", strategies, EACH, mistakes)
    _check_different("movement", "movement cards of different kinds", kinds, EACH, mistakes)
    if not mistakes.is_damaged("bird", "invocation"):
        _check_different("bird", "bird cards without invocation", birds, 1, mistakes)
        if not mistakes.is_damaged("options", "invocations") and 0 < wanted <= 9:
            _check_different("bird", "bird invocation cards", invocations, wanted, mistakes)
    told = mistakes.is_damaged("activator", "copies") or min(activators, default=1) < 1
    if sum(activators) < PLAYERS * EACH and not told:
        message = f"there are {sum(activators)} activators; six players need {PLAYERS * EACH}"
        mistakes("HB0845", ("activator",), message)


def _check_different(
    table: str, what: str, rows: Iterable[tuple[str, int]], each: int, mistakes: Mistakes
) -> None:
    """Tells if six players can't get `each` different ones, whatever the others got before."""
    copies: Counter[str] = Counter()
    for name, number in rows:
        if number < 1:
            return  # told of the row
        copies[name] += number
    if mistakes.is_damaged(table, "copies", "kind") or enough(list(copies.values()), each):
        return
    there = f"{sum(copies.values())}" + (
        f", {len(copies)} different ones" if len(copies) != sum(copies.values()) else ""
    )
    message = f"there may be too few {what} for six players, who get {each} each: there are {there}"
    mistakes("HB0845", (table,), message)


def enough(copies: list[int], each: int) -> bool:
    """Whether the last of six players gets `each` different cards, whatever the others have.

    `copies` counts each card. The others may leave copies of fewer than `each` cards only if they can take all of
    the rest: no card more often than there are others, and no more cards than they get.
    """
    others = PLAYERS - 1
    rest = sorted(copies, reverse=True)[each - 1 :]
    return bool(rest) and (rest[0] > others or sum(rest) > others * each)
