"""From the lines of a journal to the actions that count, in order, each with its place in the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsnotation.core.findings import Finding
from dsnotation.core.messages import say, several
from dsnotation.formats import catalogue as codes
from dsnotation.formats.hrf import actions as act
from dsnotation.formats.hrf.expressions import Term, Unreadable, Value, read_expression
from dsnotation.formats.hrf.lines import RawJournal, RawLine
from dsnotation.games.dominant_species.components import CardName, TileName

MAX_REPORTED = 20  # lines of one kind that are told one by one

# Turn and rank in the order of a turn (`actions.TURN`).
Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Line:
    """An action of the journal. `place` is None where the line doesn't say where it stands."""

    raw: RawLine
    term: Term
    place: Place | None

    @property
    def name(self) -> str:
        return self.term.name


@dataclass(slots=True)
class Stream:
    """The actions of a journal, and what its head says. `dropped` counts what was left out, by what it was."""

    raw: RawJournal
    lines: list[Line] = field(default_factory=list)
    version: str | None = None
    stacks: list[list[TileName]] = field(default_factory=list)  # top first
    deck: list[CardName] = field(default_factory=list)  # top first, Ice Age included
    dropped: dict[str, int] = field(default_factory=dict)

    @property
    def findings(self) -> list[Finding]:
        return self.raw.findings

    def drop(
        self, what: str, code: str, message: str, line: RawLine, start: int = 0, end: int | None = None
    ) -> None:
        """Counts something that is left out, and reports the first of its kind."""
        self.dropped[what] = self.dropped.get(what, 0) + 1
        if self.dropped[what] <= (1 if code == codes.DROPPED else MAX_REPORTED):
            self.raw.report(code, message, line, start, end)


def read_stream(raw: RawJournal) -> Stream:
    """The actions of a journal. What can't be read is reported and left out."""
    stream = Stream(raw)
    _Reader(stream).read()
    return stream


