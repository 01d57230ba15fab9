"""`dsn diff`: what people and programs read about two records of one game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dsnotation.render.difference import GAME_VERDICT_WORDS, VERDICT_WORDS
from dsnotation.replay.result import GameVerdict, Verdict

RECORDS = Path(__file__).parents[2] / "records"
SEASIDE = (RECORDS / "seaside" / "two-players.dsn").read_text(encoding="utf-8")


@pytest.fixture
def ann(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("ann.dsn")
    path.write_text(SEASIDE, encoding="utf-8")
    return path


def bob(*changes: tuple[str, str]) -> Path:
    text = SEASIDE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = Path("bob.dsn")
    path.write_text(text, encoding="utf-8")
    return path


def test_no_difference(dsn, ann: Path) -> None:
    done = dsn("diff", ann, bob(("A play Co*2, end, draw Co*5\n", "A: play Copper*2,end  ; nothing\ndraw Co*5\n")))
    assert done.code == 0
    assert done.out == (
        "ann.dsn and bob.dsn: no difference; 284 of 284 moves agree\n\nScore: A 30, B 26 in both\n"
    )


def test_every_verdict_has_its_word() -> None:
    assert set(VERDICT_WORDS) == set(Verdict)
    assert set(GAME_VERDICT_WORDS) == set(GameVerdict)


def test_a_move_that_broke_a_rule_and_stood(dsn, ann: Path) -> None:
    done = dsn("diff", ann, bob(("B play Co*4, buy Tr", "B play Co*4, ! buy Pr")))
    assert done.code == 1
    assert "bob.dsn:25  ! B buy Pr  irregular: SE0207 " in done.out
    assert "ann.dsn:25  B buy Tr    legal" in done.out


def test_a_shuffle_that_only_one_has(dsn, ann: Path) -> None:
    old = next(line for line in SEASIDE.splitlines() if " | " in line)
    done = dsn("diff", ann, bob((old, old.replace(" | ", " "))))
    assert "shuffle yes or no" in done.out


def test_one_difference_reads_well(dsn, ann: Path) -> None:
    other = bob(
        ("A play Co*4, buy Ca, end, draw Co*3 Es*2", "A play Co*4, buy Wh, end, draw Co*3 Es*2"),
        ("Ann's kitchen", "Bob's kitchen"),
    )
    done = dsn("diff", ann, other, "--limit", "1")
    assert done.code == 1
    assert done.out.startswith(
        "ann.dsn and bob.dsn: 2 differences; 283 of 284 moves agree\n"
        "first difference: ann.dsn:22 and bob.dsn:22\n"
        "\n"
        "Tags\n"
        '  [Place] "Ann\'s kitchen" in ann.dsn, "Bob\'s kitchen" in bob.dsn\n'
        "\n"
        "1. turn 3, A: buy, card Caravan or Wharf\n"
        "   ann.dsn:22  A buy Ca  legal\n"
        "   bob.dsn:22  A buy Wh  illegal: SE0207 Wharf costs 5, A has 4 coins\n"
    )
    assert "After the first difference the positions are never the same again.\n" in done.out


def test_moves_that_are_missing_stand_together(dsn, ann: Path) -> None:
    text = SEASIDE[SEASIDE.index("turn 5\n") : SEASIDE.index("turn 8\n")]
    done = dsn("diff", ann, bob((text, "")))
    assert done.code == 1
    assert "moves, only in ann.dsn\n" in done.out
    assert "   ...\n" in done.out
    assert "(not there)" in done.out
    assert "more differences; --limit shows more\n" in done.out


def test_json_has_everything(dsn, ann: Path) -> None:
    done = dsn(
        "diff", ann, bob(("B play Tr, draw Ha\n", ""), ("draw Co*2 Es*2 Am\n", "draw ?*5\n")), "--format", "json"
    )
    value = json.loads(done.out)
    assert done.code == 1
    assert value["same"] is False
    assert (value["a"]["moves"], value["b"]["moves"]) == (284, 282)
    assert (value["known_by_a"], value["known_by_b"]) == (1, 0)
    first = value["differences"][0]
    assert (first["change"], first["kind"], first["turn"], first["actor"]) == ("only-in-a", "play", 3, "B")
    assert first["a"] == {
        "line": 23,
        "move": 22,
        "text": "B play Tr",
        "verdict": "legal",
        "code": None,
        "message": None,
    }
    assert first["b"]["text"] is None
    assert first["b"]["code"].startswith("SE")


def test_a_record_and_a_text_are_compared(dsn, ann: Path) -> None:
    done = dsn("diff", RECORDS / "seaside" / "two-players.json", "-", stdin=SEASIDE.encode())
    assert done.code == 0
    assert "<stdin>: no difference" in done.out


def test_one_of_several_games(dsn, game: Path, club: Path) -> None:
    assert dsn("diff", game, club, "--game", "2").code == 0
    assert "there are 2 games in it" in dsn("diff", game, club).err


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["-", "-"], "only one of the files can be standard input"),
        (["ann.dsn", "none.dsn"], "there is no such file"),
        (["ann.dsn", str(RECORDS / "dominant_species" / "two-animals.dsn")], "ann.dsn is a game of seaside"),
        (["ann.dsn", "broken.dsn"], "game 1 can't be played"),
    ],
)
def test_what_cannot_be_compared_exits_with_2(dsn, ann: Path, args: list[str], message: str) -> None:
    Path("broken.dsn").write_text('[Game "seaside"]\n', encoding="utf-8")
    done = dsn("diff", *args)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
