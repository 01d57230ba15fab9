"""The Attacks, and Lighthouse against them: the numbers and rulings of RULES 5.1 and 2."""

from __future__ import annotations

import pytest

from tests.games.seaside.positions import (
    deck,
    discard,
    gained,
    hand,
    hold,
    now,
    of_kind,
    options,
    pile,
    piles,
    play,
    player_of,
    position,
    refused,
    table,
    tokens,
    trash,
    turn,
)

# Ambassador ------------------------------------------------------------------------------------------------


def test_ambassador() -> None:
    """RULES 5.1, 1: 0, 1 or 2 copies of a card in hand; mandatory; copies go to the discard piles."""
    state = position(3, "Am")
    hold(state, "A", hand="Am*2 Es*3 Cu")
    play(state, "A play Am")
    assert set(options(state)) == {
        "return Es*2", "return Es", "return Es*0", "return Cu", "return Cu*0", "return Am", "return Am*0",
    }  # fmt: skip
    assert refused(state, "A return Cu*2") == {"SE0301"}
    assert refused(state, "A return Es*3") == {"SE0401"}
    assert refused(state, "A return Si") == {"SE0301"}
    assert refused(state, "A end") == {"SE0201"}
    events = play(state, "A return Es*2")
    assert [one.cards for one in of_kind(events, "cards-shown")] == [("Estate",)]
    assert (hand(state, "A"), discard(state, "B"), discard(state, "C")) == ("Es Cu Am", "Es", "Es")
    assert turn(state) == (0, 1, 0)


def test_ambassador_alone() -> None:
    """RULES 5.1, 1: no other card in hand, nothing at all."""
    state = position(2, "Am")
    hold(state, "A", hand="Am")
    assert gained(play(state, "A play Am")) == []
    assert now(state) == ("A", "play", None)


def test_ambassador_with_another_ambassador() -> None:
    """RULES 5.1, 1: X may be another Ambassador."""
    state = position(2, "Am")
    hold(state, "A", hand="Am*2")
    assert gained(play(state, "A play Am, return Am")) == [("B", "Am", "discard")]
    assert pile(state, "Am") == 10 - 2 + 1 - 1


def test_ambassador_while_the_pile_lasts() -> None:
    """RULES 5.1, 1 and 4.2: turn order from the left: B returned one, so C gets it and D and A don't."""
    state = position(4, "Am")
    hold(state, "B", hand="Am Du")
    piles(state, "Du 0")
    events = play(state, "A end, B play Am, return Du")
    assert gained(events) == [("C", "Du", "discard")]
    assert [one.player for one in of_kind(events, "nothing-gained")] == ["D", "A"]
    assert pile(state, "Du") == 0


def test_ambassador_brings_no_curses_of_embargo() -> None:
    """RULES 5.1, 1: not a purchase."""
    state = position(2, "Am")
    hold(state, "A", hand="Am Es")
    tokens(state, "Es 1")
    assert gained(play(state, "A play Am, return Es")) == [("B", "Es", "discard")]


# Cutpurse --------------------------------------------------------------------------------------------------


def test_cutpurse() -> None:
    """RULES 5.1, 4: one Copper, neither more nor none; without Copper the whole hand is shown."""
    state = position(4, "Cp")
    hold(state, "A", hand="Cp")
    hold(state, "B", hand="Co*2 Es")
    hold(state, "C", hand="Si Es*2")
    play(state, "A play Cp")
    assert turn(state) == (0, 1, 2)
    assert now(state) == ("B", "discard", "Cutpurse")
    assert options(state) == ["discard Co"]
    assert refused(state, "B discard Co*2") == {"SE0404"}
    assert refused(state, "B discard Es") == {"SE0404"}
    assert refused(state, "B reveal Co*2 Es") == {"SE0404"}
    assert refused(state, "C discard Co") == {"SE0202"}
    play(state, "B discard Co")
    assert options(state) == ["reveal Si Es*2"]
    assert refused(state, "C discard Co") == {"SE0404"}
    assert refused(state, "C reveal Si Es") == {"SE0404"}
    assert refused(state, "C reveal Si*2 Es") == {"SE0301"}
    events = play(state, "C reveal Si Es*2")
    assert [one.cards for one in of_kind(events, "cards-shown")] == [("Silver", "Estate", "Estate")]
    assert (hand(state, "B"), discard(state, "B"), hand(state, "C")) == ("Co Es", "Co", "Si Es*2")
    assert now(state) == ("A", "play", None)  # D has no card to show


