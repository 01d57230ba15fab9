"""Habitat Battle: moves and assertions as canonical text.

Moves (dataclasses) and drafts are written alike; a draft may lack who acts, and then nobody is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields as fields_of
from typing import Any

from dsnotation.core.game import CHANCE, Assertion, Decision, Draft
from dsnotation.games.habitat_battle.descriptions import describe
from dsnotation.games.habitat_battle.moves import Deal
from dsnotation.games.habitat_battle.parts import NOTHING
from dsnotation.games.habitat_battle.reading import Builder

Fields = Mapping[str, Any]
Words = tuple[str, ...]

_SEAT_OR_PIECE = re.compile(r"[A-F][1-3]?", re.ASCII | re.IGNORECASE)
_UNSEEN_STRATEGIES = Deal.__dataclass_fields__["strategies"].default
# What follows in a battle, on the line of what brought it about.
_IN_BATTLE = ("power", "expose")
_BRINGS_BATTLE = ("position", "insect", "aquatic")


class Language:
    """How Habitat Battle is read and written (`core.game.Language`)."""

    grammar = "habitat_battle"
    builder = Builder()
    names_once = False

    def write(self, moves: Sequence[Any]) -> list[str]:
        """Canonical lines for a run of moves of one turn; one line for the drafts of one statement.

        A battle stands on the line of what brought it about. Every move of a player names the seat; drafts do
        where that was written.
        """
        if any(isinstance(move, Draft) for move in moves):
            return [", ".join(map(_step, moves))]
        lines: list[list[Draft]] = []
        for move in moves:
            draft = Draft(move.kind, {field.name: getattr(move, field.name) for field in fields_of(move)})
            if not lines or not _goes_on(lines[-1][0], draft):
                lines.append([])
            lines[-1].append(draft)
        return [", ".join(map(_step, line)) for line in lines]

    def write_assertion(self, assertion: Assertion) -> str:
        """The canonical line of an assertion."""
        return " ".join(("assert", assertion.kind, *_CLAIMS[assertion.kind](assertion.fields)))

    def spell(self, part: str, word: str) -> str:
        """A word of a part of a position: ids are in small letters, seats and pieces in capital ones."""
        return ":".join(
            piece.upper() if _SEAT_OR_PIECE.fullmatch(piece) else piece.lower() for piece in word.split(":")
        )

    def names_in(self, text: str) -> Mapping[str, str]:
        """Nothing: each thing has one code."""
        return {}

    def describe(self, decision: Decision, example: str = "") -> str:
        """What the decision asks for, with an example if there is one."""
        return describe(decision, example)


def _goes_on(first: Draft, draft: Draft) -> bool:
    """Whether a move stands on the line that begins with `first`."""
    return draft.kind in _IN_BATTLE and first.kind in (*_BRINGS_BATTLE, *_IN_BATTLE)


# Moves -----------------------------------------------------------------------------------------------------


def _step(draft: Draft) -> str:
    seat = () if draft.actor in (None, CHANCE) else (draft.actor,)
    return " ".join((*seat, *_STEPS[draft.kind](draft.fields)))


def _names(names: Sequence[str]) -> Words:
    return tuple(names) or (NOTHING,)


def _kit(fields: Fields) -> Words:
    invocations = ("invocations", *fields["invocations"]) if fields["invocations"] else ()
    return (
        *("kit", *_player(fields)),
        *("activators", *_names(fields["activators"])),
        *("movements", *_names(fields["movements"])),
        *invocations,
    )


def _deal(fields: Fields) -> Words:
    hidden = fields["strategies"] == _UNSEEN_STRATEGIES
    return (
        *("deal", *_player(fields)),
        *("animals", *_names(fields["animals"])),
        *("powers", *_names(fields["powers"])),
        *("bird", fields["bird"]),
        *(() if hidden else ("strategies", *_names(fields["strategies"]))),
    )


def _player(fields: Fields) -> Words:
    return (fields["player"],) if "player" in fields else ()


def _position(fields: Fields) -> Words:
    return (
        fields["animal"], f"{fields['power']}+{fields['activator']}", fields["movement"], fields["space"],
    )  # fmt: skip


def _expose(fields: Fields) -> Words:
    if fields["strategy"] is not None:
        return ("expose", fields["strategy"])
    return ("pass",) if fields["bird"] is None else ("bird", fields["bird"])


_STEPS: dict[str, Callable[[Fields], Words]] = {
    "kit": _kit,
    "deal": _deal,
    "position": _position,
    "power": lambda fields: ("use" if fields["use"] else "hold",),
    "expose": _expose,
    "insect": lambda fields: ("insect", fields["animal"], fields["space"]),
    "aquatic": lambda fields: ("aquatic", fields["animal"], fields["space"]),
    "calm": lambda fields: ("calm",),
}


# Assertions ------------------------------------------------------------------------------------------------


def _values(fields: Fields) -> Words:
    return (", ".join(f"{key} {value}" for key, value in fields["values"]),)


_CLAIMS: dict[str, Callable[[Fields], Words]] = {
    "points": _values,
    "flood": _values,
    "at": lambda fields: (fields["space"], *_names(fields["animals"])),
    "total": lambda fields: (fields["animal"], str(fields["count"])),
    "winner": lambda fields: tuple(fields["seats"]),
}
