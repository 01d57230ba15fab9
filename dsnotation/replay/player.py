"""Plays a written game through its rules engine, and goes on after mistakes.

The policy after a mistake: a move that is not legal is not played; the decision is passed over. From then on
there are two positions: the one as played, which the replay shows, and the one as it was probably meant
(`meaning`, `track`). A later line that fits neither is a mistake of its own. One that fits only what was meant is
not played either, and not checked: a note says so. Where nobody can tell what was meant, the parts of the
position that the move could have changed are in doubt, and a complaint that rests on one of them is a note too.
So a mistake
is reported once.

Lines and decisions can get out of step: a line too many, a line that is missing, two lines in the wrong order. The
reading with which the line and those after it fit best is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from dsnotation.core.findings import Finding, Severity, forbids, worst
from dsnotation.core.game import CHANCE, Decision, Draft, Game, Setup, State, describe_due
from dsnotation.core.registry import UnknownGame, find_game
from dsnotation.notation.document import GameText, SourceText, Statement
from dsnotation.replay.align import Item, fits, items_of
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.checksums import count_moves
from dsnotation.replay.claims import says_stopped
from dsnotation.replay.finish import finished
from dsnotation.replay.gaps import Gaps
from dsnotation.replay.judging import accepted, judged, not_checked
from dsnotation.replay.meaning import HORIZON, Reading, best_reading, instead_moves, near_moves, quick_reading
from dsnotation.replay.order import turned_round
from dsnotation.replay.placing import place_in_tags, place_of
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict
from dsnotation.replay.sides import hides_a_side
from dsnotation.replay.track import EVERYTHING, Track

# Statements that answer no decision, should they be unreadable.
NO_MOVE_WORDS = frozenset({"assert", "turn", "setup"})


def replay(text: GameText, source: SourceText, *, checksums: bool = False) -> Replay:
    """Plays a game to its end, or as far as the text goes; with `checksums`, each move gets its own."""
    player = prepare(text, source)
    if isinstance(player, Replay):
        return finished(player)
    player.checksums = checksums
    for _ in player.run():
        pass
    return finished(player.result())


def play(text: GameText, source: SourceText) -> Iterator[tuple[Entry, State]]:
    """Plays a game step by step: each written move, with the position after it.

    The position is the replay's own and changes with the next step; copy it to keep it.
    """
    player = prepare(text, source)
    if not isinstance(player, Replay):
        for entry in player.run():
            yield entry, player.track.state


def prepare(text: GameText, source: SourceText) -> Player | Replay:
    """A player of the game; or, if the game can't be played at all, the replay that says why."""
    try:
        game = find_game(text.name) if text.name else None
    except UnknownGame:
        game = None
    if game is None:
        return Replay(text, None, None, None, [], list(text.findings))
    setup, findings = game.setup(text.tag_values())
    found = [finding.at(place_in_tags(source, text, finding.field), game=text.number) for finding in findings]
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
        self.track = Track(game, game.start(setup))
        self.items: list[Item] = items_of(text)
        self.findings = [*_numbered(text), *findings]
        if any(hides_a_side(finding, game, setup, text, source) for finding in self.findings):
            # With another number of sides everything is different, so nothing can be relied upon.
            self.track.put_in_doubt({EVERYTHING})
        self.entries: list[Entry] = []
        self.number = 0
        self.turn = 0  # of the last entry
        self.heading = 0  # the turn of the last heading
        self.last: Statement | None = None  # the last statement with moves
        self.happened: list[Any] = []  # the events of the last move that was played
        self.turned: tuple[Statement, ...] = ()  # the last lines that were taken as meant in the other order
        self.early: Statement | None = None  # the last statement that came too early
        self.repeated: Statement | None = None  # a statement that is written twice
        self.checksums = False
        self.gaps = Gaps(game, self.track, self.items, self._note)

    # The lines ----------------------------------------------------------------------------------------------

    def run(self) -> Iterator[Entry]:
        """Plays line by line."""
        for place, item in enumerate(self.items):
            kind = item.statement.kind
            if kind == "moves":
                yield self._keep(self._move(item, place))
                self.last = item.statement
            elif kind == "unreadable":
                yield self._keep(self._unreadable(item, place))
            elif kind == "assertion":
                yield self._keep(self._assertion(item))
            elif kind == "turn":
                self._turn_heading(item, place)
            elif any(entry.draft is not None for entry in self.entries):
                self._note(CATALOGUE.finding("DN0308", "the heading setup comes too late"), item)
        self._end()

    def result(self) -> Replay:
        """What the replay gave, once `run` is through."""
        outcome = self.game.outcome(self.track.state)
        if worst(self.findings) is Severity.ERROR or self.track.parted:
            verdict = GameVerdict.ILLEGAL
        elif not outcome.finished:
            verdict = GameVerdict.UNFINISHED
        else:
            unsure = any(entry.verdict is Verdict.UNVERIFIED for entry in self.entries)
            verdict = GameVerdict.UNVERIFIED if unsure else GameVerdict.LEGAL
        self.findings.sort(key=lambda finding: finding.span.line if finding.span else 0)
        return Replay(
            self.text, self.game, self.setup, self.track.state, self.entries, self.findings, outcome, verdict
        )

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
        phase = decision.phase if decision else "over"
        turn = decision.turn if decision else self.turn
        return Entry(self.number, item.statement, turn, phase, item.draft, decision)

    # Moves --------------------------------------------------------------------------------------------------

    def _move(self, item: Item, place: int) -> Entry:
        draft = item.draft
        assert draft is not None
        if draft.kind in self.game.asides:
            return self._aside(item, draft)
        if item.statement is self.early:
            return self._again_too_early(item)
        if any(item.statement is line for line in self.turned):
            return self._already_meant(item)
        decision = self._after_early_lines()
        if self._is_repeated(item, decision):
            return self._again(item, decision)
        if decision is None or not fits(draft, decision):
            if self.game.is_told(self.track.meant, draft, self.happened):
                return self._retold(item, decision)
            decision, misfit = self._align(item, place, decision)
            if misfit is not None:
                return misfit
        if decision is not None and decision.turn > self.heading:
            message = f"turn {decision.turn} begins here without its heading"
            self._note(CATALOGUE.finding("DN0310", message), item)
            self._begin_turn(decision.turn)
        entry = self._entry(item, decision)
        if self.checksums:
            entry.legal_moves = count_moves(self.track)
        move = self.game.complete(self.track.meant, draft)
        findings = self.game.check(self.track.meant, move)
        if forbids(findings):
            self._refuse(entry, findings)
            if decision is not None:
                self._mistaken(entry, move, place)
        else:
            self._play(entry, move, draft, findings)
        return entry

    def _is_repeated(self, item: Item, decision: Decision | None) -> bool:
        """Whether a line is the one before it again, and makes no sense as a line of its own."""
        statement, draft = item.statement, item.draft
        if statement is self.repeated:
            return True
        if self.last is None or statement is self.last or statement.text != self.last.text or draft is None:
            return False
        if decision is not None and fits(draft, decision):
            return forbids(self.game.check(self.track.meant, self.game.complete(self.track.meant, draft)))
        return True

    def _again(self, item: Item, decision: Decision | None) -> Entry:
        turn = self.turn
        entry = self._entry(item, decision)
        self.turn = turn
        entry.verdict = Verdict.NOT_CHECKED
        if item.statement is not self.repeated:
            self.repeated = item.statement
            entry.verdict = Verdict.ILLEGAL
            found = CATALOGUE.finding("DN0311", "the line before this is written twice")
            entry.findings.append(self._placed(found, item.statement, None))
        return entry

    def _aside(self, item: Item, draft: Draft) -> Entry:
        """A move that answers no decision: right or wrong, what is due stays due."""
        self.number += 1
        entry = self._entry(item, self.track.decision(), counts=False)
        if self.checksums:
            entry.legal_moves = count_moves(self.track)
        move = self.game.complete(self.track.meant, draft)
        findings = self.game.check(self.track.meant, move)
        if forbids(findings):
            self._refuse(entry, findings)
            self.track.put_in_doubt(self.game.touches(self.track.meant, draft))
        else:
            self._play(entry, move, draft, findings)
        return entry

    def _play(self, entry: Entry, move: Any, draft: Draft, findings: list[Finding]) -> None:
        self.happened = []
        played = self.track.play(move, draft, findings)
        entry.move, entry.events = played.move, played.events
        self.happened = played.events
        if played.move is None:
            entry.verdict, kept = not_checked(played.findings)
            entry.findings += [self._placed(finding, entry.statement, draft) for finding in kept]
        elif played.findings:
            entry.verdict = accepted(played.findings)
            entry.findings += [self._placed(finding, entry.statement, draft) for finding in played.findings]

    def _refuse(self, entry: Entry, findings: list[Finding]) -> None:
        """Marks an entry illegal, or not checked if all that is wrong rests on something in doubt."""
        verdict, kept = judged(findings, self.track)
        entry.verdict = verdict if verdict is Verdict.ILLEGAL else Verdict.NOT_CHECKED
        entry.findings += [self._placed(finding, entry.statement, entry.draft) for finding in kept]

    def _mistaken(self, entry: Entry, move: Any, place: int) -> None:
        """A move that is not legal: it isn't played. The replay makes up its mind what was meant."""
        wrong = [finding.field for finding in entry.findings]
        doubt = self.game.touches(self.track.meant, entry.draft, wrong)
        # A follow-up tells nothing about what was meant.
        real = entry.verdict is Verdict.ILLEGAL
        if real and self._turned_round(entry, place, below=True):
            return
        candidates = near_moves(self.game, self.track.meant, move) if real else ()
        again = entry.decision is not None and bool(entry.decision.also)
        meaning = self.track.part(candidates, self.items[place + 1 :], doubt, may_stay=again)
        if meaning.move is not None and real:
            [text] = self.game.language.write([meaning.move])
            first = entry.findings[0]
            entry.findings[0] = replace(first, hints=(*first.hints, f"perhaps {text}"))

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

    def _placed(self, finding: Finding, statement: Statement, draft: Any) -> Finding:
        """The finding with its place: the part of the line that it points at, or all of the statement."""
        span = place_of(self.source, statement, draft, finding.field)
        return finding.at(span, game=self.text.number, move=self.number)

    # Out of step --------------------------------------------------------------------------------------------

    def _align(self, item: Item, place: int, decision: Decision | None) -> tuple[Decision | None, Entry | None]:
        """Gets lines and decisions into step again. Either the decision that the line answers now, or an entry for
        a line that answers none."""
        draft = item.draft
        assert draft is not None
        if decision is None:
            return None, self._too_late(item)
        entry = self._too_low(item, place, decision)
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
                if self._declines(draft):
                    return None, self._needless(item, decision)
                return None, self._wrong(item, place, decision, instead=False)

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

    def _reading(self, item: Item, place: int) -> Reading:
        """What the line is; where the decision that is due is in doubt anyway, a quick look must do."""
        assert item.draft is not None
        track = self.track
        if track.in_doubt(self.game.rests_on(track.meant)) or not track.may_search():
            return quick_reading(self.game, track.meant, item.draft)
        return best_reading(self.game, track.meant, item, self.items[place + 1 : place + 1 + HORIZON])

    def _following(self, place: int) -> Draft | None:
        """The next written move after a line."""
        drafts = (one.draft for one in self.items[place + 1 :] if one.draft is not None)
        return next((draft for draft in drafts if draft.kind not in self.game.asides), None)

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
        about = self.game.rests_on(self.track.meant)
        found = CATALOGUE.finding("DN0302", "this comes too early", about=about, hints=(f"due now: {due}",))
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
        found = CATALOGUE.finding("DN0307", "nothing could be chosen here; the line changes nothing")
        entry.findings.append(self._placed(found, item.statement, item.draft))
        return entry

    def _retold(self, item: Item, decision: Decision | None) -> Entry:
        """A line that tells what followed from the line before by itself."""
        entry = self._entry(item, decision, counts=False)
        self.number += 1
        entry.number = self.number
        found = CATALOGUE.finding("DN0312", "this follows from the rules by itself; it is not written")
        entry.findings.append(self._placed(found, item.statement, item.draft))
        return entry

    def _declines(self, draft: Draft) -> bool:
        """Whether a draft declines something that is asked only when there is a choice."""
        space = draft.fields.get("space")
        values = [value for name, value in draft.fields.items() if name not in ("actor", "space")]
        return self.game.may_be_unasked(draft.kind, space) and not any(values)

    def _wrong(self, item: Item, place: int, decision: Decision, *, instead: bool) -> Entry:
        """A line that answers nothing in this turn; perhaps it was written instead of the one that is due."""
        draft = item.draft
        assert draft is not None
        entry = self._entry(item, decision)
        self._refuse(entry, self.game.check(self.track.meant, self.game.complete(self.track.meant, draft)))
        if instead:
            candidates = instead_moves(self.game, self.track.meant, draft)
            self.track.part(candidates, self.items[place + 1 :], self.track.all_doubt())
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
        word = item.statement.text.split(maxsplit=1)[0].lower() if item.statement.text.split() else ""
        if decision is None or word in NO_MOVE_WORDS or word in self.game.asides:
            return entry
        following = self._following(place)
        if self.gaps.explained_by(item.statement, word, decision):
            self.turn = turn
        elif following is None or not fits(following, decision) or decision.also:
            # What several kinds of moves answer may be asked again after each of them.
            again = bool(decision.also)
            if self.track.pass_over(self.items[place + 1 :], item.statement.text, may_stay=again):
                self.turn = turn
        return entry

    def _note(self, finding: Finding, item: Item | None) -> None:
        """Reports something at a line, or at the end of the text."""
        if item is not None:
            self.findings.append(self._placed(finding, item.statement, item.draft))
        elif self.text.statements:
            self.findings.append(self._placed(finding, self.text.statements[-1], None))
        else:
            last = self.text.tags[-1].span if self.text.tags else None
            self.findings.append(finding.at(last, game=self.text.number, move=self.number))

    # Assertions, headings, the end --------------------------------------------------------------------------

    def _assertion(self, item: Item) -> Entry:
        assertion = item.statement.assertion
        assert assertion is not None
        entry = self._entry(item, self.track.decision(), counts=False)
        entry.assertion = assertion
        findings = self.game.check_assertion(self.track.meant, assertion)
        entry.verdict, kept = judged(findings, self.track)
        if self.track.parted and entry.verdict is not Verdict.ILLEGAL:
            as_played = self.game.check_assertion(self.track.state, assertion)
            if forbids(as_played) and not forbids(findings):
                # It may well hold; whether it does shows when the mistakes are mended.
                entry.verdict, kept = not_checked(as_played)
        entry.findings += [self._placed(finding, item.statement, assertion) for finding in kept]
        return entry

    def _turn_heading(self, item: Item, place: int) -> None:
        """A heading is a good place to get into step: what the turn before still asks for is missing."""
        number = item.statement.turn
        decision = self.track.decision()
        if decision is None or number is None:
            return
        if number > decision.turn and not self._at_start_of(decision):
            self.gaps.fill(item, place)
            decision = self.track.decision()
            if decision is None:
                return
        if number == self.heading or (number == decision.turn and not self._at_start_of(decision)):
            self._note(CATALOGUE.finding("DN0305", f"turn {number} has begun already"), item)
        elif number != decision.turn:
            message = f"turn {decision.turn} begins here, not turn {number}"
            self._note(CATALOGUE.finding("DN0305", message), item)
        self._begin_turn(decision.turn)

    def _begin_turn(self, turn: int) -> None:
        self.heading = turn
        self.track.begin_turn(turn)
        self.gaps.clear()

    def _at_start_of(self, decision: Decision) -> bool:
        """Whether nothing was decided yet in the decision's turn."""
        return decision.turn != self.turn and decision.turn > 0

    def _end(self) -> None:
        decision = self.track.decision()
        stopped = says_stopped(self.text.tag("Result"))
        if decision is None:
            if stopped and not self.track.parted:
                self._note(CATALOGUE.finding("DN0309", "the game was played to its end"), None)
            return
        due = describe_due(self.game, self.track.meant)
        where = f"in turn {decision.turn}" if decision.turn else "during set-up"
        found = CATALOGUE.finding(
            "DN0306", f"the game is unfinished: the text ends {where}", hints=(f"due: {due}",)
        )
        if stopped or self.track.parted:
            found = replace(found, severity=Severity.NOTE)
        self._note(found, None)
