"""Unusable input: a clear message, exit code 2, and never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dsnotation.cli.inputs as inputs

COMMANDS = ["check", "replay", "parse", "export", "fmt", "moves"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "there is no such file"),
        (b"", "the file is empty"),
        (b" \n\n", "the file is empty"),
        (b"x" * 101, "larger than"),
    ],
)
def test_file_that_can_not_be_read(
    dsn, command: str, content: bytes | None, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inputs, "MAX_BYTES", 100)
    path = tmp_path / "x.dsn"
    if content is not None:
        path.write_bytes(content)
    done = dsn(command, path)
    assert done.code == 2
    assert done.err.startswith(f"dsn: {path}: ")
    assert words in done.err
    assert done.out == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_folder(dsn, command: str, tmp_path: Path) -> None:
    done = dsn(command, tmp_path)
    assert done.code == 2
    assert "is a folder" in done.err


def test_other_files_are_still_checked(dsn, game: Path, tmp_path: Path) -> None:
    done = dsn("check", tmp_path / "none.dsn", game)
    assert done.code == 2
    assert "no such file" in done.err
    assert "legal" in done.out


def test_empty_standard_input(dsn) -> None:
    done = dsn("check", "-")
    assert done.code == 2
    assert "<stdin>: the file is empty" in done.err


@pytest.mark.parametrize("command", ["replay", "export", "moves"])
@pytest.mark.parametrize("text", ["; only a comment\n", '[Game "chess"]\n\nsetup\n', '{"format": "x"}', "hello\n"])
def test_no_game_to_be_played(dsn, command: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.dsn"
    path.write_text(text, encoding="utf-8")
    done = dsn(command, path)
    assert done.code == 2
    assert str(path) in done.err
    assert len(done.err.splitlines()) > 1, "the reason is given too"


@pytest.mark.parametrize("text", ["; only a comment\n", '[Game "chess"]\n\nsetup\n', '{"format": "x"}', "hello\n"])
def test_check_reports_them_as_findings(dsn, text: str) -> None:
    done = dsn("check", "-", stdin=text.encode())
    assert done.code == 1
    assert "error[D" in done.out


@pytest.mark.parametrize("reference", ["x", "turn:", "-1", "turn:x", "1.5", "", "9" * 30, "hex:3"])
def test_bad_reference(dsn, game: Path, reference: str) -> None:
    done = dsn("replay", game, f"--to={reference}")
    assert done.code == 2
    assert "write a move number (12), a turn (turn:3) or a line of the file (line:120)" in done.err


def test_output_that_can_not_be_written(dsn, game: Path, tmp_path: Path) -> None:
    done = dsn("export", game, "-o", tmp_path / "no" / "such" / "folder.json")
    assert done.code == 2
    assert "cannot be written" in done.err
    assert dsn("export", game, "-o", tmp_path).code == 2


@pytest.mark.parametrize(
    "args",
    [("frobnicate",), ("check",), ("check", "--format", "xml", "x"), ("play", "chess"), ("rule", "XX"),
     ("schema", "chess"), ("games", "chess"), ("play", "dominant-species", "--players", "9"),
     ("play", "dominant-species", "--policy", "genius"), ("moves", "--limit", "0", "x")],
)  # fmt: skip
def test_wrong_usage(dsn, args: tuple[str, ...]) -> None:
    done = dsn(*args)
    assert done.code == 2
    assert done.err
    assert "Traceback" not in done.err


DSN = [sys.executable, "-c", "import sys; from dsnotation.cli import main; sys.exit(main())"]
# A job that a shell starts in the background ignores Ctrl-C, and so does every program that it starts.
HEEDS_INTERRUPTS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "


def test_broken_pipe_is_quiet(game: Path) -> None:
    with subprocess.Popen([*DSN, "replay", str(game)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_interrupt() -> None:
    python, option, code = DSN
    with subprocess.Popen(
        [python, option, HEEDS_INTERRUPTS + code, "check", "-"], stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdin is not None
        run.stdin.write(b"; waiting\n" * 100_000)  # more than a pipe holds: once it is written, `dsn` is reading
        run.stdin.flush()
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=60)
        assert b"Traceback" not in told
        assert run.returncode == 130


def test_output_in_any_encoding(game: Path, text: str) -> None:
    game.write_text(text.replace("Random", "Sjöhäst 企鹅"), encoding="utf-8")
    name = game.rename(game.with_name("企鹅.dsn"))
    done = subprocess.run(
        [*DSN, "check", str(name)], capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("command", [("fix",), ("fmt", "--check"), ("fix", "--encoding-errors", "latin-1")])
def test_utf_16_is_called_so_and_never_read_as_latin_1(dsn, command: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "notes.dsn"
    path.write_bytes('[Game "seaside"]\n'.encode("utf-16"))
    done = dsn(*command, path)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"dsn: {path}: the file looks like UTF-16; save it as UTF-8\n"
