"""Game sets: texts of data that some games are played with, by the game's name and the set's own.

Three places can have a set, and the first one that does counts: those offered for this run (`dsn check --set
FILE`), those that come with the package (`dsnotation/games/<game>/sets/NAME.toml`), and those that lie beside the
file that is being read. This module opens nothing but the package's own data: whoever offers a set has read it.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

MAX_NAME = 40
_NAME = re.compile(r"[a-z0-9-]+")


class SetText(NamedTuple):
    """The text of a set, and what messages call its file."""

    text: str
    file: str


_offered: dict[tuple[str, str], SetText] = {}
_beside: dict[tuple[str, str], SetText] = {}


def is_set_name(name: str) -> bool:
    """Whether a set can have this name: nothing in a name leads anywhere else in a file system."""
    return len(name) <= MAX_NAME and _NAME.fullmatch(name) is not None


def find(game: str, name: str) -> SetText | None:
    """The set of a game that has this name, or None."""
    if not is_set_name(name):
        return None
    return _offered.get((game, name)) or _shipped(game, name) or _beside.get((game, name))


def names(game: str) -> tuple[str, ...]:
    """The names of all sets that `find` finds, in alphabetical order."""
    given = {name for owner, name in (*_offered, *_beside) if owner == game}
    return tuple(sorted(given | set(shipped_names(game))))


def shipped_names(game: str) -> tuple[str, ...]:
    """The names of the sets that come with the package."""
    folder = _folder(game)
    stems = (file.name.removesuffix(".toml") for file in folder.iterdir()) if folder.is_dir() else ()
    return tuple(sorted(name for name in stems if _shipped(game, name)))


def preferred(game: str) -> str | None:
    """The set that was offered last for this run, or None."""
    return next((name for owner, name in reversed(_offered) if owner == game), None)


def offer(game: str, name: str, text: str, file: str) -> None:
    """From now on, this is the set of this name. Raises ValueError for a name that no set can have."""
    _offered[game, _checked(name)] = SetText(text, file)


def lay_beside(game: str, name: str, text: str, file: str) -> None:
    """From now on, this is the set of this name if no other has it. Raises ValueError as `offer` does."""
    _beside[game, _checked(name)] = SetText(text, file)


def withdraw() -> None:
    """Nothing is offered any more, and nothing lies beside."""
    _offered.clear()
    clear_beside()


def clear_beside() -> None:
    """Another file is read now: nothing lies beside it yet."""
    _beside.clear()


def _checked(name: str) -> str:
    if not is_set_name(name):
        raise ValueError(f"{name!r} is no name for a set")
    return name


def _folder(game: str) -> Traversable:
    return files("dsnotation") / "games" / game.replace("-", "_") / "sets"


def _shipped(game: str, name: str) -> SetText | None:
    if not (is_set_name(game) and is_set_name(name)):
        return None
    file = _folder(game) / f"{name}.toml"
    return SetText(file.read_text(encoding="utf-8"), file.name) if file.is_file() else None
