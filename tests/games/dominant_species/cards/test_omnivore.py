"""Omnivore (sheet 11, row 41): the taker gains a pawn."""

from dsnotation.games.dominant_species.events import PawnGained
from dsnotation.games.dominant_species.moves import TakeCard


def test_a_pawn_from_the_box_at_once_available(table):
    assert table.take("Bi", "Omnivore") == [PawnGained("Bi")]
    assert table.of("available") == {"Ma": 3, "Re": 3, "Bi": 4, "Am": 3, "Ar": 3, "In": 3}
    assert table.of("pawns_in_box")["Bi"] == 6
    assert not table.asked


def test_row_41_ten_pawns_are_all_there_are(table):
    table.available("Bi", 10)
    assert table.take("Bi", "Omnivore") == []
    assert table.of("available")["Bi"] == 10


def test_text(reads_and_writes):
    reads_and_writes("Bi take Omnivore", TakeCard("Bi", "Omnivore"))
