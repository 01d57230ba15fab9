"""Bad input: a finding with its place for each mistake, and everything else is still read."""

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.catalogue import CATALOGUE
from dsnotation.notation.document import Document
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.notation.source import MAX_LINE, EncodingErrors
from dsnotation.notation.writer import write_document

SHORT = (Path(__file__).parent / "golden" / "short.dsn").read_bytes()
HEAD = '[Game "dominant-species"]\n'


def findings(document: Document) -> list[Finding]:
    return [*document.findings, *(finding for game in document.games for finding in game.findings)]


def placed(finding: Finding) -> tuple[str, int, int, int]:
    assert finding.span is not None
    return finding.code, finding.span.line, finding.span.column, finding.span.end_column


def only(text: str) -> Finding:
    [finding] = findings(read_string(text))
    return finding


# (line, code, column, end column, part of the message or of the hints)
BAD_LINES = [
    ("Xx ada g", "DN0102", 1, 3, "Xx is not understood here"),
    ("birdd ada g", "DN0102", 1, 6, "did you mean bird"),
    ("In adaa g", "DN0102", 4, 8, "did you mean ada"),
    ("Spider ada g", "DN0102", 1, 7, "expected setup"),  # nothing is so much like it
    ("In ada", "DN0104", 7, 8, "expected - for nothing, an element (for example g) or ? for what nobody saw"),
    ("In ada g g", "DN0101", 10, 11, "the line is complete before g"),
    ("In ada Predator", "DN0101", 8, 16, "Predator can't stand here: it is a card"),
    ("Bi spe s@C4se C4:?", "DN0102", 15, 19, "write ? alone for what nobody saw, one for each"),
    ("In ada plan", "DN0101", 8, 12, "plan can't stand here"),
    ("Bi dom H9", "DN0103", 8, 10, "H9 is no hex"),
    ("  Bi dom H9", "DN0103", 10, 12, "H9 is no hex"),
    ("Bi {x} dom H9", "DN0103", 12, 14, "H9 is no hex"),
    ("Bi spe s@C4x", "DN0103", 10, 13, "C4x is no corner"),
    ("Ma com C4:Mo", "DN0103", 11, 13, "Mo is no animal"),
    ("plan In ada.9 Bi spe.s", "DN0103", 9, 14, "ada.9 is no space"),
    ("cards Predatorr", "DN0102", 7, 16, "did you mean Predator"),
    ("take Predatorr C4:Ma", "DN0102", 6, 15, "did you mean Predator"),
    ("turn 1234", "DN0103", 6, 10, "1234 is no turn"),
    ("turn", "DN0104", 5, 6, "expected a number"),
    ("setup now", "DN0101", 7, 10, "complete before now"),
    ("In ada g {nice", "DN0105", 10, 11, "does not end on this line"),
    ("In ada g }", "DN0106", 10, 11, "closes nothing"),
    ("x" * (MAX_LINE + 1), "DN0107", MAX_LINE + 1, MAX_LINE + 2, "the limit is 10,000"),
    ("\u00a0\u00a0Bi dom H9", "DN0103", 10, 12, "H9 is no hex"),
    ("\u200bBi\u200b dom H９", "DN0103", 10, 12, "H9 is no hex"),
    ("In ada \x01", "DN0002", 8, 9, "a control character, U+0001"),
    ("Bi dom \U0001f426", "DN0102", 8, 9, "is not understood"),
]


@pytest.mark.parametrize(
    ("line", "code", "column", "end", "says"), BAD_LINES, ids=[row[0][:20] for row in BAD_LINES]
)
def test_bad_line(line: str, code: str, column: int, end: int, says: str) -> None:
    document = read_string(f"{HEAD}setup\n{line}\nturn 1\n")
    [finding] = findings(document)
    assert placed(finding) == (code, 3, column, end)
    assert says in "\n".join((finding.message, *finding.hints))
    assert finding.game == 1
    [game] = document.games
    assert [statement.kind for statement in game.statements] == ["setup", "unreadable", "turn"]


