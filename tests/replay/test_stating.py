"""Stated positions and corrections in a game: docs/notation.md, Positions."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.position import Stated
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document, write_position
from dsnotation.replay.export import record_of
from dsnotation.replay.player import prepare, replay
from dsnotation.replay.result import GameVerdict, Replay, Verdict

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = (
    "dominant_species/two-animals",
    "seaside/two-players",
    "seaside/observer",
    "habitat_battle/four-players",
)
GAME = "dominant_species/two-animals"


def played(text: str) -> Replay:
    document = read_string(text, "game.dsn")
    return replay(document.games[0], document.source)


@cache
def sample(name: str) -> str:
    return (RECORDS / f"{name}.dsn").read_text(encoding="utf-8")


@cache
def cuts(name: str) -> tuple[tuple[int, str], ...]:
    """Of a game: lines, each with the position after it, written out."""
    document = read_string(sample(name), "game.dsn")
    player = prepare(document.games[0], document.source)
    assert not isinstance(player, Replay)
    found: dict[int, str] = {}
    for entry in player.run():
        found[entry.statement.line] = write_position(player.game.snapshot(player.track.state))
    return tuple(found.items())


def tags_of(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if line.startswith("["))


def after(text: str, line: int) -> str:
    return "".join(text.splitlines(keepends=True)[line:])


def before(text: str, line: int) -> str:
    return "".join(text.splitlines(keepends=True)[:line])


def end_of(result: Replay) -> str:
    assert result.game is not None
    assert result.state is not None
    return result.game.digest(result.state)


def complaints(result: Replay) -> list[Finding]:
    return [one for one in result.findings if one.severity in (Severity.ERROR, Severity.WARNING)]


def at_turn_3(*changes: tuple[str, str]) -> str:
    """A game that begins with the position of turn 3, as taken from the table, with some of it changed."""
    text = sample(GAME)
    line = text[: text.index("\nturn 3")].count("\n")
    position = next(words for number, words in reversed(cuts(GAME)) if number <= line)
    for old, new in changes:
        assert old in position
        position = position.replace(old, new, 1)
    heading = "\nturn 3\n"
    rest = text[text.index(heading) + len(heading) :]
    return f"{tags_of(text)}{heading}{position}{rest}"


# A game that is cut ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_a_game_cut_in_the_middle_ends_as_the_whole(name: str) -> None:
    """From its stated position on, and with that position in the middle of the whole, it is the same game."""
    text = sample(name)
    whole = played(text)
    random = Random(name)
    for line, position in random.sample(cuts(name)[:-6], 3):
        for cut in (
            f"{tags_of(text)}\n{position}{after(text, line)}",
            before(text, line) + position + after(text, line),
        ):
            result = played(cut)
            assert complaints(result) == []
            assert end_of(result) == end_of(whole)
            assert result.verdict is whole.verdict


def test_a_game_that_begins_stated_says_so() -> None:
    result = played(at_turn_3())
    assert result.begins_stated
    assert result.verdict is GameVerdict.LEGAL
    assert not result.pages_lost


def test_canonical_text_keeps_positions() -> None:
    """fmt writes what a snapshot writes; names are read and written as codes."""
    text = at_turn_3(("position vp Re:", "position vp reptile:"), ("elements A3e:g", "Elements: A3e:Grass,"))
    assert complaints(played(text)) == []
    written = write_document(read_string(text))
    assert written == write_document(read_string(written))
    assert written == write_document(read_string(at_turn_3()))


def test_what_is_left_of_everything_need_not_be_counted() -> None:
    """Nobody counts the bag: ? stands for the rest."""
    text = at_turn_3()
    for part in ("bag", "pool", "pawns-in-box", "tundra-supply"):
        text = uncounted(text, part)
    assert complaints(played(text)) == []
    assert end_of(played(text)) == end_of(played(sample(GAME)))


def test_what_nobody_saw_may_be_anything_that_is_left() -> None:
    """Which tiles lie under tundra, and which cards are gone, nobody remembers: ? takes all that may be there. The
    end is a position that can be stated too."""
    result = played(uncounted(uncounted(at_turn_3(), "unseen-tiles"), "unseen-cards"))
    assert complaints(result) == []
    assert result.verdict is GameVerdict.LEGAL
    assert result.game is not None
    snapshot = [Stated(name, tuple(words.split())) for name, words in result.game.snapshot(result.state)]
    assert result.game.restore(result.setup, snapshot)[1] == []


def uncounted(text: str, part: str) -> str:
    """The text with ? for a part."""
    head = f"position {part} "
    return "\n".join(f"{head}?" if line.startswith(head) else line for line in text.split("\n"))


# Broken positions ------------------------------------------------------------------------------------------

BROKEN = [
    (("D3:Re:4", "D3:Rx:4"), "DN0503", "Rx is no animal of this game", "D3:Rx:4"),
    (("D3:Re:4", "D3:Re:9"), "DN0504", "there are 59 cubes of the reptile", "position pool"),
    (("position vp Re:33 Ar:20\n", ""), "DN0502", "the part vp of the position is missing", "position"),
    (
        ("position vp Re:33 Ar:20\n", "position vp Re:33\nposition vp Ar:20\n"), "DN0501", "vp stands twice",
        "position vp",
    ),
    (("vp Re:33 Ar:20", "vp Re:33 Re:20"), "DN0501", "Re stands twice", "Re:20"),
    (
        ("place-pawn:Ar", "competition:Ar:com.1"), "DN0505", "comes up in the phase execution",
        "competition:Ar:com.1",
    ),
    (("place-pawn:Ar", "place-pawn"), "DN0503", "needs its animal", "place-pawn"),
    (("D3:Re:4", "A1:Re:4"), "DN0505", "there are species on A1, where no tile lies", "position species"),
    (("position turn 3", "position turn three"), "DN0503", "three is no number", "three"),
    (("position terrain", "position terain"), "DN0102", "terain is not understood here", "terain"),
    # The position goes on around a line that can't be read, and is one all the same.
    (("position terrain", "positon terrain"), "DN0102", "positon is not understood here", "positon"),
    (("position turn 3", "posicion turn 3"), "DN0102", "posicion is not understood here", "posicion"),
    (("phase planning", "phase planing"), "DN0503", "planing is no phase", "planing"),
    (("position vp", "vp"), "DN0101", "vp can't stand here", "vp"),
    (
        ("initiative Ar Re", "initiative Ar"), "DN0505", "the order of initiative has every animal once",
        "position initiative",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("change", "code", "message", "place"), BROKEN)
def test_a_broken_position_is_told_and_nothing_after_it(
    change: tuple[str, str], code: str, message: str, place: str
) -> None:
    """Each fault once, at its place and with a code; what follows nobody can judge, and nobody complains of it."""
    text = at_turn_3(change)
    result = played(text)
    [finding] = complaints(result)
    assert (finding.code, finding.severity) == (code, Severity.ERROR)
    assert message in finding.message
    assert finding.span is not None
    line = text.split("\n")[finding.span.line - 1]
    assert line[finding.span.column - 1 :].startswith(place)
    assert not result.begins_stated
    assert {entry.verdict for entry in result.entries if entry.draft} == {Verdict.NOT_CHECKED}


def test_a_word_whose_number_stands_as_in_a_move_is_told_how_it_is_written() -> None:
    for written, right in (("vp Re*33", ["write Re:33"]), ("vp Re", ["write Re:1"]), ("vp ?", [])):
        [finding] = complaints(played(at_turn_3(("vp Re:33", written))))
        assert (finding.code, list(finding.hints)) == ("DN0503", right)


def test_cards_that_are_nowhere_may_be_a_hand_that_is_not_stated() -> None:
    text = sample("seaside/two-players")
    _, position = cuts("seaside/two-players")[4]
    lost = "".join(line for line in position.splitlines(keepends=True) if ".hand" not in line)
    found = complaints(played(f"{tags_of(text)}\n{lost}"))
    assert {one.code for one in found} == {"DN0504"}
    for one in found:
        assert "A.hand is not stated, and so it is empty" in one.hints


def test_a_part_of_a_position_alone_is_one_mistake() -> None:
    """Who writes one part only meant a correction: not that every other part is missing."""
    text = sample(GAME)
    [finding] = complaints(played(text[: text.index("\nturn 3")] + "\nposition vp Re:40 Ar:20\n"))
    assert finding.code == "DN0502"
    assert finding.message.startswith("parts of the position are missing: turn, phase, terrain, species")


# Positions that are known ----------------------------------------------------------------------------------


def test_a_difference_from_the_known_position_is_a_warning_with_both_values() -> None:
    """The stated position holds from there on."""
    text = sample(GAME)
    line = text[: text.index("\nturn 3")].count("\n")
    position = next(words for number, words in reversed(cuts(GAME)) if number <= line)
    other = position.replace("vp Re:33 Ar:20", "vp Re:35 Ar:20")
    assert other != position
    result = played(before(text, line) + other + after(text, line))
    found = complaints(result)
    assert (found[0].code, found[0].severity) == ("DN0506", Severity.WARNING)
    assert found[0].message == "vp is stated as Re:35; by the moves before it is Re:33"
    assert any("the reptile has 45 VP, not 43" in one.message for one in found[1:])


def test_lost_pages_leave_what_came_before_as_it_was_judged() -> None:
    """Moves are missing between two pages: one warning, and the game can't be wholly verified."""
    text = sample(GAME)
    first, second = (text[: text.index(f"\nturn {turn}")].count("\n") for turn in (3, 5))
    position = next(words for number, words in reversed(cuts(GAME)) if number <= second)
    result = played(before(text, first) + position + after(text, second))
    [finding] = complaints(result)
    assert (finding.code, finding.severity) == ("DN0507", Severity.WARNING)
    assert "it is of turn 5, planning" in finding.message
    assert "ends in turn 3, planning" in finding.message
    assert result.pages_lost
    assert result.verdict is GameVerdict.UNVERIFIED
    assert end_of(result) == end_of(played(text))


