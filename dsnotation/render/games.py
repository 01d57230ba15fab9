"""The games and their options, for `dsn games`."""

from __future__ import annotations

import textwrap
from typing import Any

from dsnotation.core.registry import GAMES, find_game


def game_list() -> str:
    """All games, a line each."""
    width = max(map(len, GAMES))
    return "".join(f"{name:{width}}  {find_game(name).title}\n" for name in GAMES)


def game_text(name: str) -> str:
    """One game: title, rules version, options. Raises UnknownGame."""
    game = find_game(name)
    lines = [f"{game.name}: {game.title}, rules version {game.rules_version}", ""]
    lines += [
        "Rule options. The first value is the default; a record names the others in its tag:",
        '  [Options "name=value, name=value"]',
        "",
    ]
    options: Any = game.options  # type: ignore[attr-defined]
    for option in options:
        lines.append(f"{option.name} = {' | '.join(option.values)}")
        lines += textwrap.wrap(
            f"{option.meaning} (rule sheet, row {option.row})",
            84,
            initial_indent="    ",
            subsequent_indent="    ",
        )
    return "\n".join(lines) + "\n"
