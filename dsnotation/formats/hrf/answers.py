"""Our decisions, answered by the lines of a journal: one function a kind of decision.

Each takes the lines that belong to the decision and gives the move. Cards are in `answers_cards`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.core.messages import say
from dsnotation.formats.hrf import actions as act
from dsnotation.formats.hrf.cursor import Conflict, Cursor
from dsnotation.formats.hrf.expressions import Term
from dsnotation.formats.hrf.stream import Line, Stream
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import CORNER_HEXES, CORNERS, HEX
from dsnotation.games.dominant_species.chance import draw_sizes
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, CARDS, ELEMENT, TERRAIN
from dsnotation.games.dominant_species.reset import cards_to_reveal, stacks_to_turn
from dsnotation.games.dominant_species.state import State


@dataclass(slots=True)
class Question:
    """A decision of ours with all that its answer may need. `infer` takes note of what had to be filled in."""

    decision: Decision
    state: State
    cursor: Cursor
    infer: Callable[[str], None]

    @property
    def actor(self) -> Any:
        return self.decision.actor

    @property
    def space(self) -> Any:
        return self.decision.space

    @property
    def stream(self) -> Stream:
        return self.cursor.stream

    def line(self, *names: str) -> Term | None:
        """The one action that answers, by whom it is due; None if declined."""
        line = self.cursor.one(*names)
        return None if line is None else self.by_actor(line)

    def lines(self, *names: str) -> list[Term]:
        """The actions that answer together."""
        return [self.by_actor(line) for line in self.cursor.many(*names)]

    def by_actor(self, line: Line) -> Term:
        """An action of the animal that is asked. Raises Conflict if it is another's."""
        if act.animal(line.term) != self.actor:
            raise Conflict(
                say("{actor} should decide here, not {other}", actor=self.actor, other=act.animal(line.term)), line
            )
        return line.term


def element_of(term: Term | None) -> Any:
    """The element that an action has second; None without an action."""
    return None if term is None else act.element(act.arg(term, 1))


def hex_of(term: Term | None) -> Any:
    """The hex that an action has second; None without an action."""
    return None if term is None else act.hex_name(act.arg(term, 1))


# Chance ----------------------------------------------------------------------------------------------------


def reveal_tiles(question: Question) -> Any:
    """The tiles come from the shuffle: each stack shows the next one where a tile was taken."""
    state = question.state
    tiles = [
        question.stream.stacks[stack][8 - state.stacks[stack]] if turns else None
        for stack, turns in enumerate(stacks_to_turn(state))
    ]
    return mv.RevealTiles(tuple(tiles))  # type: ignore[arg-type]


def reveal_cards(question: Question) -> Any:
    state = question.state
    first = len(CARDS) - state.deck
    return mv.RevealCards(tuple(question.stream.deck[first : first + cards_to_reveal(state)]))


def draw_elements(question: Question) -> Any:
    """The first disks of the bag as it was shuffled; the rest of the line is what stays in it."""
    line = question.cursor.must("ReseedShuffledAction")
    bag = [act.element(item) for item in act.items(act.arg(line.term, 0))]
    state, rows = question.state, []
    for size in draw_sizes(state):
        rows.append(tuple(bag[:size]))
        del bag[:size]
    return mv.DrawElements(rows[0], rows[1], rows[2])


def draw_symbiotic(question: Question) -> Any:
    line = question.cursor.must("SymbioticAction")
    names = [act.named(item, act.ANIMAL_OF, act.no_animal) for item in act.items(act.arg(line.term, 0))]  # type: ignore[arg-type]
    elements = [act.element(item) for item in act.items(act.arg(line.term, 1))]
    drawn = dict(zip(names, elements, strict=False))
    order = [ANIMALS[animal] for animal in question.state.pending[-1].detail]
    return mv.DrawSymbiotic(tuple(mv.BlindDraw(name, drawn[name]) for name in order if name in drawn))


# Planning --------------------------------------------------------------------------------------------------


def space_at(term: Term, place: int) -> Any:
    """Our space of the phase at an argument's place. Raises Odd."""
    phase = act.shown(act.arg(term, place))
    space = act.SPACE_OF.get(phase, "")
    if "." not in space and space not in ("ini", "was", "dep"):
        raise act.Odd(say("{phase} is no space of the display", phase=phase))
    return space


def place_pawn(question: Question) -> Any:
    """The program asks the first animal even if it has no pawn at hand; the line then places none."""
    cursor, state = question.cursor, question.state
    line = cursor.must("PlanningAction")
    animal = ANIMAL[act.animal(line.term)]
    if animal != ANIMAL[question.actor] and animal in state.animals and not state.available[animal]:
        question.infer(say("a pawn that its animal does not have is planned; the line is left out"))
        line = cursor.must("PlanningAction")
    return mv.PlacePawn(question.actor, space_at(question.by_actor(line), 1))


def initiative(question: Question) -> Any:
    step = question.cursor.one("ImproveInitiativeAction", "PlanningMainAction", "PlanningAction")
    if step is None:
        return mv.Initiative(question.actor, "ini", False, None)
    question.by_actor(step)
    swap = step.name == "ImproveInitiativeAction"
    placing = step if step.name == "PlanningAction" else question.cursor.one("PlanningAction")
    target = None if placing is None else space_at(question.by_actor(placing), 1)
    return mv.Initiative(question.actor, "ini", swap, target)


# Elements --------------------------------------------------------------------------------------------------


