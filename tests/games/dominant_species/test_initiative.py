"""Initiative. RULES 7.1."""

import pytest
from positions import execute, now, of, of_kind, options, pawn, play, position, refusal

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import ANIMALS, SPACE, SPACES
from dsnotation.games.dominant_species.state import State


def asked(animal: str = "Bi", pawns: str = "", **changed: str) -> State:
    """The pawn of an animal on Initiative is due; order: In Ar Am Bi Re Ma."""
    state = position(**changed)
    execute(state, f"{animal} ini" + (f", {pawns}" if pawns else ""))
    assert now(state) == (animal, "initiative", "ini")
    return state


def order(state: State) -> str:
    return " ".join(ANIMALS[animal] for animal in state.initiative)


def test_swap_with_the_animal_to_the_left() -> None:
    """RULES 7.1."""
    state = asked("Bi")
    events = play(state, mv.Initiative("Bi", "ini", True, "dom.1"))
    assert order(state) == "In Ar Bi Am Re Ma"
    swapped = of_kind(events, "initiative-swapped")
    assert [(event.forward, event.back) for event in swapped] == [("Bi", "Am")]


def test_the_pawn_acts_this_turn_when_its_row_comes() -> None:
    """RULES 7.1; row 3a."""
    state = asked("Bi", "Ma ada.1, In ada.3")
    play(state, mv.Initiative("Bi", "ini", True, "ada.2"))
    turns = []
    while now(state)[1] == "adaptation":
        turns.append(now(state)[0])
        play(state, mv.Adaptation(now(state)[0], now(state)[2], None))
    assert turns == ["Ma", "Bi", "In"]


def test_the_new_order_counts_from_the_next_planning_on() -> None:
    """RULES 7.1."""
    state = asked("Ar")
    play(state, mv.Initiative("Ar", "ini", True, None))
    while now(state)[1] != "place-pawn":
        play(state, next(GAME.legal_moves(state)))
    assert now(state)[0] == "Ar"


def test_the_first_animal_has_nobody_to_swap_with() -> None:
    """RULES 7.1."""
    state = asked("In")
    assert refusal(state, mv.Initiative("In", "ini", True, "dom.1")) == {("DS0304", ("swap",))}
    play(state, mv.Initiative("In", "ini", False, "dom.1"))
    assert order(state) == "In Ar Am Bi Re Ma"


def test_both_parts_are_voluntary() -> None:
    """RULES 13, row 3: swap without placement, placement without swap, nothing at all."""
    state = asked("Bi")
    play(state, mv.Initiative("Bi", "ini", True, None))
    assert order(state) == "In Ar Bi Am Re Ma"
    assert of(state.available, "Bi") == 3
    state = asked("Bi")
    play(state, mv.Initiative("Bi", "ini", False, "ada.1"))
    assert order(state) == "In Ar Am Bi Re Ma"
    assert now(state) == ("Bi", "adaptation", "ada.1")
    state = asked("Bi")
    events = play(state, mv.Initiative("Bi", "ini", False, None))
    assert [(event.animal, event.space) for event in of_kind(events, "action-forgone")] == [("Bi", "ini")]
    assert of(state.available, "Bi") == 3


def test_the_pawn_does_not_go_back_onto_initiative() -> None:
    """RULES 13, row 4."""
    assert refusal(asked("Bi"), mv.Initiative("Bi", "ini", True, "ini")) == {("DS0305", ("target",))}


def test_under_an_option_the_pawn_waits_on_initiative() -> None:
    """RULES 13, row 4."""
    state = asked("Bi", initiative_on_self="waits")
    play(state, mv.Initiative("Bi", "ini", True, "ini"))
    assert ANIMALS[state.spaces[SPACE["ini"]]] == "Bi"


def test_the_space_must_be_vacant() -> None:
    """RULES 7.1 and 6.1."""
    state = asked("Bi", "Ma dom.1")
    assert refusal(state, mv.Initiative("Bi", "ini", True, "dom.1")) == {("DS0301", ("target",))}


def test_any_other_vacant_space_will_do() -> None:
    """RULES 7.1."""
    state = asked("Bi", "Ma dom.1")
    offered = {(move.swap, move.target) for move in options(state)}
    spaces = [None, *(space for space in SPACES if space not in ("ini", "dom.1"))]
    assert offered == {(swap, space) for swap in (True, False) for space in spaces}


def test_a_glaciation_space_takes_the_pawn_too() -> None:
    """RULES 7.1 and 7.7: behind the pawn that acts it waits."""
    state = position()
    pawn(state, "Ma", "gla.1")
    execute(state, "Bi ini")
    play(state, mv.Initiative("Bi", "ini", False, "gla.2"))
    assert now(state) == ("Ma", "glaciation", "gla.1")


@pytest.mark.parametrize(
    ("forgo", "move", "code"),
    [
        ("swap-only", mv.Initiative("Bi", "ini", False, None), "DS0307"),
        ("none", mv.Initiative("Bi", "ini", True, None), "DS0307"),
        ("none", mv.Initiative("Bi", "ini", False, "dom.1"), "DS0306"),
    ],
)
def test_parts_may_be_compulsory(forgo: str, move: mv.Initiative, code: str) -> None:
    """RULES 13, row 3."""
    assert {one for one, _ in refusal(asked("Bi", initiative_forgo=forgo), move)} == {code}


def test_under_an_option_the_pawn_is_placed_for_the_next_turn() -> None:
    """RULES 13, row 3a."""
    state = asked("Bi", "Ma ada.2", initiative_placement="next-turn")
    play(state, mv.Initiative("Bi", "ini", True, "ada.1"))
    assert now(state) == ("Ma", "adaptation", "ada.2")
    while now(state)[1] != "place-pawn":
        play(state, next(GAME.legal_moves(state)))
    assert of(state.available, "Bi") == 2
    execute(state, "")
    assert now(state) == ("Bi", "adaptation", "ada.1")
