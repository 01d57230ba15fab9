"""The Duration cards and Throne Room: RULES 4.1, 4.2, 5.1 and the options of RULES 8 about them."""

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
    play,
    position,
    refused,
    resources,
    scores,
    table,
    turn,
    zone,
)

# Caravan, Haven --------------------------------------------------------------------------------------------


def test_caravan_draws_its_second_card_later() -> None:
    """RULES 5.1, 3: drawn at the start of the next turn, not earlier: after the new hand."""
    state = position(2, "Ca")
    hold(state, "A", hand="Ca", deck="Co Si*5 Go")
    play(state, "A play Ca, draw Co, end, draw Si*5, B end")
    assert now(state) == ("A", "draw", "Caravan")
    play(state, "A draw Go")
    assert hand(state, "A") == "Si*5 Go"


def test_haven() -> None:
    """RULES 5.1, 9: first a card, then one is set aside, old or new; it comes back and is the player's."""
    state = position(2, "Ha")
    hold(state, "A", hand="Ha Es", deck="Pr")
    play(state, "A play Ha, draw Pr")
    assert set(options(state)) == {"aside Es", "aside Pr"}
    assert refused(state, "A aside Go") == {"SE0301"}
    assert refused(state, "A end") == {"SE0201"}
    play(state, "A aside Pr")
    assert (turn(state), zone(state, "A", "aside")) == ((1, 1, 0), "Pr")
    assert scores(state)["A"] == 7
    play(state, "A end, draw | Es")
    assert table(state, "A") == "Ha"
    play(state, "B end")
    assert (hand(state, "A"), zone(state, "A", "aside")) == ("Es Pr", "-")
    play(state, "A end, draw | Es Pr Ha")


def test_two_havens_and_throne_room_on_haven() -> None:
    """RULES 5.1, 9: two cards set aside, both come back."""
    state = position(2, "Ha Th")
    hold(state, "A", hand="Ha*2 Si Go")
    play(state, "A play Ha, aside Si, play Ha, aside Go, end, B end")
    assert (hand(state, "A"), table(state, "A")) == ("Si Go", "Ha*2")
    state = position(2, "Ha Th")
    hold(state, "A", hand="Th Ha Si Go")
    play(state, "A play Th, double Ha, aside Si, aside Go, end")
    assert table(state, "A") == "Ha Th"
    play(state, "B end")
    assert hand(state, "A") == "Si Go"


# Outpost ---------------------------------------------------------------------------------------------------


def test_outpost() -> None:
    """RULES 5.1, 16: three cards, an ordinary extra turn, then the next player; it stays until the end of it."""
    state = position(2, "Ou Ca")
    hold(state, "A", hand="Ou Ca", middle="Co*20")
    resources(state, actions=2)
    play(state, "A play Ca, draw Co, play Ou, end")
    assert refused(state, "A draw Co*5") == {"SE0302"}
    events = play(state, "A draw Co*3")
    assert [(one.player, one.extra) for one in of_kind(events, "turn-began")] == [("A", True)]
    assert table(state, "A") == "Ca Ou"
    play(state, "A draw Co")  # start-of-turn Durations fire in the extra turn
    assert (hand(state, "A"), turn(state)) == ("Co*4", (1, 1, 0))
    events = play(state, "A end, draw Co*5")
    assert [(one.player, one.extra) for one in of_kind(events, "turn-began")] == [("B", False)]
    assert table(state, "A") == "-"
    assert [player.turns for player in state.players] == [1, 0]


def test_several_outposts() -> None:
    """RULES 5.1, 16: one extra turn, three cards."""
    state = position(2, "Ou")
    hold(state, "A", hand="Ou*2", middle="Co*20")
    resources(state, actions=2)
    play(state, "A play Ou, play Ou, end, draw Co*3")
    assert state.extra
    play(state, "A end, draw Co*5")
    assert now(state) == ("B", "play", None)


