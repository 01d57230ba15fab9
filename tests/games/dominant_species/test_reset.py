"""Reset: Extinction, Survival, Reseed. RULES 8."""

import pytest
from positions import (
    bare,
    box,
    cards,
    execute,
    fill,
    give,
    in_bag,
    lay,
    now,
    of,
    of_kind,
    options,
    pawn,
    play,
    position,
    put,
    refusal,
    reset,
    species,
    tile,
)

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import CARD, CARDS, ELEMENT, TERRAINS
from dsnotation.games.dominant_species.effects import move_species, revive
from dsnotation.games.dominant_species.state import EMPTY, State

TWELVE = mv.DrawElements(("g", "b", "m", "s"), ("g", "b", "u", "w"), ("m", "s", "u", "w"))

# Extinction ------------------------------------------------------------------------------------------------


def test_all_endangered_species_die() -> None:
    """RULES 8, step 1: an animal that matches nothing on a tile; everybody at once, to the box."""
    state = position("Ma Re In")
    put(state, "D2", Re=2, In=1)  # no sun there, grass is
    put(state, "C3", Re=1)
    pool = of(state.pool, "Re")
    events = of_kind(reset(state), "species-eliminated")
    assert [(event.animal, event.hex, event.count, event.reason) for event in events] == [
        ("Re", "C3", 1, "extinction"),
        ("Re", "D2", 2, "extinction"),
    ]
    assert (of(state.eliminated, "Re"), of(state.pool, "Re")) == (3, pool)
    assert species(state, "D2") == {"In": 1}


def test_an_added_element_saves() -> None:
    """RULES 5, Matching: added elements count."""
    state = position("Ma Re In")
    put(state, "D2", Re=2)
    give(state, "Re", "w")
    assert not of_kind(reset(state), "species-eliminated")


def test_nothing_is_endangered_at_the_start() -> None:
    """RULES 2.3, test vector."""
    assert not of_kind(reset(position()), "species-eliminated")


def endangered() -> State:
    """Mammals are endangered on D2 (two) and C3 (one); no meat lies there."""
    state = position("Ma Bi In")
    put(state, "D2", Ma=2)
    put(state, "C3", Ma=1)
    reset(state)
    assert now(state) == ("Ma", "save-mammal", None)
    return state


def test_the_mammal_saves_one_species() -> None:
    """RULES 8, step 1: one cube, once a turn, anywhere."""
    state = endangered()
    events = play(state, mv.SaveMammal("Ma", "D2"))
    assert [(event.animal, event.hex) for event in of_kind(events, "species-saved")] == [("Ma", "D2")]
    died = of_kind(events, "species-eliminated")
    assert [(event.animal, event.hex, event.count) for event in died] == [("Ma", "C3", 1), ("Ma", "D2", 1)]
    assert species(state, "D2")["Ma"] == 1
    assert now(state)[1] != "save-mammal"


def test_the_save_is_optional() -> None:
    """RULES 8, step 1; row 44."""
    state = endangered()
    assert {move.hex for move in options(state)} == {None, "C3", "D2"}
    play(state, mv.SaveMammal("Ma", None))
    assert of(state.eliminated, "Ma") == 3


def test_only_endangered_mammals_can_be_saved() -> None:
    """RULES 8, step 1."""
    state = endangered()
    assert refusal(state, mv.SaveMammal("Ma", "D4")) == {("DS1010", ("hex",))}  # meat lies there
    assert refusal(state, mv.SaveMammal("Ma", "C2")) == {("DS1010", ("hex",))}


def test_the_save_may_be_compulsory() -> None:
    """RULES 13, row 44."""
    state = position("Ma Bi", mammal_save="forced")
    put(state, "D2", Ma=1)
    reset(state)
    assert {code for code, _ in refusal(state, mv.SaveMammal("Ma", None))} == {"DS1011"}
    assert options(state) == [mv.SaveMammal("Ma", "D2")]


def test_no_save_without_endangered_mammals() -> None:
    """RULES 8, step 1."""
    state = position("Ma Re")
    put(state, "D2", Re=1)
    events = reset(state)
    assert now(state)[1] == "draw-elements"
    assert of_kind(events, "species-eliminated")


def test_a_saved_species_is_endangered_again_next_turn() -> None:
    """RULES 3: one in each Extinction."""
    state = endangered()
    play(state, mv.SaveMammal("Ma", "D2"))
    play(state, TWELVE)
    reset(state)
    assert now(state) == ("Ma", "save-mammal", None)


