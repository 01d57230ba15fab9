"""`dsn export`: the record of a game for other programs."""

from __future__ import annotations

from typing import Annotated

import typer

from dsnotation.cli.choices import Export
from dsnotation.cli.games_in import checked_games, no_such_game, unplayable
from dsnotation.cli.inputs import Unusable, complain, write_output
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets


def export(
    path: Annotated[str, typer.Argument(metavar="FILE", help="DSN text or JSON record; - is stdin.")],
    out: Annotated[str, typer.Option("-o", "--output", metavar="OUT", help="Where to write; - is stdout.")] = "-",
    form: Annotated[
        Export, typer.Option("--format", help="One JSON record, or a move a line or row.")
    ] = Export.json,
    number: Annotated[
        int | None, typer.Option("--game", metavar="NUMBER", help="Which game of the file, from 1.")
    ] = None,
    checksums: Annotated[
        bool, typer.Option("--checksums", help="With each move a hash of the position and how many were legal.")
    ] = False,
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """Write the record of a game: every move with its fields, events and verdict, and the result.

    json is the full record of one game, which validates against dsn schema. jsonl has one JSON object a
    move, csv one row a move; both take all games of a file. A game with mistakes is exported too, with its
    findings, and the exit code is 1.

    \b
    Examples:
      dsn export game.dsn -o game.json
      dsn export game.dsn -o game.json --checksums
      dsn export club.dsn --game 2 -o second.json
      dsn export club.dsn --format jsonl -o moves.jsonl
      dsn export game.dsn --format csv | head
    """
    from dsnotation.core.findings import worst
    from dsnotation.core.messages import say
    from dsnotation.render.exported import exported
    from dsnotation.render.findings_text import counted_findings
    from dsnotation.replay.export import record_of

    offer_sets(sets)
    checked, document = checked_games(path, checksums=checksums)
    replays = checked.replays
    if number is not None:
        replays = [replay for replay in replays if replay.text.number == number]
    if not replays:
        raise no_such_game(checked, number)
    if form is Export.json and len(replays) > 1:
        raise Unusable(
            say(
                "{file}: there are {number} games in it, and a JSON record holds one; "
                "choose with --game, or take --format jsonl",
                file=checked.file, number=len(replays),
            )
        )  # fmt: skip
    for replay in replays:
        if replay.game is None:
            raise unplayable(replay, checked.file)
    records = [record_of(replay, document, checksums=checksums) for replay in replays]
    write_output(out, exported(records, form.value))
    findings = [*document.findings, *(finding for replay in replays for finding in replay.findings)]
    if worst(findings) == "error":
        counted = counted_findings(findings)
        told = say("{file}: exported with {findings}; dsn check shows them", file=checked.file, findings=counted)
        complain(told)
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(export)
