"""Dominant Species as a `core.game.Game`: which check, which effect and which choices belong to which decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from dsnotation.core.choosing import decide_and_play, every_result
from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.forcing import force
from dsnotation.core.game import (
    CHANCE,
    EVERYBODY,
    NO_OPTIONS,
    Assertion,
    Chooser,
    Decision,
    Draft,
    Forced,
    Outcome,
)
from dsnotation.core.messages import Message, say
from dsnotation.core.names import Name
from dsnotation.core.position import Stated
from dsnotation.core.report import Report
from dsnotation.core.telling import describe_due
from dsnotation.games.dominant_species import (
    assertions,
    cards_elements,
    cards_species,
    cards_victims,
    chance,
    competition,
    domination,
    elements,
    glaciation,
    planning,
    regression,
    reset,
    species,
    wanderlust,
)
from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    FREE_SPACES,
    SPACE,
)
from dsnotation.games.dominant_species.cones import apply_claim, check_claim, claims, take_lost_cones
from dsnotation.games.dominant_species.dependence import SETTLED, rested_on, touched
from dsnotation.games.dominant_species.descriptions import kind_words
from dsnotation.games.dominant_species.digest import digest
from dsnotation.games.dominant_species.events import EVENT_TYPES
from dsnotation.games.dominant_species.field_words import FIELD_WORDS
from dsnotation.games.dominant_species.flow import advance
from dsnotation.games.dominant_species.forcing import (
    ALL_OF_IT,
    PARTS,
    at_its_space,
    carry_out,
    out_of_turn,
    own_space,
    sound,
)
from dsnotation.games.dominant_species.moves import MOVE_TYPES, MOVES
from dsnotation.games.dominant_species.names import ANIMALS as ANIMAL_NAMES
from dsnotation.games.dominant_species.narration import narrate
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.outcome import outcome
from dsnotation.games.dominant_species.position_parts import PARTS as POSITION_PARTS
from dsnotation.games.dominant_species.restore import restore
from dsnotation.games.dominant_species.setup import Setup, invent_tags, read_setup, start
from dsnotation.games.dominant_species.snapshot import snapshot
from dsnotation.games.dominant_species.state import (
    ALL_ACTORS,
    CHANCE_ACTOR,
    EMPTY,
    OVER,
    PHASES,
    Pending,
    State,
    survival_holder,
)
from dsnotation.games.dominant_species.unknown import at_draw, earth_is_unsure, is_unsure
from dsnotation.games.dominant_species.unseen import (
    disks_astray,
    is_vague,
    judged,
    known_part,
    not_done,
    unknown_after,
    unless_unknown,
)
from dsnotation.games.dominant_species.variants import variants
from dsnotation.games.dominant_species.writing import Language


class Action(NamedTuple):
    """The three functions of a kind of decision, and the rule that asks for it."""

    check: Callable[[State, Pending, Any, Report], None]
    apply: Callable[[State, Pending, Any, list[Any]], None]
    compose: Callable[[State, Pending, Chooser], Any]
    rule: str


def _action(module: Any, name: str, rule: str) -> Action:
    return Action(
        getattr(module, f"check_{name}"),
        getattr(module, f"apply_{name}"),
        getattr(module, f"compose_{name}"),
        rule,
    )


ACTIONS: dict[str, Action] = {
    "reveal-tiles": _action(chance, "reveal_tiles", "DS1007"),
    "reveal-cards": _action(chance, "reveal_cards", "DS1004"),
    "draw-elements": _action(chance, "draw_elements", "DS1002"),
    "draw-symbiotic": _action(cards_elements, "draw_symbiotic", "DS1008"),
    "place-pawn": _action(planning, "place_pawn", "DS0301"),
    "initiative": _action(planning, "initiative", "DS0304"),
    "adaptation": _action(elements, "adaptation", "DS0401"),
    "regression": _action(regression, "regression", "DS0403"),
    "abundance": _action(elements, "abundance", "DS0401"),
    "wasteland": _action(elements, "wasteland", "DS0401"),
    "depletion": _action(elements, "depletion", "DS0410"),
    "glaciation": _action(glaciation, "glaciation", "DS0503"),
    "speciation": _action(species, "speciation", "DS0602"),
    "free-speciation": _action(species, "free_speciation", "DS0604"),
    "wanderlust": _action(wanderlust, "wanderlust", "DS0505"),
    "tile-migration": _action(wanderlust, "tile_migration", "DS0510"),
    "migration": _action(species, "migration", "DS0612"),
    "competition": _action(competition, "competition", "DS0701"),
    "free-competition": _action(competition, "free_competition", "DS0703"),
    "domination": _action(domination, "domination", "DS0801"),
    "take-card": _action(domination, "take_card", "DS0803"),
    "aquatic": _action(cards_elements, "aquatic", "DS0902"),
    "biomass": _action(cards_victims, "biomass", "DS0906"),
    "blight": _action(cards_elements, "blight", "DS0907"),
    "catastrophe": _action(cards_victims, "catastrophe", "DS0910"),
    "evolution": _action(cards_victims, "evolution", "DS0911"),
    "fecundity": _action(cards_species, "fecundity", "DS0913"),
    "fertile": _action(cards_species, "fertile", "DS0913"),
    "habitat": _action(cards_elements, "habitat", "DS0915"),
    "hibernation": _action(cards_species, "hibernation", "DS0919"),
    "ice-sheet": _action(glaciation, "ice_sheet", "DS0928"),
    "instinct": _action(planning, "instinct", "DS0931"),
    "lose": _action(cards_elements, "lose", "DS0914"),
    "mass-exodus": _action(cards_species, "mass_exodus", "DS0921"),
    "metamorphosis": _action(cards_elements, "metamorphosis", "DS0914"),
    "predator": _action(cards_victims, "predator", "DS0923"),
    "save-mammal": _action(reset, "save_mammal", "DS1010"),
}
_NO_FINDINGS: list[Finding] = []
# An action belongs to a space; a pawn that is placed names one freely.
_AT_A_SPACE = frozenset(
    kind for kind, move in MOVES.items() if kind != "place-pawn" and "space" in move.__dataclass_fields__
)
# Which decisions may be answered several on a line, and how that line begins.
_LISTED = {"place-pawn": "plan"}


@lru_cache(maxsize=1024)  # a replay asks for the same decision several times
def _decision(actor: int, kind: str, space: str | None, turn: int, phase: int) -> Decision:
    return Decision(
        _actor_name(actor),
        kind,
        ACTIONS[kind].rule,
        turn,
        PHASES[phase],
        space,
        given=(("space", space),) if space is not None and kind in _AT_A_SPACE else (),
        listed=_LISTED.get(kind),
    )


class DominantSpecies:
    """The game (GMT Games, 2010, Chad Jensen) by the project's rule sheet."""

    name: ClassVar[str] = "dominant-species"
    title: ClassVar[str] = "Dominant Species"
    rules_version: ClassVar[str] = "1"
    catalogue = CATALOGUE
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    field_words = FIELD_WORDS
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
        return _decision(pending.actor, pending.kind, pending.space, state.turn, state.phase)

    def complete(self, state: State, draft: Draft) -> Any:
        """The move that a draft means here. Actor and space come from the decision where they aren't written."""
        pending = state.pending[-1] if state.pending else Pending(draft.kind, CHANCE_ACTOR)
        fields = dict(draft.fields)
        move_type = MOVES[draft.kind]
        names = move_type.__dataclass_fields__
        if "actor" not in fields:
            fields["actor"] = _actor_name(pending.actor)
        if "space" in names and "space" not in fields:
            fields["space"] = pending.space if draft.kind == pending.kind else own_space(state, draft.kind, fields)
        return move_type(**fields)

    def check(self, state: State, move: Any) -> list[Finding]:
        if state.phase == OVER:
            return [unless_unknown(state, one) for one in self._findings(state, move)]
        if is_unsure(state) or is_vague(move):
            return judged(state, state.pending[-1], move, self._findings)
        return self._findings(state, move)

    def _findings(self, state: State, move: Any) -> list[Finding]:
        """The findings as if all were known."""
        if state.phase == OVER:
            report = Report(CATALOGUE)
            report("DS0204", say("the game is over; nothing more can be played"), about=("end",))
            return report.findings
        pending = state.pending[-1]
        report = Report(CATALOGUE)
        if move.kind == "claim":
            check_claim(state, move, report)
            return report.findings
        if move.kind != pending.kind:
            self._report_kind(state, pending, move, report)
        elif move.actor != _actor_name(pending.actor):
            self._report_actor(state, pending, move, report)
        elif pending.space in SPACE or pending.space in FREE_SPACES:
            if getattr(move, "space", pending.space) != pending.space:
                report(
                    "DS0203",
                    say(
                        "the pawn on {space} comes off now, not that on {other}",
                        space=pending.space,
                        other=move.space,
                    ),
                    field=("space",),
                    about=(f"space:{move.space}", f"space:{pending.space}"),
                )
        if not report.findings:
            ACTIONS[pending.kind].check(state, pending, move, report)
        return report.findings

    def _report_actor(self, state: State, pending: Pending, move: Any, report: Report) -> None:
        if _report_owner(state, move, report):
            return
        report(
            "DS0202",
            _acts_now(pending.actor, move.actor),
            field=("actor",),
            about=(f"due:{move.kind}:{move.actor}", *rested_on(state, pending, _actor_name(pending.actor))),
            hints=(say("due now: {due}", due=describe_due(self, state)),),
        )

    def _report_kind(self, state: State, pending: Pending, move: Any, report: Report) -> None:
        if _report_owner(state, move, report):
            return
        report(
            "DS0201",
            say("{what} is not due now", what=kind_words(move.kind)),
            about=(f"due:{move.kind}:{move.actor}", *rested_on(state, pending, _actor_name(pending.actor))),
            hints=(say("due now: {due}", due=describe_due(self, state)), *_unclaimed(state, move)),
        )

    def apply(self, state: State, move: Any) -> list[Any]:
        if is_unsure(state) or is_vague(move):
            return self._apply_unsure(state, move)
        events: list[Any] = []
        if move.kind == "claim":
            apply_claim(state, move, events)
            return events
        pending = state.pending.pop()
        ACTIONS[pending.kind].apply(state, pending, move, events)
        _go_on(state, events)
        return events

    def _apply_unsure(self, state: State, move: Any) -> list[Any]:
        """Carries out what is known of a move as far as the pieces that are known allow; the rest is unknown."""
        if state.phase == OVER:
            return []  # perhaps it isn't, but nobody can tell how it goes on
        pending = state.pending[-1]
        if move.kind == pending.kind == "take-card" and move.actor != _actor_name(pending.actor):
            # Who dominates is unknown, so that it may well have been this one.
            state.pending[-1] = pending = pending._replace(actor=ANIMAL[move.actor])
        in_turn = self._is_due(state, move)
        if move.kind == "draw-elements":
            at_draw(state)
        state.unknown |= unknown_after(pending, move, earth_is_unsure(state))
        state.astray += disks_astray(move)
        known = known_part(move)
        forced = Forced(left_out=((),)) if known is None else self.force(state, known)
        if known is not None and forced.left_out:
            state.unknown |= not_done(pending, known)
        if forced.move is None and in_turn:
            return self.skip(state)
        return list(forced.events)

    def _is_due(self, state: State, move: Any) -> bool:
        """Whether a move answers the decision that is due."""
        due = state.pending[-1]
        if move.kind != due.kind or move.actor != _actor_name(due.actor):
            return False
        at_a_space = due.space in SPACE or due.space in FREE_SPACES
        return not at_a_space or getattr(move, "space", due.space) == due.space

    def unknown(self, state: State) -> frozenset[str]:
        return state.unknown

    def narrate(self, state: State, move: Any, events: Sequence[Any]) -> Message:
        if is_vague(move):
            return say("Nobody saw all of this: {text}.", text=" ".join(self.language.write([move])))
        return narrate(state, move, events)

    def side_name(self, actor: str) -> Name | str:
        return ANIMAL_NAMES.get(actor, actor)

    def skip(self, state: State, *, done: bool = False) -> list[Any]:
        pending = state.pending.pop()
        events: list[Any] = []
        if pending.kind == "place-pawn" and not done:
            # The pawn sits this turn out, or Planning would never end.
            state.available[pending.actor] -= 1
            state.set_aside[pending.actor] += 1
        _go_on(state, events)
        return events

    def force(self, state: State, move: Any) -> Forced:
        if state.phase == OVER:
            return Forced(left_out=((),))
        if move.kind == "claim":
            return force(state, move, ALL_OF_IT, _carry_out_claim, sound)
        in_turn = self._is_due(state, move)

        def carry_out_move(after: State, part: Any) -> list[Any]:
            events: list[Any] = []
            pending = after.pending.pop() if in_turn else out_of_turn(after, part, events)
            part = part if in_turn else at_its_space(part, pending)
            carry_out(after, pending, part, ACTIONS[move.kind].apply, events)
            return events

        forced = force(state, move, PARTS.get(move.kind, ALL_OF_IT), carry_out_move, sound)
        if forced.move is None:
            return forced
        events = list(forced.events)
        if in_turn:
            _go_on(state, events)
        else:
            _follow_up(state, events)
        return replace(forced, events=events)

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
        return touched(pending, (draft and draft.actor) or _actor_name(pending.actor), draft, wrong)

    def settles(self, move: Any) -> frozenset[str]:
        return SETTLED if move.kind == "draw-elements" else frozenset()

    def forget(self, state: State, parts: Collection[str]) -> frozenset[str]:
        return frozenset()  # a position of this game has no unknown parts

    def rests_on(self, state: State) -> tuple[str, ...]:
        if state.phase == OVER:
            return ("end",)
        pending = state.pending[-1]
        return rested_on(state, pending, _actor_name(pending.actor))

    def may_be_unasked(self, kind: str, space: str | None) -> bool:
        return kind in _CONDITIONAL or (kind == "regression" and space == "reg.free")


