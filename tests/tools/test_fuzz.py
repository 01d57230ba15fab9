"""The fuzzer itself: its games are clean, follow from their seeds, and what is wrong does show."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core import sets
from dsnotation.core.registry import GAMES
from dsnotation.games.dominant_species.moves import Migration
from dsnotation.games.seaside.moves import Buy
from tools import fuzz
from tools.fuzzing import games, probes, texts
from tools.fuzzing.adapter import ADAPTERS, find_adapter
from tools.fuzzing.games import Report, play
from tools.fuzzing.policies import PLAIN, Bots, DeadEnd

DS, SEASIDE, HB = "dominant-species", "seaside", "habitat-battle"


@pytest.fixture(autouse=True)
def _no_set_stays() -> Iterator[None]:
    """The sets that games are played with are gone with the test."""
    yield
    sets.withdraw()


# Games that are soon over, with no options and with all, one of them made a record too.
QUICK = {DS: (4, 5, 10), SEASIDE: (2, 5, 8), HB: (3, 4, 14)}


def seeds() -> Iterator[Any]:
    for name in ADAPTERS:
        for seed in sorted({*QUICK[name], *range(1, 7)}):
            marks = () if seed in QUICK[name] else pytest.mark.fuzz
            yield pytest.param(name, seed, marks=marks, id=f"{name}-{seed}")


@pytest.mark.parametrize(("name", "seed"), list(seeds()))
def test_games_are_clean_and_follow_from_their_seed(name: str, seed: int) -> None:
    report = play(name, seed)
    assert not report.failures, report.failures[0].message
    assert (report.games, report.moves > 50, report.mutants > 100) == (1, True, True)
    if seed == QUICK[name][0]:
        again = play(name, seed)
        assert dataclasses.replace(again, slowest=report.slowest) == report


def test_adapters_are_those_of_games() -> None:
    assert set(ADAPTERS) <= set(GAMES)
    assert all(find_adapter(name).game.name == name for name in ADAPTERS)
    with pytest.raises(KeyError):
        find_adapter("chess")


@pytest.mark.parametrize(
    ("name", "counts", "times"),
    [(DS, {2, 3, 4, 5, 6}, 400), (SEASIDE, {2, 3, 4, 5, 6}, 400), (HB, {4, 5, 6}, 12)],  # each of HB reads a set
)
def test_tags_are_of_every_count_and_option(name: str, counts: set[int], times: int) -> None:
    rng, adapter = random.Random(1), find_adapter(name)
    seen: set[str] = set()
    seats: set[int] = set()
    for _ in range(times):
        tags = adapter.tags(rng)
        setup, findings = adapter.game.setup(tags)
        assert setup is not None, findings
        assert not findings
        seats.add(len(adapter.game.seats(setup)))
        seen |= set(tags.get("Options", "").split(", "))
    assert seats == counts
    assert seen >= {f"{info.name}={value}" for info in adapter.game.options for value in info.values}


@pytest.mark.parametrize("name", ADAPTERS)
def test_policies_are_after_what_there_is(name: str) -> None:
    """A misspelt wish would be no wish at all."""
    adapter = find_adapter(name)
    wanted = {wish for policy in (*adapter.policies, adapter.ender) for wish in policy.wanted}
    labels: set[str] = set()

    class Listener(Bots):
        def __call__(self, question: str, options: Any, prefer: Any = ()) -> Any:
            labels.update(adapter.label(question, one) for one in options)
            return super().__call__(question, options, prefer)

    rng = random.Random(4)
    for seed in range(40):
        setup, _ = adapter.game.setup(adapter.tags(rng))
        state = adapter.game.start(setup)
        bots = Listener(rng, [PLAIN[seed % 2]], adapter.label, adapter.number, adapter.drawn)
        for _ in range(400):
            decision = adapter.game.decision(state)
            if decision is None:
                break
            bots.actor = decision.actor
            adapter.game.apply(state, adapter.game.compose(state, bots))
        if wanted <= labels:
            break
    assert wanted <= labels


def test_nothing_to_choose_from_is_a_dead_end() -> None:
    adapter = find_adapter(DS)
    bots = Bots(random.Random(1), PLAIN, adapter.label, adapter.number, adapter.drawn)
    with pytest.raises(DeadEnd):
        bots("hex", [])


def failures(monkeypatch: pytest.MonkeyPatch, game: str, name: str, wrong: Any) -> set[str]:
    """What a few games find with one function of the game replaced. Damaging their texts would take long."""
    monkeypatch.setattr(type(find_adapter(game).game), name, wrong)
    monkeypatch.setattr(games, "PROBED", 0.2)
    monkeypatch.setattr(games._Run, "_damage", lambda *_: None)
    total = Report()
    for seed in (1, 2):
        total.add(play(game, seed))
    return {failure.kind for failure in total.failures}


def test_a_lost_piece_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = find_adapter(DS).game.apply

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        events = right(state, move)
        if state.turn == 2:
            state.pool[state.animals[0]] -= 1
        return events

    assert failures(monkeypatch, DS, "apply", wrong) == {"lost pieces"}


def test_a_lost_card_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = find_adapter(SEASIDE).game.apply

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        events = right(state, move)
        if isinstance(move, Buy):
            state.players[state.who].owned[0] -= 1
        return events

    assert failures(monkeypatch, SEASIDE, "apply", wrong) == {"lost pieces"}


def test_what_an_observer_would_believe_wrongly_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = find_adapter(SEASIDE).game.apply

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        events = right(state, move)
        if move.kind == "end" and any(player.hand[-1] for player in state.players):
            state.coins += 1
        return events

    assert failures(monkeypatch, SEASIDE, "apply", wrong) == {"masked game"}


@pytest.mark.parametrize("game", ADAPTERS)
def test_a_move_that_is_not_listed_shows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = find_adapter(game).game.legal_moves
    wrong = lambda self, state: (one for place, one in enumerate(right(state)) if place != 3)  # noqa: E731
    assert failures(monkeypatch, game, "legal_moves", wrong) == {"check and legal_moves disagree"}


def test_a_crash_of_the_check_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = find_adapter(DS).game.check

    def wrong(self: Any, state: Any, move: Any) -> list[Any]:
        if isinstance(move, Migration):
            raise KeyError(move)
        return right(state, move)

    assert failures(monkeypatch, DS, "check", wrong) == {"KeyError"}


def test_a_text_that_fails_is_made_smaller() -> None:
    data = b"\n".join(b"line %d" % number for number in range(200))
    assert texts.shrunk(data, lambda fewer: b"line 77" in fewer and b"line 150" in fewer) == b"line 77\nline 150"


def test_a_game_of_another_position_is_no_move_here() -> None:
    adapter = find_adapter(DS)
    setup, _ = adapter.game.setup(adapter.tags(random.Random(3)))
    state = adapter.game.start(setup)
    probes.stranger(adapter, state, Migration("Ma", "mig.7", ()))
    assert not adapter.lost(state)


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(fuzz, "FOLDER", tmp_path)
    failure = games.Failure(DS, "lost pieces", 7, "somewhere", b"[Game]")
    total = Report(games=3, moves=1234, failures=[failure])
    monkeypatch.setattr(fuzz, "fuzz", lambda *_: {DS: total})
    monkeypatch.setattr("sys.argv", ["fuzz", "--games", "3"])
    assert fuzz.main() == 1
    assert "3 games, 1,234 moves, 1 failures" in capsys.readouterr().out.splitlines()[-1]
    path = fuzz.write(failure)
    assert "tools.fuzz --game dominant-species --seed 7 --games 1" in path.read_text(encoding="utf-8")
    assert path.with_suffix(".dsn").read_bytes() == b"[Game]"
