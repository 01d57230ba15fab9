"""The hash of a position: of its value and of nothing else, and the same for ever."""

import os
import subprocess
import sys

import pytest
from counting import record_positions
from positions import position

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.digest import NO_PARTS, PARTS, layout
from dsnotation.games.dominant_species.state import EXECUTION, OVER, Pending, State

# Hashes before some moves of a record. They stand in people's records: a change of one makes those wrong.
KNOWN = {
    1: "da7ab2fa34db9685",
    4: "f3f27b15114bfa75",
    60: "3e634fc177298982",
    200: "853e60bbf593d77c",
    420: "e8f0253ca0900eb4",
}


def test_every_slot_of_the_state_is_in_it_or_left_out_on_purpose() -> None:
    assert set(PARTS) | NO_PARTS == set(State.__slots__)
    assert NO_PARTS.isdisjoint(PARTS)


def test_known_hashes() -> None:
    found = {number: GAME.digest(state) for number, state in record_positions("six-animals") if number in KNOWN}
    assert found == KNOWN


def test_a_copy_has_the_same_and_every_position_another() -> None:
    seen: dict[str, State] = {}
    for _, state in record_positions("four-animals"):
        twin = state.copy()
        digest = GAME.digest(twin)
        assert digest == GAME.digest(state)
        assert len(digest) == 16
        assert digest not in seen
        seen[digest] = twin


def changed(name: str) -> State:
    """A position that differs in one slot from the usual one."""
    state = position("Ma Bi In", dominance="claimed")
    value = getattr(state, name)
    if name == "pending":
        state.pending = [Pending("glaciation", 0, "gla.1")]
    elif name == "options":
        state.options = state.options.with_value("final-scoring", "no")
    elif name == "players":
        state.players = ("One", "One", "Two")
    elif name == "animals":
        state.animals = (0, 2, 4)
    elif name == "cards":
        state.cards = value[1:]
    elif name == "phase":
        state.phase = OVER
    elif name == "unknown":
        state.unknown = frozenset({"box:ada"})
    elif name == "step":
        state.phase, state.step = EXECUTION, 5
    elif isinstance(value, list):
        at = len(value) - 1
        setattr(state, name, [*value[:at], value[at] + 1])
    else:
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
    return state


@pytest.mark.parametrize("name", PARTS)
def test_each_part_counts(name: str) -> None:
    usual = position("Ma Bi In", dominance="claimed")
    if name == "step":
        usual.phase = EXECUTION
    assert GAME.digest(changed(name)) != GAME.digest(usual)


def test_names_of_players_and_the_order_of_cards_do_not_count() -> None:
    one, other = position("Ma In"), position("Ma In")
    other.players = ("Somebody", "Else")
    other.cards.reverse()
    other.why_over = "a storm"
    assert GAME.digest(one) == GAME.digest(other)


def test_the_layout_is_words() -> None:
    lines = layout(position("Ma In")).splitlines()
    assert "animals Ma In" in lines
    assert "terrain C3:Ju C4:Fo D2:We D3:Tu D4:Mo E3:Sa E4:De" in lines
    assert "species C4-Ma:1 D2-In:1 D4-Ma:2 E3-In:2 E4-Ma:1 E4-In:1" in lines
    assert "pending place-pawn In -" in lines
    assert not [line for line in lines if line.startswith(("vp", "options", "players", "ice_age"))]


def test_the_same_in_another_process() -> None:
    """Python's own hashes of text differ from run to run."""
    code = "from positions import position; from dsnotation.games.dominant_species import GAME; "
    code += "print(GAME.digest(position()))"
    here = os.path.dirname(__file__)
    env = {**os.environ, "PYTHONPATH": here, "PYTHONHASHSEED": "1"}
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=env)
    assert done.stdout.strip() == GAME.digest(position())
