"""What holds in every game of Habitat Battle: games end, nothing multiplies, `check` and `legal_moves` agree.

Random games lead to the positions: four to six players, the small set with options at random, and the
demonstration set.
"""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import Chooser
from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.moves import MOVES, SEATS
from dsnotation.games.habitat_battle.setup import Setup
from dsnotation.games.habitat_battle.setup import start as first_position
from dsnotation.games.habitat_battle.state import EMPTY, PIECES, State, pieces_of
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.player import replay
from dsnotation.replay.random_play import MAX_MOVES, RandomChooser, play_text
from tests.games.habitat_battle.positions import multiplied
from tests.games.habitat_battle.tiny import tables

MANY = 1200  # more legal moves than this are not listed in full
MUTANTS = 25  # of one move, at most
AGAIN = 8  # how often a kind of decision is looked at in one game

# Values of the options; the first is the default.
VALUES: dict[str, Sequence[Any]] = {
    "victory_points": (10, 0, 3),
    "rounds": (3, 1, 5),
    "penalty_from": (7, 1, 2),
    "battles": ("all", "first"),
    "loser": ("stays", "returns-to-start"),
    "strategy_order": ("behind", "attacker"),
    "starter": ("fixed", "left"),
    "channel": (2, 3),
    "aquatic_reward": (0, 1),
    "aquatic_stays": (False, True),
    "invocations": (1, 0, 2),
}
# Players, seed, sense, whether with the demonstration set.
SMALL = [(4, 1, 0.9, False), (5, 2, 0.5, False), (6, 3, 0.0, False), (4, 4, 0.3, False), (6, 5, 0.7, True)]
LARGE = range(100, 1100)


def large(seed: int) -> tuple[int, int, float, bool]:
    return 4 + seed % 3, seed, (0.9, 0.5, 0.0)[seed % 7 % 3], seed % 4 == 0


def start_of(players: int, choose: Chooser, demo: bool) -> State:
    """The start of a random game."""
    if demo:
        setup, findings = GAME.setup(GAME.invent_tags(players, choose))
        assert setup is not None
        assert not findings
        return GAME.start(setup)
    options = {name: choose(name, [values[0], *values]) for name, values in VALUES.items()}
    return first_position(Setup(("",) * players, tables(**options)))


def positions(players: int, seed: int, sense: float, demo: bool) -> Iterator[State]:
    """Every position of a random game, played on after each; what `compose` proposes is legal."""
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose, demo)
    for _ in range(MAX_MOVES):
        if GAME.decision(state) is None:
            return
        yield state
        move = GAME.compose(state, choose)
        findings = GAME.check(state, move)
        assert not findings, (move, [finding.message for finding in findings])
        GAME.apply(state, move)
    raise AssertionError("a game without an end")


def meaning(move: Any) -> Any:
    """The same for moves that differ only in the order of cards that have none."""
    values = (getattr(move, field.name) for field in dataclasses.fields(move))
    return tuple(tuple(sorted(value)) if isinstance(value, tuple) else value for value in values)


def read_back(state: State, move: Any) -> Any:
    """The move after it was written and read."""
    [line] = GAME.language.write([move])
    [draft] = grammar_of("habitat-battle").parse(line)
    return GAME.complete(state, draft)


# Conservation, ends, copies --------------------------------------------------------------------------------


