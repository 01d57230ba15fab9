"""Dominion with the Seaside expansion (Rio Grande Games, 2009, Donald X. Vaccarino), first edition."""

# The cards enter their rules when they are imported.
from dsnotation.games.seaside import cards_attacks, cards_deck, cards_durations, cards_plain, chance, turn
from dsnotation.games.seaside.game import Seaside

__all__ = ["GAME", "cards_attacks", "cards_deck", "cards_durations", "cards_plain", "chance", "turn"]

GAME = Seaside()
