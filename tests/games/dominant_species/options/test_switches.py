"""Every switch of RULES 13, in all its values: one test or more a row, with the readings side by side.

Claims (row 26) and players with several animals (row 51) have files of their own.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from positions import (
    added,
    ask,
    bare,
    before_draws,
    cards,
    empty_pool,
    execute,
    fill,
    give,
    lay,
    now,
    of,
    of_kind,
    options,
    play,
    points,
    position,
    put,
    refusal,
    refused,
    reset,
    species,
    tile,
)

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, SPACE
from dsnotation.games.dominant_species.option_table import OPTION_INFO
from dsnotation.games.dominant_species.state import EMPTY, State


def on_space(state: State, space: str) -> str | None:
    """Whose pawn stands there."""
    there = state.spaces[SPACE[space]]
    return None if there == EMPTY else ANIMALS[there]


# Row 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_row_1_the_vp_marker_is_one_of_the_cubes_or_extra(players: int) -> None:
    animals = " ".join(ANIMALS[:players])
    taken = 65 - 5 * players
    assert of(before_draws(animals, vp_marker="from-pool").pool, "Ma") == taken - 1 - 4
    assert of(before_draws(animals, vp_marker="extra").pool, "Ma") == taken - 4


# Row 2 -----------------------------------------------------------------------------------------------------

IDLE = ("reg.1", "reg.2", "was", "dep")


@pytest.mark.parametrize(("value", "codes"), [("allow", set()), ("forbid", {"DS0302"})])
def test_row_2_a_pawn_on_a_space_whose_box_is_empty(value: str, codes: set[str]) -> None:
    state = position(idle_spaces=value)
    offered = {move.space for move in options(state)}
    for space in IDLE:
        assert refused(state, mv.PlacePawn("In", space)) == codes
        assert (space in offered) == (value == "allow")
    fill(state, "was", "g")
    assert not refused(state, mv.PlacePawn("In", "was"))
    # Spaces that can do nothing for another reason may be taken under both.
    for corner in ("D2e", "D3e"):
        lay(state, corner, None)
    assert not refused(state, mv.PlacePawn("In", "spe.g"))


def test_row_2_holds_for_initiative_too() -> None:
    for value, offered in (("allow", True), ("forbid", False)):
        state = position(idle_spaces=value)
        execute(state, "Bi ini")
        assert any(move.target == "dep" for move in options(state)) == offered


# Row 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("all", {(True, "dom.1"), (True, None), (False, "dom.1"), (False, None)}),
        ("swap-only", {(True, "dom.1"), (False, "dom.1")}),
        ("none", {(True, "dom.1")}),
    ],
)
def test_row_3_what_may_be_forgone_of_initiative(value: str, legal: set[tuple[bool, str | None]]) -> None:
    state = position(initiative_forgo=value)
    execute(state, "Bi ini")
    tried = [mv.Initiative("Bi", "ini", swap, target) for swap in (True, False) for target in ("dom.1", None)]
    assert {(move.swap, move.target) for move in tried if not refused(state, move)} == legal
    assert {(move.swap, move.target) for move in options(state) if move.target in ("dom.1", None)} == legal


def test_row_3_the_first_animal_has_no_swap_to_make() -> None:
    state = position(initiative_forgo="none")
    execute(state, "In ini")
    assert not refused(state, mv.Initiative("In", "ini", False, "dom.1"))


# Row 3a ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "due"), [("this-turn", "Bi"), ("next-turn", "Ma")])
def test_row_3a_when_the_pawn_of_initiative_acts(value: str, due: str) -> None:
    """Seed 000: placed for the next turn. It stays on the display, and nobody can take its space."""
    state = position(initiative_placement=value)
    execute(state, "Bi ini, Ma ada.2")
    play(state, mv.Initiative("Bi", "ini", True, "ada.1"))
    assert now(state)[0] == due  # type: ignore[index]
    while now(state)[1] != "place-pawn":  # type: ignore[index]
        play(state, next(GAME.legal_moves(state)))
    waiting = value == "next-turn"
    assert on_space(state, "ada.1") == ("Bi" if waiting else None)
    assert of(state.available, "Bi") == (2 if waiting else 3)
    assert ("ada.1" in {move.space for move in options(state)}) != waiting
    execute(state, "")
    assert (now(state) == ("Bi", "adaptation", "ada.1")) == waiting


# Row 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("no", {"DS0305"}), ("waits", set())])
def test_row_4_the_pawn_of_initiative_back_onto_initiative(value: str, codes: set[str]) -> None:
    state = position("Ma Re Bi Am", initiative_on_self=value)
    execute(state, "Bi ini, Ma dom.1")
    move = mv.Initiative("Bi", "ini", False, "ini")
    assert refused(state, move) == codes
    assert (move in options(state)) == (not codes)
    if not codes:
        play(state, move)
        assert on_space(state, "ini") == "Bi"
        assert now(state) == ("Ma", "domination", "dom.1")  # it waits for the next turn


# Row 5 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("allow", set()), ("forbid", {"DS0930"})])
def test_row_5_instinct_onto_a_passed_space(value: str, codes: set[str]) -> None:
    state = position(instinct_passed_spaces=value)
    ask(state, "instinct", "Bi", "dom.2")
    for space in ("ada.1", "com.7", "dom.1", "dom.2"):
        assert refused(state, mv.Instinct("Bi", space)) == codes
    assert not refused(state, mv.Instinct("Bi", "dom.3"))
    assert ({move.target for move in options(state)} == {"dom.3", "dom.4", "dom.5"}) == (value == "forbid")


def test_row_5_without_a_space_still_to_come_the_card_does_nothing() -> None:
    for value, asked in (("allow", True), ("forbid", False)):
        state = position(instinct_passed_spaces=value)
        cards(state, "Instinct", "Omnivore")
        ask(state, "take-card", "Bi", "dom.5", [0])
        play(state, mv.TakeCard("Bi", "Instinct"))
        assert (now(state)[1] == "instinct") == asked  # type: ignore[index]


# Row 7 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "acts"), [("leftmost-pawn", True), ("first-space", False)])
def test_row_7_which_pawn_glaciates(value: str, acts: bool) -> None:
    state = position("Ma Re Bi Am", glaciation=value)
    execute(state, "Bi gla.2, Ma gla.3, Am dom.1")
    assert now(state) == (("Bi", "glaciation", "gla.2") if acts else ("Am", "domination", "dom.1"))
    state = position("Ma Re Bi Am", glaciation=value)
    execute(state, "Bi gla.1, Ma gla.2, Am dom.1")
    assert now(state) == ("Bi", "glaciation", "gla.1")


# Row 8 -----------------------------------------------------------------------------------------------------


def regressing(value: str, pawns: str = "Ma reg.1, Bi reg.2, Ma dom.1") -> State:
    state = position("Ma Re Bi", regression_order=value)
    fill(state, "reg", "g b w")
    give(state, "Ma", "g w")
    give(state, "Bi", "g b")
    give(state, "Re", "b w")
    execute(state, pawns)
    return state


def test_row_8_pawn_by_pawn() -> None:
    state = regressing("pawn-order")
    assert now(state) == ("Ma", "regression", "reg.1")
    play(state, mv.Regression("Ma", "reg.1", "w"))
    assert now(state) == ("Bi", "regression", "reg.2")
    play(state, mv.Regression("Bi", "reg.2", "g"))
    assert now(state) == ("Re", "regression", "reg.free")
    play(state, mv.Regression("Re", "reg.free", "b"))
    assert {name: added(state, name) for name in ("Ma", "Re", "Bi")} == {"Ma": "w", "Re": "b", "Bi": "g"}


def test_row_8_type_by_type() -> None:
    """Grass: mammal and bird; grub: reptile (the bird has used its pawn); water: mammal. The same result."""
    state = regressing("element-order")
    assert now(state) == ("Ma", "regression", "reg.1")
    assert refusal(state, mv.Regression("Ma", "reg.1", "w")) == {("DS0412", ("element",))}
    assert [move.element for move in options(state)] == [None, "g"]
    events = play(state, mv.Regression("Ma", "reg.1", None))
    assert not of_kind(events, "pawn-taken", "element-lost")
    assert now(state) == ("Bi", "regression", "reg.2")
    events = play(state, mv.Regression("Bi", "reg.2", "g"))
    assert [event.space for event in of_kind(events, "pawn-taken")] == ["reg.2"]
    assert now(state) == ("Re", "regression", "reg.free")
    play(state, mv.Regression("Re", "reg.free", "b"))
    assert now(state) == ("Ma", "regression", "reg.1")
    play(state, mv.Regression("Ma", "reg.1", "w"))
    assert {name: added(state, name) for name in ("Ma", "Re", "Bi")} == {"Ma": "w", "Re": "b", "Bi": "g"}
    assert now(state) == ("Ma", "domination", "dom.1")


def test_row_8_an_unused_pawn_comes_off_at_the_end() -> None:
    state = position("Ma Bi", regression_order="element-order")
    fill(state, "reg", "g")
    events = execute(state, "Ma reg.1, Bi reg.2, Ma dom.1")
    forgone = [(event.animal, event.space) for event in of_kind(events, "action-forgone")]
    assert forgone == [("Ma", "reg.1"), ("Bi", "reg.2")]
    assert now(state) == ("Ma", "domination", "dom.1")


def test_row_8_a_decision_passed_over_leaves_nothing_behind() -> None:
    """The replay goes on after a mistake: then all lose, and no pawn stays."""
    state = regressing("element-order")
    GAME.skip(state)
    assert now(state) == ("Ma", "domination", "dom.1")
    assert (added(state, "Ma"), on_space(state, "reg.1"), on_space(state, "reg.2")) == ("", None, None)


# Row 9 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "mammal", "insect"), [("no", "g g", ""), ("yes", "g", "")])
def test_row_9_two_disks_of_a_type_in_the_box(value: str, mammal: str, insect: str) -> None:
    state = position("Ma In", regression_per_disk=value)
    fill(state, "reg", "g g")
    give(state, "Ma", "g g g")
    give(state, "In", "g")
    execute(state, "")
    assert (added(state, "Ma"), added(state, "In")) == (mammal, insect)


# Row 13 ----------------------------------------------------------------------------------------------------


def short_bag(value: str) -> State:
    """Six disks are left, all grass."""
    state = position(bag_short=value)
    state.bag = [6, 0, 0, 0, 0, 0]
    ask(state, "draw-elements", "chance")
    return state


def drawn(sizes: tuple[int, int, int]) -> mv.DrawElements:
    return mv.DrawElements(*(("g",) * size for size in sizes))  # type: ignore[arg-type]


def test_row_13_a_bag_that_runs_short() -> None:
    every = {(one, two, 6 - one - two) for one in range(5) for two in range(5) if 0 <= 6 - one - two <= 4}
    for value, legal in (("fill-in-order", {(4, 2, 0)}), ("record-decides", every)):
        state = short_bag(value)
        offered = {(len(move.adaptation), len(move.abundance), len(move.wanderlust)) for move in options(state)}
        assert offered == legal
        assert {sizes for sizes in every if not refused(state, drawn(sizes))} == legal
        assert refused(state, drawn((5, 1, 0))) == {"DS1002"}
        assert refused(state, drawn((4, 1, 0))) == {"DS1002"}


def test_row_13_a_full_bag_is_drawn_alike() -> None:
    for value in ("fill-in-order", "record-decides"):
        state = position(bag_short=value)
        ask(state, "draw-elements", "chance")
        assert {len(move.adaptation) for move in islice(GAME.legal_moves(state), 500)} == {4}


# Row 14 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("allow", set()), ("forbid", {"DS0407"})])
def test_row_14_corners_at_the_edge(value: str, codes: set[str]) -> None:
    """D1ne is a corner of D1 and E1 only."""
    state = position(border_corners=value)
    tile(state, "D1", "Sa")
    fill(state, "abu", "g")
    fill(state, "wan", "g")
    ask(state, "abundance", "Bi", "abu.1")
    move = mv.Abundance("Bi", "abu.1", "g", "D1ne")
    assert refused(state, move) == codes
    assert (move in options(state)) == (not codes)
    ask(state, "habitat", "Bi")
    assert refused(state, mv.Habitat("Bi", "g", "D1ne")) == codes
    state.face_up[0], state.unseen_tiles[4], state.stacks[0] = EMPTY, 2, 7
    state.face_up[0] = 4
    ask(state, "wanderlust", "Bi", "wan.1")
    assert refused(state, mv.Wanderlust("Bi", "wan.1", "Fo", None, "E1", "g", "E1ne")) == codes
    assert not refused(state, mv.Wanderlust("Bi", "wan.1", "Fo", None, "E1", "g", "D1e"))


# Row 25 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("allow", set()), ("forbid", {"DS0802"})])
def test_row_25_domination_of_a_tile_without_species(value: str, codes: set[str]) -> None:
    state = position("Ma Re Bi Am", empty_tile_domination=value)
    execute(state, "Bi dom.1, Ma dom.2")
    move = mv.Domination("Bi", "dom.1", "D3")
    assert refused(state, move) == codes
    assert (move in options(state)) == (not codes)
    if not codes:
        assert not of_kind(play(state, move), "points-scored")
        assert now(state) == ("Ma", "domination", "dom.2")


# Row 31 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "struck"), [("animal", {"Re", "Bi", "Am"}), ("player", {"Re", "Am"})])
def test_row_31_whom_cold_snap_strikes(value: str, struck: set[str]) -> None:
    """Mammal and bird are of one player."""
    players = {"Mammal": "Ann", "Bird": "Ann", "Insect": "Ann", "Reptile": "Bob", "Amphibian": "Bob"}
    tags = {**players, "Arachnid": "Bob", "Options": f"several-animals=on, opposing={value}"}
    setup, findings = GAME.setup(tags)
    assert setup is not None
    assert not findings
    state = GAME.start(setup)
    put(state, "D3", Ma=2, Re=2, Bi=2, Am=1)
    cards(state, "Cold-Snap")
    state.phase = 0
    ask(state, "take-card", "Ma", "dom.1", [0])
    GAME.apply(state, mv.TakeCard("Ma", "Cold-Snap"))
    before = {"Ma": 2, "Re": 2, "Bi": 2, "Am": 1}
    after = {name: count - (name in struck) for name, count in before.items()}
    assert species(state, "D3") == {name: count for name, count in after.items() if count}


def test_row_31_changes_no_other_card() -> None:
    """RULES 12: a player's other animals are opposing in every other respect."""
    players = {"Mammal": "Ann", "Bird": "Ann", "Insect": "Ann", "Reptile": "Bob", "Amphibian": "Bob"}
    tags = {**players, "Arachnid": "Bob", "Options": "several-animals=on, opposing=player"}
    setup, _ = GAME.setup(tags)
    state = GAME.start(setup)
    ask(state, "competition", "Ma", "com.6")
    assert mv.Competition("Ma", "com.6", (mv.Victim("D4", "Bi"),)) in options(state)
    ask(state, "predator", "Ma")
    assert any(victim.animal == "Bi" for move in options(state) for victim in move.victims)


