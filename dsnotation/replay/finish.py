"""What is left to do when a game was played through: the claims of its tags, and where each finding lies."""

from __future__ import annotations

from dsnotation.notation.whereabouts import teller
from dsnotation.replay.claims import claim_findings
from dsnotation.replay.result import Replay


def finished(replay: Replay) -> Replay:
    """The replay with what its tags claim judged, and with game, event and turn in all its findings."""
    claims = claim_findings(replay)
    if claims:
        replay.findings += claims
        replay.findings.sort(key=lambda finding: finding.span.line if finding.span else 0)
    if replay.findings:
        tell = teller(replay.text)
        replay.findings = [tell(finding) for finding in replay.findings]
        for entry in replay.entries:
            if entry.findings:
                entry.findings = [tell(finding) for finding in entry.findings]
    return replay
