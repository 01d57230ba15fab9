"""Texts as they come from phones, word processors, web pages and old disks.

"Row" is a row of the table of what users of other tools asked for (research, anchors 6).
"""

from __future__ import annotations

import gzip
import itertools
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.registry import GAMES as registered
from dsnotation.notation.document import Document, GameText
from dsnotation.notation.packed import pack, unpack
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.notation.source import MAX_BAD_LINES, EncodingErrors, UnusableSource
from dsnotation.notation.when import wrong_date, wrong_time
from dsnotation.notation.writer import write_document, write_tags
from tests.examples import examples

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = {
    "dominant-species": (RECORDS / "dominant_species" / "two-animals.dsn").read_text(encoding="utf-8"),
    "seaside": (RECORDS / "seaside" / "two-players.dsn").read_text(encoding="utf-8"),
}
# Lines of each game with most of what stands between words.
LINES = {
    "dominant-species": ["Bi spe s@C4se C4:3 D4:2", "Bi mig C4-D4:3", "plan In ada.1, Bi spe.s"],
    "seaside": ["A play Co*2, buy Pr"],
}
HEADS = {game: f'[Game "{game}"]\n\nsetup\nturn 1\n' for game in SAMPLES}
GAMES = pytest.mark.parametrize("game", SAMPLES)


def findings(document: Document) -> list[Finding]:
    return [*document.findings, *(finding for game in document.games for finding in game.findings)]


def placed(finding: Finding) -> tuple[str, int, int]:
    assert finding.span is not None
    return finding.code, finding.span.line, finding.span.column


def drafts(text: str | bytes) -> list[object]:
    """What the games of a text say, without a word on how it is written."""
    document = read_bytes(text, "x") if isinstance(text, bytes) else read_string(text)
    assert findings(document) == []
    return [said(game) for game in document.games]


@cache
def drafts_of_sample(game: str) -> list[object]:
    return drafts(SAMPLES[game])


def said(game: GameText) -> object:
    tags = [(tag.name, tag.value) for tag in game.tags]
    moves = [
        (
            one.kind,
            one.turn,
            [(draft.kind, draft.fields) for draft in one.drafts],
            one.assertion and one.assertion.kind,
        )
        for one in game.statements
    ]
    return tags, moves


# Bytes --------------------------------------------------------------------------------------------------------


@GAMES
def test_latin_1_costs_only_its_lines(game: str) -> None:
    """Rows 1, 2: a named finding with the offset, line, column and a hint; other games are still read."""
    first = f'[Game "{game}"]\n[Event "Caf\u00e9"]\n\nsetup\nturn 1\n'.encode("latin-1")
    document = read_bytes(first + b"\n" + SAMPLES[game].encode(), "x.dsn")
    [finding] = findings(document)
    offset = first.index(b"\xe9")
    assert placed(finding) == ("DN0001", 2, 12)
    assert f"the byte 0xe9 at offset {offset} is no UTF-8" in finding.message
    assert "--encoding-errors latin-1" in finding.hints[0]
    assert finding.severity is Severity.ERROR
    assert document.games[0].tag("Event") == "Caf\ufffd"
    assert said(document.games[1]) == drafts_of_sample(game)[0]


@GAMES
@pytest.mark.parametrize("line", range(1, 6))
def test_a_bad_byte_anywhere_is_found_where_it_is(game: str, line: int) -> None:
    """Row 2."""
    lines = HEADS[game].encode().split(b"\n")
    lines[line - 1] += b" ; \xff"
    [finding] = findings(read_bytes(b"\n".join(lines), "x"))
    assert placed(finding) == ("DN0001", line, len(lines[line - 1]))


@GAMES
def test_a_bad_byte_in_a_statement_makes_that_unreadable(game: str) -> None:
    """Row 2: it is never read as something else."""
    document = read_bytes(HEADS[game].encode() + b"A play \xe9\nturn 2\n", "x")
    assert findings(document)[0].code == "DN0001"
    assert [one.kind for one in document.games[0].statements] == ["setup", "turn", "unreadable", "turn"]


