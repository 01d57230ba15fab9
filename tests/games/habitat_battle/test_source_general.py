"""Habitat Battle by its source text, «Reglas Generales del juego»: players, deals, kits, what is open.

Each test quotes the sentences that it holds; `test_source_table` keeps the list of all sentences.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.state import UNKNOWN
from dsnotation.games.habitat_battle.tables import Tables
from dsnotation.replay.random_play import RandomChooser
from tests.games.habitat_battle.positions import (
    battles,
    before_deals,
    before_kits,
    claims,
    deal,
    doubted,
    due,
    incursions,
    kinds,
    kit,
    misread,
    moves_of,
    next_round,
    no_cards,
    now,
    play,
    position,
    refused,
    stand,
)
from tests.games.habitat_battle.tiny import read_tiny

# What is read here without the set; only the number of the tags matters.
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix")


def test_the_set_of_these_tests_has_no_mistakes() -> None:
    assert read_tiny()[1] == []


@pytest.mark.parametrize(
    ("players", "codes"), [(1, {"HB0101"}), (3, {"HB0101"}), (4, set()), (5, set()), (6, set())]
)
def test_four_to_six_play(players: int, codes: set[str]) -> None:
    """«La cantidad de jugadores será mínimo de 4 y máximo de 6» (sheet 2)."""
    tags: dict[str, str] = {"Set": "demo"}
    tags.update(zip(SEATS, NAMES[:players], strict=False))
    setup, findings = GAME.setup(tags)
    assert {one.code for one in findings} - {"HB0106"} == codes
    assert (setup is None) == bool(codes)


def test_more_than_six_can_not_play() -> None:
    """«La cantidad de jugadores será mínimo de 4 y máximo de 6» (sheet 2): there is no seat for a seventh."""
    assert len(SEATS) == 6
    with pytest.raises(ValueError, match="needs 4 to 6"):
        GAME.invent_tags(7, RandomChooser(1, 0.5))


# Deals -----------------------------------------------------------------------------------------------------


def _dealt(animals: str = "ape asp auk", powers: str = "claw-a fang-a horn-a", strategies: str = "? ? ?") -> str:
    return f"deal A animals {animals} powers {powers} bird wren strategies {strategies}"


@pytest.mark.parametrize(
    ("animals", "codes"),
    [
        ("ape asp auk", set()),
        ("cat dog finch", set()),  # any three of the set
        ("ape asp", {"HB0302"}),
        ("ape asp auk bear", {"HB0302"}),
        ("ape asp ape", {"HB0303"}),
        ("ape asp owl", {"HB0301"}),
    ],
)
def test_three_different_animals(animals: str, codes: set[str]) -> None:
    """«Cada jugador recibe 3 animales diferentes en cada ronda» (sheet 2)."""
    assert refused(before_deals(), _dealt(animals=animals)) == codes


@pytest.mark.parametrize(
    ("powers", "codes"),
    [
        ("claw-b fang-c horn-a", set()),
        ("claw-a fang-a", {"HB0302"}),
        ("claw-a fang-a horn-a claw-b", {"HB0302"}),
        ("claw-a fang-a claw-a", {"HB0303"}),
    ],
)
def test_three_different_powers(powers: str, codes: set[str]) -> None:
    """«Cada jugador recibe 3 cartas de poder diferentes en cada ronda» (sheet 2)."""
    assert refused(before_deals(), _dealt(powers=powers)) == codes


@pytest.mark.parametrize(
    ("strategies", "codes"),
    [
        ("boost curse numb", set()),
        ("? ? ?", set()),  # hidden
        ("boost ? ?", set()),
        ("boost curse", {"HB0302"}),
        ("boost curse numb root", {"HB0302"}),
        ("boost curse boost", {"HB0303"}),
    ],
)
def test_three_different_strategy_cards(strategies: str, codes: set[str]) -> None:
    """«Cada jugador recibe 3 cartas de estrategia diferentes en cada ronda» (sheet 2)."""
    assert refused(before_deals(), _dealt(strategies=strategies)) == codes


def test_what_another_player_has_is_not_dealt_again() -> None:
    """«Cada jugador recibe 3 animales diferentes en cada ronda» (sheet 1 and 2): the set has one of each."""
    state = before_deals()
    play(state, deal("A"))
    assert refused(state, deal("B").replace("bear", "ape")) == {"HB0304"}
    assert refused(state, deal("B").replace("claw-b", "claw-a")) == {"HB0304"}
    play(state, deal("B"))  # boost, curse and numb again: there are six of each


def test_every_round_is_a_new_deal() -> None:
    """«en cada ronda de repartición de personajes» (sheet 2): new animals, powers, strategies; A may get B's."""
    state = position()
    stand(state, "ape wood-1", "bear wood-2")
    state.phase, state.pending = incursions().phase, incursions().pending
    play(state, "calm")
    assert (now(state), state.turn) == (("A", "deal"), 2)
    play(state, "deal A animals bear boar bat powers claw-b fang-b horn-b bird hawk strategies root rage boost")
    play(state, deal("B").replace("bear boar bat", "ape asp auk").replace("-b", "-a"))
    play(state, "\n".join((deal("C"), deal("D"))))
    assert claims(state, "at wood-1 -") == []
    assert now(state) == ("A", "position")
    assert refused(state, "A ape claw-b+low step wood-1") == {"HB0401"}
    play(state, "A bear claw-b+low step wood-1")


