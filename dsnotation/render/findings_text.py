"""Findings for people: as a good compiler shows them, one line each, and as a summary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.messages import COLON, Message, joined, of_data, say, several
from dsnotation.core.turns import turn_named
from dsnotation.render.excerpt import excerpt, shown
from dsnotation.render.languages import in_language, tell
from dsnotation.render.style import Style

COLOURS = {
    Severity.ERROR: "red",
    Severity.IRREGULAR: "blue",
    Severity.WARNING: "yellow",
    Severity.NOTE: "green",
    Severity.UNVERIFIED: "cyan",
}
SEVERITY_WORDS = {
    Severity.ERROR: say("error"),
    Severity.IRREGULAR: say("irregular"),
    Severity.WARNING: say("warning"),
    Severity.NOTE: say("note"),
    Severity.UNVERIFIED: say("unverified"),
}
# What nobody can verify is no complaint and not counted.
_COUNTED: dict[Severity, Callable[[int], Message]] = {
    Severity.ERROR: lambda number: several(number, "{count} error", "{count} errors"),
    Severity.IRREGULAR: lambda number: several(number, "{count} irregular", "{count} irregular"),
    Severity.WARNING: lambda number: several(number, "{count} warning", "{count} warnings"),
    Severity.NOTE: lambda number: several(number, "{count} note", "{count} notes"),
}
PLAIN = Style()
_NO_BREAK = "\u00a0"  # stands before some signs in French
_LONGEST_EVENT = 40  # characters

# The lines of each file as they stand in it, by the file's name.
Sources = Mapping[str, Sequence[str]]


def place(finding: Finding, fallback: str = "-") -> str:
    """`file:line:column`, or the bare file name if the finding has no place in it."""
    span = finding.span
    return f"{clean(span.file)}:{span.line}:{span.column}" if span else fallback


def clean(text: str) -> str:
    """Text from outside, safe for a terminal: no control or invisible characters."""
    return "".join(character if character == _NO_BREAK else shown(character, 0) for character in text)


def finding_text(finding: Finding, sources: Sources, *, style: Style = PLAIN, file: str = "-") -> str:
    """A finding with its source line, the exact columns marked, its rule and hints. `file` names the input
    if the finding has no place."""
    finding = in_language(finding)
    colour = COLOURS[finding.severity]
    head = style(colour, f"{tell(SEVERITY_WORDS[finding.severity])}[{finding.code}]")
    lines = [f"{head}{style('bold', tell(of_data(COLON)) + clean(finding.message))}"]
    number = str(finding.span.line) if finding.span else ""
    gutter = " " * len(number)
    lines.append(f"{gutter}{style('blue', '-->')} {place(finding, file)}{_in_brackets(finding)}")
    lines += _source(finding, sources, style, colour, number)
    sign = f"{gutter} {style('blue', '=')} "
    lines.append(sign + tell(say("rule: {title} (dsn rule {code})", title=finding.rule.title, code=finding.code)))
    lines += [sign + _painted(tell(hint_line(clean(hint))), style) for hint in finding.hints]
    return "\n".join(lines)


def hint_line(hint: object) -> Message:
    """`hint: did you mean bird?`"""
    return say("hint: {hint}", hint=hint)


def _painted(line: str, style: Style) -> str:
    word, colon, rest = line.partition(":")
    return style("cyan", word) + colon + rest


def whereabouts(finding: Finding) -> Message:
    """`game 2 "Thursday club", turn 3, move 31`: game, turn and move of a finding, where there are such."""
    parts: list[Message] = []
    if finding.game is not None:
        event = finding.event or ""
        shortened = event if len(event) <= _LONGEST_EVENT else f"{event[: _LONGEST_EVENT - 3]}..."
        if event:
            parts.append(say('game {number} "{event}"', number=finding.game, event=clean(shortened)))
        else:
            parts.append(say("game {number}", number=finding.game))
    if finding.turn is not None:
        parts.append(turn_named(finding.in_rounds, finding.turn))
    if finding.move:
        parts.append(say("move {number}", number=finding.move))
    return joined(parts)


def _in_brackets(finding: Finding) -> str:
    where = tell(whereabouts(finding))
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
    finding = in_language(finding)
    severity = tell(SEVERITY_WORDS[finding.severity])
    return f"{place(finding, file)}: {severity} {finding.code} {clean(finding.message)}{_in_brackets(finding)}"


def counted_findings(findings: Iterable[Finding]) -> Message:
    """`2 errors, 1 warning`: what there is of each severity, or `no findings`. What nobody can verify is no
    complaint and not counted."""
    numbers = dict.fromkeys(Severity, 0)
    for finding in findings:
        numbers[finding.severity] += 1
    parts = [tell_number(numbers[severity]) for severity, tell_number in _COUNTED.items() if numbers[severity]]
    return joined(parts) if parts else say("no findings")
