"""Fertile (sheet 11, row 38): VP for all species on one tile where the taker is (the bird: C3, C4, D4)."""

from dsnotation.games.dominant_species.events import PointsScored
from dsnotation.games.dominant_species.moves import Fertile, TakeCard


def test_all_species_of_the_tile_count(table):
    table.put("D4", Ma=5)
    assert table.take("Bi", "Fertile") == []
    assert table.due == ("Bi", "fertile")
    # Five mammals, a reptile, the bird itself.
    assert table.play("Bi Fertile D4") == [PointsScored("Bi", 7, "Fertile", "D4")]
    assert table.points == {"Bi": 7}
    assert not table.asked


def test_it_need_not_be_the_scored_tile(table):
    table.take("Bi", "Fertile", tile="C4")
    assert table.offered() == {Fertile("Bi", "C3"), Fertile("Bi", "C4"), Fertile("Bi", "D4")}


def test_neighbouring_tiles_do_not_count(table):
    table.take("Bi", "Fertile", tile="C4")
    assert table.play("Bi Fertile C3") == [PointsScored("Bi", 4, "Fertile", "C3")]


def test_only_where_the_taker_is(table):
    table.take("Bi", "Fertile")
    assert table.refused("Bi Fertile E4") == [("DS0913", "hex")]
    assert table.refused("Bi Fertile A1") == [("DS0913", "hex")]


def test_without_species_nothing_is_asked(table):
    table.no_species()
    assert table.take("Bi", "Fertile") == []
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Fertile D4", TakeCard("Bi", "Fertile"), Fertile("Bi", "D4"))
