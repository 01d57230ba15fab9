"""The lobby of a page: `word rest` lines about the table. Later lines override earlier ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsnotation.core.messages import say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.hrf.actions import ANIMAL_OF
from dsnotation.formats.hrf.lines import RawJournal
from dsnotation.games.dominant_species.components import AnimalName

MAX_NAME = 100
# Words whose lines say nothing about the game itself.
_USELESS = frozenset({"meta", "version", "options", "server", "enable", "disable", "prename"})


@dataclass(slots=True)
class Lobby:
    """What a lobby says: the title, who plays an animal, and the animals that have a seat."""

    title: str = ""
    players: dict[AnimalName, str] = field(default_factory=dict)
    animals: set[AnimalName] = field(default_factory=set)


def read_lobby(raw: RawJournal) -> Lobby:
    """The lobby of a file; an empty one if it has none. Lines with words of their own are reported."""
    lobby = Lobby()
    users: dict[AnimalName, str] = {}
    names: dict[str, str] = {}
    other = None
    for line in raw.lobby:
        word, _, rest = line.text.partition(" ")
        rest = " ".join(rest.split())[: MAX_NAME * 7]
        first, _, second = rest.partition(" ")
        if word == "title":
            lobby.title = rest[:MAX_NAME]
        elif word == "name":
            names[first] = second[:MAX_NAME]
        elif word in ("user", "bot") and first in ANIMAL_OF:
            users[ANIMAL_OF[first]] = second if word == "user" else f"Bot {second}".strip()
            lobby.animals.add(ANIMAL_OF[first])
        elif word == "seating":
            lobby.animals |= {ANIMAL_OF[name] for name in rest.split() if name in ANIMAL_OF}
        elif word not in _USELESS:
            other = other or line
    for animal, user in users.items():
        # An id that no name belongs to is no name.
        lobby.players[animal] = names.get(user, user if user.startswith("Bot") else "")
    if other is not None:
        raw.report(codes.DROPPED, say("lines of the lobby are left out"), other)
    return lobby
