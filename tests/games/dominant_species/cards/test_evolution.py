"""Evolution (sheet 11, rows 32 to 34): up to two opposing animals have a species replaced by the taker's."""

import pytest

from dsnotation.games.dominant_species.events import SpeciesAdded, SpeciesEliminated
from dsnotation.games.dominant_species.moves import Evolution, TakeCard, Victim


def test_two_species_are_replaced_anywhere(table):
    assert table.take("Bi", "Evolution") == []
    assert table.due == ("Bi", "evolution")
    assert table.play("Bi Evolution D4:Ma E3:In") == [
        SpeciesEliminated("Ma", "D4", 1, "Evolution"),
        SpeciesAdded("Bi", "D4", 1),
        SpeciesEliminated("In", "E3", 1, "Evolution"),
        SpeciesAdded("Bi", "E3", 1),
    ]
    assert table.on("D4") == {"Ma": 1, "Re": 1, "Bi": 2}
    assert table.on("E3") == {"Re": 1, "Bi": 1, "Am": 1, "In": 1}
    assert not table.asked


def test_row_33_the_replaced_species_are_eliminated(table):
    table.take("Bi", "Evolution")
    table.play("Bi Evolution D4:Ma E3:In")
    assert table.of("eliminated") == {"Ma": 1, "Re": 0, "Bi": 0, "Am": 0, "Ar": 0, "In": 1}
    assert table.of("pool") == {"Ma": 30, "Re": 30, "Bi": 28, "Am": 30, "Ar": 30, "In": 30}


def test_both_may_be_on_one_tile(table):
    table.take("Bi", "Evolution")
    table.play("Bi Evolution C4:Ma C4:Ar")
    assert table.on("C4") == {"Bi": 4}


@pytest.mark.parametrize("victims", ["-", "D4:Ma"])
def test_row_32_none_and_one_are_allowed(table, victims):
    table.take("Bi", "Evolution")
    events = table.play(f"Bi Evolution {victims}")
    assert len(events) == (0 if victims == "-" else 2)
    assert not table.asked


def test_all_choices(new_table):
    table = new_table("Ma Re Bi")
    # The mammal is on C4, D4, E4, the reptile on D4, E3, E4.
    table.take("Bi", "Evolution")
    assert len(table.offered()) == 1 + 3 + 3 + 3 * 3


def test_not_three(table):
    table.take("Bi", "Evolution")
    assert table.refused("Bi Evolution D4:Ma D4:Re E3:In") == [("DS0911", "victims")]


def test_two_different_animals(table):
    table.take("Bi", "Evolution")
    assert table.refused("Bi Evolution D4:Ma E4:Ma") == [("DS0912", "victims", 1)]


def test_opposing_species_that_are_there(table):
    table.take("Bi", "Evolution")
    assert table.refused("Bi Evolution C4:Bi") == [("DS0705", "victims", 0)]
    assert table.refused("Bi Evolution D4:In") == [("DS0704", "victims", 0)]
    assert table.refused("Bi Evolution A1:In") == [("DS0704", "victims", 0)]


def test_row_34_no_more_than_the_pool_holds(table):
    table.pool("Bi", 1)
    table.take("Bi", "Evolution")
    assert table.refused("Bi Evolution D4:Ma E3:In") == [("DS0604", "victims")]
    table.play("Bi Evolution D4:Ma")
    assert table.of("pool")["Bi"] == 0


def test_row_34_an_empty_pool_asks_for_nothing(table):
    table.pool("Bi", 0)
    assert table.take("Bi", "Evolution") == []
    assert not table.asked


def test_row_34_an_empty_pool_may_only_kill(new_table):
    table = new_table(evolution_empty_pool="kill-only")
    table.pool("Bi", 1)
    table.take("Bi", "Evolution")
    assert table.play("Bi Evolution D4:Ma E3:In") == [
        SpeciesEliminated("Ma", "D4", 1, "Evolution"),
        SpeciesAdded("Bi", "D4", 1),
        SpeciesEliminated("In", "E3", 1, "Evolution"),
    ]


def test_without_opponents_nothing_is_asked(table):
    table.no_species()
    table.put("C4", Bi=2)
    assert table.take("Bi", "Evolution") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Evolution")
    effect = Evolution("Bi", (Victim("D4", "Ma"), Victim("E3", "In")))
    reads_and_writes("Bi take Evolution D4:Ma E3:In", take, effect)
    reads_and_writes("Bi take Evolution -", take, Evolution("Bi", ()))
    reads_and_writes("Bi take Evolution", take)