# Corrections -----------------------------------------------------------------------------------------------


def adjusted(*lines: str) -> Replay:
    """The first two turns, then corrections."""
    text = sample(GAME)
    return played(text[: text.index("\nturn 3")] + "\n" + "\n".join(lines) + "\n")


def test_a_correction_of_the_score_is_legal_and_told() -> None:
    result = adjusted('adjust vp Re 40 "contado duas vezes; não é 33 nem С4"')
    assert result.adjusted == 1
    assert result.verdict is GameVerdict.UNFINISHED
    [note] = [one for one in result.findings if one.code == "DN0508"]
    assert note.severity is Severity.NOTE
    assert note.message == "adjusted: vp is Re:40, no longer Re:33: contado duas vezes; não é 33 nem С4"
    assert result.outcome is not None
    assert result.outcome.standings[0].score == 40


@pytest.mark.parametrize(
    ("lines", "code", "message", "hint"),
    [
        (
            ['adjust pool Re 30 "found a cube"'], "DN0504", "there are 53 cubes of the reptile",
            "what pool gains another part loses",
        ),
        (['adjust vp Rx 30 "why"'], "DN0503", "Rx is no animal of this game", ""),
        (['adjust turn 4 "why"'], "DN0503", "turn is no piece and no score", "state the whole position"),
        (
            ["adjust vp Re 30"], "DN0104", "the reason in double quotes is missing",
            'for example adjust vp Re 30 "counted twice"',
        ),
        (['adjust vp Re 30 ""'], "DN0103", "the reason is empty", ""),
        (  # the counterpart is there, and can't be read
            ['adjust pool Re 30 "found a cube"', 'adjst pool Ar 30 "why"'], "DN0102",
            "adjst is not understood here", "did you mean adjust?",
        ),
        (['adjust elements A1e:g "x"'], "DN0504", "there are 21 grass disks", "it would agree with bag g:15"),
    ],
)  # fmt: skip
def test_a_correction_that_cant_be_is_told_with_what_is_missing(
    lines: list[str], code: str, message: str, hint: str
) -> None:
    result = adjusted(*lines)
    [finding] = [one for one in result.findings if one.severity is Severity.ERROR]
    assert finding.code == code
    assert message in finding.message
    assert any(hint in one for one in finding.hints) or not hint
    assert result.adjusted == 0


