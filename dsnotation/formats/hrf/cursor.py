"""Where a walk through a journal stands: the lines still to come, and the place in the turn that is due."""

from __future__ import annotations

from collections.abc import Container

from dsnotation.core.messages import either, say
from dsnotation.formats.catalogue import OUT_OF_STEP
from dsnotation.formats.hrf.expressions import Term
from dsnotation.formats.hrf.stream import Line, Place, Stream

# Lines that stand where nothing was decided, or where what was decided made no difference.
_AUTOMATIC = frozenset(
    {
        "EndAction", "ExecutionPhaseAction", "PlanningMainAction", "PlanningPhaseAction", "ReseedShuffledAction",
        "WanderlustMoveAction",
    }
)  # fmt: skip


class Conflict(Exception):
    """The journal and our rules part ways at a line (None: at its end); the message says how."""

    def __init__(self, message: str, line: Line | None, code: str = OUT_OF_STEP) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.code = code


class Ended(Exception):
    """The journal ends before the move that is due is complete; `begun` lines of it are there."""

    def __init__(self, begun: int = 0) -> None:
        super().__init__()
        self.begun = begun


class Cursor:
    """Goes through the lines. `due` is the place of the decision that is answered now."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.lines = stream.lines
        self.index = 0
        self.began = 0  # where the move that is due begins
        self.due: Place = (0, 0)

    def begin(self, due: Place) -> None:
        """Passes over what is automatic before the decision that is due. Raises Conflict or Ended."""
        self.due = due
        while (line := self.peek()) is not None and line.place is not None and line.place < due:
            if line.name not in _AUTOMATIC and not _is_empty(line.term):
                raise Conflict(say("{name} answers nothing that is asked", name=line.name), line)
            self.index += 1
        self.began = self.index
        if line is None:
            raise Ended
        if line.place is not None and line.place > due:
            raise Conflict(say("a decision is due before this line"), line)

    def peek(self) -> Line | None:
        """The next line."""
        return self.lines[self.index] if self.index < len(self.lines) else None

    def here(self, *names: str) -> Line | None:
        """The next line if it is one of these actions at the place that is due; not yet taken."""
        line = self.peek()
        if line is None or line.name not in names or line.place not in (None, self.due):
            return None
        return line

    def take(self, *names: str) -> Line | None:
        """Takes the next line if it is one of these actions at the place that is due."""
        line = self.here(*names)
        self.index += line is not None
        return line

    def one(self, *names: str) -> Line | None:
        """The one line that answers the decision; None if it is declined. Raises Conflict or Ended."""
        line = self.take(*names)
        if line is None and not self.declined():
            raise self.misfit(names)
        return line

    def must(self, *names: str) -> Line:
        """The line that has to come now. Raises Conflict or Ended."""
        line = self.take(*names)
        if line is None:
            raise self.misfit(names)
        return line

    def many(self, *names: str) -> list[Line]:
        """All lines that together answer the decision; empty if it is declined. Raises Conflict or Ended."""
        found: list[Line] = []
        while (line := self.take(*names)) is not None:
            found.append(line)
        if not self.declined() and (not found or self.peek() is None):
            raise self.misfit(names)
        return found

    def declined(self) -> bool:
        """Takes the line that ends the place that is due."""
        return self.take("EndAction") is not None

    def misfit(self, names: Container[str]) -> Exception:
        """What to raise where another line should stand."""
        line = self.peek()
        if line is None:
            return Ended(self.index - self.began)
        if isinstance(names, tuple):
            return Conflict(say("{actions} should stand here", actions=either(sorted(names))), line)
        return Conflict(say("another action should stand here"), line)

    @property
    def last(self) -> Line | None:
        """The line taken last."""
        return self.lines[self.index - 1] if self.index else None


def _is_empty(term: Term) -> bool:
    """Whether Symbiotic gave nobody anything."""
    return term.name == "SymbioticAction" and bool(term.args) and term.args[0] == ()
