"""Set-up for two to six animals and the start position. RULES 4 and 2.3."""

import pytest
from positions import (
    ALL_SIX,
    DRAW,
    FIVE_CARDS,
    TILES,
    before_draws,
    box,
    dominates,
    element,
    in_bag,
    lost_pieces,
    matched,
    now,
    of,
    of_kind,
    play,
    position,
    refusal,
    species,
    tags,
    terrain,
)

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, ELEMENTS, TERRAINS
from dsnotation.games.dominant_species.state import elements_around

BY_PLAYERS = [
    ("Ma Re Bi Am Ar In", 3, 30),
    ("Ma Bi Am Ar In", 4, 35),
    ("Re Bi Am In", 5, 40),
    ("Ma Am Ar", 6, 45),
    ("Bi In", 7, 50),
]


@pytest.mark.parametrize(("animals", "pawns", "pool"), BY_PLAYERS)
def test_pawns_and_gene_pool_by_players(animals: str, pawns: int, pool: int) -> None:
    """RULES 4, table: pool = cubes taken - 1 marker - 4 start species; pawns not taken stay in the box."""
    state = before_draws(animals)
    assert [ANIMALS[animal] for animal in state.animals] == animals.split()
    for name in animals.split():
        assert of(state.available, name) == pawns
        assert of(state.pawns_in_box, name) == 10 - pawns
        assert of(state.pool, name) == pool
        assert of(state.vp, name) == of(state.eliminated, name) == 0
    assert not lost_pieces(state)


@pytest.mark.parametrize("animals", [row[0] for row in BY_PLAYERS])
def test_initiative_runs_against_the_food_chain(animals: str) -> None:
    """RULES 4, step 2: insect first, mammal last."""
    state = before_draws(animals)
    assert [ANIMALS[animal] for animal in state.initiative] == animals.split()[::-1]


@pytest.mark.parametrize("animals", [row[0] for row in BY_PLAYERS])
def test_start_species_of_the_animals_in_play_only(animals: str) -> None:
    """RULES 4, step 1 and 3: unused animals are left out, their start species too."""
    start = {
        "D3": {},
        "D2": {"Am": 2, "Ar": 1, "In": 1},
        "E3": {"Re": 1, "Am": 1, "In": 2},
        "E4": {"Ma": 1, "Re": 2, "In": 1},
        "D4": {"Ma": 2, "Re": 1, "Bi": 1},
        "C4": {"Ma": 1, "Bi": 2, "Ar": 1},
        "C3": {"Bi": 1, "Am": 1, "Ar": 2},
    }
    state = before_draws(animals)
    for hex_ in HEXES:
        here = start.get(hex_, {})
        assert species(state, hex_) == {name: count for name, count in here.items() if name in animals.split()}


def test_earth_at_the_start() -> None:
    """RULES 2.3 and 4, step 3: seven tiles, the other 28 hexes are empty."""
    state = before_draws()
    tiles = {hex_: there for hex_ in HEXES if (there := terrain(state, hex_))}
    assert tiles == {"D3": "Tu", "D2": "We", "E3": "Sa", "E4": "De", "D4": "Mo", "C4": "Fo", "C3": "Ju"}
    assert state.tundra_supply == 11
    assert state.stacks == [8, 8, 8]


def test_elements_at_the_start() -> None:
    """RULES 4, step 5: 12 on earth, 108 in the bag, 18 of each type; the boxes are empty."""
    state = before_draws()
    assert sum(element(state, corner) is not None for corner in CORNERS) == 12
    assert [in_bag(state, name) for name in ELEMENTS] == [18] * 6
    assert not any(state.boxes)
    assert not any(state.added)


@pytest.mark.parametrize(
    ("tile", "elements"),
    [
        ("We", {"w": 2, "g": 1, "b": 1}),
        ("Ju", {"b": 2, "w": 1, "s": 1}),
        ("Fo", {"s": 2, "m": 1, "b": 1}),
        ("Mo", {"m": 2, "u": 1, "s": 1}),
        ("De", {"u": 2, "g": 1, "m": 1}),
        ("Sa", {"g": 2, "w": 1, "u": 1}),
        ("Tu", {"g": 1, "b": 1, "m": 1, "s": 1, "u": 1, "w": 1}),
    ],
)
def test_elements_around_a_start_tile(tile: str, elements: dict[str, int]) -> None:
    """RULES 2.3, test vector."""
    state = before_draws()
    hex_ = state.terrain.index(TERRAINS.index(tile))  # type: ignore[arg-type]
    counts = zip(ELEMENTS, elements_around(state, hex_), strict=True)
    assert {name: count for name, count in counts if count} == elements


