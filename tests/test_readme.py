"""The README is true: its examples are run, and say what it shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(kind: str, number: int = 0) -> str:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)[number]


def run(*arguments: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return done.stdout + done.stderr


COMMAND = "from dsnotation.cli import main; main()"


@pytest.mark.parametrize(("number", "options"), [(0, ()), (1, ()), (2, ("--lang", "pt"))])
def test_the_games_give_the_findings_shown(number: int, options: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "game.dsn").write_text(block("dsn", number), encoding="utf-8")
    assert run("-c", COMMAND, "check", "game.dsn", *options, folder=tmp_path) == block("text", number)


def test_the_story_is_told_as_shown(tmp_path: Path) -> None:
    (tmp_path / "game.dsn").write_text(block("dsn", 2), encoding="utf-8")
    story = run("-c", COMMAND, "replay", "game.dsn", "--narrate", "--lang", "pt", folder=tmp_path)
    assert story.endswith(block("text", 3))


def test_the_python_example_prints_what_is_shown() -> None:
    assert run("-c", block("python"), folder=ROOT) == block("text", 4)


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", README):
        assert (ROOT / target).exists(), target
