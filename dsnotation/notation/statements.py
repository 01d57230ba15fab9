"""Reading one statement: its text -> what it says, filled into a `Statement`. Also piece by piece, where a line of
several moves can't be read whole."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Assertion, Draft, Misread, PartStatement
from dsnotation.core.messages import say
from dsnotation.notation.catalogue import UNREADABLE, WRONG_NAME
from dsnotation.notation.characters import in_latin
from dsnotation.notation.common import SetupMark, TurnMark
from dsnotation.notation.document import SourceText, Statement
from dsnotation.notation.explain import Explanation, explain, explain_misread
from dsnotation.notation.grammar import Grammar
from dsnotation.notation.marks import (
    mark_piece,
    marked_in_place,
    misplaced,
    set_marks,
    take_marks,
    without_marks,
)
from dsnotation.notation.pieces import is_bare, missing, pieces_of, shown

_WORDS = re.compile(r"(?<!\S)!?[^\W\d_]+(?=[\s:])")  # such as a statement may begin with
_SIGN = re.compile(r"[^\s,]*[-.;:/](?=\s)")
_COMMA = re.compile(r"\s*,\s*")
_LED_ON = 3  # words before the one that is wrong at which a second statement may begin
# Behind a heading or inside it, in any language.
_COLON = re.compile(r"(\s*[^\W\d_]{2,}(?:\s+[0-9]+)?\s*):(?=\s*$)")
_INNER_COLON = re.compile(r"^(\s*[^\W\d_]{2,}\s*):(?=\s*[0-9]+\s*$)")


def fill_in(source: SourceText, grammar: Grammar, statement: Statement, text: str) -> Explanation | None:
    """Fills in a statement from its text, which keeps its columns of the line. Returns what is wrong if it can't
    be read. Letters that were meant as Latin ones are such in `source.normal` afterwards."""
    text = _INNER_COLON.sub(r"\1 ", _COLON.sub(r"\1 ", text))
    explanation = _fill_in_as_is(grammar, statement, text)
    if explanation is None or text.isascii():
        return explanation
    # Only what can't be read as it is may be meant in Latin letters, and real words last.
    for latin in dict.fromkeys((in_latin(text, only_mixed=True), in_latin(text))):
        mended = explanation if latin == text else _fill_in_as_is(grammar, statement, latin)
        if mended is None:
            break
    if mended is not None and mended.start <= explanation.start:
        return explanation
    normal = source.normal[statement.line - 1]
    letters = (b if a != b else c for a, b, c in zip_longest(text, latin, normal))
    source.normal[statement.line - 1] = "".join(letter for letter in letters if letter is not None)
    return mended


def _fill_in_as_is(grammar: Grammar, statement: Statement, text: str) -> Explanation | None:
    marked = take_marks(text, grammar.separable)
    if isinstance(marked, Explanation):
        return marked
    text, marks = marked
    try:
        result = grammar.parse(text)
    except Misread as misread:
        return explain_misread(misread)
    except UnexpectedInput as error:
        return explain(grammar, text, "statement", error)
    if isinstance(result, list):
        if len(result) == 1:
            start = len(text) - len(text.lstrip())
            result[0].spans.setdefault((), (start, len(text.rstrip())))
        if marks and (wrong := set_marks(result, text, marks)) is not None:
            return wrong
        statement.kind, statement.drafts = "moves", result
    elif marks:
        return misplaced(marks[0])
    elif isinstance(result, Assertion):
        statement.kind, statement.assertion = "assertion", result
    elif isinstance(result, PartStatement):
        statement.kind = "position" if result.reason is None else "adjust"
        statement.part = result
    elif isinstance(result, TurnMark):
        statement.kind, statement.turn = "turn", result.number
    elif isinstance(result, SetupMark):
        statement.kind = "setup"
    return None


def in_pieces(
    source: SourceText, grammar: Grammar, whole: Statement, text: str
) -> Iterator[tuple[Statement, Explanation | None]]:
    """A line that can't be read as it is, if its moves stand on their own: each of them read by itself, so that a
    slip costs one of them, with what is wrong with it. Nothing if the line has no such moves."""
    marked = take_marks(text, grammar.separable)
    if isinstance(marked, Explanation):
        return
    pieces = pieces_of(marked.text, grammar.separable)
    for place, piece in enumerate(pieces):
        statement = Statement("unreadable", whole.line, shown(piece), whole="")
        if place == 0:
            statement = replace(whole, text=shown(piece), whole=whole.text)
        wrong = missing(piece) if is_bare(piece) else fill_in(source, grammar, statement, piece)
        if wrong is not None and not place and wrong.start < len(text) - len(text.lstrip()) + 1:
            return  # what is wrong with the word in front of all of them is wrong with the line
        mark_piece(statement.drafts, marked, place)
        if wrong is not None and not is_bare(piece):
            hints = _without_comma(grammar, pieces, place)
            wrong = replace(wrong, hints=hints or wrong.hints)
        yield statement, wrong


def run_together(
    source: SourceText, grammar: Grammar, whole: Statement, text: str, wrong: Explanation
) -> Iterator[tuple[Statement, Explanation | None]]:
    """A line that can't be read as it is because a comma between its moves is missing, or the end of a line: what
    it says with that, and what is wrong with it; or because a ! stands in the wrong place. Nothing if that is not
    what is wrong."""
    if text[wrong.start : wrong.end] == "!":
        yield from _with_marks_in_place(source, grammar, whole, text, wrong)
        return
    for separated in _with_comma(text, wrong):
        one = replace(whole, whole=whole.text)
        if fill_in(source, grammar, one, separated) is None and one.kind == "moves":
            line = shown(_COMMA.sub(", ", separated))
            yield one, replace(wrong, hints=(*wrong.hints, say("perhaps {likely}", likely=line)))
            return
    if wrong.code == WRONG_NAME:
        return  # all of the line is one statement
    # The first words of a statement may still go with what stands before it.
    words = [match.start() for match in _WORDS.finditer(text) if match.start() <= wrong.start]
    for cut in reversed(words[-_LED_ON:]):
        first = replace(whole, text=shown(text[:cut]), whole=whole.text)
        if cut and fill_in(source, grammar, first, text[:cut]) is None and first.kind == "moves":
            later = list(_second(source, grammar, whole.line, text, cut))
            if later:
                word = text[cut:].split(maxsplit=1)[0]
                hints = (say("begin a new line with {word}", word=word),)
                message = say("the line is complete before {word}", word=word)
                yield first, Explanation(UNREADABLE, message, cut, cut + len(word), hints)
                yield from later
                return


def _with_marks_in_place(
    source: SourceText, grammar: Grammar, whole: Statement, text: str, wrong: Explanation
) -> Iterator[tuple[Statement, Explanation | None]]:
    """A line in which a ! stands where no move begins, as if it stood where its move does; of what is no move none
    stays."""
    marked = without_marks(text)
    one = replace(whole, whole=whole.text)
    if fill_in(source, grammar, one, marked.text) is not None:
        return
    if one.kind == "moves":
        likely = marked_in_place(one.drafts, marked)
        yield one, replace(wrong, hints=(*wrong.hints, say("perhaps {likely}", likely=likely)))
    else:
        yield one, replace(wrong, hints=(say("take the ! away"),))


def _with_comma(text: str, wrong: Explanation) -> Iterator[str]:
    """The text with a comma before the word that is wrong, or for the sign at its end, in the same columns."""
    before, after = text[: wrong.start], text[wrong.start :]
    if before.strip() and before.endswith((" ", "\t")):
        yield f"{before[:-1]},{after}"
    sign = _SIGN.match(text, wrong.start)
    if sign is not None:
        yield f"{text[: sign.end() - 1]},{text[sign.end() :]}"


def _second(
    source: SourceText, grammar: Grammar, line: int, text: str, cut: int
) -> Iterator[tuple[Statement, Explanation | None]]:
    """What stands behind the first statement of a line; nothing if that is no statement with anything to play."""
    statement = Statement("unreadable", line, shown(text[cut:]), whole="")
    rest = " " * cut + text[cut:]
    wrong = fill_in(source, grammar, statement, rest)
    if wrong is None and statement.kind in ("moves", "assertion"):
        yield statement, None
    elif wrong is not None:
        for other, mistake in run_together(source, grammar, statement, rest, wrong):
            other.whole = ""
            yield other, mistake


def continued(grammar: Grammar, lines: Sequence[Statement], text: str) -> list[Draft]:
    """The moves of a line and the one below it, which can't be read, together, if one statement runs on over both;
    else none. `lines` is what stands on the first of the two."""
    above = lines[0].whole or lines[0].text
    together = _moves(grammar, f"{above} {shown(text)}")
    # Where a list needs no commas, it may rather be a second list without its first word.
    readable = all(one.kind == "moves" for one in lines)
    apart = _moves(grammar, f"{above.split()[0]} {shown(text)}") if readable else []
    written = sum(len(one.drafts) for one in lines)
    return [] if apart and len(together) == written + len(apart) else together


def _moves(grammar: Grammar, text: str) -> list[Draft]:
    """The moves that a text says; none if it says none or can't be read."""
    try:
        read = grammar.parse(text)
    except (Misread, UnexpectedInput):
        return []
    return read if isinstance(read, list) else []


def _without_comma(grammar: Grammar, pieces: list[str], place: int) -> tuple[str, ...]:
    """That an item belongs to the one before it, if there should be no comma between the two."""
    if not place:
        return ()
    head = pieces[place].split(maxsplit=1)[0]
    together = shown(f"{pieces[place - 1]} {pieces[place].removeprefix(head)}")
    try:
        grammar.parse(together)
    except (Misread, UnexpectedInput):
        return ()
    return (say("write blanks in a list, no commas: {line}", line=together),)
