"""Regression. RULES 7.3."""

import pytest
from positions import added, box, execute, fill, give, in_bag, now, of_kind, play, position, refusal

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.state import State


def facing(regression: str, pawns: str = "", animals: str = "Ma Bi Am", **displays: str) -> State:
    """Elements in the box, added elements on displays, Execution with some pawns."""
    state = position(animals)
    fill(state, "reg", regression)
    for animal, elements in displays.items():
        give(state, animal, elements)
    execute(state, pawns)
    return state


def lost(state: State, move: mv.Regression) -> list[tuple[str, str]]:
    return [(event.animal, event.element) for event in of_kind(play(state, move), "element-lost")]


def test_every_animal_loses_one_added_disk_of_each_type_in_the_box() -> None:
    """RULES 7.3: with or without a pawn."""
    state = facing("g b", "", Ma="g g b w", Bi="b", Am="w")
    assert (added(state, "Ma"), added(state, "Bi"), added(state, "Am")) == ("g w", "", "w")


def test_two_disks_of_a_type_cost_one() -> None:
    """RULES 7.3; row 9."""
    assert added(facing("g g", Ma="g g g"), "Ma") == "g g"


def test_under_an_option_two_disks_cost_two() -> None:
    """RULES 13, row 9."""
    state = position("Ma In", regression_per_disk="yes")
    fill(state, "reg", "g g")
    give(state, "Ma", "g g g")
    give(state, "In", "g")
    execute(state, "")
    assert (added(state, "Ma"), added(state, "In")) == ("g", "")


def test_printed_elements_are_never_lost() -> None:
    """RULES 7.3 and 3."""
    state = position("Ma Bi Am")
    fill(state, "reg", "m s w")
    assert not of_kind(execute(state, ""), "element-lost")


def test_an_added_element_of_the_printed_type_is_lost() -> None:
    """RULES 7.3: one added disk of that type."""
    assert added(facing("m", Ma="m m"), "Ma") == "m"


def test_lost_disks_go_to_the_bag_and_the_box_stays() -> None:
    """RULES 7.3."""
    state = position("Ma Bi Am")
    fill(state, "reg", "g g")
    give(state, "Ma", "g")
    before = in_bag(state, "g")
    events = execute(state, "Ma dom.1")
    losses = of_kind(events, "element-lost")
    assert [(event.animal, event.element, event.reason) for event in losses] == [("Ma", "g", "regression")]
    assert (in_bag(state, "g"), box(state, "reg")) == (before + 1, "g g")


def test_a_pawn_spares_its_owner_one_type() -> None:
    """RULES 7.3: it protects only its owner and takes nothing out of the box."""
    state = facing("g b", "Ma reg.1, Bi dom.1", Ma="g b", Bi="g")
    assert lost(state, mv.Regression("Ma", "reg.1", "g")) == [("Bi", "g"), ("Ma", "b")]
    assert (added(state, "Ma"), box(state, "reg")) == ("g", "g b")


def test_declined() -> None:
    """RULES 6.2."""
    state = facing("g", "Ma reg.1, Ma dom.1", Ma="g")
    assert lost(state, mv.Regression("Ma", "reg.1", None)) == [("Ma", "g")]


def test_two_pawns_spare_two_types() -> None:
    """RULES 7.3: each pawn one type; nothing is removed before all have chosen."""
    state = facing("g b w", "Ma reg.1, Ma reg.2, Ma dom.1", Ma="g b w")
    assert lost(state, mv.Regression("Ma", "reg.1", "g")) == []
    assert refusal(state, mv.Regression("Ma", "reg.2", "g")) == {("DS0404", ("element",))}
    assert lost(state, mv.Regression("Ma", "reg.2", "w")) == [("Ma", "b")]


def test_the_reptile_is_spared_a_type_without_a_pawn() -> None:
    """RULES 3 and 7.3: every turn, after the pawns."""
    state = facing("g", "Ma reg.1", animals="Ma Re", Ma="g", Re="g")
    assert now(state) == ("Ma", "regression", "reg.1")
    play(state, mv.Regression("Ma", "reg.1", "g"))
    assert now(state) == ("Re", "regression", "reg.free")
    assert lost(state, mv.Regression("Re", "reg.free", "g")) == []


def test_the_reptile_may_spare_two_types_with_a_pawn() -> None:
    """RULES 7.3."""
    state = facing("g b", "Re reg.2, Re dom.1", animals="Ma Re", Re="g b")
    play(state, mv.Regression("Re", "reg.2", "g"))
    assert refusal(state, mv.Regression("Re", "reg.free", "g")) == {("DS0404", ("element",))}
    assert lost(state, mv.Regression("Re", "reg.free", "b")) == []


def test_a_reptile_that_is_spared_everything_is_not_asked() -> None:
    """RULES 7.3: its pawn has spared the only type that it could lose."""
    state = facing("g", "Re reg.1, Ma dom.1", animals="Ma Re", Re="g")
    play(state, mv.Regression("Re", "reg.1", "g"))
    assert now(state) == ("Ma", "domination", "dom.1")


@pytest.mark.parametrize(
    ("element", "findings"),
    [
        ("w", {("DS0401", ("element",))}),  # added, but not in the box
        ("b", {("DS0403", ("element",))}),  # in the box, but not added
        ("u", {("DS0401", ("element",)), ("DS0403", ("element",))}),
        ("m", {("DS0401", ("element",)), ("DS0403", ("element",))}),  # printed
    ],
)
def test_only_a_threatened_type_is_spared(element: str, findings: set[tuple[str, tuple[str]]]) -> None:
    """RULES 7.3: sparing anything else would change nothing."""
    state = facing("g b", "Ma reg.1, Ma dom.1", Ma="g w")
    assert refusal(state, mv.Regression("Ma", "reg.1", element)) == findings


def test_sparing_lasts_one_turn() -> None:
    """RULES 3: each turn."""
    state = facing("g", "Ma reg.1, Ma dom.1", Ma="g")
    play(state, mv.Regression("Ma", "reg.1", "g"))
    assert not any(state.spared)
