"""What follows about cards that nobody saw, and what can't be whatever they are. RULES 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import Assertion
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import COSTS, NAMES, SEATS, TREASURES
from dsnotation.games.seaside.hand import NUMBER
from dsnotation.games.seaside.moves import OFF_DECK, Buy, Play
from dsnotation.games.seaside.state import EMPTY, State
from dsnotation.replay.random_play import MAX_MOVES, RandomChooser
from tests.games.seaside.masking import Observer, follow
from tests.games.seaside.positions import (
    before_hands,
    cards_in,
    deck,
    discard,
    doubted,
    hand,
    hold,
    now,
    options,
    piles,
    play,
    position,
    refused,
    resources,
    trash,
    turn,
    zone,
)

# Hands -----------------------------------------------------------------------------------------------------


def test_a_card_that_is_elsewhere_is_not_in_hand() -> None:
    """All Estates are seen in the discard pile: the unknown hand is of Coppers."""
    state = position(2)
    hold(state, "A", hand="?*5", middle="?*2", discard="Es*3", unseen="Co*7")
    assert refused(state, "A play Si") == {"SE0301"}
    assert refused(state, "A play Co*6") == {"SE0301"}
    assert doubted(state, "A play Co*5") == set()


def test_what_must_be_in_hand() -> None:
    """Four unseen cards, one of them not in hand: at least two Coppers are, perhaps three, never four."""
    state = position(2)
    hold(state, "A", hand="?*3", middle="?", unseen="Co*3 Es")
    assert doubted(state, "A play Co*2") == set()
    assert doubted(state, "A play Co*3") == {"SE0301"}
    assert refused(state, "A play Co*4") == {"SE0301"}


def test_what_was_played_was_in_hand() -> None:
    """Six Coppers and an Estate are unseen, two in the deck. After three Coppers the hand has two cards of
    Co*3 Es."""
    state = position(2)
    hold(state, "A", hand="?*5", middle="?*2", unseen="Co*6 Es")
    play(state, "A play Co*3")
    assert hand(state, "A") == "?*2"
    assert doubted(state, "A play Co*2") == {"SE0301"}
    assert refused(state, "A play Co*3") == {"SE0301"}


def test_a_hand_that_was_shown_is_known() -> None:
    """Cutpurse: and so the deck is known, too."""
    state = position(2, "Cp")
    hold(state, "A", hand="Cp")
    hold(state, "B", hand="?*3", middle="?*2", unseen="Co*2 Es*3")
    play(state, "A play Cp, B reveal Es*3", doubtful=True)
    assert hand(state, "B") == "Es*3"
    play(state, "A end, draw | Cp")
    play(state, "B end, draw Co*2 | Es*3")


def test_a_copper_that_must_be_there_is_discarded() -> None:
    """Cutpurse: who surely has a Copper can't show a hand without."""
    state = position(2, "Cp")
    hold(state, "A", hand="Cp")
    hold(state, "B", hand="?*4", middle="?", unseen="Co*2 Es*3")
    play(state, "A play Cp")
    assert refused(state, "B reveal Es*4") == {"SE0404"}
    assert refused(state, "B reveal Es*3 ?") == {"SE0404"}
    assert doubted(state, "B discard Co") == set()


# Unseen cards that can only be some ------------------------------------------------------------------------


