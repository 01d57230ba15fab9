"""Dominant Species: the map of 35 hexes and 92 corners. Sheet section 2.

Hexes are named column and row from north (`C4`), corners by a hex and a direction (`C4se`). A corner has up
to three names; the canonical one takes the alphabetically first hex.
"""

from __future__ import annotations

from typing import Literal, get_args

from dsnotation.core.hexes import CORNER_NAMES, Hex, corner, neighbours

HexName = Literal[
    "A1", "A2", "A3", "A4",
    "B1", "B2", "B3", "B4", "B5",
    "C1", "C2", "C3", "C4", "C5", "C6",
    "D1", "D2", "D3", "D4", "D5",
    "E1", "E2", "E3", "E4", "E5", "E6",
    "F1", "F2", "F3", "F4", "F5",
    "G1", "G2", "G3", "G4",
]  # fmt: skip
# Canonical names, all 92 (sheet 2.2).
CornerName = Literal[
    "A1ne", "A1e", "A1se", "A1sw", "A1w", "A1nw", "A2e", "A2se", "A2sw", "A2w", "A3e", "A3se",
    "A3sw", "A3w", "A4e", "A4se", "A4sw", "A4w",
    "B1ne", "B1e", "B1se", "B1nw", "B2e", "B2se", "B3e", "B3se", "B4e", "B4se", "B5e", "B5se",
    "B5sw",
    "C1ne", "C1e", "C1se", "C1nw", "C2e", "C2se", "C3e", "C3se", "C4e", "C4se", "C5e", "C5se",
    "C6e", "C6se", "C6sw",
    "D1ne", "D1e", "D1se", "D2e", "D2se", "D3e", "D3se", "D4e", "D4se", "D5e", "D5se",
    "E1ne", "E1e", "E1se", "E1nw", "E2e", "E2se", "E3e", "E3se", "E4e", "E4se", "E5e", "E5se",
    "E6e", "E6se", "E6sw",
    "F1ne", "F1e", "F1se", "F2e", "F2se", "F3e", "F3se", "F4e", "F4se", "F5e", "F5se",
    "G1ne", "G1e", "G1se", "G2e", "G2se", "G3e", "G3se", "G4e", "G4se",
]  # fmt: skip
SeenHex = Literal[HexName, "?"]
SeenCorner = Literal[CornerName, "?"]
HEXES: tuple[HexName, ...] = get_args(HexName)
CORNERS: tuple[CornerName, ...] = get_args(CornerName)

# Column letter, q, and the first and last r of the column (sheet 2.1).
_COLUMNS = (
    ("A", -3, 0, 3),
    ("B", -2, -1, 3),
    ("C", -1, -2, 3),
    ("D", 0, -2, 2),
    ("E", 1, -3, 2),
    ("F", 2, -3, 1),
    ("G", 3, -3, 0),
)

_AXIAL = {
    f"{letter}{r - first + 1}": Hex(q, r) for letter, q, first, last in _COLUMNS for r in range(first, last + 1)
}
HEX: dict[str, int] = {name: index for index, name in enumerate(HEXES)}
COORDINATES: tuple[Hex, ...] = tuple(_AXIAL[name] for name in HEXES)
_INDEX = {hex_: index for index, hex_ in enumerate(COORDINATES)}

# Hexes that share an edge, by index.
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_INDEX[other] for other in neighbours(hex_) if other in _INDEX) for hex_ in COORDINATES
)

_POINTS = tuple(corner(_AXIAL[name[:2]], name[2:]) for name in CORNERS)
_POINT_INDEX = {point: index for index, point in enumerate(_POINTS)}

# Every name of a corner, canonical or not -> its index.
CORNER: dict[str, int] = {
    f"{name}{direction}": _POINT_INDEX[corner(hex_, direction)]
    for name, hex_ in _AXIAL.items()
    for direction in CORNER_NAMES
}
# Board hexes that touch a corner (one to three), and the six corners of a hex.
CORNER_HEXES: tuple[tuple[int, ...], ...] = tuple(
    tuple(_INDEX[hex_] for hex_ in point if hex_ in _INDEX) for point in _POINTS
)
HEX_CORNERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(CORNER[f"{name}{direction}"] for direction in CORNER_NAMES) for name in HEXES
)


def corner_name(index: int, hex_: int | None = None) -> str:
    """The canonical name of a corner; named from `hex_` if that hex touches it."""
    if hex_ is None or hex_ not in CORNER_HEXES[index]:
        return CORNERS[index]
    direction = CORNER_NAMES[HEX_CORNERS[hex_].index(index)]
    return f"{HEXES[hex_]}{direction}"


def canonical_corner(name: str) -> CornerName:
    """The canonical name of a corner written in any of its ways. Raises KeyError if there is none such."""
    return CORNERS[CORNER[name]]


def distance(first: int, second: int) -> int:
    """Steps between two hexes across edges, empty hexes included."""
    return COORDINATES[first].distance(COORDINATES[second])
