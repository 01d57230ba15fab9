"""Stated positions and corrections: from there on the replay goes on with what the scorekeeper says.

Lines of one kind in a row belong together: a position is all its parts, and several corrections count at once, for
what one part gains another one loses.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.game import CHANCE, EVERYBODY, Decision, PartStatement, State
from dsnotation.core.messages import Message, joined, listed_and, say
from dsnotation.core.position import Stated
from dsnotation.core.snapshot import (
    ADJUSTED,
    CATALOGUE,
    CONTRADICTORY,
    DIFFERENT,
    MEANINGLESS,
    MISSING,
    NOT_CONSERVED,
    NOTHING,
    PAGES_LOST,
)
from dsnotation.core.telling import describe_due
from dsnotation.core.turns import by_turn, turn_named
from dsnotation.core.words import key
from dsnotation.notation.document import Statement
from dsnotation.replay.adjusting import Adjusted, adjusted_parts, changes, part_infos
from dsnotation.replay.align import Item
from dsnotation.replay.catalogue import CATALOGUE as REPLAY_CATALOGUE
from dsnotation.replay.catalogue import follow_up
from dsnotation.replay.irregular import Irregular
from dsnotation.replay.result import Entry, Verdict
from dsnotation.replay.track import EVERYTHING

_DIFFERENT_HINT = say("a move before this is missing or wrong, or the position is; what is stated holds")
POSITION, ADJUST, UNREADABLE = "position", "adjust", "unreadable"
_MUCH_ALIKE = 0.7


def stated_together(items: Sequence[Item], place: int) -> list[Item]:
    """The lines from a place on that are one stated position, or corrections that count together; none if the line
    there is neither. Lines of a position that can't be read are among them."""
    kind: str = items[place].statement.kind
    if kind == UNREADABLE:
        begun = _begun(items[place].statement)
        kind = begun if begun is not None and _next_read(items, place) == begun else kind
    if kind not in (POSITION, ADJUST):
        return []
    end = place
    while end < len(items) and (items[end].statement.kind == kind or _is_broken(items, end, kind)):
        end += 1
    return list(items[place:end])


def _is_broken(items: Sequence[Item], place: int, kind: str) -> bool:
    """Whether a line below one of a kind is another one of it that can't be read: by its first word, or, of a
    position, since that goes on after it."""
    statement = items[place].statement
    if statement.kind != UNREADABLE:
        return False
    return _begun(statement) == kind or (kind == POSITION and _next_read(items, place) == POSITION)


def _next_read(items: Sequence[Item], place: int) -> str | None:
    """The kind of the next line that can be read."""
    kinds = (item.statement.kind for item in items[place:])
    return next((kind for kind in kinds if kind != UNREADABLE), None)


def _begun(statement: Statement) -> str | None:
    """The kind whose first word, or one that is spelt much like it, a line that can't be read begins with."""
    words = statement.text.split(maxsplit=1)
    if not words:
        return None
    near = difflib.get_close_matches(key(words[0]), (POSITION, ADJUST), n=1, cutoff=_MUCH_ALIKE)
    return near[0] if near else None