def test_corrections_in_a_row_count_together() -> None:
    """What one part gains another one loses; places that are not named stay."""
    result = adjusted('adjust pool reptiles 30 "found a cube"', 'adjust species D3:Re:5 "on the tundra"')
    assert [one for one in result.findings if one.severity is Severity.ERROR] == []
    assert result.adjusted == 2
    assert result.game is not None
    parts = dict(result.game.snapshot(result.state))
    assert "D3:Re:5" in parts["species"].split()
    assert parts["pool"] == "Re:30 Ar:25"


def test_a_piece_can_be_taken_away() -> None:
    result = adjusted('adjust species D3:Re:- "none there"', 'adjust pool Re 35 "they are here"')
    assert result.game is not None
    assert "D3:Re" not in dict(result.game.snapshot(result.state))["species"]


# Records ---------------------------------------------------------------------------------------------------


def test_the_record_has_positions_and_corrections() -> None:
    text = at_turn_3()
    line = text[: text.index("\nturn 4")].count("\n")
    lines = text.split("\n")
    lines.insert(line, 'adjust vp Re 40 Ar:29 "counted \\"twice\\""  ; late')
    text = "\n".join(lines)
    document = read_string(text, "game.dsn")
    record = record_of(replay(document.games[0], document.source, checksums=True), document, checksums=True)
    value = record.model_dump(mode="json")
    assert value["source"]["lines"] == text.rstrip("\n").split("\n")
    assert value["positions"][0]["part"] == "turn"
    assert value["positions"][0]["words"] == ["3"]
    assert all(part["taken"] and part["after_move"] == 0 for part in value["positions"])
    [correction] = value["adjustments"]
    assert (correction["part"], correction["words"]) == ("vp", ["Re", "40", "Ar:29"])
    assert correction["reason"] == 'counted "twice"'
    assert correction["comment"] == "; late"
    [note] = correction["findings"]
    assert value["findings"][note]["code"] == "DN0508"


