"""Which sets there are, what tells two apart, and the one that ships."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core import sets as core_sets
from dsnotation.core.registry import GAMES
from dsnotation.games.habitat_battle import sets
from dsnotation.games.habitat_battle.model import Animal, GameSet
from dsnotation.games.habitat_battle.set_cards import PLAYERS, enough
from dsnotation.games.habitat_battle.set_reading import read_set
from dsnotation.games.habitat_battle.set_search import distances
from tests.games.habitat_battle.planting import DEMO

GAME = "habitat-battle"


@pytest.fixture(autouse=True)
def _nothing_offered() -> Iterator[None]:
    core_sets.withdraw()
    yield
    core_sets.withdraw()


def read(text: str) -> GameSet:
    game_set, found = read_set(text, "f")
    assert game_set is not None, found
    return game_set


def named(name: str) -> str:
    return DEMO.replace('id = "demo"', f'id = "{name}"')


# Which sets there are --------------------------------------------------------------------------------------


def test_the_demonstration_set_ships() -> None:
    assert sets.names() == ("demo",)
    game_set, found = sets.load("demo")
    assert found == []
    assert game_set == read(DEMO)
    assert sets.load("demo")[0] is game_set
    assert sets.preferred() is None


def test_an_unknown_set_is_told_with_those_there_are() -> None:
    game_set, [found] = sets.load("demon")
    assert game_set is None
    assert (found.code, found.hints) == ("HB0809", ("sets: demo",))


def test_an_offered_set_comes_first_and_one_that_lies_beside_last() -> None:
    core_sets.lay_beside(GAME, "demo", named("demo").replace("rounds = 6", "rounds = 5"), "demo.toml")
    core_sets.lay_beside(GAME, "club", named("club"), "club.toml")
    assert sets.names() == ("club", "demo")
    assert sets.load("demo")[0] == read(DEMO)
    assert sets.load("club")[0] == read(named("club"))
    core_sets.offer(GAME, "demo", DEMO.replace("rounds = 6", "rounds = 4"), "mine.toml")
    assert sets.load("demo")[0] == read(DEMO.replace("rounds = 6", "rounds = 4"))
    assert sets.preferred() == "demo"
    core_sets.clear_beside()
    assert sets.names() == ("demo",)
    core_sets.withdraw()
    assert sets.load("demo")[0] == read(DEMO)


def test_a_set_is_found_under_its_own_name_only() -> None:
    core_sets.offer(GAME, "club", DEMO, "club.toml")
    game_set, [found] = sets.load("club")
    assert game_set is None
    assert (found.code, found.message) == ("HB0809", "the set was found as club but says that it is demo")
    assert found.span is not None
    assert DEMO.split("\n")[found.span.line - 1] == 'id = "demo"'


def test_a_set_with_mistakes_is_none() -> None:
    core_sets.offer(GAME, "club", "[set]\n", "club.toml")
    game_set, found = sets.load("club")
    assert game_set is None
    assert len(found) > 5


@pytest.mark.parametrize(
    "name", ["../demo", "demo.toml", "/etc/passwd", "Demo", "", "a" * 41, "demo\n", "..", "dé"]
)
def test_no_name_leads_anywhere_else(name: str) -> None:
    assert core_sets.find(GAME, name) is None
    assert sets.load(name)[0] is None
    with pytest.raises(ValueError, match="no name"):
        core_sets.offer(GAME, name, "", "f")


def test_games_without_sets_have_none() -> None:
    assert core_sets.names("seaside") == ()
    assert core_sets.find("seaside", "demo") is None
    assert core_sets.find("../games/habitat-battle", "demo") is None


def test_folders_of_games_are_called_like_the_games() -> None:
    assert all(package == f"dsnotation.games.{name.replace('-', '_')}" for name, package in GAMES.items())


# Digests ---------------------------------------------------------------------------------------------------


def test_a_digest_is_16_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{16}", sets.digest(read(DEMO)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n\n", "\n\n# A comment.\n"),
        ('id = "lion"\nname = "Lion"', 'name = "León"\nid = "lion"'),
        ("{ savanna = 3, desert = 1,", "{ desert = 1, savanna = 3,"),
        ('title = "Demonstration', 'title = "Another'),
        ("invented = true\n", ""),
        ("channel = 2", "channel = 2\npenalty_from = 7"),
        ('name = "Forest"', 'name = "Wood"\nkind = "land"'),
    ],
)
def test_what_the_rules_do_not_look_at_changes_no_digest(old: str, new: str) -> None:
    assert old in DEMO
    assert sets.digest(read(DEMO.replace(old, new))) == sets.digest(read(DEMO))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('version = "1"', 'version = "2"'),
        ("channel = 2", "channel = 4"),
        ("savanna = 3", "savanna = 2"),
        ("own = 3", "own = 4"),
        ('cancel = "power"', 'cancel = "habitat"'),
        ("least = 2", "least = 1"),
        ("invocation = true\ncopies = 2", "invocation = true\ncopies = 3"),
        ('["city-1", "city-2"],\n', ""),
    ],
)
def test_what_they_look_at_changes_it(old: str, new: str) -> None:
    assert old in DEMO
    assert sets.digest(read(DEMO.replace(old, new, 1))) != sets.digest(read(DEMO))


def test_the_digest_of_the_demonstration_set_stays() -> None:
    """Games are recorded with it: who changes the set gives it a new version, and mends the records."""
    assert sets.digest(read(DEMO)) == "64b27c94bea8cf12"


# The demonstration set -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def demo() -> GameSet:
    return read(DEMO)


def test_it_is_marked_as_made_up(demo: GameSet) -> None:
    assert demo.set.invented
    head = DEMO.partition("[set]")[0]
    assert "Made up by the dsnotation project" in head
    assert "no printed edition" in head


def test_it_has_enough_of_everything(demo: GameSet) -> None:
    kinds = Counter(animal.kind for animal in demo.animal)
    assert kinds["land"] + kinds["bird"] >= 24
    assert min(kinds["insect"], kinds["aquatic"]) >= 6
    assert len([habitat for habitat in demo.habitat if habitat.kind != "neutral"]) >= 8
    assert len(demo.space) >= 30
    assert len({card.kind for card in demo.movement}) >= 5
    assert {row.level for row in demo.activator} == {1, 2, 3}


def test_every_habitat_has_space_and_suits_somebody(demo: GameSet) -> None:
    spaces = Counter(space.habitat for space in demo.space)
    assert all(2 <= spaces[habitat.id] <= 5 for habitat in demo.habitat if habitat.kind != "neutral")
    best = Counter(name for animal in playable(demo) for name, points in animal.habitats.items() if points == 3)
    land = [habitat.id for habitat in demo.habitat if habitat.kind == "land"]
    assert all(2 <= best[habitat] <= 5 for habitat in land), best


def playable(demo: GameSet) -> list[Animal]:
    return [animal for animal in demo.animal if animal.kind in ("land", "bird")]


def test_animals_are_balanced(demo: GameSet) -> None:
    """Base points with the best habitat differ by no more than two from their mean; over all spaces by one."""
    best = [animal.base + max(animal.habitats.values()) for animal in playable(demo)]
    assert max(abs(points - mean(best)) for points in best) <= 2
    spaces = [space.habitat for space in demo.space]
    usual = [animal.base + mean(animal.habitats.get(one, 0) for one in spaces) for animal in playable(demo)]
    assert max(abs(points - mean(usual)) for points in usual) <= 1


def test_powers_are_balanced(demo: GameSet) -> None:
    sums = [sum(power.points.values()) for power in demo.power]
    assert max(sums) - min(sums) <= 2


def test_neighbours_are_those_of_the_map(demo: GameSet) -> None:
    """By the picture at the head of the file: two spaces touch if they do there."""
    rows = re.findall(r"^# +((?:[a-z]+-\d +|CAMP +)+(?:[a-z]+-\d))$", DEMO, re.M)
    places = {}
    for row, line in enumerate(rows):
        names = line.lower().split()
        for column, name in enumerate(names):
            places[name] = (row - 3, 2 * column - (len(names) - 1))
    assert set(places) == {space.id for space in demo.space}
    for space in demo.space:
        row, column = places[space.id]
        touching = {
            name
            for name, (other, there) in places.items()
            if (other == row and abs(there - column) == 2) or (abs(other - row) == 1 and abs(there - column) == 1)
        }
        assert set(space.neighbours["fly"]) == touching, space.id
        assert all(set(names) <= touching for names in space.neighbours.values())


def test_one_move_leads_from_the_camp_to_every_space(demo: GameSet) -> None:
    number = {space.id: place for place, space in enumerate(demo.space)}
    edges = [[number[name] for name in space.neighbours["fly"]] for space in demo.space]
    assert max(distances(edges, number["camp"]).values()) == 3
    assert max(card.steps for card in demo.movement if card.kind == "fly") == 3


# How many are enough ---------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 8), max_size=22), st.integers(1, 3), st.randoms())
def test_enough_means_that_no_deal_gets_stuck(copies: list[int], each: int, random) -> None:  # type: ignore[no-untyped-def]
    left = Counter(dict(enumerate(copies)))
    stuck = False
    for _ in range(PLAYERS):
        there = [card for card, number in left.items() if number]
        stuck = stuck or len(there) < each
        left.subtract(random.sample(there, min(each, len(there))))
    assert not (stuck and enough(copies, each))


@pytest.mark.parametrize(
    ("copies", "each", "is_enough"),
    [([1] * 18, 3, True), ([1] * 17, 3, False), ([6, 6, 6], 3, True), ([6, 6, 5], 3, False), ([6] * 2, 3, False),
     ([6, 6, 5, 5, 6], 3, True), ([9, 9, 5, 5, 5], 3, False), ([6], 1, True), ([5], 1, False), ([], 1, False)],
)  # fmt: skip
def test_enough(copies: list[int], each: int, is_enough: bool) -> None:
    assert enough(copies, each) is is_enough
