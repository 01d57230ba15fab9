"""Random legal games, as text. Chance and choices come from a seed, so a game can be had again."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

from dsnotation.core.game import NO_OPTIONS, Chooser, Game, State
from dsnotation.core.messages import quoted, say
from dsnotation.core.registry import find_game
from dsnotation.notation.writer import write_played_game

T = TypeVar("T")
# How often a player takes what any sense would rather take, by policy.
POLICIES = {"uniform": 0.0, "sensible": 0.9}
MAX_MOVES = 20_000


class RandomChooser(Chooser):
    """Picks at random; with probability `sense` among what is preferred, if anything is."""

    def __init__(self, seed: int, sense: float) -> None:
        self.random = random.Random(seed)
        self.sense = sense
        self._pick = self.random.random

    def __call__(self, question: str, options: Sequence[T], prefer: Sequence[T] = ()) -> T:
        pick = self._pick
        if prefer and pick() < self.sense:
            options = prefer
        return options[int(pick() * len(options))]

    def some(self, question: str, options: Sequence[T], count: int) -> list[T]:
        """What `choose_some` asks for, at once."""
        pick = self._pick
        left = list(options)
        picked: list[T] = []
        for size in range(len(left), len(left) - count, -1):
            picked.append(left.pop(int(pick() * size)))
        return picked


def random_moves(game: Game, state: State, choose: Chooser, limit: int = MAX_MOVES) -> list[tuple[int, Any]]:
    """Plays on from a position at random: the moves, each with its turn. Changes the state."""
    return list(islice(game.play_on(state, choose), limit))


def play_text(
    game_name: str,
    *,
    players: int,
    seed: int = 0,
    policy: str = "sensible",
    options: Mapping[str, str] = NO_OPTIONS,
) -> str:
    """A random game from set-up to end as canonical text; the same arguments give the same text.

    Raises UnknownGame, or ValueError for a policy, a number of players or rule options that can't be.
    """
    if policy not in POLICIES:
        known = ", ".join(POLICIES)
        raise ValueError(say("there is no policy {policy}; policies: {known}", policy=quoted(policy), known=known))
    game = find_game(game_name)
    choose = RandomChooser(seed, POLICIES[policy])
    tags = {
        "Game": game_name,
        "Event": f"Random game, seed {seed}, {policy}",
        **game.invent_tags(players, choose, options),
    }
    setup, findings = game.setup(tags)
    if setup is None:
        raise ValueError("; ".join(finding.message for finding in findings))
    state = game.start(setup)
    moves = random_moves(game, state, choose)
    if game.decision(state) is not None:
        tags["Result"] = "unfinished"
    return write_played_game(tags, game.language, moves)
