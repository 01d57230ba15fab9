"""What comes off a player's deck later, as far as the log tells for certain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, Verb

_OFF_DECK: frozenset[Verb] = frozenset({"draw", "look"})
# Plays after which a gained card may lie on the deck, and no log needs to say so.
_GAINED_ONTO_DECK = frozenset({"Sea Hag", "Treasure Map"})


def off_deck(events: Iterable[LogEvent], player: str) -> Iterator[tuple[str, ...] | None]:
    """The cards that come off the top of a deck, each time; None where that stays open: cards come unseen, or
    others are put on the deck."""
    played = ""
    for event in events:
        if event.verb in ("play", "play-again") and event.cards:
            played = event.cards[-1][0]
        if event.player != player:
            continue
        if event.verb == "topdeck" or (event.verb == "gain" and played in _GAINED_ONTO_DECK):
            yield None
        elif _comes_off(event, played):
            cards = tuple(name for name, number in event.cards for _ in range(number))
            yield None if UNKNOWN in cards else cards


def _comes_off(event: LogEvent, played: str) -> bool:
    """Whether the cards of an event come off the deck, by the card that was played last."""
    if event.verb == "look" and played == "Pearl Diver":
        return False  # the bottom card
    if not event.cards:
        return False
    return (
        event.verb in _OFF_DECK
        or (event.verb == "set-aside" and played == "Native Village")
        or (event.verb == "reveal" and played == "Pirate Ship")
        or (event.verb == "discard" and played == "Sea Hag")
    )
