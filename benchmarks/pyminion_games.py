"""The peer for whole games: pyminion plays its base game, ten random kingdom cards, by random bots to the end."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Any, TypeVar

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card
from pyminion.expansions.base import base_set, copper, curse
from pyminion.game import Game
from pyminion.player import Player

from benchmarks.tally import Tally

T = TypeVar("T")


class RandomDecider(BotDecider):  # type: ignore[misc]
    """Decides as `dsnotation.replay.random_play` does: with probability `sense` an Action if there is one, all
    Treasures and one of the dearest cards; everything else at random."""

    def __init__(self, rng: random.Random, sense: float) -> None:
        self.random = rng
        self.sense = sense
        self.decisions = 0

    def _pick(self, options: Sequence[T], prefer: Sequence[T] = ()) -> T:
        self.decisions += 1
        if prefer and self.random.random() < self.sense:
            options = prefer
        return self.random.choice(options)

    def action_phase_decision(self, valid_actions: list[Card], player: Player, game: Game) -> Card | None:
        return self._pick([*valid_actions, None], valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Card], player: Player, game: Game) -> list[Card]:
        count = self._pick(range(len(valid_treasures) + 1), [len(valid_treasures)])
        return valid_treasures[:count]

    def buy_phase_decision(self, valid_cards: list[Card], player: Player, game: Game) -> Card | None:
        worth = [card for card in valid_cards if card not in (copper, curse)]
        most = max((card.get_cost(player, game) for card in worth), default=0)
        return self._pick([*valid_cards, None], [card for card in worth if card.get_cost(player, game) == most])

    def binary_decision(self, *args: Any, **kwargs: Any) -> bool:
        return self._pick((True, False))

    def multi_play_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Player, game: Game, required: bool = True
    ) -> Card | None:
        return self._pick(valid_cards if required else [*valid_cards, None])

    def _some(self, valid_cards: list[Card], least: int, most: int) -> list[Card]:
        """So many of the cards; -1 is no limit."""
        most = len(valid_cards) if most < 0 else min(most, len(valid_cards))
        count = self._pick(range(min(least, most), most + 1))
        return self.random.sample(valid_cards, count)

    def discard_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Player, game: Game,
        min_num_discard: int = 0, max_num_discard: int = -1,
    ) -> list[Card]:  # fmt: skip
        return self._some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Player, game: Game,
        min_num_trash: int = 0, max_num_trash: int = -1,
    ) -> list[Card]:  # fmt: skip
        return self._some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Player, game: Game,
        min_num_gain: int = 0, max_num_gain: int = -1,
    ) -> list[Card]:  # fmt: skip
        return self._some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Player, game: Game,
        min_num_topdeck: int = 0, max_num_topdeck: int = -1,
    ) -> list[Card]:  # fmt: skip
        return self._some(valid_cards, min_num_topdeck, max_num_topdeck)


def play_silent(seed: int, players: int, sense: float) -> Tally:
    """One game of a seed with all logging switched off in Python: as fast as it can be."""
    logging.disable(logging.CRITICAL)
    try:
        return play(seed, players, sense)
    finally:
        logging.disable(logging.NOTSET)


def play(seed: int, players: int, sense: float) -> Tally:
    """One game of a seed as pyminion's own documentation simulates games: with `log_stdout=False`. Then nothing is
    written, but it goes on to log to the root logger, at a level that it sets itself."""
    random.seed(seed)  # pyminion shuffles with the module's own generator
    rng = random.Random(seed)
    bots = [Bot(RandomDecider(rng, sense), f"Bot {number}") for number in range(players)]
    game = Game(bots, [base_set], log_stdout=False)
    game.play()
    decisions = sum(bot.decider.decisions for bot in bots)
    return Tally(1, sum(bot.turns for bot in bots), decisions)
