"""Blight (sheet 11, rows 12 and 39): a tile loses all its elements but one.

D2 has grass on D2e, water on D2se and C2se, a grub on C3e.
"""

from dsnotation.games.dominant_species.events import ElementRemoved
from dsnotation.games.dominant_species.moves import Blight, TakeCard


def test_all_elements_but_one_go_to_the_bag(table):
    bag = list(table.state.bag)
    assert table.take("Bi", "Blight") == []
    assert table.due == ("Bi", "blight")
    events = table.play("Bi Blight D2=D2se")
    assert sorted(events, key=lambda event: event.corner) == [
        ElementRemoved("w", "C2se", "Blight"),
        ElementRemoved("b", "C3e", "Blight"),
        ElementRemoved("g", "D2e", "Blight"),
    ]
    assert [table.element(corner) for corner in ("C2se", "C3e", "D2e", "D2se")] == [None, None, None, "w"]
    # g, b and w, in the order of the elements
    assert [now - before for now, before in zip(table.state.bag, bag, strict=True)] == [1, 1, 0, 0, 0, 1]
    assert not table.asked


def test_any_tile_and_any_of_its_elements(table):
    table.take("Bi", "Blight")
    # D3 has six elements, the other six tiles four.
    assert len(table.offered()) == 6 + 6 * 4


def test_the_taker_says_which_element_stays(table):
    table.take("Bi", "Blight")
    assert table.refused("Bi Blight D2") == [("DS0907", "hex")]


def test_the_element_that_stays_is_one_of_the_tile(table):
    table.take("Bi", "Blight")
    assert table.refused("Bi Blight D2=D4e") == [("DS0908", "keep")]
    assert table.refused("Bi Blight D2=C2e") == [("DS0908", "keep")]  # a vacant corner


def test_there_is_a_tile(table):
    table.take("Bi", "Blight")
    assert table.refused("Bi Blight A1") == [("DS0501", "hex")]


def test_a_tile_without_elements_is_a_legal_choice(table):
    table.tile("A1", "De")
    table.take("Bi", "Blight")
    assert table.play("Bi Blight A1") == []
    assert not table.asked


def test_row_39_the_last_element_stays(table):
    table.tile("A1", "De")
    table.disk("A1nw", "g")
    table.take("Bi", "Blight")
    assert table.refused("Bi Blight A1=A1nw") == [("DS0909", "keep")]
    assert Blight("Bi", "A1", None) in table.offered()
    assert table.play("Bi Blight A1") == []
    assert table.element("A1nw") == "g"


def test_of_two_elements_one_goes(table):
    table.tile("A1", "De")
    table.disk("A1nw", "g")
    table.disk("A1ne", "w")
    table.take("Bi", "Blight")
    assert table.refused("Bi Blight A1") == [("DS0907", "hex")]
    assert table.play("Bi Blight A1=A1nw") == [ElementRemoved("w", "A1ne", "Blight")]


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Blight")
    reads_and_writes("Bi take Blight D2=D2se", take, Blight("Bi", "D2", "D2se"))
    reads_and_writes("Bi take Blight A1", take, Blight("Bi", "A1", None))