# Ghost Ship ------------------------------------------------------------------------------------------------


def test_ghost_ship() -> None:
    """RULES 5.1, 8: +2 Cards; who has four or more puts back until three are left, cards and order as they
    like."""
    state = position(4, "GS")
    hold(state, "A", hand="GS", deck="Co*2")
    hold(state, "B", hand="Co*2 Es Si Go", deck="Du")
    hold(state, "C", hand="Co*3")
    hold(state, "D", hand="Co*3 Es")
    play(state, "A play GS, draw Co*2")
    assert now(state) == ("B", "top", "Ghost Ship")
    assert len(options(state)) == 1 + 3 * 2 + 6  # Co Co; Co and another, in two orders; two others
    assert refused(state, "B top Es") == refused(state, "B top Es Si Go") == {"SE0408"}
    assert refused(state, "B top Es Es") == {"SE0301"}
    play(state, "B top Es Si")
    assert (deck(state, "B"), hand(state, "B")) == ("Es Si Du", "Co*2 Go")
    assert now(state) == ("D", "top", "Ghost Ship")
    play(state, "D top Co")
    assert hand(state, "D") == "Co*2 Es"


# Pirate Ship -----------------------------------------------------------------------------------------------


def test_pirate_ship() -> None:
    """RULES 5.1, 18: two cards each, a Treasure trashed, the rest discarded, one token for all of them."""
    state = position(4, "PS")
    hold(state, "A", hand="PS*2")
    hold(state, "B", deck="Co Si Go")
    hold(state, "C", deck="Es Co")
    hold(state, "D", deck="Es Du")
    play(state, "A play PS")
    assert set(options(state)) == {"attack", "coins"}
    assert refused(state, "A mat") == {"SE0418"}
    play(state, "A attack")
    assert refused(state, "C flip Es Co") == {"SE0306"}
    assert refused(state, "B flip Co Go") == {"SE0303"}
    play(state, "B flip Co Si")
    assert now(state) == ("A", "trash", "Pirate Ship")
    assert set(options(state)) == {"trash Co", "trash Si"}
    assert refused(state, "A trash -") == refused(state, "A trash Go") == {"SE0418"}
    play(state, "A trash Si")
    assert (trash(state), discard(state, "B"), deck(state, "B")) == ("Si", "Co", "Go")
    play(state, "C flip Es Co")
    assert (trash(state), discard(state, "C")) == ("Co Si", "Es")
    events = play(state, "D flip Es Du")
    assert discard(state, "D") == "Es Du"
    assert player_of(state, "A").tokens == 1
    assert [one.pile for one in of_kind(events, "token-placed")] == [None]


def test_pirate_ship_coins() -> None:
    """RULES 5.1, 18: +1 coin for each token; they are not spent, and nobody else's."""
    state = position(2, "PS")
    hold(state, "A", hand="PS*2")
    player_of(state, "A").tokens = 3
    state.actions = 2
    play(state, "A play PS, coins, play PS, coins")
    assert turn(state) == (0, 1, 6)
    assert player_of(state, "A").tokens == 3
    hold(state, "B", hand="PS")
    play(state, "A end, draw | PS*2, B play PS, coins")
    assert turn(state) == (0, 1, 0)


def test_pirate_ship_without_a_treasure() -> None:
    """RULES 5.1, 18: nothing trashed, no token; two alike are no choice; a Curse is no Treasure."""
    state = position(3, "PS")
    hold(state, "A", hand="PS*2")
    hold(state, "B", deck="Cu Es Co Co")
    state.actions = 2
    play(state, "A play PS, attack, B flip Cu Es")
    assert (player_of(state, "A").tokens, trash(state)) == (0, "-")
    play(state, "A play PS, attack, B flip Co*2")
    assert (player_of(state, "A").tokens, trash(state), discard(state, "B")) == (1, "Co", "Co Es Cu")


def test_pirate_ship_and_a_short_deck() -> None:
    """RULES 5.1, 18: what is left, then the shuffle without the revealed card, then the rest."""
    state = position(2, "PS")
    hold(state, "A", hand="PS")
    hold(state, "B", deck="Si", discard="Es")
    play(state, "A play PS, attack")
    assert refused(state, "B flip Si") == {"SE0302"}
    assert refused(state, "B flip | Si Es") == {"SE0305"}
    assert refused(state, "B flip Si | Si") == {"SE0303"}
    play(state, "B flip Si | Es")
    assert (trash(state), discard(state, "B")) == ("Si", "Es")
    state = position(2, "PS")
    hold(state, "A", hand="PS")
    hold(state, "B", deck="Si")
    play(state, "A play PS, attack, B flip Si")
    assert trash(state) == "Si"


