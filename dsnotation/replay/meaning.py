"""What a mistaken line was probably meant to say: the near legal move with which the lines after it fit.

The replay never plays a guess. It only uses it to tell the follow-up of a mistake from a mistake of its own, and
to offer it as a hint.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from itertools import islice
from typing import Any, NamedTuple

from dsnotation.core.findings import forbids
from dsnotation.core.game import Draft, Game, State
from dsnotation.replay.align import Item, fits, upcoming
from dsnotation.replay.mending import mended_lines, mended_moves

MAX_CANDIDATES = 120  # legal moves that are tried out
MAX_LOOKALIKES = 2_000  # legal moves that are compared with a line that can't be read
MAX_VARIANTS = 20_000  # near misses that are looked at for legal ones
HORIZON = 80  # moves that are played after each
_TOLERANCE = 15  # follow-up faults at which a candidate is given up
MARGIN = 0.9  # by how many faults a candidate must be better than any other to be certain
_READING_TOLERANCE = 12
_FURTHER = 0.5  # a further decision that nothing is written for, beside the first
_SAME_KIND = 0.01  # what tips the scale if readings fit alike
_LONGEST_LIST = 8  # moves of a list, such as a round of pawns, that one missing line may have held
MAX_EARLY = 3  # statements by which a line may have come too early
_INSTEAD_CANDIDATES = 30
MAX_LIKELY = 3  # moves that are proposed
_WORD = re.compile(r"[a-z0-9]+")


BEFORE_IT = -1


class Candidate(NamedTuple):
    """What may have been meant: moves made one after the other, which stand for the mistaken one and for so many
    (`takes`) of those that follow it on the same line; if that is `BEFORE_IT`, for a line that is missing before
    the mistaken one, which is right then."""

    moves: tuple[Any, ...]
    takes: int = 0

    @property
    def comes_before(self) -> bool:
        """Whether it stands for a line that is missing before the mistaken one."""
        return self.takes == BEFORE_IT


def alone(moves: Iterable[Any]) -> Iterator[Candidate]:
    """Each move as a candidate."""
    return (Candidate((move,)) for move in moves)


@dataclass(slots=True)
class Meaning:
    """What was meant: the position after it; no `moves` if nothing fits, and `takes` as the candidate has it.

    `certain` if the lines after it fit clearly better with this than with anything else; `gain` says by how many
    faults than with nothing. `stayed` if the line stands for nothing: what was due before it is due after it.
    `likely` is what fits best, or about as well, in that order, `alike` if more than that fits equally well;
    `others` are all positions but `state` to which such moves lead.
    """

    state: State
    moves: tuple[Any, ...] = ()
    takes: int = 0
    certain: bool = False
    gain: float = 0.0
    stayed: bool = False
    likely: tuple[tuple[Any, ...], ...] = ()
    alike: bool = False
    others: tuple[State, ...] = ()

    @property
    def comes_before(self) -> bool:
        """Whether a line is missing before the mistaken one, which is right then."""
        return self.takes == BEFORE_IT


def near_moves(game: Game, state: State, move: Any) -> Iterator[Any]:
    """Legal moves that differ from a written one in one part, those that look most like it first; where there is
    none, those that differ in one word of the notation."""
    written = _text(game, move)
    legal = [
        one for one in islice(game.variants(state, move), MAX_VARIANTS) if not forbids(game.check(state, one))
    ]

    def unlike(other: Any) -> float:
        return 1 - SequenceMatcher(None, written, _text(game, other), autojunk=False).ratio()

    if not legal:
        return iter(mended_moves(game, state, written, letters=False)[:MAX_CANDIDATES])
    return iter(sorted(legal, key=unlike)[:MAX_CANDIDATES])


def instead_moves(game: Game, state: State, draft: Draft) -> Iterator[Any]:
    """Legal moves for a line that was written instead of the one that is due: the same by the right actor, and
    what is near it; for another action, the first legal moves."""
    decision = game.decision(state)
    if decision is None or not decision.is_answered_by(draft.kind):
        written = _text(game, game.complete(state, draft))
        legal = islice(game.legal_moves(state), MAX_CANDIDATES)
        yield from dict.fromkeys([*mended_moves(game, state, written, letters=False), *legal])
        return
    given = {name: value for name, value in decision.given if name in draft.fields}
    rightly = Draft(draft.kind, {**draft.fields, **given, "actor": decision.actor})
    move = game.complete(state, rightly)
    if not forbids(game.check(state, move)):
        yield move
    yield from near_moves(game, state, move)


def _text(game: Game, move: Any) -> str:
    return " ".join(game.language.write([move]))


class Reading(Enum):
    """What a line can be that does not answer the decision that is due."""

    AFTER_A_GAP = 1  # the lines before it are missing
    EARLY = 2  # its own decision comes later, that of the next line is due
    INSTEAD = 3  # it was written instead of the one that is due
    TOO_MANY = 4


def quick_reading(game: Game, state: State, draft: Draft) -> Reading:
    """The reading of a line by itself: if its decision comes up later in the turn, something is missing."""
    late = any(fits(draft, later) for later in upcoming(game, state))
    return Reading.AFTER_A_GAP if late else Reading.TOO_MANY


def best_reading(game: Game, state: State, item: Item, following: list[Item]) -> Reading:
    """The reading of a line with which it and the lines after it have fewest faults."""
    draft = item.draft
    assert draft is not None
    slot = _slot(game, state, draft)
    costs: list[tuple[float, Reading]] = []
    if slot is not None:
        costs.append((_cost_of_gap(game, state, slot, [item, *following]), Reading.AFTER_A_GAP))
    else:
        costs.append((1 + _faults(game, state.copy(), following, _READING_TOLERANCE), Reading.TOO_MANY))
    # What a line answers may come up only by the line after it.
    whole, rest = _apart(item, following)
    later = ([*rest[:place], *whole, *rest[place:]] for place in _line_ends(rest))
    early = min((_faults(game, state.copy(), lines, _READING_TOLERANCE) for lines in later), default=0)
    costs.append((1 + early, Reading.EARLY))
    least: float = _READING_TOLERANCE
    for move in islice(instead_moves(game, state, draft), _INSTEAD_CANDIDATES):
        faults = _faults(game, _after(game, state, Candidate((move,))), following, least)
        # The same by somebody else was rather written wrongly than for nothing.
        least = min(least, faults - _SAME_KIND if move.kind == draft.kind else faults)
    costs.append((1 + least, Reading.INSTEAD))
    # What a missing line did may be the reason for the decision that this one answers.
    for move in missing_moves(game, state, [item])[:_INSTEAD_CANDIDATES]:
        after = _after(game, state, Candidate((move,)))
        least = min(least, _faults(game, after, [item, *following], least))
    costs.append((1 + least, Reading.AFTER_A_GAP))
    return min(costs, key=lambda cost: cost[0])[1]


def fits_after_a_gap(game: Game, state: State, item: Item, following: list[Item]) -> bool:
    """Whether a line that is the one before it again fits better with lines missing between the two than left
    out."""
    assert item.draft is not None
    slot = _slot(game, state, item.draft)
    if slot is None:
        return False
    left_out = 1 + _faults(game, state.copy(), _apart(item, following)[1], _READING_TOLERANCE)
    return _cost_of_gap(game, state, slot, [item, *following]) < left_out


def _slot(game: Game, state: State, draft: Draft) -> int | None:
    """How many decisions of this turn come before the one that a line answers; None if it answers none."""
    return next((number for number, later in enumerate(upcoming(game, state)) if fits(draft, later)), None)


def _cost_of_gap(game: Game, state: State, slot: int, items: list[Item]) -> float:
    after, missing = _passed(game, state, slot)
    cost = missing + _faults(game, after, items, _READING_TOLERANCE)
    listed = all(decision.listed is not None for decision in upcoming(game, state)[:slot])
    if not listed or slot > _LONGEST_LIST:
        return cost
    # One line may lack all of them, and the lines that follow tell what stood on it.
    after = state.copy()
    for _ in range(slot):
        after = best_meaning(game, after, alone(missing_moves(game, after, items)), items).state
    return min(cost, 1 + _SAME_KIND * slot + _faults(game, after, items, _READING_TOLERANCE))


def _passed(game: Game, state: State, slot: int) -> tuple[State, float]:
    """A position after so many decisions that nothing is written for, in which what they could change is unknown,
    as far as a position can say so; and as how many mistakes they count. One line may have answered several."""
    after = state.copy()
    parts: set[str] = set()
    missing = 0.0
    for _ in range(slot):
        decision = game.decision(after)
        assert decision is not None
        if not game.may_be_unasked(decision.kind, decision.space):
            missing = missing + _FURTHER if missing else 1
        parts |= game.touches(after, None)
        game.skip(after)
    game.forget(after, parts)
    return after, missing


def _apart(item: Item, following: list[Item]) -> tuple[list[Item], list[Item]]:
    """What is left of a line from one of its moves on, and the lines after it."""
    count = next((place for place, one in enumerate(following) if one.statement is not item.statement), 0)
    return [item, *following[:count]], following[count:]


def _line_ends(items: list[Item]) -> list[int]:
    """Where the first lines end, as places in a list of their moves."""
    ends = [
        place
        for place in range(1, len(items) + 1)
        if place == len(items) or items[place].statement is not items[place - 1].statement
    ]
    return ends[:MAX_EARLY]


def missing_moves(game: Game, state: State, following: Sequence[Item]) -> list[Any]:
    """Legal moves for a line that is missing, first those after which the next line is legal."""
    legal = list(islice(game.legal_moves(state), MAX_LOOKALIKES))
    following = [item for item in following if item.draft is not None][:1]
    if len(legal) > MAX_CANDIDATES:
        legal.sort(key=lambda move: _faults(game, _after(game, state, Candidate((move,))), list(following), 1))
    return legal[:MAX_CANDIDATES]


def read_otherwise(game: Game, state: State, text: str) -> Iterator[Candidate]:
    """For a line that can't be read: what it says with one slip undone, and the legal moves that look most like
    its `text`."""
    mended = map(Candidate, mended_lines(game, state, text))
    words = set(_WORD.findall(text.lower()))

    def unlike(move: Any) -> int:
        return len(words.symmetric_difference(_WORD.findall(_text(game, move).lower())))

    alike = sorted(islice(game.legal_moves(state), MAX_LOOKALIKES), key=unlike)
    return iter(list(dict.fromkeys([*mended, *alone(alike)]))[:MAX_CANDIDATES])


def lines_before(game: Game, state: State, mistaken: Item) -> Iterator[Candidate]:
    """Moves that may be missing before one that is not legal, where the same is asked again after each."""
    return (Candidate((move,), BEFORE_IT) for move in missing_moves(game, state, [mistaken])[:_INSTEAD_CANDIDATES])


def other_lines(game: Game, state: State, text: str, kinds: Sequence[str]) -> Iterator[Candidate]:
    """For a line of moves of these kinds, the first of which is not legal: what it says with another word in it,
    where that makes moves of other kinds of it."""
    for moves in mended_lines(game, state, text, letters=False):
        if len(moves) == len(kinds) and [move.kind for move in moves] != list(kinds):
            yield Candidate(moves, len(kinds) - 1)


def best_meaning(
    game: Game,
    state: State,
    candidates: Iterable[Candidate],
    following: list[Item],
    *,
    mistaken: Item | None = None,
    may_stay: bool = False,
) -> Meaning:
    """The candidate with which the lines that follow the `mistaken` one fit best; passing over the decision counts
    as one, and so does leaving it as it is (`may_stay`), which is preferred to a guess that is no better."""
    following = following[:HORIZON]
    passed = state.copy()
    game.skip(passed)
    best = Meaning(passed)
    none = least = second = _faults(game, passed.copy(), following, _TOLERANCE)
    if may_stay:
        faults = _faults(game, state.copy(), following, _TOLERANCE)
        second = max(faults, least)
        if faults <= least:
            best, least = Meaning(state.copy(), stayed=True), faults
    tried: list[tuple[float, Candidate]] = []
    for one in candidates:
        after = _after(game, state, one)
        lines = [mistaken, *following] if mistaken and one.comes_before else following[one.takes :]
        faults = _faults(game, after.copy(), lines, min(least + MARGIN, _TOLERANCE))
        tried.append((faults, one))
        tied = faults == least and not best.moves and not best.stayed
        if faults < least or (tied and faults < _TOLERANCE):
            best, least, second = Meaning(after, *one), faults, least
        else:
            second = min(second, faults)
    best.certain = (bool(best.moves) or best.stayed) and second - least >= MARGIN
    best.gain = none - least
    if best.moves:
        close = [one for one in tried if one[0] < min(least + MARGIN, _TOLERANCE)]
        alike = [one for _, one in sorted(close, key=lambda one: one[0]) if one.comes_before == best.comes_before]
        best.likely = tuple(one.moves for one in alike[:MAX_LIKELY])
        best.alike = sum(faults == least for faults, _ in close) > MAX_LIKELY
        best.others = tuple(_after(game, state, one) for _, one in close if one.moves != best.moves)
    return best


def _after(game: Game, state: State, candidate: Candidate) -> State:
    after = state.copy()
    for move in candidate.moves:
        game.apply(after, move)
    return after


def faults_of(game: Game, state: State, following: list[Item]) -> float:
    """How many of the lines that follow don't fit. Changes the state."""
    return _faults(game, state, following, _TOLERANCE)


