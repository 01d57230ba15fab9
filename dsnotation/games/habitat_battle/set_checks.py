"""Habitat Battle: what can be wrong with a game set that has the right shape.

Ids, numbers and options here, the rest in `set_board` and `set_cards`.
"""

from __future__ import annotations

import re

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, joined, quoted, say
from dsnotation.core.words import key
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_board import check_board
from dsnotation.games.habitat_battle.set_cards import check_cards
from dsnotation.games.habitat_battle.set_mistakes import Mistakes
from dsnotation.games.habitat_battle.set_names import TABLES, check_names
from dsnotation.games.habitat_battle.words import RESERVED

MAX_ID = 40
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_RESERVED = frozenset(map(key, (*RESERVED, "none")))
_ID_HINT = say("small letters a to z and digits, with single hyphens between words, such as {example}",
               example="snow-leopard")  # fmt: skip

# The least and the most that a number can be.
RANGES: dict[tuple[str, str], tuple[int, int]] = {
    ("animal", "base"): (0, 99),
    ("activator", "level"): (1, 9),
    ("activator", "copies"): (1, 99),
    ("strategy", "own"): (-99, 99),
    ("strategy", "opposing"): (-99, 99),
    ("strategy", "copies"): (1, 99),
    ("bird", "points"): (0, 99),
    ("bird", "copies"): (1, 99),
    ("movement", "steps"): (0, 99),
    ("movement", "least"): (1, 99),
    ("movement", "copies"): (1, 99),
}
OPTION_RANGES: dict[str, tuple[int, int]] = {
    "victory_points": (0, 999),
    "rounds": (0, 999),
    "penalty_from": (1, 999),
    "channel": (2, 99),
    "aquatic_reward": (0, 99),
    "invocations": (0, 9),
}


def check_set(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells everything that is wrong with a set, not only what comes first."""
    _check_ids(game_set, mistakes)
    _check_ranges(game_set, mistakes)
    _check_options(game_set, mistakes)
    check_board(game_set, mistakes)
    check_cards(game_set, mistakes)
    check_names(game_set, mistakes)


def bad_id(name: str) -> Message | None:
    """Why a name can't be an id; None if it can."""
    if len(name) == 1 and name.isalpha():
        return say("{name} can't be an id: a letter by itself is a seat", name=quoted(name))
    if len(name) > MAX_ID or not _ID.fullmatch(name):
        return say("{name} can't be an id", name=shortened(name))
    if key(name) in _RESERVED:
        return say("{name} can't be an id: it is a word of the notation", name=quoted(name))
    return None


def shortened(name: str) -> Message:
    """A name in quotes, the beginning of it if it is very long."""
    return quoted(name) if len(name) <= MAX_ID else joined([quoted(name[:MAX_ID]), "..."], "")


def _check_ids(game_set: GameSet, mistakes: Mistakes) -> None:
    wrong = bad_id(game_set.set.id) if key(game_set.set.id) not in _RESERVED else None
    if wrong is not None:
        mistakes("HB0807", ("set", "id"), wrong, _ID_HINT)
    for table in TABLES:
        first: dict[str, int] = {}
        for place, row in enumerate(getattr(game_set, table)):
            path: FieldPath = (table, place, "id")
            wrong = bad_id(row.id)
            if first.setdefault(row.id, place) != place:
                line = mistakes.places.value((table, first[row.id], "id")).line
                message = say("there is {name} twice", name=shortened(row.id))
                mistakes("HB0808", path, message, say("the first one stands on line {line}", line=line))
            elif wrong is not None:
                mistakes("HB0807", path, wrong, *(() if key(row.id) in _RESERVED else (_ID_HINT,)))


def _check_ranges(game_set: GameSet, mistakes: Mistakes) -> None:
    for (table, field), (low, high) in RANGES.items():
        for place, row in enumerate(getattr(game_set, table)):
            if not low <= getattr(row, field) <= high:
                mistakes("HB0805", (table, place, field), _range(field, low, high))


def _range(field: str, low: int, high: int) -> Message:
    return say("{key} is a number from {low} to {high}", key=quoted(field), low=low, high=high)


def _check_options(game_set: GameSet, mistakes: Mistakes) -> None:
    options = game_set.options
    for field, (low, high) in OPTION_RANGES.items():
        if not low <= getattr(options, field) <= high:
            mistakes("HB0806", ("options", field), _range(field, low, high))
    damaged = mistakes.is_damaged("options", "victory_points", "rounds")
    if options.victory_points == 0 and options.rounds == 0 and not damaged:
        hint = say("give victory_points, the points that win, or rounds, after which the game ends")
        mistakes("HB0846", ("options",), say("nobody can win: victory_points and rounds are both 0"), hint)
