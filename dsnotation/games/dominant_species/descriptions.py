"""Dominant Species: what each decision asks for, in a phrase, for hints."""

from __future__ import annotations

from dsnotation.core.game import CHANCE, EVERYBODY, Decision
from dsnotation.games.dominant_species.components import (
    COMPETITION_TERRAINS,
    MIGRATION_LIMITS,
    TERRAIN_WORDS,
    TERRAINS,
)

_PHRASES: dict[str, str] = {
    "reveal-tiles": "the tiles turned face up on the three stacks",
    "reveal-cards": "the Dominance cards turned face up",
    "draw-elements": "the disks drawn from the bag",
    "draw-symbiotic": "the disks that Symbiotic gave",
    "place-pawn": "an action pawn onto a vacant space",
    "initiative": "initiative: swap or not, and where the pawn goes",
    "adaptation": "adaptation, an element onto the display",
    "regression": "regression, an element type to be spared",
    "abundance": "abundance, an element onto a vacant corner",
    "wasteland": "wasteland, an element out of the box",
    "depletion": "depletion, an element taken from earth",
    "glaciation": "glaciation of a tile next to tundra",
    "speciation": "speciation around an element",
    "free-speciation": "the insect's free species",
    "wanderlust": "wanderlust, a new tile and perhaps an element on it",
    "tile-migration": "who moves onto the new tile",
    "migration": "migration",
    "competition": "competition, up to one opposing species",
    "free-competition": "the arachnid's free competition",
    "domination": "domination, a tile to score",
    "take-card": "a Dominance card that the dominant animal takes",
    "aquatic": "Aquatic: an element on a corner, then species",
    "biomass": "Biomass: a victim on each overcrowded tile",
    "blight": "Blight: a tile and the element that stays",
    "catastrophe": "Catastrophe: tile, survivor, victims around",
    "evolution": "Evolution: up to two species replaced",
    "fecundity": "Fecundity: tiles that get a species",
    "fertile": "Fertile: a tile that scores",
    "habitat": "Habitat: an element on a corner",
    "hibernation": "Hibernation: species that come back onto a tile",
    "ice-sheet": "Ice Sheet: a glaciation at once",
    "instinct": "Instinct: a pawn onto a vacant space",
    "mass-exodus": "Mass Exodus: where species go",
    "metamorphosis": "Metamorphosis: the element given and the one taken",
    "claim": "a claim of dominance",
    "lose": "what the animal loses",
    "save-mammal": "the endangered species that the mammal saves",
    "predator": "Predator: a victim on each tile",
}  # fmt: skip


def describe(decision: Decision, example: str = "") -> str:
    """What the decision asks for. Of what chance gives no example is shown but how many there are of it."""
    phrase = f"{_PHRASES.get(decision.kind, decision.kind)}{_detail(decision)}"
    if decision.actor == CHANCE:
        return f"{phrase} ({_shape(decision.kind, example)})" if example else phrase
    who = "" if decision.actor == EVERYBODY else f"{decision.actor}: "
    return f"{who}{phrase}" + (f", for example {example}" if example else "")


def _shape(kind: str, example: str) -> str:
    """The form of a line of draws: `cards` and how many, `tiles` and on which stacks, `draw` and its rows."""
    parts = example.split()[1:]
    if kind == "reveal-cards":
        return f"cards ...: {len(parts)}"
    if kind == "reveal-tiles":
        stacks = [str(number) for number, part in enumerate(parts, start=1) if part != "."]
        return f"tiles ...: stack {', '.join(stacks)}"
    if kind == "draw-symbiotic":
        return f"draw ...: for {', '.join(part for part in parts[::2])}"
    rows = map(str.split, " ".join(parts).split("|"))
    counts = ", ".join(f"{len(disks) - disks.count('-')} for {row}" for row, *disks in rows)
    return f"draw ...: {counts}"


def _detail(decision: Decision) -> str:
    space = decision.space or ""
    if space in COMPETITION_TERRAINS:
        *first, last = (TERRAIN_WORDS[TERRAINS[terrain]] for terrain in COMPETITION_TERRAINS[space])
        return f" on one {', one '.join(first)} and one {last} tile"
    if space in MIGRATION_LIMITS:
        return f" of up to {MIGRATION_LIMITS[space]} species"
    return f" (space {space})" if space.startswith("spe.") and not space.endswith("free") else ""
