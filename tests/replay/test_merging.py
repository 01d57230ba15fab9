"""Records of one game joined: what one of them knows is in the result, and what contradicts is marked."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document, write_game
from dsnotation.replay.difference import Change, OtherGame, compare
from dsnotation.replay.merger import Merged
from dsnotation.replay.merging import NotOneGame, merge
from dsnotation.replay.random_play import play_text
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


SEASIDE = sample("seaside/two-players.dsn")
ANIMALS = sample("dominant_species/two-animals.dsn")


def told(text: str, file: str) -> Telling:
    document = read_string(text, file)
    return telling(document.games[0], document.source)


def merged(*texts: str) -> Merged:
    return merge([told(text, f"{name}.dsn") for name, text in zip("abcdef", texts, strict=False)])


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def masked(text: str, seats: str) -> str:
    """The text by somebody who doesn't see what these players draw."""
    game = told(text, "full.dsn")
    for one in game.told:
        seen = (one.fields.get("player", one.actor) or "-") not in seats
        if one.draft is None or seen or one.entry is None or one.entry.decision is None:
            continue
        fields = one.draft.fields
        if one.kind in ("deal", "draw", "look"):
            fields |= {name: ("?",) * len(fields[name]) for name in ("cards", "after") if name in fields}
        elif one.kind == "aside" and one.entry.decision.space == "Haven":
            fields["card"] = "?"
    return write_game(game.text)


def unmarked(text: str) -> str:
    """The text without the names before the comments of the second record."""
    return re.sub(r"([{;] ?)b\.dsn: ", r"\1", text)


# One record ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_with_itself_is_its_canonical_text(name: str) -> None:
    result = merged(sample(name), sample(name))
    assert result.text == write_document(read_string(sample(name)))
    assert result.clean
    assert (result.filled, result.taken) == (0, 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "A play Co*5, buy Wh, end, draw | Co*4 Es",
            "  play Copper*5 {five} , buy wharf,end , draw | Es Co Co*3 ; odd",
        ),
        (
            "B play Ha, draw Co, aside Co\n",
            "; before\nB plya Ha\n{and}\nB play Ha, draw Co, asid Co, draw ; in part\n",
        ),
        ("turn 4\n", "turn 5\n"),
        ("A play Co*3, buy Am", "A play Co*3, buy Wh"),
        ("assert winner A", "; the end\n\n; really"),
        ("deal A Co*2 Es*3, B", "deal A Co*2 Es*3, Co, B"),
    ],
)
def test_so_is_one_with_mistakes(old: str, new: str) -> None:
    text = changed(SEASIDE, (old, new))
    result = merged(text, text)
    assert result.text == write_document(read_string(text))
    assert result.clean


def test_one_alone_is_its_canonical_text() -> None:
    assert merged(SEASIDE).text == SEASIDE
    with pytest.raises(ValueError, match="nothing to merge"):
        merge([])


# Records that complement each other ------------------------------------------------------------------------


def test_a_full_record_and_an_onlooker() -> None:
    full = write_document(read_string(SEASIDE))
    onlooker = masked(SEASIDE, "AB")
    assert onlooker.count("?") > 100
    assert merged(full, onlooker).text == full
    assert merged(onlooker, full).text == full
    assert merged(onlooker, full).filled > 100


def test_two_that_are_half_blind() -> None:
    halves = masked(SEASIDE, "A"), masked(SEASIDE, "B")
    assert merged(*halves).text == SEASIDE
    assert merged(*reversed(halves)).text == SEASIDE


def test_three_that_see_little() -> None:
    one, two = masked(SEASIDE, "A"), masked(SEASIDE, "B")
    result = merged(masked(SEASIDE, "AB"), one, two)
    assert result.text == SEASIDE
    assert result.clean


@pytest.mark.parametrize(
    "lost", ["A play Wh, draw Co Es\n", "turn 7\n", ", draw Wh | Co*2 Es Ca", "A play Ca, draw Co\n"]
)
def test_what_one_forgot(lost: str) -> None:
    short = changed(SEASIDE, (lost, "\n" if lost.startswith(", ") else ""))
    for result in (merged(SEASIDE, short), merged(short, SEASIDE)):
        assert result.text.replace("\n\n", "\n") == SEASIDE.replace("\n\n", "\n")
        assert result.clean


