"""Stated positions on the command line: written, checked, formatted, compared and merged."""

from __future__ import annotations

from pathlib import Path

import pytest

RECORDS = Path(__file__).parents[2] / "records"
GAME = (RECORDS / "seaside" / "two-players.dsn").read_text(encoding="utf-8")
TAGS = "".join(line for line in GAME.splitlines(keepends=True) if line.startswith("["))
FIRST, _, REST = GAME.partition("\nturn 3\n")


@pytest.fixture
def position(dsn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The position before turn 3, as the command writes it; game.dsn has the whole game."""
    monkeypatch.chdir(tmp_path)
    Path("game.dsn").write_text(GAME, encoding="utf-8")
    done = dsn("replay", "game.dsn", "--to", "turn:2", "--position")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("position turn 3\nposition who A\nposition phase action\n")
    return done.out


def test_a_game_begins_with_what_the_command_writes(dsn, position: str) -> None:
    Path("rest.dsn").write_text(f"{TAGS}\nturn 3\n{position}{REST}", encoding="utf-8")
    done = dsn("check", "rest.dsn")
    assert (done.code, done.out) == (0, "rest.dsn: 1 game, 267 moves, legal, from a stated position on\n")
    assert dsn("fmt", "--check", "rest.dsn").code == 0
    ends = [dsn("replay", name, "--position").out for name in ("game.dsn", "rest.dsn")]
    assert ends[0] == ends[1]
    legal = [dsn("moves", name, "--at", at).out for name, at in (("game.dsn", "turn:2"), ("rest.dsn", "0"))]
    assert legal[0] == legal[1]


def test_a_record_of_it_is_a_record(dsn, position: str) -> None:
    """Text to record to text is the identity, and the record says the same as its text."""
    text = f'{TAGS}\n{position}{REST}adjust A.tokens 1 "agreed"\n'
    Path("rest.dsn").write_text(text, encoding="utf-8")
    assert dsn("export", "rest.dsn", "-o", "rest.json").code == 0
    assert dsn("check", "rest.json").err == ""
    assert dsn("convert", "rest.json", "back.dsn").code == 0
    assert Path("back.dsn").read_text(encoding="utf-8") == text


def test_a_record_with_a_lost_page_merges_with_a_whole_one(dsn, position: str) -> None:
    """Whoever has all moves fills the gap, and the stated position is where they lead to."""
    Path("gap.dsn").write_text(
        f"{FIRST.partition(chr(10) + 'turn 2')[0]}\nturn 3\n{position}{REST}", encoding="utf-8"
    )
    assert "moves are missing before this position" in dsn("check", "gap.dsn").out
    done = dsn("merge", "gap.dsn", "game.dsn", "-o", "merged.dsn")
    assert (done.code, "no conflict" in done.err) == (0, True)
    assert dsn("check", "merged.dsn").out == "merged.dsn: 1 game, 284 moves, legal\n"
    done = dsn("merge", "game.dsn", "gap.dsn", "-o", "merged.dsn")
    assert (done.code, Path("merged.dsn").read_text(encoding="utf-8")) == (0, GAME)


def test_positions_are_no_difference_and_corrections_are_one(dsn, position: str) -> None:
    Path("stated.dsn").write_text(f"{FIRST}\n{position}\nturn 3\n{REST}", encoding="utf-8")
    assert dsn("diff", "game.dsn", "stated.dsn").code == 0
    adjusted = f'{FIRST}\nadjust A.tokens 1 "agreed"\n\nturn 3\n{REST}'
    Path("adjusted.dsn").write_text(adjusted, encoding="utf-8")
    done = dsn("diff", "game.dsn", "adjusted.dsn")
    assert (done.code, 'adjust A.tokens 1 "agreed"' in done.out) == (1, True)


def test_one_view_at_a_time(dsn, position: str) -> None:
    assert dsn("replay", "game.dsn", "--position", "--board").code == 2
