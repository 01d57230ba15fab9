"""Logs of dominion.games: the hand-made one, single sentences, and the public ones."""

from __future__ import annotations

import pytest

from dsnotation.formats.dominion.dominion_games import looks_like, read_games
from dsnotation.formats.dominion.log import BadLog, Detail, LogEvent, NotThisFormat
from tests.formats.dominion.samples import hand_made, needs_shared_logs, public, short, unread

ANNA, ANDERS = "Anna", "Anders - the 2nd"


def read(text: str) -> tuple[LogEvent, ...]:
    """The events of a sentence in a game of Anna and Anders, without line and depth."""
    head = "Game #1, unrated.\nAnn starts with 7 Coppers.\nAnd starts with 7 Coppers.\n"
    turns = f"Turn 1 - Anna\n{text}\nTurn 1 - Anders - the 2nd\n"
    [game] = read_games((head + turns).encode())
    assert not game.unread
    return game.turns[0].events


def test_a_game() -> None:
    [game] = read_games(hand_made("harbour.dominion-games.txt"))
    assert game.source_format == "dominion.games"
    assert (game.number, game.rated, game.date, game.kingdom) == ("123456", True, None, None)
    assert game.players == (ANNA, ANDERS)
    assert [(turn.player, turn.number, turn.extra) for turn in game.turns] == [
        (ANNA, 1, None),
        (ANDERS, 1, None),
        (ANNA, 2, None),
        (ANDERS, 2, None),
        (ANDERS, 2, "Outpost"),
    ]
    assert [short(event) for event in game.setup][:6] == [
        ("start-with", ANNA, (("Copper", 7),)),
        ("start-with", ANNA, (("Estate", 3),)),
        ("start-with", ANDERS, (("Copper", 7),)),
        ("start-with", ANDERS, (("Estate", 3),)),
        ("shuffle", ANNA, ()),
        ("draw", ANNA, (("Copper", 4), ("Estate", 1))),
    ]
    assert [short(event) for event in game.turns[2].events] == [
        ("play", ANNA, (("Sea Hag", 1),)),
        ("discard", ANDERS, (("Copper", 1),)),
        ("gain", ANDERS, (("Curse", 1),)),
        ("shuffle", ANNA, ()),
        ("draw", ANNA, (("?", 2), ("Copper", 1))),
    ]
    last = game.turns[4].events
    assert [event.verb for event in last] == ["start-turn", "draw", "get", "draw", "pass", "resign"]
    assert last[1].detail.cause == "Caravan"
    assert last[2].detail == Detail(cause="Tactician", actions=1, buys=1)
    assert last[4].detail.other == ANNA
    assert game.end_reason == "resigned"
    assert [(line.line, line.text) for line in game.unread] == [(45, "Anna waves to the crowd.")]
    assert game.turns[0].events[0].line == 20
    assert game.turns[0].events[0].detail.coins == 4


SENTENCES = {
    "Ann buys and gains 2 Treasuries.": [("buy", (("Treasury", 2),)), ("gain", (("Treasury", 2),))],
    "Ann buys a Curse.": [("buy", (("Curse", 1),))],
    "Ann plays a Caravan again.": [("play-again", (("Caravan", 1),))],
    "Ann plays a Wharf a third time.": [("play-again", (("Wharf", 1),))],
    "Ann trashes nothing.": [("trash", ())],
    "Ann sets a card aside with Haven.": [("set-aside", (("?", 1),))],
    "Ann puts a card in hand (Haven).": [("to-hand", (("?", 1),))],
    "Ann sets an Estate aside with Native Village.": [("set-aside", (("Estate", 1),))],
    "Ann puts 3 cards into their hand.": [("to-hand", (("?", 3),))],
    "Ann puts an Island on their Island mat.": [("set-aside", (("Island", 1),))],
    "Ann looks at 2 Coppers and an Estate.": [("look", (("Copper", 2), ("Estate", 1)))],
    "Ann topdecks a Treasury.": [("topdeck", (("Treasury", 1),))],
    "Ann gains 4 Golds onto their drawpile.": [("gain", (("Gold", 4),))],
    "Ann reveals their hand: 2 Estates and a Gold.": [("reveal", (("Estate", 2), ("Gold", 1)))],
    "Ann returns 2 Estates to the Estate pile.": [("return", (("Estate", 2),))],
    "Ann gets +1 Action and +$1.": [("get", ())],
    "Ann blocks with a Silver.": [("reveal", (("Silver", 1),))],
    "Ann reacts with a Moat.": [("react", (("Moat", 1),))],
    "Ann moves Embargo token to the Wharf pile.": [("token", (("Wharf", 1),))],
    "Ann takes Famine.": [("other", ())],
    "Ann draws 2 cards when an opponent gains or invests in Wharf.": [("other", ())],
    "Outpost fails because Anna already owned the previous turn.": [("other", ())],
    "Between Turns": [("other", ())],
}


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences(text: str) -> None:
    assert [(event.verb, event.cards) for event in read(text)] == SENTENCES[text]


