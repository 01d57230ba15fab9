"""Domination: scoring a tile and taking a card. RULES 7.12 and 10.2; dominance, RULES 5."""

import pytest
from positions import (
    ask,
    bare,
    cards,
    dominates,
    execute,
    give,
    lay,
    now,
    of,
    of_kind,
    options,
    play,
    points,
    position,
    put,
    refusal,
    refused,
    tile,
)

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import CARD, CARDS
from dsnotation.games.dominant_species.state import State


def score(hex_: str | None, space: str = "dom.1") -> mv.Domination:
    return mv.Domination("Ma", space, hex_)


def scored(state: State, hex_: str) -> dict[str, int]:
    """What each animal scores when a tile is dominated, in the order of the events."""
    ask(state, "domination", "Ma", "dom.1")
    events = of_kind(play(state, score(hex_)), "points-scored")
    assert {event.hex for event in events} <= {hex_}
    assert {event.reason for event in events} <= {"domination"}
    return {event.animal: event.points for event in events}


# Scoring ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "values"),
    [
        ("Se", [9, 5, 3, 2]),
        ("We", [8, 4, 2, 1]),
        ("Sa", [7, 4, 2]),
        ("Ju", [6, 3, 2]),
        ("Fo", [5, 3, 2]),
        ("De", [4, 2]),
        ("Mo", [3, 2]),
        ("Tu", [1]),
    ],
)
def test_values_of_a_tile(terrain: str, values: list[int]) -> None:
    """RULES 10.2: five animals with 5, 4, 3, 2 and 1 species."""
    state = bare()
    tile(state, "C2", "Fo" if terrain == "Tu" else terrain)
    if terrain == "Tu":
        tile(state, "C2", "Tu")
    put(state, "C2", In=5, Ar=4, Bi=3, Re=2, Ma=1)
    assert scored(state, "C2") == dict(zip(["In", "Ar", "Bi", "Re"], values, strict=False))
    assert sum(state.vp) == sum(values)


@pytest.mark.parametrize(
    ("species", "expected"),
    [
        ({"In": 2, "Ar": 2}, {"Ar": 8, "In": 4}),  # ties by food chain; the lower takes the next place
        ({"In": 3, "Re": 2, "Am": 2, "Ma": 1}, {"In": 8, "Re": 4, "Am": 2, "Ma": 1}),
        ({"Ma": 1, "Re": 1, "Bi": 1, "Am": 1, "Ar": 1, "In": 1}, {"Ma": 8, "Re": 4, "Bi": 2, "Am": 1}),
        ({"In": 1}, {"In": 8}),  # no species, no place
        ({}, {}),
    ],
)
def test_rank_by_species_and_food_chain(species: dict[str, int], expected: dict[str, int]) -> None:
    """RULES 7.12, step 1."""
    state = bare()
    put(state, "D2", **species)
    assert scored(state, "D2") == expected


def test_species_count_not_matches() -> None:
    """RULES 7.12, step 1: endangered species score too."""
    state = bare()
    put(state, "D2", In=2, Ma=1)
    lay(state, "D2e", "m")
    assert scored(state, "D2") == {"In": 8, "Ma": 4}


def test_the_actor_need_not_be_there() -> None:
    """RULES 7.12."""
    state = bare()
    put(state, "D2", In=1)
    assert scored(state, "D2") == {"In": 8}


def test_a_tile_is_scored_once_a_turn() -> None:
    """RULES 7.12."""
    state = position("Ma Bi Am")
    cards(state)
    execute(state, "Ma dom.1, Ma dom.2")
    play(state, score("D2"))
    assert refusal(state, score("D2", "dom.2")) == {("DS0801", ("hex",))}
    assert "D2" not in {move.hex for move in options(state)}
    play(state, score("C3", "dom.2"))


def test_next_turn_it_can_be_scored_again() -> None:
    """RULES 7.12: this turn."""
    state = position("Ma Bi Am")
    cards(state)
    execute(state, "Ma dom.1")
    play(state, score("D2"))
    play(state, mv.RevealCards(("Aquatic", "Blight", "Habitat", "Fertile", "Omnivore")))
    play(state, mv.DrawElements(("g",) * 4, ("b",) * 4, ("w",) * 4))
    execute(state, "Ma dom.1")
    play(state, score("D2"))


def test_a_tile_frozen_after_it_was_scored_stays_scored() -> None:
    """RULES 15: a tile glaciated by Ice Sheet."""
    state = position("Ma Bi Am")
    cards(state)
    execute(state, "Ma dom.1, Ma dom.2")
    play(state, score("D2"))
    tile(state, "D2", "Tu")
    assert refused(state, score("D2", "dom.2")) == {"DS0801"}


def test_declined() -> None:
    """RULES 6.2."""
    state = position()
    ask(state, "domination", "Ma", "dom.1")
    assert [event.kind for event in play(state, score(None))] == ["action-forgone"]
    assert not state.scored


def test_a_hex_without_a_tile() -> None:
    """RULES 7.12."""
    state = position()
    ask(state, "domination", "Ma", "dom.1")
    assert refusal(state, score("C2")) == {("DS0501", ("hex",))}
    assert {move.hex for move in options(state)} == {None, "C3", "C4", "D2", "D3", "D4", "E3", "E4"}


