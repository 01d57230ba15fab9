"""The text board shows every fact of a position, within the width of a terminal."""

from pathlib import Path

import pytest

from dsnotation.core import sets
from dsnotation.core.columns import cells
from dsnotation.core.names import LANGUAGES
from dsnotation.core.registry import find_game
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, SPACES
from dsnotation.games.dominant_species.names import TERRAINS
from dsnotation.games.dominant_species.picture import board_lines, render
from dsnotation.games.dominant_species.state import State, vacant_corners
from dsnotation.notation.reader import read_bytes
from dsnotation.render.board import board_text
from dsnotation.render.languages import IN_ENGLISH, speak, translation
from dsnotation.replay.position import Position, position_at
from dsnotation.replay.reference import parse_reference
from tests.brackets import Brackets, outside, words_of

RECORDS = Path(__file__).parents[2] / "records"
GOLDEN = Path(__file__).parent / "golden"
PLACES = {
    "dominant_species/six-animals.dsn": "turn:5",
    "seaside/four-players.dsn": "200",
    "habitat_battle/six-players.dsn": "150",
}
WIDTH = 120
TAGS = {"Mammal": "a", "Reptile": "b", "Bird": "c", "Amphibian": "d", "Arachnid": "e", "Insect": "f"}


@pytest.fixture
def state() -> State:
    """The start of a game of six."""
    game = find_game("dominant-species")
    setup, findings = game.setup(TAGS)
    assert not findings
    state = game.start(setup)
    assert isinstance(state, State)
    return state


START = r"""
                                               / D2 wetland   \
   .            .       b2       +-----------(w) Am2*Ar1 In1  (g)-----------+       f2       .            .
                                / C3 jungle    \              / E3 savannah  \
 .       a2       .            +  Bi1 Am1 Ar2* (b)----------(w) Re1 Am1 In2*  +            .       g2       .
                                \              / D3 tundra    \              /
   .            .       b3      (b)----------(s)              (g)----------(u)      f3       .            .
                                / C4 forest    \              / E4 desert    \
 .       a3       .            +  Ma1 Bi2*Ar1  (m)----------(u) Ma1 Re2*In1   +            .       g3       .
                                \              / D4 mountain  \              /
   .            .       b4       +-----------(s) Ma2*Re1 Bi1  (m)-----------+       f4       .            .
                                               \              /
"""


def test_start_position(state: State) -> None:
    """Sheet 2.3 and 3; each animal dominates its own tile."""
    assert START.strip("\n") in "\n".join(board_lines(state))


def test_fits_the_terminal_and_is_ascii(state: State) -> None:
    text = render(state)
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= WIDTH
    assert all(line == line.rstrip() for line in text.splitlines())


def test_every_hex_is_there(state: State) -> None:
    text = "\n".join(board_lines(state))
    for name, terrain in zip(HEXES, state.terrain, strict=True):
        assert (name.lower() if terrain < 0 else f"{name} ") in text


def test_every_corner_is_there(state: State) -> None:
    text = "\n".join(board_lines(state))
    used = sum(element >= 0 for element in state.elements)
    assert text.count("(") == used == 12
    assert text.count("+") == len(vacant_corners(state))
    assert used + text.count("+") + text.count(".") == len(CORNERS)


def test_species_that_find_no_room_are_listed(state: State) -> None:
    d3 = HEX["D3"] * 6
    state.species[d3 : d3 + 6] = [50, 51, 52, 53, 54, 55]
    text = render(state)
    for animal, count in zip(ANIMALS, range(50, 56), strict=True):
        assert f"{animal}{count}" in text
    assert "crowded: D3" in text


def test_endangered_and_scored_are_marked(state: State) -> None:
    state.species[HEX["D4"] * 6 + ANIMALS.index("Ar")] = 2
    state.scored |= 1 << HEX["D4"]
    text = render(state)
    assert "Ar2!" in text
    assert "D4 mountain$" in text


def test_pawns_and_elements_on_the_display(state: State) -> None:
    state.spaces[SPACES.index("com.6")] = ANIMALS.index("Ar")
    state.boxes[0:6] = [2, 0, 1, 0, 0, 1]
    state.ice_age = True
    lines = render(state).splitlines()
    [competition] = [line for line in lines if line.startswith("  competition")]
    assert competition.endswith("6 Ar  7 --")
    [adaptation] = [line for line in lines if line.startswith("  adaptation")]
    assert adaptation.endswith("box: ggmw")
    assert any("ICE AGE" in line for line in lines)


def test_element_on_any_name_of_its_corner(state: State) -> None:
    state.elements[CORNER["A1nw"]] = 0
    assert board_lines(state)[4].startswith("  (g)")


def test_terrain_words_fit_a_hex_in_any_language() -> None:
    assert max(cells(name.told(language)) for name in TERRAINS.values() for language in LANGUAGES) <= 9


# In every language ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=PLACES)
def position(request: pytest.FixtureRequest) -> Position:
    """A position of a game of records/ that has most of what a board shows."""
    file, place = request.param, PLACES[request.param]
    document = read_bytes((RECORDS / file).read_bytes(), file)
    return position_at(document.games[0], document.source, parse_reference(place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_in_the_language(position: Position, language: str) -> None:
    speak(translation(language))
    try:
        told = board_text(position)
    finally:
        speak(IN_ENGLISH)
    assert told == (GOLDEN / f"{position.game.name}.{language}.txt").read_text(encoding="utf-8")


def test_a_board_has_no_word_that_can_not_be_translated(position: Position) -> None:
    speak(Brackets())
    try:
        told = board_text(position)
    finally:
        speak(IN_ENGLISH)
    notation = " ".join((RECORDS / file).read_text(encoding="utf-8") for file in PLACES)
    demo = sets.find("habitat-battle", "demo")
    assert demo is not None
    words = outside(told) - words_of(f"{notation} {demo[0]} ini")
    assert {word for word in words if not set(word) <= set("gbmsuw")} == set()  # disks are letters