# Row 34 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("limit", {"DS0604"}), ("kill-only", set())])
def test_row_34_evolution_with_an_empty_pool(value: str, codes: set[str]) -> None:
    state = position(evolution_empty_pool=value)
    empty_pool(state, "Bi", 1)
    ask(state, "evolution", "Bi")
    two = mv.Evolution("Bi", (mv.Victim("D4", "Ma"), mv.Victim("D4", "Re")))
    assert refused(state, two) == codes
    assert max(len(move.victims) for move in options(state)) == (1 if codes else 2)
    if not codes:
        play(state, two)
        assert species(state, "D4") == {"Ma": 1, "Bi": 2}


def test_row_34_the_card_without_any_species_in_the_pool() -> None:
    for value, asked in (("limit", False), ("kill-only", True)):
        state = position(evolution_empty_pool=value)
        empty_pool(state, "Bi")
        cards(state, "Evolution")
        ask(state, "take-card", "Bi", "dom.1", [0])
        play(state, mv.TakeCard("Bi", "Evolution"))
        assert (now(state)[1] == "evolution") == asked  # type: ignore[index]


# Row 35 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("no", {"DS0928"}), ("yes", set())])
def test_row_35_ice_sheet_declined(value: str, codes: set[str]) -> None:
    state = position(ice_sheet_forgo=value)
    ask(state, "ice-sheet", "Bi")
    assert refused(state, mv.IceSheet("Bi", None)) == codes
    assert (mv.IceSheet("Bi", None) in options(state)) == (not codes)


