"""Why a line could not be read, in words for people: no name of Lark or of a terminal gets out of here."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from lark.exceptions import UnexpectedInput, UnexpectedToken

from dsnotation.core.game import Misread
from dsnotation.core.messages import Message, either, listed_or, say
from dsnotation.core.words import key, without_accents
from dsnotation.notation.catalogue import TOO_SHORT, UNKNOWN_WORD, UNREADABLE, WRONG_NAME
from dsnotation.notation.characters import mixes_alphabets
from dsnotation.notation.grammar import Description, Grammar

_END = "$END"
_ACTORS = ("SEAT", "ACTOR", "ANIMAL", "SIDE")
_COMMA = ","
_UP_TO_STAR = re.compile(r"[^*\s]+")
_WORD = re.compile(r"[^\s,;|\]]+|\S")
_CODE = 3  # letters of a code: only a word about as long is a slip for one
_MUCH_LIKER = 0.2  # by how much the most alike word must be more so to be proposed alone
_LETTERS = re.compile(r"[^\W\d_]+(?:[-_][^\W\d_]+)*")
_REMEMBERED = 1024  # texts with a mistake often have it on many lines
_PART = "PART"
_UNSEEN = "?"
_BLANKS = re.compile(r"\s+")
_MOST_SHOWN = 30  # characters of a word
_LIKE, _CLOSE = 0.64, 0.8  # how alike two words are: to be proposed for an unknown one, for one that is known


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is wrong with a line. Columns from 0, end exclusive."""

    code: str
    message: str
    start: int
    end: int
    hints: tuple[str, ...]


def explain_misread(misread: Misread) -> Explanation:
    """A word that can't be what it stands for."""
    return Explanation(WRONG_NAME, misread.message, misread.start, misread.end, misread.hints)


def explain(grammar: Grammar, text: str, start: str, error: UnexpectedInput) -> Explanation:
    """What stopped Lark in `text`: a word out of place, an unknown one, or the end of the line."""
    at = stopped_at(error, text)
    plain = text if start == "tag" else without_accents(text)  # as it was read
    expected = _expected(grammar, plain[:at], start)
    word = _WORD.match(text, at)
    if word is None:
        return _too_short(grammar, plain, start, at, expected)
    shown = _shorten(word[0])
    if expected == {_END}:
        message = say("the line is complete before {word}", word=shown)
        hints = (say("take {word} away, or begin a new line with it; a comment starts with ;", word=shown),)
        return Explanation(UNREADABLE, message, at, word.end(), hints)
    if _lacks_comma(grammar, plain[:at], plain[at : word.end()], start, expected):
        return Explanation(UNREADABLE, say("a comma is missing before {word}", word=shown), at, word.end(), ())
    known = _known_as(grammar, plain[at : word.end()], start)
    if known is not None:
        message = say("{word} can't stand here", word=shown)
        if known.label != known.example and plain[at : word.end()].casefold() not in _LETTERS.findall(known.label):
            message = say("{word} can't stand here: it is {what}", word=shown, what=known.label)
        close, part = _near(grammar, word[0], expected, _CLOSE), _as_part(grammar, plain, at)
        close = part if part and (not close or "." in word[0]) else close
        return Explanation(UNREADABLE, message, at, word.end(), (*close, *_hint(grammar, expected)))
    mixed = (say("{word} mixes letters of two alphabets", word=shown),) if mixes_alphabets(word[0]) else ()
    if _UNSEEN in word[0] and any(grammar.patterns[name].fullmatch(_UNSEEN) for name in expected - {_END}):
        mixed = (say("write ? alone for what nobody saw, one for each"),)
    all_hints = (*mixed, *_near(grammar, word[0], expected), *_hint(grammar, expected))
    return Explanation(UNKNOWN_WORD, say("{word} is not understood here", word=shown), at, word.end(), all_hints)