def test_policies_for_bad_bytes() -> None:
    """Rows 2, 4, 5: the caller says what becomes of them; neither a tag nor a name of a file does."""
    data = b'[Game "seaside"]\n[Charset "latin-1"]\n[A "Ren\xe9 \x80"]\n[B "Zo\xc3\xab"]\n'
    strict = read_bytes(data, "x.latin1", errors=EncodingErrors.STRICT)
    assert (strict.games, [finding.code for finding in strict.findings]) == ([], ["DN0001"])
    shown = read_bytes(data, "x.latin1")
    assert shown.games[0].tag("A") == "Ren\ufffd \ufffd"
    latin = read_bytes(data, "x.latin1", errors=EncodingErrors.LATIN_1)
    [finding] = findings(latin)
    assert latin.games[0].tag("A") == "Ren\u00e9 \u20ac"
    assert latin.games[0].tag("B") == "Zo\u00eb", "what is UTF-8 stays so"
    assert finding.severity is Severity.WARNING
    assert "read as \u00e9 (and 1 more on this line)" in finding.message


def test_a_wholly_foreign_file_gives_no_flood() -> None:
    """Row 2."""
    found = findings(read_bytes(b'[Game "seaside"]\n' + b"; \xe9\n" * 1000, "x"))
    assert len(found) == MAX_BAD_LINES
    assert "on 980 further lines" in found[-1].message


@given(st.binary(max_size=200), st.sampled_from(EncodingErrors))
def test_any_bytes_under_any_policy(data: bytes, errors: EncodingErrors) -> None:
    """Row 2: nothing raises, and what is no UTF-8 is never silent."""
    found = findings(read_bytes(data, "x", errors=errors))
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        assert {"DN0001", "DN0002", "DN0006"} & {finding.code for finding in found}


@GAMES
def test_byte_order_marks(game: str) -> None:
    """Row 3: at the start, before the second game, and before any line."""
    text = SAMPLES[game]
    for marked in (f"\ufeff{text}", f"{text}\ufeff{text}", f"\ufeff{text}\n\ufeff{text}"):
        assert drafts(marked) == drafts(text) * (2 if len(marked) > len(text) + 1 else 1)
    assert "\ufeff" not in write_document(read_string(f"\ufeff{text}\n\ufeff{text}"))
    everywhere = "".join(f"\ufeff{line}\n" for line in text.splitlines())
    assert drafts(everywhere) == drafts(text)


@GAMES
def test_canonical_text_is_ascii_outside_texts_of_people(game: str) -> None:
    """Row 8: codes, quotes and dashes come out in ASCII whatever was put in."""
    for line in LINES[game]:
        messy = line.replace("-", "\u2013").replace(" ", "\u00a0").replace("3", "\uff13").replace(",", "\uff0c")
        assert write_document(read_string(f"{HEADS[game]}{messy}\n")).isascii()


NAMES = [
    "Jos\u00e9",
    "\u0416\u0435\u043d\u044f",
    "\u4f01\u9e45",
    "\U0001f426\u200d\u2b1b",
    "\u05d3\u05d5\u05d3 (D)",
]


@GAMES
@pytest.mark.parametrize("name", NAMES)
def test_names_in_any_script(game: str, name: str) -> None:
    """Row 9: letters with accents apart, right to left, four bytes."""
    forms = {unicodedata.normalize(form, name) for form in ("NFC", "NFD")}
    values = set()
    for form in forms:
        [read] = read_bytes(write_tags({"Game": game, "Event": form}).encode(), "x").games
        values.add(read.tag("Event"))
    assert values == {unicodedata.normalize("NFC", name)}


def test_a_word_with_its_accents_apart_is_the_same_word() -> None:
    """Row 9."""
    word = "anf\u00edbux"
    assert len(unicodedata.normalize("NFD", word)) == 8
    apart = f"{HEADS['dominant-species']}{unicodedata.normalize('NFD', word)} ada g\nBi {{e\u0301}} dom H9\n"
    first, second = findings(read_string(apart))
    assert placed(first) == ("DN0102", 5, 1)
    assert first.span is not None
    assert first.span.end_column == 9, "columns are those of the line as written"
    assert first.message.startswith(word), "it is named with its accents together"
    assert placed(second) == ("DN0103", 6, 13)


