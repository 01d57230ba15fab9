"""Set-up, turn, end and scores of Seaside: RULES 1, 2, 3, 4.3, 4.4, 7, and the options of RULES 8 about them."""

from __future__ import annotations

import pytest

from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import (
    ATTACK,
    CARD,
    CARDS,
    COSTS,
    DURATION,
    KINGDOM,
    NAMES,
    TABLE,
    TREASURE,
    TYPES,
    VICTORY,
    pile_size,
)
from dsnotation.games.seaside.moves import Draw
from tests.games.seaside.positions import (
    before_hands,
    deck,
    discard,
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
    tags,
    turn,
)

# Components ------------------------------------------------------------------------------------------------

# RULES 5.1, the list by cost.
COSTS_OF_THE_SHEET = {
    2: "Embargo, Haven, Lighthouse, Native Village, Pearl Diver",
    3: "Ambassador, Fishing Village, Lookout, Smugglers, Warehouse",
    4: "Caravan, Cutpurse, Island, Navigator, Pirate Ship, Salvager, Sea Hag, Treasure Map",
    5: "Bazaar, Explorer, Ghost Ship, Merchant Ship, Outpost, Tactician, Treasury, Wharf",
}
DURATIONS = "Caravan, Fishing Village, Haven, Lighthouse, Merchant Ship, Outpost, Tactician, Wharf"
ATTACKS = "Ambassador, Cutpurse, Ghost Ship, Pirate Ship, Sea Hag"
BASICS = {
    "Copper": (0, 0), "Silver": (3, 0), "Gold": (6, 0), "Estate": (2, 1), "Duchy": (5, 3), "Province": (8, 6),
    "Curse": (0, -1),
}  # fmt: skip
# RULES 1.1: pile -> 2, 3, 4, 5, 6 players.
PILES = {
    "Copper": (46, 39, 32, 85, 78), "Silver": (40, 40, 40, 80, 80), "Gold": (30, 30, 30, 60, 60),
    "Estate": (8, 12, 12, 12, 12), "Duchy": (8, 12, 12, 12, 12), "Province": (8, 12, 12, 15, 18),
    "Curse": (10, 20, 30, 40, 50), "Wharf": (10,) * 5, "Island": (8, 12, 12, 12, 12), "Throne Room": (10,) * 5,
}  # fmt: skip


def test_costs() -> None:
    """RULES 5.1."""
    for cost, names in COSTS_OF_THE_SHEET.items():
        assert {COSTS[CARD[name]] for name in names.split(", ")} == {cost}
    named = {name for names in COSTS_OF_THE_SHEET.values() for name in names.split(", ")}
    assert len(named) == 26
    assert named == {NAMES[card] for card in KINGDOM} - {"Throne Room"}


def test_types() -> None:
    """RULES 5.0, 5.1."""
    assert {card for card in CARDS if TYPES[CARD[card]] & DURATION} == set(DURATIONS.split(", "))
    assert {card for card in CARDS if TYPES[CARD[card]] & ATTACK} == set(ATTACKS.split(", "))
    assert {card for card in CARDS if TYPES[CARD[card]] & TREASURE} == {"Copper", "Silver", "Gold"}
    victories = {card for card in CARDS if TYPES[CARD[card]] & VICTORY}
    assert victories == {"Estate", "Duchy", "Province", "Island"}


def test_basic_cards() -> None:
    """RULES 5.0: costs and points."""
    for name, (cost, points) in BASICS.items():
        row = TABLE[CARD[name]]
        assert (row.cost, row.points) == (cost, points)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_piles(players: int) -> None:
    """RULES 1.1, with its formulas."""
    chosen = {"players_5_6": "yes"} if players > 4 else {}
    state = before_hands(players, "Wh Is Th", **chosen)
    for name, counts in PILES.items():
        assert state.supply[CARD[name]] == pile_size(CARD[name], players) == counts[players - 2], name
    assert state.supply[CARD["Curse"]] == 10 * (players - 1)
    assert state.supply[CARD["Copper"]] == 60 * (2 if players > 4 else 1) - 7 * players
    assert sum(count >= 0 for count in state.supply) == 17


# Set-up ----------------------------------------------------------------------------------------------------


def codes(tags_of_game: dict[str, str]) -> list[str]:
    return [finding.code for finding in GAME.setup(tags_of_game)[1]]


