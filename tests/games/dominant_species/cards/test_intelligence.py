"""Intelligence (sheet 11, row 41): the taker and each animal above it in the food chain gain a pawn."""

from dsnotation.games.dominant_species.events import PawnGained
from dsnotation.games.dominant_species.moves import TakeCard


def test_the_taker_and_all_above_gain_a_pawn(table):
    assert table.take("Bi", "Intelligence") == [PawnGained("Ma"), PawnGained("Re"), PawnGained("Bi")]
    assert table.of("available") == {"Ma": 4, "Re": 4, "Bi": 4, "Am": 3, "Ar": 3, "In": 3}
    assert table.of("pawns_in_box") == {"Ma": 6, "Re": 6, "Bi": 6, "Am": 7, "Ar": 7, "In": 7}
    assert not table.asked


def test_the_mammal_gains_alone(table):
    assert table.take("Ma", "Intelligence") == [PawnGained("Ma")]


def test_only_animals_in_play(new_table):
    table = new_table("Re In")
    assert table.take("In", "Intelligence") == [PawnGained("Re"), PawnGained("In")]


def test_row_41_ten_pawns_are_all_there_are(table):
    table.available("Re", 10)
    assert table.take("Bi", "Intelligence") == [PawnGained("Ma"), PawnGained("Bi")]
    assert table.of("available")["Re"] == 10


def test_text(reads_and_writes):
    reads_and_writes("Bi take Intelligence", TakeCard("Bi", "Intelligence"))
