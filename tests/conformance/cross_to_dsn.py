"""Turns a game of `shared/dominant-species/peer-games/cross` into DSN text.

python tests/conformance/cross_to_dsn.py FILE.jsonl.gz INDEX > game.dsn
"""

from __future__ import annotations

import dataclasses
import sys
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from cross_games import Player, read_games, tags_of

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.board import CORNER
from dsnotation.games.dominant_species.components import ELEMENTS, TERRAIN
from dsnotation.notation.writer import write_played_game


def moves_of(game: dict[str, Any], tags: dict[str, str]) -> list[tuple[int, Any]]:
    """The moves of a recorded game, each with its turn. Raises ValueError at one that is not legal here."""
    setup, findings = GAME.setup(tags)
    if setup is None:
        raise ValueError(findings)
    state = GAME.start(setup)
    player = Player(game)
    moves: list[tuple[int, Any]] = []
    turn = 0
    while (decision := GAME.decision(state)) is not None:
        if decision.turn != turn:
            turn = decision.turn
            player.forget_reseed()
        move = player.answer(decision.kind, decision.actor, decision.space, state)
        if move.kind == "depletion" and move.corner:
            # Recorded by place alone.
            move = dataclasses.replace(move, element=ELEMENTS[state.elements[CORNER[move.corner]]])
        elif move.kind == "wanderlust" and move.tile and state.face_up.index(TERRAIN[move.tile]) == move.stack - 1:
            # The stack is written only where two equal tiles are face up.
            move = dataclasses.replace(move, stack=None)
        refused = GAME.check(state, move)
        if refused:
            raise ValueError(f"move {len(moves) + 1}, {move}: {[finding.message for finding in refused]}")
        moves.append((decision.turn, move))
        GAME.apply(state, move)
    return moves


def to_dsn(game: dict[str, Any], *, options: bool = True, **tags: str) -> str:
    """The canonical text of a recorded game; `options` names the rule options of its engine."""
    setup = tags_of(game)
    if not options:
        setup.pop("Options", None)
    return write_played_game({"Game": GAME.name, **tags, **setup}, GAME.language, moves_of(game, setup))


def main() -> None:
    path, index = Path(sys.argv[1]), int(sys.argv[2])
    game = next(islice(read_games(path), index, None))
    sys.stdout.write(to_dsn(game))


if __name__ == "__main__":
    main()
