"""Findings: every complaint the tool has, as data.

A finding says what is wrong, where, which rule says so and what could be done. Printers are elsewhere
(`dsnotation.render`); nothing here knows about terminals or files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is. Only an error makes a move illegal and `dsn check` fail.

    *Irregular* is a rule that was broken by a move that the text marks as made all the same: it was played, and
    the text tells what happened. *Unverified* is no complaint: nobody can tell from what is known (a hidden card,
    a lost page) whether the rule was broken.
    """

    ERROR = "error"
    IRREGULAR = "irregular"
    WARNING = "warning"
    NOTE = "note"
    UNVERIFIED = "unverified"


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a file. Lines and columns count from 1, columns in characters of the original line;
    `end_column` is the column after the last character."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a catalogue: a rule that can be broken, and where it is written.

    `source` names the sheet section, the seed text and, where known, the rulebook page. A code never
    changes its meaning. What breaks a rule `of_names` is a name that the game doesn't have: no move, but a slip
    of the pen.
    """

    code: str
    title: str
    explanation: str
    source: str
    severity: Severity = Severity.ERROR
    of_names: bool = False


# Which part of a move a finding points at: ("victims", 1) is the second victim.
FieldPath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One complaint.

    `about` names the parts of the position the complaint rests on ("hex:C4", "space:com.3"): the replay uses
    them to tell a mistake from the follow-up of an earlier one. What is wrong because of two lines as they are
    written, whatever happened between them, rests on a part that begins with "written:". `field` names the part of
    the move.
    `game` counts games in the file from 1, `move` counts moves in the game from 1. `turn` is 0 in the set-up, and
    None where there is no turn, as in the tags; `in_rounds` says whether the game calls it a round. `event` is the
    game's Event tag.
    """

    code: str
    severity: Severity
    message: str
    rule: Rule
    span: Span | None = None
    hints: tuple[str, ...] = ()
    game: int | None = None
    move: int | None = None
    field: FieldPath = ()
    about: tuple[str, ...] = ()
    turn: int | None = None
    event: str | None = None
    in_rounds: bool = False

    def at(self, span: Span | None, *, game: int | None = None, move: int | None = None) -> Finding:
        """The same finding with its place filled in."""
        return replace(self, span=span, game=game, move=move)

    def as_note(self, message: str) -> Finding:
        """The same finding, no longer counted as a mistake, with a message that says why."""
        return replace(self, severity=Severity.NOTE, message=message)

    def as_irregular(self) -> Finding:
        """The same finding about a move that is marked as made all the same; only an error changes."""
        return replace(self, severity=Severity.IRREGULAR) if self.severity is Severity.ERROR else self


class Catalogue(Mapping[str, Rule]):
    """The rules of one game or one part of the tool, by code."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.code in self._rules:
                raise ValueError(f"rule code {rule.code} stands twice in the catalogue")
            self._rules[rule.code] = rule

    def __getitem__(self, code: str) -> Rule:
        return self._rules[code]

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def finding(
        self,
        code: str,
        message: str,
        *,
        field: FieldPath = (),
        about: tuple[str, ...] = (),
        hints: tuple[str, ...] = (),
        span: Span | None = None,
    ) -> Finding:
        """A finding under the rule `code`, with that rule's severity. Raises KeyError for an unknown code."""
        rule = self._rules[code]
        return Finding(code, rule.severity, message, rule, span, hints, None, None, field, about)

    def unverified(
        self,
        code: str,
        message: str,
        *,
        field: FieldPath = (),
        about: tuple[str, ...] = (),
        hints: tuple[str, ...] = (),
    ) -> Finding:
        """A finding that says that nobody can tell whether the rule `code` was broken. Raises KeyError for an
        unknown code."""
        found = self.finding(code, message, field=field, about=about, hints=hints)
        return replace(found, severity=Severity.UNVERIFIED)


def forbids(findings: Sequence[Finding]) -> bool:
    """Whether a move with these findings is illegal: whether one of them is an error."""
    # Mostly there are none, and then this is faster.
    return bool(findings) and any(finding.severity is Severity.ERROR for finding in findings)


def worst(findings: Iterable[Finding]) -> Severity | None:
    """The most severe severity among `findings`, or None if there are none."""
    seen = {finding.severity for finding in findings}
    return next((severity for severity in Severity if severity in seen), None)
