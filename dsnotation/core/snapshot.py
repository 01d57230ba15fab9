"""Positions in words: the parts that a snapshot consists of, and how the words of one part are read.

A snapshot is a list of parts, each a name and words, such as `species` and `D4:Ma:2 D4:Re:1`. Every game has its
own table of parts; what is alike in reading them stands here: a word is made of pieces with colons between them,
a piece is a name of the game or a number. What can't be is a finding whose `field` is the place of the part and,
if it is about one word, the place of that word in it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dsnotation.core.findings import Catalogue, FieldPath, Rule, Severity
from dsnotation.core.messages import Message, joined, listed_and, say
from dsnotation.core.position import PartInfo, Stated
from dsnotation.core.report import Report
from dsnotation.core.words import Vocabulary, key

NOTHING = "-"  # a part that is empty
REST = "?"  # of a part: as many as are left when everything else is counted
_NUMBER = re.compile(r"-?[0-9]{1,4}", re.ASCII)
_SOME = 3  # missing parts that are told one by one; of more a position was not meant
_SOURCE = "docs/notation.md, Positions"

TWICE = "DN0501"
MISSING = "DN0502"
MEANINGLESS = "DN0503"
NOT_CONSERVED = "DN0504"
CONTRADICTORY = "DN0505"
DIFFERENT = "DN0506"
PAGES_LOST = "DN0507"
ADJUSTED = "DN0508"

CATALOGUE = Catalogue(
    (
        Rule(
            TWICE,
            "A part of a position stands once",
            "A stated position has the same part, or the same place in a part, twice. Nobody can tell which of "
            "the two holds, so the position is not taken up.",
            _SOURCE,
        ),
        Rule(
            MISSING,
            "A position has all its parts",
            "A stated position lacks a part without which nobody can play on. One that is empty is written -; "
            "other parts may be left out if they are empty.",
            _SOURCE,
        ),
        Rule(
            MEANINGLESS,
            "The words of a part mean something",
            "A word of a stated position, or of an adjustment, is no piece, place, number or decision that may "
            "stand in that part. The position is not taken up.",
            _SOURCE,
        ),
        Rule(
            NOT_CONSERVED,
            "No piece comes from nowhere",
            "All parts of a position together have each piece of the game as often as there is one. An adjustment "
            "of one part needs its counterpart: a cube that is put on earth comes out of the gene pool.",
            _SOURCE,
        ),
        Rule(
            CONTRADICTORY,
            "The parts of a position agree",
            "Two parts of a stated position can't both be right, or the decision that is due can't come up there.",
            _SOURCE,
        ),
        Rule(
            DIFFERENT,
            "The stated position is the one that was played to",
            "The moves before lead to another position at the same moment of the game. The stated one holds from "
            "here on.",
            _SOURCE,
            Severity.WARNING,
        ),
        Rule(
            PAGES_LOST,
            "The stated position follows on the moves before it",
            "The stated position belongs to another moment of the game: moves are missing in between. What came "
            "before stays judged as it was; what follows is judged from the stated position.",
            _SOURCE,
            Severity.WARNING,
        ),
        Rule(
            ADJUSTED,
            "The players agreed on a correction",
            "A part of the position was changed by agreement, for the reason that is given. That is no move, and "
            "breaks no rule.",
            _SOURCE,
            Severity.NOTE,
        ),
    )
)


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one kind of thing: `what` it is ("animal"), from each spelling (as `key` gives it) the number
    in
    the tables, how each number is written, and how many numbers there are, also such as have no name here."""

    what: Message
    numbers: Mapping[str, int]
    written: Mapping[int, str]
    size: int

    def only(self, what: Message, numbers: Container[int]) -> Names:
        """Those of some numbers."""
        kept = {word: number for word, number in self.numbers.items() if number in numbers}
        return Names(what, kept, self.written, self.size)


def names(what: Message, words: Iterable[str]) -> Names:
    """The names in a table, which numbers its words from 0."""
    return numbered(what, {word: number for number, word in enumerate(words)})


def numbered(what: Message, numbers: Mapping[Any, int]) -> Names:
    """The names of a table that gives each its number; of several for one number the first is written."""
    written: dict[int, str] = {}
    for word, number in numbers.items():
        written.setdefault(number, word)
    return Names(what, {key(word): number for word, number in numbers.items()}, written, 1 + max(numbers.values()))


