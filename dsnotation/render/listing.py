"""A replayed game as a list of moves with what each brought about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dsnotation.core.findings import Severity
from dsnotation.core.game import CHANCE, EVERYBODY, Game
from dsnotation.core.messages import say
from dsnotation.core.turns import turn_and_phase
from dsnotation.notation.document import SourceText
from dsnotation.render.findings_text import clean
from dsnotation.render.languages import tell
from dsnotation.render.style import Style
from dsnotation.render.values import event_text
from dsnotation.replay.own_text import own_text
from dsnotation.replay.result import Entry, Verdict

_INDENT = " " * 11


def listing(game: Game, entries: Iterable[Entry], source: SourceText, style: Style) -> Iterator[str]:
    """The lines of the list: a heading a phase, a line a move, a line an event."""
    where = None
    for entry in entries:
        if where != (entry.turn, entry.phase):
            where = (entry.turn, entry.phase)
            yield style("bold", heading(game, *where))
        yield _entry(entry, source) + _judgement(entry, style)
        yield from (f"{_INDENT}{style('dim', clean(tell(event_text(event, game))))}" for event in entry.events)


def heading(game: Game, turn: int, phase: str) -> str:
    """`Turn 3, planning`; without a phase the turn alone, for the set-up its name alone."""
    if turn:
        return tell(turn_and_phase(game.in_rounds, turn, phase))
    words = tell(phase)
    return words[:1].upper() + words[1:]


def _entry(entry: Entry, source: SourceText) -> str:
    """Number and text of a move, with who made it if the text doesn't say; other lines have no number."""
    if entry.draft is None:
        return f"{' ' * 7}{clean(entry.statement.text)}"
    text = clean(own_text(entry, source))
    actor = entry.move.actor if entry.move else entry.decision and entry.decision.actor
    if actor not in (None, CHANCE, EVERYBODY) and entry.draft.actor is None:
        text = f"({actor}) {text}"
    return f"{entry.number:5}  {text}"


def _judgement(entry: Entry, style: Style) -> str:
    """Why a move was not played, or what nobody can tell about it."""
    if entry.verdict is Verdict.NOT_CHECKED:
        return style("yellow", f"   << {tell(say('not checked: it depends on a move that was not played'))}")
    if entry.verdict is Verdict.UNVERIFIED:
        unsure = [finding for finding in entry.findings if finding.severity is Severity.UNVERIFIED]
        word = tell(say("unverified"))
        return "".join(
            style("cyan", f"   << {word} {finding.code} {clean(tell(finding.message))}") for finding in unsure
        )
    if entry.verdict is Verdict.IRREGULAR:
        broken = [finding for finding in entry.findings if finding.severity is Severity.IRREGULAR]
        word = tell(say("irregular"))
        return "".join(style("blue", f"   << {word} {one.code} {clean(tell(one.message))}") for one in broken)
    errors = [finding for finding in entry.findings if finding.severity is Severity.ERROR]
    return "".join(style("red", f"   << {finding.code} {clean(tell(finding.message))}") for finding in errors)
