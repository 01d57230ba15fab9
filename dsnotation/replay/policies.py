"""The games of a file, one after the other, with a choice of what becomes of those that have errors."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.reader import read_bytes
from dsnotation.notation.whereabouts import of_file
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay


class Faulty(StrEnum):
    """What becomes of a game with errors."""

    COLLECT = "collect"  # it is given as it was played; its findings tell
    SKIP = "skip"  # it is passed over
    RAISE = "raise"  # FaultyGame is raised when its turn comes


class FaultyGame(Exception):
    """A game has an error, or the file can't be read; `finding` is the first, `played` the game, if any."""

    def __init__(self, finding: Finding, played: Replay | None) -> None:
        super().__init__(finding.message)
        self.finding = finding
        self.played = played


def games_of(data: bytes, file: str, faulty: Faulty = Faulty.COLLECT) -> Iterator[Replay]:
    """Plays the games of a DSN text one by one; none hides those after it.

    Raises:
        FaultyGame: with `RAISE`, at the first error of the file as such, or of the game whose turn it is.
    """
    document = read_bytes(data, file)
    of_games = {game.number: _first_error(one for one in of_file(document) if one.game == game.number)
                for game in document.games}  # fmt: skip
    whole = _first_error(one for one in of_file(document) if one.game not in of_games)
    if whole is not None and faulty is Faulty.RAISE:
        raise FaultyGame(whole, None)
    for game in document.games:
        played = replay(game, document.source)
        error = of_games[game.number] or _first_error(iter(played.findings))
        if error is not None and faulty is Faulty.RAISE:
            raise FaultyGame(error, played)
        if error is None or faulty is Faulty.COLLECT:
            yield played


def _first_error(findings: Iterator[Finding]) -> Finding | None:
    return next((one for one in findings if one.severity is Severity.ERROR), None)
