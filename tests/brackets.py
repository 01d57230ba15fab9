"""A made-up language: what a catalogue can translate stands in brackets, what stands outside is the same in every
language, or was forgotten."""

from __future__ import annotations

import re

from dsnotation.core.messages import USE

_PLACE = re.compile(r"((?<!\{)\{[a-z_]+(?::[a-z-]+)?\}(?!\}))")
_TOLD = re.compile("⟦[^⟧]*⟧")
_WORD = re.compile("[A-Za-z]+")


class Brackets:
    """The translation. Things are called as in Russian, so that an English name shows."""

    language = "ru"

    def gettext(self, message: str) -> str:
        pieces = _PLACE.split(message.rpartition(USE)[2])
        return "".join(piece if _PLACE.fullmatch(piece) or not piece else f"⟦{piece}⟧" for piece in pieces)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(singular if n == 1 else plural)


def outside(output: str) -> set[str]:
    """The words of more than two letters that stand outside the brackets, in small letters."""
    return {word.lower() for word in _WORD.findall(_TOLD.sub(" ", output)) if len(word) > 2}


def words_of(text: str) -> set[str]:
    """Those that may: words of an input."""
    return {word.lower() for word in _WORD.findall(text)}
