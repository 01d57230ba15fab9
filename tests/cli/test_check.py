"""`dsn check`: formats, exit codes, records."""

import json
from pathlib import Path

import pytest


def test_clean_file_takes_one_line(dsn, game: Path) -> None:
    done = dsn("check", game)
    assert (done.code, done.err) == (0, "")
    [line] = done.out.splitlines()
    assert line.startswith(f"{game}: 1 game, ")
    assert line.endswith(" moves, legal")


def test_mistakes_are_shown_with_line_caret_and_rule(dsn, wrong: Path) -> None:
    done = dsn("check", wrong)
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0].startswith("error[DS03")
    assert lines[1].lstrip().startswith(f"--> {wrong}:")
    assert "^" in lines[4]
    assert "= rule: " in done.out
    assert "error[DN0102]: glx is not understood" in done.out
    assert "errors" in lines[-1]


def test_several_files_each_get_their_line(dsn, game: Path, wrong: Path) -> None:
    done = dsn("check", game, wrong, game)
    assert done.code == 1
    assert sum(": 1 game, " in line for line in done.out.splitlines()) == 3


def test_two_games_in_a_file(dsn, club: Path) -> None:
    done = dsn("check", club)
    assert done.code == 0
    assert ": 2 games, " in done.out
    assert done.out.rstrip().endswith("all legal")


def test_standard_input(dsn, text: str) -> None:
    done = dsn("check", "-", stdin=text.encode())
    assert done.code == 0
    assert done.out.startswith("<stdin>: 1 game")


def test_formats_for_programs(dsn, wrong: Path, game: Path) -> None:
    findings = json.loads(dsn("check", "--format", "json", game, wrong).out)
    assert {"DN0102"} < {finding["code"] for finding in findings}
    assert all(finding["file"] == str(wrong) for finding in findings)
    log = json.loads(dsn("check", "--format", "sarif", game, wrong).out)
    assert len(log["runs"][0]["results"]) == len(findings)
    shown = [finding for finding in findings if finding["severity"] != "note"]
    short = dsn("check", "--format", "short", wrong).out.splitlines()
    assert len(short) == len(shown)
    assert short[0].startswith(f"{wrong}:{shown[0]['line']}:{shown[0]['column']}: error ")
    github = dsn("check", "--format", "github", wrong).out.splitlines()
    assert len(github) == len(shown)
    assert github[0].startswith("::error file=")
    assert json.loads(dsn("check", "--format", "json", game).out) == []


def test_notes_are_counted_and_shown_on_demand(dsn, wrong: Path) -> None:
    findings = json.loads(dsn("check", "--format", "json", wrong).out)
    notes = sum(finding["severity"] == "note" for finding in findings)
    assert notes
    assert "note[" not in dsn("check", wrong).out
    assert dsn("check", "--notes", wrong).out.count("note[") == notes


def test_strict_fails_on_warnings(dsn, text: str, tmp_path: Path) -> None:
    short = tmp_path / "short.dsn"
    short.write_text("\n".join(text.splitlines()[:30]) + "\n", encoding="utf-8")
    done = dsn("check", short)
    assert done.code == 0
    assert "warning[DN0306]" in done.out
    assert "not finished" in done.out
    assert dsn("check", "--strict", short).code == 1


def test_record_is_known_by_its_content(dsn, game: Path, tmp_path: Path) -> None:
    record = tmp_path / "anything.txt"
    assert dsn("export", game, "-o", record).code == 0
    done = dsn("check", record)
    assert done.code == 0
    assert ": 1 game, " in done.out


def test_changed_record_does_not_say_what_its_text_says(dsn, game: Path, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    dsn("export", game, "-o", record)
    value = json.loads(record.read_text(encoding="utf-8"))
    value["result"]["standings"][0]["score"] += 10
    record.write_text(json.dumps(value), encoding="utf-8")
    done = dsn("check", record)
    assert done.code == 1
    assert "error[DR0108]: $.result.standings[0].score is " in done.out


def test_mistake_in_a_records_text_is_found_in_the_json(dsn, wrong: Path, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    assert dsn("export", wrong, "-o", record).code == 1
    value = json.loads(record.read_text(encoding="utf-8"))
    assert value["verdict"] == "illegal"
    for text in (record.read_text(encoding="utf-8"), json.dumps(value), json.dumps(value, indent=1)):
        record.write_text(text, encoding="utf-8")
        findings = json.loads(dsn("check", "--format", "json", record).out)
        assert not any(finding["code"].startswith("DR") for finding in findings)
        [unread] = [finding for finding in findings if finding["code"] == "DN0102"]
        line = text.splitlines()[unread["line"] - 1]
        assert line[unread["column"] - 1 : unread["end_column"] - 1] == "glx"


@pytest.mark.parametrize("players", [2, 6])
def test_random_games_survive_the_record(dsn, players: int, tmp_path: Path) -> None:
    """Text -> record -> the same game, and the same bytes again."""
    path, first, second = (tmp_path / name for name in ("g.dsn", "a.json", "b.json"))
    assert dsn("play", "dominant-species", "--animals", str(players), "--seed", "11", "-o", path).code == 0
    assert dsn("export", path, "-o", first).code == 0
    assert dsn("export", first, "-o", second).code == 0
    assert first.read_bytes() == second.read_bytes()
    assert dsn("check", first).code == 0


def test_what_nobody_can_tell_fails_nothing(dsn, game: Path, doubting) -> None:
    doubting("adaptation")
    done = dsn("check", "--strict", game)
    assert done.code == 0
    assert done.out.count("unverified") == 2  # how many, and how to see them
    assert dsn("check", "--unverified", game).out.count("unverified[DS0403]") > 10
    listed = dsn("replay", game)
    assert (listed.code, listed.err) == (0, "")
    assert "<< unverified DS0403" in listed.out
