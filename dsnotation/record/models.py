"""The JSON record of one game, as pydantic models.

A record keeps the game's text word for word in `source`; everything else in it is what the tool made of
that text, laid out for programs. Moves and events are the game's own dataclasses, told apart by `kind`, so
that each field is defined once. `docs/record.md` explains every field to whoever reads records.
"""

from __future__ import annotations

import json
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from dsnotation.core.registry import find_game

FORMAT = "dsnotation-record"
VERSION = 2

Severity = Literal["error", "irregular", "warning", "note", "unverified"]
MoveVerdict = Literal["legal", "irregular", "unverified", "illegal", "not-checked"]
GameVerdict = Literal["legal", "irregular", "unverified", "unfinished", "illegal", "result-only", "unplayable"]
From1 = Annotated[int, Field(ge=1)]
Count = Annotated[int, Field(ge=0)]


class _Model(BaseModel):
    """Every field is written and none is added: a record's shape never depends on the game played."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        use_attribute_docstrings=True,
        # Fields of moves that have a default are written too, so a reader may rely on them.
        json_schema_serialization_defaults_required=True,
    )


class Source(_Model):
    """The text the record was made from."""

    file: str
    """Name of the file, without its folder."""
    game: From1
    """Which game of the file this is, from 1."""
    first_line: From1
    """The line of the file where `lines` begin."""
    lines: list[str]
    """The text of this game, word for word."""


class Written(_Model):
    """Something that stands in the text, with the comments around it."""

    line: From1
    """Line of the source text, from 1."""
    text: str
    """As written, without comment and annotations."""
    before: list[str]
    """Comment and annotation lines above it. For a line of several moves these and the next two stand with
    the first."""
    annotations: list[str]
    """What stands in braces on its line."""
    comment: str | None
    """What stands after the semicolon on its line."""


class TagRecord(_Model):
    """One tag of the text."""

    line: From1
    name: str
    value: str
    before: list[str]
    comment: str | None


class Player(_Model):
    """Who plays a side; `name` is null if the text doesn't say."""

    actor: str
    name: str | None


class _MoveHead(_Model):
    """What tells a move from the others; apart, so that it comes first in a record."""

    number: From1
    """Counts the moves of the game from 1."""
    turn: Count
    """Turn of the game; 0 in the set-up."""
    phase: str
    actor: str | None
    """Who moved, `chance` or `all`; null if neither text nor position tells."""
    kind: str | None
    """Kind of move; null if the text can't be read."""
    verdict: MoveVerdict


class Checksum(_Model):
    """What another program can hold its own replay against."""

    position: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
    """Hash of the position after the move."""
    legal_moves: Annotated[int, Field(ge=0)] | None
    """How many legal moves there were; null for more than a thousand, and from the first mistake on."""


class RecordedMove(Written, _MoveHead):
    """One move of the text and what came of it."""

    move: Any
    events: list[Any]
    findings: list[Count]
    """Places in the record's `findings`, from 0."""
    checksum: Checksum | None
    """null unless the record was made with checksums."""


class RecordedAssertion(Written):
    """A claim about the position that the text makes."""

    after_move: Count
    turn: Count
    kind: str
    holds: bool | None
    """null if it could not be checked, or if nobody can tell."""
    findings: list[Count]


class RecordedPart(Written):
    """A part of a position that the text states: what holds from there on."""

    after_move: Count
    turn: Count
    part: str
    """Name of the part, of a side with the side in front: `A.hand`."""
    words: list[str]
    taken: bool
    """Whether the position could be taken up; false for all its parts if something is wrong with any of them."""
    findings: list[Count]


class RecordedAdjustment(RecordedPart):
    """A correction that the players agreed on."""

    reason: str


class Mark(Written):
    """A line that heads a part of the text."""

    kind: Literal["setup", "turn"]
    turn: Count | None
    after_move: Count


class Unread(Written):
    """A line of the text that could not be read. It counts as one move, whatever it was."""

    number: From1
    """Its place among the moves."""
    findings: list[Count]


