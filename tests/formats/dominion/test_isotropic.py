"""Pages of Isotropic: the hand-made one, single sentences, and the public ones."""

from __future__ import annotations

from datetime import date

import pytest

from dsnotation.formats.dominion.decks import compare_decks
from dsnotation.formats.dominion.isotropic import looks_like, read_games
from dsnotation.formats.dominion.log import BadLog, Detail, FinalDeck, LogEvent, NotThisFormat
from tests.formats.dominion.samples import hand_made, needs_shared_logs, public, short, unread

TOM, ODD = "Tom & Jo", "plays a, and b"
PAGE = hand_made("harbour.isotropic.html")


def read(*lines: str) -> tuple[LogEvent, ...]:
    """The events of lines in a turn of P, in a game with Q."""
    text = "\n".join(
        (
            "<html><head><title>Dominion Game #1</title></head><body><pre>P wins!",
            "All <span class=card-victory>Provinces</span> are gone.",
            "",
            "cards in supply: Haven and Wharf",
            "----------------------",
            "<b>#1 P</b>: 3 points (3 Estates); 1 turn",
            "<b>#2 Q</b>: 3 points (3 Estates); 1 turn",
            "----------------------",
            "trash: nothing",
            "<hr/><b>Game log</b>",
            "Turn order is P and then Q.",
            "--- P's turn 1 ---",
            *lines,
            "</pre></body></html>",
        )
    )
    [game] = read_games(text.encode())
    assert not game.unread
    return game.turns[0].events


def test_a_page() -> None:
    [game] = read_games(PAGE, "logs/game-20110301-101010-0badcafe.html")
    assert (game.number, game.date, game.rated) == ("4711", date(2011, 3, 1), None)
    assert game.players == (TOM, ODD)
    assert game.winners == (ODD,)
    assert game.kingdom == ("Ambassador", "Lookout", "Wharf")
    assert (game.end_reason, game.emptied, game.trash) == ("piles", ("Province",), (("Estate", 1),))
    assert game.final is not None
    assert game.final[0] == FinalDeck(TOM, None, 2, True, (("Lookout", 1), ("Copper", 8), ("Estate", 2)))
    assert (game.final[1].points, game.final[1].turns, game.final[1].counter["Copper"]) == (12, 3, 6)
    assert [(turn.player, turn.number, turn.extra) for turn in game.turns] == [
        (TOM, 1, None),
        (ODD, 1, None),
        (TOM, 2, None),
        (ODD, 2, None),
        (ODD, None, "Outpost"),
        (TOM, 3, None),
    ]
    assert [short(event) for event in game.setup] == [
        ("draw", TOM, (("Estate", 2), ("Copper", 3))),
        ("draw", ODD, (("Estate", 1), ("Copper", 4))),
    ]
    assert [short(event) for event in game.turns[0].events] == [
        ("play", TOM, (("Copper", 3),)),
        ("buy", TOM, (("Lookout", 1),)),
        ("gain", TOM, (("Lookout", 1),)),
        ("shuffle", TOM, ()),
        ("draw", TOM, (("Lookout", 1), ("Copper", 4))),
    ]
    assert [short(event) for event in game.turns[3].events][:4] == [
        ("play", ODD, (("Ambassador", 1),)),
        ("reveal", ODD, (("Copper", 1),)),
        ("return", ODD, (("Copper", 1),)),
        ("gain", TOM, (("Copper", 1),)),
    ]
    assert game.turns[4].events[1].detail == Detail(cause="Wharf", buys=1)
    assert [line.text for line in game.unread] == [f"{ODD} hums a tune."]
    assert compare_decks(game) == ()


