"""Cold Snap (sheet 11, row 31): each opposing animal loses one species on every tundra tile where it is."""

import pytest

from dsnotation.games.dominant_species.events import SpeciesEliminated
from dsnotation.games.dominant_species.moves import TakeCard


def test_each_opposing_animal_loses_one_on_every_tundra_tile(table):
    table.tile("D2", "Tu")
    table.put("D3", Ma=2, Bi=2, In=1)
    assert table.take("Bi", "Cold-Snap") == [
        SpeciesEliminated("Am", "D2", 1, "Cold-Snap"),
        SpeciesEliminated("Ar", "D2", 1, "Cold-Snap"),
        SpeciesEliminated("In", "D2", 1, "Cold-Snap"),
        SpeciesEliminated("Ma", "D3", 1, "Cold-Snap"),
        SpeciesEliminated("In", "D3", 1, "Cold-Snap"),
    ]
    assert table.on("D2") == {"Am": 1}
    assert table.on("D3") == {"Ma": 1, "Bi": 2}
    assert not table.asked


def test_other_terrain_is_spared(table):
    assert table.take("Bi", "Cold-Snap") == []
    assert not table.asked


@pytest.mark.parametrize(("opposing", "left"), [("animal", {"Bi": 2}), ("player", {"Ma": 2, "Bi": 2})])
def test_row_31_a_second_animal_of_the_same_player(new_table, opposing, left):
    table = new_table(opposing=opposing)
    table.state.players = ("Ann", "Ben", "Ann", "Cid", "Dan", "Eve")
    table.put("D3", Ma=2, Bi=2, In=1)
    table.take("Bi", "Cold-Snap")
    assert table.on("D3") == ({"Ma": 1} if opposing == "animal" else {}) | left


def test_text(reads_and_writes):
    reads_and_writes("Bi take Cold-Snap", TakeCard("Bi", "Cold-Snap"))
