"""The mark of an irregular move: `!` before what was done although it broke a rule.

It stands at the beginning of a line or behind a comma of a line of several moves, and marks the one move that it
stands before. It is taken out of the line before anything else, so that no game knows of it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from lark.exceptions import UnexpectedInput

from dsnotation.core.game import MARK, Draft, Misread
from dsnotation.core.messages import say
from dsnotation.notation.catalogue import UNREADABLE
from dsnotation.notation.explain import Explanation
from dsnotation.notation.grammar import Grammar, common_pattern

_SIGN = "!"
# Between quotes, as in the reason of a correction, it is no mark.
_MARK = re.compile(f"{common_pattern('REASON')}|(?P<mark>{common_pattern('IRREGULAR')})")
# Before the mark: nothing, a comma, or the first word of a line of several moves (`plan ! In ada.1`). One letter
# is a player, and behind the player it is too late.
_BEFORE = re.compile(r"\s*(?:.*,\s*|(?P<word>\w{2,}):?\s+)?")


class Marked(NamedTuple):
    """A statement with blanks where its marks stood, and their columns (from 0)."""

    text: str
    marks: tuple[int, ...]


def take_marks(text: str, separable: Container[str]) -> Marked | Explanation:
    """Takes the marks out of a statement, or says what is wrong with one. `separable` are the first words of
    statements whose items are moves of their own."""
    if _SIGN not in text:
        return Marked(text, ())
    marks: list[int] = []
    for found in _MARK.finditer(text):
        if not found["mark"]:
            continue
        before = _BEFORE.fullmatch(text, 0, found.start())
        if before is None or (before["word"] and before["word"].lower() not in separable):
            return misplaced(found.start())
        marks.append(found.start())
    return Marked(without_marks(text).text, tuple(marks))


def without_marks(text: str) -> Marked:
    """A statement with blanks where its marks stand, wherever that is, and the columns of the marks."""
    marks = tuple(found.start() for found in _MARK.finditer(text) if found["mark"])
    return Marked(_MARK.sub(lambda found: " " if found["mark"] else found[0], text), marks)


def marked_in_place(drafts: Sequence[Draft], marked: Marked) -> str:
    """Marks the moves in which a mark stands, though not before them, and returns the line with the marks in their
    places."""
    begins = [min((start for start, _ in draft.spans.values()), default=0) for draft in drafts]
    numbers = [marked.text.count(",", 0, begin) for begin in begins]
    items: set[int] = set()
    for mark in marked.marks:
        here = marked.text.count(",", 0, mark)
        item = max((number for number in numbers if number <= here), default=0)
        items.add(item)
        for draft, number in zip(drafts, numbers, strict=True):
            if number == item:
                draft.irregular = True
                draft.spans[MARK] = (mark, mark + 1)
    pieces = (" ".join(piece.split()) for piece in marked.text.split(","))
    return ", ".join(f"{_SIGN} {piece}" if place in items else piece for place, piece in enumerate(pieces))


def misplaced(column: int) -> Explanation:
    """That a mark stands where no move begins."""
    hints = (say("write ! at the beginning of the line, or behind the comma before the move"),)
    message = say("! stands before a move that broke a rule, and no move begins here")
    return Explanation(UNREADABLE, message, column, column + 1, hints)


def set_marks(drafts: Sequence[Draft], text: str, marks: Iterable[int]) -> Explanation | None:
    """Marks the moves of a line, already without its marks, that these stand before. Returns what is wrong if no
    move begins at one of them. What stands between two commas is one thing that was done, also if it is two moves,
    as a card that is taken and carried out."""
    begins = [min((start for start, _ in draft.spans.values()), default=0) for draft in drafts]
    for mark in marks:
        end = text.find(",", mark)
        here = [place for place, begin in enumerate(begins) if mark < begin and not 0 <= end < begin]
        first = min((begins[place] for place in here), default=mark)
        behind_a_comma = "," in text[:mark]
        if not here or drafts[here[0]].irregular or (behind_a_comma and text[mark:first].strip()):
            return misplaced(mark)
        for place in here:
            drafts[place].irregular = True
            drafts[place].spans[MARK] = (mark, mark + 1)
    return None


def mark_piece(drafts: Iterable[Draft], marked: Marked, number: int) -> None:
    """Marks the moves of one piece of a line (from 0) that was read in pieces."""
    for mark in marked.marks:
        if marked.text.count(",", 0, mark) == number:
            for draft in drafts:
                draft.irregular = True
                draft.spans[MARK] = (mark, mark + 1)


def with_marks(line: str, drafts: Sequence[Draft], grammar: Grammar) -> str:
    """A canonical line with the marks of its moves, each with a blank behind it."""
    marked = [place for place, draft in enumerate(drafts) if draft.irregular]
    if not marked:
        return line
    try:
        read = grammar.parse(line)
    except (Misread, UnexpectedInput):
        read = []
    if len(read) != len(drafts):
        return f"{_SIGN} {line}"  # no line that somebody could have written
    begins = [min((start for start, _ in draft.spans.values()), default=0) for draft in read]
    for column in sorted({_item(line, begins[place]) for place in marked}, reverse=True):
        line = f"{line[:column]}{_SIGN} {line[column:]}"
    return line


def _item(line: str, begin: int) -> int:
    """Where the item of a line begins that a move is in."""
    comma = line.rfind(",", 0, begin)
    return comma + 2 if comma >= 0 else 0
