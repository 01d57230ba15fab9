"""Positions of Habitat Battle to test rules on: set one up with the set `tiny`, play lines of the notation, look.

Unless a test says otherwise every player has claw, fang and horn of the own letter, low, mid and top, step, wing
and dash, one owl; in a round the three animals of the seat, a wren, and the strategy cards boost, curse and numb.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.setup import Setup
from dsnotation.games.habitat_battle.setup import start as first_position
from dsnotation.games.habitat_battle.state import (
    EMPTY,
    INCURSION,
    PIECES,
    POSITIONING,
    Pending,
    Piece,
    State,
    pieces_of,
    seat_of,
)
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string
from tests.games.habitat_battle.tiny import ACTIVATORS, ANIMALS, MOVEMENTS, POWERS, tables

# Setting up ------------------------------------------------------------------------------------------------


def kit(seat: str, activators: str = "low mid top", movements: str = "step wing dash", birds: str = "owl") -> str:
    """The line of a kit."""
    return f"kit {seat} activators {activators} movements {movements} invocations {birds or '-'}"


def deal(seat: str, strategies: str = "boost curse numb", bird: str = "wren") -> str:
    """The line of a deal with the animals and powers of the seat."""
    powers = " ".join(f"{power}-{seat.lower()}" for power in POWERS)
    animals = " ".join(ANIMALS[seat])
    return f"deal {seat} animals {animals} powers {powers} bird {bird} strategies {strategies}"


def before_kits(players: int = 4, **options: Any) -> State:
    """The position before anything is handed out."""
    return first_position(Setup(("",) * players, tables(**options)))


def before_deals(players: int = 4, **options: Any) -> State:
    """The start of the first round: kits are handed out, A's deal is due."""
    state = before_kits(players, **options)
    birds = {0: "", 1: "owl", 2: "owl kite"}[options.get("invocations", 1)]
    for seat in SEATS[:players]:
        play(state, kit(seat, birds=birds))
    return state


def position(players: int = 4, **options: Any) -> State:
    """The first turn of A in the first round: everything is dealt, all animals on the camp."""
    state = before_deals(players, **options)
    for seat in SEATS[:players]:
        play(state, deal(seat))
    return state


def incursions(players: int = 4, **options: Any) -> State:
    """All animals could be positioned and none is: insects and aquatic animals may appear."""
    state = position(players, **options)
    state.phase = INCURSION
    state.positioned = PIECES * players
    state.pending = [Pending("appear")]
    return state


def next_round(state: State, shift: int = 0) -> None:
    """A calm end of the round, and the same deals for the next one."""
    if state.phase != INCURSION:
        state.phase = INCURSION
        state.pending = [Pending("appear")]
    play(state, "calm")
    for seat in SEATS[: len(state.names)]:
        play(state, deal(seat))


def due(state: State, seat: str) -> None:
    """It is this player's turn to position an animal."""
    assert state.phase == POSITIONING
    number = SEATS.index(seat)
    state.positioned = number + 1
    state.pending = [Pending("position", number)]


def stand(state: State, *places: str, fresh: bool = False) -> None:
    """Animals were positioned: stand(state, "bear wood-1", "ape dune-1"), in the order in which they came.

    A player's first animal has claw+low and step, the second fang+mid and wing, the third horn+top and dash. The
    power is consumed unless `fresh`.
    """
    for text in places:
        name, space = text.split()
        slot, seat = next((row.index(name), seat) for seat, row in ANIMALS.items() if name in row)
        number = SEATS.index(seat) * PIECES + slot
        listings = state.tables
        state.pieces[number] = state.pieces[number]._replace(
            space=listings.spaces.number[space],
            power=listings.powers.number[f"{POWERS[slot]}-{seat.lower()}"],
            activator=listings.activators.number[ACTIVATORS[slot]],
            movement=listings.movements.number[MOVEMENTS[slot]],
            power_used=not fresh,
            arrived=1 + max(piece.arrived for piece in state.pieces),
        )


def points(state: State, **seats: int) -> None:
    """Sets victory points: points(state, A=7)."""
    for seat, number in seats.items():
        state.points[SEATS.index(seat)] = number


def flood(state: State, text: str) -> None:
    """Sets flood stages: flood(state, "wood-1 1, wood-2 2")."""
    for part in text.split(", "):
        name, stage = part.split()
        state.flood[state.tables.spaces.number[name]] = int(stage)


def aquatic(state: State, text: str) -> None:
    """An aquatic animal is on a space: aquatic(state, "pike wood-1")."""
    name, space = text.split()
    state.aquatics[state.tables.spaces.number[space]] = state.tables.animals.number[name]


def holds(state: State, seat: str, strategies: str | None = None, bird: str | None = None) -> None:
    """Sets the strategy cards ("-": none) or the dealt bird ("-": none) of a player."""
    number = SEATS.index(seat)
    if strategies is not None:
        names = strategies.replace("-", "").split()
        state.strategies[number] = tuple(state.tables.strategies.number[name] for name in names)
    if bird is not None:
        state.birds[number] = EMPTY if bird == "-" else state.tables.birds.number[bird]


def no_cards(state: State) -> None:
    """Nobody has a strategy or bird card: battles are over once the powers are decided."""
    for seat in range(len(state.names)):
        state.strategies[seat] = ()
        state.birds[seat] = EMPTY
        state.invocations[seat] = ()


# Playing ---------------------------------------------------------------------------------------------------


def moves_of(state: State, text: str) -> Iterator[Any]:
    """The moves that lines of the notation mean; each is completed only when it is asked for."""
    for line in filter(None, map(str.strip, text.splitlines())):
        for draft in grammar_of("habitat-battle").parse(line):
            yield GAME.complete(state, draft)