@GAMES
@pytest.mark.parametrize("character", ["\0", "\x01", "\x1b", "\x1c", "\x7f", "\x80", "\x9f"])
def test_control_characters(game: str, character: str) -> None:
    """Row 10: each is reported once; a statement with one is passed over, whatever else is on its line."""
    text = f'[Game "{game}"]\n[Event "a{character}b"]\n; c{character}\nsetup\nturn{character} 1\nturn 2\n'
    document = read_bytes(text.encode(), "x")
    assert [placed(finding) for finding in findings(document)] == [
        ("DN0002", 2, 10), ("DN0002", 3, 4), ("DN0002", 5, 5)
    ]  # fmt: skip
    assert [one.kind for one in document.games[0].statements] == ["setup", "unreadable", "turn"]
    assert "a control character, U+00" in findings(document)[0].message


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-be", "utf-32"])
def test_other_encodings_are_named_not_read(codec: str) -> None:
    """Rows 4, 10."""
    [finding] = findings(read_bytes(SAMPLES["seaside"].encode(codec), "x"))
    assert finding.code == "DN0002"
    assert codec.endswith("be") or "UTF-16" in finding.hints[0]


@pytest.mark.parametrize("codec", ["cp1251", "koi8-r"])
@pytest.mark.parametrize("errors", EncodingErrors)
def test_older_cyrillic_is_not_taken_for_latin_1(codec: str, errors: EncodingErrors) -> None:
    """Who follows the advice for Latin-1 would get garbage."""
    data = SAMPLES["seaside"].replace("Ann's kitchen", "Кухня Анны").encode(codec)
    [finding] = findings(read_bytes(data, "x", errors=errors))
    assert finding.hints == (
        "the file looks like Cyrillic in an older encoding such as Windows-1251; save it as UTF-8",
    )
    latin = SAMPLES["seaside"].replace("Ann's kitchen", "Île, Кухня").encode()[:-1] + b"\xe9\n"
    assert "Cyrillic" not in findings(read_bytes(latin, "x", errors=errors))[0].hints[0]


# Characters that stand for others -----------------------------------------------------------------------------

ODD = [
    ("\u00a0", " "),
    ("\u2009", " "),
    ("\u3000", " "),
    ("\u2013", "-"),
    ("\u2212", "-"),
    ("\u2014", "-"),
    ("\uff0d", "-"),
    ("\uff0c", ","),
    ("\uff1a", ":"),
    ("\uff0a", "*"),
    ("\u00d7", "*"),
    ("\uff13", "3"),
    ("\uff23", "C"),
    ("\uff50", "p"),
    ("\u0421", "C"),
    ("\u0440", "p"),
    ("\u0435", "e"),
]


@GAMES
@pytest.mark.parametrize(("odd", "plain"), ODD, ids=[f"{ord(odd):04x}" for odd, _ in ODD])
def test_read_as_the_plain_one_and_kept_as_odd(game: str, odd: str, plain: str) -> None:
    """Rows 3, 16, and section 3.2: read where the meaning is certain, and what was read so can be asked for."""
    line = next((line for line in LINES[game] if plain in line), None)
    if line is None:
        return
    at = line.index(plain)
    document = read_string(f"{HEADS[game]}{line[:at]}{odd}{line[at + 1 :]}  ; {odd}x\n")
    assert findings(document) == []
    assert (
        document.games[0].statements[-1].drafts == read_string(HEADS[game] + line).games[0].statements[-1].drafts
    )
    [oddity] = document.source.oddities
    assert (oddity.line, oddity.column, oddity.written, oddity.read_as) == (5, at + 1, odd, plain)
    assert f"U+{ord(odd):04X}" in oddity.what
    assert write_document(document).isascii() is False, "the comment stays as it is"
    assert write_document(document).splitlines()[-1].startswith(line.split(" ")[0])


