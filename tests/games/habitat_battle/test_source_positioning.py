"""Habitat Battle by its source text, «Fase de Posicionamiento de Animales» and «Consideraciones Importantes»."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dsnotation.games.habitat_battle.tables import Tables
from tests.games.habitat_battle.positions import (
    battles,
    claims,
    due,
    kinds,
    misread,
    next_round,
    no_cards,
    now,
    options,
    play,
    position,
    refused,
    stand,
    where,
)
from tests.games.habitat_battle.tiny import ANIMALS, MOVEMENTS, POWERS, read_tiny

# What each player positions in three turns, on spaces of their own.
PLACES = ("wood-1", "wood-2", "wood-3", "dune-1", "dune-2", "street")


def _turn(seat: str, slot: int, space: str) -> str:
    activator = ("low", "mid", "top")[slot]
    return f"{seat} {ANIMALS[seat][slot]} {POWERS[slot]}-{seat.lower()}+{activator} {MOVEMENTS[slot]} {space}"


# Assigning -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "A ape step wood-1",  # neither
        "A ape claw-a step wood-1",  # no activator
        "A ape low step wood-1",  # no power
        "A ape step claw-a+low wood-1",  # the movement before the power
        "A ape claw-a+low wood-1",  # no movement
    ],
)
def test_power_and_activator_come_before_the_movement(line: str) -> None:
    """«Antes de realizar el movimiento de un animal, el jugador debe haber asignado el poder y su respectivo
    activador» (sheet 3)."""
    assert misread(line)
    assert not misread("A ape claw-a+low step wood-1")


def test_one_movement_for_each_animal() -> None:
    """«Solo se puede asignar un movimiento por animal» (sheet 3)."""
    state = position()
    play(state, _turn("A", 0, "wood-1"))
    due(state, "A")
    assert refused(state, "A ape fang-a+mid wing wood-2") == {"HB0402"}
    assert misread("A ape claw-a+low step wing wood-1")
    assert misread("A ape claw-a+low step wood-1 wing")


def test_a_movement_card_is_for_one_animal() -> None:
    """«una carta por cada animal» (sheet 3)."""
    state = position()
    play(state, _turn("A", 0, "wood-1"))
    due(state, "A")
    assert "HB0405" in refused(state, "A asp fang-a+mid step wood-2")
    assert refused(state, "A asp fang-a+mid march wood-2") >= {"HB0405"}  # not in the kit
    assert refused(state, "A asp fang-a+mid wing wood-2") == set()


def test_one_activator_for_each_power() -> None:
    """«Solo se puede asignar un activador de poder a cada carta de poder» (sheet 3)."""
    assert misread("A ape claw-a+low+mid step wood-1")
    state = position()
    play(state, _turn("A", 0, "wood-1"))
    due(state, "A")
    assert refused(state, "A asp claw-a+mid wing wood-2") == {"HB0403"}  # the power has one already
    assert refused(state, "A asp fang-a+low wing wood-2") == {"HB0404"}
    assert refused(state, "A asp claw-b+mid wing wood-2") == {"HB0403"}  # the power of another player


def test_equal_activators_are_as_many_as_there_are() -> None:
    """«Solo se puede asignar un activador de poder a cada carta de poder» (sheet 2 and 3): two of
    low, two powers."""
    state = position()
    state.activators[0] = (0, 0, 1)
    play(state, "A ape claw-a+low step wood-1")
    due(state, "A")
    play(state, "A asp fang-a+low wing wood-2")
    due(state, "A")
    assert refused(state, "A auk horn-a+low dash wood-3") == {"HB0404"}
    play(state, "A auk horn-a+mid dash wood-3")


@pytest.mark.parametrize(
    ("power", "activator", "points"),
    [("claw", "low", 1), ("claw", "mid", 2), ("claw", "top", 4), ("fang", "mid", 3), ("horn", "low", 0)],
)
def test_the_activator_sets_the_level(power: str, activator: str, points: int) -> None:
    """«este definirá el nivel de poder asignado a ese animal», «los puntos que se sumarán a los puntos base»
    (sheet 1 and 4)."""
    state = position()
    no_cards(state)
    stand(state, "bear street")
    events = play(state, f"A ape {power}-a+{activator} step street, A use")
    assert battles(events) == [("ape", 5 + points, "bear", 5)]


def test_each_type_of_movement_once() -> None:
    """«Cada tipo de movimiento solo puede ser usado una vez por jugador durante esta fase» (sheet 3): step
    and march are of the same type."""
    state = position()
    step, march, wing = (state.tables.movements.number[name] for name in ("step", "march", "wing"))
    state.movements[0] = (step, march, wing)
    play(state, "A ape claw-a+low step wood-3")
    due(state, "A")
    assert refused(state, "A asp fang-a+mid march wood-2") == {"HB0406"}
    assert refused(state, "A asp fang-a+mid wing wood-2") == set()
    assert not any("march" in line for line in options(state))
    due(state, "B")
    assert refused(state, "B bear claw-b+low step wood-2") == set()  # another player may use the type


def test_in_the_next_round_each_type_is_free_again() -> None:
    """«solo puede ser usado una vez por jugador durante esta fase» (sheet 3): the phase comes again."""
    state = position()
    for slot in range(3):
        due(state, "A")
        play(state, _turn("A", slot, "wood-3"))
    next_round(state)
    play(state, _turn("A", 1, "wood-1"))


# Moving ----------------------------------------------------------------------------------------------------


def test_three_active_animals_begin_on_the_start() -> None:
    """«Cada jugador cuenta con 3 animales activos», «representados por sus fichas en el tablero» (sheet 3)."""
    state = position()
    for animal in ("ape", "asp", "auk", "dog"):
        assert where(state, animal) == "camp"
    assert refused(state, "A bear claw-a+low step wood-1") == {"HB0401"}  # of another player
    assert refused(state, "A fox claw-a+low step wood-1") == {"HB0401"}  # of nobody
    assert {line.split()[1] for line in options(state)} == {"ape", "asp", "auk"}


def test_animals_move_from_the_start_alternately() -> None:
    """«El jugador que inicia deberá asignar una carta de movimiento a cada uno de sus animales y moverlos
    alternadamente con los demás jugadores desde la posición de partida» (sheet 3)."""
    state = position()
    assert now(state) == ("A", "position")
    [moved] = play(state, _turn("A", 0, "wood-1"))
    assert (moved.kind, moved.origin, moved.target) == ("animal-moved", "camp", "wood-1")
    assert refused(state, "A asp fang-a+mid wing wood-2") == {"HB0202"}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_turn_passes_left_until_all_stand(players: int) -> None:
    """«luego, el turno pasa al jugador a su izquierda, quien repetirá el mismo proceso», «Esta secuencia continúa
    hasta que todos los jugadores hayan realizado el posicionamiento de sus animales» (sheet 3): three turns
    each."""
    state = position(players)
    seats = "ABCDEF"[:players]
    order = []
    for slot in range(3):
        for seat in seats:
            order.append(now(state))
            # The third ones meet on wood-3: battles come in between.
            play(state, _turn(seat, slot, "wood-3" if slot == 2 else PLACES[seats.index(seat)]))
            while now(state) not in ((seats[(seats.index(seat) + 1) % players], "position"), ("chance", "appear")):
                answer = now(state)
                assert answer is not None
                play(state, f"{answer[0]} {'hold' if answer[1] == 'power' else 'pass'}")
    assert order == [(seat, "position") for _ in range(3) for seat in seats]
    assert now(state) == ("chance", "appear")
    assert refused(state, _turn("A", 0, "wood-2")) == {"HB0201"}


def test_the_movement_is_carried_out_at_once() -> None:
    """«Cuando el animal tenga asignado un movimiento, este debe efectuarse en el tablero» (sheet 3)."""
    state = position()
    play(state, _turn("A", 0, "dune-1"))
    assert where(state, "ape") == "dune-1"
    assert claims(state, "at dune-1 ape") == []


@pytest.mark.parametrize(
    ("movement", "space", "codes"),
    [
        ("dash", "wood-2", set()),
        ("dash", "wood-3", set()),
        ("dash", "wood-1", {"HB0407"}),  # one step, at least two
        ("dash", "dune-1", {"HB0407"}),  # four steps, at most three
        ("dash", "street", {"HB0407"}),  # no such way at all
        ("hop", "dune-2", set()),  # listed from the camp
        ("hop", "lake", {"HB0407"}),  # listed from elsewhere
        ("step", "camp", {"HB0407"}),  # a movement leads away
        ("step", "pond", {"HB0301"}),
    ],
)
def test_movement_cards_lead_where_they_say(movement: str, space: str, codes: set[str]) -> None:
    """«El movimiento se realiza acorde a la explicación de los parágrafos anteriores acerca de las cartas de
    movimiento» (sheet 1 and 3): those paragraphs are not in the text, the set has them."""
    state = position()
    state.movements[0] = tuple(state.tables.movements.number[name] for name in ("step", "dash", "hop"))
    assert refused(state, f"A ape claw-a+low {movement} {space}") == codes


# Coming to others ------------------------------------------------------------------------------------------


def test_a_battle_comes_before_the_next_movement() -> None:
    """«Si en medio de una ronda de movimiento el jugador cae en una casilla donde previamente había un animal, la
    prioridad es la batalla antes de que el jugador que estaba en la misma casilla se pueda mover» (sheet 3)."""
    state = position()
    play(state, _turn("A", 0, "wood-1"))
    events = play(state, _turn("B", 0, "wood-1"))
    assert kinds(events) == ["animal-moved", "battle-began"]
    for line in ("A asp fang-a+mid wing wood-2", "C cat claw-c+low step wood-2"):
        assert refused(state, line) == {"HB0201"}
    play(state, "B use, A hold")
    assert refused(state, "C cat claw-c+low step wood-2") == {"HB0201"}  # still the cards
    play(state, "A pass, B pass, C cat claw-c+low step wood-2")


def test_own_animals_do_not_fight() -> None:
    """Sheet 3: entering a space held only by one's own animals is no battle."""
    state = position()
    stand(state, "asp wood-1", "auk wood-1")
    assert kinds(play(state, _turn("A", 0, "wood-1"))) == ["animal-moved"]
    assert now(state) == ("B", "position")


