"""From a statement as it is written to the same in canonical words: what changes, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from dsnotation.notation.strict_catalogue import FORM, LETTER_CASE, ORDER, OTHER_WORDS

_WORD = re.compile(r"[^\s,|]+|[,|]")
_SEPARATORS = ",|"
Words = Sequence[re.Match[str]]


@dataclass(frozen=True, slots=True)
class Change:
    """The columns `start` to `end` (from 0, end exclusive) of a text become `text`; `code` is the rule that asks
    for it."""

    start: int
    end: int
    text: str
    code: str


def has_the_words_of(written: str, canonical: str) -> bool:
    """Whether two texts differ in blanks only."""
    return _WORD.findall(written) == _WORD.findall(canonical)


def changes(written: str, canonical: str) -> list[Change]:
    """What makes the canonical words of the written ones, from left to right. The blanks between words that stay,
    or are replaced one by one, are left as they are."""
    old, new = list(_WORD.finditer(written)), list(_WORD.finditer(canonical))
    before, after = [word[0].casefold() for word in old], [word[0].casefold() for word in new]
    if before != after and sorted(before) == sorted(after):
        first, last = _differing(before, after)
        return [Change(old[first].start(), old[last].end(), _text(canonical, new, first, last + 1), ORDER)]
    if len(old) == len(new):
        if [word in _SEPARATORS for word in before] == [word in _SEPARATORS for word in after]:
            return [_one(there, here[0]) for there, here in zip(old, new, strict=True) if there[0] != here[0]]
        first, last = _differing(before, after)
        return [Change(old[first].start(), old[last].end(), _text(canonical, new, first, last + 1), FORM)]
    found: list[Change] = []
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for operation, i1, i2, j1, j2 in matcher.get_opcodes():
        if operation == "equal" or i2 - i1 == j2 - j1:
            pairs = zip(old[i1:i2], new[j1:j2], strict=True)
            found += [_one(there, here[0]) for there, here in pairs if there[0] != here[0]]
        elif operation == "replace":
            found.append(_several(old[i1:i2], _text(canonical, new, j1, j2)))
        elif operation == "insert":
            found.append(_inserted(canonical, old, new, i1, (j1, j2)))
        else:
            start, end = (old[i1 - 1].end(), old[i2 - 1].end()) if i1 else (old[0].start(), old[i2].start())
            found.append(Change(start, end, "", FORM))
    return found


def apply(text: str, edits: Iterable[Change]) -> str:
    """The text with the changes made; they must not overlap."""
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _differing(before: Sequence[str], after: Sequence[str]) -> tuple[int, int]:
    """The first and the last place at which two lists of one length differ."""
    places = [place for place, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
    return places[0], places[-1]


def _text(canonical: str, new: Words, start: int, end: int) -> str:
    return canonical[new[start].start() : new[end - 1].end()]


def _one(there: re.Match[str], here: str) -> Change:
    if there[0].casefold() == here.casefold():
        code = LETTER_CASE
    else:
        alike = _letters(there[0]) == _letters(here) or there[0].isdecimal()
        code = FORM if alike else OTHER_WORDS
    return Change(there.start(), there.end(), here, code)


def _several(there: Words, here: str) -> Change:
    named = "".join(word[0] for word in there if word[0].isalpha())
    # A name of several words, such as Ice Sheet, is a word of its own.
    other = bool(named) and all(word[0].isalpha() for word in there) and _letters(named) != _letters(here)
    return Change(there[0].start(), there[-1].end(), here, OTHER_WORDS if other else FORM)


def _inserted(canonical: str, old: Words, new: Words, place: int, words: tuple[int, int]) -> Change:
    first, end = words
    if not place:
        at = old[0].start()
        return Change(at, at, canonical[new[0].start() : new[end].start()], FORM)
    at = old[place - 1].end()
    return Change(at, at, canonical[new[first - 1].end() : new[end - 1].end()], FORM)


def _letters(word: str) -> str:
    return "".join(letter for letter in word if letter.isalnum()).casefold()
