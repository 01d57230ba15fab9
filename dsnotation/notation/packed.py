"""Files that gzip packed, known by their first bytes, never by their name."""

from __future__ import annotations

import gzip
import zlib

from dsnotation.core.findings import Finding, Span
from dsnotation.core.messages import Message, say
from dsnotation.notation.catalogue import CATALOGUE, PACKED, TOO_LARGE
from dsnotation.notation.source import MAX_BYTES, UnusableSource

_MAGIC = b"\x1f\x8b"
_GZIP = 16 + zlib.MAX_WBITS  # what zlib calls a stream with gzip's head


def is_packed(data: bytes) -> bool:
    """Whether a file was packed with gzip."""
    return data.startswith(_MAGIC)


def pack(data: bytes) -> bytes:
    """The bytes, packed. The same ones always give the same."""
    return gzip.compress(data, mtime=0)


def unpack(data: bytes, file: str, limit: int = MAX_BYTES) -> tuple[bytes, list[Finding]]:
    """The bytes of a file as they were before gzip packed it, and what was wrong with the packing; a file that is
    not packed is given back.

    Raises:
        UnusableSource: there are more than `limit` bytes in it, or none can be unpacked.
    """
    if not is_packed(data):
        return data, []
    parts: list[bytes] = []
    size = 0
    problem: Message | None = None
    rest = data
    # A file may hold several packed ones, one behind the other; zeros may fill it up.
    while problem is None and rest.strip(b"\0"):
        unpacker = zlib.decompressobj(_GZIP)
        try:
            part = unpacker.decompress(rest, limit + 1 - size)
        except zlib.error as error:
            # What stood before the damage in this stream comes in small steps.
            part, problem = _before_damage(rest, limit + 1 - size), _reason(error)
        parts.append(part)
        size += len(part)
        if size > limit:
            raise UnusableSource(
                _found(TOO_LARGE, say("unpacked, the file has more than {limit} bytes", limit=f"{limit:,}"), file)
            )
        if problem is None and not unpacker.eof:
            problem = say("the file can't be unpacked to its end: it is cut off")
        rest = unpacker.unused_data
    if problem is None:
        return b"".join(parts), []
    found = _found(PACKED, problem, file)
    if not size:
        raise UnusableSource(found)
    return b"".join(parts), [found]


def _before_damage(data: bytes, limit: int, step: int = 64) -> bytes:
    """What can be unpacked of a damaged stream."""
    unpacker = zlib.decompressobj(_GZIP)
    parts: list[bytes] = []
    size = 0
    try:
        for start in range(0, len(data), step):
            parts.append(unpacker.decompress(data[start : start + step], max(limit - size, 1)))
            size += len(parts[-1])
            if size >= limit:
                break
    except zlib.error:
        pass
    return b"".join(parts)


def _reason(error: zlib.error) -> Message:
    if "check" in str(error):
        return say("the file can't be unpacked to its end: its checksum is wrong")
    return say("the file can't be unpacked to its end: it is damaged")


def _found(code: str, message: Message, file: str) -> Finding:
    return CATALOGUE.finding(code, message, span=Span(file, 1, 1, 1, 1))
