"""One game of the fuzzer: everything in it follows from its seed."""

from __future__ import annotations

import random
import time
import traceback
from dataclasses import dataclass, field
from typing import Any

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ANIMAL_WORDS, ANIMALS
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.reset import all_extinct
from dsnotation.games.dominant_species.state import EMPTY, State, dominance, dominant, tiles
from dsnotation.notation.writer import write_played_game
from tools.fuzzing import probes, texts
from tools.fuzzing.policies import BY_NAME, ENDER, POLICIES, Bots, Policy
from tools.fuzzing.probes import Fault

MOST_TURNS = (8, 25, 25, 60)  # then those who want no end are relieved
MORE_TURNS = 60  # in which a game must end that is played to end it
PROBED = 0.02  # of the positions


@dataclass(slots=True)
class Failure:
    """Something found: what, in which game, and a text that shows it."""

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


def invented_tags(rng: random.Random) -> dict[str, str]:
    """Animals, owners and options at random. Most options stay as they are, or nobody would see the defaults."""
    animals = sorted(rng.sample(ANIMALS, rng.choice((2, 3, 4, 5, 6, 6))), key=ANIMALS.index)
    share = rng.choice((0.0, 0.1, 0.3, 1.0))
    chosen = {info.name: rng.choice(info.values) for info in OPTION_INFO if rng.random() < share}
    chosen.setdefault("all-extinct", rng.choice(("on", "on", "on", "off")))
    if rng.random() < 0.1:
        chosen["several-animals"] = "on"
    owners = list(range(len(animals)))
    if chosen.get("several-animals") == "on":  # two players with three each, or three with two
        animals, owners = list(ANIMALS), rng.choice(([0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2]))
    rng.shuffle(owners)
    pairs = zip(animals, owners, strict=True)
    tags = {ANIMAL_WORDS[name].capitalize(): f"Player {owner + 1}" for name, owner in pairs}
    return {**tags, "Options": ", ".join(f"{name}={value}" for name, value in chosen.items())}


def play(seed: int) -> Report:
    """Plays the game of a seed and tries everything with it."""
    run = _Run(seed)
    try:
        run.whole()
    except Exception as error:
        kind = error.kind if isinstance(error, Fault) else type(error).__name__
        run.report.failures.append(Failure(kind, seed, traceback.format_exc(), run.shown()))
    return run.report


class _Run:
    """One game in progress."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.report = Report(games=1)
        self.tags = {"Game": GAME.name, "Event": f"Fuzz, seed {seed}"}
        self.moves: list[tuple[int, Any]] = []
        self.seen: dict[str, Any] = {}  # a move of each kind
        self.taken: list[str] = []
        self.data: bytes | None = None  # the text that is being checked

    def shown(self) -> bytes:
        """The text that shows what failed: the one in work, or the game so far."""
        if self.data is not None:
            return self.data
        return write_played_game(self.tags, GAME.language, self.moves).encode()

    def whole(self) -> None:
        """The game, then its text, then what is left of it when it is damaged."""
        self.tags |= invented_tags(self.rng)
        setup, findings = GAME.setup(self.tags)
        if setup is None or findings:
            raise Fault("setup refused", "; ".join(finding.message for finding in findings))
        for part in filter(None, self.tags["Options"].split(", ")):
            self.report.values[part] = 1
        state = GAME.start(setup)
        self._play(state)
        finished = GAME.decision(state) is None
        if not finished:
            self.tags["Result"] = "unfinished"
        text = write_played_game(self.tags, GAME.language, self.moves)
        texts.round_trip(text, state, finished)
        if self.rng.random() < 0.2:
            self._damage(texts.record_round_trip(text), 2)
        if len(self.moves) < 3_000:
            self._damage(text, 2)

    # Playing ------------------------------------------------------------------------------------------------

    def _players(self) -> list[Policy]:
        """One idea for all, or several."""
        names = self.rng.sample(sorted(BY_NAME), self.rng.choice((1, 1, 2, 6)))
        for name in names:
            self.report.policies[name] = 1
        return [policy for policy in POLICIES if policy.name in names]

    def _play(self, state: State) -> None:
        players = self._players()
        bots = Bots(self.rng, players)
        most = self.rng.choice(MOST_TURNS)
        while GAME.decision(state) is not None and state.turn <= most:
            self._step(state, bots)
        if most < max(MOST_TURNS) and self.rng.random() < 0.3:
            return  # left unfinished
        bots.policies, bots.players = {}, [ENDER]
        last = state.turn + MORE_TURNS
        while GAME.decision(state) is not None and state.turn <= last:
            self._step(state, bots)
            if state.turn > last - MORE_TURNS + 8 and not _can_end(state):
                self.report.unending = 1
                return
        if GAME.decision(state) is not None:
            raise Fault("endless", f"turn {state.turn} and cards could be taken")

    def _step(self, state: State, bots: Bots) -> None:
        decision = GAME.decision(state)
        assert decision is not None
        rng, probed = self.rng, self.rng.random() < PROBED
        bots.actor = decision.actor
        move = GAME.compose(state, bots)
        probes.legal(state, move)
        if probed or (move.kind not in self.seen and rng.random() < 0.3):
            self.report.mutants += probes.agreement(state, rng)
            if self.seen:
                probes.stranger(state, self.seen[rng.choice(sorted(self.seen))])
            probes.stranger(state, move)
            probes.words(state, rng)
            if rng.random() < 0.2:
                probes.passing_over(state, 3)
        before = state.turn
        points = sum(state.vp)
        events = GAME.apply(state, move)
        self.moves.append((decision.turn, move))
        self.seen[move.kind] = move
        self.taken += [event.card for event in events if event.kind == "card-taken"]
        scored = sum(event.points for event in events if event.kind == "points-scored")
        if sum(state.vp) != points + scored:
            raise Fault("points", f"{sum(state.vp) - points} more on the track, {scored} in the events")
        if state.turn < before:
            raise Fault("endless", "time runs backwards")
        probes.pieces(state, self.taken)
        self.report.moves += 1
        if state.options.all_extinct == "on" and state.turn > before and all_extinct(state):
            raise Fault("endless", "all are extinct, and the game goes on")

    # Texts --------------------------------------------------------------------------------------------------

    def _damage(self, text: str, times: int) -> None:
        for _ in range(times):
            self.data = texts.damaged(text, self.rng)
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


def _can_end(state: State) -> bool:
    """Whether somebody could take a card, or all are extinct and that ends the game."""
    if state.options.all_extinct == "on" and all_extinct(state):
        return True
    held = any(dominance(state, hex_) != EMPTY or dominant(state, hex_) != EMPTY for hex_ in tiles(state))
    return held and bool(state.cards or state.deck)
