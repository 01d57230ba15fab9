"""One game of the fuzzer: everything in it follows from its seed."""

from __future__ import annotations

import random
import time
import traceback
from dataclasses import dataclass, field
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.notation.writer import write_played_game
from tools.fuzzing import probes, texts
from tools.fuzzing.adapter import Adapter, Fault, Watch, find_adapter
from tools.fuzzing.policies import Bots, Policy

HOPELESS = 8  # turns of playing to the end after which it may be given up
PROBED = 0.02  # of the positions


@dataclass(slots=True)
class Failure:
    """Something found: what, in which game, and a text that shows it."""

    game: str
    kind: str
    seed: int
    message: str
    data: bytes


@dataclass(slots=True)
class Report:
    """What became of one game, or of many."""

    games: int = 0
    moves: int = 0
    mutants: int = 0
    damaged: int = 0
    unending: int = 0  # nobody could take a card any more
    slowest: float = 0.0  # check of a damaged text, seconds
    slowest_seed: int = 0
    policies: dict[str, int] = field(default_factory=dict)
    values: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Counts another report in."""
        self.games += other.games
        self.moves += other.moves
        self.mutants += other.mutants
        self.damaged += other.damaged
        self.unending += other.unending
        if other.slowest > self.slowest:
            self.slowest, self.slowest_seed = other.slowest, other.slowest_seed
        for mine, theirs in ((self.policies, other.policies), (self.values, other.values)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        self.failures += other.failures


def play(name: str, seed: int) -> Report:
    """Plays the game of a seed and tries everything with it."""
    run = _Run(find_adapter(name), seed)
    try:
        run.whole()
    except Exception as error:
        kind = error.kind if isinstance(error, Fault) else type(error).__name__
        run.report.failures.append(Failure(name, kind, seed, traceback.format_exc(), run.shown()))
    return run.report


class _Run:
    """One game in progress."""

    def __init__(self, adapter: Adapter, seed: int) -> None:
        self.adapter = adapter
        self.game = adapter.game
        self.seed = seed
        self.rng = random.Random(seed)
        self.report = Report(games=1)
        self.tags = {"Game": self.game.name, "Event": f"Fuzz, seed {seed}"}
        self.moves: list[tuple[int, Any]] = []
        self.seen: dict[str, Any] = {}  # a move of each kind
        self.data: bytes | None = None  # the text that is being checked

    def shown(self) -> bytes:
        """The text that shows what failed: the one in work, or the game so far."""
        if self.data is not None:
            return self.data
        return write_played_game(self.tags, self.game.language, self.moves).encode()

    def whole(self) -> None:
        """The game, then its text, then what is left of it when it is damaged."""
        self.tags |= self.adapter.tags(self.rng)
        setup, findings = self.game.setup(self.tags)
        if setup is None or findings:
            raise Fault("setup refused", "; ".join(finding.message for finding in findings))
        for part in filter(None, self.tags.get("Options", "").split(", ")):
            self.report.values[part] = 1
        state = self.game.start(setup)
        watch = self.adapter.watch(state, self.rng)
        self._play(state, watch)
        finished = self.game.decision(state) is None
        if not finished:
            self.tags["Result"] = "unfinished"
        watch.end(self.tags)
        text = write_played_game(self.tags, self.game.language, self.moves)
        texts.round_trip(text, state, finished)
        if self.rng.random() < 0.2:
            self._damage(texts.record_round_trip(text), 2)
        if len(self.moves) < 3_000:
            self._damage(text, 2)

    # Playing ------------------------------------------------------------------------------------------------

    def _players(self) -> list[Policy]:
        """One idea for all, or several."""
        players = self.rng.sample(self.adapter.policies, self.rng.choice((1, 1, 2, 6)))
        for policy in players:
            self.report.policies[policy.name] = 1
        return players

    def _play(self, state: Any, watch: Watch) -> None:
        adapter = self.adapter
        bots = Bots(self.rng, self._players(), adapter.label, adapter.number, adapter.drawn)
        most = self.rng.choice(adapter.most_turns)
        while (decision := self.game.decision(state)) is not None and decision.turn <= most:
            self._step(state, decision, bots, watch)
        if most < max(adapter.most_turns) and self.rng.random() < 0.3:
            return  # left unfinished
        bots.policies, bots.players = {}, [adapter.ender]
        first = decision.turn if decision is not None else 0
        while (decision := self.game.decision(state)) is not None:
            if decision.turn > first + adapter.more_turns:
                raise Fault("endless", f"turn {decision.turn}, and the game could be ended")
            if decision.turn > first + HOPELESS and not adapter.can_end(state):
                self.report.unending = 1
                return
            self._step(state, decision, bots, watch)

    def _step(self, state: Any, decision: Decision, bots: Bots, watch: Watch) -> None:
        rng, probed = self.rng, self.rng.random() < PROBED
        bots.actor = decision.actor
        move = self.game.compose(state, bots)
        probes.legal(self.adapter, state, move)
        if probed or (move.kind not in self.seen and rng.random() < 0.3):
            self.report.mutants += probes.agreement(self.adapter, state, rng)
            if self.seen:
                probes.stranger(self.adapter, state, self.seen[rng.choice(sorted(self.seen))])
            probes.stranger(self.adapter, state, move)
            probes.words(self.adapter, state, rng)
            if rng.random() < 0.2:
                probes.passing_over(self.adapter, state, 3)
        watch.before(state, move)
        events = self.game.apply(state, move)
        self.moves.append((decision.turn, move))
        self.seen[move.kind] = move
        probes.pieces(self.adapter, state)
        watch.after(state, move, events)
        later = self.game.decision(state)
        if later is not None and later.turn < decision.turn:
            raise Fault("endless", "time runs backwards")
        self.report.moves += 1

    # Texts --------------------------------------------------------------------------------------------------

    def _damage(self, text: str, times: int) -> None:
        for _ in range(times):
            self.data = texts.damaged(text, self.rng, self.adapter.words)
            try:
                seconds = texts.check_damaged(self.data)
            except Exception as error:
                self._shrink(self.data, type(error))
                raise
            if seconds > texts.TOO_LONG:
                raise Fault("too slow", f"{seconds:.1f} s for a text of {len(self.data)} bytes")
            if self.rng.random() < 0.1 and not self.data.lstrip().startswith(b"{"):
                texts.record_of_damaged(self.data)
            self.report.damaged += 1
            if seconds > self.report.slowest:
                self.report.slowest, self.report.slowest_seed = seconds, self.seed
            self.data = None

    def _shrink(self, data: bytes, kind: type[Exception]) -> None:
        def fails(fewer: bytes) -> bool:
            begun = time.monotonic()
            try:
                texts.check_damaged(fewer)
            except kind:
                return time.monotonic() - begun < texts.TOO_LONG
            except Exception:
                return False
            return False

        self.data = texts.shrunk(data, fails)
