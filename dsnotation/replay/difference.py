"""Two records of one game compared by moves: what differs, what only one has, and which of the two is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import groupby
from typing import Any

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import CHANCE
from dsnotation.core.messages import say
from dsnotation.replay.joining import Join, join_fields
from dsnotation.replay.pairing import pairs
from dsnotation.replay.result import Verdict
from dsnotation.replay.tag_difference import TagDifference, tag_differences
from dsnotation.replay.telling import HEADINGS, STATED, Place, Shape, Telling, Told, shape_of

# Scores of a pair.
_SAME, _COMPLEMENTS, _ELSEWHERE, _KIND, _ACTOR, _TURN = 14, 12, 2, 1, 2, 2
_LONG = 24  # characters; the longer a move, the less likely it is that another one is the same
_WHO = {"actor", "player"}
_FAR = 1  # turns apart, and two moves that differ are no pair


class Change(StrEnum):
    """How a move differs."""

    DIFFERS = "differs"
    ONLY_A = "only-in-a"
    ONLY_B = "only-in-b"
    MOVED = "moved"  # both have it, in another place of the turn


@dataclass(slots=True)
class Step:
    """A thing told by both (`join`), or by one of them only; `twin` is the other's, in another place."""

    a: Told | None = None
    b: Told | None = None
    join: Join | None = None
    twin: Told | None = None

    @property
    def told(self) -> Told:
        told = self.a or self.b
        assert told is not None
        return told


