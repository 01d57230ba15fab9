"""Records of games that nobody can tell everything about."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

from dsnotation.record.flat import csv_text
from dsnotation.record.load import load_record
from dsnotation.record.models import Record, dump
from dsnotation.replay.checking import check_bytes, check_text
from dsnotation.replay.export import record_of

WHOLE = Path(__file__).parents[2] / "records" / "dominant_species" / "two-animals.dsn"


def exported() -> Record:
    checked = check_text(WHOLE.read_bytes(), WHOLE.name)
    assert checked.document is not None
    return record_of(checked.replays[0], checked.document)


def test_moves_keep_their_findings(doubting: Callable[..., None]) -> None:
    doubting("adaptation")
    record = exported()
    assert record.verdict == "unverified"
    unsure = [move for move in record.moves if move.verdict == "unverified"]
    assert {move.kind for move in unsure} == {"adaptation"}
    assert len(unsure) == sum(move.kind == "adaptation" for move in record.moves)
    for move in unsure:
        assert move.move is not None
        assert move.events
        assert [record.findings[number].severity for number in move.findings] == ["unverified"]


def test_an_undecided_assertion_holds_null(doubting: Callable[..., None]) -> None:
    doubting(claims=True)
    record = exported()
    assert record.assertions
    assert {claim.holds for claim in record.assertions} == {None}
    assert all(claim.findings for claim in record.assertions)


def test_such_a_record_is_valid_and_its_own_text_gives_it(doubting: Callable[..., None]) -> None:
    doubting("adaptation", claims=True)
    written = dump(exported()).encode()
    record, findings = load_record(written, "game.json")
    assert findings == []
    assert record == exported()
    assert {finding.severity for finding in check_bytes(written, "game.json").findings} == {"unverified"}


def test_in_a_table_no_rule_counts_as_broken(doubting: Callable[..., None]) -> None:
    doubting("adaptation")
    rows = [row for row in csv.DictReader(io.StringIO(csv_text([exported()]))) if row["verdict"] == "unverified"]
    assert rows
    assert {row["rules_broken"] for row in rows} == {""}
