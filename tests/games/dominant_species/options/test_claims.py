"""Dominance that is claimed, and claims where it is automatic. RULES 5, Claiming; row 26."""

from __future__ import annotations

from typing import Any

import pytest
from positions import (
    ask,
    cards,
    dominates,
    execute,
    fill,
    lay,
    now,
    of_kind,
    options,
    play,
    position,
    put,
    refusal,
    species,
)

from dsnotation.core.game import Assertion
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.components import ANIMALS
from dsnotation.games.dominant_species.state import EMPTY, OVER, State, dominance
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.checking import check_text

# RULES 2.3: each animal dominates one tile at the start.
AT_THE_START = {"D2": "Am", "C3": "Ar", "C4": "Bi", "D4": "Ma", "E4": "Re", "E3": "In"}


def claimed(animals: str = "Ma Re Bi Am Ar In", **changed: str) -> State:
    return position(animals, dominance="claimed", **changed)


def claim(who: str, hex_: str) -> mv.Claim:
    return mv.Claim(who, hex_)  # type: ignore[arg-type]


def cones(state: State) -> dict[str, str]:
    """Whose cones stand where."""
    return {HEXES[hex_]: ANIMALS[owner] for hex_, owner in enumerate(state.cones) if owner != EMPTY}


def changes(events: list[Any]) -> list[tuple[str, str, str]]:
    return [
        (event.kind, event.animal, event.hex) for event in of_kind(events, "dominance-claimed", "dominance-lost")
    ]


# Both readings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "taker"), [("automatic", "Bi"), ("claimed", None)])
def test_nobody_takes_a_card_where_nobody_has_claimed(value: str, taker: str | None) -> None:
    state = position("Ma Bi Am", dominance=value)
    execute(state, "Ma dom.1, Ma dom.2")
    play(state, mv.Domination("Ma", "dom.1", "C4"))
    due = now(state)
    assert due is not None
    assert due[:2] == ((taker, "take-card") if taker else ("Ma", "domination"))


def test_a_claim_gives_the_card() -> None:
    state = claimed("Ma Bi Am")
    execute(state, "Ma dom.1, Ma dom.2")
    assert changes(play(state, claim("Bi", "C4"))) == [("dominance-claimed", "Bi", "C4")]
    assert now(state) == ("Ma", "domination", "dom.1")  # a claim answers no decision
    play(state, mv.Domination("Ma", "dom.1", "C4"))
    assert now(state) == ("Bi", "take-card", "dom.1")


@pytest.mark.parametrize(
    ("value", "paid"), [("automatic", {"Ma": 3, "Bi": 1, "Am": 6}), ("claimed", {"Bi": 1, "Am": 1})]
)
def test_ice_age_counts_dominance_or_cones(value: str, paid: dict[str, int]) -> None:
    """RULES 13, row 27: follows the same option."""
    state = position("Ma Bi Am", dominance=value)
    cards(state, "Ice-Age")
    if value == "claimed":
        play(state, claim("Bi", "C4"))
        play(state, claim("Am", "D2"))
    ask(state, "take-card", "Am", "dom.1", [0])
    events = play(state, mv.TakeCard("Am", "Ice-Age"))
    assert {event.animal: event.points for event in events if event.kind == "points-scored"} == paid


def test_where_dominance_is_automatic_a_claim_is_only_checked() -> None:
    """Row 26: checked, not obeyed. It may stand as often as one likes."""
    state = position()
    before = state.copy()
    for _ in range(2):
        assert play(state, claim("Bi", "C4")) == []
        assert play(state, claim("all", "D3")) == []
    assert state == before
    assert refusal(state, claim("Ma", "C4")) == {("DS0810", ())}
    assert refusal(state, claim("all", "C4")) == {("DS0811", ("hex",))}
    assert not [move for move in options(state) if move.kind == "claim"]


# Claims ----------------------------------------------------------------------------------------------------


