"""What is in the box, and the tables. RULES 1, 3, 4, 6.2, 7.11 and 10."""

import pytest

from dsnotation.games.dominant_species import components as co

FOOD_CHAIN = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]


def test_food_chain() -> None:
    """RULES 3."""
    assert [co.ANIMAL_WORDS[name] for name in co.ANIMALS] == FOOD_CHAIN


@pytest.mark.parametrize(
    ("animal", "elements", "species"),
    [
        ("mammal", {"meat": 2}, {"mountain": 2, "desert": 1, "forest": 1}),
        ("reptile", {"sun": 2}, {"desert": 2, "savannah": 1, "mountain": 1}),
        ("bird", {"seed": 2}, {"forest": 2, "mountain": 1, "jungle": 1}),
        ("amphibian", {"water": 3}, {"wetland": 2, "jungle": 1, "savannah": 1}),
        ("arachnid", {"grub": 2}, {"jungle": 2, "forest": 1, "wetland": 1}),
        ("insect", {"grass": 2}, {"savannah": 2, "wetland": 1, "desert": 1}),
    ],
)
def test_animal(animal: str, elements: dict[str, int], species: dict[str, int]) -> None:
    """RULES 3, a row of the table of animals."""
    index = FOOD_CHAIN.index(animal)
    printed = zip(co.ELEMENTS, co.DEFAULT_ELEMENTS[index], strict=True)
    assert {co.ELEMENT_WORDS[name]: count for name, count in printed if count} == elements
    placed = co.START_SPECIES[co.ANIMALS[index]]
    assert {co.TERRAIN_WORDS[co.START_TILES[hex_]]: count for hex_, count in placed.items()} == species
    assert sum(placed.values()) == 4


def test_an_animal_has_at_most_six_elements() -> None:
    """RULES 3."""
    assert co.MAX_ELEMENTS == 6


@pytest.mark.parametrize(
    ("players", "pawns", "cubes"), [(6, 3, 35), (5, 4, 40), (4, 5, 45), (3, 6, 50), (2, 7, 55)]
)
def test_pawns_and_cubes_by_players(players: int, pawns: int, cubes: int) -> None:
    """RULES 4, table."""
    assert co.starting_pawns(players) == pawns
    assert co.starting_cubes(players) == cubes


def test_31_large_tiles_and_12_of_tundra() -> None:
    """RULES 1: 7 sea, 4 each of the other six; 1 each starts on earth, the sea under tundra."""
    at_start = [co.START_TILES[hex_] for hex_ in sorted(co.START_TILES)]
    assert sorted(at_start) == sorted(["Tu", "We", "Sa", "De", "Mo", "Fo", "Ju"])
    in_stacks = dict(zip(co.TILES, co.TILES_IN_STACKS, strict=True))
    assert in_stacks == {"Se": 6, "We": 3, "Sa": 3, "Ju": 3, "Fo": 3, "De": 3, "Mo": 3}
    assert sum(in_stacks.values()) == 3 * co.STACK_SIZE == 24
    assert sum(in_stacks.values()) + len(at_start) == 31
    assert co.TUNDRA_IN_SUPPLY + at_start.count("Tu") == 12


@pytest.mark.parametrize(
    ("hex_", "tile"),
    [("D3", "Tu"), ("D2", "We"), ("E3", "Sa"), ("E4", "De"), ("D4", "Mo"), ("C4", "Fo"), ("C3", "Ju")],
)
def test_start_tile(hex_: str, tile: str) -> None:
    """RULES 2.3."""
    assert co.START_TILES[hex_] == tile


def test_120_disks_12_of_them_on_earth() -> None:
    """RULES 1 and 2.3: 20 of each type, two of each on earth at the start."""
    assert len(co.ELEMENTS) * co.DISKS_PER_ELEMENT == 120
    on_earth = list(co.START_ELEMENTS.values())
    assert all(on_earth.count(name) == 2 for name in co.ELEMENTS)


@pytest.mark.parametrize(
    ("element", "corners"),
    [
        ("g", {"D2e", "D3e"}),
        ("b", {"B3e", "C3e"}),
        ("m", {"C4e", "D4e"}),
        ("s", {"C3se", "C4se"}),
        ("u", {"D3se", "E3se"}),
        ("w", {"C2se", "D2se"}),
    ],
)
def test_start_elements(element: str, corners: set[str]) -> None:
    """RULES 2.3."""
    assert {corner for corner, there in co.START_ELEMENTS.items() if there == element} == corners


def test_ten_pawns_for_each_animal() -> None:
    """RULES 1."""
    assert co.PAWNS_PER_ANIMAL == 10


