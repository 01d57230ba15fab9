"""Habitat Battle, known from a Spanish rules text; a game set gives it board, animals and cards."""

from dsnotation.games.habitat_battle.game import HabitatBattle

GAME = HabitatBattle()
