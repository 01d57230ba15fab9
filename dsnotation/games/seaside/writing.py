"""Dominion: Seaside: moves and assertions as canonical text.

Moves (dataclasses) and drafts are written alike; a draft may lack who acts, and then nobody is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields as fields_of
from itertools import groupby
from typing import Any

from dsnotation.core.game import CHANCE, Assertion, Decision, Draft
from dsnotation.core.messages import Message
from dsnotation.core.snapshot import respelt
from dsnotation.games.seaside.components import CARD, TREASURES
from dsnotation.games.seaside.descriptions import describe
from dsnotation.games.seaside.parts import MOST_ALIKE
from dsnotation.games.seaside.reading import Builder
from dsnotation.games.seaside.words import CARD_MEANINGS, CODES

Fields = Mapping[str, Any]
Words = tuple[str, ...]


class Language:
    """How Dominion: Seaside is read and written (`core.game.Language`)."""

    grammar = "seaside"
    builder = Builder()
    names_once = True

    def write(self, moves: Sequence[Any]) -> list[str]:
        """Canonical lines for a run of moves of one turn; one line for the drafts of one statement.

        Drafts name who acts where that was written. Of moves, the first of each line does, and each that
        somebody else makes than the one before it.
        """
        if any(isinstance(move, Draft) for move in moves):
            return [_line(moves, every=True)]
        lines: list[list[Draft]] = []
        for move in moves:
            draft = Draft(move.kind, {field.name: getattr(move, field.name) for field in fields_of(move)})
            if not lines or _begins_line(lines[-1], draft):
                lines.append([])
            lines[-1].append(draft)
        return [_line(line, every=False) for line in lines]

    def write_assertion(self, assertion: Assertion) -> str:
        """The canonical line of an assertion."""
        return " ".join(("assert", assertion.kind, *_CLAIMS[assertion.kind](assertion.fields)))

    def spell(self, part: str, word: str) -> str:
        """A word of a part of a position with codes for cards."""
        return word if part in ("pending", "phase") else respelt(word, (CARD_MEANINGS,))

    def names_in(self, text: str) -> Mapping[str, str]:
        """Nothing: each thing has one code."""
        return {}

    def describe(self, decision: Decision, example: str = "") -> Message:
        """What the decision asks for, with an example if there is one."""
        return describe(decision, example)


# Lines -----------------------------------------------------------------------------------------------------


def _seat(draft: Draft) -> str | None:
    """Whose move it is, if that is known; what comes off a deck is its owner's."""
    seat = draft.fields.get("player" if draft.actor == CHANCE else "actor")
    return None if seat is None else str(seat)


def _begins_line(line: Sequence[Draft], draft: Draft) -> bool:
    """Whether a move begins a line of its own after those of `line`."""
    last = line[-1]
    if draft.kind == "deal" or last.kind == "deal":
        return draft.kind != last.kind
    if draft.kind in ("play", "start") or _has_ended(line, _seat(draft)):
        return True
    return draft.kind in ("buy", "end") and last.kind not in ("buy", "end") and not _is_of_treasures(last)


def _has_ended(line: Sequence[Draft], seat: str | None) -> bool:
    """Whether a turn ended on the line, its new hand included, before a move of `seat`."""
    last = line[-1]
    if last.kind == "end":
        return seat != _seat(last)
    return last.kind == "draw" and len(line) > 1 and line[-2].kind == "end"


def _is_of_treasures(draft: Draft) -> bool:
    return draft.kind == "play" and all(CARD[card] in TREASURES for card in draft.fields["cards"])


def _line(drafts: Sequence[Draft], *, every: bool) -> str:
    """Moves on one line, with the seat that each has, or (not `every`) only where it changes."""
    if drafts[0].kind == "deal":
        hands = (f"{draft.fields['player']} {_spaced(_cards(draft.fields['cards']))}" for draft in drafts)
        return f"deal {', '.join(hands)}"
    steps: list[str] = []
    before: str | None = None
    for draft in _merged(drafts):
        seat = _seat(draft)
        named = (seat,) if seat is not None and (every or seat != before) else ()
        steps.append(_spaced((*named, *_STEPS[draft.kind](draft.fields))))
        before = seat
    return ", ".join(steps)


