"""Each mistake in a set is found, once, where it stands, and no other is found with it."""

from __future__ import annotations

import random
import re

import pytest

from tests.games.habitat_battle.planting import DEMO, Plant, animal, findings, marked, planted, space
from tests.games.habitat_battle.plants import ALL


@pytest.mark.parametrize("plant", ALL, ids=[f"{number}-{plant.code}" for number, plant in enumerate(ALL)])
def test_one_mistake_is_one_finding(plant: Plant) -> None:
    text = planted(plant)
    assert text != DEMO
    [found] = findings(text)
    assert (found.code, found.message) == (plant.code, plant.message)
    assert marked(text, found) == plant.marked
    if plant.hint:
        assert found.hints[0] == plant.hint
    elif plant.code not in ("HB0802", "HB0808"):
        assert found.hints == ()


TEN = [
    Plant("HB0806", "[options]", "channel = 2", "channel = 0", "0", ""),
    Plant("HB0811", space("tundra-1"), '"tundra"', '"tundar"', '"tundar"', ""),
    Plant("HB0812", space("forest-2"), '"forest-1"', '"forst-1"', '"forst-1"', ""),
    Plant(
        "HB0823",
        space("forest-2"),
        "[[space]]",
        "[[space]]\nid = 'rock'\nhabitat = 'coast'\n\n[[space]]",
        "[[space]]",
        "",
    ),
    Plant("HB0831", animal("lion"), "savanna = 3", "savanna = 5", "5", ""),
    Plant("HB0804", animal("wolf"), "base = 6", "base = '6'", "'6'", ""),
    Plant("HB0808", animal("ibex"), '"condor"', '"ibex"', '"ibex"', ""),
    Plant("HB0802", 'id = "claw"', "points", "point", "point", ""),
    Plant("HB0841", 'id = "fang"', "3 = 4", "4 = 4", "{ 1 = 1, 2 = 3, 4 = 4 }", ""),
    Plant("HB0844", 'id = "trek"', "least = 2", "least = 9", "9", ""),
]


def test_ten_mistakes_are_ten_findings() -> None:
    text = planted(*TEN)
    found = findings(text)
    assert [(one.code, marked(text, one)) for one in found] == [(plant.code, plant.marked) for plant in TEN]
    lines = [one.span.line for one in found if one.span]
    assert lines == sorted(lines)


@pytest.mark.parametrize("seed", range(40))
def test_any_mistakes_together_are_as_many_findings(seed: int) -> None:
    """Of those that don't meet in one row or hide one another."""
    chosen: list[Plant] = []
    for plant in random.Random(seed).sample(ALL, len(ALL)):
        if all(_apart(plant, other) for other in chosen):
            chosen.append(plant)
    del chosen[10:]
    found = findings(planted(*chosen))
    assert sorted(one.message for one in found) == sorted(plant.message for plant in chosen)


WIDE = {"HB0821", "HB0822", "HB0813", "HB0823", "HB0824", "HB0825", "HB0811", "HB0827"}
MEET = (
    {"# Power cards", 'id = "claw"', 'id = "high"', 'id = "low"'},
    {"# Animals that", animal("lion")},
    {"[options]"},
)


def _apart(one: Plant, other: Plant) -> bool:
    """Whether two mistakes have nothing to do with each other."""
    near = one.after == other.after or any({one.after, other.after} <= places for places in MEET)
    return not near and not (one.code in WIDE and other.code in WIDE)


def test_a_set_needs_all_of_its_tables() -> None:
    messages = [one.message for one in findings("")]
    tables = ("habitat", "space", "animal", "power", "activator", "strategy", "bird", "movement")
    assert messages == [
        "[set] is missing",
        "[options] is missing",
        *(f"[[{table}]] is missing" for table in tables),
    ]


def test_a_table_under_a_wrong_name_is_one_mistake() -> None:
    for table in ("space", "animal", "movement", "habitat"):
        found = findings(
            DEMO.replace(f"[[{table}]]", f"[[{table}s]]").replace(
                "[space.", f"[{'space' + 's' * (table == 'space')}."
            )
        )
        assert [(one.code, one.message) for one in found] == [("HB0802", f"there is no key '{table}s'")]


SPACES = [name for name in re.findall(r'\[\[space]]\nid = "(.*)"', DEMO) if name != "camp"]


def without(table: str, rows: int, text: str = DEMO) -> str:
    """The set without the last rows of a table."""
    for _ in range(rows):
        start = text.rindex(f"[[{table}]]")
        text = text[:start] + text[start:].partition("\n\n")[2]
    return text


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        (DEMO.replace('"insect"', '"land"'), "HB0834", "the set has no insect"),
        (DEMO.replace('"aquatic"', '"land"'), "HB0834", "the set has no aquatic animal"),
        (
            re.sub(r'(\[\[habitat]]\nid = "[a-z]+"\nname = "[A-Za-z]+"\n)\n', r'\1kind = "water"\n\n', DEMO),
            "HB0826",
            "no space is land, so that none can be flooded",
        ),
        (
            re.sub(r'kind = "fly"\nsteps = \d(\nleast = 2)?', 'kind = "fly"\nsteps = 1', DEMO),
            "HB0828",
            "no card leads from the start to tundra-1, forest-1, forest-2, forest-3 and forest-4 in one move",
        ),
        (
            without("power", 4),
            "HB0845",
            "there may be too few powers for six players, who get 3 each: there are 17",
        ),
        (
            DEMO.replace('kind = "bird"', 'kind = "insect"').replace(
                'id = "wolf"', 'id = "wolf"\nkind = "insect"'
            ),
            "",
            "",
        ),
        (
            DEMO.replace("invocations = 1", "invocations = 4"),
            "HB0845",
            "there may be too few bird invocation cards for six players, who get 4 each: "
            "there are 7, 4 different ones",
        ),
        (
            DEMO.replace("copies = 3", "copies = 2"),
            "HB0845",
            "there may be too few movement cards of different kinds for six players, who get 3 each: "
            "there are 22, 6 different ones",
        ),
    ],
)
def test_what_is_wrong_with_the_whole(text: str, code: str, message: str) -> None:
    assert [(one.code, one.message) for one in findings(text)] == ([(code, message)] if code else [])


def test_a_number_that_is_out_of_range_is_not_counted_again() -> None:
    text = DEMO.replace("copies = 3", "copies = 0")
    assert {one.code for one in findings(text)} == {"HB0805"}


def test_long_lists_of_spaces_are_cut() -> None:
    """All spaces but the camp hang together, and nothing leads there."""
    text = re.sub(r"^(walk|run|climb|swim) = .*\n", "", without("movement", 1), flags=re.M)
    text = re.sub(r"(start = true\n\[space.neighbours]\n)fly = .*", r"\1", text)
    found = [one.message for one in findings(text) if one.code == "HB0824"]
    assert found == ["no way leads from the start to " + ", ".join(SPACES[:8]) + " and 28 more"]
