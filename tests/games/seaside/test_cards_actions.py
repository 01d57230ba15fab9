"""Cards without an Attack and without a second part: the numbers and rulings of RULES 5.1."""

from __future__ import annotations

import pytest

from dsnotation.games.seaside.components import CARD
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
    scores,
    table,
    tokens,
    trash,
    turn,
    zone,
)

# Actions, Buys and coins after one play with one Action, and cards drawn now. RULES 5.1.
NUMBERS = {
    "Ba": (2, 1, 1, 1), "Ca": (1, 1, 0, 1), "FV": (2, 1, 1, 0), "Li": (1, 1, 1, 0), "MS": (0, 1, 2, 0),
    "Tr": (1, 1, 1, 1), "Wh": (0, 2, 0, 2), "Cp": (0, 1, 2, 0), "GS": (0, 1, 0, 2), "Ou": (0, 1, 0, 0),
}  # fmt: skip
# The same at the start of the next turn.
LATER = {"Ca": (1, 1, 0, 1), "FV": (2, 1, 1, 0), "Li": (1, 1, 1, 0), "MS": (1, 1, 2, 0), "Wh": (1, 2, 0, 2)}
SILENT = sorted(set(LATER) | {"Ba", "Tr", "Ou"})


@pytest.mark.parametrize("code", NUMBERS)
def test_numbers(code: str) -> None:
    """RULES 5.1: +Cards, +Actions, +Buys, +coins of the play itself; nobody else has a card."""
    state = position(2, code)
    hold(state, "A", hand=code, middle="Si*3")
    *counts, drawn = NUMBERS[code]
    play(state, f"A play {code}")
    if drawn:
        assert refused(state, f"A draw Si*{drawn + 1}") == {"SE0302"}
        play(state, f"A draw Si*{drawn}")
    assert list(turn(state)) == counts
    assert hand(state, "A") == {0: "-", 1: "Si", 2: "Si*2"}[drawn]
    assert now(state) == ("A", "play", None)
    assert table(state, "A") == code


@pytest.mark.parametrize("code", LATER)
def test_numbers_of_the_next_turn(code: str) -> None:
    """RULES 4.1, 5.1: the second part comes at the start of the next turn; the card is discarded at its end."""
    state = position(2, code)
    hold(state, "A", table="-", hand=code)
    play(state, f"A play {code}, end")
    assert table(state, "A") == code
    hold(state, "A", middle="Si*9")
    play(state, "B end")
    *counts, drawn = LATER[code]
    if drawn:
        play(state, f"A draw Si*{drawn}")
    assert list(turn(state)) == counts
    hold(state, "A", hand="-", middle="-")
    play(state, "A end")
    assert table(state, "A") == "-"
    assert code in (discard(state, "A"), hand(state, "A")) or now(state) == ("A", "draw", "clean-up")


def test_bazaar_can_be_played_from_what_it_drew() -> None:
    """RULES 5.1, 2: the card drawn may be played with the Actions given."""
    state = position(2, "Ba")
    hold(state, "A", hand="Ba", deck="Ba Co")
    play(state, "A play Ba, draw Ba, play Ba, draw Co")
    assert turn(state) == (1 - 1 + 2 - 1 + 2, 1, 2)
    play(state, "A play Co, buy Es")


# Embargo ---------------------------------------------------------------------------------------------------


def test_embargo() -> None:
    """RULES 5.1, 5: +2 coins, trashed, a token on any pile of the supply, also an empty one, Curse or Copper."""
    state = position(2, "Em")
    hold(state, "A", hand="Em")
    piles(state, "Du 0")
    play(state, "A play Em")
    assert turn(state) == (0, 1, 2)
    assert len(options(state)) == 17
    assert {"embargo Du", "embargo Cu", "embargo Co", "embargo Em"} <= set(options(state))
    play(state, "A embargo Du")
    assert state.tokens[CARD["Duchy"]] == 1


def test_embargo_tokens_add_up_and_stay() -> None:
    """RULES 5.1, 5: a Curse for each token, for each purchase, whoever buys; before the bought card (4.2)."""
    state = position(2, "Em")
    hold(state, "A", hand="Em")
    tokens(state, "Si 1")
    play(state, "A play Em, embargo Si")
    resources(state, coins=6, buys=2)
    events = play(state, "A buy Si*2")
    assert gained(events) == [("A", code, "discard") for code in ("Cu", "Cu", "Si", "Cu", "Cu", "Si")]
    assert [one.bought for one in of_kind(events, "card-gained")] == [False, False, True] * 2
    play(state, "A end, draw | Cu*4 Si")
    resources(state, coins=3)
    assert gained(play(state, "B buy Si"))[:2] == [("B", "Cu", "discard")] * 2


