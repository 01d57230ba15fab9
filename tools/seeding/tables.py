"""The table of what was measured, and the bars that it must reach."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tools.seeding.measure import HERE, LATER, LEGAL, TWO, Result

BEGIN, END = "<!-- the table begins: written by `make faults` -->", "<!-- the table ends -->"
# Kinds that nothing can be proposed for, or not as a text.
REPAIRED = frozenset({"neighbours swapped", "line doubled"})
_COLUMNS = (
    "fault", "faults", "illegal there", "later", "legal", "found", "first report on its line", "on its word",
    "errors for one", "original proposed", "as the first",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure that must be reached: what, how many of how many, and the least share."""

    what: str
    reached: int
    of: int
    least: float

    @property
    def met(self) -> bool:
        """Whether it is reached; there must be something to measure."""
        return self.of > 0 and self.reached >= self.least * self.of

    def __str__(self) -> str:
        share = f"{100 * self.reached / self.of:.2f} %" if self.of else "-"
        return f"{self.what}: {self.reached:,} of {self.of:,} ({share}; the bar is {100 * self.least:.0f} %)"


def bars(results: Sequence[Result]) -> list[Bar]:
    """The bars, over all games."""
    single = [one for one in results if one.kind != TWO]
    illegal = [one for one in single if one.illegal != LEGAL]
    there = [one for one in single if one.illegal == HERE]
    legal = [one for one in single if one.illegal == LEGAL]
    two = [one for one in results if one.kind == TWO]
    texts = [one for one in there if one.proposed is not None and one.kind not in REPAIRED]
    return [
        Bar("faults that make the record illegal are found", sum(one.found for one in illegal), len(illegal), 1),
        Bar("faults that break no rule raise no error", sum(not one.found for one in legal), len(legal), 1),
        Bar("the first report lies on the seeded line", sum(one.on_line for one in there), len(there), 0.95),
        Bar("two faults give two reports", sum(one.found for one in two), len(two), 1),
        Bar("the original is among three suggestions", sum(bool(one.proposed) for one in texts), len(texts), 0.7),
    ]


def table(results: Sequence[Result]) -> str:
    """Everything as Markdown: a table for each game and one for all, then the bars."""
    names = list(dict.fromkeys(one.game for one in results))
    parts: list[str] = []
    for name in (*names, "all"):
        mine = [one for one in results if name in (one.game, "all")]
        parts += [f"### {name}", "", *_rows(mine), "", _closing(mine), ""]
    parts += ["### The bars", "", *(f"- {'' if bar.met else 'missed: '}{bar}" for bar in bars(results))]
    return "\n".join(parts)


def _rows(results: Sequence[Result]) -> Iterable[str]:
    yield f"| {' | '.join(_COLUMNS)} |"
    yield "| --- |" + " ---: |" * (len(_COLUMNS) - 1)
    kinds = sorted({one.kind for one in results} - {TWO})
    for kind in kinds:
        yield _row(kind, [one for one in results if one.kind == kind])
    yield _row("**all**", [one for one in results if one.kind != TWO])


def _row(label: str, results: Sequence[Result]) -> str:
    there = [one for one in results if one.illegal == HERE]
    illegal = [one for one in results if one.illegal != LEGAL]
    words = [one for one in there if one.on_token is not None]
    found = [one.errors for one in there if one.found]
    texts = [one for one in there if one.proposed is not None and (one.kind not in REPAIRED or label == one.kind)]
    numbers = (
        f"{len(results):,}",
        f"{len(there):,}",
        f"{sum(one.illegal == LATER for one in results):,}",
        f"{len(results) - len(illegal):,}",
        _share(sum(one.found for one in illegal), len(illegal)),
        _share(sum(one.on_line for one in there), len(there)),
        _share(sum(bool(one.on_token) for one in words), len(words)),
        f"{statistics.mean(found):.2f}" if found else "",
        _share(sum(bool(one.proposed) for one in texts), len(texts)),
        _share(sum(one.proposed == 1 for one in texts), len(texts)),
    )
    return f"| {label} | {' | '.join(numbers)} |"


def _share(part: int, whole: int) -> str:
    """Percent, never rounded up to all."""
    if not whole:
        return ""
    tenths = int(1000 * part / whole)
    return f"{tenths / 10:.1f}" if tenths < 1000 else "100"


def _closing(results: Sequence[Result]) -> str:
    two = [one for one in results if one.kind == TWO]
    both = sum(one.found for one in two)
    seconds = sorted(one.seconds for one in results) or [0.0]
    one_error = [one for one in results if one.kind != TWO and one.illegal == HERE and one.found]
    alone = sum(one.errors == 1 for one in one_error)
    return (
        f"Two faults in one record: both reported in {both:,} of {len(two):,}. One error for one fault: "
        f"{_share(alone, len(one_error))} %. Time of a check: {statistics.median(seconds):.2f} s (median), "
        f"{seconds[-1]:.1f} s (worst)."
    )


def put_into(page: str, text: str) -> str:
    """A page with its table replaced. Raises ValueError if it has no place for one."""
    if BEGIN not in page or END not in page:
        raise ValueError("the page has no place for the table")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"
