"""Habitat Battle: ids of a set as somebody wrote them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, joined, listed_or, say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle.kinds import UNKNOWN
from dsnotation.games.habitat_battle.state import EMPTY
from dsnotation.games.habitat_battle.tables import Listing


def number_of(listing: Listing[Any], name: str, what: str, report: Report, *, field: FieldPath = ()) -> int:
    """The number of an id in a list of the set; EMPTY with a complaint if it has none of that name."""
    number = listing.number.get(name)
    if number is not None:
        return number
    near = get_close_matches(name, listing.ids, n=3, cutoff=0.6)
    hints = (say("did you mean {names}?", names=listed_or(near)),) if near else ()
    report("HB0301", UNKNOWN[what](name), field=field or (what,), hints=hints)
    return EMPTY


def listed_or_none(names: Sequence[str]) -> Message:
    """Names as they are written in a line; "none" if there are none."""
    return joined(names, " ") if names else say("none")
