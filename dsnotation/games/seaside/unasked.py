"""Dominion: Seaside: why somebody is not asked what a move answers: hints for whoever wrote it."""

from __future__ import annotations

from typing import Any

from dsnotation.core.messages import Message, say
from dsnotation.games.seaside.components import CARD, CODES, LIGHTHOUSE, SEATS
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.state import CLEAN_UP, Pending, State

PIRATE_SHIP = CARD["Pirate Ship"]
_OF_TURN = ("play", "buy", "end")
_OF_VICTIMS = frozenset({"flip", "discard", "reveal", "top"})


def protected(state: State, name: str) -> tuple[Message, ...]:
    """That a player has a Lighthouse in play and so nothing is written for an Attack."""
    seat = SEATS.index(name)
    if seat < len(state.players) and seat != state.who and state.players[seat].staying[LIGHTHOUSE]:
        lighthouse = called("Lighthouse")
        return (say("{seat} has {card:a} in play: nothing is written for the Attack", seat=name, card=lighthouse),)
    return ()


def why_unasked(state: State, pending: Pending, move: Any, who: str) -> tuple[Message, ...]:
    """What a move may have been written for that the rules do by themselves, or that is written otherwise."""
    kind = move.kind
    if kind == "gain":
        card = called(move.card)
        return (say("the {card} follows from the rules, or can't be gained: leave it out", card=card),)
    if kind == "start":
        card = called(move.card)
        return (say("{card} needs no line here: start is for several sorts of cards that wait", card=card),)
    if kind == "play" and pending.kind == "double":
        if not move.cards:
            return ()
        throne, example = called("Throne Room"), f"double {CODES[CARD[move.cards[0]]]}"
        return (say("the card for {card}: {example}", card=throne, example=example),)
    if kind == "trash" and state.loot and any(played.card == PIRATE_SHIP for played in state.table):
        ship = called("Pirate Ship")
        return (say("for {card} the only Treasure turned up goes by itself: leave the trash out", card=ship),)
    if kind == "top" and state.phase == CLEAN_UP:
        return (say("cards that go on the deck in the Clean-up stand in one step with it: end top Tr"),)
    if kind in _OF_VICTIMS and protected(state, who):
        return protected(state, who)
    if pending.kind in _OF_TURN:
        if kind == "draw":
            return (say("a new hand comes after the end of the turn: end, draw ..."),)
        if kind == "discard":
            return (say("what the Clean-up discards is not written: end, draw ..."),)
    return ()