def test_a_gain_without_a_purchase_is_free() -> None:
    """RULES 5.1, 5: no Curse with the Silver of an Explorer, nor with Ambassador's copies."""
    state = position(2, "Ex Am")
    hold(state, "A", hand="Ex Am")
    tokens(state, "Si 1")
    resources(state, actions=2)
    assert gained(play(state, "A play Ex")) == [("A", "Si", "hand")]
    assert gained(play(state, "A play Am, return Si")) == [("B", "Si", "discard")]


def test_embargo_without_curses() -> None:
    """RULES 5.1, 5: no Curses left, no effect."""
    state = position(2)
    piles(state, "Cu 0")
    tokens(state, "Si 2")
    resources(state, coins=3)
    assert gained(play(state, "A buy Si")) == [("A", "Si", "discard")]


def test_buying_an_embargoed_curse() -> None:
    """RULES 5.1, 5: the bought Curse and those of the tokens, while they last."""
    state = position(2)
    tokens(state, "Cu 2")
    assert gained(play(state, "A buy Cu")) == [("A", "Cu", "discard")] * 3
    state = position(2)
    tokens(state, "Cu 2")
    piles(state, "Cu 2")
    assert len(gained(play(state, "A buy Cu"))) == 2
    assert pile(state, "Cu") == 0


@pytest.mark.parametrize(("text", "count"), [("2009", 2), ("2019", 1)])
def test_throne_room_on_embargo(text: str, count: int) -> None:
    """RULES 5.1, 5 and 8, embargo_text: the second play can't trash the card any more."""
    state = position(2, "Th Em", embargo_text=text)
    hold(state, "A", hand="Th Em")
    play(state, "A play Th, double Em")
    for _ in range(count):
        play(state, "A embargo Pr")
    assert now(state) == ("A", "play", None)
    assert state.tokens[CARD["Province"]] == count
    assert turn(state) == (0, 1, 4)


# Explorer --------------------------------------------------------------------------------------------------


def test_explorer() -> None:
    """RULES 5.1, 6: Gold for a Province shown, else Silver, to the hand; it can be played this turn."""
    state = position(2, "Ex")
    hold(state, "A", hand="Ex Pr")
    play(state, "A play Ex")
    assert set(options(state)) == {"reveal Pr", "reveal -"}
    assert refused(state, "A reveal Pr*2") == {"SE0406"}
    assert refused(state, "A reveal Es") == {"SE0406"}
    events = play(state, "A reveal Pr")
    assert [one.cards for one in of_kind(events, "cards-shown")] == [("Province",)]
    assert (hand(state, "A"), turn(state)) == ("Go Pr", (0, 1, 0))
    play(state, "A play Go, buy Si")


def test_explorer_without_a_province() -> None:
    """RULES 5.1, 6: nothing is asked; a Silver."""
    state = position(2, "Ex")
    hold(state, "A", hand="Ex Du")
    assert gained(play(state, "A play Ex")) == [("A", "Si", "hand")]
    assert now(state) == ("A", "play", None)


def test_explorer_and_empty_piles() -> None:
    """RULES 5.1, 6: if that pile is empty nothing is gained; no Silver for a missing Gold."""
    state = position(2, "Ex")
    hold(state, "A", hand="Ex Pr")
    piles(state, "Go 0")
    events = play(state, "A play Ex, reveal Pr")
    assert gained(events) == []
    assert [one.card for one in of_kind(events, "nothing-gained")] == ["Gold"]
    state = position(2, "Ex")
    hold(state, "A", hand="Ex")
    piles(state, "Si 0")
    assert gained(play(state, "A play Ex")) == []


# Island ----------------------------------------------------------------------------------------------------


def test_island() -> None:
    """RULES 5.1, 10: this and another card onto the mat, to the end; both count then, Island 2 points."""
    state = position(2, "Is")
    hold(state, "A", hand="Is Pr Co")
    play(state, "A play Is")
    assert set(options(state)) == {"aside Pr", "aside Co"}
    assert refused(state, "A aside Si") == {"SE0301"}
    play(state, "A aside Pr, end, draw | Co")
    assert (zone(state, "A", "island"), table(state, "A")) == ("Pr Is", "-")
    assert scores(state) == {"A": 8, "B": 0}
    play(state, "B end, A end, draw | Co")  # never shuffled in
    assert hand(state, "A") == "Co"


