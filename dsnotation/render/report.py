"""What `dsn check` prints, in each of its formats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from dsnotation.render.findings_data import finding_github, findings_json, findings_sarif
from dsnotation.render.findings_text import finding_short, finding_text
from dsnotation.render.style import Style
from dsnotation.render.summary import file_summary
from dsnotation.replay.checking import Checked

Format = Literal["text", "short", "json", "github", "sarif"]
FORMATS: tuple[Format, ...] = get_args(Format)


def report(checked: Sequence[Checked], form: Format, style: Style) -> str:
    """All findings of all files, and in the form for people a line about each file."""
    if form == "json":
        return findings_json([finding for file in checked for finding in file.findings])
    if form == "sarif":
        return findings_sarif([(file.file, finding) for file in checked for finding in file.findings])
    return "".join(_file(file, form, style) for file in checked)


def _file(checked: Checked, form: Format, style: Style) -> str:
    if form == "text":
        blocks = [
            finding_text(finding, checked.sources, style=style, file=checked.file) + "\n\n"
            for finding in checked.findings
        ]
        return "".join(blocks) + file_summary(checked, style) + "\n"
    line = finding_short if form == "short" else finding_github
    return "".join(line(finding, file=checked.file) + "\n" for finding in checked.findings)
