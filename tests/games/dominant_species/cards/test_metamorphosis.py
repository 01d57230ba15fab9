"""Metamorphosis (sheet 11, rows 12 and 43): an added element is swapped for one of choice from the bag."""

from dsnotation.games.dominant_species.events import ElementGained, ElementLost
from dsnotation.games.dominant_species.moves import Metamorphosis, TakeCard


def test_an_added_element_is_swapped(table):
    table.add("Bi", "g u")
    grass, water = table.in_bag("g"), table.in_bag("w")
    assert table.take("Bi", "Metamorphosis") == []
    assert table.due == ("Bi", "metamorphosis")
    assert table.play("Bi Metamorphosis g>w") == [
        ElementLost("Bi", "g", "Metamorphosis"),
        ElementGained("Bi", "w", "bag"),
    ]
    assert table.added("Bi") == "u w"
    assert (table.in_bag("g"), table.in_bag("w")) == (grass + 1, water - 1)
    assert not table.asked


def test_any_added_element_for_any_type(table):
    table.add("Bi", "g u")
    table.take("Bi", "Metamorphosis")
    assert len(table.offered()) == 2 * 6


def test_six_elements_are_no_hindrance(table):
    table.add("Bi", "g g u u")
    table.take("Bi", "Metamorphosis")
    table.play("Bi Metamorphosis g>w")
    assert table.added("Bi") == "g u u w"


def test_printed_elements_stay(table):
    table.add("Bi", "g")
    table.take("Bi", "Metamorphosis")
    assert table.refused("Bi Metamorphosis s>w") == [("DS0914", "give")]
    assert table.refused("Bi Metamorphosis u>w") == [("DS0914", "give")]


def test_an_added_element_of_the_printed_type_can_go(table):
    table.add("Bi", "s")
    table.take("Bi", "Metamorphosis")
    table.play("Bi Metamorphosis s>w")
    assert table.added("Bi") == "w"


def test_the_new_one_is_in_the_bag(table):
    table.add("Bi", "g")
    table.bag("u")
    table.take("Bi", "Metamorphosis")
    assert table.refused("Bi Metamorphosis g>w") == [("DS0915", "take")]


def test_row_43_the_same_type_is_allowed(table):
    table.add("Bi", "g")
    table.take("Bi", "Metamorphosis")
    table.play("Bi Metamorphosis g>g")
    assert table.added("Bi") == "g"


def test_without_added_elements_nothing_is_asked(table):
    assert table.take("Bi", "Metamorphosis") == []
    assert not table.asked


def test_an_empty_bag_asks_for_nothing(table):
    table.add("Bi", "g")
    table.bag("")
    assert table.take("Bi", "Metamorphosis") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Metamorphosis")
    reads_and_writes("Bi take Metamorphosis g>w", take, Metamorphosis("Bi", "g", "w"))
    reads_and_writes("Bi take Metamorphosis", take)
