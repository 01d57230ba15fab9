"""Hex geometry: the properties that rules lean on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.hexes import CORNER_NAMES, DIRECTIONS, Hex, all_corners, corner, corners, neighbours

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one: Hex, two: Hex, three: Hex) -> None:
    assert (one.distance(two) == 0) == (one == two)
    assert one.distance(two) == two.distance(one) >= 0
    assert one.distance(three) <= one.distance(two) + two.distance(three)


@given(hexes)
def test_neighbours_are_the_six_hexes_one_step_away(hex_: Hex) -> None:
    around = neighbours(hex_)
    assert len(set(around)) == 6
    near = {Hex(hex_.q + q, hex_.r + r) for q in range(-2, 3) for r in range(-2, 3)}
    assert set(around) == {other for other in near if hex_.distance(other) == 1}


@given(hexes)
def test_a_neighbour_sees_its_neighbour_in_the_opposite_direction(hex_: Hex) -> None:
    for index, other in enumerate(neighbours(hex_)):
        assert neighbours(other)[(index + 3) % 6] == hex_


@given(hexes, hexes)
def test_every_step_of_a_shortest_way_comes_one_nearer(start: Hex, end: Hex) -> None:
    distance = start.distance(end)
    if distance:
        assert min(other.distance(end) for other in neighbours(start)) == distance - 1


@given(hexes)
def test_a_hex_has_six_corners_each_shared_by_three_hexes(hex_: Hex) -> None:
    around = corners(hex_)
    assert len(set(around)) == 6
    for point in around:
        assert hex_ in point
        assert len(set(point)) == 3
        assert all(one.distance(other) == 1 for one in point for other in point if one != other)
        assert all(point in corners(other) for other in point)


@given(hexes)
def test_two_adjacent_hexes_share_two_corners(hex_: Hex) -> None:
    for other in neighbours(hex_):
        assert len(set(corners(hex_)) & set(corners(other))) == 2


@given(hexes, st.sampled_from(CORNER_NAMES))
def test_a_corner_lies_between_the_two_directions_of_its_name(hex_: Hex, name: str) -> None:
    """DS RULES 2.2: X.E touches NE(X) and SE(X), X.SE touches SE(X) and S(X), and so on around."""
    beside = {"ne": "n ne", "e": "ne se", "se": "se s", "sw": "s sw", "w": "sw nw", "nw": "nw n"}
    steps = dict(DIRECTIONS)
    assert set(corner(hex_, name)) == {hex_, *(hex_ + steps[direction] for direction in beside[name].split())}


def test_no_other_corner_names() -> None:
    with pytest.raises(ValueError):
        corner(Hex(0, 0), "n")


@given(st.sets(hexes, max_size=12))
def test_corners_of_a_board_are_the_corners_of_its_hexes_each_once(board: set[Hex]) -> None:
    points = all_corners(board)
    assert len(points) == len(set(points))
    assert set(points) == {point for hex_ in board for point in corners(hex_)}


@given(st.integers(0, 5))
def test_a_full_hexagon_has_the_known_numbers_of_hexes_and_corners(radius: int) -> None:
    board = [
        Hex(q, r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if Hex(q, r).distance(Hex(0, 0)) <= radius
    ]
    assert len(board) == 3 * radius * (radius + 1) + 1
    assert len(all_corners(board)) == 6 * (radius + 1) ** 2


def test_the_board_of_dominant_species_has_35_hexes_84_edges_between_them_and_92_corners() -> None:
    """DS RULES 2.1 and 2.2: the generator of the sheet; V - E + F = 1."""
    rows = {-3: (0, 3), -2: (-1, 3), -1: (-2, 3), 0: (-2, 2), 1: (-3, 2), 2: (-3, 1), 3: (-3, 0)}
    board = [Hex(q, r) for q, (first, last) in rows.items() for r in range(first, last + 1)]
    assert len(board) == 35
    pairs = {frozenset((hex_, other)) for hex_ in board for other in neighbours(hex_) if other in board}
    assert len(pairs) == 84
    edges = {frozenset((hex_, other)) for hex_ in board for other in neighbours(hex_)}
    points = all_corners(board)
    assert len(points) == 92
    assert len(points) - len(edges) + len(board) == 1
    shared = [sum(hex_ in board for hex_ in point) for point in points]
    assert [shared.count(number) for number in (3, 2, 1)] == [50, 18, 24]
