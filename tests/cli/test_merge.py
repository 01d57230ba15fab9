"""`dsn merge`: the merged text on standard output, conflicts on standard error."""

from __future__ import annotations

from pathlib import Path

import pytest

RECORDS = Path(__file__).parents[2] / "records"
SEASIDE = (RECORDS / "seaside" / "two-players.dsn").read_text(encoding="utf-8")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ann.dsn, and bob.dsn that has another opinion of one move and of a tag, and lacks two."""
    monkeypatch.chdir(tmp_path)
    other = SEASIDE
    for old, new in (
        ("B play Co*4, buy Tr, end top Tr", "B play Co*4, buy Si, end top Tr"),
        ("A play Wh, draw Co Es\n", ""),
        ('[Event "Example game: two', '[Annotator "Bob"]\n[Event "Two'),
    ):
        assert old in other
        other = other.replace(old, new, 1)
    Path("ann.dsn").write_text(SEASIDE, encoding="utf-8")
    Path("bob.dsn").write_text(other, encoding="utf-8")


def test_nothing_to_complain_about(dsn, files: None) -> None:
    done = dsn("merge", "ann.dsn", "-", stdin=SEASIDE.encode())
    assert (done.code, done.out, done.err) == (0, SEASIDE, "dsn: merged: no conflict\n")


def test_conflicts_are_listed_with_both_lines(dsn, files: None) -> None:
    done = dsn("merge", "ann.dsn", "bob.dsn", "-o", "game.dsn")
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "dsn: merged: 2 conflicts; in each the first record stands\n"
        '[Event] "Example game: two players, every draw written down"'
        ' and not "Two players, every draw written down"\n'
        "1. turn 3, B: buy, card Treasury or Silver\n"
        "   ann.dsn:25  B buy Tr  legal\n"
        "   bob.dsn:26  B buy Si  legal\n"
    )
    text = Path("game.dsn").read_text(encoding="utf-8")
    assert "; conflict: Bob has B buy Si\nB play Co*4, buy Tr, end top Tr" in text
    assert '; conflict: Bob has [Event "Two players, every draw written down"]\n' in text
    assert dsn("check", "game.dsn").code == 0
    assert dsn("fmt", "game.dsn", "--check").code == 0
    assert dsn("diff", "ann.dsn", "game.dsn").code == 0


def test_the_move_with_which_the_game_goes_on_better_is_told(dsn, files: None) -> None:
    done = dsn("merge", "bob.dsn", "ann.dsn")
    assert "   ann.dsn:25  B buy Tr  legal\n   what follows fits better with ann.dsn\n" in done.err


def test_mistakes_in_the_merged_game_are_counted(dsn, files: None) -> None:
    wrong = SEASIDE.replace("A play Co*2, end", "A play Co*2, buy Wh, end", 1)
    Path("wrong.dsn").write_text(wrong, encoding="utf-8")
    done = dsn("merge", "wrong.dsn", "wrong.dsn")
    assert (done.code, "the merged game has 1 error; dsn check explains" in done.err) == (0, True)
    broken = SEASIDE.replace("B play Ha, draw Co, aside Co\n", "B plya Ha, draw Co\n", 1)
    Path("broken.dsn").write_text(broken, encoding="utf-8")
    assert "1 line that can't be read left out" in dsn("merge", "broken.dsn", "ann.dsn").err


def test_the_second_adds_what_the_first_forgot(dsn, files: None) -> None:
    done = dsn("merge", "bob.dsn", "ann.dsn", RECORDS / "seaside" / "two-players.json")
    assert "2 moves added" in done.err
    assert "A play Wh, draw Co Es\n" in done.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["ann.dsn"], "name at least two records"),
        (
            ["ann.dsn", str(RECORDS / "seaside" / "observer.dsn")],
            "are records of two different games: the tag Kingdom",
        ),
        (["ann.dsn", str(RECORDS / "dominant_species" / "two-animals.dsn")], "ann.dsn is a game of seaside"),
        (["ann.dsn", "bob.dsn", "none.dsn"], "there is no such file"),
    ],
)
def test_what_cannot_be_merged_exits_with_2(dsn, files: None, args: list[str], message: str) -> None:
    done = dsn("merge", *args, "-o", "out.dsn")
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert not Path("out.dsn").exists()
