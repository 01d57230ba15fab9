"""Fecundity (sheet 11, row 38): up to one new species on every tile where the taker is (the bird: C3, C4, D4)."""

from dsnotation.games.dominant_species.events import SpeciesAdded
from dsnotation.games.dominant_species.moves import Fecundity, TakeCard


def test_one_species_on_each_tile(table):
    assert table.take("Bi", "Fecundity") == []
    assert table.due == ("Bi", "fecundity")
    assert table.play("Bi Fecundity C3 C4 D4") == [
        SpeciesAdded("Bi", "C3", 1),
        SpeciesAdded("Bi", "C4", 1),
        SpeciesAdded("Bi", "D4", 1),
    ]
    assert [table.on(hex_)["Bi"] for hex_ in ("C3", "C4", "D4")] == [2, 3, 2]
    assert table.of("pool")["Bi"] == 27
    assert not table.asked


def test_row_38_any_of_the_tiles_or_none(table):
    table.take("Bi", "Fecundity")
    assert len(table.offered()) == 2**3
    assert table.play("Bi Fecundity -") == []
    assert table.of("pool")["Bi"] == 30


def test_tundra_too(table):
    table.put("D3", Bi=1)
    table.take("Bi", "Fecundity")
    table.play("Bi Fecundity D3")
    assert table.on("D3") == {"Bi": 2}


def test_only_where_the_taker_is(table):
    table.take("Bi", "Fecundity")
    assert table.refused("Bi Fecundity C3 E4") == [("DS0913", "hexes", 1)]


def test_one_a_tile(table):
    table.take("Bi", "Fecundity")
    assert table.refused("Bi Fecundity C3 C3") == [("DS0605", "hexes", 1)]


def test_as_many_as_the_pool_holds(table):
    table.pool("Bi", 2)
    table.take("Bi", "Fecundity")
    assert table.refused("Bi Fecundity C3 C4 D4") == [("DS0604", "hexes")]
    assert len(table.offered()) == 2**3 - 1


def test_an_empty_pool_asks_for_nothing(table):
    table.pool("Bi", 0)
    assert table.take("Bi", "Fecundity") == []
    assert not table.asked


def test_without_species_nothing_is_asked(table):
    table.no_species()
    assert table.take("Bi", "Fecundity") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Fecundity")
    reads_and_writes("Bi take Fecundity C3 D4", take, Fecundity("Bi", ("C3", "D4")))
    reads_and_writes("Bi take Fecundity -", take, Fecundity("Bi", ()))
    reads_and_writes("Bi take Fecundity", take)
