"""Comments and annotations of two records put together: each is kept, equal ones once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from dsnotation.notation.document import Statement, Tag

_MARKS = re.compile(r"^[;\s]+|^\{\s*|\s*\}$")
_SEPARATOR = " ; "


def add_remarks(target: Statement, source: Statement, scribe: str) -> None:
    """Adds the remarks on one statement to those on another, marked with who wrote them."""
    known = _known([*target.leading, *target.annotations], target.comment)
    target.leading += _new(source.leading, known, scribe)
    target.annotations += _new(source.annotations, known, scribe)
    target.comment = _joined(target.comment, source.comment, known, scribe)


def add_tag_remarks(target: Tag, source: Tag, scribe: str) -> None:
    """Adds the remarks on one tag to those on another."""
    known = _known(target.leading, target.comment)
    target.leading += _new(source.leading, known, scribe)
    target.comment = _joined(target.comment, source.comment, known, scribe)


def new_lines(lines: Sequence[str], others: Iterable[str], scribe: str) -> list[str]:
    """The lines of comment in `others` that are not among `lines`, marked."""
    return _new(others, _known(lines, None), scribe)


def marked(remark: str, scribe: str) -> str:
    """A comment or annotation with the name of who wrote it in front."""
    name = re.sub(r"[{};\s]+", " ", scribe).strip()
    sign = remark[:1] if remark[:1] in "{;" else ";"
    rest = remark.removeprefix(sign).strip()
    return f"{sign}{name}: {rest}" if sign == "{" else f"{sign} {name}: {rest}"


def _known(lines: Iterable[str], comment: str | None) -> set[str]:
    parts = [*lines, *(comment or "").split(_SEPARATOR)]
    return {_plain(part) for part in parts}


def _plain(remark: str) -> str:
    """The words of a remark."""
    return " ".join(_MARKS.sub("", _MARKS.sub("", remark.strip())).split())


def _new(remarks: Iterable[str], known: set[str], scribe: str) -> list[str]:
    found: list[str] = []
    for remark in remarks:
        own = marked(remark, scribe)
        if _plain(remark) in known or _plain(own) in known or not _plain(remark):
            continue
        known |= {_plain(remark), _plain(own)}
        found.append(own)
    return found


def _joined(comment: str | None, other: str | None, known: set[str], scribe: str) -> str | None:
    parts = [f"; {part}" for part in (_plain(part) for part in (other or "").split(_SEPARATOR)) if part]
    new = [part.removeprefix("; ") for part in _new(parts, known, scribe)]
    if not new:
        return comment
    return _SEPARATOR.join([comment, *new]) if comment else f"; {_SEPARATOR.join(new)}"
