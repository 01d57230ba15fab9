"""Whether a file is a JSON record; apart from `load`, so that text can be checked without loading pydantic."""

from __future__ import annotations


def looks_like_json(data: bytes) -> bool:
    """Whether a file must be a JSON record and can't be DSN text: its first character is a brace that no
    DSN line of its own begins with, or a bracket that no tag begins with."""
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"{"):
        return start[1:].lstrip()[:1] in (b'"', b"}", b"")
    return start.startswith(b"[") and start[1:].lstrip()[:1] in (b"{", b"[", b"]")
