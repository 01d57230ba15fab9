"""Where a text departs from its canonical form, line by line, and in what.

The canonical text is that of the writer (`dsn fmt`). A text that departs nowhere is canonical.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from dsnotation.core.findings import Finding, Span
from dsnotation.core.game import Language
from dsnotation.core.messages import joined, say, several
from dsnotation.core.registry import find_game
from dsnotation.notation import strict_catalogue as codes
from dsnotation.notation.document import Document, SourceText, Statement, Tag
from dsnotation.notation.lines import Line, split_line
from dsnotation.notation.rewording import Change, changes, has_the_words_of
from dsnotation.notation.strict_catalogue import CATALOGUE
from dsnotation.notation.writer import statement_text, write_document, write_statement, write_tag

_BLANKS = re.compile(r"\s*")
_BOM = "\ufeff"
_MOST_NAMED = 4  # words that a message names


def departures(document: Document, reworded: Mapping[int, str] | None = None) -> list[Finding]:
    """Everything in which a text that was read is not canonical, in the order of the lines.

    `reworded` gives, by line, the statement as it should stand there, where that says more than the canonical text
    of what is written (who acts); hints show it.
    """
    source = document.source
    if not document.games:
        return []
    lines = _Departures(document, reworded or {})
    found = [*_of_file(source), *_of_characters(source, lines.is_read), *lines.all()]
    return sorted(found, key=lambda finding: (finding.span.line, finding.span.column) if finding.span else (0, 0))


def languages(document: Document) -> dict[int, Language | None]:
    """The language of each game of a file, by the game's number."""
    return {game.number: find_game(game.name).language if game.name else None for game in document.games}


def _of_file(source: SourceText) -> Iterator[Finding]:
    if source.returns:
        number, lines = source.returns[0], len(source.returns)
        message = several(
            lines, "{count} line ends with a carriage return", "{count} lines end with a carriage return"
        )
        yield _finding(codes.LINE_ENDS, message, _after(source, number), say("save the file with LF line ends"))
    if not source.ended and source.unfinished is None:
        message = say("the last line has no line end")
        yield _finding(codes.LAST_LINE_END, message, _after(source, len(source.lines)))
    if source.lines and source.lines[0].startswith(_BOM):
        message = say("the file begins with a byte order mark, U+FEFF")
        hint = say("save it as UTF-8 without one")
        yield _finding(codes.CHARACTERS, message, Span(source.file, 1, 1, 1, 2), hint)


def _of_characters(source: SourceText, is_read: Callable[[int], bool]) -> Iterator[Finding]:
    for line, group in groupby(source.oddities, key=lambda oddity: oddity.line):
        if not is_read(line):
            continue
        first, *more = group
        message = say("there is {what}", what=first.what)
        if more:
            message = several(
                len(more),
                "there is {what} (and {count} more on this line)",
                "there is {what} (and {count} more on this line)",
                what=first.what,
            )
        end = first.column + len(first.written)
        yield _finding(codes.CHARACTERS, message, Span(source.file, line, first.column, line, end))


def _after(source: SourceText, line: int) -> Span:
    column = len(source.lines[line - 1]) + 1
    return Span(source.file, line, column, line, column + 1)


