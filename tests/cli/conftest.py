"""Runs `dsn` in this process, with real files."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from dsnotation.cli import main
from dsnotation.replay.random_play import play_text


@dataclass
class Result:
    """What a run of `dsn` gave."""

    code: int
    out: str
    err: str


Dsn = Callable[..., Result]


@pytest.fixture
def dsn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Dsn:
    """Runs `dsn` with some arguments and, perhaps, standard input."""
    monkeypatch.setenv("DSN_TRACEBACK", "1")  # a mistake of ours must fail the test

    def run(*args: str | Path, stdin: bytes = b"") -> Result:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main([str(arg) for arg in args])
        done = capsys.readouterr()
        return Result(code, done.out, done.err)

    return run


@pytest.fixture(scope="session")
def text() -> str:
    """A whole game, legal and canonical."""
    return play_text("dominant-species", players=3, seed=5)


@pytest.fixture
def game(text: str, tmp_path: Path) -> Path:
    """A file with that game."""
    path = tmp_path / "game.dsn"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def wrong(text: str, tmp_path: Path) -> Path:
    """A file with that game, in which a pawn goes to a space twice and a line can't be read."""
    lines = text.splitlines()
    plans = [place for place, line in enumerate(lines) if line.startswith("plan ")]
    first = lines[plans[0]].removeprefix("plan ").split(", ")
    first[1] = f"{first[1].split()[0]} {first[0].split()[1]}"
    lines[plans[0]] = f"plan {', '.join(first)}"
    lines.append("Ma glx C4")
    path = tmp_path / "wrong.dsn"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def club(text: str, tmp_path: Path) -> Path:
    """A file with two games, comments around them."""
    path = tmp_path / "club.dsn"
    path.write_text(f"; The club's games.\n\n{text}\n; The second.\n{text}", encoding="utf-8")
    return path
