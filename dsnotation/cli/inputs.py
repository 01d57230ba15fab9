"""Files in and out for the commands; `-` is standard input or output."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

MAX_BYTES = 64 * 2**20
STDIN = "<stdin>"


class Unusable(Exception):
    """Input that can't be read at all, or output that can't be written; the text tells people why."""


def display_name(path: str) -> str:
    """How messages call a file."""
    return STDIN if path == "-" else path


def read_input(path: str) -> bytes:
    """The bytes of a file, which are UTF-8 and not empty. Raises Unusable."""
    name = display_name(path)
    try:
        data = _read(path, name)
    except OSError as error:
        raise Unusable(f"{name}: {_reason(error)}") from None
    if not data.strip():
        raise Unusable(f"{name}: the file is empty")
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = f"byte {error.start} (0x{data[error.start]:02x}, on line {line})"
        raise Unusable(f"{name}: not UTF-8: {byte} is no part of a character") from None
    return data


def _read(path: str, name: str) -> bytes:
    if path == "-":
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    else:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise Unusable(f"{name}: is a folder; name the files in it, for example {Path(path) / '*.dsn'}")
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Unusable(f"{name}: larger than {MAX_BYTES >> 20} MiB; no game is that long")
    return data


def _reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    return (error.strerror or str(error)).lower()


def write_output(path: str, text: str) -> None:
    """Writes text as UTF-8 to a file or, for `-`, to standard output. Raises Unusable."""
    data = text.encode("utf-8")
    if path == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        _replace(Path(path), data)
    except OSError as error:
        raise Unusable(f"{path}: cannot be written: {_reason(error)}") from None


def _replace(path: Path, data: bytes) -> None:
    """Writes a file as a whole or not at all, so that a full disk costs nobody a game."""
    if not path.exists() or not path.is_file():
        path.write_bytes(data)
        return
    target = path.resolve()
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_bytes(data)
        part.chmod(stat.S_IMODE(target.stat().st_mode))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
