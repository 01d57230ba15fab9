"""What a log says, as comments in the style of the notation, for what can't be replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dsnotation.formats.dominion.log import UNKNOWN, Cards, FinalDeck, LogEvent, LogGame, LogTurn
from dsnotation.games.seaside.components import CARD, CODES, SEATS

WIDTH = 110
_WORDS = {
    "start-with": "starts with",
    "topdeck": "top",
    "bottomdeck": "bottom",
    "set-aside": "aside",
    "to-hand": "to hand",
    "play-again": "play again",
}
_SILENT = frozenset({"start-with", "start-turn"})


def trace(game: LogGame) -> list[str]:
    """The whole log, a line or more for each turn."""
    lines = _turn_lines(game, game.setup, None)
    heading: int | None = None
    for turn in game.turns:
        if turn.number is not None and turn.number != heading:
            heading = turn.number
            lines.append(f"; turn {heading}")
        lines += _turn_lines(game, turn.events, turn)
    return [*lines, *final_lines(game)]


def rest(game: LogGame, line: int, turns: int) -> list[str]:
    """What the log says behind a line, or behind so many turns where its lines are whole games."""
    lines: list[str] = []
    by_line = game.source_format != "councilroom"
    for index, turn in enumerate(game.turns):
        if by_line:
            events = tuple(event for event in turn.events if event.line > line)
        else:
            events = turn.events if index >= turns - 1 else ()
        if events:
            number = "" if turn.number is None else f"turn {turn.number}"
            lines.append(f"; {number or 'extra turn'}, {_seat(game, turn.player)}")
            lines += _turn_lines(game, events, None)
    return lines


def final_lines(game: LogGame) -> list[str]:
    """The result of the log."""
    finals = game.final or ()
    lines = [f"; deck {_seat(game, one.player)} {_cards(one.cards)}" for one in finals if one.cards is not None]
    lines += [f"; {what} {text}" for what, text in results(game).items()]
    lines += [f"; {_seat(game, one.player)} resigned" for one in finals if one.resigned]
    return [_clean(line) for line in lines]


def results(game: LogGame) -> dict[str, str]:
    """Points, turns and winners as the log gives them, by the words of assertions."""
    finals = game.final or ()
    found = {
        "vp": _per_seat(game, ((one, one.points) for one in finals)),
        "turns": _per_seat(game, ((one, one.turns) for one in finals)),
        "winner": " ".join(_seat(game, name) for name in game.winners),
    }
    return {what: text for what, text in found.items() if text}


def _per_seat(game: LogGame, values: Iterable[tuple[FinalDeck, int | None]]) -> str:
    return ", ".join(f"{_seat(game, one.player)} {value}" for one, value in values if value is not None)


def _seat(game: LogGame, player: str | None) -> str:
    return SEATS[game.players.index(player)] if player in game.players else "?"


# Lines ------------------------------------------------------------------------------------------------------


def _turn_lines(game: LogGame, events: Sequence[LogEvent], turn: LogTurn | None) -> list[str]:
    """The events as lines that are not too long; the seat stands where it changes."""
    start = "" if turn is None else _seat(game, turn.player)
    extra = f" ({turn.extra})" if turn is not None and turn.extra else ""
    lines: list[str] = []
    line, before = f"; {start}{extra}" if turn else "; ", start if turn else ""
    fresh = True
    for player, words in _steps(game, events):
        seat = "" if player is None else _seat(game, player)
        for word in [f"{seat} {words}" if seat not in ("", before) else words]:
            if len(line) + len(word) > WIDTH and not fresh:
                lines.append(line)
                line, word, fresh = "; ", f"{seat} {words}".strip(), True
            line += ("" if line.endswith(" ") else " ") + word if fresh else f", {word}"
            fresh = False
        before = seat or before
    return [_clean(one) for one in ([*lines, line] if line != "; " else lines)]


def _steps(game: LogGame, events: Sequence[LogEvent]) -> Iterator[tuple[str | None, str]]:
    """Who did what. A shuffle before cards are drawn becomes a bar; a gain that a purchase tells is left out."""
    bar: str | None = None
    bought: tuple[str | None, Cards] | None = None
    for event in events:
        if event.verb == "shuffle":
            bar = event.player
            continue
        if event.verb == "gain" and (event.player, event.cards) == bought:
            bought = None
            continue
        bought = (event.player, event.cards) if event.verb == "buy" else None
        words = _words(game, event, bar == event.player and event.verb in ("draw", "look", "reveal"))
        if words and event.verb not in _SILENT:
            yield event.player, words
        bar = None


def _words(game: LogGame, event: LogEvent, shuffled: bool) -> str:
    detail = event.detail
    if event.verb == "other":
        return detail.note.replace(",", "")
    parts = [_WORDS.get(event.verb, event.verb)]
    if event.verb == "get":
        amounts = (
            ("action", detail.actions),
            ("buy", detail.buys),
            ("coin", detail.coins),
            ("point", detail.points),
        )
        parts = [f"+{number} {what}{'s' * (number != 1)}" for what, number in amounts if number]
    parts += ["|"] * shuffled
    if event.cards:
        parts.append(_cards(event.cards))
    if detail.other is not None:
        parts.append(f"to {_seat(game, detail.other)}")
    if detail.cause is not None and event.verb not in ("play", "play-again"):
        parts.append(f"({detail.cause})")
    return " ".join(parts)


def _cards(cards: Cards) -> str:
    return " ".join(_word(name) + (f"*{number}" if number != 1 else "") for name, number in cards if number) or "-"


def _word(name: str) -> str:
    """The code of a card of ours; another's name in one piece."""
    return UNKNOWN if name == UNKNOWN else CODES[CARD[name]] if name in CARD else name.replace(" ", "-")


def _clean(line: str) -> str:
    """A line that no control character can break."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())
