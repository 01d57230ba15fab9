"""The games that are broken: the sample records, games of other engines, and random ones from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from dsnotation.core.findings import forbids
from dsnotation.core.game import CHANCE, Game
from dsnotation.core.registry import find_game
from dsnotation.notation.document import Statement
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_played_game
from dsnotation.replay.random_play import play_text
from tools.fuzzing.adapter import some_options

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "records"
PEERS = ROOT / "tests" / "conformance" / "data"
# How often a game of a seed is a sample and a game of another engine, where there are such.
SHARE_OF_SAMPLES, SHARE_OF_PEERS = 0.2, 0.3
PEERS_GAME = "dominant-species"


@dataclass(slots=True)
class Base:
    """A game without fault. `statements` are by the place of their line, from 0; `moves` are the moves of a line
    in canonical form, and `states` the position after it."""

    name: str
    source: str
    lines: list[str]
    game: Game
    seats: tuple[str, ...]
    statements: dict[int, Statement]
    moves: dict[int, list[str]] = field(default_factory=dict)
    states: dict[int, Any] = field(default_factory=dict)

    @property
    def head(self) -> list[str]:
        """The tags."""
        return [line for line in self.lines if line.startswith("[")]

    def places(self, *kinds: str) -> list[int]:
        """The lines with statements of these kinds."""
        return [place for place, statement in self.statements.items() if statement.kind in kinds]


def base_of(text: str, source: str) -> Base:
    """Plays a text. Raises ValueError if something in it is not right."""
    document = read_string(text)
    [game_text] = document.games
    game = find_game(game_text.name or "")
    setup, wrong = game.setup(game_text.tag_values())
    if setup is None or wrong or game_text.findings:
        raise ValueError(f"{source}: can't be played")
    seats = tuple(seat for seat, _ in game.seats(setup) if seat != CHANCE)
    statements = {statement.line - 1: statement for statement in game_text.statements}
    base = Base(game.name, source, text.split("\n"), game, seats, statements)
    state = game.start(setup)
    for place, statement in statements.items():
        for draft in statement.drafts:
            move = game.complete(state, draft)
            if forbids(game.check(state, move)):
                raise ValueError(f"{source}, line {place + 1}: not legal")
            base.moves.setdefault(place, []).extend(game.language.write([move]))
            game.apply(state, move)
        base.states[place] = state.copy()
    return base


@lru_cache(1)
def samples() -> dict[str, list[Base]]:
    """The records of the repository, by game."""
    found: dict[str, list[Base]] = {}
    for path in sorted(SAMPLES.glob("*/*.dsn")):
        base = base_of(path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.name}")
        found.setdefault(base.name, []).append(base)
    return found


@lru_cache(1)
def peer_records() -> list[tuple[str, dict[str, Any]]]:
    """The games of other engines, as they recorded them. None if the conformance suite is not on the path."""
    try:
        from peers.suite import files, records
    except ImportError:
        return []
    return [(f"{path.name} {number}", one) for path in files(PEERS) for number, one in records(path)]


@lru_cache(50)
def peer(number: int) -> Base | None:
    """One of them as text; None for a game that is not legal here, because that engine has a rule otherwise."""
    from peers.to_dsn import moves_of

    source, record = peer_records()[number]
    try:
        tags, moves = moves_of(record)
    except ValueError:
        return None
    game = find_game(PEERS_GAME)
    return base_of(write_played_game({"Game": game.name, **tags}, game.language, moves), source)


def random_game(name: str, seed: int, players: Sequence[int]) -> Base:
    """The random game of a seed."""
    rng = random.Random(f"{name} {seed}")
    count = rng.choice(players)
    options = some_options(find_game(name).options, rng) if rng.random() < 0.3 else {}
    try:
        text = play_text(name, players=count, seed=seed, options=options)
    except ValueError:  # options that can't be with so many players
        text = play_text(name, players=count, seed=seed)
    return base_of(text, f"random, seed {seed}")


def base_for(name: str, seed: int, players: Sequence[int]) -> Base:
    """The game of a seed: a sample, one of another engine, or a random one."""
    rng = random.Random(f"base {name} {seed}")
    draw = rng.random()
    if draw < SHARE_OF_SAMPLES:
        return rng.choice(samples()[name])
    if name == PEERS_GAME and draw < SHARE_OF_SAMPLES + SHARE_OF_PEERS and peer_records():
        places = list(range(len(peer_records())))
        rng.shuffle(places)
        found = next((base for base in map(peer, places) if base is not None), None)
        if found is not None:
            return found
    return random_game(name, seed, players)
