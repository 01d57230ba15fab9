"""The two positions of a replay: as played, and, from the first mistake on, as it was probably meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from dsnotation.core.findings import FieldPath, Finding, forbids
from dsnotation.core.game import Assertion, Decision, Draft, Game, State
from dsnotation.core.messages import Message
from dsnotation.core.telling import narrator
from dsnotation.replay.align import LOOK_AHEAD, Item, fits, same_asked, upcoming
from dsnotation.replay.meaning import (
    MARGIN,
    MAX_CANDIDATES,
    Candidate,
    Meaning,
    alone,
    best_meaning,
    faults_of,
    missing_moves,
    read_otherwise,
)
from dsnotation.replay.readings import Readings

MAX_SEARCHES = 40
EVERYTHING = "everything"  # in doubt: anything that rests on the position at all
WRITTEN = "written:"  # begins the name of a part that the text itself settles: only its own doubt counts


@dataclass(slots=True)
class Played:
    """What became of a move in the position as played: without a `move` the `findings` say why it couldn't be
    played; with one they forbid nothing. `told` is the move as a sentence, if the track narrates; `left_out` are
    parts of one that was carried out only as far as the pieces allowed."""

    move: Any = None
    events: Sequence[Any] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    told: Message | None = None
    left_out: tuple[FieldPath, ...] = ()


class Track:
    """`state` is the position as played, `meant` the one as meant: the same object up to the first mistake.

    `doubt` names the parts of `meant` (as in `Finding.about`) that nobody can be sure of. `narrates` says whether
    moves are told as sentences too.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.meant = state
        self.doubt: set[str] = set()
        self.settled: set[str] = set()  # certain again although everything was in doubt
        self.searches = 0
        self.narrates = False
        self.readings = Readings(game)

    @property
    def parted(self) -> bool:
        return self.meant is not self.state

    def decision(self) -> Decision | None:
        """What is due as meant."""
        return self.game.decision(self.meant)

    # Playing ------------------------------------------------------------------------------------------------

    def play(self, move: Any, draft: Draft, findings: list[Finding]) -> Played:
        """Plays a move that its `findings` don't forbid as meant; after a mistake only if it isn't forbidden as
        played either."""
        if not self.parted:
            return self._apply(move, findings)
        self.game.apply(self.meant, move)
        self.readings.follow(draft)
        self.settled |= self.game.settles(move)
        self.doubt -= self.settled
        return self._follow(draft)

    def _apply(self, move: Any, findings: list[Finding]) -> Played:
        teller = narrator(self.game) if self.narrates else None
        if teller is None:
            return Played(move, self.game.apply(self.state, move), findings)
        before = self.state.copy()
        events = self.game.apply(self.state, move)
        return Played(move, events, findings, teller.narrate(before, move, events))

    def _follow(self, draft: Draft) -> Played:
        decision = self.game.decision(self.state)
        aside = draft.kind in self.game.asides
        if decision is not None and not aside and not fits(draft, decision):
            ahead = upcoming(self.game, self.state)
            slot = next((number for number, later in enumerate(ahead) if fits(draft, later)), None)
            for _ in range(slot or 0):
                self.game.skip(self.state)
        move = self.game.complete(self.state, draft)
        findings = self.game.check(self.state, move)
        if not forbids(findings):
            return self._apply(move, findings)
        decision = self.game.decision(self.state)
        if decision is not None and not aside and fits(draft, decision):
            self.game.skip(self.state)
        return Played(findings=findings)

    def force(self, move: Any, draft: Draft, *, due: bool) -> Played:
        """Carries out a move that broke a rule and was made all the same; what can't be carried out of it, and was
        `due`, is passed over. Nothing is in doubt because of it. Returns what came of it as played."""
        if not self.parted:
            return self._forced(move, due=due)
        for meant in (self.meant, *self.readings.states):
            if self.game.force(meant, move).move is None and due:
                self.game.skip(meant)
        decision = self.game.decision(self.state)
        move = self.game.complete(self.state, draft)
        if forbids(self.game.check(self.state, move)):
            return self._forced(move, due=decision is not None and fits(draft, decision))
        return self._apply(move, [])

    def _forced(self, move: Any, *, due: bool) -> Played:
        teller = narrator(self.game) if self.narrates else None
        before = self.state.copy() if teller is not None else None
        forced = self.game.force(self.state, move)
        if forced.move is None and due:
            self.game.skip(self.state)
        told = teller.narrate(before, forced.move, forced.events) if teller and forced.move is not None else None
        return Played(forced.move, forced.events, [], told, forced.left_out)

    def part(
        self,
        candidates: Iterable[Candidate],
        following: list[Item],
        doubt: frozenset[str],
        *,
        mistaken: Item | None = None,
        unwritten: bool = False,
        may_stay: bool = False,
    ) -> Meaning:
        """The position as played passes over the decision, the one as meant goes on with the best candidate.

        Unless that is the only one that fits, what the decision could have changed stays in doubt; where nothing
        is written for it (`unwritten`) the lines that follow must show it more clearly. What is written may also
        stand for nothing (`may_stay`).
        """
        decision = self.decision()
        candidates = list(candidates) if self.may_search() else []
        meaning = best_meaning(self.game, self.meant, candidates, following, mistaken=mistaken, may_stay=may_stay)
        if meaning.stayed and meaning.certain:
            return meaning
        unwritten = unwritten or meaning.comes_before
        doubt = doubt | self.all_doubt() if meaning.comes_before else doubt
        doubt = doubt.union(*map(self._further_touches, meaning.likely))
        if not meaning.stayed and (not self.parted or same_asked(decision, self.game.decision(self.state))):
            self.game.skip(self.state)
        self.meant = meaning.state
        # Of a turn that is missing nobody knows how many moves it had.
        one_of_many = unwritten and decision is not None and bool(decision.also)
        # Of moves that nobody wrote those that were left out are as likely as those that were tried.
        all_tried = not unwritten or (len(candidates) < MAX_CANDIDATES and not one_of_many)
        self._keep_readings(meaning, all_tried)
        unclear = not meaning.certain or one_of_many or (unwritten and meaning.gain < 2 * MARGIN)
        if unclear or EVERYTHING in doubt:
            self.put_in_doubt(doubt)
        return meaning

    def _further_touches(self, moves: Sequence[Any]) -> frozenset[str]:
        """What moves but the first would change."""
        parts: frozenset[str] = frozenset()
        if len(moves) > 1:
            ghost = self.meant.copy()
            for before, move in pairwise(moves):
                self.game.apply(ghost, before)
                parts |= self.game.touches(ghost, _as_draft(move))
        return parts

    def _keep_readings(self, meaning: Meaning, all_tried: bool) -> None:
        """What else may have been meant, now that a decision was taken as meant in one way."""
        if not meaning.moves or not all_tried:
            self.readings.leave_open()
            return
        for move in meaning.moves:
            self.readings.follow(_as_draft(move))
        self.readings.add(meaning.others)

    def prefer(self, accepting: list[State], item: Item, following: list[Item]) -> bool:
        """Takes another position as the one that was meant, if with it the lines that follow fit better than with
        this one and a mistake here."""
        passed = self.meant.copy()
        self.game.skip(passed)
        cost = 1 + faults_of(self.game, passed, following)
        best = None
        for state in accepting:
            faults = faults_of(self.game, state.copy(), [item, *following])
            if faults < cost:
                best, cost = state, faults
        if best is None:
            return False
        self.readings.states = [state for state in accepting if state is not best]
        self.meant = best
        return True

    def refused_anyhow(self, draft: Draft) -> bool:
        """Whether a move that can't be played as meant can't be, whatever was meant."""
        return self.parted and not self.readings.open and not self.readings.accepting(draft)

    def denied_anyhow(self, assertion: Assertion) -> bool:
        """Whether an assertion that doesn't hold as meant doesn't, whatever was meant."""
        return self.parted and not self.readings.open and not self.readings.agreeing(assertion)

    def pass_over(self, following: list[Item], text: str = "", *, may_stay: bool = False) -> Meaning:
        """Leaves a decision unplayed for which there is no line, or one that can't be read (`text`)."""
        if text:
            candidates = read_otherwise(self.game, self.meant, text)
        else:
            candidates = alone(missing_moves(self.game, self.meant, following))
        return self.part(candidates, following, self.all_doubt(), unwritten=not text, may_stay=may_stay)

    def mean(self, draft: Draft) -> bool:
        """A line that came too early was meant for the decision that is due now; False if it isn't legal there."""
        move = self.game.complete(self.meant, draft)
        if forbids(self.game.check(self.meant, move)):
            return False
        due_in_both = same_asked(self.decision(), self.game.decision(self.state))
        if not self.parted:
            self.meant = self.state.copy()
        self.readings.follow(draft)
        if due_in_both:
            self.game.skip(self.state)
        self.game.apply(self.meant, move)
        return True

    def mean_instead(self, meant: State) -> None:
        """From here on another position is meant: the line that brings it about is not played."""
        decision = self.decision()
        if decision is not None and not decision.also:
            self.game.skip(self.state)
        self.readings.states.clear()
        self.meant = meant

    def was_forgotten(self, following: list[Item]) -> bool:
        """Whether the lines that follow fit better if a decision that may be left out was not declined."""
        if not self.may_search():
            return False
        candidates = alone(missing_moves(self.game, self.meant, following))
        return best_meaning(self.game, self.meant, candidates, following).gain >= MARGIN

    def decline(self) -> None:
        """A decision that may be left out is declined, in both positions."""
        decision = self.decision()
        if self.parted and same_asked(decision, self.game.decision(self.state)):
            self.game.skip(self.state)
        self.game.skip(self.meant)
        self.readings.each(self.game.skip)

    def was_done(self) -> None:
        """What is due was done before, out of turn."""
        decision = self.decision()
        if self.parted and same_asked(decision, self.game.decision(self.state)):
            self.game.skip(self.state, done=True)
        for meant in (self.meant, *self.readings.states):
            self.game.skip(meant, done=True)

    def may_search(self) -> bool:
        """Whether what was meant is still worth the time: a text full of mistakes tells nothing any more."""
        self.searches += 1
        return self.searches <= MAX_SEARCHES

    def restart(self, state: State, doubt: Iterable[str] = ()) -> None:
        """From here on another position holds, as played and as meant; nothing of it is in doubt but `doubt`."""
        self.state = self.meant = state
        self.doubt = set(doubt)
        self.settled = set()

    # Doubt --------------------------------------------------------------------------------------------------

    def all_doubt(self) -> frozenset[str]:
        """Whatever the decision that is due could change."""
        return self.game.touches(self.meant, None)

    def in_doubt(self, parts: Iterable[str]) -> bool:
        """Whether any of these parts of the position is in doubt."""
        unsure = EVERYTHING in self.doubt
        return any(
            part in self.doubt or (unsure and part not in self.settled and not part.startswith(WRITTEN))
            for part in parts
        )

    def doubts_what_is_due(self) -> bool:
        """Whether something else than what is due as meant may be due."""
        if not self.in_doubt(self.game.rests_on(self.meant)):
            return False
        return not self.parted or self.readings.open or not self.readings.asking(self.decision())

    def rests_on_unknown(self) -> bool:
        """Whether what is due, and that it is, rests on something that the position knows that it doesn't know."""
        unknown = self.game.unknown(self.meant)
        return EVERYTHING in unknown or not unknown.isdisjoint(self.game.rests_on(self.meant))

    def put_in_doubt(self, parts: Iterable[str]) -> None:
        """From now on nobody can be sure of these parts. Those that the position as meant can itself take for
        unknown need no doubt."""
        parts = frozenset(parts)
        if self.parted:
            parts -= self.game.forget(self.meant, parts)
        self.doubt.update(parts)
        self.settled.difference_update(parts)

    def begin_turn(self, turn: int) -> None:
        """A new turn: doubt about what comes up in a turn ends; the position as played catches up."""
        self.doubt = {part for part in self.doubt if not part.startswith(("due:", "scored:"))}
        if not self.parted:
            return
        for _ in range(LOOK_AHEAD):
            decision = self.game.decision(self.state)
            if decision is None or decision.turn >= turn:
                return
            self.game.skip(self.state)


def _as_draft(move: Any) -> Draft:
    return Draft(move.kind, {name: getattr(move, name) for name in move.__dataclass_fields__})
