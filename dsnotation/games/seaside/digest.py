"""Dominion: Seaside: a short hash of a position, for checksums in records.

The position is laid out in words, part by part, empty parts left out; so the hash depends on nothing but the
position, and a part that a later version adds changes no hash of a game without it. Names of players and why a
game ended are no parts of a position.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from dsnotation.games.seaside.components import CODES, SEATS
from dsnotation.games.seaside.state import EMPTY, PHASES, Player, State

HASH_BYTES = 8
_ZONES = ("owned", "hand", "middle", "discard", "staying", "island", "village", "looked", "maybe")
_ROWS = ("top", "aside", "later", "last_gains")
_NUMBERS = ("turn", "actions", "buys", "coins", "coins_unknown", "outposts", "piles_unknown", "tokens_unknown")
_FLAGS = ("extra", "bought", "gains_victory", "loot", "unsure")


def digest(state: State) -> str:
    """The hash of a position: 16 hexadecimal digits, equal for equal positions on every machine."""
    return blake2b(layout(state).encode(), digest_size=HASH_BYTES).hexdigest()


def layout(state: State) -> str:
    """The text that is hashed: a line for each part of the position that is not empty."""
    parts: dict[str, Any] = {
        "options": " ".join(f"{name}={value}" for name, value in sorted(state.options.changed().items())),
        "phase": PHASES[state.phase],
        "who": _code(SEATS, state.who),
        "supply": _pairs(state.supply, EMPTY),
        "tokens": _pairs(state.tokens, 0),
        "trash": _pairs(state.trash, 0),
        "table": " ".join(f"{CODES[one.card]}:{one.status}:{one.by}:{one.works}" for one in state.table),
        "effects": _row(state.effects),
        "purchases": _row(state.purchases),
        "gains": _row(state.gains),
        "pending": ", ".join(_pending(one) for one in state.pending),
        **{name: getattr(state, name) for name in _NUMBERS},
        **{name: int(getattr(state, name)) for name in _FLAGS},
    }
    for seat, player in zip(SEATS, state.players, strict=False):
        parts |= {f"{seat}.{name}": text for name, text in _player(player).items()}
    return "".join(f"{name} {value}\n" for name, value in parts.items() if value)


def _player(player: Player) -> dict[str, Any]:
    return {
        **{name: _pairs(getattr(player, name), 0) for name in _ZONES},
        **{name: _row(getattr(player, name)) for name in _ROWS},
        "bottom": _code(CODES, player.bottom),
        "tokens": player.tokens,
        "turns": player.turns,
        "blurred": int(player.blurred),
        "unsettled": int(player.unsettled),
    }


def _pairs(counts: Iterable[int], nothing: int) -> str:
    return " ".join(f"{CODES[card]}:{count}" for card, count in enumerate(counts) if count != nothing)


def _row(cards: Iterable[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def _code(names: tuple[str, ...], number: int) -> str:
    return names[number] if number != EMPTY else ""


def _pending(pending: Any) -> str:
    places = (_code(SEATS, pending.player), _code(CODES, pending.card), _code(SEATS, pending.victim))
    words = (pending.kind, *(place or "-" for place in places), pending.number, pending.place)
    return " ".join(map(str, words))
