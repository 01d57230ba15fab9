"""Dominant Species: what is in the box, as tables. Sheet sections 1, 3, 4, 6.2, 7.11 and 10.

Every fact stands here once. Names are the ones of the notation; their index in the tables is what the
position stores.
"""

from __future__ import annotations

from typing import Literal, get_args

AnimalName = Literal["Ma", "Re", "Bi", "Am", "Ar", "In"]
ElementName = Literal["g", "b", "m", "s", "u", "w"]
TerrainName = Literal["Se", "We", "Sa", "Ju", "Fo", "De", "Mo", "Tu"]
TileName = Literal["Se", "We", "Sa", "Ju", "Fo", "De", "Mo"]
CardName = Literal[
    "Aquatic", "Biodiversity", "Biomass", "Blight", "Catastrophe", "Cold-Snap", "Disease", "Ecodiversity",
    "Evolution", "Fecundity", "Fertile", "Habitat", "Hibernation", "Ice-Age", "Ice-Sheet", "Immigrants",
    "Instinct", "Intelligence", "Mass-Exodus", "Metamorphosis", "Niche-Biomes", "Nocturnal", "Omnivore",
    "Parasitism", "Predator", "Symbiotic",
]  # fmt: skip
# The 41 eyeball spaces in execution order (sheet 6.2).
SpaceName = Literal[
    "ini",
    "ada.1", "ada.2", "ada.3",
    "reg.1", "reg.2",
    "abu.1", "abu.2",
    "was",
    "dep",
    "gla.1", "gla.2", "gla.3", "gla.4",
    "spe.m", "spe.u", "spe.s", "spe.w", "spe.b", "spe.g",
    "wan.1", "wan.2", "wan.3",
    "mig.7", "mig.6", "mig.5", "mig.4", "mig.3", "mig.2",
    "com.1", "com.2", "com.3", "com.4", "com.5", "com.6", "com.7",
    "dom.1", "dom.2", "dom.3", "dom.4", "dom.5",
]  # fmt: skip
# The animal symbols on the display that work like a pawn of that animal, and nobody can occupy.
FreeSpaceName = Literal["reg.free", "spe.free", "com.free"]
BoxName = Literal["ada", "reg", "abu", "was", "dep", "wan"]
# What nobody saw, or nobody wrote down.
Unseen = Literal["?"]
UNSEEN: Unseen = "?"
SeenAnimal = Literal[AnimalName, Unseen]
SeenElement = Literal[ElementName, Unseen]
SeenTile = Literal[TileName, Unseen]
SeenCard = Literal[CardName, Unseen]
SeenSpace = Literal[SpaceName, Unseen]

ANIMALS: tuple[AnimalName, ...] = get_args(AnimalName)  # the food chain, top to bottom
ELEMENTS: tuple[ElementName, ...] = get_args(ElementName)
TERRAINS: tuple[TerrainName, ...] = get_args(TerrainName)
TILES: tuple[TileName, ...] = get_args(TileName)
CARDS: tuple[CardName, ...] = get_args(CardName)
SPACES: tuple[SpaceName, ...] = get_args(SpaceName)
FREE_SPACES: tuple[FreeSpaceName, ...] = get_args(FreeSpaceName)
BOXES: tuple[BoxName, ...] = get_args(BoxName)

MA, RE, BI, AM, AR, IN = range(6)
SE, WE, SA, JU, FO, DE, MO, TU = range(8)
ADA, REG, ABU, WAS, DEP, WAN = range(6)

