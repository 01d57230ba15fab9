"""Habitat Battle: what is said where nobody can tell what a player had."""

from __future__ import annotations

from dsnotation.core.messages import Message, say
from dsnotation.games.habitat_battle.moves import SEATS


def was_dealt(seat: int, name: str) -> Message:
    """That it can't be known whether a player was dealt something in this round."""
    return say("nobody can tell whether {seat} was dealt {card}", seat=SEATS[seat], card=name)


def had(seat: int, name: str) -> Message:
    """That it can't be known whether a player had a card."""
    return say("nobody can tell whether {seat} had {card}", seat=SEATS[seat], card=name)
