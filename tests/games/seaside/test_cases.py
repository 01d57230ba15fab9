"""The regression cases of RULES 10, one test each, by number. The result is that of the sheet."""

from __future__ import annotations

import pytest

from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import ACTION as ACTION_TYPE
from dsnotation.games.seaside.components import ATTACK, CARD, COSTS, DURATION, TYPES
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
    position,
    refused,
    resources,
    table,
    tokens,
    trash,
    turn,
    zone,
)


def test_case_01_tactician_is_not_in_the_shuffle() -> None:
    """RULES 10, 1: Tactician is in play while a small deck is shuffled for its five cards."""
    state = position(2, "Ta")
    hold(state, "A", hand="Ta Co*3", deck="Es*2")
    play(state, "A play Ta, end")
    assert now(state) == ("A", "draw", "clean-up")
    play(state, "A draw Es*2 | Co*3, B end")
    assert (hand(state, "A"), table(state, "A")) == ("Co*3 Es*2", "Ta")
    assert now(state) == ("A", "play", None)  # no card left to draw: Tactician is in play
    assert turn(state) == (2, 2, 0)
    play(state, "A end, draw | Co*3 Es Ta")
    assert (hand(state, "A"), deck(state, "A")) == ("Co*3 Es Ta", "(Es)")


def test_case_02_throne_room_on_wharf() -> None:
    """RULES 10, 2: both stay until the Clean-up of the next turn; then +4 cards, +2 Buys."""
    state = position(2, "Th Wh")
    hold(state, "A", hand="Th Wh", middle="Co*20")
    play(state, "A play Th, double Wh, draw Co*2, draw Co*2")
    assert turn(state) == (0, 3, 0)
    play(state, "A end, draw Co*5, B end")
    assert table(state, "A") == "Wh Th"
    play(state, "A draw Co*4")
    assert hand(state, "A") == "Co*9"
    assert turn(state) == (1, 3, 0)
    play(state, "A end, draw Co*5")
    assert table(state, "A") == "-"
    assert discard(state, "A") == "Co*13 Wh Th"


@pytest.mark.parametrize(("stays", "left"), [("always", "Ta Th"), ("only-if-doubled", "Ta")])
def test_case_03_throne_room_on_tactician(stays: str, left: str) -> None:
    """RULES 10, 3: the bonus once; Throne Room stays with Tactician under throne-stays=always."""
    state = position(2, "Th Ta", throne_stays=stays)
    hold(state, "A", hand="Th Ta Co*2", middle="Si*12")
    play(state, "A play Th, double Ta")
    assert hand(state, "A") == "-"
    play(state, "A end, draw Si*5")
    assert table(state, "A") == left
    play(state, "B end, A draw Si*5")
    assert hand(state, "A") == "Si*10"
    assert turn(state) == (2, 2, 0)


def test_case_04_throne_room_on_throne_room() -> None:
    """RULES 10, 4: each Throne Room stays as long as the longest Duration that it played itself: the one that
    played Merchant Ship and Bazaar does, the one that played only that Throne Room doesn't."""
    state = position(2, "Th MS Ba")
    hold(state, "A", hand="Th*2 MS Ba", deck="Co*2")
    play(state, "A play Th, double Th, double MS, double Ba, draw Co, draw Co")
    assert turn(state) == (4, 1, 6)
    play(state, "A end")
    assert table(state, "A") == "MS Th"
    play(state, "A draw | Co*2 Ba Th, B end")
    assert turn(state) == (1, 1, 4)
    play(state, "A end")
    assert table(state, "A") == "-"


def test_case_04_nested_durations() -> None:
    """RULES 10, 4: a Throne Room that plays two Durations, one after the other, stays with both."""
    state = position(2, "Th MS FV")
    hold(state, "A", hand="Th*2 MS FV")
    play(state, "A play Th, double Th, double MS, double FV, end")
    assert table(state, "A") == "FV MS Th"
    play(state, "A draw | Th, B end")
    assert turn(state) == (3, 1, 6)


def test_case_05_outpost_played_by_another_card() -> None:
    """RULES 10, 5: the extra turn is taken all the same, once; three cards."""
    state = position(2, "Th Ou")
    hold(state, "A", hand="Th Ou", middle="Co*10")
    play(state, "A play Th, double Ou, end")
    assert refused(state, "A draw Co*5") == {"SE0302"}
    play(state, "A draw Co*3")
    assert now(state) == ("A", "play", None)
    assert state.extra
    assert table(state, "A") == "Ou Th"
    play(state, "A end, draw Co*5")
    assert now(state) == ("B", "play", None)
    assert table(state, "A") == "-"


