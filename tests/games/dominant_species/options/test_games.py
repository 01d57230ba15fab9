"""Random games under every value of every option, and under many at once. RULES 13."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from positions import lost_pieces
from test_legal_moves import dataclass_variants, meaning

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.option_table import OPTION_INFO
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.checking import check_text
from dsnotation.replay.random_play import RandomChooser, play_text

CHANGED = [(info.name, value) for info in OPTION_INFO for value in info.values[1:]]
MOST_MOVES = 2500
LISTED = 60  # legal moves looked at in one position


def many(seed: int) -> dict[str, str]:
    """About half of the options changed."""
    random = Random(seed)
    names = {info.name: random.choice(info.values[1:]) for info in OPTION_INFO if random.random() < 0.5}
    return {**names, "all-extinct": "on"}


def play_on(players: int, seed: int, sense: float, options: dict[str, str]) -> None:
    """Plays a game; now and then all that is listed must be legal, and what was chosen among it."""
    choose = RandomChooser(seed, sense)
    setup, findings = GAME.setup(GAME.invent_tags(players, choose, options))
    assert setup is not None
    assert not findings
    state = GAME.start(setup)
    for number in range(MOST_MOVES):
        if GAME.decision(state) is None:
            return
        move = GAME.compose(state, choose)
        assert not GAME.check(state, move), move
        if number % 7 == 0:
            before = state.copy()
            listed = list(islice(GAME.legal_moves(state), LISTED))
            assert len(set(listed)) == len(listed)
            assert not [other for other in listed if GAME.check(state, other)]
            assert len(listed) == LISTED or move in listed
            assert state == before
        GAME.apply(state, move)
        assert not lost_pieces(state), move


@pytest.mark.parametrize(("name", "value"), CHANGED)
def test_a_game_with_one_option_changed(name: str, value: str) -> None:
    play_on(3, 11, 0.8, {name: value})


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_many_options_changed(seed: int) -> None:
    options = many(seed)
    players = 2 + seed % 2 if options.get("several-animals") == "on" else 2 + seed % 5
    play_on(players, seed, 0.9 if seed % 2 else 0.0, options)


@pytest.mark.parametrize("seed", range(4))
def test_such_games_are_written_read_and_legal(seed: int) -> None:
    options = {**many(seed), "dominance": "claimed", "planning-pass": "yes", "regression-order": "element-order"}
    text = play_text("dominant-species", players=2 + seed % 2, seed=seed, options=options)
    assert write_document(read_string(text)) == text
    found = [(finding.code, finding.message) for finding in check_text(text.encode(), "game.dsn").findings]
    assert found == []


@pytest.mark.parametrize("seed", range(5))
def test_mutants_are_legal_exactly_if_they_are_listed(seed: int) -> None:
    """As in test_legal_moves.py, with many options changed."""
    random = Random(seed)
    options = {**many(seed), "dominance": random.choice(("automatic", "claimed"))}
    players = 2 + seed % 2 if options.get("several-animals") == "on" else 2 + seed
    choose = RandomChooser(seed, 0.7)
    setup, _ = GAME.setup(GAME.invent_tags(players, choose, options))
    assert setup is not None
    state = GAME.start(setup)
    for number in range(MOST_MOVES):
        if GAME.decision(state) is None:
            return
        moves = list(islice(GAME.legal_moves(state), 500)) if number % 5 == 0 else []
        if 0 < len(moves) < 500:
            listed = {meaning(state, move) for move in moves}
            mutants = list(dataclass_variants(random.choice(moves)))
            for mutant in random.sample(mutants, min(20, len(mutants))):
                assert (not GAME.check(state, mutant)) == (meaning(state, mutant) in listed), mutant
        GAME.apply(state, GAME.compose(state, choose))
