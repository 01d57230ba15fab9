"""A game set for people: what is wrong with it, and what it holds."""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.columns import padded, widest
from dsnotation.core.findings import Severity
from dsnotation.core.messages import say
from dsnotation.render.findings_text import clean, counted_findings, finding_text
from dsnotation.render.languages import tell
from dsnotation.render.report import Format, report
from dsnotation.render.style import Style
from dsnotation.replay.checking import Checked


def summary_lines(pairs: Sequence[tuple[str, str]], indent: str = "") -> list[str]:
    """What a set is and holds, a line each."""
    pairs = [(tell(name), tell(value)) for name, value in pairs]
    width = widest([name for name, _ in pairs])
    return [f"{indent}{padded(name, width)}  {clean(value)}" for name, value in pairs]


def set_report(checked: Checked, pairs: Sequence[tuple[str, str]], form: Format, style: Style) -> str:
    """The findings about a set as `dsn check` prints those about a game; for people also how many there are, and
    what a set without errors holds (`pairs`, else empty)."""
    if form != "text":
        return report([checked], form, style)
    blocks = [finding_text(found, checked.sources, style=style, file=checked.file) for found in checked.findings]
    name = style("red" if checked.count(Severity.ERROR) else "green", clean(checked.file))
    told = say("{file}: game set, {findings}", file=name, findings=counted_findings(checked.findings))
    lines = [tell(told)]
    if pairs:
        lines += summary_lines(pairs, "  ")
    return "".join(f"{block}\n\n" for block in blocks) + "".join(f"{line}\n" for line in lines)
