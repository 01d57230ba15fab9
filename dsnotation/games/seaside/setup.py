"""Dominion: Seaside: set-up, from the tags of a record to the position before the first hands. Sheet section 1."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from dsnotation.core.choosing import choose_some
from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import NO_OPTIONS, SEATS, Chooser
from dsnotation.core.messages import Message, listed_or, quoted, say, several
from dsnotation.core.words import key
from dsnotation.games.seaside.catalogue import CATALOGUE
from dsnotation.games.seaside.components import (
    BASIC,
    CARD,
    CARDS,
    CODES,
    COUNT,
    KINGDOM,
    KINGDOM_PILES,
    NAMES,
    TABLE,
    pile_size,
)
from dsnotation.games.seaside.components import SEATS as SEAT_NAMES
from dsnotation.games.seaside.flow import deal_decks
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.options import READER, Options
from dsnotation.games.seaside.state import State
from dsnotation.games.seaside.words import CARD_MEANINGS, CARD_NAMES

KINGDOM_TAG = "Kingdom"
_TYPO = 0.85  # how alike a word must be to a card's name to be taken for a misspelling of it
_TAG_TYPO = 0.7  # the same for the name of the tag
_AND = ("and", "&", "+")  # between the last two names
_FOREIGN_HINTS = (
    say("dsn replays games with the cards of Seaside and Throne Room; the text stays as it is"),
    say("of a log with other cards, dsn convert keeps the moves as comments"),
)
_UNKNOWN_PILES = re.compile(r"\?(?:\s*\*\s*([0-9]{1,2}))?", re.ASCII)
_SINGULAR = {key(word): card for card in CARDS for word in called(card).words()}
# Of a name with blanks between its parts: how many it has at most.
_MOST_PARTS = max(name.count("-") + 1 for names in CARD_NAMES.values() for name in names)


class _Name(NamedTuple):
    """A name in the Kingdom tag, and where in the tag's value it stands."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays in which seat, the kingdom piles in the order of the table, how many of them nobody named, and the
    rule options."""

    players: tuple[str, ...]
    kingdom: tuple[int, ...]
    piles_unknown: int
    options: Options


def read_setup(tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
    """The set-up that the tags describe; None if it can't be played. A finding's field is ("tag", name), perhaps
    with the place in the tag's value."""
    options, options_tag, findings = READER.from_tags(tags)
    names = {tag.upper(): (tag, name) for tag, name in tags.items() if tag.upper() in SEAT_NAMES}
    players = _players(tags, names, options, options_tag, findings)
    kingdom, unknown, playable = _kingdom(tags, options, findings)
    if not players or not playable:
        return None, findings
    return Setup(players, kingdom, unknown, options), findings


# Players ---------------------------------------------------------------------------------------------------


def _players(
    tags: Mapping[str, str],
    names: Mapping[str, tuple[str, str]],
    options: Options,
    options_tag: str,
    findings: list[Finding],
) -> tuple[str, ...]:
    """The players in turn order; none if there can't be such a game."""
    seats = [seat for seat in SEAT_NAMES if seat in names]
    missing = [seat for seat in SEAT_NAMES[: len(seats)] if seat not in names]
    if missing:
        field: FieldPath = ("tag", names[seats[-1]][0])
        message = say("there is no player {seat}, but a player {other}", seat=missing[0], other=seats[-1])
        hints = (say('name the players in turn order: [{seat} "..."] is missing', seat=missing[0]),)
        findings.append(CATALOGUE.finding("SE0103", message, field=field, about=(SEATS,), hints=hints))
        return ()
    further = next(
        (tag for tag in tags if len(tag) == 1 and tag.isalpha() and tag.upper() not in SEAT_NAMES), None
    )
    if further is not None:
        message = say("there is no seat {seat}: the seats are A to F", seat=further)
        findings.append(CATALOGUE.finding("SE0101", message, field=("tag", further), about=(SEATS,)))
        return ()
    most = 6 if options.players_5_6 == "yes" else 4
    path: FieldPath = ()
    if 2 <= len(seats) <= most:
        return tuple(names[seat][1].strip() for seat in seats)
    if len(seats) > most:
        message = several(
            len(seats),
            "{count} player needs the option players-5-6=yes, and a second set of basic cards",
            "{count} players need the option players-5-6=yes, and a second set of basic cards",
        )
        path = ("tag", options_tag or names[seats[-1]][0])
        hints = (say('write [Options "players-5-6=yes"]'),)
    else:
        message = say("the game needs two to four players; the tags name {number}", number=len(seats))
        hints = (say('name them in turn order: [A "..."] and [B "..."]; A starts'),)
    findings.append(CATALOGUE.finding("SE0101", message, field=path, about=(SEATS,), hints=hints))
    return ()


