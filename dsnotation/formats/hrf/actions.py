"""The names of Haunt Roll Fail's game `doms` in ours: animals, elements, tiles, cards, spaces, places.

Source: the project's description of the format, `docs/formats.md` (Haunt Roll Fail journal).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from dsnotation.core.messages import Message, say
from dsnotation.formats.hrf.expressions import Term, Value
from dsnotation.games.dominant_species.board import COORDINATES, HEXES, CornerName, HexName, canonical_corner
from dsnotation.games.dominant_species.components import (
    ANIMAL_WORDS,
    CARDS,
    ELEMENT_WORDS,
    TERRAIN_WORDS,
    AnimalName,
    CardName,
    ElementName,
    TileName,
)

ANIMAL_OF: dict[str, AnimalName] = {word.capitalize(): code for code, word in ANIMAL_WORDS.items()}
ELEMENT_OF: dict[str, ElementName] = {word.capitalize(): code for code, word in ELEMENT_WORDS.items()}
TILE_OF: dict[str, TileName] = {word.capitalize(): code for code, word in TERRAIN_WORDS.items() if code != "Tu"}
CARD_OF: dict[str, CardName] = {card.replace("-", ""): card for card in CARDS}

# Tile(x, y): x = 3q and y = 4r + 2q of our axial coordinates; a corner is the tile's centre and this much.
_OFFSETS = {"e": (2, 0), "ne": (1, -2), "nw": (-1, -2), "w": (-2, 0), "sw": (-1, 2), "se": (1, 2)}
HEX_AT: dict[tuple[int, int], HexName] = {
    (3 * hex_.q, 4 * hex_.r + 2 * hex_.q): name for name, hex_ in zip(HEXES, COORDINATES, strict=True)
}
CORNER_AT: dict[tuple[int, int], CornerName] = {
    (x + dx, y + dy): canonical_corner(f"{name}{direction}")
    for (x, y), name in HEX_AT.items()
    for direction, (dx, dy) in _OFFSETS.items()
}

_COMPETITIONS = ("Jungle", "Wetland", "Desert", "Forest", "Savannah", "Mountain", "Sea", "Jungle")
# Everything that has a place in the order of a turn, written as a journal writes it, in that order. The second
# part is our space, or what is done then.
TURN: tuple[tuple[str, str], ...] = (
    ("PlanningPhase", "planning-phase"),
    ("Planning", "plan"),
    ("ExecutionPhase", "execution-phase"),
    ("Initiative", "ini"),
    *((f"Adaptation({number})", f"ada.{number}") for number in (1, 2, 3)),
    *((f"Regression({number})", f"reg.{number}") for number in (1, 2)),
    ("ReptileRegression", "reg.free"),
    ("PrepareRegression", "regression"),
    ("CompleteRegression", "regression"),
    *((f"Abundance({number})", f"abu.{number}") for number in (1, 2)),
    ("Wasteland", "was"),
    ("CompleteWasteland", "wasteland"),
    ("Depletion", "dep"),
    *((f"Glaciation({number})", f"gla.{number + 1}") for number in (0, 1, 2, 3)),
    *((f"Speciation({ELEMENT_WORDS[code].capitalize()})", f"spe.{code}") for code in "muswbg"),  # type: ignore[index]
    ("InsectSpeciation", "spe.free"),
    *((f"Wanderlust({number})", f"wan.{number}") for number in (1, 2, 3)),
    ("BirdMigration", "bird-migration"),
    *((f"Migration({number})", f"mig.{number}") for number in (7, 6, 5, 4, 3, 2)),
    ("ArachnidCompetition", "com.free"),
    *(
        (f"Competition({one}, {two})", f"com.{number}")
        for number, (one, two) in enumerate(pairwise(_COMPETITIONS), 1)
    ),
    *((f"Domination({number})", f"dom.{number}") for number in (1, 2, 3, 4, 5)),
    ("MammalExtinction", "save-mammal"),
    ("Extinction", "extinction"),
    ("Survival", "survival"),
    ("IceAge", "end"),
    ("GameOver", "end"),
    ("Reseed", "reseed"),
)
RANK_OF_PHASE = {phase: rank for rank, (phase, _) in enumerate(TURN)}
RANK_OF_SPACE = {space: rank for rank, (_, space) in enumerate(TURN)}
SPACE_OF = dict(TURN)

# What stands at the head of a journal, once.
HEADS = frozenset({"StartAction", "ShuffledTerrainAction", "ShuffledDeckAction"})
# Actions whose continuation says where in the turn they stand; the others say it themselves.
CHOICES = frozenset(
    f"{name}Action"
    for name in (
        "Abundance", "Adaptation", "AquaticResource", "Blight", "Competition", "Depletion", "Disease",
        "Domination", "Evolution", "Fertile", "Glaciation", "Hibernation", "Immigrants", "ImmigrantsPawn",
        "ImproveInitiative", "MassExodus", "Metamorphosis", "MigrateTo", "Planning", "PlanningMain",
        "Regression", "SaveMammal", "Speciation", "Symbiotic", "Take", "Wanderlust", "WanderlustMove",
        "WanderlustMoveFrom", "WanderlustResource", "Wasteland",
    )
)  # fmt: skip
_PHASES = {
    "PlanningPhaseAction": "PlanningPhase",
    "ExecutionPhaseAction": "ExecutionPhase",
    "IceAgeAction": "IceAge",
    "GameOverAction": "GameOver",
    "ReseedShuffledAction": "Reseed",
}
ACTIONS = HEADS | CHOICES | frozenset(_PHASES) | {"EndAction"}
# Wrappers and remarks; `lines` and `stream` take them away.
UNDO, FORCED, UNPARSED = "UndoAction", "ForceInvalidAction", "CantParseAction"


class Odd(Exception):
    """An argument that is not what its place asks for; the message says so."""


def arg(term: Term, place: int) -> Value:
    """An argument of an action. Raises Odd if it is missing."""
    if place >= len(term.args):
        raise Odd(say("{name} has no argument {number}", name=term.name, number=place + 1))
    return term.args[place]


def symbol(value: Value) -> str:
    """A thing without parts. Raises Odd."""
    if not isinstance(value, Term) or value.args:
        raise Odd(say("{value} should be a single name", value=shown(value)))
    return value.name


def no_animal(name: str) -> Message:
    return say("{name} is no animal", name=name)


def no_element(name: str) -> Message:
    return say("{name} is no element", name=name)


def no_tile(name: str) -> Message:
    return say("{name} is no tile", name=name)


def no_card(name: str) -> Message:
    return say("{name} is no card", name=name)


def named(value: Value, names: dict[str, str], unknown: Callable[[str], Message]) -> str:
    name = symbol(value)
    if name not in names:
        raise Odd(unknown(name))
    return names[name]


def animal(term: Term, place: int = 0) -> AnimalName:
    """The animal at an argument's place. Raises Odd, as do those that follow."""
    return named(arg(term, place), ANIMAL_OF, no_animal)  # type: ignore[arg-type, return-value]


