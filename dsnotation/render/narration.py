"""A replayed game told as prose: a sentence a move, with the remarks of the record and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.findings import Finding, Severity, worst
from dsnotation.core.game import Outcome, Standing
from dsnotation.core.messages import Message, joined, say, several
from dsnotation.core.names import Name
from dsnotation.core.telling import narrator
from dsnotation.notation.document import GameText, SourceText, Statement
from dsnotation.render.findings_text import clean
from dsnotation.render.languages import tell
from dsnotation.render.listing import heading
from dsnotation.render.style import Style
from dsnotation.render.wrapping import wrapped
from dsnotation.replay.claims import written_result
from dsnotation.replay.irregular import NOT_POSSIBLE
from dsnotation.replay.own_text import own_text
from dsnotation.replay.position import Position
from dsnotation.replay.result import Entry, Verdict

_UNNAMED = "?"  # the value of a tag that nobody knows
_HANGING = "  "
_ASIDE = "    "


def narration(
    position: Position, text: GameText, source: SourceText, style: Style, width: int | None = None
) -> Iterator[str]:
    """The lines of the story up to a position whose replay narrated. `width` is that of the terminal in cells;
    without one no line is broken."""
    yield from _title(position, text, style, width)
    yield from _moves(position, text, source, style, width)
    yield ""
    written = written_result(text)
    for message in ending(position) if written is None else (written,):
        yield from wrapped(clean(tell(message)), width, rest=_HANGING)


def _title(position: Position, text: GameText, style: Style, width: int | None) -> Iterator[str]:
    tags = [text.tag(name) for name in ("Event", "Date")]
    told = [tag for tag in tags if tag and tag.strip(f"{_UNNAMED}. ")]
    for line in wrapped(clean(", ".join([position.game.title, *told])), width, rest=_HANGING):
        yield style("bold", line)
    seats = position.game.seats(position.setup)
    sides = joined([_side(position, actor, player) for actor, player in seats])
    yield from wrapped(tell(say("Players: {players}.", players=sides)), width, rest=_HANGING)
    for tag in text.tags:
        yield from _remarks([*tag.leading, *([tag.comment] if tag.comment else [])], width)


def _side(position: Position, actor: str, player: str | None) -> Message | Name | str:
    """A side and who plays it, as in a list."""
    teller = narrator(position.game)
    side = teller.side_name(actor) if teller else actor
    if not player or player == actor:
        return side
    if isinstance(side, Name):
        return say("{player} ({side:all})", player=clean(player), side=side)
    return say("{player} ({side})", player=clean(player), side=side)


# Moves -----------------------------------------------------------------------------------------------------


def _moves(
    position: Position, text: GameText, source: SourceText, style: Style, width: int | None
) -> Iterator[str]:
    told: dict[int, list[Entry]] = {}
    for entry in position.entries:
        told.setdefault(id(entry.statement), []).append(entry)
    last = max((entry.statement.line for entry in position.entries), default=0)
    by_phase = all(_same_phase(entries) for entries in told.values())
    where: tuple[int, str] | None = None
    waiting: list[str] = []  # remarks on a heading stand below it
    for statement in text.statements:
        if statement.line > last:
            break
        entries = told.get(id(statement), [])
        if not entries:
            waiting += _all_remarks(statement)
            continue
        moves = any(entry.draft is not None for entry in entries)  # an assertion begins no phase
        turn, phase = entries[0].turn, entries[0].phase
        here = turn, phase if by_phase or not turn else ""
        # Nothing begins with what is written after the end.
        if moves and here != where and entries[0].decision is not None:
            where = here
            yield ""
            yield style("bold", heading(position.game, *where))
        yield from _remarks([*waiting, *statement.leading], width)
        waiting = []
        for entry in entries:
            yield from _entry(entry, source, width)
        yield from _remarks(_all_remarks(statement)[len(statement.leading) :], width)
    if position.entries and last == max((one.line for one in text.statements), default=0):
        waiting += text.trailing
    yield from _remarks(waiting, width)


def _same_phase(entries: Sequence[Entry]) -> bool:
    """Whether the moves of a line belong to one phase: where they don't, phases are no chapters of the story."""
    return len({entry.phase for entry in entries if entry.decision is not None}) < 2


def _entry(entry: Entry, source: SourceText, width: int | None) -> Iterator[str]:
    if entry.told is not None:
        sentence = clean(tell(entry.told))
        yield from wrapped(sentence[:1].upper() + sentence[1:], width, rest=_HANGING)
    for message in _asides(entry, clean(own_text(entry, source))):
        yield from wrapped(f"({tell(message)})", width, first=_ASIDE, rest=_ASIDE)


