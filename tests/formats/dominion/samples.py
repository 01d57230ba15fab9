"""Where the logs are: the hand-made ones beside this file, and the public ones, which are not in here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dsnotation.formats.dominion.log import Cards, LogEvent, LogGame

DATA = Path(__file__).parent / "data"
SHARED = Path(__file__).parents[3].parent / "shared" / "seaside" / "logs"

needs_shared_logs = pytest.mark.skipif(not SHARED.is_dir(), reason="the public logs are not here")


def hand_made(name: str) -> bytes:
    return (DATA / name).read_bytes()


def public(folder: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted((SHARED / folder).iterdir()):
        yield path.name, path.read_bytes()


def short(event: LogEvent) -> tuple[str, str | None, Cards]:
    """An event without its details."""
    return event.verb, event.player, event.cards


def unread(games: tuple[LogGame, ...]) -> list[str]:
    return [line.text for game in games for line in game.unread]
