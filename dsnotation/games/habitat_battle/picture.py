"""Habitat Battle: the board as text for the terminal: the spaces that hold something, then each player's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dsnotation.core.columns import Tell, cells, labelled, widest
from dsnotation.core.messages import Message, joined, say, several, word
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
_SPACE_WIDTH = 26
_STAGES = ("", word("stage", "flooding"), word("stage", "flooded"))
_POWERS = word("label", "powers")
_ACTIVATORS = word("label", "activators")
_MOVEMENTS = word("label", "movements")
_STRATEGIES = word("label", "strategies")
_BIRDS = word("label", "birds")
_INDENT = "  "


def render(state: State, tell: Tell = str) -> str:
    """The position as text, with a final line end."""
    lines = [tell(_headline(state)), "", *_board(state, tell)]
    if state.battle is not None:
        lines += ["", *_battle(state, state.battle, tell)]
    for seat in range(len(state.names)):
        lines += ["", *_player(state, seat, tell)]
    return "".join(f"{line}\n" for line in lines)


def _headline(state: State) -> Message:
    about = state.tables.set.set
    title: Message | str = say("{set} (made up)", set=about.title) if about.invented else about.title
    if state.phase == OVER:
        return say("{set}. The game is over: {reason}.", set=title, reason=state.why_over)
    return say(
        "{set}. Round {round}, {phase}; {player} begins.",
        set=title, round=state.turn, phase=PHASES[state.phase], player=SEATS[state.starter],
    )  # fmt: skip


def _name(state: State, seat: int) -> str:
    return f"{SEATS[seat]} ({state.names[seat]})" if state.names[seat] else SEATS[seat]


# Board -----------------------------------------------------------------------------------------------------


def _board(state: State, tell: Tell) -> Iterator[str]:
    """Each space with animals or water, in the order of the set; the others in a line at the end."""
    empty = []
    for space, row in enumerate(state.tables.spaces.rows):
        held: list[object] = [_animal(state, piece) for piece in pieces_on(state, space)]
        if state.aquatics[space] != EMPTY:
            held.append(say("aquatic {animal}", animal=state.tables.animals.ids[state.aquatics[space]]))
        if state.flood[space]:
            held.append(_STAGES[state.flood[space]])
        if held:
            yield from _row(f"{row.id} ({row.habitat})", tell(joined(held)), _SPACE_WIDTH)
        else:
            empty.append(row.id)
    if empty:
        yield from _row(tell(word("label", "empty")), " ".join(empty), _SPACE_WIDTH)


def _animal(state: State, piece: int) -> str:
    return f"{SEATS[seat_of(piece)]} {state.tables.animals.ids[state.pieces[piece].animal]}"


def _battle(state: State, battle: Battle, tell: Tell) -> Iterator[str]:
    """The battle that is going on, with the totals as they are now."""
    points = totals(state, battle)
    yield tell(say("Battle on {space}:", space=state.tables.spaces.ids[battle.space]))
    for side, total in zip(battle.sides, points, strict=True):
        who: Message | str = (
            _animal(state, side.piece)
            if side.piece != EMPTY
            else say("insect {animal}", animal=state.tables.animals.ids[side.animal])
        )
        told = say("{animal}: {total}", animal=who, total=total)
        cards = _spent(state, side)
        if cards:
            told = say("{animal}: {total} with {cards}", animal=who, total=total, cards=joined(cards))
        yield from _row("", tell(told), len(_INDENT))


def _spent(state: State, side: Side) -> list[Message]:
    tables = state.tables
    cards = []
    if side.power:
        cards.append(say("power {card}", card=tables.powers.ids[state.pieces[side.piece].power]))
    if side.strategy >= 0:
        cards.append(say("strategy {card}", card=tables.strategies.ids[side.strategy]))
    return cards + [say("bird {card}", card=tables.birds.ids[bird]) for bird in side.birds]


# Players ---------------------------------------------------------------------------------------------------


def _player(state: State, seat: int, tell: Tell) -> Iterator[str]:
    """Points, animals with what they were given, and what is left."""
    tables = state.tables
    score = several(state.points[seat], "{count} victory point", "{count} victory points")
    yield tell(say("{player}: {summary}", player=_name(state, seat), summary=score))
    held = {
        _POWERS: _cards(tables.powers.ids, state.powers[seat]),
        _ACTIVATORS: _cards(tables.activators.ids, state.activators[seat]),
        _MOVEMENTS: _cards(tables.movements.ids, state.movements[seat]),
        _STRATEGIES: _cards(tables.strategies.ids, state.strategies[seat]),
        _BIRDS: _cards(tables.birds.ids, (*_one(state.birds[seat]), *state.invocations[seat])),
    }
    labels = {label: f"{_INDENT}{tell(label)}" for label in held}
    width = widest([f"{label}  " for label in labels.values()], _LABEL_WIDTH)
    for number in pieces_of(state, seat) if state.pieces else ():
        piece = state.pieces[number]
        if piece.animal != EMPTY:
            given = tell(joined(_given(state, piece)))
            yield from _row(f"{_INDENT}{tables.animals.ids[piece.animal]}", given, width)
    for label, cards in held.items():
        if cards:
            yield from _row(labels[label], cards, width)


def _one(card: int) -> tuple[int, ...]:
    return () if card == EMPTY else (card,)


def _cards(ids: Sequence[str], cards: Sequence[int]) -> str:
    return " ".join("?" if card == UNKNOWN else ids[card] for card in cards)


def _given(state: State, piece: Piece) -> Iterator[Message | str]:
    """Where an animal is, and what it has."""
    tables = state.tables
    yield tables.spaces.ids[piece.space]
    if piece.power != EMPTY:
        power = f"{tables.powers.ids[piece.power]}+{tables.activators.ids[piece.activator]}"
        yield say("{power} (used)", power=power) if piece.power_used else power
        yield say("by {movement}", movement=tables.movements.ids[piece.movement])
    if piece.strategy != EMPTY:
        yield say("strategy {card}", card=tables.strategies.ids[piece.strategy])


def _row(label: str, text: str, width: int) -> Iterator[str]:
    """A labelled line, broken where it would be too long; a longer label pushes the text aside."""
    yield from labelled(label, text, max(width, cells(label) + 1), WIDTH)