# Kingdom ---------------------------------------------------------------------------------------------------


def _kingdom(
    tags: Mapping[str, str], options: Options, findings: list[Finding]
) -> tuple[tuple[int, ...], int, bool]:
    """The kingdom piles, how many more there are that nobody named, and whether they can be played with."""
    tag = next((tag for tag in tags if tag.lower() == KINGDOM_TAG.lower()), None)
    if tag is None:
        misspelt = _misspelt(tags)
        field: FieldPath = ("tag", misspelt) if misspelt else ()
        codes = " ".join(CODES[card] for card in KINGDOM)
        hints = (say('write [{tag} "..."] with ten of: {cards}', tag=KINGDOM_TAG, cards=codes),)
        if misspelt:
            hints = (say("did you mean {word}?", word=KINGDOM_TAG),)
        message = say("no tag names the kingdom cards")
        findings.append(CATALOGUE.finding("SE0108", message, field=field, hints=hints))
        return (), 0, False
    cards: list[int] = []
    foreign: list[_Name] = []
    unknown = 0

    def report(code: str, message: Message, name: _Name, *hints: Message) -> None:
        field = ("tag", tag, name.start, name.end)
        findings.append(CATALOGUE.finding(code, message, field=field, hints=hints))

    for name in _names(tags[tag]):
        piles = _UNKNOWN_PILES.fullmatch(name.text)
        if piles is not None:
            unknown += int(piles[1] or 1)
            continue
        meant = _meant(name.text)
        if not meant:
            foreign.append(name)
            continue
        # The error stands; the game is checked as it was probably meant.
        card = CARD[meant[0]]
        if len(meant) > 1:
            message = say("{word} stands for more than one card", word=quoted(name.text))
            report("SE0109", message, name, say("did you mean {word}?", word=listed_or(meant)))
        elif name.text not in CARD_MEANINGS:
            message = say("there is no card {word}", word=quoted(name.text))
            report("SE0109", message, name, say("did you mean {word}?", word=NAMES[card]))
        elif card in cards:
            report("SE0111", say("{card} stands twice", card=called(NAMES[card])), name)
        fault = _fault(card, options)
        if fault is not None:
            report(*fault, name)
        if card not in cards:
            cards.append(card)
    if foreign:
        shown = ", ".join(name.text for name in foreign)
        message = several(
            len(foreign),
            "{cards}: no card of Seaside; the game can't be replayed",
            "{cards}: no cards of Seaside; the game can't be replayed",
            cards=shown,
        )
        for name in foreign[:1]:
            report("SE0110", message, name, *_FOREIGN_HINTS)
    count = len(cards) + unknown + len(foreign)
    if count != KINGDOM_PILES:
        message = say("the game needs ten kingdom piles; the tag names {number}", number=count)
        less = KINGDOM_PILES - count
        unseen = "?" if less == 1 else f"?*{less}"
        hint = say("name the others too; for piles that nobody wrote down write {word}", word=unseen)
        shorter = (hint,) if less > 0 else ()
        findings.append(CATALOGUE.finding("SE0108", message, field=("tag", tag), hints=shorter))
    return tuple(sorted(cards)), unknown, not foreign


