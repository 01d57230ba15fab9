"""Dominant Species: moves and assertions as canonical text.

Moves (dataclasses) and drafts are written alike; a draft may lack parts, and what it lacks is left out. A
move's space is written by its section only, since the position tells which space of it comes next; a draft
keeps the space that somebody wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields as fields_of
from itertools import groupby, takewhile
from typing import Any

from dsnotation.core.game import EVERYBODY, Assertion, Decision, Draft
from dsnotation.core.snapshot import respelt
from dsnotation.core.words import Vocabulary
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEXES, corner_name
from dsnotation.games.dominant_species.components import ANIMAL, UNSEEN
from dsnotation.games.dominant_species.descriptions import describe
from dsnotation.games.dominant_species.parts import corners_in
from dsnotation.games.dominant_species.reading import Builder
from dsnotation.games.dominant_species.words import (
    ANIMAL_CODES,
    CARD_CODES,
    CARD_KINDS,
    ELEMENT_CODES,
    SECTION_CODES,
    TERRAIN_CODES,
)

Fields = Mapping[str, Any]
_CARD_OF = {kind: card for card, kind in CARD_KINDS.items()}


_HEX_WORDS = Vocabulary({name: (name,) for name in HEXES})
_CORNER_WORDS = Vocabulary(
    {
        name: (name, *(other for other, there in CORNER.items() if there == place))
        for place, name in enumerate(CORNERS)
    }
)
_BY_ANIMAL = (
    "vp",
    "pool",
    "eliminated",
    "available",
    "pawns-in-box",
    "set-aside",
    "spaces",
    "initiative",
    "passed",
    "survivor",
)
# The vocabularies whose words stand in a part of a position.
_SPELLINGS: dict[str, tuple[Vocabulary, ...]] = {
    "terrain": (_HEX_WORDS, TERRAIN_CODES),
    "species": (_HEX_WORDS, ANIMAL_CODES),
    "hibernating": (_HEX_WORDS, ANIMAL_CODES),
    "elements": (_CORNER_WORDS, ELEMENT_CODES),
    "cones": (_HEX_WORDS, ANIMAL_CODES),
    "bag": (ELEMENT_CODES,),
    "boxes": (SECTION_CODES, ELEMENT_CODES),
    "added": (ANIMAL_CODES, ELEMENT_CODES),
    **dict.fromkeys(_BY_ANIMAL, (ANIMAL_CODES,)),
    "face-up": (TERRAIN_CODES,),
    "unseen-tiles": (TERRAIN_CODES,),
    "cards": (CARD_CODES,),
    "unseen-cards": (CARD_CODES,),
    "spared": (ANIMAL_CODES, ELEMENT_CODES),
    "scored": (_HEX_WORDS,),
}


class Language:
    """How Dominant Species is read and written (`core.game.Language`)."""

    grammar = "dominant_species"
    builder = Builder()
    names_once = False

    def write(self, moves: Sequence[Any]) -> list[str]:
        """Canonical lines for a run of moves, one statement each; or for the drafts of one statement.

        A card taken and carried out is one line. Pawns are written a round a line, drafts of pawns as they
        came: on one line; and so are claims that follow each other.
        """
        lines: list[str] = []
        pending = list(moves)
        while pending:
            count = _statement_length(pending)
            lines.append(_statement([_written(move) for move in pending[:count]]))
            del pending[:count]
        return lines

    def write_assertion(self, assertion: Assertion) -> str:
        """The canonical line of an assertion."""
        return " ".join(["assert", *_CLAIMS[assertion.kind](assertion.fields)])

    def spell(self, part: str, word: str) -> str:
        """A word of a part of a position with codes for names."""
        return respelt(word, _SPELLINGS.get(part, ()))

    def names_in(self, text: str) -> Mapping[str, str]:
        """Corners: each has up to three names, and messages use the one that the scorekeeper wrote."""
        return corners_in(text)

    def describe(self, decision: Decision, example: str = "") -> str:
        """What the decision asks for, with an example line if there is one."""
        return describe(decision, example)


def _written(move: Any) -> Draft:
    if isinstance(move, Draft):
        return move
    fields = {field.name: getattr(move, field.name) for field in fields_of(move)}
    if move.kind not in ("place-pawn",) and not str(fields.get("space", "")).endswith(".free"):
        fields.pop("space", None)
    return Draft(move.kind, fields)


def _statement_length(moves: Sequence[Any]) -> int:
    """How many of the moves the first statement holds."""
    first = moves[0]
    if first.kind == "place-pawn":
        return _round_length(moves)
    if first.kind == "claim":
        return len(list(takewhile(lambda move: move.kind == "claim", moves)))
    if first.kind == "take-card" and len(moves) > 1:
        card = first.fields["card"] if isinstance(first, Draft) else first.card
        if CARD_KINDS.get(card) == moves[1].kind and moves[1].actor == first.actor:
            return 2
    return 1


def _round_length(moves: Sequence[Any]) -> int:
    drafts = isinstance(moves[0], Draft)
    seen: set[str] = set()
    for count, move in enumerate(moves):
        if move.kind != "place-pawn" or (not drafts and move.actor in seen):
            return count
        seen.add(move.actor)
    return len(moves)


def _statement(drafts: Sequence[Draft]) -> str:
    first = drafts[0]
    if first.kind == "place-pawn":
        pawns = (_spaced(*_actor(draft.fields), draft.fields["space"] or "-") for draft in drafts)
        return f"plan {', '.join(pawns)}"
    if first.kind == "claim":
        return f"claim {', '.join(_spaced(_claimant(draft), draft.fields['hex']) for draft in drafts)}"
    if first.kind == "take-card":
        choice = drafts[1] if len(drafts) > 1 else None
        rest = _CARDS[choice.kind](choice.fields) if choice is not None else ()
        return _spaced(*_actor(first.fields), "take", first.fields["card"], *rest)
    if first.kind in _CARDS:
        return _spaced(*_actor(first.fields), _CARD_OF[first.kind], *_CARDS[first.kind](first.fields))
    return _spaced(*_STATEMENTS[first.kind](first.fields))


def _claimant(draft: Draft) -> str:
    return "-" if draft.fields["actor"] == EVERYBODY else str(draft.fields["actor"])


# Pieces ----------------------------------------------------------------------------------------------------


def _spaced(*words: str) -> str:
    return " ".join(words)


def _or_nothing(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(words) or ("-",)


def _actor(fields: Fields) -> tuple[str, ...]:
    return (fields["actor"],) if fields.get("actor") else ()


def _one(fields: Fields, name: str) -> tuple[str, ...]:
    return (fields[name] or "-",)


def _disk(fields: Fields) -> tuple[str, ...]:
    if fields["element"] == fields["corner"] == UNSEEN:
        return (UNSEEN,)
    return (f"{fields['element']}@{fields['corner']}",) if fields["element"] else ("-",)


def _placements(placements: Iterable[Any]) -> tuple[str, ...]:
    return tuple(_or_unseen(placement.hex, f"{placement.hex}:{placement.count}") for placement in placements)


def _victims(fields: Fields) -> tuple[str, ...]:
    return tuple(_or_unseen(victim.hex, f"{victim.hex}:{victim.animal}") for victim in fields["victims"])


def _or_unseen(place: str, text: str) -> str:
    """An item of a list, or that nobody saw it."""
    return UNSEEN if place == UNSEEN else text


# Statements ------------------------------------------------------------------------------------------------


def _action(section: str, rest: Callable[[Fields], Iterable[str]]) -> Callable[[Fields], Iterable[str]]:
    """Writes the actor, the section (or the space, where one was written) and the rest."""

    def write(fields: Fields) -> Iterable[str]:
        return (*_actor(fields), fields.get("space") or section, *rest(fields))

    return write


def _draw(fields: Fields) -> tuple[str, ...]:
    rows = (("ada", "adaptation"), ("abu", "abundance"), ("wan", "wanderlust"))
    return ("draw", " | ".join(_spaced(code, *_or_nothing(fields[name])) for code, name in rows))


def _symbiotic(fields: Fields) -> tuple[str, ...]:
    return ("draw", ", ".join(f"{draw.animal} {draw.element}" for draw in fields["draws"]))


def _initiative(fields: Fields) -> tuple[str, ...]:
    words = (*(("swap",) if fields["swap"] else ()), *((fields["target"],) if fields["target"] else ()))
    return _or_nothing(words)


def _speciation(fields: Fields) -> tuple[str, ...]:
    return (*_disk(fields), *_placements(fields["placements"]))


def _wanderlust(fields: Fields) -> tuple[str, ...]:
    if not fields["tile"]:
        return ("-",)
    if fields["tile"] == fields["hex"] == fields["element"] == fields["corner"] == UNSEEN and not fields["stack"]:
        return (UNSEEN,)
    stack = f".{fields['stack']}" if fields["stack"] else ""
    tile = f"{fields['tile']}{stack}>{fields['hex']}"
    if not fields["element"]:
        return (tile,)
    if UNSEEN in (fields["hex"], fields["corner"]):
        return (tile, *_disk(fields))
    # The players look at the new tile: its corner is named from there.
    corner = corner_name(CORNER[fields["corner"]], HEX[fields["hex"]])
    return (tile, f"{fields['element']}@{corner}")


def _tile_migration(fields: Fields) -> tuple[str, ...]:
    if any(arrival.animal == UNSEEN for arrival in fields["arrivals"]):
        return ("move", UNSEEN)
    arrivals = sorted(fields["arrivals"], key=lambda arrival: ANIMAL[arrival.animal])
    groups = (
        _spaced(animal, *(f"{arrival.origin}:{arrival.count}" for arrival in group))
        for animal, group in groupby(arrivals, key=lambda arrival: arrival.animal)
    )
    return ("move", ", ".join(groups) or "-")


def _walks(fields: Fields) -> tuple[str, ...]:
    return _or_nothing(
        _or_unseen(walk.origin, f"{walk.origin}-{walk.target}:{walk.count}") for walk in fields["walks"]
    )


def _free_competition(fields: Fields) -> tuple[str, ...]:
    victim = fields["victim"]
    if victim and victim.hex == UNSEEN:
        return (UNSEEN,)
    return (f"{victim.hex}:{victim.animal}",) if victim else ("-",)


def _lose(fields: Fields) -> tuple[str, ...]:
    lost = fields["element"] if fields["loss"] == "element" else fields["loss"]
    return (*_actor(fields), "lose", lost, *((fields["origin"],) if fields.get("origin") else ()))


_STATEMENTS: dict[str, Callable[[Fields], Iterable[str]]] = {
    "reveal-tiles": lambda fields: ("tiles", *(tile or "." for tile in fields["tiles"])),
    "reveal-cards": lambda fields: ("cards", *_or_nothing(fields["cards"])),
    "draw-elements": _draw,
    "draw-symbiotic": _symbiotic,
    "initiative": _action("ini", _initiative),
    "adaptation": _action("ada", lambda fields: _one(fields, "element")),
    "regression": _action("reg", lambda fields: _one(fields, "element")),
    "abundance": _action("abu", _disk),
    "wasteland": _action("was", lambda fields: _one(fields, "element")),
    "depletion": _action("dep", _disk),
    "glaciation": _action("gla", lambda fields: _one(fields, "hex")),
    "speciation": _action("spe", _speciation),
    "free-speciation": _action("spe.free", lambda fields: _one(fields, "hex")),
    "wanderlust": _action("wan", _wanderlust),
    "tile-migration": _tile_migration,
    "migration": _action("mig", _walks),
    "competition": _action("com", lambda fields: _or_nothing(_victims(fields))),
    "free-competition": _action("com.free", _free_competition),
    "domination": _action("dom", lambda fields: _one(fields, "hex")),
    "lose": _lose,
    "save-mammal": lambda fields: (*_actor(fields), "save", *_one(fields, "hex")),
}


# Cards -----------------------------------------------------------------------------------------------------


def _aquatic(fields: Fields) -> tuple[str, ...]:
    disk = _disk(fields) if fields["element"] else ()
    species = (f"{fields['hex']}:{fields['count']}",) if fields["hex"] else ()
    return _or_nothing((*disk, *species))


def _blight(fields: Fields) -> tuple[str, ...]:
    return (f"{fields['hex']}={fields['keep']}" if fields["keep"] else fields["hex"],)


def _catastrophe(fields: Fields) -> tuple[str, ...]:
    survivor = f"={fields['survivor']}" if fields["survivor"] else ""
    return (f"{fields['hex']}{survivor}", *_victims(fields))


def _hibernation(fields: Fields) -> tuple[str, ...]:
    return (f"{fields['hex']}:{fields['count']}" if fields["hex"] else "-",)


def _mass_exodus(fields: Fields) -> tuple[str, ...]:
    gone = (f"{away.target}:{away.animal}:{away.count}" for away in fields["departures"])
    return (fields["hex"], *gone)


_CARDS: dict[str, Callable[[Fields], Iterable[str]]] = {
    "aquatic": _aquatic,
    "biomass": lambda fields: _or_nothing(_victims(fields)),
    "blight": _blight,
    "catastrophe": _catastrophe,
    "evolution": lambda fields: _or_nothing(_victims(fields)),
    "fecundity": lambda fields: _or_nothing(fields["hexes"]),
    "fertile": lambda fields: (fields["hex"],),
    "habitat": _disk,
    "hibernation": _hibernation,
    "ice-sheet": lambda fields: _one(fields, "hex"),
    "instinct": lambda fields: (fields["target"],),
    "mass-exodus": _mass_exodus,
    "metamorphosis": lambda fields: (f"{fields['give']}>{fields['take']}",),
    "predator": lambda fields: _or_nothing(_victims(fields)),
}


# Assertions ------------------------------------------------------------------------------------------------


def _counts(fields: Fields) -> tuple[str, ...]:
    return tuple(f"{animal} {count}" for animal, count in fields["values"])


def _counted(kind: str) -> Callable[[Fields], Iterable[str]]:
    return lambda fields: (kind, *_counts(fields))


def _hex_claim(fields: Fields) -> tuple[str, ...]:
    if fields.get("empty"):
        return (fields["hex"], "empty")
    terrain = (fields["terrain"],) if fields.get("terrain") else ()
    species = ("-",) if fields.get("no_species") else _counts(fields) if "values" in fields else ()
    return (fields["hex"], *terrain, *species)


_CLAIMS: dict[str, Callable[[Fields], Iterable[str]]] = {
    "vp": _counted("vp"),
    "pool": _counted("pool"),
    "pawns": _counted("pawns"),
    "eliminated": _counted("eliminated"),
    "hex": _hex_claim,
    "corner": lambda fields: (fields["corner"], fields["element"] or "-"),
    "dominance": lambda fields: (
        "dominance",
        *(f"{hex_} {animal or '-'}" for hex_, animal in fields["values"]),
    ),
    "display": lambda fields: ("display", fields["animal"], *fields["elements"]),
    "initiative": lambda fields: ("initiative", *fields["animals"]),
    "box": lambda fields: (fields["box"], *_or_nothing(fields["elements"])),
    "winner": lambda fields: ("winner", fields["animal"]),
}
