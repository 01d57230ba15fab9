"""Positions in words, of every game: a snapshot says what it is, and a damaged one is never taken for it.

docs/notation.md, Positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import Game
from dsnotation.core.position import Stated, full_names
from dsnotation.core.registry import find_game
from dsnotation.core.snapshot import CATALOGUE
from dsnotation.core.telling import describe_due
from dsnotation.replay.random_play import RandomChooser

# Game, sides, seed, rule options: small games, and those whose positions have parts of their own.
GAMES: tuple[tuple[str, int, int, dict[str, str]], ...] = (
    ("dominant-species", 2, 1, {}),
    ("dominant-species", 3, 2, {"regression-order": "element-order", "dominance": "claimed"}),
    ("dominant-species", 4, 4, {"survival-tie": "holder-keeps", "planning-pass": "yes"}),
    ("seaside", 2, 3, {}),
    ("seaside", 4, 6, {}),
    ("habitat-battle", 4, 1, {}),
    ("habitat-battle", 6, 2, {}),
)
PLIES = 260
LEGAL = 40  # moves that are compared in a position
ALIEN = ("0", "1", "7", "-1", "99999", "x", "?", "-", "", "é", ":")


def stated(parts: list[tuple[str, str]]) -> list[Stated]:
    return [Stated(name, tuple(text.split())) for name, text in parts]


def positions(name: str, players: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Game, Any, Any]]:
    """The positions of a random game, with its game and set-up; each is the game's own and changes."""
    game = find_game(name)
    choose = RandomChooser(seed, 0.3 if seed % 2 else 0.9)
    setup, findings = game.setup(game.invent_tags(players, choose, options))
    assert setup is not None
    assert not findings
    state = game.start(setup)
    for _ in range(PLIES):
        yield game, setup, state
        if game.decision(state) is None:
            return
        game.apply(state, game.compose(state, choose))


@pytest.mark.parametrize(("name", "players", "seed", "options"), GAMES)
def test_a_restored_snapshot_is_the_position(name: str, players: int, seed: int, options: dict[str, str]) -> None:
    """The same hash, the same decision, the same legal moves, and the same words again."""
    random = Random(seed)
    for game, setup, state in positions(name, players, seed, options):
        if random.random() > 0.3:
            continue
        parts = game.snapshot(state)
        restored, findings = game.restore(setup, stated(parts))
        assert findings == []
        assert game.digest(restored) == game.digest(state)
        assert game.decision(restored) == game.decision(state)
        assert game.snapshot(restored) == parts
        assert game.outcome(restored) == game.outcome(state)
        legal = [list(islice(game.legal_moves(one), LEGAL)) for one in (state, restored)]
        assert len(legal[0]) == len(legal[1])
        assert set(map(repr, legal[0])) == set(map(repr, legal[1])) or len(legal[0]) == LEGAL


@pytest.mark.parametrize("name", ["dominant-species", "seaside", "habitat-battle"])
def test_the_end_of_a_game_is_a_position_too(name: str) -> None:
    game = find_game(name)
    choose = RandomChooser(5, 0.9)
    setup, _ = game.setup(game.invent_tags(4, choose))
    state = game.start(setup)
    while game.decision(state) is not None:
        game.apply(state, game.compose(state, choose))
    restored, findings = game.restore(setup, stated(game.snapshot(state)))
    assert findings == []
    assert game.outcome(restored) == game.outcome(state)


def damaged(random: Random, parts: list[tuple[str, str]], words: list[str]) -> list[Stated]:
    """A snapshot with one to three slips: a part or word missing, twice, elsewhere, or another piece in a word."""
    found = [(name, text.split()) for name, text in parts]
    for _ in range(random.choice((1, 1, 2, 3))):
        place = random.randrange(len(found))
        name, text = found[place]
        at = random.randrange(len(text) or 1)
        text = text or ["-"]
        match random.randrange(7):
            case 0 if len(found) > 1:
                del found[place]
            case 1:
                found.append((name, text))
            case 2:
                found[place] = (name, text[:at] + text[at + 1 :])
            case 3:
                pieces = text[at].split(":")
                pieces[random.randrange(len(pieces))] = random.choice((*ALIEN, *words))
                found[place] = (name, [*text[:at], ":".join(pieces), *text[at + 1 :]])
            case 4:
                found[place] = (name, [*text, random.choice(words)])
            case 5:
                found[place] = (random.choice(found)[0], text)
            case 6:
                *head, last = text[at].split(":")
                if last.isdigit():
                    number = str(int(last) + random.choice((-1, 1)))
                    found[place] = (name, [*text[:at], ":".join((*head, number)), *text[at + 1 :]])
    return [Stated(name, tuple(text) or ("-",)) for name, text in found]


@pytest.mark.parametrize(("name", "players", "seed", "options"), GAMES)
def test_a_damaged_snapshot_gives_findings_or_a_position(
    name: str, players: int, seed: int, options: dict[str, str]
) -> None:
    """Never an exception: either every complaint has a code, a place and a text, or the game can be played on."""
    random = Random(seed)
    refused = 0
    words: list[str] = []
    for game, setup, state in positions(name, players, seed, options):
        parts = game.snapshot(state)
        words += [piece for _, text in parts for word in text.split()[-2:] for piece in (word, *word.split(":"))]
        if random.random() > 0.3:
            continue
        slipped = damaged(random, parts, words[-400:])
        restored, findings = game.restore(setup, slipped)
        for finding in findings:
            assert finding.code in CATALOGUE
            assert finding.message
            assert not finding.field or 0 <= int(finding.field[0]) < len(slipped)
        if restored is None:
            assert forbids(findings)
            refused += 1
            continue
        assert not forbids(findings)
        again, _ = game.restore(setup, stated(game.snapshot(restored)))
        assert game.digest(again) == game.digest(restored)
        choose = RandomChooser(seed, 0.5)
        for _ in range(12):
            if game.decision(restored) is None:
                break
            describe_due(game, restored)
            move = game.compose(restored, choose)
            assert not [one for one in game.check(restored, move) if one.severity is Severity.ERROR]
            game.apply(restored, move)
    assert refused > 20


@pytest.mark.parametrize("name", ["dominant-species", "seaside", "habitat-battle"])
def test_every_part_of_a_snapshot_is_in_the_table_of_parts(name: str) -> None:
    """What a snapshot has, people can read about; parts that are needed are always there."""
    for game, setup, state in islice(positions(name, 4, 9, {}), 0, 200, 20):
        infos = full_names(game.parts, [actor for actor, _ in game.seats(setup)])
        written = [part for part, _ in game.snapshot(state)]
        assert set(written) <= set(infos)
        assert {part for part, info in infos.items() if info.needed} <= set(written)
        assert written == [part for part in infos if part in written]
