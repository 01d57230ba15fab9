"""The map: hexes, adjacency and corners. RULES 2.1 and 2.2."""

import pytest

from dsnotation.core.hexes import DIRECTIONS
from dsnotation.games.dominant_species.board import (
    COORDINATES,
    CORNER,
    CORNER_HEXES,
    CORNERS,
    HEX,
    HEX_CORNERS,
    HEXES,
    NEIGHBOURS,
    canonical_corner,
    corner_name,
    distance,
)

# The table of RULES 2.1: N NE SE S SW NW.
NEIGHBOUR_TABLE = """
A1 -  B1 B2 A2 -  -
A2 A1 B2 B3 A3 -  -
A3 A2 B3 B4 A4 -  -
A4 A3 B4 B5 -  -  -
B1 -  C1 C2 B2 A1 -
B2 B1 C2 C3 B3 A2 A1
B3 B2 C3 C4 B4 A3 A2
B4 B3 C4 C5 B5 A4 A3
B5 B4 C5 C6 -  -  A4
C1 -  -  D1 C2 B1 -
C2 C1 D1 D2 C3 B2 B1
C3 C2 D2 D3 C4 B3 B2
C4 C3 D3 D4 C5 B4 B3
C5 C4 D4 D5 C6 B5 B4
C6 C5 D5 -  -  -  B5
D1 -  E1 E2 D2 C2 C1
D2 D1 E2 E3 D3 C3 C2
D3 D2 E3 E4 D4 C4 C3
D4 D3 E4 E5 D5 C5 C4
D5 D4 E5 E6 -  C6 C5
E1 -  -  F1 E2 D1 -
E2 E1 F1 F2 E3 D2 D1
E3 E2 F2 F3 E4 D3 D2
E4 E3 F3 F4 E5 D4 D3
E5 E4 F4 F5 E6 D5 D4
E6 E5 F5 -  -  -  D5
F1 -  -  G1 F2 E2 E1
F2 F1 G1 G2 F3 E3 E2
F3 F2 G2 G3 F4 E4 E3
F4 F3 G3 G4 F5 E5 E4
F5 F4 G4 -  -  E6 E5
G1 -  -  -  G2 F2 F1
G2 G1 -  -  G3 F3 F2
G3 G2 -  -  G4 F4 F3
G4 G3 -  -  -  F5 F4
"""
ROWS = [tuple(line.split()) for line in NEIGHBOUR_TABLE.strip().splitlines()]

# The lists of RULES 2.2.
OF_THREE_HEXES = """
A1.E A1.SE A2.E A2.SE A3.E A3.SE A4.E B1.E B1.SE B2.E B2.SE B3.E B3.SE B4.E B4.SE B5.E C1.SE C2.E C2.SE C3.E
C3.SE C4.E C4.SE C5.E C5.SE D1.E D1.SE D2.E D2.SE D3.E D3.SE D4.E D4.SE D5.E E1.SE E2.E E2.SE E3.E E3.SE E4.E E4.SE E5.E E5.SE
F1.SE F2.E F2.SE F3.E F3.SE F4.E F4.SE
"""  # noqa: E501
OF_TWO_HEXES = """
A1.NE A1.SW A2.SW A3.SW A4.SE B1.NE B5.SE C1.E C6.E D1.NE D5.SE E1.E E6.E F1.E F5.E G1.SE G2.SE G3.SE
"""
OF_ONE_HEX = """
A1.NW A1.W A2.W A3.W A4.W A4.SW B1.NW B5.SW C1.NW C1.NE C6.SW C6.SE E1.NW E1.NE E6.SW E6.SE F1.NE F5.SE G1.NE G1.E
G2.E G3.E G4.E G4.SE
"""


def corner_names(text: str) -> set[str]:
    return {name[:2] + name[3:].lower() for name in text.split()}


@pytest.mark.parametrize(
    ("column", "coordinates"),
    [
        ("A", [(-3, 0), (-3, 1), (-3, 2), (-3, 3)]),
        ("B", [(-2, -1), (-2, 0), (-2, 1), (-2, 2), (-2, 3)]),
        ("C", [(-1, -2), (-1, -1), (-1, 0), (-1, 1), (-1, 2), (-1, 3)]),
        ("D", [(0, -2), (0, -1), (0, 0), (0, 1), (0, 2)]),
        ("E", [(1, -3), (1, -2), (1, -1), (1, 0), (1, 1), (1, 2)]),
        ("F", [(2, -3), (2, -2), (2, -1), (2, 0), (2, 1)]),
        ("G", [(3, -3), (3, -2), (3, -1), (3, 0)]),
    ],
)
def test_hexes_of_a_column(column: str, coordinates: list[tuple[int, int]]) -> None:
    """RULES 2.1, table of axial coordinates."""
    here = {name: COORDINATES[HEX[name]] for name in HEXES if name[0] == column}
    assert here == {f"{column}{row}": place for row, place in enumerate(coordinates, start=1)}


def test_there_are_35_hexes() -> None:
    assert len(HEXES) == len(set(HEXES)) == 35


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_neighbours(row: tuple[str, ...]) -> None:
    """RULES 2.1, table of neighbours: which hex lies in which direction."""
    index = {place: name for name, place in zip(HEXES, COORDINATES, strict=True)}
    around = [index.get(COORDINATES[HEX[row[0]]] + step, "-") for _, step in DIRECTIONS]
    assert around == list(row[1:])
    assert sorted(HEXES[other] for other in NEIGHBOURS[HEX[row[0]]]) == sorted(set(row[1:]) - {"-"})