def test_only_opponents_of_a_mixed_space_are_fought() -> None:
    """Sheet 3: one after the other in the order in which they came; one's own animal there is not fought."""
    state = position()
    no_cards(state)
    stand(state, "cow wood-1", "asp wood-1", "boar wood-1")
    events = play(state, "A ape claw-a+low step wood-1, A hold, A hold")
    assert battles(events) == [("ape", 8, "cow", 3), ("ape", 8, "boar", 3)]


@pytest.mark.parametrize(
    ("first", "fought"),
    [
        ("cow wood-1", ["cow", "bear", "deer"]),  # wins, ties, loses
        ("cat wood-1", ["cat"]),  # loses at once
    ],
)
def test_the_mover_fights_until_it_loses(first: str, fought: list[str]) -> None:
    """Sheet 3: one after the other until the mover has lost or all have been fought; a tie is no loss."""
    state = position()
    no_cards(state)
    stand(state, first, "bear wood-1", "deer wood-1", "dog wood-1")
    events = play(state, f"A ape claw-a+low step wood-1{', A hold' * len(fought)}")
    assert [enemy for _, _, enemy, _ in battles(events)] == fought


def test_the_start_is_no_place_for_battles() -> None:
    """Sheet 3: all animals begin there, and nobody fights."""
    assert kinds(play(position(), _turn("A", 0, "wood-1"))) == ["animal-moved"]


