"""Dominion: Seaside: cards that everybody at the table sees, and that are not written all the same."""

from __future__ import annotations

from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import say
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import ISLAND, UNSEEN
from dsnotation.games.seaside.state import Pending

# Kind of move -> where its cards stand.
_OPEN = {"flip": ("cards", "after"), "reveal": ("cards",), "trash": ("card",)}
OPEN_KINDS = frozenset({*_OPEN, "aside"})


def report_unwritten(pending: Pending, move: Any, report: Report) -> None:
    """Says so if a card that everybody saw is written as one that nobody could see: the game can go on, but nobody
    can tell whether the rules were kept."""
    fields = ("card",) if move.kind == "aside" and pending.card == ISLAND else _OPEN.get(move.kind, ())
    for field in fields:
        value = getattr(move, field)
        if value == UNSEEN or (isinstance(value, tuple) and UNSEEN in value):
            path: FieldPath = (field, value.index(UNSEEN)) if isinstance(value, tuple) else (field,)
            message = say("everybody saw that card, but nobody wrote which it was")
            report.unverified("SE0307", message, field=path, hints=(say("write the card instead of the ?"),))
            return
