"""Dominant Species: the rules of the Dominance cards, in the form of `catalogue`. Sheet section 11."""

from __future__ import annotations

CARD_RULES: tuple[tuple[str, str, str, str], ...] = (
    ("DS0902", "Aquatic: sea or wetland", "Aquatic puts its element, and then its species, on one sea or wetland"
     " tile. A frozen sea is tundra.", "sheet 11, Aquatic; rows 36 and 37; scan"),
    ("DS0903", "Aquatic: up to four species", "Aquatic places up to four species.", "sheet 11, Aquatic; scan"),
    ("DS0904", "All of the card", "What a card orders must be done as far as possible.",
     "sheet 11; rulebook, cards"),
    ("DS0905", "Biomass: overcrowded tiles only", "Biomass strikes tiles with more species than elements.",
     "sheet 11, Biomass; row 39a; scan"),
    ("DS0906", "Biomass: every overcrowded tile", "One species dies on each tile with more species than"
     " elements, the taker's own if no other is there.", "sheet 11, Biomass; rulebook, cards; scan"),
    ("DS0907", "Blight: one element stays", "Blight removes all elements of a tile but one, which the taker"
     " names.", "sheet 11, Blight; rulebook, cards; scan"),
    ("DS0908", "Blight: an element of the tile", "The element that stays is one of the tile.",
     "sheet 11, Blight; scan"),
    ("DS0909", "Blight: nothing to remove", "A tile with one element keeps it; there is nothing to choose.",
     "sheet 11, Blight"),
    ("DS0910", "Catastrophe: one survives", "All species of the tile but one die; the taker says which survives.",
     "sheet 11, Catastrophe; rulebook, cards; scan"),
    ("DS0911", "Evolution: up to two", "Evolution replaces species of up to two animals.",
     "sheet 11, Evolution; row 32; scan"),
    ("DS0912", "Evolution: different animals", "The two animals of Evolution are different.",
     "sheet 11, Evolution; scan"),
    ("DS0913", "Where the taker is", "The card works on tiles where its taker has species.",
     "sheet 11, Fecundity and Fertile; scan"),
    ("DS0914", "Added elements only", "Only added elements can be lost or swapped, never printed ones.",
     "sheet 11"),
    ("DS0915", "Elements from the bag", "An element chosen from the bag must be in it.", "sheet 11"),
    ("DS0916", "Disease costs an element", "Each animal with more elements than the taker loses one.",
     "sheet 11, Disease; scan"),
    ("DS0917", "Immigrants: an available pawn", "Only an available pawn can be given up, unless the option"
     " immigrants-pawn=any allows one on the display.",
     "sheet 11, Immigrants; row 40"),
    ("DS0918", "Hibernation: up to five", "Hibernation brings back up to five species.",
     "sheet 11, Hibernation; scan"),
    ("DS0919", "Hibernation: eliminated species", "Only species that were eliminated come back.",
     "sheet 11, Hibernation; scan"),
    ("DS0920", "Mass Exodus: adjacent tiles", "The species go to tiles adjacent to theirs.",
     "sheet 11, Mass Exodus; scan"),
    ("DS0921", "Mass Exodus: all species", "All species of the tile go, of every animal.",
     "sheet 11, Mass Exodus; scan"),
    ("DS0922", "Predator: where both are", "Predator strikes tiles where the taker and an opposing animal are.",
     "sheet 11, Predator; scan"),
    ("DS0923", "Predator: every such tile", "One opposing species dies on each tile where the taker is.",
     "sheet 11, Predator; scan"),
    ("DS0924", "Catastrophe: adjacent tiles only", "Besides the chosen tile, Catastrophe strikes the adjacent"
     " tiles.", "sheet 11, Catastrophe; scan"),
    ("DS0925", "Catastrophe: every adjacent tile", "One species dies on each adjacent tile.",
     "sheet 11, Catastrophe; rulebook, cards; scan"),
    ("DS0928", "Ice Sheet is compulsory", "Ice Sheet glaciates a tile if any can be glaciated.",
     "sheet 11, Ice Sheet; row 35"),
    ("DS0930", "Instinct: spaces still to come", "Under the option instinct-passed-spaces=forbid the space must"
     " still come this turn.", "sheet 11, Instinct; row 5"),
    ("DS0931", "Instinct: an available pawn", "Instinct places one of the taker's available pawns.",
     "sheet 11, Instinct; row 6; scan"),
    ("DS0932", "Immigrants: one of three", "Immigrants costs an element, a pawn, or all but one species on each"
     " tile: one of the three.", "sheet 11, Immigrants; scan"),
    ("DS0933", "Immigrants: a pawn on the display", "The pawn that is given up must be the animal's own.",
     "sheet 11, Immigrants; row 40"),
)  # fmt: skip