START_MATCHES = [
    ("D2", "We", {"Am": 6, "Ar": 2, "In": 2}, "Am"),
    ("C3", "Ju", {"Ar": 4, "Am": 3, "Bi": 2}, "Ar"),
    ("C4", "Fo", {"Bi": 4, "Ar": 2, "Ma": 2}, "Bi"),
    ("D4", "Mo", {"Ma": 4, "Re": 2, "Bi": 2}, "Ma"),
    ("E4", "De", {"Re": 4, "In": 2, "Ma": 2}, "Re"),
    ("E3", "Sa", {"In": 4, "Am": 3, "Re": 2}, "In"),
]


@pytest.mark.parametrize(("hex_", "tile", "matches", "dominant"), START_MATCHES)
def test_matches_and_dominance_at_the_start(hex_: str, tile: str, matches: dict[str, int], dominant: str) -> None:
    """RULES 2.3, test vector: each animal dominates exactly one tile."""
    state = before_draws()
    assert terrain(state, hex_) == tile
    assert {name: matched(state, name, hex_) for name in species(state, hex_)} == matches
    assert dominates(state, hex_) == dominant


def test_nobody_dominates_the_tundra_at_the_start() -> None:
    """RULES 2.3: no species are on it."""
    assert dominates(before_draws(), "D3") is None


def test_draws_come_in_the_order_of_the_sheet() -> None:
    """RULES 4, steps 3 to 6: tiles, cards, disks, then Planning of turn 1."""
    state = before_draws()
    assert now(state) == ("chance", "reveal-tiles", None)
    play(state, TILES)
    assert now(state) == ("chance", "reveal-cards", None)
    play(state, FIVE_CARDS)
    assert now(state) == ("chance", "draw-elements", None)
    events = play(state, DRAW)
    assert of_kind(events, "phase-began")[0].turn == 1
    assert now(state) == ("In", "place-pawn", None)


def test_draws_fill_their_rows_only() -> None:
    """RULES 4, step 5: Regression, Wasteland and Depletion are empty in turn 1."""
    state = position()
    assert [box(state, name) for name in ("ada", "abu", "wan")] == ["g b m s", "g b u w", "m s u w"]
    assert [box(state, name) for name in ("reg", "was", "dep")] == ["", "", ""]
    assert [in_bag(state, name) for name in ELEMENTS] == [16] * 6
    assert state.stacks == [7, 7, 7]
    assert [TERRAINS[tile] for tile in state.face_up] == ["Sa", "Fo", "Se"]
    assert (len(state.cards), state.deck) == (5, 21)
    assert not lost_pieces(state)


# Draws that can't be ---------------------------------------------------------------------------------------


def test_each_stack_turns_up_one_tile() -> None:
    """RULES 4, step 3."""
    assert refusal(before_draws(), mv.RevealTiles(("Sa", None, "Se"))) == {("DS1007", ("tiles", 1))}


def test_tiles_that_the_stacks_do_not_hold() -> None:
    """RULES 1 and 4: three of each terrain but sea, so that a fourth one can't come."""
    state = before_draws()
    play(state, mv.RevealTiles(("Sa", "Sa", "Sa")))
    state.pending = before_draws().pending
    state.face_up = [-1, -1, -1]
    assert refusal(state, mv.RevealTiles(("Se", "Sa", "Fo"))) == {("DS1006", ("tiles", 1))}


def test_five_cards_are_turned_up() -> None:
    """RULES 4, step 4."""
    state = before_draws()
    play(state, TILES)
    assert refusal(state, mv.RevealCards(("Omnivore", "Aquatic", "Blight", "Biomass"))) == {("DS1004", ("cards",))}
    six = ("Omnivore", "Aquatic", "Blight", "Biomass", "Fertile", "Habitat")
    assert refusal(state, mv.RevealCards(six)) == {("DS1004", ("cards",))}