class _Departures:
    """Goes through a text and its canonical form side by side: each line that is not blank is one in both."""

    def __init__(self, document: Document, reworded: Mapping[int, str]) -> None:
        self.source = document.source
        self.reworded = reworded
        self.canonical = write_document(document).split("\n")
        if not self.canonical[-1]:
            self.canonical.pop()
        self.tags = {tag.line: tag for game in document.games for tag in game.tags}
        self.displaced = any(
            game.tags and game.statements and game.statements[0].line < game.tags[-1].line
            for game in document.games
        )
        spoken = languages(document)
        self.statements: dict[int, tuple[Statement, Language | None]] = {}
        for game in document.games:
            for statement in game.statements:
                self.statements.setdefault(statement.line, (statement, spoken[game.number]))

    def is_read(self, number: int) -> bool:
        """Whether a line is a tag, or a statement that can be read; with any other something worse is wrong."""
        if number in self.tags or number not in self.statements:
            return number in self.tags
        statement = self.statements[number][0]
        return statement.whole is None and statement.kind != "unreadable"

    def all(self) -> Iterator[Finding]:
        if self.displaced:
            yield from self._apart()
            return
        there = _numbered(self.source.normal)
        here = _numbered(self.canonical)
        before = 0, 0
        for number, place in zip(there, here, strict=False):
            blank, wanted = number - before[0] - 1, place - before[1] - 1
            if blank != wanted or any(self.source.lines[line - 1] for line in range(before[0] + 1, number)):
                yield self._blank_lines(number, blank, wanted)
            before = number, place
            if self._written(number) != self.canonical[place - 1]:
                yield from self._line(number, self.canonical[place - 1])
        if len(self.source.lines) > before[0]:
            yield self._blank_lines(len(self.source.lines) + 1, len(self.source.lines) - before[0], 0)

    def _apart(self) -> Iterator[Finding]:
        """Each line by itself: where one that can't be read stands among the tags, the writer puts it below."""
        for number, tag in self.tags.items():
            if self._written(number) != write_tag(tag):
                yield from self._tag(tag, write_tag(tag))
        for number, (statement, language) in self.statements.items():
            if self.is_read(number) and self._written(number) != write_statement(statement, language):
                yield from self._statement(number, statement, language)

    def _written(self, number: int) -> str:
        """A line without the byte order mark that a file may begin with."""
        line = self.source.lines[number - 1]
        return line.removeprefix(_BOM) if number == 1 else line

    def _before(self, number: int) -> int:
        """The column (from 0) at which what is written begins."""
        return len(self.source.lines[number - 1]) - len(self._written(number))

    def _blank_lines(self, number: int, blank: int, wanted: int) -> Finding:
        """Blank lines above a line, or at the end of the file."""
        if blank < wanted:
            span = self.source.span(number, 0, len(self.source.normal[number - 1]))
            return _finding(codes.BLANKS, say("a blank line is missing above this line"), span)
        if blank == wanted:
            message = say("there are blanks on a blank line")
        elif wanted:
            message = say("there are several blank lines; one is enough")
        else:
            message = say("there is a blank line; canonical text has none here")
        first = max(number - 1, 1)
        return _finding(codes.BLANKS, message, Span(self.source.file, first, 1, first, 2))

    def _line(self, number: int, canonical: str) -> Iterator[Finding]:
        if number in self.tags:
            yield from self._tag(self.tags[number], canonical)
        elif self.is_read(number):
            yield from self._statement(number, *self.statements[number])
        else:
            yield self._around(number, self._before(number), self._written(number), canonical)

    def _tag(self, tag: Tag, canonical: str) -> Iterator[Finding]:
        number = tag.line
        written = self._written(number)
        composed = unicodedata.normalize("NFC", written)
        if composed == canonical and composed != written:
            message = say("there are accents apart from their letters")
            yield _finding(codes.CHARACTERS, message, tag.span or self._whole(number), _write(canonical))
        elif re.sub(r"\s", "", composed) == re.sub(r"\s", "", canonical):
            yield self._around(number, self._before(number), composed, canonical)
        elif not any(oddity.line == number for oddity in self.source.oddities):
            message = say("canonical text has another form for this tag")
            yield _finding(codes.FORM, message, tag.span or self._whole(number), _write(canonical))

    def _statement(self, number: int, statement: Statement, language: Language | None) -> Iterator[Finding]:
        line = split_line(self.source, number)
        assert isinstance(line, Line)
        assert line.statement is not None
        words = statement_text(statement, language)
        written = line.statement.rstrip()
        if has_the_words_of(written, words):
            yield from self._blanks(number, statement, written, words)
            return
        hint = _write(self.reworded.get(number, words))
        edits = changes(written, words)
        for code in dict.fromkeys(edit.code for edit in edits):
            some = [edit for edit in edits if edit.code == code]
            span = self.source.span(number, some[0].start, some[0].end)
            yield _finding(code, _said(code, some, written), span, hint)

    def _blanks(self, number: int, statement: Statement, written: str, words: str) -> Iterator[Finding]:
        """A statement in canonical words, with other blanks in it or around it."""
        normal = self.source.normal[number - 1]
        inside = normal[: len(written)]
        if inside != written:
            message = say("there is an annotation inside the statement; canonical text has it behind")
            column = next(at for at, pair in enumerate(zip(inside, written, strict=True)) if pair[0] != pair[1])
            yield _finding(codes.FORM, message, self.source.span(number, column, len(written)))
        elif written != words:
            yield self._around(number, 0, written, words)
        else:
            # Remarks stay as they are, also in characters that count as others in a statement.
            rest = self.source.written(number, len(written), len(normal))
            remarks = " ".join(("", *statement.annotations))
            wanted = f"{remarks}  {statement.comment}" if statement.comment else remarks
            if rest != wanted:
                yield self._around(number, len(self.source.lines[number - 1]) - len(rest), rest, wanted)

    def _around(self, number: int, offset: int, written: str, canonical: str) -> Finding:
        """Blanks that differ: `written` begins at a column (from 0) of the line."""
        pairs = zip(written, canonical, strict=False)
        at = next((place for place, pair in enumerate(pairs) if pair[0] != pair[1]), len(canonical))
        while at and written[at - 1 : at].isspace():
            at -= 1
        end = at + len(_BLANKS.match(written, at)[0])  # type: ignore[index]
        if end == len(written) and at < end:
            message = say("there are blanks at the end of the line")
        elif not offset + at and at < end:
            message = say("there are blanks before the line")
        elif at == end:
            message = say("canonical text has a blank here")
        elif ";" in written[end : end + 1]:
            message = say("canonical text has two blanks before a comment")
        else:
            message = say("canonical text has other blanks here")
        first = offset + at + 1
        return _finding(
            codes.BLANKS, message, Span(self.source.file, number, first, number, max(first + 1, offset + end + 1))
        )

    def _whole(self, number: int) -> Span:
        return self.source.span(number, 0, len(self.source.normal[number - 1]))


def _numbered(lines: list[str]) -> list[int]:
    """The numbers of the lines that are not blank."""
    return [number for number, line in enumerate(lines, 1) if line and not line.isspace()]


def _said(code: str, edits: list[Change], written: str) -> str:
    if code == codes.ORDER:
        return say("canonical text has another order here")
    pairs = dict.fromkeys((edit.text.strip(), written[edit.start : edit.end].strip()) for edit in edits)
    new, old = next(iter(pairs))
    if not old:
        return say("canonical text has {new} here", new=new)
    if not new:
        return say("canonical text has no {old} here", old=old)
    some = list(pairs)[:_MOST_NAMED]
    named = joined(say("{new} for {old}", new=new, old=old) for new, old in some if new and old)
    if len(some) < len(pairs):
        return say("canonical text has {words} and so on", words=named)
    return say("canonical text has {words}", words=named)


def _write(text: str) -> str:
    return say("write: {text}", text=text)


def _finding(code: str, message: str, span: Span, *hints: str) -> Finding:
    return CATALOGUE.finding(code, message, span=span, hints=hints)
