"""One person's record of a game, statement by statement and move by move, as it was meant and as it was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import lru_cache
from pathlib import PurePath
from types import MappingProxyType
from typing import Any

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import CHANCE, Draft, Game
from dsnotation.notation.document import GameText, SourceText, Statement
from dsnotation.notation.writer import part_line
from dsnotation.replay.align import items_of
from dsnotation.replay.joining import has_unknown
from dsnotation.replay.own_text import own_text
from dsnotation.replay.player import prepare
from dsnotation.replay.result import Entry, Replay

# Tags that are about the record and not about the game; the first that is there names who wrote it.
SCRIBES = ("Annotator", "Scorekeeper")
HEADINGS = frozenset({"setup", "turn"})
STATED = "stated"  # the kind of a part of a stated position, and of a correction
Place = tuple[str, int]  # a file and a line of it
_NONE: Mapping[str, Any] = MappingProxyType({})


class NotPlayable(ValueError):
    """The game can't be played, so nobody can compare it."""


@dataclass(slots=True)
class Told:
    """One thing that a record says: a move, a heading, an assertion, a line that can't be read.

    `kind` is that of the move, or of the statement. `fields` are those of the move with what the position gives;
    one that could not be played may lack some. `before` and `after` are hashes of the positions around it.
    """

    statement: Statement
    kind: str
    turn: int
    entry: Entry | None = None
    draft: Draft | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)
    before: str = ""
    after: str = ""
    text: str = ""  # in canonical form, with who made it
    speaker: str | None = None  # whom the line names last, before this or in it
    place: Place = ("", 0)

    @property
    def is_move(self) -> bool:
        return self.draft is not None

    @property
    def actor(self) -> str | None:
        return self.fields.get("actor")

    def says(self, name: str) -> bool:
        """Whether a field is written, and not taken from the position."""
        return self.draft is None or name in self.draft.fields

    @property
    def played(self) -> bool:
        return self.entry is not None and self.entry.played


@dataclass(slots=True)
class Telling:
    """A record of a game. `scribe` is who wrote it, or else the name of the file."""

    file: str
    scribe: str
    text: GameText
    source: SourceText
    game: Game
    replay: Replay
    end: str  # the hash of the last position
    told: list[Told] = field(default_factory=list)

    @property
    def tags(self) -> dict[str, str]:
        return {tag.name: tag.value for tag in reversed(self.text.tags)}

    @property
    def moves(self) -> list[Told]:
        return [one for one in self.told if one.is_move]

    @property
    def knows_all(self) -> bool:
        """Whether nothing in it is unknown."""
        return not any(has_unknown(tuple(one.fields.values())) for one in self.told)

    def errors_at(self, line: int) -> list[Finding]:
        """The errors that the replay has for a line."""
        found = (one for one in self.replay.findings if one.severity is Severity.ERROR and one.span)
        return [one for one in found if one.span is not None and one.span.line == line]


def telling(text: GameText, source: SourceText, places: Mapping[int, Place] | None = None) -> Telling:
    """A game that was read, played for comparison. Raises NotPlayable.

    `places` gives file and line of statements (by their number in the game) that come from elsewhere.
    """
    player = prepare(text, source)
    if isinstance(player, Replay):
        raise NotPlayable(f"game {text.number} of {source.file} can't be played")
    game = player.game
    positions = [game.digest(player.track.state)]
    for _ in player.run():
        positions.append(game.digest(player.track.state))
    replay = player.result()
    tags = {tag.name: tag.value for tag in text.tags}
    scribe = next((tags[name] for name in SCRIBES if tags.get(name)), PurePath(source.file).name)
    made = Telling(source.file, scribe, text, source, game, replay, positions[-1])
    made.told = list(_told(made, positions))
    numbers = {id(statement): number for number, statement in enumerate(text.statements)}
    for one in made.told:
        here = (source.file, one.statement.line)
        one.place = (places or {}).get(numbers[id(one.statement)], here)
    return made


