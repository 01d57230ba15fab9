"""Habitat Battle: what is said of a card or an animal by what kind it is.

Whole sentences, since other languages bend each kind in its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dsnotation.core.messages import Message, say, several

Of = Mapping[str, Callable[[str], Message]]

# A name that the set does not have.
UNKNOWN: Of = {
    "animal": lambda name: say("the set has no animal called {name}", name=name),
    "power": lambda name: say("the set has no power called {name}", name=name),
    "activator": lambda name: say("the set has no activator called {name}", name=name),
    "movement": lambda name: say("the set has no movement called {name}", name=name),
    "space": lambda name: say("the set has no space called {name}", name=name),
    "strategy": lambda name: say("the set has no strategy called {name}", name=name),
    "bird": lambda name: say("the set has no bird called {name}", name=name),
    "invocation": lambda name: say("the set has no invocation called {name}", name=name),
}

# How many of a kind a player gets, and how many are written.
AMOUNT: Mapping[str, Callable[[int, int], Message]] = {
    "animal": lambda count, there: several(
        count,
        "a player gets {count} animal, not {there}",
        "a player gets {count} animals, not {there}",
        there=there,
    ),
    "power": lambda count, there: several(
        count,
        "a player gets {count} power, not {there}",
        "a player gets {count} powers, not {there}",
        there=there,
    ),
    "activator": lambda count, there: several(
        count,
        "a player gets {count} activator, not {there}",
        "a player gets {count} activators, not {there}",
        there=there,
    ),
    "movement": lambda count, there: several(
        count,
        "a player gets {count} movement, not {there}",
        "a player gets {count} movements, not {there}",
        there=there,
    ),
    "strategy": lambda count, there: several(
        count,
        "a player gets {count} strategy, not {there}",
        "a player gets {count} strategies, not {there}",
        there=there,
    ),
    "invocation": lambda count, there: several(
        count,
        "a player gets {count} invocation, not {there}",
        "a player gets {count} invocations, not {there}",
        there=there,
    ),
}

# A name that stands twice where all must be different.
TWICE: Of = {
    "animal": lambda name: say("a player gets different animals; {name} stands twice", name=name),
    "power": lambda name: say("a player gets different powers; {name} stands twice", name=name),
    "movement": lambda name: say("a player gets different movements; {name} stands twice", name=name),
    "strategy": lambda name: say("a player gets different strategies; {name} stands twice", name=name),
    "invocation": lambda name: say("a player gets different invocations; {name} stands twice", name=name),
}

# A card that a player (the first word) has given to another animal already.
GIVEN_AWAY: Mapping[str, Callable[[str, str], Message]] = {
    "power": lambda seat, card: say(
        "{seat} can't use the power {card}: {seat} has given that away already", seat=seat, card=card
    ),
    "activator": lambda seat, card: say(
        "{seat} can't use the activator {card}: {seat} has given that away already", seat=seat, card=card
    ),
    "movement": lambda seat, card: say(
        "{seat} can't use the movement {card}: {seat} has given that away already", seat=seat, card=card
    ),
}

# A card that a player (the first word) does not have.
NOT_DEALT: Mapping[str, Callable[[str, str], Message]] = {
    "power": lambda seat, card: say(
        "{seat} can't use the power {card}: {seat} was not dealt that", seat=seat, card=card
    ),
    "activator": lambda seat, card: say(
        "{seat} can't use the activator {card}: {seat} was not dealt that", seat=seat, card=card
    ),
    "movement": lambda seat, card: say(
        "{seat} can't use the movement {card}: {seat} was not dealt that", seat=seat, card=card
    ),
}
