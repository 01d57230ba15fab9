"""The words of Dominion: Seaside for seeded faults."""

from __future__ import annotations

import re

from dsnotation.games.seaside.components import TABLE
from tools.seeding.bases import Base
from tools.seeding.words import Words, any_of, one_off, swap

_CARDS = tuple(card.code for card in TABLE)
_CARD = any_of(_CARDS)
_VERBS = ("play", "buy", "gain", "trash", "discard", "reveal", "draw", "look", "flip", "top", "return", "aside")
# What a card after one of these verbs is comes from chance.
_DRAWN = rf"(?:(?<=draw )|(?<=look )|(?<=flip )|(?<=\| )){_CARD}"


def _in_game(base: Base, place: int, word: str) -> list[str]:
    """The cards that the text names."""
    return sorted({found for line in base.lines for found in re.findall(_CARD, line)})


def _beside(base: Base, place: int, word: str) -> list[str]:
    """The cards of the same line."""
    return re.findall(_CARD, base.lines[place])


GAME_WORDS = Words(
    players=(2, 3, 4),
    swaps={
        "wrong card": swap(_CARD, _in_game),
        "wrong count": swap(r"(?<=\*)\d+", one_off),
        "wrong action": swap(any_of(_VERBS), _VERBS),
        "duplicate draw": swap(_DRAWN, _beside),
    },
    assertion=lambda scores: "assert vp " + ", ".join(f"{seat} {score}" for seat, score in scores),
)
