"""What the tool reports of seeded faults, held against what the engine says of them."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass

from dsnotation.core.findings import Finding, Severity
from dsnotation.replay.checking import check_text
from tools.seeding.bases import Base, base_for
from tools.seeding.independence import independent
from tools.seeding.judge import first_illegal, meaning
from tools.seeding.kinds import LINES, Fault, kinds_for, make
from tools.seeding.words import words_of

FAR = 25  # lines between two faults of a record; a turn of Habitat Battle has about as many
PAIR_TRIES = 12
PROPOSALS = 3
HERE, LATER, LEGAL = "here", "later", "legal"
TWO = "two faults"
_DID_YOU_MEAN = re.compile(r"did you mean (.+)\?")
_PERHAPS = re.compile(r"perhaps (.+)")
# What says which lines to move or to take away.
_REPAIRS = {
    "neighbours swapped": re.compile(r"with this line (above|below)|comes too early"),
    "line doubled": re.compile(r"repeats the line before it|written twice"),
}


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one fault, or of two in one record (then `kind` is `TWO`).

    `illegal` says where, by the engine: on its own lines, later, or nowhere. `found` if there is an error at all,
    `on_line` if the first lies on the lines of the fault, `on_token` if on the changed word. `proposed` is the
    place of the original text among the first suggestions, from 1; 0 for none, None where nothing can be proposed.
    """

    game: str
    kind: str
    source: str
    illegal: str
    found: bool
    on_line: bool
    on_token: bool | None
    errors: int
    proposed: int | None
    seconds: float
    told: str = ""


def measure_seed(name: str, seed: int, number: int = 0, only: str = "") -> list[Result]:
    """Breaks the game of a seed in so many ways (0: in all), each in a record of its own; the next seed goes on
    with the next kinds. `only` names a single kind."""
    kinds = [*kinds_for(name), TWO]
    first = seed * number % len(kinds)
    wanted = [only] if only else [*kinds[first:], *kinds[:first]][: number or len(kinds)]
    base = base_for(name, seed, words_of(name).players)
    found: list[Result] = []
    for kind in wanted:
        rng = random.Random(f"{kind} {name} {seed}")
        if kind == TWO:
            both = two_faults(base, rng)
            found += [measure_two(*both, seed)] if both is not None else []
            continue
        fault = make(kind, base, rng)
        # A change that says the same is no fault.
        if fault is not None and meaning(fault.text) != meaning("\n".join(fault.base.lines)):
            found.append(measure(fault, seed))
    return found


def errors_of(text: str) -> tuple[list[Finding], float]:
    """The errors of a text in the order of its lines, and the processor time that the check took."""
    begun = time.process_time()
    findings = check_text(text.encode(), "fault.dsn").findings
    taken = time.process_time() - begun
    errors = [one for one in findings if one.severity is Severity.ERROR and one.span is not None]
    return sorted(errors, key=lambda one: (one.span.line, one.span.column) if one.span else (0, 0)), taken


def measure(fault: Fault, seed: int) -> Result:
    """Checks a record with one fault."""
    text = fault.text
    line = first_illegal(text)
    illegal = LEGAL if line is None else HERE if _within(line, fault.place) else LATER
    errors, seconds = errors_of(text)
    first = errors[0] if errors else None
    on_line = first is not None and first.span is not None and _within(first.span.line, fault.place)
    on_token = on_line and first is not None and _touches(first, fault) if fault.token is not None else None
    proposed = _proposed(fault, first if on_line else None)
    told = f"{fault.base.source}, seed {seed}, line {fault.place[0]}: {_shown(fault)}: {_reports(errors)}"
    return Result(
        fault.base.name, fault.kind, fault.base.source, illegal, bool(errors), on_line, on_token, len(errors),
        proposed, seconds, told,
    )  # fmt: skip