def test_details() -> None:
    assert read("Ann gets +$1.")[0].detail == Detail(coins=1)
    assert read("Ann gets +2 Actions. (Caravan)")[0].detail == Detail(actions=2, cause="Caravan")
    assert read("Ann plays 2 Silvers. (+$4)")[0].detail == Detail(coins=4)
    assert read("Ann gains 4 Golds onto their drawpile.")[0].detail.target == "deck"
    assert read("Ann puts a Duchy on their Island mat.")[0].detail == Detail(target="mat", cause="Island")
    assert read("Ann plays a Wharf a third time.")[0].detail.count == 3
    assert read("Ann takes Famine.")[0].detail.note == "takes Famine"


def game_of(*names: str, prefixes: tuple[str, ...], lines: str = "") -> bytes:
    starts = "".join(f"{prefix} starts with 7 Coppers.\n" for prefix in prefixes)
    turns = "".join(f"Turn 1 - {name}\n" for name in names)
    return f"Game #1, unrated.\n{starts}{turns}{lines}".encode()


NAMES = [
    (("Bo", "Bobby"), ("Bo", "Bob")),
    (("Bobby", "Bo"), ("Bob", "Bo")),
    (("A", "A plays a Copper"), ("A", "A p")),
    (("Lord X", "Lord Y"), ("Lord X", "Lord Y")),
    (("a.b - c", "draws"), ("a", "d")),
    (("x [y]", "z"), ("x", "z")),
]


@pytest.mark.parametrize(("names", "prefixes"), NAMES)
def test_prefixes_find_their_names(names: tuple[str, ...], prefixes: tuple[str, ...]) -> None:
    lines = "".join(f"{prefix} draws a Copper.\n" for prefix in prefixes)
    [game] = read_games(game_of(*names, prefixes=prefixes, lines=lines))
    assert game.players == names
    assert [event.player for event in game.turns[-1].events] == list(names)
    assert not game.unread


def test_a_name_that_begins_like_another_ones_sentence() -> None:
    data = game_of("A", "A plays x", prefixes=("A", "A p"), lines="A plays a Copper.\nA p plays a Silver.\n")
    [game] = read_games(data)
    assert [short(event) for event in game.turns[-1].events] == [
        ("play", "A", (("Copper", 1),)),
        ("play", "A plays x", (("Silver", 1),)),
    ]


def test_several_games_and_a_remark_before_them() -> None:
    game = hand_made("harbour.dominion-games.txt")
    games = read_games(b"my games\n" + game + game)
    assert [len(one.turns) for one in games] == [5, 5]
    assert games[0].unread[0].text == "my games"
    assert not looks_like(b"my games\n" + game)
    assert looks_like(b"\xef\xbb\xbf" + game)


def test_whose_hand_is_shown() -> None:
    data = game_of("p", "q", prefixes=("p", "q"), lines="p draws a Copper.\nq draws a card and a Copper.\n")
    [game] = read_games(data)
    assert game.shown == ("p",)


def test_line_ends_and_a_player_without_a_turn() -> None:
    data = b"Game #9, unrated.\r\np starts with 7 Coppers.\r\nq starts with 7 Coppers.\r\nTurn 1 - paul\r\n"
    [game] = read_games(data)
    assert game.players == ("paul", "q")


def test_bad_files() -> None:
    with pytest.raises(NotThisFormat, match="no line like"):
        read_games(b"hello")
    with pytest.raises(NotThisFormat, match="no UTF-8"):
        read_games(b"Game #1, rated.\n\xff")
    with pytest.raises(NotThisFormat, match="NUL"):
        read_games(b"Game #1, rated.\n\0")
    with pytest.raises(BadLog, match="line 2: the game ends before it says who plays") as caught:
        read_games(b"\nGame #1, rated.\nhello\n")
    assert (caught.value.line, caught.value.message) == (2, "the game ends before it says who plays")
    with pytest.raises(BadLog, match="line 1: the line has"):
        read_games(b"x" * 30_000)
    with pytest.raises(BadLog, match="more than 8 players"):
        read_games(game_of(*"abcdefghi", prefixes=tuple("abcdefghi")))


@needs_shared_logs
def test_the_public_logs() -> None:
    lines = 0
    for name, data in public("dominion_games"):
        assert looks_like(data), name
        games = read_games(data, name)
        assert unread(games) == [], name
        assert all(game.players and game.turns for game in games), name
        assert all(len(game.shown) == 1 for game in games), name
        lines += sum(game.lines for game in games)
    assert lines > 18_000