class Stating(Irregular):
    """Takes up stated positions and corrections."""

    def _stated(self, block: list[Item], place: int) -> Iterator[Entry]:
        """An entry for each line of a stated position, or of corrections that count together."""
        adjusts = block[0].statement.kind == ADJUST
        taken, found = self._adjust(block) if adjusts else self._position(block)
        decision = self.track.decision()
        for number, (item, findings) in enumerate(zip(block, found, strict=True)):
            entry = self._entry(item, decision, counts=False)
            if taken and number == 0:
                entry.restored = self.track.meant.copy()
            if item.statement.part is None or not taken:
                entry.verdict = Verdict.ILLEGAL if forbids(findings) else Verdict.NOT_CHECKED
            entry.findings += [self._placed(finding, item.statement, item.statement.part) for finding in findings]
            yield entry
        if not adjusts and taken:
            self._go_on(decision, place)

    def _lost(self, item: Item) -> Entry:
        """A line below a position that can't be taken up: nobody can judge it until that is mended."""
        entry = self._entry(item, self.track.decision(), counts=item.statement.kind != "assertion")
        entry.assertion = item.statement.assertion
        entry.verdict = Verdict.NOT_CHECKED
        return entry

    def _heads_position(self, place: int) -> bool:
        """Whether a heading stands above a stated position, and is to be held against that."""
        return (
            place + 1 < len(self.items)
            and bool(stated_together(self.items, place + 1))
            and (self.items[place + 1].statement.kind != ADJUST)
        )

    def _just_stated(self) -> bool:
        """Whether nothing but checks and corrections stands between a heading and the stated position above it."""
        beside = (entry for entry in reversed(self.entries) if entry.assertion is None)
        last = next((entry for entry in beside if entry.statement.kind != ADJUST), None)
        return last is not None and last.statement.kind == POSITION

    def _go_on(self, decision: Decision | None, place: int) -> None:
        """What comes before a stated position has nothing to do with what follows."""
        self.last = self.early = self.repeated = None
        self.turned = ()
        self.happened = []
        if decision is None:
            return
        head = self.items[place - 1] if place and self.items[place - 1].statement.kind == "turn" else None
        if head is not None and head.statement.turn != decision.turn:
            message = by_turn(
                self.game.in_rounds,
                say("the stated position is of turn {right}, not of turn {written}", right=decision.turn,
                    written=head.statement.turn),
                say("the stated position is of round {right}, not of round {written}", right=decision.turn,
                    written=head.statement.turn),
            )  # fmt: skip
            hints = (say("write {line}", line=f"turn {decision.turn}"),)
            self._note(REPLAY_CATALOGUE.finding("DN0305", message, hints=hints), head)
        self.turn = decision.turn
        self._begin_stated_turn(decision.turn)

    def _begin_stated_turn(self, turn: int) -> None:
        self.heading = turn
        self.gaps.clear()

    # Positions ----------------------------------------------------------------------------------------------

    def _position(self, block: list[Item]) -> tuple[bool, list[list[Finding]]]:
        """Takes up a position. Returns whether it can be taken up, and the findings about each line."""
        parts = [item.statement.part for item in block]
        numbers = [number for number, part in enumerate(parts) if part is not None]
        stated = [_stated_part(part) for part in parts if part is not None]
        state, findings = self.game.restore(self.setup, stated)
        found: list[list[Finding]] = [[] for _ in block]
        if len(stated) < len(block):
            # What is missing may be what could not be read, which has been told.
            state, findings = None, [one for one in findings if one.code not in (MISSING, NOT_CONSERVED)]
        for finding in _without_follow_ups(findings, stated):
            number = numbers[int(finding.field[0])] if finding.field else len(block) - 1
            found[number].append(replace(finding, field=finding.field[1:]))
        self.adrift = state is None or self.wrong_sides
        if state is None:
            return False, found
        for number, finding in self._compared(state, stated):
            found[numbers[number]].append(finding)
        self.track.restart(state)
        return True, found

    def _compared(self, state: State, stated: Sequence[Stated]) -> Iterator[tuple[int, Finding]]:
        """What a stated position tells otherwise than the moves before it, with the part that it is about."""
        if all(entry.assertion is not None for entry in self.entries):
            return  # it is what the game begins with
        before = self.track.meant
        due, was_due = self.game.decision(state), self.game.decision(before)
        if _moment(due) != _moment(was_due):
            self.pages_lost = True
            yield 0, self._gap_before(due, was_due)
            return
        in_doubt = self.track.parted or self.track.in_doubt({EVERYTHING})
        places = {part.name: number for number, part in enumerate(stated)}
        for name, now, then in changes(self.game, self.setup, before, state):
            message = say(
                "{part} is stated as {now}; by the moves before it is {then}", part=name, now=now, then=then
            )
            finding = CATALOGUE.finding(DIFFERENT, message, hints=(_DIFFERENT_HINT,))
            yield places.get(name, len(stated) - 1), follow_up(finding) if in_doubt else finding

    def _gap_before(self, due: Decision | None, was_due: Decision | None) -> Finding:
        message = say(
            "moves are missing before this position: it is of {now}, and the text before it ends in {then}",
            now=_when(due, self.game.in_rounds), then=_when(was_due, self.game.in_rounds),
        )  # fmt: skip
        hints = (say("due before: {what}", what=describe_due(self.game, self.track.meant)),)
        return CATALOGUE.finding(PAGES_LOST, message, hints=hints)

    # Corrections --------------------------------------------------------------------------------------------

    def _adjust(self, block: list[Item]) -> tuple[bool, list[list[Finding]]]:
        """Carries out corrections. Returns whether they can be carried out, and the findings about each line."""
        numbers = [number for number, item in enumerate(block) if item.statement.part is not None]
        parts = [item.statement.part for item in block if item.statement.part is not None]
        found: list[list[Finding]] = [[] for _ in block]
        before = self.track.meant
        meant = self._adjusted(before, parts)
        if meant.state is None and self.track.parted and self._adjusted(before, []).state is None:
            return False, found  # after the mistake before it nobody can tell what the pieces are
        if meant.state is None:
            for finding in meant.findings:
                if finding.code == NOT_CONSERVED and len(parts) < len(block):
                    continue  # the counterpart may be what could not be read, which has been told
                number, word = meant.origin(finding.field)
                found[numbers[number]].append(replace(finding, field=() if word is None else (word,)))
            return False, found
        for number, part in zip(numbers, parts, strict=True):
            found[number].append(self._told(before, meant.state, part))
        if self.track.parted:
            # As played the same is changed, if the pieces allow it.
            played = self._adjusted(self.track.state, parts)
            self.track.meant = meant.state
            self.track.state = played.state or self.track.state
        else:
            self.track.restart(meant.state, self.track.doubt)
        return True, found

    def _adjusted(self, state: State, parts: Sequence[PartStatement]) -> Adjusted:
        adjusted = adjusted_parts(self.game, self.setup, state, parts)
        adjusted.findings = list(self._no_pieces(adjusted))
        if adjusted.findings:
            return adjusted
        adjusted.state, findings = self.game.restore(self.setup, adjusted.stated)
        adjusted.findings = [self._with_counterpart(finding, parts) for finding in findings]
        return adjusted

    def _no_pieces(self, adjusted: Adjusted) -> Iterator[Finding]:
        """Corrections of something that is no piece and no score."""
        infos = part_infos(self.game, self.setup)
        for place, part in enumerate(adjusted.stated):
            if part.name in adjusted.lines and part.name in infos and infos[part.name].course:
                message = say("{part} is no piece and no score, and can't be adjusted", part=part.name)
                hints = (say("state the whole position instead: dsn replay FILE --position writes one"),)
                yield CATALOGUE.finding(MEANINGLESS, message, field=(place,), hints=hints)

    def _with_counterpart(self, finding: Finding, parts: Iterable[PartStatement]) -> Finding:
        """A finding that tells of pieces too many or too few, with what another correction could say."""
        if finding.code != NOT_CONSERVED:
            return finding
        told = dict.fromkeys(part.name for part in parts)
        hint = say("what {parts} gains another part loses: adjust that too, on a line beside this one",
                   parts=listed_and(told))  # fmt: skip
        return replace(finding, hints=(hint, *finding.hints))

    def _told(self, before: State, after: State, part: PartStatement) -> Finding:
        """The note that a part was corrected, with both values."""
        for name, now, then in changes(self.game, self.setup, before, after):
            if name == part.name:
                message = say(
                    "adjusted: {part} is {now}, no longer {then}: {reason}",
                    part=name,
                    now=now,
                    then=then,
                    reason=part.reason or "",
                )
                return CATALOGUE.finding(ADJUSTED, message)
        message = say("adjusted: {part} was so already: {reason}", part=part.name, reason=part.reason or "")
        return CATALOGUE.finding(ADJUSTED, message)


