"""Decisions: what is due, what a draft leaves out, and passing over a decision. RULES 6 and 16."""

from positions import ask, execute, now, of, of_kind, pawn, play, position, refusal

from dsnotation.core.game import Decision, Draft
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv


def test_a_decision_says_who_decides_what_where_and_by_which_rule() -> None:
    state = position()
    execute(state, "Ma gla.1")
    decision = GAME.decision(state)
    given = (("space", "gla.1"),)
    assert decision == Decision("Ma", "glaciation", "DS0503", 1, "execution", "gla.1", given=given)
    assert "Glaciation" in GAME.catalogue["DS0503"].explanation


def test_every_decision_rests_on_a_rule_of_the_catalogue() -> None:
    state = position()
    kinds = {"place-pawn": "DS0301", "domination": "DS0801", "save-mammal": "DS1010", "draw-elements": "DS1002"}
    for kind, code in kinds.items():
        ask(state, kind, "Ma")
        decision = GAME.decision(state)
        assert decision is not None
        assert decision.rule == code
        assert code in GAME.catalogue


def test_a_draft_takes_what_it_leaves_out_from_the_decision() -> None:
    """RULES 16: actor and space may be left out."""
    state = position()
    execute(state, "Ma gla.1")
    assert GAME.complete(state, Draft("glaciation", {"hex": "D4"})) == mv.Glaciation("Ma", "gla.1", "D4")
    written = {"hex": "D4", "actor": "Bi", "space": "gla.2"}
    assert GAME.complete(state, Draft("glaciation", written)) == mv.Glaciation("Bi", "gla.2", "D4")


def test_an_action_passed_over_changes_nothing_but_the_pawn() -> None:
    """Its pawn is in hand already; the next action is due."""
    state = position("Ma Bi Am")
    execute(state, "Ma ada.1, Bi ada.2")
    GAME.skip(state)
    assert now(state) == ("Bi", "adaptation", "ada.2")
    assert of(state.available, "Ma") == 6


def test_a_placement_passed_over_sets_the_pawn_aside_for_this_turn() -> None:
    """Or Planning would never end; it is back in the next turn."""
    state = position("Ma In")
    for space in ("dom.1", "dom.2", "dom.3", "dom.4", "dom.5", "com.1", "com.2"):
        pawn(state, "Ma", space)
    for _ in range(6):
        GAME.skip(state)
        assert now(state) == ("In", "place-pawn", None)
    assert of_kind(GAME.skip(state), "phase-began")
    assert (of(state.available, "In"), of(state.set_aside, "In")) == (0, 7)
    while now(state) != ("chance", "draw-elements", None):
        GAME.skip(state)
    play(state, mv.DrawElements(("g",) * 4, ("b",) * 4, ("w",) * 4))
    assert (of(state.available, "In"), of(state.set_aside, "In")) == (7, 0)


def test_one_mistake_one_finding() -> None:
    """A move of another kind, of another animal or for another space is not looked at any further."""
    state = position()
    execute(state, "Ma gla.1, Bi gla.2")
    assert refusal(state, mv.Domination("Ma", "dom.1", "A1")) == {("DS0201", ())}
    assert refusal(state, mv.Glaciation("Bi", "gla.1", "A1")) == {("DS0202", ("actor",))}
    assert refusal(state, mv.Glaciation("Ma", "gla.2", "A1")) == {("DS0203", ("space",))}


def test_a_finding_tells_what_is_due() -> None:
    state = position()
    execute(state, "Ma gla.1")
    (finding,) = GAME.check(state, mv.Domination("Ma", "dom.1", "D4"))
    assert any("Ma gla" in hint for hint in finding.hints)
