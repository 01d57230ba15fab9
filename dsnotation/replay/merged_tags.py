"""The tags of two records of one game put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dsnotation.notation.document import Tag
from dsnotation.notation.writer import tag_line
from dsnotation.replay.difference import Comparison
from dsnotation.replay.remarks import add_tag_remarks
from dsnotation.replay.tag_difference import TagChange


def merged_tags(found: Comparison, scribe: str) -> list[Tag]:
    """A's tags, with those that only B has where they stand there. Where the two contradict each other A's stands,
    and a comment says what B has."""
    changes = {one.name: one for one in found.tags}
    tags = [replace(tag, leading=list(tag.leading)) for tag in found.a.text.tags]
    for place, theirs in enumerate(found.b.text.tags):
        own = next((tag for tag in tags if tag.name == theirs.name), None)
        if own is None:
            added = replace(theirs, leading=[], comment=None)
            add_tag_remarks(added, theirs, scribe)
            tags.insert(_place_for(tags, found.b.text.tags[:place]), added)
            continue
        add_tag_remarks(own, theirs, scribe)
        one = changes.get(own.name)
        if one is None:
            continue
        if one.joined is not None:
            own.value = one.joined
        elif one.change is TagChange.DIFFERS:
            mark = f"; conflict: {scribe} has {tag_line(theirs)}"
            own.leading += [mark] if mark not in own.leading else []
    return tags


def _place_for(tags: Sequence[Tag], before: Sequence[Tag]) -> int:
    """Where a tag belongs: behind the last of those before it that is there."""
    names = [tag.name for tag in tags]
    return next((names.index(tag.name) + 1 for tag in reversed(before) if tag.name in names), 0)