@pytest.mark.parametrize(("text", "cards"), [("2009", 3), ("2022", 5), ("2023", 3)])
def test_outpost_in_an_extra_turn(text: str, cards: int) -> None:
    """RULES 5.1, 16 and 8, outpost_text: no third turn; three cards by 2009 and 2023, nothing at all by 2022. It
    is discarded this turn."""
    state = position(2, "Ou", outpost_text=text)
    hold(state, "A", hand="Ou", deck="Ou Co*2", middle="Co*20")
    play(state, "A play Ou, end, draw Ou Co*2")
    play(state, "A play Ou, end")
    assert refused(state, f"A draw Co*{8 - cards}") == {"SE0302"}
    play(state, f"A draw Co*{cards}")
    assert now(state) == ("B", "play", None)
    assert table(state, "A") == "-"


@pytest.mark.parametrize("text", ["2009", "2022", "2023"])
def test_outpost_gives_an_extra_turn_by_every_text(text: str) -> None:
    """RULES 8, outpost_text."""
    state = position(2, "Ou", outpost_text=text)
    hold(state, "A", hand="Ou", middle="Co*9")
    play(state, "A play Ou, end, draw Co*3")
    assert state.extra
    play(state, "A end, draw Co*5, B end")
    assert not state.extra


@pytest.mark.parametrize(("text", "left"), [("2009", "Ou*2"), ("2022", "Ou"), ("2023", "Ou*2")])
def test_a_second_outpost_in_one_turn(text: str, left: str) -> None:
    """RULES 5.1, 16 and 8, outpost_text: by 2022 only the first of the turn counts, and only that stays."""
    state = position(2, "Ou", outpost_text=text)
    hold(state, "A", hand="Ou*2", middle="Co*9")
    resources(state, actions=2)
    play(state, "A play Ou, play Ou, end, draw Co*3")
    assert table(state, "A") == left
    play(state, "A end, draw Co*5")
    assert (now(state), table(state, "A")) == (("B", "play", None), "-")


@pytest.mark.parametrize("idle", ["discard-now", "keep"])
def test_outpost_without_an_extra_turn_is_discarded(idle: str) -> None:
    """RULES 5.1, 16: if no extra turn results it is discarded this turn."""
    state = position(2, "Ou", duration_idle=idle)
    hold(state, "A", hand="Ou*2", middle="Co*2")
    resources(state, actions=1)
    play(state, "A play Ou, end, draw Co*2 | Ou, A play Ou, end, draw | Co*2 Ou")
    assert (now(state), table(state, "A")) == (("B", "play", None), "-")


# Tactician -------------------------------------------------------------------------------------------------


def test_tactician() -> None:
    """RULES 5.1, 22: the hand is discarded; next turn five cards on top of the normal five, a Buy, an Action."""
    state = position(2, "Ta")
    hold(state, "A", hand="Ta Co", middle="Si*12")
    play(state, "A play Ta")
    assert (hand(state, "A"), discard(state, "A"), turn(state)) == ("-", "Co", (0, 1, 0))
    play(state, "A end, draw Si*5, B end, A draw Si*5")
    assert (hand(state, "A"), turn(state), table(state, "A")) == ("Si*10", (2, 2, 0), "Ta")


def test_two_tacticians() -> None:
    """RULES 5.1, 22: the second does nothing unless cards were drawn in between; then it does."""
    state = position(2, "Ta Ca")
    hold(state, "A", hand="Ta*2", middle="Si*12")
    resources(state, actions=2)
    play(state, "A play Ta")
    assert discard(state, "A") == "Ta"  # the other one was in the hand
    state = position(2, "Ta Th")
    hold(state, "A", hand="Th Ta Co")
    play(state, "A play Th, double Ta")
    assert len(state.players[0].later) == 1


