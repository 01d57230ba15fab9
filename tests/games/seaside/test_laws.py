"""What holds in every game: cards are conserved, `check` and `legal_moves` agree, games end.

Random games lead to the positions: all kingdoms, two to six players, options at random.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from dsnotation.core.game import Chooser
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.moves import MOVES, OFF_DECK
from dsnotation.games.seaside.option_table import OPTION_INFO
from dsnotation.games.seaside.state import State
from dsnotation.replay.random_play import MAX_MOVES, RandomChooser
from tests.games.seaside.positions import lost_cards

MANY = 400  # more legal moves than this are not listed in full
MUTANTS = 25  # of one move, at most
AGAIN = 6  # how often a kind of decision of a card is looked at in one game

SMALL = [(2, 1, 0.9), (3, 2, 0.9), (4, 3, 0.5), (2, 4, 0.0), (6, 5, 0.9)]
LARGE = [(2 + seed % 5, seed, (0.9, 0.5, 0.0)[seed % 3]) for seed in range(100, 400)]


def random_options(choose: Chooser, players: int) -> dict[str, str]:
    """Each option at its default or, as often, at another value."""
    found = {}
    for info in OPTION_INFO:
        value = choose(info.name, [info.values[0], *info.values])
        if value != info.values[0]:
            found[info.name] = value
    return {**found, "players-5-6": "yes"} if players > 4 else found


def start_of(players: int, choose: Chooser) -> State:
    """The start of a random game."""
    setup, findings = GAME.setup(GAME.invent_tags(players, choose, random_options(choose, players)))
    assert setup is not None
    assert not findings
    return GAME.start(setup)


def positions(players: int, seed: int, sense: float) -> Iterator[State]:
    """Every position of a random game, played on after each."""
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose)
    for _ in range(MAX_MOVES):
        if GAME.decision(state) is None:
            return
        yield state
        move = GAME.compose(state, choose)
        findings = GAME.check(state, move)
        assert not findings, (move, [finding.message for finding in findings])
        GAME.apply(state, move)
    raise AssertionError("a game without an end")


def meaning(state: State, move: Any) -> Any:
    """The same for moves that differ only in the order of cards that have none."""
    unordered = move.kind in OFF_DECK or move.kind in ("deal", "play", "discard", "reveal")
    return tuple(
        tuple(sorted(value)) if isinstance(value, tuple) and unordered else value
        for value in (getattr(move, field.name) for field in dataclasses.fields(move))
    )


def _cards_are_conserved(players: int, seed: int, sense: float) -> None:
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose)
    turns = 0
    for _ in range(MAX_MOVES):
        decision = GAME.decision(state)
        if decision is None:
            break
        move = GAME.compose(state, choose)
        assert decision.is_answered_by(move.kind)
        assert decision.actor == move.actor
        before = state.copy()
        digest = GAME.digest(state)
        assert (before, GAME.digest(before)) == (state, digest)
        twin = state.copy()
        events = GAME.apply(state, move)
        assert before == twin  # a copy doesn't change with its original
        assert not lost_cards(state), (move, lost_cards(state))
        assert GAME.apply(twin, move) == events
        assert (twin, hash(twin), GAME.digest(twin)) == (state, hash(state), GAME.digest(state))
        assert before != state
        assert GAME.digest(state) != digest
        assert state.turn >= turns
        turns = state.turn
    outcome = GAME.outcome(state)
    assert outcome.finished
    assert outcome.winners
    assert GAME.check(state, move)
    assert list(GAME.legal_moves(state)) == []


@pytest.mark.parametrize(("players", "seed", "sense"), SMALL)
def test_cards_are_conserved_and_games_end(players: int, seed: int, sense: float) -> None:
    """RULES 1.1, 4.3: after every move each card is in one place."""
    _cards_are_conserved(players, seed, sense)


@pytest.mark.fuzz
@pytest.mark.parametrize(("players", "seed", "sense"), LARGE)
def test_cards_are_conserved_in_many_games(players: int, seed: int, sense: float) -> None:
    _cards_are_conserved(players, seed, sense)


def _check_and_legal_moves_agree(players: int, seed: int, sense: float) -> None:
    random = Random(seed)
    seen: Counter[tuple[str, int]] = Counter()
    for state in positions(players, seed, sense):
        asked = (state.pending[-1].kind, state.pending[-1].card)
        if seen[asked] == AGAIN and random.random() > 0.02:
            continue
        before = state.copy()
        moves = list(islice(GAME.legal_moves(state), MANY + 1))
        assert moves
        listed = {meaning(state, move) for move in moves}
        assert len(listed) == len(moves)
        if len(moves) > MANY and seen[asked] > 1:
            continue
        seen[asked] = min(AGAIN, seen[asked] + 1)
        for move in moves:
            findings = GAME.check(state, move)
            assert not findings, (move, [finding.message for finding in findings])
        for _ in range(3):
            composed = GAME.compose(state, RandomChooser(random.randrange(10**6), 0.3))
            assert len(moves) > MANY or meaning(state, composed) in listed
        mutants = list(GAME.variants(state, random.choice(moves)))
        for mutant in random.sample(mutants, min(MUTANTS, len(mutants))):
            legal = not GAME.check(state, mutant)
            if len(moves) <= MANY:
                assert legal == (meaning(state, mutant) in listed), mutant
            if legal:
                twin = state.copy()
                GAME.apply(twin, mutant)
                assert not lost_cards(twin), mutant
        assert state == before


@pytest.mark.parametrize(("players", "seed", "sense"), SMALL)
def test_check_and_legal_moves_agree(players: int, seed: int, sense: float) -> None:
    """Every listed move is legal; a near miss is legal exactly if it is listed."""
    _check_and_legal_moves_agree(players, seed, sense)


@pytest.mark.fuzz
@pytest.mark.parametrize(("players", "seed", "sense"), LARGE)
def test_check_and_legal_moves_agree_in_many_games(players: int, seed: int, sense: float) -> None:
    _check_and_legal_moves_agree(players, seed, sense)


def _nothing_is_lost_where_decisions_are_passed_over(players: int, seed: int, sense: float) -> None:
    choose = RandomChooser(seed, sense)
    state = start_of(players, choose)
    for _ in range(MAX_MOVES):
        if GAME.decision(state) is None:
            break
        if choose("passed over", range(10)) == 0:
            GAME.skip(state)
        else:
            move = GAME.compose(state, choose)
            findings = GAME.check(state, move)
            assert not [one for one in findings if one.severity == "error"], (move, findings[0].message)
            GAME.apply(state, move)
        assert not lost_cards(state)
        if state.turn > 40:
            break


@pytest.mark.parametrize(("players", "seed", "sense"), SMALL)
def test_nothing_is_lost_where_decisions_are_passed_over(players: int, seed: int, sense: float) -> None:
    """The replay passes over what it can't read or play: the rest is unknown then, but no card gets lost, and
    what `compose` proposes is not forbidden."""
    _nothing_is_lost_where_decisions_are_passed_over(players, seed, sense)


@pytest.mark.fuzz
@pytest.mark.parametrize(("players", "seed", "sense"), LARGE)
def test_nothing_is_lost_where_many_decisions_are_passed_over(players: int, seed: int, sense: float) -> None:
    _nothing_is_lost_where_decisions_are_passed_over(players, seed, sense)


def test_every_decision_comes_up() -> None:
    """So that these games say something: all kinds of moves, all cards that ask."""
    kinds: set[str] = set()
    for seed in range(20, 45):
        choose = RandomChooser(seed, 0.7)
        state = start_of(2 + seed % 3, choose)
        for _ in range(800):
            if GAME.decision(state) is None:
                break
            move = GAME.compose(state, choose)
            kinds.add(move.kind)
            GAME.apply(state, move)
    assert kinds == set(MOVES)
