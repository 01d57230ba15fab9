"""Plays a written game through its rules engine, and goes on after mistakes.

The policy after a mistake: a move that is not legal is not played; the decision is passed over. Whatever the move
would have changed is in doubt from then on, and a later complaint that rests on something in doubt is a note
("not checked"), not an error. So a mistake is reported once.

Lines and decisions can get out of step. Then the next lines tell what happened: a line too many, a line that is
missing, two lines in the wrong order (`align`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from dsnotation.core.findings import Finding, Severity, Span, worst
from dsnotation.core.game import Decision, Draft, Game, Setup, State
from dsnotation.core.registry import UnknownGame, find_game
from dsnotation.notation.document import GameText, SourceText, Statement
from dsnotation.replay.align import Item, fits, items_of, upcoming
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict

NOT_CHECKED = "not checked, it depends on an earlier mistake: "


def replay(text: GameText, source: SourceText) -> Replay:
    """Plays a game to its end, or as far as the text goes."""
    player = prepare(text, source)
    if isinstance(player, Replay):
        return player
    for _ in player.run():
        pass
    return player.result()


def play(text: GameText, source: SourceText) -> Iterator[tuple[Entry, State]]:
    """Plays a game step by step: each written move, with the position after it.

    The position is the replay's own and changes with the next step; copy it to keep it.
    """
    player = prepare(text, source)
    if not isinstance(player, Replay):
        for entry in player.run():
            yield entry, player.state


def prepare(text: GameText, source: SourceText) -> Player | Replay:
    """A player of the game; or, if the game can't be played at all, the replay that says why."""
    try:
        game = find_game(text.name) if text.name else None
    except UnknownGame:
        game = None
    if game is None:
        return Replay(text, None, None, None, [], list(text.findings))
    setup, findings = game.setup({tag.name: tag.value for tag in text.tags})
    spans = {tag.name: tag.span for tag in text.tags}
    first = next((tag.span for tag in text.tags), None)
    found = [
        finding.at(spans.get(str(finding.field[1])) if finding.field else first, game=text.number)
        for finding in findings
    ]
    if setup is None:
        return Replay(text, game, None, None, [], [*_numbered(text), *found])
    return Player(game, text, source, setup, found)


def _numbered(text: GameText) -> list[Finding]:
    return [replace(finding, game=text.number) for finding in text.findings]


