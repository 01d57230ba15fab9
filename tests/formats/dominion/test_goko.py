"""Logs of Goko: the hand-made one and the one public one."""

from __future__ import annotations

import pytest

from dsnotation.formats.dominion.decks import compare_decks
from dsnotation.formats.dominion.goko import looks_like, read_games
from dsnotation.formats.dominion.log import BadLog, FinalDeck, NotThisFormat
from tests.formats.dominion.samples import hand_made, needs_shared_logs, public, short, unread

LOG = hand_made("harbour.goko.txt")
A, B = "A", "A - B"


def test_a_game() -> None:
    [game] = read_games(LOG)
    assert game.players == (A, B)
    assert game.rated is False
    assert game.kingdom is not None
    assert game.kingdom[:3] == ("Haven", "Pirate Ship", "Outpost")
    assert [(turn.player, turn.number, turn.extra) for turn in game.turns] == [
        (A, 1, None),
        (B, 1, None),
        (B, 1, "Outpost"),
    ]
    assert [short(event) for event in game.turns[0].events] == [
        ("play", A, (("Copper", 3),)),
        ("buy", A, (("Pirate Ship", 1),)),
        ("gain", A, (("Pirate Ship", 1),)),
        ("draw", A, (("Copper", 1), ("Estate", 1))),
        ("shuffle", A, ()),
        ("draw", A, (("Copper", 3),)),
    ]
    assert [short(event) for event in game.turns[1].events] == [
        ("play", B, (("Copper", 2), ("Silver", 1))),
        ("token", B, ()),
        ("token", B, (("Haven", 1),)),
        ("reveal", B, (("Copper", 1), ("Estate", 1))),
        ("discard", A, (("Copper", 2), ("Estate", 1))),
    ]
    assert game.turns[1].events[1].detail.count == 2
    assert [event.verb for event in game.turns[2].events] == ["start-turn", "to-hand", "resign"]
    assert game.final is not None
    assert game.final[1] == FinalDeck(B, 3, 1, True, (("Copper", 7), ("Estate", 3)))
    assert (game.winners, game.end_reason) == ((A,), "resigned")
    assert unread((game,)) == ["A - B - sings"]
    assert compare_decks(game) == ()


def test_bad_files() -> None:
    with pytest.raises(NotThisFormat):
        read_games(b"A - plays 3 Copper")
    with pytest.raises(BadLog, match="names 0"):
        read_games(b"------------ Game Setup ------------\n")


@needs_shared_logs
def test_the_public_log() -> None:
    for name, data in public("goko"):
        assert looks_like(data), name
        games = read_games(data, name)
        assert unread(games) == []
        assert [compare_decks(game) for game in games] == [()]
