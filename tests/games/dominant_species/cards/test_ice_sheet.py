"""Ice Sheet (sheet 11 and 7.7, row 35): a glaciation at once, with bonus VP and without a pawn."""

import pytest

from dsnotation.games.dominant_species.events import (
    ElementRemoved,
    PointsScored,
    SpeciesReturned,
    TileGlaciated,
)
from dsnotation.games.dominant_species.moves import IceSheet, TakeCard


def test_a_glaciation(table):
    assert table.take("Bi", "Ice-Sheet") == []
    assert table.due == ("Bi", "ice-sheet")
    available = table.of("available")
    assert table.play("Bi Ice-Sheet C4") == [
        TileGlaciated("C4", "Fo"),
        PointsScored("Bi", 1, "glaciation", "C4"),
        SpeciesReturned("Bi", "C4", 1),
    ]
    assert table.on("C4") == {"Ma": 1, "Bi": 1, "Ar": 1}
    assert table.of("pool")["Bi"] == 31
    assert table.of("eliminated")["Bi"] == 0
    assert (table.points, table.of("available")) == ({"Bi": 1}, available)
    assert table.state.tundra_supply == 10
    assert not table.asked


def test_adjacent_tundra_scores_and_elements_between_three_tundra_tiles_go(table):
    table.tile("C3", "Tu")
    table.take("Bi", "Ice-Sheet")
    events = table.play("Bi Ice-Sheet C4")
    assert PointsScored("Bi", 3, "glaciation", "C4") in events
    assert ElementRemoved("s", "C3se", "glaciation") in events  # C3, C4, D3
    assert [event.corner for event in events if isinstance(event, ElementRemoved)] == ["C3se"]


def test_every_tile_next_to_tundra_but_no_forgoing(table):
    table.take("Bi", "Ice-Sheet")
    assert table.offered() == {IceSheet("Bi", hex_) for hex_ in ("C3", "C4", "D2", "D4", "E3", "E4")}


def test_the_tile(table):
    table.tile("A1", "De")
    table.take("Bi", "Ice-Sheet")
    assert table.refused("Bi Ice-Sheet B2") == [("DS0501", "hex")]
    assert table.refused("Bi Ice-Sheet D3") == [("DS0502", "hex")]
    assert table.refused("Bi Ice-Sheet A1") == [("DS0503", "hex")]


@pytest.mark.parametrize(("forgo", "findings"), [("no", [("DS0928",)]), ("yes", [])])
def test_row_35_it_is_compulsory(new_table, forgo, findings):
    table = new_table(ice_sheet_forgo=forgo)
    table.take("Bi", "Ice-Sheet")
    assert table.refused("Bi Ice-Sheet -") == findings
    assert (IceSheet("Bi", None) in table.offered()) == (forgo == "yes")


def test_row_35_forgone(new_table):
    table = new_table(ice_sheet_forgo="yes")
    table.take("Bi", "Ice-Sheet")
    assert table.play("Bi Ice-Sheet -") == []
    assert not table.asked


def test_a_tile_that_was_scored_stays_scored(table):
    table.dominate("Bi", "C4")
    table.take("Bi", "Ice-Sheet")
    table.play("Bi Ice-Sheet C4")
    assert table.refused("Bi dom C4") == [("DS0801", "hex")]


def test_without_tundra_tiles_nothing_is_asked(table):
    table.state.tundra_supply = 0
    assert table.take("Bi", "Ice-Sheet") == []
    assert not table.asked


def test_without_a_tile_next_to_tundra_nothing_is_asked(table):
    for hex_ in ("C3", "C4", "D2", "D4", "E3", "E4"):
        table.tile(hex_, "Tu")
    assert table.take("Bi", "Ice-Sheet") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Ice-Sheet")
    reads_and_writes("Bi take Ice-Sheet C4", take, IceSheet("Bi", "C4"))
    reads_and_writes("Bi take Ice-Sheet -", take, IceSheet("Bi", None))
    reads_and_writes("Bi take Ice-Sheet", take)
