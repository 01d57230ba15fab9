"""The plain numbers of all cards; Embargo, Island, Salvager, Warehouse: the rulings of RULES 5.1."""

from __future__ import annotations

import pytest

from dsnotation.games.seaside.components import CARD
from tests.games.seaside.positions import (
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