# Habitats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("animal", "space", "total"),
    [
        ("ape", "wood-1", 8),  # 5, favourable: +3
        ("ape", "dune-1", 3),  # unfavourable: -2
        ("ape", "lake", 5),  # not named: 0
        ("auk", "wood-1", 6),  # 4 and +2
        ("auk", "lake", 5),
        ("asp", "dune-2", 8),
        ("asp", "wood-3", 3),
    ],
)
def test_the_habitat_where_a_movement_ends_changes_the_points(animal: str, space: str, total: int) -> None:
    """«los jugadores deben considerar cuidadosamente en qué hábitat terminan sus movimientos, ya que esto puede
    afectar el puntaje base» (sheet 1 and 4)."""
    state = position()
    stand(state, f"bear {space}")
    play(state, f"A {animal} claw-a+low step {space}")
    assert claims(state, f"total {animal} {total}") == []


def test_street_and_start_are_neutral() -> None:
    """«hay ambientes que no suman, ni restan a los puntos base», «El punto de partida y los ambientes de street o
    ciudad» (sheet 1): whatever an animal names."""
    game_set, _ = read_tiny()
    fond = tuple(replace(animal, habitats={"street": 3, "camp": -2, "wood": 3}) for animal in game_set.animal)
    fond_of_towns = Tables(replace(game_set, animal=fond))
    for space, modifier in (("street", 0), ("camp", 0), ("wood-1", 3)):
        assert fond_of_towns.modifier(0, fond_of_towns.spaces.number[space]) == modifier
    state = position()
    state.tables = fond_of_towns
    stand(state, "bear street")
    play(state, "A ape claw-a+low step street")
    assert claims(state, "total ape 5") == []
    assert claims(state, "total bear 5") == []


def test_a_player_without_a_way_is_passed_over() -> None:
    """Sheet 3 gives every player three turns; if no movement of a player leads anywhere, nothing can be done."""
    state = position()
    state.movements[1] = (0, 0, 0)  # three times step, and one was used
    stand(state, "bear wood-1")
    events = play(state, _turn("A", 0, "wood-2"))
    assert kinds(events) == ["animal-moved", "no-move"]
    assert now(state) == ("C", "position")