def _merged(drafts: Iterable[Draft]) -> list[Draft]:
    """The moves, with cards that the same player buys one after the other in one draft (`cards`)."""
    merged: list[Draft] = []
    for draft in drafts:
        if draft.kind != "buy":
            merged.append(draft)
            continue
        card = draft.fields["card"]
        last = merged[-1] if merged else None
        alike = last is not None and last.kind == "buy" and last.irregular == draft.irregular
        if last is not None and alike and _seat(draft) in (None, _seat(last)):
            last.fields["cards"].append(card)
        else:
            merged.append(Draft("buy", {**draft.fields, "cards": [card]}, irregular=draft.irregular))
    return merged


# Moves -----------------------------------------------------------------------------------------------------


def _spaced(words: Iterable[str]) -> str:
    return " ".join(words)


def _times(card: str, count: int) -> str:
    return CODES[card] if count == 1 else f"{CODES[card]}*{count}"


def _cards(cards: Iterable[str]) -> Words:
    """Equal neighbours are one word, as far as one word may go; `-` for none."""
    found: list[str] = []
    for card, alike in groupby(cards):
        count = len(list(alike))
        found += [_times(card, MOST_ALIKE)] * (count // MOST_ALIKE)
        if count % MOST_ALIKE:
            found.append(_times(card, count % MOST_ALIKE))
    return tuple(found) or ("-",)


def _listed(verb: str) -> Callable[[Fields], Words]:
    return lambda fields: (verb, *_cards(fields["cards"]))


def _single(verb: str, field: str = "card") -> Callable[[Fields], Words]:
    return lambda fields: (verb, "-" if fields[field] is None else CODES[fields[field]])


def _off_deck(verb: str) -> Callable[[Fields], Words]:
    def write(fields: Fields) -> Words:
        if not fields.get("shuffle"):
            return (verb, *_cards(fields["cards"]))
        before = _cards(fields["cards"]) if fields["cards"] else ()
        return (verb, *before, "|", *_cards(fields["after"]))

    return write


def _end(fields: Fields) -> Words:
    return ("end", "top", *_cards(fields["top"])) if fields["top"] else ("end",)


_STEPS: dict[str, Callable[[Fields], Words]] = {
    "draw": _off_deck("draw"),
    "look": _off_deck("look"),
    "flip": _off_deck("flip"),
    "start": _single("start"),
    "play": _listed("play"),
    "buy": _listed("buy"),
    "end": _end,
    "double": _single("double"),
    "choose": lambda fields: (fields["option"],),
    "trash": _single("trash"),
    "discard": _listed("discard"),
    "discard-all": lambda fields: ("discard", "all"),
    "top": _listed("top"),
    "aside": _single("aside"),
    "return": lambda fields: ("return", _times(fields["card"], fields["count"])),
    "embargo": _single("embargo", "pile"),
    "gain": _single("gain"),
    "reveal": _listed("reveal"),
}


# Assertions ------------------------------------------------------------------------------------------------


def _counts(fields: Fields) -> Words:
    return (", ".join(f"{seat} {count}" for seat, count in fields["values"]),)


def _piles(fields: Fields) -> Words:
    return (", ".join(f"{CODES[card]} {count}" for card, count in fields["values"]),)


def _zone(fields: Fields) -> Words:
    return (fields["seat"], *_cards(fields["cards"]))


def _number(fields: Fields) -> Words:
    return (str(fields["count"]),)


_CLAIMS: dict[str, Callable[[Fields], Words]] = {
    **dict.fromkeys(("vp", "turns", "tokens"), _counts),
    **dict.fromkeys(("deck", "hand", "discard", "play", "island", "village"), _zone),
    "pile": _piles,
    "trash": lambda fields: _cards(fields["cards"]),
    **dict.fromkeys(("coins", "actions", "buys"), _number),
    "winner": lambda fields: tuple(fields["seats"]),
}
