"""Random games: they end, keep all pieces, and come back from their own text."""

from __future__ import annotations

import pytest

from dsnotation.core.registry import UnknownGame
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.player import replay
from dsnotation.replay.random_play import POLICIES, play_text
from dsnotation.replay.result import GameVerdict

GAME = "dominant-species"


def come_back(players: int, seed: int, policy: str) -> None:
    text = play_text(GAME, players=players, seed=seed, policy=policy)
    document = read_string(text)
    result = replay(document.games[0], document.source)
    assert result.findings == []
    assert result.verdict is GameVerdict.LEGAL
    assert result.outcome is not None
    assert result.outcome.finished
    assert write_document(document) == text


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_and_come_back(players: int, seed: int) -> None:
    come_back(players, seed, "sensible")


@pytest.mark.parametrize("players", [2, 6])
def test_games_without_any_sense_end_too(players: int) -> None:
    come_back(players, 1, "uniform")


@pytest.mark.fuzz
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("policy", POLICIES)
def test_many_random_games(players: int, policy: str) -> None:
    for seed in range(500 if policy == "sensible" else 50):
        come_back(players, seed, policy)


def test_a_seed_gives_the_same_game() -> None:
    assert play_text(GAME, players=3, seed=5) == play_text(GAME, players=3, seed=5)
    assert play_text(GAME, players=3, seed=5) != play_text(GAME, players=3, seed=6)


def test_what_cannot_be_played() -> None:
    with pytest.raises(UnknownGame):
        play_text("dominant-specie", players=3)
    with pytest.raises(ValueError, match="2 to 6"):
        play_text(GAME, players=7)
    with pytest.raises(ValueError, match="policy"):
        play_text(GAME, players=4, policy="clever")
