"""Two records of one game joined into one text: what only one knows is taken, what contradicts is marked."""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.findings import Severity
from dsnotation.core.messages import Message, listed_and, say
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_game
from dsnotation.replay.difference import Comparison, compare
from dsnotation.replay.merger import Merged, Merger
from dsnotation.replay.player import replay
from dsnotation.replay.tag_difference import TagChange
from dsnotation.replay.telling import Telling, telling

_ENOUGH = 0.4  # of the moves of the shorter record; if fewer agree, it is another game
_FEW = 8  # moves; of so few nobody can tell
_MERGED = "<merged>"


class NotOneGame(ValueError):
    """The two are records of two different games."""


def merge(tellings: Sequence[Telling]) -> Merged:
    """Merges records of one game, the first with the second, the result with the third and so on.

    Where they contradict each other, the first one stands. Raises NotOneGame, OtherGame, or ValueError for no
    record at all.
    """
    if not tellings:
        raise ValueError("there is nothing to merge")
    first, *others = tellings
    merged, base = Merged(write_game(first.text), first.game), first
    for place, other in enumerate(others):
        found = compare(base, other)
        _refuse_other_games(found)
        step = Merger(found).run()
        step.conflicts = [*merged.conflicts, *step.conflicts]
        step.tag_conflicts = [*merged.tag_conflicts, *step.tag_conflicts]
        step.unread = [*merged.unread, *step.unread]
        step.filled += merged.filled
        step.taken += merged.taken
        merged = step
        if place + 1 < len(others):
            document = read_string(merged.text, _MERGED)
            base = telling(document.games[0], document.source, merged.places)
    return merged


def mistakes_in(merged: Merged, file: str) -> int:
    """How many errors a merged game has; `file` is where a game set may lie beside it."""
    document = read_string(merged.text, file)
    return replay(document.games[0], document.source).count(Severity.ERROR)


def _refuse_other_games(found: Comparison) -> None:
    """Raises NotOneGame if the two can't be one game."""
    files = say("{a} and {b} are records of two different games", a=found.a.file, b=found.b.file)
    for tag in found.tags:
        if tag.change is TagChange.OTHER_GAME:
            why = say(
                "the tag {tag} is {a} in one and {b} in the other",
                tag=tag.name, a=_value(tag.a), b=_value(tag.b),
            )  # fmt: skip
            raise NotOneGame(say("{what}: {why}", what=files, why=why))
    differing = [tag for tag in found.tags if tag.change is TagChange.DIFFERS]
    names = [sorted(filter(None, (getattr(tag, side) for tag in differing))) for side in ("a", "b")]
    if len(differing) > 1 and names[0] == names[1]:
        seats = listed_and(tag.name for tag in differing)
        why = say("{players} stand in other places in the tags {tags}", players=listed_and(names[0]), tags=seats)
        raise NotOneGame(say("{what}: {why}", what=files, why=why))
    shorter = min(len(found.a.moves), len(found.b.moves))
    if shorter >= _FEW and found.agreeing < _ENOUGH * shorter:
        why = say("only {agreeing} of {moves} moves agree", agreeing=found.agreeing, moves=shorter)
        raise NotOneGame(say("{what}: {why}", what=files, why=why))


def _value(value: str | None) -> Message | str:
    return say("missing") if value is None else f'"{value}"'
