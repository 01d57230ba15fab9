"""Each command does its job on a whole game."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document

COMMANDS = ["check", "replay", "moves", "fmt", "parse", "export", "convert", "play", "rule", "schema", "games"]


def test_dsn_alone_prints_help(dsn) -> None:
    done = dsn()
    assert all(f"\n  {command} " in done.out + done.err for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(dsn, command: str) -> None:
    done = dsn(command, "--help")
    assert done.code == 0
    assert f"  dsn {command}" in done.out.split("Examples:")[1]


def test_version(dsn) -> None:
    assert dsn("--version").out.startswith("dsn 0.")


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from dsnotation.cli import main; code = main(['--help']); "
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"rich", "pydantic", "lark", "jsonschema", "jsonschema_rs"} & set(done.stderr.split())


# replay, moves ---------------------------------------------------------------------------------------------


def test_replay_lists_moves_events_and_result(dsn, game: Path) -> None:
    done = dsn("replay", game)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Setup"
    assert lines[1].startswith("    1  tiles ")
    assert "           tiles revealed: " in lines[2]
    assert "Turn 1, planning" in lines
    assert "Final result (ice-age):" in lines
    assert lines[-3].startswith("  1. ")
    assert lines[-3].endswith("  winner")


@pytest.mark.parametrize("reference", ["5", "move:5", "turn:1", "line:9", "0"])
def test_replay_stops_where_it_is_told(dsn, game: Path, reference: str) -> None:
    done = dsn("replay", game, "--to", reference)
    assert done.code == 0
    assert "The game is not over. So far:" in done.out
    numbers = [int(line[:5]) for line in done.out.splitlines() if line[:5].strip().isdigit()]
    if reference in ("5", "move:5"):
        assert numbers == [1, 2, 3, 4, 5]
    if reference == "0":
        assert numbers == []


def test_board_shows_the_position(dsn, game: Path) -> None:
    start = dsn("replay", game, "--board", "--to", "0").out
    assert "D2 wetland" in start
    assert "Turn 0, setup" in start
    assert "To decide: " in start
    end = dsn("replay", game, "--board").out
    assert "To decide" not in end
    assert "Final result" in end
    third = dsn("replay", game, "--board", "--to", "turn:2").out
    assert "Turn 3, planning" in third


def test_replay_marks_what_was_not_played(dsn, wrong: Path) -> None:
    done = dsn("replay", wrong)
    assert done.code == 1
    assert "   << DS03" in done.out
    assert "error DS03" in done.err
    assert "dsn check shows them in full" in done.err


def test_one_game_of_several(dsn, club: Path) -> None:
    assert dsn("replay", club).code == 2
    assert "choose one with --game 1 to 2" in dsn("replay", club).err
    assert dsn("replay", club, "--game", "2").code == 0
    assert dsn("replay", club, "--game", "3").code == 2


def test_moves_are_legal_and_as_written(dsn, game: Path) -> None:
    done = dsn("moves", game, "--at", "3", "--limit", "5")
    assert done.code == 0
    heading, *lines = done.out.splitlines()
    assert heading.startswith("; turn 1, planning, ")
    assert len(lines) == 5
    assert "--limit 50 lists further ones" in done.err
    values = json.loads(dsn("moves", game, "--at", "3", "--limit", "5", "--format", "json").out)
    assert [value["kind"] for value in values] == ["place-pawn"] * 5
    head = "".join(f"{line}\n" for line in game.read_text(encoding="utf-8").splitlines()[:11])
    for line in lines:
        assert dsn("check", "-", stdin=f"{head}\nturn 1\n{line}\n".encode()).code == 0


def test_no_moves_after_the_end(dsn, game: Path) -> None:
    done = dsn("moves", game)
    assert done.code == 0
    assert done.out == "The game is over: no moves.\n"


# fmt, parse ------------------------------------------------------------------------------------------------


def test_fmt_leaves_canonical_text(dsn, game: Path, text: str) -> None:
    assert dsn("fmt", "--check", game).code == 0
    before = game.stat().st_mtime_ns
    assert dsn("fmt", game).code == 0
    assert game.stat().st_mtime_ns == before
    assert dsn("fmt", "-", stdin=text.encode()).out == text


def test_fmt_makes_text_canonical(dsn, text: str, tmp_path: Path) -> None:
    odd = tmp_path / "odd.dsn"
    odd.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").replace("plan ", "\tPLAN   ").encode())
    assert dsn("fmt", "--check", odd).code == 1
    shown = dsn("fmt", "--diff", odd)
    assert shown.code == 0
    assert "+plan " in shown.out
    assert odd.read_bytes().startswith(b"\xef\xbb\xbf")
    assert dsn("fmt", odd).code == 0
    assert odd.read_bytes() == text.encode()
    assert list(tmp_path.iterdir()) == [odd]


def test_fmt_keeps_what_it_can_not_read(dsn, wrong: Path) -> None:
    done = dsn("fmt", wrong)
    assert done.code == 1
    assert "1 unreadable line left as it is" in done.err
    assert wrong.read_text(encoding="utf-8").endswith("\nMa glx C4\n")


def test_fmt_is_not_for_records(dsn) -> None:
    done = dsn("fmt", "-", stdin=b'{"format": 1}')
    assert done.code == 2
    assert "is JSON" in done.err


def test_parse_says_what_stands_there(dsn, wrong: Path) -> None:
    done = dsn("parse", wrong)
    assert done.code == 1
    [game] = json.loads(done.out)["games"]
    assert game["game"] == "dominant-species"
    assert game["tags"][0] == {
        "line": 1, "name": "Game", "value": "dominant-species", "before": [], "comment": None
    }  # fmt: skip
    assert [statement["kind"] for statement in game["statements"]][:2] == ["setup", "moves"]
    assert game["statements"][1]["drafts"][0]["kind"] == "reveal-tiles"
    assert game["statements"][-1]["kind"] == "unreadable"
    assert [finding["code"] for finding in game["findings"]] == ["DN0102"]


# export, play ----------------------------------------------------------------------------------------------


def test_export_holds_the_text(dsn, game: Path, text: str) -> None:
    record = json.loads(dsn("export", game).out)
    assert "".join(f"{line}\n" for line in record["source"]["lines"]) == text
    assert record["verdict"] == "legal"
    assert [move["number"] for move in record["moves"]] == list(range(1, len(record["moves"]) + 1))
    assert record["result"]["finished"]
    assert record["result"]["winners"] == [record["result"]["standings"][0]["actor"]]
    assert len(record["options"]) > 20


def test_comments_go_with_their_moves(dsn, text: str, tmp_path: Path) -> None:
    path = tmp_path / "c.dsn"
    path.write_text(text.replace("tiles ", "; before\ntiles ", 1).replace("\ncards", " {nice}  ; after\ncards", 1))
    record = json.loads(dsn("export", path).out)
    move = record["moves"][0]
    assert (move["before"], move["annotations"], move["comment"]) == (["; before"], ["{nice}"], "; after")


def test_second_game_is_a_record_of_its_own(dsn, club: Path, tmp_path: Path) -> None:
    done = dsn("export", club)
    assert done.code == 2
    assert "choose with --game, or take --format jsonl" in done.err
    for number in ("1", "2"):
        out = tmp_path / "one.json"
        assert dsn("export", club, "--game", number, "-o", out).code == 0
        assert dsn("check", out).code == 0
        source = json.loads(out.read_text(encoding="utf-8"))["source"]
        assert source["lines"][0] == ("; The club's games." if number == "1" else "; The second.")


def test_jsonl_has_a_move_a_line(dsn, club: Path) -> None:
    rows = [json.loads(line) for line in dsn("export", club, "--format", "jsonl").out.splitlines()]
    assert {(row["file"], row["game_number"]) for row in rows} == {("club.dsn", 1), ("club.dsn", 2)}
    assert rows[0]["move"]["kind"] == rows[0]["kind"] == "reveal-tiles"


def test_csv_has_a_row_a_move(dsn, game: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(dsn("export", game, "--format", "csv").out)))
    assert rows[0]["tiles"].count(" ") == 2
    assert all(row["verdict"] == "legal" for row in rows)
    [placed] = {row["space"] for row in rows if row["number"] == "4"}
    assert placed
    assert json.loads(rows[3]["events"])[0]["kind"] == "pawn-placed"


def test_play_is_repeatable_and_canonical(dsn, tmp_path: Path) -> None:
    first = dsn("play", "dominant-species", "--seed", "3", "--animals", "2")
    assert first.code == 0
    assert dsn("play", "dominant-species", "--seed", "3", "--players", "2").out == first.out
    assert dsn("play", "dominant-species", "--seed", "4", "--players", "2").out != first.out
    assert write_document(read_string(first.out)) == first.out
    assert dsn("check", "-", stdin=first.out.encode()).code == 0


# Reference -------------------------------------------------------------------------------------------------


def test_rule(dsn) -> None:
    listed = dsn("rule").out.splitlines()
    assert len(listed) > 100
    assert listed == sorted(listed)
    for line in listed:
        code = line.split()[0]
        shown = dsn("rule", code.lower())
        assert shown.code == 0
        assert shown.out.startswith(f"{code}  ")
        assert "\nSource: " in shown.out
    assert "did you mean DR0105?" in dsn("rule", "DR01O5").err
    assert "\nSource: sheet 2.2 and 7.4; S0\n  sheet: a section of the project's rule" in dsn("rule", "DS0405").out


def test_schema(dsn) -> None:
    assert "dominant-species" in dsn("schema").out
    schema = json.loads(dsn("schema", "dominant-species").out)
    assert schema["$id"] == "urn:dsnotation:schema:dominant-species-record:2"


def test_games(dsn) -> None:
    assert "dominant-species  Dominant Species" in dsn("games").out.splitlines()
    told = dsn("games", "dominant-species").out
    assert "\nfinal-scoring: whether all tiles are scored at the end of the game\n    yes (default): " in told
    assert "source: rule sheet, row 47; yes by the rulebook" in told
    assert "did you mean dominant-species?" in dsn("games", "dominant").err
