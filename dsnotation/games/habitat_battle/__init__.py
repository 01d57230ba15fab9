"""Habitat Battle, a game of animals and their habitats. What it is played with is a game set."""