class Player:
    """One replay in progress. `run` yields an entry for each written move and assertion."""

    def __init__(
        self, game: Game, text: GameText, source: SourceText, setup: Setup, findings: list[Finding]
    ) -> None:
        self.game = game
        self.text = text
        self.source = source
        self.setup = setup
        self.state: State = game.start(setup)
        self.findings = [*_numbered(text), *findings]
        self.entries: list[Entry] = []
        self.number = 0
        self.turn = 0  # of the last entry
        self.doubt: set[str] = set()
        # Since the last turn heading: lines whose decision is already accounted for.
        self.early: list[Draft] = []
        self.unreadable: list[Statement] = []

    # The lines ----------------------------------------------------------------------------------------------

    def run(self) -> Iterator[Entry]:
        """Plays line by line."""
        items = items_of(self.text)
        for place, item in enumerate(items):
            kind = item.statement.kind
            if kind == "moves":
                yield self._keep(self._move(item, items, place))
            elif kind == "unreadable":
                yield self._keep(self._unreadable(item, items, place))
            elif kind == "assertion":
                yield self._keep(self._assertion(item))
            elif kind == "turn":
                self._turn_heading(item)
            elif self.number:
                self._note(CATALOGUE.finding("DN0308", "the heading setup comes too late"), item)
        self._end()

    def result(self) -> Replay:
        """What the replay gave, once `run` is through."""
        outcome = self.game.outcome(self.state)
        if worst(self.findings) is Severity.ERROR:
            verdict = GameVerdict.ILLEGAL
        else:
            verdict = GameVerdict.LEGAL if outcome.finished else GameVerdict.UNFINISHED
        self.findings.sort(key=lambda finding: finding.span.line if finding.span else 0)
        return Replay(self.text, self.game, self.setup, self.state, self.entries, self.findings, outcome, verdict)

    def _keep(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        self.findings.extend(entry.findings)
        return entry

    def _entry(self, item: Item, decision: Decision | None, *, counts: bool = True) -> Entry:
        if counts:
            self.number += 1
            if decision is not None:
                self.turn = decision.turn
        phase = decision.phase if decision else "over"
        turn = decision.turn if decision else self.turn
        return Entry(self.number, item.statement, turn, phase, item.draft, decision)

    # Moves --------------------------------------------------------------------------------------------------

    def _move(self, item: Item, items: list[Item], place: int) -> Entry:
        draft = item.draft
        assert draft is not None
        decision = self.game.decision(self.state)
        if decision is None or not fits(draft, decision):
            decision, misfit = self._align(item, items, place, decision)
            if misfit is not None:
                return misfit
        entry = self._entry(item, decision)
        move = self.game.complete(self.state, draft)
        findings = self.game.check(self.state, move)
        if findings:
            self._refuse(entry, findings)
            if decision is not None:
                self._pass_over(draft)
        else:
            entry.move = move
            entry.events = self.game.apply(self.state, move)
        return entry

    def _refuse(self, entry: Entry, findings: list[Finding]) -> None:
        """Marks an entry illegal, or not checked if all that is wrong rests on something in doubt."""
        real = [finding for finding in findings if not self._in_doubt(finding)]
        entry.verdict = Verdict.ILLEGAL if real else Verdict.NOT_CHECKED
        kept = real or [finding.as_note(NOT_CHECKED) for finding in findings[:1]]
        entry.findings += [self._placed(finding, entry.statement, entry.draft) for finding in kept]

    def _in_doubt(self, finding: Finding) -> bool:
        return any(part in self.doubt for part in finding.about)

    def _pass_over(self, draft: Draft | None) -> None:
        """Leaves the decision unplayed; what it could have changed is in doubt."""
        self.doubt |= self.game.touches(self.state, draft)
        self.game.skip(self.state)

    def _placed(self, finding: Finding, statement: Statement, draft: Any) -> Finding:
        """The finding with its place: the part of the line that it points at, or all of the statement."""
        return finding.at(self._span(statement, draft, finding.field), game=self.text.number, move=self.number)

    def _span(self, statement: Statement, draft: Any, field: tuple[str | int, ...]) -> Span:
        spans = draft.spans if draft is not None else {}
        for length in range(len(field), -1, -1):
            if field[:length] in spans:
                start, end = spans[field[:length]]
                return self.source.span(statement.line, start, end)
        line = self.source.normal[statement.line - 1]
        start = line.find(statement.text) if statement.text else 0
        start = max(start, 0)
        return self.source.span(statement.line, start, start + max(len(statement.text), 1))

    # Out of step --------------------------------------------------------------------------------------------

    def _align(
        self, item: Item, items: list[Item], place: int, decision: Decision | None
    ) -> tuple[Decision | None, Entry | None]:
        """Gets lines and decisions into step again. Either the decision that the line answers now, or an entry for
        a line that answers none."""
        draft = item.draft
        assert draft is not None
        if decision is None:
            return None, self._too_late(item)
        ahead = upcoming(self.game, self.state)
        slot = next((number for number, later in enumerate(ahead) if fits(draft, later)), None)
        following = next((one for one in items[place + 1 :] if one.draft is not None), None)
        next_fits = following is not None and following.draft is not None and fits(following.draft, decision)
        if slot is not None and next_fits:
            return None, self._too_early(item, decision)
        if slot is not None:
            self._missing(ahead[:slot], item)
            return self.game.decision(self.state), None
        if self._declines(draft):
            return None, self._needless(item, decision)
        return None, self._wrong(item, decision, ahead, following, next_fits)

    def _too_late(self, item: Item) -> Entry:
        entry = self._entry(item, None)
        assert item.draft is not None
        self._refuse(entry, self.game.check(self.state, self.game.complete(self.state, item.draft)))
        self.doubt.add("end")
        return entry

    def _too_early(self, item: Item, decision: Decision) -> Entry:
        """The line that is due follows: these two are in the wrong order. Its own decision will be passed over."""
        entry = self._entry(item, decision)
        assert item.draft is not None
        due = self.game.language.describe(decision)
        message = "this comes too early"
        found = CATALOGUE.finding(
            "DN0302", message, about=self.game.rests_on(self.state), hints=(f"due now: {due}",)
        )
        self._refuse(entry, [found])
        self.early.append(item.draft)
        return entry

    def _needless(self, item: Item, decision: Decision) -> Entry:
        entry = self._entry(item, decision)
        found = CATALOGUE.finding("DN0307", "nothing could be chosen here; the line changes nothing")
        entry.findings.append(self._placed(found, item.statement, item.draft))
        return entry

    def _declines(self, draft: Draft) -> bool:
        """Whether a draft declines something that is asked only when there is a choice."""
        space = draft.fields.get("space")
        values = [value for name, value in draft.fields.items() if name not in ("actor", "space")]
        return self.game.may_be_unasked(draft.kind, space) and not any(values)

    def _wrong(
        self, item: Item, decision: Decision, ahead: list[Decision], following: Item | None, next_fits: bool
    ) -> Entry:
        """A line that answers nothing in this turn. It stands for the decision that is due, unless the line after
        it does."""
        draft = item.draft
        assert draft is not None
        entry = self._entry(item, decision)
        self._refuse(entry, self.game.check(self.state, self.game.complete(self.state, draft)))
        goes_on = len(ahead) > 1 and following is not None and following.draft is not None
        stands_for = draft.kind == decision.kind or (
            goes_on and fits(following.draft, ahead[1])  # type: ignore[union-attr, arg-type]
        )
        if stands_for and not next_fits:
            self._pass_over(None)
        self.doubt |= self.game.touches(self.state, draft)
        return entry

    def _unreadable(self, item: Item, items: list[Item], place: int) -> Entry:
        """A line that can't be read may have answered any decision; the lines after it will tell."""
        self.unreadable.append(item.statement)
        decision = self.game.decision(self.state)
        entry = self._entry(item, decision)
        entry.verdict = Verdict.NOT_CHECKED
        return entry

    def _missing(self, decisions: list[Decision], item: Item | None) -> None:
        """Passes over decisions that nothing is written for, and says so unless an earlier line explains it."""
        left_out: list[Decision] = []
        about: list[str] = []
        for decision in decisions:
            current = self.game.decision(self.state)
            if current is None:
                break
            if self.game.may_be_unasked(current.kind, current.space) and not self._explained(current):
                self._left_out(current, item)
                self.game.skip(self.state)
                continue
            if not self._explained(current):
                left_out.append(decision)
                about += self.game.rests_on(self.state)
            self._pass_over(None)
        if left_out:
            self._report_missing(left_out, tuple(about), item)

    def _explained(self, decision: Decision) -> bool:
        """Whether an earlier line accounts for a decision: it came too early, or it could not be read."""
        early = next((draft for draft in self.early if fits(draft, decision)), None)
        if early is not None:
            self.early.remove(early)
            return True
        for statement in self.unreadable:
            if statement.text.lstrip().lower().startswith("plan") != (decision.kind == "place-pawn"):
                continue
            if decision.kind != "place-pawn":
                self.unreadable.remove(statement)
            return True
        return False

    def _report_missing(self, decisions: list[Decision], about: tuple[str, ...], item: Item | None) -> None:
        described = [self.game.language.describe(decision) for decision in decisions]
        count = "a line is missing" if len(decisions) == 1 else f"{len(decisions)} decisions are missing"
        found = CATALOGUE.finding(
            "DN0301",
            f"{count} before this",
            about=about,
            hints=tuple(f"due: {text}" for text in described[:5]),
        )
        if any(part in self.doubt and part.startswith("due:") for part in about):
            found = found.as_note(NOT_CHECKED)
        self._note(found, item)

    def _left_out(self, decision: Decision, item: Item | None) -> None:
        text = self.game.language.describe(decision)
        found = CATALOGUE.finding(
            "DN0304",
            "nothing is written for a decision before this; read as declined",
            hints=(f"due: {text}",),
        )
        self._note(found, item)

    def _note(self, finding: Finding, item: Item | None) -> None:
        """Reports something at a line, or at the end of the text."""
        if item is not None:
            self.findings.append(self._placed(finding, item.statement, item.draft))
        else:
            last = max(len(self.source.normal), 1)
            length = len(self.source.normal[-1]) if self.source.normal else 1
            span = self.source.span(last, 0, max(length, 1))
            self.findings.append(finding.at(span, game=self.text.number, move=self.number))

    # Assertions, headings, the end --------------------------------------------------------------------------

    def _assertion(self, item: Item) -> Entry:
        assertion = item.statement.assertion
        assert assertion is not None
        decision = self.game.decision(self.state)
        entry = self._entry(item, decision, counts=False)
        entry.assertion = assertion
        findings = self.game.check_assertion(self.state, assertion)
        if findings:
            real = [finding for finding in findings if not self._in_doubt(finding)]
            entry.verdict = Verdict.ILLEGAL if real else Verdict.NOT_CHECKED
            kept = real or [finding.as_note(NOT_CHECKED) for finding in findings[:1]]
            entry.findings += [self._placed(finding, item.statement, assertion) for finding in kept]
        return entry

    def _turn_heading(self, item: Item) -> None:
        """A heading is a good place to get into step: what the turn before still asks for is missing."""
        number = item.statement.turn
        decision = self.game.decision(self.state)
        if decision is None:
            return
        if number is not None and number > decision.turn and not self._at_start_of(decision):
            ahead = upcoming(self.game, self.state)
            self._missing(ahead, item)
            decision = self.game.decision(self.state)
            if decision is None:
                return
        if number != decision.turn:
            message = f"turn {decision.turn} begins here, not turn {number}"
            self._note(CATALOGUE.finding("DN0305", message), item)
        self.early.clear()
        self.unreadable.clear()
        self.doubt = {part for part in self.doubt if not part.startswith(("due:", "scored:"))}

    def _at_start_of(self, decision: Decision) -> bool:
        """Whether nothing was decided yet in the decision's turn."""
        return decision.turn != self.turn and decision.turn > 0

    def _end(self) -> None:
        decision = self.game.decision(self.state)
        if decision is None:
            return
        due = self.game.language.describe(decision)
        where = f"in turn {decision.turn}" if decision.turn else "during set-up"
        found = CATALOGUE.finding(
            "DN0306", f"the game is unfinished: the text ends {where}", hints=(f"due: {due}",)
        )
        if (self.text.tag("Result") or "").lower() in ("unfinished", "abandoned", "*"):
            found = replace(found, severity=Severity.NOTE)
        self._note(found, None)
