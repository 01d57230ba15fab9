"""What the pages say about stated positions is so: the example is checked as shown, the tables list every part."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dsnotation.core.registry import find_game
from dsnotation.core.snapshot import CATALOGUE
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document

DOCS = Path(__file__).parents[2] / "docs"
SECTION = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Positions")[2]
[EXAMPLE] = re.findall(r"^```dsn\n(.*?)^```", SECTION, re.M | re.S)
[SHOWN] = re.findall(r"^```text\n(.*?)^```", SECTION, re.M | re.S)
ROW = re.compile(r"^\| `([^`]+)`( \(if not empty\))? \| (.+) \| `([^`]+)` \|$", re.M)


def test_the_example_is_checked_as_shown(tmp_path: Path) -> None:
    (tmp_path / "game.dsn").write_text(EXAMPLE, encoding="utf-8")
    command = [sys.executable, "-c", "from dsnotation.cli import main; main()", "check", "--notes", "game.dsn"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stdout == SHOWN
    assert done.returncode == 0


def test_the_example_is_canonical() -> None:
    assert write_document(read_string(EXAMPLE)) == EXAMPLE


def test_every_rule_of_positions_is_told() -> None:
    assert set(re.findall(r"DN05\d\d", SECTION)) == set(CATALOGUE)


@pytest.mark.parametrize("name", ["dominant-species", "seaside", "habitat-battle"])
def test_the_table_of_a_game_lists_every_part(name: str) -> None:
    section = (DOCS / f"{name}.md").read_text(encoding="utf-8").partition("## Positions")[2].partition("\n## ")[0]
    rest = "; ? takes what is left"
    told = [
        (part.removeprefix("SEAT."), part.startswith("SEAT."), not optional, meaning, sample)
        for part, optional, meaning, sample in ROW.findall(section)
    ]
    assert told == [
        (info.name, info.each_side, info.needed, f"{info.meaning}{rest if info.rest else ''}", info.sample)
        for info in find_game(name).parts
    ]
