"""A small game set with simple numbers, to test rules on. Made up.

By seat: A has ape, asp, auk, B bear, boar, bat and so on. The first likes woods, the second dunes, the third is a
bird. The powers of A are claw-a, fang-a, horn-a. Walking and flying lead everywhere from the camp. Beside the
camp: wood-1 - wood-2 - wood-3 - dune-1 in a line, and street, lake and dune-2, which touch only the camp.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from dsnotation.core.findings import Finding
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_reading import read_set
from dsnotation.games.habitat_battle.tables import Tables

ANIMALS = {
    "A": ("ape", "asp", "auk"),
    "B": ("bear", "boar", "bat"),
    "C": ("cat", "cow", "crow"),
    "D": ("deer", "dog", "duck"),
    "E": ("elk", "emu", "egret"),
    "F": ("fox", "frog", "finch"),
}
BASES = {"A": 5, "B": 5, "C": 6, "D": 7, "E": 8, "F": 9}  # of the first animal; the others have 5 and 4
POWERS = ("claw", "fang", "horn")
ACTIVATORS = ("low", "mid", "top")
MOVEMENTS = ("step", "wing", "dash")

_PLACES = ("wood-1", "wood-2", "wood-3", "dune-1", "dune-2", "street", "lake")


def _animals() -> str:
    rows = []
    for seat, (first, second, third) in ANIMALS.items():
        rows += [
            f'{{id="{first}", name="", base={BASES[seat]}, habitats={{wood=3, dune=-2}}}}',
            f'{{id="{second}", name="", base=5, habitats={{dune=3, wood=-2}}}}',
            f'{{id="{third}", name="", base=4, kind="bird", habitats={{wood=2, lake=1}}}}',
        ]
    return ",\n  ".join(rows)


def _powers() -> str:
    return ",\n  ".join(
        f'{{id="claw-{seat}", name="", points={{1=1, 2=2, 3=4}}}}, '
        f'{{id="fang-{seat}", name="", points={{1=2, 2=3, 3=6}}}}, '
        f'{{id="horn-{seat}", name="", points={{1=0, 2=1, 3=2}}}}'
        for seat in "abcdef"
    )


def _space(name: str, habitat: str, walk: str = "", run: str = "") -> str:
    beside = '"' + '", "'.join(["camp", *walk.split()]) + '"'
    dash = '"' + '", "'.join(run.split()) + '"'
    return (
        f'{{id="{name}", habitat="{habitat}", neighbours={{walk=[{beside}], fly=["camp"], run=[{dash}]}}}}'
        if run
        else f'{{id="{name}", habitat="{habitat}", neighbours={{walk=[{beside}], fly=["camp"]}}}}'
    )


_EVERYWHERE = '"' + '", "'.join(_PLACES) + '"'
_FROM_CAMP = f'walk=[{_EVERYWHERE}], fly=[{_EVERYWHERE}], run=["wood-1"]'
TEXT = f"""\
habitat = [
  {{id="camp", name="", kind="neutral"}}, {{id="street", name="", kind="neutral"}},
  {{id="wood", name=""}}, {{id="dune", name=""}}, {{id="lake", name="", kind="water"}},
]
space = [
  {{id="camp", habitat="camp", start=true, neighbours={{{_FROM_CAMP}}}}},
  {_space("wood-1", "wood", "wood-2", "camp wood-2")},
  {_space("wood-2", "wood", "wood-1 wood-3", "wood-1 wood-3")},
  {_space("wood-3", "wood", "wood-2 dune-1", "wood-2 dune-1")},
  {_space("dune-1", "dune", "wood-3", "wood-3")},
  {_space("dune-2", "dune")},
  {_space("street", "street")},
  {_space("lake", "lake")},
]
animal = [
  {_animals()},
  {{id="wasp", name="", base=5, kind="insect", habitats={{wood=3, dune=-2}}}},
  {{id="moth", name="", base=9, kind="insect", habitats={{lake=1}}}},
  {{id="pike", name="", base=6, kind="aquatic", habitats={{wood=3, dune=-2}}}},
  {{id="eel", name="", base=5, kind="aquatic", habitats={{dune=3}}}},
  {{id="newt", name="", base=4, kind="aquatic", habitats={{wood=1}}}},
  {{id="crab", name="", base=9, kind="aquatic", habitats={{wood=1, dune=1}}}},
]
power = [
  {_powers()},
]
activator = [{{id="low", level=1, copies=6}}, {{id="mid", level=2, copies=6}}, {{id="top", level=3, copies=6}}]
strategy = [
  {{id="boost", name="", own=2, copies=6}}, {{id="curse", name="", opposing=-3, copies=6}},
  {{id="numb", name="", cancel="power", copies=6}}, {{id="root", name="", cancel="habitat", copies=6}},
  {{id="rage", name="", own=4, opposing=1, copies=6}},
]
bird = [
  {{id="wren", name="", points=1, copies=6}}, {{id="hawk", name="", points=2, copies=6}},
  {{id="owl", name="", points=2, invocation=true, copies=6}},
  {{id="kite", name="", points=3, invocation=true, copies=6}},
]
movement = [
  {{id="step", name="", kind="walk", steps=1, copies=6}}, {{id="wing", name="", kind="fly", steps=1, copies=6}},
  {{id="dash", name="", kind="run", least=2, steps=3, copies=6}},
  {{id="hop", name="", kind="jump", moves=[["camp", "dune-2"], ["camp", "wood-2"], ["wood-2", "lake"]], copies=6}},
  {{id="march", name="", kind="walk", steps=2, copies=6}},
]

[set]
id = "tiny"
title = "A small set for tests"
version = "1"
invented = true

[options]
victory_points = 10
rounds = 3
"""


def read_tiny() -> tuple[GameSet, list[Finding]]:
    """The set and what is wrong with it."""
    game_set, findings = read_set(TEXT, "tiny.toml")
    assert game_set is not None, [(one.code, one.message, one.span) for one in findings]
    return game_set, findings


@lru_cache(64)
def _tables(options: tuple[tuple[str, Any], ...]) -> Tables:
    game_set, _ = read_tiny()
    return Tables(replace(game_set, options=replace(game_set.options, **dict(options))))


def tables(**options: Any) -> Tables:
    """The set made ready for play, with some of its options changed."""
    return _tables(tuple(sorted(options.items())))
