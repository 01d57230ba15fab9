"""Plays a written game through its rules engine, and goes on after mistakes.

The policy after a mistake: a move that is not legal is not played; the decision is passed over. From then on
there are two positions: the one as played, which the replay shows, and the one as it was probably meant
(`meaning`, `track`). A later line that fits neither is a mistake of its own. One that fits only what was meant is
not played either, and not checked: a note says so. Where nobody can tell what was meant, the parts of the
position that the move could have changed are in doubt, and a complaint that rests on one of them is a note too,
unless it stands in all positions that may have been meant (`readings`). So a mistake is reported once.
What becomes of lines and decisions that are out of step tells `out_of_step`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from dsnotation.core.findings import Finding, Severity, forbids, worst
from dsnotation.core.game import CHANCE, Decision, Draft, State
from dsnotation.core.messages import say
from dsnotation.core.registry import UnknownGame, find_game
from dsnotation.core.telling import describe_due
from dsnotation.core.turns import by_turn
from dsnotation.notation.document import GameText, SourceText
from dsnotation.replay.align import LOOK_AHEAD, Item, fits, upcoming
from dsnotation.replay.bookkeeping import numbered
from dsnotation.replay.catalogue import CATALOGUE, follow_up
from dsnotation.replay.checksums import count_moves
from dsnotation.replay.claims import is_result_only, says_stopped
from dsnotation.replay.finish import finished
from dsnotation.replay.judging import judged, not_checked, one_mistake
from dsnotation.replay.meaning import (
    HORIZON,
    Candidate,
    Meaning,
    alone,
    fits_after_a_gap,
    lines_before,
    near_moves,
    other_lines,
)
from dsnotation.replay.mending import mended_assertion
from dsnotation.replay.placing import place_in_tags
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict
from dsnotation.replay.stating import ADJUST, Stating, stated_together


def replay(text: GameText, source: SourceText, *, checksums: bool = False) -> Replay:
    """Plays a game to its end, or as far as the text goes; with `checksums`, each move gets its own."""
    player = prepare(text, source)
    if isinstance(player, Replay):
        return finished(player)
    player.checksums = checksums
    for _ in player.run():
        pass
    return finished(player.result())


def play(text: GameText, source: SourceText, *, narrates: bool = False) -> Iterator[tuple[Entry, State]]:
    """Plays a game step by step: each written move, with the position after it; told as sentences too if asked.

    The position is the replay's own and changes with the next step; copy it to keep it.
    """
    player = prepare(text, source)
    if not isinstance(player, Replay):
        player.track.narrates = narrates
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
        return Replay(text, game, None, None, [], [*numbered(text), *found])
    return Player(game, text, source, setup, found)


class Player(Stating):
    """One replay in progress. `run` yields an entry for each written move and assertion."""

    def run(self) -> Iterator[Entry]:
        """Plays line by line."""
        place = -1
        while (place := place + 1) < len(self.items):
            item = self.items[place]
            kind = item.statement.kind
            block = stated_together(self.items, place)
            if block and not (self.adrift and kind == ADJUST):
                for entry in self._stated(block, place):
                    yield self._keep(entry)
                place += len(block) - 1
            elif self.adrift:
                if kind not in ("setup", "turn"):
                    yield self._keep(self._lost(item))
            elif kind == "moves":
                yield self._keep(self._move(item, place))
                self.last = item.statement
            elif kind == "unreadable":
                yield self._keep(self._unreadable(item, place))
            elif kind == "assertion":
                yield self._keep(self._assertion(item))
            elif kind == "turn":
                if not self._heads_position(place):
                    self._turn_heading(item, place)
            elif any(entry.draft is not None for entry in self.entries):
                self._note(_late_setup(), item)
        self._end()

    def result(self) -> Replay:
        """What the replay gave, once `run` is through."""
        outcome = self.game.outcome(self.track.state)
        verdicts = {entry.verdict for entry in self.entries}
        if worst(self.findings) is Severity.ERROR or self.track.parted:
            verdict = GameVerdict.ILLEGAL
        elif Verdict.IRREGULAR in verdicts:
            verdict = GameVerdict.IRREGULAR
        elif is_result_only(self.text):
            verdict = GameVerdict.RESULT_ONLY
        elif not outcome.finished and not self.track.rests_on_unknown():
            verdict = GameVerdict.UNFINISHED
        else:
            unsure = Verdict.UNVERIFIED in verdicts or self.pages_lost or not outcome.finished
            verdict = GameVerdict.UNVERIFIED if unsure else GameVerdict.LEGAL
        self.findings.sort(key=lambda finding: finding.span.line if finding.span else 0)
        return Replay(
            self.text, self.game, self.setup, self.track.state, self.entries, self.findings, outcome, verdict,
            self.pages_lost,
        )  # fmt: skip

    def _move(self, item: Item, place: int) -> Entry:
        draft = item.draft
        assert draft is not None
        if draft.irregular:
            return self._irregular(item, place)
        if draft.kind in self.game.asides:
            return self._aside(item, draft)
        if item.statement is self.early:
            return self._again_too_early(item)
        if any(item.statement is line for line in (*self.turned, *self.pulled_up)):
            return self._already_meant(item)
        self._past_what_was_done(draft)
        decision = self._after_early_lines()
        if self._is_repeated(item, decision, place):
            return self._again(item, decision)
        if decision is None or not fits(draft, decision):
            if self.game.is_told(self.track.meant, draft, self.happened):
                return self._retold(item, decision)
            if self.game.unknown(self.track.meant):
                unasked = self._perhaps_due(item, draft, place)
                if unasked is not None:
                    return unasked
            if (entry := self._copied(item, place, decision)) is not None:
                return entry
            if decision is not None and self._pulled_up(item, place):
                decision, misfit = self.track.decision(), None
            else:
                decision, misfit = self._align(item, place, decision)
            if misfit is not None:
                return misfit
        move = self.game.complete(self.track.meant, draft)
        findings = self.game.check(self.track.meant, move)
        if forbids(findings) and (entry := self._copied(item, place, decision)) is not None:
            return entry
        if forbids(findings) and decision is not None and self._pulled_up(item, place):
            decision = self.track.decision()
            move = self.game.complete(self.track.meant, draft)
            findings = self.game.check(self.track.meant, move)
        if decision is not None:
            self._without_heading(item, decision)
        entry = self._entry(item, decision)
        if self.checksums:
            entry.legal_moves = count_moves(self.track)
        if forbids(findings) and self._meant_otherwise(item, place):
            move = self.game.complete(self.track.meant, draft)
            findings = self.game.check(self.track.meant, move)
        if forbids(findings):
            self._refuse(entry, findings)
            if decision is not None:
                self._mistaken(entry, move, place)
        else:
            self._play(entry, move, draft, findings)
        return entry

    def _meant_otherwise(self, item: Item, place: int) -> bool:
        """Whether a move that is not legal as meant shows that something else was meant before."""
        assert item.draft is not None
        accepting = self.track.readings.accepting(item.draft)
        following = self.items[place + 1 : place + 1 + HORIZON]
        return bool(accepting) and self.track.prefer(accepting, item, following)

    def _is_repeated(self, item: Item, decision: Decision | None, place: int) -> bool:
        """Whether a line is the one before it again, and makes no sense as a line of its own."""
        statement, draft = item.statement, item.draft
        if statement is self.repeated:
            return True
        if self.game.unknown(self.track.meant):
            return False
        if self.last is None or statement is self.last or statement.text != self.last.text or draft is None:
            return False
        if decision is not None and fits(draft, decision):
            return forbids(self.game.check(self.track.meant, self.game.complete(self.track.meant, draft)))
        following = self.items[place + 1 : place + 1 + HORIZON]
        return decision is None or not fits_after_a_gap(self.game, self.track.meant, item, following)

    def _again(self, item: Item, decision: Decision | None) -> Entry:
        turn = self.turn
        entry = self._entry(item, decision)
        self.turn = turn
        entry.verdict = Verdict.NOT_CHECKED
        if item.statement is not self.repeated:
            self.repeated = item.statement
            hints = (say("take one of the two lines away"),)
            found = CATALOGUE.finding("DN0311", say("this line repeats the line before it"), hints=hints)
            # Where something else may be due, it may be the same once more.
            if self.track.doubts_what_is_due() and self._may_come_up(item):
                found = follow_up(found)
            else:
                entry.verdict = Verdict.ILLEGAL
            entry.findings.append(self._placed(found, item.statement, None))
        return entry

    def _may_come_up(self, item: Item) -> bool:
        """Whether a line answers a decision of this turn, or may do so because of what is in doubt."""
        assert item.draft is not None
        meant = self.track.meant
        if any(fits(item.draft, later) for later in upcoming(self.game, meant)):
            return True
        findings = self.game.check(meant, self.game.complete(meant, item.draft))
        return any(part in self.track.doubt for one in findings for part in one.about)

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

    def _mistaken(self, entry: Entry, move: Any, place: int) -> None:
        """A move that is not legal: it isn't played. The replay makes up its mind what was meant."""
        wrong = [finding.field for finding in entry.findings]
        doubt = self.game.touches(self.track.meant, entry.draft, wrong)
        # A follow-up tells nothing about what was meant.
        real = entry.verdict is Verdict.ILLEGAL
        if real and self._turned_round(entry, place, below=True):
            return
        candidates = self._candidates(move, place) if real else ()
        again = entry.decision is not None and bool(entry.decision.also)
        item, following = self.items[place], self.items[place + 1 :]
        before = self.track.meant.copy()
        meaning = self.track.part(candidates, following, doubt, mistaken=item, may_stay=again)
        if meaning.comes_before:
            self._missing_before(entry, item, place, meaning)
            return
        if meaning.takes:
            self.turned = (entry.statement,)
        if real:
            if meaning.likely and entry.draft is not None and meaning.likely[0][0].kind == entry.draft.kind:
                entry.findings = one_mistake(entry.findings, entry.draft, meaning.likely[0][0])
            entry.proposals = meaning.likely
            first = entry.findings[0]
            named = first.rule.of_names and bool(meaning.likely)
            likely = meaning.likely if named else self._worth_a_line(entry, meaning, before, letters=False)
            entry.findings[0] = self._propose(first, likely)

    def _candidates(self, move: Any, place: int) -> Iterator[Candidate]:
        """What a move that is not legal may mean; perhaps its line says something else with another word in it."""
        statement = self.items[place].statement
        line = [item.draft for item in self.items[place:] if item.statement is statement and item.draft]
        decision = self.track.decision()
        among_kinds = decision is not None and bool(decision.also)
        whole = bool(line) and line[0] is statement.drafts[0]
        if whole and (len(line) > 1 or (among_kinds and decision is not None and decision.actor == CHANCE)):
            yield from other_lines(self.game, self.track.meant, statement.text, [draft.kind for draft in line])
        yield from alone(near_moves(self.game, self.track.meant, move))
        if among_kinds:
            yield from lines_before(self.game, self.track.meant, self.items[place])

    def _missing_before(self, entry: Entry, item: Item, place: int, meaning: Meaning) -> None:
        """A move is right if a line before it is missing: what that leads to is passed over, and it is meant."""
        assert item.draft is not None
        lines = self.game.language.write(meaning.moves)
        hint = say("perhaps a line is missing before this: {likely}", likely=" / ".join(lines))
        entry.findings[0] = replace(entry.findings[0], hints=(*entry.findings[0].hints, hint))
        for _ in range(LOOK_AHEAD):
            decision = self.track.decision()
            if decision is None or fits(item.draft, decision):
                break
            self.track.pass_over(self.items[place:])
        self.track.mean(item.draft)

    def _assertion(self, item: Item) -> Entry:
        assertion = item.statement.assertion
        assert assertion is not None
        entry = self._entry(item, self.track.decision(), counts=False)
        entry.assertion = assertion
        findings = self.game.check_assertion(self.track.meant, assertion)
        sure = forbids(findings) and self.track.denied_anyhow(assertion)
        entry.verdict, kept = judged(findings, self.track, sure=sure)
        if self.track.parted and entry.verdict is not Verdict.ILLEGAL:
            as_played = self.game.check_assertion(self.track.state, assertion)
            if forbids(as_played) and not forbids(findings):
                # It may well hold; whether it does shows when the mistakes are mended.
                entry.verdict, kept = not_checked(as_played)
        if entry.verdict is Verdict.ILLEGAL:
            line = self.source.normal[item.statement.line - 1]
            # What stands behind the statement is no part of it.
            line = line[: line.find(item.statement.text) + len(item.statement.text)]
            mended = mended_assertion(self.game, self.track.meant, line, kept, assertion)
            if mended is not None:
                kept[0] = replace(kept[0], hints=(*kept[0].hints, say("perhaps {likely}", likely=mended)))
        entry.findings += [self._placed(finding, item.statement, assertion) for finding in kept]
        return entry

    def _turn_heading(self, item: Item, place: int) -> None:
        """A heading is a good place to get into step: what the turn before still asks for is missing."""
        number = item.statement.turn
        self._past_what_was_done(None)
        decision = self.track.decision()
        if decision is None or number is None:
            return
        if number == decision.turn and self._just_stated():
            self._begin_turn(number)
            return
        if number > decision.turn and not self._at_start_of(decision):
            self.gaps.fill(item, place)
            decision = self.track.decision()
            if decision is None:
                return
        fresh = self._at_start_of(decision)
        begins = fresh and self.heading != decision.turn
        if (number == self.heading and not begins) or (number == decision.turn and not fresh):
            hint = by_turn(
                self.game.in_rounds,
                say("take this heading away, if turn {turn} still goes on", turn=number),
                say("take this heading away, if round {turn} still goes on", turn=number),
            )
            message = by_turn(
                self.game.in_rounds,
                say("turn {turn} has begun already", turn=number),
                say("round {turn} has begun already", turn=number),
            )
            self._note(CATALOGUE.finding("DN0305", message, hints=(hint,)), item)
        elif number != decision.turn:
            message = by_turn(
                self.game.in_rounds,
                say("turn {turn} begins here, not turn {other}", turn=decision.turn, other=number),
                say("round {turn} begins here, not round {other}", turn=decision.turn, other=number),
            )
            hints = (say("write {line}", line=f"turn {decision.turn}"),)
            self._note(CATALOGUE.finding("DN0305", message, hints=hints), item)
        self._begin_turn(decision.turn)

    def _at_start_of(self, decision: Decision) -> bool:
        """Whether nothing was decided yet in the decision's turn."""
        return decision.turn != self.turn and decision.turn > 0

    def _end(self) -> None:
        if self.adrift:
            return
        decision = self.track.decision()
        stopped = says_stopped(self.text.tag("Result"))
        if is_result_only(self.text):
            return
        if decision is None:
            if stopped and not self.track.parted:
                place = place_in_tags(self.source, self.text, ("tag", "Result"))
                self.findings.append(_ended_after_all().at(place, game=self.text.number))
            return
        due = describe_due(self.game, self.track.meant)
        message = say("the game is unfinished: the text ends during set-up")
        if decision.turn:
            message = by_turn(
                self.game.in_rounds,
                say("the game is unfinished: the text ends in turn {turn}", turn=decision.turn),
                say("the game is unfinished: the text ends in round {turn}", turn=decision.turn),
            )
        found = CATALOGUE.finding("DN0306", message, hints=(say("due: {due}", due=due),))
        if stopped or self.track.parted:
            found = replace(found, severity=Severity.NOTE)
        elif self.track.rests_on_unknown():
            found = replace(found, severity=Severity.UNVERIFIED)
        self._note(found, None)


def _late_setup() -> Finding:
    hints = (say("move it above the first line of the set-up"),)
    return CATALOGUE.finding("DN0308", say("the heading setup comes too late"), hints=hints)


def _ended_after_all() -> Finding:
    message = say("the Result tag says that the game was not played to its end, but it was")
    return CATALOGUE.finding("DN0309", message, hints=(say("take the Result tag away, or write who won"),))
