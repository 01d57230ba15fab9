"""Habitat Battle: what each decision asks for, in a phrase, for hints."""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.game import CHANCE, Decision
from dsnotation.core.messages import Message, say

# What is handed out or appears, by who gets it: what it is, and the form of such a move.
_CHANCE: dict[str, Callable[[str], Message]] = {
    "kit": lambda who: say(
        "what {who} has for the whole game ({form})",
        who=who,
        form=f"kit {who} activators ... movements ... invocations ...",
    ),
    "deal": lambda who: say(
        "what {who} is dealt this round ({form})",
        who=who,
        form=f"deal {who} animals ... powers ... bird ... strategies ...",
    ),
    "appear": lambda who: say(
        "what appears at the end of the round (insect ANIMAL SPACE, aquatic ANIMAL SPACE, or calm)"
    ),
}
# What a player decides: in the battle on a space, or where no place is known.
_PLAYERS = {
    "position": say("an animal, its power and activator, its movement, and the space where it goes"),
    "power": say("use or hold, for the power of the animal"),
    "expose": say(
        "what is exposed: a strategy card (expose ...), a bird card (bird ...; against an insect only an"
        " invocation card), or pass"
    ),
}
_IN_BATTLE: dict[str, Callable[[str], Message]] = {
    "power": lambda space: say("use or hold, for the power of the animal in the battle on {space}", space=space),
    "expose": lambda space: say(
        "what is exposed in the battle on {space}: a strategy card (expose ...), a bird card (bird ...; against an"
        " insect only an invocation card), or pass",
        space=space,
    ),
}


def describe(decision: Decision, example: str = "") -> Message:
    """What the decision asks for. Of what chance gives no example is shown but the form."""
    if decision.actor == CHANCE:
        return _CHANCE[decision.kind](dict(decision.given).get("player", "SEAT"))
    what = _PLAYERS[decision.kind]
    if decision.space is not None and decision.kind in _IN_BATTLE:
        what = _IN_BATTLE[decision.kind](decision.space)
    shown = example.removeprefix(f"{decision.actor} ")
    if not shown:
        return say("{seat}: {what}", seat=decision.actor, what=what)
    return say("{seat}: {what}, for example {example}", seat=decision.actor, what=what, example=shown)
