"""A line apart from what is said about it: the statement, its annotations, its comment."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dsnotation.core.messages import say
from dsnotation.notation.catalogue import STRAY_BRACE, UNCLOSED_ANNOTATION
from dsnotation.notation.document import SourceText
from dsnotation.notation.explain import Explanation
from dsnotation.notation.grammar import common_pattern

_REMARK = re.compile(
    f"(?P<text>{common_pattern('STRING')})|(?P<annotation>{common_pattern('ANNOTATION')})|(?P<comment>{common_pattern('COMMENT')})|[{{}}]"
)


@dataclass(slots=True)
class Line:
    """`statement` has blanks where annotations stood, so that columns stay right; None if there is none.
    `text` is the statement as written; annotations and comment are as written too."""

    statement: str | None
    text: str
    annotations: list[str]
    comment: str | None


def split_line(source: SourceText, number: int, start: int = 0) -> Line | Explanation:
    """The parts of a line (from 1), from column `start` (from 0) on."""
    text = source.normal[number - 1]
    if ";" not in text and "{" not in text and "}" not in text:
        rest = text[start:] if start else text
        return Line(text if rest.strip() else None, _written(source, number, start, len(text)), [], None)
    annotations: list[str] = []
    comment = None
    statement = text
    as_written: list[str] = []
    at = start
    for match in _REMARK.finditer(text, start):
        if match["text"]:
            continue  # between quotes nothing is a comment or an annotation
        if match["annotation"]:
            annotations.append(_written(source, number, *match.span()))
            statement = statement[: match.start()] + " " * len(match[0]) + statement[match.end() :]
        elif match["comment"]:
            comment = _written(source, number, *match.span())
            statement = statement[: match.start()]
        elif match[0] == "{":
            message = say("the annotation that starts here does not end on this line")
            return Explanation(UNCLOSED_ANNOTATION, message, match.start(), match.end(), (say("close it with }"),))
        else:
            message = say("this } closes nothing")
            hints = (say("take it away, or write {brace} where the annotation begins", brace="{"),)
            return Explanation(STRAY_BRACE, message, match.start(), match.end(), hints)
        as_written.append(_written(source, number, at, match.start()))
        at = match.end()
    as_written.append(_written(source, number, at, len(text)))
    return Line(
        statement if statement[start:].strip() else None,
        " ".join(part for part in as_written if part),
        annotations,
        comment,
    )


def _written(source: SourceText, number: int, start: int, end: int) -> str:
    """What stands at these columns of the normalised line, as written, without blanks around it."""
    return source.written(number, start, end).strip("\ufeff").strip()
