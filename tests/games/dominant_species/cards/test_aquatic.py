"""Aquatic (sheet 11, rows 14, 36, 37): an element on a sea or wetland tile, then up to four species there.

At the start D2 is the only wetland, and D3 is sea under tundra; C2e and D1se are D2's vacant corners.
"""

import pytest

from dsnotation.games.dominant_species.events import ElementPlaced, SpeciesAdded
from dsnotation.games.dominant_species.moves import Aquatic, TakeCard


def fill_the_wetland(table):
    table.disk("C2e", "g")
    table.disk("D1se", "g")


def test_an_element_and_four_species(table):
    assert table.take("Bi", "Aquatic") == []
    assert table.due == ("Bi", "aquatic")
    assert table.play("Bi Aquatic u@C2e D2:4") == [
        ElementPlaced("u", "C2e", "bag"),
        SpeciesAdded("Bi", "D2", 4),
    ]
    assert table.element("C2e") == "u"
    assert table.on("D2") == {"Bi": 4, "Am": 2, "Ar": 1, "In": 1}
    assert table.of("pool")["Bi"] == 26
    assert not table.asked


def test_it_goes_onto_sea_too(table):
    table.tile("C2", "Se")
    table.take("Bi", "Aquatic")
    table.play("Bi Aquatic u@C2nw C2:1")
    assert table.on("C2") == {"Bi": 1}


def test_no_species_is_allowed(table):
    table.take("Bi", "Aquatic")
    assert table.play("Bi Aquatic u@C2e") == [ElementPlaced("u", "C2e", "bag")]
    assert table.of("pool")["Bi"] == 30


def test_all_choices(table):
    table.bag("g w")
    table.pool("Bi", 2)
    table.take("Bi", "Aquatic")
    # Two corners, two elements, none to two species.
    assert len(table.offered()) == 2 * 2 * 3


def test_no_more_than_four_species(table):
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e D2:5") == [("DS0903", "count")]
    assert table.refused_move(Aquatic("Bi", "u", "C2e", "D2", -1)) == [("DS0903", "count")]


def test_no_more_species_than_the_pool_holds(table):
    table.pool("Bi", 2)
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e D2:3") == [("DS0604", "count")]


def test_the_corner_is_on_sea_or_wetland(table):
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C4sw") == [("DS0902", "corner")]


def test_the_corner_is_vacant(table):
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@D2e") == [("DS0405", "corner")]


def test_the_element_is_in_the_bag(table):
    table.bag("g")
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e") == [("DS0915", "element")]


def test_the_species_go_onto_the_tile_of_the_element(table):
    table.tile("A1", "We")
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e C3:2") == [("DS0902", "hex")]
    assert table.refused("Bi Aquatic u@C2e A1:2") == [("DS0902", "hex")]
    assert table.refused("Bi Aquatic u@C2e C2:2") == [("DS0902", "hex")]  # no tile there


def test_a_corner_of_two_such_tiles_leaves_the_choice_between_them(table):
    table.tile("C2", "Se")
    table.take("Bi", "Aquatic")
    table.play("Bi Aquatic u@C2e C2:2")
    assert table.on("C2") == {"Bi": 2}


def test_species_without_a_tile_and_a_tile_without_species(table):
    table.take("Bi", "Aquatic")
    assert table.refused_move(Aquatic("Bi", "u", "C2e", "D2", 0)) == [("DS0606", "count")]
    assert table.refused_move(Aquatic("Bi", "u", "C2e", None, 2)) == [("DS0904", "hex")]


def test_the_element_is_compulsory(table):
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic D2:2") == [("DS0904", "element")]
    assert table.refused("Bi Aquatic -") == [("DS0904", "element")]


def test_half_of_an_element(table):
    table.take("Bi", "Aquatic")
    assert table.refused_move(Aquatic("Bi", "u", None, None, 0)) == [("DS0411",)]
    assert table.refused_move(Aquatic("Bi", None, "C2e", None, 0)) == [("DS0411",)]


def test_row_36_without_vacant_corner_the_species_go_alone(table):
    fill_the_wetland(table)
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e D2:2") == [("DS0405", "corner")]
    assert table.refused("Bi Aquatic C3:2") == [("DS0902", "hex")]
    assert table.play("Bi Aquatic D2:2") == [SpeciesAdded("Bi", "D2", 2)]


def test_row_36_then_the_species_may_stay_away(table):
    fill_the_wetland(table)
    table.take("Bi", "Aquatic")
    assert table.play("Bi Aquatic -") == []


def test_row_36_an_empty_bag_costs_the_element_only(table):
    table.bag("")
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e D2:1") == [("DS0915", "element")]
    assert table.play("Bi Aquatic D2:1") == [SpeciesAdded("Bi", "D2", 1)]


def test_an_empty_pool_costs_the_species_only(table):
    table.pool("Bi", 0)
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@C2e D2:1") == [("DS0604", "count")]
    assert table.play("Bi Aquatic u@C2e") == [ElementPlaced("u", "C2e", "bag")]


def test_nothing_is_asked_if_both_parts_are_lost(table):
    fill_the_wetland(table)
    table.pool("Bi", 0)
    assert table.take("Bi", "Aquatic") == []
    assert not table.asked


def test_row_37_frozen_sea_is_no_sea(table):
    table.disk("D3se", None)
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@D3se") == [("DS0902", "corner")]
    assert table.refused("Bi Aquatic u@C2e D3:1") == [("DS0902", "hex")]


def test_row_37_with_the_wetland_frozen_nothing_is_asked(table):
    table.tile("D2", "Tu")
    assert table.take("Bi", "Aquatic") == []
    assert not table.asked


@pytest.mark.parametrize(("option", "findings"), [("allow", []), ("forbid", [("DS0407", "corner")])])
def test_row_14_corners_at_the_edge(new_table, option, findings):
    table = new_table(border_corners=option)
    table.tile("A1", "We")
    table.take("Bi", "Aquatic")
    assert table.refused("Bi Aquatic u@A1nw A1:1") == findings


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Aquatic")
    reads_and_writes("Bi take Aquatic u@C2e D2:4", take, Aquatic("Bi", "u", "C2e", "D2", 4))
    reads_and_writes("Bi take Aquatic u@C2e", take, Aquatic("Bi", "u", "C2e", None, 0))
    reads_and_writes("Bi take Aquatic D2:4", take, Aquatic("Bi", None, None, "D2", 4))
    reads_and_writes("Bi take Aquatic -", take, Aquatic("Bi", None, None, None, 0))
    reads_and_writes("Bi take Aquatic", take)