def test_nobody_is_named_where_a_missing_move_is_one_of_chance() -> None:
    text = sample("seaside/two-players")
    begin, _, rest = text.partition(", draw Co*5\nB play Co*2, buy Ha")
    assert rest
    later = next(position for number, position in cuts("seaside/two-players") if number >= 20)
    [finding] = [one for one in played(f"{begin}\n{later}").findings if one.code == "DN0507"]
    assert finding.message.endswith("and the text before it ends in turn 1, clean-up, draw")


def test_places_of_a_position_may_have_letters_that_look_like_latin_ones() -> None:
    text = at_turn_3((" D2:We", " D2:wetland")).replace(" C2", " \u04212").replace(" E3", " \u04153")
    assert "\u0421" in text
    assert "\u0415" in text
    assert complaints(played(text)) == []


def test_names_in_another_script_stay_names() -> None:
    """\u0421\u0435 is the sea by its sound, though it looks like Ce."""
    text = at_turn_3((" D3:Tu", " D3:\u0422\u0443\u043d\u0434\u0440\u0430"))
    assert complaints(played(text)) == []


def test_a_correction_of_a_position_that_was_not_taken_up_is_not_checked() -> None:
    text = at_turn_3((" D2:We", " D2:Xx")).replace("\nplan ", '\nadjust vp Re 40 "twice"\nplan ', 1)
    result = played(text)
    assert [one.code for one in result.findings if one.code != "DN0306"] == ["DN0503"]
    assert result.adjusted == 0


def test_a_heading_may_stand_below_position_and_correction() -> None:
    text = at_turn_3().replace("\nturn 3\n", "\n", 1)
    text = text.replace("\nplan ", '\nadjust vp Re 40 "twice"\nturn 3\nplan ', 1)
    result = played(text)
    assert result.adjusted == 1
    assert "DN0305" not in {one.code for one in result.findings}