BAD_TAGS = [
    ('[Event "club]', "DN0205", 8, 14, "no closing quote"),
    ('[Event "club\\"]', "DN0205", 8, 16, "no closing quote"),
    ('[Event "club"', "DN0204", 14, 15, "ends too early"),
    ("[Event]", "DN0204", 7, 8, "a tag is written"),
    ('["club"]', "DN0204", 2, 8, "the name of a tag"),
    ("[]", "DN0204", 2, 3, "the name of a tag"),
    ("[Event 'club']", "DN0204", 8, 14, "a text in double quotes"),
    ('[Event "club"] setup', "DN0204", 15, 21, "nothing but a comment"),
    ('[Event "club"] {x', "DN0105", 16, 17, "does not end"),
]


@pytest.mark.parametrize(("line", "code", "column", "end", "says"), BAD_TAGS, ids=[row[0] for row in BAD_TAGS])
def test_bad_tag(line: str, code: str, column: int, end: int, says: str) -> None:
    document = read_string(f'{HEAD}{line}\n[Mammal "Anna"]\nsetup\n')
    [finding] = findings(document)
    assert placed(finding) == (code, 2, column, end)
    assert says in "\n".join((finding.message, *finding.hints))
    [game] = document.games
    assert game.tag("Mammal") == "Anna"
    assert game.statements[-1].kind == "setup"


def test_duplicate_tag_names_both_lines() -> None:
    finding = only(f'{HEAD}[Event "a"]\n[Event "b"]\nsetup\n')
    assert placed(finding) == ("DN0203", 3, 8, 11)
    assert "lines 2 and 3" in finding.message


def test_unknown_tags_are_kept_without_a_word() -> None:
    document = read_string(f'{HEAD}[Weather "rain"]\n')
    assert findings(document) == []
    assert document.games[0].tag("Weather") == "rain"


def test_no_game_tag() -> None:
    finding = only('[Event "x"]\nsetup\nwhatever\n')
    assert placed(finding) == ("DN0201", 1, 1, 12)
    finding = only("setup\nwhatever\n")
    assert placed(finding) == ("DN0201", 1, 1, 6)


def test_unknown_game() -> None:
    document = read_string('[Game "dominant-specis"]\nsetup\nwhatever\n')
    [finding] = findings(document)
    assert placed(finding) == ("DN0202", 1, 7, 24)
    assert finding.hints == ("did you mean dominant-species?",)
    assert document.games[0].name is None


def test_tag_after_the_first_statement() -> None:
    document = read_string(f'{HEAD}setup\n[Event "late"]\nturn 1\n')
    [finding] = findings(document)
    assert placed(finding) == ("DN0206", 3, 1, 15)
    [game] = document.games
    assert [statement.kind for statement in game.statements] == ["setup", "unreadable", "turn"]


@pytest.mark.parametrize("between", ["", "\n", "\n\n; a new one\n"])
def test_a_game_tag_starts_the_next_game(between: str) -> None:
    document = read_string(f'{HEAD}setup\nzz\n{between}[Event "2"]\n{HEAD}setup\nyy\n')
    assert [game.number for game in document.games] == [1, 2]
    assert [len(game.statements) for game in document.games] == [2, 2]
    assert document.games[1].tag("Event") == "2"
    assert [finding.game for finding in findings(document)] == [1, 2]


def test_an_open_annotation_costs_its_own_lines_only() -> None:
    document = read_string(f"{HEAD}turn 1\nIn ada g {{one\ntwo\nthree}}\nturn 2\nzz\n")
    assert [placed(finding)[:2] for finding in findings(document)] == [("DN0105", 3), ("DN0102", 7)]
    assert [statement.turn for statement in document.games[0].statements if statement.turn] == [1, 2]


def test_every_mistake_of_a_file_is_reported() -> None:
    text = HEAD + "".join(f"In ada z{number}\n" for number in range(200))
    assert len(findings(read_string(text))) == 200


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n", "\ufeff"])
def test_empty_file(text: str) -> None:
    assert placed(only(text))[:3] == ("DN0004", 1, 1)


def test_file_without_a_game() -> None:
    assert placed(only("; only a comment\n"))[:3] == ("DN0005", 1, 1)


