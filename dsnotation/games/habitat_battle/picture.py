"""Habitat Battle: the board as text for the terminal: the spaces that hold something, then each player's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from dsnotation.games.habitat_battle.battle import totals
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    OVER,
    PHASES,
    UNKNOWN,
    Battle,
    Piece,
    Side,
    State,
    pieces_of,
    pieces_on,
    seat_of,
)

WIDTH = 100
_LABEL_WIDTH = 14
_STAGES = ("", "flooding", "flooded")


def render(state: State) -> str:
    """The position as text, with a final line end."""
    lines = [_headline(state), "", *_board(state)]
    if state.battle is not None:
        lines += ["", *_battle(state, state.battle)]
    for seat in range(len(state.names)):
        lines += ["", *_player(state, seat)]
    return "".join(f"{line}\n" for line in lines)


def _headline(state: State) -> str:
    title = f"{state.tables.set.set.title}{' (made up)' * state.tables.set.set.invented}"
    if state.phase == OVER:
        return f"{title}. The game is over: {state.why_over}."
    return f"{title}. Round {state.turn}, {PHASES[state.phase]}; {SEATS[state.starter]} begins."


def _name(state: State, seat: int) -> str:
    return f"{SEATS[seat]} ({state.names[seat]})" if state.names[seat] else SEATS[seat]


# Board -----------------------------------------------------------------------------------------------------


def _board(state: State) -> Iterator[str]:
    """Each space with animals or water, in the order of the set; the others in a line at the end."""
    empty = []
    for space, row in enumerate(state.tables.spaces.rows):
        animals = [_animal(state, piece) for piece in pieces_on(state, space)]
        if state.aquatics[space] != EMPTY:
            animals.append(f"aquatic {state.tables.animals.ids[state.aquatics[space]]}")
        if animals or state.flood[space]:
            parts = [*animals, *filter(None, (_STAGES[state.flood[space]],))]
            yield from _row(f"{row.id} ({row.habitat})", ", ".join(parts), 26)
        else:
            empty.append(row.id)
    if empty:
        yield from _row("empty", " ".join(empty), 26)


def _animal(state: State, piece: int) -> str:
    return f"{SEATS[seat_of(piece)]} {state.tables.animals.ids[state.pieces[piece].animal]}"


def _battle(state: State, battle: Battle) -> Iterator[str]:
    """The battle that is going on, with the totals as they are now."""
    points = totals(state, battle)
    yield f"Battle on {state.tables.spaces.ids[battle.space]}:"
    for side, total in zip(battle.sides, points, strict=True):
        who = (
            _animal(state, side.piece)
            if side.piece != EMPTY
            else f"insect {state.tables.animals.ids[side.animal]}"
        )
        yield from _row("", f"{who}: {total}{_spent(state, side)}", 2)


def _spent(state: State, side: Side) -> str:
    tables = state.tables
    cards = []
    if side.power:
        cards.append(f"power {tables.powers.ids[state.pieces[side.piece].power]}")
    if side.strategy >= 0:
        cards.append(f"strategy {tables.strategies.ids[side.strategy]}")
    cards += [f"bird {tables.birds.ids[bird]}" for bird in side.birds]
    return f" with {', '.join(cards)}" if cards else ""


# Players ---------------------------------------------------------------------------------------------------


def _player(state: State, seat: int) -> Iterator[str]:
    """Points, animals with what they were given, and what is left."""
    tables = state.tables
    yield f"{_name(state, seat)}: {state.points[seat]} victory point{'s' * (state.points[seat] != 1)}"
    if state.pieces:
        for number in pieces_of(state, seat):
            piece = state.pieces[number]
            if piece.animal != EMPTY:
                yield from _row(f"  {tables.animals.ids[piece.animal]}", _given(state, piece))
    for label, ids, cards in (
        ("  powers", tables.powers.ids, state.powers[seat]),
        ("  activators", tables.activators.ids, state.activators[seat]),
        ("  movements", tables.movements.ids, state.movements[seat]),
        ("  strategies", tables.strategies.ids, state.strategies[seat]),
        ("  birds", tables.birds.ids, (*_one(state.birds[seat]), *state.invocations[seat])),
    ):
        if cards:
            yield from _row(label, _cards(ids, cards))


def _one(card: int) -> tuple[int, ...]:
    return () if card == EMPTY else (card,)


def _cards(ids: Sequence[str], cards: Sequence[int]) -> str:
    return " ".join("?" if card == UNKNOWN else ids[card] for card in cards)


def _given(state: State, piece: Piece) -> str:
    """Where an animal is, and what it has."""
    tables = state.tables
    words: list[Any] = [tables.spaces.ids[piece.space]]
    if piece.power != EMPTY:
        spent = " (used)" if piece.power_used else ""
        words.append(f"{tables.powers.ids[piece.power]}+{tables.activators.ids[piece.activator]}{spent}")
        words.append(f"by {tables.movements.ids[piece.movement]}")
    if piece.strategy != EMPTY:
        words.append(f"strategy {tables.strategies.ids[piece.strategy]}")
    return ", ".join(words)


def _row(label: str, text: str, width: int = _LABEL_WIDTH) -> Iterator[str]:
    """A labelled line, broken where it would be too long."""
    width = max(width, len(label) + 1)
    first, *rest = wrap(text, WIDTH - width) or [""]
    yield f"{label.ljust(width)}{first}".rstrip()
    yield from (" " * width + line for line in rest)
