"""Exact counts of the engine, committed as `counts.txt`: they notice any change that nobody meant.

`python tests/games/dominant_species/counting.py` writes them anew. Then look at the difference: each line of it is a
position in which the rules are no longer what they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from formulas import by_formula
from positions import before_draws, play, position

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.state import State
from dsnotation.notation.reader import read_bytes
from dsnotation.replay.player import play as play_text

FILE = Path(__file__).with_name("counts.txt")
AGAIN = "python tests/games/dominant_species/counting.py"
RECORDS = Path(__file__).resolve().parents[3] / "records" / "dominant_species"
SAMPLES = ("two-animals", "four-animals", "six-animals")
MANY = 20_000  # more moves than this are not listed
LISTED = 300  # moves that are listed although there is a formula, so that one proves the other

# Sequences of legal moves: position, and how many moves deep. Positions are set-ups after a fixed draw, or the move
# of a record after which they stand.
DEEP: tuple[tuple[str, int], ...] = ()


def legal(state: State) -> str:
    """The number of legal moves: listed, by a formula, or both."""
    formula = by_formula(state)
    if formula is not None and formula > LISTED:
        return str(formula)
    listed = len(set(islice(GAME.legal_moves(state), MANY + 1)))
    assert formula in (None, listed), f"{formula} by the formula, {listed} listed for {GAME.decision(state)}"
    return str(listed) if listed <= MANY else f"more than {MANY}"


def sequences(state: State, depth: int) -> int:
    """The number of sequences of so many legal moves; a game that ends earlier counts as one."""
    if GAME.decision(state) is None:
        return 1
    moves = set(GAME.legal_moves(state))
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        GAME.apply(after, move)
        total += sequences(after, depth - 1)
    return total


def record_positions(name: str) -> Iterator[tuple[int, State]]:
    """Every position of a sample game with a decision, each with the number of the move that follows."""
    document = read_bytes((RECORDS / f"{name}.dsn").read_bytes(), name)
    [game] = document.games
    setup, _ = GAME.setup({tag.name: tag.value for tag in game.tags})
    assert setup is not None
    yield 1, GAME.start(setup)
    for entry, state in play_text(game, document.source):
        if entry.assertion is None and GAME.decision(state) is not None:
            yield entry.number + 1, state