def test_all_cards_that_are_left_are_known() -> None:
    """ "?" for the whole of a known deck, or for one of several alike."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa", middle="Co Es Si")
    play(state, "A play Wa, draw ?*3")
    assert hand(state, "A") == "Co Si Es"
    state = position(2, "Wa")
    hold(state, "A", hand="Wa", middle="Co*5")
    play(state, "A play Wa, draw ?*3")
    assert hand(state, "A") == "Co*3"
    play(state, "A discard ?*3")
    assert discard(state, "A") == "Co*3"


def test_after_an_unseen_card_the_rest_is_unseen() -> None:
    """A hand out of which a card went unseen; but what is known altogether stays known."""
    state = position(2, "Ha")
    hold(state, "A", hand="Ha Co Es", middle="Si")
    play(state, "A play Ha, draw Si, aside ?")
    assert (hand(state, "A"), zone(state, "A", "aside")) == ("?*2", "?")
    assert refused(state, "A play Go") == refused(state, "A play Co*2") == {"SE0301"}
    assert doubted(state, "A play Co Si") == {"SE0301"}
    play(state, "A end, draw | ?*2, B end")
    assert (hand(state, "A"), zone(state, "A", "aside")) == ("?*3", "-")
    assert doubted(state, "A play Co Si") == set()  # the three are Co Es Si


def test_known_tops() -> None:
    """What was put on the deck comes first, seen or not."""
    state = position(2, "GS Wa")
    hold(state, "A", hand="GS")
    hold(state, "B", hand="Wa Co*2 Es Si", middle="Du*3")
    play(state, "A play GS, B top Si Es, A end, draw | GS")
    play(state, "B play Wa")
    assert refused(state, "B draw Du*3") == {"SE0303"}
    assert refused(state, "B draw Es Du*2") == {"SE0303"}
    play(state, "B draw ?*3")
    assert hand(state, "B") == "Co*2 Si Es Du"


def test_unknown_tops() -> None:
    """Put there unseen: any of the cards that the hand had."""
    state = position(2, "GS Wa")
    hold(state, "A", hand="GS")
    hold(state, "B", hand="Wa Co*2 Es Si", middle="Du*3")
    play(state, "A play GS, B top ?*2, A end, draw | GS")
    assert (hand(state, "B"), deck(state, "B")) == ("?*3", "? ? (Du*3)")
    play(state, "B play Wa", doubtful=True)
    assert refused(state, "B draw Du*3") == {"SE0303"}  # two of them were in the hand
    assert refused(state, "B draw Du Go Es") == {"SE0303"}
    assert doubted(state, "B draw Du Es Si") == {"SE0303"}
    assert doubted(state, "B draw Du ?*2") == set()
    assert refused(state, "B draw Du*2 ?") == {"SE0303"}


def test_navigator_puts_back_unseen() -> None:
    """The order is hidden, the cards were seen."""
    state = position(2, "Na")
    hold(state, "A", hand="Na", deck="Co Si", middle="Es*3 Go")
    play(state, "A play Na, look Co Si Es*3, top ?*5, end, draw Co Si Es*3")


def test_pearl_diver_leaves_what_it_saw() -> None:
    """The bottom card is known and comes last; unseen it is one of the rest."""
    state = position(2, "PD Wa")
    hold(state, "A", hand="PD Wa", middle="Co*4 Go")
    play(state, "A play PD, draw Co, look Go, top -, play Wa")
    assert refused(state, "A draw Co*2 Go") == {"SE0303"}
    play(state, "A draw Co*3, discard Co*3, end, draw Go | Co*2 PD Wa")
    state = position(2, "PD Wa")
    hold(state, "A", hand="PD Wa", middle="Co*4 Go")
    play(state, "A play PD, draw Co, look ?, top -, play Wa")
    assert doubted(state, "A draw Co*2 Go") == set()  # nobody but A knows what is at the bottom
    assert refused(state, "A draw Co Go*2") == {"SE0303"}


def test_pearl_diver_puts_an_unseen_card_on_top() -> None:
    state = position(2, "PD")
    hold(state, "A", hand="PD*2", middle="Co*2 Go")
    play(state, "A play PD, draw Co, look ?, top ?")
    assert deck(state, "A") == "? (?)"
    play(state, "A play PD")
    assert doubted(state, "A draw Go") == {"SE0303"}
    play(state, "A draw Go, look Co", doubtful=True)


def test_a_shuffle_of_known_cards() -> None:
    """What was seen in the discard pile is known to be in the deck after the shuffle."""
    state = position(2, "Wa")
    hold(state, "A", hand="Wa", deck="Co", discard="Es*2 Si")
    play(state, "A play Wa")
    assert refused(state, "A draw Es | Es Si") == {"SE0303"}
    assert refused(state, "A draw Co | Si*2") == {"SE0303"}
    play(state, "A draw ? | ?*2, discard ?*3, end")
    assert refused(state, "A draw ?*5") == {"SE0305"}
    assert doubted(state, "A draw Es | Co Si Es Wa") == {"SE0303"}


# What an unseen card leaves open ---------------------------------------------------------------------------


def test_an_unseen_card_for_salvager() -> None:
    """Its coins are those of some card that the hand may have had."""
    state = position(2, "Sa")
    hold(state, "A", hand="Sa Es ?", middle="?", unseen="Pr Si")
    play(state, "A play Sa")
    play(state, "A trash ?", doubtful=True)
    assert (turn(state), state.coins_unknown, trash(state)) == ((0, 2, 2), 6, "?")
    assert doubted(state, "A buy Es") == set()
    assert doubted(state, "A buy Du") == {"SE0207"}
    play(state, "A buy Du", doubtful=True)
    assert refused(state, "A buy Du") == {"SE0207"}
    assert doubted(state, "A buy Si") == {"SE0207"}


def said(state: State, kind: str, **fields: Any) -> str:
    """What an assertion is: right, wrong or unverified."""
    severities = {one.severity for one in GAME.check_assertion(state, Assertion(kind, fields))}
    return "wrong" if Severity.ERROR in severities else "unverified" if severities else "right"


def named(text: str) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards_in(text))


def test_claims_after_an_unseen_loss() -> None:
    """One of Pr Si Es went to the trash: nobody can tell what A has, but some things A can't have."""
    state = position(2, "Sa")
    hold(state, "A", hand="Sa Es ?", middle="? Go", unseen="Pr Si")
    play(state, "A play Sa, trash ?", doubtful=True)
    for points in (1, 6, 7):
        assert said(state, "vp", values=(("A", points),)) == "unverified"
    for points in (0, 4, 10):
        assert said(state, "vp", values=(("A", points),)) == "wrong"
    assert said(state, "vp", values=(("B", 0),)) == "right"
    for cards in ("Sa Go Es Pr", "Sa Go Es Si", "Sa Go Si Pr", "Sa Go ?*2", "Sa Es Pr ?"):
        assert said(state, "deck", seat="A", cards=named(cards)) == "unverified", cards
    for cards in ("Go Es Si Pr", "Sa Go Es*2", "Sa Go Es Si Pr", "Sa Go Es", "Sa Go Cu ?"):
        assert said(state, "deck", seat="A", cards=named(cards)) == "wrong", cards
    for cards in ("Si", "Pr", "Es"):
        assert said(state, "trash", cards=named(cards)) == "unverified", cards
    assert said(state, "trash", cards=("?",)) == "right"
    for cards in ("Go", "Sa", "Cu", "-", "Si Pr"):
        assert said(state, "trash", cards=named(cards)) == "wrong", cards
    play(state, "A buy Co", doubtful=True)
    piles(state, "Pr 0")
    play(state, "A end")
    assert said(state, "winner", seats=("A",)) == "unverified"


