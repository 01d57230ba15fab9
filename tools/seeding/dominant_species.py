"""The words of Dominant Species for seeded faults."""

from __future__ import annotations

import re

from dsnotation.games.dominant_species.components import ANIMALS, CARDS
from tools.seeding.bases import Base
from tools.seeding.words import Words, any_of, one_off, swap

_SECTIONS = ("ini", "ada", "reg", "abu", "was", "dep", "gla", "spe", "wan", "mig", "com", "dom")
_HEX = re.compile(r"(?<![\w])[A-G][1-7](?![0-9])")
_MOVES = rf"(?:{'|'.join(ANIMALS)}|move|plan)\b"


def _hexes(base: Base, place: int, word: str) -> list[str]:
    """All hexes that the game has to do with."""
    return sorted({found for line in base.lines for found in _HEX.findall(line)})


def _revealed(base: Base, place: int, word: str) -> list[str]:
    """Cards that were turned up before, or are in the same row."""
    rows = [line for line in base.lines[: place + 1] if line.startswith("cards")]
    return [card for line in rows for card in line.split()[1:] if card in CARDS]


GAME_WORDS = Words(
    players=(2, 3, 4, 5, 6),
    swaps={
        "other place": swap(_HEX.pattern, _hexes, _MOVES),
        "wrong element": swap(r"(?<![\w.:-])[gbmsuw](?![\w.-])", "gbmsuw"),
        "wrong animal": swap(rf"(?<=:)(?:{'|'.join(ANIMALS)})\b", ANIMALS, _MOVES),
        "wrong card": swap(any_of(CARDS), CARDS),
        "wrong count": swap(r"(?<=[A-G][1-7]:)\d+", one_off, _MOVES),
        "wrong action": swap(rf"(?<=\s)(?:{'|'.join(_SECTIONS)})\b", _SECTIONS, _MOVES),
        "duplicate draw": swap(any_of(CARDS), _revealed, "cards"),
    },
    assertion=lambda scores: "assert vp " + " ".join(f"{seat} {score}" for seat, score in scores),
)
