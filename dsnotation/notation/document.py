"""What a text says, before anybody asks whether it is legal: games, tags, statements."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dsnotation.core.findings import Finding, Span
from dsnotation.core.game import Assertion, Draft, PartStatement
from dsnotation.core.messages import Message, listed_and, say
from dsnotation.notation.characters import name_of

StatementKind = Literal["setup", "turn", "moves", "assertion", "position", "adjust", "unreadable"]


@dataclass(slots=True)
class Statement:
    """One statement, one line.

    `text` is the statement as written, without comment and annotations; `leading` are the comment and
    annotation lines above it, as written. Drafts are in the order in which they are to be played.

    A line of several moves that can be read only in part is several statements, each with its own piece of
    text. Then `whole` is all of the line as written on the first of them, and empty on the others.
    """

    kind: StatementKind
    line: int
    text: str
    drafts: list[Draft] = field(default_factory=list)
    assertion: Assertion | None = None
    turn: int | None = None
    part: PartStatement | None = None
    leading: list[str] = field(default_factory=list)
    annotations: list[str] = field(default_factory=list)
    comment: str | None = None
    whole: str | None = None


@dataclass(slots=True)
class Tag:
    """A `[Name "value"]` line. The value is unescaped."""

    name: str
    value: str
    line: int
    span: Span | None = None
    leading: list[str] = field(default_factory=list)
    comment: str | None = None


@dataclass(slots=True)
class GameText:
    """One game of a file. `name` is the game's registry name; None if the tags don't give a known one.

    `findings` are those of reading; `trailing` are comment lines after the last statement.
    """

    number: int
    name: str | None
    tags: list[Tag] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    trailing: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def tag(self, name: str) -> str | None:
        """The value of a tag, whatever the case of its name, or None."""
        return next((tag.value for tag in self.tags if tag.name.lower() == name.lower()), None)

    def tag_values(self) -> dict[str, str]:
        """The values of all tags by name as written; of several that are alike but for their case the first."""
        found: dict[str, str] = {}
        seen: set[str] = set()
        for tag in self.tags:
            if tag.name.lower() not in seen:
                found[tag.name] = tag.value
            seen.add(tag.name.lower())
        return found


@dataclass(frozen=True, slots=True)
class Oddity:
    """A character of a statement, or of a tag outside its value, that was read as another: `written` as `read_as`,
    which is empty if it was left out. The text is not canonical there. Line and column (of the line as written)
    count from 1."""

    line: int
    column: int
    written: str
    read_as: str

    @property
    def what(self) -> Message:
        """In words: `U+00A0 NO-BREAK SPACE, read as a blank`."""
        names = listed_and(map(name_of, self.written))
        if not self.read_as:
            return say("{characters}, left out", characters=names)
        if self.read_as == " ":
            return say("{characters}, read as a blank", characters=names)
        return say("{characters}, read as {plain}", characters=names, plain=self.read_as)


@dataclass(slots=True)
class SourceText:
    """A file's lines as written (`lines`) and normalised (`normal`), with a map of columns between the two.

    `columns[line - 1]` is None where both are of one length; otherwise entry i is the original column (from 0) of
    the normalised character i, with one more entry for the end. `ended` says whether the last line has a line end,
    `controls` the lines with control characters and the column (from 0) of the first of them, `returns` the lines
    (from 1) that end with CR LF or CR.

    Three fields are filled in by reading: `oddities`, what was read as something else, `unfinished`, the last
    line if it breaks off (from 1), and `plainer`, the statements (by line, from 1) as they should be written that
    were read although people's habits are in them.
    """

    file: str
    lines: list[str]
    normal: list[str]
    columns: list[list[int] | None]
    ended: bool = True
    controls: dict[int, int] = field(default_factory=dict)
    returns: list[int] = field(default_factory=list)
    oddities: list[Oddity] = field(default_factory=list)
    unfinished: int | None = None
    plainer: dict[int, str] = field(default_factory=dict)

    def span(self, line: int, start: int, end: int) -> Span:
        """The place of normalised columns `start` to `end` (from 0, end exclusive) of a line (from 1)."""
        columns = self.columns[line - 1] if line <= len(self.columns) else None
        if columns is not None:
            last = len(columns) - 1
            start, end = columns[min(start, last)], columns[min(end, last)]
        return Span(self.file, line, start + 1, line, max(end, start + 1) + 1)

    def written(self, line: int, start: int, end: int) -> str:
        """What stands at normalised columns `start` to `end` of a line, as written."""
        columns = self.columns[line - 1]
        if columns is not None:
            start, end = columns[start], columns[end]
        return self.lines[line - 1][start:end]


@dataclass(slots=True)
class Document:
    """A file that was read: its games, and what is wrong with the file as such."""

    source: SourceText
    games: list[GameText] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
