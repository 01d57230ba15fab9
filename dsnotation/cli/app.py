"""The command line as a whole: which commands there are."""

from __future__ import annotations

from typing import Annotated

import typer

from dsnotation import __version__
from dsnotation.cli import (
    check,
    convert,
    diff,
    export,
    fix,
    fmt,
    games,
    merge,
    moves,
    parse,
    play,
    replay,
    rule,
    schema,
)
from dsnotation.cli.helping import ToldCommand, ToldGroup

HELP = """Read, check and replay written games of heavy tabletop games.

\b
A first look:
  dsn play dominant-species --seed 1 -o game.dsn   make a random legal game
  dsn check game.dsn                               is every move legal?
  dsn replay game.dsn --to turn:3 --board          the board after turn 3
  dsn export game.dsn -o game.json                 the JSON record
  dsn convert journal.txt game.dsn                 a game of another program

- is standard input or output. Exit codes: 0 clean, 1 errors found, 2 unusable input or wrong usage.
"""

# Without rich markup `dsn --help` takes half the time and reads the same everywhere.
app = typer.Typer(
    name="dsn",
    help=HELP,
    cls=ToldGroup,
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"dsn {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None: ...


for module in (check, replay, moves, fmt, fix, parse, export, convert, diff, merge, play, rule, schema, games):
    module.register(app)
for command in app.registered_commands:
    command.cls = ToldCommand
