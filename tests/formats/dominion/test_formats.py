"""All readers together: each file has one reader, and none falls over anything."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.formats.dominion.formats import READERS, LogReader, read_log
from dsnotation.formats.dominion.log import LogError, NotThisFormat
from tests.formats.dominion.samples import DATA

HEADS = (
    b"",
    b"Game #1, rated.\np starts with 7 Coppers.\n",
    b"---- Game Setup ----\np - starting cards: Copper\n",
    b"<title>Dominion Game #1</title><pre>p wins!\n----------------------\np: 1 point; 1 turn\nGame log\n",
)
FILES = sorted(DATA.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_each_file_has_one_reader(path: Path) -> None:
    data = path.read_bytes()
    assert [reader.name for reader in READERS if reader.looks_like(data)] == [read_log(data)[0].source_format]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_that_breaks_off_anywhere(path: Path) -> None:
    data = path.read_bytes()
    for end in range(0, len(data), 37):
        with contextlib.suppress(LogError):
            read_log(data[:end])


@given(st.sampled_from(FILES), st.randoms(use_true_random=False))
def test_lines_in_disorder(path: Path, random: Random) -> None:
    lines = path.read_bytes().split(b"\n")
    first, rest = lines[0], lines[1:]
    random.shuffle(rest)
    with contextlib.suppress(LogError):
        read_log(b"\n".join([first, *rest]))


@given(st.sampled_from(READERS), st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_anything(reader: LogReader, data: bytes) -> None:
    for head in HEADS:
        with contextlib.suppress(LogError):
            reader.read_games(head + data, "")


def test_other_files() -> None:
    with pytest.raises(NotThisFormat):
        read_log(b'[Game "seaside"]\n')
