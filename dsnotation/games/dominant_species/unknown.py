"""Dominant Species: what a position doesn't know, after something that nobody saw or wrote down.

`State.unknown` names parts of the position as in `core.findings.Finding.about`; what the position has for them is
a guess. `State.astray` says by how many disks the bag may differ from what it is counted to hold. A rule that
rests on such a part is neither kept nor broken for sure. The steps of the game call `at_...` so that what they do
with unknown parts is unknown too.
"""

from __future__ import annotations

from collections.abc import Collection

from dsnotation.games.dominant_species.board import CORNERS
from dsnotation.games.dominant_species.components import ANIMALS
from dsnotation.games.dominant_species.state import EMPTY, State

EVERYTHING = "everything"
# What dominance, matches and species rest on.
_ON_EARTH = ("species:", "hex:", "corner:", "display:", EVERYTHING)
_OF_A_TURN = ("space:", "due:", "scored:")
_ALL_DISPLAYS = frozenset(f"display:{name}" for name in ANIMALS)
_ALL_CORNERS = frozenset(f"corner:{name}" for name in CORNERS)
_ROWS = ("box:ada", "box:abu", "box:wan", "hidden:ada", "hidden:abu", "hidden:wan")
# Reset: where the disks of a box go; those of the others go into the bag. "hidden:ada" are disks in the box
# besides those that are known.
_SHIFTED = {"was": "dep", "abu": "was", "ada": "reg"}
_HIDDEN, _BOX = "hidden:", "box:"


def is_unsure(state: State) -> bool:
    """Whether there is anything that the position doesn't know."""
    return bool(state.unknown or state.astray)


def rests_on_unknown(state: State, parts: Collection[str]) -> bool:
    """Whether any of these parts is unknown."""
    return bool(parts) and (EVERYTHING in state.unknown or not state.unknown.isdisjoint(parts))


def may_be_otherwise(state: State, parts: Collection[str]) -> bool:
    """Whether something may be there in these parts that is not known to be: the part is unknown, or holds more
    than is known."""
    hidden = [part.replace(_BOX, _HIDDEN, 1) for part in parts if part.startswith(_BOX)]
    return rests_on_unknown(state, (*parts, *hidden))


def earth_is_unsure(state: State) -> bool:
    """Whether something is unknown that tells who lives, dies, dominates or scores."""
    return any(part.startswith(_ON_EARTH) for part in state.unknown)


def at_regression(state: State) -> None:
    """Which disks an animal loses rests on the box and on its display."""
    if EVERYTHING in state.unknown:
        return
    if not state.unknown.isdisjoint(("box:reg", "hidden:reg")) or any(
        part.startswith("display:") for part in state.unknown
    ):
        state.unknown |= _ALL_DISPLAYS
        state.astray += sum(state.added)


def at_waste(state: State) -> None:
    """Which disks leave the tundra rests on the box."""
    if not state.unknown.isdisjoint(("box:was", "hidden:was")):
        state.unknown |= _ALL_CORNERS
        state.astray += len(CORNERS) - state.elements.count(EMPTY)


def at_extinction(state: State) -> None:
    """Who is endangered, who survives on the tundra, and so everything that follows, rests on what is on earth."""
    if earth_is_unsure(state):
        state.unknown |= {EVERYTHING}


def at_shift(state: State) -> None:
    """The disks of the boxes move on, and nobody knows of what is unknown."""
    boxes = {part for part in state.unknown if part.startswith((_BOX, _HIDDEN))}
    if boxes:
        parts = (part.partition(":") for part in boxes)
        moved = {f"{kind}:{_SHIFTED[box]}" for kind, _, box in parts if box in _SHIFTED}
        state.unknown = (state.unknown - boxes) | moved


def at_draw(state: State) -> None:
    """The rows hold what was drawn, whatever they held before."""
    state.unknown = state.unknown.difference(_ROWS)


def at_next_turn(state: State) -> None:
    """All pawns come off, and nothing is scored."""
    if state.unknown:
        state.unknown = frozenset(part for part in state.unknown if not part.startswith(_OF_A_TURN))
