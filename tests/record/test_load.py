"""Bytes to a record, or to findings that say where and why not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.findings import Finding
from dsnotation.record import load
from dsnotation.record.load import load_record
from dsnotation.record.models import dump
from dsnotation.record.sniff import looks_like_json


def refused(data: bytes | str) -> Finding:
    """The one finding about a file that is no record."""
    record, [finding] = load_record(data.encode() if isinstance(data, str) else data, "r.json")
    assert record is None
    return finding


def text_of(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def test_a_record_is_read_and_written_again(small: dict[str, Any]) -> None:
    record, findings = load_record(text_of(small).encode(), "r.json")
    assert findings == []
    assert record is not None
    text = dump(record)
    assert json.loads(text) == small
    again, _ = load_record(text.encode(), "r.json")
    assert again == record
    assert dump(record) == text


def test_each_move_is_one_line(small: dict[str, Any]) -> None:
    record, _ = load_record(text_of(small).encode(), "r.json")
    assert record is not None
    lines = dump(record).splitlines()
    assert sum(line.startswith('    {"number": ') for line in lines) == 3
    assert json.loads(next(line for line in lines if '"number": 3' in line)) == small["moves"][2]


def test_a_byte_order_mark_is_no_matter(small: dict[str, Any]) -> None:
    record, _ = load_record(b"\xef\xbb\xbf" + text_of(small).encode(), "r.json")
    assert record is not None


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "words"),
    [
        ('{\n "a": tru }', "DR0101", 2, 7, "not JSON"),
        ("{", "DR0101", 1, 2, "not JSON"),
        ("", "DR0101", 1, 1, "not JSON"),
        ('{"format": "other"}', "DR0104", 1, 12, "not a dsnotation record"),
        ("[1]", "DR0104", 1, 1, "not a dsnotation record"),
        ('{"format": "dsnotation-record"}', "DR0104", 1, 1, "which version"),
        ('{"format": "dsnotation-record",\n"version": true}', "DR0104", 2, 12, "which version"),
        ('{"format": "dsnotation-record",\n"version": 3}', "DR0105", 2, 12, "reads up to version 2"),
        (
            '{"format": "dsnotation-record", "version": 2,\n"game": "chess"}',
            "DR0106",
            2,
            9,
            "no game 'chess'",
        ),
        ('{"a": 1, "b": 2,\n "a": 1}', "DR0103", 2, 2, '"a" stands twice'),
    ],
)
def test_what_is_no_record(text: str, code: str, line: int, column: int, words: str) -> None:
    finding = refused(text)
    assert finding.code == code
    assert finding.span is not None
    assert (finding.span.line, finding.span.column) == (line, column)
    assert words in finding.message


@pytest.mark.parametrize("text", ['{"a": NaN}', '{"a": "\\ud800"}', '{"a": ' + "1" * 5000 + "}"])
def test_what_python_would_take_for_json(text: str) -> None:
    assert refused(text).code == "DR0101"


def test_bytes_that_are_not_utf8_are_counted() -> None:
    finding = refused(b'{"a":\n "\xff"}')
    assert "byte 8 (0xff)" in finding.message
    assert finding.span is not None
    assert (finding.span.line, finding.span.column) == (2, 3)


@pytest.mark.parametrize("depth", [40, 900, 100_000])
def test_deep_nesting_is_refused(depth: int) -> None:
    assert refused('{"a":' * depth + "1" + "}" * depth).code == "DR0102"


def test_huge_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "MAX_BYTES", 100)
    assert refused(b"{" + b" " * 100 + b"}").code == "DR0110"


def test_schema_errors_have_path_and_place(small: dict[str, Any]) -> None:
    small["moves"][1]["move"]["placements"][1]["hex"] = "Z9"
    text = text_of(small)
    finding = refused(text)
    assert finding.code == "DR0107"
    assert finding.message.startswith("$.moves[1].move.placements[1].hex: ")
    assert finding.span is not None
    line = text.splitlines()[finding.span.line - 1]
    assert line[finding.span.column - 1 : finding.span.end_column - 1] == '"Z9"'


def test_many_schema_errors_are_cut(small: dict[str, Any]) -> None:
    small["trailing"] = list(range(1000))
    record, findings = load_record(text_of(small).encode(), "r.json")
    assert record is None
    assert len(findings) == load.MAX_FINDINGS


def test_older_versions_are_migrated_step_by_step(small: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    small["version"] = 1
    monkeypatch.setattr(load, "VERSION", 3)
    steps = {
        1: lambda value: {**value, "version": 2, "trail": ["one"]},
        2: lambda value: {**value, "version": 3, "trail": [*value["trail"], "two"]},
    }
    monkeypatch.setattr(load, "MIGRATIONS", steps)
    assert load.migrate(small)["trail"] == ["one", "two"]


def test_a_record_of_version_1_is_read(small: dict[str, Any]) -> None:
    """It had no stated positions and no corrections."""
    old = {name: value for name, value in small.items() if name not in ("positions", "adjustments")}
    migrated, findings = load_record(text_of({**old, "version": 1}).encode(), "r.json")
    today, _ = load_record(text_of(small).encode(), "r.json")
    assert findings == []
    assert migrated is not None
    assert migrated == today


@pytest.mark.parametrize("text", ['{"format"', ' \n{ "a', "{}", '\ufeff{\n"', "[{", "[[1]]"])
def test_json_is_known_by_its_content(text: str) -> None:
    assert looks_like_json(text.encode())


@pytest.mark.parametrize("text", ['[Game "dominant-species"]', "; x", "{a comment}", "setup", "[ Game", ""])
def test_dsn_text_is_no_json(text: str) -> None:
    assert not looks_like_json(text.encode())


@given(st.binary(max_size=200))
def test_no_bytes_raise(data: bytes) -> None:
    record, findings = load_record(data, "r.json")
    assert record is None
    assert findings


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_no_json_value_raises(value: Any) -> None:
    record, findings = load_record(json.dumps(value).encode(), "r.json")
    assert record is None
    assert all(finding.span is None or finding.span.line >= 1 for finding in findings)