def test_a_pawn_comes_onto_the_line_where_it_belongs() -> None:
    line = next(line for line in ANIMALS.splitlines() if line.startswith("plan ") and line.count(",") > 0)
    items = line.removeprefix("plan ").split(", ")
    for place in range(len(items)):
        short = changed(ANIMALS, (line, f"plan {', '.join(items[:place] + items[place + 1 :])}"))
        result = merged(short, ANIMALS)
        assert result.clean
        assert compare(told(result.text, "m.dsn"), told(ANIMALS, "full.dsn")).same


def test_one_who_left_early() -> None:
    left = SEASIDE[: SEASIDE.index("turn 9")].replace('[A "Ann"]', '[Result "unfinished"]\n[A "Ann"]')
    for result in (merged(left, SEASIDE), merged(SEASIDE, left)):
        assert unmarked(result.text) == SEASIDE
        assert result.clean


def test_a_lost_page() -> None:
    short = SEASIDE[: SEASIDE.index("turn 5")] + SEASIDE[SEASIDE.index("turn 8") :]
    for result in (merged(short, SEASIDE), merged(SEASIDE, short)):
        assert unmarked(result.text) == SEASIDE
        assert result.clean


def lines_of_moves(lines: list[str]) -> list[int]:
    return [place for place, line in enumerate(lines) if line and not line.startswith(("[", "turn ", "setup"))]


def stands_out(lines: list[str], place: int) -> bool:
    """Whether no line near it begins alike: of two Coppers played one by one nobody can tell which is missing."""
    near = [*lines[max(place - 3, 0) : place], *lines[place + 1 : place + 4]]
    return lines[place].split(",")[0] not in [line.split(",")[0] for line in near]


@cache
def beginning(name: str, seed: int) -> str:
    text = play_text(name, players=4, seed=seed)
    return text[: text.index("\nturn 4")]


@pytest.mark.parametrize("name", ["seaside", "dominant-species", "habitat-battle"])
@examples(4, 100)
@given(seed=st.integers(0, 10_000))
def test_two_with_different_gaps_give_the_whole_game(name: str, seed: int) -> None:
    pick = random.Random(seed)
    full = beginning(name, pick.randrange(5))
    lines = full.splitlines()
    gone = pick.sample([place for place in lines_of_moves(lines)[::2] if stands_out(lines, place)], 6)
    one, two = (
        "\n".join(line for place, line in enumerate(lines) if place not in lost) for lost in (gone[:3], gone[3:])
    )
    tellings = told(one, "a.dsn"), told(two, "b.dsn")
    result, other = merge(tellings), merge(tellings[::-1])
    assert compare(told(result.text, "m.dsn"), told(full, "full.dsn")).same
    assert result.text == other.text
    assert result.clean


# Comments --------------------------------------------------------------------------------------------------


def test_comments_of_both_are_kept_and_equal_ones_once() -> None:
    base = changed(SEASIDE, ('[A "Ann"]', '[Annotator "Ann"]\n[A "Ann"]'), ("; both have 2", "; both have 2"))
    one = changed(base, ("B play Tr, draw Ha\n", "; first\nB play Tr, draw Ha {good} ; end\n"))
    two = changed(
        base,
        ('"Ann"]\n[A', '"Bob"]\n[A'),
        ("B play Tr, draw Ha\n", "; first\n; second\nB play Tr, draw Ha {good} {bad} ; stop\n"),
        ("assert winner A", "assert winner A\n; tired now"),
    )
    text = merged(one, two).text
    assert "; first\n; Bob: second\nB play Tr, draw Ha {good} {Bob: bad}  ; end ; Bob: stop\n" in text
    assert text.count("; both have 2") == 1
    assert text.endswith("assert winner A\n; Bob: tired now\n")
    assert '[Annotator "Ann, Bob"]' in text
    # Merging again adds nothing.
    assert merged(text, two).text == text


def test_without_a_name_the_file_is_named() -> None:
    two = changed(SEASIDE, ("; both have 2 and 5", "; three and"))
    assert "; both have 2 and 5 coins to start with ; b.dsn: three and coins" in merged(SEASIDE, two).text


