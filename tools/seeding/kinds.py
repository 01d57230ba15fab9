"""The faults: one change of a text, and where it is."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Callable
from dataclasses import dataclass

from dsnotation.core.findings import forbids
from tools.seeding.bases import Base, base_of
from tools.seeding.words import Swap, one_off, words_of

TRIES = 40
_WORD = re.compile(r"[^\s,|]+")
_OUTSIDE = re.compile(r"[;{].*")
_NUMBER = re.compile(r"(?<=\s)\d+(?!\w)")


@dataclass(frozen=True, slots=True)
class Fault:
    """A change of `base`: `new` lines stand for those from `start` to `end` (from 0, exclusive). It is a fault of
    the lines `place` of the new text (first and last, from 1); `token` are the columns (from 1, exclusive) of the
    changed word, where a word was changed."""

    kind: str
    base: Base
    start: int
    end: int
    new: tuple[str, ...]
    place: tuple[int, int]
    token: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        """The text with the fault."""
        return "\n".join(self.onto(self.base.lines))

    def onto(self, lines: list[str]) -> list[str]:
        """The lines with the fault; those before its own may be none of the base's."""
        return [*lines[: self.start], *self.new, *lines[self.end :]]

    @property
    def shift(self) -> int:
        """By how many lines what stands below is moved."""
        return len(self.new) - (self.end - self.start)


Maker = Callable[[Base, random.Random], Fault | None]


def make(kind: str, base: Base, rng: random.Random) -> Fault | None:
    """A fault of a kind; None if the game has nothing for it."""
    if kind in LINES:
        return LINES[kind](base, rng)
    swap = words_of(base.name).swaps.get(kind)
    return _other_word(kind, swap, base, rng) if swap is not None else None


def kinds_for(name: str) -> list[str]:
    """The kinds of faults for a game."""
    return [*LINES, *words_of(name).swaps]


def _changed(kind: str, base: Base, place: int, start: int, end: int, word: str) -> Fault:
    """A part of a line replaced."""
    line = base.lines[place]
    new = f"{line[:start]}{word}{line[end:]}"
    return Fault(
        kind, base, place, place + 1, (new,), (place + 1, place + 1), (start + 1, start + max(len(word), 1) + 1)
    )


def _said(line: str) -> str:
    """A line without comment and annotations."""
    return _OUTSIDE.sub("", line)


# Lines -----------------------------------------------------------------------------------------------------


def _deleted(base: Base, rng: random.Random) -> Fault | None:
    """The place is that of the next line of moves, with what headings there are before it."""
    moves = base.places("moves")
    number = rng.randrange(len(moves) - 1)
    start, following = moves[number], moves[number + 1]
    return Fault("line deleted", base, start, start + 1, (), (start + 1, following))


def _swapped(base: Base, rng: random.Random) -> Fault | None:
    moves = set(base.places("moves"))
    pairs = sorted(place for place in moves if place + 1 in moves)
    start = rng.choice(pairs)
    new = (base.lines[start + 1], base.lines[start])
    return Fault("neighbours swapped", base, start, start + 2, new, (start + 1, start + 2))


def _doubled(base: Base, rng: random.Random) -> Fault | None:
    start = rng.choice(base.places("moves"))
    new = (base.lines[start],) * 2
    return Fault("line doubled", base, start, start + 1, new, (start + 1, start + 2))


# Words -----------------------------------------------------------------------------------------------------


def _typo(base: Base, rng: random.Random) -> Fault | None:
    """A letter or digit changed, left out, doubled, or two in the wrong order."""
    place = rng.choice(base.places("moves"))
    said = _said(base.lines[place])
    at = rng.choice([column for column, letter in enumerate(said) if letter.isalnum()])
    word = next(match for match in _WORD.finditer(said) if match.start() <= at < match.end())
    letters = string.digits if said[at].isdigit() else string.ascii_lowercase
    change = rng.randrange(4)
    inside = at - word.start()
    before, letter, after = word[0][:inside], word[0][inside], word[0][inside + 1 :]
    if change == 0:
        new = before + rng.choice(letters) + after
    elif change == 1:
        new = before + after
    elif change == 2:
        new = before + letter * 2 + after
    else:
        new = before + after[:1] + letter + after[1:]
    return _changed("typo", base, place, word.start(), word.end(), new)


def _actor(base: Base, rng: random.Random) -> Fault | None:
    for _ in range(TRIES):
        place = rng.choice(base.places("moves"))
        line = base.lines[place]
        spans = [
            span
            for draft in base.statements[place].drafts
            for path, span in draft.spans.items()
            if path == ("actor",) and line[slice(*span)] in base.seats
        ]
        if spans:
            start, end = rng.choice(spans)
            other = rng.choice([seat for seat in base.seats if seat != line[start:end]])
            return _changed("wrong actor", base, place, start, end, other)
    return None


def _assertion(base: Base, rng: random.Random) -> Fault | None:
    """A number of an assertion; one about the points is written first if there is none."""
    if not base.places("assertion"):
        with_one = _asserting(base, rng)
        if with_one is None:
            return None
        base = with_one
    place = rng.choice(base.places("assertion"))
    numbers = list(_NUMBER.finditer(base.lines[place]))
    if not numbers:
        return None
    match = rng.choice(numbers)
    others = one_off(base, place, match[0])
    return _changed("wrong assertion", base, place, match.start(), match.end(), rng.choice(others))


def _asserting(base: Base, rng: random.Random) -> Base | None:
    """The game with a true assertion somewhere; None if nobody can tell the points."""
    place = rng.choice(base.places("moves"))
    state = base.states[place]
    standings = base.game.outcome(state).standings
    scores = {one.actor: one.score for one in standings if one.actor in base.seats}
    line = words_of(base.name).assertion([(seat, scores[seat]) for seat in base.seats if seat in scores])
    new = base_of("\n".join([*base.lines[: place + 1], line, *base.lines[place + 1 :]]), base.source)
    assertion = new.statements[place + 1].assertion
    if assertion is None or forbids(base.game.check_assertion(state, assertion)):
        return None
    return new


def _other_word(kind: str, swap: Swap, base: Base, rng: random.Random) -> Fault | None:
    places = [place for place in base.places("moves") if swap.lines.match(base.lines[place])]
    for _ in range(TRIES if places else 0):
        place = rng.choice(places)
        found = list(swap.found.finditer(_said(base.lines[place])))
        if not found:
            continue
        match = rng.choice(found)
        others = sorted({word for word in swap.others(base, place, match[0]) if word != match[0]})
        if others:
            return _changed(kind, base, place, match.start(), match.end(), rng.choice(others))
    return None


LINES: dict[str, Maker] = {
    "line deleted": _deleted,
    "neighbours swapped": _swapped,
    "line doubled": _doubled,
    "typo": _typo,
    "wrong actor": _actor,
    "wrong assertion": _assertion,
}
