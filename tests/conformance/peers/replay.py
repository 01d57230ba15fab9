"""The run of one recorded game in our engine, and the count of what was compared on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species import GAME, decisions, flow, playing, reset
from dsnotation.games.dominant_species.components import ABU, ELEMENT, SPACE
from dsnotation.games.dominant_species.options import DEFAULTS
from dsnotation.games.dominant_species.state import EMPTY, EXECUTION, OVER, State
from peers.explanations import Explanation, ListExplanation
from peers.position import Difference, Position, adopt, differences, position_of


@dataclass
class Tally:
    """What one game, or many, came to."""

    games: int = 0
    finished: int = 0  # ended there as here, with the same scores and the same winner
    decisions: int = 0  # moves played here, draws included
    states: int = 0  # recorded positions compared
    states_apart: int = 0  # recorded positions inside a decision of ours, not comparable one by one
    lists: int = 0  # lists of options compared as sets
    counted: int = 0  # lists of which only the length is recorded, compared by length
    not_listed: Counter[str] = field(default_factory=Counter)  # options recorded but not compared, by kind
    explained: Counter[str] = field(default_factory=Counter)  # differences, by key of the explanation
    by_option: Counter[str] = field(default_factory=Counter)  # what agrees only because an option is on, by option
    unexplained: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Adds up."""
        for name in ("games", "finished", "decisions", "states", "states_apart", "lists", "counted"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.not_listed.update(other.not_listed)
        self.explained.update(other.explained)
        self.by_option.update(other.by_option)
        self.unexplained.extend(other.unexplained)


# An answer: what was done there is no move here, and nothing is played.
SKIP = object()


# Decisions whose lists depend on an option.
NARROWED = frozenset({"place-pawn", "instinct", "initiative", "domination", "ice-sheet"})


class Stop(Exception):
    """A difference that nothing explains: the rest of the game would only repeat it."""


class Script:
    """A recorded game: answers our engine's decisions and looks at its positions.

    A reader of one kind of file fills in `answer`, `observe`, `tags` and `result`.
    """

    explanations: tuple[Explanation, ...] = ()
    list_explanations: tuple[ListExplanation, ...] = ()
    with_matches = False

    def __init__(self, record: dict[str, Any], name: str, *, lists: bool = True) -> None:
        self.record = record
        self.name = name
        self.lists = lists
        self.tally = Tally(games=1)
        self.played: Any = None  # our last move
        self.since: list[Any] = []  # our moves since the last comparison
        self.found: list[Difference] = []  # all the differences of the position under comparison

    # What a reader provides.

    def tags(self) -> dict[str, str]:
        """The tags that set up the same game, with the options that its engine plays by."""
        raise NotImplementedError

    def answer(self, decision: Decision, state: State) -> Any:
        """The move for a decision of our engine."""
        raise NotImplementedError

    def observe(self, label: str, state: State) -> None:
        """Called between decisions; `label` says which part of the turn is over."""

    def result(self) -> tuple[dict[str, int] | None, str | None]:
        """Final scores and winner, None where the record has none."""
        raise NotImplementedError

    @property
    def place(self) -> str:
        """Where the record stands, for messages."""
        return self.name

    # What the readers share.

    def compare(self, state: State, theirs: Position, context: str = "", apart: int = 0) -> None:
        """Compares a recorded position with ours. `apart` recorded ones before it can't be compared singly."""
        self.tally.states += 1
        self.tally.states_apart += apart
        found = differences(position_of(state, with_matches=self.with_matches), theirs)
        if found:
            self._explain_all(state, theirs, found, context)
        self.since = []

    def _explain_all(self, state: State, theirs: Position, found: list[Difference], context: str) -> None:
        used: set[Explanation] = set()
        self.found = found
        for difference in found:
            explanation = self.explain(difference, found, context)
            if explanation is None:
                self.fail(f"after {self.played}: " + "; ".join(map(str, found)))
            else:
                used.add(explanation)
        self.tally.explained.update(explanation.key for explanation in used)
        for difference in found:
            adopt(state, difference)
        left = differences(position_of(state, with_matches=self.with_matches), theirs)
        if any(not any(one.stays and one.covers(self, other, context) for one in used) for other in left):
            self.fail(f"after {self.played}, even with their values: " + "; ".join(map(str, left)))

    def explain(self, difference: Difference, found: list[Difference], context: str) -> Explanation | None:
        """The explanation of a difference; those that follow from others are explained by theirs."""
        for explanation in self.explanations:
            if explanation.covers(self, difference, context):
                return explanation
        if difference.field in ("dominance", "matches", "survival"):
            for other in found:
                if other.field in ("displays", "elements", "species"):
                    return self.explain(other, [], context)
        return None

    def compare_lists(self, kind: str, state: State, ours: Iterable[Any], theirs: Iterable[Any]) -> None:
        """Compares what may be chosen; () stands for declining."""
        mine, other = set(ours), set(theirs)
        self.tally.lists += 1
        if kind in NARROWED:
            _count_narrowed(self, state)
        if mine == other:
            return
        for explanation in self.list_explanations:
            if explanation.covers(self, kind, state, mine - other, other - mine):
                self.tally.explained[explanation.key] += 1
                return
        self.tally.unexplained.append(
            f"{self.place}: options of {kind}: only ours {sorted(map(str, mine - other))[:12]}, "
            f"only theirs {sorted(map(str, other - mine))[:12]}"
        )

    def compare_length(self, kind: str, state: State, ours: Iterable[Any], theirs: int) -> None:
        """Compares how much may be chosen, where only that is recorded."""
        mine = set(ours)
        self.tally.counted += 1
        if len(mine) == theirs:
            return
        only_ours: set[Any] = {()} if theirs == len(mine) - 1 else set()
        only_theirs: set[Any] = {"?"} if theirs == len(mine) + 1 else set()
        for explanation in self.list_explanations:
            if (only_ours or only_theirs) and explanation.covers(self, kind, state, only_ours, only_theirs):
                self.tally.explained[explanation.key] += 1
                return
        self.tally.unexplained.append(f"{self.place}: {theirs} options of {kind}, ours {len(mine)}")

    def fail(self, message: str) -> None:
        """Notes an unexplained difference and ends the game."""
        self.tally.unexplained.append(f"{self.place}: {message}")
        raise Stop

    def since_then(self, kind: str) -> Any:
        """Our last move of a kind since the last comparison, or None."""
        return next((move for move in reversed(self.since) if move.kind == kind), None)

    def partial(self, state: State, move: Any) -> State:
        """The position after a part of the move that is due; the decision stays open."""
        twin = state.copy()
        pending = twin.pending.pop()
        decisions.ACTIONS[pending.kind].apply(twin, pending, move, [])
        return twin


def replay(script: Script) -> list[tuple[int, Any]]:
    """Plays a recorded game to its end and compares; gives our moves, each with its turn."""
    moves: list[tuple[int, Any]] = []
    setup, findings = GAME.setup(script.tags())
    if setup is None:
        raise ValueError(findings)
    state = GAME.start(setup)
    try:
        with observed(lambda label, now: _observe(script, label, now)):
            while (decision := GAME.decision(state)) is not None:
                move = script.answer(decision, state)
                if move is None:  # the record ends here
                    break
                if move is SKIP:
                    GAME.skip(state)
                    state.set_aside = [0] * 6
                    continue
                _check(script, state, move)
                script.played = move
                script.since.append(move)
                script.tally.decisions += 1
                moves.append((decision.turn, move))
                GAME.apply(state, move)
        _compare_result(script, state)
    except Stop:
        pass
    except Exception as error:
        script.tally.unexplained.append(f"{script.place}: after {script.played}: {type(error).__name__} {error}")
    return moves


def _observe(script: Script, label: str, state: State) -> None:
    if (
        label == "wasteland-done"
        and state.spaces[SPACE["gla.1"]] == EMPTY
        and state.options.glaciation == "first-space"
    ):
        if any(state.spaces[SPACE[name]] != EMPTY for name in ("gla.2", "gla.3", "gla.4")):
            script.tally.by_option["glaciation=first-space"] += 1
    script.observe(label, state)


def _check(script: Script, state: State, move: Any) -> None:
    refused = GAME.check(state, move)
    if not refused:
        _count_options(script, state, move)
        return
    for explanation in script.explanations:
        if explanation.codes and {finding.code for finding in refused} <= explanation.codes:
            script.tally.explained[explanation.key] += 1
            return  # played as it was done there
    script.fail(f"{move} is not legal here: " + "; ".join(finding.message for finding in refused))


def _count_options(script: Script, state: State, move: Any) -> None:
    """Counts a move that our engine refuses at its defaults, for the option that allows it."""
    row = "abundance-row"
    if (
        move.kind == "habitat"
        and state.options.habitat_disk == row
        and state.boxes[ABU * 6 + ELEMENT[move.element]]
    ):
        script.tally.by_option[f"habitat-disk={row}"] += 1
    if move.kind in NARROWED and script.lists:
        return  # counted with its list
    options = state.options
    state.options = DEFAULTS
    if GAME.check(state, move):
        for name, value in options.changed().items():
            state.options = DEFAULTS.with_value(name, value)
            if not GAME.check(state, move):
                script.tally.by_option[f"{name}={value}"] += 1
    state.options = options


def _count_narrowed(script: Script, state: State) -> None:
    """Counts a list of options that an option of ours makes shorter or longer."""
    options = state.options
    state.options = DEFAULTS
    ours = set(GAME.legal_moves(state))
    for name, value in options.changed().items():
        state.options = DEFAULTS.with_value(name, value)
        if set(GAME.legal_moves(state)) != ours:
            script.tally.by_option[f"{name}={value}"] += 1
    state.options = options


def _compare_result(script: Script, state: State) -> None:
    scores, winner = script.result()
    outcome = GAME.outcome(state)
    if scores is None:
        return
    ours = {one.actor: one.score for one in outcome.standings}
    if ours != scores or not outcome.finished:
        script.fail(f"final scores: ours {ours}, theirs {scores}")
    if winner is not None and outcome.winners != (winner,):
        script.fail(f"winner: ours {outcome.winners}, theirs {winner}")
    if outcome.reason == "all-extinct":
        script.tally.by_option["all-extinct=on"] += 1
    script.tally.finished += 1


@contextmanager
def observed(observe: Callable[[str, State], None]) -> Iterator[None]:
    """Lets somebody look at the position at the seams of the engine's automatic parts.

    Labels: "done" (what was decided is carried out), "planning-start", "planning-end", "free" (a free action that
    nobody is asked for: "free:reg.free"), "regression-done", "wasteland-done", "save" (not asked for),
    "extinction-done", "survival-done", "game-over".
    """

    def after(function: Callable[..., None], label: Callable[[State], str | None]) -> Callable[..., None]:
        def watched(state: State, events: list[Any]) -> None:
            function(state, events)
            name = label(state)
            if name is not None:
                observe(name, state)

        return watched

    def unasked(label: str) -> Callable[[State], str | None]:
        return lambda state: None if state.pending else label

    labels: dict[str, Callable[[State], str | None]] = {
        "ask_reptile": unasked("free:reg.free"),
        "_insect": unasked("free:spe.free"),
        "_arachnid": unasked("free:com.free"),
        "regress": lambda state: "regression-done",
        "waste": lambda state: "wasteland-done",
        "_save": unasked("save"),
        "_extinction": lambda state: "extinction-done",
        "_survival": lambda state: "survival-done",
        "_end": lambda state: "game-over" if state.phase == OVER else None,
    }

    def advance(state: State, events: list[Any]) -> None:
        observe("done", state)
        flow.advance(state, events)

    def watch(step: Any) -> Any:
        label = labels.get(getattr(step, "__name__", ""))
        return after(step, label) if label else step

    engine: Any = playing
    kept = (engine.advance, flow.ORDER, reset.STEPS, flow._plan, flow.begin_turn)
    engine.advance = advance
    flow.ORDER = [watch(step) for step in flow.ORDER]
    reset.STEPS = tuple(watch(step) for step in reset.STEPS)
    flow._plan = after(flow._plan, lambda state: "planning-end" if state.phase == EXECUTION else None)
    flow.begin_turn = after(flow.begin_turn, lambda state: "planning-start")
    try:
        yield
    finally:
        engine.advance, flow.ORDER, reset.STEPS, flow._plan, flow.begin_turn = kept
