"""`dsn fix`: safe repairs as a patch, or into the file with a backup.

A golden case is a folder: a messy text, the patch, and what is said beside it. `DSN_GOLDEN=1` writes the expected
files anew.
"""

from __future__ import annotations

import gzip
import os
import re
import stat
from pathlib import Path

import pytest

GOLDEN = sorted((Path(__file__).parent / "golden" / "fix").iterdir())
CASES = pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case.name)
MESSY = GOLDEN[0] / "input.dsn"


def applied(text: str, patch: str) -> str:
    """What a patch makes of a text."""
    lines = re.findall(r"[^\n]*\n|[^\n]+$", text)
    made: list[str] = []
    at = 0
    for line in re.findall(r"[^\n]*\n", patch)[2:]:
        if line.startswith("@@"):
            start, length = (
                int(number) for number in re.findall(r"\d+(?=[, ])|$", f"{line[4:].split()[0]},1 ")[:2]
            )
            made += lines[at : start - bool(length)]
            at = start - bool(length)
        elif line.startswith("\\"):
            made[-1] = made[-1].removesuffix("\n")
        else:
            if line[0] in "- ":
                assert lines[at].removesuffix("\n") == line[1:-1]
                at += 1
            if line[0] in "+ ":
                made.append(line[1:])
    return "".join([*made, *lines[at:]])