@GAMES
def test_invisible_characters_are_left_out_and_kept_as_odd(game: str) -> None:
    """Row 3: zero-width characters, directional marks, soft hyphens."""
    first, rest = LINES[game][0].split(" ", 1)
    document = read_string(f"{HEADS[game]}\u200b{first}\u200f {rest[:1]}\u00ad{rest[1:]}\ufeff\n")
    assert findings(document) == []
    columns = [(oddity.column, oddity.read_as) for oddity in document.source.oddities]
    assert columns[:2] == [(1, ""), (len(first) + 2, "")]
    assert len(columns) == 4 - (columns[-1][0] < len(first) + 6)
    assert "left out" in document.source.oddities[0].what


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Bi dom \u0421\uff14", "Bi dom C4"),
        ("\u0412i dom \u03924", "Bi dom B4"),
        ("\u041c\u0430 dom C4", "Ma dom C4"),
        ("plan \u041c\u0430 ada.1, Bi \u0430da.2", "plan Ma ada.1, Bi ada.2"),
    ],
)
def test_letters_that_look_like_latin_ones(line: str, meant: str) -> None:
    """A code such as C4 typed with a Cyrillic or Greek letter; columns don't move."""
    document = read_string(f"{HEADS['dominant-species']}{line}\n")
    assert findings(document) == []
    assert write_document(document).endswith(f"{meant}\n")
    words = [
        word for word in line.replace(",", " ").split() if word != "\u041c\u0430"
    ]  # a code by its sound is one
    assert len(document.source.oddities) == sum(not letter.isascii() for letter in "".join(words))


def test_a_word_of_two_alphabets_is_pointed_out() -> None:
    document = read_string(f"{HEADS['dominant-species']}\u0411i dom C4\n")
    [finding] = findings(document)
    assert finding.message == "\u0411i is not understood here"
    assert finding.hints[0] == "\u0411i mixes letters of two alphabets"


def test_a_word_that_looks_latin_stays_a_word_beside_a_hex_that_is_meant_so() -> None:
    document = read_string(f"{HEADS['dominant-species']}Bi wan \u041c\u041e\u0420\u0415>\u04213\n")  # sea
    assert findings(document) == []
    assert write_document(document).endswith("Bi wan Se>C3\n")
    assert len(document.source.oddities) == 1


def test_real_words_of_other_scripts_are_no_latin_ones() -> None:
    line = "\u043f\u0442\u0438\u0446\u0430 dom C4"  # Russian for bird
    document = read_string(f"{HEADS['dominant-species']}{line}\n")
    assert document.source.oddities == []


def test_a_mistake_beside_such_a_letter_is_told_at_its_place() -> None:
    document = read_string(f"{HEADS['dominant-species']}\u0412i dom \u04219\n")
    [finding] = findings(document)
    assert placed(finding) == ("DN0103", 5, 8)


def test_quotes_of_word_processors_leave_the_value_as_it_is() -> None:
    """Row 20: only the quotes around it are read as plain ones."""
    document = read_string("[Game \u201cseaside\u201d]\n[Event \u201cClub\u2014night\u00a0\uff11\u201d]\n")
    assert document.games[0].tag("Event") == "Club\u2014night\u00a0\uff11"
    assert [(one.line, one.column, one.read_as) for one in document.source.oddities] == [
        (1, 7, '"'), (1, 15, '"'), (2, 8, '"'), (2, 21, '"')
    ]  # fmt: skip


def test_blanks_in_french_quotes_belong_to_the_quotes() -> None:
    text = '[Game \xab\u202fseaside\u202f\xbb]\n[Event \xab Club du jeudi\xa0\xbb]\n[A " x "]\n'
    game = read_string(text).games[0]
    assert [game.tag(name) for name in ("Game", "Event", "A")] == ["seaside", "Club du jeudi", " x "]


def test_headings_in_any_language_with_a_colon_or_without() -> None:
    """Two people write in two languages; in French a no-break space stands before the colon."""
    headings = ["Préparation\xa0:", "Tour 1\xa0:", "ход 2", "Rodada 3:", "turno 4", "TURN 5"]
    for name in registered:
        [game] = read_string("\n".join([f'[Game "{name}"]', "", *headings, ""])).games
        assert [(one.kind, one.turn) for one in game.statements] == [
            ("setup", None), *(("turn", number) for number in range(1, 6))
        ]  # fmt: skip


