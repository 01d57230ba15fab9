"""The harness of seeded faults: its games are right, its judge is the engine, a handful of faults is reported."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dsnotation.core.registry import GAMES
from tools import faults
from tools.seeding import bases, measure
from tools.seeding.judge import first_illegal, meaning
from tools.seeding.kinds import Fault, kinds_for, make
from tools.seeding.measure import HERE, LEGAL, TWO, Result, measure_seed
from tools.seeding.tables import BEGIN, END, Bar, bars, put_into, table
from tools.seeding.words import WORDS, words_of


def sample(name: str) -> bases.Base:
    return bases.samples()[name][0]


def test_every_game_has_words_and_samples() -> None:
    assert set(WORDS) == set(GAMES) == set(bases.samples())


@pytest.mark.parametrize("name", WORDS)
def test_games_are_legal_and_follow_from_their_seed(name: str) -> None:
    players = words_of(name).players
    found = [bases.base_for(name, seed, players) for seed in range(3)]
    assert [first_illegal("\n".join(base.lines)) for base in found] == [None] * 3
    assert bases.base_for(name, 1, players).lines == found[1].lines


def test_games_of_other_engines_are_among_them() -> None:
    found = next(base for base in map(bases.peer, range(20, 0, -1)) if base is not None)
    assert first_illegal("\n".join(found.lines)) is None


@pytest.mark.parametrize("name", WORDS)
def test_faults_are_where_they_say(name: str) -> None:
    base, rng = sample(name), random.Random(3)
    made: set[str] = set()
    for kind in kinds_for(name):
        tries = [make(kind, base, rng) for _ in range(9)]
        fault = next((one for one in tries if one is not None and one.text != "\n".join(one.base.lines)), None)
        if fault is None:
            continue
        made.add(kind)
        before, after = fault.base.lines, fault.text.split("\n")
        first = next(place for place, line in enumerate(before) if after[place : place + 1] != [line])
        assert fault.start <= first < fault.place[1]
        line = first_illegal(fault.text)
        assert line is None or line >= fault.place[0]
        if fault.token is not None:
            start, end = (column - 1 for column in fault.token)
            new, old = fault.new[0], before[fault.start]
            assert new[:start] == old[:start]
            assert old.endswith(new[end:])
    assert made >= {"line deleted", "neighbours swapped", "line doubled", "typo", "wrong actor", "wrong card"}


def test_what_says_the_same_is_no_fault() -> None:
    text = "\n".join(sample("seaside").lines)
    assert meaning(text.replace("play Co*3", "play  co*3")) == meaning(text)
    assert meaning(text.replace("play Co*3", "play Co*2")) != meaning(text)


@pytest.mark.parametrize("name", WORDS)
def test_a_handful_of_faults_is_found_on_its_line(name: str) -> None:
    found = [one for seed in range(2) for one in measure_seed(name, seed, 4)]
    assert len(found) > 4
    for one in found:
        assert one.illegal == LEGAL or one.found, one.told
        assert one.illegal != HERE or one.on_line, one.told
        assert one.illegal != LEGAL or not one.found, one.told


def test_a_check_that_says_nothing_misses_the_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "errors_of", lambda text: ([], 0.0))
    found = measure_seed("habitat-battle", 1)
    missed = [bar.what for bar in bars(found) if not bar.met]
    assert "faults that make the record illegal are found" in missed
    assert "two faults give two reports" in missed
    assert any(line.startswith("not found | typo") for line in faults.misses(found))


def test_two_faults_are_far_apart() -> None:
    both = measure.two_faults(sample("dominant-species"), random.Random(1))
    assert both is not None
    assert both[1].start - both[0].start >= measure.FAR


def test_suggestions_are_read_from_hints() -> None:
    [result] = measure_seed("habitat-battle", 6, only="typo")
    assert result.proposed in (0, 1, 2, 3)
    base = sample("seaside")
    place = next(place for place, line in enumerate(base.lines) if "buy Li" in line)
    column = base.lines[place].index("Li")
    new = base.lines[place].replace("Li", "Lj", 1)
    fault = Fault("typo", base, place, place + 1, (new,), (place + 1, place + 1), (column + 1, column + 3))
    found = measure.measure(fault, 0)
    assert (found.illegal, found.on_line, found.on_token, found.errors) == (HERE, True, True, 1)


def test_the_table() -> None:
    one = Result("seaside", "typo", "random", HERE, True, True, True, 1, 2, 0.1)
    two = Result("seaside", TWO, "random", HERE, False, True, None, 1, None, 0.3)
    text = table([one, two])
    assert "| typo | 1 | 1 | 0 | 0 | 100 | 100 | 100 | 1.00 | 100 | 0.0 |" in text
    assert "both reported in 0 of 1" in text
    assert "missed: two faults give two reports: 0 of 1" in text
    assert put_into(f"a\n{BEGIN}\nold\n{END}\nb", "new") == f"a\n{BEGIN}\n\nnew\n\n{END}\nb"
    with pytest.raises(ValueError):
        put_into("a", "new")
    assert [Bar("x", reached, 3, 0.5).met for reached in (1, 2)] == [False, True]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, missed = tmp_path / "page.md", tmp_path / "missed.txt"
    page.write_text(f"{BEGIN}{END}", encoding="utf-8")
    given = ["--game", "habitat-battle", "--seeds", "1", "--kinds", "1", "--processes", "1"]
    assert faults.main([*given, "--write", str(page), "--misses", str(missed)]) in (0, 1)
    assert "### habitat-battle" in page.read_text(encoding="utf-8")
    assert missed.exists()
    assert "seeds: 1" in capsys.readouterr().out


def test_a_choice_left_out_behind_another_word_is_no_error() -> None:
    """RULES 8: `hold` for `use` changes who leads in a battle, and so who may expose a card next."""
    [result] = measure_seed("habitat-battle", 4030, only="wrong action")
    assert (result.illegal, result.found) == (LEGAL, False)
