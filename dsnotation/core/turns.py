"""What a turn is called in a sentence: in some games everybody acts in it, and people call it a round.

In the notation, in records and on the command line it is `turn` in every game.
"""

from __future__ import annotations

from dsnotation.core.messages import Message, say


def by_turn(in_rounds: bool, of_turn: Message, of_round: Message) -> Message:
    """One of two wordings: that for a turn, or that for a round (`Game.in_rounds`)."""
    return of_round if in_rounds else of_turn


def turn_named(in_rounds: bool, number: int) -> Message:
    """`turn 3`, `round 3`; 0 is the set-up."""
    if not number:
        return say("set-up")
    return by_turn(in_rounds, say("turn {number}", number=number), say("round {number}", number=number))


def turn_and_phase(in_rounds: bool, number: int, phase: str) -> Message:
    """`Turn 3, planning`, as a heading; without a phase the turn alone."""
    if not phase:
        return by_turn(in_rounds, say("Turn {turn}", turn=number), say("Round {turn}", turn=number))
    return by_turn(
        in_rounds,
        say("Turn {turn}, {phase}", turn=number, phase=phase),
        say("Round {turn}, {phase}", turn=number, phase=phase),
    )
