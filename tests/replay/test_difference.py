"""Two records of one game compared by moves: what differs is found where it was put, and nothing else is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.notation.reader import read_string
from dsnotation.replay.difference import Change, Comparison, OtherGame, compare
from dsnotation.replay.random_play import play_text
from dsnotation.replay.tag_difference import TagChange
from dsnotation.replay.telling import Telling, telling
from tests.examples import examples

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = [
    "seaside/two-players.dsn",
    "seaside/observer.dsn",
    "dominant_species/two-animals.dsn",
    "dominant_species/six-animals.dsn",
    "habitat_battle/four-players.dsn",
]


def sample(name: str) -> str:
    return (RECORDS / name).read_text(encoding="utf-8")


def told(text: str, file: str = "a.dsn") -> Telling:
    document = read_string(text, file)
    return telling(document.games[0], document.source)


def compared(first: str, second: str) -> Comparison:
    return compare(told(first, "a.dsn"), told(second, "b.dsn"))


SEASIDE = sample("seaside/two-players.dsn")


def changed(*changes: tuple[str, str], text: str = SEASIDE) -> Comparison:
    """The sample compared with itself after some changes; each old text must be there."""
    after = text
    for old, new in changes:
        assert old in after
        after = after.replace(old, new, 1)
    return compared(text, after)


# Nothing differs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_does_not_differ_from_itself(name: str) -> None:
    found = compared(sample(name), sample(name))
    assert found.same
    assert found.tags == []
    assert (found.known_by_a, found.known_by_b) == (0, 0)
    assert found.agreeing == len(found.a.moves)
    assert found.same_end


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A play Co*5, buy Wh, end, draw | Co*4 Es", "play Copper*5, buy wharf, end, draw | Es Co Co*3"),
        ("B play Tr, draw Ha\nB play Ha", "B play Tr, draw Ha, play Ha"),
        ("B play Ha, draw Co, aside Co\n", "B play Ha\ndraw Co  ; a comment\nB: aside Co {odd}\n"),
        ("assert winner A", "; nobody checked"),
        ("Ambassador, Bazaar, Caravan", "Caravan,bazaar,  Ambassador"),
        ("play Co*3 Si, buy MS", "play Si Co*3, buy MS"),
        ("turn 3\n", ""),
    ],
    ids=["spelling", "lines", "seats-and-comments", "assertions", "kingdom", "treasures", "heading"],
)
def test_another_way_of_writing_is_no_difference(old: str, new: str) -> None:
    found = changed((old, new))
    assert found.same
    assert found.tags == []


def test_a_tile_that_needs_no_stack_may_have_one() -> None:
    text = sample("dominant_species/four-animals.dsn")
    assert changed(("Ma wan Sa>C5 g@C5e", "Ma wan Sa.1>C5 g@C5e"), text=text).same


def test_a_choice_that_needs_no_line_is_no_difference() -> None:
    text = (
        '[Game "seaside"]\n[A "Ann"]\n[B "Bob"]\n[Kingdom "Throne Room, Wharf, Caravan, Haven, Island, Outpost,'
        ' Bazaar, Treasury, Lookout, Salvager"]\nsetup\ndeal A Co*5, B ?*5\nturn 1\nA play Co*4, buy Th, end,'
        " draw Es*3 Co*2\nB end, draw ?*5\nturn 2\nA end, draw | Th Co*4\nB end, draw | ?*5\nturn 3\nA play Th"
    )
    found = compared(f"{text}, double -\nA end", f"{text}\nA end")
    assert found.same


# What is unknown -------------------------------------------------------------------------------------------


def test_what_only_one_knows_is_no_difference() -> None:
    found = changed(
        ("A play Co*2, end, draw Co*5", "A play Co*2, end, draw ?*5"),
        ("deal A Co*2 Es*3", "deal A ?*3 Es*2"),
    )
    assert found.same
    assert (found.known_by_a, found.known_by_b) == (2, 0)


def test_what_contradicts_the_known_part_is_a_difference() -> None:
    found = changed(("draw Co*2 Es*2 Am\n", "draw Ca ?*4\n"))
    [one] = found.differences
    assert one.by_chance
    assert [name for name, _, _ in one.fields] == ["cards"]


# What differs ----------------------------------------------------------------------------------------------


def test_a_move_that_differs_and_who_is_right() -> None:
    found = changed(("A play Co*4, buy Ca, end, draw Co*3 Es*2", "A play Co*4, buy Wh, end, draw Co*3 Es*2"))
    one = found.differences[0]
    assert (one.change, one.place_a, one.place_b) == (Change.DIFFERS, ("a.dsn", 22), ("b.dsn", 22))
    assert one.fields == (("card", "Caravan", "Wharf"),)
    assert one.judged_a.verdict == "legal"
    assert one.judged_b.verdict == "illegal"
    assert one.judged_b.finding is not None


def test_a_move_that_is_missing() -> None:
    found = changed(("B play Tr, draw Ha\n", ""))
    assert [(one.change, one.told.text) for one in found.differences] == [
        (Change.ONLY_A, "B play Tr"),
        (Change.ONLY_A, "B draw Ha"),
    ]
    assert {(one.place_a[1], one.place_b[1]) for one in found.differences} == {(23, 23)}
    assert found.differences[0].judged_b.finding is not None


def test_moves_in_another_order() -> None:
    lines = "A play FV\nA play FV\nA play Ca, draw Ca\n"
    found = changed((lines, "A play FV\nA play Ca, draw Ca\nA play FV\n"))
    assert [one.change for one in found.differences] == [Change.MOVED]
    # The same cards are in play, so the game goes on from the same position.
    end = changed(("A play FV\nA play FV\n", "A play FV\nA play FV  ; both\n"))
    assert end.same


def test_positions_agree_again_after_a_slip_without_consequence() -> None:
    found = changed(
        ("A play Co*5, buy Wh, end, draw | Co*4 Es", "A play Co*4, play Co, buy Wh, end, draw | Co*4 Es")
    )
    assert found.agree_again is not None
    assert [told.text for told in found.agree_again] == ["A play Co*5", "A play Co"]
    assert found.same_end


def test_positions_that_never_agree_again() -> None:
    text = sample("dominant_species/four-animals.dsn")
    found = changed(("Ar ada u\n", "Ar ada -\n"), text=text)
    assert found.differences[0].fields == (("element", "u", None),)
    assert found.agree_again is None
    assert not found.same_end


def test_a_line_that_cannot_be_read() -> None:
    found = changed(("B play Ha, draw Co, aside Co\n", "B plya Ha\n"))
    assert {one.change for one in found.differences} == {Change.ONLY_A, Change.ONLY_B}
    [bad] = [one for one in found.differences if one.change is Change.ONLY_B]
    assert bad.judged_b.verdict == "unreadable"
    assert bad.place_b[1] == 24


# Tags ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ('[A "Ann"]', '[A "Anne"]', TagChange.DIFFERS),
        ('[Date "2026-11-28"]', '[Date "2026-11-29"]', TagChange.DIFFERS),
        ('[Date "2026-11-28"]\n', "", TagChange.ONLY_A),
        ('[A "Ann"]', '[A "Ann"]\n[Annotator "Bob"]', TagChange.ONLY_B),
        ("Ambassador, ", "Cutpurse, ", TagChange.OTHER_GAME),
        ('[A "Ann"]', '[A "Ann"]\n[Options "edition=2e"]', TagChange.OTHER_GAME),
        ('[B "Bob"]', '[B "Bob"]\n[C "Chris"]', TagChange.OTHER_GAME),
        ("Ambassador, Bazaar", "?*2", TagChange.COMPLEMENTS),
    ],
)
def test_tags_that_differ(old: str, new: str, change: TagChange) -> None:
    found = changed((old, new))
    assert [tag.change for tag in found.tags] == [change]


def test_what_is_about_the_record_may_differ() -> None:
    first = SEASIDE.replace('[A "Ann"]', '[Annotator "Ann"]\n[A "Ann"]')
    second = SEASIDE.replace('[A "Ann"]', '[Annotator "Bob"]\n[A "Ann"]')
    found = compared(first, second)
    assert [tag.change for tag in found.tags] == [TagChange.OWN]
    assert found.same
    assert (found.a.scribe, found.b.scribe) == ("Ann", "Bob")


def test_games_of_different_kinds_are_not_compared() -> None:
    with pytest.raises(OtherGame, match=r"a game of seaside, b\.dsn one of dominant-species"):
        compared(SEASIDE, sample("dominant_species/two-animals.dsn"))


# Seeded mistakes -------------------------------------------------------------------------------------------


def body(lines: list[str]) -> list[int]:
    """Where the moves stand that are not drawn."""
    return [place for place, line in enumerate(lines) if re.match(r"[A-Z][a-z]? |plan ", line)]


def drop(lines: list[str], place: int, pick: random.Random) -> None:
    del lines[place]


def swap(lines: list[str], place: int, pick: random.Random) -> None:
    lines[place : place + 2] = lines[place + 1], lines[place]


def copy_another(lines: list[str], place: int, pick: random.Random) -> None:
    lines[place] = lines[pick.choice(body(lines))]


@cache
def beginning(name: str, seed: int) -> str:
    """The first turns of a random game."""
    text = play_text(name, players=3, seed=seed)
    return text[: text.index("\nturn 4")]


@pytest.mark.parametrize("mutate", [drop, swap, copy_another])
@examples(12, 500)
@given(seed=st.integers(0, 10_000))
def test_the_first_difference_is_where_it_was_put(mutate: Callable[..., None], seed: int) -> None:
    pick = random.Random(seed)
    name = pick.choice(["seaside", "dominant-species"])
    text = beginning(name, pick.randrange(5))
    lines = text.splitlines()
    place = pick.choice(body(lines)[:-1])
    before = list(lines)
    mutate(lines, place, pick)
    if sorted(moves(lines)) == sorted(moves(before)) and moves(lines) == moves(before):
        return
    found = compared(text, "\n".join(lines) + "\n")
    first = next(number for number, pair in enumerate(zip(before, lines, strict=False)) if pair[0] != pair[1])
    assert not found.same
    assert first_line(found) == first + 1


def moves(lines: list[str]) -> list[str]:
    return [line for line in lines if line and not line.startswith(("[", "turn ", "setup"))]


def first_line(found: Comparison) -> int:
    one = found.differences[0]
    return min(one.place_a[1], one.place_b[1])
