"""Dominant Species: the position as plain text, for a terminal of 110 columns.

Only ASCII in English, so that it can be shown, mailed and pasted anywhere. `render` gives the whole; `board_lines`
and `table_lines` give its halves.
"""

from __future__ import annotations

from dsnotation.core.columns import Tell
from dsnotation.core.hexes import CORNER_NAMES
from dsnotation.core.messages import Message, joined, say
from dsnotation.games.dominant_species.board import COORDINATES, HEX_CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, ELEMENTS, TERRAINS
from dsnotation.games.dominant_species.names import ELEMENTS as ELEMENT_NAMES
from dsnotation.games.dominant_species.names import TERRAINS as TERRAIN_NAMES
from dsnotation.games.dominant_species.picture_table import table_lines
from dsnotation.games.dominant_species.state import (
    EMPTY,
    State,
    animals_on,
    corner_usable,
    dominance,
    is_endangered,
)

# A hex on the canvas: its west corner is at (0, 2), columns are PITCH apart, rows HEIGHT.
PITCH, HEIGHT = 15, 4
_EDGE = 12  # dashes between two corners of a horizontal edge
_INSIDE = 12  # characters for words inside a hex
# Column and line of each corner, from the hex's own origin.
_CORNER_AT = {"ne": (15, 0), "e": (17, 2), "se": (15, 4), "sw": (2, 4), "w": (0, 2), "nw": (2, 0)}
WIDTH, LINES = 6 * PITCH + 20, 6 * HEIGHT + 1

LEGEND = (
    say(
        "(g) element on a corner: {elements}; + vacant corner",
        elements=joined(
            say("{code} {element}", code=code, element=element) for code, element in ELEMENT_NAMES.items()
        ),
    ),
    say("Am3* dominates the tile, Am3! is endangered there; $ the tile was scored this turn"),
)


def render(state: State, tell: Tell = str) -> str:
    """The whole position: board, legend, and what stands beside the board."""
    legend = map(tell, LEGEND)
    return "\n".join([*board_lines(state, tell), "", *legend, "", *table_lines(state, tell)]) + "\n"


def board_lines(state: State, tell: Tell = str) -> list[str]:
    """The 35 hexes. Hexes without a tile show their name only; tiles show terrain and species."""
    canvas = [[" "] * WIDTH for _ in range(LINES)]
    for hex_ in range(35):
        if state.terrain[hex_] != EMPTY:
            _outline(canvas, hex_)
    for hex_ in range(35):
        _corners(canvas, state, hex_)
        _words(canvas, state, hex_, tell)
    crowded = [_crowded(hex_, rest) for hex_ in range(35) if (rest := _packed(state, hex_)[2])]
    return [*("".join(line).rstrip() for line in canvas), *map(tell, crowded)]


def _crowded(hex_: int, rest: list[str]) -> Message:
    return say("crowded: {hex} {species}", hex=HEXES[hex_], species=" ".join(rest))


def _origin(hex_: int) -> tuple[int, int]:
    """Column and line of a hex's upper left on the canvas."""
    q, r = COORDINATES[hex_]
    return 1 + (q + 3) * PITCH, (2 * r + q + 5) * HEIGHT // 2


def _put(canvas: list[list[str]], column: int, line: int, text: str) -> None:
    canvas[line][column : column + len(text)] = text


def _outline(canvas: list[list[str]], hex_: int) -> None:
    """The six edges of a tile."""
    column, line = _origin(hex_)
    for edge in (line, line + HEIGHT):
        _put(canvas, column + 3, edge, "-" * _EDGE)
    for place, mark in ((1, "/"), (16, "\\")):
        _put(canvas, column + place, line + 1, mark)
    for place, mark in ((1, "\\"), (16, "/")):
        _put(canvas, column + place, line + 3, mark)


def _corners(canvas: list[list[str]], state: State, hex_: int) -> None:
    """The six corners of a hex: the element there, or whether one may lie there."""
    column, line = _origin(hex_)
    for name, corner in zip(CORNER_NAMES, HEX_CORNERS[hex_], strict=True):
        x, y = _CORNER_AT[name]
        element = state.elements[corner]
        if element != EMPTY:
            _put(canvas, column + x - 1, line + y, f"({ELEMENTS[element]})")
        else:
            _put(canvas, column + x, line + y, "+" if corner_usable(state, corner) else ".")


def _words(canvas: list[list[str]], state: State, hex_: int, tell: Tell) -> None:
    """Name, terrain and species of a hex."""
    column, line = _origin(hex_)
    terrain = state.terrain[hex_]
    if terrain == EMPTY:
        _put(canvas, column + 8, line + 2, HEXES[hex_].lower())
        return
    word = tell(TERRAIN_NAMES[TERRAINS[terrain]])
    _put(canvas, column + 3, line + 1, f"{HEXES[hex_]} {word}{_scored(state, hex_)}")
    for offset, text in enumerate(_packed(state, hex_)[:2]):
        _put(canvas, column + 3, line + 2 + offset, text)


def _scored(state: State, hex_: int) -> str:
    """A sign on tiles that Domination scored this turn."""
    return "$" if state.scored >> hex_ & 1 else ""


def _packed(state: State, hex_: int) -> tuple[str, str, list[str]]:
    """The animals of a tile: what fits in its two lines, and what doesn't."""
    best = dominance(state, hex_)
    lines = ["", ""]
    rest = []
    for animal in animals_on(state, hex_):
        mark = "*" if animal == best else "!" if is_endangered(state, animal, hex_) else " "
        word = f"{ANIMALS[animal]}{state.species[hex_ * 6 + animal]}{mark}"
        room = next((place for place in (0, 1) if len(lines[place] + word.rstrip()) <= _INSIDE), None)
        if room is None:
            rest.append(word.rstrip())
        else:
            lines[room] += word
    return lines[0].rstrip(), lines[1].rstrip(), rest
