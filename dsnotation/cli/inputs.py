"""Files in and out for the commands; `-` is standard input or output."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
from pathlib import Path

from dsnotation.core.messages import say

MAX_BYTES = 64 * 2**20
STDIN = "<stdin>"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_GZIP = b"\x1f\x8b"


class Unusable(Exception):
    """Input that can't be read at all, or output that can't be written; the text tells people why."""


def complain(problem: object) -> None:
    """Tells a problem on standard error, in the language that is spoken."""
    from dsnotation.render.languages import tell

    print(f"dsn: {tell(problem)}", file=sys.stderr)


def display_name(path: str) -> str:
    """How messages call a file."""
    return STDIN if path == "-" else path


def read_input(path: str, errors: str = "strict") -> bytes:
    """The bytes of a file, unpacked if gzip packed it, which are UTF-8 and not empty. Bytes that are no UTF-8 are
    refused, or read as `errors` says (`notation.source.EncodingErrors`) and told on standard error. Raises
    Unusable."""
    return as_utf8(read_raw(path), display_name(path), errors)


def read_raw(path: str) -> bytes:
    """The bytes of a file, unpacked if gzip packed it, not empty, perhaps no UTF-8. Raises Unusable.

    A packed file that is cut off or damaged is given as it is: whoever reads a game from it (`read_bytes`,
    `check_bytes`) takes what there is and says so.
    """
    name = display_name(path)
    try:
        data = _read(path, name)
    except OSError as error:
        raise Unusable(say("{file}: {problem}", file=name, problem=_reason(error))) from None
    data = _unpacked(data, name)
    if not data.strip():
        raise Unusable(say("{file}: the file is empty", file=name))
    return data


def is_packed(path: str) -> bool:
    """Whether the file begins as one that gzip packed. Standard input can't be read twice and counts as not."""
    from dsnotation.notation import packed

    if path == "-":
        return False
    with open(path, "rb") as file:
        return packed.is_packed(file.read(2))


def _unpacked(data: bytes, name: str) -> bytes:
    if not data.startswith(_GZIP):
        return data
    from dsnotation.notation.packed import unpack
    from dsnotation.notation.source import UnusableSource

    try:
        unpacked, problems = unpack(data, name, MAX_BYTES)
    except UnusableSource as unusable:
        raise Unusable(say("{file}: {problem}", file=name, problem=unusable.args[0])) from None
    return data if problems else unpacked


def as_utf8(data: bytes, name: str, errors: str = "strict") -> bytes:
    """Bytes that are UTF-8. Others are refused, or read as `errors` says and told on standard error. Raises
    Unusable."""
    if data.startswith(_GZIP):
        raise Unusable(say("{file}: can't be unpacked to its end: it is cut off or damaged", file=name))
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        if errors != "strict" or data.startswith(_UTF16):  # read as Latin-1 that would be garbage
            return _recoded(data, name, errors)
        line = data.count(b"\n", 0, error.start) + 1
        problem = say(
            "{file}: not UTF-8: byte {place} ({value}, on line {line}) is no part of a character; "
            "if the file is in that older encoding, --encoding-errors latin-1 reads it",
            file=name, place=error.start, value=f"0x{data[error.start]:02x}", line=line,
        )  # fmt: skip
        raise Unusable(problem) from None
    return data


def _recoded(data: bytes, name: str, errors: str) -> bytes:
    from dsnotation.notation.source import EncodingErrors, UnusableSource, decode
    from dsnotation.render.findings_text import finding_short

    try:
        text, findings = decode(data, name, MAX_BYTES, EncodingErrors(errors))
    except UnusableSource as unusable:
        # What to do about it says more than which byte is the first of many.
        problem = next(iter(unusable.finding.hints), unusable.args[0])
        raise Unusable(say("{file}: {problem}", file=name, problem=problem)) from None
    for finding in findings:
        print(finding_short(finding, file=name), file=sys.stderr)
    return text.encode("utf-8")


def _read(path: str, name: str) -> bytes:
    if path == "-":
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    else:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            example = str(Path(path) / "*.dsn")
            raise Unusable(
                say("{file}: is a folder; name the files in it, for example {example}", file=name, example=example)
            )
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        most = MAX_BYTES >> 20
        raise Unusable(say("{file}: larger than {most} MiB; no game is that long", file=name, most=most))
    return data


# What the system says of a file, by its number.
_REASONS = {
    errno.ENOENT: say("there is no such file"),
    errno.EACCES: say("permission denied"),
    errno.EPERM: say("operation not permitted"),
    errno.ENOTDIR: say("not a directory"),
    errno.EISDIR: say("is a directory"),
    errno.ENAMETOOLONG: say("file name too long"),
    errno.ENOSPC: say("no space left on device"),
    errno.EROFS: say("read-only file system"),
    errno.EIO: say("input/output error"),
}


def _reason(error: OSError) -> str:
    known = _REASONS.get(error.errno or 0)
    return known if known is not None else (error.strerror or str(error)).lower()


def write_output(path: str, text: str, *, packed: bool = False) -> None:
    """Writes text as UTF-8 to a file or, for `-`, to standard output; packed by gzip if asked for, and into a file
    whose name ends with .gz. Raises Unusable."""
    data = text.encode("utf-8")
    if packed or path.endswith(".gz"):
        from dsnotation.notation.packed import pack

        data = pack(data)
    if path == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        _replace(Path(path), data)
    except OSError as error:
        raise Unusable(say("{file}: cannot be written: {problem}", file=path, problem=_reason(error))) from None


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


def back_up(path: str, *, numbered: bool = False) -> str:
    """Keeps a copy of a file, mode included, as `path.bak`; returns its name. If that is there already, it is
    `path.bak.1` and so on where `numbered` is asked for. Raises Unusable; nothing is ever overwritten."""
    name = f"{path}.bak"
    number = 0
    while True:
        try:
            with open(path, "rb") as old, open(name, "xb") as copy:
                shutil.copyfileobj(old, copy)
                os.fchmod(copy.fileno(), stat.S_IMODE(os.fstat(old.fileno()).st_mode))
            return name
        except FileExistsError:
            if not numbered:
                problem = say(
                    "{file}: the backup {backup} is there already; move it away, or keep both with --numbered",
                    file=path,
                    backup=name,
                )
                raise Unusable(problem) from None
            number += 1
            name = f"{path}.bak.{number}"
        except OSError as error:
            raise Unusable(
                say("{file}: cannot be written: {problem}", file=name, problem=_reason(error))
            ) from None