# Row 40 ----------------------------------------------------------------------------------------------------


def immigrants(value: str) -> State:
    state = position(immigrants_pawn=value)
    execute(state, "Bi gla.2, Bi dom.1, Bi dom.2, Ma dom.3, Ma ini")
    ask(state, "lose", "Bi", "Immigrants")
    return state


def test_row_40_only_an_available_pawn() -> None:
    state = immigrants("available")
    assert refusal(state, mv.Lose("Bi", "pawn", None)) == {("DS0917", ("loss",))}
    assert refusal(state, mv.Lose("Bi", "pawn", None, "dom.2")) == {("DS0917", ("origin",))}
    assert options(state) == [mv.Lose("Bi", "species", None)]


def test_row_40_any_pawn() -> None:
    state = immigrants("any")
    assert refusal(state, mv.Lose("Bi", "pawn", None)) == {("DS0917", ("loss",))}
    assert refusal(state, mv.Lose("Bi", "pawn", None, "dom.3")) == {("DS0933", ("origin",))}
    assert refusal(state, mv.Lose("Bi", "species", None, "dom.2")) == {("DS0932", ("origin",))}
    offered = {move.origin for move in options(state) if move.loss == "pawn"}
    assert offered == {"gla.2", "dom.1", "dom.2"}
    events = play(state, mv.Lose("Bi", "pawn", None, "dom.2"))
    assert [(event.animal, event.space) for event in of_kind(events, "pawn-lost")] == [("Bi", "dom.2")]
    assert on_space(state, "dom.2") is None
    assert of(state.pawns_in_box, "Bi") == 8