def adaptation(question: Question) -> Any:
    term = question.line("AdaptationAction")
    return mv.Adaptation(question.actor, question.space, element_of(term))


def regression(question: Question) -> Any:
    term = question.line("RegressionAction")
    return mv.Regression(question.actor, question.space, element_of(term))


def wasteland(question: Question) -> Any:
    term = question.line("WastelandAction")
    return mv.Wasteland(question.actor, question.space, element_of(term))


def disk(term: Term | None) -> tuple[Any, Any]:
    """Element and corner of an action that has them second and third."""
    if term is None:
        return None, None
    return act.element(act.arg(term, 1)), act.corner_name(act.arg(term, 2))


def abundance(question: Question) -> Any:
    return mv.Abundance(question.actor, question.space, *disk(question.line("AbundanceAction")))


def depletion(question: Question) -> Any:
    return mv.Depletion(question.actor, question.space, *disk(question.line("DepletionAction")))


# Earth -----------------------------------------------------------------------------------------------------


def glaciation(question: Question) -> Any:
    term = question.line("GlaciationAction")
    return mv.Glaciation(question.actor, question.space, hex_of(term))


def speciation(question: Question) -> Any:
    terms = question.lines("SpeciationAction")
    if not terms:
        return mv.Speciation(question.actor, question.space, None, None, ())
    places = tuple(mv.Placement(act.hex_name(act.arg(t, 1)), act.number(act.arg(t, 2))) for t in terms)
    return mv.Speciation(
        question.actor, question.space, question.space[-1], _corner(question, terms, places), places
    )


def _corner(question: Question, terms: list[Term], places: tuple[mv.Placement, ...]) -> Any:
    """The corner used: the continuation names it."""
    for term in terms:
        rest = term.args[-1]
        if isinstance(rest, Term) and rest.name == "SpeciationMainAction" and len(rest.args) > 2:
            return act.corner_name(rest.args[2])
    element, hexes = ELEMENT[question.space[-1]], {HEX[place.hex] for place in places}
    for corner, there in enumerate(question.state.elements):
        if there == element and hexes <= set(CORNER_HEXES[corner]):
            question.infer(say("the line doesn't name the element used; the first that fits is written"))
            return CORNERS[corner]
    raise Conflict(say("no element of the space's type touches these tiles"), question.cursor.last)


def free_speciation(question: Question) -> Any:
    term = question.line("SpeciationAction")
    return mv.FreeSpeciation(question.actor, hex_of(term))


def wanderlust(question: Question) -> Any:
    """The stack is written only where two equal tiles are face up."""
    term = question.line("WanderlustAction")
    if term is None:
        return mv.Wanderlust(question.actor, question.space, None, None, None, None, None)
    hex_, tile, stack = act.hex_name(act.arg(term, 1)), act.tile(act.arg(term, 2)), act.number(act.arg(term, 3))
    face_up = question.state.face_up
    number = None if TERRAIN[tile] in face_up and face_up.index(TERRAIN[tile]) == stack - 1 else stack
    if question.cursor.peek() is None:
        raise question.cursor.misfit(())  # whether an element follows nobody knows
    placed = question.cursor.take("WanderlustResourceAction")
    element, corner = disk(None if placed is None else question.by_actor(placed))
    return mv.Wanderlust(question.actor, question.space, tile, number, hex_, element, corner)


def tile_migration(question: Question) -> Any:
    """All animals' cubes; lines in between say whose turn it is."""
    counts: Counter[tuple[Any, Any]] = Counter()
    for line in question.cursor.many("WanderlustMoveAction", "WanderlustMoveFromAction"):
        if line.name == "WanderlustMoveFromAction":
            counts[act.animal(line.term), act.hex_name(act.arg(line.term, 1))] += 1
    arrivals = (mv.Arrival(animal, origin, count) for (animal, origin), count in counts.items())
    return mv.TileMigration(tuple(sorted(arrivals, key=lambda one: (ANIMAL[one.animal], HEX[one.origin]))))


def migration(question: Question) -> Any:
    counts: Counter[tuple[Any, Any]] = Counter()
    for term in question.lines("MigrateToAction"):
        counts[act.hex_name(act.arg(term, 1)), act.hex_name(act.arg(term, 3))] += 1
    walks = (mv.Walk(origin, target, count) for (origin, target), count in counts.items())
    return mv.Migration(question.actor, question.space, tuple(walks))


def victims(terms: list[Term]) -> tuple[mv.Victim, ...]:
    """Those that a run of actions eliminates, one a tile."""
    return tuple(mv.Victim(act.hex_name(act.arg(term, 1)), act.animal(term, 2)) for term in terms)


def competition(question: Question) -> Any:
    return mv.Competition(question.actor, question.space, victims(question.lines("CompetitionAction")))


def free_competition(question: Question) -> Any:
    term = question.line("CompetitionAction")
    return mv.FreeCompetition(question.actor, victims([term])[0] if term else None)


def domination(question: Question) -> Any:
    term = question.line("DominationAction")
    return mv.Domination(question.actor, question.space, hex_of(term))


def take_card(question: Question) -> Any:
    term = question.by_actor(question.cursor.must("TakeAction"))
    return mv.TakeCard(question.actor, act.card(act.arg(term, 2)))


def save_mammal(question: Question) -> Any:
    term = question.line("SaveMammalAction")
    return mv.SaveMammal("Ma", hex_of(term))
