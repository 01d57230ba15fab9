"""Wanderlust and the move onto the new tile. RULES 7.9."""

import pytest
from positions import (
    ask,
    box,
    element,
    execute,
    fill,
    lay,
    now,
    of,
    of_kind,
    options,
    play,
    position,
    put,
    refusal,
    species,
    terrain,
    tile,
)

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import TERRAINS
from dsnotation.games.dominant_species.state import EMPTY, State

DECLINED = mv.Wanderlust("Ma", "wan.1", None, None, None, None, None)


def asked(**changed: str) -> State:
    """Wanderlust is due. Face up: savannah, forest, sea; the row holds meat, seed, sun and water."""
    state = position(**changed)
    ask(state, "wanderlust", "Ma", "wan.1")
    return state


def place(
    tile_: str | None,
    hex_: str | None,
    disk: str | None = None,
    corner: str | None = None,
    stack: int | None = None,
) -> mv.Wanderlust:
    return mv.Wanderlust("Ma", "wan.1", tile_, stack, hex_, disk, corner)


def test_a_face_up_tile_goes_onto_an_empty_hex() -> None:
    """RULES 7.9, steps 1 and 2; the stack is not refilled before Reseed."""
    state = asked()
    events = play(state, place("Fo", "C2"))
    assert [(event.tile, event.hex) for event in of_kind(events, "tile-placed")] == [("Fo", "C2")]
    assert terrain(state, "C2") == "Fo"
    assert [there if there == EMPTY else TERRAINS[there] for there in state.face_up] == ["Sa", EMPTY, "Se"]
    assert state.stacks == [7, 7, 7]


def test_empty_hexes_next_to_a_tile() -> None:
    """RULES 7.9, step 2: the twelve hexes around the start tiles."""
    around = "B2 B3 B4 C2 C5 D1 D5 E2 E5 F2 F3 F4"
    assert {move.hex for move in options(asked())} - {None} == set(around.split())


def test_next_to_tundra_counts_as_next_to_a_tile() -> None:
    """RULES 7.9, step 2 and 4."""
    state = asked()
    tile(state, "D2", "Tu")
    events = of_kind(play(state, place("Fo", "D1")), "points-scored")
    assert [(event.points, event.reason) for event in events] == [(1, "wanderlust")]


@pytest.mark.parametrize(
    ("placed", "hex_", "points"),
    [
        ("", "D1", 1),
        ("", "C2", 3),
        ("C2", "D1", 3),
        ("C2 E2", "D1", 6),
        ("C2 E2 C1", "D1", 10),
        ("C2 E2 C1 E1", "D1", 15),
        ("C5 D5 D4 E5", "E6", 3),
    ],
)
def test_bonus_for_adjacent_tiles(placed: str, hex_: str, points: int) -> None:
    """RULES 7.9, step 4: tundra counts."""
    state = asked()
    for number, there in enumerate(placed.split()):
        if terrain(state, there) is None:
            tile(state, there, ("Se", "We", "Sa", "Ju")[number % 4])
    events = of_kind(play(state, place("Fo", hex_)), "points-scored")
    assert [(event.animal, event.points, event.hex) for event in events] == [("Ma", points, hex_)]
    assert of(state.vp, "Ma") == points


def test_an_element_of_the_row_onto_a_corner_of_the_new_tile() -> None:
    """RULES 7.9, step 3."""
    state = asked()
    events = of_kind(play(state, place("Fo", "C2", "s", "B1se")), "element-placed")
    assert [(event.element, event.corner, event.source) for event in events] == [("s", "B1se", "wan")]
    assert (element(state, "B1se"), box(state, "wan")) == ("s", "m u w")


def test_the_element_is_optional() -> None:
    """RULES 7.9, step 3."""
    state = asked()
    assert not of_kind(play(state, place("Fo", "C2")), "element-placed")
    assert box(state, "wan") == "m s u w"


def test_an_empty_row_gives_no_element() -> None:
    """RULES 7.9, step 3."""
    state = asked()
    fill(state, "wan", "")
    assert {move.element for move in options(state)} == {None}


def test_every_vacant_corner_of_the_new_tile() -> None:
    """RULES 7.9, step 3; row 14: border corners too."""
    state = asked()
    offered = {move.corner for move in options(state) if move.hex == "D1"}
    assert offered == {None, "C1e", "D1ne", "D1e", "D1se", "C1se", "C2e"}
    lay(state, "D1se", "g")
    assert {move.corner for move in options(state) if move.hex == "D1"} == offered - {"D1se"}
    border = asked(border_corners="forbid")
    assert {move.corner for move in options(border) if move.hex == "D1"} == offered - {"C1e", "D1ne"}
    assert refusal(border, place("Fo", "D1", "s", "D1ne")) == {("DS0407", ("corner",))}


def test_declined() -> None:
    """RULES 6.2."""
    assert [event.kind for event in play(asked(), DECLINED)] == ["action-forgone"]


def test_no_tile_left() -> None:
    """RULES 7.9: nothing; not even an element."""
    state = asked()
    state.unseen_tiles = [count + (number in state.face_up) for number, count in enumerate(state.unseen_tiles)]
    state.stacks = [count + 1 for count in state.stacks]
    state.face_up = [EMPTY] * 3
    assert options(state) == [DECLINED]
    assert refusal(state, place("Fo", "C2")) == {("DS0505", ("tile",))}


