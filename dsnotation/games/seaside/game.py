"""Dominion: Seaside as a `core.game.Game`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar

from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.forcing import force
from dsnotation.core.game import CHANCE, NO_OPTIONS, Assertion, Chooser, Decision, Draft, Forced, Outcome
from dsnotation.core.messages import Message, quoted, say
from dsnotation.core.position import Stated
from dsnotation.core.report import Report
from dsnotation.core.telling import describe_due
from dsnotation.games.seaside import assertions
from dsnotation.games.seaside.catalogue import CATALOGUE
from dsnotation.games.seaside.components import NAMES, SEATS, UNSEEN
from dsnotation.games.seaside.dependence import rested_on, touched
from dsnotation.games.seaside.digest import digest
from dsnotation.games.seaside.events import EVENT_TYPES
from dsnotation.games.seaside.field_words import FIELD_WORDS
from dsnotation.games.seaside.flow import advance
from dsnotation.games.seaside.forcing import ALL_OF_IT, PARTS, carry_out, out_of_turn, sound
from dsnotation.games.seaside.forgetting import forget, give_way, shows_deck_size
from dsnotation.games.seaside.moves import MOVE_TYPES, MOVES, OFF_DECK
from dsnotation.games.seaside.narration import narrate
from dsnotation.games.seaside.options import OPTION_INFO
from dsnotation.games.seaside.outcome import outcome
from dsnotation.games.seaside.passing import pass_over
from dsnotation.games.seaside.position_parts import PARTS as POSITION_PARTS
from dsnotation.games.seaside.restore import restore
from dsnotation.games.seaside.retelling import is_told
from dsnotation.games.seaside.rules import RULES, rule_of
from dsnotation.games.seaside.seen import OPEN_KINDS, report_unwritten
from dsnotation.games.seaside.setup import Setup, invent_tags, read_setup, start
from dsnotation.games.seaside.snapshot import snapshot
from dsnotation.games.seaside.state import CLEAN_UP, EMPTY, OVER, PHASES, Pending, State
from dsnotation.games.seaside.telling import UNHEARD, Events
from dsnotation.games.seaside.turn import TURN_MOVES
from dsnotation.games.seaside.unasked import protected, why_unasked
from dsnotation.games.seaside.variants import variants
from dsnotation.games.seaside.writing import Language

CHANCE_KINDS = OFF_DECK | {"deal"}
# Decisions that come up only if there may be something to choose: kind -> the card that asks.
_CONDITIONAL = {"reveal": "Explorer", "trash": "Treasure Map", "double": "Throne Room"}
# What a move need not say.
_REMEMBERED = 16384  # decisions; those of a turn come up again and again
_DEFAULTS: dict[str, Any] = {"shuffle": False, "after": (), "top": ()}


def _shape(move_type: type[Any]) -> tuple[type[Any], str, dict[str, Any]]:
    """The class of a kind of moves, which field says whose move it is, and what it need not say."""
    names = move_type.__dataclass_fields__
    defaults = {name: value for name, value in _DEFAULTS.items() if name in names}
    return move_type, "player" if "player" in names else "actor", defaults


_SHAPES = {kind: _shape(move_type) for kind, move_type in MOVES.items()}


class Seaside:
    """The game (Rio Grande Games, 2009, Donald X. Vaccarino) by the project's rule sheet."""

    name: ClassVar[str] = "seaside"
    title: ClassVar[str] = "Dominion: Seaside"
    rules_version: ClassVar[str] = "1"
    in_rounds: ClassVar[bool] = False
    catalogue = CATALOGUE
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    field_words = FIELD_WORDS
    own_words: Mapping[str, Message] = MappingProxyType({})
    options = OPTION_INFO
    parts = POSITION_PARTS
    sets: None = None
    asides: frozenset[str] = frozenset()
    language = Language()

    def setup(self, tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
        return read_setup(tags)

    def seats(self, setup: Setup) -> tuple[tuple[str, str | None], ...]:
        return tuple((seat, player or None) for seat, player in zip(SEATS, setup.players, strict=False))

    def invent_tags(
        self, players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS
    ) -> dict[str, str]:
        return invent_tags(players, choose, options)

    def start(self, setup: Setup) -> State:
        return start(setup)

    def decision(self, state: State) -> Decision | None:
        if state.phase == OVER:
            return None
        pending = state.pending[-1]
        return _decision(pending.kind, pending.player, pending.card, state.turn, state.phase)

    def complete(self, state: State, draft: Draft) -> Any:
        """The move that a draft means here. Actor and player come from the decision where they aren't written."""
        move_type, who, defaults = _SHAPES[draft.kind]
        fields = {**defaults, **draft.fields}
        if who not in fields:
            fields[who] = SEATS[state.pending[-1].player] if state.pending else SEATS[0]
        return move_type(**fields)

    def check(self, state: State, move: Any) -> list[Finding]:
        report = Report(CATALOGUE)
        if state.phase == OVER:
            report("SE0203", say("the game is over; nothing more can be played"), about=("end",))
            return report.findings
        pending = state.pending[-1]
        if state.players[pending.player].blurred:
            state = state.copy()
            pending = give_way(state, pending, move, _space(pending, state.phase))
        rule = rule_of(pending)
        who = move.player if move.kind in CHANCE_KINDS else move.actor
        if move.kind == pending.kind and who == SEATS[pending.player]:
            rule.check(state, pending, move, report)
        elif SEATS.index(who) >= len(state.players):
            field = "player" if move.kind in CHANCE_KINDS else "actor"
            message = say("there is no player {seat} in this game", seat=who)
            report("SE0104", message, field=(field,), about=(f"seat:{who}",), hints=(_players(state),))
        elif move.kind != pending.kind and move.kind not in rule.also:
            self._report_kind(state, pending, move, who, report)
        elif move.kind not in CHANCE_KINDS and who != SEATS[pending.player]:
            self._report_actor(state, pending, move, report)
        else:
            rule.check(state, pending, move, report)
        if move.kind in OPEN_KINDS and not report.findings:
            report_unwritten(pending, move, report)
        return report.findings

    def _report_actor(self, state: State, pending: Pending, move: Any, report: Report) -> None:
        about = (f"due:{move.kind}:{move.actor}", *rested_on(pending))
        report(
            "SE0202",
            say("{seat} decides now, not {other}", seat=SEATS[pending.player], other=move.actor),
            field=("actor",),
            about=about,
            hints=(say("due now: {due}", due=describe_due(self, state)), *protected(state, move.actor)),
        )

    def _report_kind(self, state: State, pending: Pending, move: Any, who: str, report: Report) -> None:
        about = (f"due:{move.kind}:{who}", *rested_on(pending))
        if move.kind == "gain":  # Smugglers
            about = (*about, f"gains:{SEATS[(SEATS.index(who) - 1) % len(state.players)]}")
        message = say("{verb} is not due now", verb=_verb(move))
        due = say("due now: {due}", due=describe_due(self, state))
        hints = (due, *why_unasked(state, pending, move, who))
        report("SE0201", message, about=about, hints=hints)

    def apply(self, state: State, move: Any) -> Events:
        events = Events()
        pending = state.pending.pop()
        player = state.players[pending.player]
        if player.blurred:
            player.blurred = not shows_deck_size(player, move)
            pending = give_way(state, pending, move, _space(pending, state.phase))
        rule_of(pending).apply(state, pending, move, events)
        advance(state, events)
        return events

    def skip(self, state: State, *, done: bool = False) -> Events:
        events = Events()
        pending = state.pending.pop()
        if not done or pending.kind in TURN_MOVES:
            pass_over(state, pending, events)
        advance(state, events)
        return events

    def force(self, state: State, move: Any) -> Forced:
        if state.phase == OVER:
            return Forced(left_out=((),))
        due = state.pending[-1]
        who = move.player if move.kind in CHANCE_KINDS else move.actor
        in_turn = who == SEATS[due.player] and (move.kind == due.kind or move.kind in rule_of(due).also)

        told = [Events()]

        def carry_out_move(after: State, part: Any) -> Events:
            events = told[0] = Events()
            if not in_turn:
                out_of_turn(after, part, events)
                return events
            pending = after.pending.pop()
            player = after.players[pending.player]
            if player.blurred:
                player.blurred = not shows_deck_size(player, part)
                pending = give_way(after, pending, part, _space(pending, after.phase))
            carry_out(after, pending, part, events)
            return events

        forced = force(state, move, PARTS.get(move.kind, ALL_OF_IT), carry_out_move, sound)
        if forced.move is None:
            return forced
        advance(state, told[0])
        return forced

    def could_be_asked(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        """All these cards ask only the player whose turn it is."""
        return draft.actor in (None, SEATS[state.who])

    def is_told(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        return is_told(draft, events)

    def compose(self, state: State, choose: Chooser) -> Any:
        pending = state.pending[-1]
        return rule_of(pending).compose(state, pending, choose)

    def play_on(self, state: State, choose: Chooser) -> Iterator[tuple[int, Any]]:
        players = state.players
        while state.phase != OVER:
            turn, pending = state.turn, state.pending[-1]
            rule = RULES[pending.kind, pending.card]
            if players[pending.player].blurred:
                move = rule.compose(state, pending, choose)
                self.apply(state, move)
            else:
                state.pending.pop()
                if (play := rule.play) is not None:
                    move = play(state, pending, choose, UNHEARD)
                else:
                    move = rule.compose(state, pending, choose)
                    rule.apply(state, pending, move, UNHEARD)
                advance(state, UNHEARD)
            yield turn, move

    def legal_moves(self, state: State) -> Iterator[Any]:
        if state.phase == OVER:
            return iter(())
        pending = state.pending[-1]
        return rule_of(pending).every(state, pending)

    def variants(self, state: State, move: Any) -> Iterator[Any]:
        return variants(move)

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        report = Report(CATALOGUE)
        assertions.CHECKS[assertion.kind](state, assertion, report)
        return report.findings

    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    def digest(self, state: State) -> str:
        return digest(state)

    def snapshot(self, state: State) -> list[tuple[str, str]]:
        return snapshot(state)

    def restore(self, setup: Setup, parts: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
        return restore(setup, parts)

    def touches(self, state: State, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
        pending = state.pending[-1] if state.pending else Pending("end", 0)
        return touched(state, pending, draft, wrong)

    def settles(self, move: Any) -> frozenset[str]:
        seen = move.kind in ("look", "flip") and UNSEEN not in (*move.cards, *move.after)
        return frozenset((f"looked:{move.player}",) if seen else ())

    def forget(self, state: State, parts: Collection[str]) -> frozenset[str]:
        return forget(state, parts)

    def narrate(self, state: State, move: Any, events: Sequence[Any]) -> Message:
        return narrate(state, move, events)

    def side_name(self, actor: str) -> str:
        """Seats are letters in every language."""
        return actor

    def unknown(self, state: State) -> frozenset[str]:
        return frozenset()  # cards that nobody saw stand in the zones themselves

    def rests_on(self, state: State) -> tuple[str, ...]:
        return ("end",) if state.phase == OVER else rested_on(state.pending[-1])

    def may_be_unasked(self, kind: str, space: str | None) -> bool:
        return kind in _CONDITIONAL and space in (None, _CONDITIONAL[kind])


@lru_cache(_REMEMBERED)
def _decision(kind: str, player: int, card: int, turn: int, phase: int) -> Decision:
    pending = Pending(kind, player, card)
    rule = rule_of(pending)
    seat = SEATS[player]
    chance = kind in CHANCE_KINDS
    return Decision(
        CHANCE if chance else seat,
        kind,
        rule.code,
        turn,
        PHASES[phase],
        _space(pending, phase),
        rule.also,
        (("player", seat),) if chance else (),
    )


def _space(pending: Pending, phase: int) -> str | None:
    """The card that asks, or that the turn asks for a new hand."""
    if pending.card != EMPTY:
        return NAMES[pending.card]
    return "clean-up" if pending.kind == "draw" and phase == CLEAN_UP else None


def _verb(move: Any) -> Message:
    """The word of the notation that a move begins with, in quotes."""
    return quoted(move.option if move.kind == "choose" else move.kind.replace("-", " "))


def _players(state: State) -> Message:
    return say("the players are {players}", players=", ".join(SEATS[: len(state.players)]))
