"""Nocturnal (sheet 11): the taker's initiative marker moves one place forward."""

from dsnotation.games.dominant_species.components import ANIMALS
from dsnotation.games.dominant_species.events import InitiativeSwapped
from dsnotation.games.dominant_species.moves import TakeCard


def order(table):
    return " ".join(ANIMALS[animal] for animal in table.state.initiative)


def test_one_place_forward(table):
    assert order(table) == "In Ar Am Bi Re Ma"
    assert table.take("Bi", "Nocturnal") == [InitiativeSwapped("Bi", "Am")]
    assert order(table) == "In Ar Bi Am Re Ma"
    assert not table.asked


def test_the_last_one(table):
    table.take("Ma", "Nocturnal")
    assert order(table) == "In Ar Am Bi Ma Re"


def test_the_first_one_stays(table):
    assert table.take("In", "Nocturnal") == []
    assert order(table) == "In Ar Am Bi Re Ma"
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Nocturnal", TakeCard("Bi", "Nocturnal"))
