"""`dsn play`: a random legal game."""

from __future__ import annotations

from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable, write_output
from dsnotation.cli.language import Lang
from dsnotation.cli.sets_in import SetFiles, offer_sets
from dsnotation.core.messages import say


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game that dsn games lists.")],
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", help="The same seed gives the same game.")] = 0,
    players: Annotated[
        int, typer.Option("--players", "--animals", metavar="NUMBER", min=1, max=12, help="How many sides play.")
    ] = 4,
    policy: Annotated[
        str, typer.Option("--policy", metavar="NAME", help="How moves are picked: sensible or uniform.")
    ] = "sensible",
    options: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be given several times."),
    ] = None,
    out: Annotated[str, typer.Option("-o", "--output", metavar="OUT", help="Where to write; - is stdout.")] = "-",
    sets: SetFiles = None,
    lang: Lang = None,
) -> None:
    """Play a random legal game from a seed and write it as DSN text.

    \b
    Examples:
      dsn play dominant-species --seed 7 --players 4 -o game.dsn
      dsn play dominant-species | dsn check -
      dsn play dominant-species --players 2 --option several-animals=on --option dominance=claimed
    """
    from dsnotation.core.registry import UnknownGame
    from dsnotation.replay.random_play import play_text

    offer_sets(sets)
    try:
        text = play_text(game, players=players, seed=seed, policy=policy, options=_pairs(options or []))
    except UnknownGame as error:
        raise Unusable(error.told) from None
    except ValueError as error:
        raise Unusable(say("{game}: {problem}", game=game, problem=error.args[0])) from None
    write_output(out, text)


def _pairs(options: list[str]) -> dict[str, str]:
    """The options of the command line by name. Raises Unusable."""
    pairs: dict[str, str] = {}
    for text in options:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Unusable(say("--option {text}: write it as NAME=VALUE", text=text))
        if name in pairs:
            raise Unusable(say("--option {name} is given twice", name=name))
        pairs[name] = value
    return pairs


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(play)