def test_a_card_comes_once() -> None:
    """RULES 1."""
    state = before_draws()
    play(state, TILES)
    twice = ("Omnivore", "Aquatic", "Blight", "Biomass", "Aquatic")
    assert refusal(state, mv.RevealCards(twice)) == {("DS1003", ("cards", 4))}


def test_ice_age_lies_at_the_bottom() -> None:
    """RULES 4, step 4."""
    state = before_draws()
    play(state, TILES)
    cards = ("Omnivore", "Aquatic", "Ice-Age", "Biomass", "Fertile")
    assert refusal(state, mv.RevealCards(cards)) == {("DS1005", ("cards", 2))}


def test_four_disks_are_drawn_for_each_row() -> None:
    """RULES 4, step 5."""
    state = before_draws()
    play(state, TILES)
    play(state, FIVE_CARDS)
    draw = mv.DrawElements(("g", "b", "m"), ("g", "b", "u", "w"), ("m", "s", "u", "w", "w"))
    assert refusal(state, draw) == {("DS1002", ("adaptation",)), ("DS1002", ("wanderlust",))}


# Who plays -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("animals", ["", "Ma"])
def test_fewer_than_two_animals_cannot_play(animals: str) -> None:
    """RULES 4."""
    setup, findings = GAME.setup(tags(animals))
    assert setup is None
    assert [finding.code for finding in findings] == ["DS0101"]


def test_one_animal_for_each_player() -> None:
    """RULES 12: several animals are a variant."""
    two = {"Mammal": "Ann", "Bird": "Ann", "Insect": "Bob"}
    setup, findings = GAME.setup(two)
    assert [(finding.code, finding.field) for finding in findings] == [("DS0104", ("tag", "Bird"))]
    assert setup is not None


def test_the_marker_may_come_on_top() -> None:
    """RULES 13, row 1."""
    state = before_draws("Bi In", vp_marker="extra")
    assert of(state.pool, "Bi") == 51


def test_options_are_known_by_name_and_value() -> None:
    """RULES 13."""
    for text, code in (("glaciate=first-space", "DS0102"), ("glaciation=last", "DS0105")):
        setup, findings = GAME.setup({**tags("Ma In"), "Options": text})
        assert [(finding.code, finding.field) for finding in findings] == [(code, ("tag", "Options"))]
        assert setup is not None


def test_tags_are_read_in_any_order_and_case() -> None:
    """RULES 3: animals stand in food-chain order whatever the tags."""
    setup, findings = GAME.setup({"insect": "Bob", "MAMMAL": "Ann", "Event": "Club"})
    assert not findings
    assert setup is not None
    assert (setup.animals, setup.players) == (("Ma", "In"), ("Ann", "Bob"))


def test_an_invented_game_has_as_many_animals_as_asked() -> None:
    for players in range(2, 7):
        invented = GAME.invent_tags(players, lambda question, options, prefer=(): options[0])
        setup, findings = GAME.setup(invented)
        assert not findings
        assert setup is not None
        assert len(setup.animals) == players
    for players in (1, 7):
        with pytest.raises(ValueError):
            GAME.invent_tags(players, lambda question, options, prefer=(): options[0])


def test_nothing_can_be_played_out_of_order() -> None:
    """RULES 4: what is due is due."""
    state = before_draws(ALL_SIX)
    assert refusal(state, DRAW) == {("DS0201", ())}


def test_tags_name_animals_in_any_language() -> None:
    """NAMES.md 1: as in the lines of a game."""
    setup, findings = GAME.setup({"Mamífero": "Ana", "ПТИЦЫ": "Bruno", "Arañas": "Carla", "Event": "x"})
    assert findings == []
    assert setup is not None
    assert setup.animals == ("Ma", "Bi", "Ar")


def test_two_tags_of_one_animal_are_told() -> None:
    _, findings = GAME.setup({"Mammal": "Ana", "Mamífero": "Bruno", "Bird": "Carla"})
    [found] = findings
    assert (found.code, found.field) == ("DS0109", ("tag", "Mamífero"))


def test_a_code_is_no_tag() -> None:
    setup, _ = GAME.setup({"Mammal": "Ana", "Bird": "Bruno", "In": "a place", "Am": "x"})
    assert setup is not None
    assert setup.animals == ("Ma", "Bi")