def test_hibernating_species_are_exempt_this_turn_only() -> None:
    """RULES 8, step 1, and 11, Hibernation: those cubes, not the others on the tile."""
    state = position("Ma Re In")
    put(state, "D2", Re=1)
    state.pool[1] -= 2
    state.eliminated[1] += 2
    revive(state, 1, HEX["D2"], 2, [])
    died = of_kind(reset(state), "species-eliminated")
    assert [(event.animal, event.hex, event.count) for event in died] == [("Re", "D2", 1)]
    died = of_kind(reset(state), "species-eliminated")
    assert [(event.animal, event.hex, event.count) for event in died] == [("Re", "D2", 2)]


def test_the_exemption_follows_the_cube() -> None:
    """RULES 13, row 45: Mass Exodus."""
    state = position("Ma Re In")
    state.pool[1] -= 2
    state.eliminated[1] += 2
    revive(state, 1, HEX["D2"], 2, [])
    put(state, "C3", Re=1)
    move_species(state, 1, HEX["D2"], HEX["C3"], 2, [])
    died = of_kind(reset(state), "species-eliminated")
    assert [(event.animal, event.hex, event.count) for event in died] == [("Re", "C3", 1)]


# Survival --------------------------------------------------------------------------------------------------


def on_ice(**changed: str) -> State:
    """Three tundra tiles, D3, D4 and E4, with an element of every type beside them, and no species."""
    state = bare("Ma Bi In", **changed)
    for hex_ in ("D4", "E4"):
        tile(state, hex_, "Tu")
    for corner, element in {"C4e": "m", "D3e": "g", "D4sw": "s", "D4e": "m", "E4e": "g", "E4ne": "s"}.items():
        lay(state, corner, element)
    give(state, "Ma", "g s")
    give(state, "Bi", "g m")
    give(state, "In", "m s")
    return state


def survival(state: State) -> tuple[str | None, dict[str, int]]:
    """Who holds the card, and what it scores."""
    events = reset(state)
    held = of_kind(events, "survival-held")
    scores = of_kind(events, "points-scored")
    assert {event.reason for event in scores} <= {"survival"}
    assert not of_kind(events, "species-eliminated")
    return held[0].animal, {event.animal: event.points for event in scores}


@pytest.mark.parametrize(
    ("placed", "holder", "points"),
    [
        ({"D3": {"Ma": 1}}, "Ma", 1),
        ({"D3": {"Ma": 1}, "D4": {"Ma": 1}}, "Ma", 3),
        ({"D3": {"Ma": 1}, "D4": {"Ma": 1}, "E4": {"Ma": 4}}, "Ma", 6),
        ({"D3": {"In": 3}, "D4": {"Ma": 1}, "E4": {"Ma": 1}}, "In", 1),  # all tundra added up
        ({"D3": {"In": 2, "Bi": 1}, "D4": {"Ma": 1}}, "In", 1),
        ({"C4": {"Ma": 9}, "D3": {"In": 1}}, "In", 1),  # other terrain doesn't count
    ],
)
def test_survival(placed: dict[str, dict[str, int]], holder: str, points: int) -> None:
    """RULES 8, step 2, and 10.1: bonus for the number of tundra tiles occupied."""
    state = on_ice()
    lay(state, "C4w", "m")
    for hex_, counts in placed.items():
        put(state, hex_, **counts)
    assert survival(state) == (holder, {holder: points})


@pytest.mark.parametrize("placed", [{}, {"D3": {"Ma": 1, "In": 1}}, {"D3": {"Ma": 2, "Bi": 1}, "D4": {"In": 2}}])
def test_a_tie_or_nobody_leaves_survival_uncontrolled(placed: dict[str, dict[str, int]]) -> None:
    """RULES 8, step 2; row 46: no food-chain tie-break, no VP."""
    state = on_ice()
    for hex_, counts in placed.items():
        put(state, hex_, **counts)
    assert survival(state) == (None, {})


def test_survival_comes_after_extinction() -> None:
    """RULES 8: endangered species on tundra are gone by then."""
    state = bare("Bi In")
    put(state, "D3", Bi=3, In=1)
    lay(state, "D3e", "g")
    events = reset(state)
    kinds = [event.kind for event in events if event.kind in ("species-eliminated", "survival-held")]
    assert kinds == ["species-eliminated", "survival-held"]
    assert of_kind(events, "survival-held")[0].animal == "In"
    assert of(state.vp, "In") == 1


