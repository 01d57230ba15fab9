"""The Game protocol: a game is a state machine over decisions.

Everything above the engine (notation, replay, record, command) works through this protocol and knows no rules.
`State` and `Setup` are opaque here; moves and events are frozen slotted dataclasses with a `kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, TypeVar

from dsnotation.core.findings import Catalogue, FieldPath, Finding
from dsnotation.core.messages import Message
from dsnotation.core.names import Name
from dsnotation.core.options import OptionInfo
from dsnotation.core.position import PartInfo, Stated

CHANCE = "chance"
EVERYBODY = "all"
MARK: FieldPath = ("!",)  # in `Draft.spans`: the mark of an irregular move
SEATS = "seats"  # in `Finding.about`: who plays at all


class Move(Protocol):
    """What somebody (or chance) decided. Concrete moves are dataclasses, one per kind."""

    @property
    def kind(self) -> str: ...

    @property
    def actor(self) -> str: ...


class Event(Protocol):
    """What a move brought about."""

    @property
    def kind(self) -> str: ...


State = Any
Setup = Any
T = TypeVar("T")
# For a field of moves and events, what those of its values are called that are words and no notation.
FieldWords = Mapping[str, Mapping[str, Message | Name]]
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
# Metadata of a move's field: the order of the list in it means something. Elsewhere it doesn't.
ORDERED: Mapping[str, bool] = MappingProxyType({"ordered": True})


class Chooser(Protocol):
    """Answers one question of a move under composition with one of the `options` (never empty).

    `prefer` names options that a player with any sense would rather take; a chooser may ignore it. An option
    may stand several times, as often as the bag or the deck holds it.
    """

    def __call__(self, question: str, options: Sequence[T], prefer: Sequence[T] = ()) -> T: ...


@dataclass(frozen=True, slots=True)
class Decision:
    """Who must decide what now. `rule` is the code of the catalogue entry that asks for it, `space` the place or
    the card it belongs to, if any; `also` are kinds of moves that answer it too.

    `given` are fields of the move that the position gives, with their values: a draft may leave them out, and one
    that has another value there answers another decision. Where several such decisions may be answered on one
    line, `listed` is the first word of such statements, in small letters: how many a line was meant to answer
    can't be told if it can't be read.
    """

    actor: str
    kind: str
    rule: str
    turn: int
    phase: str
    space: str | None = None
    also: tuple[str, ...] = ()
    given: tuple[tuple[str, str], ...] = ()
    listed: str | None = None

    def is_answered_by(self, kind: str) -> bool:
        """Whether moves of this kind answer the decision."""
        return kind == self.kind or kind in self.also


@dataclass(slots=True)
class Draft:
    """A move as somebody wrote it: parts that the position gives (`actor`, `Decision.given`) may be missing.

    `spans` gives, for each part, the columns of the line it stands in (from 0, end exclusive). `irregular` if it
    is marked as made although it broke a rule; then `MARK` in `spans` is where the mark stands.
    """

    kind: str
    fields: dict[str, Any]
    spans: dict[FieldPath, tuple[int, int]] = field(default_factory=dict)
    irregular: bool = False

    @property
    def actor(self) -> str | None:
        actor = self.fields.get("actor")
        return actor if isinstance(actor, str) else None


@dataclass(slots=True)
class Assertion:
    """A statement about the position that the replay checks: `kind` and what is claimed."""

    kind: str
    fields: dict[str, Any]
    spans: dict[FieldPath, tuple[int, int]] = field(default_factory=dict)


@dataclass(slots=True)
class PartStatement:
    """A part of a position as a text states it: its name and its words. With a `reason` it is a correction that
    the
    players agreed on. `spans` gives the columns of each word by its place, and of the name as ("name",)."""

    name: str
    words: tuple[str, ...]
    reason: str | None = None
    spans: dict[FieldPath, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """One side in the final ranking. `rank` counts from 1; equal ranks share a place.

    A player may have several sides: they share the player's rank, and `counts` says whose score is the player's
    result.
    """

    actor: str
    player: str | None
    score: int
    rank: int
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands: scores and ranking always, winner and reason only when it is over.

    `winners` are the sides that won, all those of a winning player.
    """

    finished: bool
    reason: str
    standings: tuple[Standing, ...]
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forced:
    """What came of a move that broke a rule: what of it was carried out (None: nothing) and the events.

    `left_out` are the parts of the move that could not be carried out, as in `Finding.field`; a number that was
    cut down is one of them.
    """

    move: Any = None
    events: Sequence[Any] = ()
    left_out: tuple[FieldPath, ...] = ()