def test_every_hex_stands_in_the_table() -> None:
    assert [row[0] for row in ROWS] == list(HEXES)


def test_numbers_of_neighbours() -> None:
    """RULES 2.1: 84 pairs; 17 hexes with 6 neighbours, 2 with 5, 8 with 4, 8 with 3."""
    numbers = [len(around) for around in NEIGHBOURS]
    assert sum(numbers) == 2 * 84
    assert [numbers.count(number) for number in (6, 5, 4, 3)] == [17, 2, 8, 8]
    assert [name for name in HEXES if len(NEIGHBOURS[HEX[name]]) == 5] == ["D1", "D5"]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("D3", "D3", 0), ("D3", "C4", 1), ("A1", "G4", 6), ("A4", "G1", 6), ("C4", "E4", 2)],
)
def test_distance(one: str, other: str, steps: int) -> None:
    assert distance(HEX[one], HEX[other]) == steps


@pytest.mark.parametrize(("names", "hexes"), [(OF_THREE_HEXES, 3), (OF_TWO_HEXES, 2), (OF_ONE_HEX, 1)])
def test_corners_by_the_number_of_their_hexes(names: str, hexes: int) -> None:
    """RULES 2.2, the three lists of canonical names."""
    here = {name for name, around in zip(CORNERS, CORNER_HEXES, strict=True) if len(around) == hexes}
    assert here == corner_names(names)
    assert len(here) == {3: 50, 2: 18, 1: 24}[hexes]


def test_there_are_92_corners() -> None:
    assert len(CORNERS) == len(set(CORNERS)) == 92


@pytest.mark.parametrize(
    ("corner", "hexes"),
    [
        ("D2e", "D2 E2 E3"), ("D3e", "D3 E3 E4"), ("B3e", "B3 C3 C4"), ("C3e", "C3 D2 D3"), ("C4e", "C4 D3 D4"),
        ("D4e", "D4 E4 E5"), ("C3se", "C3 C4 D3"), ("C4se", "C4 C5 D4"), ("D3se", "D3 D4 E4"),
        ("E3se", "E3 E4 F3"), ("C2se", "C2 C3 D2"), ("D2se", "D2 D3 E3"),
    ],
)  # fmt: skip
def test_hexes_around_a_corner(corner: str, hexes: str) -> None:
    """RULES 2.3 names the three hexes of each start element."""
    assert sorted(HEXES[hex_] for hex_ in CORNER_HEXES[CORNER[corner]]) == hexes.split()


def around(name: str, direction: str) -> str | None:
    row = next(row for row in ROWS if row[0] == name)
    other = row[1 + ["n", "ne", "se", "s", "sw", "nw"].index(direction)]
    return None if other == "-" else other


@pytest.mark.parametrize(
    ("direction", "same"),
    [
        ("ne", [("n", "se"), ("ne", "w")]),
        ("e", [("ne", "sw"), ("se", "nw")]),
        ("se", [("se", "w"), ("s", "ne")]),
        ("sw", [("s", "nw"), ("sw", "e")]),
        ("w", [("sw", "ne"), ("nw", "se")]),
        ("nw", [("nw", "e"), ("n", "sw")]),
    ],
)
def test_one_corner_has_up_to_three_names(direction: str, same: list[tuple[str, str]]) -> None:
    """RULES 2.2: X.NE = N(X).SE = NE(X).W and so on; a missing neighbour drops out."""
    for name in HEXES:
        for side, its_direction in same:
            other = around(name, side)
            if other is not None:
                assert CORNER[name + direction] == CORNER[other + its_direction]


def test_the_canonical_name_takes_the_first_hex() -> None:
    """RULES 2.2: D3.E = E3.SW = E4.NW."""
    assert {canonical_corner(name) for name in ("D3e", "E3sw", "E4nw")} == {"D3e"}
    for name, index in CORNER.items():
        assert CORNERS[index][:2] == min(HEXES[hex_] for hex_ in CORNER_HEXES[index])
        assert canonical_corner(name) == CORNERS[index]
    with pytest.raises(KeyError):
        canonical_corner("D3n")


def test_a_corner_can_be_named_from_a_hex_that_it_touches() -> None:
    assert corner_name(CORNER["D3e"]) == "D3e"
    assert corner_name(CORNER["D3e"], HEX["E4"]) == "E4nw"
    assert corner_name(CORNER["D3e"], HEX["A1"]) == "D3e"


def test_every_hex_has_six_corners_and_every_name_is_one() -> None:
    assert len(CORNER) == 6 * 35
    for name in HEXES:
        assert len(set(HEX_CORNERS[HEX[name]])) == 6
        assert all(HEX[name] in CORNER_HEXES[corner] for corner in HEX_CORNERS[HEX[name]])


def test_eight_hexes_have_two_corners_of_their_own() -> None:
    """RULES 2.2: so a set of hexes does not name a corner."""
    single = [CORNER_HEXES[corner][0] for corner in range(92) if len(CORNER_HEXES[corner]) == 1]
    twice = [name for name in HEXES if single.count(HEX[name]) == 2]
    assert twice == ["A1", "A4", "C1", "C6", "E1", "E6", "G1", "G4"]
