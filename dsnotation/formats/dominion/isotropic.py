"""Pages of Isotropic (dominion.isotropic.org, 2010 to 2013): the result, the final decks, then the game.

A page is text with tags that mark cards. It is read line by line: tags are taken off, nothing is run or built.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import PurePath
from typing import Literal

from dsnotation.core.messages import say
from dsnotation.formats.dominion.cards import read_cards, read_names
from dsnotation.formats.dominion.isotropic_phrases import SENTENCES
from dsnotation.formats.dominion.lines import MAX_NAME, MAX_PLAYERS, Tale, split_lines
from dsnotation.formats.dominion.log import (
    UNKNOWN,
    BadLog,
    Cards,
    FinalDeck,
    LogEvent,
    LogGame,
    NotThisFormat,
)
from dsnotation.formats.dominion.phrases import read_sentence, subjects

MAX_DEPTH = 60  # of nesting; a chain of King's Courts reaches about 10

_HEAD = re.compile(rb"<title>\s*Dominion Game #\d+\s*</title>")
_TITLE = re.compile(r"<title>\s*Dominion Game #(?P<number>\d{1,12})\s*</title>")
_TAG = re.compile(r"<[^<>]{0,200}>")
_DATE = re.compile(r"game-(\d{4})(\d\d)(\d\d)-\d{6}-")
_RULE = re.compile(r"-{22,}")
_SCORE = re.compile(
    r"(?P<name>.+): (?:(?P<points>-?\d{1,6}) points?|(?P<resigned>resigned)(?: \(\d+\w+\))?)"
    r"(?: \(.*\))?(?:; (?P<turns>\d{1,5}) turns?)?"
)
_PLACE = re.compile(r"#\d+ ")
_DECK = re.compile(r"\[\d+ cards?\] ?(?P<cards>.*)")
_SUPPLY = re.compile(r"cards in supply: (?P<names>.+)")
_TRASH = re.compile(r"trash: (?P<cards>.+)")
_GONE = re.compile(r"(?:All )?(?P<names>.+?) (?:are|is)(?: all)? gone\.")
_ORDER = re.compile(r"Turn order is (?P<names>.+?)\.?")
_TURN = re.compile(
    r"(?:---|—) (?P<name>.+)'s (?:turn (?P<number>\d{1,5})|turn \(possessed by .+\)"
    r"|extra turn \(from (?:the |an? )?(?P<extra>.+)\)) (?:---|—)"
)
_DOTS = re.compile(r"(?:\.\.\. )*")
_ASIDE = re.compile(r"\((?P<sentence>.+)\)\.?")
_FIRST_HAND = re.compile(r"(?P<name>.+)'s first hand: (?P<cards>.+?)\.?")
_BEFORE_TURNS = re.compile(r"The \d+ chosen cards are .+|.+ vetoes .+\.")
_OPTIONS = re.compile(r"league game: .*|Default card selection .*|Constraint\(s\) used: .*|The point tracker .*")
_RESIGNED = ("All but one player has resigned.", "You have resigned.")
_SHARED = " rejoice in their shared victory!"
_BANE = "♦"

Line = tuple[int, str]


def looks_like(data: bytes) -> bool:
    """Whether the file begins like such a page."""
    head = data[:4096]
    return _HEAD.search(head) is not None or (b"cards in supply:" in head and b"<pre>" in head)


def read_games(data: bytes, file: str = "") -> tuple[LogGame, ...]:
    """The game of a page. Raises NotThisFormat if it is none, BadLog if it breaks off before the turns."""
    raw = split_lines(data)
    if not any("<pre>" in text for _, text in raw[:50]) or not looks_like(data):
        raise NotThisFormat(say("this is no page with a game of Isotropic"))
    page = _Page()
    title = _TITLE.search("\n".join(text for _, text in raw[:50]))
    lines = [(number, plain) for number, text in raw if (plain := _plain(text))]
    mark = next((place for place, (_, text) in enumerate(lines) if text == "Game log"), None)
    if mark is None:
        raise BadLog(say("the page has no section 'Game log'"), lines[-1][0] if lines else None)
    _read_head(page, lines[:mark])
    if not page.decks:
        raise BadLog(say("the page does not say who plays"), lines[mark][0])
    _read_game(page, lines[mark + 1 :])
    return (_game(page, file, title["number"] if title else None, len(lines)),)


def _plain(text: str) -> str:
    """A line without its tags. What stands before the text of the page is left out."""
    text = text.rpartition("<pre>")[2]
    return html.unescape(_TAG.sub("", text)).replace("\u00a0", " ").strip()


@dataclass(slots=True)
class _Page:
    decks: list[FinalDeck] = field(default_factory=list)
    winners: str = ""
    end: Literal["piles", "resigned"] | None = None
    emptied: tuple[str, ...] = ()
    kingdom: tuple[str, ...] | None = None
    trash: Cards | None = None
    order: tuple[str, ...] = ()
    tale: Tale = field(default_factory=Tale)
    known: set[str] = field(default_factory=set)  # lines of the head, which the foot repeats


# The head of a page -----------------------------------------------------------------------------------------


def _read_head(page: _Page, lines: list[Line]) -> None:
    """Result, supply, final decks and trash, divided by two rules."""
    section = 0
    for number, text in lines:
        if _RULE.fullmatch(text):
            section += 1
        elif not (_read_deck(page, text) if section == 1 else _read_about(page, text)):
            page.tale.leave(number, text)
    if len(page.decks) > MAX_PLAYERS:
        raise BadLog(say("the game has more than {limit} players", limit=MAX_PLAYERS))


def _read_about(page: _Page, text: str) -> bool:
    if text.endswith((" wins!", _SHARED)):
        page.winners = text
        page.known.add(text)
    elif text in _RESIGNED:
        page.end = "resigned"
        page.known.add(text)
    elif gone := _GONE.fullmatch(text):
        names = read_names(gone["names"], plural=True)
        if names is None:
            return False
        page.end, page.emptied = "piles", names
        page.known.add(text)
    elif supply := _SUPPLY.fullmatch(text):
        page.kingdom = read_names(supply["names"].replace(_BANE, ""))
        return page.kingdom is not None
    elif trash := _TRASH.fullmatch(text):
        page.trash = read_cards(trash["cards"])
        return page.trash is not None
    else:
        return _OPTIONS.fullmatch(text) is not None
    return True


def _read_deck(page: _Page, text: str) -> bool:
    score, deck = _SCORE.fullmatch(text), _DECK.fullmatch(text)
    if deck and page.decks and page.decks[-1].cards is None:
        cards = read_cards(deck["cards"], bare=False) if deck["cards"] else ()
        page.decks[-1] = replace(page.decks[-1], cards=cards)
        return cards is not None
    if score:
        points = None if score["points"] is None else int(score["points"])
        turns = None if score["turns"] is None else int(score["turns"])
        page.decks.append(FinalDeck(score["name"][:MAX_NAME], points, turns, score["resigned"] is not None, None))
        return True
    return text.startswith("opening:")


# The game ---------------------------------------------------------------------------------------------------


def _read_game(page: _Page, lines: list[Line]) -> None:
    if all(_PLACE.match(deck.player) for deck in page.decks):
        page.decks = [replace(deck, player=_PLACE.sub("", deck.player, count=1)) for deck in page.decks]
    names = {deck.player: deck.player for deck in page.decks}
    tale = page.tale
    story = _Story(names)
    for number, text in lines:
        turn = _TURN.fullmatch(text)
        if turn and turn["name"] in names:
            extra = None if turn["number"] else turn["extra"] or "Possession"
            tale.begin(turn["name"], int(turn["number"]) if turn["number"] else None, extra, number)
            story.begin(turn["name"])
        elif text in page.known or (not tale.turns and _read_before(page, text, names, number)):
            continue
        elif (events := story.read(text)) is not None:
            tale.add(events, number, story.depth)
        else:
            tale.leave(number, text)
    tale.end()


def _read_before(page: _Page, text: str, names: dict[str, str], number: int) -> bool:
    """Lines before the first turn: who begins, the cards to choose from, first hands."""
    order = _ORDER.fullmatch(text)
    if order:
        page.order = _listed(order["names"], tuple(names)) or ()
        return bool(page.order)
    aside = _ASIDE.fullmatch(text)
    hand = _FIRST_HAND.fullmatch(aside["sentence"]) if aside else None
    cards = read_cards(hand["cards"]) if hand and hand["name"] in names else None
    if hand and cards is not None:
        page.tale.add([LogEvent("draw", hand["name"], cards)], number)
        return True
    return _BEFORE_TURNS.fullmatch(text) is not None


def _listed(text: str, names: tuple[str, ...]) -> tuple[str, ...] | None:
    """Players in a list, which may have commas in their names: "A", "A and then B", "A, B, and C"."""
    for name in sorted(names, key=len, reverse=True):
        if text == name:
            return (name,)
        for between in (", and then ", " and then ", ", and ", " and ", ", "):
            if text.startswith(name + between):
                rest = _listed(text[len(name + between) :], tuple(other for other in names if other != name))
                if rest is not None:
                    return (name, *rest)
    return None


@dataclass(slots=True)
class _Story:
    """The lines of a turn. A sentence without a subject is about the player of the line that it stands under."""

    names: dict[str, str]
    depth: int = 0
    _players: list[str | None] = field(default_factory=lambda: [None])
    _shown: str = UNKNOWN  # the card revealed last, for "returning it to the supply"

    def begin(self, player: str) -> None:
        self._players = [player]
        self._shown = UNKNOWN

    def read(self, text: str) -> tuple[LogEvent, ...] | None:
        """The events of a line, None if it can't be read."""
        dots = _DOTS.match(text)
        prefix = dots[0] if dots else ""
        self.depth = min(len(prefix) // 4, MAX_DEPTH)
        text = text[len(prefix) :]
        if aside := _ASIDE.fullmatch(text):
            text = aside["sentence"]
        above = self._players[min(self.depth, len(self._players) - 1)]
        for player, rest in subjects(text, self.names):
            events = read_sentence(SENTENCES, rest, player, self.names)
            if events is not None:
                return self._keep(player, events)
        events = read_sentence(SENTENCES, text, above, self.names)
        return None if events is None else self._keep(above, events)

    def _keep(self, player: str | None, events: tuple[LogEvent, ...]) -> tuple[LogEvent, ...]:
        """Remembers of whom the lines below are, and what "it" is."""
        del self._players[self.depth + 1 :]
        self._players.append(player)
        kept = []
        for event in events:
            if event.verb == "reveal" and len(event.cards) == 1:
                self._shown = event.cards[0][0]
            elif event.verb == "return" and event.cards and event.cards[0][0] == UNKNOWN:
                event = replace(event, cards=((self._shown, event.cards[0][1]),))
            kept.append(event)
        return tuple(kept)


# The game as a whole ----------------------------------------------------------------------------------------


def _game(page: _Page, file: str, number: str | None, lines: int) -> LogGame:
    tale = page.tale
    names = tuple(deck.player for deck in page.decks)
    seats = page.order or tuple(dict.fromkeys([*(turn.player for turn in tale.turns if not turn.extra), *names]))
    shared = page.winners.removesuffix(_SHARED) if page.winners.endswith(_SHARED) else ""
    winners = _listed(shared or page.winners.removesuffix(" wins!"), names) or ()
    return LogGame(
        "isotropic",
        seats,
        tuple(tale.turns),
        number=number,
        date=_date(file),
        kingdom=page.kingdom,
        setup=tuple(tale.setup),
        final=tuple(sorted(page.decks, key=lambda deck: seats.index(deck.player) if deck.player in seats else 99)),
        winners=winners,
        end_reason=page.end,
        emptied=page.emptied,
        trash=page.trash,
        unread=tuple(tale.unread),
        lines=lines,
    )


def _date(file: str) -> date | None:
    found = _DATE.match(PurePath(file).name)
    try:
        return date(int(found[1]), int(found[2]), int(found[3])) if found else None
    except ValueError:
        return None
