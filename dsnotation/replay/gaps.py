"""Decisions that nothing is written for: missing lines, and choices that may be left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dsnotation.core.findings import Finding
from dsnotation.core.game import Decision, Draft, Game
from dsnotation.core.messages import Message, say, several
from dsnotation.core.telling import describe_due
from dsnotation.notation.document import Statement
from dsnotation.replay.align import LOOK_AHEAD, Item, fits, upcoming
from dsnotation.replay.catalogue import CATALOGUE, follow_up
from dsnotation.replay.track import Track


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that can't be read. `listed` is its first word if it may have answered several decisions."""

    statement: Statement
    listed: str | None


class Gaps:
    """Passes over what is missing. `early` and `unreadable` are lines of this turn that account for a decision."""

    def __init__(self, game: Game, track: Track, items: list[Item], note: Callable[[Finding, Item], None]) -> None:
        self.game = game
        self.track = track
        self.items = items
        self.note = note
        self.early: list[Draft] = []
        self.unreadable: list[Unreadable] = []
        self.missed: set[str] = set()  # first words of statements that were reported as missing in this turn
        self.lists: set[str] = set()  # first words of statements that answer several decisions, as far as met

    def clear(self) -> None:
        """A new turn begins."""
        self.early.clear()
        self.unreadable.clear()
        self.missed.clear()

    def fill(self, item: Item, place: int) -> None:
        """Passes over decisions that nothing is written for, up to the one that the line answers (or the turn that
        its heading begins), and says so unless an earlier line explains it."""
        left_out: list[Message] = []
        lists: set[str] = set()
        perhaps: list[Message] = []
        in_doubt = True
        for _ in range(LOOK_AHEAD):
            current = self.track.decision()
            if current is None or self._answers(item, current):
                break
            # Where a list lacks something, what it lacks further on comes from that.
            doubtful = current.listed in self.missed or self.track.doubts_what_is_due()
            early = self._came_early(current)
            if early is not None and self.track.mean(early):
                continue
            if early is None and self.track.rests_on_unknown():
                perhaps.append(describe_due(self.game, self.track.meant))
                self.track.decline()
                continue
            if early is None and not self._was_unreadable(current):
                optional = self.game.may_be_unasked(current.kind, current.space)
                if optional and not left_out and not self.track.was_forgotten(self.items[place:]):
                    if not doubtful:
                        self._left_out(item)
                    self.track.decline()
                    continue
                # A choice after a missing line may come up only because of what was guessed for that line.
                if not (optional and left_out):
                    left_out.append(describe_due(self.game, self.track.meant))
                    in_doubt = in_doubt and doubtful
                    lists.update({current.listed} if current.listed is not None else ())
            # The line itself comes next, so what was meant shows from it on.
            self.track.pass_over(self.items[place:])
        if perhaps:
            message = say("perhaps a move is missing before this: whether one was due rests on what nobody saw")
            hints = tuple(say("perhaps due: {due}", due=text) for text in perhaps[:5])
            self.note(CATALOGUE.unverified("DN0301", message, hints=hints), item)
        if left_out:
            self._report_missing(left_out, in_doubt, item)
            self.missed |= lists

    def _answers(self, item: Item, decision: Decision) -> bool:
        if item.draft is not None:
            return fits(item.draft, decision)
        return decision.turn >= (item.statement.turn or 0)

    def _came_early(self, decision: Decision) -> Draft | None:
        """The line that answers a decision but came too early, if there is one."""
        early = next((draft for draft in self.early if fits(draft, decision)), None)
        if early is not None:
            self.early.remove(early)
        return early

    def _was_unreadable(self, decision: Decision) -> bool:
        """Whether a line that could not be read accounts for a decision."""
        for line in self.unreadable:
            if line.listed == decision.listed:
                if line.listed is None:
                    self.unreadable.remove(line)
                return True
        return False

    def explained_by(self, statement: Statement, word: str, due: Decision) -> bool:
        """Keeps a line that can't be read, if it may have answered several decisions or several may be answered
        now: how many of them it accounts for shows when answers are missing. False for any other line."""
        listed = word in self.lists or any(word == later.listed for later in upcoming(self.game, self.track.meant))
        if not listed and due.listed is None:
            return False
        self.unreadable.append(Unreadable(statement, word if listed else None))
        return True

    def _report_missing(self, described: list[Message], in_doubt: bool, item: Item) -> None:
        message = several(
            len(described), "a move is missing before this", "{count} decisions are missing before this"
        )
        hints = tuple(say("due: {due}", due=text) for text in described[:5])
        found = CATALOGUE.finding("DN0301", message, hints=hints)
        self.note(follow_up(found) if in_doubt else found, item)

    def _left_out(self, item: Item) -> None:
        text = describe_due(self.game, self.track.meant)
        found = CATALOGUE.finding(
            "DN0304",
            say("nothing is written for a decision before this; read as declined"),
            hints=(say("due: {due}", due=text),),
        )
        self.note(found, item)