@pytest.mark.parametrize(("idle", "left"), [("discard-now", "-"), ("keep", "Ta")])
def test_tactician_with_an_empty_hand(idle: str, left: str) -> None:
    """RULES 4.1, 5.1, 22 and 8, duration_idle: no bonus; discarded at once, or at the end of the next turn."""
    state = position(2, "Ta", duration_idle=idle)
    hold(state, "A", hand="Ta", deck="Si*9")
    play(state, "A play Ta, end, draw Si*5")
    assert table(state, "A") == left
    play(state, "B end")
    assert turn(state) == (1, 1, 0)
    play(state, f"A end, draw Si*4 | {'Ta' if left != '-' else 'Si'}")
    assert table(state, "A") == "-"


@pytest.mark.parametrize(("idle", "left"), [("discard-now", "-"), ("keep", "Ha")])
def test_haven_without_a_card(idle: str, left: str) -> None:
    """RULES 4.1, 5.1, 9 and 8, duration_idle."""
    state = position(2, "Ha", duration_idle=idle)
    hold(state, "A", hand="Ha")
    play(state, "A play Ha")
    assert now(state) == ("A", "play", None)
    play(state, "A end" if left != "-" else "A end, draw | Ha")
    assert table(state, "A") == left


@pytest.mark.parametrize(("stays", "left"), [("always", "Ta Th"), ("only-if-doubled", "Ta")])
def test_throne_room_on_an_idle_tactician(stays: str, left: str) -> None:
    """RULES 8, throne_stays with duration_idle=keep: it stays as long as the Duration that it played."""
    state = position(2, "Ta Th", duration_idle="keep", throne_stays=stays)
    hold(state, "A", hand="Th Ta")
    play(state, "A play Th, double Ta, end")
    if stays != "always":
        play(state, "A draw | Th")
    assert table(state, "A") == left


# Throne Room -----------------------------------------------------------------------------------------------


def test_throne_room() -> None:
    """RULES 4.1, 10: an Action from the hand is played twice, for the one Action of Throne Room."""
    state = position(2, "Th Ba")
    hold(state, "A", hand="Th Ba Co", deck="Si Go")
    play(state, "A play Th")
    assert options(state) == ["double Ba"]
    assert refused(state, "A double -") == {"SE0427"}
    assert refused(state, "A double Co") == {"SE0427"}
    assert refused(state, "A double Th") == {"SE0301"}
    events = play(state, "A double Ba, draw Si, draw Go")
    assert [one.again for one in of_kind(events, "card-played")] == [False, True]
    assert turn(state) == (4, 1, 2)
    play(state, "A end, draw | Co Si Go Ba Th")
    assert table(state, "A") == "-"  # never stays for what is no Duration


def test_throne_room_without_an_action() -> None:
    """RULES 4.3: nothing to play; nothing is asked."""
    state = position(2, "Th")
    hold(state, "A", hand="Th Co")
    play(state, "A play Th")
    assert now(state) == ("A", "play", None)


@pytest.mark.parametrize("stays", ["always", "only-if-doubled"])
def test_throne_room_stays_for_what_it_doubled(stays: str) -> None:
    """RULES 8, throne_stays: by both values it stays with a Caravan, which draws two cards next turn."""
    state = position(2, "Th Ca", throne_stays=stays)
    hold(state, "A", hand="Th Ca", middle="Co*12")
    play(state, "A play Th, double Ca, draw Co, draw Co, end, draw Co*5")
    assert table(state, "A") == "Ca Th"
    play(state, "B end, A draw Co*2, end, draw Co*3 | Co*2")
    assert table(state, "A") == "-"


@pytest.mark.parametrize(("stays", "left"), [("always", "Ou Th"), ("only-if-doubled", "Ou")])
def test_throne_room_on_outpost(stays: str, left: str) -> None:
    """RULES 8, throne_stays: Outpost can't be doubled."""
    state = position(2, "Th Ou", throne_stays=stays)
    hold(state, "A", hand="Th Ou", middle="Co*12")
    play(state, "A play Th, double Ou, end, draw Co*3")
    assert table(state, "A") == left


