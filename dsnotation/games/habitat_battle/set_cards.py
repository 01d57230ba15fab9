"""Habitat Battle: what can be wrong with the animals and cards of a game set. Sheet sections 1 and 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from dsnotation.core.messages import Message, quoted, say, several
from dsnotation.games.habitat_battle.model import Animal, GameSet
from dsnotation.games.habitat_battle.set_board import leads_on, named, no_habitat
from dsnotation.games.habitat_battle.set_mistakes import Mistakes, guess

PLAYERS = 6
EACH = 3  # animals, powers, activators, strategy and movement cards of a player
MOST_FOR_A_HABITAT = 3
LEAST_FOR_A_HABITAT = -99
_NONE_OF = {"insect": say("the set has no insect"), "aquatic": say("the set has no aquatic animal")}


def check_cards(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells what is wrong with the animals and cards, and whether there are enough."""
    kinds = {habitat.id: habitat.kind for habitat in game_set.habitat}
    for place, animal in enumerate(game_set.animal):
        _check_animal(place, animal, dict(kinds), mistakes)
    if not mistakes.is_damaged("animal", "kind"):
        for kind, message in _NONE_OF.items():
            if all(animal.kind != kind for animal in game_set.animal):
                hint = say("write {line} in one or more", line=f'kind = "{kind}"')
                mistakes("HB0834", ("animal",), message, hint)
    _check_powers(game_set, mistakes)
    for place, card in enumerate(game_set.strategy):
        if not (card.own or card.opposing or card.cancel):
            mistakes("HB0843", ("strategy", place), say("the strategy card {card} does nothing", card=card.id))
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
                mistakes("HB0811", path, no_habitat(habitat), *guess(meant), at_key=True)
        elif points > MOST_FOR_A_HABITAT:
            message = say(
                "{habitat} gives {animal} more than the {most} points that a habitat may give",
                habitat=habitat, animal=animal.id, most=MOST_FOR_A_HABITAT,
            )  # fmt: skip
            mistakes("HB0831", path, message)
        elif points < LEAST_FOR_A_HABITAT:
            mistakes("HB0805", path, say("a habitat takes at most {most} points", most=-LEAST_FOR_A_HABITAT))
        elif kinds[habitat] == "neutral" and points and not mistakes.is_damaged("habitat", "kind"):
            message = say(
                "{habitat} is neutral; what it gives {animal} counts for nothing",
                habitat=habitat,
                animal=animal.id,
            )
            mistakes("HB0833", path, message)
    if not unknown and max(animal.habitats.values(), default=0) <= 0:
        message = say("{animal} has no habitat that adds points", animal=animal.id)
        mistakes("HB0832", ("animal", place, "habitats"), message, at_key=True)


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
            message = say(
                "no power has points for the level {level} of {activator}",
                level=level, activator=game_set.activator[place].id,
            )  # fmt: skip
            mistakes("HB0841", ("activator", place, "level"), message)
    for place, power in enumerate(game_set.power):
        path = ("power", place, "points")
        missing = [level for level in sorted(needed) if level not in power.points]
        odd = [level for level in power.points if not _is_level(level)]
        for level in odd:
            message = say("{level} is no level; levels are 1 to 9", level=quoted(level))
            mistakes("HB0805", (*path, level), message, at_key=True)
        for level, points in power.points.items():
            if not 0 <= points <= 99:
                mistakes("HB0805", (*path, level), say("the points of a power are a number from 0 to 99"))
        if missing and not odd:
            message = say(
                "the power {power} has no points for level {levels}", power=power.id, levels=named(missing)
            )
            mistakes("HB0841", path, message)
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
            message = say(
                "level {higher} of the power {power} gives fewer points than level {lower}",
                higher=higher, power=power, lower=lower,
            )  # fmt: skip
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
            message = say("nobody can use {card}: it allows no steps and lists no moves", card=card.id)
            mistakes("HB0844", path, message, say("give steps, or moves from space to space"))
        elif card.kind in kinds:
            message = say(
                "nobody can use {card}: it needs at least {least} steps and allows only {most}",
                card=card.id, least=card.least, most=card.steps,
            )  # fmt: skip
            mistakes("HB0844", (*path, "least"), message)
        elif (meant := mistakes.meant(card.kind, kinds)) or not mistakes.is_damaged("space", "neighbours"):
            message = say(
                "nobody can use {card}: no space has neighbours of the kind {kind}",
                card=card.id, kind=quoted(card.kind),
            )  # fmt: skip
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
    _check_different("animal", say("land animals and birds"), animals, EACH, mistakes)
    _check_different("power", say("powers"), powers, EACH, mistakes)
    _check_different("strategy", say("strategy cards"), strategies, EACH, mistakes)
    _check_different("movement", say("movement cards of different kinds"), kinds, EACH, mistakes)
    if not mistakes.is_damaged("bird", "invocation"):
        _check_different("bird", say("bird cards without invocation"), birds, 1, mistakes)
        if not mistakes.is_damaged("options", "invocations") and 0 < wanted <= 9:
            _check_different("bird", say("bird invocation cards"), invocations, wanted, mistakes)
    told = mistakes.is_damaged("activator", "copies") or min(activators, default=1) < 1
    if sum(activators) < PLAYERS * EACH and not told:
        message = several(
            sum(activators),
            "there is {count} activator; six players need {needed}",
            "there are {count} activators; six players need {needed}",
            needed=PLAYERS * EACH,
        )
        mistakes("HB0845", ("activator",), message)


def _check_different(
    table: str, what: Message, rows: Iterable[tuple[str, int]], each: int, mistakes: Mistakes
) -> None:
    """Tells if six players can't get `each` different ones, whatever the others got before."""
    copies: Counter[str] = Counter()
    for name, number in rows:
        if number < 1:
            return  # told of the row
        copies[name] += number
    if mistakes.is_damaged(table, "copies", "kind") or enough(list(copies.values()), each):
        return
    number = sum(copies.values())
    if len(copies) == number:
        message = say(
            "there may be too few {cards} for six players, who get {each} each: there are {number}",
            cards=what, each=each, number=number,
        )  # fmt: skip
    else:
        message = say(
            "there may be too few {cards} for six players, who get {each} each: there are {number}, {different}"
            " different ones",
            cards=what, each=each, number=number, different=len(copies),
        )  # fmt: skip
    mistakes("HB0845", (table,), message)


def enough(copies: list[int], each: int) -> bool:
    """Whether the last of six players gets `each` different cards, whatever the others have.

    `copies` counts each card. The others may leave copies of fewer than `each` cards only if they can take all of
    the rest: no card more often than there are others, and no more cards than they get.
    """
    others = PLAYERS - 1
    rest = sorted(copies, reverse=True)[each - 1 :]
    return bool(rest) and (rest[0] > others or sum(rest) > others * each)
