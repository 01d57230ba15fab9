"""The peer: PokerKit parses and replays generated six-player no-limit hands."""

from __future__ import annotations

import random
from typing import Any

from pokerkit import Automation, HandHistory, NoLimitTexasHoldem

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def generate(count: int, seed: int = 1) -> list[str]:
    """Random hands as PHH texts."""
    rng = random.Random(seed)
    return [_hand(rng) for _ in range(count)]


def _hand(rng: random.Random) -> str:
    game = NoLimitTexasHoldem(_AUTOMATIONS, True, 0, (50, 100), 100)
    state = game((10000,) * 6, 6)
    while state.status:
        _step(state, rng)
    return HandHistory.from_game_state(game, state).dumps()


def _step(state: Any, rng: random.Random) -> None:
    if state.can_deal_hole():
        state.deal_hole()
    elif state.can_deal_board():
        state.deal_board()
    elif state.actor_index is not None:
        pick = rng.random()
        if pick < 0.15 and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount)
        elif pick < 0.3 and state.can_fold():
            state.fold()
        else:
            state.check_or_call()
    else:
        raise RuntimeError("the hand is stuck")


def parse_and_replay(texts: list[str]) -> int:
    """Reads every hand and plays it through; returns the number of actions."""
    actions = 0
    for text in texts:
        hand = HandHistory.loads(text)
        actions += len(hand.actions)
        for _ in hand:
            pass
    return actions
