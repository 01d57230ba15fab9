"""The place of a value in JSON text."""

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from dsnotation.record.locate import locate, path_text

SCALARS = st.none() | st.booleans() | st.integers() | st.text()
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index))


@given(VALUES, st.sampled_from([None, 1]), st.booleans())
def test_every_value_is_found_where_it_stands(value: Any, indent: int | None, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    lines = text.split("\n")
    for path, inner in paths(value):
        span = locate(text, path, "r.json")
        offset = sum(len(line) + 1 for line in lines[: span.line - 1]) + span.column - 1
        assert json.JSONDecoder().raw_decode(text, offset)[0] == inner


def test_a_missing_value_is_the_one_around_it() -> None:
    assert locate('{"a": {"b": 1}}', ["a", "c"], "r").column == 7


def test_paths_in_words() -> None:
    assert path_text(("moves", 3, "verdict")) == "$.moves[3].verdict"
