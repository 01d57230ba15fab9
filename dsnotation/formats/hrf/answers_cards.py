"""The choices of Dominance cards, answered by the lines of a journal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dsnotation.core.messages import say
from dsnotation.formats.hrf import actions as act
from dsnotation.formats.hrf.answers import Question, disk, hex_of, space_at, victims
from dsnotation.formats.hrf.cursor import Conflict
from dsnotation.formats.hrf.expressions import Term
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEXES
from dsnotation.games.dominant_species.cards_elements import added_types, disks_around
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, ELEMENT, ELEMENTS
from dsnotation.games.dominant_species.state import State, animals_on, species_on, tiles
from dsnotation.games.dominant_species.wanderlust import tile_neighbours


def aquatic(question: Question) -> Any:
    term = question.line("AquaticResourceAction")
    if term is None:
        return mv.Aquatic(question.actor, None, None, None, 0)
    element, corner = disk(term)
    placed = question.line("SpeciationAction")
    if placed is None:
        return mv.Aquatic(question.actor, element, corner, None, 0)
    hex_, count = act.hex_name(act.arg(placed, 1)), act.number(act.arg(placed, 2))
    return mv.Aquatic(question.actor, element, corner, hex_, count)


def biomass(question: Question) -> Any:
    return mv.Biomass(question.actor, victims(question.lines("CompetitionAction")))


def predator(question: Question) -> Any:
    return mv.Predator(question.actor, victims(question.lines("CompetitionAction")))


def blight(question: Question) -> Any:
    """Disk after disk goes until one is left. On a tile without effect there is no line that names it."""
    terms = question.lines("BlightAction")
    state = question.state
    if not terms:
        question.infer(say("the tile that Blight had no effect on is not named; the first such tile is written"))
        idle = [HEXES[hex_] for hex_ in tiles(state) if len(disks_around(state, hex_)) <= 1]
        return mv.Blight(question.actor, _first(question, idle), None)
    rest = terms[0].args[-1]
    if not isinstance(rest, Term) or rest.name != "BlightMainAction":
        raise Conflict(say("the tile of Blight is not named"), question.cursor.last)
    hex_ = act.hex_name(act.arg(rest, 1))
    gone = {CORNER[act.corner_name(act.arg(term, 1))] for term in terms}
    left = [corner for corner in disks_around(state, HEX[hex_]) if corner not in gone]
    if len(left) != 1:
        raise Conflict(
            say("Blight leaves {number} elements on {hex}, not one", number=len(left), hex=hex_),
            question.cursor.last,
        )
    return mv.Blight(question.actor, hex_, CORNERS[left[0]])


def catastrophe(question: Question) -> Any:
    """First the tile itself, cube by cube, then one cube on each adjacent tile."""
    terms = question.lines("CompetitionAction")
    centre = [term for term in terms if _continuation(term) == "CatastropheMainAction"]
    around = victims([term for term in terms if term not in centre])
    state = question.state
    if centre:
        rest = centre[0].args[-1]
        assert isinstance(rest, Term)
        hex_ = act.hex_name(act.arg(rest, 1))
    else:
        hex_ = _struck_alone(question, {victim.hex for victim in around})
    left = Counter(dict(enumerate(species_on(state, HEX[hex_]))))
    left.subtract(ANIMAL[act.animal(term, 2)] for term in centre)
    survivors = [animal for animal, count in left.items() if count > 0]
    if len(survivors) > 1 or sum(left.values()) > 1:
        raise Conflict(say("Catastrophe leaves more than one species on {hex}", hex=hex_), question.cursor.last)
    survivor = ANIMALS[survivors[0]] if survivors else None
    return mv.Catastrophe(question.actor, hex_, survivor, around)


def _continuation(term: Term) -> str:
    rest = term.args[-1]
    return rest.name if isinstance(rest, Term) else ""


def _struck_alone(question: Question, around: set[Any]) -> Any:
    """The tile of a Catastrophe that had nothing to eliminate on the tile itself: no line names it."""
    state = question.state
    fitting = [
        HEXES[hex_]
        for hex_ in tiles(state)
        if sum(species_on(state, hex_)) <= 1 and _occupied_around(state, hex_) == around
    ]
    question.infer(say("the tile of Catastrophe is not named; the first that fits what died is written"))
    return _first(question, fitting)


def _occupied_around(state: State, hex_: int) -> set[Any]:
    return {HEXES[other] for other in tile_neighbours(state, hex_) if animals_on(state, other)}


def _first(question: Question, hexes: list[Any]) -> Any:
    if not hexes:
        raise Conflict(say("no tile fits what this card did"), question.cursor.last)
    return hexes[0]


def evolution(question: Question) -> Any:
    return mv.Evolution(question.actor, victims(question.lines("EvolutionAction")))


def fecundity(question: Question) -> Any:
    hexes = [act.hex_name(act.arg(term, 1)) for term in question.lines("SpeciationAction")]
    return mv.Fecundity(question.actor, tuple(sorted(hexes, key=HEX.__getitem__)))


def fertile(question: Question) -> Any:
    term = question.by_actor(question.cursor.must("FertileAction"))
    return mv.Fertile(question.actor, act.hex_name(act.arg(term, 1)))


def habitat(question: Question) -> Any:
    return mv.Habitat(question.actor, *disk(question.by_actor(question.cursor.must("AbundanceAction"))))


def hibernation(question: Question) -> Any:
    term = question.line("HibernationAction")
    if term is None:
        return mv.Hibernation(question.actor, None, 0)
    hex_, count = act.hex_name(act.arg(term, 1)), act.number(act.arg(term, 2))
    return mv.Hibernation(question.actor, hex_ if count else None, count)


def ice_sheet(question: Question) -> Any:
    term = question.line("GlaciationAction")
    return mv.IceSheet(question.actor, hex_of(term))


def instinct(question: Question) -> Any:
    return mv.Instinct(question.actor, space_at(question.by_actor(question.cursor.must("PlanningAction")), 1))


def lose(question: Question) -> Any:
    """For Disease or Immigrants."""
    names = ("DiseaseAction", "ImmigrantsAction", "ImmigrantsPawnAction")
    term = question.by_actor(question.cursor.must(*names[: 1 if question.space == "Disease" else 3]))
    if term.name == "DiseaseAction":
        return mv.Lose(question.actor, "element", act.element(act.arg(term, 1)))
    return mv.Lose(question.actor, "species" if term.name == "ImmigrantsAction" else "pawn", None)


def mass_exodus(question: Question) -> Any:
    """Group after group goes. On a tile without species there is no line that names it."""
    terms = question.lines("MassExodusAction")
    state = question.state
    if not terms:
        question.infer(
            say("the tile that Mass Exodus had no effect on is not named; the first such tile is written")
        )
        idle = [HEXES[hex_] for hex_ in tiles(state) if not animals_on(state, hex_)]
        return mv.MassExodus(question.actor, _first(question, idle), ())
    hex_ = act.hex_name(act.arg(terms[0], 1))
    counts: Counter[tuple[Any, Any]] = Counter()
    for term in terms:
        target = act.hex_name(act.arg(term, 2))
        for figure in act.items(act.arg(term, 3)):
            counts[target, act.figure_animal(figure)] += 1
    departures = (mv.Departure(target, animal, count) for (target, animal), count in counts.items())
    return mv.MassExodus(question.actor, hex_, tuple(departures))


def metamorphosis(question: Question) -> Any:
    """There the new element comes first, and may be the one given up: then nothing changed."""
    taken = question.by_actor(question.cursor.must("MetamorphosisAction"))
    given = question.by_actor(question.cursor.must("DiseaseAction"))
    take, give = act.element(act.arg(taken, 1)), act.element(act.arg(given, 1))
    state, animal = question.state, ANIMAL[question.actor]
    held = added_types(state, animal)
    if give == take and ELEMENT[give] not in held:
        question.infer(say("Metamorphosis gave up the element it had just gained; a swap of equals is written"))
        equal = [ELEMENTS[element] for element in held if state.bag[element]]
        give = take = equal[0] if equal else give
    return mv.Metamorphosis(question.actor, give, take)