@pytest.mark.parametrize("line", ["A\xa0: joue Cuivre*2", "A : play Co*2", "А: играет Медь*2"])
def test_a_colon_behind_a_seat(line: str) -> None:
    [moves] = read_string(f"{HEADS['seaside']}{line}\n").games[0].statements[2:]
    assert [(one.kind, one.fields) for one in moves.drafts] == [
        ("play", {"actor": "A", "cards": ("Copper", "Copper")})
    ]


@GAMES
def test_plain_text_has_nothing_odd(game: str) -> None:
    assert read_string(f"\ufeff{SAMPLES[game]}").source.oddities == []


# Line ends and blank lines ------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize(
    "ends", [("\n",), ("\r\n",), ("\r",), ("\n", "\r\n"), ("\r\n", "\r"), ("\n", "\r", "\r\n")]
)
def test_line_ends(game: str, ends: tuple[str, ...]) -> None:
    """Row 11: CR, LF, CRLF, mixed. No line is empty: CR before LF would be one end."""
    lines = [line for line in SAMPLES[game].splitlines() if line]
    text = "".join(line + end for line, end in zip(lines, itertools.cycle(ends), strict=False))
    assert drafts(text.encode()) == drafts_of_sample(game)
    assert [len(one.statements) for one in read_string(text).games] == [
        len(one.statements) for one in read_string(SAMPLES[game]).games
    ]


@pytest.mark.parametrize("between", ["", "\n", "\n\n\n", "\r", "\r\n", "\ufeff", "; and one more\n", "{x}\n\n\n"])
def test_games_glued_together(between: str) -> None:
    """Rows 11, 13: as many games come out as were put in, of whatever kinds."""
    for one, other in itertools.product(SAMPLES.values(), repeat=2):
        glued = one + between + other
        assert len(drafts(glued)) == 2
        if not between.strip("\r\n"):
            assert drafts(glued) == [*drafts(one), *drafts(other)]


def test_games_glued_without_a_line_end_between_them() -> None:
    """Row 11: the line with the join can't be read, and says so; nothing is silently lost."""
    one, other = SAMPLES["seaside"].rstrip("\n"), '[Game "seaside"]\n[Event "x"]\n\nsetup\nturn 1\nA play Co\n'
    last = one.count("\n") + 1
    document = read_string(one + other)
    assert [placed(finding)[:2] for finding in findings(document)] == [("DN0206", last), ("DN0201", last + 1)]
    assert [len(game.statements) for game in document.games] == [len(read_string(one).games[0].statements), 3]
    assert write_document(read_string(write_document(document))) == write_document(document)
    assert len(drafts(f"{one}; a comment\n{other}")) == 2


def test_blank_lines_after_the_tags() -> None:
    """Row 12: no empty game appears."""
    for blanks in ("", "\n", "\n\n", "\n\n\n\n", " \n\t\n\u00a0\n"):
        assert len(drafts(f'[Game "seaside"]\n{blanks}setup\nturn 1\n')) == 1


@GAMES
def test_tags_without_moves_are_not_silently_a_game(game: str) -> None:
    """Row 12: the replay says that it is unfinished."""
    from dsnotation.replay.checking import check_text

    for count in (1, 3):
        checked = check_text(SAMPLES[game].split("\n\n")[0].encode() * 1 + b"\n\n" * count, "x")
        assert len(checked.replays) == 1
        assert [finding.code for finding in checked.findings] == ["DN0306"]


@GAMES
@examples(40, 5000)
@given(data=st.data())
def test_blanks_between_words_change_nothing(game: str, data: st.DataObject) -> None:
    """Row 16: whitespace fuzz gives the same tree."""
    lines = SAMPLES[game].splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    if ";" in lines[place] or "{" in lines[place] or '"' in lines[place]:
        return
    blank = st.text(st.sampled_from(" \t\u00a0\u2003"), min_size=1, max_size=4)
    words = lines[place].split(" ")
    lines[place] = data.draw(blank) + "".join(word + data.draw(blank) for word in words)
    assert drafts("\n".join(lines)) == drafts_of_sample(game)