def in_words(what: Message, vocabulary: Vocabulary, numbers: Mapping[Any, int]) -> Names:
    """The things of a vocabulary that have a number, by every word that stands for one of them alone."""
    found = {
        key(word): numbers[thing]
        for thing, words in vocabulary.table.items()
        for word in words
        if thing in numbers and vocabulary.meanings(word) == (thing,)
    }
    written = {numbers[thing]: words[0] for thing, words in vocabulary.table.items() if thing in numbers}
    return Names(what, found, written, 1 + max(numbers.values()))


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a part, in pieces. `place` is where it stands in the part, and `alone` its text."""

    place: int
    text: str
    pieces: tuple[str, ...]


class Reader:
    """Reads the words of one part, or says what is wrong with them. `place` is where the part stands in the
    snapshot."""

    def __init__(self, report: Report, place: int, part: Stated) -> None:
        self.report = report
        self.place = place
        self.part = part

    # What is wrong ------------------------------------------------------------------------------------------

    def wrong(self, word: Word | None, message: str, hints: Sequence[str] = (), code: str = MEANINGLESS) -> None:
        """Reports a word, or the part as a whole."""
        field: FieldPath = (self.place,) if word is None else (self.place, word.place)
        self.report(code, message, field=field, hints=tuple(hints))

    # Words --------------------------------------------------------------------------------------------------

    def words(self) -> list[Word]:
        """All words; none for a part that is empty."""
        if self.part.words == (NOTHING,):
            return []
        return [Word(place, text, tuple(text.split(":"))) for place, text in enumerate(self.part.words)]

    def entries(self, width: int, shape: str) -> Iterator[Word]:
        """The words of so many pieces; one that lacks its number is read together with a number behind it, as
        people write it: `Ma 12`. `shape` shows what such a word looks like."""
        waiting = self.words()[::-1]
        while waiting:
            word = waiting.pop()
            following = waiting[-1].text if waiting else ""
            if len(word.pieces) == width - 1 and _NUMBER.fullmatch(following):
                waiting.pop()
                word = Word(word.place, f"{word.text}:{following}", (*word.pieces, following))
            if len(word.pieces) == width and all(word.pieces):
                yield word
            else:
                message = say("{word} can't stand here; it is written like {shape}", word=word.text, shape=shape)
                self.wrong(word, message, _counted_rightly(word, width))

    def number_of(self, word: Word, piece: str, known: Names) -> int | None:
        """The thing that a piece names; None, and a finding, if there is none."""
        number = known.numbers.get(key(piece))
        if number is None:
            near = difflib.get_close_matches(key(piece), known.numbers, n=1)
            hints = (say("did you mean {name}?", name=known.written[known.numbers[near[0]]]),) if near else ()
            self.wrong(word, say("{word} is no {what}", word=piece, what=known.what), hints)
        return number

    def count_of(self, word: Word, piece: str, least: int = 0, most: int = 9999) -> int | None:
        """The number that a piece is; None, and a finding, if it is none or can't be so great."""
        if not _NUMBER.fullmatch(piece):
            self.wrong(word, say("{word} is no number", word=piece))
            return None
        number = int(piece)
        if not least <= number <= most:
            message = say("{number} is not between {least} and {most}", number=number, least=least, most=most)
            self.wrong(word, message)
            return None
        return number

    # Whole parts --------------------------------------------------------------------------------------------

    def counts(self, target: list[int], *keys: Names, shape: str, least: int = 0, most: int = 9999) -> None:
        """Fills in how many there are at each place, which has as many names as there are `keys`; what is not
        written is 0."""
        for word, place in self._places(len(keys) + 1, shape, keys, target):
            count = self.count_of(word, word.pieces[-1], least, most)
            if count is not None:
                target[place] = count

    def holders(self, target: list[int], places: Names, what: Names, shape: str, empty: int = -1) -> None:
        """Fills in what stands on each place; what is not written stays as it is."""
        for word, place in self._places(2, shape, (places,), target):
            if word.pieces[1] == NOTHING:
                target[place] = empty
                continue
            number = self.number_of(word, word.pieces[1], what)
            if number is not None:
                target[place] = number

    def _places(
        self, width: int, shape: str, keys: Sequence[Names], target: Sequence[int]
    ) -> Iterator[tuple[Word, int]]:
        """The entries with the place that each is about, no place twice."""
        seen: dict[int, str] = {}
        for word in self.entries(width, shape):
            place = self._place(word, keys)
            if place is None:
                continue
            if place in seen:
                where = ":".join(word.pieces[:-1])
                self.wrong(word, say("{place} stands twice", place=where), code=TWICE)
                continue
            seen[place] = word.text
            if place < len(target):
                yield word, place
            else:
                self.wrong(word, say("there is no such place as {place}", place=":".join(word.pieces[:-1])))

    def _place(self, word: Word, keys: Sequence[Names]) -> int | None:
        """The place that the first pieces of a word name, row by row."""
        place = 0
        for piece, known in zip(word.pieces, keys, strict=False):
            number = self.number_of(word, piece, known)
            if number is None:
                return None
            place = place * known.size + number
        return place

    def row(self, known: Names, *, twice: bool = False) -> list[int]:
        """Things in a row; only with `twice` may one of them stand there several times."""
        found: list[int] = []
        for word in self.words():
            number = self.number_of(word, word.text, known)
            if number is None:
                continue
            if number in found and not twice:
                self.wrong(word, say("{place} stands twice", place=word.text), code=TWICE)
            else:
                found.append(number)
        return found

    def bits(self, known: Names) -> int:
        """Which of some things are meant, as a bit set."""
        return sum(1 << number for number in self.row(known))

    def number(self, least: int = 0, most: int = 9999) -> int:
        """A part that is one number; 0 if it is empty."""
        word = self.only()
        return 0 if word is None else self.count_of(word, word.text, least, most) or 0

    def one(self, known: Names) -> int | None:
        """A part that is one thing; None if it is empty."""
        word = self.only()
        return None if word is None else self.number_of(word, word.text, known)

    def only(self) -> Word | None:
        """The one word of a part that has but one; None for an empty part."""
        words = self.words()
        if len(words) > 1:
            self.wrong(words[1], say("{word} is too much: this part is one word", word=words[1].text))
        return words[0] if words else None

    def decisions(self, *, over: bool) -> list[Word]:
        """The words of what is due; none, and a finding, if something is due after the end, or nothing before."""
        words = self.words()
        if words and over:
            self.wrong(words[0], say("when the game is over nothing is due"), code=CONTRADICTORY)
            return []
        if not words and not over:
            self.wrong(None, say("a game that is not over always waits for a decision"), code=CONTRADICTORY)
        return words

    def flag(self, word: str) -> bool:
        """A part that is a certain word, or empty."""
        written = self.only()
        if written is None:
            return False
        if key(written.text) != key(word):
            self.wrong(written, say("{word} is not {right} or -", word=written.text, right=word))
        return True


