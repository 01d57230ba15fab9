"""Speciation and the insect's free one. RULES 7.8 and 10.3."""

import pytest
from positions import (
    ask,
    empty_pool,
    execute,
    lay,
    now,
    of,
    of_kind,
    options,
    play,
    position,
    put,
    refusal,
    refused,
    species,
    tile,
)

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.state import State


def asked(space: str = "spe.s", animal: str = "In") -> State:
    """Speciation is due. Seed lies on C3se (C3 jungle, C4 forest, D3 tundra) and C4se (C4, C5 empty, D4)."""
    state = position()
    ask(state, "speciation", animal, space)
    return state


def seed(corner: str | None, *placements: tuple[str, int], element: str | None = "s") -> mv.Speciation:
    placed = tuple(mv.Placement(hex_, count) for hex_, count in placements)
    return mv.Speciation("In", "spe.s", element, corner, placed)


def test_new_species_around_one_element() -> None:
    """RULES 7.8: up to the limit on each tile; the animal needn't be there nor need the element."""
    state = asked()
    events = play(state, seed("C3se", ("C3", 3), ("C4", 2), ("D3", 1)))
    assert [(event.kind, event.animal, event.hex, event.count) for event in events] == [
        ("species-added", "In", "C3", 3),
        ("species-added", "In", "C4", 2),
        ("species-added", "In", "D3", 1),
    ]
    assert species(state, "C3")["In"] == 3
    assert species(state, "D3") == {"In": 1}
    assert of(state.pool, "In") == 24


def test_some_of_the_tiles_will_do() -> None:
    """RULES 7.8: 0 up to the limit on each."""
    state = asked()
    play(state, seed("C4se", ("D4", 1)))
    assert species(state, "D4")["In"] == 1


@pytest.mark.parametrize(
    ("terrain", "limit"), [("Se", 4), ("We", 4), ("Sa", 3), ("Ju", 3), ("Fo", 3), ("De", 2), ("Mo", 2), ("Tu", 1)]
)
def test_limit_of_a_terrain(terrain: str, limit: int) -> None:
    """RULES 10.3: species that are there already don't count."""
    state = asked()
    tile(state, "C5", "Se" if terrain == "Tu" else terrain)
    if terrain == "Tu":
        tile(state, "C5", "Tu")
    put(state, "C5", In=2)
    assert refusal(state, seed("C4se", ("C5", limit + 1))) == {("DS0603", ("placements", 0))}
    play(state, seed("C4se", ("C5", limit)))
    assert species(state, "C5")["In"] == 2 + limit


@pytest.mark.parametrize(
    ("space", "element"),
    [("spe.m", "m"), ("spe.u", "u"), ("spe.s", "s"), ("spe.w", "w"), ("spe.b", "b"), ("spe.g", "g")],
)
def test_each_space_is_for_one_element(space: str, element: str) -> None:
    """RULES 6.2 and 7.8."""
    state = asked(space)
    assert {move.element for move in options(state)} == {element, None}
    for other, corner in {"g": "D2e", "b": "C3e", "m": "C4e", "s": "C3se", "u": "D3se", "w": "D2se"}.items():
        move = mv.Speciation("In", space, other, corner, (mv.Placement(corner[:2], 1),))
        assert refusal(state, move) == (set() if other == element else {("DS0601", ("element",))})


def test_declined() -> None:
    """RULES 6.2."""
    state = asked()
    assert [event.kind for event in play(state, seed(None, element=None))] == ["action-forgone"]


def test_no_such_element_on_earth() -> None:
    """RULES 7.8: nothing."""
    state = asked()
    lay(state, "C3se", None)
    lay(state, "C4se", None)
    assert options(state) == [seed(None, element=None)]
    assert refusal(state, seed("C3se", ("C3", 1))) == {("DS0408", ("corner",))}