def test_survival_ties_under_an_option() -> None:
    """RULES 13, row 46."""
    state = on_ice(survival_tie="food-chain")
    put(state, "D3", Bi=1, In=1)
    assert survival(state) == ("Bi", {"Bi": 1})


# Reseed ----------------------------------------------------------------------------------------------------


def spent() -> State:
    """The end of a turn: two cards and one tile were taken, every box holds something, a pawn waits."""
    state = position("Ma Bi Am")
    cards(state, "Biodiversity", "Nocturnal", "Omnivore")
    for name, elements in {"ada": "g b", "reg": "m", "abu": "s", "was": "u w", "dep": "g g", "wan": "w"}.items():
        fill(state, name, elements)
    state.unseen_tiles[state.face_up[1]] += 1
    state.stacks[1] += 1
    state.face_up[1] = EMPTY
    pawn(state, "Ma", "gla.2")
    return state


def test_reseed_in_order() -> None:
    """RULES 8, step 4: cards, Glaciation pawns, boxes, draw, tiles, then Planning of the next turn."""
    state = spent()
    kinds = [event.kind for event in reset(state)]
    assert kinds == ["survival-held"]
    assert now(state) == ("chance", "reveal-cards", None)
    events = play(state, mv.RevealCards(("Aquatic", "Blight")))
    assert [event.kind for event in events] == ["cards-revealed", "pawn-shifted", *["box-filled"] * 3]
    assert now(state) == ("chance", "draw-elements", None)
    events = play(state, TWELVE)
    assert [event.kind for event in events] == ["box-filled"] * 3
    assert now(state) == ("chance", "reveal-tiles", None)
    events = play(state, mv.RevealTiles((None, "Ju", None)))
    assert [event.kind for event in events] == ["tiles-revealed", "phase-began"]
    assert now(state) == ("Am", "place-pawn", None)
    assert state.turn == 2


def test_boxes_shift() -> None:
    """RULES 8, steps 4c to 4e: Wasteland to Depletion, Abundance to Wasteland, Adaptation to Regression."""
    state = spent()
    before = {name: in_bag(state, name) for name in ELEMENT}
    reset(state)
    play(state, mv.RevealCards(("Aquatic", "Blight")))
    assert [box(state, name) for name in ("ada", "reg", "abu", "was", "dep", "wan")] == [
        "",
        "g b",
        "",
        "s",
        "u w",
        "",
    ]
    gained = {name: in_bag(state, name) - before[name] for name in ELEMENT}
    assert gained == {"g": 2, "b": 0, "m": 1, "s": 0, "u": 0, "w": 1}  # Depletion, Regression, Wanderlust
    play(state, TWELVE)
    assert [box(state, name) for name in ("ada", "abu", "wan")] == ["g b m s", "g b u w", "m s u w"]


def test_cards_are_refilled_to_five() -> None:
    """RULES 8, step 4a."""
    state = spent()
    reset(state)
    assert refusal(state, mv.RevealCards(("Aquatic",))) == {("DS1004", ("cards",))}
    assert refusal(state, mv.RevealCards(("Aquatic", "Omnivore"))) == {("DS1003", ("cards", 1))}
    assert refusal(state, mv.RevealCards(("Aquatic", "Ice-Age"))) == {("DS1005", ("cards", 1))}
    play(state, mv.RevealCards(("Aquatic", "Blight")))
    assert [CARDS[card] for card in state.cards] == ["Biodiversity", "Nocturnal", "Omnivore", "Aquatic", "Blight"]


def test_a_taken_card_does_not_come_back() -> None:
    """RULES 7.12, step 2."""
    state = position("Ma Bi Am")
    execute(state, "Ma dom.1")
    play(state, mv.Domination("Ma", "dom.1", "D2"))
    play(state, mv.TakeCard("Am", "Omnivore"))
    assert now(state) == ("chance", "reveal-cards", None)
    assert refusal(state, mv.RevealCards(("Omnivore",))) == {("DS1003", ("cards", 0))}


def drawn_out(face_up: int, deck: int) -> State:
    """A late position: so many cards face up, and so many in the deck, Ice Age at its bottom."""
    state = position("Ma Bi Am")
    ice_age = CARD["Ice-Age"]
    others = [card for card in range(26) if card != ice_age]
    state.cards = others[:face_up]
    in_deck = [*others[face_up : face_up + deck - 1], ice_age][:deck] if deck else []
    state.deck, state.unseen_cards = deck, sum(1 << card for card in in_deck)
    return state


