"""What a log of a Dominion game says, whoever wrote it: players, turns, and who did what with which cards.

The model knows no rules. It holds what stands in the log and nothing that follows from it, except that a log
without a word for something has it filled in where its grammar leaves no doubt: Isotropic's "buys" is a purchase
and a gain.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Literal

UNKNOWN = "?"  # stands for a card that the log does not show

SourceFormat = Literal["dominion.games", "isotropic", "councilroom", "goko"]

Verb = Literal[
    "start-with",  # cards of the deck before the first turn
    "shuffle",
    "draw",
    "start-turn",  # things happen at the start of this turn
    "play",
    "play-again",  # by Throne Room and its like; detail.count says for the how manieth time
    "buy",  # the purchase alone; where the card came too, a "gain" follows
    "gain",
    "receive",  # a card that comes by exchange or from another player
    "trash",
    "discard",
    "reveal",
    "look",
    "topdeck",
    "bottomdeck",
    "set-aside",
    "to-hand",
    "return",
    "pass",
    "get",  # actions, buys, coins, points
    "immune",
    "react",
    "token",
    "name",
    "choose",
    "resign",
    "other",  # a known sentence about something that is in none of our games, or changes nothing
]

Place = Literal["hand", "deck", "deck-bottom", "discard", "supply", "trash", "mat", "aside", "exile"]

Cards = tuple[tuple[str, int], ...]


class LogError(Exception):
    """A file that can't be read as a log. `line` counts from 1 and is None for the file as a whole."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.message = message
        self.line = line


class NotThisFormat(LogError):
    """The file is something else."""


class BadLog(LogError):
    """The file is of this format, but damaged, cut off before it says who plays, or larger than any real one."""


@dataclass(frozen=True, slots=True)
class Detail:
    """What else a sentence says.

    `cause` is the card that makes it happen, `other` a second player, `coins`, `actions`, `buys` and `points` are
    what was got. `count` is a number whose meaning depends on the verb: the how manieth time a card is played,
    tokens. `note` is a word of the log that has no place elsewhere.
    """

    source: Place | None = None
    target: Place | None = None
    cause: str | None = None
    other: str | None = None
    coins: int = 0
    actions: int = 0
    buys: int = 0
    points: int = 0
    count: int = 0
    note: str = ""


NO_DETAIL = Detail()


@dataclass(frozen=True, slots=True)
class LogEvent:
    """One thing that a player did, or that happened to one.

    `cards` are in the order of the log, English and singular, with `UNKNOWN` for hidden ones. `player` is None in
    a sentence about no player. `depth` counts the causes above it where the log shows them by nesting.
    """

    verb: Verb
    player: str | None
    cards: Cards = ()
    detail: Detail = NO_DETAIL
    line: int = 0
    depth: int = 0


@dataclass(frozen=True, slots=True)
class LogTurn:
    """One turn. `extra` is the card that gave it ("Outpost", "Possession") or None; `number` is the log's own."""

    player: str
    number: int | None
    events: tuple[LogEvent, ...]
    extra: str | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class FinalDeck:
    """What a log says of a player at the end; None where it does not say."""

    player: str
    points: int | None
    turns: int | None
    resigned: bool
    cards: Cards | None

    @property
    def counter(self) -> Counter[str]:
        """The cards by name; empty if the log does not list them."""
        return count_cards(self.cards or ())


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that no pattern knew."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class LogGame:
    """A game as its log tells it.

    `players` stand in the order in which they take turns. `kingdom` has the piles that the log names, as far as it
    does (Isotropic adds Potion, Platinum and Colony, Goko the basic cards). `setup` is what happened before
    the first turn. `emptied` are the piles that ended the game. `lines` counts the lines that are not blank.
    """

    source_format: SourceFormat
    players: tuple[str, ...]
    turns: tuple[LogTurn, ...]
    number: str | None = None
    date: date | None = None
    rated: bool | None = None
    kingdom: tuple[str, ...] | None = None
    setup: tuple[LogEvent, ...] = ()
    final: tuple[FinalDeck, ...] | None = None
    winners: tuple[str, ...] = ()
    end_reason: Literal["piles", "resigned"] | None = None
    emptied: tuple[str, ...] = ()
    trash: Cards | None = None
    unread: tuple[Unread, ...] = ()
    lines: int = 0

    @property
    def events(self) -> tuple[LogEvent, ...]:
        """All events, set-up first."""
        return self.setup + tuple(event for turn in self.turns for event in turn.events)

    @property
    def shown(self) -> tuple[str, ...]:
        """The players whose every draw of a card is told by name; a client's log shows only its own seat."""
        draws = [event for event in self.events if event.verb == "draw" and event.cards]
        hidden = {event.player for event in draws if any(name == UNKNOWN for name, _ in event.cards)}
        told = {event.player for event in draws} - hidden
        return tuple(player for player in self.players if player in told)


def count_cards(cards: Cards) -> Counter[str]:
    """Cards by name."""
    counter: Counter[str] = Counter()
    for name, number in cards:
        counter[name] += number
    return counter
