"""Adaptation. RULES 7.2 and 3."""

import pytest
from positions import added, ask, box, execute, fill, give, in_bag, of_kind, options, play, position, refusal

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.state import State


def asked(animal: str = "Ma") -> State:
    """Adaptation is due; its row holds grass, grub, meat and seed."""
    state = position()
    ask(state, "adaptation", animal, "ada.1")
    return state


def test_a_disk_of_the_row_goes_onto_the_display() -> None:
    """RULES 7.2."""
    state = asked()
    events = play(state, mv.Adaptation("Ma", "ada.1", "g"))
    assert [(event.kind, event.animal, event.element, event.source) for event in events] == [
        ("element-gained", "Ma", "g", "ada")
    ]
    assert (added(state, "Ma"), box(state, "ada"), in_bag(state, "g")) == ("g", "b m s", 16)


def test_the_next_pawn_finds_what_is_left() -> None:
    """RULES 7.2."""
    state = position()
    fill(state, "ada", "g")
    execute(state, "Ma ada.1, In ada.2")
    play(state, mv.Adaptation("Ma", "ada.1", "g"))
    assert refusal(state, mv.Adaptation("In", "ada.2", "g")) == {("DS0401", ("element",))}
    assert options(state) == [mv.Adaptation("In", "ada.2", None)]


def test_declined() -> None:
    """RULES 6.2."""
    state = asked()
    assert [event.kind for event in play(state, mv.Adaptation("Ma", "ada.1", None))] == ["action-forgone"]
    assert added(state, "Ma") == ""


def test_only_elements_of_the_row() -> None:
    """RULES 7.2: water lies in other rows."""
    assert refusal(asked(), mv.Adaptation("Ma", "ada.1", "w")) == {("DS0401", ("element",))}


@pytest.mark.parametrize(("animal", "most"), [("Ma", "g g b m"), ("Am", "g g b"), ("In", "g g b m")])
def test_six_elements_at_most(animal: str, most: str) -> None:
    """RULES 3: at most four added, the amphibian three."""
    state = asked(animal)
    give(state, animal, most)
    assert refusal(state, mv.Adaptation(animal, "ada.1", "s")) == {("DS0402", ("element",))}
    assert options(state) == [mv.Adaptation(animal, "ada.1", None)]
    give(state, animal, most[2:])
    assert of_kind(play(state, mv.Adaptation(animal, "ada.1", "s")), "element-gained")


def test_an_element_of_the_own_kind_counts_like_any_other() -> None:
    """RULES 5, Matching: printed and added elements count alike."""
    state = asked()
    play(state, mv.Adaptation("Ma", "ada.1", "m"))
    assert added(state, "Ma") == "m"
