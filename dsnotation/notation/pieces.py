"""A statement of several moves, taken apart: `plan In ada.1, Bi spe.s` is `plan In ada.1` and `plan Bi spe.s`."""

from __future__ import annotations

import re
from collections.abc import Container

from dsnotation.core.messages import say
from dsnotation.notation.catalogue import TOO_SHORT
from dsnotation.notation.explain import Explanation

_FIRST_WORD = re.compile(r"\s*(\w+):?(?=\s)")


def pieces_of(text: str, separable: Container[str]) -> list[str]:
    """The statement's items, each with the first word in front and at its own columns; none if the statement is
    not of that kind, or has but one item. An item that begins with such a word itself gets no other in front:
    `A play Cp, B discard Co` is `A play Cp` and `B discard Co`. But where the first word already has such a word
    behind it, so has every item: `deal A Co, B Es` is `deal A Co` and `deal B Es`."""
    match = _FIRST_WORD.match(text)
    if match is None or match[1].lower() not in separable:
        return []
    items = text[match.end() :].split(",")
    if len(items) < 2:
        return []
    pieces: list[str] = []
    at = match.end()
    headed = _is_led(items[0], separable)
    for place, item in enumerate(items):
        head = "" if place and not headed and _is_led(item, separable) else text[: match.end()]
        pieces.append(head + " " * (at - len(head)) + item)
        at += len(item) + 1
    return pieces


def _is_led(item: str, separable: Container[str]) -> bool:
    """Whether an item begins with a separable word and goes on."""
    match = _FIRST_WORD.match(item)
    return match is not None and match[1].lower() in separable


def is_bare(piece: str) -> bool:
    """Whether nothing but the first word is there."""
    return len(piece.split()) < 2


def missing(piece: str) -> Explanation:
    """What is wrong with a bare piece."""
    return Explanation(TOO_SHORT, say("an item of the list is missing here"), len(piece), len(piece) + 1, ())


def shown(piece: str) -> str:
    """The piece as a statement."""
    return " ".join(piece.split())