def test_island_alone() -> None:
    """RULES 5.1, 10: with an empty hand it goes alone."""
    state = position(2, "Is")
    hold(state, "A", hand="Is")
    play(state, "A play Is")
    assert (zone(state, "A", "island"), now(state)) == ("Is", ("A", "play", None))


def test_throne_room_on_island() -> None:
    """RULES 5.1, 10 and 8, island_throne: Island and a card, then one more card; with one card left only that."""
    state = position(2, "Th Is", island_throne="two-cards")
    hold(state, "A", hand="Th Is Co Es")
    play(state, "A play Th, double Is, aside Es, aside Co")
    assert zone(state, "A", "island") == "Co Es Is"
    state = position(2, "Th Is")
    hold(state, "A", hand="Th Is Co")
    play(state, "A play Th, double Is, aside Co")
    assert now(state) == ("A", "play", None)
    play(state, "A end")
    assert table(state, "A") == "-"  # Throne Room doesn't stay for it


# Lookout ---------------------------------------------------------------------------------------------------


def test_lookout() -> None:
    """RULES 5.1, 12: +1 Action; of three one is trashed, one discarded, one put back; all mandatory."""
    state = position(2, "Lo")
    hold(state, "A", hand="Lo", deck="Co Es Cu Si")
    play(state, "A play Lo")
    assert turn(state) == (1, 1, 0)
    assert refused(state, "A look Co Es") == {"SE0302"}
    assert refused(state, "A look Co Es Si") == {"SE0303"}
    play(state, "A look Co Es Cu")
    assert refused(state, "A trash -") == {"SE0412"}
    assert refused(state, "A trash Si") == {"SE0412"}
    play(state, "A trash Cu")
    assert refused(state, "A discard Cu") == {"SE0412"}
    assert refused(state, "A discard -") == refused(state, "A discard Co Es") == {"SE0412"}
    play(state, "A discard Es")
    assert (trash(state), discard(state, "A"), deck(state, "A")) == ("Cu", "Es", "Co Si")


def test_lookout_with_few_cards() -> None:
    """RULES 5.1, 12: two: trash one, discard one; one: trash it; none: nothing. And a shuffle if needed."""
    state = position(2, "Lo")
    hold(state, "A", hand="Lo", deck="Co", discard="Es")
    play(state, "A play Lo, look Co | Es, trash Es, discard Co")
    assert (deck(state, "A"), discard(state, "A"), now(state)) == ("-", "Co", ("A", "play", None))
    state = position(2, "Lo")
    hold(state, "A", hand="Lo", deck="Co")
    play(state, "A play Lo, look Co, trash Co")
    assert (trash(state), now(state)) == ("Co", ("A", "play", None))
    state = position(2, "Lo")
    hold(state, "A", hand="Lo")
    play(state, "A play Lo")
    assert (turn(state), now(state)) == ((1, 1, 0), ("A", "play", None))


# Native Village --------------------------------------------------------------------------------------------


def test_native_village() -> None:
    """RULES 5.1, 14: +2 Actions; the top card onto the mat, or all of the mat into the hand."""
    state = position(2, "NV")
    hold(state, "A", hand="NV*2", deck="Du Si")
    play(state, "A play NV")
    assert turn(state) == (2, 1, 0)
    assert refused(state, "A coins") == {"SE0414"}
    play(state, "A mat, look Du")
    assert (zone(state, "A", "village"), deck(state, "A"), scores(state)["A"]) == ("Du", "Si", 3)
    play(state, "A play NV, take")
    assert (zone(state, "A", "village"), hand(state, "A")) == ("-", "Du")
    play(state, "A end, draw Si | NV*2 Du")
    assert hand(state, "A") == "Si Du NV*2"  # discarded normally


def test_native_village_shuffles_first() -> None:
    """RULES 5.1, 14: the mat needs a card: shuffle; without any card nothing happens, and is not asked."""
    state = position(2, "NV")
    hold(state, "A", hand="NV*2", discard="Co")
    play(state, "A play NV, mat")
    assert refused(state, "A look Co") == {"SE0305"}
    play(state, "A look | Co, play NV, mat")
    assert now(state) == ("A", "play", None)


# Navigator -------------------------------------------------------------------------------------------------


