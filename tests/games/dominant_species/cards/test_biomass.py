"""Biomass (sheet 11, row 39a): one species dies on each tile with more species than elements.

At the start every tile holds four species and four elements, but D3: none and six.
"""

import pytest

from dsnotation.games.dominant_species.events import SpeciesEliminated
from dsnotation.games.dominant_species.moves import Biomass, TakeCard, Victim


@pytest.fixture
def crowded(table):
    """C4 and D4 hold five species and four elements each."""
    table.put("C4", Ma=2)
    table.put("D4", Re=2)
    assert table.take("Bi", "Biomass") == []
    assert table.due == ("Bi", "biomass")
    return table


def test_one_species_dies_on_each_overcrowded_tile(crowded):
    assert crowded.play("Bi Biomass C4:Ma D4:Re") == [
        SpeciesEliminated("Ma", "C4", 1, "Biomass"),
        SpeciesEliminated("Re", "D4", 1, "Biomass"),
    ]
    assert crowded.on("C4") == {"Ma": 1, "Bi": 2, "Ar": 1}
    assert crowded.on("D4") == {"Ma": 2, "Re": 1, "Bi": 1}
    assert not crowded.asked


def test_the_taker_picks_the_animals(crowded):
    # C4 mammal, bird, arachnid; D4 mammal, reptile, bird: its own too.
    assert len(crowded.offered()) == 3 * 3
    crowded.play("Bi Biomass C4:Bi D4:Ma")
    assert crowded.of("eliminated")["Bi"] == 1


def test_all_such_tiles_are_compulsory(crowded):
    assert crowded.refused("Bi Biomass C4:Ma") == [("DS0906", "victims")]
    assert crowded.refused("Bi Biomass -") == [("DS0906", "victims")]


def test_row_39a_other_tiles_are_spared(crowded):
    assert crowded.refused("Bi Biomass C4:Ma D4:Re E4:Re") == [("DS0905", "victims", 2)]


def test_one_victim_a_tile(crowded):
    assert crowded.refused("Bi Biomass C4:Ma C4:Ar D4:Re") == [("DS0605", "victims", 1)]


def test_the_victim_is_there(crowded):
    assert crowded.refused("Bi Biomass C4:In D4:Re") == [("DS0704", "victims", 0)]


def test_ones_own_species_die_where_one_is_alone(table):
    table.tile("A1", "De")
    table.put("A1", Bi=1)
    table.take("Bi", "Biomass")
    assert table.refused("Bi Biomass -") == [("DS0906", "victims")]
    table.play("Bi Biomass A1:Bi")
    assert table.on("A1") == {}


def test_it_strikes_where_the_taker_is_not(table):
    table.put("E3", In=3)
    table.take("Bi", "Biomass")
    table.play("Bi Biomass E3:In")
    assert table.on("E3") == {"Re": 1, "Am": 1, "In": 2}


def test_as_many_species_as_elements_is_not_too_many(table):
    table.put("D3", Bi=6)
    assert table.take("Bi", "Biomass") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Biomass")
    reads_and_writes("Bi take Biomass C4:Ma D4:Re", take, Biomass("Bi", (Victim("C4", "Ma"), Victim("D4", "Re"))))
    reads_and_writes("Bi take Biomass", take)
