"""How well moves go on from a position: what merging two records asks before it takes a move that only one has."""

from __future__ import annotations

from collections.abc import Iterable

from dsnotation.core.findings import forbids
from dsnotation.core.game import Assertion, Decision, Draft, Game, State
from dsnotation.replay.align import fits, upcoming


class Trial:
    """A position on which written moves are tried. Illegal ones are passed over."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def copy(self) -> Trial:
        return Trial(self.game, self.state.copy())

    def turn(self) -> int | None:
        """The turn of the decision that is due; None at the end."""
        decision = self.game.decision(self.state)
        return decision.turn if decision else None

    def cost(self, drafts: Iterable[Draft]) -> int:
        """How many mistakes there are if these moves are made here; they aren't."""
        trial = self.copy()
        return sum(trial.play(draft) for draft in drafts)

    def play(self, draft: Draft) -> int:
        """Makes a move, and returns the number of mistakes: decisions that nobody wrote before it, and one if it
        is illegal."""
        game = self.game
        aside = draft.kind in game.asides
        decision = game.decision(self.state)
        if draft.irregular and not (aside or decision is None or fits(draft, decision)):
            game.force(self.state, game.complete(self.state, draft))
            return 0
        missing = 0 if aside else self._go_to(draft)
        if missing is None:
            return 1
        move = game.complete(self.state, draft)
        if not forbids(game.check(self.state, move)):
            game.apply(self.state, move)
            return missing
        if draft.irregular:
            if game.force(self.state, move).move is None and not aside:
                game.skip(self.state)
            return missing
        if not aside:
            game.skip(self.state)
        return missing + 1

    def _go_to(self, draft: Draft) -> int | None:
        """Passes over what is due before the move, and returns how much of it had to be written; None if the move
        answers nothing in this turn."""
        decision = self.game.decision(self.state)
        if decision is None:
            return None
        if fits(draft, decision):
            return 0
        ahead = upcoming(self.game, self.state)
        slot = next((place for place, later in enumerate(ahead) if fits(draft, later)), None)
        if slot is None:
            return None
        for _ in range(slot):
            self.game.skip(self.state)
        return sum(not self._may_be_left_out(later) for later in ahead[:slot])

    def _may_be_left_out(self, decision: Decision) -> bool:
        return self.game.may_be_unasked(decision.kind, decision.space)

    def holds(self, assertion: Assertion) -> bool:
        """Whether nothing in the position contradicts an assertion."""
        return not forbids(self.game.check_assertion(self.state, assertion))
