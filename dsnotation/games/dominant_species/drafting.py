"""Dominant Species: drafts made of the words of a statement; the tools of the builders in `reading`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dsnotation.core.game import Draft
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.dominant_species import parts
from dsnotation.games.dominant_species.components import UNSEEN
from dsnotation.games.dominant_species.moves import Placement, Victim, Walk

NOTHING = "-"


# What `?` stands for in a list.
_UNSEEN_ITEMS: dict[str, Any] = {
    "placements": Placement(UNSEEN, 0),
    "walks": Walk(UNSEEN, UNSEEN, 0),
    "victims": Victim(UNSEEN, UNSEEN),
}


def read_seen(reader: Callable[[str], Any], word: Word) -> Any:
    """What `reader` makes of a word; `?` stays."""
    return UNSEEN if str(word) == UNSEEN else read(reader, word)


def started(kind: str, actor: Word | None, **fields: Any) -> Draft:
    """A draft with its actor, if that is written."""
    draft = Draft(kind, {} if actor is None else {"actor": read(parts.animal, actor)})
    draft.fields.update(fields)
    if actor is not None:
        draft.spans[("actor",)] = place_of(actor)
    return draft


def action(kind: str, actor: Word | None, section: Word) -> Draft:
    """A draft of an action. Its space is a field only if more than the section is written."""
    draft = started(kind, actor)
    draft.spans["space",] = place_of(section)
    _, space = read(parts.section_and_space, section)
    if space is not None:
        draft.fields["space"] = space
    return draft


def put_parts(draft: Draft, reader: Callable[[str], parts.Part[Any]], word: Word) -> Any:
    """Reads a word of several pieces; each piece becomes a field of the draft. Returns what was read."""
    value, pieces = read(reader, word)
    at = word.start_pos
    for field, start, end in pieces:
        draft.spans[field,] = (at + start, at + end)
        draft.fields[field] = getattr(value, field, None)
    return value


def put_list(draft: Draft, field: str, reader: Callable[[str], parts.Part[Any]], written: Iterable[Word]) -> None:
    """Reads words of several pieces into one tuple of the draft; `-` gives an empty one."""
    items: list[Any] = []
    for word in written:
        if str(word) == NOTHING:
            draft.spans[field,] = place_of(word)
            break
        if str(word) == UNSEEN:
            draft.spans[field, len(items)] = place_of(word)
            items.append(_UNSEEN_ITEMS[field])
            continue
        value, pieces = read(reader, word)
        at = word.start_pos
        place = len(items)
        draft.spans[field, place] = place_of(word)
        for name, start, end in pieces:
            draft.spans[field, place, name] = (at + start, at + end)
        items.append(value)
    draft.fields[field] = tuple(items)


def put_single(draft: Draft, field: str, reader: Callable[[str], Any], word: Word) -> Draft:
    """Reads one word into a field of the draft; `-` gives None, `?` stays."""
    draft.spans[field,] = place_of(word)
    draft.fields[field] = None if str(word) == NOTHING else read_seen(reader, word)
    return draft


def put_disk(draft: Draft, word: Word) -> Draft:
    """Reads `s@C4se` into element and corner; `-` gives None for both, `?` stands for both."""
    if str(word) in (NOTHING, UNSEEN):
        value = None if str(word) == NOTHING else UNSEEN
        draft.fields.update(element=value, corner=value)
        draft.spans["element",] = draft.spans["corner",] = place_of(word)
    else:
        put_parts(draft, parts.disk, word)
    return draft
