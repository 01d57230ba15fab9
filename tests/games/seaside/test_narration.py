"""A game of Seaside as prose: every kind of move and event, with shuffles, hits, who is safe, and the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dsnotation.core.messages import Message
from dsnotation.core.messages import told as told_in
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.clauses import player_name, some_cards
from dsnotation.games.seaside.events import EVENT_TYPES
from dsnotation.games.seaside.moves import MOVES
from dsnotation.games.seaside.narration import TELLERS, narrate
from dsnotation.games.seaside.state import State
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import play as replayed
from dsnotation.replay.random_play import play_text
from tests.games.seaside.positions import hold, moves_of, piles, position, tokens

NAMES = ("Ann", "Bob", "Cleo")


def told(state: State, text: str) -> list[str]:
    """The sentences of moves that are played."""
    sentences = []
    for move in moves_of(state, text):
        before = state.copy()
        assert not GAME.check(state, move)
        sentences.append(str(narrate(before, move, GAME.apply(state, move))))
    return sentences


def table(kingdom: str, players: int = 2, **hand: str) -> State:
    """The first turn of Ann, with these hands."""
    state = position(players, kingdom)
    state.names = NAMES[:players]
    for seat, cards in hand.items():
        hold(state, seat, hand=cards)
    return state


def test_a_turn_with_an_action_treasures_a_purchase_and_the_new_hand() -> None:
    state = table("Wh", A="Wh Co*2 Si Es")
    hold(state, "A", middle="Co*2 Go Es", discard="Du*3")
    assert told(state, "A play Wh, draw Co Go, play Co*3 Si Go, buy Wh, buy Cu, end, draw Es Co | Du*2 Wh") == [
        "Ann plays Wharf: +1 Buy.",
        "Ann draws a Copper and a Gold.",
        "Ann plays 3 Coppers, a Silver and a Gold, 8 coins in all.",
        "Ann buys a Wharf.",
        "Ann buys a Curse.",
        "Ann ends the turn.",
        "Ann draws a new hand: an Estate, a Copper and, after a shuffle, 2 Duchies and a Wharf.",
    ]


def test_what_nobody_wrote_down_is_unseen() -> None:
    state = table("Wh")
    hold(state, "A", hand="Wh ?*4", middle="?*5", unseen="Co*5 Es*4")
    assert told(state, "A play Wh, draw ? Co") == [
        "Ann plays Wharf: +1 Buy.",
        "Ann draws an unseen card and a Copper.",
    ]
    assert str(some_cards(("?", "Copper", "?"))) == "2 unseen cards and a Copper"


def test_effects_at_the_start_of_the_next_turn() -> None:
    state = table("Ha FV", A="Ha FV Co*3", B="Co*5")
    hold(state, "A", middle="Si*9")
    hold(state, "B", middle="Co*9")
    sentences = told(state, "A play FV, A play Ha, draw Si, aside Si, end, draw Si*5, B end, draw Co*5")
    assert sentences[:4] == [
        "Ann plays Fishing Village: +2 Actions, +1 coin.",
        "Ann plays Haven: +1 Action.",
        "Ann draws a Silver.",
        "Ann sets a Silver aside under Haven.",
    ]
    assert sentences[-1] == (
        "Bob draws a new hand: 5 Coppers; it is Ann's turn;"
        " Ann's Fishing Village takes effect: +1 Action, +1 coin; Ann takes a Silver back from Haven."
    )


def test_an_attack_tells_who_is_hit_and_who_is_safe() -> None:
    state = table("SH Li", 3, A="SH Co*4", B="Co*5", C="Co*5")
    hold(state, "B", staying="Li", middle="Co*3")
    hold(state, "C", middle="Si Co")
    assert told(state, "A play SH, C flip Si") == [
        "Ann plays Sea Hag; Bob is safe behind a Lighthouse.",
        "Cleo discards the top card of the deck: a Silver; Cleo gains a Curse on top of the deck.",
    ]


def test_pirate_ship_takes_treasures_and_brings_a_token() -> None:
    state = table("PS", 3, A="PS Co*4", B="Co*5", C="Co*5")
    hold(state, "B", middle="Si Co")
    hold(state, "C", middle="Co Es")
    assert told(state, "A play PS, attack, B flip Co Si, A trash Si, C flip Co Es") == [
        "Ann plays Pirate Ship.",
        "Ann attacks with Pirate Ship.",
        "Bob turns up a Copper and a Silver.",
        "Ann trashes a Silver of Bob; Bob discards a Copper.",
        "Cleo turns up a Copper and an Estate; Cleo loses a Copper to the trash; Cleo discards an Estate;"
        " Ann puts a coin token on the Pirate Ship mat.",
    ]


CASES: list[tuple[str, str, str, Sequence[str]]] = [
    ("Am", "Am Es*2", "play Am, return Es*2",
     ["Ann plays Ambassador.", "Ann returns 2 Estates to the supply; Bob gains an Estate."]),
    ("Am", "Am Es*2", "play Am, return Es*0",
     ["Ann plays Ambassador.", "Ann reveals an Estate and returns none; Bob gains an Estate."]),
    ("Cp", "Cp", "play Cp, B discard Co", ["Ann plays Cutpurse: +2 coins.", "Bob discards a Copper."]),
    ("Em", "Em", "play Em, embargo Go",
     ["Ann plays Embargo: +2 coins; Embargo goes to the trash.", "Ann puts an Embargo token on the Gold pile."]),
    ("Ex", "Ex Pr", "play Ex, reveal Pr",
     ["Ann plays Explorer.", "Ann reveals a Province; Ann gains a Gold to the hand."]),
    ("Ex", "Ex Pr", "play Ex, reveal -",
     ["Ann plays Explorer.", "Ann reveals nothing; Ann gains a Silver to the hand."]),
    ("GS", "GS Co", "play GS, draw Si*2, B top Co*2",
     ["Ann plays Ghost Ship.", "Ann draws 2 Silvers.", "Bob puts 2 Coppers on top of the deck."]),
    ("Is", "Is Es", "play Is, aside Es",
     ["Ann plays Island; Island goes onto the mat.", "Ann puts an Estate on the Island mat."]),
    ("Lo", "Lo", "play Lo, look Si*2 Go, trash Si, discard Si",
     ["Ann plays Lookout: +1 Action.", "Ann looks at 2 Silvers and a Gold.", "Ann trashes a Silver.",
      "Ann discards a Silver; Ann puts a Gold back on top of the deck."]),
    ("NV", "NV*2", "play NV, mat, look Go, play NV, take",
     ["Ann plays Native Village: +2 Actions.", "Ann chooses the Native Village mat for the top card of the deck.",
      "Ann puts a card on the Native Village mat: a Gold.", "Ann plays Native Village: +2 Actions.",
      "Ann takes a Gold from the Native Village mat into the hand."]),
    ("Na", "Na", "play Na, look Si*3 Go*2, top Go Si Go Si*2",
     ["Ann plays Navigator: +2 coins.", "Ann looks at 3 Silvers and 2 Golds.",
      "Ann puts a Gold, a Silver, a Gold, a Silver and a Silver on top of the deck, in this order."]),
    ("Na", "Na", "play Na, look Si*3 Go*2, discard all",
     ["Ann plays Navigator: +2 coins.", "Ann looks at 3 Silvers and 2 Golds.",
      "Ann discards all of them: 3 Silvers and 2 Golds."]),
    ("PD", "PD", "play PD, draw Si, look Go, top -",
     ["Ann plays Pearl Diver: +1 Action.", "Ann draws a Silver.", "Ann looks at the bottom of the deck: a Gold.",
      "Ann leaves it at the bottom of the deck."]),
    ("Sa", "Sa Du", "play Sa, trash Du", ["Ann plays Salvager: +1 Buy.", "Ann trashes a Duchy: +5 coins."]),
    ("TM", "TM*2", "play TM, trash TM",
     ["Ann plays Treasure Map; Treasure Map goes to the trash.",
      "Ann trashes a Treasure Map; Ann gains 4 Golds on top of the deck."]),
    ("Tr", "Tr", "play Tr, draw Si, end top Tr",
     ["Ann plays Treasury: +1 Action, +1 coin.", "Ann draws a Silver.",
      "Ann ends the turn and puts a Treasury on top of the deck."]),
    ("Ta", "Ta Co", "play Ta", ["Ann plays Tactician; Ann discards a Copper."]),
    ("Th FV", "Th FV", "play Th, double FV",
     ["Ann plays Throne Room.", "Ann plays Fishing Village with Throne Room: +2 Actions, +1 coin;"
      " Ann plays Fishing Village a second time: +2 Actions, +1 coin."]),
    ("Ou", "Ou", "play Ou, end, draw Si*3",
     ["Ann plays Outpost.", "Ann ends the turn.", "Ann draws a new hand: 3 Silvers; Ann takes an extra turn."]),
]  # fmt: skip


@pytest.mark.parametrize(("kingdom", "hand", "moves", "sentences"), CASES)
def test_cards(kingdom: str, hand: str, moves: str, sentences: Sequence[str]) -> None:
    state = table(kingdom, A=hand, B="Co*5")
    hold(state, "A", middle="Si*3 Go*2")
    hold(state, "B", middle="Es*3")
    assert told(state, f"A {moves}") == list(sentences)


def test_a_purchase_with_embargo_tokens_and_no_curses_left() -> None:
    state = table("Em", A="Go*3")
    tokens(state, "Co 2")
    piles(state, "Cu 1")
    assert told(state, "A play Go*3, buy Co")[-1] == (
        "Ann buys a Copper; Ann gains a Curse; Ann gains no Curse: none is left."
    )


def test_the_end_of_the_game_and_why() -> None:
    state = table("Wh", A="Go*3 Co*2")
    piles(state, "Pr 1")
    assert told(state, "A play Go*3, buy Pr, end")[-1] == (
        "Ann ends the turn; the game is over, because the Provinces are gone."
    )


def test_players_are_called_by_name_as_far_as_names_tell_them_apart() -> None:
    state = position(3)
    state.names = ("Ann", "", "Ann")
    assert [player_name(state, seat) for seat in "ABCF"] == ["Ann (A)", "B", "Ann (C)", "F"]


def test_cards_are_told_by_their_names_in_the_language() -> None:
    class French:
        language = "fr"

        def gettext(self, message: str) -> str:
            return {"{player} buys {card:a}": "{player} achète {card:a}"}.get(message, message)

        def ngettext(self, singular: str, plural: str, n: int) -> str:
            return singular if n == 1 else plural

    state = table("Wh", A="Go*2")
    play_all, buy = moves_of(state, "A play Go*2"), "A buy Wh"
    for move in play_all:
        GAME.apply(state, move)
    [move] = moves_of(state, buy)
    before = state.copy()
    sentence = narrate(before, move, GAME.apply(state, move))
    assert told_in(sentence, French()) == "Ann achète un Quai."


def test_every_kind_of_move_has_its_sentence() -> None:
    assert set(TELLERS) == set(MOVES)


def test_whole_games_are_told() -> None:
    """Each sentence has a capital letter, a full stop and no number of a card; every kind of event is met."""
    met: set[str] = set()
    kinds: set[str] = set()
    for seed, options in ((1, {}), (2, {}), (5, {}), (6, {"edition": "2e"}), (8, {}), (10, {}), (19, {})):
        document = read_string(play_text("seaside", players=2 + seed % 3, seed=seed, options=options))
        for entry, _ in replayed(document.games[0], document.source, narrates=True):
            assert isinstance(entry.told, Message)
            assert entry.told[0].isupper()
            assert entry.told.endswith(".")
            assert "{" not in entry.told
            assert entry.draft is not None
            kinds.add(entry.draft.kind)
            met |= {event.kind for event in entry.events}
    assert kinds >= set(MOVES) - {"gain", "embargo"}
    assert len(met) >= len(EVENT_TYPES) - 1
