"""Niche Biomes (sheet 11): animals with more VP than the taker lose the first-place value of the scored tile."""

import pytest

from dsnotation.games.dominant_species.events import PointsScored
from dsnotation.games.dominant_species.moves import TakeCard


def test_each_animal_with_more_vp_loses_the_value_of_the_tile(table):
    table.vp(Ma=20, Re=4, Bi=4, Am=3, In=5)
    # C4 is forest: 5 for the first place.
    assert table.take("Bi", "Niche-Biomes", tile="C4") == [
        PointsScored("Ma", -5, "Niche-Biomes"),
        PointsScored("In", -5, "Niche-Biomes"),
    ]
    assert table.points == {"Ma": 15, "Re": 4, "Bi": 4, "Am": 3}
    assert not table.asked


@pytest.mark.parametrize(
    ("terrain", "value"),
    [("Se", 9), ("We", 8), ("Sa", 7), ("Ju", 6), ("Fo", 5), ("De", 4), ("Mo", 3), ("Tu", 1)],
)
def test_the_value_of_each_terrain(table, terrain, value):
    table.tile("C4", terrain)
    table.vp(Ma=30)
    assert table.take("Bi", "Niche-Biomes", tile="C4") == [PointsScored("Ma", -value, "Niche-Biomes")]


def test_not_below_zero(table):
    table.vp(Ma=3)
    assert table.take("Bi", "Niche-Biomes", tile="C4") == [PointsScored("Ma", -3, "Niche-Biomes")]
    assert table.points == {}


def test_vp_are_compared_after_the_tile_was_scored(table):
    table.vp(Ma=1, Re=4)
    table.offer("Niche-Biomes")
    # Forest: bird 5, mammal 3, arachnid 2; so mammal 4, reptile 4, bird 5.
    table.dominate("In", "C4")
    assert table.play("Bi take Niche-Biomes")[1:] == []
    assert table.points == {"Ma": 4, "Re": 4, "Bi": 5, "Ar": 2}


def test_the_scored_tile_counts(table):
    table.vp(Ma=20)
    table.offer("Niche-Biomes")
    table.dominate("In", "C3")  # jungle, dominated by the arachnid
    assert table.play("Ar take Niche-Biomes")[1:] == [PointsScored("Ma", -6, "Niche-Biomes")]


def test_nothing_for_the_leader(table):
    table.vp(Bi=9, Ma=9)
    assert table.take("Bi", "Niche-Biomes") == []
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Niche-Biomes", TakeCard("Bi", "Niche-Biomes"))
