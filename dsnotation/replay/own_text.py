"""The words of one move, on a line that may hold several."""

from __future__ import annotations

from dsnotation.notation.document import SourceText
from dsnotation.replay.result import Entry


def own_text(entry: Entry, source: SourceText) -> str:
    """The part of a line that is this move, if the line holds several."""
    statement, draft = entry.statement, entry.draft
    if len(statement.drafts) == 1 or draft is None or not draft.spans:
        return statement.text
    line = source.normal[statement.line - 1]
    return line[min(start for start, _ in draft.spans.values()) : max(end for _, end in draft.spans.values())]
