"""What a game tells people of itself: what is due, and its moves as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from dsnotation.core.choosing import first_choice
from dsnotation.core.game import Game, Move, State
from dsnotation.core.messages import Message, joined, say
from dsnotation.core.names import Name


def describe_due(game: Game, state: State) -> Message:
    """What is due in a position, with a legal example; "nothing" when the game is over."""
    decision = game.decision(state)
    if decision is None:
        return say("nothing")
    example = " ".join(game.language.write([game.compose(state, first_choice)]))
    return joined([game.language.describe(decision, example)])


@runtime_checkable
class Narrator(Protocol):
    """What a game has besides if it can be told as prose. Pure, like all the rest."""

    def narrate(self, state: State, move: Move, events: Sequence[Any]) -> Message:
        """A move and what it brought about as one sentence for people, with a capital letter and a full stop;
        `state` is the position before the move. Changes nothing."""
        ...

    def side_name(self, actor: str) -> Name | str:
        """What a side is called in a sentence; its code if it has no name."""
        ...


def narrator(game: Game) -> Narrator | None:
    """The game as one that can be told as prose; None if it can't."""
    return game if isinstance(game, Narrator) else None
