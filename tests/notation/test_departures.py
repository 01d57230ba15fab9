"""Where a text is not canonical, and in what."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.findings import Finding
from dsnotation.notation.departures import departures
from dsnotation.notation.reader import read_bytes, read_text
from dsnotation.notation.source import split
from dsnotation.notation.strict_catalogue import (
    BLANKS,
    CHARACTERS,
    FORM,
    LAST_LINE_END,
    LETTER_CASE,
    LINE_ENDS,
    ORDER,
    OTHER_WORDS,
)
from dsnotation.notation.writer import write_document

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "records").rglob("*.dsn"))
GOLDEN = Path(__file__).parent / "golden"
TEXT = """[Game "dominant-species"]
[Mammal "Ann"]
[Bird "Bob"]

setup
tiles Sa Fo Se  ; face up
draw ada g g m w | abu b s u w | wan m m b s {by Ann}

turn 1
plan Bi ada.1, Ma gla.1
Bi ada g
move Ma D2:1, Bi C3:1
"""


def found(text: str) -> list[Finding]:
    return departures(read_text(split(text, "game.dsn")))


def marked(text: str, finding: Finding) -> str:
    """The words that a finding points at."""
    span = finding.span
    assert span is not None
    return split(text, "").lines[span.line - 1][span.column - 1 : span.end_column - 1]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_are_canonical(path: Path) -> None:
    assert departures(read_bytes(path.read_bytes(), path.name)) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "words", "hint"),
    [
        ("Bi ada g", "bi ada g", LETTER_CASE, "bi", "write: Bi ada g"),
        ("Bi ada g", "Bird ada grass", OTHER_WORDS, "Bird", "write: Bi ada g"),
        ("Ma D2:1, Bi C3:1", "Bi C3:1, Ma D2:1", ORDER, "Bi C3:1, Ma D2:1", "write: move Ma D2:1, Bi C3:1"),
        ("tiles Sa Fo Se", "tiles Sa, Fo Se", FORM, ",", "write: tiles Sa Fo Se"),
        ("Bi ada g", "Bi  ada g", BLANKS, "  ", None),
        ("Bi ada g", "\tBi ada g", BLANKS, "\t", None),
        ("Bi ada g", "Bi ada g  ", BLANKS, "  ", None),
        ("Se  ; face", "Se ; face", BLANKS, " ", None),
        ("Se  ; face", "Se     ; face", BLANKS, "     ", None),
        ("Bi ada g", "Bi\u00a0ada g", CHARACTERS, "\u00a0", None),
        ("Bi ada g", "Bi a\u200bda g", CHARACTERS, "\u200b", None),
        ("C3:1", "\u04213:1", CHARACTERS, "\u0421", None),
        ('"Ann"', "\u201cAnn\u201d", CHARACTERS, "\u201c", None),
        ('"Ann"', '"Rene\u0301"', CHARACTERS, '"Rene\u0301"', 'write: [Mammal "Ren\u00e9"]'),
        ('[Mammal "Ann"]', '[Mammal   "Ann"]', BLANKS, "   ", None),
        ('"Ann"', '"\\Ann"', FORM, '"\\Ann"', 'write: [Mammal "Ann"]'),
        ("[Game", "\ufeff[Game", CHARACTERS, "\ufeff", "save it as UTF-8 without one"),
        ("\nturn 1", "turn 1", BLANKS, "turn 1", None),
        ("Bi ada g\n", "Bi ada g\n\n", BLANKS, "", None),
        ("\nsetup", "\n\nsetup", BLANKS, "", None),
        ("move Ma D2:1, Bi C3:1\n", "move Ma D2:1, Bi C3:1", LAST_LINE_END, "", None),
        ("Bi ada g\n", "Bi ada g\r\n", LINE_ENDS, "", "save the file with LF line ends"),
        ("Bi ada g", "Bi {a} ada g", FORM, "{a} ada g", None),
        ("Bi ada g\n", "Bi ada g\n  ; remark\n", BLANKS, "  ", None),
        ("C3:1\n", "C3:1\n\n", BLANKS, "", None),
    ],
)  # fmt: skip
def test_each_way_not_to_be_canonical(old: str, new: str, code: str, words: str, hint: str | None) -> None:
    """One departure gives findings of one rule, at the exact words, with the canonical text as a hint."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    findings = found(text)
    assert {finding.code for finding in findings} == {code}
    assert marked(text, findings[0]) == words
    assert findings[0].hints == ((hint,) if hint else ())


def test_a_word_is_told_with_the_code_it_stands_for() -> None:
    [finding] = found(TEXT.replace("tiles Sa Fo Se", "tiles savannah forest Se"))
    assert finding.message == "canonical text has Sa for savannah, Fo for forest"


def test_line_ends_are_told_once() -> None:
    """A file from another system is one finding, not one a line."""
    [finding] = found(TEXT.replace("\n", "\r\n"))
    assert finding.message == "12 lines end with a carriage return"


def test_lines_that_cannot_be_read_are_left_to_the_reader() -> None:
    assert found(TEXT.replace("Bi ada g", "Bi adx   g")) == []


def test_a_tag_that_cannot_be_read_hides_nothing_and_moves_nothing() -> None:
    """The writer puts such a line below the tags; the other lines are compared with their own canonical text."""
    text = TEXT.replace('[Bird "Bob"]', '[Mam\u00edfero "Ann"]\n[Bird  "Bob"]').replace("Bi ada g", "bi ada g")
    assert [(one.code, marked(text, one)) for one in found(text)] == [(BLANKS, "  "), (LETTER_CASE, "bi")]


@pytest.mark.parametrize("name", ["messy.dsn", "short.dsn"])
def test_what_fmt_writes_departs_nowhere(name: str) -> None:
    document = read_bytes((GOLDEN / name).read_bytes(), name)
    assert departures(document) or name == "short.dsn"
    assert found(write_document(document)) == []


_PIECES = st.sampled_from(
    [*" \t\n\r\u00a0\u200b\ufeffxAa,;{}|[]", "  ", '"', "e\u0301"]
)  # fmt: skip


@given(st.lists(st.tuples(st.integers(0, len(TEXT)), _PIECES), max_size=4), st.booleans())
def test_no_departure_means_canonical(slips: list[tuple[int, str]], twice: bool) -> None:
    """No complaint about the form means that `dsn fmt` changes nothing, and the other way round."""
    text = f"{TEXT}\n{TEXT}" if twice else TEXT
    for place, piece in sorted(slips, reverse=True):
        text = text[:place] + piece + text[place:]
    document = read_text(split(text, "game.dsn"))
    if any(one.line < game.tags[-1].line for game in document.games if game.tags for one in game.statements):
        return  # a tag that can't be read: the writer puts it below the others
    assert bool(departures(document)) == (write_document(document) != text)
