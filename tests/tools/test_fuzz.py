"""The fuzzer itself: its games are clean, follow from their seeds, and what is wrong does show."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import pytest

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.moves import Migration
from tools import fuzz
from tools.fuzzing import games, probes, texts
from tools.fuzzing.games import Report, invented_tags, play
from tools.fuzzing.policies import POLICIES, Bots, DeadEnd


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_are_clean_and_follow_from_their_seed(seed: int) -> None:
    report = play(seed)
    assert not report.failures, report.failures[0].message
    assert (report.games, report.moves > 50, report.mutants > 100) == (1, True, True)
    if seed == 1:
        again = play(seed)
        assert dataclasses.replace(again, slowest=report.slowest) == report


def test_tags_are_of_every_count_and_option() -> None:
    rng = random.Random(1)
    seen: set[str] = set()
    for _ in range(400):
        tags = invented_tags(rng)
        setup, findings = GAME.setup(tags)
        assert setup is not None, findings
        assert not findings
        seen |= {f"{len(setup.animals)} animals", *tags["Options"].split(", ")}
    assert seen >= {f"{number} animals" for number in (2, 3, 4, 5, 6)}
    assert seen >= {f"{info.name}={value}" for info in GAME.options for value in info.values}


def test_nothing_to_choose_from_is_a_dead_end() -> None:
    bots = Bots(random.Random(1), POLICIES)
    with pytest.raises(DeadEnd):
        bots("hex", [])


def failures(monkeypatch: pytest.MonkeyPatch, name: str, wrong: Any) -> set[str]:
    """What a few games find with one function of the game replaced. Damaging their texts would take long."""
    monkeypatch.setattr(type(GAME), name, wrong)
    monkeypatch.setattr(games, "PROBED", 0.2)
    monkeypatch.setattr(games._Run, "_damage", lambda *_: None)
    total = Report()
    for seed in (1, 2):
        total.add(play(seed))
    return {failure.kind for failure in total.failures}


def test_a_lost_piece_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = GAME.apply

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        events = right(state, move)
        if state.turn == 2:
            state.pool[state.animals[0]] -= 1
        return events

    assert failures(monkeypatch, "apply", wrong) == {"lost pieces"}


def test_a_move_that_is_not_listed_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = GAME.legal_moves
    wrong = lambda self, state: (one for place, one in enumerate(right(state)) if place != 3)  # noqa: E731
    assert failures(monkeypatch, "legal_moves", wrong) == {"check and legal_moves disagree"}


def test_a_crash_of_the_check_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = GAME.check

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        if isinstance(move, Migration):
            raise KeyError(move)
        return right(state, move)

    assert failures(monkeypatch, "check", wrong) == {"KeyError"}


def test_a_text_that_fails_is_made_smaller() -> None:
    data = b"\n".join(b"line %d" % number for number in range(200))
    assert texts.shrunk(data, lambda fewer: b"line 77" in fewer and b"line 150" in fewer) == b"line 77\nline 150"


def test_a_game_of_another_position_is_no_move_here() -> None:
    setup, _ = GAME.setup(invented_tags(random.Random(3)))
    state = GAME.start(setup)
    probes.stranger(state, Migration("Ma", "mig.7", ()))
    assert not probes.positions.lost_pieces(state)


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(fuzz, "FOLDER", tmp_path)
    failure = games.Failure("lost pieces", 7, "somewhere", b"[Game]")
    total = Report(games=3, moves=1234, failures=[failure])
    monkeypatch.setattr(fuzz, "fuzz", lambda *_: total)
    monkeypatch.setattr("sys.argv", ["fuzz", "--games", "3"])
    assert fuzz.main() == 1
    assert "3 games, 1,234 moves, 1 failures" in capsys.readouterr().out.splitlines()[-1]
    path = fuzz.write(failure)
    assert "tools.fuzz --seed 7 --games 1" in path.read_text(encoding="utf-8")
    assert path.with_suffix(".dsn").read_bytes() == b"[Game]"
