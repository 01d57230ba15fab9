"""Habitat Battle: what each decision asks for, in a phrase, for hints."""

from __future__ import annotations

from dsnotation.core.game import CHANCE, Decision

# What is handed out or appears: what it is, and the form of such a move. `{who}` is who gets it.
_CHANCE = {
    "kit": (
        "what {who} has for the whole game",
        "kit {who} activators ... movements ... invocations ...",
    ),
    "deal": (
        "what {who} is dealt this round",
        "deal {who} animals ... powers ... bird ... strategies ...",
    ),
    "appear": (
        "what appears at the end of the round",
        "insect ANIMAL SPACE, aquatic ANIMAL SPACE, or calm",
    ),
}
# What a player decides. `{where}` is the battle.
_PLAYERS = {
    "position": "an animal, its power and activator, its movement, and the space where it goes",
    "power": "use or hold, for the power of the animal{where}",
    "expose": "what is exposed{where}: a strategy card (expose ...), a bird card (bird ...; against an insect only"
    " an invocation card), or pass",
}


def describe(decision: Decision, example: str = "") -> str:
    """What the decision asks for. Of what chance gives no example is shown but the form."""
    if decision.actor == CHANCE:
        who = dict(decision.given).get("player", "the player")
        phrase, form = _CHANCE[decision.kind]
        return f"{phrase} ({form})".format(who=who)
    where = "" if decision.space is None else f" in the battle on {decision.space}"
    phrase = _PLAYERS[decision.kind].format(where=where)
    shown = example.removeprefix(f"{decision.actor} ")
    return f"{decision.actor}: {phrase}" + (f", for example {shown}" if shown else "")
