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


@pytest.mark.parametrize("number", [0, 1])
def test_the_games_give_the_findings_shown(number: int, tmp_path: Path) -> None:
    (tmp_path / "game.dsn").write_text(block("dsn", number), encoding="utf-8")
    command = "from dsnotation.cli import main; main()"
    assert run("-c", command, "check", "game.dsn", folder=tmp_path) == block("text", number)


def test_the_python_example_prints_what_is_shown() -> None:
    assert run("-c", block("python"), folder=ROOT) == block("text", 2)


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", README):
        assert (ROOT / target).exists(), target