def _without_follow_ups(findings: Sequence[Finding], stated: Sequence[Stated]) -> list[Finding]:
    """The findings about a position without those that only tell that the phase is not known."""
    wrong = {stated[int(one.field[0])].name for one in findings if one.field and one.code != CONTRADICTORY}
    if "phase" in {part.name for part in stated} - wrong:
        return list(findings)
    return [one for one in findings if one.code != CONTRADICTORY]


def _stated_part(part: PartStatement) -> Stated:
    return Stated(part.name, part.words or (NOTHING,))


def _moment(decision: Decision | None) -> tuple[object, ...]:
    """When in a game a decision is due."""
    if decision is None:
        return ()
    return decision.turn, decision.phase, decision.kind, decision.actor, decision.space, decision.given


def _when(decision: Decision | None, in_rounds: bool) -> Message:
    """When a decision is due, in words."""
    if decision is None:
        return say("the end of the game")
    if not decision.turn:
        return say("the set-up")
    turn = turn_named(in_rounds, decision.turn)
    if decision.actor in (CHANCE, EVERYBODY):
        return joined([turn, decision.phase, decision.kind])
    return say(
        "{turn}, {phase}, {what} by {who}",
        turn=turn,
        phase=decision.phase,
        what=decision.kind,
        who=decision.actor,
    )
