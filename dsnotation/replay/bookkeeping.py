"""What a replay in progress knows: the lines, where it stands, what it found so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import Decision, Draft, Game, Setup
from dsnotation.core.messages import renamed, say
from dsnotation.core.turns import by_turn
from dsnotation.notation.document import GameText, SourceText, Statement
from dsnotation.replay.align import Item, items_of
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.gaps import Gaps
from dsnotation.replay.judging import accepted, judged, not_checked
from dsnotation.replay.order import turned_round
from dsnotation.replay.placing import place_of
from dsnotation.replay.result import Entry, Verdict
from dsnotation.replay.sides import hides_a_side, unseated
from dsnotation.replay.spelling import like_turn
from dsnotation.replay.track import Track


class Bookkeeping:
    """The state of one replay, and how entries and findings are kept."""

    def __init__(
        self, game: Game, text: GameText, source: SourceText, setup: Setup, findings: list[Finding]
    ) -> None:
        self.game = game
        self.text = text
        self.source = source
        self.setup = setup
        self.track = Track(game, game.start(setup))
        self.items: list[Item] = items_of(text)
        # The last line, if it has no line end: it may not be whole.
        self.open_line = 0 if source.ended else len(source.lines)
        self.findings = [*numbered(text), *findings]
        # With another number of sides everything is different, so nothing can be judged.
        hidden = any(hides_a_side(finding, game, setup, text, source) for finding in self.findings)
        left_out = None if hidden else unseated(game, setup, text, self.items)
        self.wrong_sides = hidden or left_out is not None
        self.entries: list[Entry] = []
        self.number = 0
        self.turn = 0  # of the last entry
        self.heading = 0  # the turn of the last heading
        self.last: Statement | None = None  # the last statement with moves
        self.happened: Sequence[Any] = []  # the events of the last move that was played
        self.turned: tuple[Statement, ...] = ()  # the last lines that were taken as a whole for what was meant
        self.pulled_up: list[Statement] = []  # lines that were taken as meant farther above
        self.done: list[Draft] = []  # marked as irregular and made too early: their turn is yet to come
        self.early: Statement | None = None  # the last statement that came too early
        self.repeated: Statement | None = None  # a statement that is written twice
        self.checksums = False
        # What follows nobody can judge: a stated position can't be taken up, or the tags hide somebody who plays.
        self.adrift = self.wrong_sides
        self.pages_lost = False  # a stated position doesn't follow on the moves before it
        self.gaps = Gaps(game, self.track, self.items, self._note)
        if left_out is not None:
            message = say("{side} moves here, but no tag says who plays {side}", side=left_out.side)
            hint = say("write it above the first statement: {tag}", tag=f'[{left_out.tag} "..."]')
            self._note(CATALOGUE.finding("DN0317", message, hints=(hint,)), left_out.first)

    def _keep(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        if self.checksums:
            entry.position = self.game.digest(self.track.state)
        self.findings.extend(entry.findings)
        return entry

    def _entry(self, item: Item, decision: Decision | None, *, counts: bool = True) -> Entry:
        if counts:
            self.number += 1
            if decision is not None:
                self.turn = decision.turn
        if decision is not None and decision.listed is not None:
            self.gaps.lists.add(decision.listed)
        phase = decision.phase if decision else say("over")
        turn = decision.turn if decision else self.turn
        return Entry(self.number, item.statement, turn, phase, item.draft, decision)

    def _refuse(self, entry: Entry, findings: list[Finding]) -> None:
        """Marks an entry illegal, or not checked if all that is wrong rests on something in doubt."""
        sure = entry.draft is not None and self.track.refused_anyhow(entry.draft)
        verdict, kept = judged(findings, self.track, sure=sure)
        entry.verdict = verdict if verdict is Verdict.ILLEGAL else Verdict.NOT_CHECKED
        entry.findings += [self._placed(finding, entry.statement, entry.draft) for finding in kept]

    def _refuse_what_is_not_due(self, entry: Entry) -> None:
        """Marks an entry whose move answers nothing illegal; not checked if a move of its line before it is."""
        assert entry.draft is not None
        meant = self.track.meant
        findings = self.game.check(meant, self.game.complete(meant, entry.draft))
        last = self.entries[-1] if self.entries else None
        if last is not None and last.statement is entry.statement and last.verdict is Verdict.ILLEGAL:
            entry.verdict, kept = not_checked(findings)
            entry.findings += [self._placed(finding, entry.statement, entry.draft) for finding in kept]
        else:
            self._refuse(entry, findings)

    def _play(self, entry: Entry, move: Any, draft: Draft, findings: list[Finding]) -> None:
        """Plays a move that its findings don't forbid."""
        self.happened = []
        played = self.track.play(move, draft, findings)
        entry.move, entry.events, entry.told = played.move, played.events, played.told
        self.happened = played.events
        if played.move is None:
            entry.verdict, kept = not_checked(played.findings)
            entry.findings += [self._placed(finding, entry.statement, draft) for finding in kept]
        elif played.findings:
            entry.verdict = accepted(played.findings)
            entry.findings += [self._placed(finding, entry.statement, draft) for finding in played.findings]

    def _without_heading(self, item: Item, decision: Decision) -> None:
        """Says so if a turn begins with this line, and no heading said so."""
        if decision.turn > self.heading:
            if not (self.entries and like_turn(self.entries[-1].statement)):  # that has been told
                message = by_turn(
                    self.game.in_rounds,
                    say("turn {turn} begins here without its heading", turn=decision.turn),
                    say("round {turn} begins here without its heading", turn=decision.turn),
                )
                hints = (say("write {line} on a line above this one", line=f"turn {decision.turn}"),)
                self._note(CATALOGUE.finding("DN0310", message, hints=hints), item)
            self._begin_turn(decision.turn)

    def _begin_turn(self, turn: int) -> None:
        self.heading = turn
        self.track.begin_turn(turn)
        self.gaps.clear()
        self.done.clear()

    def _placed(self, finding: Finding, statement: Statement, draft: Any) -> Finding:
        """The finding with its place: the part of the line that it points at, or all of the statement."""
        span = place_of(self.source, statement, draft, finding.field)
        names = self.game.language.names_in(statement.text)
        if names:
            finding = replace(finding, message=renamed(finding.message, names))
        if finding.severity is Severity.ERROR and statement.line == self.open_line:
            cut_off = say("the text may be cut off here: its last line has no line end")
            finding = replace(finding, hints=(*finding.hints, cut_off))
        return finding.at(span, game=self.text.number, move=self.number)

    def _note(self, finding: Finding, item: Item | None) -> None:
        """Reports something at a line, or at the end of the text."""
        if item is not None:
            self.findings.append(self._placed(finding, item.statement, item.draft))
        elif self.text.statements:
            self.findings.append(self._placed(finding, self.text.statements[-1], None))
        else:
            last = self.text.tags[-1].span if self.text.tags else None
            self.findings.append(finding.at(last, game=self.text.number, move=self.number))

    def _propose(self, finding: Finding, proposals: Iterable[Sequence[Any]]) -> Finding:
        """The finding with these runs of moves as hints, each as a line that can be pasted; one that a line can't
        say is left out."""
        # Moves that differ only in the order of what came up are written alike.
        written = dict.fromkeys(tuple(self.game.language.write(moves)) for moves in proposals)
        hints = (say("perhaps {likely}", likely=lines[0]) for lines in written if len(lines) == 1)
        return replace(finding, hints=(*finding.hints, *hints))

    def _turned_round(self, entry: Entry, place: int, *, below: bool) -> bool:
        """Whether the line belongs above the one before it or below the one after it: then that is meant."""
        track = self.track
        if track.parted or not track.may_search():
            return False
        turned = turned_round(self.game, self.setup, track.state, self.entries, self.items, place, below=below)
        if turned is None:
            return False
        first = entry.findings[0]
        entry.findings[0] = replace(first, hints=(*first.hints, turned.hint))
        track.mean_instead(turned.state)
        self.turned = turned.lines
        return True


def numbered(text: GameText) -> list[Finding]:
    """The findings of reading a game, with the number of the game."""
    return [replace(finding, game=text.number) for finding in text.findings]