class Ledger:
    """What the events tell of points, floods, places and cards, to be held against the position."""

    def __init__(self, state: State) -> None:
        self.points = [0] * len(state.names)
        self.flood: dict[str, int] = {}
        self.places: dict[str, str] = {}
        self.spent: Counter[tuple[str, str, str]] = Counter()  # in the round
        self.invocations: Counter[str] = Counter()  # in the game
        self.used_by: defaultdict[str, list[str]] = defaultdict(list)
        self.turn = 0

    def note(self, state: State, events: Sequence[Any]) -> None:
        birds = state.tables.birds
        for event in events:
            if event.kind == "points-scored":
                self.points[SEATS.index(event.player)] += event.points
            elif event.kind == "flood-changed":
                self.flood[event.space] = event.stage
            elif event.kind == "animal-moved":
                self.places[event.animal] = event.target
            elif event.kind == "round-began":
                assert event.turn == self.turn + 1
                self.turn = event.turn
                self.places.clear()
                self.spent.clear()
            elif event.kind == "spent":
                invocation = event.what == "bird" and birds.rows[birds.number[event.card]].invocation
                self.spent[event.player, "invocation" if invocation else event.what, event.card] += 1
                self.invocations[event.player] += invocation

    def hold_against(self, state: State) -> None:
        """Asserts that position and events say the same."""
        ids = state.tables.spaces.ids
        assert self.points == state.points
        assert {name: stage for name, stage in self.flood.items() if stage} == {
            ids[place]: stage for place, stage in enumerate(state.flood) if stage
        }
        for piece in state.pieces:
            if piece.animal != EMPTY:
                name = state.tables.animals.ids[piece.animal]
                assert self.places.get(name, ids[state.tables.start]) == ids[piece.space]
        assert all(count == 1 for count in self.spent.values()), self.spent
        for seat in range(len(state.names)):
            self._of_player(state, seat)

    def _of_player(self, state: State, seat: int) -> None:
        """Nothing is used that was not there, and what was used is gone."""
        name = SEATS[seat]
        spent = Counter(what for player, what, _ in self.spent if player == name)
        pieces = [state.pieces[piece] for piece in pieces_of(state, seat)] if state.pieces else []
        dealt = bool(pieces) and all(piece.animal != EMPTY for piece in pieces)
        assert spent["power"] == sum(piece.power_used for piece in pieces)
        assert spent["strategy"] == sum(piece.strategy != EMPTY for piece in pieces)
        if dealt:
            assert spent["strategy"] + len(state.strategies[seat]) == PIECES
            assert spent["bird"] + (state.birds[seat] != EMPTY) == 1
            left = state.tables.options.invocations - len(state.invocations[seat])
            assert self.invocations[name] == left


def _games_end_and_nothing_multiplies(players: int, seed: int, sense: float, demo: bool) -> None:
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose, demo)
    ledger = Ledger(state)
    for _ in range(MAX_MOVES):
        decision = GAME.decision(state)
        if decision is None:
            break
        move = GAME.compose(state, choose)
        assert decision.is_answered_by(move.kind)
        assert decision.actor == move.actor
        assert read_back(state, move) == move
        before, digest = state.copy(), GAME.digest(state)
        twin = state.copy()
        assert (before, hash(before), GAME.digest(before)) == (state, hash(state), digest)
        events = GAME.apply(state, move)
        assert before == twin  # a copy doesn't change with its original
        assert GAME.apply(twin, move) == events
        assert (twin, hash(twin), GAME.digest(twin)) == (state, hash(state), GAME.digest(state))
        assert before != state
        assert GAME.digest(state) != digest
        assert not multiplied(state), (move, multiplied(state))
        ledger.note(state, events)
        ledger.hold_against(state)
    outcome = GAME.outcome(state)
    assert outcome.finished
    assert outcome.winners
    assert {one.actor for one in outcome.standings if one.rank == 1} == set(outcome.winners)
    assert {finding.code for finding in GAME.check(state, move)} == {"HB0203"}
    assert list(GAME.legal_moves(state)) == []


@pytest.mark.parametrize(("players", "seed", "sense", "demo"), SMALL)
def test_games_end_and_nothing_multiplies(players: int, seed: int, sense: float, demo: bool) -> None:
    """Sheet 2, 4 and 7: after every move cards and points are what the events say."""
    _games_end_and_nothing_multiplies(players, seed, sense, demo)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", LARGE)
def test_many_games_end_and_nothing_multiplies(seed: int) -> None:
    _games_end_and_nothing_multiplies(*large(seed))


# `check` and `legal_moves` ---------------------------------------------------------------------------------


def _check_and_legal_moves_agree(players: int, seed: int, sense: float, demo: bool) -> None:
    random = Random(seed)
    seen: Counter[str] = Counter()
    for state in positions(players, seed, sense, demo):
        kind = state.pending[-1].kind
        if seen[kind] >= AGAIN and random.random() > 0.02:
            continue
        seen[kind] += 1
        before = state.copy()
        moves = list(islice(GAME.legal_moves(state), MANY + 1))
        assert moves
        listed = {meaning(move) for move in moves}
        assert len(listed) == len(moves)
        for move in random.sample(moves, min(len(moves), 300)):
            findings = GAME.check(state, move)
            assert not findings, (move, [finding.message for finding in findings])
        whole = len(moves) <= MANY
        for _ in range(3):
            composed = GAME.compose(state, RandomChooser(random.randrange(10**6), 0.3))
            assert not GAME.check(state, composed)
            assert not whole or meaning(composed) in listed, composed
        mutants = list(GAME.variants(state, random.choice(moves)))
        for mutant in random.sample(mutants, min(MUTANTS, len(mutants))):
            findings = GAME.check(state, mutant)
            if whole:
                assert bool(findings) == (meaning(mutant) not in listed), (mutant, findings)
            assert all(one.severity is Severity.ERROR for one in findings)
        if state.pending[-1].seat != EMPTY:
            field = "player" if kind in ("kit", "deal") else "actor"
            for other in SEATS[:players]:
                if other != SEATS[state.pending[-1].seat]:
                    odd = dataclasses.replace(moves[0], **{field: other})
                    assert {one.code for one in GAME.check(state, odd)} == {"HB0202"}
        for name in MOVES:  # what is not due now
            if not (decision := GAME.decision(state)) or decision.is_answered_by(name):
                continue
            assert {one.code for one in GAME.check(state, SAMPLES[name])} == {"HB0201"}, name
        assert state == before