def test_navigator_discards_all() -> None:
    """RULES 5.1, 15: +2 coins; five cards, all of them."""
    state = position(2, "Na")
    hold(state, "A", hand="Na", deck="Co Si Es Es Du Go")
    play(state, "A play Na, look Co Si Es*2 Du")
    assert turn(state) == (0, 1, 2)
    assert refused(state, "A top Co Si Es Du") == {"SE0415"}
    assert refused(state, "A top Co Si Es Du Go") == {"SE0415"}
    play(state, "A discard all")
    assert (deck(state, "A"), discard(state, "A")) == ("Go", "Co Si Es*2 Du")


def test_navigator_puts_back_in_any_order() -> None:
    """RULES 5.1, 15: fewer than five after a shuffle: what there is."""
    state = position(2, "Na")
    hold(state, "A", hand="Na", deck="Co", discard="Si Es")
    play(state, "A play Na, look Co | Si Es")
    assert len(options(state)) == 1 + 6
    play(state, "A top Es Co Si")
    assert deck(state, "A") == "Es Co Si"
    state = position(2, "Na")
    hold(state, "A", hand="Na")
    play(state, "A play Na")
    assert (turn(state), now(state)) == ((0, 1, 2), ("A", "play", None))


# Pearl Diver -----------------------------------------------------------------------------------------------


def test_pearl_diver() -> None:
    """RULES 5.1, 17: +1 Card, +1 Action; the bottom card stays or goes on top."""
    state = position(2, "PD")
    hold(state, "A", hand="PD*2", deck="Co Es", middle="Si*3", bottom="Go")
    play(state, "A play PD, draw Co")
    assert refused(state, "A look Si") == {"SE0303"}
    play(state, "A look Go")
    assert set(options(state)) == {"top Go", "top -"}
    assert refused(state, "A top Si") == {"SE0417"}
    assert refused(state, "A top Go Go") == {"SE0417"}
    play(state, "A top -")
    assert (deck(state, "A"), turn(state)) == ("Es (Si*3) Go", (1, 1, 0))
    play(state, "A play PD, draw Es, look Go, top Go")
    assert deck(state, "A") == "Go (Si*3)"


def test_pearl_diver_with_a_known_deck() -> None:
    """RULES 5.1, 17: the only card left is the top and the bottom; the lowest of known cards is the bottom."""
    state = position(2, "PD")
    hold(state, "A", hand="PD*2", deck="Co Es Si Go")
    play(state, "A play PD, draw Co, look Go, top -")
    assert deck(state, "A") == "Es Si Go"
    play(state, "A play PD, draw Es, look Go, top Go")
    assert deck(state, "A") == "Go Si"
    hold(state, "A", hand="PD", deck="Si Co")
    play(state, "A play PD, draw Si, look Co, top -")
    assert deck(state, "A") == "Co"


def test_pearl_diver_without_cards() -> None:
    """RULES 5.1, 17: no card at all after the draw: nothing to look at."""
    state = position(2, "PD")
    hold(state, "A", hand="PD", deck="Co")
    play(state, "A play PD, draw Co")
    assert now(state) == ("A", "play", None)


# Salvager --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "coins"), [("Pr", 8), ("Co", 0), ("Cu", 0), ("Sa", 4), ("Es", 2)])
def test_salvager(card: str, coins: int) -> None:
    """RULES 5.1, 19: +1 Buy; a card from the hand is trashed for its cost; mandatory."""
    state = position(2, "Sa")
    hold(state, "A", hand=f"Sa {card}")
    play(state, "A play Sa")
    assert options(state) == [f"trash {card}"]
    assert refused(state, "A trash -") == {"SE0419"}
    assert refused(state, "A trash Go") == {"SE0301"}
    play(state, f"A trash {card}")
    assert (turn(state), trash(state)) == ((0, 2, coins), card)


def test_salvager_with_an_empty_hand() -> None:
    """RULES 5.1, 19: only +1 Buy."""
    state = position(2, "Sa")
    hold(state, "A", hand="Sa")
    play(state, "A play Sa")
    assert (turn(state), now(state)) == ((0, 2, 0), ("A", "play", None))


# Smugglers -------------------------------------------------------------------------------------------------


def test_smugglers() -> None:
    """RULES 5.1, 21: cost up to 6, gained by the player to the right in the own last turn; mandatory."""
    state = position(3, "Sm")
    hold(state, "B", hand="Sm")
    resources(state, coins=20, buys=4)
    play(state, "A buy Pr Go Es Es, end, draw | Go Es*2 Pr")
    play(state, "B play Sm")
    assert set(options(state)) == {"gain Go", "gain Es"}
    assert refused(state, "B gain Pr") == refused(state, "B gain Si") == {"SE0421"}
    assert refused(state, "B end") == {"SE0201"}
    assert gained(play(state, "B gain Go")) == [("B", "Go", "discard")]
    assert state.actions == 0


