"""Dominant Species: what each decision asks for, in a phrase with an example, for hints."""

from __future__ import annotations

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.components import (
    COMPETITION_TERRAINS,
    MIGRATION_LIMITS,
    TERRAIN_WORDS,
    TERRAINS,
)

# kind -> (example, what it is). In the example, {actor} is who decides.
_PHRASES: dict[str, tuple[str, str]] = {
    "reveal-tiles": ("tiles Sa Fo .", "the tiles turned face up on the three stacks"),
    "reveal-cards": ("cards Aquatic Predator", "the Dominance cards turned face up"),
    "draw-elements": ("draw ada g g m w | abu b s u w | wan m m b s", "the disks drawn from the bag"),
    "draw-symbiotic": ("draw Am g, In w", "the disks that Symbiotic gave"),
    "place-pawn": ("plan {actor} ada.1", "an action pawn onto a vacant space"),
    "initiative": ("{actor} ini swap com.3", "initiative: swap or not, and where the pawn goes"),
    "adaptation": ("{actor} ada g", "adaptation, an element onto the display"),
    "regression": ("{actor} reg g", "regression, an element type to be spared"),
    "abundance": ("{actor} abu g@C4se", "abundance, an element onto a vacant corner"),
    "wasteland": ("{actor} was g", "wasteland, an element out of the box"),
    "depletion": ("{actor} dep g@C4se", "depletion, an element taken from earth"),
    "glaciation": ("{actor} gla C3", "glaciation of a tile next to tundra"),
    "speciation": ("{actor} spe s@C4se C4:3 D4:2", "speciation around an element"),
    "free-speciation": ("{actor} spe.free D2", "the insect's free species"),
    "wanderlust": ("{actor} wan Sa>C2 s@C2nw", "wanderlust, a new tile and perhaps an element on it"),
    "tile-migration": ("move Bi C3:1, In D2:1", "who moves onto the new tile"),
    "migration": ("{actor} mig E3-D3:1 D2-C2:1", "migration"),
    "competition": ("{actor} com D4:Bi", "competition, up to one opposing species"),
    "free-competition": ("{actor} com.free C4:Ma", "the arachnid's free competition"),
    "domination": ("{actor} dom C4", "domination, a tile to score"),
    "take-card": ("{actor} take Omnivore", "a Dominance card that the dominant animal takes"),
    "aquatic": ("{actor} take Aquatic w@C4se C4:3", "Aquatic: an element on a corner, then species"),
    "biomass": ("{actor} take Biomass C4:Ma D4:Bi", "Biomass: a victim on each overcrowded tile"),
    "blight": ("{actor} take Blight C4=s@C4se", "Blight: a tile and the element that stays"),
    "catastrophe": ("{actor} take Catastrophe C4=Ma D4:Bi", "Catastrophe: tile, survivor, victims around"),
    "evolution": ("{actor} take Evolution C4:Ma D4:In", "Evolution: up to two species replaced"),
    "fecundity": ("{actor} take Fecundity C4 D4", "Fecundity: tiles that get a species"),
    "fertile": ("{actor} take Fertile C4", "Fertile: a tile that scores"),
    "habitat": ("{actor} take Habitat g@C4se", "Habitat: an element on a corner"),
    "hibernation": ("{actor} take Hibernation C4:5", "Hibernation: species that come back onto a tile"),
    "ice-sheet": ("{actor} take Ice-Sheet C3", "Ice Sheet: a glaciation at once"),
    "instinct": ("{actor} take Instinct dom.3", "Instinct: a pawn onto a vacant space"),
    "mass-exodus": ("{actor} take Mass-Exodus C4 D4:Ma:2 C3:In:1", "Mass Exodus: where species go"),
    "metamorphosis": ("{actor} take Metamorphosis g>w", "Metamorphosis: the element given and the one taken"),
    "claim": ("claim {actor} C4", "a claim of dominance"),
    "lose": ("{actor} lose g", "what the animal loses"),
    "save-mammal": ("{actor} save D4", "the endangered species that the mammal saves"),
    "predator": ("{actor} take Predator C4:Ma D4:Ma", "Predator: a victim on each tile"),
}  # fmt: skip


def describe(decision: Decision) -> str:
    """What the decision asks for: an example line and a phrase. `-` is shown where it may be declined."""
    example, phrase = _PHRASES.get(decision.kind, ("", decision.kind))
    detail = _detail(decision)
    return f"{example.format(actor=decision.actor)}: {phrase}{detail}" if example else phrase


def _detail(decision: Decision) -> str:
    space = decision.space or ""
    if space in COMPETITION_TERRAINS:
        *first, last = (TERRAIN_WORDS[TERRAINS[terrain]] for terrain in COMPETITION_TERRAINS[space])
        return f" on one {', one '.join(first)} and one {last} tile"
    if space in MIGRATION_LIMITS:
        return f" of up to {MIGRATION_LIMITS[space]} species"
    return f" (space {space})" if space.startswith("spe.") and not space.endswith("free") else ""
