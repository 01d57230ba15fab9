"""Habitat Battle: what players get at the start of the game and in a dealing round. Sheet section 2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle.events import Events
from dsnotation.games.habitat_battle.kinds import AMOUNT, TWICE
from dsnotation.games.habitat_battle.moves import SEATS, Deal, Kit
from dsnotation.games.habitat_battle.naming import number_of
from dsnotation.games.habitat_battle.state import EMPTY, PIECES, UNKNOWN, Pending, Piece, State, pieces_of
from dsnotation.games.habitat_battle.tables import Listing

UNSEEN = "?"


def _copies(listing: Listing[Any], card: int) -> int:
    return int(getattr(listing.rows[card], "copies", 1))


def _check_list(
    state: State, listing: Listing[Any], written: Sequence[str], what: str, field: str, count: int,
    others: Sequence[int], report: Report,
) -> None:  # fmt: skip
    """Reports a list of cards that is too long or short, has a card twice, or more than there are in the set."""
    if len(written) != count:
        report("HB0302", AMOUNT[what](count, len(written)), field=(field,))
    for place, name in enumerate(written):
        path: FieldPath = (field, place)
        if name == UNSEEN:
            continue
        card = number_of(listing, name, what, report, field=path)
        if card == EMPTY:
            continue
        if written.index(name) != place and what != "activator":
            report("HB0303", TWICE[what](name), field=path)
        elif list(others).count(card) + list(written[: place + 1]).count(name) > _copies(listing, card):
            report("HB0304", _no_further(name), field=path, about=(f"dealt:{name}",))


def _report_unwritten(seat: int, cards: Sequence[str], report: Report) -> None:
    """What lies open nobody has to write as unseen; but a page may be lost."""
    if UNSEEN in cards:
        message = say("everybody saw what {seat} was given; nobody wrote all of it down", seat=SEATS[seat])
        report.unverified("HB0309", message)


def _no_further(name: str) -> Message:
    return say("the set has no further {name}", name=name)


def _others(owned: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The cards that the other players have."""
    return [card for other, cards in enumerate(owned) if other != seat for card in cards if card >= 0]


# Kits ------------------------------------------------------------------------------------------------------


def check_kit(state: State, pending: Pending, move: Kit, report: Report) -> None:
    tables, seat = state.tables, pending.seat
    _check_list(state, tables.activators, move.activators, "activator", "activators", PIECES,
                _others(state.activators, seat), report)  # fmt: skip
    _check_list(state, tables.movements, move.movements, "movement", "movements", PIECES,
                _others(state.movements, seat), report)  # fmt: skip
    _check_list(state, tables.birds, move.invocations, "invocation", "invocations", tables.options.invocations,
                _others(state.invocations, seat), report)  # fmt: skip
    _report_unwritten(seat, (*move.activators, *move.movements, *move.invocations), report)
    if report.findings:
        return
    kinds = [tables.movements.rows[tables.movements.number[name]].kind for name in move.movements]
    for place, kind in enumerate(kinds):
        if kind in kinds[:place]:
            message = say(
                "two of the movement cards are of the type {type}; each can be used only once in a round",
                type=kind,
            )
            report("HB0305", message, field=("movements", place))
    for place, name in enumerate(move.invocations):
        if not tables.birds.rows[tables.birds.number[name]].invocation:
            report("HB0306", say("{card} is no invocation card", card=name), field=("invocations", place))


def apply_kit(state: State, pending: Pending, move: Kit, events: Events) -> None:
    tables = state.tables
    if UNSEEN in (*move.activators, *move.movements, *move.invocations):
        kit_nothing(state, pending.seat)
        return
    state.activators[pending.seat] = tuple(tables.activators.number[name] for name in move.activators)
    state.movements[pending.seat] = tuple(tables.movements.number[name] for name in move.movements)
    state.invocations[pending.seat] = tuple(tables.birds.number[name] for name in move.invocations)


def kit_nothing(state: State, seat: int) -> None:
    """A kit that nobody wrote, or that can't be: without movements (`positioning.is_blind`), and with invocation
    cards of which nobody can tell which they are."""
    state.activators[seat] = state.movements[seat] = ()
    state.invocations[seat] = (UNKNOWN,) * state.tables.options.invocations


