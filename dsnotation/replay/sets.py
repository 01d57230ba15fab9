"""Game sets of people's own: checking one, and making those known that a run needs. `core.sets` keeps them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from dsnotation.core import sets
from dsnotation.core.findings import Finding
from dsnotation.core.game import Game
from dsnotation.core.registry import GAMES, find_game
from dsnotation.core.toml_places import normalised
from dsnotation.replay.checking import Checked

# Also in the JSON of a record, which has its text word for word.
_QUOTE = r'\\?["\u201c\u201d\u201e]'
_TAG = re.compile(rf"\[\s*(Set|Game)\s*{_QUOTE}\s*([a-z0-9-]+)\s*{_QUOTE}\s*\]", re.IGNORECASE)


class CheckedSet(NamedTuple):
    """What a check of a set gave; `game_set` is None if the set has errors."""

    checked: Checked
    game_set: Any | None


class Wanted(NamedTuple):
    """A set that a record names, and that nobody has yet."""

    game: str
    name: str


def games_with_sets() -> tuple[str, ...]:
    """The names of the games that are played with sets."""
    return tuple(name for name in GAMES if find_game(name).sets is not None)


def check_set(game: Game, data: bytes, file: str) -> CheckedSet:
    """Checks the text of a set. Raises ValueError if the game has no sets, or for bytes that are no UTF-8."""
    if game.sets is None:
        raise ValueError(f"{game.title} is not played with game sets")
    text = data.decode("utf-8")
    game_set, findings = game.sets.read(text, file)
    lines = normalised(text).split("\n")
    return CheckedSet(Checked(file, None, findings, [], {file: lines}), game_set)


def offer_set(data: bytes, file: str) -> list[Finding]:
    """Makes a set known for this run, to the first game that can read it. If none can, returns what is wrong."""
    findings: list[Finding] = []
    for name in games_with_sets():
        game = find_game(name)
        assert game.sets is not None
        game_set, found = game.sets.read(data.decode("utf-8"), file)
        if game_set is not None:
            sets.offer(name, game.sets.name(game_set), data.decode("utf-8"), file)
            return []
        findings += found
    return findings


def wanted_sets(data: bytes) -> list[Wanted]:
    """The sets that the games in a file name, and that nobody has yet."""
    text = data.decode("utf-8", "replace")
    found: dict[str, dict[str, None]] = {"set": {}, "game": {}}
    for tag, value in _TAG.findall(text):
        found[tag.lower()][value] = None
    if not found["set"]:
        return []  # most games have none, and need not be asked
    games = [name for name in found["game"] if name in GAMES and find_game(name).sets is not None]
    return [Wanted(game, name) for game in games for name in found["set"] if _is_missing(game, name)]


def _is_missing(game: str, name: str) -> bool:
    return sets.is_set_name(name) and sets.find(game, name) is None
