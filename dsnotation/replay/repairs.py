"""The repairs that a text could do with, line by line, before anybody knows whether they keep what it means."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from dsnotation.core.findings import FieldPath, Finding, Severity
from dsnotation.core.game import Game
from dsnotation.notation.catalogue import UNKNOWN_WORD
from dsnotation.notation.departures import languages
from dsnotation.notation.document import Document, SourceText
from dsnotation.notation.grammar import Grammar, grammar_of
from dsnotation.notation.lines import Line, split_line
from dsnotation.notation.pieces import pieces_of
from dsnotation.notation.rewording import Change, apply, changes
from dsnotation.notation.strict_catalogue import CHARACTERS, OTHER_WORDS
from dsnotation.notation.tags import plain_value
from dsnotation.notation.writer import statement_text
from dsnotation.replay.result import Entry, Replay, Verdict
from dsnotation.replay.spelling import alike, heading_respelt, respelt_at
from dsnotation.replay.strictness import first_move, lacks_setup_heading, named_statements

_GAP = 2  # blanks before a comment
_BOM = "\ufeff"
NO_HEADING = "DN0310"
_IN_DOUBT = frozenset({Verdict.ILLEGAL, Verdict.NOT_CHECKED})


@dataclass(slots=True)
class Repairs:
    """What is to be changed in a text. Columns are those of the lines as written, from 0.

    `characters` are changes that touch nothing but how a character is written, `statements` those of statements
    that can be read, `words` misspelt words of such that can't, `above` new lines above a line; all by the line,
    from 1. `renumbered` are the headings among the statements whose number is put right.
    """

    source: SourceText
    characters: dict[int, list[Change]] = field(default_factory=dict)
    statements: dict[int, list[Change]] = field(default_factory=dict)
    words: dict[int, list[Change]] = field(default_factory=dict)
    above: dict[int, list[str]] = field(default_factory=dict)
    renumbered: set[int] = field(default_factory=set)

    def made(self) -> tuple[str, list[int]]:
        """The text with all of them, and for each of its lines the line that it was, or stands above."""
        lines: list[str] = []
        numbers: list[int] = []
        for number, line in enumerate(self.source.lines, 1):
            for new in self.above.get(number, ()):
                lines.append(new)
                numbers.append(number)
            lines.append(self._line(number, line))
            numbers.append(number)
        text = "\n".join(lines)
        # A last line that breaks off may go on.
        return (text if self.source.unfinished and not self.source.ended else f"{text}\n"), numbers

    def drop(self, lines: Collection[int]) -> bool:
        """Gives up the repairs of these lines. If they have none, those of headings, for where a turn begins other
        lines may be understood in another way; if there are none of these, all but those of characters. False if
        there is nothing to give up."""
        kinds: tuple[dict[int, list[Change]] | dict[int, list[str]], ...] = (
            self.words, self.statements, self.above,
        )  # fmt: skip
        given_up = [kind.pop(line) for kind in kinds for line in lines if line in kind]
        if not given_up:
            given_up = [self.above.pop(line) for line in list(self.above)]
            given_up += [self.statements.pop(line) for line in self.renumbered & self.statements.keys()]
        if not given_up:
            given_up = [kind.pop(line) for kind in kinds for line in list(kind)]
        return bool(given_up)

    def _line(self, number: int, line: str) -> str:
        larger = [*self.statements.get(number, ()), *self.words.get(number, ())]
        # What is replaced anyway needs no plain characters.
        small = [
            one for one in self.characters.get(number, ())
            if not any(edit.start < one.end and one.start < edit.end for edit in larger)
        ]  # fmt: skip
        edits = [*larger, *small]
        return apply(line, [*edits, *_gap(self.source, number, edits)]) if edits else line


def repairs_of(document: Document, replays: Sequence[Replay]) -> Repairs:
    """Everything in a text that might be repaired."""
    repairs = Repairs(document.source)
    _add_characters(repairs, document)
    wanted = {line: text for played in replays for line, text in _wanted(played).items()}
    spoken = languages(document)
    for game in document.games:
        for statement in game.statements:
            if statement.kind == "turn" and statement.line in wanted:
                repairs.renumbered.add(statement.line)
            if statement.whole is None and statement.kind != "unreadable":
                text = wanted.get(statement.line) or statement_text(statement, spoken[game.number])
                _add_statement(repairs, statement.line, text)
    for number, text in document.source.plainer.items():
        _add_plain(repairs, number, text)
    for played in replays:
        _add_words(repairs, played)
        _add_names(repairs, played)
        _add_lines(repairs, played)
    return repairs


# Characters ------------------------------------------------------------------------------------------------


def _add_characters(repairs: Repairs, document: Document) -> None:
    source = document.source
    if source.lines and source.lines[0].startswith(_BOM):
        repairs.characters[1] = [Change(0, 1, "", CHARACTERS)]
    for odd in source.oddities:
        start = odd.column - 1
        change = Change(start, start + len(odd.written), odd.read_as, CHARACTERS)
        repairs.characters.setdefault(odd.line, []).append(change)
    for game in document.games:
        for tag in game.tags:
            if tag.span is None:
                continue
            start, end = tag.span.column, tag.span.end_column - 2  # between the quotes
            value = source.lines[tag.line - 1][start:end]
            wanted = plain_value(source.lines[tag.line - 1][start - 1], value)
            if wanted != value:
                repairs.characters.setdefault(tag.line, []).append(Change(start, end, wanted, CHARACTERS))


# Statements ------------------------------------------------------------------------------------------------


def _wanted(played: Replay) -> Mapping[int, str]:
    """The statements of a game that should say more or other than they do, by line: who acts, and the right
    number of a turn."""
    # After a mistake the position may be another than the one that was played on.
    wrong = (entry.statement.line for entry in played.entries if entry.verdict in _IN_DOUBT)
    doubtful = min(wrong, default=None)
    named = named_statements(played).items()
    found = {line: text for line, text in named if doubtful is None or line < doubtful}
    drafts = [entry for entry in played.entries if entry.draft is not None]
    for heading in played.text.statements:
        if heading.kind != "turn":
            continue
        turn = _begins(drafts, heading.line)
        if turn and turn != heading.turn:
            found[heading.line] = f"turn {turn}"
    return found


def _begins(entries: Sequence[Entry], line: int) -> int | None:
    """The turn that begins at a line, by the moves before and after it; None if none does."""
    place = next((place for place, entry in enumerate(entries) if entry.statement.line > line), None)
    if place is None:
        return None
    before = entries[place - 1].turn if place else 0
    return entries[place].turn if entries[place].turn > before else None


def _add_statement(repairs: Repairs, number: int, wanted: str) -> None:
    source = repairs.source
    line = split_line(source, number)
    if not isinstance(line, Line) or line.statement is None:
        return
    written = line.statement.rstrip()
    edits = changes(written, wanted)
    normal = source.normal[number - 1]
    if any(normal[edit.start : edit.end] != written[edit.start : edit.end] for edit in edits):
        return  # an annotation stands in the middle of what would change
    if edits:
        repairs.statements[number] = [_as_written(source, number, edit) for edit in edits]


def _add_plain(repairs: Repairs, number: int, wanted: str) -> None:
    """A statement, or a remark, without what was written out of habit."""
    source = repairs.source
    line = split_line(source, number)
    if not isinstance(line, Line) or line.statement is None or line.annotations:
        return
    start, end = len(line.statement) - len(line.statement.lstrip()), len(line.statement.rstrip())
    repairs.statements[number] = [_as_written(source, number, Change(start, end, wanted, OTHER_WORDS))]


def _as_written(source: SourceText, number: int, edit: Change) -> Change:
    """A change with the columns of the line as written."""
    columns = source.columns[number - 1]
    if columns is None:
        return edit
    end = columns[edit.end] if edit.end > edit.start else columns[edit.start]
    return Change(columns[edit.start], end, edit.text, edit.code)


def _gap(source: SourceText, number: int, edits: Sequence[Change]) -> Iterator[Change]:
    """Keeps a comment that stands under or above another one in its column."""
    line = split_line(source, number)
    if not isinstance(line, Line) or line.statement is None or line.comment is None:
        return
    text = source.lines[number - 1]
    comment = text.find(line.comment)
    start = len(text[:comment].rstrip(" "))
    grown = sum(len(edit.text) - (edit.end - edit.start) for edit in edits if edit.end <= start)
    neighbours = [source.lines[place] for place in (number - 2, number) if 0 <= place < len(source.lines)]
    aligned = comment - start > _GAP or any(other[comment : comment + 1] == ";" for other in neighbours)
    if grown and aligned and start < comment:
        yield Change(start, comment, " " * max(comment - start - grown, min(comment - start, _GAP)), CHARACTERS)


# Words -----------------------------------------------------------------------------------------------------


def _add_words(repairs: Repairs, played: Replay) -> None:
    """Misspelt words on lines that can't be read, where only one word of the notation is spelt like each."""
    if played.game is None:
        return
    for finding in played.text.findings:
        if finding.code != UNKNOWN_WORD or finding.span is None:
            continue
        number = finding.span.line
        if number in repairs.source.plainer:
            continue
        change = _respelt(repairs.source, finding, played.game)
        if change is not None:
            repairs.words.setdefault(number, []).append(change)


