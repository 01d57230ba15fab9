"""What can be wrong with a text as such, before any rule of a game is asked."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule, Severity

_PAGE = "docs/notation.md"
_FILES = f"{_PAGE}, The file"
_TAGS = f"{_PAGE}, Tags"
_LINES = f"{_PAGE}, Lines, comments and annotations"
_STATEMENTS = f"{_PAGE}, Statements"

NOT_UTF8 = "DN0001"
NUL = "DN0002"
TOO_LARGE = "DN0003"
EMPTY = "DN0004"
NO_GAME = "DN0005"
PACKED = "DN0006"
UNREADABLE = "DN0101"
UNKNOWN_WORD = "DN0102"
WRONG_NAME = "DN0103"
TOO_SHORT = "DN0104"
UNCLOSED_ANNOTATION = "DN0105"
STRAY_BRACE = "DN0106"
LINE_TOO_LONG = "DN0107"
BREAKS_OFF = "DN0108"
MOVES_IN_COMMENT = "DN0109"
NO_GAME_TAG = "DN0201"
UNKNOWN_GAME = "DN0202"
DUPLICATE_TAG = "DN0203"
MALFORMED_TAG = "DN0204"
UNCLOSED_STRING = "DN0205"
LATE_TAG = "DN0206"
ODD_DATE = "DN0207"
ODD_TIME = "DN0208"

CATALOGUE = Catalogue(
    (
        Rule(
            NOT_UTF8,
            "The file is UTF-8",
            "A byte is no UTF-8. The message gives its offset from the start of the file, from 0. "
            "Save the file as UTF-8. The byte was read as U+FFFD, with --encoding-errors latin-1 as a letter of "
            "that encoding; with strict, nothing was read.",
            _FILES,
        ),
        Rule(
            NUL,
            "The file holds text",
            "The file holds a NUL or another control character: it is damaged, or no text, or saved as UTF-16. A "
            "statement with one was passed over; of a file in UTF-16 nothing was read.",
            _FILES,
        ),
        Rule(
            TOO_LARGE,
            "The file is not larger than the limit",
            "A game takes some 20 kilobytes; a larger file than the limit is hardly one of games. Split it.",
            _FILES,
        ),
        Rule(EMPTY, "The file is not empty", "The file holds nothing but blanks.", _FILES),
        Rule(
            NO_GAME,
            "The file holds a game",
            "The file holds comments, but neither tags nor statements.",
            _FILES,
        ),
        Rule(
            PACKED,
            "A compressed file is whole",
            "The file was packed with gzip and can't be unpacked to its end: it was cut off or damaged. What came "
            "before the damage was read.",
            _FILES,
        ),
        Rule(
            UNREADABLE,
            "A statement is made of the right parts in the right order",
            "A part of the line can't stand where it stands. The line was passed over.",
            _STATEMENTS,
        ),
        Rule(
            UNKNOWN_WORD,
            "Every word is one of the notation",
            "A word of the line is not known. The line was passed over.",
            _STATEMENTS,
        ),
        Rule(
            WRONG_NAME,
            "Names and numbers are those of the game",
            "A word has the right shape, but the game has nothing of that name or number. The line was passed "
            "over.",
            _STATEMENTS,
        ),
        Rule(
            TOO_SHORT,
            "A statement is complete",
            "The line ends before its statement does. What is declined is written: -",
            _STATEMENTS,
        ),
        Rule(
            UNCLOSED_ANNOTATION,
            "An annotation ends on its line",
            "A { has no } on the same line. The line was passed over; so were the lines up to the }, if one "
            "follows.",
            _LINES,
        ),
        Rule(STRAY_BRACE, "A } closes a {", "A } stands without a { before it on the line.", _LINES),
        Rule(
            LINE_TOO_LONG,
            "A line is not longer than the limit",
            "A longer line is hardly a statement. It was passed over.",
            _LINES,
        ),
        Rule(
            BREAKS_OFF,
            "The last line ends",
            "The last line of the text can't be read and has no line end: the text was cut off there, or somebody "
            "is still writing it. The line was left out.",
            _LINES,
            Severity.WARNING,
        ),
        Rule(
            MOVES_IN_COMMENT,
            "Commas between moves",
            "What stands behind a ; is a comment and is not read. Moves on one line have commas between them.",
            _LINES,
            Severity.WARNING,
        ),
        Rule(
            NO_GAME_TAG,
            "The tags name the game",
            'Without [Game "..."] nobody can tell what the statements mean. They were passed over.',
            _TAGS,
        ),
        Rule(
            UNKNOWN_GAME,
            "The Game tag names a known game",
            "The statements were passed over. `dsn games` lists the games.",
            _TAGS,
        ),
        Rule(
            DUPLICATE_TAG,
            "A tag stands once",
            "The same tag stands twice in one game. The first one counts.",
            _TAGS,
        ),
        Rule(
            MALFORMED_TAG,
            'A tag is written [Name "value"]',
            'A line that starts with [ is a tag: [Name "value"]. The line was passed over.',
            _TAGS,
        ),
        Rule(
            UNCLOSED_STRING,
            "The value of a tag ends with a quote",
            'The value of the tag has no closing ". A quote inside it is written \\", a backslash \\\\.',
            _TAGS,
        ),
        Rule(
            LATE_TAG,
            "Tags stand before the first statement",
            "Tags after statements start the next game of the file, and that needs a Game tag. The tag was "
            "passed over, and the statements after it were read as of the same game.",
            _TAGS,
        ),
        Rule(
            ODD_DATE,
            "A date is written 2026-11-26",
            "Year, month and day with hyphens, or with points as in PGN, 2026.11.26; ?? stands for what nobody "
            "knows, as in 2026.11.??. The value is kept as it is.",
            _TAGS,
            Severity.WARNING,
        ),
        Rule(
            ODD_TIME,
            "A time is written 19:30",
            "Hours and minutes, perhaps seconds, perhaps a zone behind: 19:30, 19:30:15, 19:30 UTC, 19:30 +01:00, "
            "19:30 Europe/Lisbon. Without a zone it is the time of the place. The value is kept as it is.",
            _TAGS,
            Severity.WARNING,
        ),
    )
)