# Truncation ---------------------------------------------------------------------------------------------------


@GAMES
def test_cut_off_after_any_byte_it_is_read_without_an_error(game: str) -> None:
    """Rows 15, 37, 69: only what breaks off is told, on the last line, and nothing before it."""
    data = SAMPLES[game].encode()[:1500]
    for end in range(1, len(data)):
        document = read_bytes(data[:end], "x")
        lines = data[:end].decode().split("\n")
        last = len(lines) - (not lines[-1])
        for finding in findings(document):
            if finding.code in ("DN0004", "DN0005"):
                continue
            assert finding.span is not None
            assert finding.code in ("DN0108", "DN0207"), (end, finding)
            assert finding.span.line == last
            assert finding.severity is Severity.WARNING
        written = write_document(document)
        assert write_document(read_bytes(written.encode(), "x")) == written
        if document.source.unfinished:
            assert written.endswith(lines[-1])


def test_a_bad_last_line_with_a_line_end_is_an_error() -> None:
    """Row 69: only a line that nobody ended may still be written."""
    text = HEADS["seaside"] + "A plaay"
    assert [finding.code for finding in findings(read_bytes(text.encode(), "x"))] == ["DN0108"]
    assert [finding.code for finding in findings(read_bytes(f"{text}\n".encode(), "x"))] == ["DN0102"]
    assert [finding.code for finding in findings(read_string(text))] == ["DN0102"], "a text in memory is whole"


def test_comments_above_a_line_that_breaks_off_are_kept() -> None:
    text = HEADS["seaside"] + "; hm\nA plaay"
    written = write_document(read_bytes(text.encode(), "x"))
    assert "; hm\n" in written
    assert written.endswith("A plaay")


# Packed -------------------------------------------------------------------------------------------------------


@GAMES
def test_packed_text_is_read(game: str) -> None:
    """Row 68."""
    data = SAMPLES[game].encode()
    assert drafts(pack(data)) == drafts(data)
    assert drafts(gzip.compress(data) + gzip.compress(data) + b"\0" * 20) == drafts(data) * 2
    assert pack(data) == pack(data)


def test_packed_text_cut_off_anywhere() -> None:
    """Row 68: what there is is read, and the damage told."""
    packed = pack(SAMPLES["seaside"].encode())
    for end in range(2, len(packed), 7):
        document = read_bytes(packed[:end], "x")
        assert "DN0006" in [finding.code for finding in document.findings]
        assert all(finding.code in ("DN0004", "DN0005", "DN0006", "DN0108") for finding in findings(document))
    assert len(read_bytes(packed[:-10], "x").games) == 1


def test_damaged_packing() -> None:
    """Row 68."""
    packed = bytearray(pack(SAMPLES["seaside"].encode()))
    packed[-6] ^= 1
    document = read_bytes(bytes(packed), "x")
    assert "its checksum is wrong" in document.findings[0].message
    assert len(document.games[0].statements) > 10
    packed[200] ^= 0xFF
    assert read_bytes(bytes(packed), "x").findings[0].code == "DN0006"


def test_a_small_file_that_unpacks_to_a_huge_one() -> None:
    """Row 65, 68: refused without unpacking all of it."""
    with pytest.raises(UnusableSource, match="more than 1,000 bytes"):
        unpack(gzip.compress(b"x" * 10_000_000), "x", 1000)
    assert [finding.code for finding in read_bytes(gzip.compress(b"x" * 2000), "x", limit=1000).findings] == [
        "DN0003"
    ]


# Tags ---------------------------------------------------------------------------------------------------------

VALUES = [
    "(a) [b] {c} ; d",
    '"',
    "\\",
    '\\"',
    "\\\\",
    "]",
    '"]',
    "%",
    "",
    " ",
    "a ; b",
    "{",
    "}",
    "C:\\new\\table",
]


