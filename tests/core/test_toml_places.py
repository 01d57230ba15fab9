"""The places of values in a TOML text: found exactly, whatever the text looks like."""

from __future__ import annotations

import random
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.findings import Span
from dsnotation.core.toml_places import MAX_DEPTH, MAX_KEY_PARTS, Places, TooDeep, normalised

Path = tuple[str | int, ...]
KEYS = st.text("ab-_1", min_size=1, max_size=3) | st.sampled_from(
    ["", "a.b", "x y", "[k]", "#", "=", '"', "é", "\\"]
)
SCALARS = st.one_of(
    st.booleans(),
    st.integers(-99, 99),
    st.sampled_from([1.5, -0.25]),
    st.text("a\"'\\#=[]{},.\n é", max_size=8),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
DOCUMENTS = st.dictionaries(KEYS, VALUES, max_size=5)
BASIC = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})
FILLERS = ("", " ", "\t", "  ")
COMMENTS = ('# [a] = "', "# '''", '# """ x = {', "#")


class Writer:
    """Writes a value as TOML in one of its many spellings, and notes where it put what."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.text = ""
        self.keys: dict[Path, int] = {}
        self.values: dict[Path, tuple[int, int]] = {}

    def document(self, value: dict[str, Any]) -> None:
        self.filler_lines()
        self.table(value, (), [])

    def table(self, value: dict[str, Any], path: Path, header: list[str]) -> None:
        """A table: what stands in lines first, then what gets a header of its own."""
        own = {key: inner for key, inner in value.items() if self.wants_header(inner)}
        for key, inner in value.items():
            if key not in own:
                self.member((*path, key), inner)
                self.line_end()
        for key, inner in own.items():
            for index, part in enumerate(inner if isinstance(inner, list) else [inner]):
                place = (*path, key, index) if isinstance(inner, list) else (*path, key)
                self.header(place, [*header, key], isinstance(inner, list))
                self.table(part, place, [*header, key])

    def wants_header(self, value: Any) -> bool:
        tables = isinstance(value, list) and value and all(isinstance(part, dict) for part in value)
        return bool((tables or isinstance(value, dict)) and self.random.random() < 0.7)

    def header(self, place: Path, keys: list[str], is_list: bool) -> None:
        self.put(self.blank())
        start = len(self.text)
        self.put("[[" if is_list else "[")
        for number, key in enumerate(keys):
            self.put(("." if number else "") + self.blank())
            self.keys[place] = len(self.text)
            self.key(key)
            self.put(self.blank())
        self.put("]]" if is_list else "]")
        self.values[place] = start, len(self.text)
        self.line_end()

    def member(self, path: Path, value: Any) -> None:
        self.put(self.blank())
        self.keys[path] = len(self.text)
        self.key(str(path[-1]))
        self.put(f"{self.blank()}={self.blank()}")
        self.value(path, value)

    def value(self, path: Path, value: Any) -> None:
        start = len(self.text)
        if isinstance(value, dict):
            self.put("{")
            for number, (key, inner) in enumerate(value.items()):
                self.put("," if number else "")
                self.member((*path, key), inner)
                self.put(self.blank())
            self.put("}")
        elif isinstance(value, list):
            self.put("[" + self.gap())
            for index, inner in enumerate(value):
                self.put("," + self.gap() if index else "")
                self.value((*path, index), inner)
                self.put(self.gap())
            self.put("," + self.gap() if value and self.random.random() < 0.3 else "")
            self.put("]")
        else:
            self.put(self.scalar(value))
        self.values[path] = start, len(self.text)

    def scalar(self, value: Any) -> str:
        if not isinstance(value, str):
            return str(value).lower()
        spellings = [f'"{value.translate(BASIC)}"', f'"""{value.translate(BASIC)}"""']
        if '"""' not in value and not value.endswith('"'):
            spellings.append(f'"""\n{value}"""'.replace("\\", "\\\\"))
        if "'" not in value:
            spellings += [f"'''\n{value}'''", *([] if "\n" in value else [f"'{value}'"])]
        return self.random.choice(spellings)

    def key(self, key: str) -> None:
        bare = re.fullmatch("[A-Za-z0-9_-]+", key) and self.random.random() < 0.7
        quoted = f"'{key}'" if "'" not in key and self.random.random() < 0.5 else f'"{key.translate(BASIC)}"'
        self.put(key if bare else quoted)

    def put(self, text: str) -> None:
        self.text += text

    def blank(self) -> str:
        return self.random.choice(FILLERS)

    def gap(self) -> str:
        return self.random.choice([*FILLERS, "\n", f"{self.random.choice(COMMENTS)}\n "])

    def line_end(self) -> None:
        self.put(self.blank() + self.random.choice(["", self.random.choice(COMMENTS)]) + "\n")
        self.filler_lines()

    def filler_lines(self) -> None:
        self.put(self.random.choice(["", "\n", f"  {self.random.choice(COMMENTS)}\n\n"]))


