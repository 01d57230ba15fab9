"""Text broken into lines that fit a terminal, whatever its characters are."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TextIO

from rich.cells import cell_len

_NARROWEST = 20  # cells; a terminal that says it has fewer is not believed


def width_of(stream: TextIO) -> int | None:
    """How many cells a line of the terminal has; None for files and pipes."""
    if not stream.isatty():
        return None
    return max(_NARROWEST, shutil.get_terminal_size().columns)


def wrapped(text: str, width: int | None, *, first: str = "", rest: str = "") -> Iterator[str]:
    """The text in lines of at most `width` cells, broken at blanks; a word that is longer stands alone. Without a
    width it is one line. `first` stands before the first line, `rest` before the others."""
    if width is None:
        yield first + text
        return
    line, empty = first, True
    for word in text.split():
        if not empty and cell_len(line) + 1 + cell_len(word) > width:
            yield line
            line, empty = rest, True
        line += word if empty else f" {word}"
        empty = False
    yield line
