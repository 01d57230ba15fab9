"""Ours, for any game: reading, text to verdict, and the rules engine alone."""

from __future__ import annotations

from typing import Any

from dsnotation.core.findings import forbids
from dsnotation.core.registry import find_game
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.replay.player import replay
from dsnotation.replay.result import GameVerdict


def read(texts: list[bytes]) -> int:
    """Reads every text; returns the number of moves."""
    moves = 0
    for text in texts:
        document = read_bytes(text, "bench.dsn")
        moves += sum(len(statement.drafts) for statement in document.games[0].statements)
    return moves


def check(texts: list[bytes]) -> int:
    """Text to verdict; returns the number of moves."""
    moves = 0
    for text in texts:
        document = read_bytes(text, "bench.dsn")
        result = replay(document.games[0], document.source)
        if result.verdict is not GameVerdict.LEGAL:
            raise RuntimeError("a random game is not legal")
        moves += len(result.entries)
    return moves


def moves_of(texts: list[bytes]) -> list[tuple[Any, list[Any]]]:
    """Set-up and moves of every text, for the engine alone."""
    games = []
    for text in texts:
        document = read_string(text.decode())
        result = replay(document.games[0], document.source)
        games.append((result.setup, [entry.move for entry in result.entries]))
    return games


def engine(name: str, games: list[tuple[Any, list[Any]]]) -> int:
    """`check` and `apply` of every move; returns the number of moves."""
    game = find_game(name)
    moves = 0
    for setup, played in games:
        state = game.start(setup)
        for move in played:
            if forbids(game.check(state, move)):
                raise RuntimeError("a legal move was refused")
            game.apply(state, move)
        moves += len(played)
    return moves
