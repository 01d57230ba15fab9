"""Moves that were not due: marked as irregular, what was done although it broke a rule; or perhaps due after all.

They are played as far as the pieces allow, and what follows is judged from the position that this gives: nothing
is in doubt, for the text says what happened. The rule that was broken is told, but is no error.
"""

from __future__ import annotations

from dataclasses import replace

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.game import MARK, Decision, Draft
from dsnotation.core.messages import say
from dsnotation.replay.align import Item, fits, upcoming
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.checksums import count_moves
from dsnotation.replay.judging import accepted, judged
from dsnotation.replay.meaning import HORIZON, faults_of
from dsnotation.replay.out_of_step import OutOfStep
from dsnotation.replay.result import Entry, Verdict
from dsnotation.replay.track import Played

NOT_POSSIBLE = "DN0315"  # a part of a marked move that the pieces do not allow


class Irregular(OutOfStep):
    """Plays what is marked as irregular."""

    def _irregular(self, item: Item, place: int) -> Entry:
        """A marked move: in its turn, or whenever it was made."""
        draft = item.draft
        assert draft is not None
        self._past_what_was_done(draft)
        decision = self._after_early_lines()
        aside = draft.kind in self.game.asides
        if decision is not None and not aside and not fits(draft, decision) and self._comes_after_options(draft):
            self.gaps.fill(item, place)
            decision = self.track.decision()
        due = decision is not None and not aside and fits(draft, decision)
        if due and decision is not None:
            self._without_heading(item, decision)
        turn = self.turn
        entry = self._entry(item, decision, counts=due)
        if not due:
            self.number += 1
            entry.number = self.number
            self.turn = turn
        if self.checksums:
            entry.legal_moves = count_moves(self.track)
        move = self.game.complete(self.track.meant, draft)
        findings = self.game.check(self.track.meant, move)
        if not forbids(findings):
            self._play(entry, move, draft, findings)
            self._marked_for_nothing(entry, draft)
            return entry
        verdict, kept = judged(findings, self.track)
        entry.verdict = Verdict.IRREGULAR if verdict is Verdict.ILLEGAL else Verdict.NOT_CHECKED
        entry.findings += [self._placed(one.as_irregular(), item.statement, draft) for one in kept]
        early = not due and not aside and self._comes_later(draft)
        forced = self.track.force(move, draft, due=due)
        self._carried_out(entry, forced)
        if early and forced.move is not None:
            self.done.append(draft)
        if not due and not aside and decision is not None:
            self._instead(entry, decision, place)
        return entry

    def _marked_for_nothing(self, entry: Entry, draft: Draft) -> None:
        """Warns of a mark before what is legal; one before two moves is right if one of them is not."""
        together = [one for one in entry.statement.drafts if one.spans.get(MARK) == draft.spans.get(MARK)]
        if draft is not together[-1] or entry.statement.whole is not None:
            return  # of a line that was read in part something is wrong already, perhaps with the mark
        before = (one for one in self.entries if any(one.draft is other for other in together))
        if all(one.verdict is Verdict.LEGAL for one in (*before, entry)):
            hints = (say("take the ! away"),)
            legal = CATALOGUE.finding("DN0313", say("this is marked as irregular, but it is legal"), hints=hints)
            self._add(entry, legal, MARK)

    def _comes_later(self, draft: Draft) -> bool:
        return any(fits(draft, later) for later in upcoming(self.game, self.track.meant))

    def _past_what_was_done(self, draft: Draft | None) -> None:
        """Goes past what is due and was done too early, unless this line answers it."""
        while self.done:
            decision = self.track.decision()
            if decision is None or decision.also or (draft is not None and fits(draft, decision)):
                return
            early = next((one for one in self.done if fits(one, decision)), None)
            if early is None:
                return
            self.done.remove(early)
            self.track.was_done()

    def _perhaps_due(self, item: Item, draft: Draft, place: int) -> Entry | None:
        """An entry for a move that nobody asked for as far as the position knows, and that may have been due for
        all that it doesn't know; None for any other. It changes nobody's turn."""
        move = self.game.complete(self.track.meant, draft)
        findings = self.game.check(self.track.meant, move)
        if not findings or forbids(findings):
            return None
        if self._comes_after_options(draft):
            self.gaps.fill(item, place)
            return None
        turn, decision = self.turn, self.track.decision()
        entry = self._entry(item, decision)
        self.turn = turn
        if decision is None:
            # The game may be over: nobody can tell what the move changes, nor for which pawn it was made.
            entry.verdict = accepted(findings)
            entry.findings += [self._placed(finding, item.statement, draft) for finding in findings]
        else:
            self._play(entry, move, draft, findings)
        return entry

    def _comes_after_options(self, draft: Draft) -> bool:
        """Whether the move answers a decision of this turn before which nothing had to be written."""
        for later in upcoming(self.game, self.track.meant):
            if fits(draft, later):
                return True
            if not self.game.may_be_unasked(later.kind, later.space):
                return False
        return False

    def _carried_out(self, entry: Entry, forced: Played) -> None:
        """Keeps what was carried out of a move, and says what could not be."""
        entry.move, entry.events, entry.told = forced.move, forced.events, forced.told
        self.happened = entry.events
        if forced.move is None:
            message = say("nothing of this can be done with the pieces that are there; it is passed over")
            self._add(entry, CATALOGUE.finding(NOT_POSSIBLE, message), ())
            return
        broken = entry.findings[0]
        entry.findings[0] = replace(broken, hints=(*broken.hints, say("it is marked with ! and was played")))
        for field in forced.left_out:
            if field[-1] == "count":
                message = say("there are not so many; as many as there are were moved")
            else:
                message = say("this part can't be done with the pieces that are there; the rest was")
            self._add(entry, CATALOGUE.finding(NOT_POSSIBLE, message), field)

    def _instead(self, entry: Entry, decision: Decision, place: int) -> None:
        """After a move that nobody asked for, what was due is still due, unless the lines that follow go on
        without it: then it was made instead."""
        game, track = self.game, self.track
        following = self.items[place + 1 : place + 1 + HORIZON]
        still = game.decision(track.meant)
        if still != decision or not track.may_search():
            return
        passed = track.meant.copy()
        game.skip(passed)
        if faults_of(game, passed, following) >= faults_of(game, track.meant.copy(), following):
            return
        track.decline()
        due = game.language.describe(decision)
        message = say("this was done instead of what was due, which was passed over")
        if entry.move is None:
            message = say("what was due was passed over with it, as the lines that follow go on without it")
        found = CATALOGUE.finding("DN0316", message, hints=(say("was due: {decision}", decision=due),))
        self._add(entry, found, ())

    def _add(self, entry: Entry, finding: Finding, field: tuple[str | int, ...]) -> None:
        found = replace(finding, field=field)
        entry.findings.append(self._placed(found, entry.statement, entry.draft))
