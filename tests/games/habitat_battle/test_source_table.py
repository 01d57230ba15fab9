"""Every sentence of the source text of Habitat Battle, and the tests that hold it.

Left: words that stand in one sentence of the text only (a part in parentheses counts as one). Right: tests of the
`test_source_*` files; each quotes those words. Headings say nothing by themselves, nor does the remark that sends
the reader to scenarios that the text does not have.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.habitat_battle import (
    test_source_aquatics,
    test_source_battles,
    test_source_general,
    test_source_insects,
    test_source_positioning,
)

MODULES: tuple[Any, ...] = (
    test_source_general,
    test_source_positioning,
    test_source_battles,
    test_source_insects,
    test_source_aquatics,
)
SENTENCES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Reglas Generales del juego
    ("La cantidad de jugadores será mínimo de 4 y máximo de 6",
     ("test_four_to_six_play", "test_more_than_six_can_not_play")),
    ("Cada jugador recibe 3 animales diferentes en cada ronda",
     ("test_three_different_animals", "test_what_another_player_has_is_not_dealt_again")),
    ("Cada jugador recibe 3 cartas de poder diferentes en cada ronda", ("test_three_different_powers",)),
    ("Cada jugador recibe 3 cartas de estrategia diferentes en cada ronda",
     ("test_three_different_strategy_cards", "test_only_dealt_strategy_cards")),
    ("3 activadores de poder al inicio de la partida",
     ("test_three_activators_for_the_game", "test_there_are_as_many_activators_as_the_set_says",
      "test_kits_are_for_the_whole_game")),
    ("Cada jugador recibe 3 fichas de tablero", ("test_three_tokens_on_the_board",)),
    ("3 cartas de movimiento al inicio de la partida",
     ("test_three_movement_cards_for_the_game", "test_kits_are_for_the_whole_game")),
    ("Cada jugador recibe 1 carta de ave al inicio de la ronda", ("test_one_bird_a_round",)),
    ("está ave no podrá ser usada en una incursión de insecto",
     ("test_the_bird_of_the_round_is_not_for_insects",)),
    ("Solo se puede asignar un movimiento por animal", ("test_one_movement_for_each_animal",)),
    ("Antes de realizar el movimiento de un animal, el jugador debe haber asignado el poder y su respectivo"
     " activador",
     ("test_power_and_activator_come_before_the_movement",)),
    ("Solo se puede asignar un activador de poder a cada carta de poder",
     ("test_one_activator_for_each_power", "test_equal_activators_are_as_many_as_there_are")),
    ("este definirá el nivel de poder asignado a ese animal", ("test_the_activator_sets_the_level",)),
    ("Solo se puede asignar una carta de estrategia o sorpresa por animal",
     ("test_one_strategy_card_for_an_animal_in_a_battle", "test_one_strategy_card_for_an_animal_in_its_life")),
    ("El juego se gana obteniendo puntos de batalla",
     ("test_whoever_has_the_points_wins", "test_after_the_last_round_most_points_win",
      "test_two_points_may_win_the_game")),
    ("Los elementos en la mano de cada jugador", ("test_what_is_dealt_is_open",)),
    ("Animales, Poderes, Activadores de Poder y Movimientos", ("test_kits_are_open",)),
    ("con exepción de las cartas de Estrategia",
     ("test_strategy_cards_are_hidden", "test_a_hidden_card_that_is_exposed_is_unverified",
      "test_a_hidden_card_is_one_that_there_still_is")),
    ("se iran utilizando segun su necesidad en la ronda de juego y en las disputas de las batallas",
     ("test_cards_may_be_kept",)),
    ("una vez destapadas y asignadas al animal, ya no podran ser reasignadas a otro animal",
     ("test_a_strategy_card_is_not_assigned_again",)),
    ("El movimiento se realiza acorde a la explicación de los parágrafos anteriores",
     ("test_movement_cards_lead_where_they_say",)),
    ("La incursión del insecto bloqueará cualquier carta de estrategia",
     ("test_no_strategy_card_and_no_dealt_bird", "test_without_an_invocation_nobody_is_asked",
      "test_powers_count_against_insects", "test_strategies_of_earlier_battles_do_not_count")),
    ("Solo se permite el uso de las cartas de invocación de ave",
     ("test_invocations_are_allowed_and_consumed", "test_several_invocations_may_be_used")),
    ("La aparición de los animales acuáticos bloqueará cualquier carta de estrategia o de ave entregada, al igual"
     " que los poderes asignados a los animales", ("test_no_cards_no_birds_and_no_powers",)),
    # Fase de Posicionamiento de Animales
    ("Cada jugador cuenta con 3 animales activos", ("test_three_active_animals_begin_on_the_start",)),
    ("representados por sus fichas en el tablero", ("test_three_active_animals_begin_on_the_start",)),
    ("El jugador que inicia deberá asignar una carta de movimiento a cada uno de sus animales y moverlos"
     " alternadamente con los demás jugadores desde la posición de partida",
     ("test_animals_move_from_the_start_alternately",)),
    ("solo puede ser usado una vez por jugador durante esta fase",
     ("test_each_type_of_movement_once", "test_in_the_next_round_each_type_is_free_again")),
    ("una carta por cada animal", ("test_a_movement_card_is_for_one_animal",)),
    ("Cuando el animal tenga asignado un movimiento, este debe efectuarse en el tablero",
     ("test_the_movement_is_carried_out_at_once",)),
    ("luego, el turno pasa al jugador a su izquierda, quien repetirá el mismo proceso",
     ("test_the_turn_passes_left_until_all_stand",)),
    ("Esta secuencia continúa hasta que todos los jugadores hayan realizado el posicionamiento de sus animales",
     ("test_the_turn_passes_left_until_all_stand",)),
    ("la prioridad es la batalla antes de que el jugador que estaba en la misma casilla se pueda mover",
     ("test_a_battle_comes_before_the_next_movement",)),
    # Consideraciones Importantes
    ("los jugadores deben considerar cuidadosamente en qué hábitat terminan sus movimientos, ya que esto puede"
     " afectar el puntaje base", ("test_the_habitat_where_a_movement_ends_changes_the_points",)),
    ("hay ambientes que no suman, ni restan a los puntos base", ("test_street_and_start_are_neutral",)),
    ("El punto de partida y los ambientes de street o ciudad", ("test_street_and_start_are_neutral",)),
    # Reglas de Batalla
    ("los jugadores podrán usar los potenciadores de poder",
     ("test_powers_may_be_used", "test_a_power_without_a_battle_is_not_used")),
    ("serán expuestas por el jugador según sus necesidades",
     ("test_whoever_is_behind_exposes_first", "test_cards_are_exposed_in_turn_until_both_pass")),
    ("Las batallas las inicia el último jugador en ocupar la posición y se deben efectuar inmediatamente",
     ("test_whoever_came_last_begins_at_once",)),
    ("Las batallas se darán enfrentando los atributos de cada animal, junto con el puntaje asociado al hábitat y"
     " los puntos que se adicionan por el uso de algún poder",
     ("test_totals_are_base_habitat_and_power_and_then_the_cards",)),
    ("cada jugador podrá ir exponiendo las cartas de estrategia",
     ("test_what_strategy_cards_do", "test_a_cancelled_habitat_may_be_one_that_takes")),
    ("Solo se permite el uso de una carta de estrategia para ser asignada a un único animal",
     ("test_a_strategy_card_is_for_a_single_animal",)),
    ("Al finalizar una batalla entre jugadores, el ganador recibirá 1 punto de victoria",
     ("test_the_winner_gets_one_point",)),
    ("los jugadores quedaron empatados, ningún jugador obtendrá punto de batalla", ("test_a_tie_gives_nothing",)),
    ("el o los jugadores que están en batalla tienen 7 puntos de victoria o más",
     ("test_seven_or_more_lose_one_in_a_tie",)),
    ("Al finalizar una batalla de jugador vs insecto, el ganador recibirá 2 puntos de victoria",
     ("test_the_winner_gets_two_points",)),
    ("el resultado fue un empate, no habrá punto de victoria para el jugador",
     ("test_a_tie_with_an_insect_gives_nothing",)),
    ("el jugador que está en batalla tiene 7 puntos de victoria o más",
     ("test_seven_or_more_lose_one_in_a_tie_with_an_insect",)),
    ("Si en batalla se expone un recurso, poder y/o beneficio",
     ("test_a_used_power_is_consumed_even_if_the_battle_was_lost", "test_birds_are_consumed")),
    ("sin poder retractarse",
     ("test_what_was_used_can_not_be_taken_back", "test_a_bird_that_is_spent_or_another_players_is_refused")),
    ("lograr armar un canal de agua en al menos 2 posiciones de ambiente terrestre",
     ("test_two_adjacent_flooded_spaces_are_a_channel",)),
    ("sin embargo, esta inundación será progresiva", ("test_flooding_goes_step_by_step",)),
    ("los animales acuáticos son autónomos, no serán gestionados por ninguno de los jugadores",
     ("test_aquatic_animals_are_nobodys", "test_insects_are_nobodys")),
    ("los animales acuáticos si buscan ganar la partida", ("test_two_adjacent_flooded_spaces_are_a_channel",)),
    ("no hay ningún animal para defenderlo, entonces, el ambiente pasara de seco, a etapa de inundación",
     ("test_without_a_defender_the_space_floods_by_a_stage",)),
    ("Esta regla también aplica a la inversa",
     ("test_an_animal_alone_takes_a_stage_back", "test_no_stage_goes_back_where_others_are",
      "test_no_stage_goes_back_where_a_companion_is", "test_a_dry_space_stays_dry")),
    ("si no hay un animal acuático que la defienda",
     ("test_no_stage_goes_back_where_an_aquatic_animal_defends", "test_a_beaten_aquatic_animal_defends_no_more",
      "test_after_a_tie_the_aquatic_animal_still_defends")),
    ("por cada victoria de animal acuático", ("test_each_victory_of_an_aquatic_animal_floods",)),
    ("hay uno o más animales deberá haber combate", ("test_each_animal_defends",)),
    ("o dos victorias seguidas sobre el ambiente este será inundado", ("test_two_victories_flood",)),
    ("se inhabilitan los puntos máximos otorgados por ambiente",
     ("test_at_stage_one_favourable_habitats_are_off",)),
    ("Solo en batallas de animal terrestre vs animal acuático",
     ("test_favourable_habitats_count_on_flooding_ground",
      "test_favourable_habitats_count_against_insects_on_flooding_ground")),
    ("ni el animal acuático podrá tener +3 de ambiente favorable",
     ("test_at_stage_one_favourable_habitats_are_off",)),
    ("En las batallas con los animales acuáticos no hay uso de cartas de estrategia, ni el uso de aves de apoyo",
     ("test_no_cards_no_birds_and_no_powers",)),
)  # fmt: skip
HEADINGS = (
    "Reglas Generales del juego",
    "Fase de Posicionamiento de Animales",
    "Consideraciones Importantes",
    "Fases de Ataque de Insectos y Animales Acuáticos",
    "Reglas de Batalla",
    "(Para profundizar ver escenarios de batalla)",
)
SEED = Path(__file__).parents[4] / "shared" / "seeds" / "004_15a29745136f9041.txt"


def quoting() -> dict[str, Callable[..., None]]:
    """The tests of the files that quote the text, by name."""
    return {name: test for module in MODULES for name, test in vars(module).items() if name.startswith("test_")}


def docstring(test: Callable[..., None]) -> str:
    return " ".join((test.__doc__ or "").split())


def sentences() -> list[str]:
    """The sentences of the text, parts in parentheses apart, without the headings."""
    lines = (line.strip().removeprefix("•").strip() for line in SEED.read_text(encoding="utf-8").splitlines())
    parts = [part for line in lines for part in re.split(r"(?<=[.)])\s+|\s+(?=\()", line) if part]
    return [part for part in parts if part.removesuffix(".") not in HEADINGS]


@pytest.mark.parametrize(("words", "names"), SENTENCES)
def test_each_named_test_is_there_and_quotes_the_sentence(words: str, names: tuple[str, ...]) -> None:
    for name in names:
        said = docstring(quoting()[name])
        assert words in said, name
        assert re.search(r"sheet \d", said), name


def test_every_quotation_is_of_the_text() -> None:
    if not SEED.is_file():
        pytest.skip("the source text is not here")
    text = " ".join(SEED.read_text(encoding="utf-8").split())
    quoted = [
        (name, words) for name, test in quoting().items() for words in re.findall("«(.+?)»", docstring(test))
    ]
    assert len(quoted) > 80
    assert [one for one in quoted if one[1] not in text] == []


def test_every_sentence_of_the_text_is_in_the_table() -> None:
    if not SEED.is_file():
        pytest.skip("the source text is not here")
    found = sentences()
    assert len(found) > 50
    for sentence in found:
        assert any(words in sentence for words, _ in SENTENCES), sentence
    for words, _ in SENTENCES:
        assert sum(words in sentence for sentence in found) == 1, words


def test_every_test_names_a_section_of_the_sheet() -> None:
    assert [name for name, test in quoting().items() if "heet " not in docstring(test)] == [
        "test_the_set_of_these_tests_has_no_mistakes"
    ]
