"""Hex geometry in axial coordinates, flat-top: q is the column, r grows southward.

Distances and corners are computed, never tabulated. A corner is named by the hexes that meet there, so a
board's set of corners follows from its set of hexes (sheet Dominant Species, section 2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex by axial coordinates."""

    q: int
    r: int

    def __add__(self, other: tuple[int, int]) -> Hex:  # type: ignore[override]
        return Hex(self.q + other[0], self.r + other[1])

    def distance(self, other: Hex) -> int:
        """Steps from here to `other` across edges."""
        dq, dr = self.q - other.q, self.r - other.r
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


# Clockwise from north; corner i lies between direction i and direction i + 1.
DIRECTIONS: tuple[tuple[str, Hex], ...] = (
    ("n", Hex(0, -1)),
    ("ne", Hex(1, -1)),
    ("se", Hex(1, 0)),
    ("s", Hex(0, 1)),
    ("sw", Hex(-1, 1)),
    ("nw", Hex(-1, 0)),
)
CORNER_NAMES: tuple[str, ...] = ("ne", "e", "se", "sw", "w", "nw")

# The three hexes that meet at a corner, on the board or not, in sorted order.
Corner = tuple[Hex, Hex, Hex]


def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    """The six hexes that share an edge with `hex_`, clockwise from north."""
    return tuple(hex_ + step for _, step in DIRECTIONS)


def corner(hex_: Hex, name: str) -> Corner:
    """The corner `name` (one of CORNER_NAMES) of `hex_`. Raises ValueError for another name."""
    index = CORNER_NAMES.index(name)
    around = neighbours(hex_)
    first, second, third = sorted((hex_, around[index], around[(index + 1) % 6]))
    return first, second, third


def corners(hex_: Hex) -> tuple[Corner, ...]:
    """The six corners of `hex_`, in the order of CORNER_NAMES."""
    return tuple(corner(hex_, name) for name in CORNER_NAMES)


def all_corners(board: Iterable[Hex]) -> list[Corner]:
    """Every corner of a board, each once, in the order in which its hexes first name it."""
    return list(dict.fromkeys(point for hex_ in board for point in corners(hex_)))
