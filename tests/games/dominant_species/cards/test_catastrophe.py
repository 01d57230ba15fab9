"""Catastrophe (sheet 11): all species of a tile but one die, and one on each adjacent tile.

D4 holds two mammals, a reptile and a bird; of its neighbours C4 and E4 hold species, D3 none.
"""

from dsnotation.games.dominant_species.events import SpeciesEliminated
from dsnotation.games.dominant_species.moves import Catastrophe, TakeCard, Victim


def test_one_survives_and_one_dies_on_each_adjacent_tile(table):
    assert table.take("Bi", "Catastrophe") == []
    assert table.due == ("Bi", "catastrophe")
    assert table.play("Bi Catastrophe D4=Ma C4:Ar E4:Re") == [
        SpeciesEliminated("Ma", "D4", 1, "Catastrophe"),
        SpeciesEliminated("Re", "D4", 1, "Catastrophe"),
        SpeciesEliminated("Bi", "D4", 1, "Catastrophe"),
        SpeciesEliminated("Ar", "C4", 1, "Catastrophe"),
        SpeciesEliminated("Re", "E4", 1, "Catastrophe"),
    ]
    assert table.on("D4") == {"Ma": 1}
    assert table.on("C4") == {"Ma": 1, "Bi": 2}
    assert table.on("E4") == {"Ma": 1, "Re": 1, "In": 1}
    assert table.of("eliminated") == {"Ma": 1, "Re": 2, "Bi": 1, "Am": 0, "Ar": 1, "In": 0}
    assert not table.asked


def test_the_taker_chooses_all_of_it(table):
    table.take("Bi", "Catastrophe")
    here = {move for move in table.offered() if move.hex == "D4"}
    # Survivor mammal, reptile, bird; on C4 mammal, bird, arachnid; on E4 mammal, reptile, insect.
    assert len(here) == 3 * 3 * 3
    assert {move.hex for move in table.offered()} == {"C3", "C4", "D2", "D3", "D4", "E3", "E4"}


def test_the_survivor_is_compulsory(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe D4 C4:Ar E4:Re") == [("DS0910", "hex")]


def test_the_survivor_is_on_the_tile(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe D4=In C4:Ar E4:Re") == [("DS0704", "survivor")]


def test_every_adjacent_tile_with_species_is_compulsory(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe D4=Ma C4:Ar") == [("DS0925", "victims")]


def test_other_tiles_are_spared(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe D4=Ma C4:Ar E4:Re E3:In") == [("DS0924", "victims", 2)]
    assert table.refused("Bi Catastrophe D4=Ma C4:Ar E4:Re D4:Re") == [("DS0924", "victims", 2)]


def test_one_victim_a_tile_and_it_is_there(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe D4=Ma C4:Ar C4:Ma E4:Re") == [("DS0605", "victims", 1)]
    assert table.refused("Bi Catastrophe D4=Ma C4:In E4:Re") == [("DS0704", "victims", 0)]


def test_there_is_a_tile(table):
    table.take("Bi", "Catastrophe")
    assert table.refused("Bi Catastrophe A1") == [("DS0501", "hex")]


def test_a_single_species_survives(table):
    table.no_species()
    table.put("D4", Ma=1)
    table.take("Bi", "Catastrophe")
    assert table.play("Bi Catastrophe D4=Ma") == []
    assert table.on("D4") == {"Ma": 1}


def test_a_tile_without_species_still_strikes_around(table):
    table.no_species()
    table.put("D4", Ma=2)
    table.take("Bi", "Catastrophe")
    assert table.play("Bi Catastrophe D3 D4:Ma") == [SpeciesEliminated("Ma", "D4", 1, "Catastrophe")]


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Catastrophe")
    victims = (Victim("C4", "Ar"), Victim("E4", "Re"))
    reads_and_writes("Bi take Catastrophe D4=Ma C4:Ar E4:Re", take, Catastrophe("Bi", "D4", "Ma", victims))
    reads_and_writes("Bi take Catastrophe D3 C4:Ar E4:Re", take, Catastrophe("Bi", "D3", None, victims))
