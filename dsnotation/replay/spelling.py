"""Misspelt words: which word of the notation is spelt like one that is none, where that is certain."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Draft, Game, Misread
from dsnotation.notation.common import SetupMark, TurnMark
from dsnotation.notation.document import Statement
from dsnotation.notation.explain import words_like
from dsnotation.notation.grammar import Grammar, grammar_of

_SHORTEST = 4  # letters of a word; fewer could be anything
_ALIKE = 0.75
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LIKE_SETUP = re.compile(r"[^\W\d_]{4,}\W*")
_LIKE_TURN = re.compile(r"[^\W\d_]{3,}\W*[0-9]{1,3}\W*")


@dataclass(slots=True)
class Respelt:
    """The word at columns `start` to `end` (from 0, end exclusive) of a line in its right spelling, and the moves
    that the line then says."""

    start: int
    end: int
    word: str
    drafts: Sequence[Draft]


def respelt(game: Game, text: str) -> Respelt | None:
    """The first word of a line of moves that is misspelt, if the line says something with it put right, and one
    thing only."""
    return next((found for word in _WORD.finditer(text) if (found := respelt_at(game, text, word.start()))), None)


def respelt_at(game: Game, text: str, at: int) -> Respelt | None:
    """The same for the word at column `at`."""
    word = _WORD.match(text, at)
    if word is None or len(word[0]) < _SHORTEST:
        return None
    found: dict[str, Respelt] = {}
    for other in words_like(grammar_of(game.name), text, at):
        if alike(word[0], other):
            drafts = _drafts(game, f"{text[:at]}{other}{text[word.end() :]}")
            if drafts is not None:
                found.setdefault(" ".join(game.language.write(drafts)), Respelt(at, word.end(), other, drafts))
    return next(iter(found.values())) if len(found) == 1 else None


def with_first_word(game: Game, text: str, word: str) -> Iterator[tuple[str, Sequence[Draft]]]:
    """What a line may say whose first word is glued to the next one, torn apart, misspelt or missing: the line
    with the right `word` there, and its moves."""
    words = text.split()
    rests = [text, " ".join(words[1:])]
    if "".join(words[:2]).casefold() == word.casefold():
        rests.insert(0, " ".join(words[2:]))
    if words and words[0].casefold().startswith(word.casefold()):
        rests.insert(0, text.strip()[len(word) :])
    for rest in rests:
        line = " ".join(f"{word} {rest}".split())
        drafts = _drafts(game, line) if rest.strip() else None
        if drafts:
            yield line, drafts


def heading_respelt(game: Game, text: str) -> tuple[int, str] | None:
    """Where the first word of a line ends, and its right spelling, if the line is a heading with that."""
    grammar = grammar_of(game.name)
    word = _WORD.match(text)
    if word is None:
        return None
    for other in words_like(grammar, text, 0):
        if alike(word[0], other) and _is_heading(grammar, f"{other}{text[word.end() :]}"):
            return word.end(), other
    return None


def _is_heading(grammar: Grammar, text: str) -> bool:
    try:
        return isinstance(grammar.parse(text), (SetupMark, TurnMark))
    except (Misread, UnexpectedInput):
        return False


def like_setup(statement: Statement) -> bool:
    """Whether a line that can't be read is one word, as the heading of the set-up is in any language."""
    return statement.kind == "unreadable" and _LIKE_SETUP.fullmatch(statement.text.strip()) is not None


def like_turn(statement: Statement) -> bool:
    """Whether a line that can't be read is a word and a number, as the heading of a turn is in any language."""
    return statement.kind == "unreadable" and _LIKE_TURN.fullmatch(statement.text.strip()) is not None


def alike(word: str, other: str) -> bool:
    """Whether two words are different ones that are spelt so much alike that one may be a slip for the other."""
    ratio = SequenceMatcher(None, word.casefold(), other.casefold(), autojunk=False).ratio()
    return len(word) >= _SHORTEST and _ALIKE <= ratio < 1


def _drafts(game: Game, text: str) -> list[Draft] | None:
    try:
        read = grammar_of(game.name).parse(text)
    except (Misread, UnexpectedInput):
        return None
    return read if isinstance(read, list) else None