def _carry_out_claim(state: State, move: Any) -> list[Any]:
    events: list[Any] = []
    if state.terrain[HEX[move.hex]] != EMPTY:
        apply_claim(state, move, events)
    return events


def _go_on(state: State, events: list[Any]) -> None:
    """After a decision: what follows at once, then what is automatic."""
    _follow_up(state, events)
    if not state.pending:
        advance(state, events)
        if state.cones:
            take_lost_cones(state, events)


def _follow_up(state: State, events: list[Any]) -> None:
    """The Survival card and the cones change hands at once, where that matters (rows 26 and 46)."""
    if state.cones:
        take_lost_cones(state, events)
    if state.options.survival_tie == "holder-keeps":
        state.survivor = survival_holder(state)


def _unclaimed(state: State, move: Any) -> tuple[str, ...]:
    """A hint for a card that nobody can take, since no cone stands on the tile."""
    if move.kind != "take-card" or not state.cones:
        return ()
    return (
        say(
            "under the option {option} a tile is claimed first: {example}",
            option="dominance=claimed",
            example="claim Bi C4",
        ),
    )


# Decisions that come up only if there is something to choose (sheet 16).
_CONDITIONAL = frozenset(
    {"free-speciation", "free-competition", "tile-migration", "save-mammal", "evolution", "fecundity"}
    | {"hibernation", "aquatic", "biomass", "predator", "ice-sheet"}
)

