"""Habitat Battle: what the assertions of the notation mean.

| kind | fields |
| --- | --- |
| points | `values`: (seat, victory points) pairs |
| flood | `values`: (space, stage) pairs |
| at | `space`; `animals`: all of them there |
| total | `animal`; `count`: its total in the battle going on |
| winner | `seats`; "aquatic" stands among them for the aquatic side |

Only what is written is claimed.
"""

from __future__ import annotations

from typing import Any

from dsnotation.core.game import Assertion
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.habitat_battle import parts
from dsnotation.games.habitat_battle.parts import Place, names
from dsnotation.games.habitat_battle.words import VERB_MEANINGS

AQUATIC = "aquatic"
Pair = tuple[Any, int, Place]


def _pairs(kind: str, pairs: list[Pair]) -> Assertion:
    return Assertion(
        kind,
        {"values": tuple((key, value) for key, value, _ in pairs)},
        {("values", place): where for place, (_, _, where) in enumerate(pairs)},
    )


def _side(word: Word) -> str:
    return AQUATIC if VERB_MEANINGS.get(str(word)) == AQUATIC else read(parts.seat, word)


class ClaimBuilder:
    """The methods for the rules of assertions."""

    def points(self, written: list[Word]) -> Pair:
        seat, number = written
        return read(parts.seat, seat), read(parts.number, number), (seat.start_pos, number.end_pos)

    def claim_points(self, pairs: list[Pair]) -> Assertion:
        return _pairs("points", pairs)

    def stage(self, written: list[Word]) -> Pair:
        space, number = written
        return read(parts.name, space), read(parts.number, number), (space.start_pos, number.end_pos)

    def claim_flood(self, pairs: list[Pair]) -> Assertion:
        return _pairs("flood", pairs)

    def claim_at(self, written: list[Word]) -> Assertion:
        space, *listed = written
        animals, places = names(listed)
        return Assertion(
            "at",
            {"space": read(parts.name, space), "animals": animals},
            {
                ("space",): place_of(space),
                ("animals",): (listed[0].start_pos, listed[-1].end_pos),
                **{("animals", place): where for place, where in enumerate(places)},
            },
        )

    def claim_total(self, written: list[Word]) -> Assertion:
        animal, number = written
        return Assertion(
            "total",
            {"animal": read(parts.name, animal), "count": read(parts.number, number)},
            {("animal",): place_of(animal), ("count",): place_of(number)},
        )

    def claim_winner(self, written: list[Word]) -> Assertion:
        return Assertion(
            "winner",
            {"seats": tuple(map(_side, written))},
            {("seats", place): place_of(side) for place, side in enumerate(written)},
        )
