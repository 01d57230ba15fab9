"""Exact counts of the engine, committed as `counts.txt`: they notice any change that nobody meant.

`python tests/games/dominant_species/counting.py` writes them anew. Then look at the difference: each line of it is
a position in which the rules are no longer what they were.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from formulas import by_formula
from positions import before_draws, position

from dsnotation.core.options import field_name
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.state import State
from dsnotation.notation.reader import read_bytes
from dsnotation.replay.player import play as play_text

FILE = Path(__file__).with_name("counts.txt")
AGAIN = "python tests/games/dominant_species/counting.py"
RECORDS = Path(__file__).resolve().parents[3] / "records" / "dominant_species"
SAMPLES = ("two-animals", "four-animals", "six-animals")
MANY = 20_000  # more moves than this are not listed
LISTED = 300  # moves that are listed although there is a formula, so that one proves the other

# Sequences of legal moves: where from, and how many moves deep. In a record, before the move of that number; in a
# set-up, before anything is drawn ("draw") or in the first Planning after a fixed draw ("plan").
DEEP = (
    ("draw Ma In", 2),
    ("plan Ma In", 3),
    ("plan Re Am Ar", 2),
    ("plan Ma Bi Am In", 2),
    ("plan Ma Re Bi Ar In", 2),
    ("plan Ma Re Bi Am Ar In", 2),
    ("plan+ Ma Re Bi Am Ar In", 2),  # every option at another value than the default
    ("two-animals 36", 3),
    ("two-animals 58", 3),
    ("two-animals 91", 3),
    ("two-animals 146", 3),
    ("two-animals 165", 3),
    ("two-animals 258", 5),
    ("four-animals 47", 3),
    ("four-animals 98", 3),
    ("four-animals 103", 2),
    ("four-animals 218", 5),
    ("four-animals 220", 4),
    ("four-animals 267", 2),
    ("four-animals 270", 2),
    ("four-animals 319", 4),
    ("four-animals 327", 3),
    ("four-animals 357", 3),
    ("six-animals 45", 3),
    ("six-animals 157", 3),
    ("six-animals 161", 2),
    ("six-animals 218", 4),
    ("six-animals 221", 3),
    ("six-animals 224", 2),
    ("six-animals 261", 3),
    ("six-animals 345", 4),
    ("six-animals 348", 3),
    ("six-animals 406", 2),
)


def count(state: State) -> int | None:
    """The number of legal moves: listed, by a formula, or, if there are few, both. None for too many to list."""
    formula = by_formula(state)
    if formula is not None and formula > LISTED:
        return formula
    listed = len(set(islice(GAME.legal_moves(state), MANY + 1)))
    assert formula in (None, listed), f"{formula} by the formula, {listed} listed for {GAME.decision(state)}"
    return listed if listed <= MANY else None


def sequences(state: State, depth: int) -> int:
    """The number of sequences of so many legal moves; a game that ends earlier counts as one."""
    if GAME.decision(state) is None:
        return 1
    if depth == 1:
        number = count(state)
        assert number is not None
        return number
    total = 0
    for move in set(GAME.legal_moves(state)):
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


def decisions(name: str) -> Iterator[str]:
    """A line for each decision of a sample game."""
    for number, state in record_positions(name):
        decision = GAME.decision(state)
        assert decision is not None
        moves = count(state)
        text = f"more than {MANY}" if moves is None else str(moves)
        yield f"{name} {number} {decision.actor} {decision.kind}: {text}"


def deep() -> Iterator[str]:
    """A line for each position of `DEEP`."""
    wanted = {place for place, _ in DEEP}
    there = {place: _set_up(place) for place in wanted if place.startswith(("draw", "plan"))}
    for name in SAMPLES:
        for number, state in record_positions(name):
            if f"{name} {number}" in wanted:
                there[f"{name} {number}"] = state.copy()
    for place, depth in DEEP:
        yield f"{place}, {depth} deep: {sequences(there[place], depth)}"


def _set_up(place: str) -> State:
    where, animals = place.split(" ", 1)
    if where == "draw":
        return before_draws(animals)
    changed = {field_name(info.name): info.values[-1] for info in OPTION_INFO if info.name != "several-animals"}
    return position(animals, **changed) if where == "plan+" else position(animals)


def table() -> str:
    """The text of `counts.txt`."""
    head = f"# Number of legal moves, and of sequences of legal moves. Written by: {AGAIN}"
    lines = [head, "", *deep()]
    for name in SAMPLES:
        lines += ["", *decisions(name)]
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    ArgumentParser(description=__doc__, usage=AGAIN).parse_args()
    FILE.write_text(table(), encoding="utf-8", newline="\n")