def test_a_tile_without_species_may_be_chosen() -> None:
    """RULES 13, row 25: no effect; an option forbids it."""
    state = position()
    assert scored(state, "D3") == {}
    assert now(state)[1] == "place-pawn"
    state = position(empty_tile_domination="forbid")
    ask(state, "domination", "Ma", "dom.1")
    assert refusal(state, score("D3")) == {("DS0802", ("hex",))}


# Dominance -------------------------------------------------------------------------------------------------


def clash(**species: int) -> State:
    """Wetland D2 with water, water, grass, grub and these species."""
    state = bare()
    for corner, element in {"C2se": "w", "D2se": "w", "D2e": "g", "C3e": "b"}.items():
        lay(state, corner, element)
    put(state, "D2", **species)
    return state


def test_most_matches_dominate_however_few_species() -> None:
    """RULES 5, Dominance: the number of cubes doesn't matter."""
    assert dominates(clash(Ar=5, In=4, Am=1), "D2") == "Am"


def test_only_animals_present_count() -> None:
    """RULES 5, Dominance."""
    assert dominates(clash(Ar=1), "D2") == "Ar"


def test_a_tie_leaves_nobody_dominant() -> None:
    """RULES 5, Dominance; row 26a: the food chain doesn't break it."""
    assert dominates(clash(Ar=1, In=1), "D2") is None
    assert dominates(clash(Ar=1, In=1, Am=1), "D2") == "Am"


def test_endangered_species_cannot_dominate_even_alone() -> None:
    """RULES 5, Endangered."""
    assert dominates(clash(Ma=4), "D2") is None


def test_matches_multiply_disks_and_elements_of_a_type() -> None:
    """RULES 5, Matching: the arachnid's 2 grub + 1 added water: 1 x 2 + 2 x 1; the insect with 3 grass: 1 x 3."""
    state = clash(Ar=1, In=1)
    give(state, "Ar", "w")
    give(state, "In", "g")
    assert dominates(state, "D2") == "Ar"
    give(state, "In", "g g")
    assert dominates(state, "D2") is None
    give(state, "In", "g g g")
    assert dominates(state, "D2") == "In"


# The card --------------------------------------------------------------------------------------------------


def test_the_dominant_animal_takes_a_card_not_the_actor() -> None:
    """RULES 7.12, step 2: after the tile is scored."""
    state = position()
    ask(state, "domination", "Ma", "dom.1")
    events = play(state, score("D2"))
    assert [event.kind for event in events] == ["points-scored"] * 3
    assert now(state) == ("Am", "take-card", "dom.1")
    assert refusal(state, mv.TakeCard("Ma", "Omnivore")) == {("DS0202", ("actor",))}
    taken = play(state, mv.TakeCard("Am", "Omnivore"))
    assert [event.kind for event in taken] == ["card-taken", "pawn-gained"]


def test_taking_a_card_is_compulsory() -> None:
    """RULES 7.12, step 2: the face-up cards are all there is to choose from."""
    state = position()
    ask(state, "take-card", "Am", "dom.1", [HEX["D2"]])
    names = {CARDS[card] for card in state.cards}
    assert {move.card for move in options(state)} == names
    assert refusal(state, mv.TakeCard("Am", "Aquatic")) == {("DS0803", ("card",))}


def test_a_card_taken_is_out_of_the_game_and_not_replaced() -> None:
    """RULES 7.12, step 2."""
    state = position()
    ask(state, "take-card", "Am", "dom.1", [HEX["D2"]])
    play(state, mv.TakeCard("Am", "Omnivore"))
    assert CARD["Omnivore"] not in state.cards
    assert not state.unseen_cards >> CARD["Omnivore"] & 1
    assert (len(state.cards), state.deck) == (4, 21)


def test_no_dominant_animal_no_card() -> None:
    """RULES 7.12, step 2."""
    state = clash(Ar=1, In=1)
    assert scored(state, "D2") == {"Ar": 8, "In": 4}
    assert now(state)[1] == "place-pawn"


def test_no_card_left_no_card() -> None:
    """RULES 7.12, step 2."""
    state = position()
    cards(state)
    scored(state, "D2")
    assert now(state)[1] == "place-pawn"


def test_the_last_card_must_be_taken_too() -> None:
    """RULES 7.12 and 9."""
    state = position()
    cards(state, "Omnivore")
    scored(state, "D2")
    assert options(state) == [mv.TakeCard("Am", "Omnivore")]


def test_points_are_scored_before_the_card_takes_effect() -> None:
    """RULES 7.12 and 11, Niche Biomes: the comparison is made after scoring."""
    state = position("Ma Am")
    cards(state, "Niche-Biomes")
    points(state, Ma=10, Am=3)
    ask(state, "domination", "Ma", "dom.1")
    play(state, score("D2"))
    assert of(state.vp, "Am") == 11
    play(state, mv.TakeCard("Am", "Niche-Biomes"))
    assert of(state.vp, "Ma") == 10
