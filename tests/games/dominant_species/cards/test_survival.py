"""Survival (sheet 8, step 2, and 11; row 46): bonus VP for tundra to the animal alone with most species on it.

D3, the tundra of the start, has an element of each type around it.
"""

import pytest

from dsnotation.games.dominant_species.events import PointsScored, SpeciesEliminated, SurvivalHeld


def survival(table):
    """The end of the turn: who holds the card, and what it pays."""
    table.last_domination("Bi")
    events = table.end_turn()
    held = [event for event in events if isinstance(event, SurvivalHeld)]
    paid = [event for event in events if isinstance(event, PointsScored)]
    assert events.index(held[0]) < min((events.index(event) for event in paid), default=len(events))
    return held + paid


def test_most_species_on_tundra(table):
    table.put("D3", Bi=2, In=1)
    assert survival(table) == [SurvivalHeld("Bi"), PointsScored("Bi", 1, "survival")]
    assert table.points == {"Bi": 1}


def test_all_tundra_is_added_up_and_the_tiles_it_occupies_pay(table):
    # C3: two arachnids, an amphibian, a bird; C4: two birds, an arachnid, a mammal.
    for hex_ in ("C3", "C4", "E3"):
        table.tile(hex_, "Tu")
    table.put("D3", Ar=2)
    # Arachnid five on three tiles; it is not on E3.
    assert survival(table) == [SurvivalHeld("Ar"), PointsScored("Ar", 6, "survival")]


def test_more_species_count_not_more_tiles(table):
    table.tile("C4", "Tu")
    table.put("C4", Ma=0, Bi=4, Ar=1)
    table.put("D3", Ar=1)
    assert survival(table) == [SurvivalHeld("Bi"), PointsScored("Bi", 1, "survival")]


def test_nobody_on_tundra(table):
    assert survival(table) == [SurvivalHeld(None)]


@pytest.mark.parametrize(
    ("tie", "result"),
    [
        ("nobody", [SurvivalHeld(None)]),
        ("food-chain", [SurvivalHeld("Bi"), PointsScored("Bi", 1, "survival")]),
    ],
)
def test_row_46_a_tie(new_table, tie, result):
    table = new_table(survival_tie=tie)
    table.put("D3", Bi=2, In=2, Ar=1)
    assert survival(table) == result


def test_row_46_nobody_on_tundra_is_no_tie(new_table):
    assert survival(new_table(survival_tie="food-chain")) == [SurvivalHeld(None)]


def test_it_is_judged_after_extinction(table):
    table.tile("E4", "Tu")
    table.put("E4", Ma=0, Re=0, Bi=3, In=1)  # no seed on E4: the birds die out
    table.last_domination("Bi")
    events = table.end_turn()
    died = events.index(SpeciesEliminated("Bi", "E4", 3, "extinction"))
    assert died < events.index(SurvivalHeld("In"))
    assert PointsScored("In", 1, "survival") in events


def test_it_is_no_card_of_the_deck(table):
    assert len(table.state.cards) + table.state.deck == 26
