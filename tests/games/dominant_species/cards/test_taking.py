"""What all cards have in common (sheet 7.12, step 2, and 11). Who takes one, and when: the tests of Domination."""

import pytest

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.components import CARD, CARDS
from dsnotation.games.dominant_species.events import CardTaken
from dsnotation.games.dominant_species.moves import CARD_MOVES, TakeCard
from dsnotation.games.dominant_species.words import CARD_KINDS

PLAIN = sorted(set(CARDS) - set(CARD_KINDS))


def test_the_dominant_animal_takes_the_card_not_the_one_that_scored(table):
    table.dominate("In", "C4")
    assert table.due == ("Bi", "take-card")
    assert table.refused("In take Omnivore") == [("DS0202", "actor")]
    assert table.play("Bi take Omnivore")[0] == CardTaken("Bi", "Omnivore")
    assert CARD["Omnivore"] not in table.state.cards
    assert len(table.state.cards) == 4


def test_taking_is_compulsory_and_from_the_face_up_cards(table):
    table.dominate("Bi", "C4")
    face_up = ("Biodiversity", "Ecodiversity", "Nocturnal", "Omnivore", "Parasitism")
    assert table.offered() == {TakeCard("Bi", card) for card in face_up}
    assert table.refused("Bi take Predator") == [("DS0803", "card")]


def test_a_card_that_was_taken_is_out_of_the_game(table):
    table.dominate("Bi", "C4")
    table.play("Bi take Omnivore")
    table.dominate("Bi", "D4")  # the mammal's
    assert table.refused("Ma take Omnivore") == [("DS0803", "card")]


def test_a_card_is_carried_out_before_anything_else(table):
    table.take("Bi", "Fertile")
    assert table.refused("Bi dom C4") == [("DS0201",)]


@pytest.mark.parametrize("card", ["Predator C4:Ma", "Habitat w@E4se", "Ice-Sheet C4"])
def test_a_card_that_was_not_taken_is_not_carried_out(table, card):
    table.take("Bi", "Omnivore")
    assert table.refused(f"Bi {card}") == [("DS0201",)]


def test_every_card_is_either_plain_or_has_choices():
    assert set(CARD_KINDS.values()) == {move.__dataclass_fields__["kind"].default for move in CARD_MOVES}
    assert len(PLAIN) + len(CARD_KINDS) == 26


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("animals", ["Ma In", "Re Am Ar", "Ma Re Bi Am Ar In"])
def test_every_card_can_be_carried_out_to_the_end(new_table, card, animals):
    table = new_table(animals)
    for animal in animals.split():
        table.add(animal, "g u")
        table.eliminated(animal, 1)
    taker = animals.split()[0]
    table.take(taker, card)
    while table.asked:
        due = table.game.decision(table.state)
        assert isinstance(due, Decision)
        assert table.game.language.describe(due)
        move = next(table.game.legal_moves(table.state))
        assert table.game.check(table.state, move) == []
        table.make(move)
    assert table.due == (taker, "domination")
