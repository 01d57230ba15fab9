"""Dominion: Seaside: the table as text for the terminal: the supply, then each player's zones.

Cards stand by their codes, as in the notation. A pile shows how many cards it has left, and `!` for each Embargo
token; `?*3` are three cards that nobody can name. The top of a deck stands first, then `|`, then the rest in no
order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from dsnotation.games.seaside.components import (
    BASIC,
    CODES,
    COSTS,
    KINGDOM,
    NAMES,
    SEATS,
)
from dsnotation.games.seaside.hand import code_list
from dsnotation.games.seaside.outcome import points
from dsnotation.games.seaside.state import EMPTY, OVER, PHASES, SETUP, Player, State, deck_size, in_play, no_cards

WIDTH = 100
_PILE_WIDTH = 22
_PILES_IN_A_ROW = 4
_LABEL_WIDTH = 12


def render(state: State) -> str:
    """The position as text, with a final line end."""
    lines = [_headline(state), "", *_supply(state), "", *_trash(state)]
    for seat in range(len(state.players)):
        lines += ["", *_player(state, seat)]
    return "".join(f"{line}\n" for line in lines)


def _headline(state: State) -> str:
    if state.phase == OVER:
        return f"The game is over: {state.why_over}."
    if state.phase == SETUP:
        return "Before the first turn."
    coins = f"{state.coins}" + (f" to {state.coins + state.coins_unknown}" if state.coins_unknown else "")
    extra = ", extra turn" if state.extra else ""
    return (
        f"Turn {state.turn}, {_name(state, state.who)}{extra}: {PHASES[state.phase]};"
        f" Actions {state.actions}, Buys {state.buys}, coins {coins}"
    )


def _name(state: State, seat: int) -> str:
    name = state.names[seat]
    return f"{SEATS[seat]} ({name})" if name else SEATS[seat]


# Supply ----------------------------------------------------------------------------------------------------


def _supply(state: State) -> Iterator[str]:
    """The piles: the basic cards, then the kingdom by cost."""
    basic = [card for card in BASIC if state.supply[card] != EMPTY]
    kingdom = sorted((card for card in KINGDOM if state.supply[card] != EMPTY), key=lambda card: COSTS[card])
    for row in (*_rows(basic), *_rows(kingdom)):
        yield "".join(_pile(state, card).ljust(_PILE_WIDTH) for card in row).rstrip()
    if state.piles_unknown:
        yield f"and {state.piles_unknown} piles that nobody named"
    if state.tokens_unknown:
        yield f"and {state.tokens_unknown} Embargo tokens on piles that nobody named"


def _rows(cards: Sequence[int]) -> list[Sequence[int]]:
    return [cards[start : start + _PILES_IN_A_ROW] for start in range(0, len(cards), _PILES_IN_A_ROW)]


def _pile(state: State, card: int) -> str:
    """A pile: how many, the name, the tokens."""
    count = state.supply[card] or "-"
    return f"{count:>3} {CODES[card]} {NAMES[card]}{' ' * bool(state.tokens[card])}{'!' * state.tokens[card]}"


def _trash(state: State) -> Iterator[str]:
    yield from _row("trash", code_list(state.trash))


# Players ---------------------------------------------------------------------------------------------------


def _player(state: State, seat: int) -> Iterator[str]:
    """A player's zones, empty ones left out but for hand and deck."""
    player = state.players[seat]
    turns = f"{player.turns} turn{'s' * (player.turns != 1)}"
    yield f"{_name(state, seat)}: {points(state, seat)} VP, {turns}, {_cards(sum(player.owned))}"
    yield from _row("hand", code_list(player.hand))
    playing = in_play(state, seat)
    zones = (
        ("in play", playing),
        ("aside", _counted(player.aside)),
        ("looked at", player.looked),
        ("discard", player.discard),
        ("Island", player.island),
        ("Nat.Village", player.village),
    )
    for label, zone in zones:
        if any(zone):
            yield from _row(label, code_list(zone))
    if player.later:
        yield from _row("next turn", code_list(_counted(player.later)))
    if player.tokens:
        yield from _row("coin tokens", str(player.tokens))
    yield from _row("deck", f"{_cards(deck_size(player))}{_deck(player)}")


def _deck(player: Player) -> str:
    """What is known of a deck: cards put on top in their order, the rest, the bottom card."""
    parts = []
    if player.top:
        parts.append(" ".join(CODES[card] for card in reversed(player.top)))
    if any(player.middle):
        parts.append(code_list(player.middle))
    if player.bottom != EMPTY:
        parts.append(CODES[player.bottom])
    return f": {' | '.join(parts)}" if parts else ""


def _counted(cards: Sequence[int]) -> list[int]:
    zone = no_cards()
    for card in cards:
        zone[card] += 1
    return zone


def _cards(count: int) -> str:
    return f"{count} card{'s' * (count != 1)}"


def _row(label: str, text: str) -> Iterator[str]:
    """A labelled line, broken where it would be too long."""
    first, *rest = wrap(text, WIDTH - _LABEL_WIDTH - 2) or [""]
    yield f"  {label.ljust(_LABEL_WIDTH)}{first}"
    yield from (" " * (_LABEL_WIDTH + 2) + line for line in rest)