def _meant(text: str) -> tuple[str, ...]:
    """The cards that a name may be, or the one that it looks most like."""
    meant = CARD_MEANINGS.meanings(text)
    if meant:
        return meant
    near = get_close_matches(key(text), _SINGULAR, n=1, cutoff=_TYPO)
    return tuple(_SINGULAR[name] for name in near)


def _misspelt(tags: Mapping[str, str]) -> str | None:
    """The tag whose name looks most like that of the kingdom."""
    written = {name.lower(): name for name in tags}
    near = get_close_matches(KINGDOM_TAG.lower(), written, n=1, cutoff=_TAG_TYPO)
    return written[near[0]] if near else None


def _names(text: str) -> Iterator[_Name]:
    """The names in a Kingdom tag, with commas between them; or with blanks, where several of them are cards."""
    for match in re.finditer(r"[^,;]+", text):
        part = match[0].strip()
        start = match.start() + len(match[0]) - len(match[0].lstrip())
        if not part:
            continue
        if _is_known(part):
            yield _Name(part, start, start + len(part))
            continue
        apart = _apart(part, start)
        several = len([name for name in apart if _is_known(name.text)]) > 1
        yield from apart if several else [_Name(part, start, start + len(part))]


def _apart(text: str, start: int) -> list[_Name]:
    """The names in a text with blanks between them: the longest that are cards, and what stands between them."""
    words = [word for word in re.finditer(r"\S+", text) if word[0].lower() not in _AND]
    found: list[_Name] = []
    rest: list[re.Match[str]] = []  # words of no card so far

    def put(some: list[re.Match[str]]) -> None:
        if some:
            first, last = some[0].start(), some[-1].end()
            found.append(_Name(text[first:last], start + first, start + last))

    at = 0
    while at < len(words):
        for length in range(_MOST_PARTS, 0, -1):
            some = words[at : at + length]
            if len(some) == length and _is_known(text[some[0].start() : some[-1].end()]):
                put(rest)
                put(some)
                rest = []
                at += length
                break
        else:
            rest.append(words[at])
            at += 1
    put(rest)
    return found


def _is_known(text: str) -> bool:
    """Whether a text is a kingdom card, or piles that nobody named."""
    if _UNKNOWN_PILES.fullmatch(text) is not None:
        return True
    return any(CARD[card] in KINGDOM for card in CARD_MEANINGS.meanings(text))


def _fault(card: int, options: Options) -> tuple[str, Message] | None:
    """What is wrong with a card of a kingdom."""
    if card in BASIC:
        return "SE0109", say("{card} is no kingdom card: it is in every game", card=called(NAMES[card]))
    if TABLE[card].dropped and options.edition == "2e":
        return "SE0112", say("{card} is not in the second edition", card=called(NAMES[card]))
    return None


def invent_tags(players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS) -> dict[str, str]:
    """Tags of an invented game with these options. Raises ValueError if there can't be such a game."""
    read, text = READER.from_values(options)
    most = 6 if read.players_5_6 == "yes" else 4
    if not 2 <= players <= most:
        raise ValueError(
            several(
                players,
                "{count} player can't play; the game needs 2 to 4, or 5 or 6 with players-5-6=yes",
                "{count} players can't play; the game needs 2 to 4, or 5 or 6 with players-5-6=yes",
            )
        )
    left = [card for card in KINGDOM if not (TABLE[card].dropped and read.edition == "2e")]
    kingdom = choose_some(choose, "kingdom card", left, KINGDOM_PILES)
    tags: dict[str, str] = {seat: f"Player {number}" for number, seat in enumerate(SEAT_NAMES[:players], start=1)}
    tags[KINGDOM_TAG] = ", ".join(NAMES[card] for card in sorted(kingdom))
    return {**tags, "Options": text} if text else tags


def start(setup: Setup) -> State:
    """The position before the first hands are dealt."""
    players = len(setup.players)
    state = State(players, setup.options, setup.players)
    state.piles_unknown = setup.piles_unknown
    for card in range(COUNT):
        if card in BASIC or card in setup.kingdom:
            state.supply[card] = pile_size(card, players)
    deal_decks(state)
    return state
