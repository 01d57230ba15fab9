"""Habitat Battle by its source text, «Fases de Ataque de Insectos y Animales Acuáticos»: the aquatic animals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.tables import Tables
from tests.games.habitat_battle.positions import (
    aquatic,
    battles,
    before_deals,
    claims,
    deal,
    due,
    flood,
    incursions,
    kinds,
    misread,
    next_round,
    no_cards,
    now,
    play,
    points,
    position,
    refused,
    scored,
    scores,
    spent,
    stage,
    stand,
)
from tests.games.habitat_battle.tiny import read_tiny

# Pike: 6, wood +3, dune -2. Eel: 5, dune +3. Newt: 4, wood +1. Crab: 9, wood +1, dune +1.


def test_aquatic_animals_are_nobodys() -> None:
    """«los animales acuáticos son autónomos, no serán gestionados por ninguno de los jugadores» (sheet 6)."""
    assert misread("A aquatic pike wood-1")
    assert refused(before_deals(), deal("A").replace("auk", "pike")) == {"HB0307"}
    state = incursions()
    assert refused(state, "aquatic wasp wood-1") == {"HB0701"}
    assert refused(state, "aquatic ape wood-1") == {"HB0701"}
    assert refused(position(), "aquatic pike wood-1") == {"HB0201"}


# Flooding --------------------------------------------------------------------------------------------------


def test_without_a_defender_the_space_floods_by_a_stage() -> None:
    """«Si el animal acuático aparece en un ambiente terrestre y no hay ningún animal para defenderlo, entonces, el
    ambiente pasara de seco, a etapa de inundación» (sheet 6)."""
    state = incursions()
    stand(state, "ape wood-2")  # elsewhere
    assert kinds(play(state, "aquatic pike wood-1")) == ["flood-changed"]
    assert (stage(state, "wood-1"), stage(state, "wood-2")) == (1, 0)


def test_flooding_goes_step_by_step() -> None:
    """«sin embargo, esta inundación será progresiva» (sheet 6): dry, flooding, flooded; and then it stays so."""
    state = incursions()
    play(state, "aquatic pike wood-1")
    assert stage(state, "wood-1") == 1
    next_round(state)
    later = incursions()
    state.phase, state.pending = later.phase, later.pending
    assert stage(state, "wood-1") == 1
    play(state, "aquatic pike wood-1")
    assert stage(state, "wood-1") == 2
    assert now(state) == ("chance", "appear")  # one flooded space is no channel
    assert refused(state, "aquatic eel wood-1") == {"HB0703"}


@pytest.mark.parametrize("space", ["lake", "street", "camp"])
def test_only_land_is_flooded(space: str) -> None:
    """«aparece en un ambiente terrestre» (sheet 6)."""
    assert refused(incursions(), f"aquatic pike {space}") == {"HB0702"}


@pytest.mark.parametrize(("animal", "movement"), [("ape", "step"), ("asp", "wing"), ("auk", "step")])
def test_an_animal_alone_takes_a_stage_back(animal: str, movement: str) -> None:
    """«Esta regla también aplica a la inversa, es decir se reduce una etapa de inundación si no hay un animal
    acuático que la defienda» (sheet 6)."""
    state = position()
    flood(state, "wood-1 1, wood-2 1")
    events = play(state, f"A {animal} claw-a+low {movement} wood-1")
    assert kinds(events) == ["animal-moved", "flood-changed"]
    assert (stage(state, "wood-1"), stage(state, "wood-2")) == (0, 1)


def test_no_stage_goes_back_where_others_are() -> None:
    """«Esta regla también aplica a la inversa» (sheet 6): an animal that is alone there."""
    state = position()
    no_cards(state)
    flood(state, "wood-1 1")
    stand(state, "boar wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")  # a battle that it wins
    assert stage(state, "wood-1") == 1


def test_no_stage_goes_back_where_a_companion_is() -> None:
    """«Esta regla también aplica a la inversa» (sheet 6): an animal that is alone there; so not beside one's
    own."""
    state = position()
    flood(state, "wood-1 1")
    stand(state, "asp wood-1")
    play(state, "A ape claw-a+low step wood-1")
    assert stage(state, "wood-1") == 1


def test_no_stage_goes_back_where_an_aquatic_animal_defends() -> None:
    """«se reduce una etapa de inundación si no hay un animal acuático que la defienda» (sheet 6): they fight, and
    whoever loses leaves the stage or raises it."""
    state = position(aquatic_stays=True)
    flood(state, "wood-1 1")
    aquatic(state, "pike wood-1")
    events = play(state, "A ape claw-a+low step wood-1")  # 5 to 6
    assert battles(events) == [("ape", 5, "pike", 6)]
    assert stage(state, "wood-1") == 2


def test_after_a_tie_the_aquatic_animal_still_defends() -> None:
    """«si no hay un animal acuático que la defienda» (sheet 6): nobody won, and both are there."""
    state = position(aquatic_stays=True)
    flood(state, "wood-1 1")
    aquatic(state, "pike wood-1")
    due(state, "C")
    assert battles(play(state, "C cat claw-c+low step wood-1")) == [("cat", 6, "pike", 6)]
    assert stage(state, "wood-1") == 1
    assert claims(state, "at wood-1 cat pike") == []


def test_a_beaten_aquatic_animal_defends_no_more() -> None:
    """«si no hay un animal acuático que la defienda» (sheet 6): once it is beaten there is none."""
    state = position(aquatic_stays=True)
    flood(state, "wood-1 1")
    aquatic(state, "newt wood-1")
    due(state, "C")
    events = play(state, "C cat claw-c+low step wood-1")  # 6 to 5
    assert kinds(events)[-2:] == ["aquatic-left", "flood-changed"]
    assert stage(state, "wood-1") == 0


def test_a_flooded_space_stays_flooded() -> None:
    """«este será inundado» (sheet 6): a space at stage 2 is no stage of flooding any more."""
    state = position()
    flood(state, "wood-1 2")
    play(state, "A ape claw-a+low step wood-1")
    assert stage(state, "wood-1") == 2


def test_a_dry_space_stays_dry() -> None:
    """«Esta regla también aplica a la inversa» (sheet 6): there is nothing below dry."""
    state = position()
    assert kinds(play(state, "A ape claw-a+low step wood-1")) == ["animal-moved"]
    assert stage(state, "wood-1") == 0


# Battles ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("animal", "enemy", "totals", "after"),
    [
        ("ape", "pike", (8, 9), 1),
        ("cat", "pike", (9, 9), 0),
        ("deer", "pike", (10, 9), 0),
        ("asp", "newt", (3, 5), 1),
    ],
)
def test_each_victory_of_an_aquatic_animal_floods(
    animal: str, enemy: str, totals: tuple[int, int], after: int
) -> None:
    """«Si el animal acuático aparece y hay uno o más animales deberá haber combate, por cada victoria de animal
    acuático, se obtendrá como resultado una etapa de inundación» (sheet 6)."""
    state = incursions()
    stand(state, f"{animal} wood-1", fresh=True)
    events = play(state, f"aquatic {enemy} wood-1")
    assert battles(events) == [(animal, totals[0], enemy, totals[1])]
    assert stage(state, "wood-1") == after
    assert ("aquatic-left" in kinds(events)) == (totals[0] > totals[1])
    assert scored(events) == []


def test_two_victories_flood() -> None:
    """«Con dos etapas de inundación, o dos victorias seguidas sobre el ambiente este será inundado» (sheet 6): one
    after the other; in the second battle the first stage counts already."""
    state = incursions()
    stand(state, "ape wood-1", "bear wood-1", "dog wood-1")
    events = play(state, "aquatic pike wood-1")
    assert battles(events) == [("ape", 8, "pike", 9), ("bear", 5, "pike", 6)]  # the dog need not fight
    assert stage(state, "wood-1") == 2
    assert now(state) == ("chance", "appear")


def test_stages_and_victories_add_up() -> None:
    """«Con dos etapas de inundación» (sheet 6): one stage from before and one victory."""
    state = incursions()
    flood(state, "wood-1 1")
    stand(state, "ape wood-1")
    play(state, "aquatic pike wood-1")
    assert stage(state, "wood-1") == 2


def test_each_animal_defends() -> None:
    """«hay uno o más animales deberá haber combate» (sheet 6): each in turn, in the order in which they came."""
    state = incursions()
    stand(state, "deer wood-1", "cat wood-1", "ape wood-1")
    events = play(state, "aquatic pike wood-1")
    assert battles(events) == [("deer", 10, "pike", 9), ("cat", 9, "pike", 9), ("ape", 8, "pike", 9)]
    assert stage(state, "wood-1") == 1
    assert kinds(events)[-1] == "aquatic-left"  # the deer has beaten it
    assert claims(state, "at wood-1 deer cat ape") == []


@pytest.mark.parametrize(
    ("animal", "enemy", "space", "totals"),
    [
        ("ape", "pike", "wood-1", (5, 6)),  # +3 is off on both sides
        ("asp", "eel", "dune-1", (5, 5)),
        ("asp", "pike", "dune-1", (5, 4)),  # -2 stays
        ("asp", "pike", "wood-1", (3, 6)),
        ("ape", "crab", "dune-1", (3, 10)),  # +1 is not the most that a habitat gives
        ("auk", "newt", "wood-1", (6, 5)),
    ],
)
def test_at_stage_one_favourable_habitats_are_off(
    animal: str, enemy: str, space: str, totals: tuple[int, int]
) -> None:
    """«Solo en batallas de animal terrestre vs animal acuático y si el ambiente se encuentra con 1 etapa de
    inundación se inhabilitan los puntos máximos otorgados por ambiente», «ni el animal terrestre podrá tener +3 de
    su ambiente favorable, ni el animal acuático podrá tener +3 de ambiente favorable» (sheet 6)."""
    state = incursions()
    flood(state, f"{space} 1")
    stand(state, f"{animal} {space}")
    assert battles(play(state, f"aquatic {enemy} {space}")) == [(animal, totals[0], enemy, totals[1])]


def test_on_dry_ground_favourable_habitats_count() -> None:
    """«si el ambiente se encuentra con 1 etapa de inundación» (sheet 6): not on a dry one."""
    state = incursions()
    stand(state, "asp dune-1")
    flood(state, "wood-3 1")  # beside it
    assert battles(play(state, "aquatic eel dune-1")) == [("asp", 8, "eel", 8)]


def test_no_cards_no_birds_and_no_powers() -> None:
    """«La aparición de los animales acuáticos bloqueará cualquier carta de estrategia o de ave entregada, al igual
    que los poderes asignados a los animales», «En las batallas con los animales acuáticos no hay uso de cartas de
    estrategia, ni el uso de aves de apoyo» (sheet 6): nobody is asked, nothing is spent, also no invocation."""
    state = incursions()
    stand(state, "ape wood-1", fresh=True)
    events = play(state, "aquatic pike wood-1")
    assert kinds(events) == ["battle-began", "battle-ended", "flood-changed"]
    assert spent(events) == []
    assert now(state) == ("chance", "appear")
    for line in ("A use", "A expose boost", "A bird wren", "A bird owl"):
        assert refused(state, line) == {"HB0201"}


def test_a_tie_with_an_aquatic_animal_costs_nothing() -> None:
    """Sheet 6: the text names a loss at seven points only for battles between players and against insects."""
    state = incursions()
    points(state, C=8)
    stand(state, "cat wood-1")
    play(state, "aquatic pike wood-1")
    assert scores(state) == "0 0 8 0"


# The channel -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flooded", "space", "won"),
    [
        ("wood-2 2", "wood-1", True),
        ("wood-3 2", "wood-1", False),  # not adjacent
        ("wood-3 2", "dune-1", True),  # of whatever habitat
        ("dune-1 2", "dune-2", False),
        ("wood-2 1", "wood-1", False),  # flooding is not flooded
    ],
)
def test_two_adjacent_flooded_spaces_are_a_channel(flooded: str, space: str, won: bool) -> None:
    """«Los animales acuáticos tienen como principal objetivo invadir para inundar el ambiente terrestre y lograr
    armar un canal de agua en al menos 2 posiciones de ambiente terrestre», «los animales acuáticos si buscan ganar
    la partida» (sheet 6 and 7)."""
    state = incursions()
    points(state, A=9)
    flood(state, f"{flooded}, {space} 1")
    events = play(state, f"aquatic pike {space}")
    assert ("game-ended" in kinds(events)) == won
    if won:
        assert now(state) is None
        assert claims(state, "winner aquatic") == []
        first, second, *_ = GAME.outcome(state).standings
        assert (first.actor, first.rank, second.actor, second.rank) == ("aquatic", 1, "A", 2)
        assert refused(state, "calm") == {"HB0203"}
    else:
        assert claims(state, "winner aquatic") != []


@pytest.mark.parametrize(("first", "second"), [("wood-1", "wood-2"), ("wood-2", "wood-1")])
def test_adjacent_is_whatever_is_a_neighbour_one_way_or_the_other(first: str, second: str) -> None:
    """Sheet 6, docs/habitat-battle-sets.md: two spaces are adjacent if one has the other as a neighbour."""
    game_set, _ = read_tiny()
    one_way = tuple(
        replace(space, neighbours={"walk": ("wood-2",)} if space.id == "wood-1" else {})
        if space.id.startswith("wood")
        else space
        for space in game_set.space
    )
    state = incursions()
    state.tables = Tables(replace(game_set, space=one_way))
    flood(state, f"{first} 2, {second} 1")
    assert "game-ended" in kinds(play(state, f"aquatic pike {second}"))


def test_a_channel_may_come_in_the_midst_of_battles() -> None:
    """«lograr armar un canal de agua» (sheet 6 and 7): at once; who stood there fights no more."""
    state = incursions()
    flood(state, "wood-2 2, wood-1 1")
    stand(state, "ape wood-1", "bear wood-1")
    assert len(battles(play(state, "aquatic pike wood-1"))) == 1
    assert now(state) is None


def test_a_mover_may_complete_the_channel_by_losing() -> None:
    """«por cada victoria de animal acuático» (sheet 6 and 7): also where an animal comes to one that stayed."""
    state = position(aquatic_stays=True)
    flood(state, "wood-2 2, wood-1 1")
    aquatic(state, "pike wood-1")
    stand(state, "boar wood-1")
    assert kinds(play(state, "A ape claw-a+low step wood-1"))[-1] == "game-ended"
    assert now(state) is None
