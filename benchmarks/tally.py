"""What is counted of games played at random, so that shorter games flatter nobody."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """Games, turns of all players together, and decisions of players; chance decides nothing here."""

    games: int = 0
    turns: int = 0
    decisions: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))
