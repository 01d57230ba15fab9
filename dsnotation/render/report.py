"""What `dsn check` prints, in each of its formats."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Literal, get_args

from dsnotation.core.findings import Severity
from dsnotation.core.messages import several
from dsnotation.render.findings_data import finding_github, findings_json, findings_sarif
from dsnotation.render.findings_text import finding_short, finding_text
from dsnotation.render.languages import tell
from dsnotation.render.style import Style
from dsnotation.render.summary import file_summary
from dsnotation.replay.checking import Checked

Format = Literal["text", "short", "json", "github", "sarif"]
FORMATS: tuple[Format, ...] = get_args(Format)


def report(
    checked: Sequence[Checked],
    form: Format,
    style: Style,
    *,
    notes: bool = False,
    unverified: bool = False,
    limit: int | None = None,
) -> str:
    """The findings of all files, and in the form for people a line about each file.

    Notes are mostly about what follows from an error, and of what nobody can verify there may be a lot. The forms
    for programs have all of it; people see it when `notes` or `unverified` is true, and no more
    than `limit` of each file; the line about the file counts all.
    """
    if form == "json":
        return findings_json([finding for file in checked for finding in file.findings])
    if form == "sarif":
        return findings_sarif([(file.file, finding) for file in checked for finding in file.findings])
    shown = {Severity.NOTE: notes, Severity.UNVERIFIED: unverified}
    hidden = [severity for severity, wanted in shown.items() if not wanted]
    return "".join(_file(file, form, style, hidden, limit) for file in checked)


def _file(checked: Checked, form: Format, style: Style, hidden: Container[Severity], limit: int | None) -> str:
    shown = [finding for finding in checked.findings if finding.severity not in hidden]
    more = 0 if limit is None else max(len(shown) - limit, 0)
    shown = shown[: len(shown) - more]
    if form == "text":
        blocks = [finding_text(finding, checked.sources, style=style, file=checked.file) for finding in shown]
        if more:
            held_back = several(
                more,
                "... and {count} further finding; a larger --max-findings shows them",
                "... and {count} further findings; a larger --max-findings shows them",
            )
            blocks.append(tell(held_back))
        return "".join(f"{block}\n\n" for block in blocks) + file_summary(checked, style, hidden) + "\n"
    line = finding_short if form == "short" else finding_github
    return "".join(line(finding, file=checked.file) + "\n" for finding in shown)