ANIMAL_WORDS = dict(zip(ANIMALS, ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect"), strict=True))
ELEMENT_WORDS = dict(zip(ELEMENTS, ("grass", "grub", "meat", "seed", "sun", "water"), strict=True))
TERRAIN_WORDS = dict(
    zip(
        TERRAINS,
        ("sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra"),
        strict=True,
    )
)
BOX_WORDS: dict[str, str] = dict(
    zip(BOXES, ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust"), strict=True)
)
SECTION_WORDS: dict[str, str] = {
    "ini": "initiative", **BOX_WORDS, "gla": "glaciation", "spe": "speciation", "mig": "migration",
    "com": "competition", "dom": "domination",
}  # fmt: skip

ANIMAL: dict[str, int] = {name: index for index, name in enumerate(ANIMALS)}
ELEMENT: dict[str, int] = {name: index for index, name in enumerate(ELEMENTS)}
TERRAIN: dict[str, int] = {name: index for index, name in enumerate(TERRAINS)}
CARD: dict[str, int] = {name: index for index, name in enumerate(CARDS)}
SPACE: dict[str, int] = {name: index for index, name in enumerate(SPACES)}
BOX = {name: index for index, name in enumerate(BOXES)}

# Sheet 3: the elements printed on an animal's display, in the order of ELEMENTS.
DEFAULT_ELEMENTS: tuple[tuple[int, ...], ...] = (
    (0, 0, 2, 0, 0, 0),  # mammal: 2 meat
    (0, 0, 0, 0, 2, 0),  # reptile: 2 sun
    (0, 0, 0, 2, 0, 0),  # bird: 2 seed
    (0, 0, 0, 0, 0, 3),  # amphibian: 3 water
    (0, 2, 0, 0, 0, 0),  # arachnid: 2 grub
    (2, 0, 0, 0, 0, 0),  # insect: 2 grass
)
MAX_ELEMENTS = 6  # on one display, the printed ones included

DISKS_PER_ELEMENT = 20
TILES_IN_STACKS = (6, 3, 3, 3, 3, 3, 3)  # in the order of TILES; one more of each starts on the board
STACK_SIZE = 8
TUNDRA_IN_SUPPLY = 11  # one more starts on the board
PAWNS_PER_ANIMAL = 10
FACE_UP_CARDS = 5
DRAW_SIZE = 4  # disks for each of Adaptation, Abundance, Wanderlust

# Sheet 2.3 and 3.
START_TILES = {"D3": "Tu", "D2": "We", "E3": "Sa", "E4": "De", "D4": "Mo", "C4": "Fo", "C3": "Ju"}
START_ELEMENTS = {
    "D2e": "g", "D3e": "g", "B3e": "b", "C3e": "b", "C4e": "m", "D4e": "m",
    "C3se": "s", "C4se": "s", "D3se": "u", "E3se": "u", "C2se": "w", "D2se": "w",
}  # fmt: skip
START_SPECIES: dict[AnimalName, dict[str, int]] = {
    "Ma": {"D4": 2, "E4": 1, "C4": 1},
    "Re": {"E4": 2, "E3": 1, "D4": 1},
    "Bi": {"C4": 2, "D4": 1, "C3": 1},
    "Am": {"D2": 2, "C3": 1, "E3": 1},
    "Ar": {"C3": 2, "C4": 1, "D2": 1},
    "In": {"E3": 2, "D2": 1, "E4": 1},
}


def starting_pawns(players: int) -> int:
    """Action pawns in hand at the start (sheet 4)."""
    return 9 - players


def starting_cubes(players: int) -> int:
    """Cubes taken at the start, the VP marker and the start species included (sheet 4)."""
    return 65 - 5 * players


# Sheet 10.1: bonus VP for 0, 1, 2 ... tiles; from 9 on it stays.
BONUS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45)
# Sheet 10.2 and 10.3, in the order of TERRAINS.
TILE_SCORES: tuple[tuple[int, ...], ...] = (
    (9, 5, 3, 2),  # sea
    (8, 4, 2, 1),  # wetland
    (7, 4, 2),  # savannah
    (6, 3, 2),  # jungle
    (5, 3, 2),  # forest
    (4, 2),  # desert
    (3, 2),  # mountain
    (1,),  # tundra
)
SPECIATION_LIMITS = (4, 4, 3, 3, 3, 2, 2, 1)

# Sheet 7.11: terrains of the seven Competition spaces; tundra goes with each.
COMPETITION_TERRAINS: dict[str, tuple[int, ...]] = {
    "com.1": (JU, WE, TU),
    "com.2": (WE, DE, TU),
    "com.3": (DE, FO, TU),
    "com.4": (FO, SA, TU),
    "com.5": (SA, MO, TU),
    "com.6": (MO, SE, TU),
    "com.7": (SE, JU, TU),
}
MIGRATION_LIMITS = {f"mig.{number}": number for number in (7, 6, 5, 4, 3, 2)}
FREE_ACTION_ANIMALS: dict[FreeSpaceName, int] = {"reg.free": RE, "spe.free": IN, "com.free": AR}


def bonus(quantity: int) -> int:
    """Bonus VP for a number of tiles (sheet 10.1)."""
    return BONUS[min(quantity, len(BONUS) - 1)]
