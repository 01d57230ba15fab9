"""Logs of dominion.games, as copied from its client: one sentence a line, seen from one seat.

Sentences begin with the shortest part of a name that tells the players apart; only the headers of turns and the
ratings have names in full.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from dsnotation.core.messages import say
from dsnotation.formats.dominion.cards import is_name
from dsnotation.formats.dominion.dominion_games_phrases import IMPERSONAL, SENTENCES
from dsnotation.formats.dominion.lines import MAX_NAME, MAX_PLAYERS, Tale, split_lines
from dsnotation.formats.dominion.log import BadLog, LogEvent, LogGame, NotThisFormat
from dsnotation.formats.dominion.phrases import read_amounts, read_sentence, subjects

_GAME = re.compile(r"Game #(?P<number>\d{1,15}), (?P<rated>un)?rated\.?")
_TURN = re.compile(r"Turn (?P<number>\d{1,5}) - (?P<rest>.+)")
_EXTRA = re.compile(r"(?P<name>.+) \[(?P<extra>[^\[\]]+)\]")
_START = re.compile(r"(?P<name>.+) starts with \d+ .+")
_RATING = re.compile(r"(?P<name>.+): -?\d+(?:\.\d+)?")
_KINGDOM = re.compile(r"Kingdom generated with .*:|\d+%: .+")
_AFTER = re.compile(r"(?P<sentence>.+)\. \((?P<remark>[^()]+)\)")

Line = tuple[int, str]


def looks_like(data: bytes) -> bool:
    """Whether the file begins like such a log."""
    head = data[:4096].decode("utf-8", "ignore").lstrip("\ufeff \t\r\n")
    return _GAME.match(head) is not None


def read_games(data: bytes, file: str = "") -> tuple[LogGame, ...]:
    """The games of a file. Raises NotThisFormat if none begins in it, BadLog if one names no players."""
    lines = [line for line in split_lines(data) if line[1]]
    starts = [place for place, (_, text) in enumerate(lines) if _GAME.fullmatch(text)]
    if not starts:
        raise NotThisFormat(say("there is no line like 'Game #123, rated.'"))
    ends = [*starts[1:], len(lines)]
    games = [_read_game(lines[start:end]) for start, end in zip(starts, ends, strict=True)]
    if starts[0]:
        before = Tale()
        for number, text in lines[: starts[0]]:
            before.leave(number, text)
        games[0] = replace(
            games[0], unread=(*before.unread, *games[0].unread), lines=games[0].lines + len(before.unread)
        )
    return tuple(games)


def _read_game(lines: list[Line]) -> LogGame:
    header = _GAME.fullmatch(lines[0][1])
    assert header is not None
    names = _names(lines)
    tale = Tale()
    for number, text in lines[1:]:
        turn = _turn(text, names)
        if turn is not None:
            tale.begin(*turn, number)
        elif not _is_preamble(text, names, tale):
            events = _read_line(text, names.by_prefix)
            if events is None:
                tale.leave(number, text)
            else:
                tale.add(events, number)
    tale.end()
    resigned = any(event.verb == "resign" for turn in tale.turns for event in turn.events)
    return LogGame(
        "dominion.games",
        _seats(names, tale),
        tuple(tale.turns),
        number=header["number"],
        rated=header["rated"] is None,
        setup=tuple(tale.setup),
        end_reason="resigned" if resigned else None,
        unread=tuple(tale.unread),
        lines=len(lines),
    )


def _is_preamble(text: str, names: _Names, tale: Tale) -> bool:
    """Whether a line is a rating or about the choice of the kingdom; both stand before the first turn."""
    if tale.turns:
        return False
    rating = _RATING.fullmatch(text)
    return _KINGDOM.fullmatch(text) is not None or (rating is not None and rating["name"] in names.full)


def _read_line(text: str, names: Mapping[str, str]) -> tuple[LogEvent, ...] | None:
    """The events of a sentence, with what stands in parentheses after it."""
    after = _AFTER.fullmatch(text)
    sentence = after["sentence"] if after else text
    for player, rest in subjects(sentence, names):
        events = read_sentence(SENTENCES, rest, player, names)
        if events is not None:
            return _with_remark(events, after["remark"]) if after else events
    return read_sentence(IMPERSONAL, text, None, names)


def _with_remark(events: tuple[LogEvent, ...], remark: str) -> tuple[LogEvent, ...]:
    """Coins that a play gave, or the card that is to blame."""
    amounts = read_amounts(remark)
    first = events[0]
    if amounts is not None:
        detail = replace(first.detail, coins=amounts.coins)
    elif is_name(remark):
        detail = replace(first.detail, cause=remark)
    else:
        detail = replace(first.detail, note=remark)
    return (replace(first, detail=detail), *events[1:])


# Players ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Names:
    """The players: their full names, and those by the prefix that the sentences use."""

    full: tuple[str, ...]
    by_prefix: dict[str, str]


def _names(lines: list[Line]) -> _Names:
    prefixes: dict[str, None] = {}
    headers: dict[str, None] = {}
    ratings: dict[str, None] = {}
    for _, text in lines[1:]:
        turn = _TURN.fullmatch(text)
        start = _START.fullmatch(text)
        rating = _RATING.fullmatch(text)
        if turn:
            headers.setdefault(turn["rest"][:MAX_NAME])
        elif start and not headers:
            prefixes.setdefault(start["name"][:MAX_NAME])
        elif rating and not prefixes and not headers:
            ratings.setdefault(rating["name"][:MAX_NAME])
    full = [name for name in headers if not _is_extra(name, {**headers, **ratings})]
    full += [name for name in ratings if name not in headers]
    if not prefixes and not full:
        raise BadLog(say("the game ends before it says who plays"), lines[0][0])
    if max(len(prefixes), len(full)) > MAX_PLAYERS:
        raise BadLog(say("the game has more than {limit} players", limit=MAX_PLAYERS), lines[0][0])
    return _match_names(list(prefixes), full)


def _is_extra(header: str, others: dict[str, None]) -> bool:
    """Whether the header of a turn is another one's, with a cause in brackets. A name may end in brackets too."""
    extra = _EXTRA.fullmatch(header)
    return extra is not None and extra["name"] in others


