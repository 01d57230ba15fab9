"""Lines and decisions out of step: a line too many, a missing one, two in the wrong order, one that can't be read.

The reading with which the line and those after it fit best is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from dsnotation.core.declining import declines, declines_unasked
from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import CHANCE, Decision, Draft, State
from dsnotation.core.messages import Message, say
from dsnotation.core.telling import describe_due
from dsnotation.notation.document import Statement
from dsnotation.replay.align import Item, fits, upcoming
from dsnotation.replay.bookkeeping import Bookkeeping
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.earlier import said_otherwise
from dsnotation.replay.meaning import (
    HORIZON,
    MAX_LIKELY,
    Meaning,
    Reading,
    alone,
    best_reading,
    instead_moves,
    near_moves,
    quick_reading,
)
from dsnotation.replay.mending import legal_moves_of, mended_lines, told_by_the_rest
from dsnotation.replay.order import out_of_place
from dsnotation.replay.repeats import copied
from dsnotation.replay.result import Entry, Verdict
from dsnotation.replay.spelling import respelt, with_first_word

# Statements that answer no decision, should they be unreadable.
NO_MOVE_WORDS = frozenset({"assert", "turn", "setup", "adjust"})


class Reworded(NamedTuple):
    """A line with a misspelt word put right: what it says, and the moves that this is, if all are legal."""

    drafts: Sequence[Draft]
    moves: tuple[Any, ...]


class OutOfStep(Bookkeeping):
    """Gets lines and decisions into step again."""

    def _align(self, item: Item, place: int, decision: Decision | None) -> tuple[Decision | None, Entry | None]:
        """Gets lines and decisions into step again. Either the decision that the line answers now, or an entry for
        a line that answers none."""
        draft = item.draft
        assert draft is not None
        if decision is None:
            return None, self._too_late(item)
        entry = self._too_low(item, place, decision) or self._after_a_slip(item, place, decision)
        if entry is not None:
            return None, entry
        match self._reading(item, place):
            case Reading.EARLY:
                return None, self._too_early(item, decision)
            case Reading.AFTER_A_GAP:
                self.gaps.fill(item, place)
                return self.track.decision(), None
            case Reading.INSTEAD:
                return None, self._wrong(item, place, decision, instead=True)
            case _:
                if declines_unasked(self.game, self.track.meant, draft, self.happened):
                    return None, self._needless(item, decision)
                # Nobody declines for somebody else: only who does it can be wrong.
                instead = declines(self.game, draft) and decision.is_answered_by(draft.kind)
                return None, self._wrong(item, place, decision, instead=instead)

    def _too_low(self, item: Item, place: int, decision: Decision) -> Entry | None:
        """A line that answers nothing now, but would have before the line above it; None if it isn't one."""
        assert item.draft is not None
        last = self.entries[-1].decision if self.entries else None
        if last is None or not (last.also or last.actor == CHANCE):
            return None  # where each kind is asked for once, the decisions themselves tell the order
        number, turn = self.number, self.turn
        entry = self._entry(item, decision)
        self._refuse(entry, self.game.check(self.track.meant, self.game.complete(self.track.meant, item.draft)))
        if entry.verdict is Verdict.ILLEGAL and self._turned_round(entry, place, below=False):
            return entry
        self.number, self.turn = number, turn
        return None

    def _after_a_slip(self, item: Item, place: int, decision: Decision) -> Entry | None:
        """A move that is not due because of a slip in a move before it on its line; None if it isn't one."""
        track = self.track
        if not self.entries or self.entries[-1].statement is not item.statement:
            return None
        if track.parted or not track.may_search() or self._is_due_if_declined(item):
            return None
        line = said_otherwise(self.game, self.setup, track.state, self.entries, self.items, place)
        if line is None:
            return None
        entry = self._entry(item, decision)
        self._refuse_what_is_not_due(entry)
        entry.findings[0] = self._propose(entry.findings[0], [line.moves])
        track.mean_instead(line.state)
        self.turned = (item.statement,)
        return entry

    def _is_due_if_declined(self, item: Item) -> bool:
        """Whether a move is due once choices that may be left out are read as declined."""
        assert item.draft is not None
        for later in upcoming(self.game, self.track.meant):
            if fits(item.draft, later):
                return True
            if not self.game.may_be_unasked(later.kind, later.space):
                return False
        return False

    def _reading(self, item: Item, place: int) -> Reading:
        """What the line is; where the decision that is due is in doubt anyway, a quick look must do."""
        assert item.draft is not None
        track = self.track
        if track.doubts_what_is_due() or not track.may_search():
            return quick_reading(self.game, track.meant, item.draft)
        return best_reading(self.game, track.meant, item, self.items[place + 1 : place + 1 + HORIZON])

    def _following(self, place: int) -> Draft | None:
        """The next written move after a line."""
        drafts = (one.draft for one in self.items[place + 1 :] if one.draft is not None)
        return next((draft for draft in drafts if draft.kind not in self.game.asides), None)

    def _copied(self, item: Item, place: int, decision: Decision | None) -> Entry | None:
        """An entry for a move that is not legal in a line that is a copy of one above; None if it isn't one."""
        track = self.track
        if decision is None or track.parted or item.statement.whole is not None:
            return None
        if self.game.unknown(track.meant):
            return None
        found = copied(self.game, self.setup, track.state, self.entries, self.items, place)
        if found is None:
            return None
        turn = self.turn
        entry = self._entry(item, decision)
        self.turn = turn
        entry.verdict = Verdict.ILLEGAL
        hints = (say("take one of the two lines away"),) if len(found.statements) == 1 else ()
        finding = CATALOGUE.finding("DN0311", found.message, hints=hints)
        entry.findings.append(self._placed(finding, item.statement, None))
        if found.state is not None:
            track.mean_instead(found.state)
        self.turned = found.statements
        return entry

    def _pulled_up(self, item: Item, place: int) -> bool:
        """Whether a line farther below belongs above this one: then it is meant here, and no move there."""
        track = self.track
        if track.parted or self.game.unknown(track.meant) or not track.may_search():
            return False
        before = self.items[place - 1] if place else None
        if before is not None and before.statement is item.statement:
            return False
        line = out_of_place(self.game, track.state, self.items, place)
        if line is None:
            return False
        message = say("line {line} belongs above this one", line=line[0].statement.line)
        due = describe_due(self.game, track.meant)
        self._note(CATALOGUE.finding("DN0301", message, hints=(say("due: {due}", due=due),)), item)
        self.pulled_up.append(line[0].statement)
        return all(track.mean(one.draft) for one in line if one.draft is not None)

    def _too_late(self, item: Item) -> Entry:
        entry = self._entry(item, None)
        assert item.draft is not None
        self._refuse(entry, self.game.check(self.track.meant, self.game.complete(self.track.meant, item.draft)))
        self.track.put_in_doubt({"end"})
        return entry

    def _too_early(self, item: Item, decision: Decision) -> Entry:
        """The line that is due follows: these two are in the wrong order. Its own decision will be passed over."""
        entry = self._entry(item, decision)
        assert item.draft is not None
        due = describe_due(self.game, self.track.meant)
        about = self.game.rests_on(self.track.meant) if self.track.doubts_what_is_due() else ()
        found = CATALOGUE.finding(
            "DN0302", say("this comes too early"), about=about, hints=(say("due now: {due}", due=due),)
        )
        self._refuse(entry, [found])
        self.gaps.early.append(item.draft)
        self.early = item.statement
        return entry

    def _again_too_early(self, item: Item) -> Entry:
        """A further move of a line that came too early."""
        assert item.draft is not None
        entry = self._entry(item, self.track.decision())
        entry.verdict = Verdict.NOT_CHECKED
        self.gaps.early.append(item.draft)
        return entry

    def _already_meant(self, item: Item) -> Entry:
        """A further move of lines that were taken as meant in the other order."""
        entry = self._entry(item, self.track.decision())
        entry.verdict = Verdict.NOT_CHECKED
        return entry

    def _after_early_lines(self) -> Decision | None:
        """What is due once those moves that came too early, and are due now, are taken as meant here."""
        while self.gaps.early:
            decision = self.track.decision()
            draft = self.gaps.early[0]
            if decision is None or not fits(draft, decision) or not self.track.mean(draft):
                break
            del self.gaps.early[0]
        return self.track.decision()

    def _needless(self, item: Item, decision: Decision) -> Entry:
        entry = self._entry(item, decision)
        found = CATALOGUE.finding("DN0307", say("nothing could be chosen here; the line changes nothing"))
        entry.findings.append(self._placed(found, item.statement, item.draft))
        return entry

    def _retold(self, item: Item, decision: Decision | None) -> Entry:
        """A line that tells what followed from the line before by itself."""
        entry = self._entry(item, decision, counts=False)
        self.number += 1
        entry.number = self.number
        message = say("this follows from the rules by itself and need not be written")
        found = CATALOGUE.finding("DN0312", message, hints=(say("take this line away"),))
        entry.findings.append(self._placed(found, item.statement, item.draft))
        return entry

    def _wrong(self, item: Item, place: int, decision: Decision, *, instead: bool) -> Entry:
        """A line that answers nothing in this turn; perhaps it was written instead of the one that is due."""
        draft = item.draft
        assert draft is not None
        entry = self._entry(item, decision)
        self._refuse_what_is_not_due(entry)
        certain = False
        if instead:
            real = entry.verdict is Verdict.ILLEGAL
            candidates = alone(instead_moves(self.game, self.track.meant, draft))
            meaning = self.track.part(candidates, self.items[place + 1 :], self.track.all_doubt())
            if real:
                entry.findings[0] = self._propose(entry.findings[0], meaning.likely)
                entry.proposals = meaning.likely
            certain = meaning.certain
        elif entry.verdict is Verdict.ILLEGAL and self.track.may_search():
            meant, written = self.track.meant, item.statement.text
            if len(item.statement.drafts) > 1:
                written = " ".join(self.game.language.write([self.game.complete(meant, draft)]))
            likely = mended_lines(self.game, meant, written, letters=False)[:MAX_LIKELY]
            entry.findings[0] = self._propose(entry.findings[0], likely)
        if not certain:
            self.track.put_in_doubt(self.game.touches(self.track.meant, draft))
        return entry

    def _unreadable(self, item: Item, place: int) -> Entry:
        """A line that can't be read stands for the decision that is due, unless the line after it does. One of a
        kind that answers several may have answered any number: that shows when answers are missing."""
        decision = self.track.decision()
        turn = self.turn
        entry = self._entry(item, decision)
        entry.verdict = Verdict.NOT_CHECKED
        self.turn, turn = turn, self.turn  # a line that stands for nothing begins no turn
        words = item.statement.text.lower().lstrip("! ").split(maxsplit=1)
        word = words[0] if words else ""
        if decision is None or word in NO_MOVE_WORDS or word in self.game.asides:
            return entry
        following = self._following(place)
        respelt = self._respelt(item.statement.text)
        if self._means_several(entry, decision, place):
            self.turn = turn
        elif self.gaps.explained_by(item.statement, word, decision):
            self.turn = turn
            if not self.track.doubts_what_is_due() and self.track.may_search():
                likely = mended_lines(self.game, self.track.meant, item.statement.text)
                self._propose_reading(entry, respelt, likely)
        elif following is None or not fits(following, decision) or decision.also:
            # What several kinds of moves answer may be asked again after each of them.
            again, before = bool(decision.also), self.track.meant.copy()
            meaning = self.track.pass_over(self.items[place + 1 :], item.statement.text, may_stay=again)
            if not meaning.stayed:
                self.turn = turn
            self._propose_reading(entry, respelt, self._worth_a_line(entry, meaning, before))
        elif not self.track.doubts_what_is_due() and self.track.may_search():
            # The line after it answers what is due as well, so this one changes nothing; but it was written.
            self._propose_reading(entry, respelt, mended_lines(self.game, self.track.meant, item.statement.text))
        return entry

    def _worth_a_line(
        self, entry: Entry, meaning: Meaning, before: State, *, letters: bool = True
    ) -> Sequence[tuple[Any, ...]]:
        """What is proposed for a line: what was probably meant, or what it says with one slip undone where it
        stands (`before`). Of what chance gives equally well nothing, unless the other words of the line tell."""
        text, likely = entry.statement.text, list(meaning.likely)
        if meaning.stayed and self.track.may_search():
            likely = mended_lines(self.game, before, text, letters=letters)
        by_chance = entry.decision is not None and entry.decision.actor == CHANCE
        if by_chance and (meaning.alike or meaning.stayed):
            likely = told_by_the_rest(self.game, text, likely)
        return likely[:MAX_LIKELY]

    def _means_several(self, entry: Entry, decision: Decision, place: int) -> bool:
        """Whether a line says several moves, the first of which is due, with the right word at its beginning. Then
        they are meant; those that are not legal are passed over."""
        word = decision.listed or self._first_word()
        read = with_first_word(self.game, entry.statement.text, word) if word else ()
        line, drafts = next(((line, drafts) for line, drafts in read if self._may_be(drafts, decision)), ("", ()))
        if not drafts:
            return False
        moves = []
        for draft in drafts:
            due = self.track.decision()
            if due is None or not fits(draft, due):
                break
            move = self.game.complete(self.track.meant, draft)
            if self.track.mean(draft):
                moves.append(move)
            else:
                near = alone(near_moves(self.game, self.track.meant, move))
                doubt = self.game.touches(self.track.meant, draft, [()])
                self.track.part(near, self.items[place + 1 :], doubt)
        if len(moves) == len(drafts):
            entry.proposals = (tuple(moves),)
            self._hint_at_reading(entry.statement, say("perhaps {likely}", likely=line))
        return True

    def _may_be(self, drafts: Sequence[Draft], decision: Decision) -> bool:
        """Whether moves begin with an answer to what is due; where there is but one, a legal one."""
        if not fits(drafts[0], decision):
            return False
        move = self.game.complete(self.track.meant, drafts[0])
        return len(drafts) > 1 or not forbids(self.game.check(self.track.meant, move))

    def _first_word(self) -> str:
        """The first word of a line that is legal now."""
        example = next(self.game.legal_moves(self.track.meant), None)
        return self.game.language.write([example])[0].split()[0] if example is not None else ""

    def _respelt(self, text: str) -> Reworded:
        """What a line says with a misspelt word put right, if its first move is legal then; else nothing."""
        found = respelt(self.game, text)
        meant = self.track.meant
        if found is None or not legal_moves_of(self.game, meant, found.drafts[:1]):
            return Reworded((), ())
        return Reworded(found.drafts, legal_moves_of(self.game, meant, found.drafts))

    def _propose_reading(self, entry: Entry, found: Reworded, lines: Iterable[tuple[Any, ...]]) -> None:
        """Adds what a line that can't be read may mean to the finding that says so: with a misspelt word put right
        first, then others."""
        first = [found.moves] if found.moves else []
        entry.proposals = tuple(dict.fromkeys([*first, *lines]))[:MAX_LIKELY]
        place = self._told_of(entry.statement)
        if place is not None:
            proposed = [found.drafts] if found.drafts and not found.moves else entry.proposals
            self.findings[place] = self._propose(self.findings[place], proposed)

    def _hint_at_reading(self, statement: Statement, hint: Message) -> None:
        """Adds a hint to the finding that says that a line can't be read."""
        place = self._told_of(statement)
        if place is not None:
            found = self.findings[place]
            self.findings[place] = replace(found, hints=(*found.hints, hint))

    def _told_of(self, statement: Statement) -> int | None:
        """The place of the finding that says that a line, or this piece of it, can't be read."""
        unreadable = [
            one for one in self.text.statements if one.line == statement.line and one.kind == "unreadable"
        ]
        place = next(number for number, one in enumerate(unreadable) if one is statement)
        told = [
            number
            for number, one in enumerate(self.findings)
            if one.span is not None and one.span.line == statement.line and one.severity is Severity.ERROR
        ]
        return told[place] if place < len(told) else None
