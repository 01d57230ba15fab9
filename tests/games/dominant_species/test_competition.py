"""Competition and the arachnid's free one. RULES 7.11."""

import pytest
from positions import ask, bare, execute, now, of, of_kind, options, play, put, refusal, refused, species, tile

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.state import State

# A tile of each terrain, and a second one of each where the board has room.
FIRST = {"Ju": "C3", "We": "D2", "De": "E4", "Fo": "C4", "Sa": "E3", "Mo": "D4", "Se": "D5", "Tu": "D3"}
SECOND = {"Ju": "C2", "We": "D1", "De": "F3", "Fo": "C5", "Sa": "F2", "Mo": "E5", "Se": "E6", "Tu": "B3"}


def crowded(space: str | None = "com.3", actor: str = "Ma") -> State:
    """Two tiles of each terrain, with mammal, bird and arachnid on each."""
    state = bare("Ma Bi Ar")
    tile(state, FIRST["Se"], "Se")
    for terrain, hex_ in SECOND.items():
        tile(state, hex_, "Fo" if terrain == "Tu" else terrain)
    tile(state, SECOND["Tu"], "Tu")
    for hex_ in (*FIRST.values(), *SECOND.values()):
        put(state, hex_, Ma=1, Bi=1, Ar=2)
    if space:
        ask(state, "competition", actor, space)
    return state


def compete(*victims: tuple[str, str], space: str = "com.3", actor: str = "Ma") -> mv.Competition:
    return mv.Competition(actor, space, tuple(mv.Victim(*victim) for victim in victims))


SPACES = [
    ("com.1", "Ju We Tu"),
    ("com.2", "We De Tu"),
    ("com.3", "De Fo Tu"),
    ("com.4", "Fo Sa Tu"),
    ("com.5", "Sa Mo Tu"),
    ("com.6", "Mo Se Tu"),
    ("com.7", "Se Ju Tu"),
]


@pytest.mark.parametrize(("space", "terrains"), SPACES)
def test_one_tile_of_each_of_three_terrains(space: str, terrains: str) -> None:
    """RULES 7.11, table: the printed two and tundra."""
    state = crowded(space)
    for terrain, hex_ in FIRST.items():
        findings = refused(state, compete((hex_, "Bi"), space=space))
        assert findings == (set() if terrain in terrains.split() else {"DS0701"})
    hexes = [FIRST[terrain] for terrain in terrains.split()]
    events = play(state, compete(*((hex_, "Bi") for hex_ in hexes), space=space))
    gone = of_kind(events, "species-eliminated")
    assert [(event.animal, event.hex, event.count, event.reason) for event in gone] == [
        ("Bi", hex_, 1, "competition") for hex_ in hexes
    ]


def test_the_victims_go_to_the_box() -> None:
    """RULES 5, Eliminated."""
    state = crowded()
    pool = of(state.pool, "Ar")
    play(state, compete(("C4", "Ar"), ("E4", "Ar")))
    assert (of(state.eliminated, "Ar"), of(state.pool, "Ar")) == (2, pool)
    assert species(state, "C4") == {"Ma": 1, "Bi": 1, "Ar": 1}


def test_the_actor_picks_the_victim_on_each_tile() -> None:
    """RULES 7.11: (bird, arachnid or none) on two forests, two deserts or two tundra tiles."""
    assert len(options(crowded())) == (2 * 2 + 1) ** 3


@pytest.mark.parametrize("terrain", ["De", "Fo", "Tu"])
def test_not_two_tiles_of_a_terrain(terrain: str) -> None:
    """RULES 7.11; row 21: tundra neither."""
    move = compete((FIRST[terrain], "Bi"), (SECOND[terrain], "Bi"))
    assert refusal(crowded(), move) == {("DS0702", ("victims", 1))}


def test_a_frozen_tile_counts_as_tundra_only() -> None:
    """RULES 5, Tundra; row 22."""
    state = crowded("com.1")
    tile(state, "C3", "Tu")
    play(state.copy(), compete(("C3", "Bi"), ("C2", "Bi"), space="com.1"))
    move = compete(("C3", "Bi"), ("D3", "Bi"), space="com.1")
    assert refusal(state, move) == {("DS0702", ("victims", 1))}


