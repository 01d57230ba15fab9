"""A patch in unified form, as `patch` and `git apply` take it."""

from __future__ import annotations

import difflib

_NO_LINE_END = "\\ No newline at end of file\n"


def patch(before: str, after: str, name: str, new_name: str) -> str:
    """What changes from one text to the other; nothing if they are equal.

    Lines are what LF ends: for `patch` too a CR is a part of its line.
    """
    lines = difflib.unified_diff(_lines(before), _lines(after), name, new_name)
    return "".join(line if line.endswith("\n") else f"{line}\n{_NO_LINE_END}" for line in lines)


def _lines(text: str) -> list[str]:
    *lines, last = text.split("\n")
    return [*(f"{line}\n" for line in lines), *([last] if last else [])]