def _counted_rightly(word: Word, width: int) -> tuple[Message, ...]:
    """A hint at how a word is written whose number stands as in a move, `Co*2`, or is left out."""
    if word.text == REST or _NUMBER.fullmatch(word.text):
        return ()
    right = word.text.replace("*", ":") if "*" in word.text else f"{word.text}:1"
    pieces = right.split(":")
    fits = len(pieces) == width and all(pieces) and _NUMBER.fullmatch(pieces[-1])
    return (say("write {line}", line=right),) if fits else ()


def respelt(word: str, vocabularies: Sequence[Vocabulary]) -> str:
    """A word of a part with each of its pieces as it is written, where a vocabulary knows what it stands for."""
    return ":".join(_piece(piece, vocabularies) for piece in word.split(":"))


def _piece(piece: str, vocabularies: Sequence[Vocabulary]) -> str:
    for vocabulary in vocabularies:
        things = vocabulary.meanings(piece)
        if len(things) == 1:
            return vocabulary.table[things[0]][0]
    return piece


Read = Callable[[Any, Reader], None]


def read_parts(
    state: Any,
    stated: Sequence[Stated],
    table: Mapping[str, tuple[PartInfo, Read]],
    report: Report,
) -> tuple[dict[str, int], frozenset[str]]:
    """Fills in a position from its stated parts. Returns the place of each part, and those parts that are whatever
    is left of everything; `report` has what is wrong.

    `table` has every part under its full name, in the order in which they are to be read.
    """
    places: dict[str, int] = {}
    for place, part in enumerate(stated):
        if part.name not in table:
            near = difflib.get_close_matches(part.name, table, n=1)
            hints = (say("did you mean {name}?", name=near[0]),) if near else ()
            message = say("a position has no part {name}", name=part.name)
            report(MEANINGLESS, message, field=(place,), hints=hints)
        elif part.name in places:
            message = say("the part {name} stands twice", name=part.name)
            hints = (say("leave one of the two lines"),)
            report(TWICE, message, field=(place,), hints=hints)
        else:
            places[part.name] = place
    rests = frozenset(name for name in places if table[name][0].rest and stated[places[name]].words == (REST,))
    for name, (_, read) in table.items():
        if name in places and name not in rests:
            read(state, Reader(report, places[name], stated[places[name]]))
    missing = [name for name, (info, _) in table.items() if info.needed and name not in places]
    if len(missing) > _SOME:
        message = say("parts of the position are missing: {parts}", parts=listed_and(missing))
        instead = (
            say("dsn replay FILE --position writes a whole position"),
            say("a single part is corrected with adjust and a reason"),
        )
        report(MISSING, message, hints=instead)
        return places, rests
    for name, (info, _) in table.items():
        if name in missing:
            ways = [say("if it is empty, write position {name} -", name=name)]
            if info.rest:
                ways.append(say("position {name} ? takes what is left of everything", name=name))
            ways.append(say("for example position {name} {sample}", name=name, sample=info.sample))
            message = say("the part {name} of the position is missing: {meaning}", name=name, meaning=info.meaning)
            report(MISSING, message, hints=tuple(ways))
    return places, rests


def counted(places: Iterable[tuple[object, int]]) -> Message:
    """Where pieces are and how many, for a message: `species 12, pool 20`."""
    return joined(say("{place} {count}", place=place, count=count) for place, count in places)