def test_first_hands() -> None:
    """RULES 1.2: seven Coppers and three Estates each, five of them in hand; A starts."""
    state = before_hands(3)
    assert now(state) == ("A", "deal", None)
    assert refused(state, "deal A Co*4") == refused(state, "deal A Co*4 Es*2") == {"SE0302"}
    assert refused(state, "deal A Co Es*4") == {"SE0303"}
    assert refused(state, "deal A Co*4 Si") == {"SE0303"}
    assert refused(state, "deal B Co*4 Es") == {"SE0306"}
    play(state, "deal A Co*4 Es, B Co*2 Es*3, C Co*5")
    assert now(state) == ("A", "play", None)
    assert [deck(state, seat) for seat in "ABC"] == ["(Co*3 Es*2)", "(Co*5)", "(Co*2 Es*3)"]
    assert turn(state) == (1, 1, 0)
    assert scores(state) == {"A": 3, "B": 3, "C": 3}


def test_what_a_game_needs() -> None:
    """RULES 1.1, 1.2, 7: players, ten different piles, of the edition."""
    assert codes(tags(2)) == codes(tags(4)) == []
    assert codes({"A": "Ann", "Kingdom": tags(2)["Kingdom"]}) == ["SE0101"]
    assert codes(tags(5)) == ["SE0101"]
    assert codes(tags(6, players_5_6="yes")) == []
    assert codes({"A": "", "C": "", "Kingdom": tags(2)["Kingdom"]}) == ["SE0103"]
    assert codes({"A": "", "B": ""}) == ["SE0108"]
    nine = ", ".join(tags(2)["Kingdom"].split(", ")[:9])
    assert codes({**tags(2), "Kingdom": nine}) == ["SE0108"]
    assert "SE0111" in codes({**tags(2), "Kingdom": f"{nine}, Ambassador"})
    assert "SE0109" in codes({**tags(2), "Kingdom": f"{nine}, Copper"})
    assert codes({**tags(2), "Kingdom": f"{nine}, Chapel"}) == ["SE0110"]


@pytest.mark.parametrize(
    "card",
    ["Ambassador", "Embargo", "Explorer", "Ghost Ship", "Navigator", "Pearl Diver", "Pirate Ship", "Sea Hag"],
)
def test_the_second_edition(card: str) -> None:
    """RULES 7 and 8, edition: what it dropped can't be in the kingdom."""
    piles_of_2e = tags(2, edition="2e")
    assert codes(piles_of_2e) == []
    nine = ", ".join(piles_of_2e["Kingdom"].split(", ")[:9])
    assert codes({**piles_of_2e, "Kingdom": f"{nine}, {card}"}) == ["SE0112"]
    assert codes({**tags(2, edition="1e"), "Kingdom": f"{nine}, {card}"}) == []


# The turn --------------------------------------------------------------------------------------------------


def test_phases() -> None:
    """RULES 2: Actions, then Treasures, then purchases; nothing after its time."""
    state = position(2, "FV Wh")
    hold(state, "A", hand="FV Wh Co*3 Es", middle="Si*3")
    resources(state, buys=2)
    assert refused(state, "A play Es") == {"SE0210"}
    assert refused(state, "A play FV Wh") == refused(state, "A play FV Co") == {"SE0210"}
    assert refused(state, "A play Si") == refused(state, "A play Co*4") == {"SE0301"}
    assert refused(state, "B play Co") == {"SE0202"}
    play(state, "A play FV, play Co*2")
    assert turn(state) == (2, 2, 3)
    assert "SE0204" in refused(state, "A play Wh")
    play(state, "A play Co")
    assert turn(state) == (2, 2, 4)
    play(state, "A buy Co")
    assert refused(state, "A play Co") == {"SE0204", "SE0301"}
    assert "SE0204" in refused(state, "A play Wh")
    play(state, "A buy FV")
    assert turn(state) == (2, 0, 1)
    assert refused(state, "A buy Co") == {"SE0206"}
    assert refused(state, "B end") == {"SE0202"}


def test_treasures_after_a_purchase() -> None:
    """RULES 2: after the first purchase no more Treasures may be played."""
    state = position(2)
    hold(state, "A", hand="Co*2")
    resources(state, buys=2)
    play(state, "A play Co, buy Cu")
    assert refused(state, "A play Co") == {"SE0204"}
    assert "play Co" not in options(state)


def test_actions() -> None:
    """RULES 2: one Action to begin with; unspent ones vanish."""
    state = position(2, "FV MS")
    hold(state, "A", hand="MS*2 FV")
    play(state, "A play MS")
    assert refused(state, "A play MS") == {"SE0205"}
    play(state, "A end, draw | MS FV")
    assert turn(state) == (1, 1, 0)