def test_row_40_an_available_pawn_goes_under_both() -> None:
    for value in ("available", "any"):
        state = position(immigrants_pawn=value)
        ask(state, "lose", "Bi", "Immigrants")
        play(state, mv.Lose("Bi", "pawn", None))
        assert of(state.available, "Bi") == 2


def test_row_40_disease_never_takes_a_pawn() -> None:
    state = immigrants("any")
    give(state, "Bi", "g")
    ask(state, "lose", "Bi", "Disease")
    assert refused(state, mv.Lose("Bi", "pawn", None, "dom.2")) == {"DS0916"}
    assert options(state) == [mv.Lose("Bi", "element", "g")]


# Row 44 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "codes"), [("optional", set()), ("forced", {"DS1011"})])
def test_row_44_the_mammals_save(value: str, codes: set[str]) -> None:
    state = position(mammal_save=value)
    put(state, "C3", Ma=1)
    reset(state)
    assert now(state) == ("Ma", "save-mammal", None)
    declined = mv.SaveMammal("Ma", None)
    assert refused(state, declined) == codes
    assert (declined in options(state)) == (not codes)
    assert mv.SaveMammal("Ma", "C3") in options(state)


# Row 46 ----------------------------------------------------------------------------------------------------


def on_tundra(value: str, **counts: int) -> State:
    """Species on D3; a water lies there that all of them match."""
    state = bare("Ma Re Bi", survival_tie=value)
    for name in counts:
        give(state, name, "w")
    lay(state, "C2se", "w")
    lay(state, "D2se", "w")
    put(state, "D3", **counts)
    return state


