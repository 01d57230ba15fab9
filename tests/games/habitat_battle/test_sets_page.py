"""The page about game sets says what is so: every key with its values and default, every code."""

from __future__ import annotations

import re
import tomllib
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from dsnotation.core.shapes import shaped
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_catalogue import SET_RULES
from dsnotation.games.habitat_battle.set_checks import OPTION_RANGES, RANGES

PAGE = (Path(__file__).parents[3] / "docs" / "habitat-battle-sets.md").read_text(encoding="utf-8")
TYPES = get_type_hints(GameSet)


def section(table: str) -> dict[str, tuple[str, str]]:
    """Value and default of each key in the table of the page."""
    _, _, rest = PAGE.partition(f"### `{table}`\n")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?)\| ", rest.partition("\n### ")[0].partition("\n## ")[0], re.M)
    return {key: (value, default.strip(" `")) for key, value, default in rows}


@pytest.mark.parametrize("name", TYPES)
def test_every_key_is_told_with_its_default(name: str) -> None:
    kind = TYPES[name]
    one = is_dataclass(kind)
    row: Any = kind if one else get_args(kind)[0]
    told = section(f"[{name}]" if one else f"[[{name}]]")
    assert list(told) == [field.name for field in fields(row)]
    for field in fields(row):
        value, default = told[field.name]
        if field.default is MISSING:
            assert default == ("none" if field.default_factory is not MISSING else "")
        elif field.default == ():
            assert default == "none"
        else:
            assert default == (
                f'"{field.default}"' if isinstance(field.default, str) else str(field.default).lower()
            )
        limits = OPTION_RANGES.get(field.name) if name == "options" else RANGES.get((name, field.name))
        assert not limits or value == f"{limits[0]} to {limits[1]}"
        words = get_args(get_type_hints(row)[field.name])
        if words and isinstance(words[0], str):
            assert value == ", ".join(f'`"{word}"`' for word in words)


def test_the_example_has_the_shape_of_a_set() -> None:
    example = "".join(re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S))
    game_set, errors = shaped(GameSet, tomllib.loads(example))
    assert errors == []
    assert all(getattr(game_set, name) for name in TYPES)


def test_every_code_is_told() -> None:
    told: set[str] = set()
    for first, last in re.findall(r"^\| HB(\d+) to HB(\d+) \|", PAGE, re.M):
        told |= {f"HB{number:04}" for number in range(int(first), int(last) + 1)}
    assert {rule.code for rule in SET_RULES} == told
