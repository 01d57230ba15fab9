"""Draws of which nobody can tell which card came from where."""

from __future__ import annotations

from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARD, UNKNOWN
from dsnotation.games.seaside.knowledge import pool
from dsnotation.games.seaside.moves import Deal, Draw, End
from dsnotation.games.seaside.state import State

COPPER, ESTATE, SILVER = CARD["Copper"], CARD["Estate"], CARD["Silver"]


def start() -> State:
    tags = {"A": "", "B": "", "Kingdom": "?*10", "Options": "shuffle-timing=before"}
    setup, _ = GAME.setup(tags)
    assert setup is not None
    state = GAME.start(setup)
    for seat in ("A", "B"):
        GAME.apply(state, Deal(seat, ("Copper", "Copper", "Copper", "Estate", "Estate")))
    return state


def deck_of(state: State, middle: dict[int, int], discard: dict[int, int]) -> None:
    """A has this deck and discard pile and an empty hand; the unknown cards are Silvers."""
    player = state.players[0]
    for zone, cards in ((player.hand, {}), (player.middle, middle), (player.discard, discard)):
        zone[:] = [cards.get(card, 0) for card in range(UNKNOWN + 1)]
    player.owned[:] = [middle.get(card, 0) + discard.get(card, 0) for card in range(UNKNOWN)] + [0]
    player.owned[SILVER] += middle.get(UNKNOWN, 0) + discard.get(UNKNOWN, 0)


def draw(state: State, *cards: str) -> None:
    GAME.apply(state, End("A"))
    move = Draw("A", (), True, cards)  # type: ignore[arg-type]
    assert [finding.code for finding in GAME.check(state, move) if finding.severity == "error"] == []
    GAME.apply(state, move)


def test_an_unknown_card_of_the_old_deck_is_none_that_the_discard_pile_showed() -> None:
    """Two unknown cards in the deck can only be Silvers, so the Coppers and Estates were shuffled."""
    state = start()
    deck_of(state, {UNKNOWN: 2}, {COPPER: 5, ESTATE: 2})
    draw(state, "Silver", "Silver", "Copper", "Copper", "Estate")
    player = state.players[0]
    assert (player.middle[COPPER], player.middle[ESTATE], player.middle[UNKNOWN]) == (3, 1, 0)
    assert not any(pool(state, 0))


def test_what_came_from_where_stays_open() -> None:
    """Which of the Coppers lay in the old deck nobody can tell; one is left, as the pool says."""
    state = start()
    deck_of(state, {UNKNOWN: 2}, {COPPER: 4})
    state.players[0].owned[SILVER] -= 1
    state.players[0].owned[COPPER] += 1
    draw(state, "Copper", "Copper", "Copper", "Silver", "Copper")
    player = state.players[0]
    assert (player.middle[COPPER], player.middle[UNKNOWN]) == (0, 1)
    assert pool(state, 0)[COPPER] == 1


def test_unseen_cards_leave_the_new_deck_unknown() -> None:
    state = start()
    deck_of(state, {UNKNOWN: 1}, {COPPER: 6})
    draw(state, "?", "?", "Copper", "Copper", "Silver")
    player = state.players[0]
    assert (player.middle[UNKNOWN], sum(player.middle), player.hand[UNKNOWN]) == (2, 2, 2)


def test_an_unknown_card_on_the_deck_may_be_any_of_those_drawn() -> None:
    """One card of the five lay unseen on the deck: nobody can tell which, so no card is surely left behind."""
    state = start()
    player = state.players[0]
    deck_of(state, {COPPER: 3, ESTATE: 2}, {})
    player.top = [UNKNOWN]
    player.owned[COPPER] += 1
    GAME.apply(state, End("A"))
    move = Draw("A", ("Copper", "Copper", "Copper", "Estate", "Estate"))
    assert GAME.check(state, move) == []
    GAME.apply(state, move)
    assert (player.middle[COPPER], player.middle[ESTATE], player.middle[UNKNOWN]) == (0, 0, 1)
    assert pool(state, 0)[COPPER] == 1
