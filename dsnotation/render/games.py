"""The games, their options and their sets, for `dsn games`."""

from __future__ import annotations

import textwrap

from dsnotation.core import sets
from dsnotation.core.game import Game
from dsnotation.core.registry import GAMES, find_game
from dsnotation.render.sets import summary_lines


def game_list() -> str:
    """All games, a line each."""
    width = max(map(len, GAMES))
    return "".join(f"{name:{width}}  {find_game(name).title}\n" for name in GAMES)


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(text, 88, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def game_text(name: str) -> str:
    """One game: title, rules version, options, game sets. Raises UnknownGame."""
    game = find_game(name)
    lines = [f"{game.name}: {game.title}, rules version {game.rules_version}"]
    lines += _option_lines(game) if game.options else []
    lines += _set_lines(game) if game.sets is not None else []
    return "\n".join(lines) + "\n"


def _option_lines(game: Game) -> list[str]:
    lines = [
        "",
        "Rule options. A record names those that differ from the default in its tag:",
        '  [Options "name=value, name=value"]',
    ]
    for option in game.options:
        lines += ["", *_wrapped(f"{option.name}: {option.meaning}", "", "    ")]
        for place, choice in enumerate(option.choices):
            default = " (default)" if place == 0 else ""
            lines += _wrapped(f"{choice.name}{default}: {choice.meaning}", "    ", "        ")
        lines += _wrapped(f"source: rule sheet, {option.place}; {option.sources}", "    ", "        ")
    return lines


def _set_lines(game: Game) -> list[str]:
    assert game.sets is not None
    lines = [
        "",
        'Game sets. A record names its set in a tag, [Set "..."]. For one of your own,',
        f"dsn games {game.name} --set FILE checks it, and the same option of other",
        "commands plays with it.",
    ]
    for name in sets.names(game.name):
        source = sets.find(game.name, name)
        game_set, _ = game.sets.read(*source) if source is not None else (None, [])
        if game_set is not None:
            lines += ["", *summary_lines(game.sets.summary(game_set))]
    return lines