def element(value: Value) -> ElementName:
    return named(value, ELEMENT_OF, no_element)  # type: ignore[arg-type, return-value]


def tile(value: Value) -> TileName:
    return named(value, TILE_OF, no_tile)  # type: ignore[arg-type, return-value]


def card(value: Value) -> CardName:
    return named(value, CARD_OF, no_card)  # type: ignore[arg-type, return-value]


def number(value: Value) -> int:
    if type(value) is not int:
        raise Odd(say("{value} should be a whole number", value=shown(value)))
    return value


def items(value: Value) -> tuple[Value, ...]:
    if not isinstance(value, tuple):
        raise Odd(say("{value} should be a list", value=shown(value)))
    return value


def _point(value: Value, name: str) -> tuple[int, int]:
    if not isinstance(value, Term) or value.name != name or len(value.args) != 2:
        raise Odd(say("{value} should be a {name}(x, y)", value=shown(value), name=name))
    return number(value.args[0]), number(value.args[1])


def hex_name(value: Value) -> HexName:
    point = _point(value, "Tile")
    if point not in HEX_AT:
        raise Odd(say("Tile{point} is no hex of the board", point=point))
    return HEX_AT[point]


def corner_name(value: Value) -> CornerName:
    point = _point(value, "Corner")
    if point not in CORNER_AT:
        raise Odd(say("Corner{point} is no corner of the board", point=point))
    return CORNER_AT[point]


def figure_animal(value: Value) -> AnimalName:
    """The animal of a `Figure(animal, n)`; the number means nothing."""
    if not isinstance(value, Term) or value.name != "Figure" or not value.args:
        raise Odd(say("{value} should be a Figure(animal, n)", value=shown(value)))
    return animal(value)


def shown(value: Value) -> str:
    """A value as a journal writes it, cut short, for messages and for the names of spaces."""
    if isinstance(value, Term):
        inner = ", ".join(map(shown, value.args))
        text = f"{value.name}({inner})" if value.args else value.name
    elif isinstance(value, tuple):
        text = f"[{', '.join(map(shown, value[:4]))}]"
    else:
        text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def phase_of(term: Term) -> str | None:
    """Where in the order of a turn a line stands, by its name or its continuation; None if it doesn't say."""
    if term.name in _PHASES:
        return _PHASES[term.name]
    last: Value = term
    while isinstance(last, Term) and last.args and last.name.endswith("Action"):
        if last.name == "EndAction":
            phase = shown(last.args[0])
            return phase if phase in RANK_OF_PHASE else None
        last = last.args[-1]
        if isinstance(last, Term) and last.name == "PlanningDoneAction":
            return "Planning"
    return None
