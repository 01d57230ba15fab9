"""`dsn fix`: safe repairs as a patch."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.choices import EncodingErrors
from dsnotation.cli.inputs import Unusable, as_utf8, back_up, complain, display_name, is_packed, write_output
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets, read_game


def fix(
    paths: Annotated[list[str], typer.Argument(metavar="FILE...", help="DSN texts; - is stdin.")],
    write: Annotated[
        bool, typer.Option("--write", help="Change the file and keep the old one as FILE.bak; - goes to stdout.")
    ] = False,
    numbered: Annotated[
        bool, typer.Option("--numbered", help="If FILE.bak is there already, keep FILE.bak.1 and so on beside it.")
    ] = False,
    sets: SetFiles = None,
    errors: Annotated[
        EncodingErrors, typer.Option("--encoding-errors", help="What becomes of bytes that are no UTF-8.")
    ] = EncodingErrors.STRICT,
    lang: Lang = None,
) -> None:
    """Repair what can be repaired without changing a move, and print that as a patch.

    Repaired are the spelling, capital letters and order of words, full names, who acts where that was left out,
    the numbers of turns and their headings, line ends, and characters that stand for plain ones. Comments stay,
    and so does what stands in columns. A repair is made only if the game is the same with it. What can't be
    repaired safely is listed. Exit code 0: nothing to repair; 1: something is, or is left.

    \b
    Examples:
      dsn fix game.dsn                 show what would change
      dsn fix game.dsn --write         change it; the old text is kept as game.dsn.bak
      dsn fix game.dsn | patch game.dsn
      dsn fix - --write < notes.txt > game.dsn
    """
    from dsnotation.core.messages import say, several
    from dsnotation.notation.source import MAX_BYTES
    from dsnotation.record.sniff import looks_like_json
    from dsnotation.render.findings_text import finding_short
    from dsnotation.render.languages import tell
    from dsnotation.render.patch import patch
    from dsnotation.replay.repair import repair

    offer_sets(sets)
    codes = [0]
    for path in paths:
        name = display_name(path)
        try:
            data = as_utf8(read_game(path), name, errors.value)
            if looks_like_json(data):
                raise Unusable(say("{file}: is JSON; dsn fix is for DSN text", file=name))
            if len(data) > MAX_BYTES:
                raise Unusable(say("{file}: is too large for a text", file=name))
            text = data.decode("utf-8")
            done = repair(text, name)
            if not write:
                sys.stdout.write(patch(text, done.text, name, tell(say("{file} (repaired)", file=name))))
            elif path == "-":
                write_output(path, done.text)
            elif done.changed:
                kept = back_up(path, numbered=numbered)
                write_output(path, done.text, packed=is_packed(path))
                complain(say("{file}: repaired; the old text is {backup}", file=name, backup=kept))
        except Unusable as problem:
            complain(problem.args[0])
            codes.append(2)
            continue
        for finding in done.left if write else map(done.in_old_lines, done.left):
            short = finding_short(finding, file=name)
            print(tell(say("left alone: {finding}", finding=short)), file=sys.stderr)
        if done.left:
            left = several(
                len(done.left),
                "{file}: {count} finding left alone; dsn check explains",
                "{file}: {count} findings left alone; dsn check explains",
                file=name,
            )
            complain(left)
        codes.append(1 if done.left or (done.changed and not write) else 0)
    raise typer.Exit(max(codes))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(fix)
