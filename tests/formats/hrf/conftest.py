from pathlib import Path

import pytest

from dsnotation.formats.hrf.journal import read
from dsnotation.formats.protocol import Reading

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture(scope="session")
def journal() -> list[str]:
    """A hand-made journal of one turn, 79 lines: Mammal against Amphibian, with an undo and remarks."""
    return (DATA / "mammal-amphibian.journal.txt").read_text(encoding="utf-8").splitlines()


@pytest.fixture
def convert():
    """Reads the lines of a journal."""

    def reading(lines: list[str]) -> Reading:
        return read("\n".join(lines).encode(), "game.journal.txt")

    return reading
