"""Walks our engine through a log: the engine asks, the log answers.

Nothing is believed: each move is checked by our rules before it is played, and all that the log tells of cards
that move by themselves is compared with what our rules move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dsnotation.core.findings import forbids
from dsnotation.core.game import Decision
from dsnotation.core.messages import say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.dominion import answers_cards, answers_deck, answers_turn
from dsnotation.formats.dominion.embargo import purchases
from dsnotation.formats.dominion.log import LogGame
from dsnotation.formats.dominion.question import Answer, Question
from dsnotation.formats.dominion.script import Conflict, Ended, Script
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import SEATS
from dsnotation.games.seaside.events import CardGained, CardPlayed, CardsMoved, EffectBegan, TurnBegan
from dsnotation.games.seaside.state import State

MAX_MOVES = 20_000


@dataclass(slots=True)
class Walk:
    """How far a walk came: the position, the moves, each with its turn, and why it ended. `line` is the last line
    of the log that was used, `turns` how many of its turns were gone through."""

    state: State
    moves: list[tuple[int, Any]] = field(default_factory=list)
    inferred: list[tuple[str, int]] = field(default_factory=list)
    conflict: Conflict | None = None
    unfinished: bool = False
    line: int = 0
    turns: int = 0
    used: int = 0  # events of the last turn that are accounted for

    @property
    def merit(self) -> tuple[bool, int, int]:
        """How far it came, to compare walks with different options."""
        return self.conflict is None, self.turns, self.used


def walk(game: LogGame, tags: Mapping[str, str]) -> Walk:
    """Plays the log with the players, kingdom and options of these tags. Raises ValueError if they can't be."""
    setup, findings = GAME.setup(tags)
    if setup is None or forbids(findings):
        raise ValueError(findings[0].message)
    walker = _Walker(game, GAME.start(setup))
    walker.run()
    return walker.walk


class _Walker:
    def __init__(self, game: LogGame, state: State) -> None:
        self.game = game
        self.script = Script(game)
        self.state = state
        self.walk = Walk(state)
        self.purchases = purchases(game)

    def run(self) -> None:
        walk = self.walk
        try:
            while (decision := GAME.decision(self.state)) is not None:
                if len(walk.moves) >= MAX_MOVES:
                    raise Conflict(say("the game is longer than any real one"), self.script.line)
                self._play(decision)
            self.script.finish()
        except Ended:
            walk.unfinished = True
        except Conflict as conflict:
            conflict.line = conflict.line or self.script.line
            walk.conflict = conflict
        walk.line, walk.turns = self.script.line, self.script.index + 1
        walk.used = sum(not entry.is_open for entry in self.script.entries)

    def _play(self, decision: Decision) -> None:
        question = Question(decision, self.state, self.script, self._infer, self.purchases)
        move = ANSWERS[decision.kind](question)
        refused = GAME.check(self.state, move)
        if forbids(refused):
            raise Conflict(
                say("{message} ({code})", message=refused[0].message, code=refused[0].code),
                self.script.line,
                codes.LOG_REFUSED,
            )
        self.walk.moves.append((decision.turn, move))
        for event in GAME.apply(self.state, move):
            self._follow(event, move)

    def _infer(self, message: str) -> None:
        self.walk.inferred.append((message, self.script.line))

    # What happens by itself ----------------------------------------------------------------------------------

    def _follow(self, event: Any, move: Any) -> None:
        """Accounts for what the log tells of something that our rules did. Raises Conflict or Ended."""
        script = self.script
        if isinstance(event, TurnBegan):
            script.begin_turn(self._name(event.player), event.extra)
        elif isinstance(event, CardPlayed) and event.again:
            answers_turn.again(script, event.card)
        elif isinstance(event, EffectBegan):
            script.take("start-turn", self._name(event.player), event.card)
        elif isinstance(event, CardGained):
            if not script.take(("gain", "receive"), self._name(event.player), event.card):
                who = self._name(event.player)
                raise Conflict(
                    say(
                        "by our rules {who} gains {card} here; the log has nothing of it", who=who, card=event.card
                    ),
                    script.line,
                )
        elif isinstance(event, CardsMoved):
            self._follow_cards(event, move)

    def _follow_cards(self, event: CardsMoved, move: Any) -> None:
        script, player = self.script, self._name(event.player)
        if event.target == "trash" and move.kind != "trash":
            for card in event.cards:
                script.take("trash", player, card)
        elif event.target == "discard" and move.kind not in ("discard", "discard-all", "end"):
            self._take_discards(player, event)
        elif event.origin == "aside":
            script.take("to-hand", player)
        elif event.target == "deck-top" and move.kind not in ("top", "end"):
            script.take("topdeck", player)
        elif event.target == "island-mat" and event.origin == "play":
            script.take("set-aside", player, "Island")

    def _take_discards(self, player: str, event: CardsMoved) -> None:
        """Cards discarded by themselves; the log may name more of them than we know, or only say how many."""
        left = Counter(event.cards).total()
        while left and (entry := self.script.find("discard", player)) is not None:
            if not entry.left:
                entry.take()
                return
            taken = entry.take(entry.left[:left])
            left -= len(taken)

    def _name(self, seat: str) -> str:
        return self.game.players[SEATS.index(seat)]


ANSWERS: dict[str, Answer] = {
    "deal": answers_deck.deal,
    "draw": answers_deck.draw,
    "look": answers_deck.look,
    "flip": answers_deck.flip,
    "start": answers_turn.start,
    "play": answers_turn.turn_move,
    "buy": answers_turn.turn_move,
    "end": answers_turn.turn_move,
    "double": answers_turn.double,
    "choose": answers_cards.choose,
    "trash": answers_cards.trash,
    "discard": answers_cards.discard,
    "discard-all": answers_cards.discard_all,
    "top": answers_cards.top,
    "aside": answers_cards.aside,
    "return": answers_cards.return_,
    "embargo": answers_cards.embargo,
    "gain": answers_cards.gain,
    "reveal": answers_cards.reveal,
}
