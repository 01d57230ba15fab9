"""Two lines in the wrong order that answer decisions of the same kind, so that only their legality shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from dsnotation.core.findings import forbids
from dsnotation.core.game import Game, Setup, State
from dsnotation.core.messages import Message, say
from dsnotation.notation.document import Statement
from dsnotation.replay.align import Item, fits
from dsnotation.replay.meaning import HORIZON, MARGIN, faults_of
from dsnotation.replay.result import Entry, Verdict

_FARTHEST = 12  # statements by which a line may stand too low
_NEXT_TO_NONE = 0.3  # a line that is missing further on is a sign that the one here is what is missing


class Turned(NamedTuple):
    """The position after two lines in the other order, the lines that were played for it, and a hint that says
    so."""

    state: State
    lines: tuple[Statement, ...]
    hint: Message


def turned_round(
    game: Game,
    setup: Setup,
    state: State,
    entries: Sequence[Entry],
    items: Sequence[Item],
    place: int,
    *,
    below: bool,
) -> Turned | None:
    """What two lines come to in the other order, if they are legal then and the lines that follow fit; else None.

    `place` is that of a move that is not legal in `state`, which the moves of `entries` led to: its line may
    belong above the line before it, or below the line after it.
    """
    here = line_of(items, place)
    if here is None:
        return None
    above, under = line_of(items, place - len(here.before) - 1), line_of(items, place + len(here.after))
    if above is not None and not here.before:
        after = _played_so(game, setup, state, entries, (here, above), above.statement)
        rest = items[place + len(here.after) :]
        if after is not None and fits_well(game, after, rest):
            return Turned(after, (here.statement,), say("with this line above the one before it both are legal"))
    if below and under is not None:
        after = _played_so(game, setup, state, entries, (under, here), here.statement)
        rest = items[place + len(here.after) + len(under.items) :]
        if after is not None and fits_well(game, after, rest):
            lines = (here.statement, under.statement)
            return Turned(after, lines, say("with this line below the one after it both are legal"))
    return None


def out_of_place(game: Game, state: State, items: Sequence[Item], place: int) -> list[Item] | None:
    """The moves of a line farther below that is due before the one at `place`, if all lines fit with it there;
    None if there is none."""
    start, here = place, items[place].statement
    while start < len(items) and items[start].statement is here:
        start += 1
    end = start
    for _ in range(_FARTHEST):
        first = end
        while end < len(items) and items[end].statement is items[first].statement:
            end += 1
        line = items[first:end]
        if not line:
            return None
        if line[0].draft is None or line[0].statement.whole is not None:
            continue
        after = state.copy()
        rest = [*items[place:first], *items[end:]]
        if all(plays(game, after, item) for item in line) and fits_well(game, after, rest, _NEXT_TO_NONE):
            # The line right below is another matter: these two are in the wrong order.
            return None if first == start else list(line)
    return None


class LineOfMoves(NamedTuple):
    """The moves of a line: those before a place in it, and those from it on."""

    statement: Statement
    before: list[Item]
    after: list[Item]

    @property
    def items(self) -> list[Item]:
        return [*self.before, *self.after]


def line_of(items: Sequence[Item], place: int) -> LineOfMoves | None:
    """The line that a place is in; None if there is none, or it is no line of moves."""
    if not 0 <= place < len(items) or items[place].draft is None:
        return None
    statement = items[place].statement
    first = last = place
    while first and items[first - 1].statement is statement:
        first -= 1
    while last < len(items) and items[last].statement is statement:
        last += 1
    return LineOfMoves(statement, list(items[first:place]), list(items[place:last]))


def fits_well(game: Game, state: State, following: Sequence[Item], limit: float = MARGIN) -> bool:
    """Whether the lines that follow fit a position, but for so many faults; those farther off count less."""
    return faults_of(game, state.copy(), list(following[:HORIZON])) < limit


def _played_so(
    game: Game,
    setup: Setup,
    state: State,
    entries: Sequence[Entry],
    lines: Sequence[LineOfMoves],
    first: Statement,
) -> State | None:
    """The position after these lines in this order, from where `first` was to be played; None if that is
    illegal."""
    before = position_before(game, setup, state, entries, first)
    if before is None or not all(plays(game, before, item) for line in lines for item in line.items):
        return None
    return before


def position_before(
    game: Game, setup: Setup, state: State, entries: Sequence[Entry], last: Statement
) -> State | None:
    """The position before the line `last`, played again from the start; None if the moves alone don't lead from
    there to `state`."""
    again = game.start(setup)
    before = None
    for entry in entries:
        if entry.restored is not None:
            again, before = entry.restored.copy(), None
        if entry.assertion is not None or entry.stated:
            continue
        decision = game.decision(again)
        answers = decision is not None and entry.played and decision.is_answered_by(entry.move.kind)
        if not answers and entry.verdict is not Verdict.IRREGULAR:
            return None  # something was passed over on the way
        if entry.move is None:
            return None
        legal = not forbids(game.check(again, entry.move))
        if not legal and entry.verdict is not Verdict.IRREGULAR:
            return None
        if entry.statement is last and before is None:
            before = again.copy()
        if legal:
            game.apply(again, entry.move)
        else:
            game.force(again, entry.move)
    if again != state:
        return None
    return before if before is not None else again


def plays(game: Game, state: State, item: Item) -> bool:
    """Plays a move if it is what is due and legal."""
    return played(game, state, item) is not None


def played(game: Game, state: State, item: Item) -> Any:
    """Plays a move if it is what is due and legal, and returns it; else None."""
    decision = game.decision(state)
    if item.draft is None or decision is None or not fits(item.draft, decision):
        return None
    move = game.complete(state, item.draft)
    if forbids(game.check(state, move)):
        return None
    game.apply(state, move)
    return move
