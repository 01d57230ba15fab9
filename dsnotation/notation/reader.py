"""Reading a file: bytes or text -> `Document`. One bad line costs one line."""

from __future__ import annotations

import re
from dataclasses import replace

from lark.exceptions import UnexpectedInput

from dsnotation.core.findings import Finding, Span
from dsnotation.core.game import Misread
from dsnotation.core.messages import quoted, renamed, say
from dsnotation.core.registry import GAMES, UnknownGame
from dsnotation.notation import catalogue as codes
from dsnotation.notation.catalogue import CATALOGUE
from dsnotation.notation.characters import name_of
from dsnotation.notation.document import Document, GameText, SourceText, Statement
from dsnotation.notation.explain import Explanation, is_actor
from dsnotation.notation.grammar import Grammar, grammar_of
from dsnotation.notation.habits import plainly, players_of
from dsnotation.notation.lines import Line, split_line
from dsnotation.notation.own_words import own_words
from dsnotation.notation.packed import unpack
from dsnotation.notation.source import (
    MAX_BYTES,
    MAX_LINE,
    EncodingErrors,
    UnusableSource,
    decode,
    oddities,
    split,
)
from dsnotation.notation.statements import continued, fill_in, in_pieces, run_together
from dsnotation.notation.tags import GAME_TAG_INSIDE, is_tag, names_a_game, read_tag, tag_findings

GAME_TAG = "Game"
_WRITE_A_GAME_TAG = (
    say(
        "write a tag such as {tag} above the first statement; `dsn games` lists the games",
        tag=f'[Game "{next(iter(GAMES))}"]',
    ),
)


def read_bytes(
    data: bytes, file: str, *, limit: int = MAX_BYTES, errors: EncodingErrors = EncodingErrors.REPLACE
) -> Document:
    """Reads a file, also one that gzip packed. One that can't be read at all gives a document without games and
    one finding; `errors` says what becomes of bytes that are no UTF-8."""
    try:
        unpacked, findings = unpack(data, file, limit)
        text, bad = decode(unpacked, file, limit, errors)
    except UnusableSource as unusable:
        return Document(SourceText(file, [], [], []), findings=[unusable.finding])
    document = read_text(split(text, file))
    document.findings[:0] = [*findings, *bad]
    return document


def read_string(text: str, file: str = "<text>") -> Document:
    """Reads a text; `file` is the name that findings give. Other than a file, a text is never still being
    written: it needs no line end behind its last line."""
    source = split(text, file)
    source.ended = True
    return read_text(source)


def read_text(source: SourceText) -> Document:
    """Reads a split text. Never raises for anything that stands in it."""
    return _Reader(source).read()


def _begins_with(text: str, name: str) -> bool:
    """Whether a text in small letters begins with a name, whole."""
    return bool(name) and re.match(rf"{re.escape(name.casefold())}(?!\w)", text) is not None