def test_case_06_ambassador_returns_two_curses() -> None:
    """RULES 10, 6: the pile +2, then -1. `play` holds all cards together."""
    state = position(2, "Am")
    hold(state, "A", hand="Am Cu*2")
    before = pile(state, "Cu")
    play(state, "A play Am, return Cu*2")
    assert pile(state, "Cu") == before + 2 - 1
    assert (hand(state, "A"), discard(state, "B")) == ("-", "Cu")


def test_case_07_ambassador_returns_estates() -> None:
    """RULES 10, 7: the pile may get higher than at the start."""
    state = position(3, "Am Li")
    hold(state, "A", hand="Am Es*2")
    hold(state, "B", staying="Li")
    hold(state, "C", staying="Li")
    piles(state, "Es 12")
    play(state, "A play Am, return Es*2")
    assert pile(state, "Es") == 14


def test_case_07_an_emptied_pile_comes_back() -> None:
    """RULES 10, 7: a pile that is not empty at the end of the turn doesn't count as empty."""
    state = position(2, "Am Li")
    hold(state, "A", hand="Am Es")
    hold(state, "B", staying="Li")
    piles(state, "Cu 0, Du 0, Es 0")
    play(state, "A play Am, return Es, end")
    assert pile(state, "Es") == 1
    assert not GAME.outcome(state).finished


def test_case_08_a_duration_counts_as_in_play_next_turn() -> None:
    """RULES 10, 8: no Seaside card counts cards in play; an assertion does."""
    state = position(2, "Ca")
    hold(state, "A", hand="Ca", middle="Co*12")
    play(state, "A play Ca, draw Co, end, draw Co*5")
    assert table(state, "A") == "Ca"  # during the turn of B
    play(state, "B end, A draw Co")
    assert table(state, "A") == "Ca"
    play(state, "A play Co*2")
    assert table(state, "A") == "Co*2 Ca"


def test_case_09_throne_room_on_lighthouse() -> None:
    """RULES 10, 9: +2 Actions, +2 coins, +2 coins next turn; the protection is the same."""
    state = position(2, "Th Li SH")
    hold(state, "A", hand="Th Li")
    hold(state, "B", hand="SH*2")
    play(state, "A play Th, double Li")
    assert turn(state) == (2, 1, 2)
    play(state, "A end")
    assert table(state, "A") == "Li Th"
    events = play(state, "B play SH")
    assert [one.player for one in of_kind(events, "unaffected")] == ["A"]
    assert gained(events) == []
    play(state, "B end, draw | SH*2")
    assert turn(state) == (1, 1, 2)
    play(state, "A end, draw | Li Th, B play SH")
    assert deck(state, "A") == "Cu"


def test_case_10_each_treasury_decides_by_itself() -> None:
    """RULES 10, 10: of three Treasuries in play any number goes onto the deck."""
    state = position(2, "Tr")
    hold(state, "A", table="Tr*3", hand="Co")
    assert {"end", "end top Tr", "end top Tr*2", "end top Tr*3"} <= set(options(state))
    play(state, "A end top Tr*2, draw Tr*2 | Co Tr")
    assert hand(state, "A") == "Co Tr*3"


def test_case_11_what_stays_cannot_be_put_on_the_deck() -> None:
    """RULES 10, 11: a Duration that stays out is not discarded this turn."""
    state = position(2, "Ca Tr")
    hold(state, "A", hand="Ca", table="Tr")
    play(state, "A play Ca")
    assert refused(state, "A end top Ca") == {"SE0424"}
    assert refused(state, "A end top Tr Ca") == {"SE0424"}
    play(state, "A end top Tr")
    assert table(state, "A") == "Ca"


def test_case_12_embargo_only_on_a_pile_of_the_supply() -> None:
    """RULES 10, 12."""
    state = position(2, "Em Am Ba Ca Cp Ex FV GS Ha Is")
    hold(state, "A", hand="Em")
    play(state, "A play Em")
    assert refused(state, "A embargo Wh") == {"SE0405"}
    play(state, "A embargo Cu")
    assert state.tokens[CARD["Curse"]] == 1


def test_case_13_treasure_map_with_few_golds() -> None:
    """RULES 10, 13: what is left is gained; both Maps are trashed."""
    state = position(2, "TM")
    hold(state, "A", hand="TM*2")
    piles(state, "Go 3")
    before = trash(state)
    events = play(state, "A play TM, trash TM")
    assert gained(events) == [("A", "Go", "deck-top")] * 3
    assert (deck(state, "A"), trash(state)) == ("Go Go Go", f"{before} TM*2")


