"""Game sets for the commands: those that `--set` names, and those that lie beside a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable, display_name, read_input, read_raw

SetFiles = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="FILE", help="A game set of your own; may be given several times."),
]


def offer_sets(paths: list[str] | None) -> None:
    """Makes the sets in these files known for this run, and no others. Raises Unusable."""
    from dsnotation.core import sets

    sets.withdraw()
    if not paths:
        return
    from dsnotation.core.messages import joined, say
    from dsnotation.render.findings_text import finding_short
    from dsnotation.replay.sets import offer_set

    for path in paths:
        file = display_name(path)
        findings = offer_set(read_input(path), file)
        if findings:
            problems = [finding_short(finding, file=file) for finding in findings]
            head = say("{file}: this game set can't be played with", file=file)
            raise Unusable(joined([head, *problems], "\n"))


def read_game(path: str) -> bytes:
    """The bytes of a file with games, perhaps no UTF-8, once the sets are known that the games name and that lie
    beside the file. Raises Unusable."""
    from dsnotation.core import sets
    from dsnotation.replay.sets import wanted_sets

    data = read_raw(path)
    sets.clear_beside()
    if path != "-":
        for wanted in wanted_sets(data):
            file = Path(path).with_name(f"{wanted.name}.toml")
            if file.is_file():
                sets.lay_beside(wanted.game, wanted.name, read_input(str(file)).decode("utf-8"), str(file))
    return data
