"""Instinct (sheet 11, rows 5 and 6): one of the taker's available pawns onto a vacant space."""

import pytest

from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import BI, MA, SPACE
from dsnotation.games.dominant_species.events import PawnPlaced
from dsnotation.games.dominant_species.moves import Instinct, TakeCard
from dsnotation.games.dominant_species.state import Pending


def test_an_available_pawn_is_placed(table):
    assert table.take("Bi", "Instinct") == []
    assert table.due == ("Bi", "instinct")
    assert table.play("Bi Instinct dom.4") == [PawnPlaced("Bi", "dom.4")]
    assert table.of("available")["Bi"] == 2
    assert not table.asked


def test_a_space_still_to_come_acts_this_turn(table):
    table.take("Bi", "Instinct")
    table.play("Bi Instinct dom.4")
    table.play("Bi dom -")
    assert table.due == ("Bi", "domination")
    table.play("Bi dom.4 C4")
    assert table.points["Bi"] == 5


def test_row_5_a_passed_space_waits_for_the_next_turn(table):
    table.take("Bi", "Instinct")
    table.play("Bi Instinct ini")
    table.end_turn()
    assert table.due == ("chance", "reveal-cards")
    assert table.state.spaces[SPACE["ini"]] == BI
    assert table.of("available")["Bi"] == 2  # so it plans one pawn fewer


def test_row_5_the_space_of_this_domination_is_passed_too(table):
    table.take("Bi", "Instinct")
    table.play("Bi Instinct dom.1")
    table.end_turn()
    assert table.state.spaces[SPACE["dom.1"]] == BI


def test_row_5_a_waiting_glaciation_pawn_does_not_move_up_to_it(table):
    table.pawn("Ma", "gla.2")
    table.take("Bi", "Instinct")
    table.play("Bi Instinct gla.1")
    table.end_turn()
    table.play("cards Predator")
    assert [table.state.spaces[SPACE[space]] for space in ("gla.1", "gla.2")] == [BI, MA]


def test_any_vacant_space(table):
    table.pawn("Ma", "dom.4")
    table.take("Bi", "Instinct")
    assert len(table.offered()) == 41 - 1
    assert table.refused("Bi Instinct dom.4") == [("DS0301", "target")]


def test_row_5_passed_spaces_may_be_forbidden(new_table):
    table = new_table(instinct_passed_spaces="forbid")
    table.take("Bi", "Instinct")
    assert table.refused("Bi Instinct ini") == [("DS0930", "target")]
    assert table.refused("Bi Instinct dom.1") == [("DS0930", "target")]
    assert table.offered() == {Instinct("Bi", f"dom.{number}") for number in (2, 3, 4, 5)}


def test_row_5_forbidden_and_none_to_come(new_table):
    table = new_table(instinct_passed_spaces="forbid")
    for animal, number in zip(("Ma", "Re", "Am", "Ar"), (2, 3, 4, 5), strict=True):
        table.pawn(animal, f"dom.{number}")
    assert table.take("Bi", "Instinct") == []
    assert not table.asked


def test_row_6_without_an_available_pawn_nothing_is_asked(table):
    table.available("Bi", 0)
    assert table.take("Bi", "Instinct") == []
    assert not table.asked
    assert table.of("available")["Bi"] == 0


def test_row_6_no_pawn_is_made_up(table):
    table.available("Bi", 0)
    table.state.pending = [Pending("instinct", BI, "dom.1", (HEX["C4"],))]
    assert table.refused("Bi Instinct dom.4") == [("DS0931",)]


def test_a_pawn_just_gained_is_available(table):
    table.available("Bi", 0)
    table.take("Bi", "Omnivore")
    table.take("Bi", "Instinct")
    table.play("Bi Instinct dom.4")
    assert table.of("available")["Bi"] == 0


@pytest.mark.parametrize("space", ["dom.4", "ini", "spe.s"])
def test_text(reads_and_writes, space):
    reads_and_writes(f"Bi take Instinct {space}", TakeCard("Bi", "Instinct"), Instinct("Bi", space))
    reads_and_writes("Bi take Instinct", TakeCard("Bi", "Instinct"))
