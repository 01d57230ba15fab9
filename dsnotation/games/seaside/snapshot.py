"""Dominion: Seaside: a position written out part by part, to go on from it elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from dsnotation.core.position import full_names
from dsnotation.core.snapshot import NOTHING
from dsnotation.games.seaside.components import CODES, SEATS
from dsnotation.games.seaside.knowledge import ZONES
from dsnotation.games.seaside.position_parts import PARTS
from dsnotation.games.seaside.state import (
    EMPTY,
    GONE,
    PHASES,
    PLAYED,
    Pending,
    Played,
    Player,
    State,
)

YES = "yes"
STAYS, LEFT = "stays", "gone"


def snapshot(state: State) -> list[tuple[str, str]]:
    """Every part of a position that is not empty, and those that are always written."""
    texts = _shared(state)
    sides = SEATS[: len(state.players)]
    for seat, name in enumerate(sides):
        texts |= {f"{name}.{part}": text for part, text in _player(state, seat).items()}
    infos = full_names(PARTS, sides)
    return [(name, texts[name] or NOTHING) for name, info in infos.items() if texts[name] or info.needed]


def _shared(state: State) -> dict[str, str]:
    return {
        "turn": str(state.turn),
        "who": SEATS[state.who] if state.who != EMPTY else "",
        "phase": PHASES[state.phase],
        "pending": " ".join(map(pending_word, state.pending)),
        "actions": _number(state.actions),
        "buys": _number(state.buys),
        "coins": _number(state.coins),
        "coins-unknown": _number(state.coins_unknown),
        "extra": _flag(state.extra),
        "bought": _flag(state.bought),
        "purchases": _row(state.purchases),
        "gains": _row(state.gains),
        "gains-victory": _flag(state.gains_victory),
        "outposts": _number(state.outposts),
        "loot": _flag(state.loot),
        "supply": _counts(state.supply, EMPTY),
        "embargo": _counts(state.tokens),
        "embargo-unknown": _number(state.tokens_unknown),
        "trash": _counts(state.trash),
        "table": " ".join(map(_in_play, state.table)),
        "effects": _row(state.effects),
        "unsure": _flag(state.unsure),
    }


def _player(state: State, seat: int) -> dict[str, str]:
    player = state.players[seat]
    return {
        "hand": _counts(player.hand),
        "deck": _counts(player.middle),
        "top": _row(player.top),
        "bottom": CODES[player.bottom] if player.bottom != EMPTY else "",
        "discard": _counts(player.discard),
        "staying": _counts(player.staying),
        "aside": _row(player.aside),
        "island": _counts(player.island),
        "village": _counts(player.village),
        "looked": _counts(player.looked),
        "later": _row(player.later),
        "last-gains": _row(player.last_gains),
        "tokens": _number(player.tokens),
        "turns": _number(player.turns),
        "owned": "" if player.owned == seen_of(state, seat) else _counts(player.owned),
        "blurred": _flag(player.blurred),
        "maybe": _counts(player.maybe),
        "unsettled": _flag(player.unsettled),
    }


def seen_of(state: State, seat: int) -> list[int]:
    """All cards that a player has anywhere, those that nobody can name too."""
    player: Player = state.players[seat]
    seen = [sum(counts) for counts in zip(*(getattr(player, zone) for zone in ZONES), strict=True)]
    table = (played.card for played in state.table if played.status != GONE and seat == state.who)
    bottom = (player.bottom,) if player.bottom != EMPTY else ()
    for card in chain(player.top, player.aside, bottom, table):
        seen[card] += 1
    return seen


def pending_word(pending: Pending) -> str:
    """What is to be done as a word: `top:B:GS:2:toA`."""
    pieces = [pending.kind, SEATS[pending.player]]
    if pending.card != EMPTY:
        pieces.append(CODES[pending.card])
    if pending.number:
        pieces.append(str(pending.number))
    if pending.place != EMPTY:
        pieces.append(f"at{pending.place + 1}")
    if pending.victim != EMPTY:
        pieces.append(f"to{SEATS[pending.victim]}")
    return ":".join(pieces)


def _in_play(played: Played) -> str:
    pieces = [CODES[played.card]]
    if played.status != PLAYED:
        pieces.append(LEFT if played.status == GONE else STAYS)
    if played.by != EMPTY:
        pieces.append(f"by{played.by + 1}")
    if played.works:
        pieces.append(f"works{played.works}")
    return ":".join(pieces)


def _number(number: int) -> str:
    return str(number or "")


def _flag(flag: bool) -> str:
    return YES if flag else ""


def _row(cards: Iterable[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def _counts(zone: Iterable[int], nothing: int = 0) -> str:
    return " ".join(f"{CODES[card]}:{count}" for card, count in enumerate(zone) if count != nothing)