UNUSABLE = [
    (b'[Game "dominant-species"]\nIn ada \xe9\n', "DN0001", 2, 8, "offset 33"),
    (b"\xff\xfe[\0", "DN0002", 1, 4, "offset 3"),
    (b"\x7fELF\r\n\0\0\0", "DN0002", 2, 1, "offset 6"),
    (b"x" * 101, "DN0003", 1, 1, "101 bytes; the limit is 100"),
    (b"\x1f\x8b\x08", "DN0006", 1, 1, "cut off"),
]


@pytest.mark.parametrize(
    ("data", "code", "line", "column", "says"), UNUSABLE, ids=["latin", "utf16", "binary", "large", "packed"]
)
def test_unusable_file(data: bytes, code: str, line: int, column: int, says: str) -> None:
    document = read_bytes(data, "x.dsn", limit=100, errors=EncodingErrors.STRICT)
    [finding] = document.findings
    assert placed(finding)[:3] == (code, line, column)
    assert says in finding.message
    assert document.games == []


def test_every_rule_of_the_catalogue_has_a_test_here() -> None:
    used = {row[1] for row in (*BAD_LINES, *BAD_TAGS, *UNUSABLE)}
    used |= {"DN0004", "DN0005", "DN0201", "DN0202", "DN0203", "DN0206"}
    used |= {"DN0108", "DN0207", "DN0208"}  # test_messy_text.py
    used |= {"DN0109"}  # test_hints.py
    assert used == set(CATALOGUE)


# Nothing raises, nothing leaks ------------------------------------------------------------------------------

LEAKS = re.compile(r"__ANON|\$END|Token|Unexpected|terminal|lark", re.IGNORECASE)
TERMINALS = {name for name in grammar_of("dominant-species").patterns if len(name) > 1}


def read_quietly(data: bytes) -> None:
    document = read_bytes(data, "x")
    write_document(document)
    for finding in findings(document):
        assert finding.span is not None
        assert finding.span.column >= 1
        # What stands in the file may be shown, whatever it is.
        words = set(re.findall(r"\$?\w+", "\n".join((finding.message, *finding.hints))))
        words -= set(re.findall(r"\$?\w+", data.decode("utf-8", "replace")))
        assert not words & TERMINALS
        assert not [word for word in words if LEAKS.search(word)]


def test_a_file_cut_off_anywhere() -> None:
    for end in range(len(SHORT)):
        read_quietly(SHORT[:end])


@given(st.binary(max_size=300))
@example(b"\xff")
def test_random_bytes(data: bytes) -> None:
    read_quietly(data)


WORDS = sorted({word.lower() for word in re.split(r"\s+", SHORT.decode()) if word})
ODD = [
    "@",
    ":",
    "-",
    ">",
    "=",
    "|",
    ",",
    ".",
    "c4:",
    "c4@",
    "@c4",
    "c4:99999",
    "c4-",
    "\u0661",
    "c\u0664:\u0661",
]


@given(st.lists(st.lists(st.sampled_from([*WORDS, *ODD]), max_size=6), max_size=8))
def test_random_words(lines: list[list[str]]) -> None:
    body = "\n".join(" ".join(words) for words in lines)
    read_quietly(f"{HEAD}setup\n{body}\n".encode())


@given(st.text(max_size=60))
def test_random_text_after_any_beginning(text: str) -> None:
    for beginning in ("In spe ", "plan ", "take ", "assert ", "[", "draw ", "move "):
        read_quietly(f"{HEAD}setup\n{beginning}{text}\n".encode("utf-8", "replace").replace(b"\0", b""))


# A line of several moves ---------------------------------------------------------------------------------------


