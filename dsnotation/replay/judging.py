"""From the findings about a written move or assertion to its verdict."""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.replay.catalogue import follow_up
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
