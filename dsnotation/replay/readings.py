"""The other positions that a text may have led to as it was meant.

After a mistake several moves may fit what follows equally well. Each of them is kept and played on, until the text
itself tells them apart: what is a mistake in all of them is one, whatever was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dsnotation.core.findings import forbids
from dsnotation.core.game import Assertion, Decision, Draft, Game, State
from dsnotation.replay.align import fits, same_asked

MOST = 64  # positions that are played on


class Readings:
    """Positions beside the one that is taken as meant. `open` while nobody can say that it or one of them is
    right: what was meant is not among those that were tried."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states: list[State] = []
        self.open = False

    def leave_open(self) -> None:
        """Anything may have been meant."""
        self.states.clear()
        self.open = True

    def add(self, states: Iterable[State]) -> None:
        """These may have been meant too."""
        if self.open:
            return
        self.states += states
        if len(self.states) > MOST:
            self.leave_open()

    def follow(self, draft: Draft) -> None:
        """Plays what is written; a position in which it can't be was not meant."""
        self.states = [state for state in self.states if self._play(state, draft)]

    def each(self, change: Callable[[State], Any]) -> None:
        """Does the same to each of them."""
        for state in self.states:
            change(state)

    def accepting(self, draft: Draft) -> list[State]:
        """Those in which a move answers what is due and is not forbidden."""
        return [state for state in self.states if self._move(state, draft) is not None]

    def agreeing(self, assertion: Assertion) -> list[State]:
        """Those in which an assertion may hold."""
        return [one for one in self.states if not forbids(self.game.check_assertion(one, assertion))]

    def asking(self, decision: Decision | None) -> bool:
        """Whether all of them ask for this."""
        return all(same_asked(self.game.decision(state), decision) for state in self.states)

    def _move(self, state: State, draft: Draft) -> Any:
        decision = self.game.decision(state)
        if draft.kind not in self.game.asides and (decision is None or not fits(draft, decision)):
            return None
        move = self.game.complete(state, draft)
        return None if forbids(self.game.check(state, move)) else move

    def _play(self, state: State, draft: Draft) -> bool:
        move = self._move(state, draft)
        if move is None:
            return False
        self.game.apply(state, move)
        return True
