"""Mistakes to plant into the demonstration set, and what is found then."""

from __future__ import annotations

from tests.games.habitat_battle.planting import Plant, animal, space

HOW_IDS_ARE = "small letters a to z and digits, with single hyphens between words, such as snow-leopard"
ISLAND = '[[space]]\nid = "island"\nhabitat = "coast"\n'
REEF = ISLAND.replace("island", "reef")
ISLANDS_OF_TWO = (
    f'{ISLAND}neighbours = {{ fly = ["reef"] }}\n\n{REEF}neighbours = {{ fly = ["island"] }}\n\n[[space]]'
)
SHAPES = [
    Plant(
        "HB0802",
        animal("lion"),
        "base",
        "bass",
        "bass",
        "there is no key 'bass' in number 1 of 'animal'",
        "did you mean base?",
    ),
    Plant(
        "HB0802",
        "[options]",
        "rounds",
        "round",
        "round",
        "there is no key 'round' in 'options'",
        "did you mean rounds?",
    ),
    Plant(
        "HB0802", "[options]", "rounds", "weather = 3\nrounds", "weather", "there is no key 'weather' in 'options'"
    ),
    Plant(
        "HB0802",
        "[options]",
        "[[habitat]]",
        "[colours]\nred = 1\n[[habitat]]",
        "colours",
        "there is no key 'colours'",
    ),
    Plant(
        "HB0803",
        animal("lion"),
        "base = 6\n",
        "",
        "[[animal]]",
        "the key 'base' is missing in number 1 of 'animal'",
    ),
    Plant("HB0803", "[set]", 'version = "1"\n', "", "[set]", "the key 'version' is missing in 'set'"),
    Plant(
        "HB0804", animal("lion"), "base = 6", 'base = "six"', '"six"', "'base' must be a whole number, not text"
    ),
    Plant(
        "HB0804",
        animal("lion"),
        "base = 6",
        "base = 6.0",
        "6.0",
        "'base' must be a whole number, not a decimal number",
    ),
    Plant(
        "HB0804",
        animal("ostrich"),
        '"bird"',
        '"birds"',
        '"birds"',
        "'kind' must be 'land' or 'bird' or 'insect' or 'aquatic', not 'birds'",
        "did you mean bird?",
    ),
    Plant(
        "HB0804",
        animal("lion"),
        "savanna = 3",
        'savanna = "3"',
        '"3"',
        "'savanna' must be a whole number, not text",
    ),
    Plant(
        "HB0804",
        'id = "tunnel"',
        '["camp", "city-1"]',
        '["camp"]',
        '["camp"]',
        "number 1 of 'moves' must be a list of 2, not of 1",
    ),
    Plant(
        "HB0804",
        space("tundra-1"),
        'run = ["tundra-2", "tundra-3"]',
        'run = "tundra-2"',
        '"tundra-2"',
        "'run' must be a list, not text",
    ),
]
REFERENCES = [
    Plant(
        "HB0811",
        space("tundra-1"),
        '"tundra"',
        '"tundar"',
        '"tundar"',
        "there is no habitat 'tundar'",
        "did you mean tundra?",
    ),
    Plant("HB0811", space("tundra-1"), '"tundra"', '"xyz"', '"xyz"', "there is no habitat 'xyz'"),
    Plant(
        "HB0811",
        animal("lion"),
        "desert = 1",
        "dessert = 1",
        "dessert",
        "there is no habitat 'dessert'",
        "did you mean desert?",
    ),
    Plant(
        "HB0812",
        space("tundra-1"),
        '"forest-1"',
        '"forest1"',
        '"forest1"',
        "there is no space 'forest1'",
        "did you mean forest-1?",
    ),
    Plant("HB0812", space("tundra-1"), '"forest-1"', '"qqqqqq"', '"qqqqqq"', "there is no space 'qqqqqq'"),
    Plant(
        "HB0812",
        'id = "tunnel"',
        '"city-2"',
        '"city-3"',
        '"city-3"',
        "there is no space 'city-3'",
        "did you mean city-2?",
    ),
    Plant(
        "HB0813",
        space("tundra-1"),
        "run",
        "ran",
        "ran",
        "no movement card is of the kind 'ran'",
        "did you mean run?",
    ),
    Plant(
        "HB0813",
        space("tundra-1"),
        "run",
        "hop = ['tundra-2']\nrun",
        "hop",
        "no movement card is of the kind 'hop'",
    ),
]
IDS = [
    Plant("HB0807", "# A", '"demo"', '"My set"', '"My set"', "'My set' can't be an id", HOW_IDS_ARE),
    Plant("HB0807", "# Power cards", '"claw"', '"Claw"', '"Claw"', "'Claw' can't be an id", HOW_IDS_ARE),
    Plant(
        "HB0807",
        "# Power cards",
        '"claw"',
        '"b"',
        '"b"',
        "'b' can't be an id: a letter by itself is a seat",
        HOW_IDS_ARE,
    ),
    Plant(
        "HB0807", "# Power cards", '"claw"', '"use"', '"use"', "'use' can't be an id: it is a word of the notation"
    ),
    Plant("HB0808", "# Animals that", '"cheetah"', '"lion"', '"lion"', "there is 'lion' twice"),
]
BOARD = [
    Plant(
        "HB0821",
        space("camp"),
        "start = true\n",
        "",
        "[[space]]",
        "no space is the start",
        "write start = true in one of them",
    ),
    Plant(
        "HB0821",
        space("city-2"),
        'habitat = "city"',
        'habitat = "city"\nstart = true',
        "true",
        "there is another start, camp",
    ),
    Plant(
        "HB0822",
        space("camp"),
        'habitat = "start"',
        'habitat = "forest"',
        '"forest"',
        "the habitat of the start, forest, is land and not neutral",
    ),
    Plant(
        "HB0825",
        space("tundra-1"),
        'run = ["tundra-2", "tundra-3"]\n',
        "",
        "[space.neighbours]",
        "tundra-2 and tundra-3 have tundra-1 as a neighbour by run, but not the other way",
    ),
    Plant(
        "HB0825",
        space("savanna-1"),
        '"mountain-4", ',
        "",
        '["desert-4", "desert-2", "camp", "jungle-1", "savanna-3"]',
        "mountain-4 has savanna-1 as a neighbour by walk, but not the other way",
    ),
    Plant(
        "HB0827",
        "[options]",
        "channel = 2",
        "channel = 33",
        "33",
        "nowhere are 33 land spaces adjacent for the channel; at most 30 are",
    ),
]
ISLANDS = [
    Plant(
        "HB0823",
        "# Spaces",
        "[[space]]",
        f"{ISLAND}\n[[space]]",
        "[[space]]",
        "the space island has no neighbours",
    ),
    Plant(
        "HB0823",
        "# Spaces",
        "[[space]]",
        f'{ISLAND}neighbours = {{ fly = ["island"] }}\n\n[[space]]',
        "neighbours",
        "the space island has no neighbours",
    ),
    Plant(
        "HB0824",
        "# Spaces",
        "[[space]]",
        f'{ISLAND}neighbours = {{ fly = ["tundra-1"] }}\n\n[[space]]',
        "[[space]]",
        "no way leads from the start to island",
        "nobody has it as a neighbour that can be reached",
    ),
    Plant(
        "HB0824",
        "# Spaces",
        "[[space]]",
        ISLANDS_OF_TWO,
        "[[space]]",
        "no way leads from the start to island and reef",
        "nobody has it as a neighbour that can be reached",
    ),
]
ANIMALS = [
    Plant(
        "HB0831",
        animal("lion"),
        "savanna = 3",
        "savanna = 4",
        "4",
        "savanna gives lion more than the 3 points that a habitat may give",
    ),
    Plant(
        "HB0832",
        animal("musk-ox"),
        "tundra = 3, mountain = 1",
        "tundra = 0",
        "habitats",
        "musk-ox has no habitat that adds points",
    ),
    Plant(
        "HB0832",
        animal("musk-ox"),
        "habitats = { tundra = 3, mountain = 1, jungle = -2, desert = -2 }\n",
        "",
        "[[animal]]",
        "musk-ox has no habitat that adds points",
    ),
    Plant(
        "HB0833",
        animal("lion"),
        "desert = 1",
        "city = 1",
        "1",
        "city is neutral; what it gives lion counts for nothing",
    ),
    Plant("HB0805", animal("lion"), "desert = 1", "desert = -100", "-100", "a habitat takes at most 99 points"),
    Plant("HB0805", animal("lion"), "base = 6", "base = -6", "-6", "'base' is a number from 0 to 99"),
    Plant(
        "HB0805",
        animal("lion"),
        "base = 6",
        f"base = 0x{'f' * 5000}",
        f"0x{'f' * 5000}",
        "'base' is a number from 0 to 99",
    ),
]
CARDS = [
    Plant("HB0841", 'id = "claw"', "2 = 2, ", "", "{ 1 = 1, 3 = 4 }", "the power claw has no points for level 2"),
    Plant("HB0841", 'id = "high"', "level = 3", "level = 4", "4", "no power has points for the level 4 of high"),
    Plant(
        "HB0842", 'id = "claw"', "3 = 4", "3 = 1", "1", "level 3 of the power claw gives fewer points than level 2"
    ),
    Plant("HB0805", 'id = "claw"', "2 = 2", "two = 2", "two", "'two' is no level; levels are 1 to 9"),
    Plant("HB0805", 'id = "claw"', "3 = 4", "3 = 400", "400", "the points of a power are a number from 0 to 99"),
    Plant("HB0805", 'id = "high"', "copies = 7", "copies = 0", "0", "'copies' is a number from 1 to 99"),
    Plant(
        "HB0843", 'id = "ambush"', "own = 2", "own = 0", "[[strategy]]", "the strategy card ambush does nothing"
    ),
    Plant(
        "HB0844",
        'id = "stroll"',
        "steps = 2",
        "steps = 0",
        "[[movement]]",
        "nobody can use stroll: it allows no steps and lists no moves",
        "give steps, or moves from space to space",
    ),
    Plant(
        "HB0844",
        'id = "trek"',
        "least = 2",
        "least = 5",
        "5",
        "nobody can use trek: it needs at least 5 steps and allows only 3",
    ),
    Plant(
        "HB0844",
        'id = "stroll"',
        '"walk"',
        '"wlak"',
        '"wlak"',
        "nobody can use stroll: no space has neighbours of the kind 'wlak'",
        "did you mean walk?",
    ),
    Plant(
        "HB0845",
        'id = "low"',
        "copies = 9",
        "copies = 2",
        "[[activator]]",
        "there are 17 activators; six players need 18",
    ),
    Plant(
        "HB0846",
        "[options]",
        "victory_points = 10\nrounds = 6\n",
        "",
        "[options]",
        "nobody can win: victory_points and rounds are both 0",
        "give victory_points, the points that win, or rounds, after which the game ends",
    ),
    Plant("HB0806", "[options]", "channel = 2", "channel = 1", "1", "'channel' is a number from 2 to 99"),
    Plant("HB0806", "[options]", "rounds = 6", "rounds = -6", "-6", "'rounds' is a number from 0 to 999"),
]
ALL = [*SHAPES, *REFERENCES, *IDS, *BOARD, *ISLANDS, *ANIMALS, *CARDS]