class StandingRecord(_Model):
    """One side in the ranking."""

    actor: str
    player: str | None
    score: int
    rank: From1
    """From 1; equals share a rank, and so do the sides of one player."""
    counts: bool
    """Whether this score is its player's result: false for the others of a player with several sides."""


class Result(_Model):
    """How the game stands at its last move."""

    finished: bool
    reason: str
    """Why the game ended, or what it waits for."""
    winners: list[str]
    """The sides that won, all those of a winning player; empty until the game is over."""
    standings: list[StandingRecord]


class RuleRef(_Model):
    """The rule a finding rests on."""

    id: str
    title: str
    source: str


class FindingRecord(_Model):
    """One complaint about the game, in the form that `dsn check --format json` prints."""

    file: str | None
    line: From1 | None
    column: From1 | None
    end_line: From1 | None
    end_column: From1 | None
    game: Annotated[int, Field(ge=1)] | None
    event: str | None
    """The `Event` tag of the game."""
    turn: Count | None
    """The turn under whose heading it lies; 0 in the set-up, null in the tags."""
    move: Count | None
    code: str
    severity: Severity
    message: str
    rule: RuleRef
    hints: list[str]


class Record(_Model):
    """The record of one game."""

    format: Literal["dsnotation-record"]
    version: Literal[2]
    game: str
    """Registry name of the game."""
    edition: str | None
    """The `Edition` tag."""
    rules_version: str
    """Version of the rules engine that judged the game."""
    verdict: GameVerdict
    options: dict[str, str]
    """Every rule option of the game, defaults included."""
    tags: list[TagRecord]
    players: list[Player]
    result: Result | None
    """null if the game can't be played."""
    moves: list[RecordedMove]
    assertions: list[RecordedAssertion]
    positions: list[RecordedPart]
    """Stated positions, part by part; parts in a row are one position."""
    adjustments: list[RecordedAdjustment]
    """Corrections of pieces or score that the players agreed on; a game with any is an adjusted one."""
    marks: list[Mark]
    unread: list[Unread]
    trailing: list[str]
    """Comment lines after the last statement."""
    findings: list[FindingRecord]
    source: Source


@cache
def record_type(name: str) -> type[Record]:
    """The record model of the game called `name`: `Record` with that game's moves and events in it.

    Raises UnknownGame.
    """
    game = find_game(name)
    moves: Any = Annotated[reduce(or_, game.move_types), Field(discriminator="kind")]
    events: Any = Annotated[reduce(or_, game.event_types), Field(discriminator="kind")]
    recorded: Any = create_model(
        "RecordedMove",
        __base__=RecordedMove,
        __doc__=RecordedMove.__doc__,
        move=(moves | None, Field(description="The whole move; null if it was not played.")),
        events=(list[events], Field(description="What the move brought about, in order.")),
    )
    return create_model(
        "Record",
        __base__=Record,
        __doc__=f"The record of one game of {game.title}.",
        moves=(list[recorded], ...),
    )


def dump(record: Record) -> str:
    """The record as JSON text. The same record always gives the same bytes.

    Keys stand in declared order, each on its line, and so does each move, event list and finding with it: a
    change of one move is a change of one line.
    """
    members = record.model_dump(mode="json").items()
    lines = [f"  {json.dumps(key)}: {_member(value)}" for key, value in members]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _member(value: Any) -> str:
    """A value of the outermost object: a list has an item a line."""
    if not isinstance(value, list) or not value:
        return _compact(value) if not isinstance(value, dict) or "lines" not in value else _source(value)
    return "[\n" + ",\n".join(f"    {_compact(item)}" for item in value) + "\n  ]"


def _source(value: dict[str, Any]) -> str:
    """The text, a line a line."""
    inner = [f"    {_compact(key)}: {_compact(part)}" for key, part in value.items() if key != "lines"]
    lines = ",\n".join(f"      {_compact(line)}" for line in value["lines"])
    return "{\n" + ",\n".join([*inner, f'    "lines": [\n{lines}\n    ]']) + "\n  }"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
