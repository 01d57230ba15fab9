"""What a replay gives: each written move with its verdict, findings, outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import Assertion, Decision, Draft, Game, Outcome, Setup, State
from dsnotation.core.messages import Message
from dsnotation.notation.document import GameText, Statement


class Verdict(StrEnum):
    """What the replay says of one move."""

    LEGAL = "legal"
    IRREGULAR = "irregular"  # broke a rule, and is marked as made all the same
    UNVERIFIED = "unverified"  # played, but nobody can tell from what is known whether it was legal
    ILLEGAL = "illegal"
    NOT_CHECKED = "not-checked"  # depends on an earlier move that was not played


class GameVerdict(StrEnum):
    """What the replay says of a whole game."""

    LEGAL = "legal"
    IRREGULAR = "irregular"  # finished or not, all that broke a rule is marked as made all the same
    UNVERIFIED = "unverified"  # nothing was illegal, but some of it nobody can tell
    UNFINISHED = "unfinished"  # nothing was illegal as far as it goes
    ILLEGAL = "illegal"
    RESULT_ONLY = "result-only"  # no move is written, only who played and how it ended
    UNPLAYABLE = "unplayable"  # no known game, or a setup that can't be


_PLAYED = (Verdict.LEGAL, Verdict.IRREGULAR, Verdict.UNVERIFIED)


@dataclass(slots=True)
class Entry:
    """One written move. `number` counts the moves of the game from 1.

    `decision` is what the position asked for; `move` and `events` stand when the move could be completed and
    was played. A line that could not be read has no draft. `position` is the hash of the position after the move;
    `legal_moves` says how many there were (None: more than `checksums.MOST_COUNTED`). `checks` holds an
    assertion instead of a move
    (then `number` is that of the move before it). Of a stated position or a correction (`stated`) `number` is that
    too, and `restored` the position that holds from here on; of several lines that belong together the first one
    has it.
    """

    number: int
    statement: Statement
    turn: int
    phase: str
    draft: Draft | None = None
    decision: Decision | None = None
    move: Any = None
    assertion: Assertion | None = None
    restored: State | None = None
    verdict: Verdict = Verdict.LEGAL
    events: Sequence[Any] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    # The moves that a mistaken or unreadable line may be meant to say, the likeliest first.
    proposals: tuple[tuple[Any, ...], ...] = ()
    # Only if the replay was asked for checksums.
    position: str | None = None
    legal_moves: int | None = None
    # The move as a sentence, if it was played; only if the replay was asked to narrate.
    told: Message | None = None

    @property
    def stated(self) -> bool:
        """Whether it is no move: a part of a position, or a correction."""
        return self.statement.part is not None

    @property
    def played(self) -> bool:
        return self.move is not None and self.verdict in _PLAYED


@dataclass(slots=True)
class Replay:
    """A game played through. `state` is the position at the end; None if the game can't be played.

    `findings` are all findings of the game in file order, those of reading included.
    """

    text: GameText
    game: Game | None
    setup: Setup | None
    state: State | None
    entries: list[Entry] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    outcome: Outcome | None = None
    verdict: GameVerdict = GameVerdict.UNPLAYABLE
    pages_lost: bool = False  # a position was stated that doesn't follow on the moves before it

    @property
    def begins_stated(self) -> bool:
        """Whether the game begins with a stated position instead of its set-up."""
        first = next((entry for entry in self.entries if entry.assertion is None), None)
        return first is not None and first.restored is not None and first.statement.kind == "position"

    @property
    def adjusted(self) -> int:
        """How many corrections the players agreed on."""
        entries = (entry for entry in self.entries if entry.statement.kind == "adjust")
        return sum(entry.verdict is Verdict.LEGAL for entry in entries)

    def count(self, severity: Severity) -> int:
        """How many findings of a severity there are."""
        return sum(finding.severity is severity for finding in self.findings)
