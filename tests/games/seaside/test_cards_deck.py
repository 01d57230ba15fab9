"""Lookout, Native Village, Navigator, Pearl Diver: the numbers and rulings of RULES 5.1."""

from __future__ import annotations

from tests.games.seaside.positions import (
    deck,
    discard,
    hand,
    hold,
    now,
    options,
    play,
    position,
    refused,
    scores,
    trash,
    turn,
    zone,
)

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
