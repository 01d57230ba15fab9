"""Whoever saw little of a legal game is never told that it was illegal. RULES 6.

Random games are played, masked as an observer would write them down, and replayed from that: no finding may be an
error, and what is known must be so. And a public fact that can't be is an error, whatever was hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import Assertion
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.state import State, cards_of, in_play
from dsnotation.replay.random_play import MAX_MOVES, RandomChooser
from tests.games.seaside.masking import Observer, contradictions, follow
from tests.games.seaside.test_laws import start_of

# players, seed, sense, who is hidden, how often a hidden card is seen all the same
SMALL = [
    (2, 1, 0.9, "AB", 0.0),
    (2, 2, 0.7, "B", 0.0),
    (3, 3, 0.7, "ABC", 0.3),
    (4, 4, 0.7, "ABC", 0.0),
    (3, 5, 0.2, "BC", 0.6),
    (2, 6, 0.7, "AB", 0.9),
]
LARGE = [
    (2 + seed % 3, seed, (0.9, 0.7, 0.2)[seed % 3], "ABCDEF"[: 1 + seed % 4], (0.0, 0.3, 0.0, 0.7, 0.95)[seed % 5])
    for seed in range(100, 500)
]


def claims(state: State) -> Iterator[Assertion]:
    """What can be asserted of a position in which all cards are known."""
    seats = SEATS[: len(state.players)]
    yield Assertion("vp", {"values": tuple((one.actor, one.score) for one in GAME.outcome(state).standings)})
    yield Assertion("turns", {"values": tuple((seat, state.players[n].turns) for n, seat in enumerate(seats))})
    yield Assertion("tokens", {"values": tuple((seat, state.players[n].tokens) for n, seat in enumerate(seats))})
    counts = ((NAMES[card], count) for card, count in enumerate(state.supply) if count >= 0)
    yield Assertion("pile", {"values": tuple(counts)})
    yield Assertion("trash", {"cards": cards_of(state.trash)})
    for name in ("coins", "actions", "buys"):
        yield Assertion(name, {"count": getattr(state, name)})
    for number, player in enumerate(state.players):
        zones = {
            "hand": player.hand,
            "discard": player.discard,
            "deck": player.owned,
            "play": in_play(state, number),
        }
        for kind, zone in zones.items():
            yield Assertion(kind, {"seat": seats[number], "cards": cards_of(zone)})


def _no_error(players: int, seed: int, sense: float, hidden: str, sight: float) -> Counter[str]:
    choose = RandomChooser(seed, sense)
    true = start_of(players, choose)
    seen = true.copy()
    careless = seed % 3 == 0
    observer = Observer(hidden, sight, seed, careless=careless)
    doubted: Counter[str] = Counter()
    for _ in range(MAX_MOVES):
        if GAME.decision(true) is None:
            break
        move = GAME.compose(true, choose)
        findings = follow(true, seen, observer, move)
        assert all(finding.severity is Severity.UNVERIFIED for finding in findings)
        doubted.update(finding.code for finding in findings)
        wrong = list(contradictions(true, seen))
        assert not wrong, (move, wrong)
        if choose("claims", range(8)) == 0:
            for claim in claims(true):
                assert not GAME.check_assertion(true, claim), claim
                found = GAME.check_assertion(seen, claim)
                assert not forbids(found), (claim, [finding.message for finding in found])
    assert seen.trash[UNKNOWN] == 0 or careless
    assert seen.trash[UNKNOWN] or GAME.outcome(seen) == GAME.outcome(true)
    winner = Assertion("winner", {"seats": GAME.outcome(true).winners})
    assert not forbids(GAME.check_assertion(seen, winner))
    return doubted


@pytest.mark.parametrize(("players", "seed", "sense", "hidden", "sight"), SMALL)
def test_a_masked_game_has_no_error(players: int, seed: int, sense: float, hidden: str, sight: float) -> None:
    """RULES 6: validate what is provable, and only that."""
    doubted = _no_error(players, seed, sense, hidden, sight)
    assert "SE0301" in doubted


@pytest.mark.fuzz
@pytest.mark.parametrize(("players", "seed", "sense", "hidden", "sight"), LARGE)
def test_many_masked_games_have_no_error(players: int, seed: int, sense: float, hidden: str, sight: float) -> None:
    _no_error(players, seed, sense, hidden, sight)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_in_doubt_where_nothing_is_hidden(seed: int) -> None:
    assert not _no_error(2 + seed % 3, seed, 0.8, "", 0.0)


def _listed_moves_are_not_forbidden(players: int, seed: int, sense: float, hidden: str, sight: float) -> None:
    choose = RandomChooser(seed, sense)
    true = start_of(players, choose)
    seen = true.copy()
    observer = Observer(hidden, sight, seed)
    for _ in range(MAX_MOVES):
        if GAME.decision(true) is None:
            break
        for move in [*islice(GAME.legal_moves(seen), 60), GAME.compose(seen, RandomChooser(seed, 0.5))]:
            findings = GAME.check(seen, move)
            assert not forbids(findings), (move, [finding.message for finding in findings])
        follow(true, seen, observer, GAME.compose(true, choose))


@pytest.mark.parametrize(("players", "seed", "sense", "hidden", "sight"), SMALL)
def test_what_is_listed_is_not_forbidden(players: int, seed: int, sense: float, hidden: str, sight: float) -> None:
    """`legal_moves` and `compose` offer nothing that `check` forbids where cards are unknown."""
    _listed_moves_are_not_forbidden(players, seed, sense, hidden, sight)


@pytest.mark.fuzz
@pytest.mark.parametrize(("players", "seed", "sense", "hidden", "sight"), LARGE[::4])
def test_what_is_listed_is_not_forbidden_in_many_games(
    players: int, seed: int, sense: float, hidden: str, sight: float
) -> None:
    _listed_moves_are_not_forbidden(players, seed, sense, hidden, sight)
