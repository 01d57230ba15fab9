"""The words of Habitat Battle for seeded faults. Its names are those of the game's set, as the text uses them."""

from __future__ import annotations

import re

from tools.seeding.bases import Base
from tools.seeding.words import Words, any_of, swap

_LISTS = ("activators", "movements", "invocations", "animals", "powers", "bird", "strategies")
_VERBS = ("use", "hold", "expose", "bird", "pass", "insect", "aquatic", "calm")
_NAME = re.compile(r"(?<![\w-])[a-z][a-z-]+(?![\w-])")
_SPACE = re.compile(r"(?<![\w-])[a-z]+-[0-9](?!\w)")
_CHANCE = re.compile("kit|deal")
_WORDS = {*_LISTS, *_VERBS, "kit", "deal", "setup", "turn", "assert", "position"}


def _dealt(base: Base, upto: int | None = None) -> dict[str, set[str]]:
    """The names in kits and deals by what they are, up to a line."""
    found: dict[str, set[str]] = {}
    for line in base.lines[:upto]:
        if _CHANCE.match(line):
            for words in re.split(rf"\b(?={'|'.join(_LISTS)})\b", line)[1:]:
                kind, *names = words.split()
                found.setdefault(kind, set()).update(names)
    return found


def _of_its_kind(base: Base, place: int, word: str) -> list[str]:
    """Names that are what this one is; for an animal of the end of a turn, others of these."""
    kinds = [names for names in _dealt(base).values() if word in names]
    appeared = {line.split()[1] for line in base.lines if re.match(r"(insect|aquatic) \w", line)}
    return sorted({name for names in kinds for name in names} | (appeared if word in appeared else set()))


def _spaces(base: Base, place: int, word: str) -> list[str]:
    return sorted({found for line in base.lines for found in _SPACE.findall(line)})


def _dealt_before(base: Base, place: int, word: str) -> list[str]:
    """Names of its kind in the deals up to this one."""
    return sorted({name for names in _dealt(base, place + 1).values() if word in names for name in names})


GAME_WORDS = Words(
    players=(4, 5, 6),
    swaps={
        "other place": swap(_SPACE.pattern, _spaces),
        "wrong card": swap(_NAME.pattern, _of_its_kind),
        "wrong action": swap(any_of(_VERBS), _VERBS, r"[A-F] |insect|aquatic|calm"),
        "duplicate draw": swap(_NAME.pattern, _dealt_before, "deal"),
    },
    assertion=lambda scores: "assert points " + ", ".join(f"{seat} {score}" for seat, score in scores),
)
