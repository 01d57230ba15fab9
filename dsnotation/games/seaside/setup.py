"""Dominion: Seaside: set-up, from the tags of a record to the position before the first hands. Sheet section 1."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import NO_OPTIONS, SEATS, Chooser
from dsnotation.games.seaside.catalogue import CATALOGUE
from dsnotation.games.seaside.components import (
    BASIC,
    CARD,
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
from dsnotation.games.seaside.options import READER, Options
from dsnotation.games.seaside.state import State

KINGDOM_TAG = "Kingdom"
_TYPO = 0.85  # how alike a word must be to a card's name to be taken for a misspelling of it
_UNKNOWN_PILES = re.compile(r"\?(?:\s*\*\s*([0-9]{1,2}))?", re.ASCII)
_READ_AS = {re.sub(r"[\s_-]", "", name).casefold(): CARD[card.name] for card in TABLE
            for name in (card.name, card.code)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays in which seat, the kingdom piles in the order of the table, how many of them nobody named, and the
    rule options."""

    players: tuple[str, ...]
    kingdom: tuple[int, ...]
    piles_unknown: int
    options: Options


def read_setup(tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
    """The set-up that the tags describe; None if it can't be played. A finding's field is ("tag", name)."""
    options, options_tag, findings = READER.from_tags(tags)
    names = {tag.upper(): (tag, name) for tag, name in tags.items() if tag.upper() in SEAT_NAMES}
    players = _players(names, options, options_tag, findings)
    kingdom, unknown, playable = _kingdom(tags, options, findings)
    if not players or not playable:
        return None, findings
    return Setup(players, kingdom, unknown, options), findings


# Players ---------------------------------------------------------------------------------------------------


def _players(
    names: Mapping[str, tuple[str, str]], options: Options, options_tag: str, findings: list[Finding]
) -> tuple[str, ...]:
    """The players in turn order; none if there can't be such a game."""
    seats = [seat for seat in SEAT_NAMES if seat in names]
    missing = [seat for seat in SEAT_NAMES[: len(seats)] if seat not in names]
    if missing:
        field: FieldPath = ("tag", names[seats[-1]][0])
        message = f"there is no player {missing[0]}, but a player {seats[-1]}"
        hints = (f'name the players in turn order: [{missing[0]} "..."] is missing',)
        findings.append(CATALOGUE.finding("SE0103", message, field=field, about=(SEATS,), hints=hints))
        return ()
    most = 6 if options.players_5_6 == "yes" else 4
    path: FieldPath = ()
    if 2 <= len(seats) <= most:
        return tuple(names[seat][1].strip() for seat in seats)
    if len(seats) > most:
        message = f"{len(seats)} players need the option players-5-6=yes, and a second set of basic cards"
        path = ("tag", options_tag or names[seats[-1]][0])
        hints = ('write [Options "players-5-6=yes"]',)
    else:
        message = f"the game needs two to four players; the tags name {len(seats)}"
        hints = ('name them in turn order: [A "..."] and [B "..."]; A starts',)
    findings.append(CATALOGUE.finding("SE0101", message, field=path, about=(SEATS,), hints=hints))
    return ()


# Kingdom ---------------------------------------------------------------------------------------------------


def _kingdom(
    tags: Mapping[str, str], options: Options, findings: list[Finding]
) -> tuple[tuple[int, ...], int, bool]:
    """The kingdom piles, how many more there are that nobody named, and whether they can be played with."""
    tag = next((tag for tag in tags if tag.lower() == KINGDOM_TAG.lower()), None)
    if tag is None:
        hints = (f'write [{KINGDOM_TAG} "..."] with ten of: {" ".join(CODES[card] for card in KINGDOM)}',)
        findings.append(CATALOGUE.finding("SE0108", "no tag names the kingdom cards", hints=hints))
        return (), 0, False
    field: FieldPath = ("tag", tag)
    cards: list[int] = []
    foreign: list[str] = []
    unknown = 0
    bad = False
    for word in filter(None, (part.strip() for part in tags[tag].replace(";", ",").split(","))):
        piles = _UNKNOWN_PILES.fullmatch(word)
        card = _READ_AS.get(re.sub(r"[\s_-]", "", word).casefold())
        if piles is not None:
            unknown += int(piles[1] or 1)
        elif card is None:
            near = get_close_matches(word.casefold(), [name.casefold() for name in CARD], n=1, cutoff=_TYPO)
            if near:
                bad = True
                hints = (f"did you mean {near[0].title()}?",)
                findings.append(
                    CATALOGUE.finding("SE0109", f"there is no card {word!r}", field=field, hints=hints)
                )
            else:
                foreign.append(word)
        elif card in cards:
            findings.append(CATALOGUE.finding("SE0111", f"{NAMES[card]} stands twice", field=field))
        else:
            cards.append(card)
    if foreign:
        message = f"these cards are not implemented: {', '.join(foreign)}; the game is not replayed"
        findings.append(CATALOGUE.finding("SE0110", message, field=field))
    findings += (CATALOGUE.finding(code, message, field=field) for code, message in _faults(cards, options))
    count = len(cards) + unknown + len(foreign)
    if count != KINGDOM_PILES and not bad:
        message = f"the game needs ten kingdom piles; the tag names {count}"
        findings.append(CATALOGUE.finding("SE0108", message, field=field))
    return tuple(sorted(cards)), unknown, not (foreign or bad)


def _faults(cards: list[int], options: Options) -> Iterator[tuple[str, str]]:
    """What is wrong with single cards of a kingdom."""
    for card in cards:
        if card in BASIC:
            yield "SE0109", f"{NAMES[card]} is no kingdom card: it is in every game"
        elif TABLE[card].dropped and options.edition == "2e":
            yield "SE0112", f"{NAMES[card]} is not in the second edition"


def invent_tags(players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS) -> dict[str, str]:
    """Tags of an invented game with these options. Raises ValueError if there can't be such a game."""
    read, text = READER.from_values(options)
    most = 6 if read.players_5_6 == "yes" else 4
    if not 2 <= players <= most:
        raise ValueError(f"{players} players can't play; the game needs 2 to 4, or 6 with players-5-6=yes")
    left = [card for card in KINGDOM if not (TABLE[card].dropped and read.edition == "2e")]
    kingdom = []
    for _ in range(KINGDOM_PILES):
        card = choose("kingdom card", left)
        left.remove(card)
        kingdom.append(card)
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
