"""What is tried with a played game as text: it comes back as text and as a record; no damage upsets the check."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from dsnotation.core.findings import Severity
from dsnotation.formats.table import read_games
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.record.load import load_record
from dsnotation.record.models import dump
from dsnotation.record.to_text import record_text
from dsnotation.replay.checking import check_bytes, check_text
from dsnotation.replay.export import record_of
from dsnotation.replay.player import replay
from dsnotation.replay.result import GameVerdict
from tools.fuzzing.adapter import Fault

TOO_LONG = 30.0  # seconds of processor time for the check of one text
SHRINK_TIME = 60.0  # seconds for making a failing text smaller
WORDS = ("assert", "turn", "setup", "-", "!", "?", ";", "{", "}", "[", "]", "|", ",", "99", "é", "骨")


def round_trip(text: str, state: Any, finished: bool) -> None:
    """Text -> document -> text is the identity, and the replay ends in the very position the game ended in."""
    document = read_string(text)
    if write_document(document) != text:
        raise Fault("text round trip", "canonical text is written otherwise")
    played = replay(document.games[0], document.source)
    worse = [finding for finding in played.findings if finding.severity is not Severity.NOTE]
    if worse:
        raise Fault("played game refused", "; ".join(f"{one.code} {one.message}" for one in worse[:3]))
    if played.state != state:
        raise Fault("text round trip", "the replay ends in another position")
    if (played.verdict is GameVerdict.LEGAL) != finished:
        raise Fault("text round trip", f"the verdict is {played.verdict}")


def record_round_trip(text: str) -> str:
    """Text -> record -> text is the identity, and the record passes its own check. Returns the record as JSON."""
    checked = check_text(text.encode(), "fuzz.dsn", checksums=True)
    assert checked.document is not None
    written = dump(record_of(checked.replays[0], checked.document, checksums=True))
    record, findings = load_record(written.encode(), "fuzz.json")
    if record is None:
        raise Fault("record refused", "; ".join(finding.message for finding in findings[:3]))
    if record_text(record) != text:
        raise Fault("record round trip", "the record gives another text")
    again = check_bytes(written.encode(), "fuzz.json")
    bad = [one for one in again.findings if one.severity is not Severity.NOTE]
    if bad:
        raise Fault("record refused", "; ".join(f"{one.code} {one.message}" for one in bad[:3]))
    return written


def check_damaged(data: bytes) -> float:
    """Neither check nor reader ever raises, and both come to an end. Returns the seconds of processor time
    that it took."""
    begun = time.process_time()
    check_bytes(data, "damaged")
    read_games(data, "damaged")
    return time.process_time() - begun


def record_of_damaged(data: bytes) -> None:
    """The record of a text with mistakes says the same as its text, checksums included."""
    checked = check_text(data, "fuzz.dsn", checksums=True)
    for played in checked.replays if checked.document is not None else ():
        if played.game is not None:
            assert checked.document is not None
            written = dump(record_of(played, checked.document, checksums=True))
            found = check_bytes(written.encode(), "fuzz.json").findings
            bad = [one for one in found if one.code.startswith("DR")]
            if bad:
                raise Fault("record of a damaged text", "; ".join(f"{one.code} {one.message}" for one in bad[:3]))


# Damage ----------------------------------------------------------------------------------------------------


def damaged(text: str, rng: random.Random, words: Sequence[str] = ()) -> bytes:
    """A text with one to six faults, of which some are no longer text at all. `words` are those of the game."""
    lines = text.split("\n")
    word = partial(_word, words=(*WORDS, *words))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        rng.choice((_drop, _double, _swap, _shift, _letter, _letter, word, word, _join, _drop_many))(lines, rng)
    data = "\n".join(lines).encode()
    return rng.choice((_same, _same, _same, _cut, _noise))(data, rng)


def _drop(lines: list[str], rng: random.Random) -> None:
    if len(lines) > 1:
        del lines[rng.randrange(len(lines))]


def _drop_many(lines: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(lines))
    if len(lines) > 30:
        del lines[place : place + rng.randint(2, 20)]


def _double(lines: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(lines))
    lines.insert(place, lines[place])


def _swap(lines: list[str], rng: random.Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _shift(lines: list[str], rng: random.Random) -> None:
    """A line to a place near by."""
    place = rng.randrange(len(lines))
    line = lines.pop(place)
    lines.insert(max(0, place + rng.randint(-4, 4)), line)


def _letter(lines: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(lines))
    column = rng.randint(0, len(lines[place]))
    letter = rng.choice(
        ("", chr(rng.randint(32, 126)), chr(rng.choice((0, 9, 11, 12, 13, 0x85, 0xA0, 0x2028, 0x1F9A3))))
    )
    lines[place] = lines[place][:column] + letter + lines[place][column + rng.randint(0, 1) :]


def _word(lines: list[str], rng: random.Random, words: Sequence[str]) -> None:
    """A word for another of the text, or for any."""
    place = rng.randrange(len(lines))
    line, others = lines[place].split(" "), rng.choice(lines).split(" ")
    line[rng.randrange(len(line))] = rng.choice([*others, rng.choice(words)])
    lines[place] = " ".join(line)


def _join(lines: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(lines))
    if place + 1 < len(lines):
        lines[place] += rng.choice((" ", ", ", "")) + lines.pop(place + 1)


def _same(data: bytes, rng: random.Random) -> bytes:
    return data


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randint(0, len(data))]


def _noise(data: bytes, rng: random.Random) -> bytes:
    noisy = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        if noisy:
            noisy[rng.randrange(len(noisy))] = rng.randrange(256)
    return bytes(noisy)


# Shrinking -------------------------------------------------------------------------------------------------


def shrunk(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Fewer lines with which the same still fails; as few as are found in the time there is."""
    until = time.monotonic() + SHRINK_TIME
    lines = data.split(b"\n")
    size = len(lines) // 2
    while size and time.monotonic() < until:
        place = 0
        while place < len(lines) and time.monotonic() < until:
            fewer = lines[:place] + lines[place + size :]
            if fails(b"\n".join(fewer)):
                lines = fewer
            else:
                place += size
        size //= 2
    return b"\n".join(lines)
