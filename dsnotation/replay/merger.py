"""One merge of two compared records, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from dsnotation.core.game import Draft, Game
from dsnotation.notation.document import GameText
from dsnotation.notation.writer import write_game
from dsnotation.replay.difference import Comparison, Difference, Step, difference_at
from dsnotation.replay.joining import has_unknown
from dsnotation.replay.merged_tags import merged_tags
from dsnotation.replay.merged_text import MergedText
from dsnotation.replay.remarks import new_lines
from dsnotation.replay.tag_difference import TagChange, TagDifference
from dsnotation.replay.telling import HEADINGS, STATED, Place, Told
from dsnotation.replay.trial import Trial

# What a Result tag says in a record that stops before the end.
_STOPPED = ("unfinished", "abandoned", "*")
_AHEAD = 8  # moves; how far a trial looks beyond what is tried
_FAR_AHEAD = 60  # moves; what was bought or drawn otherwise shows when it comes to hand


@dataclass(slots=True)
class Merged:
    """A merged text of a game. `filled` counts A's moves that B knows more about, `taken` moves that only B has.
    `unread` are lines that only B wrote legibly. `places` tells for each statement the file and line that it comes
    from."""

    text: str
    game: Game
    conflicts: list[Difference] = field(default_factory=list)
    tag_conflicts: list[TagDifference] = field(default_factory=list)
    filled: int = 0
    taken: int = 0
    unread: list[Difference] = field(default_factory=list)
    places: Mapping[int, Place] = field(default_factory=dict)

    @property
    def clean(self) -> bool:
        """Whether nothing contradicted anything."""
        return not (self.conflicts or self.tag_conflicts)


class Merger:
    """One merge in progress: goes through the steps of the comparison, and plays the merged moves (`trial`)."""

    def __init__(self, found: Comparison) -> None:
        self.found = found
        self.game = found.a.game
        same = found.b.scribe == found.a.scribe
        self.scribe = found.b.file if same else found.b.scribe
        self.text = MergedText(self.game, self.scribe)
        self.merged = Merged("", self.game)
        self.tags = merged_tags(found, self.scribe)
        setup, _ = self.game.setup({tag.name: tag.value for tag in self.tags})
        self.takes_position = False  # of the lines of a position that B states
        self.trial = Trial(self.game, self.game.start(setup or found.a.replay.setup))

    def run(self) -> Merged:
        """The merged text and what was done for it."""
        steps = self.found.steps
        place = 0
        while place < len(steps):
            end = place
            while end < len(steps) and steps[end].join is None:
                end += 1
            if end == place:
                self._both(place)
                end += 1
            else:
                self._gap(place, end)
            place = end
        self.merged.tag_conflicts = [tag for tag in self.found.tags if tag.change is TagChange.DIFFERS]
        self._write()
        return self.merged

    # What both tell -----------------------------------------------------------------------------------------

    def _both(self, place: int) -> None:
        step = self.found.steps[place]
        a, b, join = step.a, step.b, step.join
        assert a is not None and b is not None and join is not None  # noqa: PT018
        if not join.agrees:
            better = self._fits_better(place)
            rest = "; what follows fits that better" if better else ""
            self._conflict(place, f"{self.scribe} has {b.text}{rest}", better=better)
        elif (reason := _other_reason(a, b)) is not None:
            self._note(f"; {self.scribe}: {reason}")
        draft = _filled(step)
        self._restart(a)
        if draft is not None:
            self.merged.filled += join.from_second
            self.trial.play(draft)
        self.text.add_own(a, draft, b, changed=join.from_second)

    def _fits_better(self, place: int) -> bool:
        """Whether what follows has fewer mistakes with B's move than with A's."""
        step = self.found.steps[place]
        if step.a is None or step.b is None or step.a.draft is None or step.b.draft is None:
            return False
        following = self._following(place + 1, _FAR_AHEAD)
        mine, theirs = (self.trial.cost([draft, *following]) for draft in (step.a.draft, step.b.draft))
        return theirs < mine

    def _conflict(self, place: int, note: str, *, better: bool = False) -> None:
        self.merged.conflicts.append(replace(difference_at(self.found, place), b_fits=better))
        self._note(f"; conflict: {note}")

    def _note(self, note: str) -> None:
        if note not in self.text.notes:
            self.text.notes.append(note)

    # What only one tells ------------------------------------------------------------------------------------

    def _gap(self, start: int, end: int) -> None:
        """Steps that only one of the two has, between two that both have."""
        steps = self.found.steps
        own = [place for place in range(start, end) if steps[place].a is not None]
        theirs = [place for place in range(start, end) if steps[place].a is None]
        plan = self._plan(own, theirs, end)
        answered = any(steps[place].told.is_move for place in (*plan.before, *plan.after))
        for place in plan.before:
            self._take(place)
        for number, place in enumerate(own):
            self._keep(place, answered=answered, doubted=plan.doubted and not number)
        for place in plan.after:
            self._take(place)
        beside = any(steps[place].told.is_move for place in own)
        for place in theirs:
            if place not in (*plan.before, *plan.after):
                self._leave_out(place, beside=beside)

    def _plan(self, own: Sequence[int], theirs: Sequence[int], end: int) -> _Plan:
        """Which of B's steps are taken, and on which side of A's."""
        steps = self.found.steps
        a = self._drafts(own)
        if own and all(steps[place].told.kind == STATED for place in own):
            return _Plan(list(theirs), [])  # what B tells leads to the position that A states
        new = [place for place in theirs if steps[place].told.kind != "unreadable"]
        moves = [place for place in new if steps[place].told.is_move]
        others = [place for place in new if not steps[place].told.is_move]
        following = self._following(end)
        without = self.trial.cost([*a, *following])
        if not moves:
            twins = any(steps[place].twin for place in own)
            doubted = bool(a) and not (theirs or twins) and self.trial.cost(following) < without
            early = [place for place in others if self._is_due(place)]
            return _Plan(early, [place for place in others if place not in early], doubted)
        if not a:
            # Where A has nothing more, B goes on as long as that makes sense.
            twins = any(steps[place].twin for place in moves)
            most = without - twins if following else len(moves) // 2
            whole = self.trial.cost([*self._drafts(moves), *following]) <= most
            taken = moves if whole else self._one_by_one(moves, following)
            return _Plan([], [place for place in new if place in (*others, *taken)])
        behind, ahead = ([*a, *self._drafts(moves)], [*self._drafts(moves), *a])
        costs = self.trial.cost([*behind, *following]), self.trial.cost([*ahead, *following])
        if min(costs) > without or costs[0] == costs[1]:
            return _Plan([], others)  # one or the other, or nobody can tell in which order
        return _Plan([], new) if costs[0] < costs[1] else _Plan(new, [])

    def _one_by_one(self, moves: Sequence[int], following: Sequence[Draft]) -> list[int]:
        """Those moves of B after each of which the text goes on at least as well as without it."""
        taken: list[int] = []
        trial = self.trial.copy()
        for place in moves:
            drafts = self._drafts([place])
            # What A has elsewhere must be missing here.
            most = trial.cost(following) - (self.found.steps[place].twin is not None)
            if trial.cost([*drafts, *following]) <= most:
                taken.append(place)
                for draft in drafts:
                    trial.play(draft)
        return taken

    def _drafts(self, places: Sequence[int]) -> list[Draft]:
        told = (self.found.steps[place].told for place in places)
        return [one.draft for one in told if one.draft is not None]

    def _following(self, place: int, most: int = _AHEAD) -> list[Draft]:
        """The next moves that are in the merged text, or probably will be."""
        found: list[Draft] = []
        for step in self.found.steps[place:]:
            draft = _filled(step)
            if draft is not None and (step.a is not None or step.twin is None):
                found.append(draft)
            if len(found) == most:
                break
        return found

    def _is_due(self, place: int) -> bool:
        """Whether a heading of B stands at the right place here."""
        told = self.found.steps[place].told
        if told.kind == "setup":
            return not self.text.begun
        return told.kind == "turn" and told.turn == self.trial.turn()

    def _take(self, place: int) -> None:
        """Takes what only B tells; a heading or an assertion only if it is right here."""
        told = self.found.steps[place].told
        assertion = told.statement.assertion
        if told.kind in HEADINGS and not self._is_due(place):
            self.text.leave_out(told, "")
        elif assertion is not None and not self.trial.holds(assertion):
            self._leave_out(place, beside=False)
        elif told.statement.kind == "position" and not self._says_more(told):
            self.text.leave_out(told, "")
        else:
            self._restart(told)
            if told.draft is not None:
                self.trial.play(told.draft)
                self.merged.taken += 1
            self.text.add_theirs(told)

    def _keep(self, place: int, *, answered: bool, doubted: bool) -> None:
        """Keeps what only A tells. What can't be read becomes a comment where B tells what it was (`answered`)."""
        step = self.found.steps[place]
        told = step.told
        if told.kind == "unreadable" and answered:
            self.merged.unread.append(difference_at(self.found, place))
            self.text.turn_into_comment(told, f"; unreadable: {told.text}")
            return
        if doubted:
            self._conflict(place, f"{self.scribe} does not have {told.text}")
        draft = _filled(step)
        self._restart(told)
        if draft is not None:
            self.trial.play(draft)
        self.text.add_own(told, draft)

    def _restart(self, told: Told) -> None:
        """Goes on from a position that is stated, if that is what is told."""
        if told.entry is not None and told.entry.restored is not None:
            self.trial.state = told.entry.restored.copy()

    def _says_more(self, told: Told) -> bool:
        """Whether a line of B's position is one of a position that the moves merged so far don't lead to. It is
        asked
        of the lines in order, and the first one knows."""
        if told.entry is not None and told.entry.restored is not None:
            restored = told.entry.restored
            self.takes_position = self.game.decision(restored) != self.game.decision(self.trial.state)
        return self.takes_position

    def _leave_out(self, place: int, *, beside: bool) -> None:
        """Leaves out what only B tells, with a comment; `beside` tells whether A has moves there."""
        step = self.found.steps[place]
        told = step.told
        if told.kind == "unreadable":
            if not beside:
                self.merged.conflicts.append(difference_at(self.found, place))
            self.text.leave_out(told, f"; {self.scribe}, unreadable: {told.text}")
        else:
            self.merged.conflicts.append(difference_at(self.found, place))
            self.text.leave_out(told, f"; conflict: {self.scribe} has {told.text} here")

    # The text -----------------------------------------------------------------------------------------------

    def _write(self) -> None:
        a, b = self.found.a.text, self.found.b.text
        trailing = [*a.trailing, *new_lines(a.trailing, b.trailing, self.scribe), *self.text.notes]
        if self.trial.turn() is None and None in (a.tag("Result"), b.tag("Result")):
            # One of them stopped before the end.
            self.tags = [tag for tag in self.tags if tag.name != "Result" or tag.value.lower() not in _STOPPED]
        text = GameText(1, a.name, self.tags, self.text.statements(), trailing)
        self.merged.text = write_game(text)
        self.merged.places = {number: out.place for number, out in enumerate(self.text.out)}


@dataclass(frozen=True, slots=True)
class _Plan:
    """What of B's steps comes before those of A, and what after them; `doubted` if it goes on better without
    A's."""

    before: list[int]
    after: list[int]
    doubted: bool = False


def _filled(step: Step) -> Draft | None:
    """A's move, with what only B knows of it."""
    told = step.told
    if told.draft is None:
        return None
    fields = dict(told.draft.fields)
    if step.join is not None and step.join.from_second:
        known = step.join.fields
        fields |= {name: known[name] for name in fields if name in known and has_unknown(fields[name])}
    marked = told.draft.irregular or (step.join is not None and step.join.marked)
    return Draft(told.kind, fields, dict(told.draft.spans), marked)


def _other_reason(a: Told, b: Told) -> str | None:
    """What B gives as the reason of a correction that both have, if it is another one."""
    mine, theirs = a.statement.part, b.statement.part
    return theirs.reason if mine is not None and theirs is not None and mine.reason != theirs.reason else None