def test_a_claim_with_unknown_cards() -> None:
    """ "?" in a claim may be any card; what is known must be there all the same."""
    state = position(2)
    hold(state, "A", hand="Co*2 Es", middle="Si")
    state.trash[NUMBER["Gold"]] += 2
    state.supply[NUMBER["Gold"]] -= 2
    assert said(state, "hand", seat="A", cards=named("Co ?*2")) == "right"
    assert said(state, "hand", seat="A", cards=named("Si ?*2")) == "wrong"
    assert said(state, "deck", seat="A", cards=named("Co*2 ?*2")) == "right"
    assert said(state, "deck", seat="A", cards=named("Co*3 ?")) == "wrong"
    assert said(state, "trash", cards=named("Go ?")) == said(state, "trash", cards=named("?*2")) == "right"
    assert said(state, "trash", cards=named("Co ?")) == said(state, "trash", cards=named("Go")) == "wrong"


def test_an_unknown_token() -> None:
    """Nobody wrote which pile: any purchase may have brought a Curse."""
    state = position(2, "Em")
    hold(state, "A", hand="Em")
    play(state, "A play Em")
    assert doubted(state, "A embargo ?") == {"SE0405"}
    play(state, "A embargo ?", doubtful=True)
    assert doubted(state, "A buy Co") == {"SE0405"}
    piles(state, "Cu 0")
    assert doubted(state, "A buy Co") == set()


