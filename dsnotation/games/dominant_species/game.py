"""Dominant Species as a `core.game.Game`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, ClassVar

from dsnotation.core.choosing import decide_and_play, every_result
from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import NO_OPTIONS, Assertion, Chooser, Decision, Draft, Forced, Outcome
from dsnotation.core.messages import Message, say
from dsnotation.core.names import Name
from dsnotation.core.position import Stated
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import assertions, chance
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.cones import check_claim, claims
from dsnotation.games.dominant_species.decisions import (
    ACTIONS,
    actor_name,
    answers,
    could_be_asked,
    decision_of,
    may_be_unasked,
)
from dsnotation.games.dominant_species.dependence import SETTLED, cards_in_doubt, rested_on, touched
from dsnotation.games.dominant_species.digest import digest
from dsnotation.games.dominant_species.events import EVENT_TYPES
from dsnotation.games.dominant_species.field_words import FIELD_WORDS
from dsnotation.games.dominant_species.forcing import own_space
from dsnotation.games.dominant_species.moves import MOVE_TYPES, MOVES
from dsnotation.games.dominant_species.names import ANIMALS as ANIMAL_NAMES
from dsnotation.games.dominant_species.narration import narrate
from dsnotation.games.dominant_species.not_due import report_not_due
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.outcome import outcome
from dsnotation.games.dominant_species.playing import pass_over, play, play_by_force
from dsnotation.games.dominant_species.position_parts import PARTS as POSITION_PARTS
from dsnotation.games.dominant_species.restore import restore
from dsnotation.games.dominant_species.setup import Setup, invent_tags, read_setup, start
from dsnotation.games.dominant_species.snapshot import snapshot
from dsnotation.games.dominant_species.state import CHANCE_ACTOR, OVER, Pending, State
from dsnotation.games.dominant_species.unknown import is_unsure
from dsnotation.games.dominant_species.unseen import is_vague, judged, play_unsure, unless_unknown
from dsnotation.games.dominant_species.variants import variants
from dsnotation.games.dominant_species.writing import Language

_OVER = CATALOGUE.finding("DS0204", say("the game is over; nothing more can be played"), about=("end",))


class DominantSpecies:
    """The game (GMT Games, 2010, Chad Jensen) by the project's rule sheet."""

    name: ClassVar[str] = "dominant-species"
    title: ClassVar[str] = "Dominant Species"
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
    asides = frozenset({"claim"})
    language = Language()

    def setup(self, tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
        return read_setup(tags)

    def seats(self, setup: Setup) -> tuple[tuple[str, str | None], ...]:
        return tuple((name, player or None) for name, player in zip(setup.animals, setup.players, strict=True))

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
        return decision_of(pending.actor, pending.kind, pending.space, state.turn, state.phase)

    def complete(self, state: State, draft: Draft) -> Any:
        """The move that a draft means here. Actor and space come from the decision where they aren't written."""
        pending = state.pending[-1] if state.pending else Pending(draft.kind, CHANCE_ACTOR)
        fields = dict(draft.fields)
        move_type = MOVES[draft.kind]
        names = move_type.__dataclass_fields__
        if "actor" not in fields:
            fields["actor"] = actor_name(pending.actor)
        if "space" in names and "space" not in fields:
            fields["space"] = pending.space if draft.kind == pending.kind else own_space(state, draft.kind, fields)
        return move_type(**fields)

    def check(self, state: State, move: Any) -> list[Finding]:
        if state.phase == OVER:
            return [unless_unknown(state, _OVER)]
        if is_unsure(state) or is_vague(move):
            return judged(state, state.pending[-1], move, self._findings)
        return self._findings(state, move)

    def _findings(self, state: State, move: Any) -> list[Finding]:
        """The findings as if all were known."""
        report = Report(CATALOGUE)
        pending = state.pending[-1]
        if move.kind == "claim":
            check_claim(state, move, report)
        elif not answers(move, pending):
            report_not_due(self, state, pending, move, report)
        else:
            ACTIONS[pending.kind].check(state, pending, move, report)
        return report.findings

    def apply(self, state: State, move: Any) -> list[Any]:
        if is_unsure(state) or is_vague(move):
            return play_unsure(state, move)
        return play(state, move)

    def unknown(self, state: State) -> frozenset[str]:
        return state.unknown

    def narrate(self, state: State, move: Any, events: Sequence[Any]) -> Message:
        if is_vague(move):
            return say("Nobody saw all of this: {text}.", text=" ".join(self.language.write([move])))
        return narrate(state, move, events)

    def side_name(self, actor: str) -> Name | str:
        return ANIMAL_NAMES.get(actor, actor)

    def skip(self, state: State, *, done: bool = False) -> list[Any]:
        return pass_over(state, done=done)

    def force(self, state: State, move: Any) -> Forced:
        return play_by_force(state, move)

    def could_be_asked(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        return could_be_asked(state, draft)

    def is_told(self, state: State, draft: Draft, events: Sequence[Any]) -> bool:
        return False  # what follows by itself can't be written in this game

    def compose(self, state: State, choose: Chooser) -> Any:
        found = claims(state)
        claim = choose("claim", [None, *found], found) if found else None
        if claim is not None:
            return claim
        pending = state.pending[-1]
        return ACTIONS[pending.kind].compose(state, pending, choose)

    def play_on(self, state: State, choose: Chooser) -> Iterator[tuple[int, Any]]:
        return decide_and_play(self, state, choose)

    def legal_moves(self, state: State) -> Iterator[Any]:
        if state.phase == OVER:
            return iter(())
        pending = state.pending[-1]
        if pending.kind == "draw-elements":
            return chain(claims(state), chance.every_draw(state))
        compose = ACTIONS[pending.kind].compose
        return chain(claims(state), every_result(lambda choose: compose(state, pending, choose)))

    def variants(self, state: State, move: Any) -> Iterator[Any]:
        return variants(move)

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        report = Report(CATALOGUE)
        assertions.CHECKS[assertion.kind](state, assertion, report)
        return [unless_unknown(state, one) for one in report.findings] if state.unknown else report.findings

    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    def digest(self, state: State) -> str:
        return digest(state)

    def snapshot(self, state: State) -> list[tuple[str, str]]:
        return snapshot(state)

    def restore(self, setup: Setup, parts: Sequence[Stated]) -> tuple[State | None, list[Finding]]:
        return restore(setup, parts)

    def touches(self, state: State, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
        pending = state.pending[-1] if state.pending else Pending("", CHANCE_ACTOR)
        if draft is not None and draft.kind == "claim" and not state.cones:
            return frozenset()
        parts = touched(pending, (draft and draft.actor) or actor_name(pending.actor), draft, wrong)
        if (draft.kind if draft is not None else pending.kind) == "reveal-cards":
            parts |= cards_in_doubt(state, draft, wrong)
        return parts

    def settles(self, move: Any) -> frozenset[str]:
        return SETTLED if move.kind == "draw-elements" else frozenset()

    def forget(self, state: State, parts: Collection[str]) -> frozenset[str]:
        return frozenset()  # a position of this game has no unknown parts

    def rests_on(self, state: State) -> tuple[str, ...]:
        if state.phase == OVER:
            return ("end",)
        pending = state.pending[-1]
        return rested_on(state, pending, actor_name(pending.actor))

    def may_be_unasked(self, kind: str, space: str | None) -> bool:
        return may_be_unasked(kind, space)