def at(places: Places, span: Span) -> int:
    lines = places.text.split("\n")
    return sum(len(line) + 1 for line in lines[: span.line - 1]) + span.column - 1


def paths(value: Any, path: Path = ()) -> list[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, inner in parts for found in ((*path, key), *paths(inner, (*path, key)))]


@given(value=DOCUMENTS, seed=st.integers(0, 2**16))
def test_every_path_is_found_exactly(value: dict[str, Any], seed: int) -> None:
    writer = Writer(seed)
    writer.document(value)
    assert tomllib.loads(writer.text) == value
    places = Places(writer.text, "f")
    assert all(path in places for path in paths(value))
    for path, (start, end) in writer.values.items():
        span = places.value(path)
        first_line = writer.text[start:end].split("\n")[0]
        assert (at(places, span), span.end_column - span.column) == (start, max(1, len(first_line))), path
    for path, start in writer.keys.items():
        assert at(places, places.key(path)) == start, path


@given(st.text("ab[]{}\"'=.,#\\\n\t 1u", max_size=60))
def test_whatever_the_text_is(text: str) -> None:
    """No error ever, and of valid TOML every path."""
    places = Places(text, "f")
    try:
        value = tomllib.loads(text)
    except ValueError:
        return
    assert all(path in places for path in paths(value))


def marked(text: str, span: Span) -> str:
    return normalised(text).split("\n")[span.line - 1][span.column - 1 : span.end_column - 1]


TEXT = """\
title = 'a set'  # not "this"
size.wide = 3
size.high = 4
day = 1979-05-27 07:32:00

[[animal]]
id = "lion"
habitats = { savanna = 3, "deep forest" = -1 }

  [[animal]]
  id = "wolf"
  [animal.habitats]
  tundra = 5

[ map . "north" ]
links = [
  ["a", "b"],  # ]
  ["c",
   "d"],
]
"""


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("title",), "title", "'a set'"),
        (("size",), "size", "size.wide"),
        (("size", "high"), "high", "4"),
        (("day",), "day", "1979-05-27 07:32:00"),
        (("animal",), "animal", "[[animal]]"),
        (("animal", 0, "id"), "id", '"lion"'),
        (("animal", 0, "habitats", "deep forest"), '"deep forest"', "-1"),
        (("animal", 1), "animal", "[[animal]]"),
        (("animal", 1, "habitats"), "habitats", "[animal.habitats]"),
        (("animal", 1, "habitats", "tundra"), "tundra", "5"),
        (("map",), "map", '[ map . "north" ]'),
        (("map", "north", "links"), "links", "["),
        (("map", "north", "links", 1, 1), '"d"', '"d"'),
        # Not there: the nearest around it.
        (("map", "north", "links", 7, 0), "[", "["),
        (("animal", 1, "kind"), "[[animal]]", "[[animal]]"),
        (("animal", 1, "habitats", "savanna"), "[animal.habitats]", "[animal.habitats]"),
        (("surplus", 3), "t", "t"),
    ],
)
def test_a_text_as_people_write_it(path: Path, key: str, value: str) -> None:
    for text in (TEXT, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n")):
        places = Places(text, "f")
        assert marked(text, places.key(path)) == key
        assert marked(text, places.value(path)) == value
    assert Places(TEXT, "f").value(("animal", 1, "id")) == Span("f", 11, 8, 11, 14)


def test_what_stands_before_a_mistake_is_known() -> None:
    places = Places('a = 1\nb = "open\nc = 3\n', "f")
    assert ("a",) in places
    assert ("c",) not in places
    assert places.value(("c",)) == Span("f", 1, 1, 1, 2)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),
        "a = " + "{b = " * (MAX_DEPTH + 1),
        ".".join("a" * (MAX_KEY_PARTS + 1)) + " = 1",
        "[" + ".".join(["'a'"] * 200_000) + "]",
    ],
)
def test_depth_is_bounded(text: str) -> None:
    with pytest.raises(TooDeep, match="line 1"):
        Places(text, "f")


def test_depth_within_bounds() -> None:
    text = f"{'.'.join('a' * MAX_KEY_PARTS)} = {'[' * MAX_DEPTH}{']' * MAX_DEPTH}"
    assert ("a",) in Places(text, "f")


@pytest.mark.parametrize(
    "text", ["a = '" + "'" * 500_000, 'a = """' + 'x""' * 300_000, "a = [" + "1, # x\n" * 100_000, '"\\' * 300_000]
)
def test_odd_texts_take_no_time(text: str) -> None:
    assert Places(text, "f").text == text
