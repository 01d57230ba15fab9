"""`dsn convert`: between files and through pipes, with what was lost told on standard error."""

from pathlib import Path

import pytest

JOURNAL = Path(__file__).parents[1] / "formats" / "data" / "mammal-amphibian.journal.txt"


def test_text_to_record_and_back(dsn, game: Path, tmp_path: Path) -> None:
    record, back = tmp_path / "game.json", tmp_path / "back.dsn"
    assert dsn("convert", game, record).code == 0
    assert dsn("check", record).code == 0
    assert dsn("export", game).out == record.read_text(encoding="utf-8")
    assert dsn("convert", record, back).code == 0
    assert back.read_bytes() == game.read_bytes()


def test_a_journal_to_text_that_checks(dsn, tmp_path: Path) -> None:
    out = tmp_path / "game.dsn"
    done = dsn("convert", JOURNAL, out)
    assert (done.code, done.out) == (0, "")
    assert f"dsn: {JOURNAL}: converted: 1 warning, 3 notes\n" in done.err
    assert f"{JOURNAL}:68:1: note DF0204 1 line before it is taken back\n" in done.err
    assert dsn("check", out).code == 0


def test_strict_fails_where_something_is_lost(dsn, game: Path, tmp_path: Path) -> None:
    assert dsn("convert", JOURNAL, tmp_path / "game.dsn", "--strict").code == 1
    assert dsn("convert", game, tmp_path / "game.json", "--strict").code == 0


def test_pipes_need_no_names(dsn, game: Path) -> None:
    done = dsn("convert", "-", stdin=JOURNAL.read_bytes())
    assert done.out.startswith('[Game "dominant-species"]\n')
    assert "<stdin>:68:1: note DF0204" in done.err
    record = dsn("convert", game, "-", "--to", "json").out
    assert dsn("convert", "-", "-", stdin=record.encode()).out.encode() == game.read_bytes()


def test_a_refused_move_exits_with_1_and_keeps_what_comes_before(dsn, tmp_path: Path) -> None:
    text = JOURNAL.read_text(encoding="utf-8")
    bad = text.replace("GlaciationAction(Amphibian, Tile(-3, -2)", "GlaciationAction(Amphibian, Tile(-9, -6)")
    done = dsn("convert", "-", tmp_path / "game.dsn", stdin=bad.encode())
    assert done.code == 1
    assert "error[DF0301]: there is no tile on A1 (DS0501)" in done.err
    assert dsn("check", tmp_path / "game.dsn").code == 0
    assert dsn("rule", "DF0301").out.startswith("DF0301  A move that the rules refuse")


def test_one_game_of_several(dsn, club: Path, tmp_path: Path) -> None:
    assert "there are 2 games in it" in dsn("convert", club, tmp_path / "x.json").err
    assert dsn("convert", club, tmp_path / "x.json", "--game", "2").code == 0
    assert dsn("convert", club, "-", "--game", "2").out.startswith("; The second.\n")
    assert dsn("convert", club, "-", "--game", "3").code == 2


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "name the file to convert"),
        (["-", "-"], "the content is of no known format"),
        (["-", "out.pgn"], "does not tell the format"),
        (["-", "-", "--to", "pgn"], "there is no format 'pgn'"),
        (["-", "-", "--from", "pgn"], "there is no format 'pgn'"),
        (["-", "-", "--from", "dsn", "--to", "hrf-journal"], "is read, not written"),
        (["-", "-", "--from", "hrf-journal"], "DF0201"),
    ],
)
def test_what_cannot_be_done_exits_with_2(dsn, args: list[str], message: str) -> None:
    stdin = b'[Game "dominant-species"]\n' if "dsn" in args else b"(((\n"
    done = dsn("convert", *args, stdin=stdin)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_formats_are_listed(dsn) -> None:
    done = dsn("convert", "--formats")
    assert done.code == 0
    names = ["dsn", "json", "hrf-journal", "dominion-games", "isotropic", "goko", "councilroom"]
    assert [line.split()[0] for line in done.out.splitlines()] == names
