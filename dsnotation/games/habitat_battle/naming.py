"""Habitat Battle: ids of a set as somebody wrote them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, joined, listed_or, say, word
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle.kinds import UNKNOWN
from dsnotation.games.habitat_battle.state import EMPTY
from dsnotation.games.habitat_battle.tables import Listing, Tables
from dsnotation.games.habitat_battle.variants import LISTS_OF_FIELDS


def number_of(listing: Listing[Any], name: str, what: str, report: Report, *, field: FieldPath = ()) -> int:
    """The number of an id in a list of the set; EMPTY with a complaint if it has none of that name, or several."""
    number = listing.number.get(name)
    if number is not None:
        return number
    numbers = listing.called(name)
    if len(numbers) > 1:
        message = say("{word} stands for more than one thing", word=name)
        candidates = listed_or(listing.ids[number] for number in numbers)
        hint = say("{word} could be {candidates}: write the code", word=name, candidates=candidates)
        report("HB0301", message, field=field or (what,), hints=(hint,))
        return EMPTY
    near = [listing.ids[one] for one in numbers] or listing.near(name)
    hints = (say("did you mean {names}?", names=listed_or(near)),) if near else ()
    report("HB0301", UNKNOWN[what](name), field=field or (what,), hints=hints)
    return EMPTY


SPACE = word("board", "space")
NO_CARD = word("cards", "none")
NO_ANIMAL = word("animals", "none")


def listed_or_none(names: Sequence[str], none: Message = NO_CARD) -> Message:
    """Names as they are written in a line; "none" if there are none: of cards, if nothing else is said."""
    return joined(names, " ") if names else none


def with_ids(tables: Tables, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a move with the ids that their names mean; what means nothing, or may mean several, stays."""
    found = dict(fields)
    for field, value in fields.items():
        if field not in LISTS_OF_FIELDS:
            continue
        listing: Listing[Any] = getattr(tables, LISTS_OF_FIELDS[field])
        if isinstance(value, str):
            found[field] = listing.resolved(value)
        elif isinstance(value, tuple):
            found[field] = tuple(map(listing.resolved, value))
    return found