def test_smugglers_look_to_the_right() -> None:
    """RULES 1.2, 5.1, 21: the previous player in turn order; A looks at the last."""
    state = position(3, "Sm")
    hold(state, "A", hand="Sm")
    hold(state, "B", hand="Sm")
    for seat, card in (("A", "Si"), ("B", "Es"), ("C", "Du")):
        resources(state, coins=5)
        if seat == "A":
            play(state, f"{seat} buy {card}, end, draw | Si Sm")
        else:
            play(state, f"{seat} buy {card}, end")
            play(state, f"{seat} draw | {card}{' Sm' if seat == 'B' else ''}")
    play(state, "A play Sm")
    assert options(state) == ["gain Du"]


def test_smugglers_chain() -> None:
    """RULES 5.1, 21: what was gained by Smugglers counts, too."""
    state = position(3, "Sm")
    hold(state, "B", hand="Sm")
    hold(state, "C", hand="Sm")
    resources(state, coins=3)
    play(state, "A buy Si, end, draw | Si")
    play(state, "B play Sm, gain Si, end, draw | Si Sm")
    assert gained(play(state, "C play Sm, gain Si")) == [("C", "Si", "discard")]


def test_smugglers_with_nothing_to_take() -> None:
    """RULES 5.1, 21: no qualifying card, or its pile is empty: nothing, and nothing is asked."""
    state = position(2, "Sm")
    hold(state, "B", hand="Sm")
    play(state, "A end, B play Sm")
    assert now(state) == ("B", "play", None)
    state = position(2, "Sm")
    hold(state, "B", hand="Sm")
    piles(state, "Du 1")
    resources(state, coins=5)
    play(state, "A buy Du, end, draw | Du, B play Sm")
    assert now(state) == ("B", "play", None)


def test_smugglers_and_the_turns_of_others() -> None:
    """RULES 5.1, 21: gains in somebody else's turn don't count; a Curse of Embargo in the own turn does."""
    state = position(2, "Sm SH")
    hold(state, "A", hand="SH")
    hold(state, "B", hand="Co")
    play(state, "A play SH, end, draw | SH, B end, draw Cu | Co")
    hold(state, "A", hand="Sm")
    play(state, "A play Sm")
    assert now(state) == ("A", "play", None)
    state = position(2, "Sm")
    hold(state, "B", hand="Sm")
    tokens(state, "Es 1")
    resources(state, coins=2)
    play(state, "A buy Es, end, draw | Es Cu, B play Sm")
    assert set(options(state)) == {"gain Es", "gain Cu"}


def test_smugglers_and_an_extra_turn() -> None:
    """RULES 5.1, 21: only the most recent turn, which may be one of Outpost."""
    state = position(2, "Sm Ou")
    hold(state, "A", hand="Ou")
    hold(state, "B", hand="Sm")
    play(state, "A play Ou")
    resources(state, coins=3)
    play(state, "A buy Si, end, draw | Si")
    resources(state, coins=2)
    play(state, "A buy Es, end, draw | Si Es Ou, B play Sm")
    assert options(state) == ["gain Es"]


@pytest.mark.parametrize(("counts", "asked"), [("gained", "gain"), ("bought", "play")])
def test_smugglers_counts(counts: str, asked: str) -> None:
    """RULES 8, smugglers_counts: the Silver of an Explorer was gained, not bought."""
    state = position(2, "Sm Ex", smugglers_counts=counts)
    hold(state, "A", hand="Ex")
    hold(state, "B", hand="Sm")
    play(state, "A play Ex, end, draw | Si Ex, B play Sm")
    decision = now(state)
    assert decision is not None
    assert decision[1] == asked


def test_smugglers_are_no_attack() -> None:
    """RULES 5.1, 11 and 21: Lighthouse doesn't stop them, nor Embargo."""
    state = position(2, "Sm Li Em")
    hold(state, "A", hand="Li")
    hold(state, "B", hand="Sm")
    play(state, "A play Li")
    resources(state, coins=3)
    play(state, "A buy Si, end, draw | Si")
    assert gained(play(state, "B play Sm, gain Si")) == [("B", "Si", "discard")]


# Treasure Map ----------------------------------------------------------------------------------------------


