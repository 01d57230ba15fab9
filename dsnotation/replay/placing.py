"""Where in the text a finding points."""

from __future__ import annotations

from dsnotation.core.findings import FieldPath, Span
from dsnotation.core.game import Assertion, Draft
from dsnotation.notation.document import SourceText, Statement


def place_of(source: SourceText, statement: Statement, said: Draft | Assertion | None, field: FieldPath) -> Span:
    """The columns of a part of a move or assertion, or of the smallest part around it that has any; else those of
    the statement."""
    spans = said.spans if said is not None else {}
    for length in range(len(field), -1, -1):
        inside = [span for path, span in spans.items() if path[:length] == field[:length] and length]
        if field[:length] in spans:
            inside = [spans[field[:length]]]
        if inside:
            start, end = min(start for start, _ in inside), max(end for _, end in inside)
            return source.span(statement.line, start, end)
    line = source.normal[statement.line - 1]
    start = max(line.find(statement.text) if statement.text else 0, 0)
    return source.span(statement.line, start, start + max(len(statement.text), 1))
