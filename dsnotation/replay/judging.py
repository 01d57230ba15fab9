"""From the findings about a written move or assertion to its verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dsnotation.core.findings import FieldPath, Finding, Severity, forbids
from dsnotation.core.game import Draft
from dsnotation.replay.catalogue import follow_up, same_mistake
from dsnotation.replay.result import Verdict
from dsnotation.replay.track import Track


def judged(findings: Sequence[Finding], track: Track, *, sure: bool = False) -> tuple[Verdict, list[Finding]]:
    """What the findings of a game come to in this replay, and those of them that are to be reported.

    An error makes a move illegal; if all errors rest on something in doubt, it is not checked. Beside an error
    what nobody can verify says nothing any more.
    """
    if not forbids(findings):
        return accepted(findings), list(findings)
    certain = [finding for finding in findings if sure or not track.in_doubt(finding.about)]
    errors = [finding for finding in certain if finding.severity is Severity.ERROR]
    if not errors:
        return not_checked(findings)
    others = [finding for finding in certain if finding.severity in (Severity.WARNING, Severity.NOTE)]
    return Verdict.ILLEGAL, [*errors, *others]


def not_checked(findings: Sequence[Finding]) -> tuple[Verdict, list[Finding]]:
    """The verdict where the errors are follow-ups of an earlier mistake, with a note about the first of them."""
    first = next(finding for finding in findings if finding.severity is Severity.ERROR)
    return Verdict.NOT_CHECKED, [follow_up(first)]


def accepted(findings: Sequence[Finding]) -> Verdict:
    """The verdict on a move that no finding forbids."""
    unsure = any(finding.severity is Severity.UNVERIFIED for finding in findings)
    return Verdict.UNVERIFIED if unsure else Verdict.LEGAL


def one_mistake(findings: Sequence[Finding], draft: Draft, mended: Any) -> list[Finding]:
    """The findings of a move that is legal with one part changed (`mended`): the error that tells of that part,
    and the others as notes, for they are gone with it."""
    part = _changed(draft, mended)
    errors = [one for one in findings if one.severity is Severity.ERROR]
    first = max(errors, key=lambda one: _in_common(one.field, part))
    notes = [same_mistake(one) for one in errors if one is not first]
    return [first, *notes, *(one for one in findings if one.severity is not Severity.ERROR)]


def _changed(draft: Draft, mended: Any) -> FieldPath:
    """The part of a move that another one has otherwise."""
    for name, value in draft.fields.items():
        other = getattr(mended, name, None)
        if other == value:
            continue
        if isinstance(value, tuple) and isinstance(other, tuple) and len(value) == len(other):
            return (name, next(place for place, one in enumerate(value) if one != other[place]))
        return (name,)
    return ()


def _in_common(field: FieldPath, part: FieldPath) -> int:
    """How far two places in a move are the same; -1 if they are different ones."""
    shared = min(len(field), len(part))
    return shared if field[:shared] == part[:shared] else -1