def test_case_14_ambassador_is_an_attack() -> None:
    """RULES 10, 14: who has a Lighthouse in play gains nothing."""
    assert TYPES[CARD["Ambassador"]] == ACTION_TYPE | ATTACK
    state = position(3, "Am Li")
    hold(state, "A", hand="Am Cu")
    hold(state, "B", staying="Li")
    events = play(state, "A play Am, return Cu")
    assert gained(events) == [("C", "Cu", "discard")]


def test_case_15_short_curses_go_to_the_left_first() -> None:
    """RULES 10, 15: nearest to the left of the attacker, here C, then D."""
    state = position(4, "SH")
    hold(state, "B", hand="SH")
    for seat in "ACD":
        hold(state, seat, deck="Co")
    piles(state, "Cu 2")
    play(state, "A end, draw Co")
    play(state, "B play SH, C flip Co, D flip Co")
    # A drew its only card, and the hand is not the deck: nothing to discard, and no Curse is left.
    assert [deck(state, seat) for seat in "ACD"] == ["-", "Cu", "Cu"]


def test_case_16_a_victim_without_cards_gets_the_curse() -> None:
    """RULES 10, 16: and the next victims are attacked, too."""
    state = position(3, "SH")
    hold(state, "A", hand="SH")
    hold(state, "C", deck="Si")
    play(state, "A play SH, C flip Si")
    assert (deck(state, "B"), discard(state, "B")) == ("Cu", "-")
    assert (deck(state, "C"), discard(state, "C")) == ("Cu", "Si")


def test_case_17_smugglers_take_what_was_gained() -> None:
    """RULES 10, 17: gained, not bought: the Silver of an Explorer."""
    state = position(2, "Sm Ex")
    hold(state, "A", hand="Ex")
    hold(state, "B", hand="Sm")
    play(state, "A play Ex, end, draw | Ex Si")
    events = play(state, "B play Sm, gain Si")
    assert gained(events) == [("B", "Si", "discard")]


def test_case_18_pearl_diver_shuffles() -> None:
    """RULES 10, 18: empty deck, cards in the discard pile: shuffle, then look."""
    state = position(2, "PD")
    hold(state, "A", hand="PD", deck="Co", discard="Go")
    play(state, "A play PD, draw Co")
    assert refused(state, "A look Go") == {"SE0305"}
    play(state, "A look | Go, top Go")
    assert (deck(state, "A"), discard(state, "A")) == ("Go", "-")


def test_case_19_explorer_may_decline() -> None:
    """RULES 10, 19: a Silver then."""
    state = position(2, "Ex")
    hold(state, "A", hand="Ex Pr")
    events = play(state, "A play Ex, reveal -")
    assert gained(events) == [("A", "Si", "hand")]


def test_case_20_tactician_discards_the_hand() -> None:
    """RULES 10, 20: the hand can't be kept; nothing is asked."""
    state = position(2, "Ta")
    hold(state, "A", hand="Ta Co*3")
    play(state, "A play Ta")
    assert (hand(state, "A"), discard(state, "A")) == ("-", "Co*3")
    assert now(state) == ("A", "play", None)


def test_case_21_island_takes_another_card() -> None:
    """RULES 10, 21: with other cards in hand one must be chosen."""
    state = position(2, "Is")
    hold(state, "A", hand="Is Co")
    play(state, "A play Is")
    assert options(state) == ["aside Co"]
    assert refused(state, "A end") == {"SE0201"}


def test_case_22_embargo_is_trashed() -> None:
    """RULES 10, 22: it can't be kept; nothing is asked but the pile."""
    state = position(2, "Em")
    hold(state, "A", hand="Em")
    play(state, "A play Em")
    assert (trash(state), table(state, "A")) == ("Em", "-")
    assert now(state) == ("A", "embargo", "Embargo")


def test_case_23_ambassador_returning_none() -> None:
    """RULES 10, 23: the others still gain the card shown, also if it was the only other card in hand."""
    state = position(3, "Am")
    hold(state, "A", hand="Am Es")
    events = play(state, "A play Am, return Es*0")
    assert gained(events) == [("B", "Es", "discard"), ("C", "Es", "discard")]
    assert hand(state, "A") == "Es"


def test_case_24_costs() -> None:
    """RULES 10, 24: Caravan 4, Sea Hag 4."""
    assert COSTS[CARD["Caravan"]] == COSTS[CARD["Sea Hag"]] == 4
    state = position(2, "Ca SH")
    resources(state, coins=3, buys=2)
    assert refused(state, "A buy Ca") == refused(state, "A buy SH") == {"SE0207"}
    resources(state, coins=8)
    play(state, "A buy Ca SH")
    assert turn(state) == (1, 0, 0)


