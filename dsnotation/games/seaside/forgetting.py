"""Dominion: Seaside: after a mistake: what is no longer known, and how a player's zones give way to what is
written.

A mistake that nobody can mend leaves cards of a player in doubt. Then they become unknown cards, and even how many
of them are where is only assumed: it gives way to the lines that follow (`give_way`), until the next shuffle that
is written shows how many cards the deck had.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from dsnotation.games.seaside.components import CARDS, COUNT, NAMES, SEATS, UNKNOWN, UNSEEN
from dsnotation.games.seaside.knowledge import put_all, take_all
from dsnotation.games.seaside.moves import OFF_DECK
from dsnotation.games.seaside.state import EMPTY, Pending, Player, State, deck_size

TURN_PARTS = frozenset({"due:coins", "due:actions", "due:buys", "due:phase", "due:purchases"})
_FROM_HAND = frozenset({"play", "double", "aside", "return"})
_FROM_HAND_IF = frozenset(
    {
        ("trash", "Salvager"),
        ("trash", "Treasure Map"),
        ("discard", "Warehouse"),
        ("discard", "Cutpurse"),
        ("reveal", "Explorer"),
        ("reveal", "Cutpurse"),
        ("top", "Ghost Ship"),
    }
)


def forget(state: State, parts: Collection[str]) -> frozenset[str]:
    """Makes parts of the position unknown. Returns those that the position itself knows to be unknown now."""
    done: set[str] = set()
    for seat, player in zip(SEATS, state.players, strict=False):
        if f"cards:{seat}" in parts:
            _forget_cards(player)
            done.update(f"{part}:{seat}" for part in ("cards", "hand", "deck", "looked"))
        if f"gained:{seat}" in parts:
            player.maybe = [count + 1 for count in player.maybe]
        for card, name in enumerate(CARDS):
            player.maybe[card] += f"owned:{seat}:{name}" in parts
        player.maybe[UNKNOWN] = 0
        if f"effects:{seat}" in parts:
            player.unsettled = True
    if TURN_PARTS.intersection(parts):
        state.unsure = True
        done |= TURN_PARTS
    return frozenset(done)


def _forget_cards(player: Player) -> None:
    """Nobody can name the cards of a player any more, or tell how many are where."""
    player.blurred = True
    for zone in (player.hand, player.middle, player.discard, player.village, player.looked):
        zone[UNKNOWN] = sum(zone)
        zone[:COUNT] = [0] * COUNT
    player.top = [UNKNOWN] * len(player.top)
    player.aside = [UNKNOWN] * len(player.aside)
    if player.bottom != EMPTY:
        player.bottom = EMPTY
        player.middle[UNKNOWN] += 1


def give_way(state: State, pending: Pending, move: Any, card: str | None) -> Pending:
    """Moves unknown cards between the zones of a player so that a written move finds as many as it needs. Returns
    the decision as it is then. `card` is the one that asks."""
    player = state.players[pending.player]
    if move.kind in OFF_DECK:
        first = state.options.shuffle_timing == "before"
        return _deck_gives_way(player, pending, move, shuffle_first=first)
    if move.kind not in _FROM_HAND and (move.kind, card) not in _FROM_HAND_IF:
        return pending
    cards = getattr(move, "cards", None)
    count = len(cards) if cards is not None else max(1, getattr(move, "count", 1))
    _enlarge(player, player.hand, count)
    if move.kind == "reveal" and card == "Cutpurse":
        _carry(player.hand, player.discard, sum(player.hand) - count)
    if (move.kind, card) in (("discard", "Warehouse"), ("top", "Ghost Ship")):
        return pending._replace(number=count)
    return pending


def shows_deck_size(player: Player, move: Any) -> bool:
    """Whether a move has a shuffle where the deck was assumed to need one: then the assumption was right."""
    return move.kind in OFF_DECK and move.shuffle and len(move.cards) == deck_size(player)


def _deck_gives_way(player: Player, pending: Pending, move: Any, *, shuffle_first: bool) -> Pending:
    """The deck gets the size that a written shuffle shows, or that the cards written need."""
    before, after = len(move.cards), len(move.after)
    short = before + after - deck_size(player) - sum(player.discard)
    player.discard[UNKNOWN] += max(0, short)
    if not (move.shuffle and after):
        # The card at the bottom comes too where it is written, and the deck need not be larger for it.
        last = player.bottom != EMPTY and (NAMES[player.bottom] in move.cards or UNSEEN in move.cards)
        _enlarge(player, player.middle, before - len(player.top) - last)
    elif before or not shuffle_first:
        surplus = deck_size(player) - before
        _carry(player.middle, player.discard, min(surplus, sum(player.middle)))
        _carry(player.discard, player.middle, -surplus)
    return pending._replace(number=before + after)


def _carry(origin: list[int], target: list[int], count: int) -> None:
    """So many cards from one zone to another; nobody can tell which."""
    if count > 0:
        put_all(target, take_all(origin, [UNKNOWN] * count))


def _enlarge(player: Player, zone: list[int], size: int) -> None:
    """A zone gets at least so many cards: unknown ones from wherever the player has some."""
    missing = size - sum(zone)
    for other in (player.discard, player.middle, player.hand):
        if missing > 0 and other is not zone:
            count = min(missing, sum(other))
            _carry(other, zone, count)
            missing -= count
    zone[UNKNOWN] += max(0, missing)
