"""What users of other tools of this kind have asked for: rows of the table in anchors 6, each a test.

Row 38 has its tests in test_claims.py, row 39 also in test_repair.py. Row 49 (statistics that skip a game marked
as played wrongly) and row 51 (undone moves kept in the record) have nothing to hold on to here: `dsn` makes no
statistics, and a text is written once; what a log took back is reported by its importer.
"""

from __future__ import annotations

import random
import re
from itertools import islice
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import CHANCE, Game, State
from dsnotation.core.registry import GAMES, find_game
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.render.findings_text import finding_text
from dsnotation.replay.checking import check_bytes
from dsnotation.replay.player import play, replay
from dsnotation.replay.policies import Faulty, FaultyGame, games_of
from dsnotation.replay.random_play import RandomChooser
from dsnotation.replay.result import GameVerdict

RECORDS = Path(__file__).parents[2] / "records"


def beginning(path: str, turns: int = 3) -> str:
    """The first turns of a record."""
    return (RECORDS / path).read_text(encoding="utf-8").split(f"\nturn {turns}\n")[0]


TEXTS = {
    "dominant-species": beginning("dominant_species/two-animals.dsn"),
    "seaside": beginning("seaside/two-players.dsn"),
    "habitat-battle": beginning("habitat_battle/four-players.dsn", 2),
}
BAD = TEXTS["dominant-species"].replace("\nAr ada w\n", "\nAr adx w\n").replace("\nRe dom E3\n", "\nRe dom H9\n")
every_game = pytest.mark.parametrize("name", GAMES)


def start(name: str, seed: int) -> tuple[Game, State, RandomChooser]:
    game = find_game(name)
    choose = RandomChooser(seed, 0.5)
    setup, _ = game.setup({"Game": name, **game.invent_tags(4, choose)})
    return game, game.start(setup), choose


@every_game
def test_row_17_a_game_without_a_result_ends_where_the_next_begins(name: str) -> None:
    """Its tags are never taken for the game's own; what is written says that it goes on no further."""
    text = f"{TEXTS[name]}{TEXTS['seaside']}"
    document = read_string(text)
    assert [game.name for game in document.games] == [name, "seaside"]
    first, second = (replay(game, document.source) for game in document.games)
    assert [one.code for one in first.findings if one.severity is Severity.WARNING] == ["DN0306"]
    assert second.verdict is GameVerdict.UNFINISHED
    # The writer ends a game with a line end and sets the next one apart.
    assert re.search(
        r"[^\n]\n\n(?:;[^\n]*\n)*\[Game \"seaside\"\]", write_document(document)[len(TEXTS[name]) - 80 :]
    )


def test_row_31_three_policies() -> None:
    """Collect, skip and raise; whichever it is, a bad game hides no other."""
    data = f"{TEXTS['seaside']}\n{BAD}\n{TEXTS['seaside']}".encode()
    verdicts = [played.verdict for played in games_of(data, "club.dsn")]
    assert verdicts == [GameVerdict.UNFINISHED, GameVerdict.ILLEGAL, GameVerdict.UNFINISHED]
    kept = [played.text.number for played in games_of(data, "club.dsn", Faulty.SKIP)]
    assert kept == [1, 3]
    games = games_of(data, "club.dsn", Faulty.RAISE)
    assert next(games).text.number == 1
    with pytest.raises(FaultyGame, match="adx is not understood here") as caught:
        next(games)
    assert (caught.value.finding.code, caught.value.finding.game) == ("DN0102", 2)
    assert caught.value.played is not None


def test_row_31_a_file_that_cannot_be_read() -> None:
    assert list(games_of(b"", "club.dsn", Faulty.SKIP)) == []
    with pytest.raises(FaultyGame) as caught:
        list(games_of(b"; nothing\n", "club.dsn", Faulty.RAISE))
    assert caught.value.played is None


@every_game
def test_row_33_a_message_says_what_and_where(name: str) -> None:
    """No finding is a bare "there are errors": each has a place, a rule, a message with something of the line."""
    lines = TEXTS[name].splitlines()
    body = next(number for number, line in enumerate(lines) if line.startswith("turn "))
    for number in range(body + 1, len(lines), 9):
        text = "\n".join([*lines[:number], f"{lines[number]} %", *lines[number + 1 :], ""])
        checked = check_bytes(text.encode(), "game.dsn")
        found = [one for one in checked.findings if one.severity is Severity.ERROR]
        assert found
        assert found[0].span is not None
        assert found[0].span.line == number + 1
        assert "%" in found[0].message
        told = finding_text(found[0], checked.sources).splitlines()
        assert told[1].startswith(f"{' ' * len(str(number + 1))}--> game.dsn:{number + 1}:")
        assert any(line.strip().startswith("= rule: ") for line in told)