class _Reader:
    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.turn = 0

    def read(self) -> None:
        parsed = [(line, self._parse(line)) for line in self.stream.raw.journal]
        kept = self._undo(parsed)
        if kept and (kept[0][1] is None or kept[0][1].name != "StartAction"):
            message = say("the journal does not begin with StartAction")
            self.stream.raw.report(codes.NO_START, message, kept[0][0])
        for line, term in kept:
            if term is not None:
                self._add(line, term)
        for head, found in (
            ("ShuffledTerrainAction", self.stream.stacks),
            ("ShuffledDeckAction", self.stream.deck),
        ):
            if not found:
                self.stream.raw.report(codes.NO_SHUFFLE, say("the journal has no usable {head}", head=head), None)

    # Lines --------------------------------------------------------------------------------------------------

    def _parse(self, line: RawLine) -> Term | None:
        """The action on a line; None for remarks and what can't be read."""
        if line.text.startswith("//"):
            self.stream.drop("comments", codes.DROPPED, say("comments of the journal are left out"), line)
            return None
        try:
            value, rest = read_expression(line.text)
        except Unreadable as problem:
            self.stream.drop(
                "unreadable lines",
                codes.UNREADABLE_LINE,
                problem.message,
                line,
                min(problem.column, len(line.text)),
            )
            return None
        if rest:
            start = len(line.text) - len(rest)
            message = say("remarks behind an action are left out")
            self.stream.drop("remarks", codes.DROPPED, message, line, start)
        if not isinstance(value, Term):
            message = say("{value} is no action", value=act.shown(value))
            self.stream.drop("unreadable lines", codes.UNREADABLE_LINE, message, line)
            return None
        return value

    def _undo(self, parsed: list[tuple[RawLine, Term | None]]) -> list[tuple[RawLine, Term | None]]:
        """The lines that count: from the end to the start, each undo takes away itself and the lines before it,
        whatever they are."""
        kept: list[tuple[RawLine, Term | None]] = []
        index = len(parsed) - 1
        while index >= 0:
            line, term = parsed[index]
            if term is not None and term.name == act.UNDO:
                index -= self._taken_back(line, term, index)
            else:
                kept.append(parsed[index])
            index -= 1
        return kept[::-1]

    def _taken_back(self, line: RawLine, term: Term, index: int) -> int:
        """How many lines before it an undo takes back."""
        count, target = (term.args[place] if place < len(term.args) else None for place in (1, 2))
        if type(count) is not int or not 0 <= count <= index:
            message = say(
                "this takes back {taken} of the {index} lines before it, which can't be; it is left out",
                taken=count, index=index,
            )  # fmt: skip
            self.stream.drop("undos", codes.BAD_UNDO, message, line)
            return 0
        if target is not None and target != index - count:
            message = several(
                count,
                "this takes back {count} line, which leaves {left}, not {stated}",
                "this takes back {count} lines, which leaves {left}, not {stated}",
                left=index - count,
                stated=act.shown(target),
            )
            self.stream.drop("undos", codes.BAD_UNDO, message, line)
        message = several(count, "{count} line before it is taken back", "{count} lines before it are taken back")
        self.stream.drop("lines taken back", codes.UNDONE, message, line)
        self.stream.dropped["lines taken back"] += count - 1
        return count

    # Actions ------------------------------------------------------------------------------------------------

    def _add(self, line: RawLine, term: Term) -> None:
        if term.name == act.FORCED and len(term.args) == 1 and isinstance(term.args[0], Term):
            self.stream.raw.report(codes.FORCED, say("the program called this action illegal"), line)
            term = term.args[0]
        if term.name == act.UNPARSED:
            self.stream.drop(
                "lost actions", codes.UNKNOWN_ACTION, say("the program itself lost this action"), line
            )
        elif term.name in act.HEADS:
            self._head(line, term)
        elif term.name not in act.ACTIONS:
            message = say("{name} is no action that is known here", name=term.name)
            self.stream.drop("unknown actions", codes.UNKNOWN_ACTION, message, line)
        else:
            self.turn += term.name == "PlanningPhaseAction"
            phase = act.phase_of(term)
            place = None if phase is None else (self.turn, act.RANK_OF_PHASE[phase])
            if place is None and term.name == "EndAction":
                message = say("{value} ends nothing that is known here", value=act.shown(term))
                self.stream.drop("unknown actions", codes.UNKNOWN_ACTION, message, line)
            else:
                self.stream.lines.append(Line(line, term, place))

    def _head(self, line: RawLine, term: Term) -> None:
        try:
            if term.name == "StartAction":
                version = term.args[0] if term.args else "unknown"
                self.stream.version = version if isinstance(version, str) else act.shown(version)
            elif term.name == "ShuffledTerrainAction" and not self.stream.stacks:
                self.stream.stacks = _stacks(act.arg(term, 0))
            elif term.name == "ShuffledDeckAction" and not self.stream.deck:
                self.stream.deck = _deck(act.arg(term, 0))
            else:
                message = say("{name} stands twice; the first counts", name=term.name)
                self.stream.drop("unknown actions", codes.UNKNOWN_ACTION, message, line)
        except act.Odd as problem:
            self.stream.raw.report(codes.NO_SHUFFLE, problem.args[0], line)


def _stacks(value: Value) -> list[list[TileName]]:
    """The three stacks. Raises Odd unless there are 24 tiles."""
    tiles = [act.tile(item) for item in act.items(value)]
    if len(tiles) != 24:
        raise act.Odd(say("there are {number} tiles; three stacks of 8 are needed", number=len(tiles)))
    return [tiles[start : start + 8] for start in (0, 8, 16)]


def _deck(value: Value) -> list[CardName]:
    """The deck, Ice Age at the bottom. Raises Odd unless there are 25 cards, all different."""
    cards = [act.card(item) for item in act.items(value)]
    if len(cards) != 25 or len({*cards, "Ice-Age"}) != 26:
        raise act.Odd(
            say("there are {number} cards, Ice Age apart; 25 different ones are needed", number=len(cards))
        )
    return [*cards, "Ice-Age"]