def test_comments_stay_where_lines_are_divided_otherwise() -> None:
    two = changed(
        SEASIDE,
        ("A play Wh, draw Co*2\nA play Co*5,", "; big\nA play Wh, draw Co\n*2, play Co*5,".replace("\n*2", "*2")),
    )
    assert "; b.dsn: big\nA play Wh, draw Co*2\nA play Co*5, buy Wh" in merged(SEASIDE, two).text
    assert merged(two, SEASIDE).text.count("; big\nA play Wh, draw Co*2, play Co*5, buy Wh") == 1


# Conflicts -------------------------------------------------------------------------------------------------


def test_a_conflict_is_marked_and_the_first_stands() -> None:
    two = changed(SEASIDE, ("A play Co*3, buy Am, end", "A play Co*3, buy Si, end"))
    result = merged(SEASIDE, two)
    assert "; conflict: b.dsn has A buy Si\nA play Co*3, buy Am, end" in result.text
    [conflict] = result.conflicts
    assert (conflict.change, conflict.place_a, conflict.place_b) == (Change.DIFFERS, ("a.dsn", 28), ("b.dsn", 28))
    again = merged(two, SEASIDE)
    # The Ambassador is played later on, a Silver could not be.
    assert "; conflict: b.dsn has A buy Am; what follows fits that better\nA play Co*3, buy Si, end" in again.text
    assert ([one.b_fits for one in result.conflicts], [one.b_fits for one in again.conflicts]) == ([False], [True])
    # The marked text is a valid one.
    assert compare(told(result.text, "m.dsn"), told(SEASIDE, "a.dsn")).same


def test_a_move_that_does_not_fit_is_marked() -> None:
    two = changed(
        SEASIDE,
        ("B play Is, aside Es\nB play Co*3, buy Is", "B play Is, aside Es\nB play Go\nB play Co*3, buy Is"),
    )
    result = merged(SEASIDE, two)
    assert "; conflict: b.dsn has B play Go here\nB play Co*3, buy Is" in result.text
    [conflict] = result.conflicts
    assert conflict.change is Change.ONLY_B
    other = merged(two, SEASIDE)
    assert "; conflict: b.dsn does not have B play Go\nB play Go\n" in other.text
    assert len(other.conflicts) == 1


def test_the_other_order_is_a_conflict() -> None:
    two = changed(
        SEASIDE, ("A play FV\nA play FV\nA play Ca, draw Ca\n", "A play FV\nA play Ca, draw Ca\nA play FV\n")
    )
    result = merged(SEASIDE, two)
    assert [one.change for one in result.conflicts] == [Change.MOVED]
    assert result.text.count("A play FV\n") == SEASIDE.count("A play FV\n")
    assert "; conflict: b.dsn has A play FV here\n" in result.text


def test_a_line_that_only_one_can_read() -> None:
    two = changed(SEASIDE, ("B play Ha, draw Co, aside Co\n", "B plya Ha, draw Co\n"))
    result = merged(two, SEASIDE)
    assert "; unreadable: B plya Ha" in result.text
    assert compare(told(result.text, "m.dsn"), told(SEASIDE, "a.dsn")).same
    assert (result.clean, len(result.unread)) == (True, 1)  # nothing contradicts anything
    back = merged(SEASIDE, two)
    assert "; b.dsn, unreadable: B plya Ha" in back.text
    assert compare(told(back.text, "m.dsn"), told(SEASIDE, "a.dsn")).same


def test_that_a_move_broke_a_rule_is_known_from_either() -> None:
    """One wrote down what was done, the other one too that it was against the rules."""
    bare, marked = (
        changed(SEASIDE, ("A play Co*2, end", f"A play Co*2, {mark}buy Wh, end")) for mark in ("", "! ")
    )
    for texts in ((bare, marked), (marked, bare)):
        result = merged(*texts)
        assert (result.clean, "A play Co*2, ! buy Wh, end" in result.text) == (True, True)
    assert compare(told(bare, "a.dsn"), told(marked, "b.dsn")).known_by_b == 1
    # What is legal needs no mark, and what differs is quoted with it, as it was written.
    needless = changed(SEASIDE, ("buy Ha, end", "! buy Ha, end"))
    assert merged(SEASIDE, needless).text == SEASIDE
    other = changed(SEASIDE, ("A play Co*4, buy Ca", "A play Co*4, ! buy Wh"))
    assert "; conflict: b.dsn has ! A buy Wh\n" in merged(SEASIDE, other).text


