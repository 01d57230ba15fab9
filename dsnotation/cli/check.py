"""`dsn check`: are the games in these files legal?"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import EncodingErrors, Report
from dsnotation.cli.inputs import Unusable, as_utf8, complain, display_name
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets, read_game


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="DSN texts or JSON records; - is stdin.")],
    form: Annotated[Report, typer.Option("--format", help="How findings are printed.")] = Report.text,
    notes: Annotated[bool, typer.Option("--notes", help="Show notes too: what follows from an error.")] = False,
    unverified: Annotated[
        bool, typer.Option("--unverified", help="Show what nobody can tell from the text, finding by finding.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Errors too: warnings, text that is not canonical, what is inferred.")
    ] = False,
    sets: SetFiles = None,
    errors: Annotated[
        EncodingErrors,
        typer.Option("--encoding-errors", help="Bytes that are no UTF-8: an error each, refused, or read so."),
    ] = EncodingErrors.REPLACE,
    limit: Annotated[
        int | None,
        typer.Option("--max-findings", metavar="NUMBER", min=0, help="Show no more than these of each file."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check written games: read them, play every move, report what is wrong and which rule says so.

    A JSON record (known by its content, not its name) is checked against its schema; then its text is played
    again and compared with what the record says. A game set that a game names is taken from --set, from those
    that dsn has, or from the folder of the file.

    \b
    Examples:
      dsn check game.dsn
      dsn check records/*.dsn --format short
      dsn check game.dsn --strict
      cat game.dsn | dsn check - --format json
    """
    from dsnotation.core.findings import Severity
    from dsnotation.notation.source import EncodingErrors as Policy
    from dsnotation.render.report import report
    from dsnotation.render.style import style_for
    from dsnotation.replay.checking import Checked, check_bytes

    def printed(files: list[Checked]) -> None:
        style = style_for(sys.stdout)
        sys.stdout.write(report(files, form.value, style, notes=notes, unverified=unverified, limit=limit))

    offer_sets(sets)
    checked, unusable = [], False
    streaming = form in (Report.text, Report.short, Report.github)
    for path in paths:
        try:
            name = display_name(path)
            data = read_game(path)
            if errors is EncodingErrors.STRICT:
                data = as_utf8(data, name)
            checked.append(check_bytes(data, name, errors=Policy(errors.value), strict=strict))
        except Unusable as problem:
            complain(problem.args[0])
            unusable = True
            continue
        if streaming:
            printed(checked[-1:])
        if not any(played.game for played in checked[-1].replays):
            _suggest_converting(data, name)
    if not streaming:
        printed(checked)
    # Warnings are errors under --strict; a move that was marked as irregular stays what it is, but no game for it.
    fail = (Severity.ERROR, Severity.IRREGULAR) if strict else (Severity.ERROR,)
    found = any(file.count(severity) for file in checked for severity in fail)
    raise typer.Exit(2 if unusable else 1 if found else 0)


def _suggest_converting(data: bytes, name: str) -> None:
    """Says so if a file without a game in it is what another program writes."""
    from dsnotation.core.messages import say
    from dsnotation.formats.table import format_of_content

    found = format_of_content(data)
    if found is not None and found.name not in ("dsn", "json"):
        complain(
            say(
                "{file} looks like {format} ({title}): dsn convert {file} game.dsn",
                file=name, format=found.name, title=found.title,
            )
        )  # fmt: skip


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(check)