class Language(Protocol):
    """The words of one game: how its statements become drafts and its moves become text.

    `builder` has one method per grammar rule; it gets the list of tokens and returns drafts or assertions.
    """

    @property
    def grammar(self) -> str: ...

    @property
    def builder(self) -> Any: ...

    @property
    def names_once(self) -> bool:
        """Whether canonical text names nobody on a line who made the move before."""
        ...

    def write(self, moves: Sequence[Any]) -> list[str]:
        """Canonical lines, one statement each, for a run of moves."""
        ...

    def write_assertion(self, assertion: Assertion) -> str: ...

    def spell(self, part: str, word: str) -> str:
        """A word of a part of a position as it is written; one that means nothing stays as it is."""
        ...

    def names_in(self, text: str) -> Mapping[str, str]:
        """What a statement calls by another of its names, where a thing has several codes: the name in the text,
        by the one that canonical text has."""
        ...

    def describe(self, decision: Decision, example: str = "") -> Message | str:
        """What the decision asks for, for hints, with the example line of a move that is legal there."""
        ...


@dataclass(frozen=True, slots=True)
class GameSets:
    """How a game reads its sets: the data it is played with, where that is no part of the rules (`core.sets`).

    `model` is a dataclass of everything in a set; `read` takes the text and the name of its file and gives a set,
    or None if something is an error, with all findings; `name` gives a set's own name, and `summary` what a set is
    and holds, in pairs.
    """

    model: type[Any]
    read: Callable[[str, str], tuple[Any | None, list[Finding]]]
    name: Callable[[Any], str]
    summary: Callable[[Any], list[tuple[str, str]]]