def test_every_animal_can_claim_one_tile_at_the_start() -> None:
    """RULES 2.3. No cone stands at the start."""
    state = claimed()
    assert cones(state) == {}
    offered = {move.hex: move.actor for move in options(state) if move.kind == "claim"}
    assert offered == AT_THE_START
    for hex_, animal in AT_THE_START.items():
        play(state, claim(animal, hex_))
    assert cones(state) == AT_THE_START
    assert not [move for move in options(state) if move.kind == "claim"]


@pytest.mark.parametrize(
    ("who", "hex_", "finding"),
    [
        ("Ma", "C4", ("DS0810", ())),  # the bird matches more
        ("In", "C4", ("DS0810", ())),  # not there
        ("Bi", "A1", ("DS0501", ("hex",))),
        ("all", "C4", ("DS0811", ("hex",))),  # no tie
        ("all", "D3", ("DS0812", ("hex",))),  # no cone stands there
    ],
)
def test_a_claim_must_be_true_and_change_something(
    who: str, hex_: str, finding: tuple[str, tuple[str, ...]]
) -> None:
    assert refusal(claimed(), claim(who, hex_)) == {finding}


def test_a_cone_is_not_claimed_again() -> None:
    state = claimed()
    play(state, claim("Bi", "C4"))
    assert refusal(state, claim("Bi", "C4")) == {("DS0812", ("hex",))}


def test_the_endangered_cannot_claim() -> None:
    """RULES 5: not even alone."""
    state = claimed("Ma Bi")
    put(state, "D2", Ma=1)
    assert species(state, "D2") == {"Ma": 1}
    assert refusal(state, claim("Ma", "D2")) == {("DS0810", ())}


def test_an_animal_that_is_not_in_play_cannot_claim() -> None:
    assert refusal(claimed("Ma Bi"), claim("In", "E3")) == {("DS0103", ("actor",))}


def test_a_cone_stays_until_another_animal_claims() -> None:
    """S3: though its owner does not match most any more."""
    state = claimed("Ma Bi Am")
    play(state, claim("Bi", "C4"))
    for corner in ("C4sw", "C4w", "C3se"):
        lay(state, corner, "m" if corner != "C3se" else None)
    assert dominates(state, "C4") == "Ma"
    assert cones(state) == {"C4": "Bi"}
    assert ANIMALS[dominance(state, HEX["C4"])] == "Bi"
    assert refusal(state, claim("all", "C4")) == {("DS0811", ("hex",))}
    lost_and_won = [("dominance-lost", "Bi", "C4"), ("dominance-claimed", "Ma", "C4")]
    assert changes(play(state, claim("Ma", "C4"))) == lost_and_won


def test_a_cone_goes_when_a_tie_is_pointed_out() -> None:
    """S3."""
    state = claimed("Ma Bi Am")
    play(state, claim("Bi", "C4"))
    lay(state, "C3se", None)
    lay(state, "C4w", None)
    assert dominates(state, "C4") is None
    assert claim("all", "C4") in options(state)
    assert changes(play(state, claim("all", "C4"))) == [("dominance-lost", "Bi", "C4")]
    assert cones(state) == {}


def test_a_cone_is_lost_without_species() -> None:
    """RULES 5: implied. It does not come back with the species."""
    state = claimed("Ma Bi Am")
    put(state, "C4", Bi=1)
    play(state, claim("Bi", "C4"))
    ask(state, "competition", "Ma", "com.4")
    events = play(state, mv.Competition("Ma", "com.4", (mv.Victim("C4", "Bi"),)))
    assert changes(events) == [("dominance-lost", "Bi", "C4")]
    put(state, "C4", Bi=1)
    assert cones(state) == {}


def test_a_cone_is_lost_without_a_match() -> None:
    """RULES 5: implied; by what is automatic, too: the Wasteland takes the seed of D3."""
    state = claimed("Ma Bi")
    put(state, "D3", Bi=1)
    play(state, claim("Bi", "D3"))
    fill(state, "was", "s")
    execute(state, "Ma was, Ma dom.1")
    assert cones(state) == {"D3": "Bi"}
    events = play(state, mv.Wasteland("Ma", "was", None))
    assert changes(events) == [("dominance-lost", "Bi", "D3")]
    assert cones(state) == {}


