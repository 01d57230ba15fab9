"""What `dsn replay` lists, and places that a game does not have."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core.messages import told as told_in
from dsnotation.core.registry import find_game
from dsnotation.games.habitat_battle.events import RoundBegan
from dsnotation.games.seaside.events import CardsMoved
from dsnotation.notation.grammar import grammar_of
from dsnotation.render.languages import translation
from dsnotation.render.values import FIELD, MOVE, event_text, named


@dataclass(frozen=True, slots=True)
class Added:
    player: str
    actions: int = 0
    coins: int = 0
    coins_unknown: int = 0
    bought: bool = False
    cards: tuple[str, ...] = ()
    pile: str | None = None
    kind: str = "resources-added"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Added("A", coins=3), "resources added: A, coins 3"),
        (Added("A", 1, 0, 2, bought=True), "resources added: A, actions 1, coins unknown 2, bought"),
        (Added("A", cards=("Gold", "Gold")), "resources added: A, Gold Gold"),
        (Added(""), "resources added"),
        (RoundBegan(2, "A"), "round began: round 2, A"),
    ],
)
def test_events_say_what_there_is(event: Any, text: str) -> None:
    assert event_text(event, find_game("habitat-battle")) == text


def test_an_event_says_its_words_in_the_language() -> None:
    """Names of things and of places too; several things can be told apart whatever blanks they have."""
    game = find_game("seaside")
    event = CardsMoved("A", ("Sea Hag", "Gold", "?"), "deck", "discard")
    assert event_text(event, game) == "cards moved: A, Sea Hag + Gold + ?, deck, discard"
    text = told_in(event_text(event, game), translation("pt"))
    assert text == "cartas movidas: A, Bruxa do Mar + Ouro + ?, baralho, descarte"
    trash = [told_in(named(use, "trash", game), translation("fr")) for use in (MOVE, "zone")]
    assert trash == ["écarter", "rebut"]


def test_one_word_may_be_another_thing_in_another_game() -> None:
    games = [find_game("dominant-species"), find_game("habitat-battle")]
    for use, name, spanish in (
        (MOVE, "aquatic", ["Acuático", "animal acuático"]),
        (FIELD, "space", ["espacio", "casilla"]),
    ):
        assert [named(use, name, game) for game in games] == [name, name]
        assert [told_in(named(use, name, game), translation("es")) for game in games] == spanish
    labels = [grammar_of(game.name).descriptions["SPACE"].label for game in games]
    assert [told_in(label, translation("fr")) for label in labels] == ["un emplacement", "une case"]


@pytest.mark.parametrize(
    ("reference", "says"),
    [
        ("turn:999", "turns; there is no 999"),
        ("99999", "moves; there is no 99999"),
        ("line:99999", "lines; there is no 99999"),
    ],
)
@pytest.mark.parametrize("command", [("replay", "--to"), ("moves", "--at")])
def test_no_such_place(dsn: Any, game: Path, command: tuple[str, str], reference: str, says: str) -> None:
    done = dsn(command[0], game, command[1], reference)
    assert done.code == 2
    assert " has only " in done.err
    assert says in done.err


DATA = Path(__file__).parents[1] / "formats" / "dominion" / "data"


def test_a_log_of_another_program_is_to_be_converted(dsn: Any) -> None:
    log = DATA / "harbour.goko.txt"
    done = dsn("check", log)
    assert done.code == 1
    assert f"dsn convert {log} game.dsn" in done.err


def test_other_texts_are_not_to_be_converted(dsn: Any, game: Path) -> None:
    assert "dsn convert" not in dsn("check", game).err
    assert "dsn convert" not in dsn("check", "-", stdin=b"hello\n").err
