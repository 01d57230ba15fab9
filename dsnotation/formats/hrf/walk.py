"""Walks our engine through a journal: the engine asks, the lines answer.

Nothing is believed: every move is checked by our rules before it is played, and where the journal tells what
can be seen (who is asked, the bag at each Reseed, the winner) that is compared too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.game import Decision
from dsnotation.core.messages import Message, say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.hrf import actions as act
from dsnotation.formats.hrf import answers, answers_cards
from dsnotation.formats.hrf.answers import Question
from dsnotation.formats.hrf.cursor import Conflict, Cursor, Ended
from dsnotation.formats.hrf.stream import Line, Place, Stream
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ELEMENT
from dsnotation.games.dominant_species.state import State

MAX_MOVES = 50_000
_RESEED = act.RANK_OF_PHASE["Reseed"]


@dataclass(slots=True)
class Walk:
    """How far a walk came: the moves, each with its turn, and why it ended.

    `conflict` is where journal and rules parted; `differs` is the first line where a fact in the journal and
    our position differed, which does not end the walk; `begun` counts the lines of a move that is incomplete.
    """

    moves: list[tuple[int, Any]] = field(default_factory=list)
    inferred: list[tuple[str, Line | None]] = field(default_factory=list)
    conflict: Conflict | None = None
    differs: Conflict | None = None
    unfinished: bool = False
    begun: int = 0
    reached: int = 0  # lines gone through
    agreed: int = 0  # lines gone through before anything differed

    @property
    def clean(self) -> bool:
        return self.conflict is None and self.differs is None


def walk(stream: Stream, tags: dict[str, str]) -> Walk:
    """Plays the journal with the animals and options of these tags."""
    setup, findings = GAME.setup(tags)
    if setup is None:
        raise ValueError(findings[0].message)
    walker = _Walker(stream, GAME.start(setup))
    walker.run()
    return walker.walk


class _Walker:
    def __init__(self, stream: Stream, state: State) -> None:
        self.cursor = Cursor(stream)
        self.state = state
        self.walk = Walk()
        self.place: Place = (0, 0)

    def run(self) -> None:
        walk, cursor = self.walk, self.cursor
        try:
            while (decision := GAME.decision(self.state)) is not None and len(walk.moves) < MAX_MOVES:
                self._play(decision)
            self._end()
        except Ended as ended:
            walk.unfinished, walk.begun = True, ended.begun
            cursor.index -= ended.begun
        except Conflict as conflict:
            walk.conflict = conflict
        except act.Odd as odd:
            walk.conflict = Conflict(odd.args[0], cursor.last, codes.BAD_NAME)
        walk.reached = cursor.index
        if walk.differs is None:
            walk.agreed = cursor.index

    def _play(self, decision: Decision) -> None:
        kind = decision.kind
        if kind not in ("reveal-tiles", "reveal-cards"):
            self.place = self._place(decision)
            self.cursor.begin(self.place)
        elif self._over():
            raise Conflict(say("the game ends here, but not by our rules"), self.cursor.peek())
        if kind == "draw-elements":
            self._compare_bag()
        move = ANSWERS[kind](Question(decision, self.state, self.cursor, self._infer))
        refused = GAME.check(self.state, move)
        if forbids(refused):
            raise Conflict(_words(refused[0]), self._last_of_move(), codes.REFUSED)
        self.walk.moves.append((decision.turn, move))
        GAME.apply(self.state, move)

    def _last_of_move(self) -> Line | None:
        """The line of the move that is being played that says what was chosen, not the one that ends it."""
        lines = self.cursor.lines[self.cursor.began : self.cursor.index]
        chosen = [line for line in lines if line.name != "EndAction"]
        return chosen[-1] if chosen else self.cursor.last

    def _place(self, decision: Decision) -> Place:
        """Where in the journal the answer stands."""
        if decision.kind == "place-pawn":
            rank = act.RANK_OF_SPACE["plan"]
        elif decision.kind == "save-mammal":
            rank = act.RANK_OF_SPACE["save-mammal"]
        elif decision.kind == "draw-elements":
            rank = _RESEED
        elif decision.space in act.RANK_OF_SPACE:
            rank = act.RANK_OF_SPACE[decision.space]
        else:
            return self.place  # a card, asked at the space that is being played
        return decision.turn, rank

    def _infer(self, message: str) -> None:
        self.walk.inferred.append((message, self.cursor.peek() if self.cursor.last is None else self.cursor.last))

    # What can be compared ------------------------------------------------------------------------------------

    def _over(self) -> bool:
        """Whether the journal says that the game ends after this turn."""
        for line in self.cursor.lines[self.cursor.index :]:
            if line.name in ("IceAgeAction", "GameOverAction"):
                return True
            if line.name != "EndAction":
                return False
        return False

    def _compare_bag(self) -> None:
        """The line has the whole bag: the one place where a journal shows a position."""
        line = self.cursor.peek()
        if line is None or line.name != "ReseedShuffledAction":
            return
        counts = Counter(ELEMENT[act.element(item)] for item in act.items(act.arg(line.term, 0)))
        if [counts[element] for element in range(6)] != self.state.bag:
            self._differ(say("the bag in the journal does not hold what it holds by our rules"), line)

    def _differ(self, message: str, line: Line | None) -> None:
        if self.walk.differs is None:
            self.walk.differs = Conflict(message, line, codes.DISAGREES)
            self.walk.agreed = self.cursor.index

    def _end(self) -> None:
        """After the last decision of ours only the end may be left, with the same winner."""
        cursor = self.cursor
        while (line := cursor.peek()) is not None:
            if line.name == "GameOverAction":
                winners = GAME.outcome(self.state).winners
                if line.term.args and act.animal(line.term) not in winners:
                    self._differ(
                        say(
                            "{winner} wins in the journal, {winners} by our rules",
                            winner=act.animal(line.term),
                            winners=" ".join(winners),
                        ),
                        line,
                    )
            elif line.name not in ("EndAction", "IceAgeAction"):
                raise Conflict(say("the game is over by our rules"), line)
            cursor.index += 1


def _words(finding: Finding) -> Message:
    """A refusal with the code of its rule, which `dsn rule` explains."""
    return say("{message} ({code})", message=finding.message, code=finding.code)


def _answers() -> dict[str, Callable[[Question], Any]]:
    """By kind of decision. What only options bring that this program doesn't have is missing."""
    found: dict[str, Callable[[Question], Any]] = {}
    for move_type in GAME.move_types:
        kind = str(move_type.__dataclass_fields__["kind"].default)
        for module in (answers, answers_cards):
            answer = getattr(module, kind.replace("-", "_"), None)
            if answer is not None:
                found[kind] = answer
    return found


ANSWERS = _answers()