def test_corrections_that_differ_are_a_conflict() -> None:
    place = "\nturn 3\n"
    one, two, other = (
        changed(SEASIDE, (place, f'\nadjust A.tokens {number} "{reason}"\n{place}'))
        for number, reason in ((1, "agreed"), (2, "agreed"), (1, "combinado"))
    )
    result = merged(one, two)
    assert '; conflict: b.dsn has adjust A.tokens 2 "agreed"\nadjust A.tokens 1 "agreed"\n' in result.text
    [conflict] = result.conflicts
    assert conflict.fields == (("text", "A.tokens 1", "A.tokens 2"),)
    assert len(compare(told(one, "a.dsn"), told(two, "b.dsn")).differences) == 1
    same = merged(one, other)
    assert (same.clean, '; b.dsn: combinado\nadjust A.tokens 1 "agreed"\n' in same.text) == (True, True)


def test_an_assertion_that_does_not_hold_is_marked() -> None:
    two = changed(SEASIDE, ("assert vp A 30, B 26", "assert vp A 30, B 25"))
    result = merged(SEASIDE, two)
    assert "; conflict: b.dsn has assert vp A 30, B 25 here\n" in result.text
    assert len(result.conflicts) == 1


# Tags ------------------------------------------------------------------------------------------------------


def test_tags_of_both() -> None:
    one = changed(SEASIDE, ('[Place "Ann\'s kitchen"]\n', ""), ("Ambassador, Bazaar", "Bazaar, ?"))
    two = changed(SEASIDE, ('[Date "2026-11-28"]\n', ""), ('[B "Bob"]', '[B "Robert"]  ; Bob'))
    result = merged(one, two)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', result.text, re.MULTILINE))
    assert (tags["Place"], tags["Date"], tags["B"]) == ("Ann's kitchen", "2026-11-28", "Bob")
    assert "?" not in tags["Kingdom"]
    assert '; conflict: b.dsn has [B "Robert"]\n[B "Bob"]  ; b.dsn: Bob\n' in result.text
    assert [tag.name for tag in result.tag_conflicts] == ["B"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("Ambassador, ", "Cutpurse, "), "two different games: the tag Kingdom is"),
        (('[A "Ann"]', '[Options "edition=2e"]\n[A "Ann"]'), "the tag Options is missing in one"),
        (('[A "Ann"]\n[B "Bob"]', '[A "Bob"]\n[B "Ann"]'), "Ann and Bob stand in other places"),
    ],
)
def test_another_game_is_refused(change: tuple[str, str], message: str) -> None:
    with pytest.raises(NotOneGame, match=message):
        merged(SEASIDE, changed(SEASIDE, change))


def test_other_moves_are_refused_too() -> None:
    one, two = (play_text("dominant-species", players=3, seed=seed) for seed in (1, 2))
    two = two.replace("seed 2", "seed 1")
    with pytest.raises(NotOneGame, match=r"only \d+ of \d+ moves agree"):
        merged(one, two)
    with pytest.raises(OtherGame):
        merged(one, SEASIDE)


# Three -----------------------------------------------------------------------------------------------------


def test_conflicts_of_a_third_name_the_line_of_the_first() -> None:
    two = changed(
        SEASIDE,
        ("; Every card", "; one more line\n; Every card"),
        ("B play Tr, draw Ha\n", "; x\nB play Tr, draw Ha\n"),
    )
    three = changed(SEASIDE, ("A play Co*3, buy Am, end", "A play Co*3, buy Si, end"))
    [conflict] = merged(SEASIDE, two, three).conflicts
    assert (conflict.place_a, conflict.place_b) == (("a.dsn", 28), ("c.dsn", 28))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_three_with_gaps(order: tuple[int, ...]) -> None:
    lines = SEASIDE.splitlines(keepends=True)
    texts = [
        "".join(line for place, line in enumerate(lines) if place not in (20 + at, 50 + at)) for at in (0, 3, 6)
    ]
    result = merged(*(texts[at] for at in order))
    assert result.text == SEASIDE
    assert result.clean
