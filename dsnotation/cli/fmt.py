"""`dsn fmt`: canonical text."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import EncodingErrors
from dsnotation.cli.inputs import Unusable, as_utf8, complain, display_name, is_packed, read_raw, write_output
from dsnotation.cli.language import Lang


def fmt(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="DSN texts; - is stdin, written to stdout.")
    ],
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit 1 if a file would change.")] = False,
    errors: Annotated[
        EncodingErrors, typer.Option("--encoding-errors", help="What becomes of bytes that are no UTF-8.")
    ] = EncodingErrors.STRICT,
    diff: Annotated[bool, typer.Option("--diff", help="Change nothing; show what would change.")] = False,
    lang: Lang = None,
) -> None:
    """Put texts into canonical form, in place. Comments stay; a line that can't be read stays as it is.

    \b
    Examples:
      dsn fmt game.dsn
      dsn fmt records/*.dsn --check
      dsn fmt game.dsn --diff
      dsn fmt old.dsn --encoding-errors latin-1
      dsn fmt - < notes.txt > game.dsn
    """
    from dsnotation.core.messages import say
    from dsnotation.render.canonical import canonical
    from dsnotation.render.languages import tell

    codes = [0]
    for path in paths:
        name = display_name(path)
        try:
            raw = read_raw(path)
            data = as_utf8(raw, name, errors.value)
            result = canonical(data, name)
        except (Unusable, ValueError) as problem:
            complain(problem.args[0])
            codes.append(2)
            continue
        if result.unreadable:
            complain(say("{file}: {problem}", file=name, problem=result.unreadable))
            codes.append(1)
        if diff:
            sys.stdout.write(result.diff)
        changed = result.changed or data != raw
        if check and changed:
            print(tell(say("{file}: not canonical", file=name)))
            codes.append(1)
        if not (check or diff) and (path == "-" or changed):
            write_output(path, result.text, packed=is_packed(path))
    raise typer.Exit(max(codes))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(fmt)