def test_ice_age_is_turned_up_last() -> None:
    """RULES 4, step 4, and 8, step 4a."""
    state = drawn_out(3, 2)
    reset(state)
    left = [CARDS[card] for card in range(26) if state.unseen_cards >> card & 1 and CARDS[card] != "Ice-Age"]
    play(state, mv.RevealCards((left[0], "Ice-Age")))
    assert state.deck == 0


def test_fewer_than_five_cards_when_the_deck_runs_out() -> None:
    """RULES 8, step 4a."""
    state = drawn_out(2, 1)
    reset(state)
    assert options(state) == [mv.RevealCards(("Ice-Age",))]


def test_no_cards_are_turned_up_from_an_empty_deck() -> None:
    """RULES 8, step 4a."""
    state = drawn_out(3, 0)
    reset(state)
    assert now(state)[1] == "draw-elements"


def test_no_tile_is_turned_up_on_an_empty_stack() -> None:
    """RULES 8, step 4f."""
    state = position("Ma Bi Am")
    for stack in (0, 2):
        state.face_up[stack] = EMPTY
    state.stacks = [1, 7, 0]
    state.unseen_tiles = [2, 1, 1, 1, 1, 1, 1]
    reset(state)
    GAME.apply(state, TWELVE)
    assert now(state) == ("chance", "reveal-tiles", None)
    assert {move.tiles[1:] for move in options(state)} == {(None, None)}
    assert len(options(state)) == 7


def test_every_stack_whose_tile_was_taken_turns_up_the_next() -> None:
    """RULES 8, step 4f: and no other."""
    state = spent()
    reset(state)
    play(state, mv.RevealCards(("Aquatic", "Blight")))
    play(state, TWELVE)
    assert refusal(state, mv.RevealTiles(("Ju", "Ju", None))) == {("DS1007", ("tiles", 0))}
    assert refusal(state, mv.RevealTiles((None, None, None))) == {("DS1007", ("tiles", 1))}
    play(state, mv.RevealTiles((None, "Ju", None)))
    assert [TERRAINS[there] for there in state.face_up] == ["Sa", "Ju", "Se"]


@pytest.mark.parametrize(
    ("left", "sizes"), [(12, (4, 4, 4)), (11, (4, 4, 3)), (8, (4, 4, 0)), (5, (4, 1, 0)), (2, (2, 0, 0))]
)
def test_a_short_bag_fills_adaptation_then_abundance_then_wanderlust(left: int, sizes: tuple[int, ...]) -> None:
    """RULES 8, step 4e; row 13."""
    state = position("Ma Bi Am")
    reset(state)
    state.bag = [left, 0, 0, 0, 0, 0]
    rows = [("g",) * size for size in sizes]
    assert options(state) == [mv.DrawElements(*rows)]
    if left < 12:
        assert refusal(state, TWELVE) >= {("DS1002", ("wanderlust",))}


def test_an_empty_bag_is_not_drawn_from() -> None:
    """RULES 8, step 4e."""
    state = spent()
    reset(state)
    state.bag = [0] * 6
    state.boxes = [0] * 36
    GAME.apply(state, mv.RevealCards(("Aquatic", "Blight")))
    assert now(state)[1] == "reveal-tiles"


def test_the_bag_gives_what_it_holds() -> None:
    """RULES 1: 20 disks of each type."""
    state = position("Ma Bi Am")
    reset(state)
    state.bag[0] = 1
    draw = mv.DrawElements(("g", "g", "b", "b"), ("b", "b", "b", "b"), ("w", "w", "w", "w"))
    assert refusal(state, draw) == {("DS1001", ("adaptation", 1))}


def test_under_an_option_the_record_decides_over_a_short_bag() -> None:
    """RULES 13, row 13."""
    state = position("Ma Bi Am", bag_short="record-decides")
    reset(state)
    state.bag = [5, 0, 0, 0, 0, 0]
    assert not refusal(state, mv.DrawElements(("g",), ("g",) * 2, ("g",) * 2))
    assert refusal(state, mv.DrawElements(("g",), ("g",), ("g",) * 2)) == {("DS1002", ())}


def test_glaciation_pawns_are_the_only_ones_left_on_the_display() -> None:
    """RULES 6.2 and 7.7: every other pawn came back in hand in Execution."""
    state = position("Ma Bi Am")
    execute(state, "Ma gla.1, Bi gla.2, Am dom.3")
    play(state, mv.Glaciation("Ma", "gla.1", None))
    play(state, mv.Domination("Am", "dom.3", None))
    play(state, TWELVE)
    assert [of(state.available, name) for name in ("Ma", "Bi", "Am")] == [6, 5, 6]
