"""Dominant Species: what each decision asks for, in a phrase, for hints and messages."""

from __future__ import annotations

from dsnotation.core.game import CHANCE, EVERYBODY, Decision
from dsnotation.core.messages import Message, joined, say, several
from dsnotation.games.dominant_species import names
from dsnotation.games.dominant_species.components import COMPETITION_TERRAINS, MIGRATION_LIMITS
from dsnotation.games.dominant_species.report import terrain_name
from dsnotation.games.dominant_species.words import CARD_KINDS

_PHRASES: dict[str, Message] = {
    "reveal-tiles": say("the tiles turned face up on the three stacks"),
    "reveal-cards": say("the Dominance cards turned face up"),
    "draw-elements": say("the disks drawn from the bag"),
    "draw-symbiotic": say("the disks that Symbiotic gave"),
    "place-pawn": say("an action pawn onto a vacant space"),
    "initiative": say("initiative: swap or not, and where the pawn goes"),
    "adaptation": say("adaptation, an element onto the display"),
    "regression": say("regression, an element type to be spared"),
    "abundance": say("abundance, an element onto a vacant corner"),
    "wasteland": say("wasteland, an element out of the box"),
    "depletion": say("depletion, an element taken from earth"),
    "glaciation": say("glaciation of a tile next to tundra"),
    "speciation": say("speciation around an element"),
    "free-speciation": say("the insect's free species"),
    "wanderlust": say("wanderlust, a new tile and perhaps an element on it"),
    "tile-migration": say("who moves onto the new tile"),
    "migration": say("migration"),
    "competition": say("competition, up to one opposing species"),
    "free-competition": say("the arachnid's free competition"),
    "domination": say("domination, a tile to score"),
    "take-card": say("a Dominance card that the dominant animal takes"),
    "aquatic": say("Aquatic: an element on a corner, then species"),
    "biomass": say("Biomass: a victim on each overcrowded tile"),
    "blight": say("Blight: a tile and the element that stays"),
    "catastrophe": say("Catastrophe: tile, survivor, victims around"),
    "evolution": say("Evolution: up to two species replaced"),
    "fecundity": say("Fecundity: tiles that get a species"),
    "fertile": say("Fertile: a tile that scores"),
    "habitat": say("Habitat: an element on a corner"),
    "hibernation": say("Hibernation: species that come back onto a tile"),
    "ice-sheet": say("Ice Sheet: a glaciation at once"),
    "instinct": say("Instinct: a pawn onto a vacant space"),
    "mass-exodus": say("Mass Exodus: where species go"),
    "metamorphosis": say("Metamorphosis: the element given and the one taken"),
    "claim": say("a claim of dominance"),
    "lose": say("what the animal loses"),
    "save-mammal": say("the endangered species that the mammal saves"),
    "predator": say("Predator: a victim on each tile"),
}  # fmt: skip
_NAMED: dict[str, Message] = {
    "reveal-tiles": say("turning up tiles (tiles ...)"),
    "reveal-cards": say("turning up cards (cards ...)"),
    "draw-elements": say("drawing disks (draw ada ... | abu ... | wan ...)"),
    "draw-symbiotic": say("the disks of Symbiotic (draw ...)"),
    "place-pawn": say("placing a pawn (plan ...)"),
    "tile-migration": say("moving onto the new tile (move ...)"),
    "take-card": say("taking a card (take ...)"),
    "claim": say("a claim (claim ...)"),
    "lose": say("giving something up (lose ...)"),
    "save-mammal": say("the mammal's save (save ...)"),
    "free-speciation": say("the free Speciation (spe.free)"),
    "free-competition": say("the free Competition (com.free)"),
    **{f"{action}": say("{action:cap-}", action=action) for action in names.ACTIONS.values()},
    **{kind: say("{card}", card=names.CARDS[card]) for card, kind in CARD_KINDS.items()},
}


def kind_words(kind: str) -> Message | str:
    """A kind of decision as the subject of a message."""
    return _NAMED.get(kind, kind)


def describe(decision: Decision, example: str = "") -> Message:
    """What the decision asks for. Of what chance gives no example is shown but how many there are of it."""
    phrase = _phrase(decision)
    if decision.actor == CHANCE:
        return say("{what} ({shape})", what=phrase, shape=_shape(decision.kind, example)) if example else phrase
    if decision.actor != EVERYBODY:
        phrase = say("{animal}: {what}", animal=decision.actor, what=phrase)
    return say("{what}, for example {example}", what=phrase, example=example) if example else phrase


def _phrase(decision: Decision) -> Message:
    space = decision.space or ""
    if space in COMPETITION_TERRAINS:
        first, second, third = map(terrain_name, COMPETITION_TERRAINS[space])
        return say(
            "competition, up to one opposing species on one {first}, one {second} and one {third} tile",
            first=first,
            second=second,
            third=third,
        )
    if space in MIGRATION_LIMITS:
        return several(
            MIGRATION_LIMITS[space], "migration of up to {count} species", "migration of up to {count} species"
        )
    phrase = _PHRASES[decision.kind] if decision.kind in _PHRASES else say("{kind}", kind=decision.kind)
    if space.startswith("spe.") and not space.endswith("free"):
        return say("{what} (space {space})", what=phrase, space=space)
    return phrase


def _shape(kind: str, example: str) -> Message:
    """The form of a line of draws: `cards` and how many, `tiles` and on which stacks, `draw` and its rows."""
    parts = example.split()[1:]
    if kind == "reveal-cards":
        return say("cards ...: {count}", count=len(parts))
    if kind == "reveal-tiles":
        stacks = [str(number) for number, part in enumerate(parts, start=1) if part != "."]
        return say("tiles ...: stack {stacks}", stacks=", ".join(stacks))
    if kind == "draw-symbiotic":
        return say("draw ...: for {animals}", animals=", ".join(parts[::2]))
    rows = map(str.split, " ".join(parts).split("|"))
    counts = joined(say("{count} for {row}", count=len(disks) - disks.count("-"), row=row) for row, *disks in rows)
    return say("draw ...: {counts}", counts=counts)
