"""Whether two faults of a record have nothing to do with each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from dsnotation.core.findings import forbids
from dsnotation.core.game import State
from dsnotation.notation.document import Statement
from dsnotation.notation.reader import read_string
from tools.seeding.bases import Base
from tools.seeding.judge import illegal_from
from tools.seeding.kinds import Fault

_MOST = 300  # moves that are tried in place of each of the first line


def independent(first: Fault, second: Fault) -> bool:
    """Whether no mending of the first makes the second right.

    Mendings are the legal lines that differ from the right one in one part. A line that was lost may besides have
    brought any score.
    """
    if (first.kind, second.kind) == ("line deleted", "wrong assertion"):
        return False
    return not any(_is_right(second, *mended) for mended in _mendings(first, second))


def _mendings(first: Fault, second: Fault) -> Iterator[tuple[State, list[Statement]]]:
    """Positions after other moves in the place of the first fault, and the lines that follow, up to the second."""
    base = first.base
    game = base.game
    [text] = read_string("\n".join(second.onto(base.lines))).games
    lines = [one for one in text.statements if first.start < one.line <= second.place[1]]
    if not lines or lines[0].line != first.start + 1:
        return
    for number, draft in enumerate(lines[0].drafts):
        state = _before(base, first.start)
        if illegal_from(game, state, [replace(lines[0], drafts=lines[0].drafts[:number])]) is not None:
            return
        for other in islice(game.variants(state, game.complete(state, draft)), _MOST):
            if not forbids(game.check(state, other)):
                after = state.copy()
                game.apply(after, other)
                yield after, [replace(lines[0], drafts=lines[0].drafts[number + 1 :], turn=None), *lines[1:]]


def _before(base: Base, place: int) -> State:
    """The position before a line."""
    earlier = [state for line, state in base.states.items() if line < place]
    if earlier:
        return earlier[-1].copy()
    [text] = read_string("\n".join(base.lines)).games
    setup, _ = base.game.setup(text.tag_values())
    return base.game.start(setup)


def _is_right(second: Fault, state: State, lines: list[Statement]) -> bool:
    return illegal_from(second.base.game, state, lines) is None
