"""Plain values into dataclasses: every disagreement is told, each with its path."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

import pytest

from dsnotation.core.shapes import Problem, ShapeError, shaped


@dataclass(frozen=True)
class Part:
    id: str
    size: int = 1
    colour: Literal["", "red", "blue"] = ""
    ends: tuple[tuple[str, str], ...] = ()
    weights: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Box:
    head: Part
    part: tuple[Part, ...]
    open: bool = False


HEAD = {"id": "head"}


def errors(value: Any) -> list[ShapeError]:
    return shaped(Box, value)[1]


def test_a_whole_value() -> None:
    part = {"id": "a", "size": 2, "colour": "red", "ends": [["x", "y"]], "weights": {"z": -1}}
    box, found = shaped(Box, {"head": HEAD, "part": [part], "open": True})
    assert found == []
    assert box == Box(Part("head"), (Part("a", 2, "red", (("x", "y"),), {"z": -1}),), True)


@pytest.mark.parametrize(
    ("part", "path", "problem", "message", "hint"),
    [
        ({}, ("id",), Problem.MISSING_KEY, "the key 'id' is missing in number 1 of 'part'", None),
        ({"id": 3}, ("id",), Problem.WRONG_TYPE, "'id' must be text, not a whole number", None),
        (
            {"id": "a", "size": True},
            ("size",),
            Problem.WRONG_TYPE,
            "'size' must be a whole number, not true or false",
            None,
        ),
        (
            {"id": "a", "size": 1.0},
            ("size",),
            Problem.WRONG_TYPE,
            "'size' must be a whole number, not a decimal number",
            None,
        ),
        (
            {"id": "a", "size": date(2026, 1, 1)},
            ("size",),
            Problem.WRONG_TYPE,
            "'size' must be a whole number, not a date or time",
            None,
        ),
        (
            {"id": "a", "sise": 1},
            ("sise",),
            Problem.UNKNOWN_KEY,
            "there is no key 'sise' in number 1 of 'part'",
            "did you mean size?",
        ),
        (
            {"idd": "a"},
            ("idd",),
            Problem.UNKNOWN_KEY,
            "there is no key 'idd' in number 1 of 'part'",
            "did you mean id?",
        ),
        (
            {"id": "a", "colour": "rad"},
            ("colour",),
            Problem.UNKNOWN_WORD,
            "'colour' must be '' or 'red' or 'blue', not 'rad'",
            "did you mean red?",
        ),
        (
            {"id": "a", "colour": 1},
            ("colour",),
            Problem.WRONG_TYPE,
            "'colour' must be '' or 'red' or 'blue', not a whole number",
            None,
        ),
        ({"id": "a", "ends": "x"}, ("ends",), Problem.WRONG_TYPE, "'ends' must be a list, not text", None),
        (
            {"id": "a", "ends": [["x"]]},
            ("ends", 0),
            Problem.WRONG_TYPE,
            "number 1 of 'ends' must be a list of 2, not of 1",
            None,
        ),
        (
            {"id": "a", "ends": [["x", 1]]},
            ("ends", 0, 1),
            Problem.WRONG_TYPE,
            "number 2 of number 1 of 'ends' must be text, not a whole number",
            None,
        ),
        (
            {"id": "a", "weights": {"z": "1"}},
            ("weights", "z"),
            Problem.WRONG_TYPE,
            "'z' must be a whole number, not text",
            None,
        ),
        (
            {"id": "a", "weights": []},
            ("weights",),
            Problem.WRONG_TYPE,
            "'weights' must be a table, not a list",
            None,
        ),
    ],
)
def test_each_mistake(part: Any, path: tuple[Any, ...], problem: Problem, message: str, hint: str | None) -> None:
    [error] = errors({"head": HEAD, "part": [part]})
    assert (error.path, error.problem, error.message) == (("part", 0, *path), problem, message)
    assert list(error.hints[:1]) == ([hint] if hint else [])


def test_missing_tables_are_named_as_they_are_written() -> None:
    assert [error.message for error in errors({})] == ["[head] is missing", "[[part]] is missing"]
    assert [error.message for error in errors({"head": [], "part": [3]})] == [
        "'head' must be a table, not a list",
        "number 1 of 'part' must be a table, not a whole number",
    ]


def test_what_is_wrong_leaves_a_gap_and_nothing_else() -> None:
    box, found = shaped(Box, {"head": 3, "part": [{"id": "a", "ends": [["x"]], "more": 1}, {"size": 2}]})
    assert box == Box(Part(""), (Part("a", ends=(("", ""),)), Part("", 2)))
    assert len(found) == 4
