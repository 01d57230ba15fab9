"""Turns a recorded game of another engine into DSN text: python -m peers.to_dsn FILE.jsonl.gz NUMBER > game.dsn"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path
from typing import Any

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import TERRAIN
from dsnotation.notation.writer import write_played_game
from peers.replay import replay
from peers.suite import records, script_for


def moves_of(record: dict[str, Any]) -> tuple[dict[str, str], list[tuple[int, Any]]]:
    """The tags and the moves of a recorded game, each with its turn. Raises ValueError where something in it is
    no move of ours."""
    script = script_for(record, "game", lists=False)
    moves = replay(script)
    if script.tally.unexplained or script.tally.explained:
        raise ValueError([*script.tally.unexplained, *script.tally.explained])
    setup, findings = GAME.setup(script.tags())
    if setup is None:
        raise ValueError(findings)
    state = GAME.start(setup)
    written = []
    for turn, move in moves:
        if move.kind == "wanderlust" and move.tile and state.face_up.index(TERRAIN[move.tile]) == move.stack - 1:
            # The stack is written only where two equal tiles are face up.
            move = dataclasses.replace(move, stack=None)
        GAME.apply(state, move)
        written.append((turn, move))
    return script.tags(), written


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m peers.to_dsn", description=__doc__.split(":")[0])
    parser.add_argument("file", type=Path, help="games of another engine, packed JSON lines")
    parser.add_argument("number", type=int, help="of the game in it")
    given = parser.parse_args()
    record = next(record for place, record in records(given.file) if place == given.number)
    tags, moves = moves_of(record)
    sys.stdout.write(write_played_game({"Game": GAME.name, **tags}, GAME.language, moves))


if __name__ == "__main__":
    main()
