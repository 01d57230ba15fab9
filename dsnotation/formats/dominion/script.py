"""A log as a script for the game: what it still has to say about the turn, taken piece by piece.

In a log with an order (all but councilroom.com's), each play and each purchase of the turn player opens a part of
the turn, up to the next one: only that part can answer what the card asks. Councilroom.com has counted what
happened in a turn by kind, so there all of the turn can answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from dsnotation.core.messages import say
from dsnotation.formats.catalogue import LOG_OUT_OF_STEP
from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, LogGame, LogTurn, Verb

MAIN: frozenset[Verb] = frozenset({"play", "play-again", "buy"})
# What must be accounted for by our rules; a log with more of it tells another game.
_BINDING: frozenset[Verb] = frozenset(
    {
        "bottomdeck", "discard", "draw", "gain", "pass", "receive", "return", "set-aside", "shuffle", "topdeck",
        "to-hand", "trash",
    }
)  # fmt: skip
_NAMELESS: frozenset[Verb] = frozenset({"shuffle"})


class Conflict(Exception):
    """The log and our rules part ways at a line (0: none in particular); the message says how."""

    def __init__(self, message: str, line: int, code: str = LOG_OUT_OF_STEP) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.code = code


class Ended(Exception):
    """The log ends before the game does."""


@dataclass(slots=True, eq=False)
class Entry:
    """An event of the turn; `left` are the cards of it that nothing has accounted for yet."""

    event: LogEvent
    left: list[str]
    done: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it still says something."""
        return not self.done and (bool(self.left) or not self.event.cards)

    def take(self, names: Sequence[str] | None = None) -> tuple[str, ...]:
        """Accounts for some of its cards, or all. An unknown card stands for any that is not listed."""
        if names is None:
            taken, self.left, self.done = tuple(self.left), [], True
            return taken
        for name in names:
            found = name if name in self.left else UNKNOWN if UNKNOWN in self.left else None
            if found is None and name == UNKNOWN and self.left:
                found = self.left[0]
            if found is not None:
                self.left.remove(found)
        self.done = not self.left
        return tuple(names)


def entry_of(event: LogEvent) -> Entry:
    """An event of which nothing is accounted for."""
    return Entry(event, [name for name, number in event.cards for _ in range(number)])


@dataclass(slots=True, eq=False)
class Drawn:
    """Cards that come off a deck, as the log lists them: those before a shuffle, and those after it."""

    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    shuffled: bool = False
    line: int = 0

    @property
    def cards(self) -> list[str]:
        return [*self.before, *self.after]


