"""Migration. RULES 7.10."""

import pytest
from positions import ask, bare, of, of_kind, options, play, position, put, refusal, species, tile

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.state import State


def asked(animal: str = "Ma", space: str = "mig.3") -> State:
    """Migration is due; mammals start with D4:2 E4:1 C4:1, birds with C4:2 D4:1 C3:1."""
    state = position()
    ask(state, "migration", animal, space)
    return state


def walk(*walks: tuple[str, str, int], animal: str = "Ma", space: str = "mig.3") -> mv.Migration:
    return mv.Migration(animal, space, tuple(mv.Walk(*one) for one in walks))


def test_own_species_move_to_adjacent_tiles() -> None:
    """RULES 7.10: from anywhere, to tundra too."""
    state = asked()
    events = play(state, walk(("D4", "D3", 1), ("D4", "E4", 1), ("C4", "C3", 1)))
    moved = of_kind(events, "species-moved")
    assert [(event.animal, event.origin, event.target, event.count) for event in moved] == [
        ("Ma", "D4", "D3", 1),
        ("Ma", "D4", "E4", 1),
        ("Ma", "C4", "C3", 1),
    ]
    assert len(events) == 3
    assert species(state, "D3") == {"Ma": 1}
    assert species(state, "E4")["Ma"] == 2
    assert "Ma" not in species(state, "D4")


@pytest.mark.parametrize("number", [7, 6, 5, 4, 3, 2])
def test_as_many_species_as_the_space_says(number: int) -> None:
    """RULES 7.10: X = the number at the eye; fewer will do."""
    space = f"mig.{number}"
    state = asked(space=space)
    put(state, "D4", Ma=9)
    play(state.copy(), walk(("D4", "C4", 1), space=space))
    too_many = walk(("D4", "C4", number), ("D4", "E4", 1), space=space)
    assert refusal(state, too_many) == {("DS0612", ("walks",))}
    play(state, walk(("D4", "C4", number - 1), ("D4", "E4", 1), space=space))


def test_declined() -> None:
    """RULES 6.2."""
    assert [event.kind for event in play(asked(), walk())] == ["action-forgone"]


def test_a_species_moves_once() -> None:
    """RULES 7.10; row 20: what arrives can't go on, what was there may leave."""
    state = asked()
    assert refusal(state, walk(("D4", "D3", 1), ("D3", "D2", 1))) == {("DS0610", ("walks", 1))}
    assert refusal(state, walk(("D4", "C4", 1), ("C4", "C3", 2))) == {("DS0611", ("walks", 1))}
    play(state, walk(("D4", "C4", 1), ("C4", "C3", 1)))
    assert (species(state, "C4")["Ma"], species(state, "C3")["Ma"]) == (1, 1)


def test_two_species_may_change_places() -> None:
    """RULES 7.10."""
    state = asked()
    play(state, walk(("D4", "C4", 1), ("C4", "D4", 1)))
    assert (species(state, "D4")["Ma"], species(state, "C4")["Ma"]) == (2, 1)


@pytest.mark.parametrize(
    ("move", "finding"),
    [
        (walk(("D4", "D5", 1)), ("DS0501", ("walks", 0))),  # an empty hex
        (walk(("D4", "D2", 1)), ("DS0613", ("walks", 0))),  # two away
        (walk(("D4", "D4", 1)), ("DS0613", ("walks", 0))),  # nowhere
        (walk(("C4", "D4", 1), ("E3", "E4", 1)), ("DS0610", ("walks", 1))),  # no mammal there
        (walk(("D4", "C4", 3)), ("DS0611", ("walks", 0))),
        (walk(("D4", "C4", 1), ("D4", "E4", 2)), ("DS0611", ("walks", 1))),
        (walk(("D4", "C4", 0)), ("DS0606", ("walks", 0))),
        (walk(("D4", "C4", 1), ("D4", "C4", 1)), ("DS0605", ("walks", 1))),
    ],
)
def test_refused(move: mv.Migration, finding: tuple[str, tuple[str | int, ...]]) -> None:
    """RULES 7.10."""
    assert refusal(asked(), move) == {finding}


def test_no_species_on_earth() -> None:
    """RULES 7.10: nothing."""
    state = bare("Ma In")
    ask(state, "migration", "Ma", "mig.7")
    assert options(state) == [mv.Migration("Ma", "mig.7", ())]


# Birds -----------------------------------------------------------------------------------------------------


def bird(*walks: tuple[str, str, int]) -> mv.Migration:
    return walk(*walks, animal="Bi")


def test_a_bird_goes_up_to_two_tiles_far() -> None:
    """RULES 7.10 and 3."""
    state = asked("Bi")
    play(state, bird(("C4", "E3", 1), ("C4", "D2", 1), ("C3", "D3", 1)))
    assert (species(state, "E3")["Bi"], species(state, "D2")["Bi"], species(state, "D3")) == (1, 1, {"Bi": 1})
    assert of(state.pool, "Bi") == 30


def test_other_animals_do_not() -> None:
    """RULES 7.10."""
    assert refusal(asked(), walk(("C4", "E3", 1))) == {("DS0613", ("walks", 0))}


def test_a_bird_does_not_go_three_tiles_far() -> None:
    """RULES 7.10."""
    state = asked("Bi")
    tile(state, "F2", "Sa")
    assert refusal(state, bird(("C4", "F2", 1))) == {("DS0613", ("walks", 0))}


def test_a_bird_does_not_end_where_it_began() -> None:
    """RULES 7.10: that would move nothing."""
    assert refusal(asked("Bi"), bird(("C4", "C4", 1))) == {("DS0613", ("walks", 0))}


def test_birds_do_not_cross_empty_hexes() -> None:
    """RULES 7.10; row 19: between C3 and A2 lie B2 and B3."""
    state = asked("Bi")
    tile(state, "A2", "Sa")
    assert refusal(state, bird(("C3", "A2", 1))) == {("DS0614", ("walks", 0))}
    assert mv.Walk("C3", "A2", 1) not in {one for move in options(state) for one in move.walks}
    tile(state, "B3", "Fo")
    play(state, bird(("C3", "A2", 1)))


def test_a_bird_crosses_tundra() -> None:
    """RULES 7.10: both steps are on tiles."""
    state = bare("Bi In")
    put(state, "D4", Bi=1)
    ask(state, "migration", "Bi", "mig.3")
    play(state, bird(("D4", "D2", 1)))


def test_a_birds_two_steps_are_one_species_of_the_number() -> None:
    """RULES 7.10: it counts species, not steps."""
    state = asked("Bi", "mig.2")
    move = mv.Migration("Bi", "mig.2", (mv.Walk("C4", "E3", 1), mv.Walk("C4", "D2", 1)))
    play(state, move)