def _told(made: Telling, positions: list[str]) -> Iterator[Told]:
    entries = iter(made.replay.entries)
    place = turn = 0
    speaker: str | None = None
    last: Statement | None = None
    for item in items_of(made.text):
        statement = item.statement
        if statement.kind in HEADINGS:
            turn = statement.turn or 0
            number = {"turn": statement.turn} if statement.kind == "turn" else {}
            words = f"turn {turn}" if number else "setup"
            yield Told(statement, statement.kind, turn, fields=number, text=words)
            continue
        entry = next(entries)
        before, after = positions[place : place + 2]
        place += 1
        turn = entry.turn
        told = Told(statement, statement.kind, turn, entry, item.draft, _NONE, before, after)
        if item.draft is not None:
            told.kind = item.draft.kind
            told.fields = _fields(made.game, entry, item.draft)
        elif statement.assertion is not None:
            told.fields = {"claim": made.game.language.write_assertion(statement.assertion)}
        elif statement.part is not None:
            # Not the kind of the statement: a game may have moves that are called so.
            stated = part_line(replace(statement.part, reason=None), made.game.language)
            told.kind, told.fields = STATED, {"text": stated.removeprefix("position ")}
        else:
            told.fields = {"text": statement.text}
        speaker = _named(item.draft) or (speaker if statement is last else None)
        last = statement
        told.speaker = speaker or told.fields.get("player", told.actor)
        told.text = _words(made, told)
        yield told


def _named(draft: Draft | None) -> str | None:
    """Who is written as the one who acts, or to whom chance gives."""
    if draft is None:
        return None
    owner = draft.fields.get("player")
    return owner if isinstance(owner, str) else draft.actor if draft.actor != CHANCE else None


def _fields(game: Game, entry: Entry, draft: Draft) -> dict[str, Any]:
    """The fields of a move; of one that wasn't played those that are written, or that the position gives."""
    if entry.move is not None:
        return {part.name: getattr(entry.move, part.name) for part in fields(entry.move) if part.name != "kind"}
    shape = shape_of(game, draft.kind)
    known = dict(shape.defaults)
    decision = entry.decision
    if decision is not None and decision.is_answered_by(draft.kind):
        given = {"actor": decision.actor, **dict(decision.given)}
        known |= {name: value for name, value in given.items() if name in shape.names and name not in known}
    return {**known, **draft.fields}


def _words(made: Telling, told: Told) -> str:
    """A thing told in canonical form; a move that is marked with ! as it is written, not as far as it was done."""
    if told.statement.part is not None:
        return part_line(told.statement.part, made.game.language)
    if told.draft is None:
        return str(next(iter(told.fields.values()), ""))
    if told.draft.irregular:
        who = {"actor": told.actor} if told.actor is not None else {}
        written = Draft(told.draft.kind, {**who, **told.draft.fields})
        return f"! {' '.join(made.game.language.write([written]))}"
    if told.entry is not None and told.entry.move is not None:
        return " ".join(made.game.language.write([told.entry.move]))
    if told.actor is not None and told.draft.actor is None:
        named = Draft(told.draft.kind, {"actor": told.actor, **told.draft.fields})
        return " ".join(made.game.language.write([named]))
    return own_text(told.entry, made.source) if told.entry is not None else told.statement.text


@dataclass(frozen=True, slots=True)
class Shape:
    """The fields of a kind of move: their names, those whose order means something, and what need not be said."""

    names: frozenset[str]
    ordered: frozenset[str]
    defaults: Mapping[str, Any]


def shape_of(game: Game, kind: str) -> Shape:
    """The shape of a kind of move."""
    return _shapes(game.move_types).get(kind, Shape(frozenset(), frozenset(), _NONE))


@lru_cache(16)
def _shapes(types: tuple[type[Any], ...]) -> dict[str, Shape]:
    shapes: dict[str, Shape] = {}
    for one in types:
        parts = {part.name: part for part in fields(one)}
        kind = parts.pop("kind").default
        shapes[str(kind)] = Shape(
            frozenset(parts),
            frozenset(name for name, part in parts.items() if part.metadata.get("ordered")),
            {name: part.default for name, part in parts.items() if part.default is not MISSING},
        )
    return shapes
