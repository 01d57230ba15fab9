"""Findings for people: as a good compiler shows them, one line each, and as a summary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dsnotation.core.findings import Finding, Severity
from dsnotation.render.excerpt import excerpt, shown
from dsnotation.render.style import Style

COLOURS = {
    Severity.ERROR: "red",
    Severity.WARNING: "yellow",
    Severity.NOTE: "green",
    Severity.UNVERIFIED: "cyan",
}
PLAIN = Style()
_LONGEST_EVENT = 40  # characters

# The lines of each file as they stand in it, by the file's name.
Sources = Mapping[str, Sequence[str]]


def place(finding: Finding, fallback: str = "-") -> str:
    """`file:line:column`, or the bare file name if the finding has no place in it."""
    span = finding.span
    return f"{clean(span.file)}:{span.line}:{span.column}" if span else fallback


def clean(text: str) -> str:
    """Text from outside, safe for a terminal: no control or invisible characters."""
    return "".join(shown(character, 0) for character in text)


def finding_text(finding: Finding, sources: Sources, *, style: Style = PLAIN, file: str = "-") -> str:
    """A finding with its source line, the exact columns marked, its rule and hints. `file` names the input
    if the finding has no place."""
    colour = COLOURS[finding.severity]
    head = style(colour, f"{finding.severity}[{finding.code}]")
    lines = [f"{head}{style('bold', ': ' + clean(finding.message))}"]
    number = str(finding.span.line) if finding.span else ""
    gutter = " " * len(number)
    lines.append(f"{gutter}{style('blue', '-->')} {place(finding, file)}{_in_brackets(finding)}")
    lines += _source(finding, sources, style, colour, number)
    lines.append(f"{gutter} {style('blue', '=')} rule: {finding.rule.title} ({finding.rule.source})")
    lines += [f"{gutter} {style('blue', '=')} {style('cyan', 'hint')}: {clean(hint)}" for hint in finding.hints]
    return "\n".join(lines)


def whereabouts(finding: Finding) -> str:
    """`game 2 "Thursday club", turn 3, move 31`: game, turn and move of a finding, where there are such."""
    parts = []
    if finding.game is not None:
        event = finding.event or ""
        shortened = event if len(event) <= _LONGEST_EVENT else f"{event[: _LONGEST_EVENT - 3]}..."
        parts.append(f'game {finding.game} "{clean(shortened)}"' if event else f"game {finding.game}")
    if finding.turn is not None:
        parts.append(f"turn {finding.turn}" if finding.turn else "set-up")
    if finding.move:
        parts.append(f"move {finding.move}")
    return ", ".join(parts)


def _in_brackets(finding: Finding) -> str:
    where = whereabouts(finding)
    return f" ({where})" if where else ""


def _source(finding: Finding, sources: Sources, style: Style, colour: str, number: str) -> list[str]:
    """The line of a finding and the marks under it; nothing if its file isn't at hand."""
    span = finding.span
    lines = sources.get(span.file, ()) if span else ()
    if span is None or span.line > len(lines):
        return []
    line = lines[span.line - 1]
    end = span.end_column if span.end_line == span.line else len(line) + 1
    text, marks = excerpt(line, span.column - 1, end - 1)
    bar = style("blue", "|")
    gutter = " " * len(number)
    return [
        f"{gutter} {bar}",
        f"{style('blue', number)} {bar} {text}",
        f"{gutter} {bar} {style(colour, marks)}",
    ]


def finding_short(finding: Finding, *, file: str = "-") -> str:
    """A finding on one line, as editors and scripts like it: `file:line:column: error DS0703 message (game 1,
    turn 3, move 31)`."""
    where = _in_brackets(finding)
    return f"{place(finding, file)}: {finding.severity} {finding.code} {clean(finding.message)}{where}"


def count(number: int, thing: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def counted_findings(findings: Iterable[Finding]) -> str:
    """`2 errors, 1 warning`: what there is of each severity, or `no findings`. What nobody can verify is no
    complaint and not counted."""
    numbers = dict.fromkeys(Severity, 0)
    for finding in findings:
        numbers[finding.severity] += 1
    del numbers[Severity.UNVERIFIED]
    return ", ".join(count(number, severity) for severity, number in numbers.items() if number) or "no findings"