@pytest.mark.parametrize(
    ("move", "finding"),
    [
        (place("Mo", "C2"), ("DS0505", ("tile",))),  # not face up
        (place("Fo", "C2", stack=1), ("DS0505", ("tile",))),  # on another stack
        (place("Fo", "C2", stack=4), ("DS0505", ("stack",))),
        (place("Fo", "C4"), ("DS0506", ("hex",))),
        (place("Fo", "A1"), ("DS0507", ("hex",))),
        (place("Fo", None), ("DS0509", ())),
        (place(None, "C2"), ("DS0509", ())),
        (place("Fo", "C2", "g", "B1se"), ("DS0401", ("element",))),  # not in the row
        (place("Fo", "C2", "s", "D3se"), ("DS0508", ("corner",))),  # row 17: not on the new tile
        (place("Fo", "C2", "s", "D1e"), ("DS0508", ("corner",))),
        (place("Fo", "C2", "s", "C2se"), ("DS0405", ("corner",))),  # water lies there
        (place("Fo", "C2", "s"), ("DS0411", ())),
        (place("Fo", "C2", None, "B1se"), ("DS0411", ())),
        (place(None, None, "s", "B1se"), ("DS0512", ("element",))),
        (place(None, None, stack=2), ("DS0509", ("stack",))),
    ],
)
def test_refused(move: mv.Wanderlust, finding: tuple[str, tuple[str]]) -> None:
    """RULES 7.9, steps 1 to 3."""
    assert refusal(asked(), move) == {finding}


def test_of_two_equal_tiles_the_stack_says_which() -> None:
    """RULES 16: the leftmost, if nothing is said."""
    state = asked()
    state.unseen_tiles[5] -= 2
    state.unseen_tiles[2] += 1
    state.unseen_tiles[0] += 1
    state.face_up = [TERRAINS.index("De"), TERRAINS.index("Fo"), TERRAINS.index("De")]
    assert len(options(state)) == len(set(options(state)))
    twin = state.copy()
    play(state, place("De", "C2", stack=3))
    assert state.face_up[2] == EMPTY
    play(twin, place("De", "C2"))
    assert twin.face_up[0] == EMPTY


# Onto the new tile -----------------------------------------------------------------------------------------


def moving(hex_: str = "C2") -> State:
    """A forest was placed: C2 touches C3 (Bi 1, Am 1, Ar 2) and D2 (Am 2, Ar 1, In 1)."""
    state = position()
    execute(state, "Ma wan.1, In wan.2")
    while now(state) != ("Ma", "wanderlust", "wan.1"):
        play(state, mv.FreeSpeciation("In", None))
    play(state, place("Fo", hex_))
    return state


def arrivals(*parts: tuple[str, str, int]) -> mv.TileMigration:
    return mv.TileMigration(tuple(mv.Arrival(*part) for part in parts))


def test_everybody_next_to_the_new_tile_may_move_onto_it() -> None:
    """RULES 7.9, step 5: food-chain order; the acting animal has no precedence."""
    state = moving()
    assert now(state) == ("all", "tile-migration", "wan.1")
    events = play(state, arrivals(("In", "D2", 1), ("Ar", "C3", 2), ("Ar", "D2", 1), ("Bi", "C3", 1)))
    moved = of_kind(events, "species-moved")
    assert [(event.animal, event.origin, event.target, event.count) for event in moved] == [
        ("Bi", "C3", "C2", 1),
        ("Ar", "C3", "C2", 2),
        ("Ar", "D2", "C2", 1),
        ("In", "D2", "C2", 1),
    ]
    assert species(state, "C2") == {"Bi": 1, "Ar": 3, "In": 1}
    assert species(state, "C3") == {"Am": 1}
    assert now(state) == ("In", "wanderlust", "wan.2")


def test_nobody_has_to_move() -> None:
    """RULES 7.9, step 5."""
    state = moving()
    play(state, arrivals())
    assert species(state, "C2") == {}


def test_every_split_is_offered() -> None:
    """RULES 7.9, step 5: any number of its species: (1+1)(1+1)(2+1) from C3, (2+1)(1+1)(1+1) from D2."""
    assert len(set(options(moving()))) == 12 * 12


def test_nobody_is_asked_if_no_species_are_adjacent() -> None:
    """RULES 7.9, step 5; row 18."""
    state = position()
    put(state, "D2", Am=0, Ar=0, In=0)
    ask(state, "wanderlust", "Ma", "wan.1")
    play(state, place("Fo", "D1"))
    assert now(state)[1] == "place-pawn"


@pytest.mark.parametrize(
    ("move", "finding"),
    [
        (arrivals(("Bi", "C4", 1)), ("DS0510", ("arrivals", 0))),  # birds get no second step
        (arrivals(("Am", "E3", 1)), ("DS0510", ("arrivals", 0))),
        (arrivals(("Bi", "C3", 1), ("Am", "C3", 2)), ("DS0611", ("arrivals", 1))),
        (arrivals(("Ma", "C3", 1)), ("DS0610", ("arrivals", 0))),
        (arrivals(("Ar", "C3", 0)), ("DS0606", ("arrivals", 0))),
        (arrivals(("Ar", "C3", 1), ("Ar", "C3", 1)), ("DS0605", ("arrivals", 1))),
    ],
)
def test_moves_onto_the_new_tile_refused(move: mv.TileMigration, finding: tuple[str, tuple[str | int]]) -> None:
    """RULES 7.9, step 5."""
    assert refusal(moving(), move) == {finding}


def test_only_animals_in_play_move() -> None:
    """RULES 4, step 1."""
    state = position("Ma Am")
    ask(state, "tile-migration", "all", "wan.1", [HEX["C2"]])
    assert refusal(state, arrivals(("Ar", "C3", 1))) == {("DS0103", ("arrivals", 0))}
