"""The end of the game. RULES 9."""

import pytest
from positions import bare, cards, dominates, execute, lay, now, of, of_kind, play, points, position, put, refused

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import CARD
from dsnotation.games.dominant_species.state import State


def last_turn(pawns: str = "Ma dom.1", animals: str = "Ma Bi Am", **changed: str) -> State:
    """Ice Age lies face up; these pawns stand on the display, and the first one scored D2."""
    state = position(animals, **changed)
    cards(state, "Ice-Age", "Omnivore")
    execute(state, pawns)
    play(state, mv.Domination("Ma", "dom.1", "D2"))
    assert now(state) == ("Am", "take-card", "dom.1")
    return state


def test_every_animal_scores_the_bonus_for_tiles_it_dominates() -> None:
    """RULES 9 and 10.1: at that moment. Am: D2, C3 and E3; Bi: C4; Ma: D4 and E4."""
    state = last_turn()
    held = {hex_: dominates(state, hex_) for hex_ in ("D2", "C3", "E3", "C4", "D4", "E4", "D3")}
    assert held == {"D2": "Am", "C3": "Am", "E3": "Am", "C4": "Bi", "D4": "Ma", "E4": "Ma", "D3": None}
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    bonus = [event for event in of_kind(events, "points-scored") if event.reason == "Ice-Age"]
    assert [(event.animal, event.points) for event in bonus] == [("Ma", 3), ("Bi", 1), ("Am", 6)]


def test_the_rest_of_execution_is_played_out() -> None:
    """RULES 9: more Domination pawns, more cards."""
    state = last_turn("Ma dom.1, Ma dom.2")
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    assert not of_kind(events, "game-ended")
    assert now(state) == ("Ma", "domination", "dom.2")
    play(state, mv.Domination("Ma", "dom.2", "D4"))
    assert now(state) == ("Ma", "take-card", "dom.2")
    play(state, mv.TakeCard("Ma", "Omnivore"))
    assert now(state) is None


def test_extinction_and_survival_come_before_the_end_and_reseed_does_not() -> None:
    """RULES 9 and 8, step 3."""
    state = position("Ma Bi Am")
    cards(state, "Ice-Age", "Omnivore")
    put(state, "D2", Bi=1)  # endangered
    put(state, "D3", Ma=1)
    execute(state, "Ma dom.1")
    play(state, mv.Domination("Ma", "dom.1", "C4"))
    events = play(state, mv.TakeCard("Bi", "Ice-Age"))
    kinds = [event.kind for event in events]
    order = ["card-taken", "phase-began", "species-eliminated", "survival-held", "game-ended"]
    assert [kind for kind in kinds if kind in order] == order
    assert kinds[-1] == "game-ended"
    assert not of_kind(events, "cards-revealed", "box-filled", "tiles-revealed", "pawn-shifted")
    assert [event.points for event in events if getattr(event, "reason", "") == "survival"] == [1]
    assert now(state) is None


def test_the_mammal_saves_in_the_last_extinction_too() -> None:
    """RULES 9 and 8, step 1."""
    state = last_turn()
    put(state, "C3", Ma=1)
    play(state, mv.TakeCard("Am", "Ice-Age"))
    assert now(state) == ("Ma", "save-mammal", None)
    play(state, mv.SaveMammal("Ma", "C3"))
    assert now(state) is None


FINAL = {
    "C3": [("Am", 3), ("Bi", 6)],  # a species each: bird above amphibian
    "C4": [("Bi", 5), ("Ma", 3)],
    "D2": [("Am", 8)],
    "D4": [("Ma", 3), ("Bi", 2)],
    "E3": [("Am", 7)],
    "E4": [("Ma", 4)],
}


def test_every_tile_is_scored_once_more() -> None:
    """RULES 9: whether or not it was scored this turn, and without cards."""
    state = last_turn()
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    final = [event for event in of_kind(events, "points-scored") if event.reason == "final scoring"]
    by_tile = {
        hex_: sorted((event.animal, event.points) for event in final if event.hex == hex_)
        for hex_ in {event.hex for event in final}
    }
    assert by_tile == {hex_: sorted(scores) for hex_, scores in FINAL.items()}
    assert {name: of(state.vp, name) for name in ("Ma", "Bi", "Am")} == {
        "Ma": 3 + 3 + 3 + 4,
        "Bi": 1 + 6 + 5 + 2,
        "Am": 8 + 6 + 3 + 8 + 7,
    }


