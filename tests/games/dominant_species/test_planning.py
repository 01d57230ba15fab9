"""Planning. RULES 6.1."""

import pytest
from positions import fill, lay, now, of, of_kind, options, pawn, play, position, refusal

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import SPACES
from dsnotation.games.dominant_species.state import State


def planned(state: State, spaces: str) -> list[str]:
    """Who placed a pawn on each of the spaces, in turn."""
    order = []
    for space in spaces.split():
        actor, kind, _ = now(state)
        assert kind == "place-pawn"
        order.append(actor)
        play(state, mv.PlacePawn(actor, space))
    return order


def test_one_pawn_each_in_initiative_order_round_after_round() -> None:
    """RULES 6.1, from set-up: insect first, mammal last."""
    state = position("Ma Bi In")
    order = planned(state, "ini ada.1 ada.2 ada.3 reg.1 reg.2 abu.1")
    assert order == ["In", "Bi", "Ma", "In", "Bi", "Ma", "In"]


def test_an_animal_without_an_available_pawn_is_skipped() -> None:
    """RULES 6.1: the others go on until nobody has one."""
    state = position("Ma Bi In")
    for space in ("dom.1", "dom.2", "dom.3", "dom.4"):
        pawn(state, "Bi", space)
    assert planned(state, "ini ada.1 ada.2 ada.3 reg.1 reg.2 abu.1 abu.2") == [
        "In",
        "Bi",
        "Ma",
        "In",
        "Bi",
        "Ma",
        "In",
        "Ma",
    ]


def test_execution_begins_when_no_pawn_is_left() -> None:
    """RULES 6 and 6.1."""
    state = position("Ma In")
    spaces = [space for space in SPACES if space[:3] not in ("ini", "ada")][:14]
    planned(state, " ".join(spaces[:-1]))
    events = play(state, mv.PlacePawn(now(state)[0], spaces[-1]))
    assert [event.phase for event in of_kind(events, "phase-began")] == ["execution"]


def test_a_placed_pawn_is_no_longer_available() -> None:
    """RULES 6.1."""
    state = position("Ma In")
    events = play(state, mv.PlacePawn("In", "dom.5"))
    assert [(event.kind, event.animal, event.space) for event in events] == [("pawn-placed", "In", "dom.5")]
    assert of(state.available, "In") == 6


def test_a_pawn_that_waits_for_glaciation_is_not_available() -> None:
    """RULES 6.1 and 7.7: it stands on the display, so its owner places one pawn fewer."""
    state = position("Ma In")
    pawn(state, "In", "gla.2")
    spaces = [space for space in SPACES if not space.startswith("gla")]
    order = planned(state, " ".join(spaces[:13]))
    assert (order.count("In"), order.count("Ma")) == (6, 7)


def test_one_pawn_a_space() -> None:
    """RULES 6.1."""
    state = position("Ma In")
    play(state, mv.PlacePawn("In", "com.4"))
    assert refusal(state, mv.PlacePawn("Ma", "com.4")) == {("DS0301", ("space",))}


def test_another_animal_has_to_wait() -> None:
    """RULES 6.1: initiative order."""
    assert refusal(position("Ma In"), mv.PlacePawn("Ma", "com.4")) == {("DS0202", ("actor",))}


def test_planning_comes_before_execution() -> None:
    """RULES 6."""
    state = position("Ma In")
    assert refusal(state, mv.Adaptation("In", "ada.1", "g")) == {("DS0201", ())}


def test_all_41_spaces_can_be_planned_at_the_start() -> None:
    """RULES 6.1 and 6.2: the animal symbols are no spaces; idle spaces are allowed (row 2)."""
    assert [move.space for move in options(position())] == list(SPACES)


@pytest.mark.parametrize(("space", "name"), [("reg.1", "reg"), ("reg.2", "reg"), ("was", "was"), ("dep", "dep")])
def test_idle_spaces_may_be_forbidden(space: str, name: str) -> None:
    """RULES 13, row 2."""
    state = position("Ma In", idle_spaces="forbid")
    assert refusal(state, mv.PlacePawn("In", space)) == {("DS0302", ("space",))}
    fill(state, name, "g")
    play(state, mv.PlacePawn("In", space))


def test_a_space_that_can_do_nothing_is_allowed() -> None:
    """RULES 6.1: Speciation without such an element on earth, Regression with an empty box."""
    state = position("Ma In")
    for corner in ("C2se", "D2se"):
        lay(state, corner, None)
    play(state, mv.PlacePawn("In", "spe.w"))
    play(state, mv.PlacePawn("Ma", "reg.1"))