def two_faults(base: Base, rng: random.Random) -> tuple[Fault, Fault] | None:
    """Two faults of one record, far apart, each illegal where it stands."""
    found: list[Fault] = []
    for _ in range(PAIR_TRIES):
        fault = make(rng.choice(kinds_for(base.name)), base, rng)
        if fault is None or fault.base is not base:
            continue
        line = first_illegal(fault.text)
        if line is None or not _within(line, fault.place):
            continue
        for other in found:
            first, second = sorted((fault, other), key=lambda one: one.start)
            if second.start - first.start >= FAR and independent(first, second):
                return first, second
        found.append(fault)
    return None


def measure_two(first: Fault, second: Fault, seed: int) -> Result:
    """Checks a record with two faults: found if there is an error on the lines of each."""
    text = "\n".join(first.onto(second.onto(first.base.lines)))
    moved = (second.place[0] + first.shift, second.place[1] + first.shift)
    errors, seconds = errors_of(text)
    there = [
        any(one.span is not None and _within(one.span.line, place) for one in errors)
        for place in (first.place, moved)
    ]
    told = (
        f"{first.base.source}, seed {seed}, lines {first.place[0]} and {moved[0]}: {first.kind}: {_shown(first)}"
        f" + {second.kind}: {_shown(second)}: {_reports(errors)}"
    )
    return Result(
        first.base.name, TWO, first.base.source, HERE, all(there), there[0], None, len(errors), None,
        seconds, told,
    )  # fmt: skip


def _within(line: int, place: tuple[int, int]) -> bool:
    return place[0] <= line <= place[1]


def _touches(finding: Finding, fault: Fault) -> bool:
    """Whether a finding's columns and those of the changed word overlap."""
    assert finding.span is not None
    assert fault.token is not None
    return finding.span.column < fault.token[1] and fault.token[0] < finding.span.end_column


def _shown(fault: Fault) -> str:
    old = " / ".join(fault.base.lines[fault.start : fault.end])
    return f"{old} -> {' / '.join(fault.new) or 'nothing'}"


def _reports(errors: Sequence[Finding]) -> str:
    shown = [
        f"{one.span.line if one.span else 0}:{one.span.column if one.span else 0} {one.message} {list(one.hints)}"
        for one in errors[:3]
    ]
    return "; ".join(shown) or "nothing"


# Suggestions -----------------------------------------------------------------------------------------------


def proposals(finding: Finding) -> list[tuple[str, bool]]:
    """The texts that a finding's hints propose, best first, and whether each is a whole move (or part of one)."""
    found: list[tuple[str, bool]] = []
    for hint in finding.hints:
        if match := _DID_YOU_MEAN.fullmatch(hint):
            found += [(word, False) for word in match[1].split(" or ")]
        elif match := _PERHAPS.fullmatch(hint):
            found.append((match[1], True))
    return found[:PROPOSALS]


def _proposed(fault: Fault, first: Finding | None) -> int | None:
    """The place of the original among the suggestions of the first report."""
    if fault.kind in _REPAIRS:
        said = " ".join((first.message, *first.hints)) if first is not None else ""
        return int(_REPAIRS[fault.kind].search(said) is not None)
    if fault.kind in LINES and fault.token is None:
        return None
    if first is not None:
        for number, (text, whole) in enumerate(proposals(first), 1):
            if (_is_original_move if whole else _mends)(fault, first, text):
                return number
    return 0


def _is_original_move(fault: Fault, finding: Finding, text: str) -> bool:
    """Whether a text is the original line or a move of it, whatever the order of what is in it."""
    line = fault.base.lines[fault.start]
    original = [line.partition("{")[0], *fault.base.moves.get(fault.start, [])]
    return sorted(text.split()) in [sorted(move.split()) for move in original]


def _mends(fault: Fault, finding: Finding, text: str) -> bool:
    """Whether a text in place of what the finding marks makes the line say what it said."""
    span = finding.span
    assert span is not None
    line = fault.new[0]
    mended = f"{line[: span.column - 1]}{text}{line[span.end_column - 1 :]}"
    head = fault.base.head
    return meaning("\n".join([*head, mended])) == meaning("\n".join([*head, fault.base.lines[fault.start]]))
