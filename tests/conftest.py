"""Settings of hypothesis, and a game that nobody can tell everything about."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import pytest
from hypothesis import settings

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import Assertion, State
from dsnotation.core.registry import find_game

# No deadline: under coverage on a shared machine it measures the machine. The same examples each time: a red run
# must say something about the change; `make fuzz-tests` looks further.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=5000)
settings.load_profile("house")


class DoubtingGame:
    """Dominant Species, but whoever checks adaptations (or other kinds of moves) or assertions has not seen all of
    it."""

    def __init__(self, kinds: Collection[str], claims: bool, severity: Severity) -> None:
        self.game = find_game("dominant-species")
        self.kinds = kinds
        self.claims = claims
        self.severity = severity

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def _doubt(self) -> Finding:
        if self.severity is Severity.UNVERIFIED:
            return self.game.catalogue.unverified("DS0403", "nobody saw the box", field=("element",))
        found = self.game.catalogue.finding("DS0403", "an odd box", field=("element",))
        return Finding(found.code, self.severity, found.message, found.rule, field=found.field)

    def check(self, state: State, move: Any) -> list[Finding]:
        findings = self.game.check(state, move)
        return [*findings, self._doubt()] if move.kind in self.kinds else findings

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        findings = self.game.check_assertion(state, assertion)
        return [*findings, self._doubt()] if self.claims else findings


@pytest.fixture
def doubting(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From the call on, replays are by a game that can't tell about moves of these kinds, or about assertions."""

    def doubt(*kinds: str, claims: bool = False, severity: Severity = Severity.UNVERIFIED) -> None:
        game = DoubtingGame(kinds, claims, severity)
        for module in ("player", "position"):
            monkeypatch.setattr(f"dsnotation.replay.{module}.find_game", lambda name: game)

    return doubt
