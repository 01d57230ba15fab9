"""What two people know of one thing, put together."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.replay.joining import UNKNOWN, Contradiction, join_fields, join_values

CARDS = st.lists(st.sampled_from("abc"), max_size=6)


@pytest.mark.parametrize(
    ("first", "second", "joined"),
    [
        ("a", "a", "a"),
        ("?", "a", "a"),
        ("a", "?", "a"),
        (("?", "?"), ("a", "b"), ("a", "b")),
        (("b", "?"), ("a", "b"), ("a", "b")),
        (("a", "b"), ("b", "a"), ("a", "b")),
        (("a", "?", "?"), ("?", "b", "?"), ("a", "b", "?")),
        (("a", "?"), ("a", "?"), ("a", "?")),
    ],
)
def test_what_one_knows_fills_what_the_other_does_not(first: object, second: object, joined: object) -> None:
    assert join_values(first, second) == joined


@pytest.mark.parametrize(
    ("first", "second"),
    [("a", "b"), ("a", None), (("a",), ("a", "a")), (("a", "?"), ("b", "c")), (("a", "a", "?"), ("b", "b", "?"))],
)
def test_what_contradicts_each_other_has_no_join(first: object, second: object) -> None:
    with pytest.raises(Contradiction):
        join_values(first, second)


def test_order_counts_only_where_it_means_something() -> None:
    assert join_values(("a", "?"), ("?", "b"), ordered=True) == ("a", "b")
    with pytest.raises(Contradiction):
        join_values(("a", "b"), ("b", "a"), ordered=True)
    assert join_fields({"top": ("a", "b")}, {"top": ("b", "a")}, {"top"}).differing == ("top",)


@given(CARDS, st.data())
def test_two_masks_of_one_list_never_contradict_each_other(cards: list[str], data: st.DataObject) -> None:
    def mask(values: list[str]) -> tuple[str, ...]:
        return tuple(UNKNOWN if data.draw(st.booleans()) else value for value in values)

    first, second = mask(cards), mask(data.draw(st.permutations(cards)))
    joined, other = join_values(first, second), join_values(second, first)
    assert Counter(joined) == Counter(other)
    known = Counter(value for value in joined if value != UNKNOWN)
    assert known <= Counter(cards)
    assert known >= Counter(value for value in first if value != UNKNOWN)
    assert Counter(join_values(joined, cards)) == Counter(cards)
