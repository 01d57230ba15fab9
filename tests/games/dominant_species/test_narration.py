"""Games told as prose: every move and event, whole sentences, nothing that matters left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core.messages import Message, told
from dsnotation.core.names import Name
from dsnotation.games.dominant_species import (
    GAME,
    components,
    events,
    moves,
    names,
    narration,
    narration_events,
    narration_words,
)
from dsnotation.games.dominant_species.report import element_list
from dsnotation.games.dominant_species.state import State
from dsnotation.render.languages import translation
from dsnotation.replay.random_play import RandomChooser, random_moves
from tests.brackets import Brackets, outside
from tests.games.dominant_species.positions import ALL_SIX, before_draws, position

RECORDS = Path(__file__).parents[3] / "records" / "dominant_species"
Told = tuple[State, Any, list[Any], Message]


def narrated(state: State, played: list[Any]) -> Iterator[Told]:
    for move in played:
        before = state.copy()
        after = GAME.apply(state, move)
        yield before, move, after, GAME.narrate(before, move, after)


@cache
def stories() -> tuple[Told, ...]:
    """Games at random: sensible and not, with few animals and all, under the rules and under options."""
    found: list[Told] = []
    for seed, animals, options in (
        (1, ALL_SIX, {}),
        (2, "Re Ar", {}),
        (3, ALL_SIX, {"planning_pass": "yes", "immigrants_pawn": "any"}),
        (4, "Ma Bi In", {"regression_order": "element-order"}),
        (5, ALL_SIX, {"dominance": "claimed"}),
        (6, "Ma Re Am Ar", {}),
    ):
        state = before_draws(animals, **options)
        played = [
            move
            for _, move in random_moves(GAME, state.copy(), RandomChooser(seed, 0.5 if seed % 2 else 0.9), 400)
        ]
        found += narrated(state, played)
    return tuple(found)


def test_every_kind_of_move_and_event_is_told() -> None:
    assert set(narration._TELLERS) == set(moves.MOVES)
    kinds = {event.__dataclass_fields__["kind"].default for event in events.EVENT_TYPES}
    assert set(narration_events._TELLERS) | narration_events.UNTOLD | {"survival-held"} == kinds


def test_the_games_have_most_kinds() -> None:
    assert len({move.kind for _, move, _, _ in stories()}) >= len(moves.MOVES) - 4
    assert len({event.kind for _, _, after, _ in stories() for event in after}) >= len(events.EVENT_TYPES) - 4


def test_a_move_is_one_sentence() -> None:
    for _, _, _, sentence in stories():
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not any(wrong in sentence for wrong in ("  ", "..", ";;", "; .", "{", "}", " ,", "()", "None"))


def test_all_of_it_can_be_told_in_another_language() -> None:
    codes = {*components.SECTION_WORDS, "free"}
    for _, _, _, sentence in stories():
        assert outside(told(sentence, Brackets())) <= codes, sentence


def test_what_happens_to_points_species_and_pawns_is_told() -> None:
    for _, _, after, sentence in stories():
        for event in after:
            if isinstance(event, events.PointsScored) and event.reason != "final scoring":
                assert f"{names.ANIMALS[event.animal]:all} " in sentence.lower()
                assert f" {abs(event.points)} VP" in sentence
            elif isinstance(event, events.SpeciesEliminated | events.SpeciesReturned | events.SpeciesAdded):
                assert event.hex in sentence
                assert f"{names.ANIMALS[event.animal]:all}" in sentence.lower()
            elif isinstance(event, events.PawnGained | events.PawnLost):
                assert "pawn" in sentence
            elif isinstance(event, events.ElementRemoved | events.ElementPlaced):
                assert f"{names.ELEMENTS[event.element]}" in sentence
                assert event.corner in sentence
            elif isinstance(event, events.CardTaken):
                assert f"{names.CARDS[event.card]}" in sentence


def test_narrating_changes_nothing() -> None:
    state = position()
    before = GAME.digest(state)
    move = GAME.compose(state, RandomChooser(1, 0.9))
    GAME.narrate(state, move, [])
    assert GAME.digest(state) == before


SENTENCES = [
    (moves.PlacePawn("Bi", "dom.3"), [], "The birds place a pawn on Domination (dom.3)."),
    (moves.PlacePawn("Bi", "was"), [], "The birds place a pawn on Wasteland."),
    (moves.PlacePawn("Bi", None), [], "The birds place no more pawns this turn."),
    (
        moves.Initiative("Bi", "ini", True, "dom.1"),
        [],
        "The birds move ahead of the amphibians in initiative order, and their pawn goes on to Domination"
        " (dom.1).",
    ),
    (
        moves.Initiative("Bi", "ini", False, None),
        [],
        "The birds keep their place in initiative order, and their pawn comes back into the hand.",
    ),
    (moves.Glaciation("In", "gla.1", "C3"), [], "The insects turn the jungle on C3 into tundra."),
    (moves.Glaciation("In", "gla.1", None), [], "The insects forgo Glaciation."),
    (
        moves.Competition("Ma", "com.6", (moves.Victim("D4", "Bi"),)),
        [
            events.SpeciesEliminated("Bi", "D4", 1, "competition"),
            events.SpeciesEliminated("In", "D2", 2, "extinction"),
            events.SpeciesEliminated("In", "E3", 1, "extinction"),
            events.SurvivalHeld("Ma"),
            events.PointsScored("Ma", 3, "survival"),
        ],
        "The mammals eliminate a species of the birds on D4; in Extinction the insects lose 3 species (2 on D2,"
        " 1 on E3); the mammals hold the Survival card and score 3 VP.",
    ),
    (
        moves.TakeCard("Ar", "Niche-Biomes"),
        [events.CardTaken("Ar", "Niche-Biomes"), events.PointsScored("Bi", -2, "Niche-Biomes")],
        "The arachnids take the card Niche Biomes; the birds lose 2 VP.",
    ),
    (
        moves.TakeCard("Ar", "Parasitism"),
        [events.PawnGained("Ar"), events.PawnGained("In")],
        "The arachnids take the card Parasitism; the arachnids and the insects get a new action pawn each.",
    ),
    (
        moves.Lose("Am", "pawn", None, "com.3"),
        [events.PawnLost("Am", "com.3")],
        "The amphibians give up their pawn on Competition (com.3).",
    ),
    (
        moves.Blight("Am", "C4", "C4e"),
        [events.ElementRemoved("g", "C4se", "Blight")],
        "With Blight the amphibians choose C4, where only the element on C4e stays; grass on C4se goes back into"
        " the bag.",
    ),
    (
        moves.Domination("Re", "dom.1", None),
        [
            events.ActionForgone("Re", "dom.1"),
            events.SurvivalHeld(None),
            events.PointsScored("Re", 4, "final scoring", "C4"),
            events.PointsScored("Ma", 2, "final scoring", "C4"),
            events.PointsScored("Re", 1, "final scoring", "D3"),
            events.GameEnded("ice-age", "Re"),
        ],
        "The reptiles forgo Domination; nobody holds the Survival card; the final scoring gives 2 VP to the"
        " mammals and 5 VP to the reptiles; the Ice Age ends the game.",
    ),
    (moves.Claim("all", "C4"), [events.DominanceLost("Bi", "C4")],
     "Nobody dominates C4 any more; the birds lose their cone on C4."),
    (moves.RevealTiles((None, None, None)), [], "The stacks turn up no tile."),
]  # fmt: skip


@pytest.mark.parametrize(("move", "after", "sentence"), SENTENCES)
def test_sentences(move: Any, after: list[Any], sentence: str) -> None:
    assert GAME.narrate(position(), move, after) == sentence


def test_sides_have_names() -> None:
    assert isinstance(GAME.side_name("Bi"), Name)
    assert GAME.side_name("chance") == "chance"


@pytest.mark.parametrize(
    ("language", "told_so"),
    [
        ("en", "1 grub, 2 seeds, 3 suns"),
        ("pt", "1 larva, 2 sementes, 3 sóis"),
        ("fr", "1 larve, 2 graines, 3 soleils"),
        ("ru", "1 × личинка, 2 × семя, 3 × солнце"),
        ("es", "1 larva, 2 semillas, 3 soles"),
    ],
)
def test_disks_of_an_element_are_counted(language: str, told_so: str) -> None:
    assert tuple("gbmsuw") == components.ELEMENTS
    assert told(element_list((0, 1, 0, 2, 3, 0)), translation(language)) == told_so


@pytest.mark.parametrize(
    ("language", "spaces"),
    [
        ("en", "Speciation (spe.g), Initiative"),
        ("fr", "Spéciation (spe.g), Initiative"),
        ("ru", "Видообразования (spe.g), Инициативы"),
    ],
)
def test_a_space_of_an_action_is_told_in_its_case(language: str, spaces: str) -> None:
    found = [narration_words.space_words(space) for space in ("spe.g", "ini")]
    assert ", ".join(told(space, translation(language)) for space in found) == spaces
