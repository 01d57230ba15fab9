"""Games that end early: legal as far as they go, and the record says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def stopped(text: str, result: str | None, lines: int) -> str:
    """The first lines of a game, with a Result tag."""
    kept = text.splitlines()[:lines]
    if result is not None:
        kept.insert(1, f'[Result "{result}"]')
    return "\n".join(kept).rstrip("\n") + "\n"


@pytest.mark.parametrize("lines", [8, 12, 20, 60, 120])
@pytest.mark.parametrize("result", ["unfinished", "abandoned", "*"])
def test_an_unfinished_game_is_a_valid_record(dsn, text: str, tmp_path: Path, result: str, lines: int) -> None:
    path, record = tmp_path / "part.dsn", tmp_path / "part.json"
    path.write_text(stopped(text, result, lines), encoding="utf-8")
    done = dsn("check", path, "--strict")
    assert (done.code, done.err) == (0, "")
    assert "legal as far as it goes, not finished" in done.out
    assert dsn("export", path, "-o", record).code == 0
    value = json.loads(record.read_text(encoding="utf-8"))
    assert value["verdict"] == "unfinished"
    standing = value["result"]
    assert (standing["finished"], standing["reason"], standing["winners"]) == (False, "unfinished", [])
    assert [place["rank"] for place in standing["standings"]] == [1, 2, 3]
    assert all(place["score"] >= 0 for place in standing["standings"])
    assert [finding["code"] for finding in value["findings"]] == ["DN0306"]
    assert value["findings"][0]["severity"] == "note"
    assert dsn("check", record, "--strict").code == 0


def test_scores_so_far_are_told(dsn, text: str, tmp_path: Path) -> None:
    path = tmp_path / "part.dsn"
    path.write_text(stopped(text, "unfinished", 120), encoding="utf-8")
    told = dsn("replay", path).out
    assert "The game is not over. So far:" in told
    assert "winner" not in told


def test_without_the_tag_it_is_a_warning(dsn, text: str, tmp_path: Path) -> None:
    path = tmp_path / "part.dsn"
    path.write_text(stopped(text, None, 60), encoding="utf-8")
    assert dsn("check", path).code == 0
    assert dsn("check", path, "--strict").code == 1


def test_a_game_that_was_played_to_its_end_is_not_unfinished(dsn, text: str, tmp_path: Path) -> None:
    path = tmp_path / "whole.dsn"
    path.write_text(stopped(text, "unfinished", len(text)), encoding="utf-8")
    done = dsn("check", path, "--format", "short")
    assert done.code == 0
    assert "DN0309" in done.out


# dsn play --------------------------------------------------------------------------------------------------


def test_play_takes_options(dsn, tmp_path: Path) -> None:
    path = tmp_path / "game.dsn"
    options = ["--option", "several-animals=on", "--option", "dominance=claimed"]
    assert dsn("play", "dominant-species", "--players", "2", *options, "-o", path).code == 0
    text = path.read_text(encoding="utf-8")
    assert '[Options "dominance=claimed, all-extinct=on, several-animals=on"]' in text
    assert "\nclaim " in text
    assert dsn("check", path, "--strict").code == 0
    told = dsn("replay", path).out.splitlines()
    assert told[-6].startswith("  1. ")
    assert told[-6].endswith("  winner")
    assert not any(line.endswith("winner") for line in told[-5:])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--option", "dominance"], "write it as NAME=VALUE"),
        (["--option", "dominanc=claimed"], "did you mean dominance?"),
        (["--option", "dominance=x", "--option", "dominance=claimed"], "given twice"),
        (["--option", "several-animals=on", "--players", "5"], "2 or 3 can"),
    ],
)
def test_play_refuses_options_that_cannot_be(dsn, options: list[str], message: str) -> None:
    done = dsn("play", "dominant-species", *options)
    assert done.code == 2
    assert message in done.err
