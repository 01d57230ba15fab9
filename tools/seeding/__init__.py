"""The parts of `tools.faults`: games to break, faults, what the engine says of them, what the tool reports.

The words of a game stand in its module (`words.WORDS`); everything else serves all games.
"""