def test_purchases() -> None:
    """RULES 2, 4.3: cost, pile, supply; cards that cost nothing use a Buy; the card goes to the discard pile."""
    state = position(2, "Wh Am Ba Ca Cp Em Ex FV GS Ha")
    hold(state, "A", hand="Go Si")
    piles(state, "Du 0")
    play(state, "A play Go Si")
    assert refused(state, "A buy Go") == {"SE0207"}
    assert refused(state, "A buy Du") == {"SE0208"}
    assert refused(state, "A buy Is") == {"SE0209"}
    events = play(state, "A buy Co")
    assert [(one.card, one.bought) for one in of_kind(events, "card-gained")] == [("Copper", True)]
    assert (discard(state, "A"), turn(state)) == ("Co", (1, 0, 5))


def test_buying_is_never_forced() -> None:
    """RULES 2: nor are Treasures, nor Actions."""
    state = position(2, "Ba")
    hold(state, "A", hand="Ba Go*3 Co")
    assert "end" in options(state)
    assert {"play Co", "play Go", "play Go*2", "play Co Go*3", "play Ba"} <= set(options(state))
    play(state, "A end, draw | Go*3 Co Ba")
    assert table(state, "A") == "-"


def test_clean_up() -> None:
    """RULES 2: everything is discarded before the new hand is drawn, and may be shuffled for it."""
    state = position(2, "Ba")
    hold(state, "A", hand="Co*2", table="Ba", deck="Si*3")
    assert refused(state, "A draw Si*3") == {"SE0201"}
    play(state, "A end")
    assert refused(state, "A draw Si*3") == {"SE0302"}
    assert refused(state, "A draw Si*3 Co*2") == {"SE0305"}
    assert refused(state, "A draw Si*2 | Si Co*2") == {"SE0305"}
    play(state, "A draw Si*3 | Co Ba")
    assert (hand(state, "A"), deck(state, "A"), discard(state, "A")) == ("Co Si*3 Ba", "(Co)", "-")


# Running out of cards --------------------------------------------------------------------------------------


def test_fewer_cards_than_asked() -> None:
    """RULES 4.4: still not enough: fewer; none at all: nothing is drawn."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa", deck="Co", discard="Si")
    play(state, "A play Wa")
    assert refused(state, "A draw Co") == {"SE0302"}
    play(state, "A draw Co | Si, discard Co Si")


def test_no_shuffle_before_a_card_is_needed() -> None:
    """RULES 4.4: a deck that gives just enough stays empty."""
    state = position(2, "Ba")
    hold(state, "A", hand="Ba", deck="Co", discard="Si*3")
    play(state, "A play Ba")
    assert refused(state, "A draw | Co") == refused(state, "A draw Co | -") == {"SE0305"}
    assert refused(state, "A draw | Si") == {"SE0305"}
    play(state, "A draw Co")
    assert (deck(state, "A"), discard(state, "A")) == ("-", "Si*3")


@pytest.mark.parametrize(("timing", "right"), [("when-needed", "draw Co | Si*2"), ("before", "draw | Co Si*2")])
def test_shuffle_timing(timing: str, right: str) -> None:
    """RULES 4.4 and 8, shuffle_timing: the same cards, another order of events."""
    state = position(2, "Wa", shuffle_timing=timing)
    hold(state, "A", hand="Wa", deck="Co", discard="Si*3")
    play(state, "A play Wa")
    for text in ("draw Co | Si*2", "draw | Co Si*2", "draw | Si*3", "draw Co Si*2", "draw Co Si | Si"):
        if text != right:
            assert refused(state, f"A {text}") & {"SE0305", "SE0303"}, text
    play(state, f"A {right}")
    assert (hand(state, "A"), deck(state, "A"), discard(state, "A")) == ("Co Si*2", "(Si)", "-")


def test_cards_after_a_shuffle_that_is_none() -> None:
    """A record of another program could name cards after a shuffle and say that there was none."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa", middle="Co*3", discard="Si*3")
    play(state, "A play Wa")
    move = Draw("A", ("Copper", "Copper"), False, ("Silver",))
    assert [finding.code for finding in GAME.check(state, move)] == ["SE0305"]


# The end ---------------------------------------------------------------------------------------------------


def test_the_game_ends_without_provinces() -> None:
    """RULES 3: checked at the end of the turn."""
    state = position(2)
    piles(state, "Pr 1")
    resources(state, coins=8, buys=2)
    play(state, "A buy Pr")
    assert now(state) is not None
    play(state, "A buy Cu, end")
    assert now(state) is None
    assert refused(state, "B end") == {"SE0203"}
    assert GAME.outcome(state).reason == "the Provinces are gone"


