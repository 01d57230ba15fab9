"""Random games from two to six animals, and after every move no piece is missing. RULES 1 and 5."""

import pytest
from positions import lost_pieces

from dsnotation.core.game import CHANCE
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import CARDS
from dsnotation.replay.random_play import MAX_MOVES, RandomChooser


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("seed", "sense"), [(1, 0.9), (2, 0.9), (3, 0.0)])
def test_no_piece_is_lost_in_a_random_game(players: int, seed: int, sense: float) -> None:
    """RULES 1: 120 disks, cubes and pawns of each animal, 31 and 12 tiles, 26 cards; RULES 5: VP never below 0."""
    choose = RandomChooser(seed * 10 + players, sense)
    setup, findings = GAME.setup(GAME.invent_tags(players, choose))
    assert not findings
    assert setup is not None
    state = GAME.start(setup)
    taken: list[str] = []
    turns = [0]
    for _ in range(MAX_MOVES):
        decision = GAME.decision(state)
        if decision is None:
            break
        move = GAME.compose(state, choose)
        assert (move.kind, move.actor) == (decision.kind, decision.actor)
        points = sum(state.vp)
        events = GAME.apply(state, move)
        scored = sum(event.points for event in events if event.kind == "points-scored")
        assert sum(state.vp) == points + scored
        assert decision.actor != CHANCE or not scored or decision.kind == "draw-symbiotic"
        taken += [event.card for event in events if event.kind == "card-taken"]
        assert not lost_pieces(state), move
        there = {card for number, card in enumerate(CARDS) if state.unseen_cards >> number & 1}
        there |= {CARDS[number] for number in state.cards}
        assert len(there) + len(taken) == 26
        assert there.isdisjoint(taken)
        assert len(set(taken)) == len(taken)
        turns.append(decision.turn)
    assert GAME.decision(state) is None
    assert turns == sorted(turns)
    outcome = GAME.outcome(state)
    assert outcome.finished
    assert len(outcome.winners) == 1
    assert (outcome.reason == "ice-age") == ("Ice-Age" in taken)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_piece_is_lost_where_decisions_are_passed_over(players: int, seed: int) -> None:
    """The replay passes over what it can't read or play; the game goes on, turn by turn, and ends."""
    choose = RandomChooser(seed * 10 + players, 0.9)
    setup, _ = GAME.setup(GAME.invent_tags(players, choose))
    assert setup is not None
    state = GAME.start(setup)
    for _ in range(MAX_MOVES):
        if GAME.decision(state) is None:
            break
        if choose("passed over", range(20)) == 0:
            GAME.skip(state)
        else:
            move = GAME.compose(state, choose)
            assert not GAME.check(state, move)
            GAME.apply(state, move)
        assert not lost_pieces(state)
        assert state.turn <= 60
    assert GAME.decision(state) is None


def test_the_same_seed_gives_the_same_game() -> None:
    """Positions are equal, and hashed, by value; a copy does not change with its original."""
    ends = []
    for _ in range(2):
        choose = RandomChooser(7, 0.9)
        setup, _ = GAME.setup(GAME.invent_tags(3, choose))
        state = GAME.start(setup)
        start = state.copy()
        for _ in range(300):
            GAME.apply(state, GAME.compose(state, choose))
        assert state != start
        ends.append(state)
    assert ends[0] == ends[1]
    assert hash(ends[0]) == hash(ends[1])
