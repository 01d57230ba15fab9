"""Each option of a game set in each of its values (or some of its numbers): what it changes. Sheet 7, "open
points"."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.model import SetOptions
from dsnotation.games.habitat_battle.state import State
from tests.games.habitat_battle.positions import (
    aquatic,
    battles,
    before_kits,
    claims,
    deal,
    due,
    flood,
    incursions,
    kinds,
    kit,
    next_round,
    no_cards,
    now,
    options,
    play,
    points,
    position,
    refused,
    scores,
    stage,
    stand,
    where,
)


def test_every_option_has_a_test() -> None:
    tested = {name.removeprefix("test_option_") for name in globals() if name.startswith("test_option_")}
    for field in fields(SetOptions):
        assert any(name == field.name or name.startswith(f"{field.name}__") for name in tested), field.name


def calm_end(state: State) -> None:
    """The incursions begin, and nothing appears."""
    later = incursions()
    state.phase, state.pending = later.phase, later.pending
    play(state, "calm")


@pytest.mark.parametrize(("target", "ends"), [(0, False), (1, True), (5, True), (6, False), (10, False)])
def test_option_victory_points(target: int, ends: bool) -> None:
    """Four points and one more: that ends the game exactly where the set asks for at most five."""
    state = position(victory_points=target)
    no_cards(state)
    points(state, A=4)
    if target == 1:
        points(state, A=0)
    stand(state, "boar wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert (now(state) is None) == ends
    assert (claims(state, "winner A") == []) == ends


def test_option_victory_points__taken_away() -> None:
    """A tie takes a point from whoever has seven: that doesn't win, even if one is left at the target."""
    state = position(victory_points=7, penalty_from=7)
    no_cards(state)
    points(state, A=6, B=6)
    stand(state, "bear wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert (now(state), scores(state)) == (("B", "position"), "6 6 0 0")


@pytest.mark.parametrize(("rounds", "after"), [(1, [True]), (2, [False, True]), (0, [False] * 4)])
def test_option_rounds(rounds: int, after: list[bool]) -> None:
    state = incursions(rounds=rounds)
    points(state, C=2)
    for over in after:
        calm_end(state)
        assert (now(state) is None) == over
        if not over:
            assert now(state) == ("A", "deal")
            play(state, "\n".join(deal(seat) for seat in "ABCD"))
    if after[-1]:
        assert claims(state, "winner C") == []
        played = "1 round was played" if rounds == 1 else f"{rounds} rounds were played"
        assert GAME.outcome(state).reason == played


@pytest.mark.parametrize(
    ("least", "after"),
    [(7, "6 6 2 0"), (8, "7 6 2 0"), (6, "6 5 2 0"), (1, "6 5 2 0")],
)
def test_option_penalty_from(least: int, after: str) -> None:
    state = position(penalty_from=least)
    no_cards(state)
    points(state, A=7, B=6, C=2)
    stand(state, "bear wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert scores(state) == after


@pytest.mark.parametrize(("least", "after"), [(7, "7 0 0 0"), (9, "8 0 0 0")])
def test_option_penalty_from__insects(least: int, after: str) -> None:
    state = incursions(penalty_from=least)
    no_cards(state)
    points(state, A=8)
    stand(state, "ape wood-1")
    play(state, "insect wasp wood-1")
    assert scores(state) == after


@pytest.mark.parametrize(("value", "fought"), [("all", ["boar", "cow"]), ("first", ["boar"])])
def test_option_battles(value: str, fought: list[str]) -> None:
    state = position(battles=value)
    no_cards(state)
    stand(state, "boar wood-1", "cow wood-1")
    events = play(state, f"A ape claw-a+low step wood-1{', A hold' * len(fought)}")
    assert [enemy for _, _, enemy, _ in battles(events)] == fought
    assert now(state) == ("B", "position")


@pytest.mark.parametrize("value", ["all", "first"])
def test_option_battles__insects_fight_everybody(value: str) -> None:
    """The option is about the mover; in an incursion each animal there fights."""
    state = incursions(battles=value)
    no_cards(state)
    stand(state, "boar wood-1", "cow wood-1")
    assert len(battles(play(state, "insect wasp wood-1"))) == 2


@pytest.mark.parametrize(
    ("value", "enemy", "ours", "theirs"),
    [
        ("stays", "boar", "wood-1", "wood-1"),
        ("stays", "deer", "wood-1", "wood-1"),
        ("returns-to-start", "boar", "wood-1", "camp"),  # 8 to 3
        ("returns-to-start", "deer", "camp", "wood-1"),  # 8 to 10
        ("returns-to-start", "bear", "wood-1", "wood-1"),  # a tie has no loser
    ],
)
def test_option_loser(value: str, enemy: str, ours: str, theirs: str) -> None:
    state = position(loser=value)
    no_cards(state)
    stand(state, f"{enemy} wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert (where(state, "ape"), where(state, enemy)) == (ours, theirs)


def test_option_loser__is_not_moved_again() -> None:
    """It was positioned: one movement for each animal in a round."""
    state = position(loser="returns-to-start")
    no_cards(state)
    stand(state, "deer wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    due(state, "A")
    assert refused(state, "A ape fang-a+mid wing wood-2") == {"HB0402"}


def test_option_loser__goes_while_the_mover_fights_on() -> None:
    state = position(loser="returns-to-start")
    no_cards(state)
    stand(state, "boar wood-1", "deer wood-1", "cow wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold, A hold")
    assert claims(state, "at wood-1 deer cow") == []


@pytest.mark.parametrize("value", ["stays", "returns-to-start"])
def test_option_loser__against_insects_and_aquatic_animals(value: str) -> None:
    """The option is about battles between players."""
    state = incursions(loser=value)
    no_cards(state)
    stand(state, "boar wood-1", "asp wood-2")
    play(state, "insect wasp wood-1, aquatic pike wood-2")
    assert (where(state, "boar"), where(state, "asp")) == ("wood-1", "wood-2")


@pytest.mark.parametrize(
    ("value", "enemy", "first"),
    [("behind", "boar", "B"), ("attacker", "boar", "A"), ("behind", "bear", "A"), ("attacker", "bear", "A")],
)
def test_option_strategy_order(value: str, enemy: str, first: str) -> None:
    state = position(strategy_order=value)
    stand(state, f"{enemy} wood-1")
    play(state, "A ape claw-a+low step wood-1, A hold")
    assert now(state) == (first, "expose")


@pytest.mark.parametrize(("value", "starters"), [("fixed", "AAAAA"), ("left", "ABCDA")])
def test_option_starter(value: str, starters: str) -> None:
    state = position(starter=value, rounds=9)
    for number, starter in enumerate(starters):
        if number:
            next_round(state)
        assert now(state) == (starter, "position")


def test_option_starter__deals_begin_with_a_and_the_turn_passes_left() -> None:
    state = position(starter="left")
    next_round(state)
    seats = []
    for space in ("wood-1", "wood-2", "dune-1", "dune-2"):
        decision = now(state)
        assert decision is not None
        seat = decision[0]
        seats.append(seat)
        animal = {"A": "ape", "B": "bear", "C": "cat", "D": "deer"}[seat]
        play(state, f"{seat} {animal} claw-{seat.lower()}+low step {space}")
    assert seats == list("BCDA")


@pytest.mark.parametrize(
    ("channel", "flooded", "ends"),
    [
        (2, "wood-2 2", True),
        (3, "wood-2 2", False),
        (3, "wood-2 2, wood-3 2", True),
        (4, "wood-2 2, wood-3 2", False),
        (4, "wood-2 2, wood-3 2, dune-1 2", True),
        (3, "wood-3 2, dune-1 2", False),  # three, but not in one
    ],
)
def test_option_channel(channel: int, flooded: str, ends: bool) -> None:
    state = incursions(channel=channel)
    flood(state, f"wood-1 1, {flooded}")
    play(state, "aquatic pike wood-1")
    assert (now(state) is None) == ends


@pytest.mark.parametrize(("reward", "after"), [(0, "0 0 0 0"), (1, "0 0 0 1"), (3, "0 0 0 3")])
def test_option_aquatic_reward(reward: int, after: str) -> None:
    state = incursions(aquatic_reward=reward)
    stand(state, "deer wood-1", "cat wood-1", "boar wood-1")  # a victory, a tie, a loss
    play(state, "aquatic pike wood-1")
    assert scores(state) == after


def test_option_aquatic_reward__may_win() -> None:
    state = incursions(aquatic_reward=2)
    points(state, D=8)
    stand(state, "deer wood-1", "boar wood-1")
    play(state, "aquatic pike wood-1")
    assert now(state) is None
    assert claims(state, "winner D") == []
    assert stage(state, "wood-1") == 0  # the boar fights no more


@pytest.mark.parametrize(("stays", "then"), [(False, []), (True, [("ape", 5, "pike", 6)])])
def test_option_aquatic_stays(stays: bool, then: list[Any]) -> None:
    """Unbeaten it stays for the next round and fights whoever comes; or it goes, and the space is free."""
    state = incursions(aquatic_stays=stays)
    play(state, "aquatic pike wood-1")
    assert claims(state, "at wood-1 pike") == []  # in either case until the end of the round
    next_round(state)
    assert (claims(state, "at wood-1 pike") == []) == stays
    assert battles(play(state, "A ape claw-a+low step wood-1")) == then
    assert stage(state, "wood-1") == (2 if stays else 0)


def test_option_aquatic_stays__not_where_it_was_beaten() -> None:
    state = incursions(aquatic_stays=True)
    stand(state, "deer wood-1")
    assert "aquatic-left" in kinds(play(state, "aquatic pike wood-1"))
    assert claims(state, "at wood-1 deer") == []


def test_option_aquatic_stays__no_second_one_on_its_space() -> None:
    state = incursions(aquatic_stays=True)
    aquatic(state, "pike wood-1")
    assert refused(state, "aquatic eel wood-1") == {"HB0704"}


def test_option_aquatic_stays__no_appearance_elsewhere() -> None:
    """It stays on its space: it can't be on two."""
    state = incursions(aquatic_stays=True)
    play(state, "aquatic pike wood-1")
    assert refused(state, "aquatic pike dune-1") == {"HB0604"}
    next_round(state)
    later = incursions()
    state.phase, state.pending = later.phase, later.pending
    assert refused(state, "aquatic pike dune-1") == {"HB0705"}
    assert refused(state, "aquatic pike wood-1") == {"HB0705"}
    assert refused(state, "aquatic eel dune-1") == set()
    assert not any(line.startswith("aquatic pike") for line in options(state))


@pytest.mark.parametrize(
    ("number", "birds", "codes"),
    [
        (0, "", set()),
        (0, "owl", {"HB0302"}),
        (1, "owl", set()),
        (1, "", {"HB0302"}),
        (1, "owl kite", {"HB0302"}),
        (1, "wren", {"HB0306"}),
        (2, "owl kite", set()),
        (2, "owl owl", {"HB0303"}),
    ],
)
def test_option_invocations(number: int, birds: str, codes: set[str]) -> None:
    assert refused(before_kits(invocations=number), kit("A", birds=birds)) == codes
