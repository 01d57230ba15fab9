"""The readers of all logs of Dominion, and which of them a file is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dsnotation.core.messages import say
from dsnotation.formats.dominion import councilroom, dominion_games, goko, isotropic
from dsnotation.formats.dominion.log import LogGame, NotThisFormat, SourceFormat


@dataclass(frozen=True, slots=True)
class LogReader:
    """How logs of one source are told from others, and read."""

    name: SourceFormat
    looks_like: Callable[[bytes], bool]
    read_games: Callable[[bytes, str], tuple[LogGame, ...]]


READERS = (
    LogReader("dominion.games", dominion_games.looks_like, dominion_games.read_games),
    LogReader("isotropic", isotropic.looks_like, isotropic.read_games),
    LogReader("councilroom", councilroom.looks_like, councilroom.read_games),
    LogReader("goko", goko.looks_like, goko.read_games),
)


def read_log(data: bytes, file: str = "") -> tuple[LogGame, ...]:
    """The games of a log of any source. Raises NotThisFormat for other files, BadLog for damaged ones."""
    for reader in READERS:
        if reader.looks_like(data):
            return reader.read_games(data, file)
    raise NotThisFormat(say("this is no log of Dominion that can be read"))
