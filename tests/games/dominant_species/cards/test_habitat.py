"""Habitat (sheet 11, row 14): one element of the taker's choice from the bag onto a vacant corner on earth."""

import pytest

from dsnotation.games.dominant_species.components import ABU, ELEMENTS
from dsnotation.games.dominant_species.events import ElementPlaced
from dsnotation.games.dominant_species.moves import Habitat, TakeCard

# The seven tiles of the start have 24 corners, twelve of them with elements.
VACANT = 12


def test_an_element_from_the_bag_onto_earth(table):
    boxes, water = list(table.state.boxes), table.in_bag("w")
    assert table.take("Bi", "Habitat") == []
    assert table.due == ("Bi", "habitat")
    assert table.play("Bi Habitat w@E4se") == [ElementPlaced("w", "E4se", "bag")]
    assert table.element("E4se") == "w"
    assert table.in_bag("w") == water - 1
    assert table.state.boxes == boxes  # an engine also took it out of the Abundance row (sheet 14)
    assert not table.asked


@pytest.mark.parametrize(
    ("option", "row", "source"),
    [("bag", "g w", "bag"), ("abundance-row", "g w", "abu"), ("abundance-row", "g g", "bag")],
)
def test_section_14_a_disk_from_the_abundance_row(new_table, option, row, source):
    """HRF takes the disk from the row, if one of its type is left there."""
    table = new_table(habitat_disk=option)
    for element in range(6):
        table.state.boxes[ABU * 6 + element] = row.split().count(ELEMENTS[element])
    water = table.in_bag("w")
    table.take("Bi", "Habitat")
    assert table.play("Bi Habitat w@E4se") == [ElementPlaced("w", "E4se", source)]
    assert table.in_bag("w") == water - (source == "bag")


def test_any_element_on_any_vacant_corner(table):
    table.take("Bi", "Habitat")
    assert len(table.offered()) == 6 * VACANT


def test_where_the_taker_is_not(table):
    table.tile("G4", "De")
    table.take("Bi", "Habitat")
    table.play("Bi Habitat w@G4e")
    assert table.element("G4e") == "w"


def test_the_element_is_in_the_bag(table):
    table.bag("g g")
    table.take("Bi", "Habitat")
    assert table.refused("Bi Habitat w@E4se") == [("DS0915", "element")]
    assert len(table.offered()) == VACANT


def test_the_corner_is_vacant_and_on_a_tile(table):
    table.take("Bi", "Habitat")
    assert table.refused("Bi Habitat w@D2e") == [("DS0405", "corner")]
    assert table.refused("Bi Habitat w@A1nw") == [("DS0406", "corner")]


@pytest.mark.parametrize(("option", "findings"), [("allow", []), ("forbid", [("DS0407", "corner")])])
def test_row_14_corners_at_the_edge(new_table, option, findings):
    table = new_table(border_corners=option)
    table.tile("A1", "De")
    table.take("Bi", "Habitat")
    assert table.refused("Bi Habitat w@A1nw") == findings
    # Of A1's six corners only A1e and A1se touch three hexes.
    assert len(table.offered()) == 6 * (VACANT + (6 if option == "allow" else 2))


def test_an_empty_bag_asks_for_nothing(table):
    table.bag("")
    assert table.take("Bi", "Habitat") == []
    assert not table.asked


def test_without_a_vacant_corner_nothing_is_asked(table):
    for hex_ in ("D2", "E3", "E4", "D4", "C4", "C3"):
        table.tile(hex_, None)  # D3 keeps its six elements
    assert table.take("Bi", "Habitat") == []
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Habitat w@E4se", TakeCard("Bi", "Habitat"), Habitat("Bi", "w", "E4se"))
    reads_and_writes("Bi take Habitat", TakeCard("Bi", "Habitat"))
