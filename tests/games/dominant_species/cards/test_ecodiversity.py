"""Ecodiversity (sheet 11, row 30): 1 VP for each disk on earth whose type is on the taker's display.

Two disks of each type lie on earth; the bird's printed elements are two seeds.
"""

from dsnotation.games.dominant_species.events import PointsScored
from dsnotation.games.dominant_species.moves import TakeCard


def test_printed_types_count_once(table):
    assert table.take("Bi", "Ecodiversity") == [PointsScored("Bi", 2, "Ecodiversity")]
    assert not table.asked


def test_added_types_count_and_a_type_twice_does_not_double(table):
    table.add("Bi", "w w s")
    table.disk("C2e", "w")
    # Two seeds and three water on earth.
    assert table.take("Bi", "Ecodiversity") == [PointsScored("Bi", 5, "Ecodiversity")]


def test_row_30_only_the_taker_scores(table):
    table.take("Bi", "Ecodiversity")
    assert table.points == {"Bi": 2}


def test_nothing_without_such_disks(table):
    table.no_disks()
    assert table.take("Bi", "Ecodiversity") == []
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Ecodiversity", TakeCard("Bi", "Ecodiversity"))