SENTENCES = {
    "... revealing 2 Coppers and returning them to the supply.": [
        ("reveal", "P", (("Copper", 2),)),
        ("return", "P", (("Copper", 2),)),
    ],
    "... Q draws and discards a Silver.": [("discard", "Q", (("Silver", 1),))],
    "... Q gains a Curse on top of the deck.": [("gain", "Q", (("Curse", 1),))],
    "... attacking the other players.": [("choose", "P", ())],
    "... (Q draws and reveals a Copper and a Gold, trashing a Gold.)": [
        ("reveal", "Q", (("Copper", 1), ("Gold", 1))),
        ("trash", "Q", (("Gold", 1),)),
    ],
    "... P trashes Q's Silver.": [("trash", "Q", (("Silver", 1),))],
    "... P trashes one of Q's Coppers.": [("trash", "Q", (("Copper", 1),))],
    "... P gains a Pirate Ship token.": [("token", "P", ())],
    "... drawing a card and placing it on the Native Village mat.": [("set-aside", "P", (("?", 1),))],
    "... picking up 3 cards from the Native Village mat.": [("to-hand", "P", (("?", 3),))],
    "... setting aside the Island with a Province.": [
        ("set-aside", "P", (("Island", 1),)),
        ("set-aside", "P", (("Province", 1),)),
    ],
    "... discarding the hand (4 cards).": [("discard", "P", (("?", 4),))],
    "... drawing 1 card and getting +1 action.": [("draw", "P", (("?", 1),)), ("get", "P", ())],
    "... drawing nothing and getting +1 action.": [("draw", "P", ()), ("get", "P", ())],
    "... setting aside a card.": [("set-aside", "P", (("?", 1),))],
    "P picks up a card from a Haven.": [("to-hand", "P", (("?", 1),))],
    "... trashing an Estate for +$2 and +1 buy.": [("trash", "P", (("Estate", 1),)), ("get", "P", ())],
    "... and discarding them.": [("discard", "P", ())],
    "... putting them back on the deck.": [("topdeck", "P", ())],
    "... Lighthouse provides Q immunity to the attack.": [("immune", "Q", ())],
    "... embargoing the Haven.": [("token", "P", (("Haven", 1),))],
    "... revealing a Province and gaining a Gold in hand.": [
        ("reveal", "P", (("Province", 1),)),
        ("gain", "P", (("Gold", 1),)),
    ],
    "... Q reveals 2 Estates and a Gold (no Coppers).": [("reveal", "Q", (("Estate", 2), ("Gold", 1)))],
    "... Q puts 2 cards back on the deck.": [("topdeck", "Q", (("?", 2),))],
    "... and moving the bottom card of the deck to the top.": [("topdeck", "P", (("?", 1),))],
    "... trashing 2 Treasure Maps.": [("trash", "P", (("Treasure Map", 2),))],
    "... gaining 4 Golds on the deck.": [("gain", "P", (("Gold", 4),))],
    "... and plays a Wharf.": [("play", "P", (("Wharf", 1),))],
    "... and plays the Wharf again.": [("play-again", "P", (("Wharf", 1),))],
    "P returns 2 Treasuries to the top of the deck.": [("topdeck", "P", (("Treasury", 2),))],
    "P passes a Copper to Q.": [("pass", "P", (("Copper", 1),))],
    "... getting +1 buy, +$1, and reducing all costs by $1.": [("get", "P", ())],
    "P resigns from the game.": [("resign", "P", ())],
}


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences(text: str) -> None:
    assert [short(event) for event in read(text)] == SENTENCES[text]


def test_a_sentence_without_a_subject_is_about_the_player_above_it() -> None:
    events = read(
        "P plays an Ambassador.",
        "... Q reveals a Secret Chamber.",
        "... ... drawing 2 cards.",
        "... P reveals a Curse.",
        "... returning 2 copies to the supply.",
        "... ... drawing 1 card.",
        "drawing 3 cards.",
    )
    assert [(event.player, event.depth) for event in events] == [
        ("P", 0),
        ("Q", 1),
        ("Q", 2),
        ("P", 1),
        ("P", 1),
        ("P", 2),
        ("P", 0),
    ]
    assert events[4].cards == (("Curse", 2),)


def test_details() -> None:
    assert read("P gets +1 action and +$1 from the Fishing Village.")[0].detail == Detail(
        cause="Fishing Village", actions=1, coins=1
    )
    assert read("... trashing an Estate for +$2 and +1 buy.")[1].detail == Detail(coins=2, buys=1)
    assert read("... Q gains a Curse on top of the deck.")[0].detail.target == "deck"


def test_an_older_page_has_its_points_inside_the_bold_text() -> None:
    page = PAGE.replace(b"<b>#1 plays a, and b</b>: 12 points", b"<b>plays a, and b: 12 points</b>")
    page = page.replace(b"<b>#2 Tom", b"<b>Tom")
    [game] = read_games(page.replace(b"&mdash;", b"---"))
    assert game.players == (TOM, ODD)
    assert len(game.turns) == 6


def test_a_shared_victory() -> None:
    page = PAGE.replace(
        b"plays a, and b wins!", b"plays a, and b and Tom &amp; Jo rejoice in their shared victory!"
    )
    [game] = read_games(page)
    assert game.winners == (ODD, TOM)


def test_bad_pages() -> None:
    with pytest.raises(NotThisFormat):
        read_games(b"<html><pre>hello</pre>")
    with pytest.raises(BadLog, match="no section 'Game log'"):
        read_games(PAGE.partition(b"<hr/>")[0])
    with pytest.raises(BadLog, match="does not say who plays"):
        read_games(PAGE[:200] + b"\n<b>Game log</b>\n")


@needs_shared_logs
def test_the_public_pages() -> None:
    for name, data in public("isotropic_html"):
        assert looks_like(data), name
        games = read_games(data, name)
        assert unread(games) == [], name
        [game] = games
        assert game.final is not None
        assert game.date is not None
        # Every card that came or went is told: that is what makes the rebuilt decks the listed ones.
        assert compare_decks(game) == (), name
        for deck in game.final:
            regular = sum(turn.player == deck.player and turn.extra is None for turn in game.turns)
            assert deck.turns == regular, name