def test_declined() -> None:
    """RULES 6.2."""
    assert [event.kind for event in play(crowded(), compete())] == ["action-forgone"]


@pytest.mark.parametrize(
    ("move", "findings"),
    [
        (compete(("C4", "Bi"), ("C4", "Ar")), {("DS0706", ("victims", 1))}),  # one victim a tile
        (compete(("C4", "Ma")), {("DS0705", ("victims", 0))}),  # the actor's own
        (compete(("C4", "Re")), {("DS0704", ("victims", 0))}),  # nobody of that kind
        (compete(("E4", "Bi"), ("C3", "Bi")), {("DS0701", ("victims", 1))}),  # jungle
        (
            compete(("A1", "Bi")),
            {("DS0701", ("victims", 0)), ("DS0703", ("victims", 0)), ("DS0704", ("victims", 0))},
        ),
    ],
)
def test_refused(move: mv.Competition, findings: set[tuple[str, tuple[str | int, ...]]]) -> None:
    """RULES 7.11."""
    assert refusal(crowded(), move) == findings


def test_the_actor_must_be_there() -> None:
    """RULES 7.11."""
    state = crowded()
    put(state, "C4", Ma=0)
    assert refusal(state, compete(("C4", "Bi"))) == {("DS0703", ("victims", 0))}
    assert "C4" not in {victim.hex for move in options(state) for victim in move.victims}


def test_nobody_to_compete_with() -> None:
    """RULES 7.11: nothing."""
    state = bare("Ma Bi")
    put(state, "C4", Ma=3)
    ask(state, "competition", "Ma", "com.3")
    assert options(state) == [compete()]


# The arachnid's free competition ---------------------------------------------------------------------------


def free() -> State:
    state = crowded(None)
    execute(state, "Ma com.1")
    assert now(state) == ("Ar", "free-competition", "com.free")
    return state


def fight(hex_: str, animal: str) -> mv.FreeCompetition:
    return mv.FreeCompetition("Ar", mv.Victim(hex_, animal))


@pytest.mark.parametrize("terrain", FIRST)
def test_the_arachnid_competes_on_one_tile_of_any_terrain(terrain: str) -> None:
    """RULES 7.11 and 3; row 23: before the others."""
    state = free()
    events = of_kind(play(state, fight(FIRST[terrain], "Bi")), "species-eliminated")
    assert [(event.animal, event.hex, event.count) for event in events] == [("Bi", FIRST[terrain], 1)]
    assert now(state) == ("Ma", "competition", "com.1")


def test_the_free_competition_is_optional() -> None:
    """RULES 7.11."""
    state = free()
    play(state, mv.FreeCompetition("Ar", None))
    assert not any(state.eliminated)


def test_one_victim_of_the_free_competition() -> None:
    """RULES 7.11: sixteen tiles, two opponents on each, or none."""
    assert len(options(free())) == 16 * 2 + 1


@pytest.mark.parametrize(
    ("move", "findings"),
    [
        (fight("C4", "Ar"), {("DS0705", ("victim",))}),
        (fight("C4", "Re"), {("DS0704", ("victim",))}),
        (fight("A1", "Bi"), {("DS0703", ("victim",)), ("DS0704", ("victim",))}),
    ],
)
def test_free_competition_refused(move: mv.FreeCompetition, findings: set[tuple[str, tuple[str]]]) -> None:
    """RULES 7.11."""
    assert refusal(free(), move) == findings


def test_the_arachnid_must_be_there() -> None:
    """RULES 7.11."""
    state = free()
    put(state, "C4", Ar=0)
    assert refusal(state, fight("C4", "Bi")) == {("DS0703", ("victim",))}


def test_without_arachnids_all_seven_spaces_stay_as_they_are() -> None:
    """RULES 13, row 24."""
    state = bare("Ma Bi")
    put(state, "C3", Ma=1, Bi=1)
    execute(state, "Ma com.1")
    assert now(state) == ("Ma", "competition", "com.1")
    play(state, mv.Competition("Ma", "com.1", (mv.Victim("C3", "Bi"),)))