@pytest.mark.parametrize(
    ("line", "marks"),
    [
        ("Bi ada x", "       ^"),
        ("Bi\tada\tx", "        ^"),
        ("{\u9df9} Bi ada x", "            ^"),  # two cells wide
        ("{e\u0301} Bi ada x", "           ^"),  # no cell of its own
        ("Bi\u200b ada x", "               ^"),  # invisible, so it is shown as <U+200B>
    ],
)
def test_row_34_the_caret_is_under_the_right_character(line: str, marks: str) -> None:
    checked = check_bytes(f'[Game "dominant-species"]\n[Bird "A"]\n[Mammal "B"]\n{line}\n'.encode(), "game.dsn")
    found = next(one for one in checked.findings if one.code == "DN0102")
    assert finding_text(found, checked.sources).splitlines()[4] == f"  | {marks}"


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("dominant-species", "Ar abu b@B2e", "Ar abu b@B3e"),
        ("dominant-species", "Ar ada w", "Ar adda w"),
        ("seaside", "A play Co*5, buy Wh, end, draw | Co*4 Es", "A play Co*6, buy Wh, end, draw | Co*4 Es"),
        ("habitat-battle", "B gorilla leap+mid tunnel city-1", "B gorilla leap+mid trot city-1"),
    ],
)
def test_row_36_suggestions_are_legal_moves_the_nearest_first(name: str, old: str, new: str) -> None:
    """Each can be pasted instead of the line."""
    lines = TEXTS[name].replace(f"\n{old}\n", f"\n{new}\n", 1).splitlines()
    number = lines.index(new)
    checked = check_bytes("\n".join([*lines, ""]).encode(), "x")
    found = [one for one in checked.findings if one.severity is Severity.ERROR]
    proposed = [hint.removeprefix("perhaps ") for hint in found[0].hints if hint.startswith("perhaps ")]
    assert 1 <= len(proposed) <= 3
    if "," not in old:
        assert old in proposed
    for move in proposed:
        pasted = check_bytes("\n".join([*lines[:number], move, ""]).encode(), "x")
        assert pasted.count(Severity.ERROR) == 0


def test_row_39_a_wrong_turn_number_is_a_warning() -> None:
    """It is tolerated; `dsn fix` puts it right."""
    for wrong in (12, 1):
        checked = check_bytes(TEXTS["seaside"].replace("\nturn 2\n", f"\nturn {wrong}\n").encode(), "game.dsn")
        assert checked.count(Severity.ERROR) == 0
        [found] = [one for one in checked.findings if one.code == "DN0305"]
        assert (found.message, found.hints) == (f"turn 2 begins here, not turn {wrong}", ("write turn 2",))


@every_game
def test_row_50_a_position_that_was_copied_is_not_changed(name: str) -> None:
    """Undoing a move is going back to the copy: it is what it was, and leads to the same again."""
    game, state, choose = start(name, 1)
    for _ in range(120):
        if game.decision(state) is None:
            break
        before, digest = state.copy(), game.digest(state)
        move = game.compose(state, choose)
        events = game.apply(state, move)
        assert game.digest(before) == digest
        again = before.copy()
        assert list(map(repr, game.apply(again, move))) == list(map(repr, events))
        assert game.digest(again) == game.digest(state)
        assert game.digest(before) == digest


def test_row_52_a_log_of_which_one_player_knows_a_part_is_replayed() -> None:
    """Whatever only B saw is unknown: nothing of A's is called illegal, and nobody guesses."""
    lines = TEXTS["seaside"].splitlines()

    def seen_by_a(line: str) -> str:
        if not line.startswith("B "):
            return line
        line = re.sub(
            r"(draw \||draw)((?: [A-Z][A-Za-z]+(?:\*\d)?)+)", lambda found: found[1] + hidden(found[2]), line
        )
        return re.sub(r"aside \w+", "aside ?", line)

    text = "\n".join([re.sub(r"B Co\*2 Es\*3", "B ?*5", seen_by_a(line)) for line in lines] + [""])
    assert text.count("?*") == 3
    checked = check_bytes(text.encode(), "game.dsn")
    assert checked.count(Severity.ERROR) == 0
    assert checked.replays[0].verdict is GameVerdict.UNFINISHED


def hidden(cards: str) -> str:
    count = sum(int(card.partition("*")[2] or 1) for card in cards.split())
    return f" ?*{count}" if count > 1 else " ?"


@every_game
def test_row_52_games_are_played_step_by_step(name: str) -> None:
    """Each move with the position after it."""
    document = read_string(TEXTS[name])
    [text] = document.games
    game = find_game(name)
    steps = [(entry.number, game.digest(state)) for entry, state in play(text, document.source)]
    whole = replay(text, document.source, checksums=True)
    assert steps == [(entry.number, entry.position) for entry in whole.entries]


@every_game
def test_row_54_the_engine_refuses_whatever_it_does_not_list(name: str) -> None:
    """Moves that differ in one part from a legal one: legal if they are listed, and only then."""
    game, state, choose = start(name, 2)
    pick = random.Random(3)
    listed = refused = 0
    for _ in range(150):
        decision = game.decision(state)
        if decision is None:
            break
        move = game.compose(state, choose)
        legal = list(islice(game.legal_moves(state), 400))
        if len(legal) < 400 and decision.actor != CHANCE:
            known = set(legal)
            near = list(islice(game.variants(state, move), 300))
            for other in pick.sample(near, min(12, len(near))):
                assert forbids(game.check(state, other)) == (other not in known), other
                listed += other in known
                refused += other not in known
        game.apply(state, move)
    assert listed > 20
    assert refused > 20


@every_game
def test_row_69_a_last_turn_that_is_not_complete_is_no_error(name: str) -> None:
    """A file that somebody is still writing, cut anywhere between two lines or in the middle of the last."""
    text = TEXTS[name]
    first = text.index("\nturn 1\n") + 8
    for end in range(first, len(text), (len(text) - first) // 12):
        checked = check_bytes(text[:end].encode(), "game.dsn")
        told = {one.code for one in checked.findings if one.severity is not Severity.NOTE}
        whole = text[:end].endswith("\n")
        if whole or "DN0108" in told:
            assert checked.count(Severity.ERROR) == 0
            assert told <= {"DN0306", "DN0108"}
