"""`every_result`: every move that a composer can give, each once."""

from itertools import islice, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.choosing import every_result
from dsnotation.core.game import Chooser, Draft, Misread
from dsnotation.core.registry import UnknownGame, find_game


def test_no_question_has_one_result() -> None:
    assert list(every_result(lambda choose: "move")) == ["move"]


def test_results_come_depth_first_in_the_order_of_the_options() -> None:
    def build(choose: Chooser) -> tuple[int, ...]:
        return choose("first", [1, 2]), choose("second", [3, 4])

    assert list(every_result(build)) == [(1, 3), (1, 4), (2, 3), (2, 4)]


def test_later_questions_may_depend_on_earlier_answers() -> None:
    def build(choose: Chooser) -> list[Any]:
        number = choose("how many", range(3))
        return [choose(f"which {place}", "ab") for place in range(number)]

    results = list(every_result(build))
    assert results == [[], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"]]


def test_an_option_that_stands_several_times_is_tried_once() -> None:
    assert list(every_result(lambda choose: choose("disk", ["g", "g", "b", "g"]))) == ["g", "b"]


def test_preferences_leave_nothing_out() -> None:
    assert list(every_result(lambda choose: choose("hex", [None, "C4"], ["C4"]))) == [None, "C4"]


def test_results_are_made_lazily() -> None:
    def build(choose: Chooser) -> int:
        return sum(choose("digit", range(10)) for _ in range(50))

    assert list(islice(every_result(build), 3)) == [0, 1, 2]


@given(st.lists(st.integers(1, 4), max_size=5))
def test_all_combinations_each_once(sizes: list[int]) -> None:
    def build(choose: Chooser) -> tuple[int, ...]:
        return tuple(choose("number", range(size)) for size in sizes)

    assert list(every_result(build)) == list(product(*map(range, sizes)))


def test_a_draft_without_an_actor_has_none() -> None:
    assert Draft("glaciation", {"hex": "C4"}).actor is None
    assert Draft("glaciation", {"actor": "Ma"}).actor == "Ma"


def test_a_misread_word_says_where() -> None:
    misread = Misread("H9 is no hex", 4, 6, ("columns are A to G",))
    assert str(misread) == "H9 is no hex"
    assert (misread.start, misread.end, misread.hints) == (4, 6, ("columns are A to G",))


def test_a_game_is_found_by_name() -> None:
    assert find_game("dominant-species").title == "Dominant Species"


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match="did you mean dominant-species") as caught:
        find_game("dominant-specie")
    assert caught.value.nearest == "dominant-species"
    with pytest.raises(UnknownGame, match="known: dominant-species") as caught:
        find_game("42")
    assert caught.value.nearest is None
