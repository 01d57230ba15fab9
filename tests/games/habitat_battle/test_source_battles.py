"""Habitat Battle by its source text, «Reglas de Batalla»: battles between players."""

from __future__ import annotations

import pytest

from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.moves import Expose
from tests.games.habitat_battle.positions import (
    battles,
    claims,
    due,
    flood,
    holds,
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

POSITION = "A ape claw-a+mid step wood-1"  # the ape has 8 in the wood, and the power 2

# Powers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs", "totals"),
    [
        ("use", "use", (10, 9)),
        ("use", "hold", (10, 8)),
        ("hold", "use", (8, 9)),
        ("hold", "hold", (8, 8)),
    ],
)
def test_powers_may_be_used(ours: str, theirs: str, totals: tuple[int, int]) -> None:
    """«En la fase de batallas, los jugadores podrán usar los potenciadores de poder y activarlos según el puntaje
    de las cartas de poder» (sheet 4)."""
    state = position()
    no_cards(state)
    stand(state, "bear wood-1", fresh=True)
    play(state, POSITION)
    assert now(state) == ("A", "power")
    play(state, f"A {ours}")
    assert now(state) == ("B", "power")
    assert battles(play(state, f"B {theirs}")) == [("ape", totals[0], "bear", totals[1])]


def test_a_power_without_a_battle_is_not_used() -> None:
    """«los jugadores podrán usar los potenciadores de poder» «En la fase de batallas» (sheet 4)."""
    state = position()
    play(state, POSITION)
    assert refused(state, "A use") == {"HB0201"}


def test_a_used_power_is_consumed_even_if_the_battle_was_lost() -> None:
    """«Si en batalla se expone un recurso, poder y/o beneficio, este será consumido sin poder retractarse» (sheet
    4)."""
    state = position()
    no_cards(state)
    stand(state, "deer wood-1")
    events = play(state, "A ape claw-a+low step wood-1, A use")
    assert (battles(events), spent(events)) == ([("ape", 9, "deer", 10)], ["A claw-a"])
    due(state, "C")
    events = play(state, "C cat claw-c+top step wood-1, C use")
    assert battles(events) == [("cat", 13, "deer", 10), ("cat", 9, "ape", 8)]
    assert spent(events) == ["C claw-c"]


def test_a_power_that_was_held_is_asked_for_again() -> None:
    """«este será consumido» only «Si en batalla se expone» (sheet 4)."""
    state = position()
    no_cards(state)
    stand(state, "bear wood-1", "boar wood-1")
    play(state, f"{POSITION}, A hold")
    assert now(state) == ("A", "power")
    assert spent(play(state, "A use")) == ["A claw-a"]


