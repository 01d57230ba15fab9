"""`dsn parse`: what a text says, without playing it."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from dsnotation.cli.inputs import display_name, read_raw
from dsnotation.cli.language import Lang


def parse(
    path: Annotated[str, typer.Argument(metavar="FILE", help="DSN text; - is stdin.")],
    lang: Lang = None,
) -> None:
    """Print what a text says as JSON: tags, statements and the moves as written, without playing them.

    \b
    Examples:
      dsn parse game.dsn
      dsn parse - < game.dsn
    """
    from dsnotation.core.findings import worst
    from dsnotation.notation.reader import read_bytes
    from dsnotation.render.parsed import document_json

    document = read_bytes(read_raw(path), display_name(path))
    sys.stdout.write(json.dumps(document_json(document), indent=2, ensure_ascii=False) + "\n")
    findings = [*document.findings, *(finding for game in document.games for finding in game.findings)]
    raise typer.Exit(1 if worst(findings) == "error" else 0)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(parse)