@GAMES
@pytest.mark.parametrize("value", VALUES)
def test_values_come_back(game: str, value: str) -> None:
    """Rows 19, 20, 25, 26: delimiters and escapes in a value, saved ten times."""
    text = write_tags({"Game": game, "Event": value})
    for _ in range(10):
        [read] = read_string(text).games
        assert read.tag("Event") == value
        assert write_document(read_string(text)) == text


def test_an_unescaped_quote_is_reported_at_its_place() -> None:
    """Row 25."""
    [finding] = findings(read_string('[Game "seaside"]\n[Event "the "big" one"]\n'))
    assert (finding.code, finding.span and finding.span.line) == ("DN0204", 2)
    assert finding.span is not None
    assert finding.span.column == 14


@GAMES
def test_duplicate_tags(game: str) -> None:
    """Row 27: an error that names both lines; the order of tags is kept."""
    [finding] = findings(read_string(f'[Game "{game}"]\n[Event "a"]\n\n; x\n[event "b"]\nsetup\n'))
    assert (finding.code, finding.severity) == ("DN0203", Severity.ERROR)
    assert "lines 2 and 5" in finding.message
    text = f'[Zulu "1"]\n[Game "{game}"]\n[Alpha "2"]\n'
    assert write_document(read_string(text)) == text


DATES = [
    ("2026-11-26", None),
    ("2026.11.26", None),
    ("2026.11.??", None),
    ("2026.??.??", None),
    ("????.??.??", None),
    ("2026-??-??", None),
    ("2024-02-29", None),
    ("2026-02-29", "no such day"),
    ("2026-02-30", "no such day"),
    ("2026-13-01", "no such day"),
    ("2026-00-01", "no such day"),
    ("31/12/2026", "write 2026-12-31"),
    ("03/04/2026", "write 2026-04-03 or 2026-03-04"),
    ("26.11.2026", "write 2026-11-26"),
    ("2026/1/5", "write 2026-01-05"),
    ("2026-11.26", "write 2026-11-26"),
    ("20261126", "write 2026-11-26"),
    ("yesterday", "a date is written year-month-day, not 'yesterday'"),
    ("", "for example"),
    ("\uff12\uff10\uff12\uff16-11-26", "for example"),
]


@pytest.mark.parametrize(("value", "says"), DATES)
def test_dates(value: str, says: str | None) -> None:
    """Row 28: an odd date is kept, with a warning."""
    document = read_string(f'[Game "seaside"]\n[Date "{value}"]\nsetup\n')
    assert document.games[0].tag("Date") == value
    if says is None:
        assert findings(document) == []
        return
    [finding] = findings(document)
    assert (finding.code, finding.severity) == ("DN0207", Severity.WARNING)
    assert placed(finding) == ("DN0207", 2, 7)
    assert says in "\n".join((finding.message, *finding.hints))


TIMES = [
    ("23:59", None),
    ("00:01", None),
    ("19:30:15", None),
    ("19:30 UTC", None),
    ("19:30Z", None),
    ("19:30 +01:00", None),
    ("19:30 UTC+1", "for example"),
    ("19:30 Europe/Lisbon", None),
    ("19:30 local", None),
    ("23.59", "write 23:59"),
    ("7:30", "write 07:30"),
    ("7:30 pm", "write 19:30"),
    ("12:05 am", "write 00:05"),
    ("19h30", "write 19:30"),
    ("24:00", "for example"),
    ("19:60", "for example"),
    ("late", "a time is written hours:minutes, not 'late'"),
]


@pytest.mark.parametrize(("value", "says"), TIMES)
@pytest.mark.parametrize("tag", ["Time", "EndTime"])
def test_times(tag: str, value: str, says: str | None) -> None:
    """Rows 62, 63: one grammar for all times; a zone may stand behind. Without one it is the time of the place."""
    document = read_string(f'[Game "seaside"]\n[{tag} "{value}"]\nsetup\n')
    assert document.games[0].tag(tag) == value
    if says is None:
        assert findings(document) == []
        return
    [finding] = findings(document)
    assert placed(finding) == ("DN0208", 2, len(tag) + 3)
    assert says in "\n".join((finding.message, *finding.hints))


