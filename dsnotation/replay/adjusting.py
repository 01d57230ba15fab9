"""Parts of a position compared and changed, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import Game, PartStatement, Setup, State
from dsnotation.core.position import PartInfo, Stated, full_names
from dsnotation.core.snapshot import NOTHING

_NUMBER = re.compile(r"-?[0-9]+", re.ASCII)
_NONE = ("0", NOTHING)  # a place where nothing is any more
Origin = tuple[int, int]  # a correction, and a word of it


@dataclass(slots=True)
class Adjusted:
    """A snapshot with corrections in it, what it makes, and where each of its words comes from."""

    stated: list[Stated]
    origins: list[list[Origin | None]]
    lines: dict[str, int]  # the last correction of each part
    state: State | None = None
    findings: list[Finding] = field(default_factory=list)

    def origin(self, path: FieldPath) -> tuple[int, int | None]:
        """The correction, and the word of it, that a finding about the snapshot is about; the last correction if
        it
        is about none of them."""
        last = max(self.lines.values())
        if not path:
            return last, None
        part = int(path[0])
        if len(path) > 1 and (origin := self.origins[part][int(path[1])]) is not None:
            return origin
        return self.lines.get(self.stated[part].name, last), None


def part_infos(game: Game, setup: Setup) -> dict[str, PartInfo]:
    """The parts of a position of this game under their full names."""
    return full_names(game.parts, [actor for actor, _ in game.seats(setup)])


def adjusted_parts(game: Game, setup: Setup, state: State, changed: Sequence[PartStatement]) -> Adjusted:
    """The snapshot of a position with corrections in it.

    Of a part that has places a correction changes those that it names; any other part it changes as a whole.
    """
    infos = part_infos(game, setup)
    words: dict[str, list[tuple[str, Origin | None]]] = {
        name: [(word, None) for word in text.split()] for name, text in game.snapshot(state)
    }
    lines: dict[str, int] = {}
    for number, part in enumerate(changed):
        lines[part.name] = number
        info = infos.get(part.name)
        spelt = [game.language.spell(part.name, word) for word in part.words]
        mine: list[tuple[str, Origin | None]] = [(word, (number, at)) for word, at in _entries(spelt, info)]
        if info is None or not info.key or part.words in ((NOTHING,), ("?",)):
            words[part.name] = mine
        else:
            words[part.name] = _put(words.get(part.name, []), mine, info.key)
    stated = [Stated(name, tuple(word for word, _ in entries) or (NOTHING,)) for name, entries in words.items()]
    origins = [[origin for _, origin in entries] or [None] for entries in words.values()]
    return Adjusted(stated, origins, lines)


def _entries(words: Sequence[str], info: PartInfo | None) -> Iterator[tuple[str, int]]:
    """The words of a correction with their places; `Ma 12` is one."""
    at = 0
    while at < len(words):
        word, start = words[at], at
        key = info.key if info is not None else 0
        following = words[at + 1] if at + 1 < len(words) else ""
        if key and word.count(":") == key - 1 and _NUMBER.fullmatch(following):
            word = f"{word}:{following}"
            at += 1
        at += 1
        yield word, start


def _put(
    old: list[tuple[str, Origin | None]], new: list[tuple[str, Origin | None]], key: int
) -> list[tuple[str, Origin | None]]:
    """Entries with some of their places changed; the others stay in their order."""
    entries = [entry for entry in old if entry[0] != NOTHING]
    for word, origin in new:
        place = _place(word, key)
        at = next(
            (number for number, (other, _) in enumerate(entries) if _place(other, key) == place), len(entries)
        )
        gone = word.count(":") == key and word.rsplit(":", 1)[-1] in _NONE
        entries[at : at + 1] = [] if gone else [(word, origin)]
    return entries


def _place(word: str, key: int) -> tuple[str, ...]:
    return tuple(piece.casefold() for piece in word.split(":")[:key])


def changes(game: Game, setup: Setup, before: State, after: State) -> Iterator[tuple[str, str, str]]:
    """The parts in which two positions differ: the name, the words after and the words before. Of a part that has
    places only those that differ."""
    infos = part_infos(game, setup)
    then, now = dict(game.snapshot(before)), dict(game.snapshot(after))
    for name, info in infos.items():
        old, new = then.get(name, NOTHING), now.get(name, NOTHING)
        if old == new:
            continue
        if info.key:
            old, new = _differing(old, new, info.key)
        yield name, new, old


def _differing(old: str, new: str, key: int) -> tuple[str, str]:
    """The entries of a part that are not the same in both."""
    olds = {_place(word, key): word for word in old.split() if word != NOTHING}
    news = {_place(word, key): word for word in new.split() if word != NOTHING}
    places = [place for place in {**olds, **news} if olds.get(place) != news.get(place)]

    def told(words: dict[tuple[str, ...], str], others: dict[tuple[str, ...], str]) -> str:
        def none(place: tuple[str, ...]) -> str:
            return f"{':'.join(others[place].split(':')[:key])}:{NOTHING}"

        return " ".join(words.get(place) or none(place) for place in places)

    return told(olds, news), told(news, olds)