def test_what_was_used_can_not_be_taken_back() -> None:
    """«sin poder retractarse» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A use")
    assert refused(state, "A hold")
    play(state, "B expose boost, A expose boost")
    assert refused(state, "B hold") == {"HB0201"}
    assert claims(state, "total ape 12") == []
    assert claims(state, "total bear 10") == []


# Who fights whom -------------------------------------------------------------------------------------------


def test_whoever_came_last_begins_at_once() -> None:
    """«Las batallas las inicia el último jugador en ocupar la posición y se deben efectuar inmediatamente» (sheet
    3 and 4)."""
    state = position()
    stand(state, "bear wood-1", "deer wood-1")
    due(state, "C")
    began = play(state, "C cat claw-c+low step wood-1")[-1]
    assert (began.kind, began.player, began.animal) == ("battle-began", "C", "cat")
    assert (began.enemy, began.enemy_animal) == ("B", "bear")  # the bear was there first
    assert now(state) == ("C", "power")


def test_totals_are_base_habitat_and_power_and_then_the_cards() -> None:
    """«Las batallas se darán enfrentando los atributos de cada animal, junto con el puntaje asociado al hábitat y
    los puntos que se adicionan por el uso de algún poder, posterior a la suma del puntaje total, cada jugador
    podrá ir exponiendo las cartas de estrategia a su necesidad» (sheet 4)."""
    state = position()
    stand(state, "boar wood-1", fresh=True)
    play(state, POSITION)
    assert refused(state, "A expose boost") == {"HB0201"}  # the powers first
    play(state, "A use, B use")
    assert claims(state, "total ape 10") == []  # 5 + 3 + 2
    assert claims(state, "total boar 6") == []  # 5 - 2 + 3
    play(state, "B expose boost")
    assert claims(state, "total boar 8") == []
    play(state, "A pass, B bird wren")
    assert claims(state, "total boar 9") == []
    play(state, "A pass, B bird owl")
    assert claims(state, "total boar 11") == []
    play(state, "A expose curse")
    assert claims(state, "total boar 8") == []
    assert battles(play(state, "A pass")) == [("ape", 10, "boar", 8)]  # B has nothing left: one strategy, no bird


@pytest.mark.parametrize(
    ("card", "ape", "boar"),
    [
        ("boost", 10, 8),  # own +2
        ("curse", 7, 6),  # opposing -3
        ("rage", 11, 10),  # own +4, opposing +1
        ("numb", 8, 6),  # the power of the ape, 2, does not count
        ("root", 7, 6),  # its habitat, 3, does not count
    ],
)
def test_what_strategy_cards_do(card: str, ape: int, boar: int) -> None:
    """«cada jugador podrá ir exponiendo las cartas de estrategia a su necesidad» (sheet 1 and 4)."""
    state = position()
    stand(state, "boar wood-1", fresh=True)
    holds(state, "B", strategies=card)
    play(state, f"{POSITION}, A use, B use, B expose {card}")
    assert claims(state, f"total ape {ape}") == []
    assert claims(state, f"total boar {boar}") == []


def test_a_cancelled_habitat_may_be_one_that_takes() -> None:
    """«cada jugador podrá ir exponiendo las cartas de estrategia» (sheet 1): the modifier is off,
    whatever it is."""
    state = position()
    stand(state, "boar wood-1")
    holds(state, "A", strategies="root")
    play(state, "A asp claw-a+mid step wood-1, A hold, A expose root")
    assert claims(state, "total boar 5") == []
    assert claims(state, "total asp 3") == []


def test_favourable_habitats_count_on_flooding_ground() -> None:
    """«Solo en batallas de animal terrestre vs animal acuático» (sheet 6): between players +3 stays."""
    state = position()
    no_cards(state)
    stand(state, "bear wood-1")
    flood(state, "wood-1 1")
    assert battles(play(state, f"{POSITION}, A hold")) == [("ape", 8, "bear", 8)]


# Exposing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "first"),
    [("boar", "B"), ("bear", "A"), ("cat", "A")],  # 3, 8 and 9 against 8
)
def test_whoever_is_behind_exposes_first(enemy: str, first: str) -> None:
    """«Las cartas de estrategia, serán expuestas por el jugador según sus necesidades en la batalla en curso»
    (sheet 4): the one behind first, the attacker where level."""
    state = position()
    stand(state, f"{enemy} wood-1")
    play(state, f"{POSITION}, A hold")
    assert now(state) == (first, "expose")
    other = "C" if enemy == "cat" else "B"
    assert refused(state, f"{'A' if first != 'A' else other} pass") == {"HB0202"}


def test_cards_are_exposed_in_turn_until_both_pass() -> None:
    """«serán expuestas por el jugador según sus necesidades» (sheet 4): who passed may come back if the other goes
    on."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A hold, A pass, B expose boost")
    assert now(state) == ("A", "expose")
    play(state, "A expose boost, B pass")
    assert now(state) == ("A", "expose")  # 10 to 10; the last exposure was A's
    assert battles(play(state, "A pass")) == [("ape", 10, "bear", 10)]


