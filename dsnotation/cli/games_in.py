"""One game out of a file, for the commands that work on one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dsnotation.cli.inputs import Unusable, display_name
from dsnotation.cli.sets_in import read_game
from dsnotation.core.messages import joined, say

if TYPE_CHECKING:
    from dsnotation.core.findings import Finding
    from dsnotation.notation.document import Document, GameText, SourceText
    from dsnotation.replay.checking import Checked
    from dsnotation.replay.reference import Reference
    from dsnotation.replay.result import Replay
    from dsnotation.replay.telling import Telling


@dataclass(slots=True)
class ChosenGame:
    """A game that was read and played, with the errors found in it."""

    document: Document
    replay: Replay
    errors: list[Finding]

    @property
    def text(self) -> GameText:
        return self.replay.text

    @property
    def source(self) -> SourceText:
        return self.document.source


def reference_of(text: str | None) -> Reference | None:
    """The reference of a command line. Raises Unusable."""
    from dsnotation.replay.reference import BadReference, parse_reference

    try:
        return parse_reference(text) if text is not None else None
    except BadReference as error:
        raise Unusable(error.args[0]) from None


def require_place(game: ChosenGame, reference: Reference | None) -> None:
    """Raises Unusable if the game has no such place."""
    from dsnotation.replay.reference import out_of_reach

    if reference is None:
        return
    in_rounds = game.replay.game is not None and game.replay.game.in_rounds
    problem = out_of_reach(reference, game.replay.entries, len(game.source.lines), in_rounds)
    if problem is not None:
        raise Unusable(say("{file}: {problem}", file=game.source.file, problem=problem))


def require_narration(game: ChosenGame) -> None:
    """Raises Unusable if the game can't be told as prose."""
    from dsnotation.core.telling import narrator

    assert game.replay.game is not None
    if narrator(game.replay.game) is None:
        raise Unusable(say("{game} can't be told as prose yet", game=game.replay.game.name))


def checked_games(path: str, *, checksums: bool = False) -> tuple[Checked, Document]:
    """All games of a file, with checksums if asked for. Raises Unusable if there are none."""
    from dsnotation.render.findings_text import finding_short
    from dsnotation.replay.checking import check_bytes

    checked = check_bytes(read_game(path), display_name(path), checksums=checksums)
    if checked.document is None or not checked.replays:
        problems = [finding_short(finding, file=checked.file) for finding in checked.findings]
        raise Unusable(joined([say("{file}: there is no game in it", file=checked.file), *problems], "\n"))
    return checked, checked.document


def chosen_game(path: str, number: int | None) -> ChosenGame:
    """The game `number` of a file; the only one for None.

    Raises Unusable if there is none or it can't be played.
    """
    return _chosen(*checked_games(path), number)


def _chosen(checked: Checked, document: Document, number: int | None) -> ChosenGame:
    from dsnotation.core.findings import Severity

    count = len(checked.replays)
    if number is None and count > 1:
        raise Unusable(
            say(
                "{file}: there are {number} games in it; choose one with --game 1 to {number}",
                file=checked.file, number=count,
            )
        )  # fmt: skip
    if number is not None and not 1 <= number <= count:
        raise no_such_game(checked, number)
    replay = checked.replays[(number or 1) - 1]
    if replay.state is None:
        raise unplayable(replay, checked.file)
    # What is wrong with the file, such as a byte that is no UTF-8, is wrong with its games.
    findings = [*document.findings, *replay.findings]
    errors = [finding for finding in findings if finding.severity is Severity.ERROR]
    return ChosenGame(document, replay, errors)


def no_such_game(checked: Checked, number: int | None) -> Unusable:
    """Says how many games there are."""
    count = len(checked.replays)
    return Unusable(
        say("{file}: there is no game {number} in it, only {count}", file=checked.file, number=number, count=count)
    )


def unplayable(replay: Replay, file: str) -> Unusable:
    """Says why a game can't be played."""
    from dsnotation.render.findings_text import finding_short

    head = say("{file}: game {number} can't be played", file=file, number=replay.text.number)
    problems = (finding_short(finding, file=file) for finding in replay.findings)
    return Unusable(joined([head, *problems], "\n"))


def tellings(paths: Sequence[str], number: int | None) -> list[Telling]:
    """One game of each file, played for comparison; `number` says which where there are several.

    Raises Unusable.
    """
    from dsnotation.replay.telling import telling

    if paths.count("-") > 1:
        raise Unusable(say("only one of the files can be standard input"))
    found = []
    for path in paths:
        checked, document = checked_games(path)
        game = _chosen(checked, document, number if len(checked.replays) > 1 else None)
        found.append(telling(game.text, game.source))
    return found