@dataclass(frozen=True, slots=True)
class Judged:
    """What a replay says where the records differ: the verdict on its move (None: it has none), and the first
    finding there that tells why."""

    verdict: str | None
    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference. Of a move that only one has, the other's place (file and line) is that of what comes next
    there, or of the last line. `b_fits` tells that the moves after it have fewer mistakes with B's; it is asked in
    merging."""

    change: Change
    a: Told | None
    b: Told | None
    place_a: Place
    place_b: Place
    judged_a: Judged
    judged_b: Judged
    fields: tuple[tuple[str, Any, Any], ...] = ()
    b_fits: bool = False

    @property
    def told(self) -> Told:
        told = self.a or self.b
        assert told is not None
        return told

    @property
    def by_chance(self) -> bool:
        """Whether it is about what the bag, the deck or the dice gave."""
        return self.told.actor == CHANCE


@dataclass(slots=True)
class Comparison:
    """Two records compared. `agree_again` are the first moves after the first difference with the same position
    behind them, and `same_end` tells whether the last positions are the same. `agreeing` counts moves that are the
    same or complement each other; `known_by_a` those of which A knows more."""

    a: Telling
    b: Telling
    tags: list[TagDifference] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    agreeing: int = 0
    known_by_a: int = 0
    known_by_b: int = 0
    agree_again: tuple[Told, Told] | None = None

    @property
    def same_end(self) -> bool:
        """Whether both end in the same position."""
        return self.a.end == self.b.end

    @property
    def same(self) -> bool:
        """Whether nothing in one of them contradicts the other, or is missing there."""
        return not self.differences and not any(tag.conflicts for tag in self.tags)


class OtherGame(ValueError):
    """The two are records of different kinds of games."""


def compare(a: Telling, b: Telling) -> Comparison:
    """Compares two records of a game. Raises OtherGame."""
    if a.game.name != b.game.name:
        raise OtherGame(
            say(
                "{file} is a game of {game}, {other_file} one of {other_game}",
                file=a.file, game=a.game.name, other_file=b.file, other_game=b.game.name,
            )
        )  # fmt: skip
    found = Comparison(a, b, tag_differences(a.game, a.tags, b.tags), steps_of(a, b))
    joins = [step.join for step in found.steps if step.join and step.a and step.a.is_move]
    found.agreeing = sum(join.agrees for join in joins)
    found.known_by_a = sum(join.from_first for join in joins)
    found.known_by_b = sum(join.from_second for join in joins)
    found.differences = list(_differences(found))
    if found.differences:
        found.agree_again = _agree_again(found)
    return found


# Steps -----------------------------------------------------------------------------------------------------


def steps_of(a: Telling, b: Telling) -> list[Step]:
    """What both tell, step by step, in the order of the game."""

    def join(one: Told, other: Told) -> Join:
        shape = shape_of(a.game, one.kind)
        joined = join_fields(one.fields, other.fields, shape.ordered)
        joined = joined if joined.agrees else _without_details(one, other, joined, shape)
        return _with_marks(one, other, joined) if joined.agrees else joined

    def score(one: Told, other: Told) -> int:
        if one.kind != other.kind:
            return 0
        near = abs(one.turn - other.turn)
        joined = join(one, other)
        if joined.agrees:
            if one.speaker != other.speaker:
                return _ELSEWHERE
            known = joined.from_first or joined.from_second
            length = min(len(one.text), len(other.text), _LONG) // 3
            return (_COMPLEMENTS if known else _SAME) + length + (0 if near else _TURN)
        if near > _FAR or not (one.is_move or one.kind == "turn" or _correct_the_same(one, other)):
            return 0
        if one.speaker != other.speaker and not set(joined.differing) <= _WHO:
            return 0
        return _KIND + (_ACTOR if _who(one) == _who(other) else 0) + (0 if near else _TURN)

    def key(one: Told) -> str:
        return f"{one.turn} {one.kind} {one.text}"

    steps = []
    for place, other in pairs(a.told, b.told, score, _COMPLEMENTS, key):
        left = a.told[place] if place is not None else None
        right = b.told[other] if other is not None else None
        steps.append(Step(left, right, join(left, right) if left and right else None))
    _find_twins(steps)
    return steps


def _who(told: Told) -> tuple[Any, ...]:
    """Who acts, or to whom chance gives."""
    return told.actor, told.fields.get("player"), told.fields.get("space")


def _without_details(one: Told, other: Told, join: Join, shape: Shape) -> Join:
    """The join without what one of them leaves out: because the position gives it, or because it makes no
    difference to the position."""
    same = one.before == other.before and one.after == other.after and one.played and other.played
    real = [
        name
        for name in join.differing
        if (name in shape.defaults or (one.says(name) and other.says(name)))
        and not (same and None in (one.fields[name], other.fields[name]))
    ]
    return replace(join, differing=tuple(real))


def _with_marks(one: Told, other: Told, join: Join) -> Join:
    """The join with what only one of them knows: that this broke a rule. A mark at what is legal says nothing."""
    if _is_marked(one) == _is_marked(other):
        return join
    first = _is_marked(one)
    unmarked = (other if first else one).entry
    if unmarked is None or unmarked.verdict is not Verdict.ILLEGAL:
        return join
    return replace(
        join, from_first=join.from_first or first, from_second=join.from_second or not first, marked=not first
    )


def _is_marked(told: Told) -> bool:
    return told.draft is not None and told.draft.irregular


def _correct_the_same(one: Told, other: Told) -> bool:
    """Whether both are corrections of one part of the position."""
    parts = [told.statement.part for told in (one, other) if told.statement.kind == "adjust"]
    return len(parts) == 2 and len({part.name for part in parts if part is not None}) == 1


def _find_twins(steps: Sequence[Step]) -> None:
    """Finds moves that both have, in another place of the same turn: runs of them, since in a longer run that only
    one has there may well be a move that the other one has elsewhere."""
    alone = [step for step in steps if step.b is None and step.told.is_move]
    twins: dict[int, Step] = {}
    for step in steps:
        if step.a is not None or not step.told.is_move:
            continue
        free = (one for one in alone if id(one) not in twins and _alike(one.told, step.told))
        twin = next(free, None)
        if twin is not None:
            twins |= {id(step): twin, id(twin): step}
    runs = list(_runs(steps))
    while any(_break_up(run, twins) for run in runs):
        pass
    for step in steps:
        if id(step) in twins:
            step.twin = twins[id(step)].told


def _runs(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Moves in a row that only one of them has."""
    for _, group in groupby(steps, key=lambda step: (step.a is None, step.b is None)):
        run = [step for step in group if step.join is None and step.told.is_move]
        if run:
            yield run


