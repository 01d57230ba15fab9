"""Dominion: Seaside: why somebody is not asked what a move answers: hints for whoever wrote it."""

from __future__ import annotations

from typing import Any

from dsnotation.games.seaside.components import CARD, CODES, LIGHTHOUSE, SEATS
from dsnotation.games.seaside.state import CLEAN_UP, Pending, State

PIRATE_SHIP = CARD["Pirate Ship"]
_OF_TURN = ("play", "buy", "end")
_OF_VICTIMS = frozenset({"flip", "discard", "reveal", "top"})


def protected(state: State, name: str) -> tuple[str, ...]:
    """That a player has a Lighthouse in play and so nothing is written for an Attack."""
    seat = SEATS.index(name)
    if seat < len(state.players) and seat != state.who and state.players[seat].staying[LIGHTHOUSE]:
        return (f"{name} has a Lighthouse in play: nothing is written for the Attack",)
    return ()


def why_unasked(state: State, pending: Pending, move: Any, who: str) -> tuple[str, ...]:
    """What a move may have been written for that the rules do by themselves, or that is written otherwise."""
    kind = move.kind
    if kind == "gain":
        return (f"the {move.card} follows from the rules, or can't be gained: leave it out",)
    if kind == "start":
        return (f"{move.card} needs no line here: start is for several sorts of cards that wait",)
    if kind == "play" and pending.kind == "double":
        return (f"the card for Throne Room: double {CODES[CARD[move.cards[0]]]}",) if move.cards else ()
    if kind == "trash" and state.loot and any(played.card == PIRATE_SHIP for played in state.table):
        return ("for Pirate Ship the only Treasure turned up goes by itself: leave the trash out",)
    if kind == "top" and state.phase == CLEAN_UP:
        return ("cards that go on the deck in the Clean-up stand in one step with it: end top Tr",)
    if kind in _OF_VICTIMS and protected(state, who):
        return protected(state, who)
    if pending.kind in _OF_TURN:
        if kind == "draw":
            return ("a new hand comes after the end of the turn: end, draw ...",)
        if kind == "discard":
            return ("what the Clean-up discards is not written: end, draw ...",)
    return ()
