"""The games and their options, for `dsn games`."""

from __future__ import annotations

import textwrap

from dsnotation.core.registry import GAMES, find_game


def game_list() -> str:
    """All games, a line each."""
    width = max(map(len, GAMES))
    return "".join(f"{name:{width}}  {find_game(name).title}\n" for name in GAMES)


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(text, 88, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def game_text(name: str) -> str:
    """One game: title, rules version, options. Raises UnknownGame."""
    game = find_game(name)
    lines = [f"{game.name}: {game.title}, rules version {game.rules_version}", ""]
    lines += [
        "Rule options. A record names those that differ from the default in its tag:",
        '  [Options "name=value, name=value"]',
    ]
    for option in game.options:
        lines += ["", *_wrapped(f"{option.name}: {option.meaning}", "", "    ")]
        for place, choice in enumerate(option.choices):
            default = " (default)" if place == 0 else ""
            lines += _wrapped(f"{choice.name}{default}: {choice.meaning}", "    ", "        ")
        lines += _wrapped(f"source: rule sheet, {option.place}; {option.sources}", "    ", "        ")
    return "\n".join(lines) + "\n"