class _Reader:
    """Goes through the lines once. `pending` are comment lines that wait for what they stand above."""

    def __init__(self, source: SourceText) -> None:
        self.source = source
        self.document = Document(source)
        self.game: GameText | None = None
        self.body = False  # whether the game has a statement yet; a tag that can't be read is none
        self.grammar: Grammar | None = None
        self.words: dict[str, str] | None = None  # names in the text's own words, once somebody asks
        self.pending: list[str] = []
        self.after_blank = 0  # how many of the pending lines stand before the last blank line
        self.glued = False  # whether the Game tag of the next game stands behind a statement of this one
        # The last line, if nobody ended it yet.
        self.open_line = 0 if source.ended else len(source.lines)

    def read(self) -> Document:
        skip_to = 0
        for number, text in enumerate(self.source.normal, 1):
            if number in self.source.controls:
                self._control(number)
            if number <= skip_to:
                self._keep(number)
            elif not text or text.isspace():
                self.after_blank = len(self.pending)
            elif len(text) > MAX_LINE:
                size, most = f"{len(text):,}", f"{MAX_LINE:,}"
                message = say("the line has {size} characters; the limit is {limit}", size=size, limit=most)
                self._fault(number, Explanation(codes.LINE_TOO_LONG, message, MAX_LINE, len(text), ()))
            elif is_tag(text):
                self._tag(number, text)
            else:
                skip_to = self._line(number, text)
        self._finish()
        return self.document

    # Games --------------------------------------------------------------------------------------------------

    def _current(self) -> GameText:
        """The game that a statement or tag belongs to; the first of them starts one."""
        if self.game is None:
            self.game = GameText(len(self.document.games) + 1, None)
            self.document.games.append(self.game)
        return self.game

    def _close(self) -> None:
        """Ends a game: comment lines apart from the next game's tags are its own."""
        if self.game is not None:
            self._begin_body(self.game, 1)
            self.game.trailing += self.pending[: self.after_blank]
            del self.pending[: self.after_blank]
        self.after_blank = 0
        self.game = None
        self.grammar = self.words = None
        self.body = self.glued = False

    def _finish(self) -> None:
        if self.game is not None:
            self.after_blank = len(self.pending)
            self._close()
        if not self.document.games:
            nothing = not any(text.strip() for text in self.source.normal)
            code, message = (
                (codes.EMPTY, say("the file is empty"))
                if nothing
                else (codes.NO_GAME, say("there is no game in the file"))
            )
            self.document.findings.append(
                CATALOGUE.finding(code, message, span=Span(self.source.file, 1, 1, 1, 1))
            )

    # Tags ---------------------------------------------------------------------------------------------------

    def _tag(self, number: int, text: str) -> None:
        tag = read_tag(self.source, number)
        if isinstance(tag, Explanation) and self._breaks_off(number, tag):
            return
        if self.body:
            if not self.glued and not names_a_game(self.source.normal, number):
                message = say("this tag stands after the first statement of the game")
                hints = (say("move it above the first statement; another game begins with its Game tag"),)
                end = len(text.rstrip())
                self._fault(number, Explanation(codes.LATE_TAG, message, 0, end, hints))
                return
            self._close()
        game = self._current()
        if isinstance(tag, Explanation):
            self._fault(number, tag)
            return
        tag.leading, self.pending, self.after_blank = self.pending, [], 0
        earlier = next((other for other in game.tags if other.name.lower() == tag.name.lower()), None)
        if earlier is not None:
            message = say(
                "the tag {tag} stands twice, on lines {first} and {second}",
                tag=tag.name, first=earlier.line, second=number,
            )  # fmt: skip
            hints = (say("take one of the two lines away"),)
            field = ("tag", tag.name)
            self._report(CATALOGUE.finding(codes.DUPLICATE_TAG, message, span=tag.span, field=field, hints=hints))
        game.tags.append(tag)
        for finding in tag_findings(tag):
            self._report(finding)

    def _begin_body(self, game: GameText, line: int) -> None:
        """At the first statement, or at the end if there is none: finds out which game it is, or says that
        nobody can tell."""
        if self.body:
            return
        self.body = True
        tag = next((tag for tag in game.tags if tag.name.lower() == GAME_TAG.lower()), None)
        if tag is None:
            if not any(names_a_game([statement.text], 1) for statement in game.statements):
                line = game.tags[0].line if game.tags else line
                message = say("no tag says which game this is")
                span = self.source.span(line, 0, len(self.source.normal[line - 1].rstrip()))
                self._report(CATALOGUE.finding(codes.NO_GAME_TAG, message, hints=_WRITE_A_GAME_TAG, span=span))
            return
        try:
            self.grammar = grammar_of(tag.value)
            game.name = tag.value
        except UnknownGame as unknown:
            hint = say("`dsn games` lists the games")
            if unknown.nearest:
                hint = say("did you mean {words}?", words=unknown.nearest)
            hints = (hint,)
            message = say("there is no game called {name}", name=quoted(tag.value))
            field = ("tag", GAME_TAG)
            self._report(CATALOGUE.finding(codes.UNKNOWN_GAME, message, hints=hints, span=tag.span, field=field))

    # Statements ---------------------------------------------------------------------------------------------

    def _line(self, number: int, text: str) -> int:
        """Reads a line that is no tag. Returns the last line of an annotation that runs on, else 0."""
        line = split_line(self.source, number)
        if isinstance(line, Explanation):
            if self._breaks_off(number, line):
                return 0
            self._fault(number, line)
            self._begin_body(self._current(), number)
            return self._end_of_annotation(number) if line.code == codes.UNCLOSED_ANNOTATION else 0
        if line.statement is None:
            self.pending.append(self.source.lines[number - 1].strip("\ufeff \t"))
            return 0
        game = self._current()
        leading, annotations, comment = self._remarks(line)
        statement = Statement(
            "unreadable", number, line.text, leading=leading, annotations=annotations, comment=comment
        )
        game.statements.append(statement)
        self._begin_body(game, number)
        if self.grammar is not None:
            explanation = fill_in(self.source, self.grammar, statement, line.statement)
            if explanation is not None and self._breaks_off(number, explanation):
                self.pending = game.statements.pop().leading
            elif explanation is not None and (tag := GAME_TAG_INSIDE.search(line.statement)):
                self.glued = True
                message = say("a new game begins in the middle of this line")
                hints = (say("let the tag begin a line of its own"),)
                self._explain(number, Explanation(codes.LATE_TAG, message, tag.start(), tag.end(), hints))
            elif explanation is not None and not (
                self._goes_on(self.grammar, game, statement)
                or self._by_habit(self.grammar, game, line, explanation)
            ):
                self._in_part(self.grammar, game, line, explanation)
            if line.comment is not None:
                self._comment(self.grammar, number, line)
        if self.source.lines[number - 1] != self.source.normal[number - 1]:
            self.source.oddities += oddities(self.source, number, 0, len(line.statement.rstrip()))
        return 0

    def _comment(self, grammar: Grammar, number: int, line: Line) -> None:
        """Warns of moves that stand in a comment behind a statement."""
        moves = (line.comment or "").lstrip(";").split(";")[0].strip()
        try:
            read = grammar.parse(moves) if moves else None
        except (Misread, UnexpectedInput):
            return
        if isinstance(read, list):
            at = len(line.statement or "")
            message = say(
                "what stands behind ; is a comment and is not read, but {word} begins a move",
                word=quoted(moves.split()[0]),
            )
            hints = (say("write commas between moves"),)
            found = Explanation(codes.MOVES_IN_COMMENT, message, at, at + 1, hints)
            self._explain(number, found)

    def _remarks(self, line: Line) -> tuple[list[str], list[str], str | None]:
        leading, self.pending, self.after_blank = self.pending, [], 0
        return leading, line.annotations, line.comment

    def _in_part(self, grammar: Grammar, game: GameText, line: Line, explanation: Explanation) -> None:
        """After a line that can't be read as it is: what of it can be read by itself."""
        whole, text = game.statements[-1], line.statement or ""
        pieces = list(run_together(self.source, grammar, whole, text, explanation))
        pieces = pieces or list(in_pieces(self.source, grammar, whole, text))
        if pieces:
            game.statements[-1:] = [statement for statement, _ in pieces]
        for wrong in [wrong for _, wrong in pieces] or [explanation]:
            if wrong is not None:
                self._explain(whole.line, wrong)

    def _by_habit(self, grammar: Grammar, game: GameText, line: Line, explanation: Explanation) -> bool:
        """Whether a line can't be read because of people's habits. Then that is told, and the rest read."""
        statement, text = game.statements[-1], line.statement or ""
        plain = plainly(grammar, players_of(grammar, game.tags), text)
        if plain is None:
            return False
        number = statement.line
        wrong = None
        if plain.text.strip():
            wrong = fill_in(self.source, grammar, statement, plain.text)
            statement.whole = statement.text if wrong is None else None
        else:
            game.statements.pop()
            self.pending = [*statement.leading, self.source.lines[number - 1].strip()]
        if wrong is None:
            self.source.plainer[number] = plain.line
        told = plain.told(text, whole=wrong is None)
        if explanation.code == codes.WRONG_NAME:  # the game knows better what is wrong with the word
            told = replace(explanation, hints=(*explanation.hints, *told.hints))
        self._explain(number, told)
        if wrong is not None:
            self._in_part(grammar, game, replace(line, statement=plain.text), wrong)
        return True

    def _goes_on(self, grammar: Grammar, game: GameText, statement: Statement) -> bool:
        """Whether a line that can't be read is the rest of the one above it. Then that says both."""
        number = statement.line
        lines = [one for one in game.statements[:-1] if one.line == number - 1]
        if not lines or statement.leading or any(one.comment for one in lines):
            return False
        drafts = continued(grammar, lines, statement.text)
        if not drafts:
            return False
        together = f"{lines[0].whole or lines[0].text} {statement.text}"
        end = len(self.source.normal[number - 2].rstrip())
        for draft in drafts:
            draft.spans = {
                part: (min(start, end - 1), min(stop, end)) for part, (start, stop) in draft.spans.items()
            }
        above = replace(
            lines[0], kind="moves", drafts=drafts, text=together, whole=lines[0].whole or lines[0].text
        )
        statement.kind, statement.whole = "moves", statement.text
        game.statements[-1 - len(lines) :] = [above, statement]
        game.findings = [one for one in game.findings if one.span is None or one.span.line != number - 1]
        message = say("this goes on with the statement of the line above")
        hints = (say("write a statement on one line: {line}", line=" ".join(together.split())),)
        start = len(self.source.normal[number - 1]) - len(self.source.normal[number - 1].lstrip())
        found = Explanation(codes.UNREADABLE, message, start, start + len(statement.text), hints)
        self._explain(number, found)
        return True

    def _end_of_annotation(self, number: int) -> int:
        """The line with the } of an annotation that runs over several lines; 0 if there is none near."""
        for later in range(number, min(number + 20, len(self.source.normal))):
            text = self.source.normal[later]
            if "}" in text:
                return later + 1 if "{" not in text[: text.index("}")] else 0
            if "{" in text or is_tag(text):
                return 0
        return 0

    # Findings -----------------------------------------------------------------------------------------------

    def _keep(self, number: int) -> None:
        """Keeps a line that can't be read where it stands."""
        game = self._current()
        leading, self.pending, self.after_blank = self.pending, [], 0
        text = self.source.lines[number - 1].strip()
        game.statements.append(Statement("unreadable", number, text, leading=leading))

    def _breaks_off(self, number: int, explanation: Explanation) -> bool:
        """Whether what can't be read is the last line, and has no line end: then it may not be written to its end
        yet. It is left out and told as such."""
        if number != self.open_line or self.source.unfinished or explanation.code == codes.LINE_TOO_LONG:
            return False
        self.source.unfinished = number
        length = len(self.source.normal[number - 1])
        span = self.source.span(number, min(explanation.start, length), length)
        message = say("the text seems to be cut off in this line: {problem}", problem=explanation.message)
        hints = (*explanation.hints, say("if nothing is missing, end the line with the Enter key"))
        found = CATALOGUE.finding(codes.BREAKS_OFF, message, hints=hints, span=span)
        self.document.findings.append(found.at(span, game=self.game.number if self.game else None))
        return True

    def _control(self, number: int) -> None:
        """Reports a control character. If it stands in a statement, nothing else need be said of that."""
        column = self.source.controls[number]
        name = name_of(self.source.lines[number - 1][column])
        message = say("there is a control character, {character}: the file is damaged, or no text", character=name)
        span = Span(self.source.file, number, column + 1, number, column + 2)
        self._report(CATALOGUE.finding(codes.NUL, message, span=span))

    def _fault(self, number: int, explanation: Explanation) -> None:
        self._keep(number)
        self._explain(number, explanation)

    def _explain(self, number: int, explanation: Explanation) -> None:
        if number in self.source.controls and explanation.code != codes.LINE_TOO_LONG:
            return
        span = self.source.span(number, explanation.start, explanation.end)
        hints = (*self._named_in_tags(number, explanation), *self._in_own_words(explanation.hints))
        self._report(CATALOGUE.finding(explanation.code, explanation.message, hints=hints, span=span))

    def _in_own_words(self, hints: tuple[str, ...]) -> tuple[str, ...]:
        """Hints with the names that the text itself uses: a word may be most like one of another language."""
        if self.grammar is None:
            return hints
        if self.words is None:
            # Tags may have been written by a program, in a language of its own.
            self.words = own_words(self.grammar, (line for line in self.source.normal if not is_tag(line)))
        own = self.words
        return tuple(renamed(hint, own) for hint in hints) if own else hints

    def _named_in_tags(self, number: int, explanation: Explanation) -> tuple[str, ...]:
        """What the tags say about a word that is not known: who is called so, or that it is a name of which the
        game knows nothing."""
        if explanation.code != codes.UNKNOWN_WORD or self.game is None or self.grammar is None:
            return ()
        rest = self.source.normal[number - 1][explanation.start :].casefold()
        for tag in self.game.tags:
            if tag.name.lower() == self.grammar.names_tag:
                parts = (part.strip() for part in re.split(r"[,;]", tag.value))
                name = next((part for part in parts if _begins_with(rest, part)), None)
                if name is not None:
                    unknown = say(
                        "{name} stands in the {tag} tag, but the game knows nothing of that name",
                        name=name, tag=tag.name,
                    )  # fmt: skip
                    return (unknown,)
            if _begins_with(rest, tag.value.strip()) and is_actor(self.grammar, tag.name):
                name = tag.name.upper() if len(tag.name) == 1 else tag.name
                return (say("{player} is {side}: write {side}", player=tag.value.strip(), side=name),)
        return ()

    def _report(self, finding: Finding) -> None:
        game = self.game
        if game is None:
            self.document.findings.append(finding)
        else:
            game.findings.append(finding.at(finding.span, game=game.number))