class Game(Protocol):
    """One game. All methods are pure but `apply`, `skip` and `force`, which change the state they are given."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    # Whether people call its turns rounds.
    in_rounds: ClassVar[bool]

    @property
    def catalogue(self) -> Catalogue: ...

    @property
    def asides(self) -> frozenset[str]:
        """Kinds of moves that answer no decision and may be made before any: they change nobody's turn. The kind
        is the first word of the statement."""
        ...

    @property
    def move_types(self) -> tuple[type[Any], ...]: ...

    @property
    def event_types(self) -> tuple[type[Any], ...]: ...

    @property
    def field_words(self) -> FieldWords:
        """What people call the values in the fields of its moves and events, where these are no notation."""
        ...

    @property
    def own_words(self) -> Mapping[str, Message]:
        """What it calls kinds and fields by whose names other games mean something else, by the name."""
        ...

    @property
    def options(self) -> tuple[OptionInfo, ...]:
        """The table of the rule options, in the order in which they are told."""
        ...

    @property
    def parts(self) -> tuple[PartInfo, ...]:
        """The parts that a position consists of, in the order in which they are written."""
        ...

    @property
    def sets(self) -> GameSets | None:
        """How the game reads its sets; None for a game that is all rules."""
        ...

    @property
    def language(self) -> Language: ...

    def setup(self, tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
        """What the tags of a game say about players and options; None if it can't be played. A finding's
        `field` is ("tag", name), or ("tag", name, start, end) for a part of the tag's value."""
        ...

    def seats(self, setup: Setup) -> tuple[tuple[str, str | None], ...]:
        """Every side and who plays it, in the game's own order."""
        ...

    def invent_tags(
        self, players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS
    ) -> dict[str, str]:
        """Tags for an invented game of so many sides (or players, where an option gives them several sides),
        with these rule options. Raises ValueError if there can't be such a game."""
        ...

    def start(self, setup: Setup) -> State:
        """The position before the first move."""
        ...

    def decision(self, state: State) -> Decision | None:
        """Who must decide what now; None when the game is over."""
        ...

    def complete(self, state: State, draft: Draft) -> Move:
        """The move a draft means here: what it leaves out is taken from the decision. Not yet checked."""
        ...

    def check(self, state: State, move: Move) -> list[Finding]:
        """Every reason why `move` is not legal now; empty means legal.

        An error forbids the move (`findings.forbids`). One that has no error but findings of severity unverified
        can be played: nobody can tell whether it was legal.
        """
        ...

    def apply(self, state: State, move: Move) -> Sequence[Any]:
        """Plays a move that `check` does not forbid and returns the events, automatic ones included."""
        ...

    def skip(self, state: State, *, done: bool = False) -> Sequence[Any]:
        """Passes over the decision without playing anything. Only for going on after a mistake; not a move. If it
        was `done` already, out of turn, nothing stands in for it."""
        ...

    def force(self, state: State, move: Move) -> Forced:
        """Carries out a move that `check` forbids, as far as the pieces allow: what somebody did although it broke
        a rule. Of a move that answers the decision that is due, the next one is due then; any other changes
        nobody's turn. Never loses or doubles a piece. If nothing of the move can be carried out, the position
        stays as it is."""
        ...

    def touches(self, state: State, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
        """The parts of the position that the drafted move would change, named as in `Finding.about`;
        without a draft, all that the decision could change. Where a part of the draft is `wrong`, whatever could
        stand in its place counts too."""
        ...

    def settles(self, move: Move) -> frozenset[str]:
        """The parts of the position that a legal move makes certain, whatever was in doubt before."""
        ...

    def forget(self, state: State, parts: Collection[str]) -> frozenset[str]:
        """Makes these parts of the position unknown, where a position can say of itself that it is. Returns those
        that need no doubt any more: `check` now gives findings of severity unverified where it rests on them.
        Only for going on after a mistake."""
        ...

    def unknown(self, state: State) -> frozenset[str]:
        """The parts that the position itself takes for unknown, after something that nobody saw (`?`), as far as
        it names them so. `check` gives findings of severity unverified where it rests on them."""
        ...

    def rests_on(self, state: State) -> tuple[str, ...]:
        """The parts of the position because of which this decision, and no other, is due."""
        ...

    def may_be_unasked(self, kind: str, space: str | None) -> bool:
        """Whether such a decision comes up only when there is something to choose, so that declining it may be
        written where nobody is asked, and left out where somebody is."""
        ...

    def could_be_asked(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        """Whether the side that a draft names could be asked here for what `may_be_unasked`, were there anything
        to choose; `events` are those of the last move. Where it names none, nobody else can have been meant."""
        ...

    def is_told(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        """Whether a draft that answers no decision only tells what the last move brought about by itself: these
        events. Then it may be left out, and changes nothing."""
        ...

    def compose(self, state: State, choose: Chooser) -> Move:
        """One legal move for the decision, its parts picked by `choose`."""
        ...

    def play_on(self, state: State, choose: Chooser) -> Iterator[tuple[int, Move]]:
        """Plays move after move that `compose` gives, as `apply` does, for whoever wants no events, until the game
        is over: the turn and the move, each when it is asked for."""
        ...

    def legal_moves(self, state: State) -> Iterator[Move]:
        """Every legal move, lazily, each once."""
        ...

    def variants(self, state: State, move: Any) -> Iterator[Any]:
        """Moves of the same kind and actor that differ from `move` in one part, legal or not."""
        ...

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        """What of an assertion doesn't hold in this position, or, as unverified, what nobody can decide."""
        ...

    def outcome(self, state: State) -> Outcome: ...

    def digest(self, state: State) -> str:
        """A short hash of the position, for checksums: equal for equal positions, on every machine and in every
        version of the same rules."""
        ...

    def snapshot(self, state: State) -> list[tuple[str, str]]:
        """The whole position in words: each part under its full name, without empty ones that may be left out."""
        ...

    def restore(self, setup: Setup, parts: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
        """The position that the parts of a snapshot say; None if something is an error, with all findings.

        A finding's `field` is the place of its part, and perhaps that of its word in the part. What a snapshot
        says is what it is made of: `restore(setup, snapshot(state))` has the same digest, decision and legal
        moves."""
        ...


class Misread(Exception):
    """Raised by a language's builder for a word that can't be what it stands for ("H9" is no hex).

    The reader turns it into a finding; `start` and `end` are columns of the line, from 0, end exclusive.
    """

    def __init__(self, message: str, start: int, end: int, hints: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.start = start
        self.end = end
        self.hints = hints