@pytest.mark.parametrize(
    ("players", "gone", "option", "over"),
    [
        (2, "Cu 0, Co 0", {}, False),
        (2, "Cu 0, Co 0, Wh 0", {}, True),
        (4, "Cu 0, Es 0, Wh 0", {}, True),
        (5, "Cu 0, Es 0, Wh 0", {"players_5_6": "yes"}, False),
        (5, "Cu 0, Es 0, Wh 0, Si 0", {"players_5_6": "yes"}, True),
        (6, "Cu 0, Es 0, Wh 0", {"players_5_6": "yes", "empty_piles_to_end": "3"}, True),
        (2, "Cu 0, Es 0, Wh 0", {"empty_piles_to_end": "4"}, False),
        (2, "Cu 0, Es 0, Wh 0, Si 0", {"empty_piles_to_end": "4"}, True),
    ],
)
def test_empty_piles(players: int, gone: str, option: dict[str, str], over: bool) -> None:
    """RULES 3 and 8, empty_piles_to_end, players_5_6: all piles count, three or four of them."""
    state = position(players, "Wh", **option)
    piles(state, gone)
    play(state, "A end")
    assert (now(state) is None) == over
    assert GAME.outcome(state).finished == over


def test_the_game_ends_in_an_extra_turn_too() -> None:
    """RULES 3: at the end of each turn."""
    state = position(2, "Ou")
    hold(state, "A", hand="Ou", middle="Co*5")
    play(state, "A play Ou, end, draw Co*3")
    piles(state, "Pr 0")
    play(state, "A end")
    assert now(state) is None


def test_scores() -> None:
    """RULES 3, 5.0: cards everywhere count, mats and what is set aside, too; not the trash."""
    state = position(2, "Is Ha NV")
    hold(state, "A", hand="Es", deck="Du", discard="Pr", island="Is Pr", village="Cu", aside="Du", staying="Ha")
    hold(state, "B", middle="Cu*3 Es")
    assert scores(state) == {"A": 1 + 3 + 6 + 2 + 6 - 1 + 3, "B": -3 + 1}


@pytest.mark.parametrize(
    ("option", "winners"),
    [({}, ("B",)), ({"victory_tie": "shared"}, ("A", "B"))],
)
def test_ties(option: dict[str, str], winners: tuple[str, ...]) -> None:
    """RULES 3 and 8, victory_tie: fewer turns win; A has had one more."""
    state = position(2, **option)
    hold(state, "A", hand="Pr")
    hold(state, "B", hand="Pr")
    piles(state, "Pr 0")
    play(state, "A end")
    outcome = GAME.outcome(state)
    assert (outcome.winners, [one.rank for one in outcome.standings]) == (winners, [1, 2 if not option else 1])


def test_a_shared_victory() -> None:
    """RULES 3: equal points and turns."""
    state = position(3)
    hold(state, "A", hand="Du")
    hold(state, "B", hand="Du")
    play(state, "A end, draw | Du, B end, draw | Du")
    piles(state, "Pr 0")
    play(state, "C end")
    assert GAME.outcome(state).winners == ("A", "B")
    assert [one.rank for one in GAME.outcome(state).standings] == [1, 1, 3]


@pytest.mark.parametrize(("counted", "winners"), [("no", ("A", "B")), ("yes", ("B",))])
def test_extra_turns_and_ties(counted: str, winners: tuple[str, ...]) -> None:
    """RULES 3 and 8, tiebreak_count_extra_turns."""
    state = position(2, "Ou", tiebreak_count_extra_turns=counted)
    hold(state, "A", hand="Ou Du")
    hold(state, "B", hand="Du")
    play(state, "A play Ou, end, draw | Du, A end, draw | Du Ou")
    assert [player.turns for player in state.players] == [1 + (counted == "yes"), 0]
    piles(state, "Pr 0")
    play(state, "B end")
    assert GAME.outcome(state).winners == winners


def test_nobody_has_won_yet() -> None:
    """Scores are told at any time, winners when the game is over."""
    state = position(2)
    hold(state, "B", hand="Pr")
    outcome = GAME.outcome(state)
    assert (outcome.finished, outcome.winners, [one.actor for one in outcome.standings]) == (False, (), ["B", "A"])


def test_piles_may_fill_again() -> None:
    """RULES 3: Ambassador; see case 7. The pile of the start is no limit."""
    state = position(2, "Am")
    hold(state, "A", hand="Am Co*2")
    before = pile(state, "Co")
    play(state, "A play Am, return Co*2")
    assert pile(state, "Co") == before + 1