def _break_up(run: Sequence[Step], twins: dict[int, Step]) -> bool:
    """Takes the twins from a run in which not every move has one; whether there were any."""
    found = [step for step in run if id(step) in twins]
    if len(found) in (0, len(run)):
        return False
    for step in found:
        del twins[id(twins.pop(id(step)))]
    return True


def _alike(one: Told, other: Told) -> bool:
    return one.kind == other.kind and one.turn == other.turn and join_fields(one.fields, other.fields).agrees


# Differences -----------------------------------------------------------------------------------------------


def _differences(found: Comparison) -> Iterator[Difference]:
    for place, step in enumerate(found.steps):
        if step.twin is not None:
            if step.a is not None:
                yield difference_at(found, place)
        elif step.join is not None:
            if not step.join.agrees and step.a is not None and (step.a.is_move or step.a.kind == STATED):
                yield difference_at(found, place)
        elif not is_silent(found.a if step.a else found.b, step.told):
            yield difference_at(found, place)


def difference_at(found: Comparison, place: int) -> Difference:
    """What differs at a step; one at which something does."""
    step = found.steps[place]
    if step.join is not None and step.a and step.b:
        return _paired(found, Change.DIFFERS, step.a, step.b, step.join)
    if step.twin is not None:
        return _paired(found, Change.MOVED, step.a or step.twin, step.b or step.twin, Join())
    return _alone(found, place, step.told, in_a=step.a is not None)


def is_silent(telling: Telling, told: Told) -> bool:
    """Whether it says nothing about the game that the rules don't: a heading, a check, a stated
    position, declining what need not be declined in writing, telling what follows by itself."""
    if told.kind in HEADINGS or told.statement.kind in ("assertion", "position"):
        return True
    if told.draft is None or told.entry is None:
        return False
    if told.entry.move is None and told.entry.verdict is Verdict.LEGAL:
        return True
    if told.entry.verdict is Verdict.ILLEGAL:
        return False
    space = told.fields.get("space")
    said = [value for name, value in told.draft.fields.items() if name not in ("actor", "space")]
    return telling.game.may_be_unasked(told.kind, space) and not any(said)


def _paired(found: Comparison, change: Change, a: Told, b: Told, join: Join) -> Difference:
    values = tuple((name, a.fields.get(name), b.fields.get(name)) for name in join.differing)
    return Difference(change, a, b, a.place, b.place, _judged(found.a, a), _judged(found.b, b), values)


def _alone(found: Comparison, place: int, told: Told, *, in_a: bool) -> Difference:
    other = found.b if in_a else found.a
    after = (step.b if in_a else step.a for step in found.steps[place + 1 :])
    following = next((one for one in after if one is not None), None)
    last = following or (other.told[-1] if other.told else None)
    there = last.place if last else (other.file, 1)
    own = _judged(found.a if in_a else found.b, told)
    theirs = Judged(None, next(iter(other.errors_at(following.statement.line)), None) if following else None)
    if in_a:
        return Difference(Change.ONLY_A, told, None, told.place, there, own, theirs)
    return Difference(Change.ONLY_B, None, told, there, told.place, theirs, own)


def _judged(telling: Telling, told: Told) -> Judged:
    """What the replay says of a move."""
    entry = told.entry
    if entry is None or (told.draft is None and not entry.stated):
        found = telling.errors_at(told.statement.line)
        return Judged("unreadable", found[0] if found else None)
    errors = [one for one in entry.findings if one.severity in (Severity.ERROR, Severity.IRREGULAR)]
    return Judged(entry.verdict.value, next(iter(errors or entry.findings), None))


def _agree_again(found: Comparison) -> tuple[Told, Told] | None:
    """The first pair of moves after the first difference after which the positions are the same."""
    first = found.differences[0]
    behind = False
    for step in found.steps:
        behind |= any(first.told is told for told in (step.a, step.b))
        if not behind or step.a is None or step.b is None or not step.a.is_move:
            continue
        if step.a.after == step.b.after:
            return step.a, step.b
    return None
