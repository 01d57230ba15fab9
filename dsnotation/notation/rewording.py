"""From a statement as it is written to the same in canonical words: what changes, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from dsnotation.notation.strict_catalogue import FORM, LETTER_CASE, ORDER, OTHER_WORDS

_WORD = re.compile(r"[^\s,|]+|[,|]")
_SEPARATORS = frozenset(",|")
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
        return [_all_between(canonical, old, new, ORDER)]
    if len(old) == len(new):
        if [word in _SEPARATORS for word in before] == [word in _SEPARATORS for word in after]:
            return [_one(there, here[0]) for there, here in zip(old, new, strict=True) if there[0] != here[0]]
        return [_all_between(canonical, old, new, FORM)]
    found: list[Change] = []
    operations = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    if any(
        name == "replace" and _SEPARATORS & {*before[i1:i2], *after[j1:j2]} for name, i1, i2, j1, j2 in operations
    ):
        return [_all_between(canonical, old, new, FORM)]
    for operation, i1, i2, j1, j2 in operations:
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


def _all_between(canonical: str, old: Words, new: Words, code: str) -> Change:
    """One change of all that stands between what both begin and end with."""
    before, after = [word[0] for word in old], [word[0] for word in new]
    shorter = min(len(before), len(after))
    first = next((place for place in range(shorter) if before[place] != after[place]), shorter - 1)
    same = 0
    while same < shorter - first - 1 and before[-same - 1] == after[-same - 1]:
        same += 1
    last = len(old) - same - 1
    text = _text(canonical, new, first, len(new) - same)
    # A comma may touch the words around it; what comes in its place may not.
    if first and old[first].start() == old[first - 1].end() and text[0] not in _SEPARATORS:
        text = f" {text}"
    if same and old[last].end() == old[last + 1].start() and text[-1] not in _SEPARATORS:
        text = f"{text} "
    return Change(old[first].start(), old[last].end(), text, code)


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
