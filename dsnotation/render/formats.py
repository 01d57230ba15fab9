"""What `dsn convert` tells people: the formats there are, and what a conversion lost or filled in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dsnotation.core.columns import padded, widest
from dsnotation.core.findings import Finding, Severity
from dsnotation.core.messages import Message, say
from dsnotation.render.findings_text import Sources, counted_findings, finding_short, finding_text
from dsnotation.render.languages import tell


def format_list(rows: Iterable[tuple[str, str, str]]) -> str:
    """The formats, a line each: name, what is done with it, title."""
    table = [(name, tell(does), tell(title)) for name, does, title in rows]
    widths = [widest([row[column] for row in table]) for column in (0, 1)]
    return "".join(
        f"{padded(name, widths[0])}  {padded(does, widths[1])}  {title}\n" for name, does, title in table
    )


def conversion(heading: Message, findings: Sequence[Finding], sources: Sources, file: str) -> str:
    """What there is to say about a conversion: errors and warnings with their line, the rest on a line each."""
    parts = [tell(say("{heading}: {findings}", heading=heading, findings=counted_findings(findings)))]
    for finding in findings:
        worse = finding.severity in (Severity.ERROR, Severity.IRREGULAR, Severity.WARNING)
        parts.append(finding_text(finding, sources, file=file) if worse else finding_short(finding, file=file))
    return "\n".join(parts)