def test_one_card_at_a_time() -> None:
    """«cada jugador podrá ir exponiendo las cartas» (sheet 4): one at a time; a record may try to name two."""
    state = position()
    stand(state, "bear wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    findings = GAME.check(state, Expose("A", strategy="boost", bird="wren"))
    assert [one.code for one in findings] == ["HB0502"]


def test_cards_may_be_kept() -> None:
    """«se iran utilizando segun su necesidad en la ronda de juego y en las disputas de las batallas» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1", "cow dune-2")
    assert spent(play(state, f"{POSITION}, A hold, A pass, B pass")) == []
    due(state, "A")
    play(state, "A asp fang-a+low wing dune-2, A hold")
    assert {"A expose boost", "A expose curse", "A expose numb"} <= set(options(state))


def test_who_has_nothing_left_is_not_asked() -> None:
    """«según sus necesidades» (sheet 4): nobody passes who could do nothing else."""
    state = position()
    no_cards(state)
    holds(state, "A", bird="wren")
    stand(state, "bear wood-1")
    assert battles(play(state, f"{POSITION}, A hold, A bird wren")) == [("ape", 9, "bear", 8)]


def test_one_strategy_card_for_an_animal_in_a_battle() -> None:
    """«Solo se puede asignar una carta de estrategia o sorpresa por animal» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A hold, A expose boost, B pass")
    assert refused(state, "A expose curse") == {"HB0506"}
    assert refused(state, "A bird wren") == set()


def test_one_strategy_card_for_an_animal_in_its_life() -> None:
    """«Solo se puede asignar una carta de estrategia o sorpresa por animal» (sheet 4): also in another battle, and
    the one that it has counts no more."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A use, B pass, A expose boost, B pass, A pass")
    due(state, "C")
    play(state, "C cat claw-c+top step wood-1, C hold, B pass, C pass, C hold")  # first the bear
    assert refused(state, "A use") == {"HB0201"}
    assert claims(state, "total ape 8") == []  # neither power nor boost
    assert refused(state, "A expose curse") == {"HB0506"}
    assert refused(state, "A bird owl") == set()


def test_a_strategy_card_is_not_assigned_again() -> None:
    """«una vez destapadas y asignadas al animal, ya no podran ser reasignadas a otro animal» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1", "cow dune-2")
    play(state, f"{POSITION}, A hold, A expose boost, B pass, A pass")
    due(state, "A")
    play(state, "A asp fang-a+low wing dune-2, A hold")
    assert refused(state, "A expose boost") == {"HB0505"}
    assert refused(state, "A expose curse") == set()


def test_a_strategy_card_is_for_a_single_animal() -> None:
    """«Solo se permite el uso de una carta de estrategia para ser asignada a un único animal» (sheet 4): it
    changes only the totals of the battle that it was exposed in."""
    state = position()
    holds(state, "A", strategies="boost", bird="-")
    state.invocations[0] = ()
    stand(state, "auk wood-1", "bear wood-1")
    play(state, f"{POSITION}, A hold, A expose boost, B pass")
    assert state.strategies[0] == ()
    due(state, "C")
    play(state, "C cat claw-c+low step wood-1, C hold")
    assert claims(state, "total auk 6") == []


def test_only_dealt_strategy_cards() -> None:
    """«Cada jugador recibe 3 cartas de estrategia diferentes en cada ronda» (sheet 2 and 4)."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A hold")
    assert refused(state, "A expose root") == {"HB0505"}
    assert refused(state, "A expose wren") == {"HB0301"}


def test_birds_are_consumed() -> None:
    """«Si en batalla se expone un recurso, poder y/o beneficio, este será consumido» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1", "cow dune-2")
    events = play(state, f"{POSITION}, A hold, A bird wren, B pass, A bird owl, B pass")
    assert spent(events) == ["A wren", "A owl"]
    play(state, "A pass")
    assert scores(state) == "1 0 0 0"
    due(state, "A")
    play(state, "A asp fang-a+low wing dune-2, A hold, A expose boost, C pass")
    assert now(state) == ("B", "position")  # no bird is left, and the asp has its strategy card


def test_a_bird_that_is_spent_or_another_players_is_refused() -> None:
    """«este será consumido sin poder retractarse» (sheet 4)."""
    state = position()
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A hold, A bird wren, B pass")
    assert refused(state, "A bird wren") == {"HB0507"}
    assert refused(state, "A bird hawk") == {"HB0507"}
    assert refused(state, "A bird boost") == {"HB0301"}


# Points ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "after"), [("use", "1 0 0 0"), ("hold", "0 1 0 0")])
def test_the_winner_gets_one_point(power: str, after: str) -> None:
    """«Al finalizar una batalla entre jugadores, el ganador recibirá 1 punto de victoria» (sheet 4)."""
    state = position()
    no_cards(state)
    holds(state, "B", bird="wren")
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A {power}, B bird wren")  # 9 against 10 or 8
    assert scores(state) == after


@pytest.mark.parametrize("before", ["0 0 0 0", "6 0 0 0", "6 6 9 9"])
def test_a_tie_gives_nothing(before: str) -> None:
    """«Si en una batalla entre jugadores los jugadores quedaron empatados, ningún jugador obtendrá punto de
    batalla» (sheet 4); players who do not fight lose nothing."""
    state = position()
    no_cards(state)
    state.points = [int(word) for word in before.split()]
    stand(state, "bear wood-1")
    assert scored(play(state, f"{POSITION}, A hold")) == []
    assert scores(state) == before


@pytest.mark.parametrize(
    ("before", "after"),
    [("7 0 0 0", "6 0 0 0"), ("0 7 0 0", "0 6 0 0"), ("7 9 7 0", "6 8 7 0"), ("8 6 0 0", "7 6 0 0")],
)
def test_seven_or_more_lose_one_in_a_tie(before: str, after: str) -> None:
    """«Si en una batalla entre jugadores los jugadores quedaron empatados y el o los jugadores que están en
    batalla tienen 7 puntos de victoria o más, en ese escenario, el jugador perderá 1 punto de victoria» (sheet
    4)."""
    state = position()
    no_cards(state)
    state.points = [int(word) for word in before.split()]
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A hold")
    assert scores(state) == after


def test_whoever_loses_with_seven_loses_no_point() -> None:
    """«quedaron empatados» (sheet 4): a loss is no tie."""
    state = position()
    no_cards(state)
    points(state, A=7, B=7)
    stand(state, "bear wood-1")
    play(state, f"{POSITION}, A use")
    assert scores(state) == "8 7 0 0"


def test_every_battle_of_a_mover_counts_by_itself() -> None:
    """«Al finalizar una batalla» (sheet 3 and 4): a win, a tie at seven, a loss."""
    state = position()
    no_cards(state)
    points(state, A=6)
    stand(state, "boar wood-1", "bear wood-1", "deer wood-1")
    events = play(state, f"{POSITION}, A hold, A hold, A hold")
    assert scored(events) == [("A", 1), ("A", -1), ("D", 1)]
