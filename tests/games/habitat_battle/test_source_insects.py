"""Habitat Battle by its source text, «Fases de Ataque de Insectos y Animales Acuáticos»: the insects."""

from __future__ import annotations

import pytest

from dsnotation.games.habitat_battle import GAME
from tests.games.habitat_battle.positions import (
    battles,
    before_deals,
    claims,
    deal,
    flood,
    incursions,
    kinds,
    misread,
    no_cards,
    now,
    options,
    play,
    points,
    position,
    refused,
    scored,
    scores,
    spent,
    stand,
)

# Wasp: 5, wood +3, dune -2. Moth: 9, nothing for woods and dunes.


def test_insects_come_once_all_animals_stand() -> None:
    """«Fases de Ataque de Insectos y Animales Acuáticos» (sheet 5): after the positioning; each by chance."""
    assert refused(position(), "insect wasp wood-1") == {"HB0201"}
    state = incursions()
    assert now(state) == ("chance", "appear")
    play(state, "insect wasp wood-1, insect moth dune-1, calm")
    assert now(state) == ("A", "deal")


def test_insects_are_nobodys() -> None:
    """«Al igual que los insectos, los animales acuáticos son autónomos, no serán gestionados por ninguno de los
    jugadores» (sheet 5)."""
    assert misread("A insect wasp wood-1")
    assert refused(before_deals(), deal("A").replace("auk", "wasp")) == {"HB0307"}
    state = incursions()
    assert refused(state, "insect ape wood-1") == {"HB0601"}
    assert refused(state, "insect pike wood-1") == {"HB0601"}
    stand(state, "ape wood-1")
    play(state, "insect moth wood-1")
    assert now(state) == ("A", "expose")
    assert {line[0] for line in options(state)} == {"A"}


def test_an_insect_alone_does_nothing() -> None:
    """Sheet 5: it fights the animals that are there; insects flood nothing and win nothing."""
    state = incursions()
    assert kinds(play(state, "insect wasp wood-1")) == []
    assert claims(state, "at wood-1 -") == []
    assert claims(state, "flood wood-1 0") == []
    assert refused(state, "insect moth camp") == {"HB0605"}


# The battle ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("animal", "insect", "space", "totals"),
    [
        ("ape", "wasp", "wood-1", (8, 8)),
        ("asp", "wasp", "wood-1", (3, 8)),
        ("asp", "wasp", "dune-1", (8, 3)),
        ("cat", "moth", "wood-1", (9, 9)),
        ("ape", "wasp", "street", (5, 5)),
        ("auk", "moth", "lake", (5, 10)),
    ],
)
def test_totals_against_an_insect(animal: str, insect: str, space: str, totals: tuple[int, int]) -> None:
    """«batalla de jugador vs insecto» (sheet 5): same total, the insect has base points and its habitat."""
    state = incursions()
    no_cards(state)
    stand(state, f"{animal} {space}")
    assert battles(play(state, f"insect {insect} {space}")) == [(animal, totals[0], insect, totals[1])]


def test_powers_count_against_insects() -> None:
    """«La incursión del insecto bloqueará cualquier carta de estrategia o de ave» (sheet 5), but no power; and
    what is used is consumed."""
    state = incursions()
    no_cards(state)
    stand(state, "ape wood-1", fresh=True)
    events = play(state, "insect wasp wood-1, A use")
    assert battles(events) == [("ape", 9, "wasp", 8)]
    assert spent(events) == ["A claw-a"]
    assert battles(play(state, "insect moth wood-1")) == [("ape", 8, "moth", 9)]  # nobody is asked


def test_no_strategy_card_and_no_dealt_bird() -> None:
    """«La incursión del insecto bloqueará cualquier carta de estrategia o de ave entregada en la repartición»
    (sheet 5)."""
    state = incursions()
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert refused(state, "A expose boost") == {"HB0602"}
    assert refused(state, "A bird wren") == {"HB0603"}
    assert options(state) == ["A pass", "A bird owl"]


def test_without_an_invocation_nobody_is_asked() -> None:
    """«La incursión del insecto bloqueará cualquier carta de estrategia o de ave entregada en la repartición»
    (sheet 5): cards that are blocked are none."""
    state = incursions()
    state.invocations[0] = ()
    stand(state, "ape wood-1")
    assert battles(play(state, "insect wasp wood-1")) == [("ape", 8, "wasp", 8)]


def test_invocations_are_allowed_and_consumed() -> None:
    """«Solo se permite el uso de las cartas de invocación de ave» (sheet 5)."""
    state = incursions()
    stand(state, "ape wood-1", "auk wood-1")
    events = play(state, "insect wasp wood-1, A bird owl")
    assert battles(events)[0] == ("ape", 10, "wasp", 8)
    assert battles(events)[1:] == [("auk", 6, "wasp", 8)]  # the owl is spent
    assert spent(events) == ["A owl"]