def test_treasure_map() -> None:
    """RULES 5.1, 23: two are trashed, four Golds onto the deck; mandatory with another in hand."""
    state = position(2, "TM")
    hold(state, "A", hand="TM*2 Co", deck="Es")
    play(state, "A play TM")
    assert options(state) == ["trash TM"]
    assert refused(state, "A trash -") == refused(state, "A trash Co") == {"SE0423"}
    play(state, "A trash TM")
    assert (deck(state, "A"), trash(state), table(state, "A")) == ("Go Go Go Go Es", "TM*2", "-")


def test_treasure_map_alone() -> None:
    """RULES 5.1, 23: trashed for nothing."""
    state = position(2, "TM")
    hold(state, "A", hand="TM Co")
    assert gained(play(state, "A play TM")) == []
    assert (trash(state), now(state)) == ("TM", ("A", "play", None))


# Treasury --------------------------------------------------------------------------------------------------


def test_treasury() -> None:
    """RULES 5.1, 24: onto the deck before the new hand is drawn; each copy by itself; only Treasuries."""
    state = position(2, "Tr")
    hold(state, "A", table="Tr*2", deck="Co*5")
    assert refused(state, "A end top Tr*3") == {"SE0424"}
    assert refused(state, "A end top Co") == {"SE0424"}
    play(state, "A end top Tr, draw Tr Co*4")
    assert (deck(state, "A"), discard(state, "A")) == ("Co", "Tr")


@pytest.mark.parametrize("card", ["Es", "Pr", "Is"])
def test_treasury_after_a_victory_card(card: str) -> None:
    """RULES 5.1, 24: bought, also Island: it may not go onto the deck; a Curse is no Victory card."""
    state = position(2, "Tr Is")
    hold(state, "A", table="Tr")
    resources(state, coins=8, buys=2)
    play(state, f"A buy Cu, buy {card}")
    assert options(state) == ["end"]
    assert refused(state, "A end top Tr") == {"SE0424"}


def test_treasury_after_a_curse_or_a_treasure() -> None:
    """RULES 5.0, 5.1, 24: neither is a Victory card."""
    state = position(2, "Tr")
    hold(state, "A", table="Tr")
    resources(state, coins=8, buys=3)
    play(state, "A buy Cu Si, end top Tr")


@pytest.mark.parametrize("text", ["2009", "2022"])
def test_treasury_and_a_gain_without_a_purchase(text: str) -> None:
    """RULES 5.1, 24: gained in the Action phase it matters in neither text."""
    state = position(3, "Tr Sm", treasury_text=text)
    hold(state, "B", hand="Sm Tr")
    resources(state, coins=2)
    play(state, "A buy Es, end, draw | Es")
    hold(state, "B", deck="Co")
    play(state, "B play Tr, draw Co, play Sm, gain Es, end top Tr, draw Tr | Co Es Sm")


@pytest.mark.parametrize("text", ["2009", "2022"])
def test_treasury_texts_agree_on_purchases(text: str) -> None:
    """RULES 8, treasury_text: with these cards a Victory card is gained in the Buy phase only if it is bought, so
    a purchase blocks under both; what can differ is an empty pile, from which nobody can buy."""
    state = position(2, "Tr", treasury_text=text)
    hold(state, "A", table="Tr")
    resources(state, coins=5)
    play(state, "A buy Du")
    assert refused(state, "A end top Tr") == {"SE0424"}


# Warehouse -------------------------------------------------------------------------------------------------


def test_warehouse() -> None:
    """RULES 5.1, 25: +3 Cards, +1 Action, then three cards are discarded, old or new."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa Es Du", deck="Co Co Si")
    play(state, "A play Wa, draw Co*2 Si")
    assert turn(state) == (1, 1, 0)
    assert refused(state, "A discard Es Du") == refused(state, "A discard Es Du Co*2") == {"SE0425"}
    assert refused(state, "A discard Es Du Go") == {"SE0301"}
    play(state, "A discard Es Du Co")
    assert (hand(state, "A"), discard(state, "A")) == ("Co Si", "Co Es Du")


def test_warehouse_with_few_cards() -> None:
    """RULES 5.1, 25: all of the hand if it has fewer; with an empty hand nothing is asked."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa Es", deck="Co")
    play(state, "A play Wa, draw Co")
    assert options(state) == ["discard Co Es"]
    play(state, "A discard Es Co")
    state = position(2, "Wa")
    hold(state, "A", hand="Wa")
    play(state, "A play Wa")
    assert now(state) == ("A", "play", None)
