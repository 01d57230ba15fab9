"""Findings to print."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dsnotation.core.findings import Catalogue, Finding, Rule, Severity, Span

CATALOGUE = Catalogue(
    (
        Rule(
            "DS0503",
            "Glaciation next to tundra",
            "A tile next to tundra becomes tundra.",
            "sheet 7.7; page 9",
        ),
        Rule("DN0900", "Only a warning", "Something odd.", "docs", Severity.WARNING),
    )
)


@pytest.fixture
def error() -> Callable[..., Finding]:
    """Gives an error about columns 8 and 9 of line 12 of a file."""

    def make(file: str = "game.dsn") -> Finding:
        hints = ("next to tundra are C3, D2",)
        finding = CATALOGUE.finding("DS0503", "C4 is not next to tundra", hints=hints)
        return replace(finding.at(Span(file, 12, 8, 12, 10), game=1, move=31), event="Thursday club", turn=3)

    return make


@pytest.fixture
def warning() -> Finding:
    """A warning without a place."""
    return CATALOGUE.finding("DN0900", "50% of it, or:\nmore")