def test_final_scoring_may_be_left_out() -> None:
    """RULES 13, row 47."""
    state = last_turn(final_scoring="no")
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    assert not [event for event in of_kind(events, "points-scored") if event.reason == "final scoring"]
    assert of(state.vp, "Am") == 14


def test_most_points_win() -> None:
    """RULES 9."""
    state = last_turn()
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    assert (events[-1].reason, events[-1].winner) == ("ice-age", "Am")
    outcome = GAME.outcome(state)
    assert (outcome.finished, outcome.reason, outcome.winners) == (True, "ice-age", ("Am",))
    ranking = [(one.actor, one.player, one.score, one.rank) for one in outcome.standings]
    assert ranking == [("Am", "Player Am", 32, 1), ("Bi", "Player Bi", 14, 2), ("Ma", "Player Ma", 13, 3)]


def tied(**changed: str) -> State:
    """Bird and insect end with 20 VP each, the mammal with fewer."""
    state = bare("Ma Bi In", **changed)
    put(state, "D2", In=1)
    lay(state, "D2e", "g")
    cards(state, "Ice-Age")
    execute(state, "Ma dom.1")
    play(state, mv.FreeSpeciation("In", None))
    play(state, mv.Domination("Ma", "dom.1", "D2"))
    points(state, Ma=5, Bi=20, In=11)  # the insect adds 1 for Ice Age and 8 in the final scoring
    play(state, mv.TakeCard("In", "Ice-Age"))
    return state


def test_a_tie_goes_to_the_animal_higher_in_the_food_chain() -> None:
    """RULES 9."""
    outcome = GAME.outcome(tied())
    assert [(one.actor, one.score, one.rank) for one in outcome.standings] == [
        ("Bi", 20, 1),
        ("In", 20, 2),
        ("Ma", 5, 3),
    ]
    assert outcome.winners == ("Bi",)


def test_a_tie_may_be_shared() -> None:
    """RULES 13, row 50."""
    outcome = GAME.outcome(tied(winner_tie="shared"))
    assert [(one.actor, one.rank) for one in outcome.standings] == [("Bi", 1), ("In", 1), ("Ma", 3)]
    assert outcome.winners == ("Bi", "In")


def test_nothing_can_be_played_after_the_end() -> None:
    """RULES 9."""
    state = last_turn()
    play(state, mv.TakeCard("Am", "Ice-Age"))
    assert refused(state, mv.PlacePawn("Am", "dom.1")) == {"DS0204"}
    assert list(GAME.legal_moves(state)) == []


def test_the_game_goes_on_without_ice_age() -> None:
    """RULES 9: turning the card up does not end the game, taking it does."""
    state = last_turn()
    play(state, mv.TakeCard("Am", "Omnivore"))
    assert now(state) == ("chance", "reveal-cards", None)
    assert not state.ice_age
    assert CARD["Ice-Age"] in state.cards
    outcome = GAME.outcome(state)
    assert (outcome.finished, outcome.winners) == (False, ())


@pytest.mark.parametrize(("option", "over"), [("off", False), ("on", True)])
def test_without_any_species_the_game_goes_on_unless_an_option_ends_it(option: str, over: bool) -> None:
    """RULES 13, row 49."""
    state = bare("Ma Bi", all_extinct=option)
    for animal in (0, 2):
        state.eliminated[animal], state.pool[animal] = state.pool[animal], 0
    execute(state, "Ma dom.1")
    play(state, mv.Domination("Ma", "dom.1", None))
    assert (now(state) is None) == over


def test_no_player_is_knocked_out() -> None:
    """RULES 5: with an empty pool and no species on earth one goes on and keeps the VP."""
    state = position("Ma Bi")
    for hex_ in ("C4", "D4", "E4"):
        put(state, hex_, Ma=0)
    state.eliminated[0], state.pool[0] = state.pool[0], 0
    points(state, Ma=12)
    assert now(state) == ("Bi", "place-pawn", None)
    play(state, mv.PlacePawn("Bi", "dom.1"))
    assert now(state) == ("Ma", "place-pawn", None)
    assert of(state.vp, "Ma") == 12
