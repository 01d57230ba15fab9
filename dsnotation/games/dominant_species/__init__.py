"""Dominant Species (GMT Games, 2010, Chad Jensen)."""

from dsnotation.games.dominant_species.game import DominantSpecies

GAME = DominantSpecies()
