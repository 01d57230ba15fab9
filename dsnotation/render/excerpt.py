"""A line of a file with marks under some of its characters, whatever those characters are."""

from __future__ import annotations

import unicodedata

from rich.cells import cell_len

TAB = 4
WINDOW = 100
_ELLIPSIS = "..."


def shown(character: str, column: int) -> str:
    """What stands on the screen for one character; `column` is the cell where it begins.

    Control and invisible characters become visible ones: a file must not steer the reader's terminal.
    """
    if character == "\t":
        return " " * (TAB - column % TAB)
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    if character != " " and unicodedata.category(character) in {
        "Cc",
        "Cf",
        "Zl",
        "Zp",
        "Zs",
        "Cs",
        "Co",
        "Cn",
    }:
        return f"<U+{code:04X}>"
    return character


def excerpt(line: str, start: int, end: int, *, width: int = WINDOW) -> tuple[str, str]:
    """A line as shown, and a line of blanks and `^` that marks its characters `start` to `end` (from 0, end
    exclusive). At least one mark is made, also behind the end. Long lines are cut around the marks."""
    end = max(end, start + 1)
    pieces: list[str] = []
    cells = [0]
    for character in line:
        piece = shown(character, cells[-1])
        pieces.append(piece)
        cells.append(cells[-1] + cell_len(piece))
    first = cells[min(start, len(line))] + max(0, start - len(line))
    last = max(first + 1, cells[min(end, len(line))])
    if cells[-1] <= width:
        return "".join(pieces), " " * first + "^" * (last - first)
    return _cut(pieces, cells, first, last, width)


def _cut(pieces: list[str], cells: list[int], first: int, last: int, width: int) -> tuple[str, str]:
    """The part of a long line around the cells `first` to `last`."""
    from_cell = max(0, min(first - width // 4, cells[-1] - width))
    kept = [
        (cell, piece)
        for cell, piece in zip(cells, pieces, strict=False)
        if cell >= from_cell and cell + cell_len(piece) <= from_cell + width
    ]
    begin = kept[0][0]
    stop = kept[-1][0] + cell_len(kept[-1][1])
    head = _ELLIPSIS if begin > 0 else ""
    tail = _ELLIPSIS if stop < cells[-1] else ""
    marked = min(last, stop + len(tail)) - first
    text = head + "".join(piece for _, piece in kept) + tail
    return text, " " * (first - begin + len(head)) + "^" * max(1, marked)
