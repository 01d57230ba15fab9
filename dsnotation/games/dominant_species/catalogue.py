"""Dominant Species: the catalogue of rules that a record can break.

One entry a rule: code, title, explanation, source. "Sheet" is the project's rule sheet of the game, "S0", "S1" and
"S3" the seed texts 000, 001 and 003 (S1 gives rulebook pages), "scan" the printed components, "row" a row of
sheet section 13. A code never changes its meaning.
"""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule
from dsnotation.games.dominant_species.catalogue_cards import CARD_RULES

_RULES: tuple[tuple[str, str, str, str], ...] = (
    # Set-up.
    ("DS0101", "Two to six animals", "A game has two to six animals, each with a player named in a tag.",
     "sheet 4; S0 set-up"),
    ("DS0102", "Known rule options", "The Options tag names rule options of the sheet, section 13.", "sheet 13"),
    ("DS0103", "Animals in play", "Only animals that are named in the tags are in the game.", "sheet 4, step 1"),
    ("DS0104", "One animal for each player", "In the standard game every player has one animal.",
     "sheet 4 and 12; S0 optional rules"),
    ("DS0105", "Known values of options", "Each rule option has a few values; the first is the default.",
     "sheet 13"),
    ("DS0106", "An option and its value", "The Options tag is a list: name=value, name=value.", "sheet 13"),
    ("DS0107", "Each option once", "An option stands once in the Options tag.", "sheet 13"),
    ("DS0108", "Several animals for each player", "Under the option several-animals=on two players have three"
     " animals each, or three players two; all six animals are in play.", "sheet 12; row 51; S0 optional rules"),
    ("DS0109", "Names of animals in tags", "An animal is in play if a tag has its name: Mammal, Reptile, Bird,"
     " Amphibian, Arachnid or Insect.", "sheet 4, step 1"),
    # Sequence of play.
    ("DS0201", "The action that is due", "Pawns come off the display row by row, left to right, and each action"
     " is done at once. Nothing can be done out of this order.", "sheet 6.2; S0 Execution; S1 rulebook p. 9"),
    ("DS0202", "The animal whose turn it is", "An action belongs to the owner of the pawn, a planned pawn to the"
     " next animal in initiative order, a card to the animal that dominates the tile.",
     "sheet 6.1, 6.2, 7.12; S0 Planning and Execution; S1 rulebook p. 9"),
    ("DS0203", "The space whose pawn is due", "Pawns come off from left to right; a space that is written must be"
     " the one whose pawn comes off now.", "sheet 6.2; S1 rulebook p. 9"),
    ("DS0204", "The end of the game", "After the turn in which Ice Age was taken the game is over.",
     "sheet 9; S0 end of the game; scan"),
    ("DS0206", "What nobody saw", "? stands for what nobody saw or wrote down. Whether a move was legal that rests"
     " on it, nobody can tell.", "docs/notation.md, What nobody saw"),
    # Planning, Initiative.
    ("DS0301", "One pawn for each space", "A pawn goes on a vacant space of the display.",
     "sheet 6.1; S0 Planning"),
    ("DS0302", "Idle spaces", "Under the option idle-spaces=forbid no pawn goes on Regression, Wasteland or"
     " Depletion while the box is empty.", "sheet 6.1; row 2"),
    ("DS0304", "Swap with the animal to the left", "Initiative swaps the marker with the animal directly to the"
     " left. The first animal has nobody to swap with.", "sheet 7.1; S1 rulebook p. 10"),
    ("DS0305", "Initiative not onto itself", "The pawn taken off Initiative goes to another space.",
     "sheet 7.1; row 4"),
    ("DS0306", "Compulsory swap", "Under the option initiative-forgo=none the swap must be made.", "row 3"),
    ("DS0307", "Compulsory placement", "Under the option initiative-forgo=swap-only or none the pawn must be"
     " placed.", "row 3"),
    ("DS0308", "No passing in Planning", "An animal with an available pawn must place one, unless the option"
     " planning-pass=yes lets it pass.", "sheet 6.1; row 54"),
    # Elements.
    ("DS0401", "Elements of a box", "An action takes a disk that lies in its own row or box of the display.",
     "sheet 7.2 to 7.5, 7.9; S0"),
    ("DS0402", "Six elements at most", "An animal has at most six elements, the printed ones included.",
     "sheet 3 and 7.2; S0 Adaptation"),
    ("DS0403", "Spared from Regression", "An animal is spared a type that lies in the box and that it has added;"
     " printed elements are never lost.", "sheet 7.3; S0 Regression"),
    ("DS0404", "Spared once", "A second pawn spares another type.", "sheet 7.3"),
    ("DS0405", "One element for each corner", "A corner holds at most one element.", "sheet 2.2 and 7.4; S0"),
    ("DS0406", "Corners on earth", "An element lies on a corner that touches at least one tile.",
     "sheet 2.2; S0 Abundance"),
    ("DS0407", "Border corners", "Under the option border-corners=forbid no element lies on the edge of the"
     " board.", "row 14"),
    ("DS0408", "An element must lie there", "The action needs an element on that corner.",
     "sheet 7.6 and 7.8; S0"),
    ("DS0409", "The element that lies there", "The element that is written must be the one on the corner.",
     "sheet 7.6 and 7.8"),
    ("DS0410", "Types in the Depletion box", "Depletion removes an element whose type lies in the Depletion box.",
     "sheet 7.6; S0 Depletion"),
    ("DS0411", "Element and corner", "An element on earth is written with its corner: g@C4se.", "sheet 16"),
    ("DS0412", "Regression type by type", "Under the option regression-order=element-order each type in the box is"
     " dealt with by all animals before the next one.", "row 8; S0 Regression"),
    # Glaciation, Wanderlust.
    ("DS0501", "A tile must lie there", "The hex holds no tile.", "sheet 2 and 7"),
    ("DS0502", "Tundra can't be glaciated", "Glaciation changes a tile that isn't tundra yet.",
     "sheet 7.7; S0; S1 rulebook p. 13"),
    ("DS0503", "Next to tundra", "Glaciation changes a tile adjacent to at least one tundra tile.",
     "sheet 7.7; S0; S1 rulebook p. 13"),
    ("DS0504", "Twelve tundra tiles", "There are twelve tundra tiles; when all lie on earth nothing glaciates.",
     "sheet 1 and 7.7; S0 set-up"),
    ("DS0505", "Face-up tiles", "Wanderlust takes one of the up to three face-up tiles.",
     "sheet 7.9, step 1; S0"),
    ("DS0506", "An empty hex", "A new tile goes onto an empty hex of the board.", "sheet 7.9, step 2; S0"),
    ("DS0507", "Next to a tile", "A new tile goes next to at least one tile.", "sheet 7.9, step 2; S0"),
    ("DS0508", "Element on the new tile", "The element of Wanderlust goes onto a corner of the new tile.",
     "sheet 7.9, step 3; row 17; S0"),
    ("DS0509", "Tile and hex", "A new tile is written with its hex: Sa>C2.", "sheet 16"),
    ("DS0510", "From next to the new tile", "Species move onto a new tile from tiles adjacent to it.",
     "sheet 7.9, step 5; S0"),
    ("DS0512", "No element without a tile", "The element of Wanderlust belongs to the new tile.",
     "sheet 7.9, step 3"),
    # Species.
    ("DS0601", "Element of the Speciation space", "Each Speciation space is for one element type.",
     "sheet 7.8; scan; S0"),
    ("DS0602", "Tiles around the element", "New species go onto the tiles that touch the chosen element.",
     "sheet 7.8; S0"),
    ("DS0603", "Speciation limit of a tile", "At most 4 species on sea and wetland, 3 on savannah, jungle and"
     " forest, 2 on desert and mountain, 1 on tundra.", "sheet 10.3; scan; S0"),
    ("DS0604", "Species come from the gene pool", "New species come from the animal's own gene pool, as many as"
     " it holds.", "sheet 7.8 and 11; S3 gene pool"),
    ("DS0605", "Written once", "A tile, or a pair of tiles, is named once in a move.", "sheet 7.8; row 15"),
    ("DS0606", "At least one", "A number of species is 1 or more; what doesn't move isn't written.", "sheet 16"),
    ("DS0607", "Speciation without species", "An action that is forgone is written with -.", "sheet 6.2 and 16"),
    ("DS0610", "Species must be there", "An animal moves species that it has on the tile.", "sheet 7.10; S0"),
    ("DS0611", "As many species as are there", "A species moves at most once in an action, so no more can leave a"
     " tile than were there before.", "sheet 7.10; row 20; S1 rulebook p. 15"),
    ("DS0612", "Migration number", "The number at the space is the most species that migrate.",
     "sheet 7.10; S0; S1 rulebook p. 15"),
    ("DS0613", "Migration distance", "A species migrates to an adjacent tile; a bird up to two tiles far.",
     "sheet 7.10; S0; S1 rulebook p. 15"),
    ("DS0614", "Birds don't cross empty hexes", "Both steps of a bird are on tiles.",
     "sheet 7.10; row 19; S1 rulebook p. 15"),
    # Competition.
    ("DS0701", "Terrains of the Competition space", "Each Competition space is for the two terrains printed beside"
     " it, and tundra.", "sheet 7.11; scan"),
    ("DS0702", "One tile of each terrain", "Competition chooses up to one tile of each of its three terrains.",
     "sheet 7.11; rows 21 and 22; S0"),
    ("DS0703", "Present to compete", "An animal competes on tiles where it has species.",
     "sheet 7.11; S0; S1 rulebook p. 15"),
    ("DS0704", "The victim must be there", "The eliminated species must be on the tile.", "sheet 7.11 and 11; S0"),
    ("DS0705", "Opposing species only", "The victim is a species of another animal.", "sheet 5 and 7.11; S0"),
    ("DS0706", "One victim for each tile", "One opposing species is eliminated on each chosen tile.",
     "sheet 7.11; S0"),
    # Domination.
    ("DS0801", "Scored once a turn", "Domination chooses a tile that no Domination has scored this turn.",
     "sheet 7.12; S0 Domination"),
    ("DS0802", "Tiles without species", "Under the option empty-tile-domination=forbid the tile needs species.",
     "row 25"),
    ("DS0803", "Face-up cards", "The dominant animal takes one of the face-up Dominance cards.",
     "sheet 7.12, step 2; S0 Domination; scan"),
    # Claims.
    ("DS0810", "A claim must be true", "Dominance is claimed by an animal that has species on the tile and"
     " matches more there than any other animal present, at least one.",
     "sheet 5; row 26; S1 rulebook p. 7; S3 dominance"),
    ("DS0811", "A cone is lost to a tie", "Under the option dominance=claimed a cone that nobody else claims is"
     " taken away when a tie is pointed out.", "sheet 5, Claiming; row 26; S3 dominance"),
    ("DS0812", "A claim that changes something", "Under the option dominance=claimed a cone stays; it isn't"
     " claimed again, and where none stands none is taken away.", "sheet 5, Claiming; row 26"),
    # Chance, Reset.
    ("DS1001", "Disks in the bag", "There are 20 disks of each element; the bag gives what it holds.",
     "sheet 1 and 4; S0 set-up; S3 bag"),
    ("DS1002", "Disks that are drawn", "Four disks each for Adaptation, Abundance and Wanderlust, in this order"
     " if the bag runs short.", "sheet 4, step 5 and 8, step 4e; row 13; S0 set-up"),
    ("DS1003", "Each card once", "Every Dominance card exists once.", "sheet 1 and 11; scan"),
    ("DS1004", "Five cards face up", "Cards are turned up until five lie face up, or the deck is empty.",
     "sheet 4, step 4 and 8, step 4a; S0"),
    ("DS1005", "Ice Age comes last", "Ice Age lies at the bottom of the deck.", "sheet 4, step 4; S0 set-up"),
    ("DS1006", "Tiles in the stacks", "The stacks hold six sea tiles and three of each other terrain.",
     "sheet 1 and 4; S0 set-up"),
    ("DS1007", "Stacks that turn up a tile", "A tile is turned up on each stack whose face-up tile was taken.",
     "sheet 8, step 4f; S0 set-up"),
    ("DS1008", "Disks of Symbiotic", "The taker and each animal with fewer elements draw one disk, the taker"
     " first, then by food chain; not with six elements.", "sheet 11, Symbiotic; row 42"),
    ("DS1010", "The mammal's save", "The mammal may save one of its endangered species.",
     "sheet 8, step 1; S0 Extinction; scan"),
    ("DS1011", "Compulsory save", "Under the option mammal-save=forced the mammal must save a species.", "row 44"),
    # Assertions.
    ("DS1101", "Asserted VP", "The VP that were written are not those of the replay.", "sheet 16"),
    ("DS1102", "Asserted tile", "The tile that was written is not the one on the hex.", "sheet 16"),
    ("DS1103", "Asserted species", "The species that were written are not those on the tile.", "sheet 16"),
    ("DS1104", "Asserted element", "The element that was written is not the one on the corner.", "sheet 16"),
    ("DS1105", "Asserted dominance", "Another animal dominates the tile, or nobody: most matches, at least one,"
     " no tie.", "sheet 5; S1 rulebook p. 7; S3 dominance"),
    ("DS1106", "Asserted elements", "The elements that were written are not those of the display or box.",
     "sheet 16"),
    ("DS1107", "Asserted initiative", "The initiative order that was written is not that of the replay.",
     "sheet 16"),
    ("DS1108", "Asserted winner", "The winner has most VP; a tie goes to the animal higher in the food chain.",
     "sheet 9; S0 end of the game"),
    ("DS1109", "Asserted gene pool", "The gene pool that was written is not that of the replay.", "sheet 16"),
    ("DS1110", "Asserted pawns", "The available pawns that were written are not those of the replay.",
     "sheet 16"),
    ("DS1111", "Asserted eliminated species", "The eliminated species that were written are not those of the"
     " replay.", "sheet 16"),
)  # fmt: skip

CATALOGUE = Catalogue(Rule(*entry) for entry in (*_RULES, *CARD_RULES))
