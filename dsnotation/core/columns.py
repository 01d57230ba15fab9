"""Columns of text for a terminal: measured in cells, so that they stand below each other in any language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

# Tells a text in the language that is spoken; `str` tells English.
Tell = Callable[[object], str]
GAP = "  "  # between columns


class Column(NamedTuple):
    """A column of a table: its heading, the fewest cells it has, and whether it holds numbers."""

    heading: str
    least: int = 0
    numbers: bool = False


def cells(text: str) -> int:
    """How many cells of a terminal a text fills: a wide character two, a mark on a letter none."""
    if text.isascii():
        return len(text)
    return sum(map(_cells_of, text))


def _cells_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def padded(text: str, width: int) -> str:
    """The text with blanks behind it up to a width in cells."""
    return text + " " * (width - cells(text))


def widest(texts: Sequence[str], least: int = 0) -> int:
    """The cells that the widest of some texts fills, or `least` if none fills so many."""
    return max([least, *map(cells, texts)])


def table(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table, the headings first: words from the left, numbers from the right."""
    lines = [[column.heading for column in columns], *rows]
    widths = [widest([line[place] for line in lines], column.least) for place, column in enumerate(columns)]
    for line in lines:
        places = zip(line, columns, widths, strict=True)
        yield GAP.join(_placed(text, column, width) for text, column, width in places).rstrip()


def _placed(text: str, column: Column, width: int) -> str:
    return " " * (width - cells(text)) + text if column.numbers else padded(text, width)


def folded(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells, broken at blanks; at least one line."""
    lines = [""]
    for piece in text.split():
        longer = f"{lines[-1]} {piece}" if lines[-1] else piece
        if lines[-1] and cells(longer) > width:
            lines.append(piece)
        else:
            lines[-1] = longer
    return lines


def labelled(label: str, text: str, width: int, most: int) -> Iterator[str]:
    """A text behind its label of `width` cells, in lines of at most `most` cells."""
    first, *rest = folded(text, most - width)
    yield f"{padded(label, width)}{first}".rstrip()
    yield from (" " * width + line for line in rest)
