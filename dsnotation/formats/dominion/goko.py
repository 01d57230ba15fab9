"""Logs of Goko, later Making Fun (2012 to 2016): `NAME - sentence` lines between headers, all hands visible.

Written from public descriptions of the format and one sample without Seaside cards, so sentences may be missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from dsnotation.core.messages import say
from dsnotation.formats.dominion.cards import read_cards, read_names
from dsnotation.formats.dominion.goko_phrases import SENTENCES
from dsnotation.formats.dominion.lines import MAX_NAME, MAX_PLAYERS, Tale, split_lines
from dsnotation.formats.dominion.log import BadLog, Cards, FinalDeck, LogGame, NotThisFormat
from dsnotation.formats.dominion.phrases import read_sentence

_SETUP = re.compile(r"-{4,} Game Setup -{4,}")
_OVER = re.compile(r"-{4,} Game Over -{4,}")
_SUPPLY = re.compile(r"[Ss]upply cards: (?P<names>.+)")
_RATING = re.compile(r"Rating system: (?P<system>.+)")
_BANE = re.compile(r"Bane card: .+")
_START = re.compile(r"(?P<name>.+) - starting cards: .+")
_TURN = re.compile(r"-{4,} (?P<name>.+): turn (?P<number>\d{1,5})(?P<possessed> \[possessed\])? -{4,}")
_PLACE = re.compile(r"(?P<place>\d+)(?:st|nd|rd|th) place: (?P<name>.+)")
_RESULT = re.compile(r"(?P<what>cards|victory point chips|total victory points|turns): (?P<value>.*)")

Line = tuple[int, str]


def looks_like(data: bytes) -> bool:
    """Whether the file begins like such a log."""
    return _SETUP.match(data[:4096].decode("utf-8", "ignore").lstrip("\ufeff \t\r\n")) is not None


def read_games(data: bytes, file: str = "") -> tuple[LogGame, ...]:
    """The games of a file. Raises NotThisFormat if there is no set-up of one, BadLog if one names no players."""
    lines = [line for line in split_lines(data) if line[1]]
    starts = [place for place, (_, text) in enumerate(lines) if _SETUP.fullmatch(text)]
    if not starts or starts[0]:
        raise NotThisFormat(say("the file does not begin with 'Game Setup'"))
    return tuple(
        _read_game(lines[start:end]) for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    )


@dataclass(slots=True)
class _Result:
    """What stands behind "Game Over" about a player."""

    points: int | None = None
    turns: int | None = None
    resigned: bool = False
    cards: Cards | None = None


@dataclass(slots=True)
class _Log:
    names: dict[str, str]
    results: dict[str, _Result]
    tale: Tale = field(default_factory=Tale)
    kingdom: tuple[str, ...] | None = None
    rating: str = ""
    winners: list[str] = field(default_factory=list)
    over: bool = False


def _read_game(lines: list[Line]) -> LogGame:
    starts = (_START.fullmatch(text) for _, text in lines)
    turns = (_TURN.fullmatch(text) for _, text in lines)
    names = dict.fromkeys(found["name"][:MAX_NAME] for found in (*starts, *turns) if found)
    if not 0 < len(names) <= MAX_PLAYERS:
        raise BadLog(
            say(
                "the game should name 1 to {limit} players; it names {number}",
                limit=MAX_PLAYERS,
                number=len(names),
            ),
            lines[0][0],
        )
    log = _Log({name: name for name in names}, {name: _Result() for name in names})
    for number, text in lines[1:]:
        if not (_read_header(log, text, number) or _read_event(log, text, number)):
            log.tale.leave(number, text)
    log.tale.end()
    return _game(log, len(lines))


def _read_header(log: _Log, text: str, number: int) -> bool:
    """Lines about the game as a whole, and the headers of turns."""
    if turn := _TURN.fullmatch(text):
        log.tale.begin(turn["name"], int(turn["number"]), _extra(log.tale, turn), number)
    elif _OVER.fullmatch(text):
        log.over = True
    elif supply := _SUPPLY.fullmatch(text):
        log.kingdom = read_names(supply["names"])
        return log.kingdom is not None
    elif rating := _RATING.fullmatch(text):
        log.rating = rating["system"]
    elif (place := _PLACE.fullmatch(text)) and place["name"] in log.names:
        if place["place"] == "1" and place["name"] not in log.winners:
            log.winners.append(place["name"])
    else:
        return _BANE.fullmatch(text) is not None
    return True


def _extra(tale: Tale, turn: re.Match[str]) -> str | None:
    """Why there is an extra turn. Its header repeats the number of the turn before it."""
    if turn["possessed"]:
        return "Possession"
    last = tale.turns[-1] if tale.turns else None
    return "Outpost" if last and (last.player, last.number) == (turn["name"], int(turn["number"])) else None


def _read_event(log: _Log, text: str, number: int) -> bool:
    for player, rest in _split(text, log.names):
        if log.over and _read_result(log.results[player], rest):
            return True
        events = read_sentence(SENTENCES, rest, player, log.names)
        if events is not None:
            log.tale.add(events, number)
            log.results[player].resigned |= any(event.verb == "resign" for event in events)
            return True
    return False


def _split(text: str, names: Mapping[str, str]) -> list[tuple[str, str]]:
    """The ways to part the player from the sentence; names may have hyphens in them."""
    longest = sorted(names, key=len, reverse=True)
    return [(name, text[len(name) + 3 :]) for name in longest if text.startswith(f"{name} - ")]


def _read_result(result: _Result, text: str) -> bool:
    found = _RESULT.fullmatch(text)
    if found is None:
        return False
    if found["what"] == "cards":
        result.cards = read_cards(found["value"], bare=True) if found["value"] else ()
        return result.cards is not None
    if not re.fullmatch(r"-?\d{1,6}", found["value"]):
        return False
    if found["what"] == "total victory points":
        result.points = int(found["value"])
    elif found["what"] == "turns":
        result.turns = int(found["value"])
    return True


def _game(log: _Log, lines: int) -> LogGame:
    tale = log.tale
    seats = tuple(dict.fromkeys([*(turn.player for turn in tale.turns if not turn.extra), *log.names]))
    final = tuple(
        FinalDeck(name, result.points, result.turns, result.resigned, result.cards)
        for name, result in ((name, log.results[name]) for name in seats)
    )
    resigned = any(deck.resigned for deck in final)
    end: Literal["piles", "resigned"] | None = "resigned" if resigned else "piles" if log.over else None
    return LogGame(
        "goko",
        seats,
        tuple(tale.turns),
        rated={"unrated": False, "pro": True, "casual": True}.get(log.rating),
        kingdom=log.kingdom,
        setup=tuple(tale.setup),
        final=final if log.over else None,
        winners=tuple(log.winners),
        end_reason=end,
        unread=tuple(tale.unread),
        lines=lines,
    )
