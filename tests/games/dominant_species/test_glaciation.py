"""Glaciation. RULES 7.7."""

import pytest
from positions import (
    ask,
    dominates,
    element,
    execute,
    in_bag,
    lay,
    now,
    of,
    of_kind,
    options,
    pawn,
    play,
    position,
    put,
    refusal,
    reset,
    species,
    terrain,
    tile,
)

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import ANIMALS, SPACE
from dsnotation.games.dominant_species.state import EMPTY, State


def asked(frozen: str = "") -> State:
    """Glaciation of the mammal is due; besides D3 these tiles are tundra already."""
    state = position()
    for hex_ in frozen.split():
        tile(state, hex_, "Tu")
    ask(state, "glaciation", "Ma", "gla.1")
    return state


def ice(hex_: str | None) -> mv.Glaciation:
    return mv.Glaciation("Ma", "gla.1", hex_)


def test_a_tile_next_to_tundra_becomes_tundra() -> None:
    """RULES 7.7, steps 1 and 2."""
    state = asked()
    events = play(state, ice("D4"))
    assert [(event.hex, event.was) for event in of_kind(events, "tile-glaciated")] == [("D4", "Mo")]
    assert (terrain(state, "D4"), state.tundra_supply) == ("Tu", 10)


def test_candidates_are_the_tiles_next_to_tundra() -> None:
    """RULES 7.7, step 1."""
    assert {move.hex for move in options(asked())} == {None, "C3", "C4", "D2", "D4", "E3", "E4"}


@pytest.mark.parametrize(
    ("frozen", "hex_", "points"),
    [
        ("", "D4", 1),
        ("C4", "D4", 3),
        ("C4 E4", "D4", 6),
        ("C4 C3 D2", "E3", 3),
        ("C4 C3 D2 E3 E4", "D4", 6),
    ],
)
def test_bonus_for_adjacent_tundra(frozen: str, hex_: str, points: int) -> None:
    """RULES 7.7, step 4: the new tile doesn't count."""
    state = asked(frozen)
    events = of_kind(play(state, ice(hex_)), "points-scored")
    assert [(event.animal, event.points, event.reason, event.hex) for event in events] == [
        ("Ma", points, "glaciation", hex_)
    ]
    assert of(state.vp, "Ma") == points


def test_bonus_for_six_adjacent_tundra_tiles() -> None:
    """RULES 7.7, step 4, and 10.1: 21 VP at most."""
    state = asked()
    for hex_ in ("C3", "C4", "D2", "D4", "E3", "E4"):
        tile(state, hex_, "Tu")
    state.terrain[17] = 2  # D3 as savannah for once
    state.tundra_supply += 1
    assert of_kind(play(state, ice("D3")), "points-scored")[0].points == 21


def test_one_species_of_each_animal_stays_and_the_surplus_goes_to_the_pools() -> None:
    """RULES 7.7, step 5: not to the box."""
    state = asked()
    put(state, "D4", Ma=3, Re=1, Bi=0, In=2)
    pools = {name: of(state.pool, name) for name in ANIMALS}
    events = of_kind(play(state, ice("D4")), "species-returned", "species-eliminated")
    assert [(event.kind, event.animal, event.count) for event in events] == [
        ("species-returned", "Ma", 2),
        ("species-returned", "In", 1),
    ]
    assert species(state, "D4") == {"Ma": 1, "Re": 1, "In": 1}
    assert of(state.pool, "Ma") == pools["Ma"] + 2
    assert of(state.pool, "In") == pools["In"] + 1
    assert not any(state.eliminated)


def test_elements_between_three_tundra_tiles_go_to_the_bag() -> None:
    """RULES 7.7, step 3."""
    state = asked("C4")
    before = in_bag(state, "m")
    events = of_kind(play(state, ice("D4")), "element-removed")
    assert [(event.element, event.corner, event.reason) for event in events] == [("m", "C4e", "glaciation")]
    assert (element(state, "C4e"), in_bag(state, "m")) == (None, before + 1)


def test_elements_between_two_tundra_tiles_and_another_stay() -> None:
    """RULES 7.7, step 3: exactly three tundra tiles."""
    state = asked()
    assert not of_kind(play(state, ice("D4")), "element-removed")
    assert element(state, "C4e") == "m"