def _add_names(repairs: Repairs, played: Replay) -> None:
    """Names that the game doesn't have, where the replay proposes first the line with one that is spelt alike."""
    for entry in played.entries:
        wrong = [one for one in entry.findings if one.severity is Severity.ERROR]
        if len(wrong) == 1 and wrong[0].rule.of_names and entry.proposals:
            change = _renamed(repairs.source, entry, wrong[0].field)
            if change is not None:
                repairs.words.setdefault(entry.statement.line, []).append(change)


def _renamed(source: SourceText, entry: Entry, field: FieldPath) -> Change | None:
    """The name at a part of a move as the proposed move has it, if the two differ in nothing else."""
    draft, (move, *_) = entry.draft, entry.proposals[0]
    if draft is None or draft.kind != move.kind or field not in draft.spans:
        return None
    differing = [name for name, value in draft.fields.items() if getattr(move, name) != value]
    wrong, right = draft.fields.get(str(field[0])), getattr(move, str(field[0]), None)
    if len(field) > 1 and isinstance(wrong, tuple) and isinstance(right, tuple) and len(wrong) == len(right):
        place = int(field[1])
        if (*wrong[:place], *wrong[place + 1 :]) != (*right[:place], *right[place + 1 :]):
            return None
        wrong, right = wrong[place], right[place]
    if differing != [field[0]] or not isinstance(wrong, str) or not isinstance(right, str):
        return None
    start, end = draft.spans[field]
    return (
        _as_written(source, entry.statement.line, Change(start, end, right, OTHER_WORDS))
        if alike(wrong, right)
        else None
    )


