"""Habitat Battle as prose: every kind of move and event, and whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import dsnotation
from dsnotation.core.messages import Message, told
from dsnotation.core.telling import narrator
from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.events import EVENT_TYPES
from dsnotation.games.habitat_battle.moves import MOVE_TYPES
from dsnotation.games.habitat_battle.narration import _EVENTS, _MOVES
from dsnotation.games.habitat_battle.state import State
from dsnotation.notation.reader import read_string
from dsnotation.render.languages import translation
from tests.games.habitat_battle.positions import (
    before_deals,
    before_kits,
    deal,
    flood,
    incursions,
    kit,
    moves_of,
    no_cards,
    points,
    position,
    stand,
)

RECORDS = Path(dsnotation.__file__).parent.parent / "records" / "habitat_battle"


def tell(state: State, text: str) -> list[str]:
    """The sentences for some lines; they are played."""
    sentences = []
    for move in moves_of(state, text):
        before = state.copy()
        sentences.append(str(GAME.narrate(before, move, GAME.apply(state, move))))
    return sentences


def test_the_game_can_be_told() -> None:
    assert narrator(GAME) is GAME
    assert GAME.side_name("B") == "B"
    assert GAME.side_name("aquatic") == "aquatic animals"


def test_every_kind_of_move_and_event_has_its_sentence() -> None:
    assert set(_MOVES) == {kind.__dataclass_fields__["kind"].default for kind in MOVE_TYPES}
    assert set(_EVENTS) == {kind.__dataclass_fields__["kind"].default for kind in EVENT_TYPES}


@lru_cache
def sentences(name: str) -> tuple[tuple[Any, Message], ...]:
    """Every move of a sample game with its sentence."""
    document = read_string((RECORDS / name).read_text(encoding="utf-8"))
    setup, _ = GAME.setup({tag.name: tag.value for tag in document.games[0].tags})
    assert setup is not None
    state = GAME.start(setup)
    found = []
    for statement in document.games[0].statements:
        for draft in statement.drafts:
            move, before = GAME.complete(state, draft), state.copy()
            found.append((move, GAME.narrate(before, move, GAME.apply(state, move))))
            assert before.key() == before.copy().key()
    return tuple(found)


@pytest.mark.parametrize("name", ["four-players.dsn", "six-players.dsn"])
def test_each_move_of_the_sample_games_is_one_sentence(name: str) -> None:
    for move, sentence in sentences(name):
        assert re.fullmatch(r"[A-ZÉ][^.\n]*[^ .;]\.", sentence), (move, sentence)
        assert "  " not in sentence


@pytest.mark.parametrize("language", ["pt", "fr", "ru", "es"])
def test_things_are_named_in_the_language_that_is_told(language: str) -> None:
    catalogue = translation(language)
    every = [told(sentence, catalogue) for _, sentence in sentences("four-players.dsn")]
    start = {"pt": "vai para o espaço rio 2", "fr": "sur la case rivière 2", "ru": "на клетку «река 2»",
             "es": "va a la casilla río 2"}[language]  # fmt: skip
    assert any(start in sentence for sentence in every)
    ox = {"pt": "boi-almiscarado", "fr": "bœuf musqué", "ru": "овцебык", "es": "buey almizclero"}[language]
    assert any(ox in sentence for sentence in every)
    assert not any("musk ox" in sentence for sentence in every)


def test_what_is_handed_out() -> None:
    state = before_kits()
    assert tell(state, kit("A")) == [
        "A gets for the whole game the activators low, mid and top, the movement cards step, wing and dash and the"
        " bird invocation card owl."
    ]


def test_strategy_cards_that_nobody_saw() -> None:
    state = before_deals()
    [hidden, some] = tell(state, f"{deal('A', '? ? ?')}\n{deal('B', 'boost ? ?')}")
    assert hidden.endswith("the bird card wren and 3 unseen strategy cards.")
    assert some.endswith("and the strategy cards boost and 2 unseen cards.")


def test_an_insect() -> None:
    state = incursions()
    no_cards(state)
    stand(state, "ape wood-1", "bear wood-1", fresh=True)
    assert tell(state, "insect wasp wood-1, A use, B hold\ninsect moth wood-2\ncalm") == [
        "An insect appears on wood-1: wasp; the wasp fights A's ape.",
        "A uses up the power claw-a of the ape; the ape beats the wasp by 9 to 8; A gets 2 victory points; the"
        " wasp fights B's bear.",
        "B does not use the power claw-b of the bear; the bear and the wasp are level at 8.",
        "An insect appears on wood-2, where no animal stands: moth.",
        "Nothing more appears in this round.",
    ]


def test_an_aquatic_animal() -> None:
    state = incursions()
    stand(state, "ape wood-1")
    flood(state, "dune-1 1")
    assert tell(state, "aquatic pike wood-2\naquatic eel dune-1\ncalm") == [
        "An aquatic animal appears on wood-2, where nobody defends: pike; the flood on wood-2 is at stage 1 now.",
        "An aquatic animal appears on dune-1, where nobody defends: eel; dune-1 is flooded.",
        "Nothing more appears in this round; the pike leaves wood-2; the eel leaves dune-1.",
    ]


def test_the_channel() -> None:
    state = incursions()
    flood(state, "wood-1 1, wood-2 2")
    assert tell(state, "aquatic pike wood-1") == [
        "An aquatic animal appears on wood-1, where nobody defends: pike; wood-1 is flooded; the game is over: the"
        " aquatic animals have their channel."
    ]


def test_a_round_without_incursions_and_the_end() -> None:
    state = incursions(rounds=1)
    assert tell(state, "calm") == [
        "Neither insects nor aquatic animals appear in this round; the game is over: 1 round was played."
    ]


def test_who_begins_is_told_where_it_changes() -> None:
    state = incursions(starter="left")
    assert tell(state, "calm")[0].endswith("; B begins the next round.")


def test_a_loser_goes_back_and_a_tie_costs_a_point() -> None:
    state = position(loser="returns-to-start")
    no_cards(state)
    stand(state, "bear wood-1")
    [_, ended] = tell(state, "A ape claw-a+top step wood-1, A use")
    assert ended == (
        "A uses up the power claw-a of the ape; the ape beats the bear by 12 to 8; A gets 1 victory point;"
        " B's bear goes back to camp."
    )
    state = position()
    no_cards(state)
    points(state, A=7)
    stand(state, "bear wood-1")
    [_, level] = tell(state, "A ape claw-a+low step wood-1, A hold")
    assert level == (
        "A does not use the power claw-a of the ape; the ape and the bear are level at 8; A loses 1 victory point."
    )


def test_water_goes_down() -> None:
    state = position()
    flood(state, "wood-1 1")
    assert tell(state, "A ape claw-a+low step wood-1")[0].endswith("by step; wood-1 is dry again.")


def battle() -> Iterator[str]:
    """A battle between players, in sentences."""
    state = position()
    yield from tell(state, "A ape claw-a+low step wood-1")
    yield from tell(state, "B bear claw-b+mid step wood-1, B use, A hold")
    yield from tell(state, "A expose boost, B pass, A pass")


def test_a_battle_between_players() -> None:
    first, came, used, held, exposed, passed, ended = battle()
    assert first == "A's ape gets the power claw-a with the activator low and goes to wood-1 by step."
    assert came.endswith("goes to wood-1 by step; the bear fights A's ape.")
    assert used == "B uses up the power claw-b of the bear."
    assert held == "A does not use the power claw-a of the ape."
    assert exposed == "A exposes and uses up the strategy card boost for the ape."
    assert passed == "B exposes nothing."
    assert ended.startswith("A exposes nothing more; ")
    assert re.search(r"; the \w+ (beats the \w+ by \d+ to \d+; [AB] gets 1 victory point|and the .* level)", ended)