SAMPLES: dict[str, Any] = {
    "kit": MOVES["kit"]("A", ("low",), ("step",)),
    "deal": MOVES["deal"]("A", ("ape",), ("claw-a",), "wren"),
    "insect": MOVES["insect"]("wasp", "wood-1"),
    "aquatic": MOVES["aquatic"]("pike", "wood-1"),
    "calm": MOVES["calm"](),
    "position": MOVES["position"]("A", "ape", "claw-a", "low", "step", "wood-1"),
    "power": MOVES["power"]("A", True),
    "expose": MOVES["expose"]("A"),
}


@pytest.mark.parametrize(("players", "seed", "sense", "demo"), SMALL)
def test_check_and_legal_moves_agree(players: int, seed: int, sense: float, demo: bool) -> None:
    """Every listed move is legal; a near miss is legal exactly if it is listed."""
    _check_and_legal_moves_agree(players, seed, sense, demo)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", LARGE)
def test_check_and_legal_moves_agree_in_many_games(seed: int) -> None:
    _check_and_legal_moves_agree(*large(seed))


# Passing over what can't be read ---------------------------------------------------------------------------


def _nothing_multiplies_where_decisions_are_passed_over(players: int, seed: int, sense: float, demo: bool) -> None:
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose, demo)
    for _ in range(MAX_MOVES):
        if GAME.decision(state) is None:
            break
        if choose("passed over", range(12)) == 0:
            GAME.skip(state)
        else:
            move = GAME.compose(state, choose)
            findings = GAME.check(state, move)
            assert not forbids(findings), (move, [finding.message for finding in findings])
            GAME.apply(state, move)
        assert state.turn <= 40
        assert all(stage in (0, 1, 2) for stage in state.flood)
        if state.turn == 12:  # nobody may ever win if the kits were passed over
            break


@pytest.mark.parametrize(("players", "seed", "sense", "demo"), SMALL)
def test_nothing_breaks_where_decisions_are_passed_over(players: int, seed: int, sense: float, demo: bool) -> None:
    """The replay passes over what it can't read or play: what `compose` proposes then is not forbidden."""
    _nothing_multiplies_where_decisions_are_passed_over(players, seed, sense, demo)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", LARGE)
def test_nothing_breaks_where_many_decisions_are_passed_over(seed: int) -> None:
    _nothing_multiplies_where_decisions_are_passed_over(*large(seed))


# Texts -----------------------------------------------------------------------------------------------------


def _texts_come_back(players: int, seed: int, policy: str) -> None:
    text = play_text("habitat-battle", players=players, seed=seed, policy=policy)
    document = read_string(text)
    assert write_document(document) == text
    result = replay(document.games[0], document.source)
    assert [finding.message for finding in result.findings] == []
    assert result.verdict == "legal"
    assert result.state is not None
    assert GAME.outcome(result.state).finished


@pytest.mark.parametrize(
    ("players", "seed", "policy"), [(4, 1, "sensible"), (5, 2, "uniform"), (6, 3, "sensible")]
)
def test_texts_come_back(players: int, seed: int, policy: str) -> None:
    """A random game is written, read and replayed: canonical, legal, over."""
    _texts_come_back(players, seed, policy)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", LARGE)
def test_many_texts_come_back(seed: int) -> None:
    _texts_come_back(4 + seed % 3, seed, ("sensible", "uniform")[seed % 2])


def test_every_decision_and_event_comes_up() -> None:
    """So that these games say something."""
    moves: set[str] = set()
    events: set[str] = set()
    codes = {
        "round-began", "animal-moved", "battle-began", "spent", "battle-ended", "points-scored", "flood-changed",
        "aquatic-left", "game-ended",
    }  # fmt: skip
    for seed in range(20, 32):
        choose = RandomChooser(seed, 0.6)
        state = start_of(4 + seed % 3, choose, False)
        while GAME.decision(state) is not None:
            move = GAME.compose(state, choose)
            moves.add(move.kind)
            events.update(event.kind for event in GAME.apply(state, move))
    assert moves == set(MOVES)
    assert codes <= events