@pytest.mark.parametrize(
    ("card", "asks", "declined", "done", "code"),
    [
        ("Ex", "Pr", "reveal -", "reveal Pr", ""),
        ("TM", "TM", "trash -", "trash TM", "SE0423"),
        ("Th", "Ba", "double -", "double Ba", "SE0427"),
    ],
)
def test_what_is_asked_only_if_it_may_be(card: str, asks: str, declined: str, done: str, code: str) -> None:
    """Explorer, Treasure Map, Throne Room: asked if an unknown hand may have such a card; it is in doubt then,
    and not if the hand can't have it or must."""
    state = position(2, "Ex TM Th Ba")
    hold(state, "A", hand=f"{card} ?", middle="? Co", unseen=f"{asks} Es")
    play(state, f"A play {card}")
    assert doubted(state, f"A {declined}") == ({code} if code else set())
    assert doubted(state, f"A {done}") == {"SE0301"}
    state = position(2, "Ex TM Th Ba")
    hold(state, "A", hand=f"{card} ?", middle=f"? {asks}", unseen="Es Du")
    play(state, f"A play {card}")
    assert now(state) == ("A", "play", None)
    state = position(2, "Ex TM Th Ba")
    hold(state, "A", hand=f"{card} ?*2", middle="Co", unseen=f"{asks} Es")
    play(state, f"A play {card}")
    assert doubted(state, f"A {done}") == set()
    if code:
        assert refused(state, f"A {declined}") == {code}


def test_unknown_cards_on_the_mat() -> None:
    """Native Village: face down, but the cards come back into the hand."""
    state = position(2, "NV")
    hold(state, "A", hand="NV*2", middle="Go Co")
    play(state, "A play NV, mat, look ?, play NV, take")
    assert hand(state, "A") == "?"
    assert doubted(state, "A play Go") == {"SE0301"}
    assert refused(state, "A play Si") == {"SE0301"}


def test_moves_listed_for_an_unknown_hand() -> None:
    """Nothing that the hand can't have, and no more Treasures than cards."""
    state = position(2, "Ba")
    hold(state, "A", hand="? Co", middle="?*2", unseen="Co Si Ba")
    plays = [text for text in options(state) if text.startswith("play")]
    assert sorted(plays) == ["play Ba", "play Co", "play Co Si", "play Co*2", "play Si"]


# What can't be, whatever was hidden ------------------------------------------------------------------------


def hidden_start(players: int = 2) -> State:
    state = before_hands(players)
    play(state, ", ".join(["deal A ?*5", *(f"{seat} ?*5" for seat in SEATS[1:players])]))
    return state


def test_eight_coppers_in_two_turns() -> None:
    """Seven were dealt; the first two hands have no card in common."""
    state = hidden_start()
    play(state, "A play Co*5, buy Es, end, draw ?*5", doubtful=True)
    play(state, "B end, draw ?*5")
    assert doubted(state, "A play Co*2") == set()
    assert refused(state, "A play Co*3") == {"SE0301"}


