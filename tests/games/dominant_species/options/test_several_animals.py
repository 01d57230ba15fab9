"""Two or three players with several animals each. RULES 12; row 51."""

from __future__ import annotations

import pytest
from positions import ALL_SIX, of, points

from dsnotation.core.game import Outcome
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ANIMAL_WORDS, ANIMALS
from dsnotation.games.dominant_species.state import OVER, State
from dsnotation.replay.checking import check_text
from dsnotation.replay.export import record_of
from dsnotation.replay.random_play import RandomChooser, play_text

TWO = "Ann Bob Bob Ann Ann Bob"
THREE = "Ann Bob Cid Cid Bob Ann"


def tags(players: str, animals: str = ALL_SIX, options: str = "several-animals=on") -> dict[str, str]:
    named = zip(animals.split(), players.split(), strict=True)
    return {**{ANIMAL_WORDS[one].capitalize(): player for one, player in named}, "Options": options}  # type: ignore[index]


def codes(players: str, animals: str = ALL_SIX, options: str = "several-animals=on") -> list[str]:
    return [finding.code for finding in GAME.setup(tags(players, animals, options))[1]]


def start(players: str = TWO, options: str = "several-animals=on") -> State:
    setup, findings = GAME.setup(tags(players, options=options))
    assert setup is not None
    assert not findings
    return GAME.start(setup)


def ended(state: State, **vp: int) -> Outcome:
    """The outcome with these points."""
    points(state, **vp)
    state.phase, state.why_over, state.pending = OVER, "ice-age", []
    return GAME.outcome(state)


def test_with_the_option_off_a_player_has_one_animal() -> None:
    assert codes(TWO, options="several-animals=off") == ["DS0104"] * 4
    assert codes("Ann Bob", "Ma In", "several-animals=off") == []


@pytest.mark.parametrize("players", [TWO, THREE])
def test_six_animals_of_two_or_three_players(players: str) -> None:
    assert codes(players) == []


@pytest.mark.parametrize(
    ("players", "animals"),
    [
        ("Ann Ann Ann Ann Bob Bob", ALL_SIX),
        ("Ann Ann Ann Bob Bob Cid", ALL_SIX),
        ("Ann Ann Ann Ann Ann Ann", ALL_SIX),
        ("Ann Bob Cid Dee Eve Fay", ALL_SIX),
        ("Ann Ann Bob Bob", "Ma Bi Am In"),
        ("Ann Bob", "Ma In"),
    ],
)
def test_other_numbers_are_a_finding(players: str, animals: str) -> None:
    assert codes(players, animals) == ["DS0108"]


def test_every_animal_has_a_player() -> None:
    without = {**tags(TWO), "Mammal": ""}
    [finding] = GAME.setup(without)[1]
    assert finding.code == "DS0108"
    assert "1 have no player" in finding.message


def test_pawns_and_cubes_are_those_of_six_animals() -> None:
    """RULES 12 and 4: 3 pawns; 35 cubes less the marker and four species."""
    for players in (TWO, THREE):
        state = start(players)
        for animal in ANIMALS:
            assert (of(state.available, animal), of(state.pool, animal)) == (3, 30)
        assert [ANIMALS[animal] for animal in state.initiative] == ["In", "Ar", "Am", "Bi", "Re", "Ma"]


def test_a_players_other_animals_are_opposing() -> None:
    """RULES 12: the mammal competes with the bird on D4, both are Ann's."""
    from positions import ask, options

    from dsnotation.games.dominant_species import moves as mv

    state = start("Ann Bob Ann Bob Ann Bob")
    ask(state, "free-competition", "Ar", "com.free")
    assert mv.FreeCompetition("Ar", mv.Victim("C4", "Bi")) in options(state)


def test_the_lowest_animal_counts() -> None:
    """Ann has Ma 50, Am 9, Ar 30; Bob has Re 20, Bi 10, In 40."""
    outcome = ended(start(), Ma=50, Am=9, Ar=30, Re=20, Bi=10, In=40)
    assert [(one.actor, one.player, one.score, one.rank, one.counts) for one in outcome.standings] == [
        ("Bi", "Bob", 10, 1, True),
        ("Re", "Bob", 20, 1, False),
        ("In", "Bob", 40, 1, False),
        ("Am", "Ann", 9, 2, True),
        ("Ar", "Ann", 30, 2, False),
        ("Ma", "Ann", 50, 2, False),
    ]
    assert outcome.winners == ("Bi", "Re", "In")


def test_three_players_rank_by_their_lowest() -> None:
    outcome = ended(start(THREE), Ma=9, In=5, Re=8, Ar=7, Bi=6, Am=20)
    counting = [(one.player, one.actor, one.rank) for one in outcome.standings if one.counts]
    assert counting == [("Bob", "Ar", 1), ("Cid", "Bi", 2), ("Ann", "In", 3)]


@pytest.mark.parametrize(("value", "ranks"), [("food-chain", [1, 2]), ("shared", [1, 1])])
def test_a_tie_goes_by_the_food_chain_of_the_counting_animals(value: str, ranks: list[int]) -> None:
    """Ann's amphibian and Bob's reptile have 9 each; the reptile stands higher."""
    state = start(options=f"several-animals=on, winner-tie={value}")
    outcome = ended(state, Ma=50, Am=9, Ar=30, Re=9, Bi=10, In=40)
    assert [(one.actor, one.rank) for one in outcome.standings if one.counts] == list(
        zip(("Re", "Am"), ranks, strict=True)
    )


def test_of_two_equal_animals_the_lower_in_the_food_chain_counts() -> None:
    """It is the one that would rank lower."""
    outcome = ended(start(), Ma=9, Am=9, Ar=30, Re=9, Bi=10, In=40)
    assert [one.actor for one in outcome.standings if one.counts] == ["Re", "Am"]


def test_animals_rank_singly_without_the_option() -> None:
    names = "Ann Bob Cid Dee Eve Fay"
    outcome = ended(start(names, "several-animals=off"), Ma=3, Re=2, Bi=1)
    assert [one.rank for one in outcome.standings] == [1, 2, 3, 4, 5, 6]
    assert all(one.counts for one in outcome.standings)


@pytest.mark.parametrize("players", [2, 3])
def test_such_games_can_be_invented_and_recorded(players: int) -> None:
    text = play_text("dominant-species", players=players, seed=4, options={"several-animals": "on"})
    checked = check_text(text.encode(), "game.dsn")
    assert checked.findings == []
    assert checked.document is not None
    record = record_of(checked.replays[0], checked.document)
    assert record.result is not None
    counting = [place for place in record.result.standings if place.counts]
    assert [place.rank for place in counting] == list(range(1, players + 1))
    for place in counting:
        own = [other for other in record.result.standings if other.player == place.player]
        assert len(own) == 6 // players
        assert place.score == min(other.score for other in own)
        assert {other.rank for other in own} == {place.rank}
    assert {one.name for one in record.players} == {f"Player {number}" for number in range(1, players + 1)}
    [last] = [event for move in record.moves for event in move.events if event.kind == "game-ended"]
    assert last.winner == counting[0].actor


def test_four_players_cannot_have_several() -> None:
    with pytest.raises(ValueError, match="2 or 3 can"):
        GAME.invent_tags(4, RandomChooser(1, 0.9), {"several-animals": "on"})