def holds(state: State) -> str | None:
    """Who is paid for Survival."""
    state.deck = 0
    [held] = of_kind(reset(state), "survival-held")
    return held.animal  # type: ignore[no-any-return]


@pytest.mark.parametrize(("value", "holder"), [("nobody", None), ("food-chain", "Re"), ("holder-keeps", "Bi")])
def test_row_46_a_tie_for_survival(value: str, holder: str | None) -> None:
    """The bird held the card before the reptile drew level during the turn."""
    state = on_tundra(value, Re=1, Bi=1)
    for animal, hex_ in (("Bi", "D3"), ("Re", "D3")):
        ask(state, "fecundity", animal)
        play(state, mv.Fecundity(animal, (hex_,)))  # type: ignore[arg-type]
    assert species(state, "D3") == {"Re": 2, "Bi": 2}
    assert holds(state) == holder


def test_row_46_who_is_alone_with_most_holds_it_under_all() -> None:
    for value in ("nobody", "food-chain", "holder-keeps"):
        state = on_tundra(value, Re=1, Bi=2)
        assert holds(state) == "Bi"
        assert holds(on_tundra(value)) is None


def test_row_46_the_holder_must_be_one_of_those_that_tie() -> None:
    state = on_tundra("holder-keeps", Ma=2, Re=2, Bi=1)
    state.survivor = ANIMAL["Bi"]
    assert holds(state) is None
    state = on_tundra("holder-keeps", Ma=2, Re=2, Bi=1)
    state.survivor = ANIMAL["Re"]
    assert holds(state) == "Re"