def test_a_silver_before_any_was_gained() -> None:
    state = hidden_start()
    assert refused(state, "A play Si") == refused(state, "A play Co*3 Si") == {"SE0301"}
    play(state, "A play Co*3, buy Si, end, draw ?*5", doubtful=True)
    play(state, "B end, draw ?*5")
    assert refused(state, "A play Si") == {"SE0301"}  # it is in the discard pile
    play(state, "A end, draw | ?*5, B end, draw | ?*5")
    assert doubted(state, "A play Si") == {"SE0301"}


def test_a_purchase_too_many() -> None:
    state = hidden_start()
    play(state, "A play Co*3", doubtful=True)
    assert refused(state, "A buy Go") == {"SE0207"}
    play(state, "A buy Si")
    assert refused(state, "A buy Co") == {"SE0206"}


def test_unknown_hands_have_a_size() -> None:
    """Five cards, however unknown."""
    state = hidden_start()
    resources(state, actions=1)
    assert refused(state, "A play Co*6") == {"SE0301"}


def impossible(state: State, move: Any, choose: RandomChooser) -> Iterator[Any]:
    """Moves that can't be, whatever is hidden, made from one that was."""
    seat = getattr(move, "player", move.actor)
    player = state.players[SEATS.index(seat)]
    strangers = [name for name in NAMES[:-1] if not player.owned[NUMBER[name]]]
    stranger = choose("card that is nowhere", strangers)
    if isinstance(move, Play):
        treasure = choose("Treasure", TREASURES)
        too_many = player.owned[treasure] + 1
        if too_many < 30:
            yield replace(move, cards=(NAMES[treasure],) * too_many)
        yield replace(move, cards=(stranger,))
        yield replace(move, cards=("Copper",) * (sum(player.hand) + 1))
    elif isinstance(move, Buy):
        dear = [card for card, cost in enumerate(COSTS) if cost > state.coins + state.coins_unknown]
        empty = [card for card, count in enumerate(state.supply) if count <= 0]
        for card in [*dear[:3], *empty[:3]]:
            yield Buy(move.actor, NAMES[card])  # type: ignore[arg-type]
    elif move.kind in OFF_DECK or move.kind == "deal":
        yield replace(move, cards=(*move.cards, "?"))
        yield replace(move, cards=(stranger, *move.cards[1:]))
        if move.kind != "deal":
            yield replace(move, shuffle=not move.shuffle)
    elif move.kind in ("aside", "trash") and move.card is not None and state.pending[-1].victim == EMPTY:
        yield replace(move, card=stranger)
    elif move.kind in ("top", "discard", "reveal"):
        yield replace(move, cards=(stranger, *move.cards[1:]))
        if move.cards:  # Pearl Diver's card may go on top, too
            yield replace(move, cards=(*move.cards, "?"))
    elif move.kind == "return":
        yield replace(move, card=stranger)
        yield replace(move, count=3)


def _impossible_moves_are_refused(players: int, seed: int) -> Counter[str]:
    choose = RandomChooser(seed, 0.7)
    setup, _ = GAME.setup(GAME.invent_tags(players, choose))
    assert setup is not None
    true = GAME.start(setup)
    seen = true.copy()
    observer = Observer("ABCD", 0.1, seed)
    tried: Counter[str] = Counter()
    for _ in range(MAX_MOVES):
        decision = GAME.decision(true)
        if decision is None:
            break
        move = GAME.compose(true, choose)
        for wrong in impossible(seen, observer.mask(decision.space, move), choose):
            assert forbids(GAME.check(seen, wrong)), wrong
            tried[wrong.kind] += 1
        follow(true, seen, observer, move)
    return tried


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_what_can_not_be_is_an_error(players: int, seed: int) -> None:
    """Of a game in which nearly everything is hidden: a card that its player doesn't own, more cards than there
    are, a shuffle that was none, a purchase that can't be paid."""
    tried = _impossible_moves_are_refused(players, seed)
    assert min(tried[kind] for kind in ("play", "buy", "draw")) > 20


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 200))
def test_what_can_not_be_is_an_error_in_many_games(seed: int) -> None:
    _impossible_moves_are_refused(2 + seed % 3, seed)
