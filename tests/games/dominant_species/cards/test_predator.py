"""Predator (sheet 11): one opposing species dies on each tile where the taker is."""

from dsnotation.games.dominant_species.events import SpeciesEliminated
from dsnotation.games.dominant_species.moves import Predator, TakeCard, Victim


def test_one_opposing_species_dies_on_each_tile_of_the_taker(table):
    assert table.take("Bi", "Predator") == []
    assert table.due == ("Bi", "predator")
    events = table.play("Bi Predator C3:Ar C4:Ma D4:Ma")
    assert events == [
        SpeciesEliminated("Ar", "C3", 1, "Predator"),
        SpeciesEliminated("Ma", "C4", 1, "Predator"),
        SpeciesEliminated("Ma", "D4", 1, "Predator"),
    ]
    assert table.on("C3") == {"Bi": 1, "Am": 1, "Ar": 1}
    assert table.on("C4") == {"Bi": 2, "Ar": 1}
    assert table.on("D4") == {"Ma": 1, "Re": 1, "Bi": 1}
    assert table.of("eliminated") == {"Ma": 2, "Re": 0, "Bi": 0, "Am": 0, "Ar": 1, "In": 0}
    assert not table.asked


def test_the_taker_chooses_whose_species_dies(table):
    table.take("Bi", "Predator")
    # C3 amphibian or arachnid, C4 mammal or arachnid, D4 mammal or reptile.
    assert len(table.offered()) == 8


def test_every_tile_with_opponents_is_compulsory(table):
    table.take("Bi", "Predator")
    assert table.refused("Bi Predator C3:Ar D4:Ma") == [("DS0923", "victims")]
    assert table.refused("Bi Predator -") == [("DS0923", "victims")]


def test_only_tiles_where_the_taker_is(table):
    table.take("Bi", "Predator")
    assert table.refused("Bi Predator C3:Ar C4:Ma D4:Ma E3:In") == [("DS0922", "victims", 3)]


def test_one_victim_a_tile(table):
    table.take("Bi", "Predator")
    assert table.refused("Bi Predator C3:Ar C4:Ma C4:Ar D4:Ma") == [("DS0605", "victims", 2)]


def test_the_victim_is_there_and_opposing(table):
    table.take("Bi", "Predator")
    assert table.refused("Bi Predator C3:In C4:Ma D4:Ma") == [("DS0704", "victims", 0)]
    assert table.refused("Bi Predator C3:Ar C4:Bi D4:Ma") == [("DS0705", "victims", 1)]


def test_a_tile_where_the_taker_is_alone_is_left_out(table):
    table.put("D2", Bi=1, Am=0, Ar=0, In=0)
    table.take("Bi", "Predator")
    assert table.refused("Bi Predator C3:Ar C4:Ma D2:Bi D4:Ma") == [
        ("DS0922", "victims", 2),
        ("DS0705", "victims", 2),
    ]
    table.play("Bi Predator C3:Ar C4:Ma D4:Ma")
    assert table.on("D2") == {"Bi": 1}


def test_without_opponents_nothing_is_asked(table):
    table.no_species()
    table.put("C4", Bi=3)
    table.put("D4", Ma=3)
    assert table.take("Bi", "Predator") == []
    assert not table.asked
    assert table.on("C4") == {"Bi": 3}


def test_text(reads_and_writes):
    line = "Bi take Predator C4:Ma D4:Ma"
    effect = Predator("Bi", (Victim("C4", "Ma"), Victim("D4", "Ma")))
    reads_and_writes(line, TakeCard("Bi", "Predator"), effect)
    reads_and_writes("Bi take Predator", TakeCard("Bi", "Predator"))