@pytest.mark.parametrize("birds", ["", "owl", "kite"])
def test_one_bird_a_round(birds: str) -> None:
    """«Cada jugador recibe 1 carta de ave al inicio de la ronda» (sheet 2)."""
    line = _dealt()
    if birds:  # an invocation card is for the whole game, it is not that bird
        assert refused(before_deals(), line.replace("wren", birds)) == {"HB0308"}
    else:
        for odd in ("", "wren hawk"):
            assert misread(line.replace("bird wren", f"bird {odd}" if odd else ""))
        state = position()
        next_round(state)
        assert [state.tables.birds.ids[bird] for bird in state.birds] == ["wren"] * 4


def test_the_bird_of_the_round_is_not_for_insects() -> None:
    """«está ave no podrá ser usada en una incursión de insecto» (sheet 2 and 5)."""
    state = incursions()
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert refused(state, "A bird wren") == {"HB0603"}
    assert refused(state, "A bird owl") == set()


# Kits ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("activators", "codes"),
    [
        ("low mid top", set()),
        ("low low low", set()),  # the text asks for three, not for different ones
        ("low mid", {"HB0302"}),
        ("low mid top top", {"HB0302"}),
        ("low mid claw-a", {"HB0301"}),
    ],
)
def test_three_activators_for_the_game(activators: str, codes: set[str]) -> None:
    """«Cada jugador recibe 3 activadores de poder al inicio de la partida» (sheet 2)."""
    assert refused(before_kits(), kit("A", activators=activators)) == codes


def test_there_are_as_many_activators_as_the_set_says() -> None:
    """«Cada jugador recibe 3 activadores de poder al inicio de la partida» (sheet 1 and 2): six of each level."""
    state = before_kits()
    play(state, kit("A", activators="low low low"))
    play(state, kit("B", activators="low low low"))
    assert refused(state, kit("C", activators="low mid top")) == {"HB0304"}


def test_three_tokens_on_the_board() -> None:
    """«Cada jugador recibe 3 fichas de tablero» (sheet 2 and 3): three pieces, all on the start."""
    state = position(4)
    assert len(state.pieces) == 4 * 3
    assert claims(state, "at camp ape asp auk bear boar bat cat cow crow deer dog duck") == []
    assert len(position(6).pieces) == 6 * 3


@pytest.mark.parametrize(
    ("movements", "codes"),
    [
        ("step wing dash", set()),
        ("march hop wing", set()),
        ("step wing", {"HB0302"}),
        ("step wing dash hop", {"HB0302"}),
        ("step wing step", {"HB0303"}),
        ("step wing march", {"HB0305"}),  # two of one type: one could never be used
    ],
)
def test_three_movement_cards_for_the_game(movements: str, codes: set[str]) -> None:
    """«Cada jugador recibe 3 cartas de movimiento al inicio de la partida» (sheet 2)."""
    assert refused(before_kits(), kit("A", movements=movements)) == codes


def test_kits_are_for_the_whole_game() -> None:
    """«3 activadores de poder al inicio de la partida», «3 cartas de movimiento al inicio de la partida» (sheet
    2): in the next round no kit, and what was assigned is free again."""
    state = position()
    play(state, "A ape claw-a+top step wood-1, B bear claw-b+low wing wood-2")
    next_round(state)
    assert now(state) == ("A", "position")
    play(state, "A ape claw-a+top step wood-1")


# The sense of the game -------------------------------------------------------------------------------------