# Sea Hag ---------------------------------------------------------------------------------------------------


def test_sea_hag() -> None:
    """RULES 5.1, 20: the top card discarded, a Curse on top, in turn order."""
    state = position(3, "SH")
    hold(state, "A", hand="SH")
    hold(state, "B", deck="Si Go")
    hold(state, "C", discard="Es Du")
    play(state, "A play SH, B flip Si")
    assert (deck(state, "B"), discard(state, "B")) == ("Cu Go", "Si")
    assert refused(state, "C flip Es") == {"SE0305"}
    play(state, "C flip | Es")
    assert (deck(state, "C"), discard(state, "C")) == ("Cu (Du)", "Es")
    assert turn(state) == (0, 1, 0)


def test_sea_hag_when_the_curses_run_out() -> None:
    """RULES 5.1, 20: turn order decides; the discard still happens."""
    state = position(3, "SH")
    hold(state, "B", hand="SH")
    hold(state, "A", deck="Si Si")
    hold(state, "C", deck="Go Go")
    piles(state, "Cu 1")
    play(state, "A end, draw Si*2, B play SH, C flip Go")
    assert deck(state, "C") == "Cu Go"
    state = position(3, "SH")
    hold(state, "B", hand="SH*2")
    hold(state, "C", deck="Go Es")
    piles(state, "Cu 0")
    play(state, "A end, B play SH, C flip Go")
    assert (deck(state, "C"), discard(state, "C")) == ("Es", "Go")


# Lighthouse ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "moves"),
    [("Am", "return Cu"), ("Cp", ""), ("GS", "draw Co*2"), ("PS", "attack"), ("SH", "")],
)
def test_lighthouse_stops_every_attack(attack: str, moves: str) -> None:
    """RULES 5.1, 11: who has it in play gains nothing, shows nothing, reveals nothing, keeps all cards."""
    state = position(2, f"Li {attack}")
    hold(state, "A", hand=f"{attack} Cu", deck="Co*2")
    hold(state, "B", hand="Co*3 Es*2", deck="Si Go", staying="Li")
    events = play(state, f"A play {attack}{', ' if moves else ''}{moves}")
    assert [(one.player, one.card) for one in of_kind(events, "unaffected")] == [("B", events[1].card)]
    assert (hand(state, "B"), deck(state, "B"), discard(state, "B")) == ("Co*3 Es*2", "Si Go", "-")
    assert now(state) == ("A", "play", None)


def test_lighthouse_lets_the_own_attack_work() -> None:
    """RULES 5.1, 11: the own Attacks still work; the other players are attacked as usual."""
    state = position(3, "Li Cp")
    hold(state, "A", hand="Li Cp")
    hold(state, "B", hand="Co", staying="Li")
    hold(state, "C", hand="Co")
    play(state, "A play Li, play Cp")
    assert turn(state) == (0, 1, 3)
    assert refused(state, "B discard Co") == {"SE0202"}
    play(state, "C discard Co")
    assert hand(state, "B") == "Co"


def test_lighthouse_protects_until_the_next_turn() -> None:
    """RULES 5.1, 11 and 4.1: during the turns of the others; after the own next turn no more."""
    state = position(2, "Li SH")
    hold(state, "A", hand="Li")
    hold(state, "B", hand="SH")
    assert of_kind(play(state, "A play Li, end, B play SH"), "unaffected")
    play(state, "B end, draw | SH")
    assert turn(state) == (1, 1, 1)
    play(state, "A end, draw | Li")
    assert table(state, "A") == "-"
    assert gained(play(state, "B play SH")) == [("A", "Cu", "deck-top")]


def test_lighthouse_and_a_token_for_pirate_ship() -> None:
    """RULES 5.1, 11 and 18: nobody affected, nothing trashed, no token."""
    state = position(2, "Li PS")
    hold(state, "A", hand="PS")
    hold(state, "B", staying="Li", deck="Co*2")
    play(state, "A play PS, attack")
    assert player_of(state, "A").tokens == 0