def _match_names(prefixes: list[str], full: list[str]) -> _Names:
    """Gives each prefix its name, longest first: of "Bo" and "Bob", only one can be "Bobby"."""
    left = list(full)
    by_prefix: dict[str, str] = {}
    for prefix in sorted(prefixes, key=len, reverse=True):
        fits = [name for name in left if name.startswith(prefix)]
        fits = fits or [name for name in left if name.casefold().startswith(prefix.casefold())]
        name = min(fits, key=len, default=prefix)
        if fits:
            left.remove(name)
        by_prefix[prefix] = name
    for name in full:
        by_prefix.setdefault(name, name)
    # In the order in which the log names them first.
    order = [by_prefix[prefix] for prefix in prefixes]
    return _Names(tuple(dict.fromkeys([*order, *full])), by_prefix)


def _turn(text: str, names: _Names) -> tuple[str, int, str | None] | None:
    """The player, number and cause of a turn, if the line is its header."""
    turn = _TURN.fullmatch(text)
    if turn is None:
        return None
    rest, number = turn["rest"], int(turn["number"])
    if rest in names.full:
        return rest, number, None
    extra = _EXTRA.fullmatch(rest)
    if extra and extra["name"] in names.full:
        return extra["name"], number, extra["extra"]
    return None


def _seats(names: _Names, tale: Tale) -> tuple[str, ...]:
    """The players in the order of their first turns, then those who had none."""
    played = [turn.player for turn in tale.turns if turn.extra is None]
    return tuple(dict.fromkeys([*played, *names.full]))