def test_an_element_put_between_three_tundra_tiles_earlier_goes_too() -> None:
    """RULES 7.7, step 3: every element on earth."""
    state = asked("C4 D4")
    lay(state, "C4e", "m")
    events = of_kind(play(state, ice("D2")), "element-removed")
    assert [(event.element, event.corner) for event in events] == [("m", "C4e")]


def test_border_corners_never_lose_their_element_to_glaciation() -> None:
    """RULES 7.7, step 3: fewer than three hexes can never qualify."""
    state = asked()
    for hex_, there in (("D1", "Sa"), ("C1", "Fo")):
        tile(state, hex_, there)
    for hex_ in ("D2", "D1"):
        tile(state, hex_, "Tu")
    lay(state, "C1e", "w")  # between C1 and D1
    play(state, ice("C1"))
    assert element(state, "C1e") == "w"


def test_dominance_follows_the_elements_that_are_left() -> None:
    """RULES 5 and 7.7: C4 loses a seed and a meat, and the bird ties with the arachnid there."""
    state = asked("C4 C3")
    assert dominates(state, "C4") == "Bi"
    play(state, ice("D4"))
    assert (element(state, "C3se"), element(state, "C4e")) == (None, None)
    assert dominates(state, "C4") is None


def test_declined() -> None:
    """RULES 6.2."""
    state = asked()
    assert [event.kind for event in play(state, ice(None))] == ["action-forgone"]
    assert state.tundra_supply == 11


@pytest.mark.parametrize(
    ("hex_", "code"),
    [
        ("C5", "DS0501"),  # no tile
        ("D3", "DS0502"),  # tundra
        ("D1", "DS0503"),  # a tile, not next to tundra
    ],
)
def test_refused(hex_: str, code: str) -> None:
    """RULES 7.7, step 1."""
    state = asked()
    tile(state, "D1", "Fo")
    assert refusal(state, ice(hex_)) == {(code, ("hex",))}


def test_no_tundra_left_in_the_supply() -> None:
    """RULES 7.7: 12 in all; then nothing can be done."""
    state = asked("C3 C4 D2 D4 E3")
    for hex_, there in zip(
        ["C1", "C2", "B2", "B3", "B4", "C5"], ["Se", "Se", "Se", "Mo", "Mo", "Fo"], strict=True
    ):
        tile(state, hex_, there)
        tile(state, hex_, "Tu")
    assert state.tundra_supply == 0
    assert refusal(state, ice("E4")) == {("DS0504", ("hex",))}
    assert options(state) == [ice(None)]


def test_no_pawn_behind_acts_in_the_same_turn() -> None:
    """RULES 7.7: one pawn a turn, the leftmost."""
    state = position("Ma Bi Am")
    execute(state, "Ma gla.1, Bi gla.2, Am dom.1")
    play(state, ice("D4"))
    assert now(state) == ("Am", "domination", "dom.1")
    assert ANIMALS[state.spaces[SPACE["gla.2"]]] == "Bi"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"gla.2": "Ma"}, {"gla.1": "Ma"}),
        ({"gla.2": "Ma", "gla.3": "Bi", "gla.4": "Am"}, {"gla.1": "Ma", "gla.2": "Bi", "gla.3": "Am"}),
        ({"gla.4": "Am"}, {"gla.3": "Am"}),
        ({"gla.1": "Ma", "gla.2": "Bi"}, {"gla.1": "Ma", "gla.2": "Bi"}),  # an Instinct pawn stands in the way
        ({"gla.1": "Ma", "gla.3": "Bi"}, {"gla.1": "Ma", "gla.2": "Bi"}),
    ],
)
def test_waiting_pawns_move_one_space_left_in_reset(before: dict[str, str], after: dict[str, str]) -> None:
    """RULES 8, step 4b: if that space is free."""
    state = position("Ma Bi Am")
    for space, animal in before.items():
        pawn(state, animal, space)
    events = reset(state)
    standing = {f"gla.{number}": state.spaces[SPACE[f"gla.{number}"]] for number in (1, 2, 3, 4)}
    assert {space: ANIMALS[animal] for space, animal in standing.items() if animal != EMPTY} == after
    assert all(int(event.origin[-1]) == int(event.target[-1]) + 1 for event in of_kind(events, "pawn-shifted"))
    assert sum(state.available) == 18 - len(before)
