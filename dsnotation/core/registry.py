"""The games, by name. Adding a game is adding one line here; its package is imported only when asked for."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module

from dsnotation.core.game import Game
from dsnotation.core.messages import Message, quoted, say

GAMES: dict[str, str] = {
    "dominant-species": "dsnotation.games.dominant_species",
    "seaside": "dsnotation.games.seaside",
    "habitat-battle": "dsnotation.games.habitat_battle",
}


class UnknownGame(KeyError):
    """No game of that name; `nearest` is the most similar name, if any is."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.nearest = next(iter(difflib.get_close_matches(name.lower(), GAMES, n=1, cutoff=0.4)), None)

    @property
    def told(self) -> Message:
        """What is wrong, for people."""
        known = ", ".join(GAMES)
        if self.nearest is None:
            return say("there is no game {name} (known: {known})", name=quoted(self.name), known=known)
        return say(
            "there is no game {name}; did you mean {near}? (known: {known})",
            name=quoted(self.name), near=self.nearest, known=known,
        )  # fmt: skip

    def __str__(self) -> str:
        return self.told


@cache
def find_game(name: str) -> Game:
    """The game called `name`. Raises UnknownGame."""
    try:
        module = import_module(GAMES[name])
    except KeyError:
        raise UnknownGame(name) from None
    game: Game = module.GAME
    return game