def compose_kit(state: State, pending: Pending, choose: Chooser) -> Kit:
    tables, seat = state.tables, pending.seat
    activators = _pick(choose, _left(tables.activators, _others(state.activators, seat)), PIECES, "activator")
    free = _left(tables.movements, _others(state.movements, seat))
    movements: list[int] = []
    for _ in range(PIECES):
        taken = {tables.movements.rows[card].kind for card in movements}
        card = choose("movement", [card for card in free if tables.movements.rows[card].kind not in taken])
        movements.append(card)
    birds = [card for card in _left(tables.birds, _others(state.invocations, seat))
             if tables.birds.rows[card].invocation]  # fmt: skip
    invocations = _pick_different(choose, birds, tables.options.invocations, "invocation card")
    return Kit(
        SEATS[seat],
        tuple(tables.activators.ids[card] for card in sorted(activators)),
        tuple(tables.movements.ids[card] for card in sorted(movements)),
        tuple(tables.birds.ids[card] for card in sorted(invocations)),
    )


def every_kit(state: State, pending: Pending) -> Iterator[Kit]:
    """Every kit, the cards in the order of the set."""
    tables, seat = state.tables, pending.seat
    activators = sorted(_left(tables.activators, _others(state.activators, seat)))
    movements = sorted(set(_left(tables.movements, _others(state.movements, seat))))
    birds = sorted({card for card in _left(tables.birds, _others(state.invocations, seat))
                    if tables.birds.rows[card].invocation})  # fmt: skip
    groups = (
        dict.fromkeys(combinations(activators, PIECES)),
        [cards for cards in combinations(movements, PIECES)
         if len({tables.movements.rows[card].kind for card in cards}) == PIECES],
        list(combinations(birds, tables.options.invocations)),
    )  # fmt: skip
    for chosen in product(*groups):
        yield Kit(
            SEATS[seat],
            tuple(tables.activators.ids[card] for card in chosen[0]),
            tuple(tables.movements.ids[card] for card in chosen[1]),
            tuple(tables.birds.ids[card] for card in chosen[2]),
        )


# Deals -----------------------------------------------------------------------------------------------------


def check_deal(state: State, pending: Pending, move: Deal, report: Report) -> None:
    tables, seat = state.tables, pending.seat
    _check_list(state, tables.animals, move.animals, "animal", "animals", PIECES, _animals_of_others(state, seat),
                report)  # fmt: skip
    _check_list(state, tables.powers, move.powers, "power", "powers", PIECES, _others(state.powers, seat), report)
    _check_list(state, tables.strategies, move.strategies, "strategy", "strategies", PIECES,
                _others(state.strategies, seat), report)  # fmt: skip
    for place, name in enumerate(move.animals):
        animal = tables.animals.number.get(name)
        if animal is not None and animal not in tables.playable:
            report("HB0307", _autonomous(name, animal in tables.insects), field=("animals", place))
    _check_bird(state, seat, move, report)
    _report_unwritten(seat, (*move.animals, *move.powers, move.bird), report)


def _autonomous(name: str, is_insect: bool) -> Message:
    if is_insect:
        return say("{animal} is an insect animal; no player runs it", animal=name)
    return say("{animal} is an aquatic animal; no player runs it", animal=name)


def _check_bird(state: State, seat: int, move: Deal, report: Report) -> None:
    birds = state.tables.birds
    if move.bird == UNSEEN:
        return
    bird = number_of(birds, move.bird, "bird", report)
    if bird == EMPTY:
        return
    if birds.rows[bird].invocation:
        message = say("{card} is an invocation card; the bird of a deal is another one", card=move.bird)
        report("HB0308", message, field=("bird",))
    elif sum(other == bird for other in state.birds) >= _copies(birds, bird):
        report("HB0304", _no_further(move.bird), field=("bird",), about=(f"dealt:{move.bird}",))


def _animals_of_others(state: State, seat: int) -> list[int]:
    mine = pieces_of(state, seat)
    return [piece.animal for number, piece in enumerate(state.pieces) if number not in mine]


