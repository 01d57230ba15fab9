"""Checksums: made on demand, verified when there, and the first that differs is named with its place."""

import json
from typing import Any

import pytest

from dsnotation.record.load import load_record
from dsnotation.record.models import Record, dump
from dsnotation.record.to_text import record_text
from dsnotation.replay.checking import check_bytes, check_text, replay_record
from dsnotation.replay.checksums import MOST_COUNTED
from dsnotation.replay.export import record_of
from dsnotation.replay.random_play import play_text

GAME = "".join(play_text("dominant-species", players=2, seed=4).splitlines(keepends=True)[:70])


def with_checksums(text: str) -> Record:
    checked = check_text(text.encode(), "game.dsn", checksums=True)
    assert checked.document is not None
    return record_of(checked.replays[0], checked.document, checksums=True)


@pytest.fixture(scope="module")
def written() -> str:
    """The record of a beginning of a game, with checksums."""
    return dump(with_checksums(GAME))


@pytest.fixture
def value(written: str) -> dict[str, Any]:
    """The same as a JSON value, free to be changed."""
    parsed: dict[str, Any] = json.loads(written)
    return parsed


def codes(value: dict[str, Any]) -> list[str]:
    return [finding.code for finding in check_bytes(json.dumps(value).encode(), "game.json").findings]


def test_they_are_there_only_on_demand(value: dict[str, Any]) -> None:
    plain = check_text(GAME.encode(), "game.dsn")
    assert plain.document is not None
    bare = record_of(plain.replays[0], plain.document)
    assert {move.checksum for move in bare.moves} == {None}
    for move in value["moves"]:
        assert set(move["checksum"]) == {"position", "legal_moves"}
        move["checksum"] = None
    assert value == bare.model_dump(mode="json")


def test_what_they_say(value: dict[str, Any]) -> None:
    counted = [move["checksum"]["legal_moves"] for move in value["moves"]]
    # Three stacks of seven kinds; cards and disks beyond counting; 41 vacant spaces, and one less each time.
    assert counted[:6] == [343, None, None, 41, 40, 39]
    assert all(count is None or 1 <= count <= MOST_COUNTED for count in counted)
    positions = [move["checksum"]["position"] for move in value["moves"]]
    assert len(set(positions)) == len(positions)


def test_a_record_with_checksums_is_clean_and_comes_back(written: str) -> None:
    assert [one.code for one in check_bytes(written.encode(), "game.json").findings] == ["DN0306"]
    record, _ = load_record(written.encode(), "game.json")
    assert record is not None
    assert record_text(record) == GAME
    document, played = replay_record(record, checksums=True)
    assert dump(record_of(played, document, checksums=True)) == written


@pytest.mark.parametrize(("key", "wrong"), [("position", "0" * 16), ("legal_moves", 777), ("legal_moves", None)])
def test_the_first_that_differs_is_named(written: str, value: dict[str, Any], key: str, wrong: object) -> None:
    number = 20
    right = value["moves"][number]["checksum"][key]
    lines = written.split("\n")
    old, new = (f'"{key}": {json.dumps(one)}' for one in (right, wrong))
    begin = next(place for place, line in enumerate(lines) if f'"number": {number + 1},' in line)
    lines[begin] = lines[begin].replace(old, new)
    text = "\n".join(lines)
    [finding] = [one for one in check_bytes(text.encode(), "game.json").findings if one.code.startswith("DR")]
    assert finding.code == "DR0111"
    assert finding.span is not None
    column = lines[begin].index(f'"{key}": ') + len(f'"{key}": ') + 1
    assert (finding.span.file, finding.span.line, finding.span.column) == ("game.json", begin + 1, column)
    assert json.dumps(wrong).strip('"') in finding.message.replace("None", "null")
    assert str(right) in finding.message


def test_only_one_is_named(value: dict[str, Any]) -> None:
    for move in value["moves"][10:]:
        move["checksum"]["position"] = "0" * 16
    assert codes(value).count("DR0111") == 1


def test_some_may_be_missing(value: dict[str, Any]) -> None:
    for move in value["moves"][::2]:
        move["checksum"] = None
    assert codes(value) == ["DN0306"]
    value["moves"][31]["checksum"]["position"] = "0" * 16
    assert codes(value).count("DR0111") == 1


def test_other_rules_may_count_otherwise(value: dict[str, Any]) -> None:
    """By another version of the rules they are warnings only."""
    value["rules_version"] = "0"
    value["moves"][5]["checksum"]["legal_moves"] = 1000
    found = check_bytes(json.dumps(value).encode(), "game.json").findings
    assert {one.code for one in found} == {"DR0109", "DN0306"}


@pytest.mark.parametrize("wrong", [{"position": "XYZ", "legal_moves": 1}, {"position": "0" * 16}, 5])
def test_what_is_no_checksum_does_not_fit_the_schema(value: dict[str, Any], wrong: object) -> None:
    value["moves"][0]["checksum"] = wrong
    assert set(codes(value)) == {"DR0107"}


def test_after_a_mistake_positions_go_on_and_numbers_do_not() -> None:
    glaciation = next(line for line in GAME.splitlines() if " gla " in line)
    record = with_checksums(GAME.replace(glaciation, f"{glaciation[:6]} A1", 1))
    wrong = next(place for place, move in enumerate(record.moves) if move.verdict == "illegal")
    assert all(move.checksum and move.checksum.position for move in record.moves)
    assert any(move.checksum and move.checksum.legal_moves for move in record.moves[: wrong + 1])
    assert not any(move.checksum and move.checksum.legal_moves for move in record.moves[wrong + 1 :])
    assert not [one for one in check_bytes(dump(record).encode(), "g.json").findings if one.code.startswith("DR")]
