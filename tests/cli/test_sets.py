"""Game sets on the command line: checking one, and playing with one of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dsnotation.games.habitat_battle import sets
from dsnotation.resources import read_text
from tests.games.habitat_battle.planting import DEMO

GAME = "habitat-battle"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A set of one's own, apart from any game."""
    folder = tmp_path / "sets"
    folder.mkdir()
    path = folder / "club.toml"
    path.write_text(
        DEMO.replace('id = "demo"', 'id = "club"').replace("rounds = 6", "rounds = 1"), encoding="utf-8"
    )
    return path


@pytest.fixture
def game(dsn, club: Path, tmp_path: Path) -> Path:
    """A game that is played with it."""
    path = tmp_path / "game.dsn"
    done = dsn("play", GAME, "--set", club, "-o", path)
    assert (done.code, done.err) == (0, "")
    assert '[Set "club"]' in path.read_text(encoding="utf-8")
    return path


# Checking a set --------------------------------------------------------------------------------------------


def test_a_clean_set_is_summed_up(dsn, club: Path) -> None:
    done = dsn("games", GAME, "--set", club)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == f"{club}: game set, no findings"
    assert lines[1].split() == ["set", "club,", "version", "1", "(made", "up,", "no", "printed", "edition)"]
    assert any(line.split()[:1] == ["digest"] for line in lines)


def test_mistakes_in_a_set_are_shown_like_those_in_a_game(dsn, club: Path) -> None:
    text = (
        club.read_text(encoding="utf-8")
        .replace("savanna = 3", "savanna = 9", 1)
        .replace('"tundra-1"', '"Tundra 1"', 1)
    )
    club.write_text(text, encoding="utf-8")
    done = dsn("games", GAME, "--set", club)
    assert done.code == 1
    assert "error[HB0831]: savanna gives lion more than the 3 points" in done.out
    assert f"--> {club}:" in done.out
    assert "^" in done.out
    assert done.out.splitlines()[-1].startswith(f"{club}: game set, ")
    short = dsn("games", GAME, "--set", club, "--format", "short").out.splitlines()
    found = json.loads(dsn("games", GAME, "--set", club, "--format", "json").out)
    assert len(short) == len(found)
    assert short[-1].startswith(f"{club}:{found[-1]['line']}:{found[-1]['column']}: error HB0831 ")
    assert dsn("games", GAME, "--set", club, "--format", "sarif").code == 1
    assert "::error file=" in dsn("games", GAME, "--set", club, "--format", "github").out


def test_warnings_fail_only_when_asked(dsn, club: Path) -> None:
    club.write_text(club.read_text(encoding="utf-8").replace("own = 2", "own = 0", 1), encoding="utf-8")
    done = dsn("games", GAME, "--set", club)
    assert done.code == 0
    assert "warning[HB0843]" in done.out
    assert "\n  digest " in done.out
    assert dsn("games", GAME, "--set", club, "--strict").code == 1


def test_standard_input(dsn) -> None:
    done = dsn("games", GAME, "--set", "-", stdin=DEMO.encode())
    assert done.code == 0
    assert done.out.startswith("<stdin>: game set, no findings\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["games", "--set", "x.toml"], "name the game that the set is for"),
        (
            ["games", "seaside", "--set", "x.toml"],
            "seaside is not played with game sets (games with sets: habitat-battle)",
        ),
        (["games", GAME, "--set", "x.toml"], "x.toml: there is no such file"),
        (["games", "habitat-bottle", "--set", "x.toml"], "did you mean habitat-battle?"),
        (["check", "--set", "x.toml", "y.dsn"], "x.toml: there is no such file"),
    ],
)
def test_wrong_usage(dsn, args: list[str], message: str) -> None:
    done = dsn(*args)
    assert done.code == 2
    assert message in done.err


def test_a_game_tells_its_sets(dsn) -> None:
    out = dsn("games", GAME).out
    assert "Demonstration set" in out
    game_set, _ = sets.load("demo")
    assert game_set is not None
    assert sets.digest(game_set) in out


def test_the_schema_of_sets(dsn) -> None:
    assert f"{GAME}-set  {GAME}-set.json" in dsn("schema").out.splitlines()
    assert dsn("schema", f"{GAME}-set").out == read_text("schemas", f"{GAME}-set.json")


# Playing with a set of one's own ---------------------------------------------------------------------------


def test_every_command_takes_the_set(dsn, game: Path, club: Path, tmp_path: Path) -> None:
    record, text = tmp_path / "game.json", tmp_path / "again.dsn"
    for args in (
        ["check", "--strict", game],
        ["replay", game],
        ["moves", game, "--at", "0"],
        ["export", game, "-o", record],
        ["check", "--strict", record],
        ["convert", record, text],
        ["convert", text, tmp_path / "again.json"],
    ):
        done = dsn(*args, "--set", club)
        assert done.code == 0, done.out + done.err
    assert text.read_bytes() == game.read_bytes()


def test_without_the_set_there_is_no_such_set(dsn, game: Path) -> None:
    done = dsn("check", game)
    assert done.code == 1
    assert "there is no game set 'club'" in done.out
    assert dsn("replay", game).code == 2


def test_a_set_beside_the_game_is_found(dsn, game: Path, club: Path, tmp_path: Path) -> None:
    club.rename(tmp_path / "club.toml")
    assert dsn("check", "--strict", game).code == 0
    assert dsn("replay", game, "--board").code == 0
    assert dsn("export", game, "-o", tmp_path / "game.json").code == 0
    assert dsn("check", tmp_path / "game.json").code == 0
    assert dsn("check", "-", stdin=game.read_bytes()).code == 1


def test_each_game_has_the_set_that_lies_beside_it(dsn, game: Path, club: Path, tmp_path: Path) -> None:
    for name, rounds in (("a", "rounds = 1"), ("b", "rounds = 2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.dsn").write_bytes(game.read_bytes())
        text = club.read_text(encoding="utf-8").replace("rounds = 1", rounds)
        (tmp_path / name / "club.toml").write_text(text, encoding="utf-8")
    done = dsn("check", "--format", "short", tmp_path / "a" / "game.dsn", tmp_path / "b" / "game.dsn")
    assert f"{tmp_path / 'a'}" not in done.out
    assert "the set club is another one now" in done.out


def test_another_content_is_a_finding(dsn, game: Path, club: Path) -> None:
    club.write_text(club.read_text(encoding="utf-8").replace("channel = 2", "channel = 3"), encoding="utf-8")
    done = dsn("check", game, "--set", club)
    assert "the set club is another one now" in done.out


def test_a_set_with_mistakes_can_not_be_played_with(dsn, game: Path, club: Path) -> None:
    club.write_text(club.read_text(encoding="utf-8").replace("start = true", ""), encoding="utf-8")
    done = dsn("check", game, "--set", club)
    assert done.code == 2
    assert f"{club}: this game set can't be played with" in done.err
    assert "no space is the start" in done.err


def test_a_name_leads_nowhere_else(dsn, game: Path, club: Path, tmp_path: Path) -> None:
    text = game.read_text(encoding="utf-8").replace('[Set "club"]', '[Set "sets/club"]')
    game.write_text(text, encoding="utf-8")
    done = dsn("check", game)
    assert done.code == 1
    assert "there is no game set 'sets/club'" in done.out
