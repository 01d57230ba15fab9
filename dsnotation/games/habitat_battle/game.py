"""Habitat Battle as a `core.game.Game`: which check, which effect and which choices belong to which decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from dsnotation.core.choosing import decide_and_play, every_result
from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.forcing import force
from dsnotation.core.game import CHANCE, NO_OPTIONS, Assertion, Chooser, Decision, Draft, Forced, Outcome
from dsnotation.core.messages import Message, say
from dsnotation.core.options import OptionInfo
from dsnotation.core.position import Stated
from dsnotation.core.report import Report
from dsnotation.core.telling import describe_due
from dsnotation.games.habitat_battle import assertions, battle_moves, dealing, incursion, positioning
from dsnotation.games.habitat_battle.battle import fighters
from dsnotation.games.habitat_battle.catalogue import CATALOGUE
from dsnotation.games.habitat_battle.dependence import forget, rested_on, touched
from dsnotation.games.habitat_battle.digest import digest
from dsnotation.games.habitat_battle.events import EVENT_TYPES, Events
from dsnotation.games.habitat_battle.field_words import FIELD_WORDS, OWN_WORDS
from dsnotation.games.habitat_battle.flow import advance
from dsnotation.games.habitat_battle.forcing import ALL_OF_IT, PARTS, need, out_of_turn, sound
from dsnotation.games.habitat_battle.moves import MOVE_TYPES, MOVES, SEATS, Calm, Expose, UsePower
from dsnotation.games.habitat_battle.naming import with_ids
from dsnotation.games.habitat_battle.narration import narrate, side_name
from dsnotation.games.habitat_battle.outcome import outcome
from dsnotation.games.habitat_battle.position_parts import PARTS as POSITION_PARTS
from dsnotation.games.habitat_battle.restore import restore
from dsnotation.games.habitat_battle.sets import SETS
from dsnotation.games.habitat_battle.setup import Setup, invent_tags, read_setup, start
from dsnotation.games.habitat_battle.snapshot import snapshot
from dsnotation.games.habitat_battle.state import EMPTY, OVER, PHASES, Pending, State
from dsnotation.games.habitat_battle.variants import variants
from dsnotation.games.habitat_battle.writing import Language


class Action(NamedTuple):
    """The functions of a kind of decision, the rule that asks for it, and which kinds of moves answer it."""

    check: Callable[[State, Pending, Any, Report], None]
    apply: Callable[[State, Pending, Any, Events], None]
    compose: Callable[[State, Pending, Chooser], Any]
    every: Callable[[State, Pending], Iterator[Any]]
    rule: str
    kinds: tuple[str, ...]


def _every_power(state: State, pending: Pending) -> Iterator[UsePower]:
    return every_result(lambda choose: battle_moves.compose_power(state, pending, choose))


ACTIONS: dict[str, Action] = {
    "kit": Action(
        dealing.check_kit, dealing.apply_kit, dealing.compose_kit, dealing.every_kit, "HB0302", ("kit",)
    ),
    "deal": Action(
        dealing.check_deal, dealing.apply_deal, dealing.compose_deal, dealing.every_deal, "HB0302", ("deal",)
    ),
    "position": Action(
        positioning.check_position,
        positioning.apply_position,
        positioning.compose_position,
        positioning.every_position,
        "HB0402",
        ("position",),
    ),
    "power": Action(
        battle_moves.check_power,
        battle_moves.apply_power,
        battle_moves.compose_power,
        _every_power,
        "HB0501",
        ("power",),
    ),
    "expose": Action(
        battle_moves.check_expose,
        battle_moves.apply_expose,
        battle_moves.compose_expose,
        battle_moves.every_expose,
        "HB0502",
        ("expose",),
    ),
    "appear": Action(
        incursion.check_appear,
        incursion.apply_appear,
        incursion.compose_appear,
        incursion.every_appear,
        "HB0604",
        ("insect", "aquatic", "calm"),
    ),
}
_DEALT = frozenset({"kit", "deal"})
_DEFAULTS: dict[str, Any] = {"strategies": ("?", "?", "?"), "invocations": (), "strategy": None, "bird": None}


class HabitatBattle:
    """The game (Spanish rules text, untitled) by the project's rule sheet; what is played with is a game set."""

    name: ClassVar[str] = "habitat-battle"
    title: ClassVar[str] = "Habitat Battle"
    rules_version: ClassVar[str] = "1"
    in_rounds: ClassVar[bool] = True
    catalogue = CATALOGUE
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    field_words = FIELD_WORDS
    own_words = OWN_WORDS
    options: tuple[OptionInfo, ...] = ()
    sets = SETS
    parts = POSITION_PARTS
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
        action = ACTIONS[pending.kind]
        chance = pending.kind in _DEALT or pending.seat == EMPTY
        seat = SEATS[pending.seat] if pending.seat != EMPTY else CHANCE
        space = state.tables.spaces.ids[state.battle.space] if state.battle is not None else None
        kinds = tuple(kind for kind in action.kinds if kind != pending.kind)
        given = (("player", seat),) if pending.kind in _DEALT else ()
        actor = CHANCE if chance else seat
        return Decision(actor, pending.kind, action.rule, state.turn, PHASES[state.phase], space, kinds, given)

    def complete(self, state: State, draft: Draft) -> Any:
        """The move that a draft means here. Whose it is comes from the decision where it isn't written."""
        move_type = MOVES[draft.kind]
        names: Mapping[str, Any] = move_type.__dataclass_fields__
        seat = SEATS[max(state.pending[-1].seat, 0)] if state.pending else SEATS[0]
        fields = {name: value for name, value in _DEFAULTS.items() if name in names and draft.kind != "position"}
        if draft.kind == "deal":
            fields.pop("bird", None)
        if "player" in names:
            fields["player"] = seat
        elif draft.kind in ("position", "power", "expose"):
            fields["actor"] = seat
        fields.update(with_ids(state.tables, draft.fields))
        return move_type(**fields)

    def check(self, state: State, move: Any) -> list[Finding]:
        report = Report(CATALOGUE)
        if state.phase == OVER:
            report("HB0203", say("the game is over; nothing more can be played"), about=("end",))
            return report.findings
        pending = state.pending[-1]
        action = ACTIONS[pending.kind]
        field = "player" if move.kind in _DEALT else "actor"
        who = getattr(move, field)
        if who != CHANCE and SEATS.index(who) >= len(state.names):
            message = say("there is no player {seat} in this game", seat=who)
            players = say("the players are {players}", players=", ".join(SEATS[: len(state.names)]))
            report("HB0204", message, field=(field,), about=(f"seat:{who}",), hints=(players,))
        elif move.kind not in action.kinds:
            about = (f"due:{move.kind}:{who}", *rested_on(pending))
            report("HB0201", not_due(move), about=about, hints=(self._due(state),))
        elif pending.seat != EMPTY and who != SEATS[pending.seat]:
            about = (f"due:{move.kind}:{who}", *rested_on(pending))
            message = say("it is the turn of {due}, not of {seat}", due=SEATS[pending.seat], seat=who)
            if pending.kind == "expose" and SEATS.index(who) not in fighters(state):
                message = say("{seat} takes no part in this battle", seat=who)
            report("HB0202", message, field=(field,), about=about, hints=(self._due(state),))
        else:
            action.check(state, pending, move, report)
        return report.findings

    def _due(self, state: State) -> Message:
        return say("due now: {due}", due=describe_due(self, state))

    def apply(self, state: State, move: Any) -> list[Any]:
        events: list[Any] = []
        pending = state.pending.pop()
        ACTIONS[pending.kind].apply(state, pending, move, events)
        advance(state, events)
        return events

    def skip(self, state: State, *, done: bool = False) -> list[Any]:
        """Passes over the decision: nothing dealt, the animal stays, the power is held, nothing is exposed."""
        events: list[Any] = []
        pending = state.pending.pop()
        if done and pending.kind == "position":
            advance(state, events)
            return events
        seat = SEATS[max(pending.seat, 0)]
        if pending.kind == "power":
            battle_moves.apply_power(state, pending, UsePower(seat, False), events)
        elif pending.kind == "expose":
            battle_moves.apply_expose(state, pending, Expose(seat), events)
        elif pending.kind == "appear":
            incursion.apply_appear(state, pending, Calm(), events)
        elif pending.kind == "kit":
            dealing.kit_nothing(state, pending.seat)
        elif pending.kind == "deal":
            dealing.deal_nothing(state, pending)
        advance(state, events)
        return events

    def force(self, state: State, move: Any) -> Forced:
        if state.phase == OVER:
            return Forced(left_out=((),))
        due = state.pending[-1]
        who = move.player if move.kind in _DEALT else move.actor
        in_turn = move.kind in ACTIONS[due.kind].kinds and due.seat in (EMPTY, seat_number(who))

        def carry_out(after: State, part: Any) -> list[Any]:
            events: list[Any] = []
            if in_turn:
                pending = after.pending.pop()
                need(after, pending, part)
                ACTIONS[pending.kind].apply(after, pending, part, events)
            else:
                out_of_turn(after, part, events)
            return events

        forced = force(state, move, PARTS.get(move.kind, ALL_OF_IT), carry_out, sound)
        if forced.move is None:
            return forced
        events = list(forced.events)
        advance(state, events)
        return replace(forced, events=events)

    def could_be_asked(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        """Whoever takes part in the battle, or in one that the last move ended."""
        return draft.actor is None or seat_number(draft.actor) in fighters(state, events)

    def is_told(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        return False  # what follows by itself can't be written in this game

    def compose(self, state: State, choose: Chooser) -> Any:
        pending = state.pending[-1]
        return ACTIONS[pending.kind].compose(state, pending, choose)

    def play_on(self, state: State, choose: Chooser) -> Iterator[tuple[int, Any]]:
        return decide_and_play(self, state, choose)

    def legal_moves(self, state: State) -> Iterator[Any]:
        if state.phase == OVER:
            return iter(())
        pending = state.pending[-1]
        return ACTIONS[pending.kind].every(state, pending)

    def variants(self, state: State, move: Any) -> Iterator[Any]:
        return variants(state.tables, move)

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        report = Report(CATALOGUE)
        meant = assertions.with_ids(state.tables, assertion)
        assertions.CHECKS[assertion.kind](state, meant, report)
        return report.findings

    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    def narrate(self, state: State, move: Any, events: Sequence[Any]) -> Message:
        return narrate(state, move, events)

    def side_name(self, actor: str) -> str:
        return side_name(actor)

    def digest(self, state: State) -> str:
        return digest(state)

    def snapshot(self, state: State) -> list[tuple[str, str]]:
        return snapshot(state)

    def restore(self, setup: Setup, parts: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
        return restore(setup, parts)

    def touches(self, state: State, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
        pending = state.pending[-1] if state.pending else Pending("appear")
        return touched(state, pending, draft)

    def settles(self, move: Any) -> frozenset[str]:
        """A deal makes certain which cards and animals a player has in the new round."""
        if move.kind != "deal":
            return frozenset()
        return frozenset({f"cards:{move.player}", f"pieces:{move.player}"})

    def forget(self, state: State, parts: Collection[str]) -> frozenset[str]:
        return forget(state, parts)

    def unknown(self, state: State) -> frozenset[str]:
        return frozenset()  # cards that nobody saw stand in the zones themselves

    def rests_on(self, state: State) -> tuple[str, ...]:
        return ("end",) if state.phase == OVER else rested_on(state.pending[-1])

    def may_be_unasked(self, kind: str, space: str | None) -> bool:
        return kind == "expose"  # a pass may be left out; whether a power is used is never guessed


def seat_number(name: str) -> int:
    """The number of a seat; EMPTY for chance."""
    return SEATS.index(name) if name in SEATS else EMPTY


# What is said of a move that nobody asked for, by its kind; what is exposed counts by what it is.
_NOT_DUE: dict[str, Message] = {
    "kit": say("a kit is not due now"),
    "deal": say("a deal is not due now"),
    "position": say("positioning an animal is not due now"),
    "power": say("use or hold is not due now"),
    "strategy": say("expose is not due now"),
    "bird": say("bird is not due now"),
    "nothing": say("pass is not due now"),
    "insect": say("insect is not due now"),
    "aquatic": say("aquatic is not due now"),
    "calm": say("calm is not due now"),
}


def not_due(move: Any) -> Message:
    """That a move of this kind is not due."""
    if move.kind == "expose":
        return _NOT_DUE["strategy" if move.strategy else "bird" if move.bird else "nothing"]
    return _NOT_DUE[move.kind]