def _respelt(source: SourceText, finding: Finding, game: Game) -> Change | None:
    """The word at a finding in its right spelling, if that is certain."""
    span = finding.span
    assert span is not None
    columns = source.columns[span.line - 1]
    at = span.column - 1 if columns is None else columns.index(span.column - 1)
    piece = _piece(source, span.line, at, grammar_of(game.name))
    found = respelt_at(game, piece, at)
    if found is None:
        heading = heading_respelt(game, piece) if at == 0 else None
        return None if heading is None else _as_written(source, span.line, Change(at, *heading, OTHER_WORDS))
    return _as_written(source, span.line, Change(found.start, found.end, found.word, OTHER_WORDS))


def _piece(source: SourceText, number: int, at: int, grammar: Grammar) -> str:
    """The statement on a line, or the one of its items that holds a column; columns are those of the line."""
    line = split_line(source, number)
    text = line.statement if isinstance(line, Line) and line.statement is not None else ""
    pieces = [piece for piece in pieces_of(text, grammar.separable) if len(piece) > at]
    return pieces[0] if pieces else text


# Lines -----------------------------------------------------------------------------------------------------


def _add_lines(repairs: Repairs, played: Replay) -> None:
    """Headings that are missing, and the blank line before another game."""
    text, source = played.text, repairs.source
    first = first_move(played)
    if first is not None and lacks_setup_heading(played):
        _add_heading(repairs, first.statement.line, "setup")
    for finding in played.findings:
        if finding.code != NO_HEADING or finding.span is None:
            continue
        moves = [entry for entry in played.entries if entry.draft is not None]
        here = [entry for entry in moves if entry.statement.line == finding.span.line]
        above = [entry for entry in moves if entry.statement.line < finding.span.line]
        if here and here[0].turn > (above[-1].turn if above else 0):
            _add_heading(repairs, finding.span.line, f"turn {here[0].turn}")
    if text.number > 1 and text.tags:
        line = _top(source, text.tags[0].line)
        if source.normal[line - 2].strip():
            repairs.above.setdefault(line, []).append("")


def _add_heading(repairs: Repairs, line: int, heading: str) -> None:
    top = _top(repairs.source, line)
    apart = top > 1 and bool(repairs.source.normal[top - 2].strip())
    repairs.above.setdefault(top, []).extend(["", heading] if apart else [heading])


def _top(source: SourceText, line: int) -> int:
    """The first line of the comments that stand right above a line; the line itself if there are none."""
    while line > 1 and source.normal[line - 2].lstrip()[:1] in (";", "{"):
        line -= 1
    return line
