"""Declining what nobody asks: harmless where the one who does it could have been asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dsnotation.core.game import Draft, Game, State


def declines(game: Game, draft: Draft) -> bool:
    """Whether a draft declines something that is asked only when there is a choice."""
    said = [value for name, value in draft.fields.items() if name not in ("actor", "space")]
    return game.may_be_unasked(draft.kind, draft.fields.get("space")) and not any(said)


def declines_unasked(game: Game, state: State, draft: Draft, events: Sequence[Any]) -> bool:
    """Whether a draft that answers no decision only declines what its side could have been asked here, and so
    changes nothing. `events` are those of the last move."""
    return declines(game, draft) and game.could_be_asked(state, draft, events)
