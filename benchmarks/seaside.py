"""Random games of Dominion: Seaside, as texts and as games just played."""

from __future__ import annotations

from benchmarks.tally import Tally
from dsnotation.core.game import CHANCE
from dsnotation.games.seaside import GAME
from dsnotation.replay.random_play import RandomChooser, play_text, random_moves


def generate(count: int) -> list[bytes]:
    """Random finished games of 2 to 4 players as DSN texts."""
    return [play_text(GAME.name, players=2 + seed % 3, seed=seed).encode() for seed in range(count)]


def play(seed: int, players: int, sense: float) -> Tally:
    """One game of a seed with ten kingdom cards at random, from the tags to the end."""
    choose = RandomChooser(seed, sense)
    setup, _ = GAME.setup(GAME.invent_tags(players, choose))
    assert setup is not None
    state = GAME.start(setup)
    moves = random_moves(GAME, state, choose)
    if GAME.decision(state) is not None:
        raise RuntimeError("a random game has no end")
    decisions = sum(move.actor != CHANCE for _, move in moves)
    return Tally(1, sum(player.turns for player in state.players), decisions)