class Script:
    """The turns of a log, one after the other. `ordered` says whether the order of events means anything."""

    def __init__(self, game: LogGame) -> None:
        self.game = game
        self.ordered = game.source_format != "councilroom"
        self.index = -1  # of the turn; -1 before the first
        self.entries = [entry_of(event) for event in game.setup]
        self.main = -1  # place of the play or purchase whose part of the turn this is
        self.line = 0  # of what was taken last
        self.queue: list[tuple[Verb, str]] = []  # more of the same sentence: "buys 2 Silvers"

    # Turns --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> LogTurn | None:
        """The turn of the log that is being gone through."""
        return self.game.turns[self.index] if 0 <= self.index < len(self.game.turns) else None

    @property
    def is_last(self) -> bool:
        """Whether no turn of the log comes after this one."""
        return self.index >= len(self.game.turns) - 1

    def begin_turn(self, player: str, extra: bool) -> None:
        """The next turn of the log, which must be this player's. Raises Conflict or Ended."""
        if self.index >= 0:
            self.close(whole=True)
        if self.is_last:
            raise Ended
        self.index += 1
        turn = self.turn
        assert turn is not None
        self.line = turn.line
        self.entries = [entry_of(event) for event in turn.events]
        self.main, self.queue = -1, []
        if turn.player != player or (turn.extra is not None) != extra:
            ours = say("an extra turn of {player}", player=player)
            if not extra:
                ours = say("a turn of {player}", player=player)
            theirs = say("a turn of {player}", player=turn.player)
            if turn.extra:
                theirs = say("an extra turn ({cause}) of {player}", cause=turn.extra, player=turn.player)
            raise Conflict(
                say("by our rules {ours} comes here, in the log {theirs}", ours=ours, theirs=theirs), turn.line
            )

    def finish(self) -> None:
        """The game is over by our rules: the log must have nothing more. Raises Conflict.

        A new hand may still be told, although nobody plays it.
        """
        turn = self.turn
        for entry in self.part():
            if turn is not None and entry.event.verb in ("draw", "shuffle") and entry.event.player == turn.player:
                entry.take()
        self.close(whole=True)
        if not self.is_last:
            raise Conflict(say("by our rules the game is over"), self.game.turns[self.index + 1].line)

    # Plays and purchases ------------------------------------------------------------------------------------

    def next_main(self) -> Entry | None:
        """The next play or purchase of the turn player."""
        place = self._next_place()
        return self.entries[place] if place < len(self.entries) else None

    def take_main(self) -> Entry:
        """Takes the next play or purchase; what belongs to the one before must be accounted for."""
        self.close()
        self.main = self._next_place()
        entry = self.entries[self.main]
        self.line = entry.event.line
        return entry

    def later_mains(self) -> Iterator[LogEvent]:
        """All plays and purchases of this turn that are still to come."""
        for entry in self.entries[self._next_place() :]:
            if self._is_main(entry):
                yield entry.event

    def _next_place(self) -> int:
        for place in range(self.main + 1, len(self.entries)):
            if self._is_main(self.entries[place]):
                return place
        return len(self.entries)

    def _is_main(self, entry: Entry) -> bool:
        turn = self.turn
        return turn is not None and entry.event.verb in MAIN and entry.event.player == turn.player

    # What belongs to one ------------------------------------------------------------------------------------

    def part(self) -> list[Entry]:
        """What may answer now and is not accounted for yet."""
        begin, end = (self.main + 1, self._next_place()) if self.ordered else (0, len(self.entries))
        return [entry for entry in self.entries[begin:end] if entry.is_open and not self._is_main(entry)]

    def find(
        self,
        verbs: Verb | tuple[Verb, ...],
        player: str,
        *,
        card: str | None = None,
        where: Callable[[LogEvent], bool] | None = None,
    ) -> Entry | None:
        """The first such entry about a player that has a card left, or that card."""
        wanted = (verbs,) if isinstance(verbs, str) else verbs
        for entry in self.part():
            event = entry.event
            if event.verb not in wanted or event.player != player or (where is not None and not where(event)):
                continue
            if card is None or card in entry.left or UNKNOWN in entry.left:
                return entry
        return None

    def take(self, verbs: Verb | tuple[Verb, ...], player: str, card: str | None = None) -> bool:
        """Accounts for a card (None: the whole entry) of the first such entry. False if there is none."""
        entry = self.find(verbs, player, card=card)
        if entry is None:
            return False
        self.line = entry.event.line or self.line
        entry.take(None if card is None else (card,))
        return True

    def drawn(
        self, verbs: tuple[Verb, ...], player: str, count: int, where: Callable[[LogEvent], bool] | None = None
    ) -> Drawn | None:
        """Takes so many cards that come off a player's deck, and the shuffles before them; None if the log has
        nothing of the kind. Raises Conflict if it has another number."""
        drawn = Drawn()
        for entry in self.part():
            event = entry.event
            if event.player != player:
                continue
            if event.verb == "shuffle" and len(drawn.cards) < count:
                drawn.shuffled = True
                drawn.line = event.line
                entry.take()
            elif event.verb in verbs and (where is None or where(event)):
                if len(drawn.cards) >= count:
                    break
                (drawn.after if drawn.shuffled else drawn.before).extend(entry.take())
                drawn.line = event.line
        if not drawn.cards:
            return drawn if drawn.shuffled else None
        self.line = drawn.line
        if len(drawn.cards) != count:
            raise Conflict(
                say(
                    "the log has {number} cards here, our rules {expected}",
                    number=len(drawn.cards),
                    expected=count,
                ),
                drawn.line,
            )
        return drawn

    def close(self, *, whole: bool = False) -> None:
        """What the log says of this part (or all of the turn) must be accounted for. Raises Conflict."""
        if self.index < 0 or not (self.ordered or whole):
            return
        for entry in self.part():
            event = entry.event
            if event.verb in _BINDING and event.player is not None and (entry.left or event.verb in _NAMELESS):
                what = " ".join((event.verb.replace("-", " "), *entry.left))
                raise Conflict(
                    say("our rules do not ask {player} to {what} here", player=event.player, what=what), event.line
                )
        if whole and (rest := self.next_main()) is not None:
            raise Conflict(say("by our rules the turn is over"), rest.event.line)

    def to_come(self) -> Iterator[LogEvent]:
        """All events of the log after what was taken last, this turn's first."""
        yield from (entry.event for entry in self.part())
        begin = self._next_place() if self.ordered else len(self.entries)
        yield from (entry.event for entry in self.entries[begin:])
        for turn in self.game.turns[self.index + 1 :]:
            yield from turn.events

    def nothing_left(self) -> bool:
        """Whether the log has come to its end."""
        return self.is_last and self.next_main() is None and not self.part()
