"""Which cards a log has, which of them are ours, and what the tag Kingdom says of its piles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, LogGame
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import BASIC, CARD, KINGDOM, KINGDOM_PILES, NAMES

_BASIC = frozenset(NAMES[card] for card in BASIC)
_KINGDOM = frozenset(NAMES[card] for card in KINGDOM)
# Piles that a supply lists beside the kingdom.
_BESIDE = frozenset({"Potion", "Platinum", "Colony"})


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a log: the kingdom as far as it shows, which cards that are used here are not implemented, and
    which piles of such cards nobody touched."""

    kingdom: tuple[str, ...]
    foreign: tuple[str, ...]
    untouched: tuple[str, ...]
    others: tuple[str, ...]  # seen, but in no place of the kingdom


def cards_of(game: LogGame) -> Cards:
    """The cards of a log."""
    used = dict.fromkeys(_used(game))
    foreign = tuple(sorted(name for name in used if name not in CARD))
    listed = tuple(name for name in game.kingdom or () if name not in _BASIC)
    if foreign:
        piles = [*(name for name in listed if name not in _BESIDE), *(name for name in listed if name in _BESIDE)]
        seen = piles or list(_by_evidence(game, used))
        # One of another set must be among the ten, so that nobody takes the trace for a game to replay.
        seen.sort(key=lambda name: name in CARD or (bool(piles) and name not in used))
        return Cards(tuple(seen[:KINGDOM_PILES]), foreign, (), tuple(seen[KINGDOM_PILES:]))
    ours = [name for name in (listed or used) if name in _KINGDOM]
    ours += [name for name in used if name in _KINGDOM and name not in ours]
    ours.sort(key=lambda name: name not in used)
    untouched = tuple(name for name in listed if name not in CARD)
    return Cards(tuple(ours[:KINGDOM_PILES]), (), untouched, tuple(ours[KINGDOM_PILES:]))


def kingdom_text(kingdom: tuple[str, ...]) -> str:
    """The value of the tag: the names, and how many piles nobody named."""
    lacking = KINGDOM_PILES - len(kingdom)
    names = sorted(map(_as_named, kingdom))
    return ", ".join([*names, *(["?" if lacking == 1 else f"?*{lacking}"] if lacking else [])])


def _as_named(name: str) -> str:
    """A name as it stands in the tag: one that would be taken for a misspelling of a card of ours says that it is
    none (Prince and Province)."""
    name = " ".join(re.sub(r"[,;?*]", " ", name).split()) or "no name"
    _, findings = GAME.setup({"A": "", "B": "", "Kingdom": name})
    mistaken = name not in CARD and any(finding.code == "SE0109" for finding in findings)
    return f"{name} (another set)" if mistaken else name


def _used(game: LogGame) -> Iterator[str]:
    """Every card that somebody had or did something with."""
    for event in game.events:
        yield from _named(event)
        if event.detail.cause is not None:
            yield event.detail.cause
    for final in game.final or ():
        yield from (name for name, number in final.cards or () if number)
    yield from (name for name, _ in game.trash or ())


def _named(event: LogEvent) -> Iterator[str]:
    return (name for name, number in event.cards if name != UNKNOWN and number)


def _by_evidence(game: LogGame, used: Iterable[str]) -> Iterator[str]:
    """Cards that may be kingdom piles, the surest first: those bought, then those gained, then ours."""
    found: dict[str, None] = {}
    for verb in ("buy", "gain"):
        for event in game.events:
            if event.verb == verb:
                found.update(dict.fromkeys(_named(event)))
    found.update(dict.fromkeys(used))
    return (name for name in found if name not in _BASIC and name not in _BESIDE)