def play(state: State, text: str) -> list[Any]:
    """Plays lines of the notation, every move of them legal; their events. Nothing may multiply."""
    events: list[Any] = []
    for move in moves_of(state, text):
        findings = GAME.check(state, move)
        assert not findings, (move, [finding.message for finding in findings])
        events += GAME.apply(state, move)
        assert not multiplied(state), (move, multiplied(state))
    return events


def _last_findings(state: State, text: str) -> list[Finding]:
    [move] = moves_of(state, text)
    before = state.copy()
    findings = GAME.check(state, move)
    assert state == before  # looking at a move changes nothing
    return findings


def refused(state: State, text: str) -> set[str]:
    """The codes of all errors about one move; none if it is legal."""
    return {one.code for one in _last_findings(state, text) if one.severity is Severity.ERROR}


def doubted(state: State, text: str) -> set[str]:
    """The codes of what nobody can tell about a move that is not forbidden."""
    findings = _last_findings(state, text)
    assert not forbids(findings), [finding.message for finding in findings]
    return {one.code for one in findings if one.severity is Severity.UNVERIFIED}


def misread(line: str) -> list[str]:
    """What is said of a line that the notation does not have; none if it has."""
    return [finding.message for finding in read_string(f'[Game "habitat-battle"]\n\n{line}\n').games[0].findings]


def options(state: State) -> list[str]:
    """Every legal move, as text."""
    return [GAME.language.write([move])[0] for move in GAME.legal_moves(state)]


def now(state: State) -> tuple[str, str] | None:
    """Who (the receiver, for a deal) decides what; None at the end."""
    decision = GAME.decision(state)
    if decision is None:
        return None
    return dict(decision.given).get("player", decision.actor), decision.kind


# Reading the position --------------------------------------------------------------------------------------


def claims(state: State, text: str) -> list[str]:
    """What is wrong with an assertion: claims(state, "points A 1, B 0"). Empty: it holds."""
    assertion = grammar_of("habitat-battle").parse(f"assert {text}")
    return [finding.message for finding in GAME.check_assertion(state, assertion)]


def scores(state: State) -> str:
    """The victory points in seating order."""
    return " ".join(map(str, state.points))


def stage(state: State, space: str) -> int:
    return state.flood[state.tables.spaces.number[space]]


def where(state: State, animal: str) -> str:
    """The space of a player's animal."""
    number = state.tables.animals.number[animal]
    return state.tables.spaces.ids[next(piece.space for piece in state.pieces if piece.animal == number)]


def battles(events: Sequence[Any]) -> list[tuple[str, int, str, int]]:
    """The battles that ended: animal, its total, the other animal, its total."""
    ended = [event for event in events if event.kind == "battle-ended"]
    return [(event.animal, event.total, event.enemy_animal, event.enemy_total) for event in ended]


def kinds(events: Sequence[Any]) -> list[str]:
    return [event.kind for event in events]


def scored(events: Sequence[Any]) -> list[tuple[str, int]]:
    """Who got or lost how many victory points."""
    return [(event.player, event.points) for event in events if event.kind == "points-scored"]


def spent(events: Sequence[Any]) -> list[str]:
    """What was consumed."""
    return [f"{event.player} {event.card}" for event in events if event.kind == "spent"]


def multiplied(state: State) -> list[str]:
    """What there is more of than there can be: cards and animals of the set, cards of a player."""
    wrong: list[str] = []
    named = [piece.animal for piece in state.pieces if piece.animal != EMPTY]
    exposed = [piece.strategy for piece in state.pieces if piece.strategy != EMPTY]
    dealt = [bird for bird in state.birds if bird != EMPTY]
    owned = {
        "animals": named,
        "powers": [card for cards in state.powers for card in cards],
        "activators": [card for cards in state.activators for card in cards],
        "movements": [card for cards in state.movements for card in cards],
        "strategies": [card for cards in state.strategies for card in cards if card >= 0] + exposed,
        "birds": [card for cards in (*state.invocations, dealt) for card in cards if card >= 0],
    }
    for what, cards in owned.items():
        rows = getattr(state.tables, what).rows
        for card, count in Counter(cards).items():
            if count > getattr(rows[card], "copies", 1):
                wrong.append(f"{count} of {rows[card].id}")
    for seat in range(len(state.names)):
        pieces = [state.pieces[piece] for piece in pieces_of(state, seat) if piece < len(state.pieces)]
        wrong += _of_player(state, seat, pieces)
    water = [animal for animal in state.aquatics if animal != EMPTY]
    if len(water) != len(set(water)):
        wrong.append("an aquatic animal on two spaces")
    if any(stage not in (0, 1, 2) for stage in state.flood):
        wrong.append("a flood stage that there is not")
    if state.battle is not None and len({seat_of(one.piece) for one in state.battle.sides}) != 2:
        wrong.append("a battle of a player against that player")
    return wrong


def _of_player(state: State, seat: int, pieces: Sequence[Piece]) -> list[str]:
    wrong = []
    for kind, cards in (("power", state.powers), ("activator", state.activators), ("movement", state.movements)):
        used = Counter(getattr(piece, kind) for piece in pieces if getattr(piece, kind) != EMPTY)
        # Without a kit, because it could not be played, nobody knows what there was.
        if cards[seat] and used - Counter(cards[seat]):
            wrong.append(f"{SEATS[seat]} has more of a {kind} than there was")
        if len(cards[seat]) not in (0, PIECES):
            wrong.append(f"{SEATS[seat]} has {len(cards[seat])} of {kind}")
    if len(state.strategies[seat]) + sum(piece.strategy != EMPTY for piece in pieces) > PIECES:
        wrong.append(f"{SEATS[seat]} has strategy cards without end")
    return wrong
