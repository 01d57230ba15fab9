"""Hibernation (sheet 11, rows 38 and 45): up to five eliminated species return, safe from Extinction this turn.

The bird lives on seeds; on E4 (two sun, grass, meat) it is endangered.
"""

import pytest

from dsnotation.games.dominant_species.events import SpeciesEliminated, SpeciesRevived
from dsnotation.games.dominant_species.moves import Hibernation, TakeCard


@pytest.fixture
def sleepy(table):
    """Six birds are eliminated."""
    table.eliminated("Bi", 6)
    assert table.take("Bi", "Hibernation") == []
    assert table.due == ("Bi", "hibernation")
    return table


def died_out(events):
    return [event for event in events if isinstance(event, SpeciesEliminated) and event.reason == "extinction"]


def test_five_species_return_from_the_box(sleepy):
    pool = sleepy.of("pool")["Bi"]
    assert sleepy.play("Bi Hibernation E4:5") == [SpeciesRevived("Bi", "E4", 5)]
    assert sleepy.on("E4") == {"Ma": 1, "Re": 2, "Bi": 5, "In": 1}
    assert (sleepy.of("eliminated")["Bi"], sleepy.of("pool")["Bi"]) == (1, pool)
    assert not sleepy.asked


def test_row_38_none_is_allowed(sleepy):
    assert sleepy.play("Bi Hibernation -") == []
    assert sleepy.of("eliminated")["Bi"] == 6


def test_any_number_on_any_tile(sleepy):
    assert len(sleepy.offered()) == 1 + 5 * 7


def test_no_more_than_five(sleepy):
    assert sleepy.refused("Bi Hibernation E4:6") == [("DS0918", "count")]
    assert sleepy.refused_move(Hibernation("Bi", "E4", -1)) == [("DS0918", "count")]


def test_no_more_than_were_eliminated(table):
    table.eliminated("Bi", 2)
    table.take("Bi", "Hibernation")
    assert table.refused("Bi Hibernation E4:3") == [("DS0919", "count")]
    assert len(table.offered()) == 1 + 2 * 7


def test_onto_a_tile(sleepy):
    assert sleepy.refused("Bi Hibernation A1:2") == [("DS0501", "hex")]
    assert sleepy.refused_move(Hibernation("Bi", None, 2)) == [("DS0904", "hex")]
    assert sleepy.refused_move(Hibernation("Bi", "E4", 0)) == [("DS0606", "count")]


def test_they_survive_extinction_others_on_the_tile_do_not(table):
    table.eliminated("Bi", 3)
    table.put("E4", Bi=2)
    table.take("Bi", "Hibernation")
    table.play("Bi Hibernation E4:3")
    assert died_out(table.end_turn()) == [SpeciesEliminated("Bi", "E4", 2, "extinction")]
    assert table.on("E4")["Bi"] == 3


def test_the_protection_ends_with_the_turn(sleepy):
    sleepy.play("Bi Hibernation E4:5")
    assert died_out(sleepy.end_turn()) == []
    sleepy.last_domination("Bi")
    assert died_out(sleepy.end_turn()) == [SpeciesEliminated("Bi", "E4", 5, "extinction")]


def test_it_protects_from_extinction_only(sleepy):
    sleepy.play("Bi Hibernation E4:5")
    sleepy.take("Ma", "Predator")
    sleepy.play("Ma Predator C4:Ar D4:Re E4:Bi")
    assert sleepy.on("E4")["Bi"] == 4


def test_row_45_the_protection_goes_where_the_species_go(sleepy):
    sleepy.play("Bi Hibernation E4:5")
    sleepy.take("Bi", "Mass-Exodus")
    sleepy.play("Bi Mass-Exodus E4 D3:Ma D3:Re:2 D3:In E3:Bi:3 D3:Bi:2")
    assert died_out(sleepy.end_turn()) == []  # no seed on E3
    assert sleepy.on("E3")["Bi"] == 3


def test_row_45_the_tile_protects_nobody(sleepy):
    sleepy.play("Bi Hibernation E4:5")
    sleepy.take("Bi", "Mass-Exodus")
    sleepy.play("Bi Mass-Exodus E4 D3:Ma D3:Re:2 D3:In D3:Bi:5")
    sleepy.put("E4", Bi=1)
    assert died_out(sleepy.end_turn()) == [SpeciesEliminated("Bi", "E4", 1, "extinction")]


def test_without_eliminated_species_nothing_is_asked(table):
    assert table.take("Bi", "Hibernation") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Hibernation")
    reads_and_writes("Bi take Hibernation E4:5", take, Hibernation("Bi", "E4", 5))
    reads_and_writes("Bi take Hibernation -", take, Hibernation("Bi", None, 0))
    reads_and_writes("Bi take Hibernation", take)