def test_several_invocations_may_be_used() -> None:
    """«Solo se permite el uso de las cartas de invocación de ave» (sheet 5): the text sets no number."""
    state = incursions(invocations=2)
    stand(state, "ape wood-1")
    assert battles(play(state, "insect wasp wood-1, A bird owl, bird kite")) == [("ape", 13, "wasp", 8)]


def test_strategies_of_earlier_battles_do_not_count() -> None:
    """«La incursión del insecto bloqueará cualquier carta de estrategia» (sheet 5): also one that the animal
    has."""
    state = incursions()
    no_cards(state)
    stand(state, "ape wood-1")
    state.pieces[0] = state.pieces[0]._replace(strategy=0)
    assert battles(play(state, "insect wasp wood-1")) == [("ape", 8, "wasp", 8)]


def test_each_animal_there_fights() -> None:
    """Sheet 5: each animal there fights the insect, in the order in which they came, whoever won before."""
    state = incursions()
    no_cards(state)
    stand(state, "deer wood-1", "ape wood-1", "boar wood-1", "cat wood-1")
    events = play(state, "insect wasp wood-1")
    fought = [("deer", 10), ("ape", 8), ("boar", 3), ("cat", 9)]
    assert battles(events) == [(animal, total, "wasp", 8) for animal, total in fought]
    assert scored(events) == [("D", 2), ("C", 2)]


def test_favourable_habitats_count_against_insects_on_flooding_ground() -> None:
    """«Solo en batallas de animal terrestre vs animal acuático» (sheet 6)."""
    state = incursions()
    no_cards(state)
    flood(state, "wood-1 1")
    stand(state, "ape wood-1")
    assert battles(play(state, "insect wasp wood-1")) == [("ape", 8, "wasp", 8)]


# Points ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("animal", "after"), [("cat", "0 0 2 0"), ("boar", "0 0 0 0")])
def test_the_winner_gets_two_points(animal: str, after: str) -> None:
    """«Al finalizar una batalla de jugador vs insecto, el ganador recibirá 2 puntos de victoria» (sheet 5)."""
    state = incursions()
    no_cards(state)
    stand(state, f"{animal} wood-1")
    play(state, "insect wasp wood-1")
    assert scores(state) == after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (6, 6)])
def test_a_tie_with_an_insect_gives_nothing(before: int, after: int) -> None:
    """«Si en una batalla de jugador vs insecto el resultado fue un empate, no habrá punto de victoria para el
    jugador» (sheet 5)."""
    state = incursions()
    no_cards(state)
    points(state, A=before, B=8)
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert scores(state) == f"{after} 8 0 0"


@pytest.mark.parametrize(("before", "after"), [(7, 6), (9, 8)])
def test_seven_or_more_lose_one_in_a_tie_with_an_insect(before: int, after: int) -> None:
    """«Si en una batalla de jugador vs insecto el resultado fue un empate y el jugador que está en batalla tiene 7
    puntos de victoria o más, en ese escenario, el jugador perderá 1 punto de batalla» (sheet 5)."""
    state = incursions()
    no_cards(state)
    points(state, A=before, B=8)
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert scores(state) == f"{after} 8 0 0"


def test_a_loss_against_an_insect_costs_nothing() -> None:
    """«el resultado fue un empate» (sheet 5): a loss is no tie."""
    state = incursions()
    no_cards(state)
    points(state, A=7)
    stand(state, "asp wood-1")
    assert scored(play(state, "insect wasp wood-1")) == []


def test_two_points_may_win_the_game() -> None:
    """«El juego se gana obteniendo puntos de batalla» (sheet 5 and 7)."""
    state = incursions()
    no_cards(state)
    points(state, C=8)
    stand(state, "cat wood-1", "dog wood-1")
    events = play(state, "insect wasp wood-1")
    assert len(battles(events)) == 1
    assert kinds(events)[-1] == "game-ended"
    assert claims(state, "winner C") == []
    assert GAME.decision(state) is None


def test_an_insect_appears_once_in_a_round() -> None:
    """Sheet 5: one that appeared has attacked; in the next round it may come again."""
    state = incursions()
    play(state, "insect wasp wood-1")
    assert refused(state, "insect wasp wood-2") == {"HB0604"}
    play(state, "calm")
    later = incursions()
    state.phase, state.pending = later.phase, later.pending
    assert refused(state, "insect wasp wood-2") == set()