def test_over_midnight_and_when_clocks_go_back() -> None:
    """Row 60: nothing is concluded from the order of two times."""
    for start, end in (("23:59", "00:01"), ("02:30 CEST", "02:10 CET"), ("19:30", "19:30")):
        text = f'[Game "seaside"]\n[Date "2026-10-25"]\n[Time "{start}"]\n[EndTime "{end}"]\n'
        assert findings(read_string(text)) == []


@given(st.text(max_size=12))
def test_any_date_and_time(value: str) -> None:
    """Row 28: nothing raises."""
    for check in (wrong_date, wrong_time):
        wrong = check(value)
        assert wrong is None or wrong[0]


@given(st.text(st.sampled_from("0123456789?-./: "), max_size=11))
def test_what_looks_like_a_date_or_time(value: str) -> None:
    """Row 28: and what is proposed is right."""
    for check in (wrong_date, wrong_time):
        wrong = check(value)
        for hint in wrong[1] if wrong else ():
            if hint.startswith("perhaps "):
                assert all(check(one) is None for one in hint.removeprefix("perhaps ").split(" or "))


# Comments -----------------------------------------------------------------------------------------------------


@GAMES
def test_kinds_of_comments_inside_each_other(game: str) -> None:
    """Row 22: the one that begins first counts."""
    text = (
        f'[Game "{game}"]  {{a ; b}} ; c {{d}} ; e\n; f {{g\n% h\n'
        "{i ; j}\n\nsetup  {k} {l ; m} ; n } {o\nturn 1\n"
    )
    document = read_string(text)
    assert [placed(finding)[:2] for finding in findings(document)] == [("DN0102", 3)], "% begins no comment"
    document = read_string(text.replace("% h\n", ""))
    assert findings(document) == []
    [read] = document.games
    assert read.tags[0].comment == "{a ; b} ; c {d} ; e"
    assert read.statements[0].leading == ["; f {g", "{i ; j}"]
    assert (read.statements[0].annotations, read.statements[0].comment) == (["{k}", "{l ; m}"], "; n } {o")


@GAMES
def test_several_annotations_stay_several(game: str) -> None:
    """Row 21."""
    line = LINES[game][0]
    document = read_string(f"{HEADS[game]}{{one}}\n{{two}}\n{line} {{three}} {{four}}  ; five\n")
    statement = document.games[0].statements[-1]
    assert statement.leading == ["{one}", "{two}"]
    assert statement.annotations == ["{three}", "{four}"]
    assert statement.comment == "; five"


@GAMES
def test_comments_keep_their_anchor(game: str) -> None:
    """Rows 23, 26: before, on, after and between the lines; ten rounds change nothing."""
    line = LINES[game][0]
    text = f"; head\n{HEADS[game]}; before\n  {line}   {{on}};behind\n; between\nturn 2\n; end\n\n; after all\n"
    for _ in range(10):
        document = read_string(text)
        assert findings(document) == []
        [read] = document.games
        assert read.tags[0].leading == ["; head"]
        assert [one.leading for one in read.statements[2:]] == [["; before"], ["; between"]]
        assert read.statements[2].comment == ";behind"
        assert read.trailing == ["; end", "; after all"]
        first = write_document(document)
        assert write_document(read_string(first)) == first
        text = first


def test_deep_nesting_of_braces_is_an_error_not_a_crash() -> None:
    """Row 29."""
    for depth in (2, 50, 4000):
        text = f"{HEADS['seaside']}turn 2 {'{' * depth}x{'}' * depth}\nturn 3\n"
        assert [placed(finding)[:2] for finding in findings(read_string(text))] == [("DN0105", 5)]


@GAMES
@pytest.mark.parametrize(
    "note", ["{(2 grass, 1 meat)}", "{buy Pr; Bi dom C4}", "; (3 VP) buy Pr", "{assert vp Ma 99}"]
)
def test_what_annotations_say_is_no_move(game: str, note: str) -> None:
    """Row 58."""
    line = LINES[game][0]
    plain, noted = (read_string(f"{HEADS[game]}{one}\n") for one in (line, f"{line} {note}"))
    assert findings(noted) == []
    assert said(plain.games[0]) == said(noted.games[0])
