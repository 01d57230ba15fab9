"""The statements of a merged text as they come about, one move after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Draft, Game, Misread
from dsnotation.notation.document import Statement
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.writer import write_statement
from dsnotation.replay.remarks import add_remarks
from dsnotation.replay.telling import Place, Told


@dataclass(slots=True)
class Out:
    """A statement of the merged text, made from `origin`; `changed` tells whether something else is in it."""

    statement: Statement
    origin: Statement
    place: Place
    changed: bool = False


class MergedText:
    """Collects statements: those of A keep their lines and remarks, those of B are put where they belong."""

    def __init__(self, game: Game, scribe: str) -> None:
        self.game = game
        self.scribe = scribe
        self.out: list[Out] = []
        self.notes: list[str] = []  # lines of comment for above the next statement
        self._begun: set[int] = set()  # statements whose remarks are in the text
        self._line_of_b: Statement | None = None  # that of what came last, if B has it

    @property
    def begun(self) -> bool:
        """Whether there is a statement already."""
        return bool(self.out)

    def add_own(
        self, told: Told, draft: Draft | None, theirs: Told | None = None, *, changed: bool = False
    ) -> None:
        """Adds something that A tells, and the remarks of B on it, if B tells it too (`theirs`)."""
        last = self.out[-1] if self.out else None
        if draft is not None and last is not None and last.origin is told.statement:
            last.statement.drafts.append(draft)
        else:
            last = self._begin(told, draft, own=True)
        last.changed |= changed
        if theirs is not None:
            self._add_remarks(last, theirs)
        self._line_of_b = theirs.statement if theirs is not None else None
        self._put_notes(last)

    def add_theirs(self, told: Told) -> None:
        """Adds something that only B tells: to the line of A that it stands on in B's text, or on its own line."""
        draft = _copy(told.draft) if told.draft is not None else None
        last = self.out[-1] if self.out else None
        together = last is not None and self._line_of_b is told.statement and draft is not None
        if together and last is not None and draft is not None and self._goes_with(last.statement, draft):
            last.statement.drafts.append(draft)
            last.changed = True
        else:
            last = self._begin(told, draft, own=False)
        self._add_remarks(last, told)
        self._line_of_b = told.statement
        self._put_notes(last)

    def leave_out(self, told: Told, note: str) -> None:
        """Leaves out something that B tells; its remarks and a note about it come above the next statement."""
        if id(told.statement) not in self._begun:
            self._begun.add(id(told.statement))
            shell = Statement("moves", 0, "")
            add_remarks(shell, told.statement, self.scribe)
            self.notes += [*shell.leading, *shell.annotations, *([shell.comment] if shell.comment else [])]
        if note and note not in self.notes:
            self.notes.append(note)

    def turn_into_comment(self, told: Told, note: str) -> None:
        """Puts a line of A that can't be read into a comment."""
        self.notes += [*told.statement.leading, note, *told.statement.annotations]
        self._begun.add(id(told.statement))

    def statements(self) -> list[Statement]:
        """All statements. Lines that were read in part, and in which nothing changed, are whole again."""
        place = 0
        while place < len(self.out):
            size = self._group(place)
            group = self.out[place : place + size]
            if group[0].origin.whole and not any(one.changed for one in group) and self._complete(place, size):
                for one in group:
                    one.statement.whole = one.origin.whole
            place += size
        return [one.statement for one in self.out]

    # ---------------------------------------------------------------------------------------------------------

    def _begin(self, told: Told, draft: Draft | None, *, own: bool) -> Out:
        first = id(told.statement) not in self._begun
        origin = told.statement
        keep = own and first
        statement = replace(
            origin,
            drafts=[draft] if draft is not None else [],
            leading=list(origin.leading) if keep else [],
            annotations=list(origin.annotations) if keep else [],
            comment=origin.comment if keep else None,
            whole=None,
        )
        if own:
            self._begun.add(id(origin))
        out = Out(statement, origin, told.place, changed=not keep)
        self.out.append(out)
        return out

    def _add_remarks(self, out: Out, told: Told) -> None:
        if id(told.statement) not in self._begun:
            self._begun.add(id(told.statement))
            add_remarks(out.statement, told.statement, self.scribe)

    def _put_notes(self, out: Out) -> None:
        new = [note for note in self.notes if note not in out.statement.leading]
        out.statement.leading += new
        self.notes = []

    def _goes_with(self, statement: Statement, draft: Draft) -> bool:
        """Whether a move can stand on the line of a statement, behind its moves."""
        if statement.kind != "moves":
            return False
        drafts = [*statement.drafts, draft]
        line = write_statement(replace(statement, drafts=drafts, annotations=[], comment=None), self.game.language)
        try:
            read = grammar_of(self.game.name).parse(line)
        except (UnexpectedInput, Misread):
            return False
        return isinstance(read, list) and [one.kind for one in read] == [one.kind for one in drafts]

    def _group(self, place: int) -> int:
        """How many statements from `place` on stand on one line of A's text that was read in part."""
        first = self.out[place].origin
        size = 1
        if first.whole:
            while place + size < len(self.out):
                origin = self.out[place + size].origin
                if origin.whole != "" or origin.line != first.line:
                    break
                size += 1
        return size

    def _complete(self, place: int, size: int) -> bool:
        """Whether no further piece of the line stands elsewhere."""
        line = self.out[place].origin.line
        others = [*self.out[:place], *self.out[place + size :]]
        return not any(one.origin.whole is not None and one.origin.line == line for one in others)


def _copy(draft: Draft) -> Draft:
    return Draft(draft.kind, dict(draft.fields), dict(draft.spans), draft.irregular)
