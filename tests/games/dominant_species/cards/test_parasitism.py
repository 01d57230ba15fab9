"""Parasitism (sheet 11, row 41): the taker and each animal below it in the food chain gain a pawn."""

from dsnotation.games.dominant_species.events import PawnGained
from dsnotation.games.dominant_species.moves import TakeCard


def test_the_taker_and_all_below_gain_a_pawn(table):
    assert table.take("Bi", "Parasitism") == [PawnGained(animal) for animal in ("Bi", "Am", "Ar", "In")]
    assert table.of("available") == {"Ma": 3, "Re": 3, "Bi": 4, "Am": 4, "Ar": 4, "In": 4}
    assert table.of("pawns_in_box") == {"Ma": 7, "Re": 7, "Bi": 6, "Am": 6, "Ar": 6, "In": 6}
    assert not table.asked


def test_the_insect_gains_alone(table):
    assert table.take("In", "Parasitism") == [PawnGained("In")]


def test_only_animals_in_play(new_table):
    table = new_table("Re In")
    assert table.take("Re", "Parasitism") == [PawnGained("Re"), PawnGained("In")]


def test_row_41_ten_pawns_are_all_there_are(table):
    table.available("Am", 10)
    assert table.take("Am", "Parasitism") == [PawnGained("Ar"), PawnGained("In")]


def test_text(reads_and_writes):
    reads_and_writes("Bi take Parasitism", TakeCard("Bi", "Parasitism"))
