"""Objects of councilroom.com: the hand-made ones, what is done to them, and the public ones."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from typing import Any

import pytest

from dsnotation.formats.dominion.councilroom import looks_like, read_each, read_games
from dsnotation.formats.dominion.decks import DeckDifference, compare_decks, rebuild_decks
from dsnotation.formats.dominion.log import BadLog, Detail, NotThisFormat
from tests.formats.dominion.samples import SHARED, hand_made, needs_shared_logs, short

DATA = hand_made("harbour.councilroom.jsonl")
# Games in which cards change hands in ways that the old parser gave to nobody.
MISMATCHING = {
    "game-20101115-013655-27d75668.html",
    "game-20101115-125117-31b7d4e0.html",
    "game-20101115-203952-993ecda3.html",
    "game-20101215-202308-7b12fd03.html",
}


def test_two_games() -> None:
    first, second = read_games(DATA)
    assert first.players == ("tom", "jo")
    assert first.winners == ("jo",)
    assert (first.end_reason, first.emptied, first.kingdom) == ("piles", ("Province",), ("Ambassador", "Outpost"))
    assert first.date is None  # there was no 29 February
    assert second.date == date(2011, 3, 1)
    assert [(turn.player, turn.number, turn.extra) for turn in first.turns] == [
        ("tom", 1, None),
        ("jo", 1, None),
        ("tom", 2, None),
        ("jo", 2, None),
        ("jo", None, "Outpost"),
    ]
    assert [short(event) for event in first.turns[1].events] == [
        ("play", "jo", (("Copper", 2),)),
        ("play", "jo", (("Silver", 1),)),
        ("buy", "jo", (("Outpost", 1),)),
        ("gain", "jo", (("Outpost", 1),)),
        ("get", "jo", ()),
    ]
    assert [short(event) for event in first.turns[2].events] == [
        ("play", "tom", (("Ambassador", 1),)),
        ("return", "tom", (("Copper", 1),)),
        ("token", "tom", ()),
        ("trash", "jo", (("Curse", 1),)),
        ("gain", "jo", (("Curse", 1),)),
    ]
    assert first.turns[2].events[2].detail == Detail(cause="Pirate Ship", count=1)
    assert first.final is not None
    assert [(deck.points, deck.turns, deck.resigned) for deck in first.final] == [(None, 2, True), (9, 2, False)]
    assert second.turns[0].extra == "Possession"
    assert second.turns[0].line == 2


def test_decks() -> None:
    first, second = read_games(DATA)
    assert rebuild_decks(first) == {
        "tom": Counter(Copper=6, Estate=3, Ambassador=1),
        "jo": Counter(Copper=8, Estate=3, Outpost=1),
    }
    assert compare_decks(first) == ()
    [difference] = compare_decks(second)
    assert difference == DeckDifference("jo", missing=Counter(Gold=1), surplus=Counter(Silver=1))


def test_a_list_and_a_single_object_in_many_lines() -> None:
    records = [json.loads(line) for line in DATA.splitlines()]
    for text in (json.dumps(records), json.dumps(records, indent=1)):
        assert len(read_games(text.encode())) == 2
    [game] = read_games(json.dumps(records[0], indent=1).encode())
    assert game.players == ("tom", "jo")


def test_one_bad_game_costs_one_game() -> None:
    data = b'{"decks": 1}\n' + DATA + b"{\n"
    games = list(read_each(data))
    assert [isinstance(game, BadLog) for game in games] == [True, False, False, True]
    with pytest.raises(BadLog, match="line 1: 'decks' should be a list of at most 8 objects"):
        read_games(data)


CHANGES: list[tuple[list[str | int], Any, str]] = [
    (["decks", 0, "turns", 0, "buys"], [1], "'buys' should be a list of cards"),
    (["decks", 0, "turns", 0, "money"], "5", "'money' should be a number"),
    (["decks", 0, "turns", 0, "money"], float("inf"), "'money' should be a number"),
    (["decks", 0, "turns"], {}, "'turns' should be a list"),
    (["decks", 0, "deck"], {"Copper": -1}, "'deck' should be numbers of cards"),
    (["decks", 0, "name"], "tom", "a player of its own"),
    (["decks", 0, "order"], None, "'order' should be a number"),
    (["decks", 0], 7, "a JSON object"),
    (["decks"], [], "a player of its own"),
    (["decks", 1, "turns", 1, "opp"], {"nobody": {}}, "'nobody' is no player"),
    (["game_end"], "Province", "'game_end' should be a list of cards"),
]


@pytest.mark.parametrize(("path", "value", "message"), CHANGES)
def test_wrong_values(path: list[str | int], value: object, message: str) -> None:
    record = json.loads(DATA.splitlines()[0])
    place = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadLog, match=message):
        read_games(json.dumps({**record, "turns": 0}).encode())


def test_other_files() -> None:
    assert looks_like(DATA)
    for data in (b"", b"{}", b"[]", b"Game #1, rated.", b'{"format": "dsnotation-record"}'):
        assert not looks_like(data)
        with pytest.raises(NotThisFormat):
            read_games(data)
    with pytest.raises(BadLog, match="nested too deeply"):
        read_games(b'{"decks": [], "turns": ' + b"[" * 200_000)


@needs_shared_logs
def test_the_public_games() -> None:
    data = (SHARED / "councilroom_json" / "games.jsonl").read_bytes()
    games = read_games(data)
    assert len(games) == 63
    assert {game.number for game in games if compare_decks(game)} == MISMATCHING
    assert all(game.final and len(game.final) == len(game.players) for game in games)
