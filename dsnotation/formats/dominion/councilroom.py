"""Games of Isotropic as councilroom.com kept them: one JSON object a game, a file with one a line.

An object counts what happened in each turn but has lost in what order and with which hands: plays are in order,
buys, gains and trashes each among themselves only. Enough to rebuild the decks, not to replay.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from dsnotation.core.messages import Message, quoted, say
from dsnotation.formats.dominion.cards import MAX_COUNT, spelling
from dsnotation.formats.dominion.lines import MAX_NAME, MAX_PLAYERS, decode
from dsnotation.formats.dominion.log import (
    BadLog,
    Cards,
    Detail,
    FinalDeck,
    LogEvent,
    LogGame,
    LogTurn,
    NotThisFormat,
    Place,
    Verb,
)
from dsnotation.record.wordings import JSON

MAX_BYTES = 64 * 2**20  # a file of one day has 1
MAX_TURNS = 2_000
MAX_CARDS = 5_000  # in one list of one turn

_DATE = re.compile(r"game-(\d{4})(\d\d)(\d\d)-")
_NO_POINTS = -100  # stands for the points of one who resigned

# The lists of a turn, in the order in which their events are given.
_LISTS: tuple[tuple[str, tuple[tuple[Verb, Place | None], ...]], ...] = (
    ("plays", (("play", None),)),
    ("trashes", (("trash", "trash"),)),
    ("returns", (("return", "supply"),)),
    ("passes", (("pass", None),)),
    ("receives", (("receive", None),)),
    ("gains", (("gain", None),)),
    ("buys", (("buy", None), ("gain", None))),
)


def looks_like(data: bytes) -> bool:
    """Whether the file begins like such an object, or a list of them."""
    head = data[:65536].lstrip(b"\xef\xbb\xbf \t\r\n[")
    return head.startswith(b"{") and all(word in head for word in (b'"decks"', b'"turns"'))


def read_games(data: bytes, file: str = "") -> tuple[LogGame, ...]:
    """The games of a file. Raises NotThisFormat if it is no JSON of this kind, BadLog for the first bad game."""
    games = []
    for game in read_each(data):
        if isinstance(game, BadLog):
            raise game
        games.append(game)
    if not games:
        raise NotThisFormat(say("there is no game in the file"))
    return tuple(games)


def read_each(data: bytes) -> Iterator[LogGame | BadLog]:
    """The games of a file one by one, or in place of one what is wrong with it."""
    text = decode(data, MAX_BYTES)
    if not looks_like(data):
        raise NotThisFormat(say("this is no JSON with the decks of a game"))
    for line, record in _records(text):
        if isinstance(record, BadLog):
            yield record
            continue
        try:
            yield _read_game(_Record(record, line))
        except BadLog as bad:
            yield bad


def _records(text: str) -> Iterator[tuple[int, Any]]:
    """The objects of a file with the lines on which they begin: one a line, a list of them, or one alone."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    first = _parse(lines[0][1], lines[0][0]) if lines else None
    if isinstance(first, dict):
        yield from ((number, _parse(line, number)) for number, line in lines)
        return
    whole = first if isinstance(first, list) and len(lines) == 1 else _parse(text, 1)
    for record in whole if isinstance(whole, list) else [whole]:
        yield 1, record


