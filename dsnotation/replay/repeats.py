"""Lines that were copied: one or several that stand a second time a few lines below, where they make no sense."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from dsnotation.core.game import Game, Setup, State
from dsnotation.core.messages import Message, say
from dsnotation.notation.document import Statement
from dsnotation.replay.align import Item
from dsnotation.replay.meaning import HORIZON, MARGIN, faults_of
from dsnotation.replay.order import position_before
from dsnotation.replay.result import Entry

_FARTHEST = 12  # statements between a line and its copy
_MOST_TRIES = 4  # lines above that read like the one that may be a copy


class Copied(NamedTuple):
    """Statements that are a copy of those above, and the position before them: None if nothing of them was
    played."""

    statements: tuple[Statement, ...]
    originals: tuple[Statement, ...]
    state: State | None

    @property
    def message(self) -> Message:
        """What is wrong with them."""
        if len(self.statements) == 1:
            return say("this line repeats line {line}; the game goes on without it", line=self.originals[0].line)
        return say(
            "lines {first} to {last} repeat lines {start} to {end}; the game goes on without them",
            first=self.statements[0].line, last=self.statements[-1].line,
            start=self.originals[0].line, end=self.originals[-1].line,
        )  # fmt: skip


def copied(
    game: Game, setup: Setup, state: State, entries: Sequence[Entry], items: Sequence[Item], place: int
) -> Copied | None:
    """The copied lines around a move that can't be played in `state`, which the moves of `entries` led to, if the
    lines after them fit where they are left out; else None."""
    lines = [[*group] for _, group in groupby(items, key=lambda item: id(item.statement))]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    here = next(number for number, start in enumerate(starts[1:]) if place < start)
    texts = [line[0].statement.text for line in lines]
    alike = [back for back in range(1, min(_FARTHEST, here) + 1) if texts[here] == texts[here - back]]
    for back in alike[:_MOST_TRIES]:
        first, end = here, here + 1
        while first > here - back + 1 and first > back and texts[first - 1] == texts[first - 1 - back]:
            first -= 1
        while end < len(lines) and end - first < back and texts[end] == texts[end - back]:
            end += 1
        untouched = first == here and place == starts[here]
        before = state if untouched else position_before(game, setup, state, entries, lines[first][0].statement)
        if before is None or faults_of(game, before.copy(), list(items[starts[end] :][:HORIZON])) >= MARGIN:
            continue
        copies = tuple(line[0].statement for line in lines[first:end])
        originals = tuple(line[0].statement for line in lines[first - back : end - back])
        return Copied(copies, originals, None if untouched else before)
    return None