def _faults(game: Game, state: State, following: list[Item], limit: float) -> float:
    """How many of the following lines don't fit, counted up to `limit`.

    The farther off a line, the less it counts: there may be other mistakes on the way.
    """
    faults = 0.0
    for place, item in enumerate(following):
        if item.statement.part is not None:
            break  # another position holds from there on
        if item.statement.assertion is not None:
            found = int(forbids(game.check_assertion(state, item.statement.assertion)))
        else:
            found = _play(game, state, item) if item.draft is not None else 0
        if found:
            faults += found * (1 - place / HORIZON)
            if faults >= limit:
                return faults
    return faults


def _play(game: Game, state: State, item: Item) -> int:
    """Plays one line as far as it fits; returns the faults."""
    draft = item.draft
    assert draft is not None
    decision = game.decision(state)
    if decision is None:
        return 1
    if draft.irregular and (draft.kind in game.asides or not fits(draft, decision)):
        # It answers nothing, and says so itself.
        game.force(state, game.complete(state, draft))
        return 0
    if draft.kind in game.asides:
        move = game.complete(state, draft)
        if forbids(game.check(state, move)):
            return 1
        game.apply(state, move)
        return 0
    faults = 0
    if not fits(draft, decision):
        ahead = upcoming(game, state)
        slot = next((number for number, later in enumerate(ahead) if fits(draft, later)), None)
        if slot is None:
            return 1
        for passed in ahead[:slot]:
            faults += not game.may_be_unasked(passed.kind, passed.space)
            game.skip(state)
    move = game.complete(state, draft)
    if not forbids(game.check(state, move)):
        game.apply(state, move)
        return faults
    if draft.irregular:
        if game.force(state, move).move is None:
            game.skip(state)
        return faults
    game.skip(state)
    return faults + 1
