"""A position of a written game, found by playing up to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsnotation.core.game import Game, Setup, State
from dsnotation.core.registry import find_game
from dsnotation.notation.document import GameText, SourceText
from dsnotation.replay.player import play
from dsnotation.replay.reference import Reference
from dsnotation.replay.result import Entry


class NoPosition(ValueError):
    """The game can't be played, so it has no positions."""


@dataclass(slots=True)
class Position:
    """A position and the entries that led to it."""

    game: Game
    setup: Setup
    state: State
    entries: list[Entry] = field(default_factory=list)


def position_at(
    text: GameText, source: SourceText, reference: Reference | None, *, narrates: bool = False
) -> Position:
    """The position at `reference`, or at the end of the text; if it `narrates`, with the moves told as sentences.
    Raises NoPosition."""
    game = find_game(text.name) if text.name else None
    setup, _ = game.setup(text.tag_values()) if game else (None, [])
    if game is None or setup is None:
        raise NoPosition(f"game {text.number} of {source.file} can't be played")
    position = Position(game, setup, game.start(setup))
    for entry, state in play(text, source, narrates=narrates):
        if reference is not None and not reference.covers(entry):
            break
        position.entries.append(entry)
        # The replay goes on with its own; what is kept must stay as it is here.
        position.state = state if reference is None else state.copy()
    return position
