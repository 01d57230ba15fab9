"""Canonical text: what is canonical stays, everything else becomes so in one go, and nothing is lost."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.registry import find_game
from dsnotation.games.dominant_species.moves import PlacePawn, RevealTiles
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.notation.writer import write_document, write_played_game, write_tags

GOLDEN = Path(__file__).parent / "golden"
SHORT = (GOLDEN / "short.dsn").read_text(encoding="utf-8")
MESSY = (GOLDEN / "messy.dsn").read_text(encoding="utf-8")


def canonical(text: str) -> str:
    return write_document(read_string(text))


def test_canonical_text_stays_as_it_is() -> None:
    document = read_bytes(SHORT.encode(), "short.dsn")
    assert [game.findings for game in document.games] == [[], []]
    assert write_document(document) == SHORT


def test_any_text_becomes_canonical() -> None:
    document = read_string(MESSY)
    assert [finding.message for game in document.games for finding in game.findings] == []
    expected = (GOLDEN / "messy.expected").read_text(encoding="utf-8")
    assert write_document(document) == expected
    assert canonical(expected) == expected


def test_the_same_drafts_stand_in_both_forms() -> None:
    def drafts(text: str) -> list[object]:
        return [
            (draft.kind, draft.fields)
            for game in read_string(text).games
            for statement in game.statements
            for draft in statement.drafts
            if draft.kind != "tile-migration"  # the canonical order is that of the food chain
        ]

    assert drafts(canonical(MESSY)) == drafts(MESSY) != []


@pytest.mark.parametrize("end", ["\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_change_nothing(end: str, mark: str) -> None:
    assert canonical(mark + SHORT.replace("\n", end)) == SHORT
    assert canonical(SHORT.rstrip("\n")) == SHORT


def test_unreadable_lines_stay_where_they_are() -> None:
    text = SHORT.replace("In ada g\n", "In ada  zzz\n")
    assert canonical(text) == text


def test_ten_rounds_do_not_grow_the_text() -> None:
    text = '[Game "dominant-species"]\n[Event "a \\\\ \\" \\\\\\""]\n'
    for _ in range(10):
        assert (text := canonical(text)) == '[Game "dominant-species"]\n[Event "a \\\\ \\" \\\\\\""]\n'


LINES = st.sampled_from([*SHORT.splitlines(), *MESSY.splitlines(), "", "{open", "shut}", "zz", "[Event"])


@given(st.lists(LINES, max_size=25))
def test_writing_is_idempotent_on_any_text(lines: list[str]) -> None:
    once = canonical("\n".join(lines))
    assert canonical(once) == once


@given(st.lists(LINES, max_size=25))
def test_every_comment_survives(lines: list[str]) -> None:
    text = "\n".join(lines)
    written = canonical(text)
    for comment in ("a rich start", "Everybody was", "why not", "a strong opening"):
        assert written.count(comment) == text.count(comment)


def test_played_moves_are_written_with_their_turns() -> None:
    moves = [
        (0, RevealTiles(("Sa", "Fo", None))),
        (1, PlacePawn("In", "ada.1")),
        (1, PlacePawn("Bi", "was")),
        (2, PlacePawn("In", "dep")),
    ]
    language = find_game("dominant-species").language
    tags = {"Game": "dominant-species", "Event": 'one "two"\nthree'}
    text = write_played_game(tags, language, moves)
    assert text == (
        '[Game "dominant-species"]\n[Event "one \\"two\\" three"]\n\n'
        "setup\ntiles Sa Fo .\n\nturn 1\nplan In ada.1, Bi was\n\nturn 2\nplan In dep\n"
    )
    assert canonical(text) == text


@given(st.text())
def test_any_value_of_a_tag_comes_back(value: str) -> None:
    tags = write_tags({"Game": "dominant-species", "Event": value.replace("\x00", "")})
    [game] = read_bytes(tags.encode("utf-8", "replace"), "x").games
    shown = " ".join(value.replace("\x00", "").encode("utf-8", "replace").decode().splitlines())
    assert game.tag("Event") == shown
