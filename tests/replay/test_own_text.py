"""A line of several moves, of several kinds and actors: each has its own part of the text."""

from __future__ import annotations

import pytest

from dsnotation.core.game import Draft
from dsnotation.notation.document import SourceText, Statement
from dsnotation.notation.source import split
from dsnotation.replay.own_text import own_text
from dsnotation.replay.placing import place_of
from dsnotation.replay.result import Entry

LINE = "  A play Ca, draw Si,  B discard Co , buy Wh  ; a good turn"
PARTS = (("play", "A play Ca"), ("draw", "draw Si"), ("discard", "B discard Co"), ("buy", "buy Wh"))


def taken_apart(line: str) -> tuple[SourceText, Statement]:
    """The line as a builder gives it: each draft with the columns of its own part, the card's among them."""
    source = split(line, "game.dsn")
    normal = source.normal[0]
    statement = Statement("moves", 1, normal.partition(";")[0].strip())
    for kind, part in PARTS:
        start = normal.index(part)
        end = start + len(part)
        statement.drafts.append(Draft(kind, {"card": part[-2:]}, {(): (start, end), ("card",): (end - 2, end)}))
    return source, statement


def entry(statement: Statement, draft: Draft | None) -> Entry:
    return Entry(1, statement, 1, "action", draft)


@pytest.mark.parametrize("line", [LINE, LINE.replace(", draw", ",\u200b draw").replace("A play", "A\u00a0play")])
def test_each_move_has_its_own_part(line: str) -> None:
    source, statement = taken_apart(line)
    assert [own_text(entry(statement, draft), source) for draft in statement.drafts] == [part for _, part in PARTS]


def test_a_finding_about_a_move_points_at_its_part_and_one_about_a_card_at_the_card() -> None:
    source, statement = taken_apart(LINE)
    for draft, (_, part) in zip(statement.drafts, PARTS, strict=True):
        whole = place_of(source, statement, draft, ())
        assert LINE[whole.column - 1 : whole.end_column - 1] == part
        card = place_of(source, statement, draft, ("card",))
        assert LINE[card.column - 1 : card.end_column - 1] == part[-2:]
        # What stands nowhere, an actor that the line leaves out for one, is looked for in the move.
        assert place_of(source, statement, draft, ("actor",)) == whole


def test_a_line_with_one_move_is_that_move() -> None:
    source, statement = taken_apart(LINE)
    del statement.drafts[1:]
    assert own_text(entry(statement, statement.drafts[0]), source) == statement.text
    assert own_text(entry(statement, None), source) == statement.text


def test_a_finding_without_a_move_points_at_the_statement() -> None:
    source, statement = taken_apart(LINE)
    span = place_of(source, statement, None, ("card",))
    assert LINE[span.column - 1 : span.end_column - 1] == statement.text