def test_empty_pool() -> None:
    """RULES 7.8: nothing."""
    state = asked()
    empty_pool(state, "In")
    assert options(state) == [seed(None, element=None)]
    assert refusal(state, seed("C3se", ("C3", 1))) == {("DS0604", ("placements",))}


def test_no_more_species_than_the_pool_holds() -> None:
    """RULES 7.8."""
    state = asked()
    empty_pool(state, "In", left=2)
    assert refusal(state, seed("C3se", ("C3", 2), ("C4", 1))) == {("DS0604", ("placements",))}
    play(state, seed("C3se", ("C3", 1), ("C4", 1)))
    assert of(state.pool, "In") == 0


@pytest.mark.parametrize(
    ("move", "findings"),
    [
        (seed("C3se", ("D4", 1)), {("DS0602", ("placements", 0))}),  # touches the other seed only
        (seed("C3se", ("C3", 1), ("E4", 1)), {("DS0602", ("placements", 1))}),
        (seed("C4se", ("C5", 1)), {("DS0501", ("placements", 0))}),  # an empty hex
        (seed("C3se", ("C3", 1), ("C3", 1)), {("DS0605", ("placements", 1))}),  # each tile once; row 15
        (seed("C3se", ("C3", 0)), {("DS0606", ("placements", 0))}),
        (seed("C3se", ("C3", -1)), {("DS0606", ("placements", 0))}),
        (seed("C3se"), {("DS0607", ())}),
        (seed("D3se", ("D3", 1)), {("DS0409", ("element",))}),  # sun lies there
        (seed("B2se", ("C3", 1)), {("DS0408", ("corner",))}),
        (seed(None, ("C3", 1)), {("DS0411", ())}),
        (seed("C3se", ("C3", 1), element=None), {("DS0411", ())}),
    ],
)
def test_refused(move: mv.Speciation, findings: set[tuple[str, tuple[str | int, ...]]]) -> None:
    """RULES 7.8."""
    assert refusal(asked(), move) == findings


# The insect's free speciation ------------------------------------------------------------------------------


def free() -> State:
    state = position("Ma In")
    execute(state, "")
    assert now(state) == ("In", "free-speciation", "spe.free")
    return state


def test_the_insect_puts_one_species_on_any_tile() -> None:
    """RULES 7.8 and 3: tundra too, whether it is there or not."""
    tiles = {move.hex for move in options(free())}
    assert tiles == {None, "C3", "C4", "D2", "D3", "D4", "E3", "E4"}
    state = free()
    events = of_kind(play(state, mv.FreeSpeciation("In", "D3")), "species-added")
    assert [(event.animal, event.hex, event.count) for event in events] == [("In", "D3", 1)]


def test_no_limit_counts_for_the_free_species() -> None:
    """RULES 7.8: any tile, however many are there."""
    state = free()
    put(state, "D3", In=4)
    play(state, mv.FreeSpeciation("In", "D3"))


def test_the_free_species_is_optional() -> None:
    """RULES 7.8."""
    state = free()
    before = list(state.species)
    events = play(state, mv.FreeSpeciation("In", None))
    assert [(event.animal, event.space) for event in of_kind(events, "action-forgone")] == [("In", "spe.free")]
    assert state.species == before


def test_the_free_species_needs_a_tile_and_a_pool() -> None:
    """RULES 7.8."""
    state = free()
    assert refusal(state, mv.FreeSpeciation("In", "C5")) == {("DS0501", ("hex",))}
    empty_pool(state, "In")
    assert refusal(state, mv.FreeSpeciation("In", "C4")) == {("DS0604", ("hex",))}


def test_the_free_species_is_the_insects() -> None:
    """RULES 3."""
    assert refused(free(), mv.FreeSpeciation("Ma", "C4")) == {"DS0202"}


def test_an_insect_with_an_empty_pool_is_not_asked() -> None:
    """RULES 7.8."""
    state = position("Ma In")
    empty_pool(state, "In")
    execute(state, "Ma dom.1")
    assert now(state) == ("Ma", "domination", "dom.1")
