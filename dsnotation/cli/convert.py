"""`dsn convert`: games from one format into another."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from dsnotation.cli.choices import EncodingErrors
from dsnotation.cli.inputs import Unusable, as_utf8, display_name, write_output
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets, read_game

if TYPE_CHECKING:
    from dsnotation.core.findings import Finding
    from dsnotation.formats.protocol import Format


def convert(
    path: Annotated[str, typer.Argument(metavar="IN", help="A file in any format; - is stdin.")] = "",
    out: Annotated[str, typer.Argument(metavar="OUT", help="Where to write; - is stdout.")] = "-",
    source: Annotated[
        str | None, typer.Option("--from", metavar="NAME", help="Format of IN; else by its content.")
    ] = None,
    target: Annotated[
        str | None, typer.Option("--to", metavar="NAME", help="Format of OUT; else by its name, DSN text for -.")
    ] = None,
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Only this game of the file, from 1.")
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit 1 if anything was left out or filled in.")
    ] = False,
    listing: Annotated[bool, typer.Option("--formats", help="List the formats and exit.")] = False,
    sets: SetFiles = None,
    errors: Annotated[
        EncodingErrors, typer.Option("--encoding-errors", help="What becomes of bytes that are no UTF-8.")
    ] = EncodingErrors.STRICT,
    lang: Lang = None,
) -> None:
    """Convert between DSN text, the JSON record and what other programs write.

    A converted game replays: dsn check finds nothing wrong with it, or the conversion says what it found. What
    was left out, taken back or filled in is told on standard error. A game that our rules refuse is written up
    to the refused move, and the exit code is 1.

    \b
    Examples:
      dsn convert journal.txt game.dsn
      dsn convert replay.html game.json --strict
      dsn convert game.dsn game.json
      dsn convert club.dsn second.dsn --game 2
      dsn convert --formats
    """
    from dsnotation.core.messages import say
    from dsnotation.formats.table import find_format, format_of_file, formats, read_games, write_games
    from dsnotation.render.formats import conversion, format_list

    if listing:
        rows = ((one.name, say("read, written") if one.write else say("read"), one.title) for one in formats())
        sys.stdout.write(format_list(rows))
        return
    if not path:
        raise Unusable(say("name the file to convert: dsn convert IN OUT; dsn convert --help tells more"))
    wanted = _named(target) or (format_of_file(out) if out != "-" else find_format("dsn"))
    if wanted is None:
        raise Unusable(say("{file}: its name does not tell the format; say --to dsn or --to json", file=out))
    offer_sets(sets)
    file = display_name(path)
    reading = read_games(as_utf8(read_game(path), file, errors.value), file, _named(source))
    sources = {file: reading.lines}
    refused = say("{file}: can't be converted", file=file)
    if reading.games is None:
        raise Unusable(conversion(refused, reading.findings, sources, file))
    writing = write_games(reading.games, wanted, number)
    if writing.text is None:
        raise Unusable(conversion(refused, writing.findings, sources, file))
    write_output(out, writing.text)
    # What is wrong with the game itself is in the record; dsn check shows it.
    if reading.findings:
        told = conversion(say("{file}: converted", file=file), reading.findings, sources, file)
        print(f"dsn: {told}", file=sys.stderr)
    raise typer.Exit(_exit_code([*reading.findings, *writing.findings], reading.findings if strict else []))


def _named(name: str | None) -> Format | None:
    from dsnotation.formats.table import UnknownFormat, find_format

    try:
        return find_format(name) if name is not None else None
    except UnknownFormat as error:
        raise Unusable(error.told) from None


def _exit_code(findings: list[Finding], losses: list[Finding]) -> int:
    from dsnotation.core.findings import worst
    from dsnotation.formats.protocol import is_loss

    return int(worst(findings) == "error" or any(map(is_loss, losses)))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(convert)
