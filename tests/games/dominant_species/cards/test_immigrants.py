"""Immigrants (sheet 11, row 40): every animal gives up an element, a pawn, or all but one species on each tile."""

import pytest

from dsnotation.games.dominant_species.events import ElementLost, PawnLost, SpeciesEliminated
from dsnotation.games.dominant_species.moves import Lose, TakeCard


@pytest.fixture
def invaded(table):
    table.add("Ma", "g w")
    assert table.take("Bi", "Immigrants") == []
    return table


def test_everybody_chooses_in_food_chain_order_the_taker_too(invaded):
    asked = []
    while invaded.asked:
        asked.append(invaded.due)
        invaded.play("lose pawn")
    assert asked == [(animal, "lose") for animal in ("Ma", "Re", "Bi", "Am", "Ar", "In")]


def test_an_element(invaded):
    grass = invaded.in_bag("g")
    assert invaded.play("Ma lose g") == [ElementLost("Ma", "g", "Immigrants")]
    assert (invaded.added("Ma"), invaded.in_bag("g")) == ("w", grass + 1)


def test_an_added_element_of_its_choice(invaded):
    assert invaded.offered() == {
        Lose("Ma", "element", "g"),
        Lose("Ma", "element", "w"),
        Lose("Ma", "pawn", None),
        Lose("Ma", "species", None),
    }
    assert invaded.refused("Ma lose m") == [("DS0914", "element")]
    assert invaded.refused_move(Lose("Ma", "element", None)) == [("DS0411", "element")]


def test_one_of_the_three_only(invaded):
    assert invaded.refused_move(Lose("Ma", "pawn", "g")) == [("DS0932", "element")]
    assert invaded.refused_move(Lose("Ma", "species", "g")) == [("DS0932", "element")]


def test_an_animal_without_added_elements_loses_none(invaded):
    invaded.play("Ma lose g")
    assert invaded.refused("Re lose u") == [("DS0914", "element")]
    assert invaded.offered() == {Lose("Re", "pawn", None), Lose("Re", "species", None)}


def test_a_pawn_goes_back_to_the_box(invaded):
    assert invaded.play("Ma lose pawn") == [PawnLost("Ma")]
    assert (invaded.of("available")["Ma"], invaded.of("pawns_in_box")["Ma"]) == (2, 8)


def test_row_40_only_an_available_pawn(table):
    table.available("Ma", 1)
    table.pawn("Ma", "dom.5")
    table.take("Bi", "Immigrants")
    assert table.refused("Ma lose pawn") == [("DS0917", "loss")]
    assert table.offered() == {Lose("Ma", "species", None)}


def test_all_but_one_species_on_each_tile(invaded):
    invaded.put("D2", Ma=3)
    # Two mammals are on D4, one each on C4 and E4.
    events = invaded.play("Ma lose species")
    assert events == [
        SpeciesEliminated("Ma", "D2", 2, "Immigrants"),
        SpeciesEliminated("Ma", "D4", 1, "Immigrants"),
    ]
    assert [invaded.on(hex_)["Ma"] for hex_ in ("C4", "D2", "D4", "E4")] == [1, 1, 1, 1]
    assert invaded.of("eliminated")["Ma"] == 3
    assert invaded.play("Re lose species") == [SpeciesEliminated("Re", "E4", 1, "Immigrants")]


def test_that_can_always_be_picked(table):
    table.no_species()
    table.take("Bi", "Immigrants")
    assert table.play("Ma lose species") == []
    assert table.due == ("Re", "lose")


def test_only_animals_in_play(new_table):
    table = new_table("Re In")
    table.take("In", "Immigrants")
    assert table.due == ("Re", "lose")
    table.play("Re lose species")
    assert table.due == ("In", "lose")


def test_text(reads_and_writes):
    reads_and_writes("Bi take Immigrants", TakeCard("Bi", "Immigrants"))
    reads_and_writes("Ma lose g", Lose("Ma", "element", "g"))
    reads_and_writes("Ma lose pawn", Lose("Ma", "pawn", None))
    reads_and_writes("Ma lose species", Lose("Ma", "species", None))
