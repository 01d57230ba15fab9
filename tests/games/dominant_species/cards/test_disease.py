"""Disease (sheet 11, row 12): each animal with more elements than the taker loses an added one.

Everybody starts with two printed elements, the amphibian with three.
"""

import pytest

from dsnotation.games.dominant_species.events import ElementLost
from dsnotation.games.dominant_species.moves import Lose, TakeCard


@pytest.fixture
def ill(table):
    """The bird has three elements, mammal and insect four."""
    table.add("Bi", "g")
    table.add("Ma", "g w")
    table.add("In", "g u")
    assert table.take("Bi", "Disease") == []
    return table


def test_each_loses_one_of_its_choice_in_food_chain_order(ill):
    grass, water = ill.in_bag("g"), ill.in_bag("w")
    assert ill.due == ("Ma", "lose")
    assert ill.play("Ma lose w") == [ElementLost("Ma", "w", "Disease")]
    assert ill.due == ("In", "lose")
    assert ill.play("In lose g") == [ElementLost("In", "g", "Disease")]
    assert (ill.added("Ma"), ill.added("In"), ill.added("Bi")) == ("g", "u", "g")
    assert (ill.in_bag("g"), ill.in_bag("w")) == (grass + 1, water + 1)
    assert not ill.asked


def test_the_loser_chooses_among_added_elements(ill):
    assert ill.offered() == {Lose("Ma", "element", "g"), Lose("Ma", "element", "w")}
    assert ill.refused("Ma lose m") == [("DS0914", "element")]  # printed
    assert ill.refused("Ma lose s") == [("DS0914", "element")]


def test_nothing_else_can_be_lost(ill):
    assert ill.refused("Ma lose pawn") == [("DS0916", "loss")]
    assert ill.refused("Ma lose species") == [("DS0916", "loss")]


def test_the_element_is_named(ill):
    assert ill.refused_move(Lose("Ma", "element", None)) == [("DS0411", "element")]


def test_the_others_wait(ill):
    assert ill.refused("In lose g") == [("DS0202", "actor")]


def test_as_many_elements_are_not_more(table):
    table.add("Bi", "g")
    table.add("Ma", "g")
    assert table.take("Bi", "Disease") == []
    assert not table.asked


def test_printed_elements_count(table):
    table.add("Bi", "g")
    table.add("Am", "g")  # three printed, one added
    table.take("Bi", "Disease")
    assert table.due == ("Am", "lose")


def test_an_animal_with_printed_elements_only_is_passed_over(table):
    table.add("Ar", "g")
    table.take("Bi", "Disease")
    assert table.due == ("Ar", "lose")  # the amphibian has three elements too, all printed


def test_without_added_elements_nothing_is_lost(table):
    assert table.take("Bi", "Disease") == []  # the amphibian has three, all printed
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Disease", TakeCard("Bi", "Disease"))
    reads_and_writes("Ma lose w", Lose("Ma", "element", "w"))
