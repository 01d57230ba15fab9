"""Dominant Species: Domination and the taking of a card. Sheet 7.12."""

from __future__ import annotations

from dsnotation.core.game import Chooser
from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.cards import play_card
from dsnotation.games.dominant_species.components import ANIMALS, CARD, CARDS
from dsnotation.games.dominant_species.effects import Events, remove_card
from dsnotation.games.dominant_species.elements import forgone, space_of
from dsnotation.games.dominant_species.moves import Domination, TakeCard
from dsnotation.games.dominant_species.report import on_hex
from dsnotation.games.dominant_species.scoring import score_tile
from dsnotation.games.dominant_species.state import EMPTY, Pending, State, dominance, hex_names, tiles


def scorable(state: State) -> list[int]:
    """Tiles that a Domination may choose."""
    hexes = [hex_ for hex_ in tiles(state) if not state.scored >> hex_ & 1]
    if state.options.empty_tile_domination == "forbid":
        hexes = [hex_ for hex_ in hexes if any(state.species[hex_ * 6 : hex_ * 6 + 6])]
    return hexes


def check_domination(state: State, pending: Pending, move: Domination, report: Report) -> None:
    """Sheet 7.12; row 25."""
    if move.hex is None:
        return
    hex_ = HEX[move.hex]
    field, about = ("hex",), (on_hex(hex_),)
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=field, about=about)
    elif state.scored >> hex_ & 1:
        report(
            "DS0801",
            say("{hex} was already scored this turn", hex=move.hex),
            field=field,
            about=(f"scored:{move.hex}",),
            hints=(_unscored(state),),
        )
    elif hex_ not in scorable(state):
        report("DS0802", say("there are no species on {hex}", hex=move.hex), field=field, about=about)


def apply_domination(state: State, pending: Pending, move: Domination, events: Events) -> None:
    if move.hex is None:
        forgone(state, pending, events)
        return
    hex_ = HEX[move.hex]
    state.scored |= 1 << hex_
    score_tile(state, hex_, "domination", events)
    taker = dominance(state, hex_)
    if taker != EMPTY and state.cards:
        state.pending.append(Pending("take-card", taker, pending.space, (hex_,)))


def compose_domination(state: State, pending: Pending, choose: Chooser) -> Domination:
    hexes = scorable(state)
    prefer = [hex_ for hex_ in hexes if dominance(state, hex_) != EMPTY]
    hex_ = choose("hex", [None, *hexes], prefer or hexes)
    return Domination(ANIMALS[pending.actor], space_of(pending), None if hex_ is None else HEXES[hex_])


# The card --------------------------------------------------------------------------------------------------


def _unscored(state: State) -> Message:
    hexes = scorable(state)
    return say("not yet scored: {hexes}", hexes=hex_names(hexes)) if hexes else say("not yet scored: none")


def check_take_card(state: State, pending: Pending, move: TakeCard, report: Report) -> None:
    """Sheet 7.12, step 2: any face-up card."""
    if CARD[move.card] not in state.cards:
        face_up = ", ".join(CARDS[card] for card in state.cards)
        report(
            "DS0803",
            say("{card} is not face up", card=move.card),
            field=("card",),
            about=("cards",),
            hints=(say("face up: {cards}", cards=face_up),),
        )


def apply_take_card(state: State, pending: Pending, move: TakeCard, events: Events) -> None:
    remove_card(state, pending.actor, CARD[move.card], events)
    play_card(state, pending, move.card, events)  # type: ignore[arg-type]  # never "?"


def compose_take_card(state: State, pending: Pending, choose: Chooser) -> TakeCard:
    return TakeCard(ANIMALS[pending.actor], choose("card", [CARDS[card] for card in state.cards]))