def test_whoever_has_the_points_wins() -> None:
    """«El juego se gana obteniendo puntos de batalla» (sheet 7): at the end of a battle, at once."""
    state = position()
    no_cards(state)
    state.points[0] = 9
    stand(state, "boar wood-1", "cow wood-1")
    events = play(state, "A ape claw-a+low step wood-1, A hold")
    assert battles(events) == [("ape", 8, "boar", 3)]
    assert kinds(events)[-1] == "game-ended"  # the battle with the cow does not begin
    assert now(state) is None
    assert claims(state, "winner A") == []
    assert refused(state, "B bear claw-b+low step wood-2") == {"HB0203"}
    outcome = GAME.outcome(state)
    assert (outcome.finished, outcome.winners) == (True, ("A",))


@pytest.mark.parametrize(
    ("points", "winner"), [((3, 5, 4, 0), "B"), ((5, 5, 4, 0), "A B"), ((0, 0, 0, 0), "A B C D")]
)
def test_after_the_last_round_most_points_win(points: tuple[int, ...], winner: str) -> None:
    """«El juego se gana obteniendo puntos de batalla» (sheet 7): rounds used up; a tie is shared."""
    state = incursions(rounds=2)
    state.points = list(points)
    next_round(state)
    assert state.turn == 2
    next_round_due = incursions(rounds=2)
    state.phase, state.pending = next_round_due.phase, next_round_due.pending
    play(state, "calm")
    assert now(state) is None
    assert claims(state, f"winner {winner}") == []
    ranks = {one.actor: one.rank for one in GAME.outcome(state).standings}
    assert {seat for seat, rank in ranks.items() if rank == 1} == set(winner.split())


# What is open ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", ["animals ape asp ?", "powers claw-a fang-a ?", "bird ?"])
def test_what_is_dealt_is_open(hidden: str) -> None:
    """«Los elementos en la mano de cada jugador», «serán visibles para todos los jugadores» (sheet 2): a ? is what
    nobody wrote down, so that the deal can't be verified."""
    word = hidden.split()[0]
    parts = {"animals": "animals ape asp auk", "powers": "powers claw-a fang-a horn-a", "bird": "bird wren"}
    lines = " ".join({**parts, word: hidden}.values())
    assert not misread(f"deal A {lines}")


@pytest.mark.parametrize("hidden", ["activators low mid ?", "movements step wing ?"])
def test_kits_are_open(hidden: str) -> None:
    """«Animales, Poderes, Activadores de Poder y Movimientos» (sheet 2): here, too."""
    parts = {"activators": "activators low mid top", "movements": "movements step wing dash"}
    lines = " ".join({**parts, hidden.split()[0]: hidden}.values())
    assert not misread(f"kit A {lines}")


def test_strategy_cards_are_hidden() -> None:
    """«con exepción de las cartas de Estrategia» (sheet 2): a record may leave them out."""
    state = before_deals()
    play(state, "deal A animals ape asp auk powers claw-a fang-a horn-a bird wren")
    assert state.strategies[0] == (UNKNOWN,) * 3


def test_a_hidden_card_that_is_exposed_is_unverified() -> None:
    """«con exepción de las cartas de Estrategia» (sheet 2): nobody saw what was dealt, and it is no mistake."""
    state = position()
    stand(state, "bear wood-1")
    state.strategies[0] = (UNKNOWN,) * 3
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert doubted(state, "A expose rage") == {"HB0505"}
    [move] = moves_of(state, "A expose rage")
    GAME.apply(state, move)
    assert state.strategies[0] == (UNKNOWN,) * 2
    assert claims(state, "total ape 12") == []


def test_a_hidden_card_is_one_that_there_still_is() -> None:
    """«con exepción de las cartas de Estrategia» (sheet 1 and 2): where all copies are elsewhere, it can't be."""
    state = position(players=6)
    stand(state, "bear wood-1")
    for seat in range(6):
        state.strategies[seat] = (UNKNOWN,) * 3 if seat == 0 else (0, 1, 2)
    assert state.tables.strategies.ids[0] == "boost"
    state.strategies[1] = (1, 2)
    state.pieces[3] = state.pieces[3]._replace(strategy=0)  # exposed by B
    due(state, "A")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert refused(state, "A expose boost") == set()  # the set has six
    game_set, _ = read_tiny()
    fewer = tuple(replace(card, copies=5) for card in game_set.strategy)
    state.tables = Tables(replace(game_set, strategy=fewer))
    assert refused(state, "A expose boost") == {"HB0505"}
    assert refused(state, "A expose rage") == set()
