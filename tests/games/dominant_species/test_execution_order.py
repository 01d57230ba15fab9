"""The order of Execution. RULES 6.2."""

import pytest
from positions import (
    element,
    execute,
    fill,
    give,
    now,
    of,
    of_kind,
    pawn,
    play,
    position,
    put,
    refusal,
    refused,
    reset,
)

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import ANIMALS, SPACE
from dsnotation.games.dominant_species.state import EMPTY, State

# Steps of the table in RULES 6.2, but the two automatic ones.
ROWS = [
    "ini", "ada.1", "ada.2", "ada.3", "reg.1", "reg.2", "reg.free", "abu.1", "abu.2", "was", "dep", "gla.1",
    "spe.m", "spe.u", "spe.s", "spe.w", "spe.b", "spe.g", "spe.free", "wan.1", "wan.2", "wan.3",
    "mig.7", "mig.6", "mig.5", "mig.4", "mig.3", "mig.2", "com.free",
    "com.1", "com.2", "com.3", "com.4", "com.5", "com.6", "com.7", "dom.1", "dom.2", "dom.3", "dom.4", "dom.5",
]  # fmt: skip


def decline(state: State) -> None:
    """Plays the first legal move of the decision, which forgoes the action."""
    play(state, next(GAME.legal_moves(state)))


def decisions(state: State) -> list[Decision]:
    """The decisions until Execution ends, all actions forgone."""
    seen = []
    while (decision := GAME.decision(state)) is not None and decision.phase == "execution":
        seen.append(decision)
        decline(state)
    return seen


def test_rows_from_top_to_bottom_and_spaces_from_left_to_right() -> None:
    """RULES 6.2: every space in turn; of Glaciation only the leftmost."""
    state = position()
    fill(state, "reg", "g")
    give(state, "Re", "g")
    state.available = [10] * 6
    state.pawns_in_box = [0] * 6
    spaces = [row for row in ROWS if not row.endswith("free")]
    execute(state, ", ".join(f"{ANIMALS[place % 6]} {space}" for place, space in enumerate(spaces)))
    assert [decision.space for decision in decisions(state)] == ROWS


def test_free_actions_come_without_any_pawn() -> None:
    """RULES 6.2, rows 7, 19 and 29."""
    state = position()
    fill(state, "reg", "g")
    give(state, "Re", "g")
    execute(state, "")
    assert [(one.actor, one.kind, one.space) for one in decisions(state)] == [
        ("Re", "regression", "reg.free"),
        ("In", "free-speciation", "spe.free"),
        ("Ar", "free-competition", "com.free"),
    ]


def test_no_free_actions_without_their_animals() -> None:
    """RULES 3 and 4."""
    state = position("Ma Bi Am")
    execute(state, "")
    assert decisions(state) == []


def test_a_pawn_goes_back_in_hand_when_its_turn_comes() -> None:
    """RULES 6.2: before its action is done."""
    state = position("Ma Bi Am")
    events = execute(state, "Ma ada.1")
    assert [(event.kind, event.animal, event.space) for event in events] == [("pawn-taken", "Ma", "ada.1")]
    assert of(state.available, "Ma") == 6
    assert state.spaces[SPACE["ada.1"]] == EMPTY


ACTIONS = [space for space in ROWS[1:] if not space.endswith("free")]  # for Initiative see its own tests


@pytest.mark.parametrize("space", ACTIONS)
def test_every_action_may_be_forgone(space: str) -> None:
    """RULES 6.2: actions are voluntary; the pawn is in hand, nothing else changed."""
    state = position("Ma Bi Am")
    before = state.copy()
    pawn(state, "Ma", space)
    execute(state, "")
    events = play(state, next(GAME.legal_moves(state)))
    assert [(event.animal, event.space) for event in of_kind(events, "action-forgone")] == [("Ma", space)]
    assert (state.available, state.species, state.elements) == (before.available, before.species, before.elements)
    assert (state.vp, state.added, state.terrain) == (before.vp, before.added, before.terrain)


def test_only_the_due_action_can_be_played() -> None:
    """RULES 6.2."""
    state = position()
    execute(state, "Ma ada.1, In ada.2, Ma was")
    assert refused(state, mv.Wasteland("Ma", "was", None)) == {"DS0201"}
    assert refusal(state, mv.Adaptation("In", "ada.2", "g")) == {("DS0202", ("actor",))}
    assert refusal(state, mv.Adaptation("Ma", "ada.2", "g")) == {("DS0203", ("space",))}
    play(state, mv.Adaptation("Ma", "ada.1", "g"))
    assert now(state) == ("In", "adaptation", "ada.2")


