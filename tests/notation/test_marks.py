"""The mark `!` of irregular moves: where it may stand, what it marks, how it is written."""

from __future__ import annotations

import pytest

from dsnotation.core.game import MARK
from dsnotation.notation.grammar import common_pattern, grammar_of
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document

DS, SEASIDE, HB = "dominant-species", "seaside", "habitat-battle"


def read(game: str, line: str) -> tuple[list[bool], list[str], str]:
    """Which moves of a line are marked, what is wrong with it, and how it is written."""
    document = read_string(f'[Game "{game}"]\n\n{line}\n')
    [text] = document.games
    marked = [draft.irregular for statement in text.statements for draft in statement.drafts]
    written = write_document(document).splitlines()[-1]
    return marked, [finding.message for finding in text.findings], written


CANONICAL = [
    (DS, "! In ada g", [True]),
    (DS, "! plan In ada.1, Bi spe.s", [True, False]),
    (DS, "plan In ada.1, ! Bi spe.s, ! Ma -", [False, True, True]),
    (DS, "! claim Bi C4, ! - C3", [True, True]),
    (DS, "! Bi take Predator C4:Ma D4:Ma", [True, True]),
    (DS, "! draw ada g g g g g | abu u | wan -", [True]),
    (DS, "! draw Ma g, Bi s", [True]),
    (DS, "! In ada g {a slip} ; nobody saw it".replace(" ;", "  ;"), [True]),
    (SEASIDE, "! A play Co*3, ! buy Es Co, end, ! draw Co*5", [True, True, True, False, True]),
    (SEASIDE, "A buy Es, ! buy Co, B buy Es", [False, True, False]),
    (SEASIDE, "deal A Co*5, ! B Co*4", [False, True]),
    (HB, "! A jaguar claw+mid stroll jungle-2, ! B use, hold", [True, True, False]),
    (HB, "! insect wasp river-1, aquatic orca jungle-2", [True, False]),
    (HB, "! calm", [True]),
]


@pytest.mark.parametrize(("game", "line", "marked"), CANONICAL)
def test_a_marked_line_is_read_and_written_as_it_is(game: str, line: str, marked: list[bool]) -> None:
    assert read(game, line) == (marked, [], line)


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("!In ada g", "! In ada g"),
        ("  !   In ada g", "! In ada g"),
        ("plan In ada.1,!Bi spe.s", "plan In ada.1, ! Bi spe.s"),
        ("plan ! In ada.1, Bi spe.s", "! plan In ada.1, Bi spe.s"),
    ],
)
def test_other_ways_to_write_it(line: str, written: str) -> None:
    _, wrong, canonical = read(DS, line)
    assert (wrong, canonical) == ([], written)


@pytest.mark.parametrize(
    ("game", "line", "column", "right"),
    [
        (DS, "In ! ada g", 4, "! In ada g"),
        (DS, "In ada g !", 10, "! In ada g"),
        (DS, "!! In ada g", 2, "! In ada g"),
        (DS, "Ma com D4:Bi, ! C3:In", 15, "! Ma com D4:Bi, C3:In"),
        (DS, "! plan ! In ada.1", 8, "! plan In ada.1"),
        (DS, "plan In ada.1, Bi ! spe.s, Ma ini!", 19, "plan In ada.1, ! Bi spe.s, ! Ma ini"),
        (SEASIDE, "A ! play Co", 3, "! A play Co"),
        (SEASIDE, "A play Co*3, buy Si!, end", 20, "A play Co*3, ! buy Si, end"),
    ],
)
def test_where_no_move_begins_it_is_an_error(game: str, line: str, column: int, right: str) -> None:
    """Also after the player: the mark stands before all of the move. The line is read as if it did."""
    document = read_string(f'[Game "{game}"]\n\n{line}\n')
    [finding] = document.games[0].findings
    assert finding.span is not None
    assert (finding.code, finding.span.column) == ("DN0101", column)
    written = "write ! at the beginning of the line, or behind the comma before the move"
    assert finding.hints == (written, f"perhaps {right}")
    marked = [draft.irregular for draft in document.games[0].statements[0].drafts]
    assert (marked, []) == read(game, right)[:2]


@pytest.mark.parametrize("line", ["! turn 2", "! setup", "! assert vp Ma 3"])
def test_before_what_is_no_move_it_is_to_go(line: str) -> None:
    document = read_string(f'[Game "{DS}"]\n\n{line}\n')
    [finding] = document.games[0].findings
    assert (finding.code, finding.hints) == ("DN0101", ("take the ! away",))
    assert document.games[0].statements[0].kind != "unreadable"


def test_columns_are_those_of_the_line() -> None:
    """The mark is taken out of the line and leaves a blank, so that nothing moves."""
    plain = read_string(f'[Game "{DS}"]\n\n  In ada g\n').games[0].statements[0].drafts[0]
    marked = read_string(f'[Game "{DS}"]\n\n! In ada g\n').games[0].statements[0].drafts[0]
    assert marked.spans.pop(MARK) == (0, 1)
    assert marked.spans == plain.spans


def test_a_line_read_in_part_keeps_its_marks() -> None:
    """One item can't be read; the others are, and those marked stay marked."""
    marked, wrong, written = read(DS, "! plan In ada.1, ! Bi sppe.s, ! Am spe.s, Ma -")
    assert marked == [True, True, False]
    assert len(wrong) == 1
    assert written == "! plan In ada.1, ! Bi sppe.s, ! Am spe.s, Ma -"
    assert read(SEASIDE, "! A play Co, ! A bu Es")[0] == [True]


def test_an_exclamation_mark_in_a_comment_is_none() -> None:
    assert read(DS, "In ada g {what a move!} ; wow!") == ([False], [], "In ada g {what a move!}  ; wow!")


def test_the_mark_is_the_same_in_every_game() -> None:
    """It stands once, in what the grammars share, and no game's own grammar knows it."""
    assert common_pattern("IRREGULAR") == "!"
    for game in (DS, SEASIDE, HB):
        assert not any(pattern.fullmatch("!") for pattern in grammar_of(game).patterns.values())


def test_an_exclamation_mark_in_the_reason_of_a_correction_is_none() -> None:
    """Between quotes everything is text: marks, comments, annotations."""
    line = 'adjust vp Ma 12 "counted {twice}; really!"'
    [statement] = read_string(f'[Game "dominant-species"]\n\n{line}\n').games[0].statements
    assert statement.part is not None
    assert (statement.text, statement.part.reason) == (line, "counted {twice}; really!")
