"""What `dsn check --strict` asks for besides: canonical text, and nothing that the reader must infer."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule

CHARACTERS = "DN0401"
LINE_ENDS = "DN0402"
LAST_LINE_END = "DN0403"
BLANKS = "DN0404"
LETTER_CASE = "DN0405"
OTHER_WORDS = "DN0406"
ORDER = "DN0407"
FORM = "DN0408"
UNNAMED = "DN0411"
NO_SETUP_HEADING = "DN0412"

_TEXT = "docs/command.md, Strict"

CATALOGUE = Catalogue(
    Rule(code, title, explanation, _TEXT)
    for code, title, explanation in (
        (
            CHARACTERS,
            "Plain characters",
            "A character stands for a plain one: a curly quote, a long dash, a no-break or zero-width space, a"
            " letter of another script that only looks like a Latin one, an accent apart from its letter. It"
            " is read as the plain one; canonical text has that.",
        ),
        (LINE_ENDS, "Lines end with LF", "Lines that end with CR LF or CR are read; canonical text has LF."),
        (LAST_LINE_END, "The last line has a line end", "Canonical text ends with a line end."),
        (
            BLANKS,
            "Blanks and blank lines",
            "Canonical text has one blank between words, two before a comment, none around a line. A blank line"
            " stands before the first statement, before each turn and between games, and nowhere else.",
        ),
        (
            LETTER_CASE,
            "Capital and small letters",
            "Capital and small letters are read alike; canonical text has those of the codes.",
        ),
        (
            OTHER_WORDS,
            "The words of the notation",
            "Full names, names in other languages and other ways to write a word are read; canonical text has the"
            " codes.",
        ),
        (
            ORDER,
            "The order of the canonical text",
            "What stands in another order is read where the order means nothing; canonical text has one order.",
        ),
        (
            FORM,
            "The form of the canonical text",
            "The line is read and says the same, but canonical text has another form for it.",
        ),
        (
            UNNAMED,
            "Who acts is written",
            "Who acts may be left out where the position leaves only one. Then a slip somewhere else can give the"
            " move to somebody else, so strict text names who acts, wherever the canonical text of a played game"
            " does.",
        ),
        (
            NO_SETUP_HEADING,
            "A heading for the set-up",
            "The heading `setup` may be left out; strict text has it above what happens before the first turn.",
        ),
    )
)
