"""Findings as JSON values: one form for records, for `dsn check --format json` and for other programs."""

from __future__ import annotations

from typing import Any

from dsnotation.core.findings import Finding


def finding_json(finding: Finding) -> dict[str, Any]:
    """A finding as a JSON value. Lines and columns count from 1; all five places are null if it has none, and
    so is what it does not lie in: a game, an event, a turn, a move."""
    span = finding.span
    return {
        "file": span.file if span else None,
        "line": span.line if span else None,
        "column": span.column if span else None,
        "end_line": span.end_line if span else None,
        "end_column": span.end_column if span else None,
        "game": finding.game,
        "event": finding.event,
        "turn": finding.turn,
        "move": finding.move,
        "code": finding.code,
        "severity": finding.severity.value,
        "message": finding.message,
        "rule": {"id": finding.rule.code, "title": finding.rule.title, "source": finding.rule.source},
        "hints": list(finding.hints),
    }
