"""Reading a set: TOML that is none, limits, and the published schema."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.messages import Message
from dsnotation.core.shapes import shaped
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_checks import OPTION_RANGES, RANGES
from dsnotation.games.habitat_battle.set_names import TABLES
from dsnotation.games.habitat_battle.set_reading import MAX_CHARACTERS, read_set
from dsnotation.record.validate import published_set_schema
from tests.examples import examples
from tests.games.habitat_battle.planting import DEMO, findings, marked

GAME = "habitat-battle"


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("[set]\nid = demo\n", (2, 6), "this is not TOML: Invalid value"),
        ("[set\n", (1, 5), "this is not TOML: Expected ']' at the end of a table declaration"),
        ("a = 1\na = 2\n", (2, 6), "this is not TOML: Cannot overwrite a value"),
        ("a = '", (1, 6), 'this is not TOML: Expected "\'"'),
        ("a = [1,\n", (2, 1), "this is not TOML: "),
        ("\x00", (1, 1), "this is not TOML: "),
        (f"a = {'9' * 5000}", (1, 1), "this is not TOML: "),
        (f"a = {'[' * 5000}", (1, 21), "this is nested deeper than any set"),
        ("#" * (MAX_CHARACTERS + 1), (1, 1), f"the set has {MAX_CHARACTERS + 1} characters; the limit is 262144"),
    ],
)
def test_what_is_no_toml(text: str, place: tuple[int, int], message: str) -> None:
    [found] = findings(text)
    assert found.code == "HB0801"
    assert found.message.startswith(message)
    assert isinstance(found.message, Message)
    assert isinstance(found.message.values.get("why", found.message), Message)  # it can be told in other languages
    assert found.span is not None
    assert (found.span.line, found.span.column) == place


def test_windows_lines_and_a_byte_order_mark_change_nothing() -> None:
    game_set, found = read_set("\ufeff" + DEMO.replace("\n", "\r\n"), "f")
    assert found == []
    assert game_set == read_set(DEMO, "f")[0]


def test_places_are_those_of_the_file_with_windows_lines() -> None:
    text = "\ufeff" + DEMO.replace("base = 6", 'base = "6"', 1).replace("\n", "\r\n")
    [found] = findings(text)
    assert marked(text, found) == '"6"'


def test_other_spellings_give_the_same_set() -> None:
    """Dotted keys, tables of their own, lists of inline tables."""
    one = DEMO.replace("points = { 1 = 1, 2 = 2, 3 = 4 }", "points.1 = 1\npoints.2 = 2\npoints.3 = 4")
    two = DEMO.replace("points = { 1 = 1, 2 = 2, 3 = 4 }", "[power.points]\n1 = 1\n2 = 2\n3 = 4")
    assert DEMO not in (one, two)
    assert read_set(one, "f") == read_set(two, "f") == read_set(DEMO, "f")


@given(st.text(max_size=200) | st.text("[]{}\"'=.,#\n setanimalid01", max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert findings(text)


@examples(40, 1000)
@given(st.data())
def test_no_damage_to_a_set_breaks_the_reader(data: st.DataObject) -> None:
    """Lines left out, written twice or swapped, and words put in other places."""
    lines = DEMO.split("\n")
    for _ in range(data.draw(st.integers(1, 12))):
        here, there = data.draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
        change = data.draw(st.sampled_from(["delete", "swap", "copy", "value"]))
        if change == "delete":
            del lines[min(here, there) : min(here, there) + 3]
        elif change == "swap":
            lines[here], lines[there] = lines[there], lines[here]
        elif change == "copy":
            lines[here:here] = lines[there : there + 8]
        else:
            lines[here] = lines[here].partition("=")[0] + "=" + lines[there].partition("=")[2]
    for found in findings("\n".join(lines)):
        assert found.span is not None


# The schema ------------------------------------------------------------------------------------------------

# With few rows of each list: what is true of them is true of all.
VALUE = {key: part[:2] if isinstance(part, list) else part for key, part in tomllib.loads(DEMO).items()}
VALUE["movement"] += tomllib.loads(DEMO)["movement"][-1:]
ODD_VALUES: list[Any] = [
    True,
    0,
    -1,
    1.5,
    "",
    "x",
    "land",
    [],
    ["x"],
    [["x", "y"]],
    [1],
    {},
    {"x": 1},
    {"x": ["y"]},
]


def mutants(value: Any) -> Iterator[Any]:
    """Every value that comes of deleting, replacing or adding one part."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {name: part for name, part in value.items() if name != key}
            yield from ({**value, key: changed} for changed in mutants(inner))
        yield {**value, "surplus": 1}
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield value[:index] + value[index + 1 :]
            yield from ([*value[:index], changed, *value[index + 1 :]] for changed in mutants(inner))
        yield [*value, 3]
    yield from ODD_VALUES


# The odd values of a part are tried in turn, so that each meets many parts.
@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.fuzz)])
def test_the_schema_and_the_reader_refuse_the_same(every: int) -> None:
    import jsonschema_rs

    validator = jsonschema_rs.Draft202012Validator(published_set_schema(GAME))
    fits = {True: 0, False: 0}
    for mutant in islice(mutants(VALUE), 0, None, every):
        valid = validator.is_valid(mutant)
        assert valid == (not shaped(GameSet, mutant)[1]), next(validator.iter_errors(mutant), None)
        fits[valid] += 1
    assert fits[True] > 100 / every
    assert fits[False] > 1000 / every


def test_the_demonstration_set_fits_its_schema_by_the_reference_validator() -> None:
    from jsonschema import Draft202012Validator

    assert Draft202012Validator(published_set_schema(GAME)).is_valid(json.loads(json.dumps(VALUE)))


def test_ranges_are_of_fields_that_there_are() -> None:
    game_set, _ = read_set(DEMO, "f")
    assert game_set is not None
    for table, key in RANGES:
        assert all(isinstance(getattr(row, key), int) for row in getattr(game_set, table))
    assert all(isinstance(getattr(game_set.options, key), int) for key in OPTION_RANGES)
    assert {"set", "options", "names", *TABLES} == set(VALUE)
