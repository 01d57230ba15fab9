"""The replay of written games: what is reported, where, and how it goes on after a mistake."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.core.registry import find_game
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.replay.player import play, replay
from dsnotation.replay.result import GameVerdict, Replay, Verdict

RECORDS = sorted((Path(__file__).parents[2] / "records" / "dominant_species").glob("*.dsn"))
Broken = Callable[..., Replay]


def errors(result: Replay) -> list[tuple[str, int, int]]:
    """Code, line and column of each error."""
    return [
        (finding.code, finding.span.line, finding.span.column)
        for finding in result.findings
        if finding.severity is Severity.ERROR and finding.span
    ]


def line_of(text: str, line: str) -> int:
    return text.split("\n").index(line) + 1


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_sample_games_are_legal_to_the_end(path: Path) -> None:
    document = read_bytes(path.read_bytes(), path.name)
    result = replay(document.games[0], document.source)
    assert result.findings == []
    assert result.verdict is GameVerdict.LEGAL
    assert result.outcome is not None
    assert result.outcome.finished
    assert result.outcome.reason == "ice-age"
    assert all(entry.verdict is Verdict.LEGAL for entry in result.entries)


def test_positions_come_move_by_move(two_turns: str) -> None:
    document = read_string(two_turns)
    game = find_game("dominant-species")
    turns = [state.turn for _, state in play(document.games[0], document.source)]
    assert turns == sorted(turns)
    assert turns[0] == 0
    result = replay(document.games[0], document.source)
    again = game.start(result.setup)
    for entry in result.entries:
        if entry.assertion is None:
            game.apply(again, entry.move)
    assert again == result.state


def test_a_text_that_stops_is_unfinished(broken: Broken) -> None:
    result = broken()
    assert [(finding.code, finding.severity) for finding in result.findings] == [("DN0306", Severity.WARNING)]
    assert result.verdict is GameVerdict.UNFINISHED


def test_unfinished_can_be_meant(two_turns: str) -> None:
    text = two_turns.replace("\n[Event", '\n[Result "unfinished"]\n[Event', 1)
    document = read_string(text)
    [finding] = replay(document.games[0], document.source).findings
    assert finding.severity is Severity.NOTE


def test_one_illegal_move_is_one_error_and_a_hint(broken: Broken, two_turns: str) -> None:
    result = broken(("Ar abu b@B2e", "Ar abu b@C4e"))
    assert errors(result) == [("DS0405", line_of(two_turns, "Ar abu b@B2e"), 10)]
    [finding] = [one for one in result.findings if one.code == "DS0405"]
    assert "perhaps Ar abu b@B2e" in finding.hints
    assert result.verdict is GameVerdict.ILLEGAL


def test_the_illegal_move_is_not_played(broken: Broken) -> None:
    result = broken(("Ar abu b@B2e", "Ar abu b@C4e"))
    [entry] = [one for one in result.entries if one.verdict is Verdict.ILLEGAL]
    assert not entry.played
    assert entry.events == []
    whole = broken()
    placed = {event.corner for one in result.entries for event in one.events if event.kind == "element-placed"}
    assert "B2e" not in placed
    assert "C4e" not in placed
    assert "B2e" in {
        event.corner for one in whole.entries for event in one.events if event.kind == "element-placed"
    }


def test_follow_ups_are_notes(broken: Broken) -> None:
    """`Ar spe b@B2e` in turn 2 needs the disk that was not placed in turn 1."""
    result = broken(("Ar abu b@B2e", "Ar abu b@C4e"))
    notes = [one for one in result.findings if one.severity is Severity.NOTE]
    assert any("not checked" in one.message and one.code == "DS0408" for one in notes)
    not_checked = [one for one in result.entries if one.verdict is Verdict.NOT_CHECKED]
    assert not_checked
    assert not any(one.played for one in not_checked)


def test_five_mistakes_are_five_errors(broken: Broken, two_turns: str) -> None:
    changes = (
        ("Re ada w", "Re ada q"),
        ("Ar abu b@B2e", "Ar abu b@C4e"),
        ("Ar com.free D3:Re", "Re com.free D3:Re"),
        ("Re dom E3", "Re dom E33"),
        ("Ar ada g", "Ar ada m"),
    )
    found = {(code, line) for code, line, _ in errors(broken(*changes))}
    assert {line for _, line in found} == {line_of(two_turns, old) for old, _ in changes}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("plan Ar ada.1, Re ada.2", "plan Ar ada.1, Re ada.1", "DS0301"),
        ("Ar ada w", "Re ada w", "DS0202"),
        ("Ar ada w", "Ar ada.2 w", "DS0203"),
        ("Ar com.free D3:Re", "Re com.free -", "DS0202"),
        ("Re spe u@E3se E3:3 E4:2", "Re spe u@E3se E3:4 E4:2", "DS0603"),
        ("Ar wan Sa>C2 b@C2w", "Ar wan Fo>D2 b@D2e", "DS0506"),
        ("Re com D3:Ar", "Re com D2:Ar", "DS0701"),
        ("Re take Ice-Sheet E3", "Re take Omnivore", "DS0803"),
        ("cards Metamorphosis", "cards Disease", "DS1003"),
        ("cards Metamorphosis", "cards Ice-Age", "DS1005"),
        ("draw ada m u g s | abu u s u b | wan b w g m", "draw ada m u g | abu u s u b | wan b w g m", "DS1002"),
        ("tiles Ju Ju Se", "tiles Ju Ju .", "DS1007"),
        ("assert vp Re 14 Ar 6", "assert vp Re 14 Ar 7", "DS1101"),
    ],
)
def test_each_fault_is_found_on_its_line(broken: Broken, two_turns: str, old: str, new: str, code: str) -> None:
    first, *_ = errors(broken((old, new)))
    assert first[:2] == (code, line_of(two_turns, old))


def test_a_missing_line_is_named(broken: Broken, two_turns: str) -> None:
    result = broken(("Re spe u@E3se E3:3 E4:2", "; forgotten"))
    (code, line, _), *_ = errors(result)
    assert code == "DN0301"
    assert line == line_of(two_turns, "Ar spe b@C3e D2:4 C3:3 D3:1")
    finding = next(one for one in result.findings if one.code == "DN0301")
    assert "speciation" in finding.hints[0]


def test_a_missing_draw_is_named(broken: Broken) -> None:
    result = broken(("draw ada m u g s | abu u s u b | wan b w g m", ""))
    assert [code for code, _, _ in errors(result)] == ["DN0301"]


def test_two_lines_in_the_wrong_order_are_one_error(broken: Broken, two_turns: str) -> None:
    result = broken(("Ar ada w\nRe ada w", "Re ada w\nAr ada w"))
    found = errors(result)
    assert [(code, line) for code, line, _ in found] == [("DN0302", line_of(two_turns, "Ar ada w"))]


def test_a_line_too_many_is_one_error(broken: Broken, two_turns: str) -> None:
    result = broken(("Re dom E3", "Re dom E3\nRe gla C3"))
    assert [(code, line) for code, line, _ in errors(result)] == [("DS0201", line_of(two_turns, "Re dom E3") + 1)]


def test_a_free_action_left_out_is_read_as_declined(broken: Broken) -> None:
    result = broken(("move Re E4:2", ""), ("Re mig F3-E4:2 D4-D3:1 E4-E3:1 E3-D3:3", "Re mig -"))
    assert next(one.code for one in result.findings if one.severity is Severity.WARNING) == "DN0304"


def test_declining_what_nobody_asks_is_a_note(broken: Broken) -> None:
    result = broken(("Ar com.free D3:Re", "Ar com.free D3:Re\nAr com.free -"))
    assert [one.code for one in result.findings if one.severity is Severity.NOTE] == ["DN0307"]
    assert errors(result) == []


def test_a_move_after_the_end_is_one_error() -> None:
    text = RECORDS[0].read_text(encoding="utf-8") + "In dom B2\nAm dom D2\n"
    document = read_string(text)
    result = replay(document.games[0], document.source)
    assert [code for code, _, _ in errors(result)] == ["DS0204"]
    assert result.outcome is not None
    assert result.outcome.finished


def test_a_wrong_turn_number_is_a_warning(broken: Broken) -> None:
    result = broken(("turn 2", "turn 3"))
    assert next(one.code for one in result.findings if one.severity is Severity.WARNING) == "DN0305"
    assert errors(result) == []


def test_games_of_a_file_are_played_apart(two_turns: str) -> None:
    bad = two_turns.replace("Re dom E3\n", "Re dom A1\n")
    document = read_string(f"{bad}\n\n{two_turns}\n")
    first, second = (replay(game, document.source) for game in document.games)
    assert errors(first)
    assert errors(second) == []
    assert {one.game for one in second.findings} == {2}


def test_a_game_without_animals_is_unplayable() -> None:
    document = read_string('[Game "dominant-species"]\n[Mammal "A"]\n\nsetup\ntiles Sa Fo Se\n')
    result = replay(document.games[0], document.source)
    assert result.verdict is GameVerdict.UNPLAYABLE
    assert [one.code for one in result.findings] == ["DS0101"]


def test_an_unknown_option_names_the_nearest(two_turns: str) -> None:
    text = two_turns.replace("\n[Event", '\n[Options "final-scorin=no"]\n[Event', 1)
    document = read_string(text)
    found = [one for one in replay(document.games[0], document.source).findings if one.code == "DS0102"]
    assert found[0].hints == ("did you mean final-scoring?",)
    assert found[0].span is not None
    assert found[0].span.line == 2


def test_a_line_written_twice_is_one_error(broken: Broken, two_turns: str) -> None:
    line = "plan Ar ada.3, Re dom.1"
    result = broken((line, f"{line}\n{line}"))
    assert [(code, place) for code, place, _ in errors(result)] == [("DN0311", line_of(two_turns, line) + 1)]


def test_a_turn_without_its_heading_is_a_warning(broken: Broken, two_turns: str) -> None:
    result = broken(("turn 2", ""))
    warnings = [one for one in result.findings if one.severity is Severity.WARNING]
    assert [one.code for one in warnings] == ["DN0310", "DN0306"]
    assert errors(result) == []


def test_a_heading_written_twice_is_a_warning(broken: Broken) -> None:
    result = broken(("turn 2", "turn 2\nturn 2"))
    warnings = [one for one in result.findings if one.severity is Severity.WARNING]
    assert [one.code for one in warnings] == ["DN0305", "DN0306"]


def test_a_line_three_places_too_early_is_one_error(broken: Broken, two_turns: str) -> None:
    result = broken(
        ("Ar ada w\nRe ada w\nAr ada s", "Ar ada w\nRe ada w"),
        ("Ar abu -", "Ar abu -\nAr ada s"),
    )
    assert next(code for code, _, _ in errors(result)) in ("DN0301", "DN0302")
    assert len(errors(result)) <= 2


def test_a_forgotten_move_onto_a_tile_is_an_error(broken: Broken, two_turns: str) -> None:
    """`move` may be left out, but here the lines after it show that somebody moved."""
    result = broken(("move Re E4:4 D4:1", ""))
    assert [code for code, _, _ in errors(result)] == ["DN0301"]
    assert errors(result)[0][1] == line_of(two_turns, "move Re E4:4 D4:1") + 1


def test_an_animal_misspelt_in_a_tag_is_named_there(two_turns: str) -> None:
    text = two_turns.replace("[Arachnid ", "[Aracnid ", 1).replace("[Reptile ", '[Bird "C"]\n[Reptile ', 1)
    document = read_string(text)
    first, *_ = [one for one in replay(document.games[0], document.source).findings if one.code == "DS0109"]
    assert first.hints == ("did you mean Arachnid?",)
    assert first.span is not None
    assert document.source.lines[first.span.line - 1].startswith("[Aracnid")


def test_moves_of_an_animal_that_is_not_in_play_are_one_error(broken: Broken) -> None:
    result = broken(("Re com -", "Re com -\nMa com -"), ("Re dom E3", "Re dom E3\nMa dom D2"))
    assert [code for code, _, _ in errors(result)] == ["DS0103"]


def test_what_is_due_is_said_with_a_legal_example(broken: Broken) -> None:
    result = broken(("Re spe u@E3se E3:3 E4:2", ""))
    finding = next(one for one in result.findings if one.code == "DN0301")
    assert finding.hints[0].startswith(
        "due: Re: speciation around an element (space spe.u), for example Re spe u@"
    )


def test_a_draw_makes_the_boxes_certain_again(broken: Broken, two_turns: str) -> None:
    """An error in a box of turn 2 is one of its own, although a row of turn 1 was unreadable."""
    result = broken(("Re ada w", "Re ada q"), ("Ar ada g", "Ar ada m"))
    assert line_of(two_turns, "Ar ada g") in {line for _, line, _ in errors(result)}


@pytest.mark.parametrize("tag", ['[Event "again"]', '[Options "final-scorin=no"]', '[Place "club]'])
def test_a_fault_in_another_tag_hides_no_move(two_turns: str, tag: str) -> None:
    text = two_turns.replace("\n[Source", f"\n{tag}\n[Source", 1).replace("Ar abu b@B2e", "Ar abu b@C4e")
    document = read_string(text)
    codes = [code for code, _, _ in errors(replay(document.games[0], document.source))]
    assert len(codes) == 2
    assert codes[1] == "DS0405"


def test_an_animal_in_an_unreadable_tag_puts_the_game_in_doubt(two_turns: str) -> None:
    text = two_turns.replace('[Arachnid "Arachnid bot"]', '[Arachnid "Arachnid bot]\n[Bird "C"]')
    document = read_string(text)
    assert [code for code, _, _ in errors(replay(document.games[0], document.source))] == ["DN0205"]


@pytest.mark.parametrize("tags", ['[Bird "C"]', '[Bird "C"]\n[Player "A"]'])
def test_an_animal_without_a_tag_that_moves_again_and_again_is_one_error(two_turns: str, tags: str) -> None:
    """With one side more everything else would be different."""
    text = two_turns.replace('[Arachnid "Arachnid bot"]', tags).replace("Re ada w\n", "Re ada w\nRe ada w\n", 1)
    document = read_string(text)
    result = replay(document.games[0], document.source)
    finding, *others = [one for one in result.findings if one.severity in (Severity.ERROR, Severity.WARNING)]
    assert others == []
    assert finding.code == "DN0317"
    assert finding.hints == ('write it above the first statement: [Arachnid "..."]',)
    assert finding.span is not None
    assert document.source.lines[finding.span.line - 1].startswith("plan")
    assert result.verdict is GameVerdict.ILLEGAL


@pytest.mark.parametrize("line", ["Reada w", "R e ada w", "Rx ada w"])
def test_a_misspelt_animal_is_one_error_with_the_line_as_a_hint(broken: Broken, line: str) -> None:
    result = broken(("Ar ada w\nRe ada w", f"Ar ada w\n{line}"))
    [finding] = [one for one in result.findings if one.severity is Severity.ERROR]
    assert "perhaps Re ada w" in finding.hints


@pytest.mark.parametrize("head", ["plna", "pan", "p1an", "pl an", "blan", ""])
def test_a_misspelt_word_before_a_list_is_one_error_with_the_list_as_a_hint(broken: Broken, head: str) -> None:
    result = broken(("plan Ar ada.3, Re dom.1", f"{head} Ar ada.3, Re dom.1"))
    [finding] = [one for one in result.findings if one.severity is Severity.ERROR]
    assert finding.hints[-1] == "perhaps plan Ar ada.3, Re dom.1"
    assert all(entry.verdict is not Verdict.ILLEGAL for entry in result.entries)


def test_a_list_with_a_misspelt_word_before_it_and_another_mistake_accounts_for_its_moves(broken: Broken) -> None:
    result = broken(("plan Ar ada.3, Re dom.1", "plna Ar ada.3, Re ada.2"))
    assert [code for code, _, _ in errors(result)] == ["DN0102"]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("b@C4e", "C4e already holds meat"),
        ("b@D4nw", "D4nw already holds meat"),
        ("b@d3SW", "d3SW already holds meat"),
    ],
)
def test_a_corner_is_called_as_it_was_written(written: str, message: str) -> None:
    """The same corner has up to three names; who wrote one of them looks for that."""
    text = RECORDS[-1].read_text(encoding="utf-8").replace("Ar abu b@B2e", f"Ar abu {written}", 1)
    document = read_string(text)
    found = replay(document.games[0], document.source).findings
    assert found[0].message == message


@pytest.mark.parametrize(("end", "hinted"), [("", True), ("\n", False)])
def test_a_mistake_on_a_line_without_an_end_may_be_a_text_that_was_cut_off(end: str, hinted: bool) -> None:
    text = RECORDS[-1].read_text(encoding="utf-8")
    whole = text[: text.index("Ar abu b@B2e")]
    document = read_bytes(f"{whole}Ar abu b@A1e{end}".encode(), "x")
    [wrong] = [one for one in replay(document.games[0], document.source).findings if one.code == "DS0406"]
    assert any("cut off" in hint for hint in wrong.hints) is hinted


@pytest.mark.parametrize(
    ("old", "new", "proposed"),
    [
        # A card that is taken and carried out is a line of two moves.
        ("Re take Ice-Sheet E3", "Re take IceShet E3", ["perhaps Re take Ice-Sheet E3"]),
        ("cards Metamorphosis", "cards", []),  # any of twenty
        ("tiles Mo Sa Fo", "tiles Mo Sa", []),
        ("Re dom E3", "Re dom", ["perhaps Re dom E3"]),
    ],
)
def test_what_a_line_may_mean_is_proposed_whole_and_chance_is_not_guessed(
    broken: Broken, old: str, new: str, proposed: list[str]
) -> None:
    finding = next(one for one in broken((old, new)).findings if one.severity is Severity.ERROR)
    assert [hint for hint in finding.hints if hint.startswith("perhaps ")] == proposed


COPIES = [
    # the line, what stands below it, how many lines below the first error is, what it says
    ("Ar ada w", "Re ada w\nAr ada w", 2, "this line repeats line 20;"),
    ("Ar ada w", "Re ada w\nAr ada w\nRe ada w", 2, "lines 22 to 23 repeat lines 20 to 21;"),
    (
        "plan Ar wan.1, Re com.5",
        "plan Ar wan.2, Re com.6\nplan Ar wan.1, Re com.5",
        2,
        "this line repeats line 18;",
    ),
]


@pytest.mark.parametrize(("line", "below", "place", "says"), COPIES)
def test_lines_that_were_copied_a_few_lines_below_are_one_error(
    broken: Broken, two_turns: str, line: str, below: str, place: int, says: str
) -> None:
    first, *_ = below.split("\n")
    result = broken((f"{line}\n{first}", f"{line}\n{below}"))
    assert [(code, number) for code, number, _ in errors(result)] == [("DN0311", line_of(two_turns, line) + place)]
    assert next(one for one in result.findings if one.code == "DN0311").message.startswith(says)
    assert sum(entry.played for entry in result.entries) == sum(entry.played for entry in broken().entries)


@pytest.mark.parametrize(
    ("moved", "below", "first"),
    [
        ("Re ada w\n", "Ar abu -\n", "Ar ada s"),
        ("Re spe u@E3se E3:3 E4:2\n", "Ar wan Sa>C2 b@C2w\n", "Ar spe"),
    ],
)
def test_a_line_that_stands_far_too_low_is_one_error(two_turns: str, moved: str, below: str, first: str) -> None:
    at = two_turns.index(f"\n{moved}") + 1
    rest = two_turns[at + len(moved) :]
    text = two_turns[:at] + rest.replace(below, below + moved, 1)
    document = read_string(text)
    [finding] = [
        one for one in replay(document.games[0], document.source).findings if one.severity is Severity.ERROR
    ]
    assert finding.code == "DN0301"
    assert finding.span is not None
    lines = text.split("\n")
    assert finding.span.line == text[:at].count("\n") + 1
    assert lines[finding.span.line - 1].startswith(first)
    low = text.index(below + moved) + len(below)
    assert finding.message == f"line {text[:low].count(chr(10)) + 1} belongs above this one"
