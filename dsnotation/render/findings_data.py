"""Findings for other tools: JSON, GitHub's workflow commands and SARIF."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import PurePath, PureWindowsPath
from typing import Any
from urllib.parse import quote

from dsnotation import __version__
from dsnotation.core.findings import Finding, Severity
from dsnotation.record.finding_json import finding_json
from dsnotation.render.findings_text import hint_line, whereabouts
from dsnotation.render.languages import in_language, tell

_GITHUB = {
    Severity.ERROR: "error",
    Severity.IRREGULAR: "warning",
    Severity.WARNING: "warning",
    Severity.NOTE: "notice",
    Severity.UNVERIFIED: "notice",
}
_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def findings_json(findings: Sequence[Finding]) -> str:
    """All findings as one JSON list."""
    return (
        json.dumps([finding_json(in_language(finding)) for finding in findings], indent=2, ensure_ascii=False)
        + "\n"
    )


def finding_github(finding: Finding, *, file: str = "") -> str:
    """A finding as a workflow command, which GitHub shows beside the line."""
    finding = in_language(finding)
    span = finding.span
    where = {"file": span.file if span else file}
    if span:
        where |= {"line": str(span.line), "endLine": str(span.end_line), "col": str(span.column)}
        if span.end_line == span.line:
            where["endColumn"] = str(span.end_column)
    where["title"] = f"{finding.code} {finding.rule.title}"
    properties = ",".join(f"{name}={_property(value)}" for name, value in where.items())
    lines = [finding.message, *(tell(hint_line(hint)) for hint in finding.hints), tell(whereabouts(finding))]
    return f"::{_GITHUB[finding.severity]} {properties}::{_data(chr(10).join(filter(None, lines)))}"


def _data(text: str) -> str:
    """A message of a workflow command, escaped."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """A property of a workflow command, escaped."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def findings_sarif(findings: Sequence[tuple[str, Finding]]) -> str:
    """All findings as a SARIF 2.1.0 log with one run; each comes with the name of its input."""
    findings = [(file, in_language(finding)) for file, finding in findings]
    rules = {finding.code: finding.rule for _, finding in findings}
    order = {code: index for index, code in enumerate(rules)}
    driver = {
        "name": "dsnotation",
        "version": __version__,
        "rules": [
            {
                "id": rule.code,
                "shortDescription": {"text": rule.title},
                "fullDescription": {"text": rule.explanation},
                "help": {"text": f"{rule.explanation} ({rule.source})"},
            }
            for rule in rules.values()
        ],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(file, finding, order[finding.code]) for file, finding in findings],
    }
    log = {"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _uri(file: str) -> str:
    """A path as the URI that SARIF wants, relative if the path is; standard input has no path and gets a name."""
    if file in ("-", "<stdin>"):
        return "stdin"
    path = PureWindowsPath(file) if "\\" in file else PurePath(file)
    if path.is_absolute():
        return path.as_uri()
    # A colon in the first part of a relative path would make it a scheme.
    return quote(path.as_posix())


def _sarif_result(file: str, finding: Finding, rule_index: int) -> dict[str, Any]:
    span = finding.span
    location: dict[str, Any] = {"artifactLocation": {"uri": _uri(span.file if span else file)}}
    if span:
        location["region"] = {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": span.end_line,
            "endColumn": span.end_column,
        }
    # SARIF calls it an open result if a rule was asked and what is known can't decide it; that has no level.
    unverified = finding.severity is Severity.UNVERIFIED
    level = "warning" if finding.severity is Severity.IRREGULAR else finding.severity.value
    return {
        "ruleId": finding.code,
        "ruleIndex": rule_index,
        **({"kind": "open", "level": "none"} if unverified else {"level": level}),
        "message": {"text": " ".join([finding.message, *finding.hints])},
        "locations": [{"physicalLocation": location, **_logical(finding)}],
    }


def _logical(finding: Finding) -> dict[str, Any]:
    """Where in which game a finding lies, as a logical location of its own kind."""
    where = tell(whereabouts(finding))
    if not where:
        return {}
    parts = (("game", finding.game), ("turn", finding.turn), ("move", finding.move))
    path = "/".join(f"{name} {number}" for name, number in parts if number is not None)
    return {"logicalLocations": [{"name": where, "fullyQualifiedName": path, "kind": "game"}]}
