"""The table of formats: what a file is, and that each round trip gives the same."""

from pathlib import Path

import pytest

from dsnotation.formats.catalogue import CATALOGUE
from dsnotation.formats.table import (
    UnknownFormat,
    find_format,
    format_of_content,
    format_of_file,
    formats,
    read_games,
    write_games,
)
from dsnotation.record.models import dump
from dsnotation.replay.checking import check_bytes
from dsnotation.replay.export import record_of

RECORDS = Path(__file__).parents[2] / "records" / "dominant_species"
TEXT = (RECORDS / "two-animals.dsn").read_bytes()
RECORD = (RECORDS / "two-animals.json").read_bytes()
JOURNAL = (Path(__file__).parent / "data" / "mammal-amphibian.journal.txt").read_bytes()
LOGS = Path(__file__).parent / "dominion" / "data"
NAMES = ["dsn", "json", "hrf-journal", "dominion-games", "isotropic", "goko", "councilroom"]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (TEXT, "dsn"),
        (RECORD, "json"),
        (JOURNAL, "hrf-journal"),
        ((LOGS / "harbour.dominion-games.txt").read_bytes(), "dominion-games"),
        ((LOGS / "harbour.isotropic.html").read_bytes(), "isotropic"),
        ((LOGS / "harbour.goko.txt").read_bytes(), "goko"),
    ],
)
def test_content_tells_the_format(data: bytes, name: str) -> None:
    assert format_of_content(data).name == name
    assert [one.name for one in formats() if one.sniff(data) > 0] == [name]


def test_json_of_games_is_no_record() -> None:
    assert format_of_content((LOGS / "harbour.councilroom.jsonl").read_bytes()).name == "councilroom"


@pytest.mark.parametrize("data", [b"", b"hello", b"\x00\xff" * 50, b"<html></html>", b"PK\x03\x04"])
def test_unknown_content_is_a_finding(data: bytes) -> None:
    assert format_of_content(data) is None
    reading = read_games(data, "x")
    assert (reading.failed, reading.findings[0].code) == (True, "DF0101")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "data", [b"", b"\x00\xff" * 50, b"(" * 100_000, b"{" * 100_000, b"[" * 100_000, TEXT[:3000]]
)
def test_no_format_raises_for_anything(name: str, data: bytes) -> None:
    reading = read_games(data, "x", find_format(name))
    assert reading.games is not None or reading.findings


def test_names_of_files_tell_what_is_written() -> None:
    assert format_of_file("a.dsn").name == "dsn"
    assert format_of_file("A.JSON").name == "json"
    assert format_of_file("a.html") is None
    with pytest.raises(UnknownFormat, match="known: dsn, json, hrf-journal"):
        find_format("pgn")


def test_text_to_record_to_text_is_the_same() -> None:
    texts = read_games(TEXT, "two-animals.dsn")
    record = write_games(texts.games, find_format("json"))
    checked = check_bytes(TEXT, "two-animals.dsn")
    assert record.text == dump(record_of(checked.replays[0], checked.document))
    back = read_games(record.text.encode(), "x.json")
    assert write_games(back.games, find_format("dsn")).text.encode() == TEXT
    assert write_games(back.games, find_format("json")).text == record.text


def test_one_of_several_games_keeps_its_place() -> None:
    """As `dsn export --game` gives it."""
    several = TEXT + b"\n" + (RECORDS / "four-animals.dsn").read_bytes()
    reading = read_games(several, "club.dsn")
    checked = check_bytes(several, "club.dsn")
    wanted = dump(record_of(checked.replays[1], checked.document))
    record = write_games(reading.games, find_format("json"), 2).text
    assert record == wanted
    back = read_games(record.encode(), "second.json")
    assert write_games(back.games, find_format("json")).text == record
    assert write_games(reading.games, find_format("dsn"), 2).text.splitlines() == back.games.text.splitlines()


@pytest.mark.parametrize(
    ("target", "number", "code"), [("json", None, "DF0106"), ("json", 3, "DF0106"), ("dsn", 3, "DF0106")]
)
def test_a_game_that_is_not_there_is_a_finding(target: str, number: int | None, code: str) -> None:
    reading = read_games(TEXT + b"\n" + TEXT, "club.dsn")
    writing = write_games(reading.games, find_format(target), number)
    assert (writing.text, [finding.code for finding in writing.findings]) == (None, [code])


def test_what_can_only_be_read_is_not_written() -> None:
    writing = write_games(read_games(TEXT, "x").games, find_format("hrf-journal"))
    assert (writing.text, writing.findings[0].code) == (None, "DF0105")


def test_a_text_of_no_game_gives_no_record() -> None:
    writing = write_games(read_games(b'[Game "go"]\n\nsetup\n', "x").games, find_format("json"))
    assert writing.text is None
    assert writing.findings[-1].code == "DF0107"


def test_every_code_is_explained() -> None:
    assert all(code.startswith("DF") and rule.explanation for code, rule in CATALOGUE.items())
