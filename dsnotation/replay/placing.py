"""Where in the text a finding points."""

from __future__ import annotations

from dataclasses import replace

from dsnotation.core.findings import FieldPath, Span
from dsnotation.core.game import Assertion, Draft
from dsnotation.notation.document import GameText, SourceText, Statement


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


def place_in_tags(source: SourceText, text: GameText, field: FieldPath) -> Span | None:
    """The columns of a tag's value, or of the part of it that `field`, ("tag", name, start, end), names; those of
    the first tag if it names none."""
    if not field:
        return next((tag.span for tag in text.tags), None)
    span = next((tag.span for tag in text.tags if tag.name == field[1]), None)
    if span is None or len(field) < 4:
        return span
    written = source.lines[span.line - 1][span.column - 1 : span.end_column - 1]
    columns: list[int] = []  # of each character of the value
    at = 1
    while at < len(written) - 1:
        at += written[at] == "\\"
        columns.append(span.column + at)
        at += 1
    start, end = int(field[2]), int(field[3])
    if not 0 <= start < end <= len(columns):
        return span
    return replace(span, column=columns[start], end_column=columns[end - 1] + 1)