def test_cones_are_part_of_the_position() -> None:
    state = claimed()
    other = state.copy()
    play(other, claim("Bi", "C4"))
    assert state != other
    assert cones(state) == {}


def test_an_assertion_about_dominance_is_about_cones() -> None:
    state = claimed()
    said = Assertion("dominance", {"values": (("C4", "Bi"),)})
    assert [finding.code for finding in GAME.check_assertion(state, said)] == ["DS1105"]
    play(state, claim("Bi", "C4"))
    assert not GAME.check_assertion(state, said)


def test_nothing_is_claimed_after_the_end() -> None:
    state = claimed("Ma Bi")
    state.phase, state.pending = OVER, []
    assert refusal(state, claim("Bi", "C4")) == {("DS0204", ())}
    assert options(state) == []


# In a text -------------------------------------------------------------------------------------------------

HEAD = """[Game "dominant-species"]
[Mammal "Anna"]
[Bird "Ben"]
[Insect "Chris"]
[Options "dominance=claimed"]
[Result "unfinished"]

setup
tiles Sa Fo Se
cards Aquatic Habitat Omnivore Predator Biomass
draw ada g g m w | abu b s u w | wan m m b s

turn 1
"""
PLAN = """plan In ada.1, Bi dom.1, Ma dom.2
plan In ada.2, Bi mig.7, Ma com.6
plan In dom.3, Bi mig.6, Ma com.1
plan In com.2, Bi mig.5, Ma com.3
plan In com.5, Bi mig.4, Ma com.4
plan In com.7, Bi mig.3, Ma mig.2
"""
ACTIONS = """In ada g
In ada g
In spe.free -
Bi mig -
Bi mig -
Bi mig -
Bi mig -
Bi mig -
Ma mig -
Ma com -
In com -
Ma com -
Ma com -
In com -
Ma com -
In com -
"""


def check(text: str) -> list[tuple[int, str]]:
    """Lines and codes of everything that is wrong."""
    checked = check_text(text.encode(), "game.dsn")
    return [
        (finding.span.line if finding.span else 0, finding.code)
        for finding in checked.findings
        if finding.severity != "note"
    ]


def test_claims_may_stand_between_any_lines() -> None:
    text = HEAD + "claim In E3\n" + PLAN + "claim Bi C4, Ma D4\n" + ACTIONS
    text += "Bi dom C4\nBi take Omnivore\nMa dom D4\nMa take Predator D4:Bi C4:Bi E4:In\n"
    assert check(text) == []
    assert write_document(read_string(text)) == text


def test_a_wrong_claim_is_one_mistake() -> None:
    """What rests on it is not checked; the decisions that are due stay due."""
    text = HEAD + PLAN + ACTIONS + "claim Ma C4\nBi dom C4\nMa take Omnivore\nMa dom D4\n"
    assert [code for _, code in check(text)] == ["DS0810"]


def test_a_card_without_a_claim_is_a_mistake_with_a_hint() -> None:
    text = HEAD + PLAN + ACTIONS + "Bi dom C4\nBi take Omnivore\n"
    checked = check_text(text.encode(), "game.dsn")
    [finding] = [finding for finding in checked.findings if finding.severity == "error"]
    assert finding.code == "DS0201"
    assert any("claim Bi C4" in hint for hint in finding.hints)


def test_a_claim_that_cannot_be_read_costs_nothing_else() -> None:
    text = HEAD + "claim Bi H9, In E3\n" + PLAN + ACTIONS + "In claim E3\n"
    found = check(text)
    assert len(found) == 2
    assert {line for line, _ in found} == {14, 37}


def test_claims_where_dominance_is_automatic() -> None:
    text = (HEAD + "claim In E3\nclaim In E3\nclaim Ma E3\n" + PLAN + ACTIONS).replace("dominance=claimed", "")
    assert check(text) == [(16, "DS0810")]
