"""Decks as the events of a log make them, against the decks that the log lists at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, LogGame

STARTING_DECK = Counter({"Copper": 7, "Estate": 3})


@dataclass(frozen=True, slots=True)
class DeckDifference:
    """What a rebuilt deck lacks and what it has too much of, compared with the listed one."""

    player: str
    missing: Counter[str]
    surplus: Counter[str]


def rebuild_decks(game: LogGame) -> dict[str, Counter[str]]:
    """The deck of each player at the end, mats included: the starting cards, and all that came and went.

    Unknown cards are left out, and so is what the log does not tell, such as a card that an older parser gave
    to nobody. A number below zero says that a player lost a card that never came.
    """
    decks = {player: Counter[str]() for player in game.players}
    for event in game.events:
        for player, name, number in _changes(event):
            if player in decks and name != UNKNOWN:
                decks[player][name] += number
    told = {event.player for event in game.setup if event.verb == "start-with"}
    for player, deck in decks.items():
        if player not in told:
            deck.update(STARTING_DECK)
    return {
        player: Counter({name: number for name, number in deck.items() if number})
        for player, deck in decks.items()
    }


def compare_decks(game: LogGame) -> tuple[DeckDifference, ...]:
    """The players whose rebuilt deck is not the listed one. Those without a listed deck are left out."""
    rebuilt = rebuild_decks(game)
    found = []
    for final in game.final or ():
        deck = rebuilt.get(final.player)
        if final.cards is None or deck is None:
            continue
        listed = final.counter
        names = deck.keys() | listed.keys()
        missing = Counter({name: listed[name] - deck[name] for name in names if listed[name] > deck[name]})
        surplus = Counter({name: deck[name] - listed[name] for name in names if deck[name] > listed[name]})
        if missing or surplus:
            found.append(DeckDifference(final.player, missing, surplus))
    return tuple(found)


def _changes(event: LogEvent) -> Iterator[tuple[str, str, int]]:
    """Whose deck an event changes, by which card, by how many."""
    if event.player is None:
        return
    for name, number in event.cards:
        if event.verb in ("start-with", "gain", "receive"):
            yield event.player, name, number
        elif event.verb in ("trash", "return", "pass"):
            yield event.player, name, -number
            if event.verb == "pass" and event.detail.other is not None:
                yield event.detail.other, name, number