@CASES
def test_golden(dsn, case: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The patch is the expected one; applied it gives what --write writes, which has nothing to repair."""
    data = (case / "input.dsn").read_bytes()
    (tmp_path / "game.dsn").write_bytes(data)
    monkeypatch.chdir(tmp_path)
    done = dsn("fix", "game.dsn")
    assert done.code == 1
    if os.environ.get("DSN_GOLDEN"):
        (case / "patch").write_bytes(done.out.encode())
        (case / "told").write_text(done.err, encoding="utf-8")
    assert done.out.encode() == (case / "patch").read_bytes()
    assert done.err == (case / "told").read_text(encoding="utf-8")
    written = dsn("fix", "--write", "game.dsn")
    assert written.code == bool(done.err)
    assert written.out == ""
    after = (tmp_path / "game.dsn").read_bytes()
    assert after.decode() == applied(data.decode(), done.out)
    assert (tmp_path / "game.dsn.bak").read_bytes() == data
    again = dsn("fix", "--write", "game.dsn")
    assert (again.code, again.out) == (written.code, "")
    assert (tmp_path / "game.dsn").read_bytes() == after


@CASES
def test_a_check_finds_no_more_than_before(dsn, case: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.dsn"
    path.write_bytes((case / "input.dsn").read_bytes())

    def complaints() -> int:
        codes = re.findall(r" error (\w+) ", dsn("check", "--strict", "--format", "short", path).out)
        return sum(code not in ("DN0306", "DN0404") for code in codes)  # the end of the game, and blanks

    before = complaints()
    dsn("fix", "--write", path)
    assert complaints() < before


def test_a_clean_text_needs_no_repair(dsn, game: Path) -> None:
    before = game.stat().st_mtime_ns
    for flags in ([], ["--write"]):
        done = dsn("fix", game, *flags)
        assert (done.code, done.out, done.err) == (0, "", "")
    assert game.stat().st_mtime_ns == before
    assert not game.with_name("game.dsn.bak").exists()


def test_a_backup_is_never_overwritten(dsn, tmp_path: Path) -> None:
    path, backup = tmp_path / "game.dsn", tmp_path / "game.dsn.bak"
    path.write_bytes(MESSY.read_bytes())
    backup.write_text("precious", encoding="utf-8")
    done = dsn("fix", "--write", path)
    assert done.code == 2
    assert "game.dsn.bak is there already; move it away, or keep both with --numbered" in done.err
    assert path.read_bytes() == MESSY.read_bytes()
    for number in (1, 2):
        path.write_bytes(MESSY.read_bytes())
        assert f"the old text is {backup}.{number}" in dsn("fix", "--write", "--numbered", path).err
        assert Path(f"{backup}.{number}").read_bytes() == MESSY.read_bytes()
    assert backup.read_text(encoding="utf-8") == "precious"


def test_the_mode_of_the_file_is_kept(dsn, tmp_path: Path) -> None:
    """Of the file and of its backup."""
    path = tmp_path / "game.dsn"
    path.write_bytes(MESSY.read_bytes())
    path.chmod(0o640)
    dsn("fix", "--write", path)
    modes = {stat.S_IMODE(one.stat().st_mode) for one in (path, tmp_path / "game.dsn.bak")}
    assert modes == {0o640}
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.dsn", "game.dsn.bak"]


def test_standard_input(dsn) -> None:
    """A patch on standard output, or with --write the text."""
    patch = dsn("fix", "-", stdin=MESSY.read_bytes())
    assert patch.out.startswith("--- <stdin>\n+++ <stdin> (repaired)\n@@ ")
    written = dsn("fix", "-", "--write", stdin=MESSY.read_bytes())
    assert written.out == applied(MESSY.read_text(encoding="utf-8"), patch.out)


def test_a_packed_file_stays_packed(dsn, tmp_path: Path) -> None:
    path = tmp_path / "game.dsn.gz"
    path.write_bytes(gzip.compress(MESSY.read_bytes()))
    dsn("fix", "--write", path)
    assert gzip.decompress(path.read_bytes()).decode() != MESSY.read_text(encoding="utf-8")
    assert gzip.decompress((tmp_path / "game.dsn.gz.bak").read_bytes()) == MESSY.read_bytes()


def test_unusable_files_do_not_stop_the_others(dsn, game: Path, tmp_path: Path) -> None:
    record, latin = tmp_path / "game.json", tmp_path / "latin.dsn"
    dsn("export", game, "-o", record)
    latin.write_bytes(MESSY.read_bytes() + b"; caf\xe9\n")
    done = dsn("fix", tmp_path / "none.dsn", record, latin, MESSY)
    assert done.code == 2
    assert "there is no such file" in done.err
    assert "game.json: is JSON; dsn fix is for DSN text" in done.err
    assert "latin.dsn: not UTF-8" in done.err
    assert done.out.startswith(f"--- {MESSY}\n")


def test_what_is_left_alone_is_told_at_its_line(dsn, tmp_path: Path) -> None:
    """The line in the file as it is: without --write the old one."""
    path = tmp_path / "game.dsn"
    text = '[Game "dominant-species"]\n[Mammal "A"]\n[Bird "B"]\ntiles Sa Fo Sx\n'
    path.write_text(text, encoding="utf-8")
    done = dsn("fix", path)
    assert done.err.startswith(f"left alone: {path}:4:13: error DN0102 Sx is not understood here")
    assert done.err.endswith(f"dsn: {path}: 1 finding left alone; dsn check explains\n")


def test_help_has_examples(dsn) -> None:
    done = dsn("fix", "--help")
    assert done.code == 0
    assert "dsn fix game.dsn --write" in done.out


def test_habits_become_notation(dsn, tmp_path: Path) -> None:
    """Numbers before lines, names for seats, other forms of verbs and remarks: the moves stay, the remark too."""
    head = '[Game "seaside"]\n[A "Ann"]\n[B "Bob"]\n[Kingdom "?*10"]\n[Result "unfinished"]\n\nsetup\n'
    path = tmp_path / "game.dsn"
    path.write_text(f"{head}deal Ann ?*5, Bob ?*5\n\nturn 1\n1. Ann plays 2 Coppers (slowly), ends, draws ?*5\n")
    assert dsn("fix", "--write", path).code == 0
    lines = "deal A ?*5, B ?*5\n\nturn 1\nA play Co*2, end, draw ?*5  ; slowly\n"
    assert path.read_text() == head + lines
