"""A position as a picture for the terminal. Each game's folder has a `picture` module that draws it."""

from __future__ import annotations

from importlib import import_module

from dsnotation.core.messages import say
from dsnotation.core.registry import GAMES
from dsnotation.core.telling import describe_due
from dsnotation.render.languages import tell
from dsnotation.replay.position import Position


def board_text(position: Position) -> str:
    """The game's own picture of a position, and what is to be decided there."""
    picture: str = import_module(f"{GAMES[position.game.name]}.picture").render(position.state, tell)
    decision = position.game.decision(position.state)
    if decision is None:
        return picture
    due = tell(say("To decide: {due}", due=describe_due(position.game, position.state)))
    return f"{picture}\n{due}\n"
