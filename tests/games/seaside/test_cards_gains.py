"""Explorer, Smugglers, Treasure Map, Treasury: the numbers and rulings of RULES 5.1."""

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
    piles,
    play,
    position,
    refused,
    resources,
    table,
    tokens,
    trash,
    turn,
)

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