def test_a_slip_in_a_plan_costs_one_pawn() -> None:
    line = "plan In ada.9, Xx ada.1,  Bi spe.s , , Ma {quick} zz {end}  ; why"
    text = f"{HEAD}\nturn 1\n{line}\nIn ada g\n"
    document = read_string(text)
    assert [placed(finding) for finding in findings(document)] == [
        ("DN0103", 4, 9, 14),
        ("DN0102", 4, 16, 18),
        ("DN0104", 4, 38, 39),
        ("DN0102", 4, 51, 53),
    ]
    [game] = document.games
    kinds = [statement.kind for statement in game.statements]
    assert kinds == ["turn", "unreadable", "unreadable", "moves", "unreadable", "unreadable", "moves"]
    [draft] = game.statements[3].drafts
    assert draft.fields == {"actor": "Bi", "space": "spe.s"}
    assert line[slice(*draft.spans[()])] == "Bi spe.s"
    assert {statement.line for statement in game.statements[1:6]} == {4}
    written = write_document(document)
    assert write_document(read_string(written)) == written
    assert "plan In ada.9, Xx ada.1,  Bi spe.s , , Ma zz {quick} {end}  ; why\n" in written


SEASIDE = '[Game "seaside"]\n'
SAID_TOGETHER = [
    # lines, drafts of each statement, where it is told, what is said
    (HEAD, "Bi com - Bi com -", [1, 1], (3, 10), "complete before Bi"),
    (HEAD, "In mig E3-D3:1  plan In mig.7, Bi was", [1, 2], (3, 17), "complete before plan"),
    (HEAD, "In ada g assert vp In 3", [1, 0], (3, 10), "complete before assert"),
    (HEAD, "move Am D1:2 Bi wan Mo>G2", [1, 1], (3, 14), "complete before Bi"),
    (SEASIDE, "A play Co- end, draw Es", [3], (3, 8), "perhaps A play Co, end, draw Es"),
    (SEASIDE, "A play Co, end B buy Cu", [3], (3, 16), "perhaps A play Co, end, B buy Cu"),
    (HEAD, "In ada\ng", [1, 0], (4, 1), "on one line: In ada g"),
    (HEAD, "plan In mig.7,\n  Bi was  ; and so on", [2, 0], (4, 3), "on one line: plan In mig.7, Bi was"),
    (HEAD, "In mig E3-D3:1\nD3-D2:1", [1, 0], (4, 1), "on one line: In mig E3-D3:1 D3-D2:1"),
    (SEASIDE, "A play Co, end, draw Co |\nEs", [3, 0], (4, 1), "on one line: A play Co, end, draw Co | Es"),
]


@pytest.mark.parametrize(("head", "lines", "drafts", "place", "says"), SAID_TOGETHER)
def test_a_line_end_too_many_or_too_few_is_told_once_and_costs_no_move(
    head: str, lines: str, drafts: list[int], place: tuple[int, int], says: str
) -> None:
    text = f"{head}setup\n{lines}\n"
    document = read_string(text)
    finding = next(one for one in findings(document) if one.severity is Severity.ERROR)
    assert [one for one in findings(document) if one.severity is Severity.ERROR] == [finding]
    assert placed(finding)[1:3] == place
    assert says in "\n".join((finding.message, *finding.hints))
    statements = document.games[0].statements[1:]
    assert [len(one.drafts) for one in statements] == drafts
    ends = {one.line: len(document.source.lines[one.line - 1]) for one in statements}
    assert all(
        end <= ends[one.line] for one in statements for draft in one.drafts for _, end in draft.spans.values()
    )
    assert [line.split("  ;")[0].strip() for line in write_document(document).split("\n") if line][2:] == [
        line.split("  ;")[0].strip() for line in lines.split("\n")
    ]


def test_a_wrong_word_in_front_of_several_moves_is_told_once() -> None:
    finding = only(f"{SEASIDE}setup\nV play Co*3, buy Si, end, draw Co*5\n")
    assert placed(finding) == ("DN0103", 3, 1, 2)


@pytest.mark.parametrize(
    "lines", ["In abu m@D5se D5:3", "In ada\n\ng", "In ada  ; so\ng", "In ada\n; so\ng", "plan In mig.7\nBi mig.6"]
)
def test_a_line_goes_on_with_nothing_but_the_one_above(lines: str) -> None:
    """And not where it is a list of its own that lacks its first word."""
    document = read_string(f"{HEAD}setup\n{lines}\n")
    assert document.games[0].statements[-1].kind == "unreadable"
