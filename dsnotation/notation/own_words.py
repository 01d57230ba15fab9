"""The words that a text itself uses, for proposals in the language that it is written in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from dsnotation.notation.grammar import Grammar

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def own_words(grammar: Grammar, lines: Iterable[str]) -> dict[str, str]:
    """For each name of something that the lines call by another of its names: that other one, the most frequent.

    Codes are the same in every language and stay.
    """
    there = Counter(word.casefold() for line in lines for word in _WORD.findall(line))
    found: dict[str, str] = {}
    for description in grammar.descriptions.values():
        used: dict[str, str] = {}
        for word, written in description.words.items():
            if word != written and there[word.casefold()] > there[used.get(written, "").casefold()]:
                used[written] = word
        for word, written in description.words.items():
            if written in used and word != written and not there[word.casefold()]:
                found[word] = used[written]
    return found
