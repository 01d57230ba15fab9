"""Colours of the terminal, if it is one and nobody asked for none."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TextIO

_CODES = {
    "bold": "1",
    "dim": "2",
    "red": "1;31",
    "yellow": "1;33",
    "blue": "1;34",
    "green": "32",
    "cyan": "36",
}


@dataclass(frozen=True, slots=True)
class Style:
    """Paints text, or leaves it as it is when `on` is false."""

    on: bool = False

    def __call__(self, name: str, text: str) -> str:
        """`text` in the style `name`, one of the keys of `_CODES`."""
        return f"\x1b[{_CODES[name]}m{text}\x1b[0m" if self.on and text else text


def style_for(stream: TextIO) -> Style:
    """Colour for a terminal that can show it; none for files and pipes, or when NO_COLOR is set."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Style(wanted and stream.isatty())