def test_throne_room_on_an_attack() -> None:
    """RULES 2: the whole card twice, everybody attacked each time; Pirate Ship gives up to two tokens."""
    state = position(2, "Th PS")
    hold(state, "A", hand="Th PS")
    hold(state, "B", deck="Co Es Es Si")
    play(state, "A play Th, double PS, attack, B flip Co Es, A attack, B flip Es Si")
    assert state.players[0].tokens == 2
    state = position(2, "Th GS")
    hold(state, "A", hand="Th GS", middle="Co*9")
    hold(state, "B", hand="Co*5")
    play(state, "A play Th, double GS, draw Co*2, B top Co*2, A draw Co*2")
    assert now(state) == ("A", "play", None)


# Start of a turn -------------------------------------------------------------------------------------------


def test_order_of_effects() -> None:
    """RULES 4.2: the owner chooses the order, anew after each one. What only gives coins needs no choice."""
    state = position(2, "Ca Wh MS Ha")
    hold(state, "A", hand="Ca Wh MS Ha Es", middle="Co*20")
    resources(state, actions=5)
    play(state, "A play MS, play Ca, draw Co, play Ha, draw Co, aside Es, play Wh, draw Co*2, end, draw Co*5")
    play(state, "B end")
    assert now(state) == ("A", "start", None)
    assert set(options(state)) == {"start Ca", "start Wh", "start Ha"}
    assert turn(state) == (1, 1, 2)
    assert refused(state, "A start MS") == {"SE0211"}
    assert refused(state, "A play Co") == {"SE0201"}
    play(state, "A start Wh, draw Co*2")
    assert set(options(state)) == {"start Ca", "start Ha"}
    assert refused(state, "A start Wh") == {"SE0211"}
    play(state, "A start Ha")
    assert hand(state, "A") == "Co*7 Es"
    assert now(state) == ("A", "draw", "Caravan")
    play(state, "A draw Co")
    assert turn(state) == (1, 2, 2)


def test_order_of_effects_and_a_shuffle() -> None:
    """RULES 4.2, 4.4: which cards come before the shuffle depends on the order."""
    state = position(2, "Ca Wh")
    hold(state, "A", hand="Ca Wh", deck="Co*3 Si*5 Go", discard="Es*9")
    resources(state, actions=2)
    play(state, "A play Ca, draw Co, play Wh, draw Co*2, end, draw Si*5, B end")
    play(state, "A start Ca, draw Go, draw | Es*2")
    assert hand(state, "A") == "Si*5 Go Es*2"


def test_durations_are_in_play_and_not_shuffled() -> None:
    """RULES 4.1: between the turns they are in no other zone."""
    state = position(2, "Ca Ha")
    hold(state, "A", hand="Ca*2", middle="Co*3")
    resources(state, actions=2)
    play(state, "A play Ca, draw Co, play Ca, draw Co, end, draw Co | Co*2")
    assert (table(state, "A"), deck(state, "A"), discard(state, "A")) == ("Ca*2", "-", "-")
    play(state, "B end")
    assert now(state) == ("A", "play", None)  # nothing to draw


def test_a_curse_on_the_deck_is_drawn_by_a_duration() -> None:
    """RULES 5.1, 20: the Curse lies on top, so it comes first."""
    state = position(2, "Ca SH")
    hold(state, "A", hand="Ca", deck="Co Si*5 Go Go")
    hold(state, "B", hand="SH")
    play(state, "A play Ca, draw Co, end, draw Si*5")
    assert gained(play(state, "B play SH, A flip Go")) == [("A", "Cu", "deck-top")]
    play(state, "B end, draw | SH")
    assert refused(state, "A draw Go") == {"SE0303"}
    play(state, "A draw Cu")
