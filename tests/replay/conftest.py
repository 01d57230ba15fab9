"""A short game that is legal, to be broken line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay

RECORDS = Path(__file__).parents[2] / "records" / "dominant_species"


@pytest.fixture(scope="session")
def two_turns() -> str:
    """The first two turns of a game of reptiles and arachnids."""
    text = (RECORDS / "two-animals.dsn").read_text(encoding="utf-8")
    return text[: text.index("\nturn 3")]


@pytest.fixture
def broken(two_turns: str) -> Callable[..., Replay]:
    """Plays the two turns with some lines replaced; each old line must be there."""

    def play(*changes: tuple[str, str]) -> Replay:
        text = two_turns
        for old, new in changes:
            assert f"\n{old}\n" in text, f"{old!r} is no line of the game"
            text = text.replace(f"\n{old}\n", f"\n{new}\n", 1)
        document = read_string(text, "game.dsn")
        return replay(document.games[0], document.source)

    return play


def errors(result: Replay) -> list[Finding]:
    return [finding for finding in result.findings if finding.severity is Severity.ERROR]