def test_regression_is_carried_out_after_the_reptile_and_before_abundance() -> None:
    """RULES 6.2, AUTO after row 7."""
    state = position()
    fill(state, "reg", "g")
    give(state, "Re", "g")
    give(state, "Ma", "g")
    execute(state, "Ma reg.1, Bi abu.1")
    assert now(state) == ("Ma", "regression", "reg.1")
    assert not of_kind(play(state, mv.Regression("Ma", "reg.1", None)), "element-lost")
    assert now(state) == ("Re", "regression", "reg.free")
    lost = of_kind(play(state, mv.Regression("Re", "reg.free", None)), "element-lost")
    assert [event.animal for event in lost] == ["Ma", "Re"]
    assert now(state) == ("Bi", "abundance", "abu.1")


def test_wasteland_is_carried_out_after_its_pawn_and_before_depletion() -> None:
    """RULES 6.2, AUTO after row 10; also on an element that Abundance just put down."""
    state = position()
    fill(state, "was", "g")
    execute(state, "Ma abu.1, Bi was, Bi dep")
    play(state, mv.Abundance("Ma", "abu.1", "w", "C2e"))
    assert now(state) == ("Bi", "wasteland", "was")
    events = play(state, mv.Wasteland("Bi", "was", None))
    assert [(event.element, event.corner) for event in of_kind(events, "element-removed")] == [("g", "D3e")]
    assert now(state) == ("Bi", "depletion", "dep")


def test_wasteland_is_automatic_without_a_pawn() -> None:
    """RULES 6.2: the automatic parts always happen."""
    state = position("Ma Bi Am")
    fill(state, "was", "g")
    events = execute(state, "Ma dom.1")
    assert [event.kind for event in events] == ["element-removed", "pawn-taken"]
    assert element(state, "D3e") is None


def test_only_the_leftmost_glaciation_pawn_acts() -> None:
    """RULES 7.7: the others stay on the display and are not back in hand."""
    state = position("Ma Bi Am")
    execute(state, "Ma gla.1, Bi gla.2, Am gla.4")
    assert now(state) == ("Ma", "glaciation", "gla.1")
    decline(state)
    standing = {space: ANIMALS[state.spaces[SPACE[space]]] for space in ("gla.1", "gla.3")}
    assert standing == {"gla.1": "Bi", "gla.3": "Am"}  # Reset moved them one space left
    assert of(state.available, "Bi") == 5


@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_leftmost_glaciation_pawn_acts_from_any_space(number: int) -> None:
    """RULES 13, row 7."""
    state = position("Ma Bi Am")
    execute(state, ", ".join(["Ma dom.1", *(f"Bi gla.{other}" for other in range(number, 5))]))
    assert now(state) == ("Bi", "glaciation", f"gla.{number}")


def test_under_an_option_only_the_first_glaciation_space_acts() -> None:
    """RULES 13, row 7."""
    state = position("Ma Bi Am", glaciation="first-space")
    execute(state, "Bi gla.2, Ma dom.1")
    assert now(state) == ("Ma", "domination", "dom.1")


def test_insect_after_all_speciation_and_arachnid_before_all_competition() -> None:
    """RULES 6.2, rows 19 and 29."""
    state = position()
    execute(state, "Ma spe.g, Ma wan.1, Ma mig.2, Bi com.1")
    spaces = [decision.space for decision in decisions(state)]
    assert spaces == ["spe.g", "spe.free", "wan.1", "mig.2", "com.free", "com.1"]


def test_nobody_is_asked_for_a_free_action_that_can_do_nothing() -> None:
    """RULES 6.2: the reptile with nothing to lose, the insect with an empty pool, the arachnid without a rival."""
    state = position()
    for hex_ in ("C3", "C4", "D2"):
        put(state, hex_, Ar=0)
    state.eliminated[5] += state.pool[5]
    state.pool[5] = 0
    fill(state, "reg", "g")
    execute(state, "")
    assert decisions(state) == []


def test_reset_follows_the_last_domination() -> None:
    """RULES 6."""
    state = position("Ma Bi Am")
    execute(state, "Ma dom.5")
    events = play(state, mv.Domination("Ma", "dom.5", None))
    assert [event.phase for event in of_kind(events, "phase-began")] == ["reset"]
    assert now(state) == ("chance", "draw-elements", None)  # nothing endangered, five cards face up


def test_planning_of_the_next_turn_follows_reset() -> None:
    """RULES 8, step 4."""
    state = position("Ma Bi Am")
    reset(state)
    events = play(state, mv.DrawElements(("g",) * 4, ("b",) * 4, ("w",) * 4))
    assert [(event.turn, event.phase) for event in of_kind(events, "phase-began")] == [(2, "planning")]
    assert now(state) == ("Am", "place-pawn", None)
