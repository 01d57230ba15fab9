"""Dominant Species: the decision that is due in a stated position, and the step of Execution that it belongs to.

Each kind of decision comes up in one phase, for certain actors and spaces, and only if there is something to
decide: what can't come up by the rules is contradictory."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dsnotation.core.messages import say
from dsnotation.core.snapshot import CONTRADICTORY, Names, Reader, Word, names
from dsnotation.games.dominant_species import cards, regression, reset
from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.competition import competition_targets
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    AR,
    ELEMENTS,
    FREE_SPACES,
    IN,
    MA,
    MAX_ELEMENTS,
    RE,
    SECTION_WORDS,
    SPACES,
    CardName,
)
from dsnotation.games.dominant_species.flow import FREE_STEPS, order_of
from dsnotation.games.dominant_species.planning import instinct_spaces
from dsnotation.games.dominant_species.snapshot import ACTORS, DETAIL_OF, pending_word
from dsnotation.games.dominant_species.state import (
    ALL_ACTORS,
    CHANCE_ACTOR,
    EMPTY,
    EXECUTION,
    OVER,
    PHASES,
    PLANNING,
    RESET,
    SETUP,
    Pending,
    State,
    display,
)
from dsnotation.games.dominant_species.wanderlust import tile_neighbours

_LOSING_CARDS = ("Disease", "Immigrants")


class Due(NamedTuple):
    """When a kind of decision can come up: in which phase, for whom (None: any animal), where, with how many
    further
    names, and whether there is anything to decide."""

    phase: int
    actor: int | None
    spaces: tuple[str, ...]
    details: tuple[int, ...] = (0,)
    possible: Callable[[State, Pending], object] = lambda state, pending: True


def _section(code: str) -> tuple[str, ...]:
    return tuple(name for name in SPACES if name[:3] == code)


def _card(name: CardName) -> Callable[[State, Pending], object]:
    """Whether a card with choices asks for any."""
    asks = cards.POSSIBLE[name]
    return lambda state, pending: state.terrain[pending.detail[0]] != EMPTY and asks(state, pending.actor)


def _can_place(state: State, pending: Pending) -> bool:
    return bool(state.available[pending.actor]) and not state.passed >> pending.actor & 1


def _can_spare(state: State, pending: Pending) -> bool:
    """Whether Regression asks the animal, by pawns or by element."""
    by_element = state.options.regression_order != "pawn-order"
    if by_element != bool(pending.detail):
        return False
    return not by_element or pending.detail[0] in regression.sparable(state, pending.actor)


def _can_draw(state: State, pending: Pending) -> bool:
    """Whether Symbiotic gives each of these animals an element."""
    animals = pending.detail
    there = all(animal in state.animals and sum(display(state, animal)) < MAX_ELEMENTS for animal in animals)
    return there and len(set(animals)) == len(animals) <= sum(state.bag)


def _can_lose(state: State, pending: Pending) -> bool:
    return pending.space != "Disease" or any(state.added[pending.actor * 6 : pending.actor * 6 + 6])


def _migrates(state: State, pending: Pending) -> bool:
    return state.terrain[pending.detail[0]] != EMPTY and bool(tile_neighbours(state, pending.detail[0]))


_DOM = _section("dom")
_DUE: dict[str, Due] = {
    "draw-elements": Due(RESET, CHANCE_ACTOR, (), possible=lambda state, pending: any(state.bag)),
    "reveal-cards": Due(RESET, CHANCE_ACTOR, (), possible=lambda state, pending: reset.cards_to_reveal(state) > 0),
    "reveal-tiles": Due(RESET, CHANCE_ACTOR, (), possible=lambda state, pending: any(reset.stacks_to_turn(state))),
    "place-pawn": Due(PLANNING, None, (), possible=_can_place),
    **{
        kind: Due(EXECUTION, None, _section(code))
        for code, kind in SECTION_WORDS.items()
        if kind != "regression"
    },
    "regression": Due(EXECUTION, None, (*_section("reg"), "reg.free"), (0, 1), _can_spare),
    "free-speciation": Due(EXECUTION, IN, ("spe.free",), possible=lambda state, pending: state.pool[IN]),
    "free-competition": Due(
        EXECUTION, AR, ("com.free",), possible=lambda state, pending: competition_targets(state, AR)
    ),
    "tile-migration": Due(EXECUTION, ALL_ACTORS, _section("wan"), (1,), _migrates),
    "take-card": Due(
        EXECUTION, None, _DOM, (1,),
        lambda state, pending: state.cards and state.terrain[pending.detail[0]] != EMPTY,
    ),
    **{name.lower(): Due(EXECUTION, None, _DOM, (1,), _card(name)) for name in cards.POSSIBLE},
    "instinct": Due(
        EXECUTION, None, _DOM,
        possible=lambda state, pending: (
            state.available[pending.actor] and instinct_spaces(state, pending.space or "")
        ),
    ),
    "draw-symbiotic": Due(EXECUTION, CHANCE_ACTOR, _DOM, tuple(range(1, 7)), _can_draw),
    "lose": Due(EXECUTION, None, _LOSING_CARDS, possible=_can_lose),
    "save-mammal": Due(RESET, MA, (), possible=lambda state, pending: reset.savable(state)),
}  # fmt: skip
# What set-up asks for, the last one first.
_SETUP = ("draw-elements", "reveal-cards", "reveal-tiles")
_KINDS = names(say("kind of decision"), tuple(_DUE))
_SPACES = names(say("space of the display, or Disease or Immigrants"), (*SPACES, *FREE_SPACES, *_LOSING_CARDS))
_ALL_SPACES = (*SPACES, *FREE_SPACES, *_LOSING_CARDS)
_TABLES: dict[tuple[str, ...], Names] = {
    table: names(what, table)
    for table, what in ((HEXES, say("hex")), (ELEMENTS, say("element")), (ANIMALS, say("animal")))
}


def read_pending(state: State, reader: Reader, playing: Names) -> None:
    """The decisions of a stated position."""
    words = reader.decisions(over=state.phase == OVER)
    for word in words:
        pending = _pending(state, reader, word, playing)
        if pending is not None:
            state.pending.append(pending)
    if len(state.pending) == len(words) and not reader.report.findings:
        _check_together(state, reader, words)


def _pending(state: State, reader: Reader, word: Word, playing: Names) -> Pending | None:
    """One decision: its kind, its animal, its space, and what else it needs."""
    number = reader.number_of(word, word.pieces[0], _KINDS)
    if number is None:
        return None
    kind = tuple(_DUE)[number]
    due = _DUE[kind]
    pieces = list(word.pieces[1:])
    actor: int | None = due.actor
    if actor is None:
        if not pieces:
            reader.wrong(word, say("{kind} needs its animal: {kind}:Ma", kind=kind))
            return None
        actor = reader.number_of(word, pieces.pop(0), playing)
    elif pieces and pieces[0].lower() == ACTORS[actor].lower():
        pieces.pop(0)
    space = None
    if due.spaces:
        space = _space(reader, word, kind, due, pieces)
        if space is None:
            return None
    table: tuple[str, ...] = DETAIL_OF.get(kind, HEXES)
    details = [reader.number_of(word, piece, _TABLES[table]) for piece in pieces]
    if actor is None or None in details:
        return None
    if len(details) not in due.details:
        reader.wrong(word, say("{word} has too much or too little behind the decision", word=word.text))
        return None
    if kind == "regression" and space == "reg.free" and actor != RE:
        reader.wrong(word, say("only the reptile has the free Regression"), code=CONTRADICTORY)
    return Pending(kind, actor, space, tuple(detail for detail in details if detail is not None))


def _space(reader: Reader, word: Word, kind: str, due: Due, pieces: list[str]) -> str | None:
    """The space of a decision, taken off its pieces."""
    if not pieces:
        if len(due.spaces) == 1:
            return due.spaces[0]
        message = say("{kind} needs its space, such as {space}", kind=kind, space=due.spaces[0])
        reader.wrong(word, message)
        return None
    number = reader.number_of(word, pieces.pop(0), _SPACES)
    if number is None:
        return None
    space = _ALL_SPACES[number]
    if space not in due.spaces:
        message = say("{kind} does not belong to {space}", kind=kind, space=space)
        reader.wrong(word, message, (say("it belongs to: {spaces}", spaces=" ".join(due.spaces)),))
        return None
    return space


def _check_together(state: State, reader: Reader, words: list[Word]) -> None:
    """Whether these decisions can be due in this phase, together."""
    kinds = tuple(pending.kind for pending in state.pending)
    if state.phase == SETUP:
        if kinds != _SETUP[: len(kinds)]:
            hint = say("at the start it is {words}", words=" ".join(_SETUP))
            reader.wrong(words[0], say("this can't be due in set-up"), (hint,), CONTRADICTORY)
        return
    for word, pending in zip(words, state.pending, strict=True):
        phase = _DUE[pending.kind].phase
        if phase != state.phase:
            message = say("{kind} comes up in the phase {right}, not in {phase}", kind=pending.kind,
                          right=PHASES[phase], phase=PHASES[state.phase])  # fmt: skip
            reader.wrong(word, message, code=CONTRADICTORY)
            return
    actors = [pending.actor for pending in state.pending]
    cards_ = {pending.space for pending in state.pending}
    if len(words) > 1 and (
        set(kinds) != {"lose"} or len(cards_) > 1 or actors != sorted(set(actors), reverse=True)
    ):
        message = say("these decisions can't be due together: only Disease and Immigrants ask several animals")
        hint = say("of several animals the first in the food chain loses first and stands last")
        reader.wrong(words[0], message, (hint,), CONTRADICTORY)


# What follows from it --------------------------------------------------------------------------------------


def settle_step(state: State, reader: Reader) -> None:
    """The step that the decision belongs to, and in Planning whose turn it is."""
    pending = state.pending[0]
    if state.phase == PLANNING:
        if pending.actor in state.initiative:
            state.place = state.initiative.index(pending.actor)
    elif state.phase == RESET:
        state.step = reset.ASKED_BEFORE[pending.kind]
    elif state.phase == EXECUTION:
        step = _step_of(state, pending)
        word = reader.words()[0]
        if pending.kind == "lose":
            if not state.step or not _is_domination(state):
                message = say("nobody can tell which Domination brought {card}", card=pending.space)
                reader.wrong(word, message, (say("write position step dom.2, or which it was"),), CONTRADICTORY)
        elif state.step not in (0, step):
            message = say("{word} belongs to another step than the part step says", word=pending_word(pending))
            reader.wrong(word, message, (say("leave the part step out: it follows from the decision"),),
                         CONTRADICTORY)  # fmt: skip
        else:
            state.step = step


def _is_domination(state: State) -> bool:
    step = order_of(state)[state.step - 1]
    return isinstance(step, int) and SPACES[step] in _DOM


def _step_of(state: State, pending: Pending) -> int:
    """The step after the one that asks for a decision; 0 if none does."""
    for place, step in enumerate(order_of(state)):
        name = SPACES[step] if isinstance(step, int) else FREE_STEPS.get(step, "")
        asks = name == pending.space
        if name == "gla":
            asks = pending.kind == "glaciation"
        elif name == "reg":
            asks = pending.kind == "regression"
        if asks:
            return place + 1
    return 0


def can_be_due(state: State, pending: Pending) -> bool:
    """Whether there is anything to decide."""
    return bool(_DUE[pending.kind].possible(state, pending))