def _too_short(grammar: Grammar, text: str, start: str, at: int, expected: frozenset[str]) -> Explanation:
    """A line that ends before its statement does. If only one kind of word can complete it, that is missing."""
    begun = text[:at].rstrip()
    completing = frozenset(
        name
        for name in expected & grammar.descriptions.keys()
        if _END in _expected(grammar, f"{begun} {grammar.descriptions[name].example}", start)
    )
    missing = {one.label: one.example for name, one in grammar.descriptions.items() if name in completing}
    if len(missing) != 1 or _END in expected:
        return Explanation(TOO_SHORT, say("the line ends too early"), at, at + 1, _hint(grammar, expected))
    [(label, example)] = missing.items()
    message = say("the line ends too early: {what} is missing", what=label)
    hints = _hint(grammar, expected)
    if start != "tag" and example.startswith('"'):
        hints = (say("for example {line}", line=f"{begun.lstrip()} {example}"),)
    return Explanation(TOO_SHORT, message, at, at + 1, hints)


def stopped_at(error: UnexpectedInput, text: str) -> int:
    """The column (from 0) of a text at which Lark stopped reading it."""
    length = len(text.rstrip())
    if isinstance(error, UnexpectedToken) and error.token.type == _END:
        return length
    return length if error.pos_in_stream is None else min(error.pos_in_stream, length)


@lru_cache(_REMEMBERED)
def _expected(grammar: Grammar, prefix: str, start: str) -> frozenset[str]:
    """The terminals that could follow what was read."""
    parser = grammar.lark.parse_interactive(prefix, start=start)
    try:
        parser.exhaust_lexer()
        return frozenset(parser.accepts())  # type: ignore[no-untyped-call]
    except (UnexpectedInput, Misread):
        return frozenset()


def _lacks_comma(grammar: Grammar, prefix: str, word: str, start: str, expected: frozenset[str]) -> bool:
    """Whether the word could stand there behind a comma."""
    if not any(grammar.patterns[name].fullmatch(_COMMA) for name in expected - {_END}):
        return False
    parser = grammar.lark.parse_interactive(f"{prefix}{_COMMA} {word}", start=start)
    try:
        parser.exhaust_lexer()
    except (UnexpectedInput, Misread):
        return False
    return True


def is_actor(grammar: Grammar, word: str) -> bool:
    """Whether a word is one of those that say who makes a move."""
    return any(
        description.words and key(word) in map(key, description.words)
        for name, description in grammar.descriptions.items()
        if name in _ACTORS
    )


def _as_part(grammar: Grammar, text: str, at: int) -> tuple[str, ...]:
    """The line with `position` before it, or with a point between a seat and what is that player's, if that can be
    read."""
    pattern = grammar.patterns.get(_PART)
    start, rest = text[:at].strip(), text[at:].strip()
    if pattern is None:
        return ()
    if not start and _WORD.match(rest) and pattern.fullmatch(rest.split()[0]):
        start = "position"
    elif start in ("position", "adjust"):
        rest = _BLANKS.sub(".", rest, count=1)
    line = f"{start} {rest}"
    try:
        parser = grammar.lark.parse_interactive(line, start="statement")
        parser.exhaust_lexer()
    except (UnexpectedInput, Misread):
        return ()
    complete = _END in parser.accepts()  # type: ignore[no-untyped-call]
    return (say("perhaps {likely}", likely=line),) if complete else ()


def code_of(grammar: Grammar, word: str) -> str | None:
    """How the notation writes one of the words that say who makes a move; None if it is none of them."""
    for name in _ACTORS:
        description = grammar.descriptions.get(name)
        for written, code in description.words.items() if description is not None else ():
            if key(written) == key(word):
                return code
    return None


def _shorten(word: str) -> str:
    return word if len(word) <= _MOST_SHOWN else f"{word[:_MOST_SHOWN]}..."


def _known_as(grammar: Grammar, word: str, start: str) -> Description | None:
    """What the word would be in another place; one that is called by itself is a word of the notation."""
    if start == "tag":
        return None
    fitting = [one for name, one in grammar.descriptions.items() if grammar.patterns[name].fullmatch(word)]
    grouped = next((one for one in fitting if one.words), None)
    return grouped or next((one for one in fitting if one.label == one.example), None)