def apply_deal(state: State, pending: Pending, move: Deal, events: Events) -> None:
    tables, seat = state.tables, pending.seat
    if UNSEEN in (*move.animals, *move.powers, move.bird):
        deal_nothing(state, pending)
        state.strategies[seat] = tuple(tables.strategies.number.get(name, UNKNOWN) for name in move.strategies)
        return
    for number, name in zip(pieces_of(state, seat), move.animals, strict=True):
        state.pieces[number] = Piece(tables.animals.number[name], tables.start)
    state.powers[seat] = tuple(tables.powers.number[name] for name in move.powers)
    state.strategies[seat] = tuple(tables.strategies.number.get(name, UNKNOWN) for name in move.strategies)
    state.birds[seat] = tables.birds.number[move.bird]
    state.blind &= ~(1 << seat)


def deal_nothing(state: State, pending: Pending) -> None:
    """A deal that nobody wrote, or that can't be: the player has cards, but nobody can tell which."""
    state.strategies[pending.seat] = (UNKNOWN,) * PIECES
    state.birds[pending.seat] = UNKNOWN
    state.blind |= 1 << pending.seat


def take_back(state: State) -> None:
    """Before a deal: what was dealt in the round before comes back."""
    players = len(state.names)
    state.powers = [()] * players
    state.strategies = [()] * players
    state.birds = [EMPTY] * players


def compose_deal(state: State, pending: Pending, choose: Chooser) -> Deal:
    tables, seat = state.tables, pending.seat
    taken = _animals_of_others(state, seat)
    animals = [animal for animal in tables.playable if animal not in taken]
    birds = [card for card in _left(tables.birds, list(state.birds)) if not tables.birds.rows[card].invocation]
    powers = _left(tables.powers, _others(state.powers, seat))
    strategies = _left(tables.strategies, _others(state.strategies, seat))
    return _deal(
        state,
        seat,
        _pick_different(choose, animals, PIECES, "animal"),
        _pick_different(choose, powers, PIECES, "power"),
        choose("bird", birds),
        _pick_different(choose, strategies, PIECES, "strategy card"),
    )


def _deal(
    state: State, seat: int, animals: Sequence[int], powers: Sequence[int], bird: int, strategies: Sequence[int]
) -> Deal:
    tables = state.tables
    return Deal(
        SEATS[seat],
        tuple(tables.animals.ids[animal] for animal in sorted(animals)),
        tuple(tables.powers.ids[power] for power in sorted(powers)),
        tables.birds.ids[bird],
        tuple(tables.strategies.ids[strategy] for strategy in sorted(strategies)),
    )


def every_deal(state: State, pending: Pending) -> Iterator[Deal]:
    """Every deal with all cards named, in the order of the set."""
    tables, seat = state.tables, pending.seat
    taken = _animals_of_others(state, seat)
    animals = [animal for animal in tables.playable if animal not in taken]
    powers = sorted(set(_left(tables.powers, _others(state.powers, seat))))
    strategies = sorted(set(_left(tables.strategies, _others(state.strategies, seat))))
    birds = sorted({card for card in _left(tables.birds, list(state.birds))
                    if not tables.birds.rows[card].invocation})  # fmt: skip
    for three in combinations(animals, PIECES):
        for cards in combinations(powers, PIECES):
            for bird in birds:
                for hidden in combinations(strategies, PIECES):
                    yield _deal(state, seat, three, cards, bird, hidden)


# Picking ---------------------------------------------------------------------------------------------------


def _left(listing: Listing[Any], taken: Sequence[int]) -> list[int]:
    """The cards of a list that nobody has, each as often as it is there."""
    left = [card for card in range(len(listing)) for _ in range(_copies(listing, card))]
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _pick(choose: Chooser, cards: Sequence[int], count: int, question: str) -> list[int]:
    left, picked = list(cards), []
    for _ in range(count):
        card = choose(question, left)
        left.remove(card)
        picked.append(card)
    return picked


def _pick_different(choose: Chooser, cards: Sequence[int], count: int, question: str) -> list[int]:
    picked: list[int] = []
    for _ in range(count):
        picked.append(choose(question, [card for card in cards if card not in picked]))
    return picked
