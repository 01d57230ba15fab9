"""Our engine against recorded games of other engines; `docs/conformance.md` tells what that shows."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dsnotation.games.dominant_species import GAME, components, reset
from dsnotation.games.dominant_species.options import DEFAULTS
from dsnotation.games.dominant_species.state import State
from peers import explanations
from peers.__main__ import BEGIN, END
from peers.replay import Tally, replay
from peers.suite import ALL_GAMES, ROOT, SELECTION, files, records, run, script_for, total
from peers.to_dsn import moves_of

needs_all_games = pytest.mark.skipif(not ALL_GAMES.is_dir(), reason="the other games are not in this repository")


def played(record: dict[str, Any], *, lists: bool = True) -> Tally:
    script = script_for(record, "game", lists=lists)
    replay(script)
    return script.tally


def first(name: str) -> dict[str, Any]:
    return next(record for _, record in records(SELECTION / f"{name}.jsonl.gz"))


@pytest.mark.parametrize("path", files(SELECTION), ids=lambda path: path.name.partition(".")[0])
def test_selected_games_agree(path: Path) -> None:
    tally = Tally()
    for _, record in records(path):
        tally.add(played(record))
    assert tally.unexplained == []
    assert tally.games >= 2
    assert tally.states > 900 * tally.games / 3
    if path.name != "bgf-automa-pure.jsonl.gz":  # that one ends by an error of its engine
        assert tally.finished == tally.games
    if not path.name.startswith("bgf"):
        assert tally.lists > 0


def test_the_selection_has_every_number_of_animals_of_every_engine() -> None:
    found: set[tuple[str, int]] = set()
    for path in files(SELECTION):
        for _, record in records(path):
            animals = record.get("animals") or record["meta"]["animals"]
            found.add((path.name.partition(".")[0].partition("-")[0], len(animals)))
    assert {(name, count) for name in ("hrf", "bgf") for count in range(2, 7)} <= found


@needs_all_games
@pytest.mark.parametrize("path", files(ALL_GAMES)[::4], ids=lambda path: path.name)
def test_a_game_of_every_fourth_file_agrees(path: Path) -> None:
    [(_, record)] = islice(records(path), 1)
    assert played(record, lists=False).unexplained == []


@needs_all_games
@pytest.mark.fuzz
def test_all_games_agree() -> None:
    tally = total(run(ALL_GAMES, jobs=os.cpu_count() or 1))
    assert tally.unexplained == []
    assert tally.games >= 835


# Would it notice? ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hrf", "cross-hrf-as-published", "cross-bgf-corrected"])
def test_a_wrong_score_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scores = tuple((points[0] + 1, *points[1:]) for points in components.TILE_SCORES)
    monkeypatch.setattr("dsnotation.games.dominant_species.scoring.TILE_SCORES", scores)
    assert "vp" in played(first(name), lists=False).unexplained[0]


@pytest.mark.parametrize("name", ["hrf", "cross-hrf-as-published", "bgf-random"])
def test_a_forgotten_automatic_part_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(state: State, events: list[object]) -> None:
        state.step += 1

    steps = tuple(forget if step.__name__ == "_survival" else step for step in reset.STEPS)
    monkeypatch.setattr(reset, "STEPS", steps)
    assert played(first(name), lists=False).unexplained


def test_a_missing_option_of_a_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dsnotation.games.dominant_species.glaciation.tundra_neighbours", lambda state, hex_: 0)
    assert "options of glaciation" in played(first("hrf")).unexplained[0]


def test_without_its_option_a_game_differs() -> None:
    """The option that a row names is what makes the engines agree."""

    record = next(
        record for _, record in records(SELECTION / "hrf.jsonl.gz") if record["result"]["end"] == "all-extinct"
    )
    script = script_for(record, "game", lists=False)
    tags = script.tags()
    tags["Options"] = tags["Options"].replace("all-extinct=on", "all-extinct=off")
    script.tags = lambda: tags  # type: ignore[method-assign]
    replay(script)
    assert script.tally.unexplained


# The tables ----------------------------------------------------------------------------------------------------


def test_options_exist() -> None:
    for option in (*explanations.HRF_OPTIONS.values(), *explanations.BGF_OPTIONS.values()):
        name, _, value = option.partition("=")
        assert DEFAULTS.with_value(name, value) != DEFAULTS


def test_a_recorded_game_can_be_written_down() -> None:
    tags, moves = moves_of(first("cross-hrf-as-published"))
    assert GAME.setup(tags)[0] is not None
    assert moves[-1][0] > 5


def test_the_page_has_the_table() -> None:
    page = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    result = page.partition(BEGIN)[2].partition(END)[0]
    [every] = [line for line in result.splitlines() if line.startswith("| **all**")]
    assert every.rstrip(" |").endswith(" 0")