@lru_cache(_REMEMBERED)
def _candidates(grammar: Grammar, expected: frozenset[str]) -> dict[str, tuple[str, str]]:
    """The words that could stand here, each with what is written for the same thing, by their lower-case form."""
    found: dict[str, tuple[str, str]] = {}
    for name in sorted(expected & grammar.descriptions.keys()):
        description = grammar.descriptions[name]
        words = description.words or {description.example: description.example}
        for word, written in words.items():
            found[without_accents(word.casefold())] = word, written
    return found


def words_like(grammar: Grammar, text: str, at: int) -> tuple[str, ...]:
    """The words that could stand at column `at` of a statement and are spelt like the word there."""
    word = _WORD.match(text, at)
    if word is None:
        return ()
    expected = _expected(grammar, without_accents(text[:at]), "statement")
    candidates = _candidates(grammar, expected)
    return tuple(candidates[name][0] for name in _names_near(word[0], candidates, _LIKE))


@lru_cache(_REMEMBERED)
def _near(grammar: Grammar, word: str, expected: frozenset[str], cutoff: float = _LIKE) -> tuple[str, ...]:
    """Words like this one, or like what it begins with, among those that could stand here."""
    candidates = _candidates(grammar, expected)
    found = _names_near(word, candidates, cutoff)
    if not found:
        return ()
    written = without_accents(word.casefold())
    alike = [difflib.SequenceMatcher(None, one, written).ratio() for one in found]
    found = [one for one, ratio in zip(found, alike, strict=True) if ratio > max(alike) - _MUCH_LIKER]
    different = dict(candidates[name][::-1] for name in reversed(found))  # the nearest word for each thing
    shown = list(dict.fromkeys(different[candidates[name][1]] for name in found))
    return (say("did you mean {words}?", words=either(shown)),)


def _names_near(word: str, candidates: Collection[str], cutoff: float) -> list[str]:
    letters = _LETTERS.match(word)
    written = without_accents(word.casefold())
    head = _UP_TO_STAR.match(written)
    found = [] if head is None else [one for one in _look_alikes(head[0]) if one in candidates][:1]
    found = found or _nearest(written, candidates, cutoff)
    if not found and letters is not None:
        found = _nearest(without_accents(letters[0].casefold()), candidates, cutoff)
    return found


def _look_alikes(written: str) -> list[str]:
    """What a word may be whose digits stand for the letters that look like them; nothing if it has none."""
    words = [written.replace("0", "o").replace("1", letter) for letter in "li"]
    return [word for word in words if word != written]


def _nearest(written: str, candidates: Collection[str], cutoff: float) -> list[str]:
    # Comparing is slow, and few slips change both the first and the second letter; one may be left out or be more.
    first, second = written[:1], written[1:2]
    worth = [
        one for one in candidates if first in (one[:1], one[1:2]) or (second and second in (one[:1], one[1:2]))
    ]
    worth = [one for one in worth if len(one) > _CODE or abs(len(one) - len(written)) < 2]
    found = difflib.get_close_matches(written, worth, n=3, cutoff=cutoff)
    # The plural of a name that is proposed already says nothing more.
    return [one for place, one in enumerate(found) if not one.startswith(tuple(found[:place]))]


@lru_cache(_REMEMBERED)
def _hint(grammar: Grammar, expected: frozenset[str]) -> tuple[str, ...]:
    """`expected an element (for example g) or - for nothing`"""
    labels: dict[Message | str, str] = {}
    for name, description in grammar.descriptions.items():  # in the order of the grammar
        if name in expected:
            labels.setdefault(description.label, description.example)
    # What separates the parts of a list is not worth a word while anything else can follow.
    named = {label: example for label, example in labels.items() if label not in (",", "|")} or labels
    shown = [_with_example(label, example) for label, example in named.items()]
    if _END in expected:
        shown.append(say("the end of the line"))
    return (say("expected {what}", what=listed_or(shown)),) if shown else ()


def _with_example(label: Message | str, example: str) -> Message | str:
    return label if example in label else say("{what} (for example {example})", what=label, example=example)
