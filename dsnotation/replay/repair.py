"""Safe repairs of a text: what changes its look or mends a slip of the pen, and never what a move means.

A repair is kept only if the replay then finds the same moves as before; for a misspelt word, the move that it
proposes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.catalogue import BREAKS_OFF
from dsnotation.notation.document import Document
from dsnotation.notation.reader import read_text
from dsnotation.notation.source import split
from dsnotation.notation.strict_catalogue import BLANKS
from dsnotation.notation.whereabouts import of_file
from dsnotation.replay.player import replay
from dsnotation.replay.repairs import Repairs, repairs_of
from dsnotation.replay.result import Entry, Replay
from dsnotation.replay.strictness import strict_findings

MAX_ROUNDS = 6  # a mended word can make room for the next repair
_MAX_TRIES = 8
_MISTAKES = (Severity.ERROR, Severity.WARNING)
# A text that ends before the game does may well go on; that is nothing to be repaired.
_NOT_YET = frozenset({"DN0306", BREAKS_OFF})


@dataclass(slots=True)
class Repaired:
    """A text after its safe repairs.

    `left` are the errors and warnings of a check that remain, but for the end of a game that goes on. Their lines
    are those of the new text; `old_lines` gives for each of its lines the line (from 1) that it was, or stands
    above. `before` is what a check finds in the text before the repairs.
    """

    text: str
    changed: bool
    left: list[Finding] = field(default_factory=list)
    old_lines: list[int] = field(default_factory=list)
    before: list[Finding] = field(default_factory=list)

    def in_old_lines(self, finding: Finding) -> Finding:
        """A finding with the place that it has in the text before the repairs."""
        span = finding.span
        if span is None or not span.line <= len(self.old_lines):
            return finding
        line = self.old_lines[span.line - 1]
        there = [one for one in self.before if one.code == finding.code and one.span and one.span.line == line]
        same = next((one for one in there if one.message == finding.message), there[0] if there else None)
        return replace(finding, span=same.span if same else replace(span, line=line, end_line=line))


@dataclass(slots=True)
class _Version:
    """A text that was read and played."""

    text: str
    document: Document
    replays: list[Replay]

    def mistakes(self) -> list[Finding]:
        """The errors and warnings of a check, but for the end of a game that goes on."""
        found = [*of_file(self.document), *(one for played in self.replays for one in played.findings)]
        return [one for one in found if one.severity in _MISTAKES and one.code not in _NOT_YET]

    def faults(self) -> tuple[int, int, int]:
        """How much is wrong with it: what a check finds, what a strict check finds, and blanks, which are worth
        least, for they may be wanted."""
        strict = [one for one in strict_findings(self.document, self.replays) if one.severity is Severity.ERROR]
        blanks = sum(one.code == BLANKS for one in strict)
        return len(self.mistakes()), len(strict) - blanks, blanks


def repair(text: str, file: str) -> Repaired:
    """The text of a file with all safe repairs, and what is left."""
    version = _version(text, file)
    before = version.mistakes()
    old_lines = list(range(1, len(version.document.source.lines) + 1))
    for _ in range(MAX_ROUNDS):
        better = _round(version, file)
        if better is None:
            break
        version, numbers = better
        old_lines = [old_lines[number - 1] for number in numbers]
    return Repaired(version.text, version.text != text, version.mistakes(), old_lines, before)


def _version(text: str, file: str) -> _Version:
    document = read_text(split(text, file))
    return _Version(text, document, [replay(game, document.source) for game in document.games])


def _round(version: _Version, file: str) -> tuple[_Version, list[int]] | None:
    """The next version, and for each of its lines the number that it had; None if nothing can be repaired."""
    repairs = repairs_of(version.document, version.replays)
    faults = version.faults()
    for _ in range(_MAX_TRIES):
        text, numbers = repairs.made()
        if text == version.text:
            return None
        tried = _version(text, file)
        wrong = _differing_lines(version, tried, numbers, repairs)
        if not wrong:
            return (tried, numbers) if tried.faults() < faults else None
        if not repairs.drop(wrong):
            return None
    return None


def _differing_lines(old: _Version, new: _Version, numbers: Sequence[int], repairs: Repairs) -> set[int]:
    """The lines (of the old text) on which another move stands now than was understood before."""
    if len(old.replays) != len(new.replays):
        return set(range(1, len(old.document.source.lines) + 1))
    wrong: set[int] = set()
    for before, after in zip(old.replays, new.replays, strict=True):
        if before.text.tag_values() != after.text.tag_values():
            wrong.update(tag.line for tag in before.text.tags)
        there = _by_line(before.entries, range(len(old.document.source.lines) + 1))
        here = _by_line(after.entries, [0, *numbers])
        headings = {numbers[one.line - 1] for one in after.text.statements if one.kind in ("setup", "turn")}
        for line in there.keys() | here.keys():
            mended = line in repairs.words
            if mended and line in headings and line not in here:
                continue  # a line that could not be read is a heading now
            if not _same(there.get(line, []), here.get(line, []), mended=mended):
                wrong.add(line)
    return wrong


def _by_line(entries: Sequence[Entry], numbers: Sequence[int]) -> dict[int, list[Entry]]:
    found: dict[int, list[Entry]] = {}
    for entry in entries:
        found.setdefault(numbers[entry.statement.line], []).append(entry)
    return found


def _same(before: Sequence[Entry], after: Sequence[Entry], *, mended: bool) -> bool:
    """Whether a line says the same in both texts, or, if a word was mended, what the replay proposes first."""
    if not mended:
        return len(before) == len(after) and all(map(_same_entry, before, after))
    if len(before) == 1 and before[0].draft is None:
        moves = tuple(entry.move for entry in after if entry.played)
        return len(moves) == len(after) and moves in before[0].proposals[:1]
    return len(before) == len(after) and all(
        _same_entry(there, here) if there.played else _is_proposed(there, here) or _same_entry(there, here)
        for there, here in zip(before, after, strict=True)
    )


def _is_proposed(before: Entry, after: Entry) -> bool:
    return after.played and any(after.move == moves[0] for moves in before.proposals[:1])


def _same_entry(before: Entry, after: Entry) -> bool:
    if before.move is not None:
        return bool(before.move == after.move)
    if before.draft is None or after.draft is None:
        same_kind = before.draft is after.draft
        return same_kind and (before.assertion is None) == (after.assertion is None)
    return before.draft.kind == after.draft.kind and before.draft.fields.items() <= after.draft.fields.items()
