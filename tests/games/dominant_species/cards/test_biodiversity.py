"""Biodiversity (sheet 11): 1 VP for each tile where the taker and an opposing animal have species."""

from dsnotation.games.dominant_species.events import PointsScored
from dsnotation.games.dominant_species.moves import TakeCard


def test_one_point_a_tile_however_many_opponents(table):
    # The bird is on C3, C4 and D4, each time with two opponents.
    assert table.take("Bi", "Biodiversity") == [PointsScored("Bi", 3, "Biodiversity")]
    assert table.points == {"Bi": 3}
    assert not table.asked


def test_a_tile_of_ones_own_does_not_count(table):
    table.put("C4", Ma=0, Ar=0)
    assert table.take("Bi", "Biodiversity") == [PointsScored("Bi", 2, "Biodiversity")]


def test_tundra_counts(table):
    table.put("D3", Bi=1, In=1)
    assert table.take("Bi", "Biodiversity") == [PointsScored("Bi", 4, "Biodiversity")]


def test_nothing_without_common_tiles(table):
    table.no_species()
    table.put("C4", Bi=3)
    assert table.take("Bi", "Biodiversity") == []
    assert table.points == {}
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Biodiversity", TakeCard("Bi", "Biodiversity"))
