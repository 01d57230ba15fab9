"""`dsn fmt`: canonical text."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable, display_name, read_input, write_output


def fmt(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="DSN texts; - is stdin, written to stdout.")
    ],
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit 1 if a file would change.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Change nothing; show what would change.")] = False,
) -> None:
    """Put texts into canonical form, in place. Comments stay; a line that can't be read stays as it is.

    \b
    Examples:
      dsn fmt game.dsn
      dsn fmt records/*.dsn --check
      dsn fmt game.dsn --diff
      dsn fmt - < notes.txt > game.dsn
    """
    from dsnotation.render.canonical import canonical

    codes = [0]
    for path in paths:
        name = display_name(path)
        try:
            result = canonical(read_input(path), name)
        except (Unusable, ValueError) as problem:
            print(f"dsn: {problem}", file=sys.stderr)
            codes.append(2)
            continue
        if result.unreadable:
            print(f"dsn: {name}: {result.unreadable} left as it is; dsn check explains", file=sys.stderr)
            codes.append(1)
        if diff:
            sys.stdout.write(result.diff)
        if check and result.changed:
            print(f"{name}: not canonical")
            codes.append(1)
        if not (check or diff) and (path == "-" or result.changed):
            write_output(path, result.text)
    raise typer.Exit(max(codes))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(fmt)