def test_row_46_the_holder_is_part_of_the_position() -> None:
    state = on_tundra("holder-keeps", Ma=2, Re=2)
    other = state.copy()
    other.survivor = ANIMAL["Re"]
    assert other != state
    assert hash(other) != hash(state)


# Row 47 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["yes", "no"])
def test_row_47_final_scoring(value: str) -> None:
    state = position(final_scoring=value)
    state.ice_age = True
    events = reset(state)
    final = [event for event in of_kind(events, "points-scored") if event.reason == "final scoring"]
    assert bool(final) == (value == "yes")
    assert now(state) is None


# Row 49 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "reason"), [("off", "unfinished"), ("on", "all-extinct")])
def test_row_49_no_species_left_anywhere(value: str, reason: str) -> None:
    state = bare("Ma Bi", all_extinct=value)
    for animal in ("Ma", "Bi"):
        empty_pool(state, animal)
    reset(state)
    assert GAME.outcome(state).reason == reason
    state = bare("Ma Bi", all_extinct=value)
    empty_pool(state, "Ma")
    reset(state)  # the bird has a gene pool
    assert GAME.outcome(state).reason == "unfinished"


# Row 50 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "ranks", "winner"), [("food-chain", [1, 2, 3], "Bi"), ("shared", [1, 1, 3], None)]
)
def test_row_50_equal_points(value: str, ranks: list[int], winner: str | None) -> None:
    state = bare("Ma Bi In", winner_tie=value)
    points(state, Ma=3, Bi=7, In=7)
    state.ice_age = True
    [ended] = of_kind(reset(state), "game-ended")
    assert ended.winner == winner
    outcome = GAME.outcome(state)
    assert [(one.actor, one.rank) for one in outcome.standings] == list(
        zip(("Bi", "In", "Ma"), ranks, strict=True)
    )
    assert outcome.winners == (("Bi", "In") if winner is None else ("Bi",))


# Row 54 ----------------------------------------------------------------------------------------------------


def test_row_54_no_passing() -> None:
    state = position("Ma Bi In")
    assert refusal(state, mv.PlacePawn("In", None)) == {("DS0308", ("space",))}
    assert all(move.space is not None for move in options(state))


def test_row_54_passing() -> None:
    """Who passes places no more in this Planning, keeps the pawns, and is asked again in the next one."""
    state = position("Ma Bi In", planning_pass="yes")
    passing = mv.PlacePawn("In", None)
    assert passing in options(state)
    events = play(state, passing)
    assert [event.animal for event in of_kind(events, "planning-passed")] == ["In"]
    play(state, mv.PlacePawn("Bi", "dom.1"))
    play(state, mv.PlacePawn("Ma", None))
    assert now(state) == ("Bi", "place-pawn", None)
    play(state, mv.PlacePawn("Bi", "dom.2"))
    events = play(state, mv.PlacePawn("Bi", None))
    assert of(state.available, "In") == 6
    assert [event.phase for event in of_kind(events, "phase-began")] == ["execution"]
    while now(state)[1] != "place-pawn":  # type: ignore[index]
        play(state, next(GAME.legal_moves(state)))
    assert now(state) == ("In", "place-pawn", None)


def test_row_54_all_may_pass() -> None:
    state = position("Ma In", planning_pass="yes")
    play(state, mv.PlacePawn("In", None))
    play(state, mv.PlacePawn("Ma", None))
    assert now(state) == ("In", "free-speciation", "spe.free")


# All of them -----------------------------------------------------------------------------------------------


def test_every_row_with_a_switch_has_a_test_here() -> None:
    """Rows 26 and 51 are in test_claims.py and test_several_animals.py."""
    names: dict[str, Any] = globals()
    tested = {name.split("_")[2] for name in names if name.startswith("test_row_")} | {"26", "51"}
    assert tested == {info.place.removeprefix("row ") for info in OPTION_INFO if info.place.startswith("row ")}
