"""The parts of `tools.fuzz`: who plays, what is tried at every position, what is tried with the texts.

What is a game's own stands in its adapter (`adapter.Adapter`); everything else serves all games.
"""
