"""Mistakes planted into the demonstration set, each by replacing some of its text."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import dsnotation
from dsnotation.core.findings import Finding
from dsnotation.games.habitat_battle.set_reading import read_set

DEMO = (Path(dsnotation.__file__).parent / "games/habitat_battle/sets/demo.toml").read_text(encoding="utf-8")


class Plant(NamedTuple):
    """The first `old` after `after` becomes `new`. What is then found has this code and message, and points at
    `marked`."""

    code: str
    after: str
    old: str
    new: str
    marked: str
    message: str
    hint: str | None = None


def planted(*plants: Plant, text: str = DEMO) -> str:
    """The demonstration set with these mistakes in it."""
    for plant in plants:
        place = text.index(plant.old, text.index(plant.after) + len(plant.after))
        text = text[:place] + plant.new + text[place + len(plant.old) :]
    return text


def findings(text: str) -> list[Finding]:
    """What is wrong with a set."""
    game_set, found = read_set(text, "set.toml")
    assert (game_set is None) == any(one.severity == "error" for one in found)
    return found


def marked(text: str, finding: Finding) -> str:
    """What a finding points at."""
    span = finding.span
    assert span is not None
    assert span.file == "set.toml"
    return text.split("\n")[span.line - 1][span.column - 1 : span.end_column - 1]


def animal(name: str) -> str:
    """Where the row of an animal begins."""
    return f'[[animal]]\nid = "{name}"'


def space(name: str) -> str:
    """Where the row of a space begins."""
    return f'[[space]]\nid = "{name}"'
