"""What keyboards, word processors and web pages put in place of the plain characters, and what it stands for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

# What means the plain character wherever it stands outside a text in quotes.
_REPLACEMENTS: dict[str, str] = {
    " ": "\x0b\x0c\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029"
    "\u202f\u205f\u3000",
    # Invisible: byte order mark, soft hyphen, zero-width characters, directional marks, variation selectors.
    "": "\ufeff\xad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067"
    "\u2068\u2069\ufe0e\ufe0f",
    '"': "\u201c\u201d\u201e\u201f\xab\xbb\u2033\u2036\u275d\u275e\u301d\u301e\u301f",
    "'": "\u2018\u2019\u201a\u201b\u2032\u02bc\xb4",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u2796\u2e3a\u2e3b\ufe58\ufe63",
    ">": "\u203a\u2192",
    ",": "\u3001\u060c",
    ".": "\u3002",
    ":": "\u2236\ufe55",
    "*": "\xd7\u2217",
    "|": "\u2502\u2223\xa6",
}
PLAIN: dict[str, str] = {odd: plain for plain, odds in _REPLACEMENTS.items() for odd in odds}
# Full-width forms of the ASCII characters.
PLAIN.update({chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)})
ODD = re.compile(f"[{''.join(map(re.escape, PLAIN))}]")

# Letters of other scripts that look like Latin ones in every typeface.
_CYRILLIC = "АВЕКМНОРСТУХаеорсухіѕјІЅЈ", "ABEKMHOPCTYXaeopcyxisjISJ"
_GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"
_LATIN = dict(zip(_CYRILLIC[0] + _GREEK[0], _CYRILLIC[1] + _GREEK[1], strict=True))
_WORD = re.compile(r"\w+")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_OTHER_ALPHABETS = re.compile("[\u0370-\u052f]")

# Characters that no text has: all but tab, line ends, and the few that are read as blanks.
CONTROLS = bytes({*range(32), 127} - set(b"\t\n\x0b\x0c\r"))
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\x80-\x84\x86-\x9f]")


def normalise(line: str) -> tuple[str, list[int] | None]:
    """A line in plain and composed characters, and the column (from 0) that each of them has in the line as
    written, one more for the end; None where there are as many as were written."""
    if not unicodedata.is_normalized("NFC", line):
        return _compose(line)
    plain = [PLAIN.get(character, character) for character in line]
    if all(plain):
        return "".join(plain), None
    columns = [column for column, character in enumerate(plain) if character]
    return "".join(plain), [*columns, len(line)]


def _compose(line: str) -> tuple[str, list[int]]:
    """The same for a line with letters and accents apart."""
    pieces: list[str] = []
    columns: list[int] = []
    for start, cluster in _clusters(line):
        piece = "".join(PLAIN.get(character, character) for character in unicodedata.normalize("NFC", cluster))
        pieces.append(piece)
        columns += [start] * len(piece)
    return "".join(pieces), [*columns, len(line)]


def _clusters(line: str) -> Iterator[tuple[int, str]]:
    """Each character with the accents behind it, and where it begins."""
    start = 0
    for column in range(1, len(line) + 1):
        if column == len(line) or not unicodedata.combining(line[column]):
            yield start, line[start:column]
            start = column


def outside_quotes(change: Callable[[str], str], text: str) -> str:
    """The text with a change made to all but what stands in double quotes: people's own words."""
    if '"' not in text:
        return change(text)
    kept = _QUOTED.findall(text)
    pieces = [change(piece) for piece in _QUOTED.split(text)]
    return "".join(piece + quoted for piece, quoted in zip(pieces, [*kept, ""], strict=True))


def in_latin(text: str, *, only_mixed: bool = False) -> str:
    """The text with Latin letters in those words whose other letters only look like Latin ones: a code such as C4
    typed with a Cyrillic letter. A real word of another script has a letter that looks like none, with few
    exceptions (`море`); with `only_mixed` a word must have a digit or a Latin letter, too. What stands in quotes
    stays as it is."""

    def replaced(match: re.Match[str]) -> str:
        word = match[0]
        return word if only_mixed and not _is_mixed(word) else _word_in_latin(word)

    return outside_quotes(lambda piece: _WORD.sub(replaced, piece), text)


def _is_mixed(word: str) -> bool:
    return any(map(str.isascii, word))


def _word_in_latin(word: str) -> str:
    if word.isascii():
        return word
    letters = [letter if letter.isascii() else _LATIN.get(letter) for letter in word]
    return "".join(letter for letter in letters if letter is not None) if all(letters) else word


def mixes_alphabets(word: str) -> bool:
    """Whether a word has Latin letters, and Cyrillic or Greek ones too: a slip that nobody sees."""
    return (
        any(letter.isascii() and letter.isalpha() for letter in word) and _OTHER_ALPHABETS.search(word) is not None
    )


def name_of(character: str) -> str:
    """What to call a character in a message: `U+00A0 NO-BREAK SPACE`."""
    return f"U+{ord(character):04X} {unicodedata.name(character, '')}".rstrip()
