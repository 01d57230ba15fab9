"""Dominion: Seaside: what `assert` claims about the position, as `core.game.Assertion`.

| kind | fields |
| --- | --- |
| vp, turns, tokens | `values`: (seat, number) pairs; tokens are those of Pirate Ship |
| deck, hand, discard, play, island, village | `seat`; `cards`: all of them; deck is everything the player owns |
| pile | `values`: (card, number) pairs |
| trash | `cards`: all of them |
| coins, actions, buys | `count`: what the player whose turn it is has |
| winner | `seats` |

Only what is written is claimed.
"""

from __future__ import annotations

from typing import Any

from dsnotation.core.game import Assertion
from dsnotation.core.messages import say
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.seaside import parts
from dsnotation.games.seaside.parts import known, seen
from dsnotation.games.seaside.words import CLAIM_MEANINGS

Pair = tuple[Any, int, tuple[int, int]]


def _pairs(kind: str, pairs: list[Pair]) -> Assertion:
    return Assertion(
        kind,
        {"values": tuple((name, value) for name, value, _ in pairs)},
        {("values", place): where for place, (_, _, where) in enumerate(pairs)},
    )


def _cards(assertion: Assertion, written: list[Word]) -> Assertion:
    assertion.fields["cards"], places = seen(written)
    assertion.spans["cards",] = (written[0].start_pos, written[-1].end_pos)
    assertion.spans.update({("cards", place): where for place, where in enumerate(places)})
    return assertion


class ClaimBuilder:
    """The methods for the rules of assertions."""

    def count(self, written: list[Word]) -> Pair:
        seat, number = written
        return read(parts.seat, seat), read(parts.number, number), (seat.start_pos, number.end_pos)

    def claim_counts(self, written: list[Any]) -> Assertion:
        what, *counts = written
        return _pairs(CLAIM_MEANINGS[str(what)], counts)

    def claim_zone(self, written: list[Word]) -> Assertion:
        zone, seat, *cards = written
        claim = Assertion(CLAIM_MEANINGS[str(zone)], {"seat": read(parts.seat, seat)}, {("seat",): place_of(seat)})
        return _cards(claim, cards)

    def pile(self, written: list[Word]) -> Pair:
        card, number = written
        name = read(parts.one_card, known(card, say("a pile is of one card")))
        return name, read(parts.number, number), (card.start_pos, number.end_pos)

    def claim_piles(self, written: list[Any]) -> Assertion:
        return _pairs("pile", written)

    def claim_trash(self, written: list[Word]) -> Assertion:
        return _cards(Assertion("trash", {}), written)

    def claim_number(self, written: list[Word]) -> Assertion:
        what, number = written
        return Assertion(
            CLAIM_MEANINGS[str(what)], {"count": read(parts.number, number)}, {("count",): place_of(number)}
        )

    def claim_winner(self, written: list[Word]) -> Assertion:
        return Assertion(
            "winner",
            {"seats": tuple(read(parts.seat, seat) for seat in written)},
            {("seats", place): place_of(seat) for place, seat in enumerate(written)},
        )