def _asides(entry: Entry, text: str) -> Iterator[Message]:
    """What is to be said about a line beside its sentence."""
    line = entry.statement.line
    # That it was left undone is told with the line itself.
    why = _why([one for one in entry.findings if one.code != NOT_POSSIBLE or entry.told is not None])
    if entry.told is not None:
        if worst(entry.findings) in (Severity.ERROR, Severity.IRREGULAR):
            yield say("That was against the rules, and it stood: {why}.", why=why)
        elif entry.verdict is Verdict.UNVERIFIED:
            unsure = _of_severity(entry.findings, Severity.UNVERIFIED)
            yield say("Nobody can tell whether that was legal: {why}.", why=unsure)
    elif entry.stated:
        yield from _of_position(entry, text, why)
    elif entry.draft is None and entry.assertion is None:
        yield say("Line {line} can't be read: {text}", line=line, text=text)
    elif entry.verdict is Verdict.NOT_CHECKED and entry.assertion is not None:
        yield say("Line {line} depends on a mistake above it and was not checked: {text}", line=line, text=text)
    elif entry.verdict is Verdict.NOT_CHECKED:
        yield say("Line {line} depends on a mistake above it and was not played: {text}", line=line, text=text)
    elif entry.verdict is Verdict.IRREGULAR:
        yield say(
            "Line {line} can't be carried out with the pieces that are there: {text} - {why}.",
            line=line,
            text=text,
            why=why,
        )
    elif entry.draft is not None and worst(entry.findings) is Severity.NOTE:
        yield say("Line {line} was passed over: {text} - {why}.", line=line, text=text, why=why)
    elif entry.draft is not None:
        yield say("Line {line} is illegal and was not played: {text} - {why}.", line=line, text=text, why=why)
    elif worst(entry.findings) is Severity.ERROR:
        yield say("What line {line} states is wrong: {text} - {why}.", line=line, text=text, why=why)


def _of_position(entry: Entry, text: str, why: Message) -> Iterator[Message]:
    """What is to be said about a line that states a part of the position, or corrects one."""
    line = entry.statement.line
    if worst(entry.findings) is Severity.ERROR:
        yield say("What line {line} states is wrong: {text} - {why}.", line=line, text=text, why=why)
    elif entry.statement.kind == "adjust":
        yield say("Line {line} corrects the position: {text}", line=line, text=text)
    elif entry.restored is not None:
        if worst(entry.findings) is Severity.WARNING:
            yield say("From line {line} on the position is as written there: {why}.", line=line, why=why)
        else:
            yield say("From line {line} on the position is as written there.", line=line)


def _why(findings: Sequence[Finding]) -> Message:
    """The complaints of the worst severity."""
    return _of_severity(findings, worst(findings))


def _of_severity(findings: Sequence[Finding], severity: Severity | None) -> Message:
    return joined([finding.message for finding in findings if finding.severity is severity], "; ")


# Remarks ---------------------------------------------------------------------------------------------------


def _all_remarks(statement: Statement) -> list[str]:
    comment = [statement.comment] if statement.comment else []
    return [*statement.leading, *statement.annotations, *comment]


def _remarks(remarks: Sequence[str], width: int | None) -> Iterator[str]:
    """What people wrote beside the game, in their own words."""
    for remark in remarks:
        words = clean(remark.strip().removeprefix("{").removesuffix("}").lstrip("; \t").strip())
        if words:
            yield from wrapped(f"[{words}]", width, first=_ASIDE, rest=_ASIDE)


# The end ---------------------------------------------------------------------------------------------------


def ending(position: Position) -> Iterator[Message]:
    """Who won, and the scores."""
    outcome: Outcome = position.game.outcome(position.state)
    scores = joined([_score(position, one) for one in outcome.standings], "; ")
    if not outcome.finished:
        yield say("The game is not over. Scores so far: {scores}.", scores=scores)
        return
    won = [one for one in outcome.standings if one.actor in outcome.winners and one.counts]
    winners = joined([_side(position, one.actor, one.player) for one in won])
    yield several(len(won), "The game is over. Winner: {winners}.", "The game is over. Winners: {winners}.",
                  winners=winners)  # fmt: skip
    yield say("Final scores: {scores}.", scores=scores)


def _score(position: Position, standing: Standing) -> Message:
    return joined([_side(position, standing.actor, standing.player), f"{standing.score}"], " ")
