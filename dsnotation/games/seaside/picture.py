"""Dominion: Seaside: the table as text for the terminal: the supply, then each player's zones.

Cards stand by their codes, as in the notation. A pile shows how many cards it has left, and `!` for each Embargo
token; `?*3` are three cards that nobody can name. The top of a deck stands first, then `|`, then the rest in no
order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.columns import Tell, labelled, padded, widest
from dsnotation.core.messages import Message, joined, say, several, word
from dsnotation.games.seaside.components import BASIC, CODES, COSTS, KINGDOM, NAMES, SEATS
from dsnotation.games.seaside.hand import code_list
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.outcome import points
from dsnotation.games.seaside.state import EMPTY, OVER, PHASES, SETUP, Player, State, deck_size, in_play, no_cards

WIDTH = 100
_PILE_WIDTH = 22
_PILES_IN_A_ROW = 4
_LABEL_WIDTH = 12
_INDENT = "  "
_TRASH = word("zone", "trash")
_HAND = word("zone", "hand")
_IN_PLAY = word("label", "in play")
_ASIDE = word("label", "aside")
_LOOKED_AT = word("label", "looked at")
_DISCARD = word("zone", "discard")
_VILLAGE = word("label", "Nat.Village")
_NEXT_TURN = word("label", "next turn")
_COIN_TOKENS = word("label", "coin tokens")
_DECK = word("zone", "deck")
_LABELS = (
    _TRASH, _HAND, _IN_PLAY, _ASIDE, _LOOKED_AT, _DISCARD, called("Island"), _VILLAGE, _NEXT_TURN, _COIN_TOKENS,
    _DECK,
)  # fmt: skip


def render(state: State, tell: Tell = str) -> str:
    """The position as text, with a final line end."""
    lines = [tell(_headline(state)), "", *_supply(state, tell), "", *_row(_TRASH, code_list(state.trash), tell)]
    for seat in range(len(state.players)):
        lines += ["", *_player(state, seat, tell)]
    return "".join(f"{line}\n" for line in lines)


def _headline(state: State) -> Message:
    if state.phase == OVER:
        return say("The game is over: {reason}.", reason=state.why_over)
    if state.phase == SETUP:
        return say("Before the first turn.")
    coins: Message | str = f"{state.coins}"
    if state.coins_unknown:
        coins = say("{least} to {most}", least=state.coins, most=state.coins + state.coins_unknown)
    player: Message | str = _name(state, state.who)
    if state.extra:
        player = say("{player}, extra turn", player=player)
    return say(
        "Turn {turn}, {player}: {phase}; Actions {actions}, Buys {buys}, coins {coins}",
        turn=state.turn, player=player, phase=PHASES[state.phase],
        actions=state.actions, buys=state.buys, coins=coins,
    )  # fmt: skip


def _name(state: State, seat: int) -> str:
    name = state.names[seat]
    return f"{SEATS[seat]} ({name})" if name else SEATS[seat]


# Supply ----------------------------------------------------------------------------------------------------


def _supply(state: State, tell: Tell) -> Iterator[str]:
    """The piles: the basic cards, then the kingdom by cost."""
    basic = [card for card in BASIC if state.supply[card] != EMPTY]
    kingdom = sorted((card for card in KINGDOM if state.supply[card] != EMPTY), key=lambda card: COSTS[card])
    piles = {card: _pile(state, card, tell) for card in (*basic, *kingdom)}
    width = widest(list(piles.values()), _PILE_WIDTH)
    many = max(1, min(_PILES_IN_A_ROW, WIDTH // width))
    for row in (*_rows(basic, many), *_rows(kingdom, many)):
        yield "".join(padded(piles[card], width) for card in row).rstrip()
    if state.piles_unknown:
        yield tell(
            several(
                state.piles_unknown,
                "and {count} pile that nobody named",
                "and {count} piles that nobody named",
            )
        )
    if state.tokens_unknown:
        yield tell(
            several(
                state.tokens_unknown,
                "and {count} Embargo token on a pile that nobody named",
                "and {count} Embargo tokens on piles that nobody named",
            )
        )


def _rows(cards: Sequence[int], many: int) -> list[Sequence[int]]:
    return [cards[start : start + many] for start in range(0, len(cards), many)]


def _pile(state: State, card: int, tell: Tell) -> str:
    """A pile: how many, the name, the tokens."""
    count = state.supply[card] or "-"
    tokens = f" {'!' * state.tokens[card]}" if state.tokens[card] else ""
    return f"{count:>3} {CODES[card]} {tell(called(NAMES[card]))}{tokens}"


# Players ---------------------------------------------------------------------------------------------------


def _player(state: State, seat: int, tell: Tell) -> Iterator[str]:
    """A player's zones, empty ones left out but for hand and deck."""
    player = state.players[seat]
    summary = [
        say("{points} VP", points=points(state, seat)),
        several(player.turns, "{count} turn", "{count} turns"),
        _cards(sum(player.owned)),
    ]
    yield tell(say("{player}: {summary}", player=_name(state, seat), summary=joined(summary)))
    yield from _row(_HAND, code_list(player.hand), tell)
    zones = (
        (_IN_PLAY, in_play(state, seat)),
        (_ASIDE, _counted(player.aside)),
        (_LOOKED_AT, player.looked),
        (_DISCARD, player.discard),
        (called("Island"), player.island),
        (_VILLAGE, player.village),
    )
    for label, zone in zones:
        if any(zone):
            yield from _row(label, code_list(zone), tell)
    if player.later:
        yield from _row(_NEXT_TURN, code_list(_counted(player.later)), tell)
    if player.tokens:
        yield from _row(_COIN_TOKENS, str(player.tokens), tell)
    yield from _row(_DECK, tell(_deck(player)), tell)


def _deck(player: Player) -> Message:
    """How many cards a deck has, and what is known of it: cards put on top in their order, the rest, the bottom
    card."""
    count = _cards(deck_size(player))
    parts = []
    if player.top:
        parts.append(" ".join(CODES[card] for card in reversed(player.top)))
    if any(player.middle):
        parts.append(code_list(player.middle))
    if player.bottom != EMPTY:
        parts.append(CODES[player.bottom])
    return say("{count}: {cards}", count=count, cards=" | ".join(parts)) if parts else count


def _counted(cards: Sequence[int]) -> list[int]:
    zone = no_cards()
    for card in cards:
        zone[card] += 1
    return zone


def _cards(count: int) -> Message:
    return several(count, "{count} card", "{count} cards")


def _row(label: object, text: str, tell: Tell) -> Iterator[str]:
    """A labelled line, broken where it would be too long."""
    width = widest([f"{tell(one)} " for one in _LABELS], _LABEL_WIDTH)
    for line in labelled(tell(label), text, width, WIDTH - len(_INDENT)):
        yield f"{_INDENT}{line}"