SECTIONS = [
    ("ini", ["ini"]),
    ("ada", ["ada.1", "ada.2", "ada.3"]),
    ("reg", ["reg.1", "reg.2"]),
    ("abu", ["abu.1", "abu.2"]),
    ("was", ["was"]),
    ("dep", ["dep"]),
    ("gla", ["gla.1", "gla.2", "gla.3", "gla.4"]),
    ("spe", ["spe.m", "spe.u", "spe.s", "spe.w", "spe.b", "spe.g"]),
    ("wan", ["wan.1", "wan.2", "wan.3"]),
    ("mig", ["mig.7", "mig.6", "mig.5", "mig.4", "mig.3", "mig.2"]),
    ("com", ["com.1", "com.2", "com.3", "com.4", "com.5", "com.6", "com.7"]),
    ("dom", ["dom.1", "dom.2", "dom.3", "dom.4", "dom.5"]),
]


def test_41_spaces_in_execution_order() -> None:
    """RULES 6.2, table; Speciation meat, sun, seed, water, grub, grass; Migration 7 down to 2."""
    assert list(co.SPACES) == [space for _, spaces in SECTIONS for space in spaces]
    assert len(co.SPACES) == 41
    assert [len(spaces) for _, spaces in SECTIONS] == [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5]


def test_three_free_actions() -> None:
    """RULES 3 and 6.2: the reptile in Regression, the insect in Speciation, the arachnid in Competition."""
    owners = {space: co.ANIMAL_WORDS[co.ANIMALS[animal]] for space, animal in co.FREE_ACTION_ANIMALS.items()}
    assert owners == {"reg.free": "reptile", "spe.free": "insect", "com.free": "arachnid"}
    assert set(co.FREE_SPACES) == set(owners)


@pytest.mark.parametrize(
    ("space", "terrains"),
    [
        ("com.1", "jungle wetland tundra"),
        ("com.2", "wetland desert tundra"),
        ("com.3", "desert forest tundra"),
        ("com.4", "forest savannah tundra"),
        ("com.5", "savannah mountain tundra"),
        ("com.6", "mountain sea tundra"),
        ("com.7", "sea jungle tundra"),
    ],
)
def test_terrains_of_a_competition_space(space: str, terrains: str) -> None:
    """RULES 7.11, table."""
    here = [co.TERRAIN_WORDS[co.TERRAINS[terrain]] for terrain in co.COMPETITION_TERRAINS[space]]
    assert sorted(here) == sorted(terrains.split())


@pytest.mark.parametrize("number", [7, 6, 5, 4, 3, 2])
def test_migration_number(number: int) -> None:
    """RULES 6.2, rows 23 to 28."""
    assert co.MIGRATION_LIMITS[f"mig.{number}"] == number


@pytest.mark.parametrize(
    ("quantity", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 45), (31, 45)],
)
def test_bonus(quantity: int, points: int) -> None:
    """RULES 10.1."""
    assert co.bonus(quantity) == points


@pytest.mark.parametrize(
    ("terrain", "points", "limit"),
    [
        ("sea", (9, 5, 3, 2), 4),
        ("wetland", (8, 4, 2, 1), 4),
        ("savannah", (7, 4, 2), 3),
        ("jungle", (6, 3, 2), 3),
        ("forest", (5, 3, 2), 3),
        ("desert", (4, 2), 2),
        ("mountain", (3, 2), 2),
        ("tundra", (1,), 1),
    ],
)
def test_tile_values(terrain: str, points: tuple[int, ...], limit: int) -> None:
    """RULES 10.2 and 10.3."""
    index = list(co.TERRAIN_WORDS.values()).index(terrain)
    assert co.TILE_SCORES[index] == points
    assert co.SPECIATION_LIMITS[index] == limit


def test_26_cards() -> None:
    """RULES 1 and 11: 25 and Ice Age; Survival is not in the deck."""
    names = """Aquatic, Biodiversity, Biomass, Blight, Catastrophe, Cold Snap, Disease, Ecodiversity, Evolution,
    Fecundity, Fertile, Habitat, Hibernation, Ice Age, Ice Sheet, Immigrants, Instinct, Intelligence, Mass Exodus,
    Metamorphosis, Niche Biomes, Nocturnal, Omnivore, Parasitism, Predator, Symbiotic"""
    assert [card.replace("-", " ") for card in co.CARDS] == " ".join(names.split()).split(", ")
    assert len(set(co.CARDS)) == 26
    assert co.FACE_UP_CARDS == 5


def test_four_disks_for_each_row() -> None:
    """RULES 4, step 5."""
    assert co.DRAW_SIZE == 4
