"""The moves of ours that a choice in a game of `cross` stands for."""

from __future__ import annotations

from typing import Any

from peers import names
from peers.names import mv


def _victims(choice: Any) -> tuple[Any, ...]:
    if choice == "none":
        return ()
    return tuple(mv.Victim(names.AXIAL_HEX[hex_], names.ANIMAL[animal]) for hex_, animal in choice.items())


def _element(choice: Any) -> Any:
    return None if choice == "none" else names.ELEMENT[choice]


def _hex(choice: Any) -> Any:
    return None if choice == "none" else names.AXIAL_HEX[choice]


def _disk(choice: Any) -> tuple[Any, Any]:
    if choice == "none" or choice.get("element", "none") == "none":
        return None, None
    return names.ELEMENT[choice["element"]], names.AXIAL_CORNER[choice["corner"]]


def _depletion(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Depletion(actor, space, None, None)
    # The element is looked up when the move is played.
    return mv.Depletion(actor, space, None, names.AXIAL_CORNER[choice])


def _speciation(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Speciation(actor, space, None, None, ())
    places = tuple(mv.Placement(names.AXIAL_HEX[hex_], count) for hex_, count in choice["place"].items())
    return mv.Speciation(actor, space, *_disk(choice), places)


def _free_speciation(actor: Any, space: Any, choice: Any) -> Any:
    return mv.FreeSpeciation(actor, None if choice == "none" else names.AXIAL_HEX[next(iter(choice["place"]))])


def _wanderlust(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Wanderlust(actor, space, None, None, None, None, None)
    tile, hex_ = names.TERRAIN[choice["terrain"]], names.AXIAL_HEX[choice["hex"]]
    return mv.Wanderlust(actor, space, tile, choice["stack"] + 1, hex_, *_disk(choice))


def _migration(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Migration(actor, space, ())
    counts: dict[tuple[str, str], int] = {}
    for walk in choice["moves"]:
        pair = walk["from"], walk["to"]
        counts[pair] = counts.get(pair, 0) + walk["n"]
    walks = (mv.Walk(names.AXIAL_HEX[one], names.AXIAL_HEX[two], count) for (one, two), count in counts.items())
    return mv.Migration(actor, space, tuple(walks))


def _free_competition(actor: Any, space: Any, choice: Any) -> Any:
    victims = _victims("none" if choice == "none" else choice["eliminate"])
    return mv.FreeCompetition(actor, victims[0] if victims else None)


def _aquatic(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Aquatic(actor, None, None, None, 0)
    hex_ = names.AXIAL_HEX[choice["hex"]] if choice["n"] else None
    return mv.Aquatic(actor, *_disk(choice), hex_, choice["n"])


def _catastrophe(actor: Any, space: Any, choice: Any) -> Any:
    survivor = None if choice["keep"] == "none" else names.ANIMAL[choice["keep"]]
    return mv.Catastrophe(actor, names.AXIAL_HEX[choice["hex"]], survivor, _victims(choice["eliminate_adjacent"]))


def _evolution(actor: Any, space: Any, choice: Any) -> Any:
    pairs = {} if choice == "none" else choice["replace"]
    return mv.Evolution(actor, tuple(mv.Victim(names.AXIAL_HEX[h], names.ANIMAL[a]) for a, h in pairs.items()))


def _fecundity(actor: Any, space: Any, choice: Any) -> Any:
    hexes = [] if choice == "none" else choice["tiles"]
    return mv.Fecundity(actor, tuple(names.AXIAL_HEX[hex_] for hex_ in hexes))


def _hibernation(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none" or not choice["n"]:
        return mv.Hibernation(actor, None, 0)
    return mv.Hibernation(actor, names.AXIAL_HEX[choice["hex"]], choice["n"])


def _mass_exodus(actor: Any, space: Any, choice: Any) -> Any:
    counts: dict[tuple[str, str], int] = {}
    for one in choice["moves"]:
        pair = one["to"], one["animal"]
        counts[pair] = counts.get(pair, 0) + one["n"]
    going = (mv.Departure(names.AXIAL_HEX[to], names.ANIMAL[animal], n) for (to, animal), n in counts.items())
    return mv.MassExodus(actor, names.AXIAL_HEX[choice["hex"]], tuple(going))


def _blight(actor: Any, space: Any, choice: Any) -> Any:
    keep = choice.get("keep", "none")
    keep = names.AXIAL_CORNER[keep] if keep != "none" and choice["remove"] else None
    return mv.Blight(actor, names.AXIAL_HEX[choice["hex"]], keep)


BUILD: dict[str, Any] = {
    "place-pawn": lambda actor, space, choice: mv.PlacePawn(actor, names.SPACE[choice]),
    "adaptation": lambda actor, space, choice: mv.Adaptation(actor, space, _element(choice)),
    "abundance": lambda actor, space, choice: mv.Abundance(actor, space, *_disk(choice)),
    "wasteland": lambda actor, space, choice: mv.Wasteland(actor, space, _element(choice)),
    "depletion": _depletion,
    "glaciation": lambda actor, space, choice: mv.Glaciation(actor, space, _hex(choice)),
    "speciation": _speciation,
    "free-speciation": _free_speciation,
    "wanderlust": _wanderlust,
    "migration": _migration,
    "competition": lambda actor, space, choice: mv.Competition(
        actor, space, _victims("none" if choice == "none" else choice["eliminate"])
    ),
    "free-competition": _free_competition,
    "domination": lambda actor, space, choice: mv.Domination(actor, space, _hex(choice)),
    "take-card": lambda actor, space, choice: mv.TakeCard(actor, names.CARD[choice]),
    "aquatic": _aquatic,
    "biomass": lambda actor, space, choice: mv.Biomass(actor, _victims(choice["eliminate"])),
    "blight": _blight,
    "catastrophe": _catastrophe,
    "evolution": _evolution,
    "fecundity": _fecundity,
    "fertile": lambda actor, space, choice: mv.Fertile(actor, names.AXIAL_HEX[choice]),
    "habitat": lambda actor, space, choice: mv.Habitat(actor, *_disk(choice)),
    "hibernation": _hibernation,
    "ice-sheet": lambda actor, space, choice: mv.IceSheet(actor, _hex(choice)),
    "instinct": lambda actor, space, choice: mv.Instinct(actor, names.SPACE[choice]),
    "mass-exodus": _mass_exodus,
    "metamorphosis": lambda actor, space, choice: mv.Metamorphosis(
        actor, names.ELEMENT[choice["give"]], names.ELEMENT[choice["take"]]
    ),
    "predator": lambda actor, space, choice: mv.Predator(actor, _victims(choice["eliminate"])),
    "save-mammal": lambda actor, space, choice: mv.SaveMammal(actor, _hex(choice)),
}
# Where nothing can be done these engines may take the pawn off without a decision.
FORGOABLE = frozenset(
    {
        "adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "free-speciation",
        "wanderlust", "migration", "competition", "free-competition", "domination", "save-mammal",
    }
)  # fmt: skip
RECORDED_KIND = {
    "place-pawn": "place_pawn",
    "take-card": "card",
    "free-speciation": "speciation_free",
    "free-competition": "competition_free",
    "save-mammal": "extinction_save",
    **{
        kind: kind
        for kind in (
            "adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "wanderlust",
            "migration", "competition", "domination",
        )
    },
    **{
        kind: "card_" + kind.replace("-", "_")
        for kind in (
            "aquatic", "biomass", "blight", "catastrophe", "evolution", "fecundity", "fertile", "habitat",
            "hibernation", "ice-sheet", "instinct", "mass-exodus", "metamorphosis", "predator",
        )
    },
}  # fmt: skip