def _parse(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        return BadLog(say("the JSON is nested too deeply"), line)
    except ValueError as error:
        return BadLog(say("this is no JSON: {error}", error=JSON.read_back(str(error)[:200])), line)


# Objects ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Record:
    """An object of the file with checks. `line` is where its game begins."""

    fields: Any
    line: int

    def __post_init__(self) -> None:
        if not isinstance(self.fields, dict):
            raise BadLog(say("here should stand a JSON object"), self.line)

    def has(self, key: str) -> bool:
        return self.fields.get(key) is not None

    def flag(self, key: str) -> bool:
        return self.fields.get(key) is True

    def number(self, key: str, default: int = 0) -> int:
        value = self.fields.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= 1e6:
            raise self.bad(key, say("a number"))
        return int(value)

    def share(self, key: str) -> float:
        value = self.fields.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.bad(key, say("a number"))
        return float(value)

    def text(self, key: str) -> str:
        value = self.fields.get(key)
        if not isinstance(value, str) or not 0 < len(value) <= MAX_NAME:
            raise self.bad(key, say("a name"))
        return value

    def names(self, key: str) -> tuple[str, ...]:
        values = self.fields.get(key, [])
        if not isinstance(values, list) or len(values) > MAX_CARDS or not all(_is_name(value) for value in values):
            raise self.bad(key, say("a list of cards"))
        return tuple(spelling(value) for value in values)

    def cards(self, key: str) -> Cards:
        values = self.fields.get(key)
        if not isinstance(values, dict):
            raise self.bad(key, say("numbers of cards"))
        for name, number in values.items():
            if not _is_name(name) or type(number) is not int or not 0 <= number <= MAX_COUNT:
                raise self.bad(key, say("numbers of cards"))
        return tuple((spelling(name), number) for name, number in values.items())

    def records(self, key: str, limit: int) -> list[_Record]:
        values = self.fields.get(key)
        if not isinstance(values, list) or len(values) > limit:
            raise self.bad(key, say("a list of at most {limit} objects", limit=limit))
        return [_Record(value, self.line) for value in values]

    def bad(self, key: str, wanted: Message) -> BadLog:
        return BadLog(say("{key} should be {wanted}", key=quoted(key), wanted=wanted), self.line)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_NAME


# The game ---------------------------------------------------------------------------------------------------


def _read_game(game: _Record) -> LogGame:
    decks = game.records("decks", MAX_PLAYERS)
    decks.sort(key=lambda deck: deck.number("order"))
    players = tuple(deck.text("name") for deck in decks)
    if not players or len(set(players)) != len(players):
        raise BadLog(say("each deck should have a player of its own"), game.line)
    shares = [deck.share("win_points") for deck in decks]
    resigned = game.flag("resigned")
    emptied = game.names("game_end")
    identifier = game.text("_id") if game.has("_id") else None
    return LogGame(
        "councilroom",
        players,
        _in_order([_turns(deck, player, players) for deck, player in zip(decks, players, strict=True)]),
        number=identifier,
        date=_date(identifier or ""),
        kingdom=game.names("supply") if game.has("supply") else None,
        final=tuple(_final(deck) for deck in decks),
        winners=tuple(name for name, share in zip(players, shares, strict=True) if 0 < share == max(shares)),
        end_reason="piles" if emptied else "resigned" if resigned else None,
        emptied=emptied,
        lines=1,
    )


def _final(deck: _Record) -> FinalDeck:
    resigned = deck.flag("resigned")
    points = deck.number("points")
    turns = sum(not (turn.flag("outpost") or turn.flag("poss")) for turn in deck.records("turns", MAX_TURNS))
    cards = deck.cards("deck")
    return FinalDeck(
        deck.text("name"), None if resigned and points == _NO_POINTS else points, turns, resigned, cards
    )


def _turns(deck: _Record, player: str, players: tuple[str, ...]) -> list[LogTurn]:
    turns = []
    number = 0
    for turn in deck.records("turns", MAX_TURNS):
        extra = "Outpost" if turn.flag("outpost") else "Possession" if turn.flag("poss") else None
        number += extra is None
        events = tuple(_events(turn, player, players))
        turns.append(LogTurn(player, number if extra is None else None, events, extra, deck.line))
    return turns


def _events(turn: _Record, player: str, players: tuple[str, ...]) -> Iterator[LogEvent]:
    yield from _counted(turn, player)
    if turn.has("money"):
        note = "all coins of the turn"
        yield LogEvent("get", player, (), Detail(coins=turn.number("money"), note=note), turn.line)
    if turn.has("ps_tokens"):
        detail = Detail(cause="Pirate Ship", count=turn.number("ps_tokens"))
        yield LogEvent("token", player, (), detail, turn.line)
    if turn.has("opp"):
        others = _Record(turn.fields["opp"], turn.line)
        for other in others.fields:
            if other not in players:
                raise BadLog(say("{other} is no player of this game", other=quoted(other[:MAX_NAME])), turn.line)
            yield from _counted(_Record(others.fields[other], turn.line), other)


def _counted(record: _Record, player: str) -> Iterator[LogEvent]:
    """The events of the lists of a turn, about one player."""
    for key, kinds in _LISTS:
        cards = _runs(record.names(key)) if record.has(key) else ()
        for one in cards:
            for verb, target in kinds:
                yield LogEvent(verb, player, (one,), Detail(target=target), record.line)
    if record.has("vp_tokens"):
        yield LogEvent("get", player, (), Detail(points=record.number("vp_tokens")), record.line)


def _runs(names: tuple[str, ...]) -> Cards:
    """Equal names that stand together, counted."""
    cards: list[tuple[str, int]] = []
    for name in names:
        if cards and cards[-1][0] == name:
            cards[-1] = (name, cards[-1][1] + 1)
        else:
            cards.append((name, 1))
    return tuple(cards)


def _in_order(decks: list[list[LogTurn]]) -> tuple[LogTurn, ...]:
    """The turns of all players as they were taken: in rounds, an extra turn behind the one before it."""
    rounds: dict[tuple[int, int], list[LogTurn]] = {}
    for seat, turns in enumerate(decks):
        number = 0
        for turn in turns:
            number = turn.number or number
            rounds.setdefault((number, seat), []).append(turn)
    return tuple(turn for place in sorted(rounds) for turn in rounds[place])


def _date(identifier: str) -> date | None:
    found = _DATE.match(identifier)
    try:
        return date(int(found[1]), int(found[2]), int(found[3])) if found else None
    except ValueError:
        return None
