"""Habitat Battle: how the checks of a game set collect what they find, each with its place in the file."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches

from dsnotation.core.findings import Catalogue, FieldPath, Finding
from dsnotation.core.messages import say
from dsnotation.core.toml_places import Places
from dsnotation.games.habitat_battle.set_catalogue import SET_RULES

CATALOGUE = Catalogue(SET_RULES)
MAX_GUESSES = 100  # after so many unknown names nobody looks for what was meant


class Mistakes:
    """Collects findings about a set.

    A value that could not be read is empty in the set: `damage` it, and no check complains of anything in the same
    row a second time.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.findings: list[Finding] = []
        self._damaged: set[FieldPath] = set()
        self._rows: set[FieldPath] = set()
        self._values: dict[FieldPath, set[FieldPath]] = {}  # of a row
        self._guesses = 0

    def __call__(self, code: str, path: FieldPath, message: str, *hints: str, at_key: bool = False) -> None:
        """Adds a finding at the value at `path`, or at its key."""
        if path[:1] in self._rows or path[:2] in self._rows:
            return
        span = self.places.key(path) if at_key else self.places.value(path)
        self.findings.append(CATALOGUE.finding(code, message, field=path, hints=hints, span=span))

    def damage(self, path: FieldPath) -> None:
        """What stands at `path` could not be read."""
        self._damaged.add(path)
        self._rows.add(path[:2])
        self._values.setdefault(path[:3], set()).add(path[3:])

    def is_damaged(self, table: str, *keys: str) -> bool:
        """Whether one of these keys could not be read somewhere in a table, or a row or all of the table."""
        return any(path[0] == table and _touches(path[1:], keys) for path in self._damaged)

    def inside(self, table: str, place: int, key: str) -> set[FieldPath]:
        """What could not be read of a value of a row: the rest of each path."""
        return self._values.get((table, place, key), set())

    def meant(self, word: str, known: Iterable[str]) -> str | None:
        """The known name that was probably meant."""
        self._guesses += 1
        if self._guesses > MAX_GUESSES:
            return None
        return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), None)

    def sorted(self) -> list[Finding]:
        """The findings in the order of the file."""
        return sorted(self.findings, key=lambda one: (one.span.line, one.span.column) if one.span else (0, 0))


def guess(meant: str | None) -> tuple[str, ...]:
    """The hint that says what was probably meant."""
    return (say("did you mean {word}?", word=meant),) if meant else ()


def _touches(path: FieldPath, keys: Collection[str]) -> bool:
    """Whether a place within a table is one of these keys of it or of a row, or a whole row, or everything."""
    key = path[1:2] if path and isinstance(path[0], int) else path[:1]
    return not key or key[0] in keys
