"""Faults in the tags that leave somebody out who plays."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dsnotation.core.choosing import first_choice
from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import CHANCE, EVERYBODY, SEATS, Draft, Game, Setup
from dsnotation.notation.document import GameText, SourceText
from dsnotation.replay.align import Item

_TAG_NAME = re.compile(r"\s*\[\s*(\w+)")
_ENOUGH = 3  # lines of one who plays; fewer may be slips of the pen
_MOST_SIDES = 6
_NO_SIDES = (None, CHANCE, EVERYBODY)  # actors whom no tag can seat
_NOBODY = "somebody"  # who plays, in a tag that is tried


def hides_a_side(finding: Finding, game: Game, setup: Setup, text: GameText, source: SourceText) -> bool:
    """Whether a finding is about a tag without which somebody who plays is left out of the set-up. Of a tag that
    can't be read the name may still be readable."""
    if finding.severity is not Severity.ERROR or finding.span is None:
        return False
    if SEATS in finding.about:
        return True
    name = _TAG_NAME.match(source.normal[finding.span.line - 1])
    tags = text.tag_values()
    if name is None or name[1] in tags:
        return False
    with_it, _ = game.setup({**tags, name[1]: _NOBODY})
    return with_it is not None and len(game.seats(with_it)) > len(game.seats(setup))


class Unseated(NamedTuple):
    """A side that moves although no tag says that it plays: the name of the missing tag, the side's first line."""

    side: str
    tag: str
    first: Item


def unseated(game: Game, setup: Setup, text: GameText, items: Sequence[Item]) -> Unseated | None:
    """The first side that moves on several lines and has no tag, if with its tag the game could be played."""
    seated = {side for side, _ in game.seats(setup)}
    lines: dict[str, dict[int, Item]] = {}
    for item in items:
        side = _side(item.draft)
        if side is not None and side not in seated:
            lines.setdefault(side, {}).setdefault(item.statement.line, item)
    for side, found in lines.items():
        if len(found) >= _ENOUGH:
            tag = next((tag for tag in _tags(game, side) if _seats(game, text, tag, side)), None)
            if tag is not None:
                return Unseated(side, tag, next(iter(found.values())))
    return None


def _side(draft: Draft | None) -> str | None:
    """Who makes a move, or whom it deals something."""
    if draft is None:
        return None
    side = draft.fields.get("actor")
    if side in _NO_SIDES:
        side = draft.fields.get("player")
    return side if isinstance(side, str) else None


def _tags(game: Game, side: str) -> Iterator[str]:
    """The tags that may say who plays a side: in some games they are called as the side."""
    yield side
    for players in range(_MOST_SIDES, 0, -1):
        try:
            yield from game.invent_tags(players, first_choice)
        except ValueError:
            continue  # so many can't play


def _seats(game: Game, text: GameText, tag: str, side: str) -> bool:
    tags = text.tag_values()
    setup, _ = game.setup({**tags, tag: _NOBODY}) if tag not in tags else (None, [])
    return setup is not None and any(seat == side for seat, _ in game.seats(setup))