def test_case_25_lighthouse_is_a_duration() -> None:
    """RULES 10, 25: Action-Duration, no reaction: nothing is asked, it must be in play."""
    assert TYPES[CARD["Lighthouse"]] == ACTION_TYPE | DURATION
    state = position(2, "Li SH")
    hold(state, "A", hand="SH")
    hold(state, "B", hand="Li", deck="Co")
    play(state, "A play SH, B flip Co")
    assert deck(state, "B") == "Cu"


def test_case_26_lighthouse_then_outpost() -> None:
    """RULES 10, 26: +1 coin in the extra turn, discarded there, no protection later."""
    state = position(2, "Li Ou SH")
    hold(state, "A", hand="Li Ou", middle="Co*8")
    hold(state, "B", hand="SH")
    play(state, "A play Li, play Ou, end, draw Co*3")
    assert table(state, "A") == "Li Ou"
    assert turn(state) == (1, 1, 1)
    play(state, "A end, draw Co*5")
    assert table(state, "A") == "-"
    play(state, "B play SH, A flip | Li")
    assert deck(state, "A").startswith("Cu")


def test_case_27_the_game_ends_before_the_extra_turn() -> None:
    """RULES 10, 27: Provinces gone in a turn with Outpost in play."""
    state = position(2, "Ou")
    hold(state, "A", hand="Ou", middle="Co*8")
    piles(state, "Pr 1")
    play(state, "A play Ou")
    resources(state, coins=8)
    events = play(state, "A buy Pr, end")
    assert now(state) is None
    assert [one.reason for one in of_kind(events, "game-ended")] == ["the Provinces are gone"]
    assert GAME.outcome(state).winners == ("A",)


def test_case_28_options_that_do_nothing() -> None:
    """RULES 10, 28: Native Village takes an empty mat, Pirate Ship gives coins for no token."""
    state = position(2, "NV PS")
    hold(state, "A", hand="NV PS", middle="Co*2")
    play(state, "A play NV, take")
    assert (hand(state, "A"), zone(state, "A", "village")) == ("PS", "-")
    play(state, "A play PS, coins")
    assert turn(state) == (1, 1, 0)


def test_case_29_ghost_ship_and_an_empty_deck() -> None:
    """RULES 10, 29: no shuffle; the cards put back are the deck."""
    state = position(2, "GS")
    hold(state, "A", hand="GS")
    hold(state, "B", hand="Co*3 Es Si", discard="Go*4")
    events = play(state, "A play GS, B top Si Es")
    assert of_kind(events, "shuffled") == []
    assert (deck(state, "B"), discard(state, "B"), hand(state, "B")) == ("Si Es", "Go*4", "Co*3")


def test_case_30_two_tokens_and_one_curse() -> None:
    """RULES 10, 30: one Curse."""
    state = position(2)
    piles(state, "Cu 1")
    tokens(state, "Si 2")
    resources(state, coins=3)
    events = play(state, "A buy Si")
    assert gained(events) == [("A", "Cu", "discard"), ("A", "Si", "discard")]


def test_case_31_treasury_after_buying_a_duchy() -> None:
    """RULES 10, 31: may not go onto the deck."""
    state = position(2, "Tr")
    hold(state, "A", table="Tr")
    resources(state, coins=5)
    play(state, "A buy Du")
    assert refused(state, "A end top Tr") == {"SE0424"}
    assert options(state) == ["end"]


def test_case_32_throne_room_on_treasure_map() -> None:
    """RULES 10, 32: with two more Maps the second play trashes the third, and no Golds come."""
    state = position(2, "Th TM")
    hold(state, "A", hand="Th TM*3")
    events = play(state, "A play Th, double TM, trash TM")
    assert gained(events) == [("A", "Go", "deck-top")] * 4
    events = play(state, "A trash TM")
    assert gained(events) == []
    assert (trash(state), hand(state, "A")) == ("TM*3", "-")


def test_case_33_a_card_that_left_play_does_the_rest_of_its_text() -> None:
    """RULES 10, 33: Island, Embargo and Treasure Map under Throne Room."""
    state = position(2, "Th Is Em TM")
    hold(state, "A", hand="Th Is Co Es")
    play(state, "A play Th, double Is, aside Co, aside Es")
    assert (zone(state, "A", "island"), table(state, "A")) == ("Co Es Is", "Th")
    state = position(2, "Th Is Em TM")
    hold(state, "A", hand="Th Em")
    play(state, "A play Th, double Em, embargo Pr, embargo Pr")
    assert (state.tokens[CARD["Province"]], trash(state)) == (2, "Em")
    assert turn(state) == (0, 1, 4)
    state = position(2, "Th Is Em TM")
    hold(state, "A", hand="Th TM Co")
    play(state, "A play Th, double TM")
    assert (trash(state), hand(state, "A")) == ("TM", "Co")
