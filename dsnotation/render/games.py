"""The games, their options and their sets, for `dsn games`."""

from __future__ import annotations

from dsnotation.core import sets
from dsnotation.core.game import Game
from dsnotation.core.messages import COLON, joined, of_data, say, with_numbers
from dsnotation.core.registry import GAMES, find_game
from dsnotation.render.languages import tell
from dsnotation.render.sets import summary_lines
from dsnotation.render.wrapping import wrapped

_WIDTH = 88  # cells of a line about an option


def game_list() -> str:
    """All games, a line each."""
    width = max(map(len, GAMES))
    return "".join(f"{name:{width}}  {find_game(name).title}\n" for name in GAMES)


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return list(wrapped(text, _WIDTH, first=first, rest=rest))


def game_text(name: str) -> str:
    """One game: title, rules version, options, game sets. Raises UnknownGame."""
    game = find_game(name)
    version = say(
        "{game}: {title}, rules version {version}",
        game=game.name, title=game.title, version=game.rules_version,
    )  # fmt: skip
    lines = [tell(version)]
    lines += _option_lines(game) if game.options else []
    lines += _set_lines(game) if game.sets is not None else []
    return "\n".join(lines) + "\n"


def _option_lines(game: Game) -> list[str]:
    lines = [
        "",
        tell(say("Rule options. A record names those that differ from the default in its tag:")),
        '  [Options "name=value, name=value"]',
    ]
    for option in game.options:
        lines += ["", *_wrapped(tell(joined([option.name, of_data(option.meaning)], COLON)), "", "    ")]
        for place, choice in enumerate(option.choices):
            meaning = of_data(choice.meaning)
            told = say("{value}: {meaning}", value=choice.name, meaning=meaning)
            if place == 0:
                told = say("{value} (default): {meaning}", value=choice.name, meaning=meaning)
            lines += _wrapped(tell(told), "    ", "        ")
        source = say(
            "source: rule sheet, {place}; {sources}",
            place=with_numbers(option.place),
            sources=of_data(option.sources),
        )
        lines += _wrapped(tell(source), "    ", "        ")
    return lines


def _set_lines(game: Game) -> list[str]:
    assert game.sets is not None
    about = say(
        'Game sets. A record names its set in a tag, [Set "..."]. For one of your own, '
        "dsn games {game} --set FILE checks it, and the same option of other commands plays with it.",
        game=game.name,
    )
    lines = ["", *wrapped(tell(about), 79)]
    for name in sets.names(game.name):
        source = sets.find(game.name, name)
        game_set, _ = game.sets.read(*source) if source is not None else (None, [])
        if game_set is not None:
            lines += ["", *summary_lines(game.sets.summary(game_set))]
    return lines
