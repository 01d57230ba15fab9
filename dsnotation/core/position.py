"""What a position consists of, as a snapshot states it: parts with names and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dsnotation.core.messages import Message


@dataclass(frozen=True, slots=True)
class PartInfo:
    """One part of a position, as it is explained to people.

    `key` says how many pieces of a word name a place, so that an adjustment may change one place of the part and
    leave the others; 0 if the part is one thing. A part that is `needed` is written even if it is empty.
    `each_side` parts stand once for each side, with its name in front: `A.hand`. Where `rest` is true, ? stands
    for what is left. One of the `course` of the game is no piece and no score, so nobody can agree on a correction
    of it. `sample` is an example of its words."""

    name: str
    meaning: Message
    sample: str
    key: int = 0
    needed: bool = False
    each_side: bool = False
    rest: bool = False
    course: bool = False


@dataclass(frozen=True, slots=True)
class Stated:
    """A part of a position as it is stated."""

    name: str
    words: tuple[str, ...]


def full_names(table: Iterable[PartInfo], sides: Sequence[str]) -> dict[str, PartInfo]:
    """Every part under its full name, those of each side together."""
    found = {info.name: info for info in table if not info.each_side}
    for side in sides:
        found.update({f"{side}.{info.name}": info for info in table if info.each_side})
    return found