# Decisions that only one animal ever has.
_OWNERS = {"free-speciation": "In", "free-competition": "Ar", "save-mammal": "Ma"}


def _report_owner(state: State, move: Any, report: Report) -> bool:
    """Reports a move of an animal that is not in play, or that never has such a decision."""
    if move.actor in ANIMAL and ANIMAL[move.actor] not in state.animals:
        report(
            "DS0103",
            say("{animal:the} is not in play", animal=ANIMAL_NAMES[move.actor]),
            field=("actor",),
            about=(f"seat:{move.actor}",),
        )
        return True
    owner = _OWNERS.get(move.kind)
    if owner is None or move.actor == owner:
        return False
    report(
        "DS0202",
        say("{what} is {animal:the}'s", what=kind_words(move.kind), animal=ANIMAL_NAMES[owner]),
        field=("actor",),
    )
    return True


_ACTOR_NAMES: dict[int, str] = {CHANCE_ACTOR: CHANCE, ALL_ACTORS: EVERYBODY, **dict(enumerate(ANIMALS))}


def _actor_name(actor: int) -> str:
    return _ACTOR_NAMES[actor]


def _acts_now(due: int, written: str) -> Message:
    return say("{actor} acts now, not {other}", actor=_actor_word(_ACTOR_NAMES[due]), other=_actor_word(written))


def _actor_word(name: str) -> Message | str:
    if name in ANIMAL_NAMES:
        return say("{animal:the}", animal=ANIMAL_NAMES[name])
    return {CHANCE: say("chance"), EVERYBODY: say("everybody")}.get(name, name)
